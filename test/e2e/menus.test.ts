import type { Actor, Message } from 'discord-sandbox';
import { describe, expect, test } from 'vitest';
import { RENAMED } from '../../src/commands/renamed.ts';
import { eachInAClub } from './support/club.ts';
import { isPrivate, textOf, toldAlone } from './support/reading.ts';

const club = eachInAClub();

function challenge(who: Actor, whom: { readonly id: string }): Promise<Message> {
  return who.userCommand(club.room, 'Challenge to hanafuda', whom).message();
}

describe('Challenge to hanafuda', () => {
  test('opens a table for two with that person invited, who is called there', async () => {
    const { ann, bob, room, tables } = club;
    const lobby = await challenge(ann, bob);
    expect(isPrivate(lobby)).toBe(false);
    expect(textOf(lobby)).toContain('Koi-Koi');
    expect(textOf(lobby)).toContain(`kept for <@${bob.id}>`);
    expect(lobby.mentions.map(({ id }) => id)).toEqual([bob.id]);
    expect(await tables.stored.newestMatch(room.id)).toMatchObject({
      status: 'open',
      seats: 2,
      hostId: ann.id,
      invited: [{ person: { id: bob.id } }],
    });
  });

  test('is to the game that was played there last, where two can play it', async () => {
    const { ann, bob, room, tables } = club;
    for (const [last, next] of [
      ['mushi', 'mushi'],
      ['suhara-bana', 'koi-koi'],
    ] as const) {
      await ann.command(room, 'hanafuda start', { game: last }).message();
      await ann.command(room, 'hanafuda stop').message();
      await challenge(ann, bob);
      expect(await tables.stored.newestMatch(room.id)).toMatchObject({ game: next, seats: 2 });
      await ann.command(room, 'hanafuda stop').message();
    }
  });

  test('says in a sentence where it cannot, and opens nothing', async () => {
    const { ann, bob, cho, room, sandbox, server, store, tables } = club;
    await store.putServerSettings(server.id, { threads: 'never' });
    const refusals = [
      [await challenge(ann, ann), 'You can’t challenge yourself'],
      [await challenge(ann, sandbox.world.bot), 'or are bots'],
    ] as const;
    expect(await tables.stored.newestMatch(room.id)).toBeUndefined();
    sandbox.setPermissions(room, { without: ['attachFiles'] });
    const closed = await challenge(ann, bob);
    sandbox.setPermissions(room, { without: [] });
    await ann.command(room, 'hanafuda start', { game: 'mushi' }).message();
    for (const [message, said] of [
      ...refusals,
      [closed, 'give me: Attach Files'],
      [await challenge(cho, bob), 'There’s already a Mushi table'],
    ] as const) {
      expect(toldAlone(message)).toContain(said);
    }
    expect(await tables.stored.activeMatches(club.server.id)).toHaveLength(1);
  });

  test('is in servers only, under its name in each language', () => {
    const { ann, bob, sandbox } = club;
    const direct = sandbox.directChannel(ann);
    expect(() => ann.userCommand(direct, 'Challenge to hanafuda', bob)).toThrow('no command');
    const menus = sandbox.world.commandsOf(null).filter(({ type }) => type === 2);
    expect(menus.map((one) => one.name_localizations?.['ja'])).toEqual([
      '花札に誘う',
      '花札のプロフィール',
    ]);
  });
});

test('a subcommand of an earlier version, which Discord lists still, says where it is now', async () => {
  const { ann, room, sandbox } = club;
  const former = Object.keys(RENAMED);
  const [hanafuda, ...others] = sandbox.world.commandsOf(null);
  if (hanafuda === undefined) throw new Error('nothing is registered');
  const options = former.map((name) => ({ type: 1, name, description: name }));
  sandbox.world.setCommands(null, [{ ...hanafuda, options }, ...others]);
  for (const name of former) {
    const answer = await ann.command(room, `hanafuda ${name}`).message();
    expect(toldAlone(answer)).toMatch(/^That’s part of <\/hanafuda[a-z -]*:\d+> now\.$/);
  }
  const season = await ann.command(room, 'hanafuda season').message();
  expect(textOf(season)).toContain(`</hanafuda leaderboard:${hanafuda.id}>`);
});
