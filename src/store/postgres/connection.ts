import { setTimeout } from 'node:timers/promises';
import type { drizzle } from 'drizzle-orm/node-postgres';
import type { Client as PgClient } from 'pg';
import { JobQueue, retry } from '../../table/background.ts';
import type { DatabaseName } from '../queries/application.ts';
import type { Database } from '../queries/database.ts';
import { type Queries, storeQueries } from '../queries/store-queries.ts';
import { errorCode, StoreError } from '../store-error.ts';
import { type Connection, namesOf, withinTransactions } from '../store-over.ts';
import {
  aloneOn,
  type Client,
  type Pool,
  SQLSTATE,
  type SqlAnswer,
  type SqlQuery,
} from './client.ts';
import { explained, withoutValues } from './explain.ts';
import { POSTGRES_TABLES } from './tables.ts';

/** drizzle's function for the driver, which is not imported before it is needed. */
type Drizzle = typeof drizzle;

/**
 * A transaction sees the database as if it were alone in it, as with SQLite: what it decides by (how many
 * tables there are, a rating, settings) cannot change before it ends. PostgreSQL refuses one that
 * would break that, and it is run again. It remembers what was read by rows and pages if an index
 * was used, but by tables if not: without indexes all transactions would meet in small tables.
 */
const BEGIN = 'begin isolation level serializable; set local enable_seqscan = off';
const BEGIN_RELAXED = `${BEGIN}; set local synchronous_commit = off`;
/** Said with the above: the transaction's id, by which it is found out what became of it. */
const ID = 'select pg_current_xact_id()::text as id';
/**
 * When the server last began with nothing known, after a crash: what it had not put on the disk is gone then, and the
 * ids of such transactions are given to others.
 */
const CRASH = 'pg_stat_get_bgwriter_stat_reset_time()::text as crash';

/** PostgreSQL asks for the transaction to be run again: it met others, or they waited for each other. */
const AGAIN = ['40001', '40P01'];
const ATTEMPTS = 12;

/** Longer than the server takes to see that a connection is gone with a transaction open. */
const PATIENCE = 12_000;
const PAUSE = 100;

/** What reaches a database. */
export interface Driver {
  readonly pool: Pool;
  readonly drizzle: Drizzle;
  readonly called: DatabaseName;
}

interface Options extends Driver {
  readonly shards: Database['shards'];
  /** How long it is tried to find out what became of a commit, in milliseconds; shorter in a test. */
  readonly patience?: number | undefined;
}

export function postgresConnection(options: Options): Connection {
  const { pool, called } = options;
  const alone = queriesOver(aloneOn(pool), options, false);
  const sessions = new WeakMap<Client, Session>();
  const sessionOf = (client: Client): Session => {
    const session = sessions.get(client) ?? new Session(client, options);
    sessions.set(client, session);
    return session;
  };
  const repeat = repeater();
  const once = async <T>(begin: string, work: (queries: Queries) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      return await sessionOf(client).transaction(begin, work);
    } catch (error) {
      if (error instanceof UnansweredCommit) return await settled<T>(error, options);
      throw error;
    }
  };
  return {
    names: namesOf(alone),
    areNotesRelaxed: false,
    alone: (call) => explaining(called, () => call(alone)),
    transaction: (work, isRelaxed = false) =>
      explaining(called, () => repeat(() => once(isRelaxed ? BEGIN_RELAXED : BEGIN, work))),
  };
}

/** A transaction as the server knows it. */
interface Begun {
  readonly id: string;
  /** The server's last crash before it. */
  readonly crash: unknown;
}

/** A commit that was not answered: it may have been done. */
class UnansweredCommit<T> extends Error {
  readonly begun: Begun;
  /** What the transaction gives if it was committed. */
  readonly result: T;

  constructor(begun: Begun, result: T, cause: unknown) {
    super('a commit was not answered', { cause });
    this.begun = begun;
    this.result = result;
  }
}

/**
 * Finds out what became of a commit that was not answered, which takes as long as the server is away.
 *
 * @returns what the transaction gives, if it was committed
 * @throws what kept it from being committed; a `StoreError` that says so if it cannot be known
 */
async function settled<T>(lost: UnansweredCommit<T>, options: Options): Promise<T> {
  const { begun, result, cause } = lost;
  const { pool, called, patience = PATIENCE } = options;
  const giveUpAt = performance.now() + patience;
  while (performance.now() < giveUpAt) {
    const status = await statusOf(begun, pool).catch(() => UNFINISHED);
    if (status === 'committed') return result;
    if (status === 'aborted') throw cause;
    if (status !== UNFINISHED) break;
    await setTimeout(PAUSE);
  }
  const sentence = `The database ${called.name} was lost while it stored something. Whether it did is not known.`;
  const reason = { kind: 'transient', isUnsure: true, cause: withoutValues(cause) } as const;
  throw new StoreError(sentence, reason);
}

