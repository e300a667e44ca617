import type { Message } from 'discord-sandbox';
import { describe, expect, test } from 'vitest';
import { type Club, eachInATimedClub } from './support/club.ts';
import { press, startMatch } from './support/playing.ts';
import { isPrivate, pictureOf, versionOf } from './support/reading.ts';

// Nonces are forgotten at once, as they are some minutes later.
const { club } = eachInATimedClub({ shards: 3, nonceMs: 1, mayLog: true });

type Place = Pick<Club, 'room'>;

/** Ann plays against a computer, in this place. */
async function annAlone({ room }: Place = club): Promise<Message> {
  const table = await startMatch({ ...club, room }, [club.ann], {
    game: 'botan-cho',
    computers: 1,
  });
  await expect.poll(() => noted(room.id)).toBe(table.id);
  return table;
}

async function noted(channelId: string): Promise<string | undefined> {
  const match = await club.tables.stored.newestMatch(channelId);
  return match && (await club.tables.messages.find(match.id))?.messageId;
}

async function move({ room }: Place = club): Promise<void> {
  const hand = await club.ann.command(room, 'hanafuda hand').message();
  await press(club.ann, hand, 'move');
}

const untilGone = (match = 1) =>
  expect.poll(async () => (await club.tables.stored.match(match))?.stopReason).toBe('channel-gone');

/** Until the table shows the match of the place as it is. */
async function tableShown({ room }: Place = club): Promise<Message> {
  const match = await club.tables.stored.newestMatch(room.id);
  return await club.sandbox.waitForMessage(
    (one) =>
      one.channel_id === room.id && pictureOf(one) === 'table' && versionOf(one) === match?.version,
  );
}

function tablesIn({ room }: Place): readonly string[] {
  return club.ann
    .view(room)
    .filter((one) => !isPrivate(one) && pictureOf(one) === 'table')
    .map(({ id }) => id);
}

async function restart(meanwhile: () => void | Promise<void> = () => {}): Promise<void> {
  await club.stopBot();
  await meanwhile();
  await club.startBot();
}

describe('a channel', () => {
  test('that is deleted takes the matches of its threads along', async () => {
    const room = club.sandbox.addThread(club.room, 'a thread');
    await annAlone({ room });
    club.sandbox.deleteChannel(club.room);
    await untilGone();
  });

  test('that was deleted while the bot was down closes its match', async () => {
    await annAlone();
    await restart(() => club.sandbox.deleteChannel(club.room));
    await untilGone();
  });

  test('that turns out to be no more when something is to be shown closes its match', async () => {
    await annAlone();
    const body = { code: 10003, message: 'Unknown Channel' };
    club.sandbox.injectFault({ method: 'PATCH', path: /^\/channels\//, status: 404, body });
    await move();
    await untilGone();
    expect(club.logged).toEqual([]);
  });
});

describe('a thread', () => {
  test('that was put away gets its table anew with the next move', async () => {
    const room = club.sandbox.addThread(club.room, 'a thread');
    const table = await annAlone({ room });
    const hand = await club.ann.command(room, 'hanafuda hand').message();
    club.sandbox.setThread(room, { isArchived: true });
    await press(club.ann, hand, 'move');
    const again = await tableShown({ room });
    expect(again.id).not.toBe(table.id);
    await expect.poll(() => tablesIn({ room })).toEqual([again.id]);
    expect(club.logged).toEqual([]);
  });

  test('that was put away while the bot was down keeps its match', async () => {
    const room = club.sandbox.addThread(club.room, 'a thread');
    await annAlone({ room });
    await restart(() => void club.sandbox.setThread(room, { isArchived: true }));
    await club.sandbox.waitForRequest(({ path }) => path === `/channels/${room.id}`);
    expect((await club.tables.stored.match(1))?.status).toBe('playing');
  });

  test.each([
    ['that discord.js keeps', () => {}],
    ['that it does not', restart],
  ])(
    'that is locked keeps its match, and shows it once it is unlocked: one %s',
    async (_, then) => {
      const room = club.sandbox.addThread(club.room, 'a thread');
      await annAlone({ room });
      const hand = await club.ann.command(room, 'hanafuda hand').message();
      club.sandbox.setThread(room, { isArchived: true, isLocked: true });
      await then();
      await press(club.ann, hand, 'move');
      await expect.poll(() => club.logged.join('')).toContain('closed to the bot');
      expect((await club.tables.stored.match(1))?.status).toBe('playing');
      club.sandbox.setThread(room, { isArchived: false, isLocked: false });
      await tableShown({ room });
    },
  );

  test('that discord.js does not keep closes its match when it is deleted, or its channel is', async () => {
    const rooms = ['one', 'other'].map((name) => club.sandbox.addThread(club.room, name));
    for (const room of rooms) await annAlone({ room });
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
    await annAlone();
    const before = (await club.tables.messages.find(1))!;
    await move();
    await tableShown();
    const { server, sandbox, store } = club;
    await restart(async () => {
      await club.tables.stored.putMessage(before);
      sandbox.removeBot(server);
      const body = { code: 10003, message: 'Unknown Channel' };
      sandbox.injectFault({ path: /^\/channels\//, status: 404, body, times: 5 });
    });
    await expect.poll(() => store.leftAt(server.id)).not.toBeNull();
    expect((await club.tables.stored.match(1))?.status).toBe('playing');
    sandbox.clearFaults();
    sandbox.inviteBot(server);
    await expect.poll(() => store.leftAt(server.id)).toBeNull();
    await expect.poll(() => club.tables.messages.unposted()).toEqual([]);
  });
});
