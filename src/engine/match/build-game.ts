import { has, NO_CARDS, pick } from '../core/card-set.ts';
import { ALL_ROWS } from '../core/cards.ts';
import {
  type Game,
  IllegalMove,
  type Options,
  type OptionTable,
  type Seat,
  type Setup,
  type Step,
} from '../core/game.ts';
import { completeOptions } from '../core/options.ts';
import { isSeed, SEED_SHAPE } from '../core/random.ts';
import { AUCTION } from '../mechanics/before-play/auction.ts';
import { wholeRules } from '../mechanics/defaults.ts';
import type { GameDeclaration, Units } from '../round/declaration.ts';
import { draftOf } from '../round/draft.ts';
import type { Event } from '../round/event.ts';
import { sameCapture, sameMove } from '../round/move-text.ts';
import { chooseCapture, playableCards, playCard } from '../round/play.ts';
import type { Asker, Ruleset, Situation, Transition } from '../round/ruleset.ts';
import type { Move, Phase, State } from '../round/state.ts';
import type { Yaku } from '../round/yaku-table.ts';
import { makeView } from '../view/make-view.ts';
import type { View } from '../view/view.ts';
import { dealRound, drawSeating } from './deal.ts';
import { type GameInfo, gameInfoOf } from './game-info.ts';
import { finish } from './round-flow.ts';

/** What the rules of a match follow from: all of its setup but its chance. */
type SetupOfRules = Omit<Setup, 'seed'>;

export interface BuiltGame<Id extends string = string> extends Game<State, Move, Event, View> {
  readonly id: Id;
  readonly info: GameInfo;
  rulesOf(setup: SetupOfRules): Ruleset;
  /** In which totals and final results are counted by these house rules; null if no house rule decides that. */
  units(options: Options): Units | null;
  /** By these house rules: every yaku of a round of a month (1–12). */
  yakuOf(played: Pick<Setup, 'options' | 'seats'>): (month: number) => readonly Yaku[];
}

export function buildGame<G extends GameDeclaration>(declaration: G): BuiltGame<G['id']> {
  const { seats, options } = declaration;
  const id: G['id'] = declaration.id;
  let info: GameInfo | undefined;
  const rulesOf = rememberRules(declaration);
  const complete = (chosen: Options) => completeOptions(options, chosen);
  return {
    id,
    seats,
    usualSeats: declaration.usualSeats ?? Math.max(...seats),
    options,
    // Not before it is asked for: V8 is faster if each function of the rules is made once.
    get info() {
      info ??= gameInfoOf(declaration);
      return info;
    },
    start: (asked) => {
      checkSetup(declaration, asked);
      const setup = inEdition(asked.edition ?? newestOf(declaration), asked);
      return start(rulesOf(setup), setup);
    },
    toAct,
    legalMoves: (state, seat) => legalMoves({ rules: rulesOf(state.setup), state, seat }),
    apply: (state, seat, move) => apply({ rules: rulesOf(state.setup), state, seat }, move),
    view: (state, viewer) => makeView(rulesOf(state.setup), state, viewer),
    rulesOf,
    units: (chosen) => declaration.units?.(complete(chosen)) ?? null,
    yakuOf: ({ options: chosen, seats: many }) => {
      const setup = { game: id, seats: many, options: complete(chosen), seed: '' };
      const { yaku } = rulesOf(inEdition(newestOf(declaration), setup));
      return (month) => yaku(month).yaku;
    },
  };
}

function newestOf({ edition }: GameDeclaration): number {
  return edition ?? 1;
}

/** The first edition is not named: setups were recorded before there was another. */
function inEdition(edition: number, { game, seats, options, seed }: Setup): Setup {
  const setup = { game, seats, options, seed };
  return edition === 1 ? setup : { ...setup, edition };
}

/**
 * The rules follow from seats, options and edition alone. A setup keeps its object through a match in
 * memory, and the next match, or the same read again, mostly has the house rules of the last. With rules
 * made again for each move a round of Koi-Koi takes 300 times as long (`node bench/engine.ts`).
 */
function rememberRules({
  rules,
  options,
  equalsSince = 1,
}: GameDeclaration): (setup: SetupOfRules) => Ruleset {
  const known = new WeakMap<SetupOfRules, Ruleset>();
  let last: { readonly setup: SetupOfRules; readonly rules: Ruleset } | null = null;
  return (setup) => {
    if (last?.setup === setup) return last.rules;
    const alike = last !== null && sameHouseRules(last.setup, setup) ? last.rules : undefined;
    const { seats, edition = 1 } = setup;
    const found =
      known.get(setup) ??
      alike ??
      wholeRules(
        rules(completeOptions(options, setup.options), seats, edition),
        edition < equalsSince,
      );
    known.set(setup, found);
    last = { setup, rules: found };
    return found;
  };
}

function sameHouseRules(a: SetupOfRules, b: SetupOfRules): boolean {
  if (a.seats !== b.seats || a.edition !== b.edition) return false;
  return a.options === b.options || JSON.stringify(a.options) === JSON.stringify(b.options);
}

