import { apiError } from '../protocol/api-error.ts';
import {
  type CallbackBody,
  CallbackType,
  type Message,
  type MessageBody,
  MessageFlag,
} from '../protocol/wire.ts';
import type { Change } from '../world/attachments.ts';
import { answerableChannel, requireActive } from '../world/channel-access.ts';
import { isBrought } from '../world/installations.ts';
import { createLoadingMessage, createMessage, editMessage } from '../world/messages.ts';
import { interactionPayload, type Origin } from '../world/payloads.ts';
import type { UploadedFile } from '../world/records.ts';
import { personUser } from '../world/users.ts';
import { randomToken, type World } from '../world/world.ts';
import {
  choicesOf,
  failureOf,
  messageOf,
  modalOf,
  requireFittingAnswer,
  type UserAction,
} from './interaction-answers.ts';
import type { Modal, Outcome, SentInteraction } from './outcome.ts';

const INTERACTIONS_REMEMBERED = 5000;
/** How many messages may follow an answer where the bot was only brought along by somebody. */
const FOLLOW_UPS_BROUGHT = 5;

interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly action: UserAction;
  readonly payload: object;
  readonly createdAt: number;
  readonly startedAt: number;
  readonly timer: NodeJS.Timeout;
  state: 'waiting' | 'answered' | 'failed';
  /** The message behind `@original`. */
  originalId: string | undefined;
  modal: Modal | undefined;
  /** How many messages followed the answer. */
  followUps: number;
  /** Messages that this token may change. */
  readonly own: Set<string>;
  readonly acknowledge: (outcome: Outcome) => void;
  readonly finish: (outcome: Outcome) => void;
}

interface Answered {
  readonly outcome: Outcome;
  readonly message?: Message;
}

/** Sends INTERACTION_CREATE to a bot. */
type DispatchInteraction = (payload: object, to: Pick<UserAction, 'channel' | 'owners'>) => void;

/** Interactions from their creation to the end of their token: sent, answered in time or not, edited. */
export class Interactions {
  readonly #world: World;
  readonly #dispatch: DispatchInteraction;
  readonly #byId = new Map<string, Interaction>();
  readonly #byToken = new Map<string, Interaction>();

  constructor(world: World, dispatch: DispatchInteraction) {
    this.#world = world;
    this.#dispatch = dispatch;
  }

