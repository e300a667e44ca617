import type { Actor, Message } from 'discord-sandbox';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Match } from '../../src/model/match.ts';
import { eachInATimedClub } from './support/club.ts';
import { startMatch, tableOf, untilShown } from './support/playing.ts';
import { pictureOf, textOf } from './support/reading.ts';

const { club, time } = eachInATimedClub();

beforeEach(async () => {
  await club.store.putServerSettings(club.server.id, { clock: '60s' });
});

const SECOND = 1000;

/** Lets time go by while the bot looks on, as it does in earnest. */
async function pass(seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 15) {
    time.now += Math.min(left, 15) * SECOND;
    // The last sign of life is at most ten seconds old.
    await expect
      .poll(async () => time.now - ((await club.store.aliveAt()) ?? 0))
      .toBeLessThan(10 * SECOND);
    // What fell due meanwhile is done, before time goes on.
    await expect.poll(() => club.tables.timers.due()).toEqual([]);
  }
}

async function match(): Promise<Match> {
  const found = await club.tables.stored.newestMatch(club.room.id);
  if (found === undefined) throw new Error('there is no match');
  return found;
}

interface AnnAndBob {
  readonly asked: Actor;
  readonly waiting: Actor;
}

/** A match of Ann and Bob, and who of them is asked. */
async function annAndBob(): Promise<AnnAndBob> {
  const { ann, bob } = club;
  const table = await startMatch(club, [ann, bob], { game: 'botan-cho' });
  await expect.poll(async () => (await club.tables.messages.find(1))?.messageId).toBe(table.id);
  const isAnns = textOf(table).includes(`<@${ann.id}>`);
  return isAnns ? { asked: ann, waiting: bob } : { asked: bob, waiting: ann };
}

function timeOn(message: Message | undefined): number {
  const [, seconds] = /<t:(\d+):R>/.exec(message === undefined ? '' : textOf(message)) ?? [];
  return Number(seconds) * SECOND;
}

describe('the time for a move', () => {
  test('stands on the table as a time that Discord counts down by itself', async () => {
    await annAndBob();
    expect(Math.abs(timeOn(tableOf(club)) - (time.now + 60 * SECOND))).toBeLessThan(2 * SECOND);
    const before = club.sandbox.requests.length;
    await pass(30);
    expect(club.sandbox.requests.slice(before)).toEqual([]);
  });

  test('is warned of by a mention, at the end of the channel, and the old table goes', async () => {
    const { asked, waiting } = await annAndBob();
    const table = tableOf(club);
    waiting.post(club.room, 'Well?');
    await pass(41);
    const warned = await club.sandbox.waitForMessage((one) =>
      textOf(one).includes('Time is almost up'),
    );
    expect(warned.id).not.toBe(table?.id);
    expect(warned.mentions.map(({ id }) => id)).toEqual([asked.id]);
    const tables = () => waiting.view(club.room).filter((one) => pictureOf(one) === 'table');
    await expect.poll(() => tables().map(({ id }) => id)).toEqual([warned.id]);
  });
});

describe('time that does not count', () => {
  test('is that during which Discord has lost the server, though it does not say that it has it', async () => {
    await annAndBob();
    club.sandbox.beginOutage(club.server);
    club.sandbox.injectFault({
      event: 'GUILD_CREATE',
      change: (data) => {
        const { unavailable: _, ...rest } = data as { readonly unavailable?: boolean };
        return rest;
      },
    });
    const { version } = await match();
    await pass(75);
    expect((await match()).version).toBe(version);
    club.sandbox.endOutage(club.server);
    await pass(75);
    await expect.poll(async () => (await match()).version).toBeGreaterThan(version);
    await untilShown(club, 'ran out of time');
  });
});
