import { ROMAJI_HANDS } from '../seven-cards-words.ts';
import type { YakuNamesOf } from '../words.ts';
import type { RULES } from './rules.ts';

const { sunashi: _, ...HANDS } = ROMAJI_HANDS.yaku;

export const ROMAJI: YakuNamesOf<typeof RULES> = {
  yaku: {
    'bozu-kaburi': 'Bōzu-kaburi',
    'bozu-zoro': 'Bōzu-zoro',
    'ame-kaburi': 'Ame-kaburi',
    'ame-zoro': 'Ame-zoro',
    ...HANDS,
  },
  shortYaku: ROMAJI_HANDS.shortYaku,
};
