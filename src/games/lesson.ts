import {
  ALL_CARDS,
  cardsOf,
  NO_CARDS,
  parseCardSet,
  setOf,
  union,
  without,
} from '../engine/core/card-set.ts';
import { card } from '../engine/core/cards.ts';
import type { Options, Seat } from '../engine/core/game.ts';
import { defaultOptions } from '../engine/core/options.ts';
import { seedFrom } from '../engine/core/random.ts';
import type { BuiltGame } from '../engine/match/build-game.ts';
import type { Event } from '../engine/round/event.ts';
import { parseMove } from '../engine/round/move-text.ts';
import { type Move, playBy, type State } from '../engine/round/state.ts';

/** What is to be learned: yaku alone score, or captured cards by their points too, or captures wait for the flip (Go-Stop). */
export const GAME_KINDS = ['yaku', 'points', 'late'] as const;
export type GameKind = (typeof GAME_KINDS)[number];

/** A deal for two to learn a game by, and how it is played. Cards by their ids, separated by blanks. */
export interface Lesson {
  /** House rules other than the usual ones: few rounds. */
  readonly options: Options;
  readonly hands: readonly [learner: string, computer: string];
  readonly field: string;
  /** The first cards of the pile; the rest follows in the order of the deck. */
  readonly pile: string;
  /** The moves of both, as `formatMove` writes them, by whose turn it is; the last is the learner's. */
  readonly moves: readonly string[];
}

export const LEARNER: Seat = 0;

/** A lesson at the moment when the learner is asked, or at its end. */
export interface LessonStep {
  readonly state: State;
  /** What happened since the learner's last move, that included. */
  readonly events: readonly Event[];
  /** What the learner is to do; null once the lesson has shown all. */
  readonly expected: Move | null;
}

/** The lesson after the learner has made so many of its moves. */
export function lessonStep(game: BuiltGame, lesson: Lesson, made: number): LessonStep {
  let state = beginning(game, lesson);
  let events: readonly Event[] = [];
  let learners = 0;
  for (const text of lesson.moves) {
    const move = parseMove(text);
    const seat = game.toAct(state);
    if (move === undefined || seat === undefined) throw new RangeError(`no move: ${text}`);
    if (seat === LEARNER) {
      if (learners === made) return { state, events, expected: move };
      learners += 1;
      events = [];
    }
    const step = game.apply(state, seat, move);
    state = step.state;
    events = [...events, ...step.events];
  }
  return { state, events, expected: null };
}

function beginning(game: BuiltGame, { hands, field, pile, options: own }: Lesson): State {
  const { id } = game;
  const options = { ...defaultOptions(game.options), ...own };
  const setup = { game: id, seats: 2, options, seed: SEED };
  const dealt = hands.map(parseCardSet);
  const lying = field.split(' ').map(card);
  const first = pile.split(' ').map(card);
  const placed = dealt.reduce(union, setOf([...lying, ...first]));
  return {
    ...game.start(setup).state,
    seating: [0, 1],
    order: [0, 1],
    turns: 0,
    hands: dealt,
    dealt: dealt.map(cardsOf),
    field: lying,
    captured: [NO_CARDS, NO_CARDS],
    multiplier: null,
    teyaku: [],
    phase: playBy(LEARNER),
    pile: [...first, ...cardsOf(without(ALL_CARDS, placed))],
    drawn: 0,
  };
}

/** It has no effect then. */
const SEED = seedFrom(new Uint8Array(32));
