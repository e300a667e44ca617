import { ROMAJI_HANDS } from '../seven-cards-words.ts';
import type { YakuNamesOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const ROMAJI: YakuNamesOf<typeof RULES> = {
  yaku: {
    goko: 'Gokō',
    shiko: 'Shikō',
    nanatan: 'Nanatan',
    akatan: 'Akatan',
    aotan: 'Aotan',
    inoshikacho: 'Inoshikachō',
    ...ROMAJI_HANDS.yaku,
  },
  shortYaku: ROMAJI_HANDS.shortYaku,
};
