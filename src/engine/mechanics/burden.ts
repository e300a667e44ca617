import {
  type CardSet,
  cardsOf,
  has,
  intersection,
  isEmpty,
  isSubsetOf,
  lowest,
  maskOf,
  monthSet,
  NO_CARDS,
  onlyMissing,
  setOf,
  size,
  union,
  withCard,
  without,
  withoutCard,
} from '../core/card-set.ts';
import { CARDS, type CardId, monthOf } from '../core/cards.ts';
import type { Seat } from '../core/game.ts';
import { capturedAt, handAt, monthOfRound } from '../round/by-seat.ts';
import type { BurdenException } from '../round/event.ts';
import type { HandRule, Situation } from '../round/ruleset.ts';
import { EMPTY, type State } from '../round/state.ts';
import { isInWhole } from '../round/yaku.ts';
import { isMonthYaku, type Yaku } from '../round/yaku-table.ts';

/** A card of a hand that would complete a yaku for another player. */
interface Burden {
  readonly card: CardId;
  readonly yaku: Yaku;
  readonly for: Seat;
}

/** The yaku that can burden, and by `CardId` a bit for each of them that the card belongs to. */
interface Burdening {
  readonly yaku: readonly Yaku[];
  readonly byCard: readonly number[];
}

/** Captures come in pairs, so nobody lacks one card of a month: such a yaku never burdens (S16). */
function burdening(table: readonly Yaku[]): Burdening {
  const yaku = table.filter((one) => !isMonthYaku(one));
  const maskFor = (card: CardId) =>
    yaku.reduce((mask, { cards }, at) => (has(cards, card) ? mask | (1 << at) : mask), 0);
  return { yaku, byCard: CARDS.map((_, card) => maskFor(card)) };
}

/** By table: without them a round of Suhara-bana takes 9 % longer (`node bench/engine.ts`). */
const BURDENING = new WeakMap<readonly Yaku[], Burdening>();

/** The table asked for last: a round has but one. */
let asked: { readonly table: readonly Yaku[]; readonly burdening: Burdening } | null = null;

function burdeningOf(table: readonly Yaku[]): Burdening {
  if (asked?.table === table) return asked.burdening;
  const found = BURDENING.get(table) ?? burdening(table);
  BURDENING.set(table, found);
  asked = { table, burdening: found };
  return found;
}

const NO_BURDENS: readonly Burden[] = [];

/** Every burden on a hand: for each other player's pile, each yaku that lacks just that card. */
function burdensOn({ rules, state, seat }: Situation): readonly Burden[] {
  const hand = handAt(state, seat);
  const { yaku: table, byCard } = burdeningOf(rules.yaku(monthOfRound(state.round)).yaku);
  const inHand = maskOf(hand, byCard);
  let burdens = NO_BURDENS;
  for (const other of state.order) {
    const captured = capturedAt(state, other);
    if (other === seat || isEmpty(captured)) continue;
    for (let rest = inHand; rest !== 0; rest &= rest - 1) {
      const yaku = table[lowest(rest)];
      if (yaku === undefined) continue;
      const card = onlyMissing(yaku.cards, captured);
      if (card === undefined || !has(hand, card)) continue;
      burdens = [...burdens, { card, yaku, for: other }];
    }
  }
  return burdens;
}

interface Weighed {
  readonly burdens: readonly Burden[];
  readonly burdened: CardSet;
  /** The burdened cards that may be played all the same, and why. */
  readonly excepted: readonly { readonly card: CardId; readonly why: BurdenException }[];
  readonly held: CardSet;
}

const UNBURDENED: Weighed = { burdens: [], burdened: NO_CARDS, excepted: [], held: NO_CARDS };

/**
 * The last hand that was weighed. Asked for the legal moves, for one card's place among them and
 * for what playing it declares, the answer is the same as long as hands and captured cards are; weighed
 * again each time, a round of Suhara-bana takes 7 % longer.
 */
let last: (Weighing & { readonly weighed: Weighed }) | null = null;

type Weighing = Pick<Situation, 'rules' | 'seat'> &
  Pick<State, 'hands' | 'captured' | 'order' | 'round'>;

function weigh(situation: Situation): Weighed {
  const { rules, seat, state } = situation;
  if (last !== null && isSame(last, situation)) return last.weighed;
  const { hands, captured, order, round } = state;
  const burdens = burdensOn(situation);
  const weighed = burdens.length === 0 ? UNBURDENED : weighBurdens(situation, burdens);
  last = { rules, seat, hands, captured, order, round, weighed };
  return weighed;
}

