import type { YakuNamesOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const ROMAJI: YakuNamesOf<typeof RULES> = {
  yaku: {
    hongdan: 'Hongdan',
    cheongdan: 'Cheongdan',
    chodan: 'Chodan',
    choyak: 'Choyak',
    pungyak: 'Pungyak',
    biyak: 'Biyak',
    godori: 'Godori',
    ogwang: 'Ogwang',
    ttongyak: 'Ttongyak',
  },
  shortYaku: {},
};
