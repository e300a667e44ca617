/** A name for each seat of the largest table that any game has. */
export const NAMES: readonly string[] = ['Aya', 'Ben', 'Cai', 'Dan', 'Eri', 'Fay', 'Gus'];
