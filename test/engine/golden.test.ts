import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chooseMove } from '../../src/cpu/choose-move.ts';
import { formatCard } from '../../src/engine/core/cards.ts';
import type { Options, Step } from '../../src/engine/core/game.ts';
import { drawsOf, seedOf } from '../../src/engine/core/random.ts';
import type { Event } from '../../src/engine/round/event.ts';
import { formatMove } from '../../src/engine/round/move-text.ts';
import type { State } from '../../src/engine/round/state.ts';
import { GAMES } from '../../src/games/index.ts';
import { beforeLastTurn, type FinishSpec } from '../support/finish.ts';
import { moveOf } from '../support/play.ts';
import { goldensOfPointGames } from '../support/point-goldens.ts';
import { gameOf, type PositionSpec, position } from '../support/position.ts';
import { shareOut } from '../support/share-out.ts';
import { IRISES, JUNE, MAY, POETRY, REST } from '../support/suhara-piles.ts';
import { movesIn, transcribe } from '../support/transcript.ts';

/**
 * Whole matches and worked examples as text. A transcript holds its own moves, which are made
 * again; `npm run renew -- golden` writes those that are missing or differ, and their change is reviewed
 * like code.
 */
const FOLDER = new URL('../golden/', import.meta.url);
const HINT = 'if the rules are meant to have changed: npm run renew -- golden';
const renews = process.env['RENEW'] === '1' && process.env['CI'] === undefined;

interface Golden {
  readonly about: readonly string[];
  readonly first: () => Step<State, Event>;
  /** The first moves when the transcript is made anew; the computer makes the others. */
  readonly opening?: readonly string[];
  /** No more moves than the opening. */
  readonly isPart?: boolean;
}

const match = (id: string, seats: number, rules: { options: Options; seed: number }) => () =>
  gameOf(id).start({ game: id, seats, options: rules.options, seed: seedOf(rules.seed) });

const built = (id: string, spec: PositionSpec) => (): Step<State, Event> => ({
  state: position(id, spec),
  events: [],
});

/** The last turn of a round that ends with these cards captured. */
function lastTurn(id: string, about: readonly string[], spec: FinishSpec): Golden {
  const { state, last } = beforeLastTurn(id, spec);
  const opening = [`play:${formatCard(last)}`];
  return { about, first: () => ({ state, events: [] }), opening, isPart: true };
}

const SUHARA = { length: 3, forceThree: false, fourBrightsNullify: true };

const GOLDENS: Readonly<Record<string, Golden>> = {
  'botan-cho-3-rounds': {
    about: ['Botan-chō, a match of three rounds.'],
    first: match('botan-cho', 2, { options: { rounds: 3, wildTakesStack: true }, seed: 41 }),
  },
  'botan-cho-single-cards': {
    about: ['Botan-chō, three rounds in which the butterflies take single cards only (B3).'],
    first: match('botan-cho', 2, { options: { rounds: 3, wildTakesStack: false }, seed: 42 }),
  },
  'botan-cho-onitsuki': {
    about: [
      'By hand: the butterflies lie on the field with a stack of pines (B2, B11).',
      'Seat 0 takes the stack with the fourth pine and leaves the butterflies; the plum it turns',
      'takes nothing else and must take them. Seat 1 lays, and turns a mate for what it laid.',
    ],
    first: built('botan-cho', {
      field: 'pine.crane peony.butterflies pine.ribbon pine.chaff1',
      hands: ['pine.chaff2 iris.bridge', 'maple.deer chrys.cup'],
      pile: 'plum.warbler maple.chaff1 *',
    }),
    opening: ['play:pine.chaff2', 'capture:pine.crane+pine.ribbon+pine.chaff1', 'play:maple.deer'],
    isPart: true,
  },
  'botan-cho-worked-example': lastTurn(
    'botan-cho',
    [
      'By hand: the worked example of Mushi with a par of 120. Seat 0 has 2 brights, 3 animals,',
      '3 ribbons and 10 chaff, 95 points, and sanko; seat 1 the rest, 145, and wisterias:',
      '95 − 120 + 25 − 10 = −10, paid by seat 0; seat 1 takes the counter besides.',
    ],
    {
      captured: [
        'pine.crane cherry.curtain plum.warbler iris.bridge chrys.cup' +
          ' pine.ribbon plum.ribbon cherry.ribbon pine.chaff1 pine.chaff2 plum.chaff1 plum.chaff2' +
          ' cherry.chaff1 cherry.chaff2 iris.chaff1 iris.chaff2 chrys.chaff1 paulownia.yellow',
        '*',
      ],
    },
  ),
  'suhara-bana-4-seats': {
    about: ['Suhara-bana at a table of four, three rounds.'],
    first: match('suhara-bana', 4, { options: SUHARA, seed: 43 }),
  },
  'suhara-bana-5-seats': {
    about: ['Suhara-bana at a table of five, three rounds; the first with a drop-out and a chase.'],
    first: match('suhara-bana', 5, { options: SUHARA, seed: 44 }),
    opening: ['drop', 'stay', 'stay', 'stay', 'chase', 'stay', 'drop'],
  },
  'suhara-bana-two-chases': {
    about: [
      'By hand: seats 0, 1 and 2 stay; 3 chases and displaces 1; 4 chases and displaces 0 (S8–S11).',
      'The first active seat anti-clockwise from 0 is 2: it leads, then 3, and the chaser 4 last.',
    ],
    first: built('suhara-bana', { seats: 5, phase: { type: 'entry', seat: 0 } }),
    opening: ['stay', 'stay', 'stay', 'chase', 'stay', 'drop', 'chase', 'stay', 'drop'],
    isPart: true,
  },
  'suhara-bana-two-of-a-month': {
    about: [
      'By hand: the moon would make the sun-moon for seat 1, the geese autumn for seat 2; two',
      'shoifuda of one month may be played, the other on the next turn (S16, S19).',
    ],
    first: built('suhara-bana', {
      round: JUNE,
      hands: [
        'susuki.moon susuki.geese wisteria.chaff1',
        'iris.chaff1 iris.chaff2 peony.chaff1',
        'willow.ribbon willow.lightning peony.chaff2',
      ],
      captured: ['', 'pine.crane pine.chaff1', 'clover.boar clover.chaff1 maple.deer maple.chaff1'],
      pile: 'plum.chaff1 cherry.chaff1 plum.chaff2 chrys.chaff1 *',
    }),
    opening: ['play:susuki.moon', 'play:iris.chaff1', 'play:willow.ribbon', 'play:susuki.geese'],
    isPart: true,
  },
  'suhara-bana-130-90-80': lastTurn(
    'suhara-bana',
    [
      'By hand: card points 130, 90 and 80: B pays A 10 points, 2 units, and C pays A 20, 4 units.',
      'The yaku of this sharing are paid as well.',
    ],
    { round: JUNE, captured: shareOut([130, 90, 80]) },
  ),
  'suhara-bana-130-105-65': lastTurn(
    'suhara-bana',
    ['By hand: card points 130, 105 and 65: C pays A 30 points, 6 units, and B 5, 1 unit.'],
    { round: JUNE, captured: shareOut([130, 105, 65]) },
  ),
  'suhara-bana-3-1-0-hai': lastTurn(
    'suhara-bana',
    [
      'By hand: 3, 1 and 0 hai of 20 points: B pays A 2 hai, C pays A 3 and B 1 (S25). At the middle',
      'field a hai is 8 units. Seat 3 dropped out; the pot goes to 3 hai whole (S26).',
    ],
    {
      round: MAY,
      totals: [94, 100, 150, 94],
      borrowed: [0, 0, 0, 1],
      answers: ['stay', 'stay', 'stay', 'drop'],
      pot: [0, 0, 0, 12],
      captured: [IRISES, POETRY, REST],
    },
  ),
  'suhara-bana-low-man': lastTurn(
    'suhara-bana',
    [
      'By hand: 10 points are low man out: 40 points from everybody, 32 units at the main field',
      '(S12). Nothing else counts, the pot goes back, and seat 1 cannot pay it all (S28).',
    ],
    {
      round: JUNE,
      totals: [60, 20, 150, 46],
      borrowed: [1, 1, 0, 0],
      answers: ['stay', 'stay', 'stay', 'drop'],
      pot: [0, 0, 0, 24],
      captured: shareOut([10, 120, 170]),
    },
  ),
  ...goldensOfPointGames({ match, built, lastTurn }),
};

