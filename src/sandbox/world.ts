import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { SandboxSettings } from './options.ts';
import { ORDINARY } from './permissions.ts';
import { snowflakes } from './snowflake.ts';
import { type Command, type Message, MessageFlag, type User } from './wire.ts';

/** Somebody who uses the sandbox. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** A locale of Discord's, such as `en-US` or `ja`: the language in which commands are shown. */
  readonly locale: string;
  /** What the person may do in every server, as bits. */
  readonly permissions: bigint;
}

export interface Server {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  /** False once the bot was removed from the server. */
  readonly hasBot: boolean;
}

export interface Channel {
  readonly id: string;
  readonly serverId: string;
  readonly name: string;
  /** What the bot may do in the channel, as bits. */
  readonly botPermissions: bigint;
}

export interface StoredMessage {
  readonly message: Message;
  /** Who alone may see it; null for everybody. */
  readonly reader: string | null;
}

export interface StoredFile {
  readonly type: string;
  readonly data: Buffer;
}

export interface ApplicationEmoji {
  readonly id: string;
  readonly name: string;
  readonly image: StoredFile;
}

/** What happens in the world; the page, the gateway, the storage and waiting tests listen. */
export interface WorldEvents {
  message: [stored: StoredMessage, change: 'new' | 'edited'];
  messageDeleted: [stored: StoredMessage];
  people: [];
  server: [server: Server, change: 'bot-added' | 'bot-removed'];
  channel: [channel: Channel, change: 'new' | 'changed' | 'deleted'];
  commands: [];
}

/** Dropped pictures are served a little longer: a page may still be loading one. */
const DROPPED_FILES_KEPT = 64;

/** Everything that outlasts a connection: people, servers, channels, messages, commands, files. */
export class World {
  readonly events = new EventEmitter<WorldEvents>();
  readonly people = new Map<string, Person>();
  readonly servers = new Map<string, Server>();
  readonly channels = new Map<string, Channel>();
  /** In the order of their making. */
  readonly messages = new Map<string, StoredMessage>();
  /** By their path below the CDN's address. */
  readonly files = new Map<string, StoredFile>();
  readonly emojis = new Map<string, ApplicationEmoji>();
  readonly commands = new Map<string, Command>();
  readonly settings: SandboxSettings;
  readonly newId: () => string;
  bot: User;
  token: string;
  /** `http://127.0.0.1:port`, known once the sandbox listens. */
  origin = '';
  readonly #dropped: string[] = [];

  constructor(settings: SandboxSettings) {
    this.settings = settings;
    this.token = settings.token;
    this.newId = snowflakes(settings.clock);
    this.bot = userOf(this.newId(), settings.botName, true);
    this.events.setMaxListeners(0);
  }

  get now(): number {
    return this.settings.clock();
  }

  addPerson(name: string, locale: string, permissions: bigint): Person {
    const person = { id: this.newId(), name, locale, permissions };
    this.putPerson(person);
    return person;
  }

  putPerson(person: Person): void {
    this.people.set(person.id, person);
    this.events.emit('people');
  }

  addServer(name: string, locale: string): Server {
    const server = { id: this.newId(), name, locale, hasBot: true };
    this.servers.set(server.id, server);
    this.events.emit('server', server, 'bot-added');
    return server;
  }

  setBotIn(serverId: string, hasBot: boolean): void {
    const server = { ...this.server(serverId), hasBot };
    this.servers.set(serverId, server);
    this.events.emit('server', server, hasBot ? 'bot-added' : 'bot-removed');
  }

  addChannel(serverId: string, name: string, botPermissions = ORDINARY): Channel {
    const channel = { id: this.newId(), serverId, name, botPermissions };
    this.channels.set(channel.id, channel);
    this.events.emit('channel', channel, 'new');
    return channel;
  }

  setBotPermissions(channelId: string, botPermissions: bigint): Channel {
    const channel = { ...this.channel(channelId), botPermissions };
    this.channels.set(channelId, channel);
    this.events.emit('channel', channel, 'changed');
    return channel;
  }

  deleteChannel(channelId: string): void {
    const channel = this.channel(channelId);
    for (const { message } of this.messagesIn(channelId)) this.deleteMessage(message.id);
    this.channels.delete(channelId);
    this.events.emit('channel', channel, 'deleted');
  }

  person(id: string): Person {
    return known(this.people.get(id), 'person', id);
  }

  server(id: string): Server {
    return known(this.servers.get(id), 'server', id);
  }

  channel(id: string): Channel {
    return known(this.channels.get(id), 'channel', id);
  }

  /** Keeps a message; one that replaces another under the same id is an edit. */
  putMessage(stored: StoredMessage): void {
    const { id, channel_id: channelId } = stored.message;
    const before = this.messages.get(id);
    this.messages.set(id, stored);
    if (before) this.#dropFiles(before.message, stored.message);
    else this.#forgetOldest(channelId);
    this.events.emit('message', stored, before ? 'edited' : 'new');
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
    return [...this.commands.values()].filter((command) => (command.guild_id ?? null) === serverId);
  }

  #dropFiles(before: Message, after?: Message): void {
    const kept = new Set(after?.attachments.map(({ id }) => id));
    for (const attachment of before.attachments) {
      if (!kept.has(attachment.id)) this.#dropped.push(new URL(attachment.url).pathname);
    }
    while (this.#dropped.length > DROPPED_FILES_KEPT)
      this.files.delete(this.#dropped.shift() ?? '');
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

/** A user as Discord describes one. */
export function userOf(id: string, name: string, bot: boolean): User {
  return {
    id,
    username: name,
    discriminator: '0',
    global_name: bot ? null : name,
    avatar: null,
    bot,
    public_flags: 0,
  };
}

/** A token that cannot be guessed. */
export function randomToken(): string {
  return randomBytes(36).toString('base64url');
}

function known<T>(found: T | undefined, what: string, id: string): T {
  if (found === undefined) throw new Error(`no such ${what}: ${id}`);
  return found;
}
