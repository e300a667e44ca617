import { errorCode } from '../store-error.ts';

/** The part of the driver's pool that is used. */
export interface Pool {
  connect(): Promise<Client>;
  end(): Promise<void>;
}

/** A connection of the pool, used by one at a time. */
export interface Client {
  query(query: string | SqlQuery, values?: unknown[]): Promise<SqlAnswer>;
  /** @param isBroken whether it is to be closed instead of used again */
  release(isBroken?: boolean): void;
}

export interface SqlQuery {
  readonly text: string;
  readonly name?: string;
}

export interface SqlAnswer {
  // biome-ignore lint/suspicious/noExplicitAny: as the driver's own types have it
  readonly rows: any[];
}

/** The code of an answer of the server. */
export const SQLSTATE = /^[\dA-Z]{5}$/;

/** Whether an error is the server's answer, after which the connection is as good as before. */
function isAnswer(error: unknown): boolean {
  return SQLSTATE.test(errorCode(error) ?? '');
}

/** A client that takes another connection of the pool for each query. */
export function aloneOn(pool: Pool): Pick<Client, 'query'> {
  return {
    async query(query, values) {
      const client = await pool.connect();
      try {
        const answer = await client.query(query, values);
        client.release();
        return answer;
      } catch (error) {
        client.release(!isAnswer(error));
        throw error;
      }
    },
  };
}
