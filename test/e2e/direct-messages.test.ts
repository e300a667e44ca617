import { type Actor, type Message, refusal } from 'discord-sandbox';
import { beforeEach, expect, test } from 'vitest';
import { eachInATimedClub } from './support/club.ts';
import { calledBy, press, startMatch } from './support/playing.ts';
import { buttonFor, buttonsFor, isPrivate, pictureOf, textOf } from './support/reading.ts';

const MINUTE = 60_000;
const OPENING = { method: 'POST', path: /^\/users\/@me\/channels$/ } as const;

const { club, time } = eachInATimedClub({ mayLog: true });

beforeEach(async () => {
  await club.store.putServerSettings(club.server.id, { pause: '0', clock: '24h' });
});

/** What the bot has written to somebody. */
function written(who: Actor): readonly Message[] {
  return who.view(club.sandbox.directChannel(who));
}

/** How many messages the bot has tried to write to people. */
function tries(): number {
  return club.sandbox.requests.filter(({ path }) => OPENING.path.test(path)).length;
}

async function ask(who: Actor): Promise<Message> {
  const tables = await who.command(club.room, 'hanafuda table', { all: true }).message();
  return await press(who, tables, 'alert');
}

/** Ann opens a table, and people are to be told of it. */
async function open(): Promise<Message> {
  const table = await club.ann.command(club.room, 'hanafuda start', { game: 'koi-koi' }).message();
  await expect.poll(() => club.store.dueAt(1, 'alert')).toBeDefined();
  time.now += 10_000;
  return table;
}

/** A match of Ann and Bob, who both want messages, whose message is due: the table, who is asked, and the other. */
async function begun() {
  const { ann, bob, store } = club;
  for (const { id } of [ann, bob]) await store.putPersonSettings(id, { turnMessages: true });
  const table = await startMatch(club, [ann, bob], { game: 'botan-cho', rules: 'rounds=3' });
  await expect.poll(async () => (await club.tables.messages.find(1))?.messageId).toBe(table.id);
  return { table, ...calledBy(table, club) };
}

/** What the table says to those who are called to it again. */
async function calledTo(table: Message): Promise<Message> {
  return await club.sandbox.waitForMessage(
    (one) => one.id !== table.id && pictureOf(one) === 'table' && !isPrivate(one),
  );
}

/** Lets the scheduler look at what is due, some times. */
async function looks(): Promise<void> {
  for (let times = 0; times < 5; times++) {
    time.now += 10_000;
    await expect.poll(() => club.store.aliveAt()).toBe(time.now);
  }
}

test('a direct message tells of an open table and links to it, and one press ends that', async () => {
  const { ann, bob, cho } = club;
  const menu = await ask(bob);
  expect(isPrivate(menu)).toBe(true);
  expect(buttonsFor(menu, 'alert').map(({ label }) => label)).toEqual(['Stop these messages']);
  const table = await open();
  await expect.poll(() => written(bob)).toHaveLength(1);
  const [told] = written(bob);
  expect(textOf(told!)).toContain('**Koi-Koi** · **Ann** opened a table');
  expect(textOf(told!)).toContain(`/${club.server.id}/${club.room.id}/${table.id})`);
  await looks();
  expect([written(ann), written(cho)]).toEqual([[], []]);
  const muted = await bob.click(told!, buttonFor(told!, 'mute').id).message();
  expect(muted.id).toBe(told!.id);
  expect(await club.tables.stored.alert({ serverId: club.server.id, personId: bob.id })).toBe(
    undefined,
  );
});

test('nobody is told of a table in a channel that they do not see', async () => {
  const { sandbox, bob, cho, room } = club;
  await ask(bob);
  await ask(cho);
  sandbox.hideChannel(room, [bob]);
  await open();
  await expect.poll(() => written(cho)).toHaveLength(1);
  await looks();
  expect(written(bob)).toEqual([]);
});

test('whose direct messages are closed is not written to again, and told at their next command', async () => {
  const { sandbox, bob } = club;
  await ask(bob);
  sandbox.setUser(bob, { takesDirectMessages: false });
  await open();
  await expect.poll(() => club.tables.stored.refusal(bob.id)).not.toBeNull();
  await bob.command(club.room, 'hanafuda table', { all: true }).message();
  const note = await sandbox.waitForMessage((one) => textOf(one).includes('couldn’t send you'));
  expect(isPrivate(note)).toBe(true);
  expect(await club.tables.alerts.tellRefusal(bob.id)).toBe(false);
});

