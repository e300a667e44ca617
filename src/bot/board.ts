import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import type { Match, TableMessage, Where } from '../table/match.ts';
import type { Page } from './board-pages.ts';
import type { DiscordApi } from './discord-api.ts';
import { discordErrorKind } from './discord-error.ts';
import { MatchPages, type PageParts } from './match-pages.ts';
import { peopleToAct } from './match-view.ts';
import { isOfPage, nonceOf, type OwnMessage } from './own-messages.ts';
import type { Responder } from './responder.ts';
import type { SerialQueue } from './serial-queue.ts';

interface Parts extends PageParts {
  readonly api: Pick<DiscordApi, 'post' | 'edit' | 'remove' | 'own'>;
  /** Whether the bot is in a server: what it cannot find elsewhere may well be there. */
  readonly isIn: (serverId: string) => boolean;
  /** Discord's id of the bot, known once it is connected. */
  readonly botId: () => string;
  readonly queue: SerialQueue;
  readonly log: Log;
  /** Aborted when the bot goes down: nothing is tried again then. */
  readonly signal: AbortSignal;
}

/** A press on a public message, which its answer can change without another request. */
interface PressedMessage {
  readonly messageId: string;
  readonly answer: Responder;
}

/** How one try to show a match goes about it. */
interface Try {
  readonly pressed?: PressedMessage | undefined;
  /** An earlier try, by this process or the one before it, may have come through. */
  readonly isAgain: boolean;
  /** The process before this one may have posted something and not have noted it. */
  readonly isAfterStart?: boolean;
  /** The match is shown though it is what it was. */
  readonly isForced?: boolean;
  /** Those whom a new message is to notify; absent: whoever the last moves have asked. */
  readonly calls?: readonly string[];
}

/** One try, with the match as it is and the message that stands there. */
interface Showing extends Try {
  readonly match: Match;
  readonly shown: TableMessage | undefined;
  readonly calls: readonly string[];
  /** Posted after what is known to stand there, by a process that could not note it. */
  readonly unnoted: readonly OwnMessage[];
}

/** Discord slows edits of messages older than an hour. */
const REPOST_AFTER_MS = 50 * 60_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * The public messages. Each channel has one message that shows its match as it is; it is edited one
 * request at a time, always to the newest state. What is shown is compared with what is stored, so
 * a crash at any point is made up for by showing the match once more.
 */
