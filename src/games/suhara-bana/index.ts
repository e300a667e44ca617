import type { CpuWeights } from '../cpu-weights.ts';
import type { GameModule } from '../module.ts';
import { RULES } from './rules.ts';
import { EN } from './words.en.ts';
import { JA } from './words.ja.ts';
import { KO } from './words.ko.ts';

const CPU: CpuWeights = {
  lowMan: { most: 15, perTurn: 5 }, // S12
  // `level` and `slope`: prospects against results of 18,000 hands of computers that all stayed.
  auction: {
    level: 154,
    slope: 0.75,
    first: -12,
    last: 15,
    drop: -30,
    potShare: 0.25,
    chase: 25,
    stand: 0,
  },
};

export const SUHARA_BANA = {
  rules: RULES,
  words: { en: EN, ja: JA, ko: KO },
  romaji: {
    yaku: {
      'shihon-otori': 'Shihon-ōtori',
      'otori-goroju': 'Ōtori-gorōjū',
      goroju: 'Gorōjū',
      'dori-shima': 'Dōri-shima',
      otori: 'Ōtori',
    },
    shortYaku: { 'shihon-otori': 'Shihon-ō.', 'otori-goroju': 'Ō.-gorōjū' },
  },
  cpu: CPU,
} satisfies GameModule<typeof RULES>;
