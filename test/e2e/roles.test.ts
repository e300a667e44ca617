import type { Actor, Message, Sandbox } from 'discord-sandbox';
import { beforeEach, describe, expect, test } from 'vitest';
import { endTable } from '../store/support/a-lobby.ts';
import { clubOfEach } from './support/club.ts';
import { press } from './support/playing.ts';
import { textOf, toldAlone } from './support/reading.ts';

type Role = ReturnType<Sandbox['addRole']>;

const { club, open } = clubOfEach();
let boss: Actor;
let players: Role;

beforeEach(async () => {
  await open();
  boss = club.sandbox.addUser('Boss', { permissions: 'manager' });
  players = club.sandbox.addRole(club.server, 'Players');
});

/** A role of the bot above all others, so that it can manage them. */
function letManage(): Role {
  const { bot } = club.sandbox.world;
  const permissions = ['manageRoles'] as const;
  return club.sandbox.addRole(club.server, 'Bot', { permissions, members: [bot], isManaged: true });
}

const membersOf = ({ id }: Role) =>
  club.sandbox.world.server(club.server.id).roles.find((role) => role.id === id)?.memberIds;

/** The settings with the roles, after a role was chosen for one of them. */
async function choose(field: 'tableRole' | 'championRole', ...roles: readonly Role[]) {
  const first = await boss.command(club.room, 'hanafuda-settings').message();
  const second = await boss.click(first, 'server/0/0/1').message();
  const last = await boss.click(second, 'server/0/0/2').message();
  const ids = roles.map(({ id }) => id);
  return await boss.select(last, `server/0/0/${field}`, ids).message();
}

/** What is said of a role below the setting. */
const notesOn = (menu: Message) =>
  textOf(menu)
    .split('\n')
    .filter((line) => /^-# .*(?:role|notified)/i.test(line) && !line.includes(' · '));

describe('the role for new tables', () => {
  test('is given and taken by a button, and is all that is pinged when a table opens', async () => {
    letManage();
    expect(notesOn(await choose('tableRole', players))).toEqual([]);
    const { ann, bob, room } = club;
    const all = await bob.command(room, 'hanafuda table', { all: true }).message();
    const menu = await bob.click(all, 'alert/0/0/role').message();
    expect(toldAlone(menu)).toContain(`<@&${players.id}> is pinged when a table opens`);
    const taken = await bob.click(menu, 'alert/0/0/role-on').message();
    expect(toldAlone(taken)).toContain(`You now have <@&${players.id}>`);
    expect(membersOf(players)).toEqual([bob.id]);
    const lobby = await ann.command(room, 'hanafuda start', { game: 'koi-koi' }).message();
    expect(lobby.mention_roles).toEqual([players.id]);
    expect(lobby.mentions).toEqual([]);
    const again = await ann.command(room, 'hanafuda table').message();
    expect(again.mention_roles).toEqual([]);
    const other = await bob.command(room, 'hanafuda table', { all: true }).message();
    const asked = await bob.click(other, 'alert/0/0/role').message();
    expect(toldAlone(await bob.click(asked, 'alert/0/0/role-off').message())).toContain(
      'no longer',
    );
    expect(membersOf(players)).toEqual([]);
  });

  test('is not offered where there is none', async () => {
    const all = await club.bob.command(club.room, 'hanafuda table', { all: true }).message();
    expect(JSON.stringify(all.components)).not.toContain('alert/0/0/role');
    const lobby = await club.ann.command(club.room, 'hanafuda start', { game: 'koi-koi' });
    expect((await lobby.message()).mention_roles).toEqual([]);
  });

  test('is refused with what to do, to its owner and to whoever wants it', async () => {
    const { ann, room, sandbox, server } = club;
    expect(notesOn(await choose('tableRole', players))).toEqual([
      expect.stringContaining('give me Manage Roles'),
    ]);
    const all = await ann.command(room, 'hanafuda table', { all: true }).message();
    const menu = await ann.click(all, 'alert/0/0/role').message();
    const refused = await ann.click(menu, 'alert/0/0/role-on').message();
    expect(toldAlone(refused)).toContain('Tell someone who manages this server');
    expect(membersOf(players)).toEqual([]);
    letManage();
    const high = sandbox.addRole(server, 'Friends');
    const mods = sandbox.addRole(server, 'Mods', { permissions: ['manageMessages'] });
    const music = sandbox.addRole(server, 'Music', { isManaged: true });
    const noteOf = async (role: Role) => notesOn(await choose('tableRole', role));
    await expect.poll(() => noteOf(high)).toEqual([expect.stringContaining('drag my role above')]);
    expect(await noteOf(mods)).toEqual([expect.stringContaining('nothing more than @everyone')]);
    expect(await noteOf(music)).toEqual([expect.stringContaining('Another app')]);
    expect(await noteOf(players)).toEqual([]);
  });

  test('pings nobody once it is deleted, and its owner is told', async () => {
    const gone = { id: '123456789012345678' };
    const { ann, room, server, tables } = club;
    await tables.settings.chooseForServer(server.id, { tableRole: [gone.id] }, boss.id);
    const lobby = await ann.command(room, 'hanafuda start', { game: 'koi-koi' }).message();
    expect(JSON.stringify(lobby.components)).not.toContain(gone.id);
    expect(notesOn(await choose('championRole'))).toEqual([
      expect.stringContaining('no longer exists'),
    ]);
  });

  test('says where a mention of it would notify nobody', async () => {
    const quiet = club.sandbox.addRole(club.server, 'Quiet', { isMentionable: false });
    letManage();
    expect(notesOn(await choose('tableRole', quiet))).toEqual([
      expect.stringContaining('Allow anyone to @mention this role'),
    ]);
  });
});

describe('the champion’s role', () => {
  test('passes from one season’s leader to the next', async () => {
    letManage();
    await choose('championRole', players);
    await win(club.ann, club.bob);
    expect(textOf(await close(1))).toContain(`<@${club.ann.id}> now has <@&${players.id}>`);
    expect(membersOf(players)).toEqual([club.ann.id]);
    await win(club.bob, club.ann);
    expect(textOf(await close(2))).toContain(`<@${club.bob.id}> now has`);
    expect(membersOf(players)).toEqual([club.bob.id]);
  });

  test('is not given where the bot may not, and the manager is told why', async () => {
    await choose('championRole', players);
    await win(club.ann, club.bob);
    expect(textOf(await close(1))).toContain('give me Manage Roles');
    expect(membersOf(players)).toEqual([]);
    expect(club.logged.splice(0)).toEqual([expect.stringContaining('was not given the role')]);
  });
});

/** The seasons, closed by the manager. */
async function close(number: number): Promise<Message> {
  const board = await boss.command(club.room, 'hanafuda leaderboard').message();
  const seasons = await press(boss, board, 'season');
  const asked = await boss.click(seasons, 'season/0/0/close').message();
  return await boss.click(asked, `season/0/0/sure.${number}`).message();
}

/** A match of the two that has been played to its end. */
async function win(winner: Actor, loser: Actor): Promise<void> {
  const people = [winner, loser].map(({ id, name }) => ({ person: { id, name } }));
  const over = { serverId: club.server.id, game: 'mushi', at: Date.now(), isRated: true };
  await endTable(club.store, people, over);
}
