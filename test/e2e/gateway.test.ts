import { setTimeout as wait } from 'node:timers/promises';
import { type Message, UNAUTHORIZED } from 'discord-sandbox';
import { afterEach, describe, expect, test } from 'vitest';
import { StoreFailure } from '../../src/table/store-failure.ts';
import type { Tables } from '../../src/table/tables.ts';
import { type Club, openClub } from './support/club.ts';
import { startMatch, takeHand } from './support/playing.ts';
import { buttonsFor, pictureOf, textOf, versionOf } from './support/reading.ts';

let club: Club;

afterEach(async () => {
  const { violations } = club.sandbox;
  await club.close();
  expect(violations).toEqual([]);
});

const EDIT = { method: 'PATCH', path: /^\/channels\// };

async function annAlone(): Promise<Message> {
  return await startMatch(club, [club.ann], { game: 'botan-cho', computers: 1 });
}

async function move(hand: Message) {
  return await club.ann.click(hand, buttonsFor(hand, 'move')[0]!.id).done;
}

async function tableShown(): Promise<Message> {
  const match = await club.tables.matches.newestIn(club.room.id);
  return await club.sandbox.waitForMessage(
    (one) => pictureOf(one) === 'table' && versionOf(one) === match?.version,
  );
}

/** A use case fails so many times, as while another program holds the database. */
function failing<Feature extends keyof Tables>(
  feature: Feature,
  name: keyof Tables[Feature] & string,
  times = 1,
): { readonly failures: number } {
  const useCases: Record<string, unknown> = club.tables[feature] as never;
  const real = useCases[name] as (...args: readonly unknown[]) => unknown;
  let failures = 0;
  useCases[name] = (...args: readonly unknown[]) => {
    if (failures < times) {
      failures++;
      throw new StoreFailure('The database is in use by another program.', 'transient');
    }
    return real(...args);
  };
  return {
    get failures() {
      return failures;
    },
  };
}

describe('the token', () => {
  const WHO_AM_I = ({ path }: { readonly path: string }) => path === '/users/@me';

  test('that Discord refuses once, and knows when asked again, is used on', async () => {
    club = await openClub();
    await annAlone();
    const hand = await takeHand(club, club.ann);
    club.sandbox.injectFault({ ...EDIT, ...UNAUTHORIZED });
    expect((await move(hand)).kind).toBe('update');
    await tableShown();
    expect(club.sandbox.requests.filter(WHO_AM_I)).toHaveLength(1);
    const said = club.logged.filter((line) => line.includes('refused the token once'));
    expect(said).toHaveLength(1);
    expect(club.fatal).toEqual([]);
  });

  test('that Discord refuses, and does not know when asked again, ends the bot', async () => {
    club = await openClub();
    await annAlone();
    const hand = await takeHand(club, club.ann);
    club.sandbox.injectFault({ path: /^\/(channels|users)\//, ...UNAUTHORIZED, times: 9 });
    await move(hand);
    await expect.poll(() => club.fatal).toEqual(['token-refused']);
  });

  test('is asked about until Discord says something', async () => {
    club = await openClub();
    await annAlone();
    const hand = await takeHand(club, club.ann);
    club.sandbox.injectFault({ path: /^\/users\//, status: 503, times: 4 });
    club.sandbox.injectFault({ ...EDIT, ...UNAUTHORIZED });
    await move(hand);
    await expect.poll(() => club.sandbox.requests.filter(WHO_AM_I).at(-1)?.status).toBe(200);
    await tableShown();
    expect(club.fatal).toEqual([]);
  });

  test('that Discord refuses once at the login is tried again', async () => {
    club = await openClub();
    await club.stopBot();
    club.sandbox.injectFault({ path: /^\/gateway\/bot/, ...UNAUTHORIZED });
    await club.startBot();
    expect(club.fatal).toEqual([]);
  });
});

test('a press that comes before the bot knows whose the database is, is answered once it does', async () => {
  const claims = [Promise.resolve(true)];
  club = await openClub({ mayServe: async () => (await claims.shift()) ?? true });
  await club.stopBot();
  await club.sandbox.waitForNoBot();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  claims.push(promise);
  const started = club.startBot();
  await club.sandbox.waitForBot();
  const press = club.ann.command(club.room, 'hanafuda help');
  await expect.poll(() => claims).toEqual([]);
  resolve(true);
  expect((await press.done).kind).toBe('reply');
  await started;
});

describe('what fails because of the database', () => {
  test.each([
    ['when it was there last', () => failing('timers', 'wasAway')],
    ['what is unposted', () => failing('messages', 'unposted')],
    ['which servers are known', () => failing('servers', 'known')],
  ])('at the start (%s) is done again, and the bot is up', async (_, fail) => {
    club = await openClub();
    await annAlone();
    await club.stopBot();
    const state = fail();
    await club.startBot();
    await expect.poll(() => state.failures).toBe(1);
    await expect.poll(() => club.logged.join('')).toContain('"errorKind":"store-transient"');
    expect((await move(await takeHand(club, club.ann))).kind).toBe('update');
    await tableShown();
  });

  test('while an event is dealt with is done again', async () => {
    club = await openClub();
    await annAlone();
    failing('servers', 'channelDeleted');
    club.sandbox.deleteChannel(club.room);
    await expect
      .poll(async () => (await club.tables.matches.find(1))?.stopReason)
      .toBe('channel-gone');
    failing('servers', 'left');
    club.sandbox.removeBot(club.server);
    await expect.poll(() => club.store.leftAt(club.server.id)).toEqual(expect.any(Number));
  });
});

describe('many connections', () => {
  test('are made where Discord asks for them, and each hears of its own servers', async () => {
    let now = Date.now();
    club = await openClub({ shards: 3, serversPerShard: 9, clock: () => now });
    const { sandbox } = club;
    await club.stopBot();
    const names = Array.from({ length: 12 }, (_, at) => `Club ${at}`);
    const rooms = names.map((name) => {
      // By its time an id belongs to one of the connections.
      now += 1;
      return sandbox.addChannel(sandbox.addServer(name), 'cards');
    });
    await club.startBot();
    expect(club.fatal).toEqual([]);
    for (const [at, room] of rooms.entries()) {
      // One person can wait in three lobbies only.
      const host = sandbox.addUser(`Hana ${at}`);
      const answer = await host.command(room, 'hanafuda start', { game: 'mushi' }).message();
      expect(textOf(answer)).toContain(`Hana ${at}`);
    }
    expect(club.logged).toEqual([]);
  });

  test('that Discord wants where there is one end the bot', async () => {
    club = await openClub();
    club.sandbox.injectFault({ on: 'identify', close: 4011 });
    club.sandbox.dropSockets({ kind: 'invalid-session', resumable: false });
    await expect.poll(() => club.fatal).toEqual(['sharding-required']);
  });

  test('that Discord does not grant any more today end the bot', async () => {
    club = await openClub({ identifyBudget: 1 });
    await club.stopBot();
    await club.startBot();
    expect(club.fatal).toEqual(['logins-exhausted']);
  });
});

describe('a connection', () => {
  test('on which nothing is acknowledged any more is replaced, and presses come through again', async () => {
    club = await openClub({ heartbeatMs: 1000 });
    await annAlone();
    const hand = await takeHand(club, club.ann);
    club.sandbox.injectFault({ on: 'heartbeat', times: 2 });
    await club.sandbox.waitForNoBot();
    await club.sandbox.waitForBot();
    expect((await move(hand)).kind).toBe('update');
    expect(club.fatal).toEqual([]);
  });

  test('that is gone without a word does not hold up the end', async () => {
    club = await openClub();
    club.sandbox.dropSockets({ kind: 'half-open' });
    // What waits for the other end of a connection waits for half a minute.
    const late = wait(20_000, 'late', { ref: false });
    expect(await Promise.race([club.stopBot(), late])).toBeUndefined();
  });
});
