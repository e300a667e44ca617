import { createHash } from 'node:crypto';
import type { Actor, Message } from 'discord-sandbox';
import { beforeEach, expect, test } from 'vitest';
import { parseCustomId } from '../../src/bot/interaction/custom-id.ts';
import type { Paint } from '../../src/render/paint.ts';
import { type Painter, painterOf } from '../../src/render/painter.ts';
import { SIGNATURE } from '../../src/render/raster/png.ts';
import { playOut } from '../table/support/matches.ts';
import { done } from '../table/support/outcomes.ts';
import { eachInAClub } from './support/club.ts';
import { startMatch, takeHand } from './support/playing.ts';
import { buttonsFor, isPrivate, pictureOf, versionOf } from './support/reading.ts';

/** Has of each picture what is to be painted, and whether with the numbers. */
function sketching(what: 'plain' | 'numbered'): Painter {
  const sketch: Paint = async (scene) => [SIGNATURE, Buffer.from(what + JSON.stringify(scene))];
  const withMonths = () => sketching('numbered');
  return painterOf({ japanese: sketch, korean: sketch }, { backlog: () => 0, withMonths });
}

let boss: Actor;

const club = eachInAClub({ watch: () => sketching('plain') });

beforeEach(() => {
  boss = club.sandbox.addUser('Boss', { permissions: 'manager' });
});

/** Turns the numbers of the months on or off, as somebody does in the menu. */
async function pressSwitch(): Promise<void> {
  const first = await boss.command(club.room, 'hanafuda-settings').message();
  const second = await boss.click(first, settingsButton(first, '1')).message();
  const menu = await boss.click(second, settingsButton(second, '2')).message();
  await boss.click(menu, settingsButton(menu, 'hasBadges=')).message();
}

/** The button of the server's settings whose argument begins so: a page, or a switch. */
function settingsButton(menu: Message, argument: string): string {
  const button = buttonsFor(menu, 'server').find(({ id }) =>
    parseCustomId(id)?.argument.startsWith(argument),
  );
  if (button === undefined) throw new Error(`no button ${argument}`);
  return button.id;
}

async function pictureIn(message: Message): Promise<string> {
  const answer = await fetch(message.attachments[0]?.url ?? '');
  return createHash('sha256')
    .update(await answer.bytes())
    .digest('hex');
}

/** The picture of the table as it is posted when somebody asks for it. */
async function tablePicture(): Promise<string> {
  return await pictureIn(await club.bob.command(club.room, 'hanafuda table').message());
}

/** Chooses for somebody whether their own pictures have the numbers, as they do in the menu. */
async function choose(who: Actor, value: 'auto' | 'on' | 'off'): Promise<void> {
  const menu = await who.command(club.room, 'hanafuda me').message();
  await who.select(menu, 'me/0/0/badges', [value]).message();
}

/** Has somebody play matches against a computer to their end, in another channel. */
async function playMatches({ id }: Actor, count: number): Promise<void> {
  const { server, sandbox, tables } = club;
  const channel = sandbox.addChannel(server, 'elsewhere');
  for (let played = 0; played < count; played++) {
    const where = { serverId: server.id, channelId: channel.id };
    const host = { id, name: 'somebody' };
    await tables.lobby.open({ where, host, game: 'botan-cho', options: { rounds: '3' } });
    done(await tables.lobby.addComputer(where, host, 'easy'));
    const match = await tables.lobby.start(where, host);
    expect((await playOut(tables, done(match))).status).toBe('over');
  }
}

test('people who are new see the numbers on their own cards, and not on the table of several', async () => {
  const { ann, bob } = club;
  await startMatch(club, [ann, bob], { game: 'koi-koi' });
  const fresh = [await pictureIn(await takeHand(club, ann)), await tablePicture()];
  await choose(ann, 'on');
  expect([await pictureIn(await takeHand(club, ann)), await tablePicture()]).toEqual(fresh);
  await choose(ann, 'off');
  expect(await pictureIn(await takeHand(club, ann))).not.toBe(fresh[0]);
});

test('the numbers go when somebody has played a few matches, unless they have chosen them', async () => {
  const { ann } = club;
  await playMatches(ann, 3);
  await startMatch(club, [ann], { game: 'koi-koi', computers: 1 });
  const plain = [await pictureIn(await takeHand(club, ann)), await tablePicture()];
  await choose(ann, 'on');
  const chosen = [await pictureIn(await takeHand(club, ann)), await tablePicture()];
  expect(chosen[0]).not.toBe(plain[0]);
  // Nobody else plays there.
  expect(chosen[1]).not.toBe(plain[1]);
  await choose(ann, 'off');
  expect([await pictureIn(await takeHand(club, ann)), await tablePicture()]).toEqual(plain);
});

test('the pictures that follow a move have the numbers too', async () => {
  const { ann, bob, room, sandbox } = club;
  for (const one of [ann, bob]) await playMatches(one, 3);
  await startMatch(club, [ann, bob], { game: 'koi-koi' });
  await pressSwitch();
  const hands = [
    [ann, await takeHand(club, ann)],
    [bob, await takeHand(club, bob)],
  ] as const;
  const [who, hand] = hands.find(([, one]) => buttonsFor(one, 'move').length > 0) ?? hands[0];
  const refreshed = await who.click(hand, buttonsFor(hand, 'move')[0]?.id ?? '').message();
  const edited = await sandbox.waitForMessage(
    (one) => !isPrivate(one) && pictureOf(one) === 'table' && versionOf(one) > versionOf(hand),
  );
  const numbered = [await pictureIn(edited), await pictureIn(refreshed)];
  expect(numbered[0]).toBe(await tablePicture());
  expect(numbered[1]).toBe(await pictureIn(await takeHand(club, who)));
  await pressSwitch();
  expect(await tablePicture()).not.toBe(numbered[0]);
  expect(await pictureIn(await takeHand(club, who))).not.toBe(numbered[1]);
  expect(sandbox.world.messagesIn(room.id).length).toBeGreaterThan(0);
});
