import { EventEmitter } from 'node:events';
import { ChannelType, Client, type Guild, PermissionFlagsBits } from 'discord.js';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { Channels, neededBelow, neededIn } from '../../../src/bot/gateway/channels.ts';
import { leanCaches } from '../../../src/bot/gateway/clients.ts';

const SERVER = '100000000000000001';
const ROLES = ['100000000000000002', '100000000000000003'];
const [ROOM, VOICE, THREAD, ORPHAN] = ['11', '12', '13', '14'];
const BOT = '200000000000000001';
const OWNER = '200000000000000002';
const MEMBERS = [BOT, OWNER, '200000000000000003'];

let ws: EventEmitter;
let channels: Channels;

beforeEach(() => {
  ws = new EventEmitter();
  channels = new Channels();
  channels.watch({ ws } as unknown as Client);
});

const some = (flags: readonly bigint[]) =>
  fc.subarray([...flags]).map((those) => String(those.reduce((all, bit) => all | bit, 0n)));

const IN_A_CHANNEL = [
  ...[PermissionFlagsBits.ViewChannel, PermissionFlagsBits.SendMessages],
  ...[PermissionFlagsBits.EmbedLinks, PermissionFlagsBits.AttachFiles],
  ...[PermissionFlagsBits.ReadMessageHistory, PermissionFlagsBits.Connect],
  PermissionFlagsBits.SendMessagesInThreads,
];
const inChannel = some(IN_A_CHANNEL);
const ofRole = some([...IN_A_CHANNEL, PermissionFlagsBits.Administrator]);

const overwrites = fc
  .subarray([SERVER, ...ROLES, ...MEMBERS])
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) => fc.record({ id: fc.constant(id), allow: inChannel, deny: inChannel })),
    ),
  )
  .map((all) => all.map((one) => ({ ...one, type: MEMBERS.includes(one.id) ? 1 : 0 })));

/** A server as Discord describes it, with everything that permissions hang on. */
const serverData = fc
  .record({
    permissions: fc.tuple(ofRole, ofRole, ofRole),
    ofRoom: overwrites,
    ofVoice: overwrites,
    held: fc.tuple(...MEMBERS.map(() => fc.subarray(ROLES))),
    locked: fc.boolean(),
  })
  .map(({ permissions, ofRoom, ofVoice, held, locked }) => ({
    id: SERVER,
    name: 'Server',
    owner_id: OWNER,
    shardId: 0,
    roles: [SERVER, ...ROLES].map((id, at) => ({ id, name: id, permissions: permissions[at] })),
    members: MEMBERS.map((id, at) => ({ user: { id, username: id }, roles: held[at] })),
    channels: [
      { id: '10', type: ChannelType.GuildCategory, name: 'c', permission_overwrites: [] },
      { id: ROOM, type: ChannelType.GuildText, name: 'r', permission_overwrites: ofRoom },
      { id: VOICE, type: ChannelType.GuildVoice, name: 'v', permission_overwrites: ofVoice },
    ],
    threads: [threadIn(ROOM, THREAD, { locked }), threadIn('99', ORPHAN, { locked })],
  }));

function threadIn(parent: string | undefined, id: string | undefined, metadata: object) {
  const type = ChannelType.PublicThread;
  return { id, type, guild_id: SERVER, name: 't', parent_id: parent, thread_metadata: metadata };
}

describe('permissions', () => {
  test('are what discord.js makes of the same server', () => {
    fc.assert(
      fc.property(serverData, (data) => {
        ws.emit('GUILD_CREATE', data);
        const everything = clientWith({}, data);
        const lean = clientWith({ makeCache: leanCaches }, data);
        for (const id of MEMBERS) {
          const member = everything.guild.members.cache.get(id);
          for (const channel of [ROOM, VOICE, THREAD, ORPHAN]) {
            const theirs = everything.guild.channels.cache.get(channel ?? '');
            // Null for a thread in a channel that is not known, which its type does not say.
            const held: { has(bit: bigint): boolean } | null =
              theirs?.permissionsFor(member ?? '') ?? null;
            if (member === undefined) throw new Error('no member');
            expect(channels.sees(member, channels.find(SERVER, channel ?? ''))).toBe(
              held?.has(PermissionFlagsBits.ViewChannel) ?? false,
            );
            if (id !== BOT) continue;
            const needed = neededIn(channels.find(SERVER, channel ?? ''));
            const isLocked = theirs?.isThread() === true && theirs.locked === true;
            expect(channels.mayPlayIn(lean.guild, channel ?? '')).toBe(
              !isLocked &&
                (held === null || needed.every((one) => held.has(PermissionFlagsBits[one]))),
            );
          }
        }
      }),
    );
  });

  test('of a private thread, and in a channel that nobody knows, are nobody’s to see', () => {
    const [data] = fc.sample(serverData, 1);
    const { guild } = clientWith({}, data);
    const owner = guild.members.cache.get(OWNER);
    if (owner === undefined) throw new Error('no owner');
    ws.emit('GUILD_CREATE', data);
    ws.emit('THREAD_CREATE', { ...threadIn(ROOM, '15', {}), type: ChannelType.PrivateThread });
    expect(channels.sees(owner, channels.find(SERVER, ROOM ?? ''))).toBe(true);
    expect(channels.sees(owner, channels.find(SERVER, '15'))).toBe(false);
    expect(channels.sees(owner, channels.find(SERVER, '404'))).toBe(false);
    expect(channels.mayPlayIn(guild, '404')).toBeUndefined();
  });
});

