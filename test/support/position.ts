import {
  type CardSet,
  cardsOf,
  formatCardSet,
  has,
  monthSet,
  NO_CARDS,
  setOf,
  size,
  union,
  without,
} from '../../src/engine/core/card-set.ts';
import { CARDS, type CardId, formatCard, parseCard } from '../../src/engine/core/cards.ts';
import type { Options, Seat } from '../../src/engine/core/game.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { type Seed, seedOf, shuffle } from '../../src/engine/core/random.ts';
import type { Ruleset } from '../../src/engine/round/ruleset.ts';
import {
  type Entry,
  type EntryAnswer,
  isAuction,
} from '../../src/engine/round/state/auction-state.ts';
import type { KoiKoiCalls } from '../../src/engine/round/state/koi-koi-state.ts';
import type { LateCapture } from '../../src/engine/round/state/late-capture-state.ts';
import { BLIND, usedBy } from '../../src/engine/round/state/onifuda-state.ts';
import {
  EMPTY,
  type Multiplier,
  type Phase,
  type State,
  type Teyaku,
} from '../../src/engine/round/state.ts';
import { findGame, type HanafudaGame } from '../../src/games/index.ts';

/**
 * Cards in words: ids separated by blanks (`pine.crane plum.ribbon`), `plum.*` for every card of a
 * month that the deck has, and `*`, once in a position, for every card not named anywhere. Where
 * order matters (field, pile) it is the order written; `-` is an empty place of the field.
 */
export type Cards = string;

/** A position to build: what a test is about. What is left out is filled in. */
export interface PositionSpec {
  /** How many are seated; the fewest that the game allows when left out. */
  readonly seats?: number;
  /** House rules that differ from the defaults. */
  readonly options?: Options;
  readonly seed?: Seed;
  readonly round?: number;
  readonly oya?: Seat;
  /** Every seat in playing order; as they sit round the table from the oya when left out. */
  readonly seating?: readonly Seat[];
  readonly totals?: readonly number[];
  /** Games won, in a match of several. */
  readonly games?: readonly number[];
  readonly borrowed?: readonly number[];
  readonly pot?: readonly number[];
  /** The seats that play, leader first; the oya and those after when left out. */
  readonly order?: readonly Seat[];
  readonly answers?: readonly EntryAnswer[];
  readonly chases?: Entry['chases'];
  readonly chasers?: readonly Seat[];
  /** Whose turn it is; the leader's when left out. */
  readonly turn?: Seat;
  /** Turns finished this round; as many as the hand to play tells when left out. */
  readonly turns?: number;
  readonly field?: Cards;
  /** By seat; a number is so many cards of those not named, as a shuffle gives them. */
  readonly hands?: readonly (Cards | number)[];
  readonly captured?: readonly Cards[];
  /** The cards still to be turned, the next one first. `*` is here unless it is elsewhere. */
  readonly pile?: Cards;
  /** Cards that don't occur in this position. */
  readonly out?: Cards;
  readonly onifudaUser?: Seat;
  /** The pile's top card lies face down on the onifuda. */
  readonly blind?: boolean;
  readonly multiplier?: Multiplier;
  /** Left over from earlier fields. */
  readonly carried?: readonly number[];
  /** What was paid before play, if there are no stakes. */
  readonly paid?: Entry['paid'];
  readonly teyaku?: readonly Teyaku[];
  /** Koi-koi's calls so far; nobody has been asked when left out. */
  readonly calls?: Partial<KoiKoiCalls>;
  /** What is kept of a round whose cards are captured at the end of the turn; nothing has happened when left out. */
  readonly late?: Partial<LateCapture>;
  /** By seat, the card that must be played next turn; '' for none. */
  readonly promised?: readonly string[];
  /** What is asked; a card of the hand from `turn` when left out. */
  readonly phase?: Phase;
}

/** The game of this id. Throws when there is none. */
export function gameOf(id: string): HanafudaGame {
  const game = findGame(id);
  if (game === undefined) throw new RangeError(`no such game: ${id}`);
  return game;
}

/** Everything a position's cards are read into. */
interface Table {
  readonly hands: readonly CardSet[];
  readonly captured: readonly CardSet[];
  readonly field: readonly number[];
  readonly pile: readonly CardId[];
}

/**
 * A state of a game with the cards where the test wants them. Throws on a misspelt card, a card
 * that the deck has not, a card named twice, and a card that is nowhere.
 */
