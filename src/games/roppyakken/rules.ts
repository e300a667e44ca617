import {
  hasWholeMonth,
  intersection,
  isEmpty,
  monthSet,
  monthsWith,
  NO_CARDS,
  sumOf,
  union,
} from '../../engine/core/card-set.ts';
import { takeFours } from '../../engine/mechanics/before-play/take-fours.ts';
import { DEFAULTS, dealFor, ofOwnCards } from '../../engine/mechanics/defaults.ts';
import { gaji } from '../../engine/mechanics/onifuda/gaji.ts';
import { valuesBy } from '../../engine/mechanics/scoring/values.ts';
import { handAt } from '../../engine/round/by-seat.ts';
import type { GameDeclaration, GameRules, Units } from '../../engine/round/declaration.ts';
import type { Ruleset, Transition } from '../../engine/round/ruleset.ts';
import type { Teyaku } from '../../engine/round/state.ts';
import { yakuTable } from '../../engine/round/yaku-table.ts';
import { type HouseRules, OPTIONS } from './options.ts';
import { settle, WINNERS } from './settle.ts';
import { type RoppyakkenYakuId, yakuOf } from './yaku.ts';

/** Hands that score as dealt (RP16). */
type LuckyHandId = 'sogasu' | 'tesan' | 'futatesan' | 'teshi';

/** 490 in all. */
const VALUES = valuesBy(
  { hikari: 50, tane: 10, tan: 10, kasu: 0 },
  { 'plum.warbler': 50, 'paulownia.yellow': 10 },
);

/** What a game of Changara goes to (L2). */
const CHANGARA = 300;

/** Three of a month, of two months, or nothing that is worth anything (RP16). */
function luckyHands({ state }: Transition): void {
  state.teyaku = state.seating.flatMap((seat): readonly Teyaku<LuckyHandId>[] => {
    const hand = handAt(state, seat);
    const sets = monthsWith(hand, 3).map((month) => intersection(hand, monthSet(month)));
    const cards = sets.reduce(union, NO_CARDS);
    const gasu = { id: 'sogasu', seat, value: 400, cards: hand } as const;
    const isGasu = !isEmpty(hand) && sumOf(hand, VALUES) === 0;
    if (sets.length === 0) return isGasu ? [gasu] : [];
    const id = sets.length === 1 ? 'tesan' : 'futatesan';
    return [{ id, seat, value: sets.length === 1 ? 200 : 400, cards }];
  });
}

/** Sambong: each three of a month 200, each four 300. */
function luckyHandsOfSambong({ state }: Transition): void {
  state.teyaku = state.seating.flatMap((seat): readonly Teyaku<LuckyHandId>[] => {
    const hand = handAt(state, seat);
    return monthsWith(hand, 3).map((month) => {
      const cards = intersection(hand, monthSet(month));
      const isWhole = hasWholeMonth(cards);
      return { id: isWhole ? 'teshi' : 'tesan', seat, value: isWhole ? 300 : 200, cards };
    });
  });
}

function luckyHandsOf({ family, luckyHands: areOn }: HouseRules): Ruleset['afterDeal'] {
  if (family === 'sambong') return [luckyHandsOfSambong];
  return areOn ? [luckyHands] : [];
}

/** Best of this many: more than half of them win the match (RP20). */
function gamesToWin({ family, games }: HouseRules): number {
  return family === 'changara' ? (games + 1) / 2 : 1;
}

/** A match of several games is won by games. */
function unitsOf(options: HouseRules): Units {
  return { unit: 'ken', scoreUnit: gamesToWin(options) === 1 ? 'ken' : 'victories' };
}

function rules(
  options: HouseRules,
  seats: number,
  edition: number,
): GameRules<RoppyakkenYakuId | LuckyHandId> {
  const { family, instantWin } = options;
  const endsAtOnce = instantWin === 'at-once' && family !== 'sambong'; // RP11
  const isRedealt = options.handFour === 'redeal' && family !== 'sambong'; // RP1
  const isWinner = ({ id }: { readonly id: string }) => WINNERS.some((winner) => winner === id);
  const isChangara = family === 'changara';
  return {
    cards: { values: VALUES },
    totals: { yakuUnit: 'ken', ...unitsOf(options) },
    dealing: {
      deal: dealFor(seats, options.hand), // RP17
      misdeal: isChangara ? () => null : DEFAULTS.misdeal,
      misdealtHand: isRedealt
        ? (hand) => (hasWholeMonth(hand) ? 'four-of-a-month-in-hand' : null)
        : null,
      afterDeal: [...luckyHandsOf(options), ...(isChangara ? [takeFours] : [])],
    },
    // RP8: what is left on the field or in the pile is nobody's
    capture: {
      onifuda: gaji({
        values: VALUES,
        mustMatch: false,
        takenBy: options.rainOnField, // RP5
        takesWillows: options.rainTakesWillows, // RP3
        waitsALap: false, // RP7
        keepsStacks: true, // RP2, RP6
      }),
    },
    yaku: {
      ...ofOwnCards(yakuTable(yakuOf(options))),
      endsRound: endsAtOnce ? (made) => made.some(isWinner) : null,
    },
    end: { settle: (transition, ended) => settle(options, transition, ended) },
    match: {
      rounds: null,
      // L2: earlier editions went by the house rule, and on after a shared lead.
      target: isChangara && edition > 2 ? CHANGARA : options.target,
      mayTie: isChangara && edition > 2, // RP13, RP14
      gamesToWin: gamesToWin(options),
    },
  };
}

/** Roppyakken, a race to 600, and the games of its kind. */
export const RULES = {
  id: 'roppyakken',
  seats: [2, 3],
  usualSeats: 2,
  options: OPTIONS,
  units: unitsOf,
  edition: 3, // L2, L14
  equalsSince: 2,
  rules,
} as const satisfies GameDeclaration;
