import { randomBytes } from 'node:crypto';
import type { SandboxSettings } from '../options.ts';
import { type Command, type Message, MessageFlag, type User } from '../protocol/wire.ts';
import { Directory } from './directory.ts';
import type {
  ApplicationEmoji,
  InstallSettings,
  Server,
  StoredFile,
  StoredMessage,
} from './records.ts';
import { personUser, userOf } from './users.ts';

export type * from './records.ts';

/** Files of deleted messages are served a little longer, because a page may still be loading one. */
const DROPPED_FILES_KEPT = 64;

/** The whole state of the imitated Discord: people, servers, channels, messages, commands and files. */
export class World extends Directory {
  /** In order of creation. */
  readonly messages = new Map<string, StoredMessage>();
  /** By their path below the CDN's address. */
  readonly files = new Map<string, StoredFile>();
  readonly emojis = new Map<string, ApplicationEmoji>();
  readonly commands = new Map<string, Command>();
  /** Undefined as long as the bot has changed nothing. */
  installSettings: InstallSettings | undefined;
  /** It is in every server unless it is removed. */
  bot: User;
  token: string;
  /** `http://127.0.0.1:port`, known once the sandbox listens. */
  origin = '';
  readonly #dropped: string[] = [];

  constructor(settings: SandboxSettings) {
    super(settings);
    this.token = settings.token;
    this.bot = userOf(this.newId(), settings.botName, true);
  }

  /** The bot or a person, as Discord describes them. */
  user(id: string): User | undefined {
    const person = this.people.get(id);
    return id === this.bot.id ? this.bot : person && personUser(person);
  }

  /** Adds the bot to a server with its commands, or removes both. */
  setMember(server: Server, hasBot: boolean): void {
    const change = hasBot ? 'bot-added' : 'bot-removed';
    this.putServer({ ...server, hasBot, hasCommands: false }, change);
  }

  /** Adds the bot's commands to a server without itself; it is told nothing of that. */
  addCommandsOnly(server: Server): void {
    this.servers.set(server.id, { ...server, hasCommands: true });
    this.events.emit('commands');
  }

  deleteChannel(channelId: string): void {
    const channel = this.channel(channelId);
    const gone = [channel, ...this.threadsOf(channelId)];
    for (const { id } of gone) this.channels.delete(id);
    for (const { id } of gone) {
      for (const { message } of this.messagesIn(id)) this.deleteMessage(message.id);
    }
    this.events.emit('channel', channel, 'deleted');
  }

  /** Stores a message; one with a known id is an edit. */
  putMessage({ message, reader }: StoredMessage): void {
    const { id, channel_id: channelId } = message;
    const before = this.messages.get(id);
    const stored = { message, reader: reader ?? this.readerIn(channelId) };
    this.messages.set(id, stored);
    if (before) this.#dropFiles(before.message, message);
    else {
      this.#unarchive(channelId);
      this.#forgetOldest(channelId);
    }
    this.events.emit('message', stored, before ? 'edited' : 'new');
  }

  /** The only person who sees a channel's messages; null for everybody. */
  readerIn(channelId: string): string | null {
    const channel = this.channels.get(channelId);
    return channel?.kind === 'direct' ? channel.recipientId : null;
  }

  /** Deletes a message; false when there is none. */
  deleteMessage(id: string): boolean {
    const stored = this.messages.get(id);
    if (stored === undefined) return false;
    this.messages.delete(id);
    this.#dropFiles(stored.message);
    this.events.emit('messageDeleted', stored);
    return true;
  }

  messagesIn(channelId: string): readonly StoredMessage[] {
    return [...this.messages.values()].filter(({ message }) => message.channel_id === channelId);
  }

  /** The messages of a channel that a person sees, oldest first. */
  view(personId: string, channelId: string): readonly Message[] {
    const channel = this.channels.get(channelId);
    if (channel !== undefined && !this.isSeen(channel, personId)) return [];
    return this.messagesIn(channelId)
      .filter((stored) => isVisible(stored, personId))
      .map(({ message }) => message);
  }

  /** Replaces all commands of a scope: those of a server, or the global ones for null. */
  setCommands(serverId: string | null, commands: readonly Command[]): void {
    for (const command of this.commandsOf(serverId)) this.commands.delete(command.id);
    for (const command of commands) this.commands.set(command.id, command);
    this.events.emit('commands');
  }

  commandsOf(serverId: string | null): readonly Command[] {
    return [...this.commands.values()].filter((one) => (one.guild_id ?? null) === serverId);
  }

  #dropFiles(before: Message, after?: Message): void {
    const kept = new Set(after?.attachments.map(({ id }) => id));
    for (const attachment of before.attachments) {
      if (!kept.has(attachment.id)) this.#dropped.push(new URL(attachment.url).pathname);
    }
    while (this.#dropped.length > DROPPED_FILES_KEPT)
      this.files.delete(this.#dropped.shift() ?? '');
  }

  /** A new message unarchives its thread. */
  #unarchive(channelId: string): void {
    const channel = this.channels.get(channelId);
    if (channel?.kind === 'thread' && channel.isArchived) {
      this.changeChannel({ ...channel, isArchived: false });
    }
  }

  #forgetOldest(channelId: string): void {
    const kept = this.messagesIn(channelId);
    const [oldest] = kept;
    if (oldest && kept.length > this.settings.messagesPerChannel)
      this.deleteMessage(oldest.message.id);
  }
}

export function isVisible(stored: StoredMessage, personId: string): boolean {
  return stored.reader === null || stored.reader === personId;
}

export function isEphemeral(message: Message): boolean {
  return (message.flags & MessageFlag.ephemeral) !== 0;
}

/** A token that cannot be guessed. In hex none begins with "Bot", which discord.js cuts off in any spelling. */
export function randomToken(): string {
  return randomBytes(36).toString('hex');
}