export function position(id: string, spec: PositionSpec = {}): State {
  const base = startOf(id, spec);
  const oya = spec.oya ?? 0;
  const rules = gameOf(id).rulesOf(base.setup);
  const everybody = spec.seating ?? roundTheTable(base, oya, rules);
  const inAuction = spec.phase !== undefined && isAuction(spec.phase);
  const active = rules.auction?.active ?? everybody.length;
  const order = spec.order ?? (inAuction ? everybody : everybody.slice(0, active));
  const turn = spec.turn ?? order[0] ?? 0;
  const table = isAsDealt(spec) ? asDealt(base, order) : placed(base, spec);
  return {
    ...base,
    ...table,
    round: spec.round ?? 1,
    seating: everybody,
    totals: spec.totals ?? base.totals,
    games: spec.games ?? base.games,
    stakes: base.stakes && {
      borrowed: spec.borrowed ?? base.stakes.borrowed,
      pot: spec.pot ?? base.hands.map(() => 0),
    },
    entry: base.entry && entryOf(spec, inAuction, order, everybody),
    dealt: table.hands.map(cardsOf),
    order,
    turns: spec.turns ?? turnsDone(base, table.hands, order, turn),
    drawn: 0,
    removed: isAsDealt(spec) ? base.removed : NO_CARDS,
    multiplier: spec.multiplier ?? null,
    carried: spec.carried ?? [],
    teyaku: spec.teyaku ?? [],
    calls: base.calls && { ...nobodyCalled(base), ...spec.calls },
    onifuda: onifudaOf(spec),
    late: inAuction || rules.turn === null ? null : lateOf(base, spec),
    promised: base.promised?.map((_, seat) => promisedCard(spec.promised?.[seat])) ?? null,
    phase: spec.phase ?? { type: 'play', seat: turn },
  };
}

function startOf(id: string, spec: PositionSpec): State {
  const game = gameOf(id);
  const seats = spec.seats ?? game.seats[0] ?? 2;
  const options = { ...defaultOptions(game.options), ...spec.options };
  return game.start({ game: id, seats, options, seed: spec.seed ?? seedOf(1) }).state;
}

/** Everybody as they sit, `oya` first, in the direction of play. */
function roundTheTable({ hands }: State, oya: Seat, { isClockwise }: Ruleset): readonly Seat[] {
  const step = isClockwise ? hands.length - 1 : 1;
  return hands.map((_, turn) => (oya + turn * step) % hands.length);
}

function nobodyCalled({ hands }: State): KoiKoiCalls {
  return {
    made: hands.map(() => 0),
    yaku: hands.map(() => []),
    isRaised: false,
  };
}

function lateOf({ hands }: State, { late }: PositionSpec): LateCapture {
  const none = hands.map(() => 0);
  return {
    ...{ stacks: [], tokens: none, shown: hands.map(() => NO_CARDS), shakes: none, bombs: none },
    ...{ ppeoks: none, paid: [], turn: null },
    ...late,
  };
}

function entryOf(
  spec: PositionSpec,
  inAuction: boolean,
  order: readonly Seat[],
  everybody: readonly Seat[],
): Entry {
  const answer = (seat: Seat): EntryAnswer => {
    if (inAuction) return 'none';
    return order.includes(seat) ? 'stay' : 'forced-out';
  };
  return {
    answers: spec.answers ?? everybody.map((_, seat) => answer(seat)),
    chasers: spec.chasers ?? [],
    chases: spec.chases ?? [],
    ...(spec.paid && { paid: spec.paid }),
  };
}

/** Turns finished when this seat is to play with this many cards left. */
function turnsDone(
  base: State,
  hands: readonly CardSet[],
  order: readonly Seat[],
  turn: Seat,
): number {
  const dealt = Math.max(...base.hands.map(size));
  const laps = Math.max(0, dealt - size(hands[turn] ?? NO_CARDS));
  return laps * order.length + Math.max(0, order.indexOf(turn));
}

function promisedCard(name: string | undefined): number {
  return name === undefined || name === '' ? EMPTY : oneCard(name);
}

function isAsDealt({ field, hands, captured, pile }: PositionSpec): boolean {
  return [field, hands, captured, pile].every((part) => part === undefined);
}

/** The first deal of the seed; hands of those who do not play are under the pile. */
function asDealt(base: State, order: readonly Seat[]): Table {
  const outside = base.hands.flatMap((hand, seat) => (order.includes(seat) ? [] : cardsOf(hand)));
  return {
    hands: base.hands.map((hand, seat) => (order.includes(seat) ? hand : NO_CARDS)),
    captured: base.captured,
    field: base.field,
    pile: [...base.pile.slice(base.drawn), ...outside],
  };
}

function oneCard(name: string): CardId {
  const found = parseCard(name);
  if (found === undefined) throw new RangeError(`no such card: ${name}`);
  return found;
}

/** The cards of a month's plant (`plum.*`). */
function wholeMonth(name: string, deck: CardSet): readonly CardId[] {
  const plant = name.slice(0, -1);
  const first = CARDS.find((row) => row.id.startsWith(plant));
  if (first === undefined) throw new RangeError(`no such month: ${name}`);
  return cardsOf(monthSet(first.month)).filter((id) => has(deck, id));
}

