import { readFileSync } from 'node:fs';
import type { Actor, Message } from 'discord-sandbox';
import { beforeEach, describe, expect, test } from 'vitest';
import { parseCustomId } from '../../src/bot/interaction/custom-id.ts';
import type { PrivacyAction } from '../../src/bot/privacy/privacy-menu.ts';
import { eachInAClub } from './support/club.ts';
import { pressForged } from './support/forged.ts';
import { annAndBob, currentMatch, startMatch, tableOf, takeHand } from './support/playing.ts';
import {
  altOf,
  buttonFor,
  buttonsFor,
  buttonsOf,
  fileOn,
  isPrivate,
  pictureOf,
  textOf,
  toldAlone,
} from './support/reading.ts';

let boss: Actor;

const club = eachInAClub();

beforeEach(() => {
  boss = club.sandbox.addUser('Boss', { permissions: 'manager' });
});

/** The button for something, if it is there. */
function buttonTo(message: Message, action: PrivacyAction): string | undefined {
  return buttonsOf(message).find(({ id }) => parseCustomId(id)?.argument === action)?.id;
}

async function press(who: Actor, message: Message, action: PrivacyAction): Promise<Message> {
  const id = buttonTo(message, action);
  if (id === undefined) throw new Error(`no ${action} on: ${textOf(message)}`);
  return await who.click(message, id).message();
}

async function ask(who: Actor): Promise<Message> {
  const settings = await who.command(club.room, 'hanafuda me').message();
  return await press(who, settings, 'open');
}

test('what is stored is given as a file with everything of the person and nothing of others', async () => {
  const { ann, bob, room } = club;
  await startMatch(club, [ann, bob], { game: 'botan-cho', rules: 'rounds=3' });
  const answer = await press(ann, await ask(ann), 'export');

  expect(isPrivate(answer)).toBe(true);
  expect(answer.attachments[0]?.filename).toBe('hanafuda-data.json');
  const text = await fileOn(answer);
  expect(JSON.parse(text)).toMatchObject({ personId: ann.id, matches: [{ channelId: room.id }] });
  expect(text).not.toMatch(new RegExp(`${bob.id}|Bob|${(await currentMatch(club)).seed}`));
});

test('a person who wants to be forgotten leaves the table, which plays on without their name', async () => {
  const { ann, bob, tables, sandbox } = club;
  await startMatch(club, [ann, bob], { game: 'botan-cho', rules: 'rounds=3' });
  const hand = await takeHand(club, ann);

  const done = await press(ann, await press(ann, await ask(ann), 'sure-me'), 'forget-me');

  expect(textOf(done)).toContain('has been deleted');
  expect((await tables.privacy.personalData(ann.id)).matches).toEqual([]);
  const table = await sandbox.waitForMessage(
    (one) => !isPrivate(one) && altOf(one).includes('Former player'),
  );
  expect(`${textOf(table)}${altOf(table)}`).not.toContain('Ann');
  // What they still have on their screen answers kindly.
  const [card] = buttonsOf(hand).filter(({ isEnabled }) => isEnabled);
  if (card !== undefined) await ann.click(hand, card.id).message();
  const again = await ann.click(table, buttonFor(table, 'hand').id).message();
  expect(textOf(again)).toContain('not in this match');
});

test('what a person asked for before they want to be forgotten is done first, and forgotten too', async () => {
  const { ann, bob, room, tables, sandbox } = club;
  const sure = await press(ann, await ask(ann), 'sure-me');
  const { promise: until, resolve: find } = Promise.withResolvers<void>();
  sandbox.injectFault({ path: new RegExp(`/members/${bob.id}$`), until });
  const lobby = { game: 'botan-cho', invite: `<@${bob.id}>` };
  const opened = ann.command(room, 'hanafuda start', lobby).message();
  const forgotten = press(ann, sure, 'forget-me');
  // The bot has heard of both by the time that it answers what came after them.
  for (let times = 0; times < 5; times++) await bob.command(room, 'hanafuda help').message();
  find();
  await Promise.all([opened, forgotten]);
  expect((await tables.privacy.personalData(ann.id)).matches).toEqual([]);
});

test.each([
  ['a server', () => club.store.addServerErasure(club.server.id), () => club.bob],
  [
    'a person',
    () => club.store.addPseudonym(club.ann.id, { serverId: '2', pseudonym: 'former-1' }),
    () => club.ann,
  ],
])('while something is being deleted, nothing can be begun: %s', async (_, begin, whose) => {
  // It takes its time.
  club.tables.privacy.finishErasures = async () => [];
  await begin();
  const told = await whose().command(club.room, 'hanafuda start', { game: 'koi-koi' }).message();
  expect(toldAlone(told)).toContain('is being deleted right now');
  expect(await club.tables.stored.newestMatch(club.room.id)).toBeUndefined();
});

