import { InvalidForm } from './api-error.ts';
import { componentFaults } from './component-rules.ts';
import { numberComponents, walk } from './components.ts';
import { FAILED, type Modal, type Outcome } from './press.ts';
import {
  type CallbackBody,
  CallbackType,
  InteractionType,
  type Message,
  MessageFlag,
} from './wire.ts';
import type { Channel, Person } from './world.ts';

/** What somebody did that the bot is to hear of. */
export interface Deed {
  readonly type: number;
  readonly person: Person;
  readonly channel: Channel;
  readonly data: object;
  readonly locale?: string | undefined;
  /** The command in full, such as `club open`. */
  readonly commandName?: string;
  /** The message with the component that was pressed, or from which the modal came. */
  readonly message?: Message | undefined;
}

/** What Discord shows the person when no answer comes. */
export function failureOf(deed: Deed): string {
  if (deed.type === InteractionType.command) return FAILED.command;
  if (deed.type === InteractionType.autocomplete) return FAILED.autocomplete;
  return deed.type === InteractionType.modalSubmit ? FAILED.modal : FAILED.component;
}

/**
 * The message that was the answer.
 * @throws {Error} when the answer was something else
 */
export function messageOf(outcome: Outcome): Message {
  if (outcome.kind === 'reply' || outcome.kind === 'update') return outcome.message;
  throw new Error(`the answer was no message but ${JSON.stringify(outcome)}`);
}

const ANSWERS: Readonly<Record<number, readonly number[]>> = {
  [InteractionType.command]: [CallbackType.reply, CallbackType.deferReply, CallbackType.modal],
  [InteractionType.component]: [
    CallbackType.reply,
    CallbackType.deferReply,
    CallbackType.deferUpdate,
    CallbackType.update,
    CallbackType.modal,
  ],
  [InteractionType.autocomplete]: [CallbackType.choices],
  [InteractionType.modalSubmit]: [CallbackType.reply, CallbackType.deferReply],
};
const MODAL_ON_MESSAGE = [CallbackType.deferUpdate, CallbackType.update];

/**
 * Refuses an answer of a type that does not suit what was done.
 * @throws {InvalidForm}
 */
export function requireFittingAnswer(deed: Deed, body: CallbackBody): void {
  const isFromMessage = deed.type === InteractionType.modalSubmit && deed.message !== undefined;
  const allowed = [...(ANSWERS[deed.type] ?? []), ...(isFromMessage ? MODAL_ON_MESSAGE : [])];
  if (!allowed.includes(body.type)) {
    const message = `Value must be one of ${allowed.join(', ')} for an interaction of type ${deed.type}`;
    throw new InvalidForm([{ path: 'type', code: 'BASE_TYPE_CHOICES', message }]);
  }
  const flags = body.data?.flags ?? 0;
  if (body.type === CallbackType.deferReply && (flags & ~MessageFlag.ephemeral) !== 0) {
    const message = 'A deferred reply carries no flag but EPHEMERAL; give the others with the edit';
    throw new InvalidForm([{ path: 'data.flags', code: 'BASE_TYPE_CHOICES', message }]);
  }
}

/**
 * The form that a bot answered with.
 * @throws {InvalidForm} when it breaks a rule of forms
 */
export function modalOf(interactionId: string, { data }: CallbackBody): Modal {
  const components = numberComponents(data?.components ?? []);
  const faults = componentFaults(walk(components));
  if (faults.length > 0) throw new InvalidForm(faults);
  return { interactionId, customId: data?.custom_id ?? '', title: data?.title ?? '', components };
}