function isSame(known: Weighing, { rules, seat, state }: Situation): boolean {
  return (
    known.seat === seat &&
    known.hands === state.hands &&
    known.captured === state.captured &&
    known.order === state.order &&
    known.round === state.round &&
    known.rules === rules
  );
}

function weighBurdens(situation: Situation, burdens: readonly Burden[]): Weighed {
  const { rules, state, seat } = situation;
  const burdened = setOf(burdens.map(({ card }) => card));
  const hand = handAt(state, seat);
  const own = union(hand, capturedAt(state, seat));
  const table = rules.yaku(monthOfRound(state.round));
  const least = isSubsetOf(hand, burdened) ? lowestOf(burdens, burdened) : NO_CARDS;
  const excepted: { card: CardId; why: BurdenException }[] = [];
  let held = burdened;
  for (const card of cardsOf(burdened)) {
    const why = exceptionFor(card);
    if (why === null) continue;
    excepted.push({ card, why });
    held = withoutCard(held, card);
  }
  return { burdens, burdened, excepted, held };

  function exceptionFor(card: CardId): BurdenException | null {
    if (isInWhole(table, card, own)) return 'teyaku';
    if (size(ofMonth(burdened, card)) === 2) return 'pair';
    return has(least, card) ? 'all-burdened' : null;
  }
}

function ofMonth(set: CardSet, card: CardId): CardSet {
  return intersection(set, monthSet(monthOf(card)));
}

/** The cards whose best completed yaku is the lowest of the hand (S20); ties are free. */
function lowestOf(burdens: readonly Burden[], burdened: CardSet): CardSet {
  let cheapest = NO_CARDS;
  let least = Number.POSITIVE_INFINITY;
  for (const id of cardsOf(burdened)) {
    let worth = 0;
    for (const { card, yaku } of burdens) if (card === id) worth = Math.max(worth, yaku.value);
    if (worth < least) cheapest = NO_CARDS;
    if (worth <= least) cheapest = withCard(cheapest, id);
    least = Math.min(least, worth);
  }
  return cheapest;
}

function promisedOf({ state, seat }: Situation): CardId {
  return state.promised?.[seat] ?? EMPTY;
}

/**
 * *Shoifuda*: a card that would complete a yaku for another player may not leave the hand, neither
 * laid nor to capture (S16, S17), with three exceptions: it belongs to a yaku wholly in the own
 * hand and captured cards (S18), two burdened cards are of one month (S19: the other must then be
 * played next), or every card of the hand is burdened (S20).
 */
export const SHOIFUDA: HandRule = {
  isPromising: true,
  playable: (situation) => {
    const promised = promisedOf(situation);
    if (promised !== EMPTY) return withCard(NO_CARDS, promised);
    const hand = handAt(situation.state, situation.seat);
    const { held } = weigh(situation);
    return held === NO_CARDS ? hand : without(hand, held);
  },
  blocked: (situation, card) => {
    const promised = promisedOf(situation);
    if (promised !== EMPTY) return promised === card ? null : { why: 'promised', card: promised };
    const { burdens, held } = weigh(situation);
    const worst = burdens
      .filter((burden) => burden.card === card)
      .reduce<Burden | null>((a, b) => (a !== null && a.yaku.value >= b.yaku.value ? a : b), null);
    if (worst === null || !has(held, card)) return null;
    return { why: 'burdened', yaku: worst.yaku.id, for: worst.for };
  },
  declared: (situation, card) => {
    if (promisedOf(situation) === card) return { why: 'pair-promised', promised: EMPTY };
    const weighed = weigh(situation);
    return weighed.excepted.length === 0 ? null : exceptionOf(weighed, card);
  },
};

/** How a card came to be playable that is burdened, and which it promises for the next turn. */
function exceptionOf(
  { burdened, excepted }: Weighed,
  card: CardId,
): ReturnType<HandRule['declared']> {
  const why = excepted.find((one) => one.card === card)?.why;
  if (why === undefined) return null;
  const pair = ofMonth(burdened, card);
  const other = cardsOf(pair).find((one) => one !== card) ?? EMPTY;
  return { why, promised: why === 'pair' ? other : EMPTY };
}
