import { Simulator } from '../../src/cpu/fast/simulator.ts';
import { carryOut, Judge, type Option } from '../../src/cpu/value/decide.ts';
import { type LearnedValue, learnedValue } from '../../src/cpu/value/learned-value.ts';
import { leadOf, scaleOf } from '../../src/cpu/value/perspective.ts';
import type { Seat } from '../../src/engine/core/game.ts';
import type { Move, State } from '../../src/engine/round/state.ts';
import { gameOf } from '../../src/games/index.ts';

/**
 * What the card that a move turned brought a seat more than the others of the pile would have on average, by what
 * was learned. Over all orders of the pile that is nothing, whoever plays, unless they see the pile: what is won less
 * this luck tells the same with fewer rounds. 0 if nothing was learned.
 */
export function luckOf(state: State, move: Move, me: Seat): number {
  const { setup, drawn } = state;
  const pile = state.pile.slice(drawn);
  const learned = learnedValue(gameOf(setup.game), setup.seats);
  if (learned === null || pile.length < 2) return 0;
  let sum = 0;
  let turned = 0;
  for (let at = 0; at < pile.length; at++) {
    const other = pile.with(0, pile[at] as number).with(at, pile[0] as number);
    const worth = worthAfter({ ...state, pile: other, drawn: 0 }, move, { me, learned });
    if (worth === null) return 0;
    if (at === 0) turned = worth;
    sum += worth;
  }
  return turned - sum / pile.length;
}

/** What a seat should own more than the others in the end; null if the move turns no card. */
function worthAfter(
  state: State,
  move: Move,
  { me, learned }: { readonly me: Seat; readonly learned: LearnedValue },
): number | null {
  const simulator = new Simulator(gameOf(state.setup.game).rulesOf(state.setup), state);
  carryOut(simulator, { move, value: 0, action: null });
  if (simulator.rest.drawn === 0) return null;
  if (simulator.waits === 'ended') {
    simulator.settle();
    return leadOf(simulator, me);
  }
  const judge = new Judge(learned, simulator);
  // What everybody expects comes to nothing: each tells something of this seat.
  const seats = state.hands.length;
  const expected = state.hands.map((_, seat) => {
    if (seat === simulator.seat) return Math.max(...judge.options(simulator).map(worthOf));
    judge.perspective.look(simulator, seat, null);
    return judge.perspective.value(learned.weights) * scaleOf(simulator);
  });
  const all = expected.reduce((sum, one) => sum + one, 0);
  return leadOf(simulator, me) + (expected[me] ?? 0) - all / seats;
}

const worthOf = ({ value }: Option) => value;
