import {
  type AutocompleteInteraction,
  type Channel,
  type ChatInputCommandInteraction,
  type Client,
  type Guild,
  type GuildBasedChannel,
  GuildMember,
  type MessageComponentInteraction,
  PermissionFlagsBits,
  type PermissionsBitField,
} from 'discord.js';
import type { Person, Where } from '../../model/match.ts';
import { isPrivate, privateChannel } from '../../model/private.ts';
import type { SettingsReader } from '../../table/settings/settings-store.ts';
import type { NeededPermission, Words } from '../../text/words/words.ts';
import { discordErrorKind } from '../failure/discord-error.ts';
import { canAllSee, canSee } from '../gateway/members.ts';
import { wordsOfPerson, wordsOfServer } from './localize.ts';

/** The interactions that the bot handles. */
export type UserInteraction =
  | AutocompleteInteraction
  | ChatInputCommandInteraction
  | MessageComponentInteraction;

/** A channel in which a table may stand. */
interface ChannelInfo {
  /** The channel in which the thread hangs; null where this is none. */
  readonly parentId: string | null;
  /** The permissions that the bot needs in this channel and does not have. */
  readonly missing: readonly NeededPermission[];
}

/** Who asks, from where, and in which language they are answered. */
export interface InteractionContext {
  readonly person: Person;
  /** Where tables are meant: the channel in a server that has the bot, elsewhere the person's own (`isPrivate`). */
  readonly where: Where;
  /** Where they asked: differs where the match of a pressed button is private. */
  readonly pressedIn: Where;
  /**
   * The channel, as far as a table in it goes. Discord is asked where discord.js does not know it, as a
   * thread that was put away when the bot started. Rejects when there is no answer.
   */
  channel(): Promise<ChannelInfo>;
  /**
   * Whether they see another channel of the server. Discord is asked for one that discord.js does not know, as a
   * thread that was put away.
   */
  canSee(channelId: string): Promise<boolean>;
  /** Whether everybody who sees the channel in which they ask sees another. */
  canAllSee(channelId: string): Promise<boolean>;
  /** For answers that only they read. */
  readonly words: Words;
  /** Where the server has only the bot's commands: what to do about that, in words; null anywhere else. */
  readonly botMissing: string | null;
  /** For what everybody in the server reads. */
  readonly publicWords: Words;
  /** Discord's locale of the person. */
  readonly locale: string;
  /** May stop tables of others. */
  readonly mayManage: boolean;
  /** May change what holds for the whole server. */
  readonly mayManageServer: boolean;
  readonly interactionId: string;
  /** The interaction's token, with which its answer can be edited for a quarter of an hour. */
  readonly token: string;
}

const NEEDED = [
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
] as const satisfies readonly NeededPermission[];

/**
 * All that the bot asks for when it is invited, as Discord's number: `NEEDED` and the threads. To
 * connect, which a channel for voice wants, is everybody's unless it is taken away.
 */
export const INVITE_PERMISSIONS = [...NEEDED, 'SendMessagesInThreads' as const].reduce(
  (all, name) => all | PermissionFlagsBits[name],
  0n,
);

/** The person's locale in Discord; empty, which means English, if it is missing. */
export function localeOf({ locale }: { readonly locale?: string }): string {
  return locale ?? '';
}

/** The servers that have the bot, and not only its commands. */
export interface Servers {
  isIn(serverId: string): boolean;
  /** The link by which somebody adds the bot to a server. */
  inviteLink(serverId: string): string;
}

