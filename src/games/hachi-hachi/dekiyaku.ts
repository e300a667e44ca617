import * as SETS from '../../engine/mechanics/scoring/named-sets.ts';
import { type Yaku, type YakuTable, yakuTable } from '../../engine/round/yaku-table.ts';
import type { HouseRules } from './options.ts';

export type DekiyakuId = 'goko' | 'shiko' | 'nanatan' | 'akatan' | 'aotan' | 'inoshikacho';

/** In kan, by region. */
const KAN = {
  kanto: { goko: 12, shiko: 10, nanatan: 10, akatan: 7, aotan: 7, inoshikacho: 7 },
  kansai: { goko: 15, shiko: 12, nanatan: 12, akatan: 10, aotan: 10, inoshikacho: 10 },
} as const satisfies Record<HouseRules['region'], Record<DekiyakuId, number>>;

const BRIGHTS = 'brights';

/** What captured cards make, in kan (HH20). */
export function dekiyaku(options: HouseRules): YakuTable<DekiyakuId> {
  const { region, inoshikacho, nanatanExtra } = options;
  const kan = KAN[region];
  const extra = nanatanExtra ? { extra: { of: SETS.RIBBONS, beyond: 7 } } : {};
  const rows: readonly Yaku<DekiyakuId>[] = [
    { id: 'goko', value: kan.goko, cards: SETS.BRIGHT5, group: BRIGHTS },
    { id: 'shiko', value: kan.shiko, cards: SETS.BRIGHT4, group: BRIGHTS },
    {
      id: 'nanatan',
      value: kan.nanatan,
      cards: SETS.RIBBONS_BUT_WILLOW,
      need: 7,
      ...extra,
    },
    { id: 'akatan', value: kan.akatan, cards: SETS.POETRY },
    { id: 'aotan', value: kan.aotan, cards: SETS.BLUE },
  ];
  const boars: Yaku<DekiyakuId> = {
    id: 'inoshikacho',
    value: kan.inoshikacho,
    cards: SETS.INOSHIKACHO,
  };
  return yakuTable(inoshikacho ? [...rows, boars] : rows);
}
