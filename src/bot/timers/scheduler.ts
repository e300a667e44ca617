import type { Log } from '../../log.ts';
import { type Meter, NO_METER } from '../../meter.ts';
import { isSlow } from '../../model/clock.ts';
import type { Match, Where } from '../../model/match.ts';
import type { Outcome } from '../../model/outcome.ts';
import type { TimerKind } from '../../model/timers.ts';
import { JobQueue } from '../../table/background.ts';
import type { Tables } from '../../table/tables.ts';
import type { SteadyClock } from '../../table/timers/steady-clock.ts';
import type { DueTimer } from '../../table/timers/timer-store.ts';
import { isOurs, logFailure } from '../failure/guard.ts';
import { backoffDelay } from '../failure/retry.ts';
import type { TableMessages } from '../table-message/table-messages.ts';
import { LostTime } from './lost-time.ts';

interface Deps {
  readonly tables: Tables;
  readonly tableMessages: Pick<TableMessages, 'refresh' | 'call'>;
  /** Tells people of an open table. */
  readonly announce: (matchId: number) => Promise<void>;
  readonly tellTurn: (due: DueTimer) => Promise<void>;
  readonly log: Log;
  readonly meter?: Meter | undefined;
  readonly clock: SteadyClock;
  /** Whether people can be heard wherever the bot is. */
  readonly isConnected: () => boolean;
  /** Whether people can play there: not while they cannot be heard, or the bot may not write there. */
  readonly isReachable: (where: Where) => boolean;
  /** When nothing ran for this long, the process stood still; longer when time leaps. */
  readonly standstillMs?: number | undefined;
}

/** How often it is noted that the bot is there: each time is a write to the disk. */
const HEARTBEAT_MS = 10_000;
/** The machine's clock may be put right by this much without anybody noticing. */
const MOST_DRIFT_MS = 2000;
/** Computers think elsewhere, and people are written to one by one: nothing waits for that. */
const UNAWAITED: ReadonlySet<TimerKind> = new Set<TimerKind>(['computer', 'alert', 'direct']);
/** A match would never go on without these: they are tried again, whatever they fail of. */
const HOLDS_UP: ReadonlySet<TimerKind> = new Set<TimerKind>([
  'idle',
  'move',
  'stop',
  'silence',
  'pause',
  'computer',
  'kept',
]);
/** A deadline that is hours away may be shown wrong by this much: not every outage redraws every table. */
const SLOW_DEADLINE_ERROR_MS = 10 * 60_000;

/** What changes a match when it falls due. */
type ChangeKind = Exclude<TimerKind, 'computer' | 'direct' | 'alert' | 'call' | 'warning'>;

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
export class Scheduler {
  readonly #deps: Deps;
  /** By deadline; see `keyOf`. */
  readonly #putOff = new Map<string, PutOff>();
  /** What is being done, by deadline. */
  readonly #inHand = new Map<string, Promise<void>>();
  #lost: LostTime | undefined;
  #beatAt = 0;
  readonly #looks = new JobQueue();
  #tick: Promise<void> | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** People can be heard: the time until now does not count. Done by `tick` if it fails. */
  start(): Promise<void> {
    return this.#looks.run(() => this.#begin());
  }

  /** To be called about once a second. A look that takes longer is not joined by another. */
  tick(): Promise<void> {
    this.#lost?.runs(this.#deps.clock.monotonic());
    this.#tick ??= this.#looks
      .run(() => this.#look())
      .finally(() => {
        this.#tick = undefined;
      });
    return this.#tick;
  }

  /** Settles once nothing is being looked at, and nothing done. */
  async idle(): Promise<void> {
    await this.#looks.run(async () => {});
    await Promise.all(this.#inHand.values());
  }

  async #begin(): Promise<void> {
    if (this.#lost !== undefined) return;
    const { tables, clock, standstillMs } = this.#deps;
    const at = clock.monotonic();
    const { matches, by } = await tables.timers.wasAway();
    [this.#lost, this.#beatAt] = [new LostTime(at, standstillMs), at];
    for (const { matchId } of matches) await this.#refresh(matchId, by);
  }

  async #look(): Promise<void> {
    const { tables, clock, isConnected, isReachable } = this.#deps;
    if (this.#lost === undefined && !isConnected()) return;
    await this.#begin();
    await this.#followClock();
    await this.#giveBack();
    const all = await tables.timers.due();
    const keys = new Set(all.map(keyOf));
    for (const key of this.#putOff.keys()) if (!keys.has(key)) this.#putOff.delete(key);
    for (const due of all) {
      const { until = 0 } = this.#putOff.get(keyOf(due)) ?? {};
      if (!isReachable(due.where) || clock.monotonic() < until) continue;
      const done = this.#attempt(due);
      if (!UNAWAITED.has(due.kind)) await done;
    }
  }

  /** Does what is due unless it is being done already; what failed is put off. */
  #attempt(due: DueTimer): Promise<void> {
    const key = keyOf(due);
    const done =
      this.#inHand.get(key) ??
      this.#do(due, this.#putOff.get(key)).then((next) => {
        this.#inHand.delete(key);
        if (next === undefined) this.#putOff.delete(key);
        else this.#putOff.set(key, next);
      });
    this.#inHand.set(key, done);
    return done;
  }

  /** The machine's clock was set: nobody had more or less time to play for that. */
  async #followClock(): Promise<void> {
    const { tables, clock, log } = this.#deps;
    const { drift } = clock;
    if (Math.abs(drift) < MOST_DRIFT_MS) return;
    await tables.timers.clockWasSet(drift);
    clock.follow();
    log.warn({ seconds: drift / 1000 }, 'the clock of the machine was set');
    for (const { matchId } of await tables.stored.timedMatches()) {
      await this.#refresh(matchId, drift);
    }
  }

