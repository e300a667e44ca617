import { randomBytes } from 'node:crypto';
import type { AutocompleteInteraction, Interaction } from 'discord.js';
import type { Meter } from '../../meter.ts';
import { isPrivate } from '../../model/private.ts';
import { peopleAt } from '../../table/settings/seen.ts';
import { mayBeStored, storeErrorKind } from '../../table/store-failure.ts';
import { words } from '../../text/language.ts';
import type { DiscordApi } from '../api/discord-api.ts';
import { textPayload } from '../api/payload.ts';
import { type Bot, sayRefusal } from '../bot.ts';
import { failureLevel } from '../failure/guard.ts';
import { retryStoring } from '../failure/retry.ts';
import type { RedrawQueue } from '../redraw-queue.ts';
import type { AdmissionQueue } from './admission.ts';
import { type Allowance, Budget } from './budget.ts';
import type { Choice, Commands } from './command.ts';
import type { AllComponentHandlers } from './component-handler.ts';
import { parseCustomId } from './custom-id.ts';
import {
  type Answerable,
  homeOf,
  type InteractionContext,
  interactionContextOf,
  localeOf,
  type Request,
  type UsedComponent,
} from './interaction-context.ts';
import { Responder } from './responder.ts';
import {
  commandName,
  commandTask,
  componentTask,
  handlerOf,
  meterName,
  readOptions,
  refuseWith,
  type Task,
  tooFast,
  UNKNOWN,
} from './task.ts';

interface Deps {
  readonly bot: Bot;
  readonly api: DiscordApi;
  readonly commands: Commands;
  readonly components: AllComponentHandlers;
  readonly meter: Meter;
  readonly redraw: RedrawQueue;
  readonly admission: AdmissionQueue;
  readonly allowances: Allowances;
  readonly patience?: number | undefined;
}

/**
 * How much a person can do: actions (components and commands), completions while they type, and matches opened, each of
 * which is stored.
 */
export interface Allowances {
  readonly actions: Allowance;
  readonly completions: Allowance;
  readonly matches: Allowance;
}

/** More than anybody presses or types who plays. */
export const USUAL_ALLOWANCES: Allowances = {
  actions: { most: 60, perSecond: 10 },
  completions: { most: 60, perSecond: 10 },
  matches: { most: 20, perSecond: 1 / 30 },
};

interface Arrival {
  /** By `performance.now()`. */
  readonly at: number;
  /** What the same person asked for before, as far as it is not done. */
  readonly earlier: readonly Promise<void>[];
}

interface Admitted {
  readonly task: Task;
  readonly answer: Responder;
  readonly settle: ReturnType<typeof meterInteraction>;
}

