import type { Seat } from '../engine/core/game.ts';
import type { Move } from '../engine/rules/state.ts';
import type { Log } from '../log.ts';
import type { Painter } from '../render/painter.ts';
import { HAND_LIFE_MS } from '../table/calling.ts';
import { type HandToken, type Happened, type Match, seatOf } from '../table/match.ts';
import type { SettingsStore } from '../table/settings.ts';
import type { Tables } from '../table/tables.ts';
import type { Caller } from './caller.ts';
import type { DiscordApi } from './discord-api.ts';
import { discordErrorKind } from './discord-error.ts';
import { handPayload } from './hand-payload.ts';
import { peopleToAct } from './match-view.ts';
import { wordsOfPerson } from './reader.ts';
import type { Responder } from './responder.ts';
import type { SerialQueue } from './serial-queue.ts';

interface Parts {
  readonly tables: Tables;
  /** The brush for a server: with or without the numbers of the months. */
  readonly painterOf: (serverId: string) => Painter;
  readonly api: Pick<DiscordApi, 'editAnswer' | 'removeAnswer'>;
  readonly queue: SerialQueue;
  readonly log: Log;
  readonly now: () => number;
  /** Discord's id of the bot's application, known once it is connected. */
  readonly applicationId: () => string;
  readonly settings: SettingsStore;
}

/** A hand message to be answered with: whose, of which match, and what to say first. */
export interface HandRequest {
  readonly matchId: number;
  readonly caller: Caller;
  readonly answer: Responder;
  readonly notice?: string | undefined;
  /** A move that is asked about once more, in place of all that could be done. */
  readonly asksAbout?: Move | undefined;
  /** What the caller's press brought about. */
  readonly happened?: readonly Happened[] | undefined;
}

/**
 * The private hand messages. Each answer leaves a token behind with which the message is kept fresh
 * for a quarter of an hour; nothing depends on that, since "My hand" gives a fresh one at any time.
 */
export class Hands {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Answers with a new hand message; an older one of the same person goes. */
  async reply(request: HandRequest): Promise<void> {
    await this.#answer(request, async () => {
      const older = this.#handOf(request.matchId, request.caller.person.id);
      const isSent = (await request.answer.reply(this.#payload(request))) !== undefined;
      if (isSent && older !== undefined) void this.#remove(older);
      return isSent;
    });
  }

  /** Answers a press on a hand message by making it fresh. */
  async update(request: HandRequest): Promise<void> {
    await this.#answer(request, async () => {
      return (await request.answer.update(this.#payload(request))) !== 'lost';
    });
  }

  /**
   * Makes fresh the hands of those for whom something new is there: who is asked now, or everybody
   * when cards were dealt or the match ended. `except` was answered already.
   */
  refresh(match: Match, happened: readonly Happened[], except: string | null): void {
    const asked = peopleToAct(match);
    const isForAll =
      match.status !== 'playing' ||
      happened.some((step) => step.events.some((event) => event.type === 'dealt'));
    for (const { personId } of this.#parts.tables.hands(match.id)) {
      if (personId === except || !(isForAll || asked.includes(personId))) continue;
      this.#parts.queue.add(laneOf(match.id, personId), 'refresh', () =>
        this.#refreshOne(match.id, personId),
      );
    }
  }

  /** After a start: makes fresh the hands of matches that had moved on without being shown. */
  catchUp(): void {
    for (const { match } of this.#parts.tables.unposted()) this.refresh(match, [], null);
  }

  /** In the person's own lane: a refresh must not overtake the answer that makes the message. */
  async #answer({ matchId, caller }: HandRequest, send: () => Promise<boolean>): Promise<void> {
    const { tables, queue, now } = this.#parts;
    const personId = caller.person.id;
    await queue.run(laneOf(matchId, personId), async () => {
      const expiresAt = now() + HAND_LIFE_MS;
      const { token, locale } = caller;
      if (await send()) tables.keepHand({ matchId, personId, token, expiresAt, locale });
    });
  }

  #payload({ matchId, caller, notice, asksAbout, happened }: HandRequest) {
    const match = this.#match(matchId);
    const look = { painter: this.#parts.painterOf(match.where.serverId), words: caller.words };
    return handPayload({ match, personId: caller.person.id, notice, asksAbout, happened }, look);
  }

  #match(matchId: number): Match {
    const match = this.#parts.tables.find(matchId);
    if (match === undefined) throw new RangeError(`no such match: ${matchId}`);
    return match;
  }

  #handOf(matchId: number, personId: string): HandToken | undefined {
    return this.#parts.tables.hands(matchId).find((one) => one.personId === personId);
  }

  /** Takes a hand away that a newer one has replaced. It is only in the way, so it may fail. */
  async #remove({ matchId, personId, token }: HandToken): Promise<void> {
    const { api, applicationId, log } = this.#parts;
    try {
      await api.removeAnswer({ applicationId: applicationId(), token });
    } catch (error) {
      const kind = discordErrorKind(error);
      log.info({ match: matchId, person: personId, errorKind: kind }, 'an old hand stays');
    }
  }

  async #refreshOne(matchId: number, personId: string): Promise<void> {
    const { tables, painterOf, api, applicationId, settings, log } = this.#parts;
    const match = this.#match(matchId);
    const hand = this.#handOf(matchId, personId);
    const seat = seatOf(match, personId);
    if (hand === undefined || seat === undefined) return;
    const happened = sinceMoveOf(seat, tables.happenedSince(match, 0));
    const words = wordsOfPerson(settings.personSettings(personId), hand.locale);
    const painter = painterOf(match.where.serverId);
    const payload = handPayload({ match, personId, happened }, { painter, words });
    try {
      await api.editAnswer({ applicationId: applicationId(), token: hand.token }, payload);
    } catch (error) {
      const kind = discordErrorKind(error);
      if (kind === 'other') throw error;
      log.info(
        { match: matchId, person: personId, errorKind: kind },
        'a hand could not be refreshed',
      );
      if (kind !== 'transient') tables.forgetHand(matchId, personId);
    }
  }
}

/** The last move of a seat and all that followed; all moves before the first. */
function sinceMoveOf(seat: Seat, steps: readonly Happened[]): readonly Happened[] {
  const moves = steps.filter((step) => step.seat !== null);
  const from = moves.findLastIndex((step) => step.seat === seat);
  return moves.slice(Math.max(from, 0));
}

function laneOf(matchId: number, personId: string): string {
  return `hand ${matchId} ${personId}`;
}
