import type { Seat } from '../../engine/core/game.ts';
import type { HanafudaGame } from '../../games/index.ts';
import { isSlow, MOVE_TIME, REMIND_TIME, SILENCE_TIME, WARNING_TIME } from '../../model/clock.ts';
import { holidayOf, standsUntil } from '../../model/holiday.ts';
import { hasEnded, type Match } from '../../model/match.ts';
import { hasNobodyToWait, isPresent, seatAsked } from '../../model/seats.ts';
import { type AllTimers, type MatchTimers, NO_TIMERS, SINGLE_KINDS } from '../../model/timers.ts';
import { announcedAt } from '../alerts/alerts.ts';
import { gameOfMatch, type TimedChange, type TransactionDeps } from '../deps.ts';
import { KEPT_TIME } from '../lobby/lobby-changes.ts';
import { playerAsked, wantsDirect } from '../mentions/mentions.ts';
import { thinkerToAct } from '../play/running-match.ts';
import type { TimerChanges } from './timer-store.ts';

/** So long may nothing happen in a lobby, in milliseconds: then it closes. */
export const IDLE_TIME = 30 * 60_000;

/** A computer that has to think is asked as soon as this is committed, and again after this many milliseconds. */
const THINKING_TIME = 2000;

/**
 * Sets all that falls due in a match, within the transaction that changes it. No deadline stands anywhere else, and
 * nothing else begins one: what has no cause any more goes, and what has one and is not set is set.
 */
export async function keepTimers(deps: TransactionDeps, change: TimedChange): Promise<AllTimers> {
  const { store } = deps;
  const { id } = change.match;
  if (hasEnded(change.match)) {
    await store.clearTimers(id);
    return NO_TIMERS;
  }
  const stored = await store.timersOf(id);
  const timers = await timersAfter(deps, stored, change);
  await store.setTimers(id, changesTo(stored, timers));
  return timers;
}

async function timersAfter(
  deps: TransactionDeps,
  stored: MatchTimers,
  change: TimedChange,
): Promise<AllTimers> {
  const { before, match, steps } = change;
  const now = deps.now();
  const isOpen = match.status === 'open';
  const pause = pausedUntil(stored, change, now);
  const isThinking = pause === null && thinkerToAct(deps, match) !== undefined;
  const thinksUntil = steps.length === 0 ? stored.computer : undefined;
  const alert = before === null ? await announcedAt(deps, match) : stored.alert;
  return {
    idle: isOpen ? now + IDLE_TIME : null,
    alert: isOpen ? (alert ?? null) : null,
    // A player who waits in a running match waits to its end.
    kept: Object.fromEntries(
      (isOpen ? match.invited : []).map(({ person: { id } }) => [
        id,
        stored.kept[id] ?? now + KEPT_TIME,
      ]),
    ),
    holiday: nextReturn(match, now),
    pause,
    // Nobody's time runs in the pause.
    ...(await turnTimers(deps, stored, { ...change, from: pause ?? now })),
    stop: stopAfter(stored, change, now),
    computer: isThinking ? (thinksUntil ?? now + THINKING_TIME) : null,
  };
}

/** A round's end begins the pause, and whoever moves after it ends it. */
function pausedUntil({ pause: until }: MatchTimers, { steps, pause }: TimedChange, now: number) {
  if (pause > 0) return now + pause;
  return steps.length > 0 ? null : (until ?? null);
}

/** When a table is redrawn because someone is back. */
function nextReturn({ players }: Match, now: number): number | null {
  const ends = players.flatMap((one) => holidayOf(one) ?? []).filter((end) => end > now);
  return ends.length === 0 ? null : Math.min(...ends);
}

/** Until when an offer to stop waits for answers: the holidays of who owes one do not count. */
function stopAfter({ stop }: MatchTimers, { before, match }: TimedChange, now: number) {
  if (match.stopVotes.length === 0) return null;
  const begin = standsUntil(match, unanswered(match), now);
  if (stop === undefined || !before?.stopVotes.length) return begin + SILENCE_TIME[match.clock];
  return stop + begin - standsUntil(before, unanswered(before), now);
}

/** The seats of those who have not said whether to stop. */
function unanswered({ players, stopVotes }: Match): readonly Seat[] {
  return players.flatMap((player, seat) =>
    isPresent(player) && !stopVotes.includes(player.person.id) ? [seat] : [],
  );
}

