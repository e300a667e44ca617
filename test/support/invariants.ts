import { type CardSet, equals, isSubsetOf, size, union } from '../../src/engine/core/card-set.ts';
import type { Event, PaidWhy, Payment, Settlement } from '../../src/engine/round/event.ts';
import { EMPTY, type State } from '../../src/engine/round/state.ts';
import type { HanafudaGame } from '../../src/games/index.ts';
import { SUMS, type Sums, sum } from './sums.ts';

/** Throws unless the condition holds: `expect` is too slow for a million moves. */
export function hold(condition: boolean, told: () => string): void {
  if (!condition) throw new Error(told());
}

/** Every card of the deck is in exactly one place. Throws otherwise, naming the state. */
export function checkCards(state: State, deck: CardSet): void {
  let lo = 0;
  let hi = 0;
  let count = 0;
  const add = (set: CardSet) => {
    lo |= set.lo;
    hi |= set.hi;
    count += size(set);
  };
  const addCard = (card: number) => {
    if (card < 24) lo |= 1 << card;
    else hi |= 1 << (card - 24);
    count += 1;
  };
  for (const set of state.hands) add(set);
  for (const set of state.captured) add(set);
  for (const place of state.field) if (place !== EMPTY) addCard(place);
  for (let at = state.drawn; at < state.pile.length; at++) addCard(state.pile[at] ?? 0);
  if (state.phase.type === 'capture') addCard(state.phase.card);
  add(state.removed);
  const whole = count === size(deck) && lo === deck.lo && hi === deck.hi;
  hold(whole, () => `${count} cards of ${size(deck)} in ${JSON.stringify(state)}`);
}

/** Exactly the asked seat has moves, at least one, none of them twice. */
export function checkMoves(game: HanafudaGame, state: State): void {
  const asked = game.toAct(state);
  hold((asked === undefined) === (state.phase.type === 'over'), () => `asked: ${asked}`);
  for (let seat = 0; seat < state.setup.seats; seat++) {
    const moves = game.legalMoves(state, seat);
    const isAsked = seat === asked;
    hold(moves.length > 0 === isAsked, () => `seat ${seat} of ${asked} has ${moves.length} moves`);
    const distinct = new Set(moves.map((move) => JSON.stringify(move)));
    hold(distinct.size === moves.length, () => `a move twice: ${JSON.stringify(moves)}`);
  }
}

/** The cards of a settlement are the whole deck, and its payments explain its scores. */
function checkSettlement(
  settlement: Settlement,
  deck: CardSet,
  { leaves = false, mayDraw = false }: Sums,
): void {
  const { captured, points, payments, scores, winner } = settlement;
  const told = () => JSON.stringify(settlement);
  const all = captured.reduce(union);
  hold(sum(captured.map(size)) === size(all), told);
  hold(leaves ? isSubsetOf(all, deck) : equals(all, deck), told);
  const explained = scores.map(() => 0);
  for (const { from, to, amount, owed, why } of payments) {
    hold(Number.isInteger(amount) && amount >= 0 && amount <= owed && owed > 0, told);
    if (why === 'borrowed-plate') continue;
    if (typeof from === 'number') explained[from] = (explained[from] ?? 0) - amount;
    if (typeof to === 'number') explained[to] = (explained[to] ?? 0) + amount;
  }
  hold(JSON.stringify(explained) === JSON.stringify(scores), told);
  hold(points.length === scores.length && (winner !== null || mayDraw), told);
  hold(
    payments.every((payment) => namesCards(payment, settlement)),
    told,
  );
}

/** Payments that nobody's cards make. */
const WITHOUT_CARDS: ReadonlySet<PaidWhy> = new Set([
  'round-counter',
  'dropout',
  'dropout-returned',
  'borrowed-plate',
  'oya-privilege',
  'compensation',
  'compensation-returned',
  'first-ppeok',
  'first-ttadak',
  'three-ppeoks',
  'chongtong',
  'four-on-field',
]);

/** Whether a payment names the cards that make it: those of its yaku, or some that were captured. */
function namesCards(payment: Payment, settlement: Settlement): boolean {
  const { from, to, why, yaku, cards } = payment;
  const { captured, teyaku, void: beaten } = settlement;
  if (why === 'rival-yaku') {
    const all = settlement.yaku.flat();
    return all.some((one) => one.id === yaku && equals(one.cards, cards ?? one.cards));
  }
  if (cards === undefined || typeof to !== 'number') return WITHOUT_CARDS.has(why);
  if (why === 'partner-points') {
    return captured.some((own, seat) => seat !== to && isSubsetOf(cards, own));
  }
  const held = teyaku.filter(({ seat }) => seat === to);
  const made = [...(settlement.yaku[to] ?? []), ...(beaten[to] ?? []), ...held];
  if (yaku !== undefined) return made.some((one) => one.id === yaku && equals(one.cards, cards));
  const whose = why === 'chase-penalty' ? from : to;
  const sources = [
    ...captured.filter((_, seat) => seat === whose),
    ...held.map((one) => one.cards),
  ];
  return isSubsetOf(cards, sources.reduce(union));
}

/** The sums of a game. Throws for a game that has none yet. */
function sumsOf(id: string): Sums {
  const sums = SUMS[id];
  if (sums === undefined) throw new RangeError(`nothing says what adds up in ${id}`);
  return sums;
}

/** Checks what must add up after a step. */
export function checkSums(state: State, events: readonly Event[], deck: CardSet): void {
  const sums = sumsOf(state.setup.game);
  const { state: adds, points } = sums;
  hold(adds(state), () => `does not add up: ${JSON.stringify(state)}`);
  for (const event of events) {
    if (event.type !== 'settled') continue;
    checkSettlement(event.settlement, deck, sums);
    const { setup } = state;
    const told = () => `does not add up: ${JSON.stringify([setup, event.settlement])}`;
    hold(points === null || sum(event.settlement.points) === points, told);
  }
}

/** Freezes a value and everything in it, so that a change anywhere throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
