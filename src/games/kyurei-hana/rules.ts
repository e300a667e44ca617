import { parseCardSet } from '../../engine/core/card-set.ts';
import type { OptionsOf, OptionTable } from '../../engine/core/game.ts';
import { ofOwnCards } from '../../engine/mechanics/defaults.ts';
import { settleStandard } from '../../engine/mechanics/payments/settlement.ts';
import { firstInQueue, timesOnField } from '../../engine/mechanics/scoring/multiplier-queue.ts';
import { BLUE, GRASS, POETRY } from '../../engine/mechanics/scoring/named-sets.ts';
import { valuesBy } from '../../engine/mechanics/scoring/values.ts';
import type { GameDeclaration, GameRules } from '../../engine/round/declaration.ts';
import type { Transition } from '../../engine/round/ruleset.ts';
import { type Yaku, yakuTable } from '../../engine/round/yaku-table.ts';
import { ROUNDS } from '../rounds.ts';

const OPTIONS = { rounds: ROUNDS } as const satisfies OptionTable;

type YakuId = 'oozan' | 'kozan' | 'aotan' | 'kusa';

const YAKU: readonly Yaku<YakuId>[] = [
  { id: 'oozan', value: 30, cards: parseCardSet('pine.crane cherry.curtain susuki.moon') },
  { id: 'kozan', value: 20, cards: POETRY },
  { id: 'aotan', value: 20, cards: BLUE },
  { id: 'kusa', value: 20, cards: GRASS },
];

/** 270 in all: the warbler and the deer are worth as much as a bright. */
const VALUES = valuesBy(
  { hikari: 20, tane: 10, tan: 5, kasu: 0 },
  { 'plum.warbler': 20, 'maple.deer': 20, 'paulownia.yellow': 10 },
);

/** The seven cards of 20 points, as dealt to the field. */
const FIELD = {
  doubling: parseCardSet('pine.crane plum.warbler cherry.curtain susuki.moon maple.deer'),
  fourfold: parseCardSet('willow.rainman paulownia.phoenix'),
};

function multiplyByField({ state }: Transition): void {
  state.multiplier = firstInQueue(timesOnField(state, FIELD), state.carried);
}

function rules({ rounds }: OptionsOf<typeof OPTIONS>): GameRules<YakuId> {
  return {
    cards: { values: VALUES, par: 90 },
    dealing: { deal: { hand: 7, field: 6 }, afterDeal: [multiplyByField] },
    yaku: ofOwnCards(yakuTable(YAKU)),
    end: { settle: settleStandard }, // KR2
    match: { rounds }, // KR1: what is left in the queue then lapses
  };
}

/** Kyūrei-hana, for three, with fields that multiply. */
export const RULES = {
  id: 'kyurei-hana',
  seats: [3],
  options: OPTIONS,
  edition: 2, // L14
  equalsSince: 2,
  rules,
} as const satisfies GameDeclaration;
