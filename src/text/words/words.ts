import type { EN } from './en/index.ts';

/** Everything that a person reads, in one language: each text that English has. */
export type Words = typeof EN;