function clientWith(options: Pick<Client['options'], 'makeCache'> | object, data: unknown) {
  const client = new Client({ intents: [], ...options });
  // As READY sets it.
  Object.assign(client, { user: { id: BOT } });
  const add = client.guilds as unknown as { _add(data: unknown): Guild };
  return { client, guild: add._add(JSON.parse(JSON.stringify(data))) };
}

describe('a channel', () => {
  const known = (id: string) => channels.find(SERVER, id)?.type;

  beforeEach(() => {
    const [data] = fc.sample(serverData, 1);
    ws.emit('GUILD_CREATE', data);
  });

  test('is known from its creation to its deletion, as it was last changed', () => {
    const room = { id: '16', type: ChannelType.GuildText, guild_id: SERVER };
    ws.emit('CHANNEL_CREATE', room);
    expect(channels.find(SERVER, '16')).toEqual({
      ...{ type: ChannelType.GuildText, parentId: null, ownerId: null },
      ...{ isLocked: false, overwrites: [] },
    });
    const overwrite = { id: BOT, type: 1, allow: '0', deny: '1024' };
    ws.emit('CHANNEL_UPDATE', { ...room, permission_overwrites: [overwrite] });
    expect(channels.find(SERVER, '16')?.overwrites).toEqual([[BOT, '0', '1024']]);
    ws.emit('CHANNEL_DELETE', room);
    expect(known('16')).toBeUndefined();
  });

  test.each([
    [ChannelType.GuildText, ['CreatePublicThreads', 'SendMessagesInThreads']],
    [ChannelType.GuildAnnouncement, ['CreatePublicThreads', 'SendMessagesInThreads']],
    [ChannelType.GuildForum, ['SendMessagesInThreads']],
    [ChannelType.GuildMedia, ['SendMessagesInThreads']],
    [ChannelType.GuildVoice, undefined],
    [ChannelType.GuildStageVoice, undefined],
  ])(
    'of type %i needs for a table in a new thread, besides what every table does: %o',
    (type, more) => {
      const plain = neededIn({ type: ChannelType.GuildText });
      expect(neededBelow({ type })?.filter((name) => !plain.includes(name))).toEqual(more);
    },
  );

  test('is not known once the bot is out of its server, but through an outage', () => {
    ws.emit('GUILD_DELETE', { id: SERVER, unavailable: true });
    expect(known('11')).toBe(ChannelType.GuildText);
    ws.emit('GUILD_DELETE', { id: SERVER });
    expect(known('11')).toBeUndefined();
  });

  test('that Discord no longer lists when a server comes back is not known', () => {
    ws.emit('GUILD_CREATE', { id: SERVER, channels: [], threads: [] });
    expect(known('11')).toBeUndefined();
  });

  test('is known with its thread until that is put away', () => {
    expect(channels.find(SERVER, '13')?.parentId).toBe('11');
    ws.emit('THREAD_UPDATE', threadIn('11', '13', { locked: true }));
    expect(channels.find(SERVER, '13')?.isLocked).toBe(true);
    ws.emit('THREAD_UPDATE', threadIn('11', '13', { archived: true }));
    expect(known('13')).toBeUndefined();
    ws.emit('THREAD_UPDATE', threadIn('11', '13', {}));
    expect(known('13')).toBe(ChannelType.PublicThread);
    ws.emit('THREAD_DELETE', threadIn('11', '13', {}));
    expect(known('13')).toBeUndefined();
  });

  test('that is deleted takes its threads along, of which Discord says nothing', () => {
    ws.emit('CHANNEL_DELETE', { id: '11', type: ChannelType.GuildText, guild_id: SERVER });
    expect([known('11'), known('13')]).toEqual([undefined, undefined]);
    expect(known('14')).toBe(ChannelType.PublicThread);
  });

  test('has the threads that Discord lists once the bot may see it', () => {
    const threads = [threadIn('11', '17', {})];
    ws.emit('THREAD_LIST_SYNC', { guild_id: SERVER, channel_ids: ['11'], threads });
    expect([known('13'), known('17')]).toEqual([undefined, ChannelType.PublicThread]);
    expect(known('14')).toBe(ChannelType.PublicThread);
    ws.emit('THREAD_LIST_SYNC', { guild_id: SERVER, threads: [] });
    expect([known('14'), known('17'), known('11')]).toEqual([undefined, undefined, 0]);
  });
});

test('of everybody who presses, discord.js keeps nobody but the bot', () => {
  const [data] = fc.sample(serverData, 1);
  const { client, guild } = clientWith({ makeCache: leanCaches }, data);
  expect([...guild.members.cache.keys()]).toEqual([BOT]);
  expect([...client.users.cache.keys()]).toEqual([BOT]);
  expect([client.channels.cache.size, guild.channels.cache.size]).toEqual([0, 0]);
  expect(guild.roles.cache.size).toBe(3);
});
