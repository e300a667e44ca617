import type { Log } from '../log.ts';
import type { Match, Outcome, Where } from '../table/match.ts';
import type { Tables } from '../table/tables.ts';
import type { Due } from '../table/time.ts';
import type { Board } from './board.ts';
import type { Hands } from './hands.ts';

interface Parts {
  readonly tables: Tables;
  readonly board: Pick<Board, 'show' | 'refresh' | 'call'>;
  readonly hands: Pick<Hands, 'refresh'>;
  readonly log: Log;
  readonly now: () => number;
  /** Whether people can be heard at all. */
  readonly isConnected: () => boolean;
  /** Whether people can play there: not while a server or channel is closed to the bot. */
  readonly isReachable: (where: Where) => boolean;
}

/** How often it is noted that the bot is there: each time is a write to the disk. */
const HEARTBEAT_MS = 10_000;

/**
 * Does what falls due: closes lobbies, warns, calls, and lets the computer play for who is absent.
 * What is due is in the database, so that nothing is lost with the process; `tick` only looks.
 */
export class Clockwork {
  readonly #parts: Parts;
  #beatAt = Number.NEGATIVE_INFINITY;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** People can be heard again: the time until now does not count. To be called before `tick`. */
  start(): void {
    this.#beat(true);
  }

  /** To be called about once a second. */
  tick(): void {
    const { tables, now, isConnected, isReachable } = this.#parts;
    if (this.#beatAt < 0 || !isConnected()) return;
    if (Math.abs(now() - this.#beatAt) >= HEARTBEAT_MS) this.#beat(false);
    for (const due of tables.due()) if (isReachable(due.where)) this.#do(due);
  }

  #beat(wasAway: boolean): void {
    const { tables, board, now, isReachable } = this.#parts;
    this.#beatAt = now();
    for (const { matchId } of tables.passTime({ wasAway, isReachable })) {
      const match = tables.find(matchId);
      // The time that its message tells is another now.
      if (match?.status === 'playing' && tables.moveDueAt(matchId) !== null) board.refresh(match);
    }
  }

  #do(due: Due): void {
    const { tables, log } = this.#parts;
    try {
      this.#act(due);
    } catch (error) {
      // It would fail again each second.
      tables.settle(due);
      log.error({ err: error, match: due.matchId, kind: due.kind }, 'what was due failed');
    }
  }

  #act(due: Due): void {
    const { tables } = this.#parts;
    const { matchId, kind } = due;
    switch (kind) {
      case 'idle':
        this.#show(tables.closeIdle(matchId), due);
        break;
      case 'move':
        this.#show(tables.timeOver(matchId), due);
        break;
      case 'call':
        this.#call(due, 'reminder');
        break;
      case 'warning':
        this.#call(due, 'warning');
        break;
    }
  }

  #show(outcome: Outcome | null, due: Due): void {
    const { tables, board, hands } = this.#parts;
    if (outcome?.ok) {
      board.show(outcome.match);
      hands.refresh(outcome.match, outcome.happened, null);
    } else tables.settle(due);
  }

  #call(due: Due, type: 'reminder' | 'warning'): void {
    const { tables, board } = this.#parts;
    const match: Match | undefined = tables.find(due.matchId);
    const called = match === undefined ? [] : tables.toCall(match, { type });
    tables.settle(due);
    if (match !== undefined) board.call(match, called);
  }
}
