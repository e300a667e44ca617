import type { Seed } from './random.ts';

/** A place at the table, from 0; playing order goes up and round. */
export type Seat = number;

/** Whose eyes: a seat, or a spectator, who sees only what lies open. */
export type Viewer = Seat | 'spectator';

/** What applying a move yields: the next state, and what happened, in order. */
export interface Step<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

export type OptionValue = string | number | boolean;

/** A house rule: what may be chosen, and what is played when nothing is said of it. */
export interface Option {
  readonly default: OptionValue;
  /** Every value allowed, the default among them. */
  readonly choices: readonly OptionValue[];
  /** With how many players it is a rule at all, and offered; absent: with any number. */
  readonly seats?: readonly number[];
  /** The choices that there are with some numbers of players only, by `String(value)`; absent: none. */
  readonly choiceSeats?: Readonly<Record<string, readonly number[]>>;
  /** It is a rule only while another house rule has one of these values; absent: whatever the others say. */
  readonly only?: { readonly option: string; readonly values: readonly OptionValue[] };
  /**
   * What was played before there was this house rule, for matches that were stored then; absent: the
   * default.
   */
  readonly before?: OptionValue;
  /** What a table has when it is opened. Only the length of a match has one. */
  readonly opensWith?: OptionValue;
}

export type OptionTable = Readonly<Record<string, Option>>;

export type Options = Readonly<Record<string, OptionValue>>;

export type OptionsOf<Table extends OptionTable> = {
  readonly [Id in keyof Table]: Table[Id]['choices'][number];
};

/** What a match is started with; with the moves it is all that a replay needs. */
export interface Setup {
  readonly game: string;
  readonly seats: number;
  /** A house rule that is missing came later: it is played as before there was one. */
  readonly options: Options;
  readonly seed: Seed;
  /**
   * Which edition of the game's rules it is played by: a ruling that changes what a match computes
   * makes a new one, and leaves matches of earlier ones as they were. From 1; absent: the first.
   */
  readonly edition?: number;
}

/** The setup of a recorded match, to replay it by its own rules. */
export function asRecorded(setup: Setup): Setup {
  return { ...setup, edition: setup.edition ?? 1 };
}

/**
 * The rules of one game as pure functions. A state is plain data, so a match can be stored, loaded
 * and replayed; `legalMoves` is the only authority on what may be done; `view` is the only way to
 * show a state to anybody.
 */
export interface Game<State, Move, Event, View> {
  readonly id: string;
  /** How many may play, ascending. */
  readonly seats: readonly number[];
  /** How many seats a table has when nobody chooses. */
  readonly usualSeats: number;
  readonly options: OptionTable;
  /**
   * Begins by the newest edition of the rules unless the setup names one. Throws `RangeError` on a seat
   * count, option, seed or edition that the game does not have.
   */
  start(setup: Setup): Step<State, Event>;
  /** The seat that owes a decision; undefined when the match is over. */
  toAct(state: State): Seat | undefined;
  /** What the seat may do now; empty when nothing is asked of it. */
  legalMoves(state: State, seat: Seat): readonly Move[];
  /** Throws `IllegalMove` on anything that `legalMoves` does not list. */
  apply(state: State, seat: Seat, move: Move): Step<State, Event>;
  view(state: State, viewer: Viewer): View;
}

/** A move that the rules do not allow reached the engine: the caller did not ask `legalMoves`. */
export class IllegalMove extends Error {
  override readonly name = 'IllegalMove';
}

/** Closes a switch: reached only when a union has grown and the switch has not. */
export function assertNever(value: never): never {
  throw new TypeError(`unexpected value: ${JSON.stringify(value)}`);
}
