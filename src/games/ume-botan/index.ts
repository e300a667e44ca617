import type { GameModule } from '../module.ts';
import { RULES } from './rules.ts';
import { EN } from './words.en.ts';
import { JA } from './words.ja.ts';
import { KO } from './words.ko.ts';

export const UME_BOTAN = {
  rules: RULES,
  words: { en: EN, ja: JA, ko: KO },
  romaji: { yaku: { 'omote-dango': 'Omote dango', 'ura-dango': 'Ura dango' } },
} satisfies GameModule<typeof RULES>;
