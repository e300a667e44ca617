import {
  ChannelType,
  Collection,
  type GuildBasedChannel,
  OverwriteType,
  PermissionsBitField,
} from 'discord.js';
import { describe, expect, test } from 'vitest';
import { canAllSee } from '../../../src/bot/gateway/members.ts';

const EVERYONE = { id: 'everyone' };
const MEMBERS = { id: 'members' };
const ROLES = new Collection([EVERYONE, MEMBERS].map((role) => [role.id, role]));
const VIEW = new PermissionsBitField('ViewChannel');
const NOTHING = new PermissionsBitField();

interface Seen {
  readonly by: readonly object[];
  readonly type?: ChannelType;
  /** To single members it is shown, or from them it is hidden. */
  readonly members?: 'allow' | 'deny';
}

function channelSeen({ by, type = ChannelType.GuildText, members }: Seen): GuildBasedChannel {
  const one = {
    type: OverwriteType.Member,
    ...{ allow: members === 'allow' ? VIEW : NOTHING, deny: members === 'deny' ? VIEW : NOTHING },
  };
  const overwrites = members === undefined ? [] : [['9', one] as const];
  const channel = {
    type,
    guild: { roles: { cache: ROLES } },
    permissionsFor: (role: object) => (by.includes(role) ? VIEW : NOTHING),
    permissionOverwrites: { cache: new Collection(overwrites) },
    isThread: () => type === ChannelType.PrivateThread,
    parent: type === ChannelType.PrivateThread ? channelSeen({ by }) : null,
  };
  return channel as unknown as GuildBasedChannel;
}

const PUBLIC = { by: [EVERYONE, MEMBERS] };
const FOR_MEMBERS = { by: [MEMBERS] };

describe('everybody who sees a channel', () => {
  test.each<[string, Seen, Seen]>([
    ['sees another that everybody sees', PUBLIC, PUBLIC],
    ['sees a public one, where it is for members', FOR_MEMBERS, PUBLIC],
    ['sees another for the same members', FOR_MEMBERS, FOR_MEMBERS],
    ['sees one that is shown to single members too', PUBLIC, { ...PUBLIC, members: 'allow' }],
  ])('%s', (_, from, channel) => {
    expect(canAllSee(channelSeen(from), channelSeen(channel))).toBe(true);
  });

  test.each<[string, Seen, Seen]>([
    ['does not see one for members, where it is public', PUBLIC, FOR_MEMBERS],
    ['may be somebody to whom it alone is shown', { ...PUBLIC, members: 'allow' }, PUBLIC],
    ['may be somebody from whom the other is hidden', PUBLIC, { ...PUBLIC, members: 'deny' }],
    ['is not in a private thread', PUBLIC, { ...PUBLIC, type: ChannelType.PrivateThread }],
    [
      'of a private thread may not see one for members',
      { ...PUBLIC, type: ChannelType.PrivateThread },
      FOR_MEMBERS,
    ],
  ])('%s', (_, from, channel) => {
    expect(canAllSee(channelSeen(from), channelSeen(channel))).toBe(false);
  });
});
