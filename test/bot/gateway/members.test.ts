import { EventEmitter } from 'node:events';
import { ChannelType, Client, type Guild, PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { MalformedAnswer } from '../../../src/bot/failure/discord-error.ts';
import { Channels } from '../../../src/bot/gateway/channels.ts';
import { memberFinder } from '../../../src/bot/gateway/members.ts';

const SERVER = '100000000000000001';
const MEMBERS = '100000000000000002';
const [FROM, TO] = ['11', '12'];
const VIEW = String(PermissionFlagsBits.ViewChannel);

interface Seen {
  readonly by: 'everybody' | 'members';
  readonly isPrivateThread?: true;
  /** To single members it is shown, or from them it is hidden. */
  readonly members?: 'allow' | 'deny';
}

/** A channel as Discord tells of it; a private thread with the channel in which it hangs. */
function toldOf(id: string, { by, members, isPrivateThread }: Seen): readonly object[] {
  const [ofAll, ofMembers] = by === 'everybody' ? ['allow', 'allow'] : ['deny', 'allow'];
  const overwrite = (whose: string, how: string | undefined, type: number) => {
    const nothing = { allow: '0', deny: '0' };
    return { id: whose, type, ...nothing, ...(how !== undefined && { [how]: VIEW }) };
  };
  const channel = {
    id: isPrivateThread ? `${id}0` : id,
    type: ChannelType.GuildText,
    name: id,
    permission_overwrites: [
      overwrite(SERVER, ofAll, 0),
      overwrite(MEMBERS, ofMembers, 0),
      overwrite('9', members, 1),
    ],
  };
  const thread = { id, type: ChannelType.PrivateThread, parent_id: `${id}0`, thread_metadata: {} };
  return isPrivateThread ? [channel, thread] : [channel];
}

function canAllSee(from: Seen, to: Seen): boolean {
  const roles = [SERVER, MEMBERS].map((id) => ({ id, name: id, permissions: '0' }));
  const told = [...toldOf(FROM ?? '', from), ...toldOf(TO ?? '', to)];
  const data = { id: SERVER, name: 'Server', owner_id: '1', roles, channels: told, shardId: 0 };
  const ws = new EventEmitter();
  const channels = new Channels();
  channels.watch({ ws } as unknown as Client);
  ws.emit('GUILD_CREATE', data);
  const { guilds } = new Client({ intents: [] });
  const guild = (guilds as unknown as { _add(data: object): Guild })._add({
    ...data,
    channels: [],
  });
  const [one, other] = [channels.find(SERVER, FROM ?? ''), channels.find(SERVER, TO ?? '')];
  return one !== undefined && other !== undefined && channels.canAllSee(guild, one, other);
}

const PUBLIC: Seen = { by: 'everybody' };
const FOR_MEMBERS: Seen = { by: 'members' };

describe('everybody who sees a channel', () => {
  test.each<[string, Seen, Seen]>([
    ['sees another that everybody sees', PUBLIC, PUBLIC],
    ['sees a public one, where it is for members', FOR_MEMBERS, PUBLIC],
    ['sees another for the same members', FOR_MEMBERS, FOR_MEMBERS],
    ['sees one that is shown to single members too', PUBLIC, { ...PUBLIC, members: 'allow' }],
  ])('%s', (_, from, to) => {
    expect(canAllSee(from, to)).toBe(true);
  });

  test.each<[string, Seen, Seen]>([
    ['does not see one for members, where it is public', PUBLIC, FOR_MEMBERS],
    ['may be somebody to whom it alone is shown', { ...PUBLIC, members: 'allow' }, PUBLIC],
    ['may be somebody from whom the other is hidden', PUBLIC, { ...PUBLIC, members: 'deny' }],
    ['is not in a private thread', PUBLIC, { ...PUBLIC, isPrivateThread: true }],
    [
      'of a private thread may not see one for members',
      { ...PUBLIC, isPrivateThread: true },
      FOR_MEMBERS,
    ],
  ])('%s', (_, from, to) => {
    expect(canAllSee(from, to)).toBe(false);
  });
});

test.each([
  new SyntaxError('Unexpected end of JSON input'),
  new TypeError("Cannot read properties of null (reading 'user')"),
])('who is asked for is not known where discord.js cannot read the answer: %s', async (error) => {
  const guild = { members: { fetch: () => Promise.reject(error) } };
  const client = { guilds: { cache: new Map([[SERVER, guild]]) } } as unknown as Client;
  const found = memberFinder(client, new Channels())(SERVER, '1');
  await expect(found).rejects.toBeInstanceOf(MalformedAnswer);
});
