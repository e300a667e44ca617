import type { Message } from '../protocol/wire.ts';

/** Somebody who uses the sandbox. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** A locale of Discord's, such as `en-US` or `ja`: the language in which commands are shown. */
  readonly locale: string;
  /** What the person may do in every server, as bits. */
  readonly permissions: bigint;
  /** Whether the bot may write to the person in private. */
  readonly takesDirectMessages: boolean;
}

export interface Role {
  readonly id: string;
  readonly name: string;
}

export interface Server {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  /** Beside @everyone. */
  readonly roles: readonly Role[];
  /** False once the bot was removed from the server. */
  readonly hasBot: boolean;
  /** False during an outage: the bot is still a member, and Discord cannot serve it. */
  readonly isAvailable: boolean;
}

/** A text channel of a server, or a voice channel, in which people write as well. */
export interface TextChannel {
  readonly kind: 'text';
  readonly id: string;
  readonly serverId: string;
  readonly name: string;
  readonly isVoice: boolean;
  /** What the bot may do in the channel and its threads, as bits. */
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
  /** A new message takes a thread out of the archive. */
  readonly isArchived: boolean;
  /** Only those who manage threads write in a locked one. */
  readonly isLocked: boolean;
}

/** Where the bot and one person write to each other. */
export interface DirectChannel {
  readonly kind: 'direct';
  readonly id: string;
  readonly serverId: null;
  readonly recipientId: string;
}

export type Channel = TextChannel | Thread | DirectChannel;

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

/** `outage` and `recovered` are Discord's own; in between the server is there and not to be reached. */
export type ServerChange = 'bot-added' | 'bot-removed' | 'outage' | 'recovered' | 'changed';

/** What happens in the world; the page, the gateway, the storage and waiting tests listen. */
export interface WorldEvents {
  message: [stored: StoredMessage, change: 'new' | 'edited'];
  messageDeleted: [stored: StoredMessage];
  people: [];
  server: [server: Server, change: ServerChange];
  /** `before` is how a changed channel was. */
  channel: [channel: Channel, change: 'new' | 'changed' | 'deleted', before?: Channel];
  commands: [];
}
