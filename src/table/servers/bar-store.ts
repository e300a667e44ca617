import type { Bar } from '../../model/bar.ts';

/** Whom the operator bars from the bot. Times are milliseconds since 1970. */
export interface BarStore {
  putBar(bar: Bar, at: number): Promise<void>;
  /** False if there was none. */
  liftBar(bar: Bar): Promise<boolean>;
  bars(): Promise<readonly (Bar & { readonly at: number })[]>;
}
