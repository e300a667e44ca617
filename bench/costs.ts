/**
 * Whether reviews are right about what a move costs: normal computers play, and every decision that a review would have
 * made otherwise is played on from both moves, on the cards as they lie, by strong ones in all seats. Prints, for cards
 * and for answers, the cheapest first, what the moves were said to cost and what they cost, the luck of the pile taken out.
 *
 *     node bench/costs.ts [GAME [SEATS [ROUNDS [SEED]]]]
 */
import { judge } from '../src/cpu/judgement.ts';
import { defaultOptions } from '../src/engine/core/options.ts';
import { drawsOf, seedOf } from '../src/engine/core/random.ts';
import { sameMove } from '../src/engine/round/move-text.ts';
import { type Step, withPast } from '../src/engine/view/past.ts';
import { gameOf } from '../src/games/index.ts';
import { moveOf } from './support/contestants.ts';
import { gainOf, shown } from './support/estimate.ts';
import { playRound } from './support/round-contest.ts';

const [, , id = 'koi-koi', seats = '2', rounds = '200', seed = '1'] = process.argv;
/** Into so many parts of one size all moves that are said to cost something are cut. */
const PARTS = 4;
const game = gameOf(id);
const setup = { game: id, seats: Number(seats), options: defaultOptions(game.options) };
const draw = drawsOf(seedOf(Number(seed)), 'costs');

/** What a move was said to cost, and what it cost. */
type Found = readonly [said: number, cost: number];
const found: Record<'cards' | 'answers', Found[]> = { cards: [], answers: [] };

/** Judges the last of some steps, and gives the next. */
function playOn(steps: readonly Step[]): Step | null {
  const { state } = steps.at(-1) as Step;
  const seat = game.toAct(state);
  if (seat === undefined) return null;
  const made = moveOf('normal', state, { seat, draw, steps });
  const moves = game.legalMoves(state, seat);
  if (moves.length > 1) {
    const view = withPast(game.view(state, seat), game.rulesOf(state.setup), steps);
    const { better, cost } = judge(view, { moves, made }, { draw });
    const [one = 0, other = 0] = [better, made].map((first) => {
      if (sameMove(better, made)) return 0;
      const chair = { me: seat, one: 'strong', others: 'strong', first } as const;
      const { lead, luck } = playRound(state, { ...chair, times: [] });
      return lead - luck;
    });
    const isCard = made.type === 'play' || made.type === 'capture';
    if (!sameMove(better, made)) found[isCard ? 'cards' : 'answers'].push([cost, one - other]);
  }
  return { state: game.apply(state, seat, made).state, seat, move: made };
}

for (let number = Number(seed) * 1000, played = 0; played < Number(rounds); number++) {
  const { state } = game.start({ ...setup, seed: seedOf(number) });
  let steps: readonly Step[] = [{ state, seat: null, move: null }];
  for (let next = playOn(steps); next !== null && played < Number(rounds); next = playOn(steps)) {
    const isDealt = next.state.deals !== steps[0]?.state.deals;
    if (isDealt) played++;
    steps = isDealt ? [next] : [...steps, next];
  }
}

function mean(all: readonly number[]) {
  const sum = all.reduce((before, one) => before + one, 0);
  const squares = all.reduce((before, one) => before + one ** 2, 0);
  return gainOf({ rounds: all.length, sum, squares });
}

for (const [kind, all] of Object.entries(found)) {
  const dear = all.filter(([said]) => said > 0).toSorted(([one], [other]) => one - other);
  const cuts = Array.from({ length: PARTS + 1 }, (_, cut) => (cut * dear.length) / PARTS);
  const parts = cuts
    .slice(1)
    .map((to, at) => dear.slice(Math.round(cuts[at] ?? 0), Math.round(to)));
  for (const part of [all.filter(([said]) => said === 0), ...parts]) {
    const [said, cost] = [0, 1].map((at) => mean(part.map((one) => one[at] ?? 0)));
    if (said === undefined || cost === undefined || part.length < 2) continue;
    console.log(`${kind}: ${part.length} said to cost ${said.mean.toFixed(1)} cost ${shown(cost)}`);
  }
}
