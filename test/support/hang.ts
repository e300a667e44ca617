/** What has not come by then never will; where much else runs, what comes takes minutes. */
export const HANG_MS = 10 * 60_000;
