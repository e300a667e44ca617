import {
  type AutocompleteInteraction,
  ChannelType,
  type ChatInputCommandInteraction,
  type Client,
  GuildMember,
  type MessageComponentInteraction,
  type ModalSubmitInteraction,
  PermissionFlagsBits,
  Routes,
  type UserContextMenuCommandInteraction,
} from 'discord.js';
import { type Match, type Person, seatOf, type Where } from '../../model/match.ts';
import { isPrivate, privateChannel } from '../../model/private.ts';
import { knownChannel } from '../../model/thread.ts';
import type { Seen } from '../../table/settings/seen.ts';
import type { Tables } from '../../table/tables.ts';
import type { NeededPermission } from '../../text/words/en/bot.ts';
import type { Words } from '../../text/words/words.ts';
import { discordErrorKind } from '../failure/discord-error.ts';
import {
  type Channels,
  type KnownChannel,
  neededBelow,
  neededIn,
  readChannel,
} from '../gateway/channels.ts';
import { wordsOfPerson, wordsOfServer } from './localize.ts';
import type { Responder } from './responder.ts';

/** A command that somebody typed, or chose in the menu of a person. */
export type UsedCommand = ChatInputCommandInteraction | UserContextMenuCommandInteraction;

/** A component that somebody pressed, or a form that one opened. */
export type UsedComponent = MessageComponentInteraction | ModalSubmitInteraction;

/** An interaction that wants an answer of words or pictures. */
export type Answerable = UsedCommand | UsedComponent;

type UserInteraction = Answerable | AutocompleteInteraction;

export interface ChannelInfo {
  readonly parentId: string | null;
  /** The permissions that the bot needs in this channel and does not have. */
  readonly missing: readonly NeededPermission[];
  /** It is a thread that the bot has made for a table. */
  readonly isOwn: boolean;
  /** It is an archived thread. */
  readonly isArchived: boolean;
  /** Where threads for further tables go; null if there can be none. */
  readonly below: {
    readonly parentId: string;
    /** As above, for a table in such a thread. */
    readonly missing: readonly NeededPermission[];
  } | null;
}

/** Who asks, from where, and in which language they are answered. */
export interface InteractionContext {
  readonly person: Person;
  /** Where tables are meant: the channel in a server that has the bot, elsewhere the person's own (`isPrivate`). */
  readonly where: Where;
  /** Where they asked: differs if the match of a pressed button is private. */
  readonly pressedIn: Where;
  /** What is known of them, of the server and of whoever else it may concern. */
  readonly seen: Seen;
  /**
   * The channel, as far as a table in it goes. Discord is asked if discord.js does not know it, as a
   * thread that was archived when the bot started. Rejects when there is no answer.
   */
  channel(): Promise<ChannelInfo>;
  /**
   * Whether they see another channel of the server. Discord is asked for one that discord.js does not know, as a
   * thread that was archived.
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
  readonly locale: string;
  /** May stop tables of others. */
  readonly mayManage: boolean;
  /** May change what holds for the whole server. */
  readonly mayManageServer: boolean;
  /** The operator has barred them, or the server. */
  readonly isBarred: boolean;
  readonly interactionId: string;
  /** The interaction's token, with which its answer can be edited for a quarter of an hour. */
  readonly token: string;
}

export interface Request {
  readonly context: InteractionContext;
  readonly answer: Responder;
}

/** The person's locale in Discord; empty, which means English, if it is missing. */
export function localeOf({ locale }: { readonly locale?: string }): string {
  return locale ?? '';
}

/** The servers that have the bot, and not only its commands. */
export interface Servers {
  isIn(serverId: string): boolean;
  inviteLink(serverId: string): string;
}

interface ContextDeps {
  readonly tables: Pick<Tables, 'seeing'>;
  readonly servers: Servers;
  readonly channels: Channels;
}

