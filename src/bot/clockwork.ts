import type { Log } from '../log.ts';
import { type Meter, NO_METER } from '../meter.ts';
import type { Match, Outcome, Where } from '../table/match.ts';
import type { Tables } from '../table/tables.ts';
import type { Due } from '../table/time.ts';
import type { Board } from './board.ts';
import { isOurs, logFailure } from './guard.ts';
import { growingPause } from './persist.ts';

interface Parts {
  readonly tables: Tables;
  readonly board: Pick<Board, 'refresh' | 'call'>;
  readonly log: Log;
  readonly meter?: Meter | undefined;
  readonly now: () => number;
  /** Whether people can be heard at all. */
  readonly isConnected: () => boolean;
  /** Whether people can play there: not while a server or channel is closed to the bot. */
  readonly isReachable: (where: Where) => boolean;
}

/** How often it is noted that the bot is there: each time is a write to the disk. */
const HEARTBEAT_MS = 10_000;

/** Something due that failed. */
interface PutOff {
  readonly times: number;
  /** When it is tried again. */
  readonly until: number;
}

/**
 * Does what falls due: closes lobbies, warns, calls, and lets the computer play for who is absent.
 * What is due is in the database, so that nothing is lost with the process; `tick` only looks.
 */
export class Clockwork {
  readonly #parts: Parts;
  /** By what is due. */
  #putOff: ReadonlyMap<string, PutOff> = new Map();
  #beatAt = Number.NEGATIVE_INFINITY;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** People can be heard again: the time until now does not count. Done by `tick` if it fails. */
  start(): void {
    if (this.#beatAt < 0) this.#beat(true);
  }

  /** To be called about once a second. */
  tick(): void {
    const { tables, now, isConnected, isReachable } = this.#parts;
    if (!isConnected()) return;
    this.start();
    if (Math.abs(now() - this.#beatAt) >= HEARTBEAT_MS) this.#beat(false);
    const failed = new Map<string, PutOff>();
    for (const due of tables.due()) {
      if (!isReachable(due.where)) continue;
      const putOff = this.#putOff.get(keyOf(due));
      const next = putOff !== undefined && now() < putOff.until ? putOff : this.#do(due, putOff);
      if (next !== undefined) failed.set(keyOf(due), next);
    }
    this.#putOff = failed;
  }

  #beat(wasAway: boolean): void {
    const { tables, board, now, isReachable } = this.#parts;
    const late = tables.passTime({ wasAway, isReachable });
    this.#beatAt = now();
    for (const { matchId } of late) {
      const match = tables.find(matchId);
      // The time that its message tells is another now.
      if (match?.status === 'playing' && tables.moveDueAt(matchId) !== null) board.refresh(match);
    }
  }

  /** What is still to be done about it, when it has failed. */
  #do(due: Due, putOff: PutOff | undefined): PutOff | undefined {
    try {
      this.#act(due);
      return undefined;
    } catch (error) {
      const { log, now, meter = NO_METER } = this.#parts;
      logFailure(log, error, { what: 'what was due', match: due.matchId, kind: due.kind });
      if (isOurs(error) && this.#isSettled(due)) return undefined;
      meter.count('hanafuda_due_jobs_put_off_total', { kind: due.kind });
      const times = (putOff?.times ?? 0) + 1;
      return { times, until: now() + growingPause(times) };
    }
  }

  /** By a mistake of ours it would fail for ever, so it is done with. */
  #isSettled(due: Due): boolean {
    try {
      this.#parts.tables.settle(due);
      return true;
    } catch {
      return false;
    }
  }

  #act(due: Due): void {
    const { tables } = this.#parts;
    const { matchId, kind } = due;
    switch (kind) {
      case 'idle':
        this.#settle(tables.closeIdle(matchId), due);
        break;
      case 'move':
        this.#settle(tables.timeOver(matchId), due);
        break;
      case 'call':
        this.#call(due, 'reminder');
        break;
      case 'warning':
        this.#call(due, 'warning');
        break;
    }
  }

  #settle(outcome: Outcome | null, due: Due): void {
    if (!outcome?.ok) this.#parts.tables.settle(due);
  }

  #call(due: Due, type: 'reminder' | 'warning'): void {
    const { tables, board } = this.#parts;
    const match: Match | undefined = tables.find(due.matchId);
    const called = match === undefined ? [] : tables.toCall(match, { type });
    tables.settle(due);
    if (match !== undefined) board.call(match, called);
  }
}

function keyOf({ matchId, kind, dueAt }: Due): string {
  return `${matchId} ${kind} ${dueAt}`;
}