  /** Time in which people could not press does not count. */
  async #giveBack(): Promise<void> {
    const { tables, clock, isConnected, isReachable } = this.#deps;
    const at = clock.monotonic();
    const isBeat = at - this.#beatAt >= HEARTBEAT_MS && isConnected();
    const found = this.#lost?.look({
      at,
      timed: await tables.timers.timed(),
      isReachable,
      isDue: isBeat,
    });
    if (found === undefined) return;
    if (isBeat || found.late.size > 0) {
      await tables.timers.passTime(found.late);
      this.#beatAt = at;
    }
    found.settle();
    for (const [id, by] of found.reopened) if (typeof id === 'number') await this.#refresh(id, by);
  }

  /** Shows the deadline on the table message, which has moved by this many milliseconds. */
  async #refresh(matchId: number, by: number): Promise<void> {
    const { tables, tableMessages, isReachable } = this.#deps;
    const match = await tables.stored.match(matchId);
    if (match === undefined) return;
    const { move, stop, kept } = await tables.stored.timersOf(matchId);
    if (move === undefined && stop === undefined && Object.keys(kept).length === 0) return;
    const isSlowGame = match.status === 'playing' && isSlow(match.clock);
    if (isSlowGame && Math.abs(by) < SLOW_DEADLINE_ERROR_MS) return;
    if (isReachable(match.where)) tableMessages.refresh(match);
  }

  /** When to try again; undefined when it is done. */
  async #do(due: DueTimer, putOff: PutOff | undefined): Promise<PutOff | undefined> {
    try {
      await this.#act(due);
      return undefined;
    } catch (error) {
      const { log, clock, meter = NO_METER } = this.#deps;
      logFailure(log, error, { what: 'what was due', match: due.matchId, kind: due.kind });
      const isGivenUp = isOurs(error) && !HOLDS_UP.has(due.kind);
      if (isGivenUp && (await this.#isSettled(due))) return undefined;
      meter.count('hanafuda_due_jobs_put_off_total', { kind: due.kind });
      const times = (putOff?.times ?? 0) + 1;
      return { times, until: clock.monotonic() + backoffDelay(times) };
    }
  }

  /** A bug would make it fail forever, so what no match waits for is given up. */
  async #isSettled(due: DueTimer): Promise<boolean> {
    try {
      await this.#deps.tables.stored.clearTimer(due);
      return true;
    } catch {
      return false;
    }
  }

  async #act(due: DueTimer): Promise<void> {
    const { tables, announce, tellTurn } = this.#deps;
    const { matchId, kind } = due;
    switch (kind) {
      case 'computer':
        await tables.play.think(matchId);
        return await tables.stored.clearTimer(due);
      case 'direct':
        return await tellTurn(due);
      case 'alert':
        return await announce(matchId);
      case 'call':
        return await this.#call(due, 'reminder');
      case 'warning':
        return await this.#call(due, 'warning');
      default: {
        const outcome = await this.#change(matchId, kind);
        if (!outcome?.ok) await tables.stored.clearTimer(due);
      }
    }
  }

  #change(matchId: number, kind: ChangeKind): Promise<Outcome | null> {
    const { holidays, leaving, lobby, play, timers } = this.#deps.tables;
    const changes: Readonly<Record<ChangeKind, (matchId: number) => Promise<Outcome | null>>> = {
      idle: lobby.closeIdle,
      kept: lobby.lapse,
      move: timers.timeOver,
      stop: leaving.stopUnopposed,
      silence: leaving.noteSilence,
      pause: play.nextRound,
      holiday: holidays.over,
    };
    return changes[kind](matchId);
  }

  async #call(due: DueTimer, type: 'reminder' | 'warning'): Promise<void> {
    const { tables, tableMessages } = this.#deps;
    const match: Match | undefined = await tables.stored.match(due.matchId);
    const called = match === undefined ? [] : await tables.mentions.people(match, { type });
    await tables.stored.clearTimer(due);
    if (match !== undefined) tableMessages.call(match, called);
  }
}

function keyOf({ matchId, kind, dueAt }: DueTimer): string {
  return `${matchId} ${kind} ${dueAt}`;
}