function checkSetup(declaration: GameDeclaration, setup: Setup): void {
  const { id, seats, options } = declaration;
  if (setup.game !== id) throw new RangeError(`${id} cannot start a match of ${setup.game}`);
  if (!seats.includes(setup.seats))
    throw new RangeError(`${id} has no ${setup.seats} seats; it has ${seats.join(', ')}`);
  if (!isSeed(setup.seed)) throw new RangeError(`no such seed: ${setup.seed}; ${SEED_SHAPE}`);
  checkOptions(id, options, setup.options);
  const { edition = 1 } = setup;
  const newest = newestOf(declaration);
  if (!Number.isInteger(edition) || edition < 1 || edition > newest)
    throw new RangeError(`${id} has no edition ${edition} of its rules; the newest is ${newest}`);
}

function checkOptions(id: string, table: OptionTable, options: Setup['options']): void {
  for (const [option, value] of Object.entries(options)) {
    const choices = Object.hasOwn(table, option) ? table[option]?.choices : undefined;
    if (choices === undefined) {
      const known = Object.keys(table).join(', ');
      throw new RangeError(`${id} has no option ${option}; its options: ${known}`);
    }
    if (!choices.includes(value)) {
      throw new RangeError(
        `${id}: option ${option} cannot be ${value}; it may be ${choices.join(', ')}`,
      );
    }
  }
}

function start(rules: Ruleset, setup: Setup): Step<State, Event> {
  const drawn = drawSeating(rules, setup);
  const totals = Array.from({ length: setup.seats }, () => rules.startTotal);
  const transition: Transition = {
    rules,
    state: {
      setup,
      round: 1,
      deals: 0,
      seating: drawn.seating,
      totals,
      games: rules.gamesToWin === 1 ? null : totals.map(() => 0),
      stakes: rules.startStakes,
      entry: null,
      order: [],
      turns: 0,
      hands: [],
      dealt: [],
      captured: [],
      field: [],
      pile: [],
      drawn: 0,
      multiplier: null,
      carried: [],
      teyaku: [],
      calls: null,
      onifuda: null,
      promised: null,
      removed: NO_CARDS,
      late: null,
      phase: { type: 'over' },
    },
    events: [drawn],
    ended: null,
  };
  dealRound(transition);
  finish(transition);
  return { state: transition.state, events: transition.events };
}

function toAct({ phase }: State): Seat | undefined {
  return phase.type === 'over' ? undefined : phase.seat;
}

/** The move of playing each card, made once: moves are values and may be shared. */
const PLAYS: readonly Move[] = ALL_ROWS.map((_, card) => ({ type: 'play', card }));

function legalMoves(situation: Situation): readonly Move[] {
  const { rules, state, seat } = situation;
  const { phase } = state;
  if (phase.type === 'over' || phase.seat !== seat) return [];
  switch (phase.type) {
    case 'play':
      return playsOf(situation);
    case 'capture':
      return phase.choices.map((take) => ({ type: 'capture', take }));
    default:
      return askerOf(rules, phase).legalMoves(state);
  }
}

function playsOf(situation: Situation): readonly Move[] {
  const { rules, state } = situation;
  const plays = pick(PLAYS, playableCards(situation));
  return rules.inTurn === null ? plays : [...plays, ...rules.inTurn.legalMoves(state)];
}

/** Who waits for an answer in a phase, be it one that may be given instead of playing a card. */
export function askerOf(
  { opening, prelude, inTurn, afterTurn, closing }: Ruleset,
  phase: Phase,
): Asker {
  const others = [afterTurn?.asker, inTurn, opening?.asker, prelude?.asker, closing?.asker];
  const asker = [AUCTION, ...others].find((one) => one?.asks(phase));
  if (!asker) throw new TypeError(`nobody asks in ${phase.type}`);
  return asker;
}

function isLegal(situation: Situation, move: Move): boolean {
  const { phase } = situation.state;
  // A play or a capture is looked for where it lies: no list of moves is made to find it in.
  if (phase.type === 'play' && phase.seat === situation.seat && move.type === 'play') {
    return has(playableCards(situation), move.card);
  }
  if (phase.type === 'capture' && phase.seat === situation.seat && move.type === 'capture') {
    for (const choice of phase.choices) if (sameCapture(choice, move.take)) return true;
    return false;
  }
  for (const legal of legalMoves(situation)) if (sameMove(legal, move)) return true;
  return false;
}

function apply(situation: Situation, move: Move): Step<State, Event> {
  const { rules, state: before, seat } = situation;
  if (!isLegal(situation, move)) {
    throw new IllegalMove(
      `seat ${seat} may not ${JSON.stringify(move)} in phase ${before.phase.type}`,
    );
  }
  const transition: Transition = { rules, state: draftOf(before), events: [], ended: null };
  const { phase } = before;
  if (move.type === 'play') playCard(transition, situation, move.card);
  else if (move.type === 'capture' && phase.type === 'capture') {
    chooseCapture(transition, { seat, card: phase.card, from: phase.from }, move.take);
  } else askerOf(rules, phase).apply(transition, move);
  finish(transition);
  return { state: transition.state, events: transition.events };
}
