import type { Log } from '../../log.ts';
import type { AchievementId } from '../../model/achievements/achievements.ts';
import { withoutPastHolidays } from '../../model/holiday.ts';
import { type Match, seatOf } from '../../model/match.ts';
import { type MatchStep, type Refusal, settlementsIn } from '../../model/outcome.ts';
import { isPrivate } from '../../model/private.ts';
import type { MatchChange } from '../../table/matches/change-notifier.ts';
import { HAND_LIFE_MS } from '../../table/mentions/mentions.ts';
import type { HandToken } from '../../table/messages/message-store.ts';
import { peopleAt, type Seen } from '../../table/settings/seen.ts';
import type { Tables } from '../../table/tables.ts';
import { refusalSentence } from '../../text/lobby/refusal.ts';
import type { RoundResult } from '../../text/settlement/result.ts';
import type { DiscordApi } from '../api/discord-api.ts';
import { type Payload, textPayload } from '../api/payload.ts';
import { discordErrorKind } from '../failure/discord-error.ts';
import type { Retries } from '../failure/retry.ts';
import type { InteractionContext, Request } from '../interaction/interaction-context.ts';
import { wordsOfPerson } from '../interaction/localize.ts';
import type { SerialQueue } from '../interaction/serial-queue.ts';
import { personToAct } from '../match-view.ts';
import type { Painters } from '../painters.ts';
import type { Rendering } from '../table-message/match-body.ts';
import { type HandQuery, handPayload } from './hand-payload.ts';
import { lastResult, resultPayload } from './result-payload.ts';
import { tipAfter } from './tip.ts';

interface Deps {
  readonly tables: Tables;
  readonly painterFor: Painters['painterFor'];
  /** What takes the place of a hand once a private match has ended. */
  readonly privateEnd: (match: Match, personId: string, look: Rendering) => Promise<Payload>;
  readonly api: Pick<DiscordApi, 'editAnswer' | 'removeAnswer'>;
  readonly queue: SerialQueue;
  readonly log: Log;
  readonly now: () => number;
  readonly monotonic: () => number;
  readonly applicationId: () => string;
  readonly retries: Retries;
}

/** A hand message to be answered with: whose, of which match, and what to say first. */
export interface HandRequest extends Request, Pick<HandQuery, 'notice' | 'asksAbout' | 'steps'> {
  readonly matchId: number;
  /** As it is after what the person did; absent: as it is stored. */
  readonly match?: Match | undefined;
  /** Said in place of the notice, unless the match has moved on from the version of which it tells. */
  readonly advice?: { readonly version: number; readonly text: string | undefined } | undefined;
}

/** What a person has seen of a match, as far as this process has shown it. */
interface SeenHand {
  /** The version of the match that their hand shows. */
  readonly version: number;
  /** The round whose cards they have seen; the results of earlier ones are left behind. */
  readonly round: number;
  readonly until: number;
}

const UNSEEN: SeenHand = { version: -1, round: 0, until: 0 };

/** As a new hand message, or by making the one fresh that was pressed on. */
export type HandAnswer = 'reply' | 'update';

/**
 * The private hand messages. Each answer leaves a token behind with which the message is kept fresh
 * for a quarter of an hour; nothing depends on that, since "My hand" gives a fresh one at any time.
 */
