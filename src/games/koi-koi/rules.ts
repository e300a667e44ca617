import {
  type CardSet,
  hasWholeMonth,
  intersection,
  isAllPairs,
  isEmpty,
  monthSet,
  monthsWith,
  NO_CARDS,
  setOf,
  size,
  union,
} from '../../engine/core/card-set.ts';
import { type CardId, cardAt, MONTHS, monthOf } from '../../engine/core/cards.ts';
import type { Seat } from '../../engine/core/game.ts';
import { takeFours } from '../../engine/mechanics/before-play/take-fours.ts';
import { LONGEST, lengthOf } from '../../engine/mechanics/defaults.ts';
import { beginCalls, koiKoiCall } from '../../engine/mechanics/koi-koi-call.ts';
import { MUSHI_LIGHTNING } from '../../engine/mechanics/onifuda/lightning.ts';
import { RAIN_MAN } from '../../engine/mechanics/scoring/named-sets.ts';
import { STANDARD } from '../../engine/mechanics/scoring/values.ts';
import { atSeat, capturedAt, monthOfRound } from '../../engine/round/by-seat.ts';
import type { GameDeclaration, GameRules } from '../../engine/round/declaration.ts';
import type { RedealWhy, YakuMade } from '../../engine/round/event.ts';
import { cardsOnField } from '../../engine/round/field.ts';
import { beginPlay } from '../../engine/round/play.ts';
import type { Interlude, Ruleset, Transition } from '../../engine/round/ruleset.ts';
import type { State, Teyaku } from '../../engine/round/state.ts';
import { countYaku, voidYaku } from '../../engine/round/yaku.ts';
import { NO_TABLE, type YakuCount, type YakuTable } from '../../engine/round/yaku-table.ts';
import { type HouseRules, inForce, OPTIONS } from './options.ts';
import { baseValue, settleKoiKoi, shobuScore } from './settle.ts';
import { type KoiKoiYakuId, koiKoiYaku } from './yaku.ts';

const WILLOW = 11;
const PAULOWNIA = 12;

/** The patterns that win a hand spoil the field. */
function misdeal(field: readonly CardId[]): RedealWhy | null {
  return hasWholeMonth(setOf(field)) ? 'four-of-a-month-on-field' : pairsOnField(field);
}

/** All that spoils it if four of a month are the oya's (K1). */
function pairsOnField(field: readonly CardId[]): RedealWhy | null {
  return isAllPairs(setOf(field)) ? 'pairs-on-field' : null;
}

/** The first edition gave the oya four of a month although the rest were pairs. */
function pairsWithoutFour(field: readonly CardId[]): RedealWhy | null {
  return hasWholeMonth(setOf(field)) ? null : pairsOnField(field);
}

function misdealOf(fourIsOyas: boolean, edition: number): Ruleset['misdeal'] {
  if (!fourIsOyas) return misdeal;
  return edition > 1 ? pairsOnField : pairsWithoutFour;
}

/** A house rule: payments count once more for each bright on the field as dealt, no matter who takes it (K9). */
function multiplyByBrights({ state }: Transition): void {
  const brights = cardsOnField(state.field).filter((id) => cardAt(id).kind === 'hikari').length;
  if (brights > 0) state.multiplier = { times: 1 + brights, why: 'bright-field' };
}

type LuckyHandId = 'teshi' | 'kuttsuki' | 'teshi-kuttsuki';

type LuckyHand = Teyaku<LuckyHandId>;

type LuckyHands = (state: State) => readonly LuckyHand[];

/**
 * *Teshi*, four of a month in the hand, and *kuttsuki*, nothing but pairs, five of them in a hand of ten
 * (K8): one a hand, with all its cards, at what it is paid (K6); two hands are paid nothing (K5).
 */
function luckyHands(both: number): LuckyHands {
  return ({ hands, seating }) => {
    const held = seating.flatMap((seat): readonly LuckyHand[] => {
      const hand = atSeat(hands, seat);
      const fours = monthsWith(hand, 4).map(monthSet).reduce(union, NO_CARDS);
      if (isAllPairs(hand)) {
        const kuttsuki = { id: 'kuttsuki' as const, cards: hand, seat, value: 6 };
        return [isEmpty(fours) ? kuttsuki : { ...kuttsuki, id: 'teshi-kuttsuki', value: both }];
      }
      return isEmpty(fours) ? [] : [{ id: 'teshi', cards: fours, seat, value: 6 }];
    });
    return held.length === 1 ? held : held.map((one) => ({ ...one, value: 0 }));
  };
}

/** The first edition announced both patterns of a hand, each at six, and of two fours the first. */
const luckyHandsOfFirst: LuckyHands = ({ hands, seating }) =>
  seating.flatMap((seat) => {
    const hand = atSeat(hands, seat);
    const fours = monthsWith(hand, 4).slice(0, 1).map(monthSet);
    return [
      ...fours.map((cards) => ({ id: 'teshi' as const, cards, seat, value: 6 })),
      ...(isAllPairs(hand) ? [{ id: 'kuttsuki' as const, cards: hand, seat, value: 6 }] : []),
    ];
  });

/** A hand that wins as dealt ends the round before it begins. */
function openingBy(luckyHandsIn: LuckyHands): Interlude {
  return {
    begin: (transition) => {
      const { state, events } = transition;
      beginCalls(transition);
      state.teyaku = luckyHandsIn(state);
      if (state.teyaku.length === 0) {
        beginPlay(transition, state.seating);
        return;
      }
      for (const teyaku of state.teyaku) events.push({ type: 'teyaku', teyaku });
      transition.ended = {
        why: 'teyaku',
        holders: [...new Set(state.teyaku.map(({ seat }) => seat))],
      };
    },
    asker: null,
  };
}

