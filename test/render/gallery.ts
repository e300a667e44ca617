/**
 * Draws the pictures of docs/pictures from matches that computers play: the same each time.
 *
 *     node test/render/gallery.ts [part of a name]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chooseMove } from '../../src/cpu/choose-move.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { drawsOf, seedOf } from '../../src/engine/core/random.ts';
import type { Event, Settlement } from '../../src/engine/rules/event.ts';
import type { State } from '../../src/engine/rules/state.ts';
import { createPainter } from '../../src/render/painter.ts';
import type { PictureWords } from '../../src/render/words.ts';
import { contextOf } from '../../src/text/context.ts';
import { words as wordsOf } from '../../src/text/language.ts';
import { pictureWords } from '../../src/text/picture.ts';
import { gameOf } from '../support/position.ts';

const FOLDER = new URL('../../docs/pictures/', import.meta.url);
const NAMES: Readonly<Record<string, readonly string[]>> = {
  en: ['Hanako', 'Bertrand', 'Mei-Lin', 'Oskar', 'Zoë'],
  ja: ['花子', 'たけし', '松尾芭蕉', 'さくら', '与謝野'],
};
/** So many steps of one person's and the computers' moves are shown in one picture. */
const SHOWN_STEPS = 2;

/** One moment of a match: its state, and what the last steps did. */
interface Moment {
  readonly state: State;
  readonly recent: readonly Event[];
}

/** What is looked for in a match, and how it is drawn. */
interface Sample {
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  readonly language?: 'en' | 'ja';
  /** The match is the first one, counted from here, that has such a moment. */
  readonly from?: number;
  readonly is: (moment: Moment) => boolean;
  readonly draw: (moment: Moment, words: PictureWords) => readonly Buffer[];
}

const painter = await createPainter();

function* moments(id: string, seats: number, number: number): Generator<Moment> {
  const game = gameOf(id);
  const draw = drawsOf(seedOf(number), 'gallery');
  const options = defaultOptions(game.options);
  let step = game.start({ game: id, seats, options, seed: seedOf(number) });
  let steps: readonly (readonly Event[])[] = [step.events];
  for (;;) {
    yield { state: step.state, recent: steps.flat() };
    const [seat] = game.toAct(step.state);
    if (seat === undefined) return;
    const moves = game.legalMoves(step.state, seat);
    step = game.apply(step.state, seat, chooseMove(game.view(step.state, seat), moves, draw));
    steps = [...steps, step.events].slice(-SHOWN_STEPS);
  }
}

function find({ game, seats, from = 1, is }: Sample): Moment {
  for (let number = from; number < from + 500; number++) {
    for (const moment of moments(game, seats, number)) if (is(moment)) return moment;
  }
  throw new RangeError(`no such moment in any match of ${game}`);
}

function table({ state, recent }: Moment, words: PictureWords): readonly Buffer[] {
  return [painter.table(gameOf(state.setup.game).view(state, 'spectator'), recent, words)];
}

function hand({ state }: Moment, words: PictureWords): readonly Buffer[] {
  const game = gameOf(state.setup.game);
  const [seat = 0] = game.toAct(state);
  return [painter.hand(game.view(state, seat), words)];
}

function settled({ recent }: Moment): Settlement | undefined {
  return recent.findLast((event) => event.type === 'settled')?.settlement;
}

function settlement(moment: Moment, words: PictureWords): readonly Buffer[] {
  const round = settled(moment);
  const view = gameOf(moment.state.setup.game).view(moment.state, 'spectator');
  return round === undefined ? [] : painter.settlement(view, round, words);
}

function standing({ recent }: Moment, words: PictureWords): readonly Buffer[] {
  const over = recent.findLast((event) => event.type === 'over');
  return over === undefined ? [] : [painter.standing(over.standing, words)];
}

/** A turn begins with so many cards left in the pile. */
function atPile(count: number): Sample['is'] {
  return ({ state }) => state.phase.type === 'play' && state.pile.length - state.drawn === count;
}

function inPhase(type: State['phase']['type'], from?: 'hand' | 'pile'): Sample['is'] {
  return ({ state: { phase } }) =>
    phase.type === type &&
    (from === undefined || (phase.type === 'capture' && phase.from === from));
}

function isOver({ state }: Moment): boolean {
  return state.phase.type === 'over';
}

function viewOf({ state }: Moment) {
  const game = gameOf(state.setup.game);
  return game.view(state, game.toAct(state)[0] ?? 'spectator');
}

function hasBlocked(moment: Moment): boolean {
  const { hand: cards } = viewOf(moment);
  return cards.length > 3 && cards.some(({ blocked }) => blocked !== undefined);
}

function hasHeap({ state }: Moment): boolean {
  const months = state.field.map((card) => card >> 2);
  return (
    state.phase.type === 'play' &&
    months.some((month) => month >= 0 && months.filter((other) => other === month).length === 3)
  );
}

