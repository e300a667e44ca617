import { hasEnded, type Match, type Where } from '../../model/match.ts';
import { isPrivate } from '../../model/private.ts';
import { servesServer } from '../../model/shards.ts';
import { parentOfWish } from '../../model/thread.ts';
import { storeErrorKind } from '../../table/store-failure.ts';
import type { SteadyClock } from '../../table/timers/steady-clock.ts';
import { refusalSentence } from '../../text/lobby/refusal.ts';
import { textPayload } from '../api/payload.ts';
import type { CommonDeps } from '../common-deps.ts';
import { discordErrorKind } from '../failure/discord-error.ts';
import type { Retries } from '../failure/retry.ts';
import type { Responder } from '../interaction/responder.ts';
import type { SerialQueue } from '../interaction/serial-queue.ts';
import {
  type DisplayAttempt,
  joined,
  NOT_SHOWN,
  type Owed,
  type PressedMessage,
} from './display-attempt.ts';
import { type Change, type Sight, sightOf } from './message-composer.ts';
import { type DisplayDeps, TableDisplay } from './table-display.ts';
import { TableThreads, type ThreadDeps } from './table-threads.ts';

interface Deps extends DisplayDeps, ThreadDeps, Pick<CommonDeps, 'shards'> {
  readonly api: DisplayDeps['api'] & ThreadDeps['api'];
  /** Whether the bot is in a server: what it cannot find elsewhere may well be there. */
  readonly isIn: (serverId: string) => boolean;
  readonly queue: SerialQueue;
  readonly clock: Pick<SteadyClock, 'monotonic'>;
  readonly retries: Retries;
}

/** One try to show a match; with the change that has just been made of it, if it was. */
type Asked = DisplayAttempt & { readonly change?: Change };

/** Where and since when a channel is closed to the bot. */
interface Suspension {
  readonly serverId: string;
  /** By the clock that nobody sets. */
  readonly since: number;
}

/**
 * The public messages. Each channel has one message that shows its match as it is; it is edited one
 * request at a time, always to the newest state. What cannot be shown is shown later, after pauses that
 * grow; nobody waits for that, so that an answer is given however the display fares, and a match is
 * shown however an answer fares.
 */
