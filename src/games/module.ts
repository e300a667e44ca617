import type { GameDeclaration } from '../engine/round/declaration.ts';
import type { CpuWeights } from './cpu-weights.ts';
import type { Lesson } from './lesson.ts';
import type { RomajiOf } from './romaji.ts';
import type { WordsOf } from './words.ts';
import type { Language } from './yaku-words.ts';

/** What the folder of a game exports. */
export interface GameModule<G extends GameDeclaration> {
  readonly rules: G;
  readonly words: Readonly<Record<Language, WordsOf<G>>>;
  readonly romaji?: RomajiOf<G>;
  /** What computer players must know of the game besides its rules. */
  readonly cpu?: CpuWeights;
  /** A deal to learn games of its kind by; one game of each kind has one. */
  readonly lesson?: Lesson;
}