/** The context of an interaction. */
export async function interactionContextOf(
  interaction: UserInteraction,
  { settings, servers }: { readonly settings: SettingsReader; readonly servers: Servers },
): Promise<InteractionContext> {
  const { channelId, user, member } = interaction;
  const locale = localeOf(interaction);
  const installedIn = installedServerOf(interaction);
  const isHere = installedIn !== null && channelId !== null && servers.isIn(installedIn);
  const where = isHere ? { serverId: installedIn, channelId } : privateChannel(user.id);
  const words = wordsOfPerson(await settings.personSettings(user.id), locale);
  const nick = member !== null && 'displayName' in member ? member.displayName : member?.nick;
  // What somebody may do in a server that is not the bot's is nothing to it.
  const may = (permission: bigint) =>
    !isPrivate({ where }) && (interaction.memberPermissions?.has(permission) ?? false);
  return {
    person: { id: user.id, name: nick ?? user.displayName },
    where,
    pressedIn: where,
    channel: () => channelInfoOf(interaction),
    canSee: async (id) =>
      id === channelId ||
      (member instanceof GuildMember && canSee(member, await channelIn(member.guild, id))),
    canAllSee: (id) => canAllSeeIn(interaction, id),
    words,
    botMissing:
      installedIn === null || isHere
        ? null
        : words.notices.botMissing(servers.inviteLink(installedIn)),
    publicWords: wordsOfServer(
      await settings.serverSettings(where.serverId),
      interaction.guildLocale ?? locale,
    ),
    locale,
    mayManage: may(PermissionFlagsBits.ManageChannels),
    mayManageServer: may(PermissionFlagsBits.ManageGuild),
    interactionId: interaction.id,
    token: interaction.token,
  };
}

/**
 * The server that has added the application, be it only its commands; null in direct messages, and where somebody
 * brought it along themselves.
 */
function installedServerOf({
  guildId,
  authorizingIntegrationOwners: owners,
}: UserInteraction): string | null {
  return owners.guildId === guildId ? guildId : null;
}

/** Undefined for a thread in a channel that is not known, which discord.js does not say. */
function heldIn(channel: GuildBasedChannel, member: GuildMember): PermissionsBitField | undefined {
  const held: Readonly<PermissionsBitField> | null = channel.permissionsFor(member);
  return held ?? undefined;
}

async function canAllSeeIn({ guild, channelId }: UserInteraction, id: string): Promise<boolean> {
  if (id === channelId) return true;
  if (guild === null || channelId === null) return false;
  const [from, channel] = [await channelIn(guild, channelId), await channelIn(guild, id)];
  return from !== undefined && channel !== undefined && canAllSee(from, channel);
}

/** Undefined where there is none that the bot sees. */
async function channelIn(guild: Guild, id: string): Promise<GuildBasedChannel | undefined> {
  const known = guild.channels.cache.get(id);
  if (known !== undefined) return known;
  const channel = await fetchChannel(guild.client, id);
  const isThere = channel !== null && !channel.isDMBased() && channel.guildId === guild.id;
  return isThere ? channel : undefined;
}

async function channelInfoOf(interaction: UserInteraction): Promise<ChannelInfo> {
  const { channelId, client } = interaction;
  const channel = interaction.channel ?? (await fetchChannel(client, channelId ?? ''));
  const { appPermissions } = interaction;
  return {
    parentId: channel?.isThread() ? channel.parentId : null,
    missing: neededIn(channel).filter((name) => !appPermissions.has(PermissionFlagsBits[name])),
  };
}

/** Null where the bot may not see it. */
async function fetchChannel(client: Client, channelId: string): Promise<Channel | null> {
  try {
    return await client.channels.fetch(channelId);
  } catch (error) {
    const kind = discordErrorKind(error);
    if (kind === 'forbidden' || kind === 'unknown-channel') return null;
    throw error;
  }
}

function neededIn(channel: Channel | null): readonly NeededPermission[] {
  if (channel?.isVoiceBased()) return [...NEEDED, 'Connect'];
  if (!channel?.isThread()) return NEEDED;
  return NEEDED.map((name) => (name === 'SendMessages' ? 'SendMessagesInThreads' : name));
}

/** Whether the bot may do in a channel what a table needs, as far as is known without asking. */
export function mayPlayIn(channel: GuildBasedChannel): boolean {
  if (channel.isThread() && channel.locked) return false;
  const { me } = channel.guild.members;
  const held = me === null ? undefined : heldIn(channel, me);
  return held === undefined || neededIn(channel).every((name) => held.has(name));
}
