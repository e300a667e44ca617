import { commandsFor, mentionedPeople, optionValues, type Value } from './command-input.ts';
import { walk } from './components.ts';
import type { Interactions } from './interactions.ts';
import { createMessage } from './messages.ts';
import { fittingChoice, type ModalValues, submittedComponents } from './modal-input.ts';
import { memberPayload, personUser } from './payloads.ts';
import { may, Permission } from './permissions.ts';
import type { Modal, Press } from './press.ts';
import { Refused } from './refused.ts';
import {
  ButtonStyle,
  type Component,
  ComponentType,
  InteractionType,
  type Message,
  type OptionValue,
} from './wire.ts';
import { isVisible, type Person, type World } from './world.ts';

/** Anything with an id: the record itself, or one as it was earlier. */
export interface Ref {
  readonly id: string;
}

export type Values = Readonly<Record<string, Value>>;

/** How a press is made, beside what is pressed. */
export interface PressOptions {
  /**
   * The person's app has not yet shown the latest edit: the component only has to be on the message as
   * given, not on the message as it is now.
   */
  readonly isStale?: boolean;
}

const MAX_POST = 2000;

/** A person at work in Discord's app. What the app would not let a person do throws `Refused`. */
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
   * @param values the options by their default names; a person by the id
   * @throws {Refused} when there is no such command, or the options do not fit it
   */
  command(channel: Ref, name: string, values: Values = {}): Press {
    return this.#useCommand(InteractionType.command, channel, { name, values });
  }

  /** Asks for the completions of one option, with what is typed so far. The outcome is `choices`. */
  autocomplete(
    channel: Ref,
    name: string,
    typed: { readonly focused: string; readonly values?: Values },
  ): Press {
    const { focused, values = {} } = typed;
    return this.#useCommand(InteractionType.autocomplete, channel, { name, values, focused });
  }

  /** Presses a button. */
  click(message: Ref, customId: string, options: PressOptions = {}): Press {
    const button = this.#component(message, customId, options);
    if (button.type !== ComponentType.button) throw new Refused(`${customId} is not a button.`);
    if (button.style === ButtonStyle.link) throw new Refused('A link does not go to the bot.');
    const data = { component_type: button.type, custom_id: customId, id: button.id };
    return this.#press(message, data);
  }

  /** Chooses in a select. */
  select(message: Ref, customId: string, values: readonly string[]): Press {
    const select = this.#component(message, customId, {});
    if (select.type !== ComponentType.stringSelect) {
      throw new Refused(`${customId} is not a select.`);
    }
    const chosen = fittingChoice(select, values);
    const { type, id } = select;
    return this.#press(message, { component_type: type, custom_id: customId, id, values: chosen });
  }

  /** Sends a form that was an outcome, with what was entered by custom id. */
  submitModal(modal: Pick<Modal, 'interactionId'>, values: ModalValues): Press {
    const opened = this.#interactions.modalOf(modal.interactionId);
    if (opened?.deed.person.id !== this.id) throw new Refused('This form is closed.');
    const { channel, message } = opened.deed;
    return this.#interactions.start({
      type: InteractionType.modalSubmit,
      person: this.#person,
      channel: this.#world.channel(channel.id),
      data: {
        custom_id: opened.modal.customId,
        components: submittedComponents(opened.modal.components, values),
      },
      message: message && this.#world.messages.get(message.id)?.message,
    });
  }

  /** Posts a plain message. */
  post(channel: Ref, text: string): Message {
    const content = text.trim();
    if (content === '') throw new Refused('There is nothing to send.');
    if (content.length > MAX_POST) {
      throw new Refused(`A message has at most ${MAX_POST} characters.`);
    }
    const channelId = this.#world.channel(channel.id).id;
    const author = personUser(this.#person);
    const body = { content };
    return createMessage(this.#world, { channelId, author, body, files: [], reader: null });
  }

  /** Deletes one's own message, dismisses a private one, or, with Manage Messages, deletes any. */
  delete(message: Ref): void {
    const stored = this.#world.messages.get(message.id);
    if (stored === undefined || !isVisible(stored, this.id)) {
      throw new Refused('That message is not there.');
    }
    const isOwn = stored.message.author.id === this.id || stored.reader === this.id;
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
  ): Press {
    const [name, ...path] = typed.name.split(' ');
    const person = this.#person;
    const channel = this.#world.channel(channelRef.id);
    const command = commandsFor(this.#world, person, channel.serverId).find(
      (one) => one.name === name,
    );
    if (command === undefined) throw new Refused(`There is no command /${name}.`);
    const options = optionValues(command, { ...typed, path });
    const data = {
      id: command.id,
      name,
      type: 1,
      options,
      ...this.#resolved(options),
      ...(command.guild_id !== undefined && { guild_id: command.guild_id }),
    };
    return this.#interactions.start({ type, person, channel, data, commandName: typed.name });
  }

  /** The people named in options, as an interaction carries them. */
  #resolved(options: readonly OptionValue[]): object {
    const people = mentionedPeople(options).map((id) => {
      const person = this.#world.people.get(id);
      if (person === undefined) throw new Refused('That person is not here.');
      return person;
    });
    if (people.length === 0) return {};
    const users = people.map((one) => [one.id, personUser(one)]);
    const members = people.map((one) => [one.id, memberPayload(personUser(one), one.permissions)]);
    return { resolved: { users: Object.fromEntries(users), members: Object.fromEntries(members) } };
  }

  #component(ref: Ref, customId: string, { isStale }: PressOptions): Component {
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

  #press(ref: Ref, data: object): Press {
    const message = this.#world.messages.get(ref.id)?.message;
    if (message === undefined) throw new Refused('That message is not there.');
    const channel = this.#world.channel(message.channel_id);
    const type = InteractionType.component;
    return this.#interactions.start({ type, person: this.#person, channel, data, message });
  }
}

function isMessage(ref: Ref): ref is Message {
  return 'components' in ref;
}