export class Hands {
  readonly #deps: Deps;
  /** By lane, the oldest first. Forgotten once the hand can no longer be edited. */
  readonly #seen = new Map<string, SeenHand>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Answers with a new hand message; an older one of the same person goes. */
  async reply(request: HandRequest): Promise<void> {
    await this.#answer(request, async (payload) => {
      const older = await this.#handOf(request.matchId, request.context.person.id);
      const isSent = (await request.answer.reply(payload)) !== undefined;
      if (isSent && older !== undefined) void this.#remove(older);
      return isSent;
    });
  }

  async update(request: HandRequest): Promise<void> {
    await this.#answer(request, async (payload) => {
      return (await request.answer.update(payload)) !== 'lost';
    });
  }

  /** Only acknowledges; the hand is shown, or made fresh, when there is time for it. */
  async answerLater(request: HandRequest, how: HandAnswer): Promise<void> {
    const { matchId, context, answer } = request;
    const older = await this.#handOf(matchId, context.person.id);
    const isTaken = await answer.acknowledge();
    if (isTaken) await this.#keep(matchId, context);
    if (isTaken && how === 'reply' && older !== undefined) void this.#remove(older);
    const match = request.match ?? (await this.#deps.tables.stored.match(matchId));
    if (match !== undefined) this.#refreshSoon(match, context.person.id, context.seen);
  }

  /**
   * Makes fresh the hands of those for whom something new is there: who is asked now, or everybody
   * when cards were dealt or the match ended. What an answer has shown already is not shown again.
   */
  refresh({ match, steps, seen }: Pick<MatchChange, 'match' | 'steps' | 'seen'>): void {
    this.#forgetOld();
    const isForAll =
      match.status !== 'playing' ||
      steps.some((step) => step.events.some((event) => event.type === 'dealt'));
    const people = isForAll ? peopleAt(match) : [personToAct(match)];
    for (const personId of people) {
      if (personId !== undefined) this.#refreshSoon(match, personId, seen);
    }
  }

  /** After a start: makes fresh the hands of matches that had moved on without being shown. */
  async catchUp(): Promise<void> {
    for (const { match } of await this.#deps.tables.messages.unposted()) {
      this.refresh({ match, steps: [] });
    }
  }

  /** In the person's own lane: a refresh must not overtake the answer that makes the message. */
  async #answer(request: HandRequest, send: (payload: Payload) => Promise<boolean>): Promise<void> {
    const { queue, painterFor } = this.#deps;
    const { matchId, context, answer } = request;
    const { seen, words } = context;
    const personId = context.person.id;
    const lane = laneOf(matchId, personId);
    await queue.run(lane, async () => {
      const match = await this.#newest(request, lane);
      // Practice that another match has replaced is deleted; and people can delete their data.
      if (match === undefined || seatOf(match, personId) === undefined) {
        const refusal: Refusal =
          match === undefined ? { reason: 'no-table' } : { reason: 'not-seated', match };
        return void (await answer.reply(textPayload(refusalSentence(refusal, words))));
      }
      const painter = await painterFor(match.where.serverId, personId, seen);
      const look = { painter, words };
      const { advice, asksAbout, steps = [] } = request;
      const notice = advice?.version === match.version ? advice.text : request.notice;
      const recent = request.steps ?? (await this.#sinceMove(match, personId));
      const { confirms } = await seen.personSettings(personId);
      const query = { match, personId, notice, asksAbout, confirms, steps, recent };
      const { payload, isHand } = await this.#payload(query, look);
      if (!(await send(payload))) return;
      // An end that somebody asked to see may not be all that is told of it.
      const isShown = match.status === 'playing' || request.steps !== undefined;
      this.#note(lane, {
        ...(isShown && { version: match.version }),
        ...(isHand && { round: match.state?.round ?? 0 }),
      });
      await this.#keep(matchId, context);
    });
  }

  /** The match as the asker left it, unless their hand has shown a newer one already. */
  async #newest({ matchId, match }: HandRequest, lane: string): Promise<Match | undefined> {
    const isNew = match !== undefined && this.#seenIn(lane).version <= match.version;
    return isNew ? match : await this.#deps.tables.stored.match(matchId);
  }

  /** The hand; or the result of a round in its place, or of a private match the end. */
  async #payload(
    stored: HandQuery & { readonly steps: readonly MatchStep[] },
    look: Rendering,
  ): Promise<{ readonly payload: Payload; readonly isHand: boolean }> {
    const query = { ...stored, match: withoutPastHolidays(stored.match, this.#deps.now()) };
    const { match, personId, steps } = query;
    if (isPrivate(match) && match.status !== 'playing') {
      return { payload: await this.#deps.privateEnd(match, personId, look), isHand: false };
    }
    const result = await this.#resultOf(match, personId, steps);
    if (result === undefined) return { payload: handPayload(query, look), isHand: true };
    const earned = await this.#earnedIn(match, personId);
    const tip = await tipAfter(this.#deps.tables, match, { personId, words: look.words });
    return { payload: resultPayload(match, result, { ...look, earned, tip }), isHand: false };
  }

  /** What a match that has ended brought somebody to achieve. */
  async #earnedIn(
    { id, status, where }: Match,
    personId: string,
  ): Promise<readonly AchievementId[]> {
    if (status !== 'over') return [];
    const { serverId } = where;
    const all = await this.#deps.tables.stored.achievements({ serverId, personId });
    return all.filter(({ matchId }) => matchId === id).map((earned) => earned.id);
  }

  /** The result of a round that ended by these steps, and that the person has not gone on from yet. */
  async #resultOf(
    match: Match,
    personId: string,
    steps: readonly MatchStep[],
  ): Promise<RoundResult | undefined> {
    const ended = settlementsIn(steps).at(-1);
    const { round } = this.#seenIn(laneOf(match.id, personId));
    if (match.status === 'stopped' || ended === undefined || ended.round < round) return undefined;
    return lastResult(match, personId, await this.#deps.tables.play.stepsSince(match, 0));
  }

  /** The last move of a person and all that followed; all moves before the first. */
  #sinceMove(match: Match, personId: string): Promise<readonly MatchStep[]> {
    return this.#deps.tables.play.stepsSinceMove(match, seatOf(match, personId));
  }

  async #keep(matchId: number, { person, token, locale }: InteractionContext): Promise<void> {
    const { tables, now } = this.#deps;
    const expiresAt = now() + HAND_LIFE_MS;
    await tables.stored.putHand({ matchId, personId: person.id, token, expiresAt, locale });
  }

  async #handOf(matchId: number, personId: string): Promise<HandToken | undefined> {
    const { now, tables } = this.#deps;
    const hands = await tables.stored.hands(matchId, now());
    return hands.find((one) => one.personId === personId);
  }

  /** Deletes a hand that a newer one has replaced. A failure does no harm. */
  async #remove({ matchId, personId, token }: HandToken): Promise<void> {
    const { api, applicationId, log } = this.#deps;
    try {
      await api.removeAnswer({ applicationId: applicationId(), token });
    } catch (error) {
      const kind = discordErrorKind(error);
      log.info({ match: matchId, person: personId, errorKind: kind }, 'an old hand stays');
    }
  }

  #refreshSoon(match: Match, personId: string, seen?: Seen): void {
    const lane = laneOf(match.id, personId);
    this.#deps.queue.add(lane, 'refresh', () => this.#refreshOne(match, personId, seen));
  }

  async #refreshOne(match: Match, personId: string, seen?: Seen): Promise<void> {
    const lane = laneOf(match.id, personId);
    if (this.#seenIn(lane).version < match.version) {
      const hand = await this.#handOf(match.id, personId);
      if (hand !== undefined) {
        if (await this.#edit(match, hand, seen)) this.#note(lane, { version: match.version });
        else {
          this.#deps.retries.add(lane, () => this.#refreshSoon(match, personId));
          return;
        }
      }
    }
    this.#deps.retries.settle(lane);
  }

  #seenIn(lane: string): SeenHand {
    return this.#seen.get(lane) ?? UNSEEN;
  }

  #note(lane: string, seen: Partial<SeenHand>): void {
    const before = this.#seenIn(lane);
    this.#seen.delete(lane);
    this.#seen.set(lane, { ...before, ...seen, until: this.#deps.monotonic() + HAND_LIFE_MS });
  }

  #forgetOld(): void {
    for (const [lane, { until }] of this.#seen) {
      if (until > this.#deps.monotonic()) return;
      this.#seen.delete(lane);
    }
  }

  /** False when it may do better later. */
  async #edit(
    match: Match,
    { personId, token, locale }: HandToken,
    read: Seen | undefined,
  ): Promise<boolean> {
    const { tables, painterFor, api, applicationId, log } = this.#deps;
    if (seatOf(match, personId) === undefined) return true;
    const steps = await this.#sinceMove(match, personId);
    const seen = read ?? (await tables.seeing.at(match));
    const settings = await seen.personSettings(personId);
    const words = wordsOfPerson(settings, locale);
    const painter = await painterFor(match.where.serverId, personId, seen);
    const look = { painter, words };
    const { payload } = await this.#payload(
      { match, personId, steps, confirms: settings.confirms },
      look,
    );
    try {
      await api.editAnswer({ applicationId: applicationId(), token }, payload);
    } catch (error) {
      const kind = discordErrorKind(error);
      if (kind === 'other' || kind === 'invalid') throw error;
      log.info({ match: match.id, person: personId, errorKind: kind }, 'a hand stays as it was');
      if (kind === 'transient') return false;
      await tables.stored.deleteHand(match.id, personId);
    }
    return true;
  }
}

function laneOf(matchId: number, personId: string): string {
  return `hand ${matchId} ${personId}`;
}