export class TableMessages {
  readonly #deps: Deps;
  readonly #display: TableDisplay;
  readonly threads: TableThreads;
  /** Channels that are closed to the bot, by id. Nothing is tried there until it is told to resume. */
  readonly #suspended = new Map<string, Suspension>();
  /** By the match's id. */
  readonly #owed = new Map<number, Owed & { readonly serverId: string }>();
  /** Versions of the matches that were not shown as they are at the last look, by the match's id. */
  #stale: ReadonlyMap<number, number> = new Map();

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#display = new TableDisplay(deps);
    this.threads = new TableThreads(deps);
  }

  /** Shows the match as it now is, soon; `change` is what has made it so, if it has just been made. */
  show(match: Match, change?: Change): void {
    this.#add('show', match, change ? { change } : {});
  }

  /** Shows the match once more though it is what it was, such as when its time is another. */
  refresh(match: Match): void {
    this.#add('refresh', match, { isForced: true });
  }

  /**
   * Calls people to the table by a mention, as far as they still owe a decision. An edit notifies
   * nobody, so the message is posted again, and the old one taken away: however often somebody is
   * called, the channel has one table, at its end.
   */
  call(match: Match, personIds: readonly string[]): void {
    if (personIds.length > 0) this.#add('call', match, { isForced: true, calls: personIds });
  }

  /** Shows it, and resolves once that is done, or put off. */
  async showNow(match: Match): Promise<void> {
    await this.#deps.queue.run(laneOf(match), () => this.#show(match, {}));
  }

  /** Answers a press on a match's public message by showing the match as it now is. */
  async answerComponent(
    match: Match,
    { messageId, answer }: { readonly messageId: string; readonly answer: Responder },
  ): Promise<void> {
    const failures: unknown[] = [];
    const update: PressedMessage['update'] = async (payload) => {
      try {
        return (await answer.update(payload)) === 'updated';
      } catch (error) {
        failures.push(error);
        return false;
      }
    };
    await this.#deps.queue.run(laneOf(match), async () => {
      await this.#show(match, { pressed: { messageId, update } });
      for (const failure of failures) throw failure;
      if (answer.isAnswered) return;
      const newest = await sightOf(this.#deps.tables, match);
      if (newest === undefined) await this.#sayGone(match, answer);
      else await answer.update(await this.#display.pressedPayload(newest, messageId));
    });
  }

  /**
   * Answers with a message that from now on is the one that shows the match.
   *
   * @param isNew the answer opens the match; otherwise some message of it may be there that is not noted
   */
  async reply(match: Match, answer: Responder, isNew = false): Promise<void> {
    const { tables, queue } = this.#deps;
    await queue.run(laneOf(match), async () => {
      const isFirst = isNew && (await tables.messages.find(match.id)) === undefined;
      // Score sheets that were not shown yet come first.
      const isDue = isFirst || (await this.#show(match, {}));
      const newest = await sightOf(this.#deps.tables, match);
      if (newest === undefined) return await this.#sayGone(match, answer);
      // While they cannot be shown, at least the asker sees how it stands.
      if (!isDue) return void (await answer.reply(await this.#display.payload(newest)));
      let isNoted = false;
      try {
        isNoted = await this.#display.reply(newest, answer);
      } finally {
        // An answer that failed may stand there all the same.
        if (isNoted) this.show(newest.match);
        else this.#showUnnoted(newest.match);
      }
    });
  }

  isSuspended(channelId: string): boolean {
    return this.#suspended.has(channelId);
  }

  /** The channels that are closed to the bot. */
  get suspended(): readonly (Suspension & { readonly channelId: string })[] {
    return [...this.#suspended].map(([channelId, rest]) => ({ channelId, ...rest }));
  }

  /** The channels may be open to the bot again: shows what could not be shown. */
  async resume(...channelIds: readonly string[]): Promise<void> {
    for (const channelId of channelIds) this.#suspended.delete(channelId);
    await this.catchUp(({ channelId }) => channelIds.includes(channelId));
  }

  /** The bot has left the server: nothing is kept of what could not be shown there. */
  serverLeft(serverId: string): void {
    for (const [channelId, one] of this.#suspended) {
      if (one.serverId === serverId) this.#suspended.delete(channelId);
    }
    for (const [matchId, one] of this.#owed) if (one.serverId === serverId) this.#settle(matchId);
  }

  /** The channel was deleted: closes its table. */
  async channelGone(channelId: string): Promise<void> {
    const { tables, log } = this.#deps;
    const outcome = await tables.servers.channelDeleted(channelId);
    this.#suspended.delete(channelId);
    if (outcome.ok)
      log.info({ channel: channelId, match: outcome.match.id }, 'closed with its channel');
  }

  /** Shows everything that happened and was not shown: after a start, or when the bot is back. */
  async catchUp(isThere: (where: Where) => boolean = () => true): Promise<void> {
    for (const { match } of await this.#deps.tables.messages.unposted()) {
      if (isThere(match.where)) this.#showUnnoted(match);
    }
  }

  /**
   * Shows what other processes have changed: somebody has left from another server, or had their data
   * deleted. To be called every few seconds: what has not been shown at two looks is what nobody here shows.
   */
  async showStale(): Promise<void> {
    const unposted = await this.#deps.tables.messages.unposted();
    const stale = unposted.filter(({ match }) => !this.#owed.has(match.id));
    for (const { match } of stale) {
      if (this.#stale.get(match.id) === match.version) this.#showUnnoted(match);
    }
    this.#stale = new Map(stale.map(({ match }) => [match.id, match.version]));
  }

  /** Shows a match that may have an unrecorded message, whatever asks first for it to be shown. */
  #showUnnoted(match: Match): void {
    const owed = joined(this.#owed.get(match.id) ?? {}, { isUnnoted: true });
    this.#owed.set(match.id, { ...owed, serverId: match.where.serverId });
    this.show(match);
  }

  #add(what: string, match: Match, how: Asked): void {
    this.#deps.queue.add(laneOf(match), `${what} ${match.id}`, async () => {
      await this.#show(match, how);
    });
  }

  /** Shows the match as it now is, or sees to it that it is shown later. False when it is not shown. */
  async #show(match: Match, { change, ...asked }: Asked): Promise<boolean> {
    const why = this.#whyNot(match);
    if (why !== null) {
      this.#deps.log.debug({ match: match.id, version: match.version, why }, NOT_SHOWN);
      return false;
    }
    const owed = this.#owed.get(match.id);
    let how = { ...asked, ...(owed && { ...joined(owed, asked), isAgain: true }) };
    let at = match;
    try {
      const sight = await this.#placed(await sightOf(this.#deps.tables, match, change), how);
      if (sight !== undefined) {
        at = sight.match;
        // What is done for it in the thread that it has by now is not to be done at the same time.
        if (laneOf(at) !== laneOf(match))
          return await this.#deps.queue.run(laneOf(at), () => this.#show(at, asked));
        const shown = await this.#display.show(sight, how);
        // People are called once, however the rest fares.
        how = {};
        await this.#display.tidy(match, shown);
        if (hasEnded(at)) await this.threads.putAway(at);
      }
      this.#settle(match.id);
      return sight !== undefined;
    } catch (error) {
      await this.#fail(at, how, error);
      return false;
    }
  }

  /** The match where it stands in Discord: a thread that it is waiting for is made first. */
  async #placed(
    sight: Sight | undefined,
    { isAgain = false, isUnnoted = false }: DisplayAttempt,
  ): Promise<Sight | undefined> {
    if (sight === undefined || parentOfWish(sight.match.where) === undefined) return sight;
    const newest = await this.#deps.tables.stored.match(sight.match.id);
    if (newest !== undefined) await this.threads.make(newest, isAgain || isUnnoted);
    const placed = await sightOf(this.#deps.tables, sight.match);
    return placed && parentOfWish(placed.match.where) === undefined ? placed : undefined;
  }

  /** Why a match is not to be shown by this process now; null if it is. */
  #whyNot(match: Match): 'private' | 'served-elsewhere' | 'closed-channel' | null {
    const { shards } = this.#deps;
    if (isPrivate(match)) return 'private';
    if (shards && !servesServer(shards, match.where.serverId)) return 'served-elsewhere';
    return this.#suspended.has(match.where.channelId) ? 'closed-channel' : null;
  }

  async #fail(match: Match, how: DisplayAttempt, error: unknown): Promise<void> {
    const { isIn, tables, log } = this.#deps;
    const { serverId, channelId } = match.where;
    const kind = discordErrorKind(error);
    const isPlaced = parentOfWish(match.where) === undefined;
    const isPassing =
      kind === 'transient' || kind === 'too-old' || (kind === 'invalid' && isPlaced);
    if (isPassing || storeErrorKind(error) !== 'other') {
      this.#owe(match, how, error);
      return;
    }
    this.#settle(match.id);
    // It is shown once the bot is back.
    if (!isIn(serverId)) return;
    if (kind === 'unknown-channel' || !isPlaced) {
      if (kind !== 'unknown-channel')
        log.warn({ err: error, match: match.id }, 'the thread of a table cannot be made');
      await this.channelGone(channelId);
      // Of a match that had ended before.
      await tables.stored.deleteMessage(match.id);
      // What was posted before the thread was refused is looked for once.
      if (kind !== 'unknown-channel' && how.isUnnoted !== true)
        this.#showLater(match, { isUnnoted: true });
    } else if (kind === 'forbidden' || kind === 'archived') {
      this.#suspended.set(channelId, { serverId, since: this.#deps.clock.monotonic() });
      log.warn({ err: error, channel: channelId }, 'the channel is closed to the bot');
    } else log.error({ err: error, match: match.id }, 'a table cannot be shown');
  }

  #owe(match: Match, { isForced, isUnnoted, calls }: DisplayAttempt, error: unknown): void {
    // What failed may be the note of what was posted.
    const mayBeUnnoted = isUnnoted === true || storeErrorKind(error) !== 'other';
    const owed = { isForced: isForced ?? false, isUnnoted: mayBeUnnoted, calls };
    const pause = this.#showLater(match, owed);
    this.#deps.log.warn({ err: error, match: match.id, pause }, 'the table is shown later');
  }

  /** Tries again after a pause, whose milliseconds it gives. */
  #showLater(match: Match, owed: Owed): number {
    this.#owed.set(match.id, { ...owed, serverId: match.where.serverId });
    return this.#deps.retries.add(String(match.id), () => this.show(match));
  }

  #settle(matchId: number): void {
    this.#deps.retries.settle(String(matchId));
    this.#owed.delete(matchId);
  }

  async #sayGone({ where }: Match, answer: Responder): Promise<void> {
    const words = await this.#deps.wordsOf(where.serverId);
    await answer.reply(textPayload(refusalSentence({ reason: 'no-table' }, words)));
  }
}

function laneOf(match: Match): string {
  return `channel ${match.where.channelId}`;
}
