import {
  ALL_CARDS,
  cardsOf,
  has,
  monthSet,
  union,
  withCard,
  without,
} from '../../engine/core/card-set.ts';
import { card } from '../../engine/core/cards.ts';
import type { OptionsOf, OptionTable, Seat } from '../../engine/core/game.ts';
import { ofOwnCards } from '../../engine/mechanics/defaults.ts';
import { LIGHTNING, leftoversToUser } from '../../engine/mechanics/onifuda/lightning.ts';
import { pay } from '../../engine/mechanics/payments/ledger.ts';
import {
  closeRound,
  openRound,
  zeroSumScores,
} from '../../engine/mechanics/payments/settlement.ts';
import { type MushiYakuId, mushiYaku } from '../../engine/mechanics/scoring/mushi-yaku.ts';
import { STANDARD } from '../../engine/mechanics/scoring/values.ts';
import { atSeat, capturedAt } from '../../engine/round/by-seat.ts';
import type { GameDeclaration, GameRules } from '../../engine/round/declaration.ts';
import { cardsOnField, monthsAmong, single } from '../../engine/round/field.ts';
import type { Aftermath, Onifuda, Transition } from '../../engine/round/ruleset.ts';
import type { Capture, Slot, State } from '../../engine/round/state.ts';

const OPTIONS = {
  rounds: { default: 6, choices: [3, 6, 12], opensWith: 3 },
  wildTakesStack: { default: false, choices: [false, true] }, // B3
} as const satisfies OptionTable;

type HouseRules = OptionsOf<typeof OPTIONS>;

const BUTTERFLIES = card('peony.butterflies');

/** Mushi's 40 cards and the butterflies. */
const DECK = cardsOf(withCard(without(ALL_CARDS, union(monthSet(6), monthSet(7))), BUTTERFLIES));

/** Any one card of the field; a whole stack of three too, by a house rule (B3). */
function anyCard(field: readonly Slot[], wildTakesStack: boolean): readonly Capture[] {
  const cards = cardsOnField(field);
  const stacks = wildTakesStack ? monthsAmong(cards, 3) : [];
  return [
    ...cards.map(single),
    ...stacks.map((month): Capture => cards.filter((id) => has(monthSet(month), id))),
  ];
}

function butterflies(wildTakesStack: boolean): Onifuda {
  return {
    card: BUTTERFLIES,
    isBlindAtDeal: false,
    // B5: it must capture when there is anything to capture.
    takes: ({ field }) => anyCard(field, wildTakesStack),
    // B4: turned last onto an empty field, it goes to the opponent of who turned it.
    alone: ({ drawn, pile }, { seat, from }) =>
      from === 'pile' && drawn === pile.length ? 1 - seat : null,
    // B2, B11: any card may take it, and a card that takes nothing else must.
    onField: (_state, _card, byMonth) => [...byMonth, [BUTTERFLIES]],
  };
}

/** Round score = cards − 120 + own yaku − the opponent's; the loser pays it. */
function settle(transition: Transition): Aftermath {
  const { state } = transition;
  const round = openRound(transition);
  const score = atSeat(zeroSumScores(transition, round), 0);
  const winner = winnerOf(state, score);
  const amount = Math.abs(score);
  const cards = capturedAt(state, winner);
  const { ledger } = round;
  pay(ledger, { from: 1 - winner, to: winner, amount, why: 'round-score', cards });
  pay(ledger, { from: 'bank', to: winner, amount: 1, why: 'round-counter' });
  return closeRound(transition, { ...round, winner }); // B9
}

/** Who has the positive score; at 0–0 who captured the lightning (B7). */
function winnerOf(state: State, score: number): Seat {
  if (score !== 0) return score > 0 ? 0 : 1;
  return has(capturedAt(state, 0), LIGHTNING) ? 0 : 1;
}

function rules(options: HouseRules): GameRules<MushiYakuId> {
  return {
    cards: {
      deck: DECK,
      values: STANDARD,
      par: 120, // half of the deck's 240
    },
    totals: { startTotal: 180 }, // B8
    // B10: nothing but four of a month on the field spoils a deal
    dealing: { deal: { hand: 9, field: 5 } },
    capture: {
      onifuda: butterflies(options.wildTakesStack),
      leftovers: leftoversToUser, // B6
    },
    yaku: ofOwnCards(mushiYaku({ fiveBrights: true })), // B1
    end: { settle },
    match: { rounds: options.rounds },
  };
}

/** Botan-chō, Mushi as played in Kantō: 41 cards and the butterflies for a wild card. */
export const RULES = {
  id: 'botan-cho',
  seats: [2],
  options: OPTIONS,
  edition: 2, // L14
  equalsSince: 2,
  rules,
} as const satisfies GameDeclaration;
