import { z } from 'zod';
import type { Modal } from './press.ts';
import type { Choice, Command, Message } from './wire.ts';

const id = z.string().regex(/^\d{17,20}$/);
const text = z.string().max(6000);
const values = z.record(z.string(), z.union([text, z.number(), z.boolean()]));

/** What the page may ask. `ref` comes back with the outcome. All is done as the person being watched. */
export const pageRequest = z.discriminatedUnion('op', [
  z.object({ op: z.literal('watch'), person: id.nullable(), channel: id.nullable() }),
  z.object({ op: z.literal('command'), ref: z.number(), channel: id, name: text, values }),
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
  z.object({ op: z.literal('add-person'), ref: z.number(), name: text, locale: text }),
  z.object({
    op: z.literal('set-person'),
    ref: z.number(),
    person: id,
    locale: text,
    isManager: z.boolean(),
  }),
]);

export type PageRequest = z.infer<typeof pageRequest>;
export type PageDeed = Exclude<PageRequest, { op: 'watch' }>;

/** What came of a deed, as far as it does not show in the messages. */
export type PageOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'choices'; readonly choices: readonly Choice[] }
  | { readonly kind: 'modal'; readonly modal: Modal }
  | { readonly kind: 'failed'; readonly text: string }
  /** Discord's app would not have let it be done. */
  | { readonly kind: 'refused'; readonly text: string };

export interface PagePerson {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  readonly isManager: boolean;
}

export interface PageServerInfo {
  readonly id: string;
  readonly name: string;
  readonly hasBot: boolean;
  readonly channels: readonly { readonly id: string; readonly name: string }[];
}

/** Public messages that somebody has not seen, and how many of them name that person. */
export interface Unread {
  readonly person: string;
  readonly channel: string;
  readonly messages: number;
  readonly mentions: number;
}

/** What the page is told. It hears only of messages that the watched person may see. */
export type PagePush =
  | {
      readonly op: 'world';
      readonly people: readonly PagePerson[];
      readonly servers: readonly PageServerInfo[];
      readonly bot: { readonly id: string; readonly name: string; readonly isOnline: boolean };
    }
  | { readonly op: 'unread'; readonly unread: readonly Unread[] }
  /** The whole of what is watched now. */
  | {
      readonly op: 'view';
      readonly person: string;
      readonly channel: string;
      readonly messages: readonly Message[];
      readonly commands: readonly Command[];
    }
  | { readonly op: 'commands'; readonly commands: readonly Command[] }
  | { readonly op: 'message'; readonly message: Message }
  | { readonly op: 'gone'; readonly message: string }
  | { readonly op: 'outcome'; readonly ref: number; readonly outcome: PageOutcome };
