import { defaultOptions } from '../../src/engine/core/options.ts';
import { matchStory } from '../../src/engine/match/match-story.ts';
import { eventsFor } from '../../src/engine/round/event.ts';
import { GAMES, type HanafudaGame } from '../../src/games/index.ts';
import type { Painter } from '../../src/render/painter.ts';
import type { Png } from '../../src/render/raster/png.ts';
import type { PictureWords } from '../../src/render/words.ts';
import {
  findMoment,
  findRichest,
  hasBlocked,
  hasCalled,
  hasHeap,
  hasMadeYaku,
  hasWildOnField,
  type Is,
  inPhase,
  isBlind,
  isEarly,
  isLast,
  isMiddle,
  isOver,
  isSettledWith,
  type Moment,
  settledIn,
  standingIn,
} from '../support/moments.ts';

/** A picture of the gallery, or several that belong together. */
export interface Sample {
  /** The beginning of a file name. */
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  readonly language: 'en' | 'ja' | 'ko';
  /** Whose names: `long` are of the lengths and scripts that Discord allows. */
  readonly names: 'usual' | 'long';
  readonly draw: (painter: Painter, words: PictureWords) => readonly Promise<Png>[];
}

type Draw = (moment: Moment) => Sample['draw'];

/** How a sample differs from a table in English with usual names. */
interface Wish {
  readonly seats: number;
  readonly find: (game: string, seats: number) => Moment;
  readonly draw?: Draw;
  readonly language?: Sample['language'];
  readonly names?: Sample['names'];
}

const table: Draw =
  ({ game, state, recent }) =>
  (painter, words) => [painter.table(game.view(state, 'spectator'), recent, words)];

const hand: Draw =
  ({ game, state, recent }) =>
  (painter, words) => {
    const seat = game.toAct(state) ?? 0;
    return [painter.hand(game.view(state, seat), words, eventsFor(recent, seat))];
  };

const settlement: Draw = (moment) => (painter, words) => {
  const settled = settledIn(moment);
  const view = moment.game.view(moment.state, 'spectator');
  return settled === undefined ? [] : painter.settlement(view, settled, words);
};

const standing: Draw = (moment) => (painter, words) => {
  const end = standingIn(moment);
  if (end === undefined) return [];
  return [painter.standing(end, words, matchStory(moment.all, moment.state.setup.seats))];
};

/** The same of a match that was rated, and that its winner won after two others. */
const ratedStanding: Draw = (moment) => (painter, words) => {
  const end = standingIn(moment);
  if (end === undefined) return [];
  const { seats } = moment.state.setup;
  const records = Array.from({ length: seats }, (_, seat) => {
    const hasWon = end.places[0]?.includes(seat) === true;
    const after = hasWon ? 1627 : 1541;
    const streak = hasWon ? '3 wins in a row' : null;
    return { rating: { before: String(hasWon ? 1588 : 1580), after: String(after) }, streak };
  });
  return [painter.standing(end, words, { ...matchStory(moment.all, seats), records })];
};

const result: Draw = (moment) => (painter, words) => {
  const settled = settledIn(moment);
  if (settled === undefined) return [];
  const view = moment.game.view(moment.state, 'spectator');
  const story = matchStory(moment.all, moment.state.setup.seats);
  return [painter.result({ view, settlement: settled }, words, story)];
};

/** A round in the middle of a match that somebody has won with a yaku. */
const isWonLater: Is = (moment) => isSettledWith(1)(moment) && (settledIn(moment)?.round ?? 0) >= 5;

function at(is: Is): Wish['find'] {
  return (game, seats) => findMoment(game, seats, is);
}

function sample(game: string, what: string, wish: Wish): Sample {
  const { seats, find, draw = table, language = 'en', names = 'usual' } = wish;
  return {
    ...{ name: nameOf(game, what, language), game, seats, language, names },
    draw: (painter, words) => draw(find(game, seats))(painter, words),
  };
}

function nameOf(game: string, what: string, language: Sample['language']): string {
  return `${game}-${what}${language === 'en' ? '' : `-${language}`}`;
}

