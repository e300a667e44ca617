import { type Meter, secondsSince } from '../meter.ts';
import { errorCode, StoreError } from './store-error.ts';

/** Measures a store, and knows its last failure. */
export interface StoreMeter {
  /** Runs one transaction, and records how long it took and its failure. */
  transaction<T>(work: () => Promise<T>): Promise<T>;
  /** Records a failure of the database; returns the error. */
  failed(error: unknown): unknown;
  /** Why nothing can be written, as far as is known; undefined once a transaction was. */
  problem(): string | undefined;
}

export function meterStore(meter: Meter): StoreMeter {
  let problem: string | undefined;
  const failed = (error: unknown): unknown => {
    const code = errorCode(error);
    if (error instanceof StoreError && code !== undefined) {
      problem = error.message;
      // Without the detail of SQLite's extended codes, as in `SQLITE_IOERR_FSYNC`.
      const labels = { code: code.split('_', 2).join('_') };
      meter.count('hanafuda_database_errors_total', labels);
    }
    return error;
  };
  return {
    async transaction(work) {
      const begunAt = performance.now();
      try {
        const result = await work();
        problem = undefined;
        return result;
      } catch (error) {
        throw failed(error);
      } finally {
        meter.observe('hanafuda_database_transaction_seconds', {}, secondsSince(begunAt));
      }
    },
    failed,
    problem: () => problem,
  };
}
