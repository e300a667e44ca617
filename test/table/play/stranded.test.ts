import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Move } from '../../../src/engine/round/state.ts';
import type { ChooseMove } from '../../../src/model/computer.ts';
import type { Match } from '../../../src/model/match.ts';
import { gameOf } from '../../support/position.ts';
import { type Room, room } from '../support/a-table.ts';
import { against, dealt, moveOn } from '../support/matches.ts';
import { done } from '../support/outcomes.ts';
import { AKI, BENI, SERVER } from '../support/people.ts';

let here: Room;

afterEach(() => here.store.close());

const now = async (): Promise<Match> => {
  const [match] = await here.store.activeMatches(SERVER);
  if (match === undefined) throw new Error('no match');
  return match;
};

const WRONG: readonly (readonly [string, () => Move])[] = [
  ['the rules refuse', () => ({ type: 'pass' })],
  [
    'it does not make, as it fails',
    () => {
      throw new TypeError('a mistake of ours');
    },
  ],
];

describe.each(WRONG)('a move that %s', (_, choose) => {
  test('of a computer that takes no time is another one', async () => {
    const chooseMove: ChooseMove = () => choose();
    here = room({ chooseMove });
    const match = await personMoves(await against(here.tables, 'botan-cho', 'normal'));
    expect(match.version).toBeGreaterThan(2);
  });

  test('of a person whose time is over is another one', async () => {
    const chooseMove: ChooseMove = () => choose();
    here = room({ chooseMove, settings: { clock: '60s' } });
    const match = await dealt(here.tables, 'botan-cho', AKI, BENI);
    here.clock.now += 61_000;
    expect(done((await here.tables.timers.timeOver(match.id))!).version).toBe(match.version + 1);
  });
});

test('a move of a computer that takes its time, which the rules refuse, is another one', async () => {
  here = room({ think: async () => ({ type: 'pass' }) });
  await against(here.tables, 'botan-cho', 'strong');
  await expect.poll(async () => isAsked(await now()), { interval: 1 }).toBe(true);
  const before = await now();
  const { version } = await personMoves(before);
  await expect.poll(async () => (await now()).version).toBeGreaterThan(before.version + 1);
  expect(version).toBeGreaterThan(before.version);
});

function isAsked({ state, players }: Match): boolean {
  const seat = state === null ? undefined : gameOf('botan-cho').toAct(state);
  return seat !== undefined && players[seat]?.type === 'person';
}

async function personMoves(match: Match): Promise<Match> {
  return done(await moveOn(here.tables, match));
}

describe('a match that waits for nobody', () => {
  beforeEach(() => {
    here = room();
  });

  test('is found and goes on, whoever is to move', async () => {
    await here.store.putServerSettings(SERVER, { clock: '60s' });
    const match = await dealt(here.tables, 'botan-cho', AKI, BENI);
    expect(await here.tables.stored.untimedMatches()).toEqual([]);
    const { move } = await here.tables.stored.timersOf(match.id);
    await here.store.clearTimers(match.id);
    expect(await here.tables.stored.untimedMatches()).toEqual([match.id]);
    expect(done(await here.tables.timers.revive(match.id)).version).toBe(match.version);
    expect(await here.tables.stored.timersOf(match.id)).toMatchObject({ move });
    expect((await here.tables.timers.revive(match.id)).ok).toBe(false);
  });

  test('goes on where a computer has to think that nobody asks', async () => {
    await here.store.close();
    here = room({ think: () => new Promise(() => {}) });
    let match = await against(here.tables, 'botan-cho', 'strong');
    if (isAsked(match)) match = await personMoves(match);
    await here.store.clearTimers(match.id);
    expect(await here.tables.stored.untimedMatches()).toEqual([match.id]);
    done(await here.tables.timers.revive(match.id));
    expect((await here.tables.stored.timersOf(match.id)).computer).toBeGreaterThan(0);
    expect(await here.tables.stored.untimedMatches()).toEqual([]);
  });

  test('is none where nobody has a limit and somebody is asked', async () => {
    await here.store.putServerSettings(SERVER, { clock: 'none' });
    const match = await dealt(here.tables, 'botan-cho', AKI, BENI);
    expect(await here.tables.stored.untimedMatches()).toEqual([match.id]);
    expect((await here.tables.timers.revive(match.id)).ok).toBe(false);
  });
});
