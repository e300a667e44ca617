import type { RoundsPlayed } from './round-contest.ts';

/** An average, and how far the truth may be from it 19 times of 20. */
export interface Estimate {
  readonly mean: number;
  readonly within: number;
  readonly rounds: number;
  /** Milliseconds that 19 of 20 moves do not take, on average of the pieces. */
  readonly p95: number;
}

/** What the pieces of a contest come to together. */
export function estimateOf(pieces: readonly RoundsPlayed[]): Estimate {
  const total = (of: (piece: RoundsPlayed) => number) =>
    pieces.reduce((all, piece) => all + of(piece), 0);
  const rounds = total((piece) => piece.rounds);
  const gain = gainOf({
    rounds,
    sum: total(({ sum }) => sum),
    squares: total(({ squares }) => squares),
  });
  return { ...gain, rounds, p95: total((piece) => piece.p95 * piece.rounds) / rounds };
}

/** What rounds come to on average. */
export function gainOf({ rounds, sum, squares }: Omit<RoundsPlayed, 'p95'>) {
  const mean = sum / rounds;
  const variance = (squares - rounds * mean ** 2) / (rounds - 1);
  return { mean, within: 1.96 * Math.sqrt(variance / rounds) };
}

export const shown = ({ mean, within }: Pick<Estimate, 'mean' | 'within'>, digits = 1) =>
  `${mean.toFixed(digits)} ± ${within.toFixed(digits)}`;