test('a direct message tells whose turn it is, links to the table, and names no card', async () => {
  const { table, asked } = await begun();
  expect(table.mentions).toEqual([]);
  expect(await club.store.dueAt(1, 'direct')).toBeGreaterThan(time.now);
  await club.store.setTimers(1, { direct: time.now });
  await expect.poll(() => written(asked)).toHaveLength(1);
  const [told] = written(asked);
  expect(textOf(told!)).toContain('It’s your turn in');
  expect(textOf(told!)).toContain(`/${club.room.id}/${table.id})`);
  expect(told!.attachments).toEqual([]);
  await expect.poll(() => club.store.dueAt(1, 'direct')).toBeUndefined();
  const muted = await asked.click(told!, buttonFor(told!, 'mute').id).message();
  expect(textOf(muted)).toContain('No more messages on your turn');
  expect((await club.store.personSettings(asked.id)).turnMessages).toBe(false);
});

test('once Discord refuses messages as too many none is sent, the log says so, and people are called to the table', async () => {
  const { cho, sandbox, room } = club;
  sandbox.injectFault({ ...OPENING, ...refusal(40003) });
  const { table, asked } = await begun();
  await club.store.setTimers(1, { direct: time.now });
  const called = await calledTo(table);
  expect(called.mentions.map(({ id }) => id)).toEqual([asked.id]);
  expect(club.logged.join('')).toContain('Discord refuses direct messages as too many');
  expect(written(asked)).toEqual([]);
  await club.store.setTimers(1, { direct: time.now });
  await expect.poll(() => club.store.dueAt(1, 'direct')).toBeUndefined();
  expect(tries()).toBe(1);
  const tables = await cho.command(room, 'hanafuda table', { all: true }).message();
  const menu = await press(cho, tables, 'alert');
  expect(textOf(menu)).toContain('holding back my direct messages');
});

test('a table that could not be told since Discord held messages back is told a day later, if it is still open', async () => {
  const { bob, sandbox } = club;
  await ask(bob);
  sandbox.injectFault({ ...OPENING, ...refusal(40003) });
  await open();
  await expect.poll(() => club.logged.join('')).toContain('too many');
  expect(await club.store.dueAt(1, 'alert')).toBeDefined();
  // A lobby closes before that unless somebody comes and goes.
  await club.store.setTimers(1, { idle: null });
  time.now += 24 * 60 * MINUTE;
  await expect.poll(() => written(bob)).toHaveLength(1);
});

test('for a player whose account was deleted nobody writes again, and the others are called instead', async () => {
  const { sandbox, server, store, tables } = club;
  const { table, asked, waiting } = await begun();
  await ask(asked);
  sandbox.injectFault({ ...OPENING, ...refusal(50033) });
  await store.setTimers(1, { direct: time.now });
  const called = await calledTo(table);
  expect(called.mentions.map(({ id }) => id)).toEqual([waiting.id]);
  expect(textOf(called)).toContain('has deleted their Discord account');
  expect(buttonsFor(called, 'replace')).toHaveLength(1);
  expect(await tables.stored.alert({ serverId: server.id, personId: asked.id })).toBeUndefined();
  time.now += 5000;
  await store.setTimers(1, { direct: time.now });
  await expect.poll(() => store.dueAt(1, 'direct')).toBeUndefined();
  expect(tries()).toBe(1);
  expect(club.logged).toEqual([]);
});

test('whom no message reached since Discord was away is called to the table', async () => {
  const { sandbox, store } = club;
  const { table, asked } = await begun();
  sandbox.injectFault({ ...OPENING, status: 500, times: 20 });
  await store.setTimers(1, { direct: time.now });
  expect((await calledTo(table)).mentions.map(({ id }) => id)).toEqual([asked.id]);
  await looks();
  expect(written(asked)).toEqual([]);
});

test('a message whose answer was lost is not sent again, and nobody is called to the table instead', async () => {
  const { sandbox, store, room } = club;
  const { asked } = await begun();
  const { id } = sandbox.directChannel(asked);
  sandbox.injectFault({
    path: new RegExp(`^/channels/${id}/messages$`),
    hangUp: 'after',
    times: 20,
  });
  await store.setTimers(1, { direct: time.now });
  await expect.poll(() => club.logged.join('')).toContain('a direct message');
  await looks();
  expect(written(asked)).toHaveLength(1);
  expect(sandbox.world.messagesIn(room.id).flatMap(({ message }) => message.mentions)).toEqual([]);
});
