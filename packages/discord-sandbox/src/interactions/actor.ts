import { walk } from '../protocol/components.ts';
import { ENTITY_OF_SELECT } from '../protocol/entities.ts';
import { may, Permission } from '../protocol/permissions.ts';
import {
  type Attachment,
  ButtonStyle,
  type Command,
  CommandType,
  type Component,
  ComponentType,
  InteractionType,
  type Message,
} from '../protocol/wire.ts';
import { attachmentOf } from '../world/attachments.ts';
import { ownersOf } from '../world/installations.ts';
import { createMessage } from '../world/messages.ts';
import { personUser } from '../world/users.ts';
import { type Channel, isEphemeral, isVisible, type Person, type World } from '../world/world.ts';
import {
  commandsFor,
  namedByOptions,
  optionValues,
  ownersFor,
  type Value,
} from './command-input.ts';
import type { UserAction } from './interaction-answers.ts';
import type { Interactions } from './interactions.ts';
import {
  fittingChoice,
  type ModalValues,
  namedBy,
  namedInModal,
  submittedComponents,
} from './modal-input.ts';
import type { Modal, SentInteraction } from './outcome.ts';
import { Refused } from './refused.ts';
import { resolvedPart } from './resolved.ts';

/** Anything with an id: the record itself, or one as it was earlier. */
export interface Ref {
  readonly id: string;
}

/** A file for an option of a command. */
export interface SentFile {
  readonly name: string;
  readonly data: Buffer | string;
  /** `application/octet-stream` unless given. */
  readonly type?: string;
}

export type Values = Readonly<Record<string, Value | SentFile>>;

/** How a button is pressed. */
export interface ClickOptions {
  /**
   * True if the person's app does not show the latest edit yet: the button must be on the message as given,
   * not on the message as it is now.
   */
  readonly isStale?: boolean;
}

const MAX_POST = 2000;

/** A person who uses Discord's app. What the app would not allow throws `Refused`. */
export class Actor {
  readonly id: string;
  readonly #world: World;
  readonly #interactions: Interactions;

  constructor(id: string, world: World, interactions: Interactions) {
    this.id = id;
    this.#world = world;
    this.#interactions = interactions;
  }

  get name(): string {
    return this.#person.name;
  }

  get locale(): string {
    return this.#person.locale;
  }

  /**
   * Uses a slash command: `ann.command(room, 'club open', { game: 'chess' })`.
   * @param name the command's default name, then those of group and subcommand
   * @param values the options by their default names; users, roles and channels by id
   * @throws {Refused} when there is no such command, or the options do not fit it
   */
  command(channel: Ref, name: string, values: Values = {}): SentInteraction {
    return this.#useCommand(InteractionType.command, channel, { name, values });
  }

