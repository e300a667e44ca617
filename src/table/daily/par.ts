import { asRecorded, type Seat } from '../../engine/core/game.ts';
import type { Move } from '../../engine/round/state.ts';
import { type Step, withPast } from '../../engine/view/past.ts';
import type { HanafudaGame } from '../../games/index.ts';
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
    const move = await moveFor(deps, match, { game, seat, isPerson: seat === person, steps });
    match = moved(game, match, { seat, move, byComputer: true }).match;
    steps.push({ state: match.state, seat, move });
    await yieldToOthers();
  }
  const score = game.view(match.state, 'spectator').standing?.scores[person];
  if (score === undefined) throw new TypeError(`the deal of match ${match.id} has no result`);
  return score;
}

async function moveFor(
  deps: Deps,
  match: RunningMatch,
  {
    game,
    seat,
    isPerson,
    steps,
  }: {
    readonly game: HanafudaGame;
    readonly seat: Seat;
    readonly isPerson: boolean;
    readonly steps: readonly Step[];
  },
): Promise<Move> {
  const { chooseMove, think } = deps;
  if (!isPerson) return computersMove(game, match, { seat, chooseMove });
  const rules = game.rulesOf(match.state.setup);
  const question = questionTo(deps, match, withPast(game.view(match.state, seat), rules, steps));
  const [only, ...others] = question.moves;
  if (only !== undefined && others.length === 0) return only;
  const strong = { ...question, strength: 'strong', thinkers: 1, isUnhurried: true } as const;
  if (think === undefined) return computersMove(game, match, { seat, chooseMove });
  const thought: Promise<Move> = think(strong);
  return await thought;
}
