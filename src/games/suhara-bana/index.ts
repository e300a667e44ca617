import type { GameModule } from '../module.ts';
import { RULES } from './rules.ts';
import { EN } from './words.en.ts';
import { JA } from './words.ja.ts';
import { KO } from './words.ko.ts';

export const SUHARA_BANA = {
  rules: RULES,
  words: { en: EN, ja: JA, ko: KO },
  romaji: {
    yaku: {
      'shihon-otori': 'Shihon-ōtori',
      'otori-goroju': 'Ōtori-gorōjū',
      goroju: 'Gorōjū',
      'dori-shima': 'Dōri-shima',
      otori: 'Ōtori',
    },
    shortYaku: { 'shihon-otori': 'Shihon-ō.', 'otori-goroju': 'Ō.-gorōjū' },
  },
  cpu: {
    lowMan: { most: 15, perTurn: 5 }, // S12
    auction: { first: -12, last: 15, drop: -30 },
  },
} satisfies GameModule<typeof RULES>;