/** What has to be written, so that no timer is that stands already. */
function changesTo(stored: MatchTimers, timers: AllTimers): TimerChanges {
  const changes: { -readonly [Kind in keyof TimerChanges]: TimerChanges[Kind] } = {};
  for (const kind of SINGLE_KINDS) {
    const dueAt = timers[kind];
    if (dueAt !== (stored[kind] ?? null)) changes[kind] = dueAt;
  }
  const isNew = ([id, dueAt]: readonly [string, number]) => stored.kept[id] !== dueAt;
  const gone = Object.keys(stored.kept).filter((id) => timers.kept[id] === undefined);
  changes.kept = Object.fromEntries([
    ...Object.entries(timers.kept).filter(isNew),
    ...gone.map((id) => [id, null] as const),
  ]);
  return changes;
}

type TurnTimers = Pick<AllTimers, 'move' | 'warning' | 'call' | 'silence' | 'direct'>;

interface TurnChange extends Omit<TimedChange, 'pause'> {
  /** When time begins to run for whoever is asked now. */
  readonly from: number;
}

const NOBODY_ASKED: TurnTimers = {
  move: null,
  warning: null,
  call: null,
  silence: null,
  direct: null,
};

/**
 * The timers of a move restart when somebody else must decide; if that player is on holiday, they start at its end. A
 * player who still owes the same decision, such as after a vote, keeps their remaining time. In the pause after a round
 * it may be a computer's turn: then nobody's time runs.
 */
async function turnTimers(
  deps: TransactionDeps,
  stored: MatchTimers,
  change: TurnChange,
): Promise<TurnTimers> {
  const { before, match, from } = change;
  if (match.status !== 'playing') return NOBODY_ASKED;
  const game = gameOfMatch(deps, match);
  const asked = seatAsked(game, match);
  if (asked === undefined) return NOBODY_ASKED;
  const begin = standsUntil(match, [asked], from);
  const fresh = freshTimers(match, begin);
  const isLost = fresh.move !== null && stored.move === undefined;
  if (before === null || isLost || isNewQuestion(game, change)) {
    return { ...fresh, direct: await directAt(deps, match, fresh.call) };
  }
  const later = begin - standsUntil(before, [asked], from);
  return {
    ...movedBy(later, stored),
    silence: silenceAfter(stored, change, { later, silence: fresh.silence }),
    // Whoever owes the decision is reminded once they are back.
    ...(later === 0
      ? { call: stored.call ?? null, direct: stored.direct ?? null }
      : { call: fresh.call, direct: await directAt(deps, match, fresh.call) }),
  };
}

/** What falls due for a decision that is owed from an instant on. */
function freshTimers(match: Match, begin: number): Omit<TurnTimers, 'direct'> {
  const limit = MOVE_TIME[match.clock];
  const warning = WARNING_TIME[match.clock];
  const call = REMIND_TIME[match.clock];
  const silence = SILENCE_TIME[match.clock];
  // Shorter limits need no timer: missed moves are counted.
  const isSilenceTold = limit !== null && limit <= silence;
  return {
    move: limit && begin + limit,
    warning: limit && warning && begin + limit - warning,
    call: call && begin + call,
    silence: isSilenceTold || hasNobodyToWait(match) ? null : begin + silence,
  };
}

/** A holiday begins or ends: what remains of the time remains. */
function movedBy(later: number, { move, warning }: MatchTimers) {
  return {
    move: move === undefined ? null : move + later,
    warning: warning === undefined ? null : warning + later,
  };
}

/**
 * Silence counts while others wait. What was noted before a holiday is not held against whoever is back, nor what was
 * nobody's concern until another came back.
 */
function silenceAfter(
  stored: MatchTimers,
  { before }: TurnChange,
  { later, silence }: { readonly later: number; readonly silence: number | null },
): number | null {
  if (silence === null) return null;
  if (stored.silence !== undefined) return stored.silence + later;
  const wasAlone = before !== null && hasNobodyToWait(before);
  return later !== 0 || wasAlone ? silence : null;
}

/** When whoever is asked is written to, in slow games: as late as others are reminded. */
async function directAt(
  deps: TransactionDeps,
  match: Match,
  call: number | null,
): Promise<number | null> {
  if (call === null || !isSlow(match.clock) || hasNobodyToWait(match)) return null;
  const asked = playerAsked(deps, match);
  return asked !== undefined && (await wantsDirect(deps, match, asked.person)) ? call : null;
}

/** Whether a player owes a decision that they did not owe before, or has just made one. */
function isNewQuestion(game: HanafudaGame, { before, match, steps }: TurnChange): boolean {
  const asked = seatAsked(game, match);
  const owed = before?.status === 'playing' ? seatAsked(game, before) : undefined;
  return asked !== owed || steps.some(({ seat }) => seat === asked);
}
