import { hasEnded, type Match } from '../../model/match.ts';
import type {
  MatchMessages,
  ReplacedMessage,
  TableMessage,
} from '../../table/messages/message-store.ts';
import type { OwnMessage } from '../api/answers.ts';
import type { DiscordApi } from '../api/discord-api.ts';
import { type Payload, plainPayload } from '../api/payload.ts';
import type { CommonDeps } from '../common-deps.ts';
import { discordErrorKind } from '../failure/discord-error.ts';
import type { Responder } from '../interaction/responder.ts';
import { peopleToCall } from '../match-view.ts';
import {
  type DisplayAttempt,
  NOT_SHOWN,
  type PostReason,
  REFUSED_EDITS,
} from './display-attempt.ts';
import { type ComposerDeps, MessageComposer, type Sight } from './message-composer.ts';
import type { MessageContent, MessageContents } from './message-content.ts';
import { hasContent, isCopy, isTableOf, nonceOf, withoutTold } from './posted-messages.ts';

export interface DisplayDeps extends ComposerDeps, Pick<CommonDeps, 'botId' | 'log'> {
  readonly api: Pick<DiscordApi, 'post' | 'edit' | 'remove' | 'own'>;
}

export interface Shown {
  /** The message that was changed or posted, if any was. */
  readonly standing: TableMessage | undefined;
  /** Messages are left that others have replaced. */
  readonly isUntidy: boolean;
}

interface DisplayWork extends DisplayAttempt, MatchMessages {
  readonly sight: Sight;
  readonly match: Match;
  /** It is noted as replaced: its successor may have been posted. */
  readonly isReplaced: boolean;
  readonly calls: readonly string[];
  /** Messages that may be left of a process that died before it noted them: all but the one that is noted. */
  readonly others: readonly OwnMessage[];
  /** Those of them that were posted after the one that is noted, so that they may take its place. */
  readonly unnoted: readonly OwnMessage[];
}

/** Discord slows edits of messages older than an hour. */
const REPOST_AFTER_MS = 50 * 60_000;
/**
 * Makes the messages of a channel show its match as it is: one try, for one match at a time. What is
 * shown is compared with what is stored, so a try that failed, or a crash at any point, is made up for
 * by another. A message is noted as replaced before its successor is posted, until it is taken away.
 */
export class TableDisplay {
  readonly #deps: DisplayDeps;
  readonly #contents: MessageComposer;

  constructor(deps: DisplayDeps) {
    this.#deps = deps;
    this.#contents = new MessageComposer(deps);
  }

  /** Rejects with whatever kept it from being shown. Afterwards `tidy` is due. */
  async show(sight: Sight, how: DisplayAttempt): Promise<Shown> {
    const { tables } = this.#deps;
    const { match } = sight;
    const { shown, replaced } = await tables.stored.messages(match.id);
    const isReplaced = replaced.some(({ messageId }) => messageId === shown?.messageId);
    const isForced = how.isForced === true && !hasEnded(match);
    const isUnasked = how.pressed === undefined && !isReplaced && !isForced;
    // Of a match that had ended before it was shown, an earlier try may stand there.
    const mayStand = shown === undefined && how.isAgain === true;
    if (isUpToDate(match, shown) && isUnasked && !mayStand) return this.#upToDate(match, replaced);
    const work = await this.#showing(sight, { shown, replaced, ...how, isReplaced });
    const stands = work.others.some((one) => isTableOf(one, match));
    if (mayStand && hasEnded(match) && !stands) return this.#upToDate(match, replaced);
    return await this.#update(work);
  }