/** Hands out the cards of one position, each once. */
class Dealer {
  #left: CardSet;
  readonly #deck: CardSet;
  readonly #rest: CardSet;
  readonly #seed: Seed;

  constructor(deck: CardSet, named: readonly Cards[], seed: Seed) {
    this.#deck = deck;
    this.#left = deck;
    this.#seed = seed;
    const words = named.flatMap((text) => text.split(/\s+/)).filter((word) => !isMark(word));
    this.#rest = without(deck, setOf(words.flatMap((word) => this.#meant(word))));
  }

  #meant(word: string): readonly CardId[] {
    return word.endsWith('.*') ? wholeMonth(word, this.#deck) : [oneCard(word)];
  }

  #give(id: CardId): CardId {
    if (!has(this.#deck, id)) throw new RangeError(`not in this deck: ${formatCard(id)}`);
    if (!has(this.#left, id)) throw new RangeError(`named twice: ${formatCard(id)}`);
    this.#left = without(this.#left, setOf([id]));
    return id;
  }

  /** The cards of a text in the order written, an empty place as `EMPTY`. */
  list(text: Cards): readonly number[] {
    return text
      .split(/\s+/)
      .filter(Boolean)
      .flatMap((word) => {
        if (word === '-') return [EMPTY];
        if (word === '*') return cardsOf(this.#rest).filter((id) => has(this.#left, id));
        return this.#meant(word);
      })
      .map((id) => (id === EMPTY ? EMPTY : this.#give(id)));
  }

  set(text: Cards): CardSet {
    return setOf(this.list(text));
  }

  /** So many of the cards not named. */
  some(count: number, label: string): CardSet {
    const free = cardsOf(this.#rest).filter((id) => has(this.#left, id));
    if (free.length < count) throw new RangeError(`only ${free.length} cards are not named`);
    return setOf(
      shuffle(free, this.#seed, label)
        .slice(0, count)
        .map((id) => this.#give(id)),
    );
  }

  get left(): CardSet {
    return this.#left;
  }
}

function isMark(word: string): boolean {
  return word === '' || word === '-' || word === '*';
}

/** Reads the cards of a position; those that take what is left come last. */
function placed(base: State, spec: PositionSpec): Table {
  const seats = base.hands.map((_, seat) => seat);
  const handText = (seat: Seat) => spec.hands?.[seat] ?? '';
  const capturedText = (seat: Seat) => spec.captured?.[seat] ?? '';
  const activeCard = spec.phase?.type === 'capture' ? formatCard(spec.phase.card) : '';
  const elsewhere = [spec.field ?? '', spec.out ?? '', ...seats.map(capturedText)];
  const texts = [...elsewhere, ...seats.map(handText).map((text) => String(text)), activeCard];
  const isRestElsewhere = texts.some((text) => text.split(/\s+/).includes('*'));
  const pileText = spec.pile ?? '';
  const fullPile =
    isRestElsewhere || pileText.split(/\s+/).includes('*') ? pileText : `${pileText} *`;
  const named = [...texts.filter((text) => !/^\d+$/.test(text)), fullPile];
  const dealer = new Dealer(deckOf(base), named, base.setup.seed);
  dealer.list(activeCard);
  const hands = seats.map((seat) => {
    const text = handText(seat);
    return typeof text === 'number' ? dealer.some(text, `hand ${seat}`) : dealer.set(text);
  });
  const table = {
    hands,
    captured: seats.map((seat) => dealer.set(capturedText(seat))),
    field: dealer.list(spec.field ?? ''),
    pile: dealer.list(fullPile),
  };
  dealer.list(spec.out ?? '');
  if (size(dealer.left) > 0) throw new RangeError(`nowhere: ${formatCardSet(dealer.left)}`);
  return table;
}

/** The cards that a game is played with, found from a state of it. */
function deckOf(state: State): CardSet {
  const open = setOf([...state.pile, ...state.field].filter((place) => place !== EMPTY));
  return [...state.hands, ...state.captured, state.removed].reduce(union, open);
}

function onifudaOf({ blind = false, onifudaUser }: PositionSpec): State['onifuda'] {
  if (blind) return BLIND;
  return onifudaUser === undefined ? null : usedBy(onifudaUser);
}

/**
 * Near the end of a round of Botan-chō, with as many cards in the pile as are left to play: what was
 * learned of the game holds for positions that can be reached. The crane lies there to be taken.
 */
export const LATE_BOTAN: PositionSpec = {
  field: 'pine.crane plum.chaff1',
  hands: ['pine.chaff1 plum.chaff2 maple.chaff1', 'pine.ribbon maple.deer plum.ribbon'],
  pile: 'pine.chaff2 maple.ribbon plum.warbler maple.chaff2 cherry.curtain cherry.ribbon',
  captured: ['iris.* wisteria.* cherry.chaff1 cherry.chaff2', '*'],
};
