import { asRecorded, type Seat } from '../../engine/core/game.ts';
import type { Move } from '../../engine/round/state.ts';
import { type Step, withPast } from '../../engine/view/past.ts';
import type { Match } from '../../model/match.ts';
import { yieldToOthers } from '../background.ts';
import { type Deps, gameOfMatch } from '../deps.ts';
import {
  computersMove,
  moved,
  questionTo,
  type RunningMatch,
  running,
} from '../play/running-match.ts';

/** The version of a match that has just been dealt, by which computers choose. */
const DEALT = 1;
/** Far beyond the longest match of a day: only a game that never ends reaches it. */
const MOST_MOVES = 2000;

/**
 * What the strong computer makes of the deal of a match, in the seat of its only person, against the same computers.
 * It takes all the time that it needs, so that it always comes to the same.
 */
export async function parOf(deps: Deps, played: Match): Promise<number> {
  const game = gameOfMatch(deps, played);
  const person = played.players.findIndex(({ type }) => type === 'person');
  const { state } = game.start(asRecorded(running(played).state.setup));
  let match: RunningMatch = { ...running(played), version: DEALT, state };
  const steps: Step[] = [{ state, seat: null, move: null }];
  for (;;) {
    const seat = game.toAct(match.state);
    if (seat === undefined) break;
    if (steps.length > MOST_MOVES) throw new Error(`the deal of match ${match.id} does not end`);
    const move =
      seat === person
        ? await strongMove(deps, match, { seat, steps })
        : computersMove(deps, match, seat);
    match = moved(game, match, { seat, move, byComputer: true }).match;
    steps.push({ state: match.state, seat, move });
    await yieldToOthers();
  }
  const score = game.view(match.state, 'spectator').standing?.scores[person];
  if (score === undefined) throw new TypeError(`the deal of match ${match.id} has no result`);
  return score;
}

async function strongMove(
  deps: Deps,
  match: RunningMatch,
  { seat, steps }: { readonly seat: Seat; readonly steps: readonly Step[] },
): Promise<Move> {
  const game = gameOfMatch(deps, match);
  const view = withPast(game.view(match.state, seat), game.rulesOf(match.state.setup), steps);
  const question = questionTo(deps, match, view);
  const [only, ...others] = question.moves;
  if (only !== undefined && others.length === 0) return only;
  if (deps.think === undefined) return computersMove(deps, match, seat);
  return deps.think({ ...question, strength: 'strong', thinkers: 1, isUnhurried: true });
}
