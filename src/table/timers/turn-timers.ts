import type { HanafudaGame } from '../../games/index.ts';
import { MOVE_TIME, REMIND_TIME, SILENCE_TIME, WARNING_TIME } from '../../model/clock.ts';
import type { Match } from '../../model/match.ts';
import type { MatchStep } from '../../model/outcome.ts';
import { hasNobodyToWait, seatsAsked } from '../../model/seats.ts';
import { gameOf, type TransactionDeps } from '../deps.ts';
import { hasThinkers, thinkerToAct } from '../play/running-match.ts';

type TimerDeps = Pick<TransactionDeps, 'store' | 'findGame' | 'now'>;

/** A match as it was, as it is now, and what happened in between. */
interface Change {
  readonly before: Match;
  readonly match: Match;
  readonly steps: readonly MatchStep[];
  /** How many milliseconds the result of a round is shown before people are asked. */
  readonly pause: number;
}

/**
 * Resets the timers of a move when a new decision is owed, within the transaction that caused it. A
 * player who still owes the same decision, such as after a vote, keeps their remaining time. In the pause
 * after a round it may be a computer's turn: then nobody's time runs.
 */
export async function keepTurnTimers(deps: TimerDeps, change: Change): Promise<void> {
  const { match, pause } = change;
  const { store } = deps;
  const game = gameOf(deps, match);
  if (match.status !== 'playing') return;
  const isAsked = seatsAsked(game, match).length > 0;
  if (isAsked && !isNewQuestion(game, change)) return;
  const now = deps.now() + pause;
  const limit = isAsked ? MOVE_TIME[match.clock] : null;
  const warning = WARNING_TIME[match.clock];
  const call = isAsked ? REMIND_TIME[match.clock] : null;
  const silence = SILENCE_TIME[match.clock];
  // Shorter limits tell by themselves: missed moves are counted.
  const isSilenceTold = limit !== null && limit <= silence;
  const put = (kind: 'move' | 'warning' | 'call' | 'silence', after: number | null) =>
    after === null ? store.clearTimer(match.id, kind) : store.setTimer(match.id, kind, now + after);
  await put('move', limit);
  await put('warning', limit === null || warning === null ? null : limit - warning);
  await put('call', call);
  const isTimeless = !isAsked || isSilenceTold || hasNobodyToWait(match);
  await put('silence', isTimeless ? null : silence);
}

/**
 * Sets until when an offer to stop waits for answers once there is one, and clears that when it
 * lapses.
 */
export async function keepStopTimer({ store, now }: TimerDeps, match: Match): Promise<void> {
  if (match.status !== 'playing') return;
  if (match.stopVotes.length === 0) await store.clearTimer(match.id, 'stop');
  else if ((await store.dueAt(match.id, 'stop')) === undefined) {
    await store.setTimer(match.id, 'stop', now() + SILENCE_TIME[match.clock]);
  }
}

/** A computer that has to think is asked as soon as this is committed, and again after so many milliseconds. */
const THINKING_TIME = 2000;

/**
 * Notes that a computer has to think, so that it is asked again should the process end meanwhile; not in the
 * pause after a round.
 */
export async function keepThinkingTimer(deps: TransactionDeps, match: Match): Promise<void> {
  const { store, now } = deps;
  if (match.status !== 'playing' || !hasThinkers(match)) return;
  const isAsked =
    thinkerToAct(deps, match) !== undefined && (await store.dueAt(match.id, 'pause')) === undefined;
  if (isAsked) await store.setTimer(match.id, 'computer', now() + THINKING_TIME);
  else await store.clearTimer(match.id, 'computer');
}

/** Whether a player owes a decision that they did not owe before, or has just made one. */
function isNewQuestion(game: HanafudaGame, { before, match, steps }: Change): boolean {
  const asked = seatsAsked(game, match);
  const owed = before.status === 'playing' ? seatsAsked(game, before) : [];
  return asked.some((seat) => !owed.includes(seat) || steps.some((step) => step.seat === seat));
}
