import type { YakuNamesOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const ROMAJI: YakuNamesOf<typeof RULES> = {
  yaku: {
    goko: 'Gokō',
    shiko: 'Shikō',
    ameshiko: 'Ameshikō',
    sanko: 'Sankō',
    'omote-dango': 'Omote dango',
    'ura-dango': 'Ura dango',
    aotan: 'Aotan',
    akatan: 'Akatan',
    inoshikacho: 'Inoshikachō',
    hanami: 'Hanami',
    tsukimi: 'Tsukimi',
    fujishima: 'Fujishima',
    kirishima: 'Kirishima',
    tsukiyaku: 'Tsukiyaku',
    fuke: 'Fuke',
  },
  shortYaku: {},
};
