import type { GameModule } from '../module.ts';
import { RULES } from './rules.ts';
import { EN } from './words.en.ts';
import { JA } from './words.ja.ts';
import { KO } from './words.ko.ts';

export const HACHI_HACHI = {
  rules: RULES,
  words: { en: EN, ja: JA, ko: KO },
  cpu: { isGlanced: true },
} satisfies GameModule<typeof RULES>;