describe("a server's data", () => {
  test('can be deleted by those only who manage it', async () => {
    const { ann, sandbox } = club;
    expect(buttonTo(await ask(ann), 'sure-server')).toBeUndefined();
    const sure = await press(boss, await ask(boss), 'sure-server');
    sandbox.setUser(boss, { isManager: false });
    const refused = await press(boss, sure, 'forget-server');
    expect(textOf(refused)).toContain('Only members with Manage Server');
  });

  const DAY = 24 * 60 * 60_000;
  const inSevenDays = () => expect.closeTo(Date.now() + 7 * DAY, -5);

  /** The notice of a deletion, in a channel or in somebody's direct messages. */
  const noticeIn = (channelId: string) =>
    club.sandbox.waitForMessage(
      (message) => message.channel_id === channelId && textOf(message).includes('asked for this'),
    );

  test('goes in two steps and seven days, and open tables are closed first', async () => {
    const { ann, bob, room, tables, store, server } = club;
    await startMatch(club, [ann, bob], { game: 'botan-cho', rules: 'rounds=3' });
    const table = tableOf(club);
    const sure = await press(boss, await ask(boss), 'sure-server');
    expect(textOf(sure)).toContain('After 7 days');

    const planned = await press(boss, sure, 'forget-server');

    expect(textOf(planned)).toContain(`because <@${boss.id}> asked`);
    const deletion = await store.deletionOf(server.id);
    expect(deletion).toEqual({ dueAt: inSevenDays(), personId: boss.id });

    await store.putDeletion(server.id, { dueAt: Date.now(), personId: boss.id });
    await club.stopBot();
    await club.startBot();
    await expect.poll(() => tables.stored.newestMatch(room.id)).toBeUndefined();
    const closed = ann.view(room).find(({ id }) => id === table?.id);
    expect(textOf(closed!)).toContain('closed this table');
    expect(pictureOf(closed!)).toBeUndefined();
    await ann.command(room, 'hanafuda start', { game: 'koi-koi' }).message();
    expect(await store.deletionOf(server.id)).toBeUndefined();
  });

  test('is announced in the log channel, where one press of anybody who manages the server keeps it', async () => {
    const { sandbox, server, store, tables } = club;
    const log = sandbox.addChannel(server, 'log');
    await tables.settings.chooseForServer(server.id, { logChannel: [log.id] }, boss.id);
    const told = noticeIn(log.id);
    await press(boss, await press(boss, await ask(boss), 'sure-server'), 'forget-server');
    const notice = await told;
    expect(textOf(notice)).toContain(`<@${boss.id}> asked for this`);
    const [button] = buttonsOf(notice);
    const other = sandbox.addUser('Other', { permissions: 'manager' });
    const kept = await other.click(notice, button?.id ?? '').message();
    expect(textOf(kept)).toContain(`<@${other.id}> undid the deletion`);
    expect(await store.deletionOf(server.id)).toBeUndefined();
    const menu = await other.command(club.room, 'hanafuda-settings').message();
    expect(textOf(menu)).toMatch(/Deletion of all data: undone · <@\d+>/);
    expect(textOf(menu)).toMatch(/Deletion of all data: requested · <@\d+>/);
    expect(textOf(menu)).toContain(`Log channel: <#${log.id}> · <@${boss.id}>`);
  });

  test('is told to the owner in a direct message where there is no log channel, and one press there undoes it', async () => {
    const { ann: owner, bob, sandbox, server, store } = club;
    const direct = sandbox.directChannel(owner);
    const told = noticeIn(direct.id);
    await press(boss, await press(boss, await ask(boss), 'sure-server'), 'forget-server');
    const notice = await told;
    const { id = '' } = buttonsOf(notice)[0] ?? {};
    expect(id).toContain(server.id);
    const refused = await pressForged({ ...club, room: sandbox.directChannel(bob) }, bob, id);
    expect(textOf(refused)).toContain('Only members with Manage Server');
    expect(await store.deletionOf(server.id)).toBeDefined();
    const kept = await owner.click(notice, id).message();
    expect(textOf(kept)).toContain(`<@${owner.id}> undid the deletion`);
    expect(await store.deletionOf(server.id)).toBeUndefined();
  });

  test('is given as a file to those who manage it, without what goes on or cannot be seen', async () => {
    const { ann, bob, room, tables } = club;
    await startMatch(club, [ann, bob], { game: 'botan-cho', rules: 'rounds=3' });
    const answer = await press(boss, await ask(boss), 'export-server');
    expect(isPrivate(answer)).toBe(true);
    expect(answer.attachments[0]?.filename).toBe('hanafuda-server.json');
    const data = JSON.parse(await fileOn(answer));
    expect(data.matches).toMatchObject([{ channelId: room.id, game: 'botan-cho', moves: null }]);
    const match = await tables.stored.newestMatch(room.id);
    expect(JSON.stringify(data)).not.toContain(match?.seed ?? 'no seed');
    expect(data.people).toContainEqual({ id: ann.id, name: 'Ann' });
  });
});

