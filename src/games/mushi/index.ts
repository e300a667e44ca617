import type { GameModule } from '../module.ts';
import { RULES } from './rules.ts';
import { EN } from './words.en.ts';
import { JA } from './words.ja.ts';
import { KO } from './words.ko.ts';

export const MUSHI = {
  rules: RULES,
  words: { en: EN, ja: JA, ko: KO },
  cpu: { auction: { level: 138 } }, // From 6,000 hands, in which leading made no difference.
} satisfies GameModule<typeof RULES>;
