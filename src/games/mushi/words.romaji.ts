import type { YakuNamesOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const ROMAJI: YakuNamesOf<typeof RULES> = {
  yaku: {
    goko: 'Gokō',
    sanko: 'Sankō',
    fujishima: 'Fujishima',
    kirishima: 'Kirishima',
  },
  shortYaku: {},
};
