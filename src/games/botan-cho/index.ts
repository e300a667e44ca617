import type { GameModule } from '../module.ts';
import { RULES } from './rules.ts';
import { EN } from './words.en.ts';
import { JA } from './words.ja.ts';
import { KO } from './words.ko.ts';

export const BOTAN_CHO = {
  rules: RULES,
  words: { en: EN, ja: JA, ko: KO },
} satisfies GameModule<typeof RULES>;
