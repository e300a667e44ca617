import { expect, test } from 'vitest';
import { findGame } from '../../../src/games/index.ts';
import type { Match } from '../../../src/model/match.ts';
import type { Outcome } from '../../../src/model/outcome.ts';
import type { Tables } from '../../../src/table/tables.ts';
import { room } from '../support/a-table.ts';
import { alone, asked, dealt, moveOn, playRound } from '../support/matches.ts';
import { done, stepsOf } from '../support/outcomes.ts';
import { AKI, BENI, CHIKA, HERE } from '../support/people.ts';

const paused = () => room({ settings: { pause: '10' } });
/** The same with a time for each move. */
const pausedByClock = () => room({ settings: { pause: '10', clock: '60s' } });

/** The pause is over. Throws if there is none. */
async function goOn(tables: Tables, { id }: Match): Promise<Outcome> {
  const outcome = await tables.play.nextRound(id);
  if (outcome === null) throw new Error(`no pause in match ${id}`);
  return outcome;
}

test('after a round the computers wait until the pause is over', async () => {
  const { tables, store, clock } = paused();
  let match = await alone(tables, 'hana-awase', 3);
  const waited: boolean[] = [];
  while (match.status === 'playing') {
    match = await playRound(tables, match);
    if (match.status !== 'playing') break;
    expect(await store.dueAt(match.id, 'pause')).toBe(clock.now + 10_000);
    clock.now += 10_000;
    expect((await tables.timers.due()).map(({ kind }) => kind)).toContain('pause');

    const outcome = await goOn(tables, match);

    waited.push(stepsOf(outcome).length > 0);
    expect(stepsOf(outcome).every(({ byComputer }) => byComputer)).toBe(true);
    match = done(outcome);
    expect(asked(match).person).toEqual(AKI);
    expect((await tables.stored.timersOf(match.id)).pause).toBeUndefined();
    expect(await tables.play.nextRound(match.id)).toBeNull();
  }
  expect(waited).toContain(true);
});

test('whoever is asked in the pause can move at once, which ends it', async () => {
  const { tables } = paused();
  const match = await playRound(tables, await dealt(tables, 'botan-cho', AKI, BENI));
  const { version } = match;
  const moved = done(await moveOn(tables, match));
  expect(moved.version).toBe(version + 1);
  expect((await tables.stored.timersOf(match.id)).pause).toBeUndefined();
});

test('the time for a move begins after the pause', async () => {
  const { tables, clock } = pausedByClock();
  const match = await playRound(tables, await dealt(tables, 'botan-cho', AKI, BENI));
  expect(await tables.timers.moveDueAt(match.id)).toBe(clock.now + 70_000);
});

test('nobody’s time runs in the pause while a computer is to begin', async () => {
  const { tables } = pausedByClock();
  let match = await alone(tables, 'hana-awase', 3);
  const running: boolean[] = [];
  while (match.status === 'playing') {
    match = await playRound(tables, match);
    if (match.status !== 'playing') break;
    const isAsked = findGame(match.game)?.toAct(match.state!) === 0;
    running.push(isAsked);
    expect((await tables.timers.moveDueAt(match.id)) !== null).toBe(isAsked);
    match = done(await goOn(tables, match));
    expect(await tables.timers.moveDueAt(match.id)).not.toBeNull();
  }
  expect(running).toContain(false);
});

test('whoever has left cannot end the pause of the others', async () => {
  const { tables } = paused();
  const match = await playRound(tables, await dealt(tables, 'hana-awase', AKI, BENI, CHIKA));
  done(await tables.leaving.leave(HERE, CHIKA));
  for (const id of [CHIKA.id, '9']) {
    expect(await tables.play.nextRound(match.id, id)).toMatchObject({ reason: 'not-seated' });
  }
  expect((await tables.stored.timersOf(match.id)).pause).toBeDefined();
  expect(await tables.play.nextRound(match.id, BENI.id)).toMatchObject({ ok: true });
  expect((await tables.stored.timersOf(match.id)).pause).toBeUndefined();
});

test('the pause stands for its time when whoever is to lead the next round leaves in it', async () => {
  const { tables, clock, store } = paused();
  const match = await playRound(tables, await dealt(tables, 'ino-shika-cho', AKI, BENI, CHIKA));
  const { person } = asked(match);
  const until = clock.now + 10_000;
  clock.now += 1000;
  const outcome = await tables.leaving.leave(HERE, person);
  expect(stepsOf(outcome)).toEqual([]);
  expect(await store.dueAt(match.id, 'pause')).toBe(until);
  expect(stepsOf(await goOn(tables, match)).length).toBeGreaterThan(0);
});

test('whoever comes back in the pause has their time from its end', async () => {
  const { tables, clock } = pausedByClock();
  const match = await playRound(tables, await dealt(tables, 'botan-cho', AKI, BENI));
  const { person } = asked(match);
  done(await tables.leaving.leave(HERE, person));
  expect(await tables.timers.moveDueAt(match.id)).toBeNull();
  clock.now += 1000;
  done(await tables.lobby.join(HERE, person));
  expect(await tables.timers.moveDueAt(match.id)).toBe(clock.now + 69_000);
});
