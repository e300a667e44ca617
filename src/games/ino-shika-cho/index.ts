import type { GameModule } from '../module.ts';
import { RULES } from './rules.ts';
import { EN } from './words.en.ts';
import { JA } from './words.ja.ts';
import { KO } from './words.ko.ts';

export const INO_SHIKA_CHO = {
  rules: RULES,
  words: { en: EN, ja: JA, ko: KO },
  romaji: {
    yaku: {
      hanami: 'Hanami de ippai',
      tsukimi: 'Tsukimi de ippai',
      'akatan-moji': 'Akatan moji',
      'akatan-muji': 'Akatan muji',
      'fuji-ippai': 'Fuji ippai',
      'kiri-ippai': 'Kiri ippai',
    },
    shortYaku: { hanami: 'Hanami', tsukimi: 'Tsukimi' },
  },
} satisfies GameModule<typeof RULES>;