export class Board {
  readonly #parts: Parts;
  readonly #pages: MatchPages;
  /** Channels that are closed to the bot, and their servers. Nothing is tried there until somebody asks. */
  readonly #suspended = new Map<string, string>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#pages = new MatchPages(parts);
  }

  /** Shows the match as it now is, soon. */
  show(match: Match): void {
    this.#parts.queue.add(laneOf(match), `show ${match.id}`, () => this.#showUntilDone(match, {}));
  }

  /** Shows the match once more though it is what it was, such as when its time is another. */
  refresh(match: Match): void {
    this.#parts.queue.add(laneOf(match), `refresh ${match.id}`, () =>
      this.#showUntilDone(match, { isForced: true }),
    );
  }

  /**
   * Calls people to the table by a mention, as far as they still owe a decision. An edit notifies
   * nobody, so the message is posted anew, and the old one taken away: however often somebody is
   * called, the channel has one table, at its end.
   */
  call(match: Match, personIds: readonly string[]): void {
    if (personIds.length === 0) return;
    this.#parts.queue.add(laneOf(match), `call ${match.id}`, () =>
      this.#showUntilDone(match, { isForced: true, calls: personIds }),
    );
  }

  /** The same, and resolves once that is done, or given up where the channel is closed to the bot. */
  async showNow(match: Match): Promise<void> {
    await this.#parts.queue.run(laneOf(match), () => this.#showUntilDone(match, {}));
  }

  /** Answers a press on a match's public message by showing the match as it now is. */
  async press(match: Match, pressed: PressedMessage): Promise<void> {
    await this.#parts.queue.run(laneOf(match), () => this.#showUntilDone(match, { pressed }));
    if (pressed.answer.isAnswered) return;
    // The press was on a copy of the message that is not the current one.
    const newest = this.#newest(match);
    const kind = newest.status === 'open' ? 'lobby' : 'started';
    await pressed.answer.update(this.#pages.payload({ kind }, newest));
  }

  /** Answers with a message that from now on is the one that shows the match. */
  async reply(match: Match, answer: Responder): Promise<void> {
    const { tables, queue, now } = this.#parts;
    await queue.run(laneOf(match), async () => {
      // Score sheets that were not shown yet come first.
      if (tables.message(match.id)) await this.#showOnce(this.#newest(match), { isAgain: false });
      const newest = this.#newest(match);
      const replaced = tables.message(match.id);
      const page = this.#pages.now(newest);
      const payload = { ...this.#pages.payload(page, newest), mentions: [] };
      const messageId = await answer.reply(payload, 'everybody');
      // Discord has not taken the answer: the match is shown without being one.
      if (messageId === undefined) return this.show(newest);
      const { channelId } = match.where;
      const { id: matchId, version } = newest;
      tables.posted({ matchId, channelId, messageId, version, postedAt: now() });
      if (replaced !== undefined) await this.#remove(replaced);
    });
  }

  isSuspended(channelId: string): boolean {
    return this.#suspended.has(channelId);
  }

  /** The channel may be open to the bot again: shows what could not be shown. */
  resume(channelId: string): void {
    this.#suspended.delete(channelId);
    const match = this.#parts.tables.look(channelId);
    if (match !== undefined) this.show(match);
  }

  /** The channels of a server that are closed to the bot. */
  suspendedIn(serverId: string): readonly string[] {
    return [...this.#suspended].flatMap(([channelId, id]) => (id === serverId ? channelId : []));
  }

  /** The channel is no more: closes what was played there. */
  channelGone(channelId: string): void {
    const { tables, log } = this.#parts;
    const outcome = tables.channelGone(channelId);
    this.#suspended.delete(channelId);
    if (!outcome.ok) return;
    tables.forgetMessage(outcome.match.id);
    log.info({ channel: channelId, match: outcome.match.id }, 'closed with its channel');
  }

  /** After a start: shows everything that happened and was not shown. */
  catchUp(): void {
    for (const { match } of this.#parts.tables.unposted()) {
      this.#parts.queue.add(laneOf(match), `show ${match.id}`, () =>
        this.#showUntilDone(match, { isAgain: true, isAfterStart: true }),
      );
    }
  }

  async #showUntilDone(match: Match, how: Partial<Try>): Promise<void> {
    const { channelId } = match.where;
    if (this.#suspended.has(channelId)) return;
    let pause = FIRST_PAUSE_MS;
    for (let tries = 0; ; tries++) {
      try {
        const isAgain = how.isAgain || tries > 0;
        await this.#showOnce(this.#newest(match), { ...how, isAgain });
        return;
      } catch (error) {
        if (this.#isGivenUp(match, error) || this.#parts.signal.aborted) return;
        if (discordErrorKind(error) !== 'transient') throw error;
        this.#parts.log.warn({ err: error, match: match.id, pause }, 'the table is shown later');
        await sleep(pause, undefined, { signal: this.#parts.signal }).catch(() => {});
        pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
      }
    }
  }

  /** Nothing can be shown there: the channel is closed to the bot for now, or is no more. */
  #isGivenUp({ id, where }: Match, error: unknown): boolean {
    const { isIn, tables } = this.#parts;
    const kind = discordErrorKind(error);
    if (kind === 'unknown-channel' && isIn(where.serverId)) {
      this.channelGone(where.channelId);
      // Of a match that had ended before.
      tables.forgetMessage(id);
      return true;
    }
    const isClosed = kind === 'forbidden' || kind === 'archived' || kind === 'unknown-channel';
    if (isClosed) this.#suspend(where, error);
    return isClosed;
  }

  async #showOnce(match: Match, how: Try): Promise<void> {
    const shown = this.#parts.tables.message(match.id);
    const isAsked = how.pressed !== undefined || (how.isForced === true && !hasEnded(match));
    if (isUpToDate(match, shown) && !isAsked) return;
    const work = await this.#showing(match, shown, how);
    const [first, ...others] = this.#pages.since(match, shown?.version ?? 0);
    const isReplaced = shown !== undefined && (await this.#replace(shown, first, work));
    const missing = (isReplaced ? others : [first, ...others]).filter(
      (page) => page.kind !== 'started',
    );
    let last = isReplaced ? shown : undefined;
    for (const page of missing) last = await this.#post(page, work);
    if (last !== undefined) this.#parts.tables.posted({ ...last, version: match.version });
    if (shown !== undefined && !isReplaced) await this.#remove(shown);
  }

  /** Makes the message that stands there show the page; false when another has to be posted. */
  async #replace(shown: TableMessage, page: Page, work: Showing): Promise<boolean> {
    const { match, pressed, calls, unnoted } = work;
    const payload = this.#pages.payload(page, match);
    const isLasting = page.kind === 'table' || page.kind === 'lobby';
    if (pressed?.messageId === shown.messageId && !pressed.answer.isAnswered) {
      if ((await pressed.answer.update(payload)) === 'updated') return true;
    }
    const isOld = this.#parts.now() - shown.postedAt > REPOST_AFTER_MS;
    const isPosted = unnoted.some((message) => isOfPage(message, page, match));
    if (isLasting && (isOld || isPosted || calls.length > 0)) return false;
    try {
      await this.#parts.api.edit(shown, payload);
      return true;
    } catch (error) {
      const kind = discordErrorKind(error);
      if (kind === 'unknown-message' || kind === 'too-old' || kind === 'archived') return false;
      throw error;
    }
  }

  async #post(page: Page, work: Showing): Promise<TableMessage> {
    const { match, shown, isAgain, calls, unnoted } = work;
    const { api, now } = this.#parts;
    const { channelId } = match.where;
    const payload = this.#pages.payload(page, match, calls);
    const posted = unnoted.findLast((message) => isOfPage(message, page, match))?.id;
    const messageId = posted ?? (await api.post(channelId, payload, nonceOf(match, page, shown)));
    const message = { matchId: match.id, channelId, messageId, version: match.version };
    // What an earlier try posted may show less than this one.
    if (isAgain) await api.edit(message, payload);
    return { ...message, postedAt: now() };
  }

  /** Takes a message away that another has replaced. It is only in the way, so it may fail. */
  async #remove(message: TableMessage): Promise<void> {
    try {
      await this.#parts.api.remove(message);
    } catch (error) {
      const kind = discordErrorKind(error);
      if (kind === 'other') throw error;
      this.#parts.log.info(
        { match: message.matchId, errorKind: kind },
        'an old table message stays',
      );
    }
  }

  async #showing(match: Match, shown: TableMessage | undefined, how: Try): Promise<Showing> {
    const { tables, api, botId } = this.#parts;
    const asked = peopleToAct(match);
    const calls =
      how.calls?.filter((id) => asked.includes(id)) ??
      tables.toCall(match, { type: 'turn', since: shown?.version ?? 0 });
    const unnoted = how.isAfterStart
      ? await api.own(match.where.channelId, botId(), shown?.messageId)
      : [];
    return { ...how, match, shown, calls, unnoted };
  }

  #newest(match: Match): Match {
    return this.#parts.tables.find(match.id) ?? match;
  }

  #suspend({ serverId, channelId }: Where, error: unknown): void {
    this.#suspended.set(channelId, serverId);
    this.#parts.log.warn({ err: error, channel: channelId }, 'the channel is closed to the bot');
  }
}

function laneOf(match: Match): string {
  return `channel ${match.where.channelId}`;
}

/** An ended match without a message is not shown again. */
function isUpToDate(match: Match, shown: TableMessage | undefined): boolean {
  return shown === undefined ? hasEnded(match) : shown.version === match.version;
}

function hasEnded({ status }: Match): boolean {
  return status === 'over' || status === 'stopped';
}
