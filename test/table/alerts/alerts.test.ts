import { beforeEach, describe, expect, test } from 'vitest';
import type { Match } from '../../../src/model/match.ts';
import type { Pace } from '../../../src/model/pace.ts';
import { ALERT_AFTER } from '../../../src/table/alerts/alerts.ts';
import { type Room, room } from '../support/a-table.ts';
import { lobby, practising } from '../support/matches.ts';
import { done } from '../support/outcomes.ts';
import { AKI, BENI, CHIKA, HERE, SERVER } from '../support/people.ts';

const MINUTE = 60_000;

let here: Room;

beforeEach(() => {
  here = room();
});

function ask(personId: string, games: readonly string[] = [], pace: Pace = 'hour'): Promise<void> {
  return here.tables.alerts.put({ serverId: SERVER, personId, games, pace, locale: 'ja' });
}

/** Who is told of the match now, by id, one after another. */
async function told({ id }: Match): Promise<readonly string[]> {
  const next = await here.tables.alerts.next(id);
  return next === null ? [] : [next.alert.personId, ...(await told(next.match))];
}

/** Closes the table and opens another. */
async function another(game: string): Promise<Match> {
  await here.tables.leaving.leave(HERE, AKI);
  return lobby(here.tables, game, AKI);
}

describe('who wants to hear of open tables', () => {
  test('is told once, some seconds after one was opened, and its host is not', async () => {
    await ask(AKI.id);
    await ask(BENI.id);
    const match = await lobby(here.tables, 'botan-cho', AKI);
    expect(await here.store.dueAt(match.id, 'alert')).toBe(here.clock.now + ALERT_AFTER);
    expect(await told(match)).toEqual([BENI.id]);
    expect(await told(match)).toEqual([]);
    expect(await here.store.dueAt(match.id, 'alert')).toBeUndefined();
  });

  test('is not told while they, or the server, are barred', async () => {
    const { store, clock, tables } = here;
    await ask(BENI.id);
    await ask(CHIKA.id);
    await store.putBar({ kind: 'user', id: BENI.id }, clock.now);
    expect(await told(await lobby(tables, 'botan-cho', AKI))).toEqual([CHIKA.id]);
    clock.now += 60 * MINUTE;
    await store.putBar({ kind: 'server', id: SERVER }, clock.now);
    expect(await told(await another('botan-cho'))).toEqual([]);
    await store.liftBar({ kind: 'server', id: SERVER });
    expect(await told(await another('botan-cho'))).toEqual([CHIKA.id]);
  });

  test('is told of the chosen games alone', async () => {
    await ask(BENI.id, ['mushi', 'botan-cho']);
    await ask(CHIKA.id, ['mushi']);
    expect(await told(await lobby(here.tables, 'botan-cho', AKI))).toEqual([BENI.id]);
    // Nor of a game whose name is part of another's.
    await ask(CHIKA.id, ['awase']);
    expect(await told(await another('hana-awase'))).toEqual([]);
  });

  test.each([
    ['always', 5],
    ['hour', 60],
    ['day', 24 * 60],
  ] as const)('is told as often as they like: %s', async (pace, minutes) => {
    await ask(BENI.id, [], pace);
    expect(await told(await lobby(here.tables, 'botan-cho', AKI))).toEqual([BENI.id]);
    here.clock.now += minutes * MINUTE - 1;
    expect(await told(await another('botan-cho'))).toEqual([]);
    here.clock.now += 1;
    expect(await told(await another('botan-cho'))).toEqual([BENI.id]);
  });

  test('is told as soon as they like after the clock was set back', async () => {
    await ask(BENI.id, [], 'hour');
    expect(await told(await lobby(here.tables, 'botan-cho', AKI))).toEqual([BENI.id]);
    await here.tables.timers.clockWasSet(-24 * 60 * MINUTE);
    here.clock.now += -24 * 60 * MINUTE + 60 * MINUTE;
    expect(await told(await another('botan-cho'))).toEqual([BENI.id]);
  });

  test('is not told of a table that has begun, at which they sit, or that they were sent away from', async () => {
    await ask(BENI.id);
    await ask(CHIKA.id);
    const seated = await lobby(here.tables, 'suhara-bana', AKI, BENI, CHIKA);
    done(
      await here.tables.lobby.freeSeat({ at: HERE, person: AKI, occupant: { personId: CHIKA.id } }),
    );
    expect(await told(seated)).toEqual([]);
    done(await here.tables.leaving.leave(HERE, BENI));
    // That table is the same, so they are told of the next.
    expect(await told(await another('botan-cho'))).toEqual([BENI.id, CHIKA.id]);
    const begun = await another('botan-cho');
    done(await here.tables.lobby.join(HERE, BENI));
    here.clock.now += 24 * 60 * MINUTE;
    expect(await told(begun)).toEqual([]);
  });

  test('whom a table could not be told is told of it later, and of none that has closed meanwhile', async () => {
    const { alerts } = here.tables;
    await ask(BENI.id);
    const match = await lobby(here.tables, 'botan-cho', AKI);
    const next = await alerts.next(match.id);
    if (next !== null) await alerts.tellAgain(next.alert);
    const again = await alerts.next(match.id);
    expect(again?.alert.personId).toBe(BENI.id);
    if (again !== null) await alerts.tellAgain(again.alert);
    await here.tables.leaving.leave(HERE, AKI);
    expect(await alerts.next(match.id)).toBeNull();
  });

  test('is written to no more once their account was deleted, in any server', async () => {
    const { alerts } = here.tables;
    await ask(BENI.id);
    await alerts.put({ serverId: '9', personId: BENI.id, games: [], pace: 'day', locale: 'ja' });
    await alerts.gone(BENI.id);
    expect(await told(await lobby(here.tables, 'botan-cho', AKI))).toEqual([]);
    expect(await here.store.alertsOf(BENI.id)).toEqual([]);
    expect(await alerts.tellRefusal(BENI.id)).toBe(false);
  });

  test('gets no more once Discord has refused a message, until they ask again', async () => {
    const { alerts } = here.tables;
    await ask(BENI.id);
    await alerts.refused(BENI.id);
    expect(await told(await lobby(here.tables, 'botan-cho', AKI))).toEqual([]);
    expect([await alerts.tellRefusal(BENI.id), await alerts.tellRefusal(BENI.id)]).toEqual([
      true,
      false,
    ]);
    await ask(BENI.id);
    expect(await told(await another('botan-cho'))).toEqual([BENI.id]);
  });

  test('hears of the next table if this one could not be told', async () => {
    await ask(BENI.id, [], 'day');
    const match = await lobby(here.tables, 'botan-cho', AKI);
    const next = await here.tables.alerts.next(match.id);
    if (next !== null) await here.tables.alerts.notTold(next.alert, match);
    expect(await told(match)).toEqual([]);
    expect(await told(await another('botan-cho'))).toEqual([BENI.id]);
  });

  test('is told of no practice', async () => {
    await ask(BENI.id);
    const { id } = await practising(here.tables, 'botan-cho');
    expect(await here.store.dueAt(id, 'alert')).toBeUndefined();
  });
});
