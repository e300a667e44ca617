import type { YakuNamesOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const ROMAJI: YakuNamesOf<typeof RULES> = {
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
};