/** The moves of a new transcript: the opening, then the computer's to the end of the match. */
function newMoves({ first, opening = [], isPart = false }: Golden): readonly string[] {
  let { state } = first();
  const game = gameOf(state.setup.game);
  const draw = drawsOf(state.setup.seed, 'golden');
  const moves: string[] = [];
  for (let seat = game.toAct(state); seat !== undefined; seat = game.toAct(state)) {
    const text = opening[moves.length];
    if (text === undefined && isPart) break;
    const move =
      text === undefined
        ? chooseMove(game.view(state, seat), game.legalMoves(state, seat), draw)
        : moveOf(text);
    moves.push(formatMove(move));
    state = game.apply(state, seat, move).state;
  }
  return moves;
}

/** What the transcript should say, by the moves it holds or, to renew it, by new ones. */
function retold(golden: Golden, before: string): string {
  const told = { about: golden.about, first: golden.first() };
  try {
    const moves = before === '' ? newMoves(golden) : movesIn(before);
    return transcribe({ ...told, moves });
  } catch (error) {
    if (!renews) throw error;
    return transcribe({ ...told, moves: newMoves(golden) });
  }
}

describe('the transcript', () => {
  test.each(Object.entries(GOLDENS))('%s is told again as it was written', (name, golden) => {
    const file = new URL(`${name}.txt`, FOLDER);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const now = retold(golden, before);
    if (renews && now !== before) writeFileSync(file, now);
    else expect(now, HINT).toBe(before);
  });

  test.each(Object.entries(GOLDENS))('%s begins as told and goes on to its end', (name, golden) => {
    const { opening = [], isPart = false } = golden;
    const text = readFileSync(new URL(`${name}.txt`, FOLDER), 'utf8');
    const moves = movesIn(text);
    expect(moves.slice(0, opening.length)).toEqual(opening);
    if (isPart) expect(moves).toHaveLength(opening.length);
    else expect(text).toMatch(/^over, (?:rounds|target|games): scores .*$/m);
  });

  test.each(GAMES.flatMap(({ id, seats }) => seats.map((count) => [id, count] as const)))(
    'of a whole match is there for %s with %i seats',
    (id, count) => {
      const whole = Object.values(GOLDENS).filter(({ isPart }) => isPart !== true);
      const told = whole.map(({ first }) => first().state.setup);
      expect(told).toContainEqual(expect.objectContaining({ game: id, seats: count }));
    },
  );

  test('is of a case above, each file', () => {
    const files = readdirSync(FOLDER).map((file) => file.replace(/\.txt$/, ''));
    expect(files.sort()).toEqual(Object.keys(GOLDENS).sort());
  });
});
