import { type Fault, InvalidForm } from '../protocol/api-error.ts';
import { numberComponents, walk } from '../protocol/components.ts';
import {
  type CallbackBody,
  CallbackType,
  type Choice,
  type Component,
  InteractionType,
  type Message,
  MessageFlag,
  OptionType,
  type OptionValue,
} from '../protocol/wire.ts';
import { choiceFaults } from '../validation/command-rules.ts';
import { componentFaults } from '../validation/component-rules.ts';
import type { Channel, Person } from '../world/world.ts';
import { FAILED, type Modal, type Outcome } from './outcome.ts';

const MAX_FIELDS = 5;

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
 * The completions that a bot answered with, for the option that is being typed.
 * @throws {InvalidForm} when one does not suit that option
 */
export function choicesOf({ data: asked }: Deed, { data }: CallbackBody): readonly Choice[] {
  const choices = data?.choices ?? [];
  const type = focusedType('options' in asked ? (asked.options as readonly OptionValue[]) : []);
  const faults = choices.flatMap((choice, at) => choiceFaults(type, choice, `data.choices.${at}`));
  if (faults.length > 0) throw new InvalidForm(faults);
  return choices;
}

function focusedType(options: readonly OptionValue[]): number {
  return flat(options).find(({ focused }) => focused)?.type ?? OptionType.string;
}

function flat(options: readonly OptionValue[]): readonly OptionValue[] {
  return options.flatMap((option) => [option, ...flat(option.options ?? [])]);
}

/**
 * The form that a bot answered with.
 * @throws {InvalidForm} when it breaks a rule of forms
 */
export function modalOf(interactionId: string, { data }: CallbackBody): Modal {
  const components = numberComponents(data?.components ?? []);
  const { custom_id: customId = '', title = '' } = data ?? {};
  const faults = [
    ...componentFaults(walk(components)),
    ...walk(components).flatMap(fieldFaults),
    ...(components.length > MAX_FIELDS ? [modalFault('components', `At most ${MAX_FIELDS}`)] : []),
    ...(title.trim() === '' ? [modalFault('title', 'A title is required')] : []),
  ];
  if (faults.length > 0) throw new InvalidForm(faults);
  return { interactionId, customId, title, components };
}

function fieldFaults({ disabled, min_values: least, required }: Component): readonly Fault[] {
  const message = 'min_values must be at least 1 unless required is false';
  return [
    ...(disabled ? [modalFault('disabled', 'Nothing in a modal can be disabled')] : []),
    ...(least === 0 && required !== false ? [modalFault('min_values', message)] : []),
  ];
}

function modalFault(field: string, message: string): Fault {
  return { path: `data.${field}`, code: 'BASE_TYPE_CHOICES', message };
}
