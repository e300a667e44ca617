import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chooseMove } from '../../src/cpu/choose-move.ts';
import type { Options, Setup } from '../../src/engine/core/game.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { drawsOf, seedOf } from '../../src/engine/core/random.ts';
import { formatMove } from '../../src/engine/round/move-text.ts';
import { moveOf } from '../support/play.ts';
import { MATCHES } from '../support/point-goldens.ts';
import { gameOf } from '../support/position.ts';
import { type Chooser, TABLES, turnsFrom } from '../support/random-match.ts';
import { movesIn, transcribe } from '../support/transcript.ts';

/**
 * Whole matches as text. A transcript holds its own moves, which are made
 * again; `npm run renew -- golden` writes those that are missing or differ, and their change is reviewed
 * like code.
 */
const FOLDER = new URL('../golden/', import.meta.url);
const HINT = 'if the rules are meant to have changed: npm run renew -- golden';
const renews = process.env['RENEW'] === '1' && process.env['CI'] === undefined;

interface Golden {
  readonly about: readonly string[];
  readonly setup: Setup;
  /** The first moves when the transcript is made again; the computer makes the others. */
  readonly opening?: readonly string[];
}

const match = (game: string, seats: number, seed: number, house: Options): Setup => {
  const options = { ...defaultOptions(gameOf(game).options), ...house };
  return { game, seats, options, seed: seedOf(seed) };
};

const GOLDENS: Readonly<Record<string, Golden>> = {
  'botan-cho-3-rounds': {
    about: ['Botan-chō, a match of three rounds.'],
    setup: match('botan-cho', 2, 41, { rounds: 3, wildTakesStack: true }),
  },
  'botan-cho-single-cards': {
    about: ['Botan-chō, three rounds in which the butterflies take single cards only (B3).'],
    setup: match('botan-cho', 2, 42, { rounds: 3, wildTakesStack: false }),
  },
  'suhara-bana-4-seats': {
    about: ['Suhara-bana at a table of four, three rounds.'],
    setup: match('suhara-bana', 4, 43, { length: 3 }),
  },
  'suhara-bana-5-seats': {
    about: ['Suhara-bana at a table of five, three rounds; the first with a drop-out and a chase.'],
    setup: match('suhara-bana', 5, 44, { length: 3 }),
    opening: ['drop', 'stay', 'stay', 'stay', 'chase', 'stay', 'drop'],
  },
  'roppyakken-changara': {
    about: ['A match of Changara, best of 3: who has won two games to 300 ken wins (L2, RP20).'],
    setup: match('roppyakken', 2, 140, { family: 'changara', games: 3 }),
  },
  ...Object.fromEntries(
    MATCHES.map(([id, seats, seed, house]): [string, Golden] => {
      const told = Object.entries(house).map(([option, value]) => `${option} ${value}`);
      const about = [`A match of ${id} with ${seats} seats: ${told.join(', ')}.`];
      return [`${id}-${seats}-seats`, { about, setup: match(id, seats, seed, house) }];
    }),
  ),
};

const firstOf = ({ setup }: Golden) => gameOf(setup.game).start(setup);

/** The moves of a new transcript: the opening, then the computer's to the end of the match. */
function newMoves(golden: Golden): readonly string[] {
  const { opening = [] } = golden;
  const { state } = firstOf(golden);
  const game = gameOf(state.setup.game);
  const draw = drawsOf(state.setup.seed, 'golden');
  const left = opening.map(moveOf);
  const choose: Chooser = ({ before, seat, moves }) =>
    left.shift() ?? chooseMove(game.view(before, seat), moves, draw);
  return Array.from(turnsFrom(state, choose), ({ move }) => formatMove(move));
}

/** What the transcript should say, by the moves it holds or, to renew it, by new ones. */
function retold(golden: Golden, before: string): string {
  const told = { about: golden.about, first: firstOf(golden) };
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
    const { opening = [] } = golden;
    const text = readFileSync(new URL(`${name}.txt`, FOLDER), 'utf8');
    const moves = movesIn(text);
    expect(moves.slice(0, opening.length)).toEqual(opening);
    expect(text).toMatch(/^over, (?:rounds|target|games): scores .*$/m);
  });

  test.each(TABLES)('of a whole match is there for $id with $seats seats', ({ id, seats }) => {
    const told = Object.values(GOLDENS).map(({ setup }) => setup);
    expect(told).toContainEqual(expect.objectContaining({ game: id, seats }));
  });

  test('is of a case above, each file', () => {
    const files = readdirSync(FOLDER).map((file) => file.replace(/\.txt$/, ''));
    expect(files.sort()).toEqual(Object.keys(GOLDENS).sort());
  });
});
