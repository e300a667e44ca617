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
  const ofLuck = (of: keyof NonNullable<RoundsPlayed['luck']>) =>
    total(({ luck }) => luck?.[of] ?? 0);
  const gain = gainOf({
    rounds,
    sum: total(({ sum }) => sum),
    squares: total(({ squares }) => squares),
    ...(pieces.every(({ luck }) => luck !== undefined) && {
      luck: { sum: ofLuck('sum'), squares: ofLuck('squares'), products: ofLuck('products') },
    }),
  });
  return { ...gain, rounds, p95: total((piece) => piece.p95 * piece.rounds) / rounds };
}

/** What rounds come to on average, with as much of their luck taken out as goes with what was won. */
export function gainOf({ rounds, sum, squares, luck }: Omit<RoundsPlayed, 'p95'>) {
  const mean = sum / rounds;
  const meanLuck = (luck?.sum ?? 0) / rounds;
  const variance = (squares - rounds * mean ** 2) / (rounds - 1);
  const ofLuck = ((luck?.squares ?? 0) - rounds * meanLuck ** 2) / (rounds - 1);
  const together = ((luck?.products ?? 0) - rounds * mean * meanLuck) / (rounds - 1);
  const share = ofLuck > 0 ? together / ofLuck : 0;
  const left = Math.max(0, variance - share * together);
  return { mean: mean - share * meanLuck, within: 1.96 * Math.sqrt(left / rounds) };
}

export const shown = ({ mean, within }: Pick<Estimate, 'mean' | 'within'>, digits = 1) =>
  `${mean.toFixed(digits)} ± ${within.toFixed(digits)}`;
