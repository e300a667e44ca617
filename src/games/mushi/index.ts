import type { CpuWeights } from '../cpu-weights.ts';
import type { GameModule } from '../module.ts';
import { RULES } from './rules.ts';
import { EN } from './words.en.ts';
import { JA } from './words.ja.ts';
import { KO } from './words.ko.ts';

const CPU: CpuWeights = {
  // From 6,000 hands. Dropping out is free, and leading made no difference.
  auction: {
    level: 138,
    slope: 0.75,
    first: 0,
    last: 0,
    drop: 0,
    potShare: 0.25,
    chase: 25,
    stand: 0,
  },
};

export const MUSHI = {
  rules: RULES,
  words: { en: EN, ja: JA, ko: KO },
  cpu: CPU,
} satisfies GameModule<typeof RULES>;
