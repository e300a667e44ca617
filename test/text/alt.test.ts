import { describe, expect, test } from 'vitest';
import { cardsOf } from '../../src/engine/core/card-set.ts';
import { type CardId, cardAt } from '../../src/engine/core/cards.ts';
import { type Event, eventsFor } from '../../src/engine/round/event.ts';
import { EMPTY, type State } from '../../src/engine/round/state.ts';
import type { SeatView, View } from '../../src/engine/view/view.ts';
import { GAMES, gameOf, type HanafudaGame } from '../../src/games/index.ts';
import { bareNoun, cardNoun } from '../../src/text/format/cards.ts';
import { MAX_ALT } from '../../src/text/format/description.ts';
import { amount, scoreText } from '../../src/text/format/money.ts';
import { truncate } from '../../src/text/format/truncate.ts';
import { LANGUAGES, words } from '../../src/text/language.ts';
import { needsText, SHORT_NAME, tableAlt } from '../../src/text/pictures/alt.ts';
import { handAlt } from '../../src/text/pictures/hand-alt.ts';
import { settlementAlt, standingAlt } from '../../src/text/pictures/sheet-alt.ts';
import { wordsFor, yakuName } from '../../src/text/rules/game-words.ts';
import { paymentsIn, pointsOf } from '../../src/text/settlement/settlement.ts';
import { type Context, plainVoice } from '../../src/text/story/context.ts';
import { storyLines } from '../../src/text/story/describe.ts';
import { turnIn } from '../../src/text/story/moves.ts';
import { timesText } from '../../src/text/story/narrate.ts';
import type { Words } from '../../src/text/words/words.ts';
import { chaff } from '../support/chaff.ts';
import { hold } from '../support/invariants.ts';
import { NAMES } from '../support/names.ts';
import { position } from '../support/position.ts';
import { playMatch, randomChooser, randomSetup } from '../support/random-match.ts';

/** As long as Discord lets a name be. */
const LONG_NAMES = NAMES.map((name) => name.padEnd(32, '#'));
/** The same as they are told where the table is too large for them. */
const SHORT_NAMES = LONG_NAMES.map((name) => truncate(name, SHORT_NAME));

const TABLES = LANGUAGES.flatMap((words, at) =>
  GAMES.flatMap((game) =>
    game.seats.map((seats) => ({
      language: words.language,
      // In match 2 nobody is ever asked in Koi-Koi.
      number: [0, 1, 3][at] ?? at,
      id: game.id,
      seats,
      game,
      words: wordsFor(words, game.id),
    })),
  ),
);
type Table = (typeof TABLES)[number];

interface Moment {
  /** Of the table, by the house rules of the match. */
  readonly context: Context;
  readonly game: HanafudaGame;
  readonly state: State;
  readonly events: readonly Event[];
}

/** Every moment of a random match under random house rules, another one in each language. */
function eachMoment(table: Table, see: (moment: Moment) => void, names = NAMES): void {
  const { game, seats, number } = table;
  const setup = randomSetup(game, seats, number);
  const context = { ...contextFor(table, names), options: setup.options };
  const choose = randomChooser(number);
  playMatch(game, { setup, choose }, (step) => see({ context, game, ...step }));
}

function contextFor({ id, seats, words }: Table, names = NAMES): Context {
  return { words, game: id, names: names.slice(0, seats) };
}

/** Throws unless all of it is in the text. */
function tells(text: string, parts: readonly string[]): void {
  for (const part of parts) hold(text.includes(part), () => `“${part}” is missing in: ${text}`);
}

/** What a text says of each seat: from its name, at the beginning of a sentence, to the next. */
function partsOf(text: string, names: readonly string[]): readonly string[] {
  const starts = names.map((name) => {
    const marks = [':', ' (', '：', '（'].map((mark) => text.lastIndexOf(`${name}${mark}`));
    return Math.max(...marks);
  });
  return starts.map((start, seat) => text.slice(start, starts[seat + 1]));
}

function nouns(cards: readonly CardId[], words: Words): readonly string[] {
  return cards.map((card) => bareNoun(words, card));
}

/** Each captured card is named, or counted with all of its kind, or with all. */
function tellsCaptured(part: string, cards: readonly CardId[], words: Words): void {
  const isSummed = new RegExp(`${words.alt.capturedSum(cards.length)}[;、]`).test(part);
  for (const card of cards) {
    const { kind } = cardAt(card);
    const count = cards.filter((other) => cardAt(other).kind === kind).length;
    const isTold =
      part.includes(bareNoun(words, card)) ||
      part.includes(words.alt.ofKind(words.kinds[kind], count)) ||
      isSummed;
    hold(isTold, () => `${bareNoun(words, card)} is missing in: ${part}`);
  }
}

