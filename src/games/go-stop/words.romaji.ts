import type { YakuNamesOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const ROMAJI: YakuNamesOf<typeof RULES> = {
  yaku: {
    ogwang: 'Ogwang',
    sagwang: 'Sagwang',
    samgwang: 'Samgwang',
    bisamgwang: 'Bisamgwang',
    godori: 'Godori',
    hongdan: 'Hongdan',
    cheongdan: 'Cheongdan',
    chodan: 'Chodan',
    yeol: 'Yeolkkeut',
    tti: 'Tti',
    pi: 'Pi',
  },
  shortYaku: {},
};