/** All pages of a chart, which the rules of the game in that language show. */
function chart(
  { id, seats: [seats = 2], options }: HanafudaGame,
  language: Sample['language'],
): Sample {
  const house = { game: id, options: defaultOptions(options), seats, month: null };
  return {
    ...{ name: nameOf(id, 'yaku', language), game: id, seats, language, names: 'usual' },
    draw: (painter, words) => {
      const { png, pages } = painter.yakuChart(house, 0, words);
      const others = Array.from({ length: pages - 1 }, (_, at) =>
        painter.yakuChart(house, at + 1, words),
      );
      return [png, ...others.map((page) => page.png)];
    },
  };
}

/** About half of the games; each stays what it is, whatever games join it. */
function isOdd(id: string): boolean {
  return [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 1;
}

/** What is shown of a game; half of the games have in Japanese what the others have in English. */
function samplesOf(game: HanafudaGame): readonly Sample[] {
  const { id } = game;
  const most = game.seats.at(-1) ?? 2;
  const [here, there] = isOdd(id) ? (['ja', 'en'] as const) : (['en', 'ja'] as const);
  const odd = { seats: most, names: 'long' } as const;
  return [
    ...game.seats.flatMap((seats) => [
      sample(id, `${seats}-early`, { seats, find: at(isEarly), language: here }),
      sample(id, `${seats}-middle`, { seats, find: at(isMiddle) }),
      sample(id, `${seats}-last`, { seats, find: at(isLast), language: there }),
    ]),
    ...(game.seats.length === 1 || most > 3
      ? [sample(id, 'most-captured', { ...odd, find: findRichest, language: here })]
      : []),
    sample(id, 'hand', { seats: most, find: at(isMiddle), draw: hand, language: there }),
    sample(id, 'settlement', { ...odd, find: at(isSettledWith(2)), draw: settlement }),
    sample(id, 'standing', { seats: most, find: at(isOver), draw: standing, language: here }),
    ...(['en', 'ja', 'ko'] as const).map((language) => chart(game, language)),
  ];
}

/** What only some games have. */
const PECULIAR: readonly Sample[] = [
  sample('suhara-bana', 'auction', { seats: 5, find: at(inPhase('entry')) }),
  sample('suhara-bana', 'chase', { seats: 5, find: at(inPhase('chased')), names: 'long' }),
  sample('suhara-bana', 'hand-burdened', { seats: 4, find: at(hasBlocked), draw: hand }),
  sample('ume-botan', 'blind', { seats: 4, find: at(isBlind) }),
  sample('botan-cho', 'heap', { seats: 2, find: at(hasHeap) }),
  sample('botan-cho', 'onifuda', { seats: 2, find: at(hasWildOnField), language: 'ja' }),
  sample('botan-cho', 'choice', { seats: 2, find: at(inPhase('capture', 'pile')) }),
  sample('botan-cho', 'hand-choice', {
    seats: 2,
    find: at(inPhase('capture', 'hand')),
    draw: hand,
  }),
  sample('mushi', 'entry', { seats: 4, find: at(inPhase('entry')) }),
  sample('koi-koi', 'yaku-made', { seats: 2, find: at(hasMadeYaku) }),
  sample('koi-koi', 'call', { seats: 2, find: at(hasCalled), language: 'ja' }),
  sample('suhara-bana', 'yaku-made', { seats: 5, find: at(hasMadeYaku) }),
  sample('sakura', 'yaku-made', { seats: 7, find: at(hasMadeYaku) }),
  sample('ino-shika-cho', 'yaku-made', { seats: 4, find: at(hasMadeYaku), names: 'long' }),
  sample('koi-koi', 'result', { seats: 2, find: at(isWonLater), draw: result }),
  sample('hiraya', 'five-brights', { seats: 3, find: at(isSettledWith(2)), draw: settlement }),
  sample('koi-koi', 'end', { seats: 2, find: at(isOver), draw: ratedStanding }),
  sample('koi-koi', 'hand-call', { seats: 2, find: at(inPhase('call')), draw: hand }),
];

/** Every picture that depends on a game. */
export const SAMPLES: readonly Sample[] = [...GAMES.flatMap(samplesOf), ...PECULIAR];
