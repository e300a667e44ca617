import type { YakuNamesOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const ROMAJI: YakuNamesOf<typeof RULES> = {
  yaku: {
    inoshikacho: 'Inoshikachō',
    'akatan-moji': 'Akatan moji',
    aotan: 'Aotan',
    'akatan-muji': 'Akatan muji',
    hanami: 'Hanami de ippai',
    tsukimi: 'Tsukimi de ippai',
    'fuji-ippai': 'Fuji ippai',
    'kiri-ippai': 'Kiri ippai',
  },
  shortYaku: { hanami: 'Hanami', tsukimi: 'Tsukimi' },
};
