import { type CardSet, cardsOf, has, isEmpty, NO_CARDS, setOf, union } from '../core/card-set.ts';
import { type CardId, formatCard } from '../core/cards.ts';
import type { Seat, Setup, Step } from '../core/game.ts';
import type { BuiltGame } from '../match/build-game.ts';
import type { Event, Payment, Settlement, YakuMade } from '../round/event.ts';
import { formatMove } from '../round/move-text.ts';
import { EMPTY, type Move, type Slot, type State } from '../round/state.ts';
import type { Line, MadeLine, OverLine, PaymentLine, SettledLine } from './transcript-line.ts';

/** Who plays: the state is there for a player that looks through a view of its own. */
export type Decide = (state: State, seat: Seat, moves: readonly Move[]) => Move;

export interface Recording {
  readonly game: BuiltGame;
  readonly setup: Setup;
  readonly decide: Decide;
  /** Stop after this many rounds; null: play to the end. */
  readonly rounds: number | null;
}

interface PlayedStep extends Step<State, Event> {
  /** Null: the start. */
  readonly made: { readonly seat: Seat; readonly move: Move } | null;
}

/** Plays a match, step by step. */
export function* play({ game, setup, decide, rounds }: Recording): Generator<PlayedStep> {
  let step: PlayedStep = { ...game.start(setup), made: null };
  for (let finished = 0; ; ) {
    yield step;
    const { state, events } = step;
    finished += events.filter(({ type }) => type === 'settled' || type === 'unplayed').length;
    const seat = game.toAct(state);
    if (seat === undefined || (rounds !== null && finished >= rounds)) return;
    const move = decide(state, seat, game.legalMoves(state, seat));
    step = { ...game.apply(state, seat, move), made: { seat, move } };
  }
}

/** Plays a match and writes down everything, line by line. The same recording gives the same. */
export function* transcribe(recording: Recording): Generator<Line> {
  const notes = new Notes(recording.setup.seats);
  for (const step of play(recording)) {
    if (step.made === null) yield { type: 'match', ...step.state.setup };
    yield* notes.read(step);
  }
}

/** What the first move that uses cards begins with: by then it is known who plays with which hand. */
const USES_CARDS: ReadonlySet<Event['type']> = new Set(['played', 'bombed', 'month-taken']);

/** What has been dealt and not yet been written. */
class Notes {
  private round = 0;
  private month = 0;
  private order: readonly Seat[] = [];
  private hands: CardSet[];
  private field: readonly Slot[] = [];
  private pile: readonly CardId[] = [];
  /** By seat, what the deal gives from the field. */
  private taken: CardSet[];
  /** What the deal leaves out of the round. */
  private removed: CardSet = NO_CARDS;
  private isAnnounced = false;

  constructor(seats: number) {
    this.hands = Array.from({ length: seats }, () => NO_CARDS);
    this.taken = [...this.hands];
  }

  *read({ events, state, made }: PlayedStep): Generator<Line> {
    if (made !== null) {
      if (events.some(({ type }) => USES_CARDS.has(type))) yield* this.announceRound();
      const { seat, move } = made;
      yield {
        type: 'move',
        seat,
        move: formatMove(move),
        events: events.map((event) => named(event)),
      };
    }
    for (const event of events) yield* this.note(event, state);
  }

  private *note(event: Event, state: State): Generator<Line> {
    switch (event.type) {
      case 'round-started':
        this.round = event.round;
        this.month = event.month;
        this.order = event.seating;
        this.taken = this.hands.map(() => NO_CARDS);
        this.removed = NO_CARDS;
        this.isAnnounced = false;
        break;
      case 'removed':
        this.removed = setOf([event.card]);
        break;
      case 'field-taken':
        this.taken[event.seat] = union(this.taken[event.seat] ?? NO_CARDS, event.cards);
        // It may be taken long after the deal, by who leads.
        this.field = this.field.filter((place) => place === EMPTY || !has(event.cards, place));
        break;
      case 'dealt':
      case 'field-shown':
        this.field = event.field;
        break;
      case 'hand-dealt':
        this.hands[event.seat] = event.hand;
        break;
      case 'pile-set':
        this.pile = event.pile;
        break;
      case 'entered':
        this.order = event.order;
        this.hands = this.hands.map((hand, at) => (event.order.includes(at) ? hand : NO_CARDS));
        break;
      case 'redealt':
        yield { type: 'void', round: this.round, why: event.why };
        break;
      case 'unplayed':
        yield { type: 'void', round: event.round, why: event.why };
        break;
      case 'settled':
        yield* this.announceRound();
        yield settledLine(event.settlement);
        break;
      case 'over':
        yield overLine(event, state);
        break;
      default:
    }
  }

  private *announceRound(): Generator<Line> {
    if (this.isAnnounced) return;
    this.isAnnounced = true;
    const taken = this.taken.reduce(union, NO_CARDS);
    yield {
      type: 'round',
      round: this.round,
      month: this.month,
      order: this.order,
      hands: this.hands.map(idsOf),
      field: [
        ...this.field.filter((place) => place !== EMPTY),
        ...cardsOf(union(taken, this.removed)),
      ].map(formatCard),
      ...(!isEmpty(taken) && { taken: this.taken.map(idsOf) }),
      ...(!isEmpty(this.removed) && { removed: idsOf(this.removed) }),
      pile: this.pile.map(formatCard),
    };
  }
}

function idsOf(set: CardSet): readonly string[] {
  return cardsOf(set).map(formatCard);
}

function settledLine(settlement: Settlement): SettledLine {
  const { round, points, scores, totals, payments, multipliers, borrowed, stage } = settlement;
  const pot = payments
    .filter(({ to }) => to === 'pot')
    .reduce((sum, { amount }) => sum + amount, 0);
  return {
    type: 'settled',
    round,
    captured: settlement.captured.map(idsOf),
    points,
    yaku: settlement.yaku.map((made) => made.map(madeLine)),
    multiplier: multipliers.reduce((product, { times }) => product * times, 1),
    payments: payments.map(paymentLine),
    scores,
    totals,
    ...(borrowed !== null && stage !== null && { stones: totals, borrowed, pot, stage }),
  };
}

function madeLine({ id, value, cards }: YakuMade): MadeLine {
  return { id, value, cards: idsOf(cards) };
}

function paymentLine({ owed: _, points: __, ...payment }: Payment): PaymentLine {
  const { cards, ...line } = payment;
  return cards === undefined ? line : { ...payment, cards: idsOf(cards) };
}

function overLine({ standing }: Event & { type: 'over' }, { totals }: State): OverLine {
  return {
    type: 'over',
    totals,
    scores: standing.scores,
    standing: standing.places.map((seats) => (seats.length === 1 ? (seats[0] ?? 0) : seats)),
  };
}

/** Fields that hold the number of a card. */
const CARD_FIELDS = new Set(['card', 'missing']);
/** Fields that hold lists of such numbers. */
const CARD_LISTS = new Set(['taken', 'field', 'pile']);

/** An event with id texts for cards: sets become lists, empty places null. */
function named(value: unknown, field = ''): unknown {
  if (typeof value === 'number') {
    return CARD_FIELDS.has(field) ? slotName(value) : value;
  }
  if (Array.isArray(value)) {
    return value.map((one) =>
      CARD_LISTS.has(field) && typeof one === 'number' ? slotName(one) : named(one),
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  if (isCardSet(value)) return idsOf(value);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, named(one, key)]));
}

function slotName(slot: Slot): string | null {
  return slot === EMPTY ? null : formatCard(slot);
}

function isCardSet(value: object): value is CardSet {
  return 'lo' in value && 'hi' in value;
}
