import type { GameModule } from '../module.ts';
import { LESSON } from './lesson.ts';
import { RULES } from './rules.ts';
import { EN } from './words.en.ts';
import { JA } from './words.ja.ts';
import { KO } from './words.ko.ts';

export const HANA_AWASE = {
  rules: RULES,
  words: { en: EN, ja: JA, ko: KO },
  romaji: { yaku: { kusa: 'Kusatan' }, shortYaku: { 'omote-sugawara': 'O.-sugawara' } },
  lesson: LESSON,
} satisfies GameModule<typeof RULES>;
