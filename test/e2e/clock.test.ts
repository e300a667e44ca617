import type { Actor, Message } from 'discord-sandbox';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Match } from '../../src/model/match.ts';
import { type Club, openClub } from './support/club.ts';
import { startMatch, tableOf, takeHand } from './support/playing.ts';
import { buttonFor, buttonsFor, pictureOf, textOf, versionOf } from './support/reading.ts';

let club: Club;
let now: number;

beforeEach(async () => {
  now = Date.now();
  club = await openClub({ clock: () => now, now: () => now });
  await club.store.putServerSettings(club.server.id, { clock: '60s' });
});

afterEach(async () => {
  const { violations } = club.sandbox;
  await club.close();
  expect(violations).toEqual([]);
  const told = club.logged.filter((line) => !line.includes('clock of the machine was set'));
  expect(told).toEqual([]);
});

const SECOND = 1000;

/** Lets time go by while the bot looks on, as it does in earnest. */
async function pass(seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 15) {
    now += Math.min(left, 15) * SECOND;
    // The last sign of life is at most ten seconds old.
    await expect
      .poll(async () => now - ((await club.store.aliveAt()) ?? 0))
      .toBeLessThan(10 * SECOND);
    // What fell due meanwhile is done, before time goes on.
    await expect.poll(() => club.tables.timers.due()).toEqual([]);
  }
}

async function match(): Promise<Match> {
  const found = await club.tables.matches.newestIn(club.room.id);
  if (found === undefined) throw new Error('there is no match');
  return found;
}

/** Until the table shows the match as it is. */
async function tableShown(): Promise<Message> {
  const { version } = await match();
  return await club.sandbox.waitForMessage(
    (one) => pictureOf(one) === 'table' && versionOf(one) === version,
  );
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
    expect(Math.abs(timeOn(tableOf(club)) - (now + 60 * SECOND))).toBeLessThan(2 * SECOND);
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

  test('once it is over is the computer’s, which plays that move and says so', async () => {
    const { asked, waiting } = await annAndBob();
    const hand = await takeHand(club, waiting);
    expect(buttonsFor(hand, 'move')).toEqual([]);
    await pass(61);
    const table = await tableShown();
    expect(textOf(table)).toContain(`**${asked.name}** ran out of time`);
    expect(textOf(table)).toContain(`<@${waiting.id}>`);
    const fresh = () => waiting.view(club.room).find(({ id }) => id === hand.id);
    await expect.poll(() => buttonsFor(fresh()!, 'move').length).toBeGreaterThan(0);
    expect((await club.tables.play.replay(await match())).at(-1)?.byComputer).toBe(true);
  });

  test('is shown in the server’s language', async () => {
    await club.store.putServerSettings(club.server.id, { language: 'ja' });
    await annAndBob();
    expect(textOf(tableOf(club)!)).toMatch(/<t:\d+:R>にCPUが代わりに打ちます/);
  });
});

/** Who is asked lets their time pass. */
async function missMove(): Promise<void> {
  await pass(61);
  await expect.poll(() => textOf(tableOf(club)!)).toMatch(/ran out of time|is playing for/);
}

/** Who waits plays on, until who is absent has missed one more move. */
async function missAgain({ asked, waiting }: AnnAndBob): Promise<void> {
  while (!textOf(await tableShown()).includes(`<@${asked.id}>`)) {
    const hand = await takeHand(club, waiting);
    const [move] = buttonsFor(hand, 'move');
    await waiting.click(hand, move!.id).message();
  }
  await missMove();
}

/** Who waits plays on; who is absent misses three moves in a row. */
async function missThree(both: AnnAndBob): Promise<void> {
  await missMove();
  await missAgain(both);
  await missAgain(both);
}

describe('somebody absent', () => {
  test('twice in a row may be replaced by a computer when who waits presses so', async () => {
    const { asked, waiting } = await annAndBob();
    await missMove();
    expect(buttonsFor(await tableShown(), 'replace')).toEqual([]);
    await missAgain({ asked, waiting });
    const table = await tableShown();
    const button = buttonFor(table, 'replace');
    expect(button.label).toBe(`Let a computer play for ${asked.name}`);
    await waiting.click(table, button.id).done;
    await club.sandbox.waitForMessage((one) =>
      textOf(one).includes(`A computer is playing for **${asked.name}**`),
    );
    expect(await club.tables.matches.activeOf(asked.id)).toEqual([]);
  });

  test('three times in a row is away, and comes back by one press that gives the hand', async () => {
    const { asked, waiting } = await annAndBob();
    await missThree({ asked, waiting });
    const table = await tableShown();
    expect(textOf(table)).toContain(`A computer is playing for **${asked.name}**`);
    const { version } = await match();

    const hand = await asked.click(table, buttonFor(table, 'back').id).message();

    expect(pictureOf(hand)).toBe('hand');
    expect(textOf(hand)).toContain('You’re back');
    expect((await match()).version).toBe(version + 1);
    const after = await tableShown();
    expect(textOf(after)).not.toContain('A computer is playing for');
    expect(buttonsFor(after, 'back')).toEqual([]);
    const again = await asked
      .click(table, buttonFor(table, 'back').id, { isStale: true })
      .message();
    expect(textOf(again)).toContain('already playing this seat');
  });

  test('and everybody else too, the match is closed and everybody is told', async () => {
    const { asked, waiting } = await annAndBob();
    for (let missed = 0; missed < 6; missed++) await pass(61);
    await expect.poll(async () => (await match()).status).toBe('stopped');
    await expect.poll(() => tableOf(club)).toBeUndefined();
    for (const one of [asked, waiting]) {
      expect(one.view(club.room).some((message) => textOf(message).includes('closed'))).toBe(true);
    }
  });

  test('cannot take the seat of somebody by that press', async () => {
    const { asked, waiting } = await annAndBob();
    await missThree({ asked, waiting });
    const table = await tableShown();
    const answer = await club.cho.click(table, buttonFor(table, 'back').id).message();
    expect(pictureOf(answer)).toBeUndefined();
    expect(textOf(answer)).not.toBe('');
  });
});

