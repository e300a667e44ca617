import type { GameModule } from '../module.ts';
import { RULES } from './rules.ts';
import { EN } from './words.en.ts';
import { JA } from './words.ja.ts';

export const MATGO = { rules: RULES, words: { en: EN, ja: JA } } satisfies GameModule<typeof RULES>;
