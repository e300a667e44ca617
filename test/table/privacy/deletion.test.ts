import { beforeEach, describe, expect, test } from 'vitest';
import { type Room, room } from '../support/a-table.ts';
import { lobby } from '../support/matches.ts';
import { AKI, BENI, SERVER } from '../support/people.ts';

const DAY = 24 * 60 * 60_000;

let here: Room;

beforeEach(async () => {
  here = room();
  await here.tables.timers.passTime(new Map());
  await here.tables.privacy.planDeletion(SERVER, AKI.id);
});

/** How long anybody can still undo the deletion, in days. */
async function daysLeft(): Promise<number | undefined> {
  const deletion = await here.tables.stored.deletionOf(SERVER);
  return deletion && (deletion.dueAt - here.clock.now) / DAY;
}

describe('the deletion of a server', () => {
  test('is due after seven days, and not before', async () => {
    const { tables, clock } = here;
    clock.now += 7 * DAY - 1;
    expect(await tables.privacy.deletionsDue()).toEqual([]);
    expect(await tables.privacy.forgetDue(SERVER)).toBe(false);
    clock.now += 1;
    expect(await tables.privacy.deletionsDue()).toEqual([SERVER]);
    expect(await tables.privacy.forgetDue(SERVER)).toBe(true);
    await tables.privacy.finishErasures();
    expect(await tables.stored.knownServers()).toEqual([]);
  });

  test('stands as it was first asked for', async () => {
    const { tables, clock } = here;
    clock.now += DAY;
    const again = await tables.privacy.planDeletion(SERVER, BENI.id);
    expect(again).toEqual(await tables.stored.deletionOf(SERVER));
    expect(again.personId).toBe(AKI.id);
    expect(await daysLeft()).toBe(6);
  });

  test('that was undone after it fell due is not carried out', async () => {
    const { tables, clock } = here;
    clock.now += 7 * DAY;
    expect(await tables.privacy.deletionsDue()).toEqual([SERVER]);
    expect(await tables.privacy.keepServer(SERVER, BENI.id)).toBe(true);
    await lobby(tables, 'botan-cho', AKI);
    expect(await tables.privacy.closeDue(SERVER)).toEqual([]);
    expect(await tables.privacy.forgetDue(SERVER)).toBe(false);
    expect(await tables.stored.knownServers()).toEqual([SERVER]);
  });

  test('has to be told of again if it was undone and asked for again meanwhile', async () => {
    const { tables, clock } = here;
    const first = await tables.privacy.planDeletion(SERVER, AKI.id);
    await tables.privacy.keepServer(SERVER, BENI.id);
    clock.now += 1000;
    const second = await tables.privacy.planDeletion(SERVER, BENI.id);
    await tables.stored.putDeletionTold(SERVER, first.dueAt);
    expect(await tables.stored.deletionsUntold()).toEqual([SERVER]);
    await tables.stored.putDeletionTold(SERVER, second.dueAt);
    expect(await tables.stored.deletionsUntold()).toEqual([]);
  });
});

describe('the time in which nobody can undo it does not count:', () => {
  const left = () => here.tables.servers.left(SERVER);
  const joined = () => here.tables.servers.joined(SERVER);
  const wasAway = () => here.tables.timers.wasAway();
  const outOfReach = async () => {
    await here.tables.timers.passTime(new Map([[SERVER, DAY / 2]]));
    await here.tables.timers.passTime(new Map([[`${SERVER}9`, DAY]]));
  };

  test.each([
    ['while the bot is down', 30, [wasAway], 7],
    ['while the bot is out of the server', 10, [joined], 7],
    ['while the bot is both, once', 10, [wasAway, joined], 7],
    ['while the server is out of reach', 1, [outOfReach], 6.5],
  ] as const)('%s', async (what, days, then, expected) => {
    if (!/down|reach/.test(what)) await left();
    here.clock.now += days * DAY;
    for (const happens of then) await happens();
    expect(await daysLeft()).toBe(expected);
  });

  test('what can be out of reach is known by its server', async () => {
    expect((await here.tables.timers.timed()).map(({ id }) => id)).toEqual([SERVER]);
  });
});

test.each([40 * DAY, -40 * DAY])(
  'a clock that is set by %i ms takes along the deletion of a server',
  async (by) => {
    const { tables, clock } = here;
    clock.now += DAY;
    await tables.timers.clockWasSet(by);
    clock.now += by;
    expect(await daysLeft()).toBe(6);
  },
);
