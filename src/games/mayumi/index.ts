import type { GameModule } from '../module.ts';
import { RULES } from './rules.ts';
import { EN } from './words.en.ts';
import { JA } from './words.ja.ts';
import { KO } from './words.ko.ts';

export const MAYUMI = {
  rules: RULES,
  words: { en: EN, ja: JA, ko: KO },
  romaji: {
    yaku: {
      hanami: 'Hanami ippai',
      tsukimi: 'Tsukimi ippai',
      'kyu-tan': 'Kyū tan',
      'hachi-tan': 'Hachi tan',
      'nana-tan': 'Nana tan',
      family: 'Yonmai-zoroi',
    },
    shortYaku: { hanami: 'Hanami', tsukimi: 'Tsukimi', family: 'Yonmai' },
  },
} satisfies GameModule<typeof RULES>;