  #upToDate({ id, version }: Match, replaced: MatchMessages['replaced']): Shown {
    this.#deps.log.debug({ match: id, version, why: 'up-to-date' }, NOT_SHOWN);
    return { standing: undefined, isUntidy: replaced.length > 0 };
  }

  /** Removes replaced messages, and those of a match that has been deleted meanwhile. */
  async tidy({ id }: Match, { standing, isUntidy }: Shown): Promise<void> {
    if (standing !== undefined && !(await this.#isThere(id))) await this.#remove(standing);
    if (isUntidy) await this.#removeReplaced(id);
  }

  /**
   * Answers with a message that from now on is the one that shows the match; the one before it stays
   * for `show` to take away.
   *
   * @returns false when Discord has not taken the answer
   */
  async reply(sight: Sight, answer: Responder): Promise<boolean> {
    const { log, tables, now } = this.#deps;
    const { match, seen } = sight;
    const { id: matchId } = match;
    const shown = await tables.messages.find(matchId);
    if (shown !== undefined) await tables.stored.putReplaced(shown);
    const { content, until: version } = await this.#contents.now(sight);
    // Nobody is called to a table by a command, but to a new one.
    const since = shown?.version ?? -1;
    const isOpen = match.status === 'open';
    const turn = { type: 'turn', since } as const;
    const calls = isOpen ? await tables.mentions.people(match, turn, seen) : [];
    const payload = await this.#contents.payload(content, sight, calls);
    const messageId = await answer.reply(payload, 'everybody');
    if (messageId === undefined) return false;
    const { channelId } = match.where;
    const message = { matchId, channelId, messageId, version, postedAt: now() };
    const what = { match: matchId, version, page: content.kind, message: messageId };
    log.debug({ ...what, why: 'answers' }, 'a table message is posted');
    await tables.stored.putMessage(message);
    if (!(await this.#isThere(matchId))) await this.#remove(message);
    return true;
  }

  /** How the match stands; it notifies nobody. */
  async payload(sight: Sight): Promise<Payload> {
    const { content } = await this.#contents.now(sight);
    return { ...(await this.#contents.payload(content, sight)), mentions: [] };
  }

  /** What a message says that was pressed on; one that another has taken the place of, only little. */
  async pressedPayload(sight: Sight, messageId: string): Promise<Payload> {
    if ((await this.#deps.tables.messages.find(sight.match.id))?.messageId === messageId)
      return this.payload(sight);
    return this.#brief(sight);
  }

  /** What a message says that another takes the place of. */
  #brief(sight: Sight): Promise<Payload> {
    const kind = sight.match.status === 'open' ? 'lobby' : 'started';
    return this.#contents.payload({ kind }, sight);
  }

  async #update(work: DisplayWork): Promise<Shown> {
    const { sight, match, shown, replaced } = work;
    const { tables } = this.#deps;
    const { contents: all, until } = await this.#contents.since(sight, shown?.version ?? 0);
    const contents = await this.#untold(all, match, shown);
    const [first, ...others] = contents;
    const why = shown === undefined ? 'first' : await this.#replace(shown, first, work);
    const stays = shown !== undefined && why === null;
    if (shown !== undefined && !stays && (await this.#isThere(match.id))) {
      await tables.stored.putReplaced(shown);
    }
    const missing = stays ? others : contents;
    const standing = stays ? [shown] : [];
    for (const content of missing) {
      const isFirst = content === first && why !== null;
      standing.push(await this.#post(content, work, isFirst ? why : 'follows'));
    }
    const last = standing.at(-1);
    if (last === undefined) return { standing: undefined, isUntidy: true };
    for (const { id } of work.others.filter((one) => isCopy(one, contents, match))) {
      const stands = standing.some(({ messageId }) => messageId === id);
      if (!stands) await tables.stored.putReplaced({ ...last, messageId: id });
    }
    // What it has become stays.
    if (stays && work.isReplaced) await tables.stored.deleteReplaced(shown.messageId);
    await tables.stored.putMessage({ ...last, version: until });
    return { standing: last, isUntidy: !stays || replaced.length + work.others.length > 0 };
  }

  /** Several rounds at once are looked for in the channel: the first may have been told before a pause. */
  async #untold(
    contents: MessageContents,
    match: Match,
    shown: TableMessage | undefined,
  ): Promise<MessageContents> {
    const rounds = contents.filter(({ kind }) => kind === 'round');
    if (shown === undefined || rounds.length < 2) return contents;
    const { api, botId } = this.#deps;
    const own = await api.own(match.where.channelId, botId());
    const older = own.filter(({ id }) => BigInt(id) < BigInt(shown.messageId));
    return withoutTold(contents, older, match);
  }

  /** Makes the message that stands there show the page; or says why another has to be posted. */
  async #replace(
    shown: TableMessage,
    content: MessageContent,
    work: DisplayWork,
  ): Promise<PostReason | null> {
    const { sight, match, pressed, calls, unnoted } = work;
    const isLasting = content.kind === 'table' || content.kind === 'lobby';
    const isCalling = isLasting && calls.length > 0;
    if (pressed?.messageId === shown.messageId) {
      // What calls people follows it.
      const payload = isCalling ? this.#brief(sight) : this.#contents.payload(content, sight);
      if ((await pressed.update(await payload)) && !isCalling) return null;
    }
    const isOld = this.#deps.now() - shown.postedAt > REPOST_AFTER_MS;
    const isPosted = unnoted.some((message) => hasContent(message, content, match));
    if (isCalling) return 'calls';
    if (isLasting && isOld) return 'old';
    if (isLasting && isPosted) return 'posted-before';
    const payload = await this.#contents.payload(content, sight);
    try {
      await this.#plainly(payload, match, (one) => this.#deps.api.edit(shown, one));
      return null;
    } catch (error) {
      const why = REFUSED_EDITS[discordErrorKind(error)];
      if (why === undefined) throw error;
      return why;
    }
  }

  async #post(content: MessageContent, work: DisplayWork, why: PostReason): Promise<TableMessage> {
    const { sight, match, shown, isAgain, isUnnoted, calls, unnoted } = work;
    const { api, log, now } = this.#deps;
    const { channelId } = match.where;
    const payload = await this.#contents.payload(content, sight, calls);
    const nonce = nonceOf(match, content, shown);
    const found = unnoted.findLast((message) => hasContent(message, content, match))?.id;
    const messageId =
      found ?? (await this.#plainly(payload, match, (one) => api.post(channelId, one, nonce)));
    const message = { matchId: match.id, channelId, messageId, version: match.version };
    const what = { match: match.id, version: match.version, page: content.kind };
    const isAdopted = found !== undefined;
    log.debug({ ...what, why, message: messageId, isAdopted }, 'a table message is posted');
    // An earlier attempt may have posted an older state.
    if (isAgain || isUnnoted || found !== undefined)
      await this.#plainly(payload, match, (one) => api.edit(message, one));
    return { ...message, postedAt: now() };
  }

  /** Sends a payload; if Discord refuses it, sends a plain one, so that a bug does not stop the match. */
  async #plainly<T>(
    payload: Payload,
    { id, where }: Match,
    send: (payload: Payload) => Promise<T>,
  ): Promise<T> {
    try {
      return await send(payload);
    } catch (error) {
      if (discordErrorKind(error) !== 'invalid') throw error;
      const { log, wordsOf } = this.#deps;
      log.error({ err: error, match: id }, 'Discord refuses a message as it is');
      const { notices } = await wordsOf(where.serverId);
      return await send(plainPayload(payload, notices.notAsMeant));
    }
  }

  async #removeReplaced(matchId: number): Promise<void> {
    const { tables } = this.#deps;
    const { shown, replaced } = await tables.stored.messages(matchId);
    for (const message of replaced) {
      // It stays after all.
      if (message.messageId !== shown?.messageId) await this.#remove(message);
      await tables.stored.deleteReplaced(message.messageId);
    }
  }

  async #remove({ channelId, messageId }: Omit<ReplacedMessage, 'matchId'>): Promise<void> {
    try {
      await this.#deps.api.remove({ channelId, messageId });
    } catch (error) {
      if (discordErrorKind(error) !== 'unknown-message') throw error;
    }
  }

  async #showing(
    sight: Sight,
    how: DisplayAttempt & MatchMessages & Pick<DisplayWork, 'isReplaced'>,
  ): Promise<DisplayWork> {
    const { tables, api, botId } = this.#deps;
    const { match, seen } = sight;
    const { shown } = how;
    const isUnnoted = how.isReplaced || how.isUnnoted === true;
    const callable = peopleToCall(match);
    const calls =
      how.calls?.filter((id) => callable.includes(id)) ??
      (await tables.mentions.people(match, { type: 'turn', since: shown?.version ?? -1 }, seen));
    // Where nothing is noted, the answer that opened the table may have come through all the same.
    const own =
      shown === undefined || isUnnoted ? await api.own(match.where.channelId, botId()) : [];
    const noted = shown?.messageId ?? '0';
    // An answer that was announced before it was given is older than what was posted in between.
    const others = own.filter(({ id }) => id !== noted);
    const unnoted = others.filter(({ id }) => BigInt(id) > BigInt(noted));
    return { ...how, sight, match, isUnnoted, calls, others, unnoted };
  }

  async #isThere(matchId: number): Promise<boolean> {
    return (await this.#deps.tables.stored.match(matchId)) !== undefined;
  }
}

/** An ended match without a message is not shown again. */
function isUpToDate(match: Match, shown: TableMessage | undefined): boolean {
  return shown === undefined ? hasEnded(match) : shown.version >= match.version;
}
