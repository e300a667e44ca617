import { monthSet } from '../../core/card-set.ts';
import { type Yaku, type YakuTable, yakuTable } from '../../round/yaku-table.ts';
import { BRIGHT5, SPRING } from './named-sets.ts';

export type MushiYakuId = 'goko' | 'sanko' | 'fujishima' | 'kirishima';

const FIVE_BRIGHTS: Yaku<MushiYakuId> = { id: 'goko', value: 30, cards: BRIGHT5 };

/** Mushi's yaku, which all stack; some tables leave the five brights out. */
export function mushiYaku({
  fiveBrights,
}: {
  readonly fiveBrights: boolean;
}): YakuTable<MushiYakuId> {
  return yakuTable([
    ...(fiveBrights ? [FIVE_BRIGHTS] : []),
    { id: 'sanko', value: 25, cards: SPRING },
    { id: 'fujishima', value: 10, cards: monthSet(4) },
    { id: 'kirishima', value: 10, cards: monthSet(12) },
  ]);
}
