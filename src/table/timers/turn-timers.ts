import type { HanafudaGame } from '../../games/index.ts';
import { isSlow, MOVE_TIME, REMIND_TIME, SILENCE_TIME, WARNING_TIME } from '../../model/clock.ts';
import { standsUntil } from '../../model/holiday.ts';
import type { Match } from '../../model/match.ts';
import type { MatchStep } from '../../model/outcome.ts';
import { hasNobodyToWait, seatAsked } from '../../model/seats.ts';
import type { AllTimers, MatchTimers } from '../../model/timers.ts';
import { gameOfMatch, type TransactionDeps } from '../deps.ts';
import { playerAsked, wantsDirect } from '../mentions/mentions.ts';

/** What deadlines are computed with. */
export type TimerDeps = Omit<TransactionDeps, 'followers'>;

type TurnTimers = Pick<AllTimers, 'move' | 'warning' | 'call' | 'silence' | 'direct'>;

/** A change of a match, as in `keepTimers`. */
interface TurnChange {
  readonly before: Match | null;
  readonly match: Match;
  readonly steps: readonly MatchStep[];
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
export async function turnTimers(
  deps: TimerDeps,
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
  deps: TimerDeps,
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