describe('whom the operator has barred', () => {
  test('is told so privately, and still has their data', async () => {
    const { ann, bob, room, store } = club;
    await store.putBar({ kind: 'user', id: ann.id }, Date.now());
    const refused = await ann.command(room, 'hanafuda start', { game: 'koi-koi' }).message();
    expect(toldAlone(refused)).toContain('has barred you');
    const page = await ann.command(room, 'hanafuda me', { away: '7' }).message();
    expect(textOf(page)).toContain('What is stored about you');
    expect(isPrivate(await press(ann, page, 'export'))).toBe(true);
    await bob.command(room, 'hanafuda start', { game: 'koi-koi' }).message();
    await store.liftBar({ kind: 'user', id: ann.id });
    await ann.command(room, 'hanafuda join').message();
  });

  test('is a whole server, where nobody can play', async () => {
    const { bob, room, server, store } = club;
    await store.putBar({ kind: 'server', id: server.id }, Date.now());
    const refused = await bob.command(room, 'hanafuda start', { game: 'koi-koi' }).message();
    expect(textOf(refused)).toContain('has barred this server');
  });
});

/** In which the bot looks some times at what is to be deleted: it does by timers of this process, which come in order. */
const SOME_LOOKS_MS = 300;

test('before it is known where the bot is, nothing is deleted of a server that invited it again while it was down', async () => {
  const { ann, bob, room, server, store, tables } = club;
  await startMatch(club, [ann, bob], { game: 'botan-cho', rules: 'rounds=3' });
  await club.stopBot();
  // It was removed long ago, and Discord has not said yet that it is back.
  await store.putLeftAt(server.id, Date.now() - 31 * 24 * 60 * 60_000);
  const { forgetLeftServers } = tables.privacy;
  const deleted: string[] = [];
  tables.privacy.forgetLeftServers = async () => {
    const servers = await forgetLeftServers();
    deleted.push(...servers);
    return servers;
  };
  club.sandbox.injectFault({ path: /\/gateway\/bot$/, delayMs: SOME_LOOKS_MS });
  await club.startBot();
  await expect.poll(() => store.leftAt(server.id)).toBeNull();
  expect(deleted).toEqual([]);
  expect((await tables.stored.newestMatch(room.id))?.status).toBe('playing');
});

test('/hanafuda help tells version, time, servers and tables, and no secret', async () => {
  const { ann, bob, room, sandbox } = club;
  await startMatch(club, [ann, bob], { game: 'botan-cho', rules: 'rounds=3' });
  const answer = await ann.command(room, 'hanafuda help').message();
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(toldAlone(answer)).toContain(`version ${version}`);
  expect(textOf(answer)).toMatch(/<t:\d+:f>, on 1 server, with 1 table open/);
  expect(textOf(answer)).not.toContain(sandbox.token);
});

test('a failure is logged with its reference, and without the card, the token or what was typed', async () => {
  const { sandbox, logged } = club;
  const { asked, hand } = await annAndBob(club);
  const [card] = buttonsFor(hand, 'move');
  sandbox.injectFault({
    path: /\/callback$/,
    times: 1,
    status: 400,
    body: { code: 1, message: 'x' },
  });

  const pressed = asked.click(hand, card!.id);
  await pressed.done;

  const lines = logged.join('');
  const said = parseCustomId(card!.id)!.argument.replace(/^play:/, '');
  expect(lines).toContain('an interaction failed');
  expect(lines).toContain('"what":"move 1"');
  expect(lines).toMatch(/"reference":"[0-9a-f]{8}"/);
  expect(lines).not.toContain(said);
  expect(lines).not.toContain(pressed.token);
  expect(lines).not.toContain(sandbox.token);
  (logged as string[]).length = 0;
});