  /** Sends an action to the bot as an interaction and starts its deadline. */
  start(action: UserAction): SentInteraction {
    const acknowledged = Promise.withResolvers<Outcome>();
    const done = Promise.withResolvers<Outcome>();
    const id = this.#world.newId();
    const token = randomToken();
    const locale = action.locale ?? action.person.locale;
    const info = { ...action, id, token, locale, message: action.message };
    const interaction: Interaction = {
      id,
      token,
      action,
      payload: interactionPayload(this.#world, info),
      createdAt: this.#world.now,
      startedAt: performance.now(),
      timer: setTimeout(() => this.#fail(interaction), this.#world.settings.deadlineMs),
      state: 'waiting',
      originalId: undefined,
      modal: undefined,
      followUps: 0,
      own: new Set(),
      acknowledge: acknowledged.resolve,
      finish: done.resolve,
    };
    this.#remember(interaction);
    this.deliver(id);
    return {
      id,
      token,
      acknowledged: acknowledged.promise,
      done: done.promise,
      message: async () => messageOf(await done.promise),
    };
  }

  /** Sends an interaction to the bot (once more, where it was sent before). */
  deliver(id: string): void {
    const { payload, action } = this.#require(id);
    this.#dispatch(payload, action);
  }

  /** Whether a token is that of an interaction. */
  isKnown(token: string): boolean {
    return this.#byToken.has(token);
  }

  typeOf(id: string): number {
    return this.#require(id).action.type;
  }

  /** The modal that answered an interaction, with the action that led to it. */
  modalOf(id: string): { readonly modal: Modal; readonly action: UserAction } | undefined {
    const interaction = this.#byId.get(id);
    return interaction?.modal && { modal: interaction.modal, action: interaction.action };
  }

  /** Fails the deferred answers that were not filled in while their token lived. */
  endOverdue(): void {
    for (const interaction of this.#byId.values()) {
      if (interaction.state === 'answered' && this.#isOver(interaction)) this.#giveUp(interaction);
    }
  }

  /** Fails the interactions that still wait for the bot. */
  close(): void {
    for (const interaction of this.#byId.values()) {
      clearTimeout(interaction.timer);
      this.#giveUp(interaction);
    }
  }

  /**
   * The bot's answer to an interaction.
   * @returns the message that it made or changed, if any
   * @throws {ApiError} 10062 when unknown or late, 40060 when answered before, 50035 when wrong
   */
  answer(
    id: string,
    token: string,
    { body, files }: { readonly body: CallbackBody; readonly files: readonly UploadedFile[] },
  ): Message | undefined {
    const interaction = this.#byId.get(id);
    if (interaction === undefined || interaction.token !== token) throw apiError(10062);
    if (interaction.state === 'failed') throw apiError(10062);
    if (interaction.state === 'answered') throw apiError(40060);
    requireFittingAnswer(interaction.action, body);
    const { outcome, message } = this.#perform(interaction, body, files);
    interaction.state = 'answered';
    clearTimeout(interaction.timer);
    if (message) this.#own(interaction, message.id);
    interaction.acknowledge(outcome);
    if (!(outcome.kind === 'reply' && outcome.isDeferred)) interaction.finish(outcome);
    else this.#giveUpAtTheEnd(interaction);
    return message;
  }

  /** Posts a follow-up; the first after a deferred reply fills that in instead, as Discord documents. */
  followUp(token: string, { body, files }: Change): Message {
    const interaction = this.#live(token);
    const original = this.#world.messages.get(interaction.originalId ?? '');
    if (original && (original.message.flags & MessageFlag.loading) !== 0) {
      return this.edit(token, '@original', { body, files });
    }
    const isFull = interaction.followUps >= FOLLOW_UPS_BROUGHT;
    if (isFull && isBrought(interaction.action.owners)) throw apiError(40094);
    const message = createMessage(this.#world, this.#draft(interaction, body, files));
    interaction.followUps += 1;
    interaction.own.add(message.id);
    // Only of a deferred reply that was deleted: anything else was finished before.
    interaction.finish({ kind: 'reply', message, isDeferred: true, ms: since(interaction) });
    return message;
  }

  /** @param ref a message id or `@original` */
  get(token: string, ref: string): Message {
    return this.#message(this.#live(token), ref);
  }

  edit(token: string, ref: string, { body, files }: Change): Message {
    const interaction = this.#live(token);
    const before = this.#message(interaction, ref);
    const { id } = before;
    requireActive(this.#world, before);
    const message = editMessage(this.#world, id, { body, files, mode: 'keep-attachments' });
    if (id === interaction.originalId) {
      interaction.finish({ kind: 'reply', message, isDeferred: true, ms: since(interaction) });
    }
    return message;
  }

  delete(token: string, ref: string): void {
    const interaction = this.#live(token);
    this.#world.deleteMessage(this.#message(interaction, ref).id);
  }

  #message(interaction: Interaction, ref: string): Message {
    const id = ref === '@original' ? interaction.originalId : ref;
    const stored = this.#world.messages.get(id ?? '');
    if (id === undefined || stored === undefined || !interaction.own.has(id)) throw apiError(10008);
    return stored.message;
  }

  #live(token: string): Interaction {
    const interaction = this.#byToken.get(token);
    if (interaction === undefined) throw apiError(50027);
    if (this.#isOver(interaction)) throw apiError(50027);
    if (interaction.state !== 'answered') throw apiError(10015);
    return interaction;
  }

  #isOver({ createdAt }: Interaction): boolean {
    return this.#world.now - createdAt > this.#world.settings.tokenLifeMs;
  }

  #perform(interaction: Interaction, body: CallbackBody, files: readonly UploadedFile[]): Answered {
    const ms = since(interaction);
    const data = body.data ?? {};
    switch (body.type) {
      case CallbackType.reply: {
        const message = createMessage(this.#world, this.#draft(interaction, data, files));
        return { message, outcome: { kind: 'reply', message, isDeferred: false, ms } };
      }
      case CallbackType.deferReply: {
        const message = createLoadingMessage(this.#world, this.#draft(interaction, data, []));
        return { message, outcome: { kind: 'reply', message, isDeferred: true, ms } };
      }
      case CallbackType.update: {
        const pressed = this.#world.messages.get(interaction.action.message?.id ?? '')?.message;
        if (pressed === undefined) throw apiError(10008);
        requireActive(this.#world, pressed);
        const message = editMessage(this.#world, pressed.id, {
          body: data,
          files,
          mode: 'drop-attachments',
        });
        return { message, outcome: { kind: 'update', message, ms } };
      }
      case CallbackType.deferUpdate: {
        const pressed = this.#world.messages.get(interaction.action.message?.id ?? '')?.message;
        return { ...(pressed && { message: pressed }), outcome: { kind: 'acknowledged', ms } };
      }
      case CallbackType.choices:
        return { outcome: { kind: 'choices', choices: choicesOf(interaction.action, body), ms } };
      default:
        interaction.modal = modalOf(interaction.id, body);
        return { outcome: { kind: 'modal', modal: interaction.modal, ms } };
    }
  }

  #draft(interaction: Interaction, body: MessageBody, files: readonly UploadedFile[]) {
    const { action } = interaction;
    const isPrivate = ((body.flags ?? 0) & MessageFlag.ephemeral) !== 0;
    const origin: Origin = {
      id: interaction.id,
      type: action.type,
      user: personUser(action.person),
      commandName: action.commandName,
      target: this.#world.user(action.targetId ?? ''),
      messageId: action.message?.id,
      owners: action.owners,
    };
    const reader = isPrivate ? action.person.id : null;
    const { id: channelId } = answerableChannel(this.#world, action.channel.id);
    const author = this.#world.bot;
    return { channelId, author, body, files, origin, reader };
  }

  #own(interaction: Interaction, messageId: string): void {
    interaction.originalId = messageId;
    interaction.own.add(messageId);
  }

  #fail(interaction: Interaction): void {
    interaction.state = 'failed';
    this.#giveUp(interaction);
  }

  /** Shows the person the failure; an answer that was shown already stays. */
  #giveUp(interaction: Interaction): void {
    const text = failureOf(interaction.action);
    const outcome = { kind: 'failed', text, ms: since(interaction) } as const;
    interaction.acknowledge(outcome);
    interaction.finish(outcome);
  }

  /** A deferred reply that is never filled in fails when its token ends. */
  #giveUpAtTheEnd(interaction: Interaction): void {
    setTimeout(() => this.#giveUp(interaction), this.#world.settings.tokenLifeMs).unref();
  }

  #remember(interaction: Interaction): void {
    this.#byId.set(interaction.id, interaction);
    this.#byToken.set(interaction.token, interaction);
    const [oldest] = this.#byId.values();
    if (oldest && this.#byId.size > INTERACTIONS_REMEMBERED) {
      this.#byId.delete(oldest.id);
      this.#byToken.delete(oldest.token);
    }
  }

  #require(id: string): Interaction {
    const interaction = this.#byId.get(id);
    if (interaction === undefined) throw new Error(`no such interaction: ${id}`);
    return interaction;
  }
}

function since(interaction: Interaction): number {
  return performance.now() - interaction.startedAt;
}
