import { EventEmitter } from 'node:events';
import type { SandboxSettings } from '../options.ts';
import { DIRECT, GROUP, ORDINARY } from '../protocol/permissions.ts';
import { snowflakes } from '../protocol/snowflake.ts';
import { ChannelMap } from './channel-map.ts';
import type {
  Channel,
  DirectChannel,
  GroupChannel,
  Person,
  Server,
  ServerChange,
  TextChannel,
  Thread,
  WorldEvents,
} from './records.ts';

/** The people, the servers and their channels. */
export class Directory {
  readonly events = new EventEmitter<WorldEvents>();
  readonly people = new Map<string, Person>();
  readonly servers = new Map<string, Server>();
  readonly channels = new ChannelMap();
  readonly settings: SandboxSettings;
  readonly newId: () => string;
  #ahead = 0;

  constructor(settings: SandboxSettings) {
    this.settings = settings;
    this.newId = snowflakes(() => this.now);
    this.events.setMaxListeners(0);
  }

  /** In milliseconds since 1970. */
  get now(): number {
    return this.settings.clock() + this.#ahead;
  }

  /** Moves the present ahead of the clock by this many more milliseconds. */
  advance(ms: number): void {
    this.#ahead += ms;
  }

  addPerson(info: Omit<Person, 'id'>): Person {
    const person = { id: this.newId(), ...info };
    this.putPerson(person);
    return person;
  }

  putPerson(person: Person): void {
    this.people.set(person.id, person);
    this.events.emit('people');
  }

  addServer(name: string, locale: string): Server {
    const server: Server = {
      id: this.newId(),
      name,
      locale,
      roles: [],
      hasBot: true,
      hasCommands: false,
      isAvailable: true,
    };
    this.putServer(server, 'bot-added');
    return server;
  }

  putServer(server: Server, change: ServerChange): void {
    this.servers.set(server.id, server);
    this.events.emit('server', server, change);
  }

  addChannel(
    serverId: string,
    name: string,
    options: Partial<Pick<TextChannel, 'botPermissions' | 'isVoice' | 'isForum'>> = {},
  ): TextChannel {
    const { botPermissions = ORDINARY, isVoice = false, isForum = false } = options;
    const where = { id: this.newId(), serverId: this.server(serverId).id };
    const kind = { isVoice, isForum } as const;
    return this.#put({ kind: 'text', ...where, name, ...kind, botPermissions, hiddenFrom: [] });
  }

  /** @param thread its id is that of the message that it starts from; absent: a new one */
  addThread(
    { id: parentId, serverId }: TextChannel,
    thread: Pick<Thread, 'name' | 'ownerId'> & Partial<Pick<Thread, 'id' | 'autoArchiveMinutes'>>,
  ): Thread {
    const fresh = {
      id: this.newId(),
      autoArchiveMinutes: 4320,
      isArchived: false,
      isLocked: false,
    };
    return this.#put({ kind: 'thread', ...fresh, ...thread, serverId, parentId });
  }

  /** The channel of a person's direct messages with the bot, created if there is none. */
  directChannel(recipientId: string): DirectChannel {
    const { id } = this.person(recipientId);
    const fresh = { kind: 'direct', serverId: null, recipientId: id } as const;
    return this.openDirectChannel(id) ?? this.#put({ ...fresh, id: this.newId() });
  }

  openDirectChannel(recipientId: string): DirectChannel | undefined {
    const isDirect = (channel: Channel): channel is DirectChannel =>
      channel.kind === 'direct' && channel.recipientId === recipientId;
    return [...this.channels.values()].find(isDirect);
  }

  addGroup(name: string, memberIds: readonly string[]): GroupChannel {
    const members = memberIds.map((id) => this.person(id).id);
    return this.#put({ kind: 'group', id: this.newId(), serverId: null, name, memberIds: members });
  }

  /** Replaces the channel with the same id. */
  changeChannel(channel: Channel): void {
    const before = this.channel(channel.id);
    this.channels.set(channel.id, channel);
    this.events.emit('channel', channel, 'changed', before);
  }

  #put<T extends Channel>(channel: T): T {
    this.channels.set(channel.id, channel);
    this.events.emit('channel', channel, 'new');
    return channel;
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

  /** A text channel of a server; throws for a thread. */
  textChannel(id: string): TextChannel {
    const channel = this.channels.get(id);
    return known(channel?.kind === 'text' ? channel : undefined, 'text channel', id);
  }

  threadsOf(parentId: string): readonly Thread[] {
    return this.channelsOf(this.channels.get(parentId)?.serverId ?? '').filter(
      (channel): channel is Thread => channel.kind === 'thread' && channel.parentId === parentId,
    );
  }

  channelsOf(serverId: string): readonly (TextChannel | Thread)[] {
    return this.channels.ofServer(serverId);
  }

  /** Whether a person sees a channel: not the direct messages or groups of others, and none hidden from them. */
  isSeen(channel: Channel, personId: string): boolean {
    if (channel.kind === 'direct') return channel.recipientId === personId;
    if (channel.kind === 'group') return channel.memberIds.includes(personId);
    const id = channel.kind === 'thread' ? channel.parentId : channel.id;
    return !this.textChannel(id).hiddenFrom.includes(personId);
  }

  /** What the bot may do in a channel, as bits. */
  botPermissions(channel: Channel): bigint {
    if (channel.kind === 'direct') return DIRECT;
    if (channel.kind === 'group') return GROUP;
    const id = channel.kind === 'thread' ? channel.parentId : channel.id;
    return this.textChannel(id).botPermissions;
  }
}

function known<T>(found: T | undefined, what: string, id: string): T {
  if (found === undefined) throw new Error(`no such ${what}: ${id}`);
  return found;
}
