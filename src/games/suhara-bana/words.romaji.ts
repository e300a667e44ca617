import type { YakuNamesOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const ROMAJI: YakuNamesOf<typeof RULES> = {
  yaku: {
    'shihon-otori': 'Shihon-ōtori',
    shihon: 'Shihon',
    'otori-goroju': 'Ōtori-gorōjū',
    goroju: 'Gorōjū',
    'dori-shima': 'Dōri-shima',
    otori: 'Ōtori',
    sugawara: 'Sugawara',
    akiyaku: 'Akiyaku',
    mimu: 'Mimu',
    'ko-sugawara': 'Ko-sugawara',
    kusabana: 'Kusabana',
    kotori: 'Kotori',
    hanami: 'Hanami',
    tsukimi: 'Tsukimi',
    jitsugetsu: 'Jitsugetsu',
    shima: 'Shima',
  },
  shortYaku: { 'shihon-otori': 'Shihon-ō.', 'otori-goroju': 'Ō.-gorōjū' },
};
