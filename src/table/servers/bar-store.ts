import type { Bar, BarredKind } from '../../model/bar.ts';

/** Whom the operator bars from the bot. Times are milliseconds since 1970. */
export interface BarStore {
  /** Whether a person, or the server that they ask from, is barred: which of them; undefined where neither is. */
  barOn(serverId: string, personId: string): Promise<BarredKind | undefined>;
  putBar(bar: Bar, at: number): Promise<void>;
  /** False where there was none. */
  liftBar(bar: Bar): Promise<boolean>;
  bars(): Promise<readonly (Bar & { readonly at: number })[]>;
}
