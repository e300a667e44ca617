import { randomBytes } from 'node:crypto';
import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  Interaction,
  MessageComponentInteraction,
} from 'discord.js';
import type { Meter } from '../meter.ts';
import { storeErrorKind } from '../table/store-failure.ts';
import { words } from '../text/language.ts';
import { type Bot, refuse } from './bot.ts';
import { type Caller, callerOf, localeOf } from './caller.ts';
import type { Choice, Command, ReadOption, Subcommand } from './command.ts';
import { parseCustomId } from './custom-id.ts';
import type { DiscordApi } from './discord-api.ts';
import { failureLevel } from './guard.ts';
import { meterInteraction } from './interaction-meter.ts';
import { textPayload } from './payload.ts';
import type { PressHandler } from './press.ts';
import { PRESSES } from './presses.ts';
import type { Redraw } from './redraw.ts';
import { type Expected, Responder } from './responder.ts';
import { retryTransient } from './store-retry.ts';

type Press = MessageComponentInteraction;
type Answerable = Press | ChatInputCommandInteraction;

interface Parts {
  readonly bot: Bot;
  readonly api: DiscordApi;
  readonly commands: readonly Command[];
  readonly meter: Meter;
  readonly redraw: Redraw;
}

/** What is to be done for an interaction, once it is known to whom the answer goes. */
interface Job {
  /** The subcommand's, or the verb's. */
  readonly name: string;
  readonly expected: Expected;
  readonly isAlwaysOpen: boolean;
  run(caller: Caller, answer: Responder): Promise<void>;
}

/** Discord may deliver an interaction again for a short while only. */
const REMEMBERED = 1000;
/** The name of what no version of ours has asked people to press, or an old one has. */
const UNKNOWN = 'unknown';

/** Where interactions come in: finds what to do, and is the one place where a failure is caught. */
export class Dispatch {
  readonly #parts: Parts;
  readonly #seen = new Set<string>();
  readonly #running = new Set<Promise<void>>();
  #isClosed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Deals with an interaction; never throws. */
  take(interaction: Interaction): void {
    if (this.#isClosed || !this.#isNew(interaction.id)) return;
    const work = this.#parts.redraw
      .after(() => this.#work(interaction))
      .catch((error) => this.#parts.bot.log.error({ err: error }, 'an interaction was dropped'))
      .finally(() => this.#running.delete(work));
    this.#running.add(work);
  }

  /** Takes no more work; resolves when all that was taken is done. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#running);
  }

  #isNew(id: string): boolean {
    if (this.#seen.has(id)) return false;
    this.#seen.add(id);
    const [oldest] = this.#seen;
    if (this.#seen.size > REMEMBERED && oldest !== undefined) this.#seen.delete(oldest);
    return true;
  }

  async #work(interaction: Interaction): Promise<void> {
    if (interaction.isAutocomplete()) await this.#complete(interaction);
    else if (interaction.isChatInputCommand()) {
      await this.#answer(interaction, this.#command(interaction));
    } else if (interaction.isMessageComponent()) {
      await this.#answer(interaction, this.#press(interaction));
    }
  }

  async #answer(interaction: Answerable, job: Job | undefined): Promise<void> {
    const { api, bot, meter } = this.#parts;
    const kind = interaction.isCommand() ? 'command' : 'press';
    const settle = meterInteraction(meter, { kind, name: job?.name ?? UNKNOWN });
    const ticket = ticketOf(interaction);
    const expected = job?.expected ?? 'private';
    const answer = new Responder({ api, log: bot.log, ticket, expected });
    try {
      const mayRetry = () => !answer.isAnswered;
      await retryTransient(() => this.#do(interaction, job, answer), { mayRetry });
      if (!answer.isAnswered) throw new Error('nothing was answered');
      settle(outcomeOf(answer), answer.acknowledgedAt);
    } catch (error) {
      const reference = this.#report(interaction, error);
      // What they asked for is stored and answered; only what the bot notes for itself is not.
      if (!answer.isAnswered || storeErrorKind(error) === 'other') {
        await answer.apologize(textPayload(failureNotice(error, reference, localeOf(interaction))));
      }
      settle('failed', answer.acknowledgedAt);
    } finally {
      answer.silence();
    }
  }

  async #do(interaction: Answerable, job: Job | undefined, answer: Responder): Promise<void> {
    const caller = callerOf(interaction, this.#parts.bot.settings);
    const refuseWith = async (sentence: string) => {
      answer.isRefusal = true;
      await answer.reply(textPayload(sentence));
    };
    if (caller === undefined)
      return await refuseWith(words(localeOf(interaction)).notices.serverOnly);
    if (job === undefined) return await refuseWith(caller.words.notices.unknownButton);
    if (this.#parts.bot.tables.isBeingErased(caller.where.serverId, caller.person.id)) {
      return await refuseWith(caller.words.notices.beingErased);
    }
    const closed = job.isAlwaysOpen ? undefined : await this.#closedSentence(caller);
    if (closed !== undefined) return await refuseWith(closed);
    await job.run(caller, answer);
  }

  /** Why nothing can be done in a channel that was closed to the bot; opens it when it is not. */
  async #closedSentence({ where, place, words }: Caller): Promise<string | undefined> {
    const { board } = this.#parts.bot;
    if (!board.isSuspended(where.channelId)) return undefined;
    const { missing } = await place();
    const { notices, permissions } = words;
    if (missing.length > 0) return notices.suspended(missing.map((name) => permissions[name]));
    board.resume(where.channelId);
    return undefined;
  }

  #command(interaction: ChatInputCommandInteraction): Job | undefined {
    const { bot } = this.#parts;
    const subcommand = this.#subcommand(interaction);
    if (subcommand === undefined) return undefined;
    const option = readOptions(interaction);
    return {
      name: interaction.options.getSubcommand(false) ?? interaction.commandName,
      expected: subcommand.expected,
      isAlwaysOpen: subcommand.isAlwaysOpen ?? false,
      run: (caller, answer) => subcommand.run(bot, { caller, answer, option }),
    };
  }

  #subcommand(
    interaction: ChatInputCommandInteraction | AutocompleteInteraction,
  ): Subcommand | undefined {
    const { commandName, options } = interaction;
    const command = this.#parts.commands.find(({ definition }) => definition.name === commandName);
    const name = options.getSubcommand(false) ?? '';
    return command && Object.hasOwn(command.subcommands, name)
      ? command.subcommands[name]
      : undefined;
  }

  #press(interaction: Press): Job | undefined {
    const { bot } = this.#parts;
    const press = parseCustomId(interaction.customId);
    if (press === undefined) return undefined;
    const handler: PressHandler = PRESSES[press.verb];
    const values = interaction.isAnySelectMenu() ? interaction.values : [];
    const messageId = interaction.message.id;
    return {
      name: press.verb,
      expected: handler.expected,
      isAlwaysOpen: handler.isAlwaysOpen ?? false,
      run: (caller, answer) =>
        this.#isElsewhere(press, caller)
          ? refuse({ caller, answer }, { reason: 'no-table' })
          : handler.run(bot, { caller, answer, press, values, messageId }),
    };
  }

