import type { YakuNamesOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const ROMAJI: YakuNamesOf<typeof RULES> = {
  yaku: {
    matsukiribozu: 'Matsu-kiri-bōzu',
    oozan: 'Ōzan',
    inoshikacho: 'Inoshikachō',
    teppo: 'Teppō',
    nizoro: 'Nizoro',
    kozan: 'Kozan',
    akatan: 'Akatan',
    aotan: 'Aotan',
    hanami: 'Hanami ippai',
    tsukimi: 'Tsukimi ippai',
    'kyu-tan': 'Kyū tan',
    'hachi-tan': 'Hachi tan',
    'nana-tan': 'Nana tan',
    family: 'Yonmai-zoroi',
  },
  shortYaku: {
    matsukiribozu: 'Matsu-kiri',
    hanami: 'Hanami',
    tsukimi: 'Tsukimi',
    family: 'Yonmai',
  },
};
