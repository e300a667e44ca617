import { ALL_CARDS, has, monthSet, union, withCard, without } from '../core/card-set.ts';
import { CARDS, type CardId, card } from '../core/cards.ts';
import type { Options, Seat } from '../core/game.ts';
import type { Event } from '../rules/event.ts';
import { captureByMonth, cardsOnField, monthsWith } from '../rules/field.ts';
import { closeLedger, openLedger, pay, scoresSince } from '../rules/ledger.ts';
import { BRIGHT5, SPRING } from '../rules/named-sets.ts';
import type { Aftermath, Change, GameDeclaration, Onifuda, Ruleset } from '../rules/ruleset.ts';
import { atSeat } from '../rules/ruleset.ts';
import type { Capture, Place, State } from '../rules/state.ts';
import { countYaku, pointsOf, type Yaku, yakuValue } from '../rules/yaku.ts';

const BUTTERFLIES = card('peony.butterflies');
const LIGHTNING = card('willow.lightning');
/** Half of the 240 points of the deck (§4.2). */
const PAR = 120;
const START = 180;

/** Mushi's 40 cards and the butterflies (§4.1). */
const DECK = withCard(without(ALL_CARDS, union(monthSet(6), monthSet(7))), BUTTERFLIES);

const VALUES = CARDS.map(({ kind }) => ({ hikari: 20, tane: 10, tan: 5, kasu: 1 })[kind]);

/** Mushi's four, all stacking (B1, §3). */
const YAKU: readonly Yaku[] = [
  { id: 'goko', value: 30, cards: BRIGHT5 },
  { id: 'sanko', value: 25, cards: SPRING },
  { id: 'fujishima', value: 10, cards: monthSet(4) },
  { id: 'kirishima', value: 10, cards: monthSet(12) },
];

/** Any one card of the field; a whole stack of three too, where the house plays so (B3). */
function anyCard(field: readonly Place[], wildTakesStack: boolean): readonly Capture[] {
  const cards = cardsOnField(field);
  const stacks = wildTakesStack ? monthsWith(cards, 3) : [];
  return [
    ...cards.map((id): Capture => [id]),
    ...stacks.map((month): Capture => cards.filter((id) => has(monthSet(month), id))),
  ];
}

function butterflies(wildTakesStack: boolean): Onifuda {
  return {
    card: BUTTERFLIES,
    // B5: it must capture when there is anything to capture.
    takes: (field) => anyCard(field, wildTakesStack),
    // B2, B11: any card may take it, and a card that takes nothing else must.
    onField: (byMonth) => [...byMonth, [BUTTERFLIES]],
    // B4: turned last, it goes to the opponent of who turned it.
    last: (_, seat) => 1 - seat,
  };
}

/** Round score = cards − 120 + own yaku − the opponent's; the loser pays it (§4.1). */
function settle(change: Change): Aftermath {
  const { state, rules, events } = change;
  const points = state.captured.map((set) => pointsOf(VALUES, set));
  const yaku = rules.countYaku(state);
  const worth = yaku.map(yakuValue);
  const score = (points[0] ?? 0) - PAR + (worth[0] ?? 0) - (worth[1] ?? 0);
  const winner = winnerOf(state, score);
  const ledger = openLedger(change, 'negative');
  const amount = Math.abs(score);
  pay(ledger, { from: 1 - winner, to: winner, amount, points: amount, why: 'round-score' });
  pay(ledger, { from: 'bank', to: winner, amount: 1, points: 1, why: 'round-counter' });
  const before = state.totals;
  closeLedger(change, ledger);
  events.push(settled(change, { points, winner, payments: ledger.payments, before }));
  return { type: 'next', oya: winner }; // B9
}

/** Who has the positive score; at 0–0 who captured the lightning (B7). */
function winnerOf(state: State, score: number): Seat {
  if (score !== 0) return score > 0 ? 0 : 1;
  return has(atSeat(state.captured, 0), LIGHTNING) ? 0 : 1;
}

function settled(
  { state, rules }: Change,
  result: {
    readonly points: readonly number[];
    readonly winner: Seat;
    readonly payments: (Event & { type: 'settled' })['settlement']['payments'];
    readonly before: readonly number[];
  },
): Event {
  const yaku = rules.countYaku(state);
  return {
    type: 'settled',
    settlement: {
      round: state.round,
      month: ((state.round - 1) % 12) + 1,
      oya: state.oya,
      order: state.order,
      captured: state.captured,
      points: result.points,
      par: PAR,
      yaku: yaku.map(({ counts }) => counts),
      void: yaku.map((count) => count.void),
      payments: result.payments,
      scores: scoresSince(result.before, state.totals),
      totals: state.totals,
      winner: result.winner,
      borrowed: null,
      stage: null,
    },
  };
}

function misdeal(field: readonly CardId[]) {
  return monthsWith(field, 4).length > 0 ? ('four-of-a-month-on-field' as const) : null;
}

function rules(options: Options): Ruleset {
  return {
    deck: DECK,
    values: VALUES,
    par: PAR,
    unit: 'points',
    yakuUnit: 'points',
    deal: { hand: 9, field: 5 },
    rounds: Number(options['rounds']),
    startTotal: START, // B8
    startStakes: null,
    misdeal, // B10: nothing else spoils a deal
    mendHands: null,
    entry: null,
    captures: captureByMonth,
    onifuda: butterflies(options['wildTakesStack'] === true),
    hand: null,
    yaku: () => YAKU,
    countYaku: ({ captured }) => captured.map((set) => countYaku(YAKU, set)),
    // B6: every card left over; the butterflies have always been captured by then.
    leftoversTo: ({ onifudaUser, order }) => onifudaUser ?? atSeat(order, 0),
    settle,
    finalScore: ({ totals }, seat) => atSeat(totals, seat),
    stage: () => null,
  };
}

/** Botan-chō, Mushi as played in Kantō: 41 cards and the butterflies for a wild card (§4). */
export const BOTAN_CHO: GameDeclaration = {
  id: 'botan-cho',
  seats: [2],
  options: {
    rounds: { default: 6, choices: [3, 6, 12] },
    wildTakesStack: { default: true, choices: [true, false] },
  },
  rules,
};
