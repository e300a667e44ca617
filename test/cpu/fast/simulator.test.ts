import { describe, expect, test } from 'vitest';
import { captureTable } from '../../../src/cpu/fast/capture-table.ts';
import { Simulator } from '../../../src/cpu/fast/simulator.ts';
import { cardsOf, monthSet } from '../../../src/engine/core/card-set.ts';
import type { Options, Seat } from '../../../src/engine/core/game.ts';
import { defaultOptions } from '../../../src/engine/core/options.ts';
import { drawsOf, seedOf } from '../../../src/engine/core/random.ts';
import { PLATE } from '../../../src/engine/mechanics/payments/stakes.ts';
import { captureByMonth } from '../../../src/engine/round/field.ts';
import { sameMove } from '../../../src/engine/round/move-text.ts';
import { type Capture, EMPTY, type Move, type State } from '../../../src/engine/round/state.ts';
import { gameOf, type HanafudaGame } from '../../../src/games/index.ts';
import { hold } from '../../support/invariants.ts';
import { pairwiseOptions } from '../../support/pairwise.ts';
import { oneOf, TABLES } from '../../support/random-match.ts';

/** Deals played with each row of house rules. */
const ROUNDS = Number(process.env['SIMULATOR_ROUNDS'] ?? 2);

const sorted = (cards: readonly number[]): Capture => cards.toSorted((a, b) => a - b);
const byText = (one: Capture, other: Capture) => (String(one) < String(other) ? -1 : 1);

/** A state as text, whatever the slots in which the cards of the field lie. */
function textOf(state: State): string {
  const { phase, field, pile, drawn } = state;
  const isCapture = phase.type === 'capture';
  return JSON.stringify({
    ...state,
    field: sorted(field.filter((slot) => slot !== EMPTY)),
    pile: pile.slice(drawn),
    phase: isCapture ? { ...phase, choices: phase.choices.map(sorted).toSorted(byText) } : phase,
  });
}

/** The moves that the simulator allows, as the engine would list them. */
function movesOf(simulator: Simulator): readonly Move[] {
  if (simulator.waits === 'asked') return simulator.answers();
  if (simulator.waits === 'capture') {
    return Array.from({ length: simulator.ways }, (_, way): Move => {
      const lo = simulator.wayLo[way] ?? 0;
      return { type: 'capture', take: cardsOf({ lo, hi: simulator.wayHi[way] ?? 0 }) };
    });
  }
  simulator.findPlays();
  const { playLo: lo, playHi: hi } = simulator;
  const plays = cardsOf({ lo, hi }).map((card): Move => ({ type: 'play', card }));
  return [...plays, ...simulator.insteadOfPlay()];
}

function movesText(moves: readonly Move[]): string {
  const texts = moves.map((move) =>
    JSON.stringify(move.type === 'capture' ? { ...move, take: sorted(move.take) } : move),
  );
  return texts.toSorted().join();
}

function make(simulator: Simulator, move: Move): void {
  if (move.type === 'play') simulator.play(move.card);
  else if (move.type === 'capture') {
    const like = { type: 'capture', take: sorted(move.take) } as const;
    simulator.capture(movesOf(simulator).findIndex((one) => sameMove(one, like)));
  } else simulator.answer(move);
}

const ownedIn = ({ totals, stakes }: State, seat: Seat) =>
  (totals[seat] ?? 0) - PLATE * (stakes?.borrowed[seat] ?? 0);

const told = (before: State, simulator: Simulator) => () =>
  JSON.stringify({ before, simulated: simulator.state() });

/** Makes a move by the engine and the simulator, whose state is this one, and compares; the state after it. */
function step(game: HanafudaGame, simulator: Simulator, before: State): State {
  const seat = game.toAct(before) ?? -1;
  const moves = game.legalMoves(before, seat);
  const listed = simulator.seat === seat && movesText(moves) === movesText(movesOf(simulator));
  hold(listed, told(before, simulator));
  const move = oneOf(moves, drawsOf(before.setup.seed, `${before.deals} ${textOf(before)}`));
  const { state: after, events } = game.apply(before, seat, move);
  const copy = new Simulator(simulator.rules, before);
  copy.copy(simulator);
  make(copy, move);
  hold(textOf(simulator.state()) === textOf(before), () => 'a copy is no copy');
  make(simulator, move);
  if (copy.waits !== 'ended') {
    hold(textOf(copy.state()) === textOf(after), told(after, copy));
    hold(textOf(simulator.state()) === textOf(after), told(after, simulator));
    return after;
  }
  copy.settle();
  const isPaid = after.totals.every((_, at) => copy.owned(at) === ownedIn(after, at));
  // What a deal pays that ends its round at once is not this round's, and a game begins at 0.
  const isOneDeal = after.deals - before.deals === (after.phase.type === 'over' ? 0 : 1);
  const isNewGame = events.some(({ type }) => type === 'game-over');
  hold(isPaid || !isOneDeal || isNewGame, told(after, copy));
  hold(simulator.nextRound() === (after.phase.type !== 'over'), told(after, simulator));
  hold(textOf(simulator.state()) === textOf(after), told(after, simulator));
  return after;
}

/** Plays rounds by the engine and the simulator at once, in several matches; how many moves there were. */
function compare(game: HanafudaGame, { seats, options }: { seats: number; options: Options }) {
  let moves = 0;
  for (let rounds = 0, match = 0; rounds < ROUNDS; match++) {
    const seed = seedOf(1000 * match + seats);
    let { state } = game.start({ game: game.id, seats, options, seed });
    const simulator = new Simulator(game.rulesOf(state.setup), state);
    const { deals } = state;
    for (; game.toAct(state) !== undefined && rounds + state.deals - deals < ROUNDS; moves++) {
      state = step(game, simulator, state);
    }
    rounds += state.deals - deals + 1;
  }
  return moves;
}

describe('the simulator', () => {
  test.each(TABLES)('plays $id for $seats as the engine does, by any house rules', (table) => {
    let moves = 0;
    for (const options of pairwiseOptions(table.game.options)) {
      moves += compare(table.game, { seats: table.seats, options });
    }
    expect(moves).toBeGreaterThan(25);
  });

  test.each(TABLES)('looks captures of $id for $seats up, by every house rule', (table) => {
    const { id: game, seats } = table;
    const tables = pairwiseOptions(table.game.options).map((options) =>
      captureTable(table.game.rulesOf({ game, seats, options })),
    );
    expect(tables).not.toContain(null);
  });
});

describe('the table of captures', () => {
  const game = gameOf('mushi');
  const MUSHI = game.rulesOf({ game: 'mushi', seats: 2, options: defaultOptions(game.options) });

  test('is none where cards of another month decide, or are taken', () => {
    const first = ([card]: readonly number[]) => (card === undefined || card < 0 ? [] : [[card]]);
    expect(captureTable({ ...MUSHI, captures: (field) => first(field) })).toBeNull();
    const everyCard = (field: readonly number[], card: number) =>
      captureByMonth(field, card).length === 0 ? [] : [cardsOf(monthSet(1))];
    expect(captureTable({ ...MUSHI, captures: everyCard })).toBeNull();
  });
});
