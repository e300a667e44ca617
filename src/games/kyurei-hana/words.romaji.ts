import type { YakuNamesOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const ROMAJI: YakuNamesOf<typeof RULES> = {
  yaku: { oozan: 'Ōzan', kozan: 'Kozan', aotan: 'Aotan', kusa: 'Kusa' },
  shortYaku: {},
};
