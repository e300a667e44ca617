/** What so large a part of the samples (0–1) does not exceed; 0.5: the median. 0 if there are none. */
export function percentile(samples: readonly number[], part: number): number {
  return samples.toSorted((a, b) => a - b)[Math.floor((samples.length - 1) * part)] ?? 0;
}
