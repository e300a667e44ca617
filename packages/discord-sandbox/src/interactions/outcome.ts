import type { Choice, Component, Message } from '../protocol/wire.ts';

/** A modal that the bot opened for a person. */
export interface Modal {
  /** The interaction that it answered. */
  readonly interactionId: string;
  readonly customId: string;
  readonly title: string;
  readonly components: readonly Component[];
}

/** What a person saw of the bot's answer; `ms` is the time until its first sign. */
export type Outcome =
  /** A new message; `isDeferred` if "thinking…" was shown first. */
  | {
      readonly kind: 'reply';
      readonly message: Message;
      readonly isDeferred: boolean;
      readonly ms: number;
    }
  /** The message with the component was edited. */
  | { readonly kind: 'update'; readonly message: Message; readonly ms: number }
  /** The bot acknowledged and showed nothing (a deferred update). */
  | { readonly kind: 'acknowledged'; readonly ms: number }
  | { readonly kind: 'choices'; readonly choices: readonly Choice[]; readonly ms: number }
  | { readonly kind: 'modal'; readonly modal: Modal; readonly ms: number }
  /** No answer came in time; `text` is what Discord shows in that case. */
  | { readonly kind: 'failed'; readonly text: string; readonly ms: number };

/** One use of a command, button, select or modal, and its outcome. */
export interface SentInteraction {
  readonly id: string;
  /** The interaction's token, as the bot received it. */
  readonly token: string;
  /** The first answer, including "thinking…". Never rejects. */
  readonly acknowledged: Promise<Outcome>;
  /**
   * The final answer: of a deferred reply, the edit that fills it in, or the follow-up after it was deleted.
   * Never rejects.
   */
  readonly done: Promise<Outcome>;
  /**
   * The message of the final answer.
   * @throws {Error} if the answer was not a message
   */
  message(): Promise<Message>;
}

export const FAILED = {
  command: 'The application did not respond',
  component: 'This interaction failed',
  modal: 'Something went wrong. Try again.',
  autocomplete: 'Loading options failed',
} as const;
