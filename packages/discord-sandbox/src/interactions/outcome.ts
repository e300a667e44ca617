import type { Choice, Component, Message } from '../protocol/wire.ts';

/** A form that the bot asked somebody to fill in. */
export interface Modal {
  /** The interaction that it answered. */
  readonly interactionId: string;
  readonly customId: string;
  readonly title: string;
  readonly components: readonly Component[];
}

/** What a person saw of the bot's answer; `ms` is how long the first sign of it took. */
export type Outcome =
  /** A new message; `isDeferred` when "thinking…" stood there first. */
  | {
      readonly kind: 'reply';
      readonly message: Message;
      readonly isDeferred: boolean;
      readonly ms: number;
    }
  /** The pressed message changed. */
  | { readonly kind: 'update'; readonly message: Message; readonly ms: number }
  /** The bot took note and showed nothing (a deferred update). */
  | { readonly kind: 'acknowledged'; readonly ms: number }
  | { readonly kind: 'choices'; readonly choices: readonly Choice[]; readonly ms: number }
  | { readonly kind: 'modal'; readonly modal: Modal; readonly ms: number }
  /** No answer came in time; `text` is what Discord shows then. */
  | { readonly kind: 'failed'; readonly text: string; readonly ms: number };

/** One use of a command, button, select or modal, and what comes of it. */
export interface SentInteraction {
  readonly id: string;
  /** The interaction's token, as the bot received it. */
  readonly token: string;
  /** The first answer, a bare "thinking…" included. Never rejects. */
  readonly acknowledged: Promise<Outcome>;
  /** What the person saw in the end: a deferred reply counts once it is filled in. Never rejects. */
  readonly done: Promise<Outcome>;
  /**
   * The message that was the answer.
   * @throws {Error} when the answer was something else
   */
  message(): Promise<Message>;
}

export const FAILED = {
  command: 'The application did not respond',
  component: 'This interaction failed',
  modal: 'Something went wrong. Try again.',
  autocomplete: 'Loading options failed',
} as const;
