import { z } from 'zod';
import type { Modal } from '../interactions/outcome.ts';
import { Permission, type PermissionName } from '../protocol/permissions.ts';
import type { Choice, Command, Message } from '../protocol/wire.ts';

const id = z.string().regex(/^\d{17,20}$/);
const text = z.string().max(6000);
/** A file for an option, in base 64. */
const file = z.object({ name: text, type: text, base64: z.base64() });
const values = z.record(z.string(), z.union([text, z.number(), z.boolean(), file]));
const permissions = z.array(z.enum(Object.keys(Permission) as [PermissionName]));

/** What the owner of the servers may ask for. */
const administration = [
  z.object({
    op: z.literal('add-person'),
    ref: z.number(),
    name: text,
    locale: text,
    isManager: z.boolean().default(false),
  }),
  z.object({
    op: z.literal('set-person'),
    ref: z.number(),
    person: id,
    locale: text,
    permissions,
    takesDirectMessages: z.boolean(),
    hasApp: z.boolean(),
  }),
  z.object({ op: z.literal('add-group'), ref: z.number(), name: text }),
  z.object({ op: z.literal('add-server'), ref: z.number(), name: text, locale: text }),
  z.object({
    op: z.literal('set-server'),
    ref: z.number(),
    server: id,
    name: text,
    locale: text,
    hasBot: z.boolean(),
    isAvailable: z.boolean(),
  }),
  z.object({ op: z.literal('add-role'), ref: z.number(), server: id, name: text }),
  z.object({ op: z.literal('add-channel'), ref: z.number(), server: id, name: text }),
  z.object({ op: z.literal('add-thread'), ref: z.number(), channel: id, name: text }),
  z.object({ op: z.literal('set-channel'), ref: z.number(), channel: id, permissions }),
  z.object({
    op: z.literal('set-thread'),
    ref: z.number(),
    channel: id,
    isArchived: z.boolean(),
    isLocked: z.boolean(),
  }),
  z.object({ op: z.literal('delete-channel'), ref: z.number(), channel: id }),
] as const;

/** What the page sends. Actions are done as the watched person; `ref` comes back with the outcome. */
export const pageRequest = z.discriminatedUnion('op', [
  z.object({ op: z.literal('watch'), person: id.nullable(), channel: id.nullable() }),
  z.object({ op: z.literal('command'), ref: z.number(), channel: id, name: text, values }),
  z.object({ op: z.literal('user-command'), ref: z.number(), channel: id, name: text, target: id }),
  z.object({
    op: z.literal('autocomplete'),
    ref: z.number(),
    channel: id,
    name: text,
    focused: text,
    values,
  }),
  z.object({ op: z.literal('click'), ref: z.number(), message: id, customId: text }),
  z.object({
    op: z.literal('select'),
    ref: z.number(),
    message: id,
    customId: text,
    values: z.array(text),
  }),
  z.object({
    op: z.literal('submit'),
    ref: z.number(),
    interaction: id,
    values: z.record(z.string(), z.union([text, z.array(text)])),
  }),
  z.object({ op: z.literal('post'), ref: z.number(), channel: id, text }),
  z.object({ op: z.literal('delete'), ref: z.number(), message: id }),
  z.object({ op: z.literal('open-direct'), ref: z.number() }),
  ...administration,
]);

export type PageRequest = z.infer<typeof pageRequest>;
export type PageAction = Exclude<PageRequest, { op: 'watch' }>;
export type Administrative = z.infer<(typeof administration)[number]>;

/** The result of an action, unless the messages show it. */
export type PageOutcome =
  | { readonly kind: 'done' }
  /** A channel was made or opened. */
  | { readonly kind: 'channel'; readonly channel: string }
  | { readonly kind: 'choices'; readonly choices: readonly Choice[] }
  | { readonly kind: 'modal'; readonly modal: Modal }
  | { readonly kind: 'failed'; readonly text: string }
  /** Discord's app would not have allowed it. */
  | { readonly kind: 'refused'; readonly text: string };

export interface PagePerson {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  /** Short for the permission "Manage Server". */
  readonly isManager: boolean;
  readonly permissions: readonly PermissionName[];
  readonly takesDirectMessages: boolean;
  /** They have installed the bot for themselves. */
  readonly hasApp: boolean;
}

export interface PageChannel {
  readonly id: string;
  readonly name: string;
  readonly kind: 'text' | 'thread';
  /** The channel that a thread is in. */
  readonly parent: string | null;
  readonly isArchived: boolean;
  readonly isLocked: boolean;
  /** What the bot may do there. */
  readonly permissions: readonly PermissionName[];
}

/** The connection over which the bot learns of what happens in a place. */
export interface PageConnection {
  readonly shard: number;
  readonly shards: number;
  /** In milliseconds since 1970; null while it is lost. */
  readonly since: number | null;
}

export interface PageServerInfo {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  readonly hasBot: boolean;
  readonly isAvailable: boolean;
  /** Null before a bot has come. */
  readonly connection: PageConnection | null;
  readonly roles: readonly { readonly id: string; readonly name: string }[];
  /** Threads follow their channel. */
  readonly channels: readonly PageChannel[];
}

/** How many public messages a person has not seen in a channel, and how many of them mention the person. */
export interface Unread {
  readonly person: string;
  readonly channel: string;
  readonly messages: number;
  readonly mentions: number;
}

/** What the sandbox tells the page by itself, limited to messages that the watched person can see. */
export type PageNews =
  | {
      readonly op: 'world';
      readonly people: readonly PagePerson[];
      readonly servers: readonly PageServerInfo[];
      /** The direct-message channel of each person who has one. */
      readonly directs: readonly { readonly id: string; readonly person: string }[];
      /** The groups in which people write to each other. */
      readonly groups: readonly {
        readonly id: string;
        readonly name: string;
        readonly members: readonly string[];
      }[];
      /** Every locale that Discord knows. */
      readonly locales: readonly string[];
      readonly bot: {
        readonly id: string;
        readonly name: string;
        readonly isOnline: boolean;
        /** That of direct messages. */
        readonly connection: PageConnection | null;
      };
    }
  | { readonly op: 'unread'; readonly unread: readonly Unread[] }
  /** The channel as the watched person sees it now. */
  | {
      readonly op: 'view';
      readonly person: string;
      readonly channel: string;
      readonly messages: readonly Message[];
      readonly commands: readonly Command[];
    }
  | { readonly op: 'commands'; readonly commands: readonly Command[] }
  | { readonly op: 'message'; readonly message: Message }
  | { readonly op: 'gone'; readonly message: string };

/** What the sandbox sends to the page. */
export type PagePush =
  | PageNews
  | { readonly op: 'outcome'; readonly ref: number; readonly outcome: PageOutcome };
