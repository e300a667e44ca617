import type { Seat } from '../../engine/core/game.ts';
import type { HanafudaGame } from '../../games/index.ts';
import { isSlow, MOVE_TIME, REMIND_TIME, SILENCE_TIME, WARNING_TIME } from '../../model/clock.ts';
import { standsUntil } from '../../model/holiday.ts';
import { hasEnded, type Match } from '../../model/match.ts';
import type { MatchStep } from '../../model/outcome.ts';
import { hasNobodyToWait, isPresent, seatsAsked } from '../../model/seats.ts';
import { gameOf, type TransactionDeps } from '../deps.ts';
import { holidayTimer } from '../holiday/table-holidays.ts';
import { lobbyTimers } from '../lobby/idle.ts';
import { peopleAsked, wantsDirect } from '../mentions/mentions.ts';
import { hasThinkers, thinkerToAct } from '../play/running-match.ts';
import type { TimerChanges } from './timer-store.ts';

type TimerDeps = Pick<TransactionDeps, 'store' | 'findGame' | 'now'>;

/** A match as it was, as it is now, and what happened in between. */
interface Change {
  readonly before: Match;
  readonly match: Match;
  readonly steps: readonly MatchStep[];
  /** How many milliseconds the result of a round is shown before people are asked. */
  readonly pause: number;
}

/** Sets and clears what falls due in a match, within the transaction that changes it. */
export async function keepTimers(deps: TransactionDeps, change: Change): Promise<void> {
  const { store, now } = deps;
  const { before, match } = change;
  if (hasEnded(match)) return store.clearTimers(match.id);
  const isLobby = before.status === 'open';
  const turn = match.status === 'playing' ? await turnTimers(deps, change) : {};
  return store.setTimers(match.id, {
    ...(isLobby && lobbyTimers(match, now())),
    ...holidayTimer(before, match, now()),
    ...(match.status === 'playing' && {
      ...turn,
      ...(await directTimer(deps, match, turn)),
      ...pauseTimer(deps, change),
      ...(await stopTimer(deps, change)),
      ...(await thinkingTimer(deps, change)),
    }),
  });
}

/**
 * The timers of a move restart when somebody else must decide; if that player is on holiday, they start at its end. A
 * player who still owes the same decision, such as after a vote, keeps their remaining time. In the pause after a round
 * it may be a computer's turn: then nobody's time runs.
 */
async function turnTimers(deps: TimerDeps, change: Change): Promise<TimerChanges> {
  const { before, match, pause } = change;
  const game = gameOf(deps, match);
  const asked = seatsAsked(game, match);
  const now = deps.now() + pause;
  const begin = standsUntil(match, asked, now);
  const fresh = freshTimers(match, asked.length > 0 ? begin : null);
  if (asked.length === 0 || isNewQuestion(game, change)) return fresh;
  const later = begin - standsUntil(before, seatsAsked(game, before), now);
  return later === 0 ? {} : await movedTimers(deps, match, { fresh, later });
}

/** What falls due for a decision that is owed from an instant on; null: none is. */
function freshTimers(match: Match, begin: number | null): Required<Pick<TimerChanges, TurnTimer>> {
  if (begin === null) return { move: null, warning: null, call: null, silence: null };
  const limit = MOVE_TIME[match.clock];
  const warning = WARNING_TIME[match.clock];
  const call = REMIND_TIME[match.clock];
  const silence = SILENCE_TIME[match.clock];
  // Shorter limits tell by themselves: missed moves are counted.
  const isSilenceTold = limit !== null && limit <= silence;
  return {
    move: limit && begin + limit,
    warning: limit && warning && begin + limit - warning,
    call: call && begin + call,
    silence: isSilenceTold || hasNobodyToWait(match) ? null : begin + silence,
  };
}

type TurnTimer = 'move' | 'warning' | 'call' | 'silence';

/**
 * A holiday begins or ends: what remains of the time remains, and whoever owes the decision is reminded once they are
 * back. Silence that was noted before is not held against them.
 */
async function movedTimers(
  { store }: TimerDeps,
  match: Match,
  { fresh, later }: { readonly fresh: TimerChanges; readonly later: number },
): Promise<TimerChanges> {
  const moved: Partial<Record<TurnTimer, number>> = {};
  for (const kind of ['move', 'warning', 'silence'] as const) {
    const dueAt = await store.dueAt(match.id, kind);
    if (dueAt !== undefined) moved[kind] = dueAt + later;
  }
  return { call: fresh.call ?? null, silence: fresh.silence ?? null, ...moved };
}

/** When people who are asked are written to, in slow games: as late as others are reminded. */
async function directTimer(
  deps: TimerDeps,
  match: Match,
  { call }: TimerChanges,
): Promise<TimerChanges> {
  if (call === undefined || !isSlow(match.clock)) return {};
  const isWanted = call !== null && (await isDirectWanted(deps, match));
  return { direct: isWanted ? call : null };
}

async function isDirectWanted(deps: TimerDeps, match: Match): Promise<boolean> {
  if (hasNobodyToWait(match)) return false;
  for (const { person } of peopleAsked(deps, match)) {
    if (await wantsDirect(deps, match, person)) return true;
  }
  return false;
}

/** A round's end begins the pause, and whoever moves after it ends it. */
function pauseTimer({ now }: TimerDeps, { steps, pause }: Change): TimerChanges {
  if (pause > 0) return { pause: now() + pause };
  return steps.length > 0 ? { pause: null } : {};
}

/** Until when an offer to stop waits for answers, once there is one: the holidays of who owes one do not count. */
async function stopTimer(
  { store, now }: TimerDeps,
  { before, match }: Change,
): Promise<TimerChanges> {
  if (match.stopVotes.length === 0) return before.stopVotes.length === 0 ? {} : { stop: null };
  const at = now();
  const begin = standsUntil(match, unanswered(match), at);
  const dueAt = await store.dueAt(match.id, 'stop');
  if (dueAt === undefined) return { stop: begin + SILENCE_TIME[match.clock] };
  const later = begin - standsUntil(before, unanswered(before), at);
  return later === 0 ? {} : { stop: dueAt + later };
}

/** The seats of those who have not said whether to stop. */
function unanswered({ players, stopVotes }: Match): readonly Seat[] {
  return players.flatMap((player, seat) =>
    isPresent(player) && !stopVotes.includes(player.person.id) ? [seat] : [],
  );
}

/** A computer that has to think is asked as soon as this is committed, and again after so many milliseconds. */
const THINKING_TIME = 2000;

/**
 * When a computer that has to think is asked again, should the process end meanwhile; not in the pause after a
 * round.
 */
async function thinkingTimer(
  deps: TransactionDeps,
  { match, steps, pause }: Change,
): Promise<TimerChanges> {
  const { store, now } = deps;
  if (!hasThinkers(match)) return {};
  const isPaused = async () =>
    pause > 0 || (steps.length === 0 && (await store.dueAt(match.id, 'pause')) !== undefined);
  const isAsked = thinkerToAct(deps, match) !== undefined && !(await isPaused());
  return { computer: isAsked ? now() + THINKING_TIME : null };
}

/** Whether a player owes a decision that they did not owe before, or has just made one. */
function isNewQuestion(game: HanafudaGame, { before, match, steps }: Change): boolean {
  const asked = seatsAsked(game, match);
  const owed = before.status === 'playing' ? seatsAsked(game, before) : [];
  return asked.some((seat) => !owed.includes(seat) || steps.some((step) => step.seat === seat));
}
