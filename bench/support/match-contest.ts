import type { Options, OptionTable, Seat } from '../../src/engine/core/game.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { atSeat } from '../../src/engine/round/by-seat.ts';
import type { State } from '../../src/engine/round/state.ts';
import type { Step } from '../../src/engine/view/past.ts';
import { type Contest, drawsBySeat, moveOf } from './contestants.ts';

/** Matches to ruin go on for this many rounds at most. */
export const MOST_ROUNDS = 24;

/** The share of whole matches that the one wins, each played from every seat; a tie is a part of a win. */
export function shareOfMatches(asked: Contest, matches: number): number {
  let won = 0;
  for (let number = 0; number < matches; number++) {
    for (let me = 0; me < asked.seats; me++) won += playMatch(asked, me, number);
  }
  return won / matches / asked.seats;
}

function playMatch({ game, seats, one, others, ...asked }: Contest, me: Seat, number: number) {
  const seed = seedOf(asked.seed * 1000 + number);
  const usual = asked.house ?? defaultOptions(game.options);
  const options = one === 'novice' ? shortest(game.options) : usual;
  let { state } = game.start({ game: game.id, seats, options, seed });
  const draws = drawsBySeat(state, 'match');
  const steps: Step[] = [{ state, seat: null, move: null }];
  for (let seat = game.toAct(state); seat !== undefined; seat = game.toAct(state)) {
    if (state.round > MOST_ROUNDS) break;
    const player = {
      seat,
      draw: atSeat(draws, seat),
      slips: asked.slips,
      steps,
      program: asked.program,
    };
    const move = moveOf(seat === me ? one : others, state, player);
    state = game.apply(state, seat, move).state;
    steps.push({ state, seat, move });
  }
  const [first = []] = game.view(state, 'spectator').standing?.places ?? [leaders(state)];
  return first.includes(me) ? 1 / first.length : 0;
}

/** The house rules of a match of three rounds, or if there is none so short, of the fewest or up to the least. */
function shortest(table: OptionTable): Options {
  const lengths = Object.entries(table).filter(([id]) => LENGTHS.includes(id));
  const short = lengths.map(([id, { choices }]) => {
    const numbers = choices.flatMap((one) => (typeof one === 'number' && one >= 3 ? [one] : []));
    return [id, Math.min(...numbers)];
  });
  return { ...defaultOptions(table), ...Object.fromEntries(short) };
}

const LENGTHS: readonly string[] = ['rounds', 'length', 'games', 'target'];

function leaders({ totals }: State): readonly Seat[] {
  const most = Math.max(...totals);
  return [...totals.keys()].filter((seat) => totals[seat] === most);
}
