import type { Words } from '../words.ts';

/** Languages that are still being translated. Written by `npm run words -- import`. */
export const BEGUN: readonly Words[] = [];
