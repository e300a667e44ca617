import type { GameModule } from '../module.ts';
import { RULES } from './rules.ts';
import { EN } from './words.en.ts';
import { JA } from './words.ja.ts';
import { KO } from './words.ko.ts';

export const SAKURA = {
  rules: RULES,
  words: { en: EN, ja: JA, ko: KO },
  romaji: {
    yaku: {
      i: 'Nomi',
      ro: 'Omote-sugawara',
      ha: 'Akatan',
      ni: 'Aotan',
      he: 'Kusatan',
      ho: 'Ao-tane',
      to: 'Kusa-tane',
      chiri: 'Noarashi',
    },
    shortYaku: { ro: 'Sugawara' },
  },
} satisfies GameModule<typeof RULES>;
