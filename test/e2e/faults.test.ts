import { setTimeout as wait } from 'node:timers/promises';
import { type Message, refusal, UNAUTHORIZED } from 'discord-sandbox';
import { describe, expect, test } from 'vitest';
import { publicIn } from '../torture/support/channels.ts';
import { clubOfEach } from './support/club.ts';
import {
  annAlone,
  annAndBob,
  currentMatch,
  move,
  press,
  startMatch,
  storedVersion,
  tableOf,
  tableShown,
  takeHand,
} from './support/playing.ts';
import {
  buttonFor,
  buttonsFor,
  isPrivate,
  pictureOf,
  textOf,
  toldAlone,
  versionOf,
} from './support/reading.ts';

const { club, open } = clubOfEach({ mayLog: true });

/** In a new club Ann plays against a computer; her hand. */
async function annPlays(options: Parameters<typeof open>[0] = {}): Promise<Message> {
  await open(options);
  await annAlone(club);
  return await takeHand(club, club.ann);
}

const EDIT = { method: 'PATCH', path: /^\/channels\// };
const POST = { method: 'POST', path: /^\/channels\/\d+\/messages$/ };
const CALLBACK = { method: 'POST', path: /\/callback$/ };
const INVALID = { status: 400, body: { code: 50035, message: 'Invalid Form Body' } };
const ALL = 2n ** 53n - 1n;

describe('a hand', () => {
  test('is made fresh by itself only while its token lives', async () => {
    let now = Date.now();
    await open({ clock: () => now, now: () => now });
    const { asked, waiting, hand } = await annAndBob(club);
    const old = await takeHand(club, waiting);
    // Its token is kept after it is shown.
    await club.stopBot();
    now += 14.6 * 60_000;
    await club.startBot();
    for (let asking = hand; buttonsFor(asking, 'move').length > 0; ) {
      const outcome = await move(club, asking, asked);
      if (outcome.kind !== 'update') throw new Error(outcome.kind);
      asking = outcome.message;
    }
    // All that it still had to show is shown.
    await club.stopBot();
    const shown = club.sandbox.world.messages.get(old.id)?.message;
    expect(shown && versionOf(shown)).toBe(versionOf(old));
    await club.startBot();
    expect((await takeHand(club, waiting)).id).not.toBe(old.id);
    expect(club.logged).toEqual([]);
  });
});

describe('a channel', () => {
  test('that is closed to the bot keeps its match, says so, and goes on once it is open', async () => {
    const hand = await annPlays();
    club.sandbox.setPermissions(club.room, { without: ['viewChannel'] });
    const before = club.sandbox.requests.length;
    const outcome = await move(club, hand);
    const after = await storedVersion(club);
    await club.sandbox.waitForRequest(({ status }) => status === 403);
    const refused = await club.ann.command(club.room, 'hanafuda hand').message();
    expect(toldAlone(refused)).toContain('View Channel');
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
    const hand = await annPlays({ clock: () => now, now: () => now });
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
  const { room, store } = club;
  const { asked, waiting, hand } = await annAndBob(club);
  const { id } = await takeHand(club, waiting);
  const { records } = store;
  store.records = async (match) =>
    (await records(match)).map((step) =>
      step.move === null ? step : { ...step, move: { type: 'capture', take: [0, 1] } },
    );
  await move(club, hand, asked);
  await tableShown(club);
  const version = versionOf(await asked.command(room, 'hanafuda table').message());
  expect(version).toBe(await storedVersion(club));
  const shown = () => waiting.view(room).find((one) => one.id === id);
  await expect.poll(() => versionOf(shown()!)).toBe(version);
  store.records = records;
  expect(club.logged).toEqual([]);
});

test('a deletion that fails keeps no match waiting', async () => {
  await open();
  await club.store.putServerSettings(club.server.id, { clock: '60s' });
  club.store.deletionsDue = () => Promise.reject(new Error('a mistake'));
  await startMatch(club, [club.ann, club.bob], { game: 'botan-cho' });
  await expect.poll(() => club.logged.join()).toContain('the deletion of what is over failed');
  const { id } = await currentMatch(club);
  await club.store.clearTimers(id);
  await expect.poll(() => club.tables.timers.moveDueAt(id)).toBeTypeOf('number');
});

describe('the token', () => {
  const WHO_AM_I = ({ path }: { readonly path: string }) => path === '/users/@me';

  test('that Discord refuses once, and knows when asked again, is used on', async () => {
    const hand = await annPlays();
    club.sandbox.injectFault({ ...EDIT, ...UNAUTHORIZED });
    expect((await move(club, hand)).kind).toBe('update');
    await tableShown(club);
    expect(club.sandbox.requests.filter(WHO_AM_I)).toHaveLength(1);
    const said = club.logged.filter((line) => line.includes('refused the token once'));
    expect(said).toHaveLength(1);
    expect(club.fatal).toEqual([]);
  });

  test('that Discord refuses, and does not know when asked again, ends the bot', async () => {
    const hand = await annPlays();
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

/** Lines of the log that say that something of ours is wrong. */
function errors(): readonly string[] {
  return club.logged.filter((line) => line.includes('"level":"error"'));
}

test('a message that was being posted while its match was deleted is taken away', async () => {
  const hand = await annPlays();
  const table = tableOf(club)!;
  club.sandbox.world.deleteMessage(table.id);
  const { promise: answerUntil, resolve: answer } = Promise.withResolvers<void>();
  club.sandbox.injectFault({ ...POST, answerUntil });
  const moved = move(club, hand);
  await club.sandbox.waitForMessage(
    (one) => !isPrivate(one) && pictureOf(one) === 'table' && one.id !== table.id,
  );
  await club.tables.privacy.forgetServer(club.server.id);
  answer();
  await moved;
  const shown = () => publicIn(club.sandbox, club.room.id).map(pictureOf);
  await expect.poll(shown).not.toContain('table');
  expect(errors()).toEqual([]);
});

test('a message that Discord refuses as it is stands there in plain words, and is tried once', async () => {
  const hand = await annPlays();
  club.sandbox.injectFault({ ...EDIT, ...INVALID });
  const before = club.sandbox.requests.length;
  await move(club, hand);
  const plain = await club.sandbox.waitForMessage((one) => textOf(one).includes('couldn’t show'));
  const edits = () =>
    club.sandbox.requests
      .slice(before)
      .filter(({ method, path }) => method === 'PATCH' && EDIT.path.test(path))
      .map(({ status }) => status);
  await expect.poll(edits).toEqual([400, 200]);
  expect(errors()).toHaveLength(1);
  expect(errors()[0]).toContain('Invalid Form Body');
  await move(club, await press(club.ann, plain, 'hand'));
  await tableShown(club);
});

test('the end of a match in a closed channel is shown once a role opens it', async () => {
  await open();
  const { ann, bob, room, sandbox, server } = club;
  await startMatch(club, [ann, bob], { game: 'botan-cho' });
  await bob.command(room, 'hanafuda stop').message();
  const offered = await sandbox.waitForMessage((one) => buttonsFor(one, 'agree').length > 0);
  sandbox.injectFault({ ...CALLBACK, ...refusal(10062) });
  sandbox.injectFault({ ...EDIT, ...refusal(50013) });
  ann.click(offered, buttonFor(offered, 'agree').id);
  await expect.poll(() => club.logged.join()).toContain('closed to the bot');
  expect((await club.tables.stored.match(1))?.status).toBe('stopped');
  const role = { id: server.id, name: '@everyone', permissions: String(ALL), position: 0 };
  sandbox.sendEvent('GUILD_ROLE_UPDATE', { guild_id: server.id, role });
  await sandbox.waitForMessage((one) => buttonsFor(one, 'again').length > 0);
});

test('a hand of who is asked is fresh after whatever they did, so that it can be played', async () => {
  await open();
  const { room, sandbox } = club;
  const { asked, waiting, hand } = await annAndBob(club);
  const other = await takeHand(club, waiting);
  // A move, so that the host may not stop alone.
  await move(club, hand, asked);
  const turn = await sandbox.waitForMessage(
    (one) => isPrivate(one) && buttonsFor(one, 'move').length > 0 && versionOf(one) > 1,
  );
  const who = turn.id === other.id ? waiting : asked;
  await who.command(room, 'hanafuda stop').message();
  const version = await storedVersion(club);
  const fresh = await sandbox.waitForMessage(
    (one) => one.id === turn.id && versionOf(one) === version,
  );
  expect(textOf(await press(who, fresh, 'move'))).not.toContain('out of date');
});
