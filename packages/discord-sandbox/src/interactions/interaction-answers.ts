import { InvalidForm, type Violation } from '../protocol/api-error.ts';
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
import { choiceViolations } from '../validation/command-rules.ts';
import { componentViolations } from '../validation/component-rules.ts';
import type { Owners } from '../world/installations.ts';
import type { Channel, Person } from '../world/world.ts';
import { FAILED, type Modal, type Outcome } from './outcome.ts';

const MAX_FIELDS = 5;

/** What a person did that becomes an interaction. */
export interface UserAction {
  readonly type: number;
  readonly person: Person;
  readonly channel: Channel;
  readonly data: object;
  /** What authorises the bot for it. */
  readonly owners: Owners;
  readonly locale?: string | undefined;
  /** The command in full, such as `club open`. */
  readonly commandName?: string;
  /** Whom the command of a user was used on. */
  readonly targetId?: string | undefined;
  /** The message with the component that was pressed, or from which the modal came. */
  readonly message?: Message | undefined;
}

/** What Discord shows the person if no answer comes. */
export function failureOf(action: UserAction): string {
  if (action.type === InteractionType.command) return FAILED.command;
  if (action.type === InteractionType.autocomplete) return FAILED.autocomplete;
  return action.type === InteractionType.modalSubmit ? FAILED.modal : FAILED.component;
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
export function requireFittingAnswer(action: UserAction, body: CallbackBody): void {
  const isFromMessage = action.type === InteractionType.modalSubmit && action.message !== undefined;
  const allowed = [...(ANSWERS[action.type] ?? []), ...(isFromMessage ? MODAL_ON_MESSAGE : [])];
  if (!allowed.includes(body.type)) {
    const message = `Value must be one of ${allowed.join(', ')} for an interaction of type ${action.type}`;
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
export function choicesOf({ data: asked }: UserAction, { data }: CallbackBody): readonly Choice[] {
  const choices = data?.choices ?? [];
  const type = focusedType('options' in asked ? (asked.options as readonly OptionValue[]) : []);
  const violations = choices.flatMap((choice, at) =>
    choiceViolations(type, choice, `data.choices.${at}`),
  );
  if (violations.length > 0) throw new InvalidForm(violations);
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
  const violations = [
    ...componentViolations(walk(components)),
    ...walk(components).flatMap(fieldViolations),
    ...(components.length > MAX_FIELDS ? [modalFault('components', `At most ${MAX_FIELDS}`)] : []),
    ...(title.trim() === '' ? [modalFault('title', 'A title is required')] : []),
  ];
  if (violations.length > 0) throw new InvalidForm(violations);
  return { interactionId, customId, title, components };
}

function fieldViolations({
  disabled,
  min_values: least,
  required,
}: Component): readonly Violation[] {
  const message = 'min_values must be at least 1 unless required is false';
  return [
    ...(disabled ? [modalFault('disabled', 'Nothing in a modal can be disabled')] : []),
    ...(least === 0 && required !== false ? [modalFault('min_values', message)] : []),
  ];
}

function modalFault(field: string, message: string): Violation {
  return { path: `data.${field}`, code: 'BASE_TYPE_CHOICES', message };
}
