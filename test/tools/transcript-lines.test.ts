import { describe, expect, test } from 'vitest';
import type { Setup } from '../../src/engine/core/game.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { transcribe } from '../../src/engine/transcript/transcript.ts';
import { playersOf } from '../../src/tools/matches/players.ts';
import { replay } from '../../src/tools/matches/replay-lines.ts';
import { gameOf } from '../support/position.ts';
import { randomSetup, TABLES } from '../support/random-match.ts';

type Written = Readonly<Record<string, unknown>>;

const STONES = ['stones', 'borrowed', 'pot', 'stage'];

/** The fields that each type of line has, in every game; more may be added. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  match: ['game', 'seats', 'seed', 'options'],
  round: ['round', 'month', 'order', 'hands', 'field', 'pile'],
  move: ['seat', 'move', 'events'],
  settled: 'round captured points yaku multiplier payments scores totals'.split(' '),
  void: ['round', 'why'],
  over: ['totals', 'standing'],
};

/** A match as JSON lines, read again. */
function linesOf(setup: Setup, rounds: number | null = null): readonly Written[] {
  const game = gameOf(setup.game);
  const decide = playersOf(game, setup.seed, 'random');
  const lines = transcribe({ game, setup, decide, rounds });
  return [...lines].map((line) => JSON.parse(JSON.stringify(line)) as Written);
}

const textOf = (lines: readonly Written[]) => lines.map((line) => JSON.stringify(line)).join('\n');

const cardLists = (line: Written, field: string) => line[field] as readonly (readonly string[])[];

describe.each(TABLES)('the lines of $id with $seats seats', ({ id, seats }) => {
  const setups = [0, 1, 2].map((number) => randomSetup(gameOf(id), seats, number));
  const matches = setups.map((setup) => linesOf(setup, 12));

  test('have their fields', () => {
    for (const line of matches.flat()) {
      expect(Object.keys(line)).toEqual(
        expect.arrayContaining([...(FIELDS[String(line['type'])] ?? ['?'])]),
      );
      if (line['type'] !== 'settled') continue;
      const stones = STONES.filter((field) => Object.hasOwn(line, field));
      expect(stones).toEqual(id === 'suhara-bana' ? STONES : []);
    }
  });

  test('begin with the match, which names every option', () => {
    matches.forEach((lines, index) => {
      const { setup } = gameOf(id).start(setups[index] as Setup).state;
      expect(setup).toMatchObject(setups[index] as Setup);
      expect(lines[0]).toEqual({ type: 'match', ...setup });
    });
  });

  test('replay, and are refused at the line that was tampered with', () => {
    const [lines = []] = matches;
    expect(replay(textOf(lines))).toMatchObject({ ok: true, lines: lines.length });
    const tampered: Readonly<Record<string, Written>> = {
      round: { pile: [] },
      move: { events: [] },
      settled: { totals: [] },
      void: { why: 'rain' },
      over: { standing: [] },
    };
    for (const [type, change] of Object.entries(tampered)) {
      const at = lines.findIndex((line) => line['type'] === type);
      if (at === -1) continue;
      const text = textOf(lines.with(at, { ...lines[at], ...change }));
      const [field = ''] = Object.keys(change);
      expect(replay(text)).toMatchObject({ ok: false, line: at + 1 });
      expect(replay(text)).toHaveProperty('reason', expect.stringMatching(`^${field} should be `));
    }
  });
});

describe('a transcript', () => {
  const setup = randomSetup(gameOf('mushi'), 2, 0);
  const lines = linesOf(setup, 1);
  const at = lines.findIndex(({ type }) => type === 'move');

  test('tells the field as dealt, and who took what of it before play', () => {
    const options = { ...defaultOptions(gameOf('koi-koi').options), fieldFour: 'oya-takes' };
    const [, round] = linesOf({ game: 'koi-koi', seats: 2, seed: seedOf(352), options }, 1);
    const peonies = ['butterflies', 'ribbon', 'chaff1', 'chaff2'].map((card) => `peony.${card}`);
    expect(round?.['field']).toEqual(expect.arrayContaining(peonies));
    expect(round?.['field']).toHaveLength(8);
    expect([round?.['order'], round?.['taken']]).toEqual([
      [1, 0],
      [[], peonies],
    ]);
  });

  test('tells a round before a hiki that begins it', () => {
    const options = defaultOptions(gameOf('sakura').options);
    const [, round, move] = linesOf({ game: 'sakura', seats: 2, seed: seedOf(3), options }, 1);
    expect([round?.['type'], move?.['move']]).toEqual(['round', 'hiki:pine']);
    const pines = ['crane', 'ribbon', 'chaff1'].map((card) => `pine.${card}`);
    expect(cardLists(round as Written, 'hands')[0]).toEqual(expect.arrayContaining(pines));
  });

  test('is whole with line ends of either kind, one at its end or several', () => {
    for (const end of ['', '\n', '\r\n\r\n']) {
      expect(replay(textOf(lines).replaceAll('\n', '\r\n') + end).ok).toBe(true);
    }
  });

  test('is let be where somebody added a field', () => {
    expect(replay(textOf(lines.map((line) => ({ ...line, note: 'seen' })))).ok).toBe(true);
  });

  const changed = (line: number, change: object) =>
    textOf(lines.with(line, { ...lines[line], ...change }));
  const end = lines.length;

  test.each<[what: string, text: string, line: number, reason: string]>([
    ['without a match', textOf(lines.slice(1)), 1, 'a transcript begins with a "match" line'],
    ['of no lines', '', 1, 'a transcript begins with a "match" line'],
    ['that is no JSON', `${textOf(lines)}\n{`, end + 1, 'this is no JSON object'],
    [
      'of an unknown game',
      changed(0, { game: 'poker' }),
      1,
      'there is no game "poker"; the games: ',
    ],
    ['with other seats', changed(0, { seats: 7 }), 1, '7 seats'],
    ['with another seed', changed(0, { seed: 'x' }), 1, 'no such seed'],
    ['with an option of no game', changed(0, { options: { foo: 1 } }), 1, 'has no option foo'],
    ['with a move that is none', changed(at, { move: 'fold' }), at + 1, '"fold" is no move'],
    [
      'with a move that was not to be made',
      changed(at, { move: 'claim' }),
      at + 1,
      'the rules do not allow it: seat ',
    ],
    [
      'with another line in the place of a move',
      changed(at, { type: 'moved' }),
      at + 1,
      'type should be "move" and is "moved"',
    ],
    ['with an empty line', textOf(lines).replace('\n', '\n\n'), 2, 'this is no JSON object'],
    [
      'without its last move',
      textOf(lines.toSpliced(-2, 1)),
      end - 1,
      'type should be "move" and is "settled"',
    ],
    [
      'that stops in a round',
      textOf(lines.slice(0, -1)),
      end,
      'the transcript ends in the middle of a round',
    ],
  ])('%s is refused in words', (_, text, line, reason) => {
    const result = replay(text);
    expect(result).toMatchObject({ ok: false, line });
    expect(result).toHaveProperty('reason', expect.stringContaining(reason));
  });
});
