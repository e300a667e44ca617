import type { Actor, Channel } from 'discord-sandbox';
import { expect, test } from 'vitest';
import { type Club, eachInAClub } from './support/club.ts';
import { textOf } from './support/reading.ts';

let club: Club;
let backRoom: Channel;

eachInAClub((opened) => {
  club = opened;
  const { sandbox, server, cho } = club;
  backRoom = sandbox.addChannel(server, 'back-room');
  sandbox.hideChannel(backRoom, [cho]);
});

async function listFor(who: Actor, room: Channel = club.room): Promise<string> {
  return textOf(await who.command(room, 'hanafuda tables').message());
}

test('a table in a channel that somebody cannot see is not on their list, nor is its host', async () => {
  const { ann, bob, cho, room } = club;
  await bob.command(backRoom, 'hanafuda start', { game: 'koi-koi' }).message();
  expect(await listFor(cho)).toContain('no tables you can see');
  await ann.command(room, 'hanafuda start', { game: 'mushi' }).message();

  const list = await listFor(cho);
  expect(list).toContain(`<#${room.id}> · **Mushi**`);
  expect(list).not.toContain(backRoom.id);
  expect(list).not.toContain('Bob');
  for (const who of [ann, bob]) {
    expect(await listFor(who)).toContain(`<#${backRoom.id}> · **Koi-Koi** · in the lobby: Bob`);
  }
});

test('a table in a thread is seen by those who see its channel', async () => {
  const { bob, cho, sandbox, room } = club;
  const hidden = sandbox.addThread(backRoom, 'evening');
  const open = sandbox.addThread(room, 'morning');
  await bob.command(hidden, 'hanafuda start', { game: 'koi-koi' }).message();
  await bob.command(open, 'hanafuda start', { game: 'mushi' }).message();
  const list = await listFor(cho);
  expect(list).toContain(`<#${open.id}>`);
  expect(list).not.toContain(hidden.id);
  expect(await listFor(bob, backRoom)).toContain(`<#${hidden.id}>`);
});

test('who has lost sight of a channel can leave its table from elsewhere', async () => {
  const { ann, bob, sandbox, room, tables } = club;
  await ann.command(backRoom, 'hanafuda start', { game: 'hana-awase' }).message();
  await bob.command(backRoom, 'hanafuda join').message();
  sandbox.hideChannel(backRoom, [bob]);
  expect(await listFor(bob)).toContain('no tables you can see');
  await bob.command(room, 'hanafuda leave').message();
  expect((await tables.matches.newestIn(backRoom.id))?.players).toHaveLength(1);
});
