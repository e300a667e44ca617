import { ROMAJI as GO_STOP } from '../go-stop/words.romaji.ts';
import type { YakuNamesOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const ROMAJI: YakuNamesOf<typeof RULES> = GO_STOP;