const VIEWINGS = new Set(['hanami', 'tsukimi']);

const isViewing = ({ id }: YakuMade) => VIEWINGS.has(id);

/** What a house rule leaves of the yaku that a seat has made. */
type Viewings = (count: YakuCount, state: State, seat: Seat) => YakuCount;

/** What house rules make of the viewing yaku; null: they stand as they are. */
const VIEWINGS_BY_RULE: Readonly<Record<HouseRules['viewings'], Viewings | null>> = {
  on: null,
  off: null,
  // K7: the two do not help each other.
  'with-other': (count) => (count.counts.every(isViewing) ? voidYaku(count, isViewing) : count),
  'rained-out': (count, state, seat) => {
    const months = cardsOnField(state.field).map(monthOf);
    const isRained = size(intersection(capturedAt(state, seat), RAIN_MAN)) > 0;
    return voidYaku(count, ({ id }) => {
      if (id === 'hanami') return isRained || months.includes(WILLOW);
      return id === 'tsukimi' && (isRained || months.includes(PAULOWNIA));
    });
  },
};

/** Viewings are worth more once their player has called koi-koi (K18). */
const GROWN = 3;

/** A seat's yaku, and what its calls of koi-koi add to them if they are worth points. */
function withCalls(
  { viewingPoints, koiMultiplier }: HouseRules,
  { counts, ...rest }: YakuCount,
  called: number,
): YakuCount {
  const isAdded = koiMultiplier === 'adds' && called <= MOST_ADDED && counts.length > 0;
  const growth = viewingPoints === 'grow' ? counts.filter(isViewing) : [];
  const more = growth.reduce((sum, { value }) => sum + GROWN - value, isAdded ? called : 0);
  return {
    ...rest,
    counts:
      more === 0 ? counts : [...counts, { id: 'koi-koi-calls', value: more, cards: NO_CARDS }],
  };
}

/** So many calls are worth a point each; more multiply instead (K19). */
const MOST_ADDED = 3;

/**
 * Counts captured cards, the last ones only once: a call asks for what the turn before it has counted, and
 * so does the settlement after it. Every yaku of the game counts as soon as it is made.
 */
function countOnce(): (table: YakuTable, captured: CardSet) => YakuCount {
  let last: { readonly table: YakuTable; readonly captured: CardSet; count: YakuCount } | null =
    null;
  return (table, captured) => {
    if (last?.captured === captured && last.table === table) return last.count;
    const count = countYaku(table, captured, 'at-end');
    last = { table, captured, count };
    return count;
  };
}

function rules(
  chosen: HouseRules,
  _seats: number,
  edition: number,
): GameRules<KoiKoiYakuId | LuckyHandId | 'koi-koi-calls'> {
  const options = inForce(chosen);
  const yaku = MONTHS.map((month) => koiKoiYaku(options, month));
  const yakuOf = (month: number) => yaku[month - 1] ?? NO_TABLE;
  const fourIsOyas = options.fieldFour === 'oya-takes';
  const viewings = VIEWINGS_BY_RULE[options.viewings];
  const countCaptured = countOnce();
  const countOf = (state: State, seat: Seat) => {
    const captured = countCaptured(yakuOf(monthOfRound(state.round)), capturedAt(state, seat));
    const called = state.calls?.made[seat] ?? 0;
    const count = called > 0 ? withCalls(options, captured, called) : captured;
    return viewings === null ? count : viewings(count, state, seat);
  };
  const countAll = (state: State) => state.captured.map((_, seat) => countOf(state, seat));
  return {
    cards: { values: STANDARD, scoresCards: false },
    totals: { unit: 'plainMon', yakuUnit: 'plainMon', scoreUnit: 'plainMon' },
    dealing: {
      deal: { hand: options.hand, field: 8 },
      misdeal: misdealOf(fourIsOyas, edition),
      afterDeal: [
        ...(options.brightField ? [multiplyByBrights] : []),
        ...(fourIsOyas ? [takeFours] : []),
      ],
    },
    entry: { opening: openingBy(edition > 1 ? luckyHands(options.bothTeyaku) : luckyHandsOfFirst) },
    turn: {
      afterTurn: koiKoiCall({
        call: 'koi-koi',
        ...(options.calls === 'once' && { most: 1 }),
        ...(options.calls === 'once-for-both' && { most: 1, isMostOfAll: true }),
        isNewOnly: options.calls === 'new-yaku',
        minimum: options.minimum,
        worthOf: (count) => baseValue(options, count),
        playOutPile: options.playOut,
        countOf,
        ...(viewings !== null && { isLate: isViewing }),
        mayRevive: options.viewings === 'rained-out',
        isForgetful: edition === 1,
      }),
    },
    capture: options.wildLightning ? MUSHI_LIGHTNING : {},
    yaku: {
      yaku: yakuOf,
      countYaku: countAll,
      // Whether a viewing counts is known when the turn has ended, and announced then.
      announces: viewings === null ? null : (_, __, made) => made.filter((one) => !isViewing(one)),
    },
    end: {
      playOutPile: options.playOut,
      shobuScore: (state) => {
        if (state.phase.type !== 'call') return null;
        const yaku = countAll(state);
        return shobuScore(options, state, { winner: state.phase.seat, yaku }).amount;
      },
      settle: (transition, ended) => settleKoiKoi(options, transition, ended),
    },
    match: lengthOf(options.length, options.zeroSum && edition > 1 ? LONGEST : null),
  };
}

/** Koi-Koi, the game that most people know. */
export const RULES = {
  id: 'koi-koi',
  seats: [2],
  options: OPTIONS,
  edition: 3, // K1, K2, K6, H2, L14
  equalsSince: 3,
  rules,
} as const satisfies GameDeclaration;
