import type { GameModule } from '../module.ts';
import { LESSON } from './lesson.ts';
import { RULES } from './rules.ts';
import { EN } from './words.en.ts';
import { JA } from './words.ja.ts';
import { KO } from './words.ko.ts';

export const MATGO = {
  rules: RULES,
  words: { en: EN, ja: JA, ko: KO },
  lesson: LESSON,
} satisfies GameModule<typeof RULES>;