function tellsSeat(part: string, seat: SeatView, view: View, context: Context): void {
  const { words, game, info } = plainVoice(context);
  const { alt, sheet } = words;
  const teyaku = view.teyaku.filter((one) => one.seat === seat.seat);
  const calls = view.record.calls?.made[seat.seat] ?? 0;
  tells(part, [
    alt.total(amount(seat.total, view.unit, words)),
    ...(seat.seat === view.oya ? [alt.oya] : []),
    ...(view.teams === null ? [] : [alt.team('ABC'[view.teams[seat.seat] ?? 0] ?? '?')]),
    ...(view.record.games === null
      ? []
      : [words.money.victories(view.record.games[seat.seat] ?? 0)]),
    ...(seat.borrowed > 0 ? [sheet.borrowed(seat.borrowed)] : []),
    ...(seat.inPot > 0 ? [amount(seat.inPot, view.unit, words)] : []),
    ...(seat.answer !== 'none' && seat.answer !== 'stay' ? [alt.answers[seat.answer]] : []),
  ]);
  if (!seat.active) return;
  const isFirst = (view.teams?.[seat.seat] ?? seat.seat) === seat.seat;
  tells(part, [
    alt.hand(seat.hand),
    ...(view.scoresCards ? [sheet.cards(seat.points, pointsOf(info))] : []),
    // What partners have made together is told once.
    ...[...(isFirst ? seat.yaku : []), ...teyaku].map(({ id }) => yakuName(game, id)),
    ...(calls > 0 ? [alt.calls[info.call ?? 'koi-koi'](calls)] : []),
    ...turnMarksOf(seat, view, words),
  ]);
  tellsCaptured(part, cardsOf(seat.captured), words);
}

/** What a seat has done in its turns, where its game lets it shake and bomb. */
function turnMarksOf({ seat }: SeatView, { record }: View, { alt }: Words): readonly string[] {
  const { late } = record;
  if (late === null) return [];
  const of = (counts: readonly number[]) => counts[seat] ?? 0;
  const marks = (['shakes', 'bombs', 'ppeoks'] as const).filter((mark) => of(late[mark]) > 0);
  return [
    ...marks.map((mark) => alt.turnMarks[mark](of(late[mark]))),
    ...(of(late.tokens) > 0 ? [alt.tokens(of(late.tokens))] : []),
  ];
}

/** Throws unless Discord takes the text, and it ends with a whole sentence of those that it could tell. */
function isWhole(text: string): void {
  hold(text.length <= MAX_ALT, () => `${text.length} characters: ${text}`);
  hold(/[.!?。！？]$/.test(text), () => `broken off: ${text}`);
}

/** What decides the game first: whose turn it is, the end of what just happened, and who needs which yaku. */
function decisive(view: View, events: readonly Event[], context: Context): readonly string[] {
  const voice = plainVoice(context);
  const needs = needsText(view, voice);
  const near = view.seats.filter((seat) => seat.active && seat.near.length > 0);
  hold(view.teams !== null || needs.length === near.length, () => `${needs}`);
  return [
    turnIn(view, voice),
    ...storyLines(eventsFor(events, 'spectator'), voice).slice(-1),
    ...needs,
  ].map((line) => line.replaceAll('**', ''));
}

/** How the description of a stack begins. */
function stackOf(owner: number, context: Context): string {
  const { words, name } = plainVoice(context);
  return words.alt.stack(name(owner), '|').split('|')[0] ?? '';
}

function turnedIn(events: readonly Event[]): readonly CardId[] {
  const round = events.slice(events.findLastIndex(({ type }) => type === 'settled') + 1);
  return round.flatMap((event) => (event.type === 'turned' ? [event.card] : [])).slice(-1);
}

function fieldOf({ field }: View): readonly CardId[] {
  return field.filter((place) => place !== EMPTY);
}

/** What a table says besides what its seats have. */
function laidOut(view: View, context: Context, events: readonly Event[]): readonly string[] {
  const { words, names } = context;
  const { phase, multiplier, onifuda } = view;
  const field = fieldOf(view);
  const moved = events.at(-1);
  return [
    ...nouns(field, words),
    ...(moved?.type === 'laid' || moved?.type === 'captured' ? nouns([moved.card], words) : []),
    words.alt.pile(view.pile),
    words.alt.round(view.round, view.rounds),
    ...(phase.type === 'over' ? [] : [names[phase.seat] ?? '?']),
    ...(phase.type === 'capture' ? nouns([phase.card], words) : []),
    ...(view.pot > 0 ? [amount(view.pot, view.unit, words)] : []),
    ...(multiplier === null ? [] : [timesText(multiplier, words)]),
    ...(view.stage === null ? [] : [words.stages[view.stage]]),
    ...(onifuda !== null && field.includes(onifuda)
      ? [words.alt.wild(cardNoun(words, onifuda))]
      : []),
    ...(view.fieldDown > 0 ? [words.alt.fieldDown(view.fieldDown)] : []),
    ...(view.record.late?.stacks ?? []).map(({ owner }) => stackOf(owner, context)),
  ];
}