/** A completion that is sent later arrives after Discord has given it up. */
const TOO_LATE_MS = 2500;
/** Discord may deliver an interaction again for a short while only. */
const REMEMBERED = 1000;
/** The entry point of interactions: finds their handlers, and is the one place that catches their failures. */
export class Dispatch {
  readonly #deps: Deps;
  readonly #seen = new Set<string>();
  /** Work that is not done, the oldest first, and whose it is. */
  readonly #running = new Map<Promise<void>, string>();
  readonly #actions: Budget;
  readonly #completions: Budget;
  #isClosed = false;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#actions = new Budget(deps.allowances.actions);
    this.#completions = new Budget(deps.allowances.completions);
  }

  /** When what is heard of now came, by `performance.now()`. */
  get now(): number {
    return this.#deps.admission.arrival;
  }

  /**
   * Deals with an interaction; never throws.
   *
   * @param arrivedAt by `performance.now()`; absent: now
   */
  take(interaction: Interaction, arrivedAt = this.now): void {
    if (this.#isClosed || !this.#isNew(interaction.id)) return;
    const { id } = interaction.user;
    const earlier = [...this.#running].flatMap(([work, person]) => (person === id ? work : []));
    const work = this.#work(interaction, { at: arrivedAt, earlier })
      .catch((error) => this.#deps.bot.log.error({ err: error }, 'an interaction was dropped'))
      .finally(() => this.#running.delete(work));
    this.#running.set(work, id);
  }

  /** Takes no more work; resolves when all running work is done. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#running.keys());
  }

  #isNew(id: string): boolean {
    if (this.#seen.has(id)) return false;
    this.#seen.add(id);
    const [oldest] = this.#seen;
    if (this.#seen.size > REMEMBERED && oldest !== undefined) this.#seen.delete(oldest);
    return true;
  }

  async #work(interaction: Interaction, arrival: Arrival): Promise<void> {
    const { bot, commands, components } = this.#deps;
    if (interaction.isAutocomplete()) await this.#complete(interaction, arrival.at);
    else if (interaction.isMessageComponent() || interaction.isModalSubmit()) {
      await this.#admit(interaction, componentTask(interaction, components, bot), arrival);
    } else if (interaction.isChatInputCommand() || interaction.isUserContextMenuCommand()) {
      await this.#admit(interaction, commandTask(interaction, commands, bot), arrival);
    }
  }

  async #admit(interaction: Answerable, wanted: Task, arrival: Arrival): Promise<void> {
    const { admission, api, bot, meter, patience = 1, redraw } = this.#deps;
    const task = this.#actions.take(interaction.user.id) ? wanted : tooFast(wanted);
    const kind = interaction.isCommand() ? 'command' : 'press';
    const settle = meterInteraction(meter, { kind, name: task.name });
    const { expected, isInOrder } = task;
    const { at: arrivedAt, earlier } = arrival;
    const ticket = ticketOf(interaction);
    // It says that an answer will come, however long the task waits.
    const answer = new Responder({ api, log: bot.log, ticket, expected, arrivedAt, patience });
    if (await admission.admit(task.work ?? 'change', arrivedAt, interaction.user.id)) {
      if (isInOrder) await Promise.all(earlier);
      await redraw.after(() => this.#answer(interaction, { task, answer, settle }));
      return;
    }
    await answer.apologize(textPayload(words(localeOf(interaction)).notices.tooBusy));
    settle('late', answer.acknowledgedAt);
  }

  async #answer(interaction: Answerable, { task, answer, settle }: Admitted): Promise<void> {
    const { redraw } = this.#deps;
    try {
      const mayRetry = () => !answer.isAnswered;
      await retryStoring(() => this.#do(interaction, task, answer), { mayRetry });
      if (!answer.isAnswered) throw new Error('nothing was answered');
      settle(outcomeOf(answer), answer.acknowledgedAt);
    } catch (error) {
      const reference = this.#report(interaction, error);
      if (mayBeStored(error)) redraw.showAgain(interaction.channelId ?? '');
      // Their request is stored and answered; only a note of the bot's own failed.
      if (!answer.isAnswered || storeErrorKind(error) === 'other') {
        await answer.apologize(textPayload(failureNotice(error, reference, localeOf(interaction))));
      }
      settle('failed', answer.acknowledgedAt);
    } finally {
      answer.silence();
    }
  }

  async #do(interaction: Answerable, task: Task, answer: Responder): Promise<void> {
    const { bot } = this.#deps;
    const { operator, tables } = bot;
    const match = task.match === 0 ? undefined : await tables.stored.match(task.match);
    const asked = await interactionContextOf(interaction, bot, match && peopleAt(match));
    const where = match === undefined ? asked.where : await homeOf(match, asked);
    if (where === undefined) return await refuseMatch({ context: asked, answer });
    const isAtHome = where.serverId === asked.where.serverId;
    const { person, words } = asked;
    const seen = isAtHome ? asked.seen : await tables.seeing.of(where.serverId, [person.id]);
    const barred = asked.seen.barred(person.id);
    const context = { ...asked, where, seen };
    if (barred !== undefined && !task.isForBarred) {
      return await refuseWith(words.notices.barred[barred](operator.contact), answer);
    }
    if (seen.isBeingErased(person.id)) {
      return await refuseWith(words.notices.beingErased, answer);
    }
    if (isPrivate(context) && !task.isAnywhere && task.match === 0) {
      return await refuseWith(context.botMissing ?? context.words.notices.serverOnly, answer);
    }
    const closed = task.isAlwaysOpen ? undefined : await this.#closedSentence(context);
    if (closed !== undefined) return await refuseWith(closed, answer);
    await task.run(context, answer, match);
  }

  /** Why nothing can be done in a channel that was closed to the bot; opens it when it is not. */
  async #closedSentence({
    where,
    channel,
    words,
  }: InteractionContext): Promise<string | undefined> {
    const { tableMessages } = this.#deps.bot;
    if (!tableMessages.isSuspended(where.channelId)) return undefined;
    const { missing } = await channel();
    const { notices, permissions } = words;
    if (missing.length > 0) return notices.suspended(missing.map((name) => permissions[name]));
    await tableMessages.resume(where.channelId);
    return undefined;
  }

  async #complete(interaction: AutocompleteInteraction, arrivedAt: number): Promise<void> {
    const { admission, api, bot, commands, meter, patience = 1 } = this.#deps;
    const name = handlerOf(interaction, commands) ? meterName(interaction) : UNKNOWN;
    const settle = meterInteraction(meter, { kind: 'completion', name });
    const isTooFast = !this.#completions.take(interaction.user.id);
    const isAdmitted = await admission.admit('words', arrivedAt, interaction.user.id);
    const isLate = performance.now() - arrivedAt > TOO_LATE_MS * patience;
    if (!isAdmitted || isLate) return settle('late', undefined);
    try {
      const choices = isTooFast ? [] : await this.#choices(interaction);
      await api.choices(ticketOf(interaction), choices);
      settle('ok', performance.now());
    } catch (error) {
      settle('failed', undefined);
      bot.log.warn({ err: error, interaction: interaction.id }, 'no completion was given');
    }
  }

  async #choices(interaction: AutocompleteInteraction): Promise<readonly Choice[]> {
    const context = await interactionContextOf(interaction, this.#deps.bot);
    const handler = handlerOf(interaction, this.#deps.commands);
    if (isPrivate(context) && !handler?.isAnywhere) return [];
    const option = readOptions(interaction);
    const focused = interaction.options.getFocused(true);
    return (await handler?.complete?.(this.#deps.bot, { context, option, focused })) ?? [];
  }

  /** Logs the failure under a reference that the person can quote. */
  #report(interaction: Answerable, error: unknown): string {
    const reference = randomBytes(4).toString('hex');
    const what =
      'customId' in interaction ? componentName(interaction) : `/${commandName(interaction)}`;
    const { id, guildId, channelId, user } = interaction;
    this.#deps.bot.log[failureLevel(error)](
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

/** To somebody who wants a match that is not to be had here, such as when the server has lost the bot. */
async function refuseMatch(request: Request): Promise<void> {
  const { botMissing } = request.context;
  if (botMissing === null) await sayRefusal(request, { reason: 'no-table' });
  else await refuseWith(botMissing, request.answer);
}

function failureNotice(error: unknown, reference: string, locale: string): string {
  const { notices } = words(locale);
  if (mayBeStored(error)) return notices.storeUnsure;
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
function componentName(interaction: UsedComponent): string {
  const customId = parseCustomId(interaction.customId);
  return customId === undefined ? 'an unknown button' : `${customId.verb} ${customId.match}`;
}

function ticketOf({ id, applicationId, token }: Answerable | AutocompleteInteraction) {
  return { id, applicationId, token };
}

/** The result of an interaction: done, refused with a reason, failed, or too late for Discord. */
type InteractionOutcome = 'ok' | 'refused' | 'failed' | 'late';

interface InteractionSort {
  readonly kind: 'command' | 'press' | 'completion';
  readonly name: string;
}

/** Tells what came of an interaction; the second argument is when Discord took an acknowledgement, if it did. */
type Settle = (outcome: InteractionOutcome, acknowledgedAt: number | undefined) => void;

/** Measures an interaction that arrives now; all times are those of `performance.now()`. */
function meterInteraction(meter: Meter, { kind, name }: InteractionSort): Settle {
  const arrivedAt = performance.now();
  return (outcome, acknowledgedAt) => {
    meter.count('hanafuda_interactions_total', { kind, name, outcome });
    if (acknowledgedAt === undefined) return;
    const seconds = (acknowledgedAt - arrivedAt) / 1000;
    meter.observe('hanafuda_interaction_acknowledge_seconds', { kind }, seconds);
  };
}
