import type { Channel } from 'discord-sandbox';
import { beforeEach, expect, test } from 'vitest';
import { COMMANDS } from '../../src/commands/index.ts';
import { eachInAClub } from './support/club.ts';
import { press, startMatch } from './support/playing.ts';
import { pictureOf, textOf, toldAlone } from './support/reading.ts';

/** In a server to which somebody has added the bot's commands without the bot. */
let hall: Channel;

const club = eachInAClub();

beforeEach(() => {
  const { sandbox } = club;
  const server = sandbox.addServer('Commands alone');
  hall = sandbox.addChannel(server, 'hall');
  sandbox.addCommandsOnly(server);
});

function inviteIn(text: string): URLSearchParams {
  const [, link = ''] = /\]\((http[^)]+)\)/.exec(text) ?? [];
  return new URL(link).searchParams;
}

test('no table is opened where the bot is no member: whoever asks gets the link that adds it there', async () => {
  const { ann, tables } = club;
  const answer = await ann.command(hall, 'hanafuda start', { game: 'koi-koi' }).message();
  expect(toldAlone(answer)).toContain('only my commands');
  const invite = inviteIn(textOf(answer));
  expect(invite.get('scope')).toBe('bot applications.commands');
  expect(invite.get('guild_id')).toBe(hall.serverId);
  expect(BigInt(invite.get('permissions') ?? 0)).toBe(309_237_763_072n);
  expect(await tables.stored.newestMatch(hall.id)).toBeUndefined();
  expect(club.bob.view(hall)).toEqual([]);
});

/** Commands that are for a table or a server. */
const NEEDING_THE_BOT = Object.entries(COMMANDS.handlers)
  .filter(([, { isAnywhere }]) => isAnywhere !== true)
  .map(([name]) => name);

test.each(NEEDING_THE_BOT)('%s posts nothing there', async (name) => {
  const { bob, sandbox } = club;
  const ann = sandbox.addUser('Boss', { permissions: 'manager' });
  const before = sandbox.requests.length;
  const answer = await (/^[A-Z]/.test(name)
    ? ann.userCommand(hall, name, bob)
    : ann.command(hall, name)
  ).message();
  expect(toldAlone(answer)).toContain('only my commands');
  await club.stopBot();
  const asked = sandbox.requests.slice(before).map(({ path }) => path);
  expect(asked.filter((path) => path.startsWith('/channels/'))).toEqual([]);
});

test('once the bot is added, a table is posted there', async () => {
  const { ann, sandbox, tables } = club;
  sandbox.inviteBot({ id: hall.serverId ?? '' });
  await expect
    .poll(async () => textOf(await ann.command(hall, 'hanafuda table', { all: true }).message()))
    .not.toContain('only my commands');
  await ann.command(hall, 'hanafuda start', { game: 'koi-koi' }).message();
  await expect.poll(() => tables.stored.newestMatch(hall.id)).toBeDefined();
});

test('a table that was there before the bot was removed, and its commands were not, says how to go on', async () => {
  const { ann, bob, sandbox, server, tables } = club;
  const table = await startMatch(club, [ann, bob], { game: 'botan-cho', rules: 'rounds=3' });
  sandbox.addCommandsOnly(server);
  await expect
    .poll(async () => textOf(await press(ann, table, 'hand')))
    .toContain('only my commands');
  sandbox.inviteBot(server);
  await expect.poll(async () => pictureOf(await press(ann, table, 'hand'))).toBe('hand');
  expect((await tables.stored.match(1))?.status).toBe('playing');
});