  /**
   * Uses a command from the menu of a person or a bot: `ann.userCommand(room, 'Invite', bob)`.
   * @throws {Refused} when there is no such command, or nobody to use it on
   */
  userCommand(channelRef: Ref, name: string, target: Ref): SentInteraction {
    const channel = this.#writable(channelRef);
    const command = this.#commandIn(channel, CommandType.user, name);
    const type = InteractionType.command;
    const named = [{ kind: 'user', id: target.id }] as const;
    const part = { target_id: target.id, ...resolvedPart(this.#world, channel, { named }) };
    const sent = { type, channel, commandName: name, targetId: target.id };
    return this.#send(command, sent, part);
  }

  /** Requests completions for the focused option. The outcome is `choices`. */
  autocomplete(
    channel: Ref,
    name: string,
    typed: { readonly focused: string; readonly values?: Values },
  ): SentInteraction {
    const { focused, values = {} } = typed;
    return this.#useCommand(InteractionType.autocomplete, channel, { name, values, focused });
  }

  /** Presses a button. */
  click(message: Ref, customId: string, options: ClickOptions = {}): SentInteraction {
    const button = this.#component(message, customId, options);
    if (button.type !== ComponentType.button) throw new Refused(`${customId} is not a button.`);
    if (button.style === ButtonStyle.link)
      throw new Refused('A link button does not reach the bot.');
    const data = { component_type: button.type, custom_id: customId, id: button.id };
    return this.#press(message, data);
  }

  /** Chooses in a select: values of its options, or ids of users, roles or channels. */
  select(message: Ref, customId: string, values: readonly string[]): SentInteraction {
    const select = this.#component(message, customId, {});
    if (select.type !== ComponentType.stringSelect && ENTITY_OF_SELECT[select.type] === undefined) {
      throw new Refused(`${customId} is not a select.`);
    }
    const chosen = fittingChoice(select, values);
    const { type, id } = select;
    const data = { component_type: type, custom_id: customId, id, values: chosen };
    const where = this.#channelOf(message);
    const named = namedBy(select, chosen);
    return this.#press(message, { ...data, ...resolvedPart(this.#world, where, { named }) });
  }

  /** Submits a modal that was an outcome; values are by custom id. */
  submitModal(modal: Pick<Modal, 'interactionId'>, values: ModalValues): SentInteraction {
    const opened = this.#interactions.modalOf(modal.interactionId);
    if (opened?.action.person.id !== this.id) throw new Refused('This form is closed.');
    const { message } = opened.action;
    const channel = this.#world.channel(opened.action.channel.id);
    const form = opened.modal.components;
    const components = submittedComponents(form, values);
    const named = namedInModal(form, values);
    return this.#interactions.start({
      type: InteractionType.modalSubmit,
      person: this.#person,
      channel,
      owners: opened.action.owners,
      data: {
        custom_id: opened.modal.customId,
        components,
        ...resolvedPart(this.#world, channel, { named }),
      },
      message: message && this.#world.messages.get(message.id)?.message,
    });
  }

  post(channel: Ref, text: string): Message {
    const content = text.trim();
    if (content === '') throw new Refused('There is nothing to send.');
    if (content.length > MAX_POST) {
      throw new Refused(`A message has at most ${MAX_POST} characters.`);
    }
    const { id: channelId } = this.#writable(channel);
    const author = personUser(this.#person);
    const body = { content };
    return createMessage(this.#world, { channelId, author, body, files: [], reader: null });
  }

  /** Deletes the person's own message, dismisses an ephemeral one, or, with Manage Messages, deletes any. */
  delete(message: Ref): void {
    const stored = this.#world.messages.get(message.id);
    if (stored === undefined || !isVisible(stored, this.id)) {
      throw new Refused('That message is not there.');
    }
    const isPrivate = isEphemeral(stored.message);
    const isOwn = stored.message.author.id === this.id || isPrivate;
    if (!isOwn && !may(this.#person.permissions, Permission.manageMessages)) {
      throw new Refused('That message is not yours.');
    }
    this.#world.deleteMessage(message.id);
  }

  /** The messages of a channel that this person sees, oldest first. */
  view(channel: Ref): readonly Message[] {
    return this.#world.view(this.id, channel.id);
  }

  get #person(): Person {
    return this.#world.person(this.id);
  }

  #useCommand(
    type: number,
    channelRef: Ref,
    typed: { readonly name: string; readonly values: Values; readonly focused?: string },
  ): SentInteraction {
    const [name = '', ...path] = typed.name.split(' ');
    const channel = this.#writable(channelRef);
    const command = this.#commandIn(channel, CommandType.chat, name);
    const { values, attachments } = this.#upload(channel, typed.values);
    const options = optionValues(command, { ...typed, values, path });
    const named = namedByOptions(command.options ?? [], options);
    const resolved = resolvedPart(this.#world, channel, { named, attachments });
    return this.#send(
      command,
      { type, channel, commandName: typed.name },
      { options, ...resolved },
    );
  }

  #commandIn(channel: Channel, type: number, name: string): Command {
    const command = commandsFor(this.#world, this.#person, channel).find(
      (one) => one.name === name && one.type === type,
    );
    const sign = type === CommandType.chat ? '/' : '';
    if (command === undefined) throw new Refused(`There is no command ${sign}${name}.`);
    return command;
  }

  /** Sends a command to the bot: `part` is what belongs to the data beside the command itself. */
  #send(
    command: Command,
    sent: Pick<UserAction, 'type' | 'channel' | 'commandName' | 'targetId'>,
    part: object,
  ): SentInteraction {
    const person = this.#person;
    const { channel } = sent;
    const data = {
      id: command.id,
      name: command.name,
      type: command.type,
      ...part,
      ...(command.guild_id !== undefined && { guild_id: command.guild_id }),
    };
    const owners = ownersFor(this.#world, command, { person, channel });
    return this.#interactions.start({ ...sent, person, owners, data });
  }

  /** Stores the files of options on the CDN; the options then name them by id. */
  #upload(channel: Channel, values: Values) {
    const attachments: Attachment[] = [];
    const named = Object.entries(values).map(([name, value]) => {
      if (typeof value !== 'object') return [name, value] as const;
      const { type = 'application/octet-stream' } = value;
      const file = { index: '0', name: value.name, type, data: Buffer.from(value.data) };
      const attachment = attachmentOf(this.#world, channel.id, file);
      this.#world.files.set(new URL(attachment.url).pathname, file);
      attachments.push(attachment);
      return [name, attachment.id] as const;
    });
    return { values: Object.fromEntries<Value>(named), attachments };
  }

  /**
   * A channel that this person can write in.
   * @throws {Refused} for the direct messages of somebody else, or a locked thread
   */
  #writable(ref: Ref): Channel {
    const channel = this.#world.channel(ref.id);
    if (channel.kind === 'direct' && channel.recipientId !== this.id) {
      throw new Refused('Those are the direct messages of somebody else.');
    }
    if (!this.#world.isSeen(channel, this.id)) throw new Refused('There is no such channel.');
    if (channel.kind === 'text' && channel.isForum)
      throw new Refused('People write in the posts of a forum.');
    if (channel.kind !== 'thread' || !channel.isLocked) return channel;
    if (may(this.#person.permissions, Permission.manageThreads)) return channel;
    throw new Refused('This thread is locked.');
  }

  #channelOf(message: Ref): Channel {
    const stored = this.#world.messages.get(message.id);
    if (stored === undefined) throw new Refused('That message is not there.');
    return this.#world.channel(stored.message.channel_id);
  }

  #component(ref: Ref, customId: string, { isStale }: ClickOptions): Component {
    const stored = this.#world.messages.get(ref.id);
    if (stored === undefined || !isVisible(stored, this.id)) {
      throw new Refused('That message is not there.');
    }
    const shown = isStale && isMessage(ref) ? ref : stored.message;
    const component = walk(shown.components).find((one) => one.custom_id === customId);
    if (component === undefined) throw new Refused(`There is no ${customId} on the message.`);
    if (component.disabled) throw new Refused(`${customId} is disabled.`);
    return component;
  }

  #press(ref: Ref, data: object): SentInteraction {
    const channel = this.#channelOf(ref);
    const message = this.#world.messages.get(ref.id)?.message;
    const type = InteractionType.component;
    const person = this.#person;
    // What answered somebody is authorised as that was, whoever presses it.
    const owners =
      message?.interaction_metadata?.authorizing_integration_owners ??
      ownersOf(this.#world, person, channel);
    return this.#interactions.start({ type, person, channel, owners, data, message });
  }
}

function isMessage(ref: Ref): ref is Message {
  return 'components' in ref;
}