  /** What is played in a server is seen and played there alone. */
  #isElsewhere(press: { readonly match: number }, { where }: Caller): boolean {
    const match = press.match === 0 ? undefined : this.#parts.bot.tables.find(press.match);
    return match !== undefined && match.where.serverId !== where.serverId;
  }

  async #complete(interaction: AutocompleteInteraction): Promise<void> {
    const { api, bot, meter } = this.#parts;
    const name = this.#subcommand(interaction) ? interaction.options.getSubcommand() : UNKNOWN;
    const settle = meterInteraction(meter, { kind: 'completion', name });
    try {
      await api.choices(ticketOf(interaction), this.#choices(interaction));
      settle('ok', performance.now());
    } catch (error) {
      settle('failed', undefined);
      bot.log.warn({ err: error, interaction: interaction.id }, 'no completion was given');
    }
  }

  #choices(interaction: AutocompleteInteraction): readonly Choice[] {
    const caller = callerOf(interaction, this.#parts.bot.settings);
    const subcommand = this.#subcommand(interaction);
    if (caller === undefined) return [];
    const option = readOptions(interaction);
    const focused = interaction.options.getFocused(true);
    return subcommand?.complete?.(this.#parts.bot, { caller, option, focused }) ?? [];
  }

  /** Writes the failure down under a reference, by which the person can name it. */
  #report(interaction: Answerable, error: unknown): string {
    const reference = randomBytes(4).toString('hex');
    const what = 'customId' in interaction ? pressName(interaction) : commandName(interaction);
    const { id, guildId, channelId, user } = interaction;
    this.#parts.bot.log[failureLevel(error)](
      {
        err: error,
        reference,
        interaction: id,
        server: guildId,
        channel: channelId,
        user: user.id,
        what,
      },
      'an interaction failed',
    );
    return reference;
  }
}

/** What somebody is told whose press or command failed. */
function failureNotice(error: unknown, reference: string, locale: string): string {
  const { notices } = words(locale);
  switch (storeErrorKind(error)) {
    case 'transient':
      return notices.storeBusy;
    case 'permanent':
      return notices.storeFailed(reference);
    case 'other':
      return notices.unexpected(reference);
  }
}

function outcomeOf({ isLate, isRefusal }: Responder): 'ok' | 'refused' | 'late' {
  if (isLate) return 'late';
  return isRefusal ? 'refused' : 'ok';
}

/** Without what was pressed in it: that may be a card of a hand. */
function pressName({ customId }: Press): string {
  const press = parseCustomId(customId);
  return press === undefined ? 'an unknown button' : `${press.verb} ${press.match}`;
}

/** Without what was typed. */
function commandName({ commandName: name, options }: ChatInputCommandInteraction): string {
  return `/${name} ${options.getSubcommand(false) ?? ''}`.trim();
}

/** Every option as text: what was typed, the number, the id of a person or channel. */
function readOptions({
  options,
}: ChatInputCommandInteraction | AutocompleteInteraction): ReadOption {
  return (name) => {
    const value = options.get(name)?.value;
    return value === undefined ? undefined : String(value);
  };
}

function ticketOf({ id, applicationId, token }: Answerable | AutocompleteInteraction) {
  return { id, applicationId, token };
}
