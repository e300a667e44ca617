import { monthSet, parseCardSet } from '../../engine/core/card-set.ts';
import type { OptionsOf, OptionTable } from '../../engine/core/game.ts';
import { settleStandard } from '../../engine/mechanics/payments/settlement.ts';
import {
  handYaku,
  type SevenCards,
  type TeyakuId,
} from '../../engine/mechanics/scoring/seven-cards.ts';
import { valuesBy } from '../../engine/mechanics/scoring/values.ts';
import { handAt } from '../../engine/round/by-seat.ts';
import type { GameDeclaration, GameRules } from '../../engine/round/declaration.ts';
import type { Transition } from '../../engine/round/ruleset.ts';
import type { State } from '../../engine/round/state.ts';
import { countingOf, countYaku } from '../../engine/round/yaku.ts';
import { type Yaku, yakuTable } from '../../engine/round/yaku-table.ts';
import { ROUNDS } from '../rounds.ts';

const OPTIONS = {
  rounds: ROUNDS,
  teyaku: { default: 'full', choices: ['full', 'none'] }, // SD2
  topYaku: { default: true, choices: [true, false] }, // SD4
} as const satisfies OptionTable;

type HouseRules = OptionsOf<typeof OPTIONS>;

type BozuId = 'bozu-kaburi' | 'bozu-zoro';
type AmeId = 'ame-kaburi' | 'ame-zoro';

/** The better of these two counts. */
const BOZU: readonly Yaku<BozuId>[] = [
  { id: 'bozu-zoro', value: 20, cards: monthSet(8), group: 'bozu' },
  { id: 'bozu-kaburi', value: 10, cards: parseCardSet('susuki.moon susuki.geese'), group: 'bozu' },
];

/** The same of the willow, for the last in the order alone. */
const AME: readonly Yaku<AmeId>[] = [
  { id: 'ame-zoro', value: 20, cards: monthSet(11), group: 'ame' },
  {
    id: 'ame-kaburi',
    value: 10,
    cards: parseCardSet('willow.rainman willow.swallow'),
    group: 'ame',
  },
];

/** Chaff is the treasure: 330 in all. */
const VALUES = valuesBy(
  { hikari: 5, tane: 5, tan: 1, kasu: 10 },
  { 'cherry.curtain': 10, 'paulownia.phoenix': 10 },
);

/** SD2: the hands of Hachi-Hachi, at ten points a kan. */
const HANDS: SevenCards = {
  aka: 3,
  haneken: 7,
  shiso: 20,
  tripletPairs: 'raised',
  sunashi: false,
};
const POINTS_A_KAN = 10;

function showHands({ state }: Transition): void {
  state.teyaku = state.seating.flatMap((seat) =>
    handYaku(handAt(state, seat), HANDS).map(({ value, ...hand }) => ({
      seat,
      ...hand,
      value: value * POINTS_A_KAN,
    })),
  );
}

function rules({
  rounds,
  teyaku,
  topYaku,
}: HouseRules): GameRules<BozuId | AmeId | Exclude<TeyakuId, 'sunashi'>> {
  const isPlayed = ({ value }: Yaku) => topYaku || value === 20; // SD4
  const forAll = yakuTable(BOZU.filter(isPlayed));
  const forLast = yakuTable([...BOZU, ...AME].filter(isPlayed));
  const count = ({ captured, order }: State, when: 'so-far' | 'at-end') =>
    captured.map((set, seat) => countYaku(seat === order.at(-1) ? forLast : forAll, set, when));
  return {
    cards: { values: VALUES, par: 110, parByPlace: [100, 110, 120] },
    dealing: { deal: { hand: 7, field: 6 }, afterDeal: teyaku === 'full' ? [showHands] : [] },
    yaku: {
      yaku: () => forLast,
      countYaku: count,
      announces: (state, seat, made) => countingOf(count(state, 'so-far')[seat], made),
    },
    end: { settle: settleStandard }, // SD1, SD5
    match: { rounds },
  };
}

/** Sudaoshi, for three, in which chaff is worth most. */
export const RULES = {
  id: 'sudaoshi',
  seats: [3],
  options: OPTIONS,
  edition: 2, // L14
  equalsSince: 2,
  rules,
} as const satisfies GameDeclaration;
