import type { GameModule } from '../module.ts';
import { LESSON } from './lesson.ts';
import { RULES } from './rules.ts';
import { EN } from './words.en.ts';
import { JA } from './words.ja.ts';
import { ROMAJI } from './words.romaji.ts';

export const KOI_KOI = {
  rules: RULES,
  words: { en: EN, ja: JA },
  romaji: ROMAJI,
  lesson: LESSON,
} satisfies GameModule<typeof RULES>;
