import type { Actor, Message } from 'discord-sandbox';
import { describe, expect, test } from 'vitest';
import type { MentionStyle } from '../../src/model/settings.ts';
import { eachInATimedClub } from './support/club.ts';
import { startMatch, tableOf, takeHand } from './support/playing.ts';
import { buttonsFor, pictureOf, textOf, versionOf } from './support/reading.ts';

const { club, time } = eachInATimedClub();

const MINUTE = 60_000;

async function annAndBob(style: MentionStyle): Promise<Message> {
  await club.store.putServerSettings(club.server.id, { mentions: style });
  const table = await startMatch(club, [club.ann, club.bob], { game: 'botan-cho' });
  await expect.poll(async () => (await club.tables.messages.find(1))?.messageId).toBe(table.id);
  return table;
}

/** Moves until the other one is asked, and waits until the table shows it. */
async function playTurn(): Promise<{ readonly table: Message; readonly asked: Actor }> {
  const { ann, bob } = club;
  const mover = isAsked(tableOf(club)!, ann) ? ann : bob;
  const other = mover === ann ? bob : ann;
  for (;;) {
    const hand = await takeHand(club, mover);
    await mover.click(hand, buttonsFor(hand, 'move')[0]!.id).message();
    const table = await tableShown();
    if (isAsked(table, other)) return { table, asked: other };
  }
}

function isAsked(table: Message, { id }: Actor): boolean {
  return textOf(table).includes(`<@${id}>`);
}

async function tableShown(): Promise<Message> {
  const version = async () => (await club.tables.matches.newestIn(club.room.id))?.version;
  const current = await version();
  const shown = await club.sandbox.waitForMessage(
    (one) => pictureOf(one) === 'table' && versionOf(one) === current,
  );
  await expect
    .poll(async () => (await club.tables.messages.find(1))?.version)
    .toBe(await version());
  return shown;
}

function tableMessages(): readonly string[] {
  return club.cho
    .view(club.room)
    .filter((one) => pictureOf(one) === 'table')
    .map(({ id }) => id);
}

describe('a quiet server', () => {
  test('sees one table that is edited while people play on', async () => {
    const first = await annAndBob('quiet');
    // Whoever has not moved yet may not be there.
    await playTurn();
    const { table } = await playTurn();
    for (let turns = 0; turns < 4; turns++) {
      time.now += 10_000;
      const turn = await playTurn();
      expect(turn.table.id).toBe(table.id);
    }
    expect(tableMessages()).toEqual([table.id]);
    expect(first.mentions).toHaveLength(1);
  });

  test('mentions somebody who has not been there for some minutes, by one new message', async () => {
    await annAndBob('quiet');
    await playTurn();
    const { table: before } = await playTurn();
    time.now += 6 * MINUTE;
    const { table, asked } = await playTurn();
    expect(table.id).not.toBe(before.id);
    expect(table.mentions.map(({ id }) => id)).toEqual([asked.id]);
    await expect.poll(tableMessages).toEqual([table.id]);
  });
});

test('a server that always mentions does so at each turn, and still has one table', async () => {
  await annAndBob('always');
  const seen = new Set(tableMessages());
  for (let turns = 0; turns < 3; turns++) {
    const { table, asked } = await playTurn();
    expect(seen).not.toContain(table.id);
    expect(table.mentions.map(({ id }) => id)).toEqual([asked.id]);
    seen.add(table.id);
    await expect.poll(tableMessages).toEqual([table.id]);
  }
});
