/** Letters or a shape as the pixels that they cover in a rectangle, at most 256 high and 2048 wide. */
export interface Strip {
  readonly width: number;
  readonly height: number;
  /**
   * Pixels side by side of one strength, from the top: row, column, how many but one, and strength (1–15), in
   * 8, 11, 9 and 4 bits of a number each.
   */
  readonly runs: Uint32Array;
}

export const ROW_SHIFT = 24;
export const COLUMN_SHIFT = 13;
export const COLUMN_MASK = 0x7ff;
export const LENGTH_SHIFT = 4;
export const LENGTH_MASK = 0x1ff;
export const LEVEL_MASK = 0xf;

/** How much of each pixel of a rectangle is covered, 0–255. */
export function stripOf(coverage: ArrayLike<number>, width: number): Strip {
  const runs: number[] = [];
  for (let start = 0; start < coverage.length; start += width) {
    const row = (start / width) << ROW_SHIFT;
    let column = 0;
    while (column < width) {
      const level = (coverage[start + column] ?? 0) >> 4;
      const from = column;
      const most = Math.min(width, from + LENGTH_MASK + 1);
      do column++;
      while (column < most && (coverage[start + column] ?? 0) >> 4 === level);
      if (level === 0) continue;
      runs.push(row | (from << COLUMN_SHIFT) | ((column - from - 1) << LENGTH_SHIFT) | level);
    }
  }
  return { width, height: coverage.length / width, runs: Uint32Array.from(runs) };
}

/** The strength of each pixel of a strip, row by row. */
export function levelsOf({ width, height, runs }: Strip): Uint8Array {
  const levels = new Uint8Array(width * height);
  for (const run of runs) {
    const start = (run >>> ROW_SHIFT) * width + ((run >>> COLUMN_SHIFT) & COLUMN_MASK);
    const length = ((run >>> LENGTH_SHIFT) & LENGTH_MASK) + 1;
    levels.fill(run & LEVEL_MASK, start, start + length);
  }
  return levels;
}