describe.each(TABLES)('in $language, $id with $seats seats', (table) => {
  const { words } = table;

  test.each([
    ['short', NAMES],
    ['long', LONG_NAMES],
  ])('the description of a table tells all that the picture shows, with %s names', (_, all) => {
    let seen = 0;
    const see = ({ context, game, state, events }: Moment) => {
      const view = game.view(state, 'spectator');
      const shown = eventsFor(events, 'spectator');
      const text = tableAlt(view, context, shown);
      hold(!text.includes('**'), () => `Markdown in: ${text}`);
      isWhole(text);
      // The longest are cut where a table is too large for them.
      const names = text.includes('…') ? SHORT_NAMES.slice(0, table.seats) : context.names;
      tells(text, decisive(view, events, { ...context, names }));
      tells(text, laidOut(view, { ...context, names }, shown));
      const parts = partsOf(text, names);
      for (const seat of view.seats) tellsSeat(parts[seat.seat] ?? '', seat, view, context);
      seen++;
    };
    eachMoment(table, see, all);
    expect(seen).toBeGreaterThan(10);
  });

  test('the description of a hand tells the hand, what it takes, the last move, and the field', () => {
    let seen = 0;
    eachMoment(table, ({ context, game, state, events }) => {
      const seat = game.toAct(state);
      if (seat === undefined) return;
      const view = game.view(state, seat);
      const text = handAlt(view, context, eventsFor(events, 'spectator'));
      isWhole(text);
      tells(text, [
        ...decisive(view, events, context).slice(1),
        ...nouns(
          view.hand.map(({ card }) => card),
          words,
        ),
        ...nouns(turnedIn(events), words),
        ...nouns(fieldOf(view), words),
        words.alt.pile(view.pile),
      ]);
      seen++;
    });
    expect(seen).toBeGreaterThan(10);
  });

  test('the descriptions of a score sheet and of the end tell every figure', () => {
    let seen = 0;
    eachMoment(table, ({ context, game, state, events }) => {
      const view = game.view(state, 'spectator');
      const voice = plainVoice(context);
      for (const event of events) {
        if (event.type === 'over') {
          const { standing } = event;
          const scores = standing.scores.map((score) => scoreText(score, voice.info, voice.words));
          tells(standingAlt(standing, context), [...context.names, ...scores]);
        }
        if (event.type !== 'settled') continue;
        const { settlement } = event;
        const text = settlementAlt(settlement, context);
        isWhole(text);
        const payments = paymentsIn(settlement, voice);
        tells(text, [
          ...settlement.totals.map((total) => amount(total, view.unit, words)),
          ...settlement.yaku.flat().map(({ id }) => yakuName(voice.game, id)),
          // The message tells the payments again: the last of very many are left out here.
          ...payments.filter(
            (payment, index) => index === 0 || text.includes(payments[index + 1] ?? payment),
          ),
        ]);
        seen++;
      }
    });
    expect(seen).toBeGreaterThan(0);
  });
});

test('what multiplies a round is told once, at its beginning too', () => {
  const game = gameOf('kyurei-hana');
  const started = Array.from({ length: 60 }, (_, seed) => game.start(randomSetup(game, 3, seed)));
  const multiplied = started.filter(({ events }) =>
    events.some((one) => one.type === 'multiplied'),
  );
  expect(multiplied).not.toEqual([]);
  for (const { state, events } of multiplied) {
    const context = {
      ...{ words: words('en-US'), game: game.id, names: ['Aki', 'Beni', 'Chika'] },
      options: state.setup.options,
    };
    const told = tableAlt(game.view(state, 'spectator'), context, events);
    expect(told.match(/× \d \(/g)).toHaveLength(1);
  }
});

test('a table of Go-Stop tells how much chaff each has, how far it is to stop, and who would pay double', () => {
  const captured = [chaff(10), `${chaff(3, 10)} pine.crane cherry.curtain susuki.moon`, ''];
  const view = gameOf('go-stop').view(position('go-stop', { captured }), 'spectator');
  for (const [locale, told] of Object.entries({
    en: ['10 pi', '1 of 3 to stop', '3 pi', '3 of 3 to stop; pibak risk'],
    ja: ['ピ10', 'ストップできる3点のうち1点', 'ピ3', 'ピバク（피박）の恐れ'],
    ko: ['피 10장', '날 점수 3점 중 1점', '피 3장', '피박 위험'],
  })) {
    const names = ['Aya', 'Ben', 'Chi'];
    const alt = tableAlt(view, { words: words(locale), game: 'go-stop', names });
    for (const each of told) expect(alt).toContain(each);
    expect(alt.split(told.at(-1)!.split('; ').at(-1)!)).toHaveLength(2);
  }
});
