import type { YakuNamesOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const ROMAJI: YakuNamesOf<typeof RULES> = {
  yaku: {
    goko: 'Gokō',
    shiko: 'Shikō',
    ameshiko: 'Ameshikō',
    sanko: 'Sankō',
    inoshikacho: 'Inoshikachō',
    tane: 'Tane',
    'akatan-aotan': 'Akatan-aotan',
    akatan: 'Akatan',
    aotan: 'Aotan',
    tan: 'Tan',
    hanami: 'Hanami de ippai',
    tsukimi: 'Tsukimi de ippai',
    tsukifuda: 'Tsukifuda',
    kasu: 'Kasu',
    teshi: 'Teshi',
    kuttsuki: 'Kuttsuki',
    'teshi-kuttsuki': 'Teshi to kuttsuki',
  },
  shortYaku: {
    hanami: 'Hanami',
    tsukimi: 'Tsukimi',
    'akatan-aotan': 'Aka-aotan',
    'teshi-kuttsuki': 'T.-kuttsuki',
  },
};