/** As PostgreSQL says it. */
const UNFINISHED = 'in progress';

/** Undefined if it is not known. */
async function statusOf({ id, crash }: Begun, pool: Pool): Promise<unknown> {
  const query = `select pg_xact_status($1::xid8) as status, ${CRASH}`;
  const { rows } = await aloneOn(pool).query(query, [id]);
  const [{ status, ...server }] = rows;
  return status === 'committed' && server.crash !== crash ? undefined : status;
}

async function explaining<T>({ name }: DatabaseName, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw explained(error, name);
  }
}

/**
 * Runs transactions until PostgreSQL takes them. Those that it refused come one after another, or they
 * would meet again and again.
 */
function repeater(): <T>(work: () => Promise<T>) => Promise<T> {
  const refused = new JobQueue();
  return async (work) => {
    try {
      return await work();
    } catch (error) {
      if (!isToRepeat(error)) throw error;
      return await refused.run(() => retry(work, pauseAfter));
    }
  };
}

function pauseAfter(error: unknown, failures: number): number | undefined {
  if (failures === ATTEMPTS || !isToRepeat(error)) return undefined;
  return Math.random() * Math.min(2 ** failures, 20);
}

function isToRepeat(error: unknown): boolean {
  return AGAIN.includes(errorCode(error) ?? '');
}

/** A connection of the pool while it is used, with the queries on it, which are made once. */
class Session {
  readonly #client: Client;
  readonly #queries: Queries;
  /** The server's last crash, which a connection does not outlive; undefined before it is asked. */
  #crash: unknown;
  #isOpen = false;

  constructor(client: Client, options: Options) {
    this.#client = client;
    this.#queries = withinTransactions(queriesOver(client, options, true), () => this.#isOpen);
  }

  async transaction<T>(begin: string, work: (queries: Queries) => Promise<T>): Promise<T> {
    const client = this.#client;
    let isBroken = false;
    try {
      const begun = await this.#begin(begin);
      this.#isOpen = true;
      const result = await work(this.#queries);
      this.#isOpen = false;
      await client.query('commit').catch((error) => {
        throw isToRepeat(error) ? error : new UnansweredCommit(begun, result, error);
      });
      return result;
    } catch (error) {
      this.#isOpen = false;
      // A connection that is lost would not answer that either.
      isBroken = isLost(error) || (await client.query('rollback').then(no, yes));
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  async #begin(begin: string): Promise<Begun> {
    const asked = this.#crash === undefined ? `${ID}, ${CRASH}` : ID;
    // The driver answers several statements by a list.
    const answers: SqlAnswer | readonly SqlAnswer[] = await this.#client.query(
      `${begin}; ${asked}`,
    );
    const { id, crash = this.#crash } = [answers].flat().at(-1)?.rows[0] ?? {};
    this.#crash = crash;
    return { id, crash };
  }
}

const yes = () => true;
const no = () => false;

/** Whether an error says that the server does not answer. */
function isLost(error: unknown): boolean {
  const code = errorCode(withoutValues(error));
  return error instanceof UnansweredCommit || (code !== undefined && !SQLSTATE.test(code));
}

/** More than most moves write; a match in which only computers play records hundreds of steps. */
const ROWS_AT_ONCE = 8;

function queriesOver(
  client: Pick<Client, 'query'>,
  { drizzle, called, shards }: Options,
  isTransaction: boolean,
): Queries {
  const named: Pick<Client, 'query'> = {
    query: (query, values) => client.query(withOwnName(query), values),
  };
  const db: unknown = drizzle({ client: named as unknown as PgClient });
  const locked: Database['locked'] = isTransaction ? forUpdate : (query) => query;
  return storeQueries(
    {
      db: db as Database['db'],
      ...POSTGRES_TABLES,
      prepared,
      locked,
      rowsAtOnce: ROWS_AT_ONCE,
      shards,
    },
    called,
  );
}

/** PostgreSQL keeps it prepared under a name, which is each text's own: see `withOwnName`. */
const prepared: Database['prepared'] = (query) => {
  const statement = query.prepare('prepared');
  return (slots) => statement.execute(slots);
};

function forUpdate<T>(query: T): T {
  return (query as { readonly for: (strength: 'update') => T }).for('update');
}

const names = new Map<string, string>();

/** A prepared statement's name is one text's, on each connection. */
function withOwnName(query: string | SqlQuery): string | SqlQuery {
  if (typeof query === 'string' || query.name === undefined) return query;
  const { text } = query;
  const name = names.get(text) ?? `hanafuda_${names.size}`;
  names.set(text, name);
  return { ...query, name };
}
