import { type Channel, type Message, refusal } from 'discord-sandbox';
import { describe, expect, test } from 'vitest';
import { publicIn } from '../torture/support/channels.ts';
import { eachInATimedClub } from './support/club.ts';
import { annAlone, currentMatch, press, tableShown } from './support/playing.ts';
import { pictureOf } from './support/reading.ts';

// Nonces are forgotten at once, as they are some minutes later.
const { club } = eachInATimedClub({ shards: 3, nonceMs: 1, mayLog: true });

/** Ann plays against a computer, until the bot has noted the table. */
async function annPlays(room: Channel = club.room): Promise<Message> {
  const table = await annAlone({ ...club, room });
  const { id } = await currentMatch({ ...club, room });
  await expect.poll(async () => (await club.tables.messages.find(id))?.messageId).toBe(table.id);
  return table;
}

/** The same in a thread. */
async function annPlaysInThread() {
  const room = club.sandbox.addThread(club.room, 'a thread');
  return { room, table: await annPlays(room) };
}

const handOfAnn = (room: Channel = club.room) => club.ann.command(room, 'hanafuda hand').message();

const untilGone = (match = 1) =>
  expect.poll(async () => (await club.tables.stored.match(match))?.stopReason).toBe('channel-gone');

function tablesIn({ id }: Channel): readonly string[] {
  const tables = publicIn(club.sandbox, id).filter((one) => pictureOf(one) === 'table');
  return tables.map((one) => one.id);
}

async function restart(meanwhile: () => void | Promise<void> = () => {}): Promise<void> {
  await club.stopBot();
  await meanwhile();
  await club.startBot();
}

describe('a channel', () => {
  test('that is deleted takes the matches of its threads along', async () => {
    await annPlaysInThread();
    club.sandbox.deleteChannel(club.room);
    await untilGone();
  });

  test('that was deleted while the bot was down closes its match', async () => {
    await annPlays();
    await restart(() => club.sandbox.deleteChannel(club.room));
    await untilGone();
  });

  test('that turns out to be no more when something is to be shown closes its match', async () => {
    await annPlays();
    club.sandbox.injectFault({ method: 'PATCH', path: /^\/channels\//, ...refusal(10003) });
    await press(club.ann, await handOfAnn(), 'move');
    await untilGone();
    expect(club.logged).toEqual([]);
  });
});

describe('a thread', () => {
  test('that was put away gets its table anew with the next move', async () => {
    const { room, table } = await annPlaysInThread();
    const hand = await handOfAnn(room);
    club.sandbox.setThread(room, { isArchived: true });
    await press(club.ann, hand, 'move');
    const again = await tableShown(club, room);
    expect(again.id).not.toBe(table.id);
    await expect.poll(() => tablesIn(room)).toEqual([again.id]);
    expect(club.logged).toEqual([]);
  });

  test('that was put away while the bot was down keeps its match', async () => {
    const { room } = await annPlaysInThread();
    await restart(() => void club.sandbox.setThread(room, { isArchived: true }));
    await club.sandbox.waitForRequest(({ path }) => path === `/channels/${room.id}`);
    // What it has begun is done before it ends.
    await club.stopBot();
    expect((await club.tables.stored.match(1))?.status).toBe('playing');
  });

  test.each([
    ['that discord.js keeps', () => {}],
    ['that it does not', restart],
  ])(
    'that is locked keeps its match, and shows it once it is unlocked: one %s',
    async (_, then) => {
      const { room } = await annPlaysInThread();
      const hand = await handOfAnn(room);
      club.sandbox.setThread(room, { isArchived: true, isLocked: true });
      await then();
      await press(club.ann, hand, 'move');
      await expect.poll(() => club.logged.join('')).toContain('closed to the bot');
      expect((await club.tables.stored.match(1))?.status).toBe('playing');
      club.sandbox.setThread(room, { isArchived: false, isLocked: false });
      await tableShown(club, room);
    },
  );

  test('that discord.js does not keep closes its match when it is deleted, or its channel is', async () => {
    const rooms = ['one', 'other'].map((name) => club.sandbox.addThread(club.room, name));
    for (const room of rooms) await annPlays(room);
    await restart(() => {
      for (const room of rooms) club.sandbox.setThread(room, { isArchived: true });
    });
    club.sandbox.deleteChannel(rooms[0]!);
    await untilGone();
    expect((await club.tables.stored.match(2))?.status).toBe('playing');
    club.sandbox.deleteChannel(club.room);
    await untilGone(2);
  });
});

describe('a server', () => {
  test('that has removed the bot keeps its match, whatever Discord says of the channel', async () => {
    await annPlays();
    const before = (await club.tables.messages.find(1))!;
    await press(club.ann, await handOfAnn(), 'move');
    await tableShown(club);
    const { server, sandbox, store } = club;
    await restart(async () => {
      await club.tables.stored.putMessage(before);
      sandbox.removeBot(server);
      sandbox.injectFault({ path: /^\/channels\//, ...refusal(10003), times: 5 });
    });
    await expect.poll(() => store.leftAt(server.id)).not.toBeNull();
    expect((await club.tables.stored.match(1))?.status).toBe('playing');
    sandbox.clearFaults();
    sandbox.inviteBot(server);
    await expect.poll(() => store.leftAt(server.id)).toBeNull();
    await expect.poll(() => club.tables.messages.unposted()).toEqual([]);
  });
});
