import type { OptionsOf, OptionTable } from '../../engine/core/game.ts';
import { ofOwnCards } from '../../engine/mechanics/defaults.ts';
import * as SETS from '../../engine/mechanics/scoring/named-sets.ts';
import { STANDARD } from '../../engine/mechanics/scoring/values.ts';
import type { GameDeclaration, GameRules } from '../../engine/round/declaration.ts';
import { type Yaku, yakuTable } from '../../engine/round/yaku-table.ts';
import { ROUNDS } from '../rounds.ts';
import { PAR, type Shares, settle } from './settle.ts';

const OPTIONS = {
  rounds: ROUNDS,
  shares: {
    default: 'one-two-three',
    choices: ['one-two-three', 'two-four-six', 'three-six-nine'],
  },
} as const satisfies OptionTable;

type YakuId = 'shiko' | 'nanatan' | 'akatan' | 'aotan';

/** Shares from each, by the game's name. */
const VALUES = {
  'one-two-three': { shiko: 3, ribbons: 2 },
  'two-four-six': { shiko: 2, ribbons: 1 },
  'three-six-nine': { shiko: 9, ribbons: 3 },
} as const satisfies Record<Shares, object>;

/** Of several the best counts (IN1). */
const BEST = 'best';

function yakuOf(shares: Shares): readonly Yaku<YakuId>[] {
  const { shiko, ribbons } = VALUES[shares];
  const seven: Yaku<YakuId> = {
    id: 'nanatan',
    value: 6,
    need: 7,
    group: BEST,
    cards: SETS.RIBBONS_BUT_WILLOW,
  };
  return [
    { id: 'shiko', value: shiko, cards: SETS.BRIGHT4, group: BEST },
    ...(shares === 'three-six-nine' ? [seven] : []),
    { id: 'akatan', value: ribbons, cards: SETS.POETRY, group: BEST },
    { id: 'aotan', value: ribbons, cards: SETS.BLUE, group: BEST },
  ];
}

function rules({ rounds, shares }: OptionsOf<typeof OPTIONS>): GameRules<YakuId> {
  return {
    cards: { values: STANDARD, par: PAR },
    totals: { unit: 'shares', yakuUnit: 'shares', scoreUnit: 'shares' },
    dealing: { deal: { hand: 7, field: 6 } },
    yaku: {
      ...ofOwnCards(yakuTable(yakuOf(shares))),
      endsRound: shares === 'two-four-six' ? null : () => true, // IN2
    },
    end: { settle: (transition, ended) => settle(shares, transition, ended) },
    match: { rounds },
  };
}

/** Ichi-ni-san, with Ni-shi-roku and Saburokku: one, two, three; two, four, six; three, six, nine. */
export const RULES = {
  id: 'ichi-ni-san',
  seats: [3],
  options: OPTIONS,
  edition: 2, // L14
  equalsSince: 2,
  rules,
} as const satisfies GameDeclaration;
