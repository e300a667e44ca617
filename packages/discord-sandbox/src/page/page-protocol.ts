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

/** What a page may ask for, and what it says beside that. */
const ACTIONS = {
  // Done as the watched person.
  command: { channel: id, name: text, values },
  'user-command': { channel: id, name: text, target: id },
  autocomplete: { channel: id, name: text, focused: text, values },
  click: { message: id, customId: text },
  select: { message: id, customId: text, values: z.array(text) },
  submit: {
    interaction: id,
    values: z.record(z.string(), z.union([text, z.array(text)])),
  },
  post: { channel: id, text },
  delete: { message: id },
  'open-direct': {},
  // Done as the owner of the servers.
  'add-person': { name: text, locale: text },
  'set-person': {
    person: id,
    locale: text,
    permissions,
    takesDirectMessages: z.boolean(),
    hasApp: z.boolean(),
  },
  'add-group': { name: text },
  'add-server': { name: text, locale: text },
  'set-server': {
    server: id,
    name: text,
    locale: text,
    hasBot: z.boolean(),
    isAvailable: z.boolean(),
  },
  'add-role': { server: id, name: text },
  'add-channel': { server: id, name: text },
  'add-thread': { channel: id, name: text },
  'set-channel': { channel: id, permissions },
  'set-thread': { channel: id, isArchived: z.boolean(), isLocked: z.boolean() },
  'delete-channel': { channel: id },
} as const;

export type ActionName = keyof typeof ACTIONS;
/** `ref` comes back with the outcome. */
export type Asked<Op extends ActionName> = { op: Op; ref: number } & {
  [Field in keyof (typeof ACTIONS)[Op]]: z.infer<(typeof ACTIONS)[Op][Field]>;
};
export type PageAction = { [Op in ActionName]: Asked<Op> }[ActionName];

const watch = z.object({ op: z.literal('watch'), person: id.nullable(), channel: id.nullable() });
export type PageRequest = z.infer<typeof watch> | PageAction;

/** What the page sends. */
export const pageRequest = z.discriminatedUnion('op', [
  watch,
  ...Object.entries(ACTIONS).map(([op, said]) =>
    z.object({ op: z.literal(op), ref: z.number(), ...said }),
  ),
]) as z.ZodType<PageRequest>;

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
  readonly kind: 'text' | 'forum' | 'thread';
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

/** What the sandbox pushes to the page, limited to messages that the watched person can see. */
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
