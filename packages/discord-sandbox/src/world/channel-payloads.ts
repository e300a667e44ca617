import { ORDINARY, Permission } from '../protocol/permissions.ts';
import { timeOf } from '../protocol/snowflake.ts';
import { ChannelType } from '../protocol/wire.ts';
import type { Channel, DirectChannel, GroupChannel, TextChannel, Thread } from './records.ts';
import { personUser } from './users.ts';
import type { World } from './world.ts';

/** A channel as Discord describes it to the bot. */
export function channelPayload(world: World, channel: Channel): { readonly type: number } {
  if (channel.kind === 'direct') return directPayload(world, channel);
  if (channel.kind === 'group') return groupPayload(world, channel);
  return channel.kind === 'thread' ? threadPayload(channel) : textPayload(world, channel);
}

function textPayload(world: World, channel: TextChannel) {
  const siblings = world.channelsOf(channel.serverId).filter(({ kind }) => kind === 'text');
  return {
    id: channel.id,
    type: typeOf(channel),
    guild_id: channel.serverId,
    name: channel.name,
    position: Math.max(0, siblings.indexOf(channel)),
    permission_overwrites: overwrites(world, channel),
    topic: null,
    nsfw: false,
    rate_limit_per_user: 0,
    parent_id: null,
    last_message_id: null,
    flags: 0,
    ...(channel.isForum && { available_tags: [] }),
    ...(channel.isVoice && { bitrate: 64_000, user_limit: 0, rtc_region: null }),
  };
}

function typeOf({ isForum, isVoice }: TextChannel): number {
  if (isForum) return ChannelType.forum;
  return isVoice ? ChannelType.voice : ChannelType.text;
}

/** The permissions in which the bot differs from an ordinary member, and the people the channel is hidden from. */
function overwrites(
  world: World,
  { botPermissions, hiddenFrom, serverId }: TextChannel,
): readonly object[] {
  const ofMember = (id: string, allow: bigint, deny: bigint) =>
    allow === 0n && deny === 0n ? [] : [{ id, type: 1, allow: String(allow), deny: String(deny) }];
  const { hasBot } = world.server(serverId);
  return [
    ...(hasBot
      ? ofMember(world.bot.id, botPermissions & ~ORDINARY, ORDINARY & ~botPermissions)
      : []),
    ...hiddenFrom.flatMap((id) => ofMember(id, 0n, Permission.viewChannel)),
  ];
}

function threadPayload(thread: Thread) {
  const born = new Date(timeOf(thread.id)).toISOString();
  return {
    id: thread.id,
    type: ChannelType.publicThread,
    guild_id: thread.serverId,
    parent_id: thread.parentId,
    owner_id: thread.ownerId,
    name: thread.name,
    last_message_id: null,
    message_count: 0,
    total_message_sent: 0,
    member_count: 1,
    rate_limit_per_user: 0,
    flags: 0,
    thread_metadata: {
      archived: thread.isArchived,
      locked: thread.isLocked,
      auto_archive_duration: thread.autoArchiveMinutes,
      archive_timestamp: born,
      create_timestamp: born,
    },
  };
}

function groupPayload(world: World, { id, name, memberIds }: GroupChannel) {
  return {
    id,
    type: ChannelType.group,
    name,
    icon: null,
    owner_id: memberIds[0] ?? null,
    recipients: memberIds.map((member) => personUser(world.person(member))),
    last_message_id: null,
    flags: 0,
  };
}

function directPayload(world: World, channel: DirectChannel) {
  const recipient = personUser(world.person(channel.recipientId));
  return {
    id: channel.id,
    type: ChannelType.direct,
    recipients: [recipient],
    last_message_id: null,
    flags: 0,
  };
}
