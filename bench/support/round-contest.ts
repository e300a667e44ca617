import type { Seat } from '../../src/engine/core/game.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { atSeat } from '../../src/engine/round/by-seat.ts';
import type { State } from '../../src/engine/round/state.ts';
import { gameOf } from '../../src/games/index.ts';
import { type Contest, type Contestant, drawsBySeat, leadIn, moveOf } from './contestants.ts';
import { MOST_ROUNDS } from './match-contest.ts';
import { percentile } from './percentile.ts';

/** What the one won in some rounds, each played from every seat. */
export interface RoundsPlayed {
  readonly rounds: number;
  /** Of what it won more than the others on average, in the unit of the totals, over the rounds. */
  readonly sum: number;
  readonly squares: number;
  /** Milliseconds of computing that 19 of 20 of its moves do not take. */
  readonly p95: number;
}

/**
 * Plays rounds of matches among normal computers again, the one in each seat in turn: the same cards, totals and oya
 * whoever plays, so that few rounds tell much.
 */
export function playRounds(asked: Contest, rounds: number): RoundsPlayed {
  const times: number[] = [];
  let played = 0;
  let sum = 0;
  let squares = 0;
  for (let number = 0; played < rounds; number++) {
    for (const start of starts(asked, asked.seed * 1000 + number)) {
      const gain = gainIn(asked, start, times) / asked.seats;
      sum += gain;
      squares += gain ** 2;
      played += 1;
      if (played === rounds) break;
    }
  }
  const p95 = percentile(times, 0.95);
  return { rounds, sum: rounded(sum), squares: rounded(squares), p95: Number(p95.toFixed(1)) };
}

/** What the one wins in a round more than the others, from all seats together. */
function gainIn(asked: Contest, start: State, times: number[]): number {
  let gain = 0;
  for (let me = 0; me < asked.seats; me++) {
    gain += playRound(start, { me, one: asked.one, others: asked.others, times }).lead;
    gain -= leadIn(start.totals, start.stakes?.borrowed, me);
  }
  return gain;
}

/** The rounds of a match among normal computers, each as it was dealt. */
function* starts({ game, seats }: Contest, number: number): Generator<State> {
  const options = defaultOptions(game.options);
  let { state } = game.start({ game: game.id, seats, options, seed: seedOf(number) });
  while (game.toAct(state) !== undefined && state.round <= MOST_ROUNDS) {
    yield state;
    state = playRound(state, { me: 0, one: 'normal', others: 'normal', times: [] }).after;
  }
}

interface Chair {
  readonly me: Seat;
  readonly one: Contestant;
  readonly others: Contestant;
  /** Takes what each move of the one takes. */
  readonly times: number[];
}

/** Plays a round to its end; `lead`: what the one then owns more, before the next deal. */
function playRound(start: State, { me, one, others, times }: Chair) {
  const game = gameOf(start.setup.game);
  const draws = drawsBySeat(start, `round ${start.deals}`);
  let state = start;
  for (let seat = game.toAct(state); seat !== undefined; seat = game.toAct(state)) {
    const began = process.threadCpuUsage();
    const move = moveOf(seat === me ? one : others, state, { seat, draw: atSeat(draws, seat) });
    const { user, system } = process.threadCpuUsage(began);
    if (seat === me) times.push((user + system) / 1000);
    const step = game.apply(state, seat, move);
    state = step.state;
    for (const event of step.events) {
      if (event.type !== 'settled') continue;
      const { totals, borrowed } = event.settlement;
      return { lead: leadIn(totals, borrowed, me), after: state };
    }
    if (state.deals !== start.deals) break;
  }
  return { lead: leadIn(state.totals, state.stakes?.borrowed, me), after: state };
}

/** Without a sum's last digits, and never minus nothing. */
const rounded = (sum: number) => Number(sum.toFixed(4)) + 0;