/** The context of an interaction; `concerned` are those besides the asker whom it may concern, by their ids. */
export async function interactionContextOf(
  interaction: UserInteraction,
  { tables, servers, channels }: ContextDeps,
  concerned: readonly string[] = [],
): Promise<InteractionContext> {
  const { channelId, user, member } = interaction;
  const locale = localeOf(interaction);
  const installedIn = installedServerOf(interaction);
  const isHere = installedIn !== null && channelId !== null && servers.isIn(installedIn);
  const where = isHere ? { serverId: installedIn, channelId } : privateChannel(user.id);
  const seen = await tables.seeing.of(where.serverId, [user.id, ...concerned]);
  const words = wordsOfPerson(await seen.personSettings(user.id), locale);
  const nick = member !== null && 'displayName' in member ? member.displayName : member?.nick;
  // What somebody may do in a server that is not the bot's is nothing to it.
  const may = (permission: bigint) =>
    !isPrivate({ where }) && (interaction.memberPermissions?.has(permission) ?? false);
  return {
    person: { id: user.id, name: nick ?? user.displayName },
    where,
    pressedIn: where,
    seen,
    channel: () => channelInfoOf(interaction, channels),
    canSee: async (id) =>
      id === channelId ||
      (member instanceof GuildMember &&
        channels.sees(
          member,
          await channelIn(interaction, channels, knownChannel({ channelId: id })),
        )),
    canAllSee: (id) => canAllSeeIn(interaction, channels, id),
    words,
    botMissing:
      installedIn === null || isHere
        ? null
        : words.notices.botMissing(servers.inviteLink(installedIn)),
    publicWords: wordsOfServer(
      await seen.serverSettings(where.serverId),
      interaction.guildLocale ?? locale,
    ),
    locale,
    mayManage: may(PermissionFlagsBits.ManageChannels),
    mayManageServer: may(PermissionFlagsBits.ManageGuild),
    isBarred: seen.barred(user.id) !== undefined,
    interactionId: interaction.id,
    token: interaction.token,
  };
}

/**
 * The server that has added the application, be it only its commands; null in direct messages, and if somebody
 * brought it along themselves.
 */
function installedServerOf({
  guildId,
  authorizingIntegrationOwners: owners,
}: UserInteraction): string | null {
  return owners.guildId === guildId ? guildId : null;
}

async function canAllSeeIn(
  interaction: UserInteraction,
  channels: Channels,
  id: string,
): Promise<boolean> {
  const { guild, channelId } = interaction;
  if (id === channelId) return true;
  if (guild === null || channelId === null) return false;
  const from = await channelIn(interaction, channels, channelId);
  const channel = await channelIn(interaction, channels, id);
  return from !== undefined && channel !== undefined && channels.canAllSee(guild, from, channel);
}

/** A channel of the server; undefined if there is none that the bot sees. */
async function channelIn(
  { guildId, client }: UserInteraction,
  channels: Channels,
  id: string,
): Promise<KnownChannel | undefined> {
  return channels.find(guildId ?? '', id) ?? (await fetchChannel(client, guildId, id));
}

async function channelInfoOf(
  interaction: UserInteraction,
  channels: Channels,
): Promise<ChannelInfo> {
  const { appPermissions, applicationId, guildId } = interaction;
  const channelId = interaction.channelId ?? '';
  const channel = await channelIn(interaction, channels, channelId);
  const parentId = channel?.parentId ?? null;
  const place = parentId === null ? channel : await channelIn(interaction, channels, parentId);
  const missing = (needed: readonly NeededPermission[]) =>
    needed.filter((name) => !appPermissions.has(PermissionFlagsBits[name]));
  // What is played among a few is not announced to all.
  const isHidden = channel?.type === ChannelType.PrivateThread;
  const below = place === undefined || isHidden ? undefined : neededBelow(place);
  return {
    parentId,
    missing: missing(neededIn(channel)),
    isOwn: channel?.ownerId === applicationId,
    isArchived: parentId !== null && channels.find(guildId ?? '', channelId) === undefined,
    below: below ? { parentId: parentId ?? channelId, missing: missing(below) } : null,
  };
}

/** Undefined if the bot may not see it, or it is of another server. */
async function fetchChannel(
  { rest }: Pick<Client, 'rest'>,
  serverId: string | null,
  channelId: string,
): Promise<KnownChannel | undefined> {
  try {
    return readChannel(await rest.get(Routes.channel(channelId)), serverId);
  } catch (error) {
    const kind = discordErrorKind(error);
    if (kind === 'forbidden' || kind === 'unknown-channel') return undefined;
    throw error;
  }
}

/**
 * Where a match is for whoever asks for it; undefined if they may not have it. It can be seen and played only
 * in its own server, by those who see its channel and by its players; a private one wherever its player is, and by
 * nobody else.
 */
export async function homeOf(
  match: Match,
  { where, person, canSee }: Pick<InteractionContext, 'where' | 'person' | 'canSee'>,
): Promise<Where | undefined> {
  const isTheirs = seatOf(match, person.id) !== undefined;
  if (isPrivate(match)) return isTheirs ? match.where : undefined;
  if (match.where.serverId !== where.serverId) return undefined;
  return isTheirs || (await canSee(match.where.channelId)) ? where : undefined;
}
