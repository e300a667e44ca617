import type { GameModule } from '../module.ts';
import { LESSON } from './lesson.ts';
import { RULES } from './rules.ts';
import { EN } from './words.en.ts';
import { JA } from './words.ja.ts';
import { KO } from './words.ko.ts';

export const KOI_KOI = {
  rules: RULES,
  words: { en: EN, ja: JA, ko: KO },
  romaji: {
    yaku: {
      hanami: 'Hanami de ippai',
      tsukimi: 'Tsukimi de ippai',
      'teshi-kuttsuki': 'Teshi to kuttsuki',
    },
    shortYaku: {
      hanami: 'Hanami',
      tsukimi: 'Tsukimi',
      'akatan-aotan': 'Aka-aotan',
      'koi-koi-calls': 'Koi-koi',
      'teshi-kuttsuki': 'T.-kuttsuki',
    },
  },
  lesson: LESSON,
} satisfies GameModule<typeof RULES>;
