import type { YakuNamesOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const ROMAJI: YakuNamesOf<typeof RULES> = {
  yaku: {
    goko: 'Gokō',
    shiko: 'Shikō',
    akatan: 'Akatan',
    aotan: 'Aotan',
    kusatan: 'Kusatan',
    honjuso: 'Honjūsō',
    hiraya: 'Hiraya',
  },
  shortYaku: {},
};
