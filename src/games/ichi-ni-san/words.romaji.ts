import type { YakuNamesOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const ROMAJI: YakuNamesOf<typeof RULES> = {
  yaku: { shiko: 'Shikō', nanatan: 'Nanatan', akatan: 'Akatan', aotan: 'Aotan' },
  shortYaku: {},
};
