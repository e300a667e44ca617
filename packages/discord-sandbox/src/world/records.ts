import type { Message } from '../protocol/wire.ts';

/** A user who is not a bot. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** A locale of Discord's, such as `en-US` or `ja`: the language in which commands are shown. */
  readonly locale: string;
  /** The person's permissions in every server, as bits. */
  readonly permissions: bigint;
  /** Whether the bot can send the person direct messages. */
  readonly takesDirectMessages: boolean;
  /** Whether the person has installed the bot for themselves, to use it anywhere. */
  readonly hasApp: boolean;
}

export interface Role {
  readonly id: string;
  readonly name: string;
  /** What everybody who has it may do in the whole server, as bits. */
  readonly permissions: bigint;
  /** False for one that only those who may mention everybody can mention. */
  readonly isMentionable: boolean;
  /** True for one that belongs to an application or to Discord, and that nobody can give. */
  readonly isManaged: boolean;
  /** Ids of the people who have it, and of the bot. */
  readonly memberIds: readonly string[];
}

export interface Server {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  /** Without @everyone, the lowest first. */
  readonly roles: readonly Role[];
  /** False once the bot has been removed. */
  readonly hasBot: boolean;
  /** Whether it has the bot's commands without the bot. */
  readonly hasCommands: boolean;
  /** False during an outage: the bot is still a member, and Discord cannot serve it. */
  readonly isAvailable: boolean;
}

/** A text channel of a server, a voice channel, in which people write as well, or a forum of threads. */
export interface TextChannel {
  readonly kind: 'text';
  readonly id: string;
  readonly serverId: string;
  readonly name: string;
  readonly isVoice: boolean;
  /** Nobody writes in it: its threads are posts. */
  readonly isForum: boolean;
  /** The bot's permissions in the channel and its threads, as bits. */
  readonly botPermissions: bigint;
  /** Ids of the people who see neither the channel nor its threads. */
  readonly hiddenFrom: readonly string[];
}

/** A public thread below a text channel, whose permissions it has. */
export interface Thread {
  readonly kind: 'thread';
  readonly id: string;
  readonly serverId: string;
  readonly parentId: string;
  readonly ownerId: string;
  readonly name: string;
  /** After this long without a message Discord archives it; the sandbox leaves that to `setThread`. */
  readonly autoArchiveMinutes: number;
  /** A new message unarchives a thread. */
  readonly isArchived: boolean;
  /** Only people who can manage threads write in a locked one. */
  readonly isLocked: boolean;
}

/** The direct messages between the bot and one person. */
export interface DirectChannel {
  readonly kind: 'direct';
  readonly id: string;
  readonly serverId: null;
  readonly recipientId: string;
}

/** The messages of some people with each other. No bot is among them; they can bring one along. */
export interface GroupChannel {
  readonly kind: 'group';
  readonly id: string;
  readonly serverId: null;
  readonly name: string;
  readonly memberIds: readonly string[];
}

export type Channel = TextChannel | Thread | DirectChannel | GroupChannel;

export interface StoredMessage {
  readonly message: Message;
  /** The only person who sees it; null for everybody. */
  readonly reader: string | null;
}

export interface StoredFile {
  readonly type: string;
  readonly data: Buffer;
}

/** A file as it came in a request. `index` is the `n` of its field `files[n]`. */
export interface UploadedFile {
  readonly index: string;
  readonly name: string;
  readonly type: string;
  readonly data: Buffer;
}

export interface ApplicationEmoji {
  readonly id: string;
  readonly name: string;
  readonly image: StoredFile;
}

/** Between `outage` and `recovered` the server exists but is unavailable. */
export type ServerChange = 'bot-added' | 'bot-removed' | 'outage' | 'recovered' | 'changed';

/** What happens in the world; the page, the gateway, the storage and waiting tests listen. */
export interface WorldEvents {
  message: [stored: StoredMessage, change: 'new' | 'edited'];
  messageDeleted: [stored: StoredMessage];
  people: [];
  server: [server: Server, change: ServerChange];
  /** `before` is the channel as it was before a change. */
  channel: [channel: Channel, change: 'new' | 'changed' | 'deleted', before?: Channel];
  commands: [];
}

/** What an application's install link adds, by kind of installation. */
export type InstallSettings = Readonly<
  Record<string, { readonly oauth2_install_params?: InstallLink | undefined }>
>;

export interface InstallLink {
  readonly scopes: readonly string[];
  readonly permissions: string;
}
