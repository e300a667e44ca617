import type { Seat } from '../../src/engine/core/game.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { atSeat } from '../../src/engine/round/by-seat.ts';
import type { Move, State } from '../../src/engine/round/state.ts';
import type { Step } from '../../src/engine/view/past.ts';
import { gameOf } from '../../src/games/index.ts';
import { type Contest, type Contestant, drawsBySeat, leadIn, moveOf } from './contestants.ts';
import { luckOf } from './luck.ts';
import { MOST_ROUNDS } from './match-contest.ts';
import { percentile } from './percentile.ts';
import type { Program } from './program.ts';

/** What the one won in some rounds, each played from every seat. */
export interface RoundsPlayed {
  readonly rounds: number;
  /** Of what it won more than the others on average, in the unit of the totals, over the rounds. */
  readonly sum: number;
  readonly squares: number;
  /** The same of its luck with the pile (`luckOf`), and of both multiplied; absent: its luck is not known. */
  readonly luck?: { readonly sum: number; readonly squares: number; readonly products: number };
  /** Milliseconds of computing that 19 of 20 of its moves do not take. */
  readonly p95: number;
}

/**
 * Plays rounds of matches among normal computers again, the one in each seat in turn: the same cards, totals and oya
 * whoever plays, so that few rounds tell much.
 *
 * @param known the first of them, played before
 */
export function playRounds(asked: Contest, rounds: number, known?: RoundsPlayed): RoundsPlayed {
  const before = known?.rounds ?? 0;
  let { sum, squares } = known ?? { sum: 0, squares: 0 };
  const luck = { ...(known?.luck ?? { sum: 0, squares: 0, products: 0 }) };
  const times: number[] = [];
  let played = 0;
  for (let number = 0; played < rounds; number++) {
    for (const start of starts(asked, asked.seed * 1000 + number)) {
      if (played === rounds) break;
      played += 1;
      if (played <= before) continue;
      const won = wonIn(asked, start, times);
      sum += won.gain;
      squares += won.gain ** 2;
      luck.sum += won.luck;
      luck.squares += won.luck ** 2;
      luck.products += won.gain * won.luck;
    }
  }
  const share = before / rounds;
  const p95 = share * (known?.p95 ?? 0) + (1 - share) * percentile(times, 0.95);
  return {
    ...{ rounds, sum: rounded(sum), squares: rounded(squares) },
    luck: {
      sum: rounded(luck.sum),
      squares: rounded(luck.squares),
      products: rounded(luck.products),
    },
    p95: Number(p95.toFixed(1)),
  };
}

/** What the one wins in a round more than the others, and its luck, on average of all seats. */
function wonIn({ seats, one, others, program }: Contest, start: State, times: number[]) {
  let gain = 0;
  let luck = 0;
  for (let me = 0; me < seats; me++) {
    const played = playRound(start, { me, one, others, times, program });
    gain += (played.lead - leadIn(start.totals, start.stakes?.borrowed, me)) / seats;
    luck += played.luck / seats;
  }
  return { gain, luck };
}

/** The rounds of a match among normal computers, each as it was dealt. */
function* starts({ game, seats, house }: Contest, number: number): Generator<State> {
  const options = house ?? defaultOptions(game.options);
  let { state } = game.start({ game: game.id, seats, options, seed: seedOf(number) });
  while (game.toAct(state) !== undefined && state.round <= MOST_ROUNDS) {
    yield state;
    state = playRound(state, { me: null, one: 'normal', others: 'normal', times: [] }).after;
  }
}

interface Chair {
  /** Null: everybody is as the others, and nobody's luck is asked for. */
  readonly me: Seat | null;
  readonly one: Contestant;
  readonly others: Contestant;
  /** Takes what each move of the one takes. */
  readonly times: number[];
  readonly program?: Program | undefined;
  /** What is played first, whoever is asked. */
  readonly first?: Move;
}

/** Plays a round to its end; `lead`: what the one then owns more, before the next deal. */
export function playRound(start: State, { me, one, others, times, program, first }: Chair) {
  const game = gameOf(start.setup.game);
  const draws = drawsBySeat(start, `round ${start.deals}`);
  // Who sees the pile makes his luck.
  const isBlind = me !== null && one !== 'cheater';
  const steps: Step[] = [{ state: start, seat: null, move: null }];
  let state = start;
  let luck = 0;
  const ended = (totals: readonly number[], borrowed: readonly number[] | null | undefined) => ({
    lead: leadIn(totals, borrowed, me ?? 0),
    luck,
    after: state,
  });
  for (let seat = game.toAct(state); seat !== undefined; seat = game.toAct(state)) {
    const began = process.threadCpuUsage();
    const asked = { seat, draw: atSeat(draws, seat), steps, program };
    const isFirst = first !== undefined && state === start;
    const move = isFirst ? first : moveOf(seat === me ? one : others, state, asked);
    const { user, system } = process.threadCpuUsage(began);
    if (seat === me) times.push((user + system) / 1000);
    if (isBlind) luck += luckOf(state, move, me);
    const step = game.apply(state, seat, move);
    state = step.state;
    steps.push({ state, seat, move });
    for (const event of step.events) {
      if (event.type !== 'settled') continue;
      const { totals, borrowed } = event.settlement;
      return ended(totals, borrowed);
    }
    if (state.deals !== start.deals) break;
  }
  return ended(state.totals, state.stakes?.borrowed);
}

/** Without a sum's last digits, and never minus nothing. */
const rounded = (sum: number) => Number(sum.toFixed(4)) + 0;
