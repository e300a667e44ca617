import { setTimeout as wait } from 'node:timers/promises';
import { refusal, UNAUTHORIZED } from 'discord-sandbox';
import { describe, expect, test } from 'vitest';
import { clubOfEach } from './support/club.ts';
import {
  annAlone,
  move,
  startMatch,
  storedVersion,
  tableShown,
  takeHand,
} from './support/playing.ts';
import {
  buttonFor,
  buttonsFor,
  isPrivate,
  pictureOf,
  textOf,
  versionOf,
} from './support/reading.ts';

const { club, open } = clubOfEach({ mayLog: true });

const EDIT = { method: 'PATCH', path: /^\/channels\// };

describe('a hand', () => {
  test('is made fresh by itself only while its token lives', async () => {
    let now = Date.now();
    await open({ clock: () => now, now: () => now });
    const { ann, bob } = club;
    await startMatch(club, [ann, bob], { game: 'botan-cho' });
    const hands = [await takeHand(club, ann), await takeHand(club, bob)];
    const asked = hands.find((hand) => buttonsFor(hand, 'move').length > 0)!;
    const waiting = hands.find((hand) => hand !== asked)!;
    const who = asked === hands[0] ? ann : bob;
    now += 14.6 * 60_000;
    const requests = () =>
      club.sandbox.requests.filter(
        ({ method, path }) => method === 'PATCH' && path.startsWith('/webhooks/'),
      );
    await who.click(asked, buttonsFor(asked, 'move')[0]!.id).message();
    await tableShown(club);
    expect(requests()).toEqual([]);
    const other = who === ann ? bob : ann;
    const fresh = await takeHand(club, other);
    expect(fresh.id).not.toBe(waiting.id);
    expect(club.logged).toEqual([]);
  });
});

describe('a channel', () => {
  test('that is closed to the bot keeps its match, says so, and goes on once it is open', async () => {
    await open();
    await annAlone(club);
    const hand = await takeHand(club, club.ann);
    club.sandbox.setPermissions(club.room, { without: ['viewChannel'] });
    const before = club.sandbox.requests.length;
    const outcome = await move(club, hand);
    const after = await storedVersion(club);
    await club.sandbox.waitForRequest(({ status }) => status === 403);
    const refused = await club.ann.command(club.room, 'hanafuda hand').message();
    expect(isPrivate(refused)).toBe(true);
    expect(textOf(refused)).toContain('View Channel');
    if (outcome.kind !== 'update') throw new Error(outcome.kind);
    await move(club, outcome.message);
    expect(await storedVersion(club)).toBe(after);
    const forbidden = club.sandbox.requests.slice(before).filter(({ status }) => status === 403);
    expect(forbidden).toHaveLength(1);

    club.sandbox.setPermissions(club.room, { without: [] });
    const shown = await club.ann.command(club.room, 'hanafuda hand').message();
    expect(pictureOf(shown)).toBe('hand');
    await tableShown(club);
  });

  test('that is closed for a time-out, of whose end Discord says nothing, shows its match again by itself', async () => {
    let now = Date.now();
    await open({ clock: () => now, now: () => now });
    await annAlone(club);
    const hand = await takeHand(club, club.ann);
    const forbidden = () => club.sandbox.requests.filter(({ status }) => status === 403).length;
    // The bot counts from when it has read the refusal.
    const closings = () => club.logged.filter((line) => line.includes('closed to the bot')).length;
    club.sandbox.injectFault({ ...EDIT, ...refusal(50013), times: 2 });
    await move(club, hand);
    await expect.poll(closings).toBe(1);
    now += 9 * 60_000;
    await expect.poll(() => club.store.aliveAt()).toBe(now);
    expect(forbidden()).toBe(1);
    now += 60_000;
    await expect.poll(closings).toBe(2);
    expect(forbidden()).toBe(2);
    now += 10 * 60_000;
    await tableShown(club);
  });
});

test('a match goes on where the rules have changed so that it cannot be played again', async () => {
  await open();
  const { ann, bob, room, store } = club;
  await startMatch(club, [ann, bob], { game: 'botan-cho', rules: 'rounds=3' });
  const hands = [await takeHand(club, ann), await takeHand(club, bob)];
  const { records } = store;
  store.records = async (id) =>
    (await records(id)).map((step) =>
      step.move === null ? step : { ...step, move: { type: 'capture', take: [0, 1] } },
    );
  const asked = hands.find((hand) => buttonsFor(hand, 'move').length > 0);
  if (asked === undefined) throw new Error('nobody is asked');
  const [mover, other] = asked === hands[0] ? [ann, bob] : [bob, ann];
  await mover.click(asked, buttonFor(asked, 'move').id).message();
  await tableShown(club);
  const version = versionOf(await mover.command(room, 'hanafuda table').message());
  expect(version).toBe((await club.tables.stored.newestMatch(room.id))?.version);
  const waiting = hands.find((hand) => hand !== asked);
  const shown = other.view(room).find(({ id }) => id === waiting?.id);
  expect(shown && versionOf(shown)).toBe(version);
  store.records = records;
  expect(club.logged).toEqual([]);
});

test('a deletion that fails keeps no match waiting', async () => {
  await open();
  await club.store.putServerSettings(club.server.id, { clock: '60s' });
  club.store.deletionsDue = () => Promise.reject(new Error('a mistake'));
  await startMatch(club, [club.ann, club.bob], { game: 'botan-cho' });
  const match = await club.tables.stored.newestMatch(club.room.id);
  if (match === undefined) throw new Error('there is no match');
  await club.store.clearTimers(match.id);
  await expect.poll(() => club.tables.timers.moveDueAt(match.id)).toBeTypeOf('number');
  expect(club.logged.join()).toContain('the deletion of what is over failed');
});

describe('the connection', () => {
  test('that Discord refuses because of intents ends the bot', async () => {
    await open({ allowedIntents: 0 });
    expect(club.fatal).toEqual(['intents-refused']);
  });

  test('with a token that Discord does not know ends the bot', async () => {
    await open({ wrongToken: 'MTIz.abc.def' });
    expect(club.fatal).toEqual(['token-refused']);
  });
});

describe('the token', () => {
  const WHO_AM_I = ({ path }: { readonly path: string }) => path === '/users/@me';

  test('that Discord refuses once, and knows when asked again, is used on', async () => {
    await open();
    await annAlone(club);
    const hand = await takeHand(club, club.ann);
    club.sandbox.injectFault({ ...EDIT, ...UNAUTHORIZED });
    expect((await move(club, hand)).kind).toBe('update');
    await tableShown(club);
    expect(club.sandbox.requests.filter(WHO_AM_I)).toHaveLength(1);
    const said = club.logged.filter((line) => line.includes('refused the token once'));
    expect(said).toHaveLength(1);
    expect(club.fatal).toEqual([]);
  });

  test('that Discord refuses, and does not know when asked again, ends the bot', async () => {
    await open();
    await annAlone(club);
    const hand = await takeHand(club, club.ann);
    club.sandbox.injectFault({ path: /^\/(channels|users)\//, ...UNAUTHORIZED, times: 9 });
    await move(club, hand);
    await expect.poll(() => club.fatal).toEqual(['token-refused']);
  });
});

test('a press that comes before the bot knows whose the database is, is answered once it does', async () => {
  const claims = [Promise.resolve(true)];
  await open({ mayServe: async () => (await claims.shift()) ?? true });
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

describe('a connection', () => {
  test('that is gone without a word does not hold up the end', async () => {
    await open();
    club.sandbox.dropSockets({ kind: 'half-open' });
    // What waits for the other end of a connection waits for half a minute.
    const late = wait(20_000, 'late', { ref: false });
    expect(await Promise.race([club.stopBot(), late])).toBeUndefined();
  });
});
