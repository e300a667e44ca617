import type { YakuNamesOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const ROMAJI: YakuNamesOf<typeof RULES> = {
  yaku: {
    matsu: 'Matsu',
    ume: 'Ume',
    sakura: 'Sakura',
    fuji: 'Fuji',
    ayame: 'Ayame',
    botan: 'Botan',
    hagi: 'Hagi',
    susuki: 'Susuki',
    kiku: 'Kiku',
    momiji: 'Momiji',
    yanagi: 'Yanagi',
    kiri: 'Kiri',
  },
  shortYaku: {},
};