describe('time that does not count', () => {
  test('is that during which the bot was down, and the table then tells the new time', async () => {
    await annAndBob();
    await pass(30);
    await club.stopBot();
    now += 3_600 * SECOND;
    await club.startBot();
    const dueAt = async () => (await club.tables.timers.moveDueAt(1)) ?? 0;
    await expect.poll(async () => (await dueAt()) - now).toBeGreaterThan(25 * SECOND);
    const due = await dueAt();
    expect(due - now).toBeLessThan(41 * SECOND);
    await expect.poll(() => Math.abs(timeOn(tableOf(club)) - due)).toBeLessThan(2 * SECOND);
    expect((await match()).players).toEqual(
      expect.arrayContaining([expect.objectContaining({ missed: 0 })]),
    );
  });

  test('is that during which the bot may not write in the channel', async () => {
    await annAndBob();
    club.sandbox.setPermissions(club.room, { without: ['sendMessages'] });
    const { version } = await match();
    await pass(600);
    expect((await match()).version).toBe(version);
    club.sandbox.setPermissions(club.room, { without: [] });
    await pass(30);
    expect((await match()).version).toBe(version);
    await pass(45);
    await expect.poll(async () => (await match()).version).toBeGreaterThan(version);
  });

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
    club.sandbox.endOutage(club.server);
    const { version } = await match();
    await pass(75);
    await expect.poll(async () => (await match()).version).toBeGreaterThan(version);
  });

  test('is that during which Discord has lost the server', async () => {
    await annAndBob();
    club.sandbox.beginOutage(club.server);
    const { version } = await match();
    await pass(300);
    expect((await match()).version).toBe(version);
    expect(await club.store.leftAt(club.server.id)).not.toEqual(expect.any(Number));
    club.sandbox.endOutage(club.server);
    await pass(75);
    await expect.poll(async () => (await match()).version).toBeGreaterThan(version);
  });
});

describe('the machine’s clock', () => {
  let wall: number;
  let steady: number;

  beforeEach(async () => {
    await club.close();
    wall = Date.now();
    steady = 0;
    club = await openClub({ now: () => wall, monotonic: () => steady });
    await club.store.putServerSettings(club.server.id, { clock: '60s' });
  });

  test('that is set an hour ahead neither ends the bot nor anybody’s time', async () => {
    await annAndBob();
    const { version } = await match();
    wall += 3_600 * SECOND;
    await expect.poll(() => club.logged.join('')).toContain('clock of the machine was set');
    await expect
      .poll(() => Math.abs(timeOn(tableOf(club)) - wall - 60 * SECOND))
      .toBeLessThan(SECOND);
    [wall, steady] = [wall + 15 * SECOND, steady + 15 * SECOND];
    await expect.poll(() => club.store.aliveAt()).toBe(wall);
    expect((await match()).version).toBe(version);
    expect(club.fatal).toEqual([]);
    for (let left = 4; left > 0; left--) {
      [wall, steady] = [wall + 15 * SECOND, steady + 15 * SECOND];
      await expect.poll(() => club.store.aliveAt()).toBe(wall);
    }
    await expect.poll(async () => (await match()).version).toBeGreaterThan(version);
  });
});

test('a lobby in which nothing happens closes, and the channel reads why', async () => {
  const lobby = await club.ann
    .command(club.room, 'hanafuda start', { game: 'botan-cho' })
    .message();
  const dueAt = (await club.store.dueAt(1, 'idle')) ?? 0;
  await pass(Math.ceil((dueAt - now) / SECOND) + 1);
  await expect.poll(async () => (await match()).stopReason).toBe('idle');
  await expect
    .poll(() => textOf(club.bob.view(club.room).find(({ id }) => id === lobby.id)!))
    .toMatch(/closed/);
});
