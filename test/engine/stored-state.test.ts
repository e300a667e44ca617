import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { setOf } from '../../src/engine/core/card-set.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import type { State } from '../../src/engine/round/state.ts';
import { parseState } from '../../src/engine/round/stored-state.ts';
import { GAMES, gameOf } from '../../src/games/index.ts';
import { oneOf, turnsFrom } from '../support/random-match.ts';
import { started } from '../support/started.ts';

/** What a state came to in version 0.1 by thirty more moves, or by fewer to the end. */
type After = Pick<State, 'round' | 'totals' | 'captured' | 'field'> & {
  readonly phase: State['phase']['type'];
};

interface Stored {
  readonly state: object;
  readonly after: After;
}

/** States of every game of then and number of seats in every kind of phase, as version 0.1 wrote them. */
const STORED = readFileSync(new URL('../fixtures/0.1/states.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Stored);

/** The games that version 0.1 had. */
const GAMES_OF_0_1 = [
  ...['suhara-bana', 'ume-botan', 'ino-shika-cho', 'mayumi'],
  ...['botan-cho', 'mushi', 'koi-koi', 'hana-awase'],
];

function playedOn(start: State): State {
  let step = 0;
  const turns = turnsFrom(
    start,
    ({ moves }) => oneOf(moves, (many) => (step++ * 7 + 3) % many),
    30,
  );
  return [...turns].at(-1)?.state ?? start;
}

describe('states stored by version 0.1', () => {
  test('are of every game that it had, and of every phase in which somebody is asked', () => {
    const states = STORED.map(({ state }) => state as State);
    expect(new Set(states.map(({ setup }) => setup.game))).toEqual(new Set(GAMES_OF_0_1));
    const phases = new Set(states.map(({ phase }) => phase.type));
    const asked = ['entry', 'chase', 'chased', 'offer', 'call', 'play', 'capture'];
    expect(asked.filter((type) => !phases.has(type as State['phase']['type']))).toEqual([]);
  });

  test('are played on as they were there', () => {
    for (const { state, after } of STORED) {
      const { round, phase, totals, captured, field } = playedOn(parseState(JSON.stringify(state)));
      expect({ round, phase: phase.type, totals, captured, field }).toEqual(after);
    }
  });

  test('are read as states that this version might have written', () => {
    for (const { state } of STORED) {
      const read = parseState(JSON.stringify(state));
      const { setup } = read;
      const fresh = gameOf(setup.game).start({ ...setup, seed: seedOf(1) }).state;
      expect(Object.keys(read).toSorted()).toEqual(Object.keys(fresh).toSorted());
      expect(read.promised === null).toBe(fresh.promised === null);
    }
  });
});

test('a state stored before there were matches of several games is one of a single game (RP20)', () => {
  const { state } = started('roppyakken', { options: { family: 'changara' }, seed: 3 });
  const { games, dealt: _, ...before } = state;
  expect(games).toBeNull();
  expect(parseState(JSON.stringify(before))).toEqual(state);
});

test('a state stored before cards kept their numbers numbers what each hand holds', () => {
  const { state } = started('koi-koi', { seed: 4 });
  const { dealt, ...before } = playedOn(state);
  const read = parseState(JSON.stringify(before));
  expect({ ...read, dealt }).toEqual({ ...before, dealt });
  expect(read.dealt.map((cards) => setOf(cards))).toEqual(before.hands);
});

test('a state that this version stored is read as it was', () => {
  for (const { id } of GAMES) {
    const { state } = started(id, { seed: 2 });
    expect(parseState(JSON.stringify(state))).toEqual(state);
  }
});