function hasWildOnField(moment: Moment): boolean {
  const { onifuda, field, pile } = viewOf(moment);
  return onifuda !== null && field.includes(onifuda) && pile < 15;
}

const BOTAN = { game: 'botan-cho', seats: 2 } as const;
const SUHARA4 = { game: 'suhara-bana', seats: 4 } as const;
const SUHARA5 = { game: 'suhara-bana', seats: 5 } as const;

const SAMPLES: readonly Sample[] = [
  { ...BOTAN, name: 'botan-cho-early', is: atPile(17), draw: table },
  { ...BOTAN, name: 'botan-cho-middle', is: atPile(8), draw: table },
  { ...BOTAN, name: 'botan-cho-middle-ja', language: 'ja', is: atPile(8), draw: table },
  { ...BOTAN, name: 'botan-cho-late', is: atPile(1), draw: table },
  { ...BOTAN, name: 'botan-cho-heap', is: hasHeap, draw: table },
  { ...BOTAN, name: 'botan-cho-onifuda', is: hasWildOnField, draw: table },
  { ...BOTAN, name: 'botan-cho-choice', is: inPhase('capture', 'pile'), draw: table },
  { ...BOTAN, name: 'botan-cho-hand', is: atPile(16), draw: hand },
  { ...BOTAN, name: 'botan-cho-hand-choice', is: inPhase('capture', 'hand'), draw: hand },
  {
    ...BOTAN,
    name: 'botan-cho-settlement',
    is: (moment) => settled(moment)?.yaku.some((made) => made.length > 0) ?? false,
    draw: settlement,
  },
  { ...BOTAN, name: 'botan-cho-standing', is: isOver, draw: standing },
  { ...SUHARA4, name: 'suhara-bana-4-auction', is: inPhase('entry'), draw: table },
  { ...SUHARA4, name: 'suhara-bana-4-early', is: atPile(19), draw: table },
  { ...SUHARA4, name: 'suhara-bana-4-middle', is: atPile(9), draw: table },
  { ...SUHARA4, name: 'suhara-bana-4-middle-ja', language: 'ja', is: atPile(9), draw: table },
  { ...SUHARA4, name: 'suhara-bana-4-late', is: atPile(1), draw: table },
  { ...SUHARA5, name: 'suhara-bana-5-auction', is: inPhase('entry'), draw: table },
  { ...SUHARA5, name: 'suhara-bana-5-chase', is: inPhase('chased'), draw: table },
  { ...SUHARA5, name: 'suhara-bana-5-choice', is: inPhase('capture', 'hand'), draw: table },
  { ...SUHARA5, name: 'suhara-bana-5-middle', is: atPile(9), draw: table },
  {
    ...SUHARA5,
    name: 'suhara-bana-5-late',
    from: 5,
    is: (moment) =>
      atPile(2)(moment) &&
      moment.state.round > 2 &&
      moment.state.stakes?.borrowed.some((plates) => plates > 0) === true,
    draw: table,
  },
  { ...SUHARA4, name: 'suhara-bana-hand', is: atPile(18), draw: hand },
  { ...SUHARA4, name: 'suhara-bana-hand-auction', is: inPhase('entry'), draw: hand },
  { ...SUHARA4, name: 'suhara-bana-hand-burdened', is: hasBlocked, draw: hand },
  {
    ...SUHARA5,
    name: 'suhara-bana-settlement',
    is: (moment) => (settled(moment)?.payments.length ?? 0) > 9,
    draw: settlement,
  },
  {
    ...SUHARA4,
    name: 'suhara-bana-settlement-ja',
    language: 'ja',
    is: (moment) => settled(moment) !== undefined,
    draw: settlement,
  },
  { ...SUHARA5, name: 'suhara-bana-standing', is: isOver, draw: standing },
];

function wordsFor({ game, seats, language = 'en' }: Sample): PictureWords {
  const names = (NAMES[language] ?? []).slice(0, seats);
  const players = names.map((name, id) => ({
    type: 'person' as const,
    person: { id: String(id), name },
    away: false,
    missed: 0,
  }));
  return pictureWords(contextOf({ game, players }, wordsOf(language)));
}

mkdirSync(FOLDER, { recursive: true });
for (const sample of SAMPLES.filter(({ name }) => name.includes(process.argv[2] ?? ''))) {
  const pictures = sample.draw(find(sample), wordsFor(sample));
  for (const [index, picture] of pictures.entries()) {
    const name = index === 0 ? sample.name : `${sample.name}-${index + 1}`;
    writeFileSync(new URL(`${name}.png`, FOLDER), picture);
    console.log(`${name}.png  ${Math.round(picture.length / 1000)} KB`);
  }
}
