import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { chooseAs } from '../../../src/cpu/choose-as.ts';
import { findGame } from '../../../src/games/index.ts';
import { openStore } from '../../../src/store/sqlite/open-store.ts';
import type { Store } from '../../../src/table/store.ts';
import { createTables } from '../../../src/table/tables.ts';
import { HANG_MS } from '../../support/hang.ts';
import type { MovePress } from './ledger.ts';

/** A match that is open or played, with the message that is noted for it. */
export interface ActiveMatch {
  readonly id: number;
  readonly status: 'open' | 'playing';
  readonly version: number;
  readonly channelId: string;
  readonly messageId: string | null;
  readonly shownVersion: number | null;
  /** 1 in the pause after a round, whose score sheet stands there; otherwise 0. */
  readonly isPaused: 0 | 1;
}

/** Whatever stores a bot's matches, asked beside the bot. A question mark is a value's place. */
export interface Stored {
  query<Row>(sql: string, ...values: readonly unknown[]): Promise<readonly Row[]>;
  /** What is wrong with all of it; empty is well. */
  faults(moves: readonly MovePress[]): Promise<readonly string[]>;
}

/** A database file; what is wrong with it is looked for in a copy, which is made in `folder`. */
export function storedInFile(path: string, folder: string): Stored {
  return {
    query: async (sql, ...values) => query(path, sql, ...values.map(String)),
    faults: (moves) => faultsInFiles(path, moves, folder),
  };
}

/** Asks a database file, beside the bot that may be writing it. */
export function query<Row>(
  path: string,
  sql: string,
  ...values: readonly string[]
): readonly Row[] {
  const db = new DatabaseSync(path, { readOnly: true, timeout: HANG_MS });
  try {
    return db.prepare(sql).all(...values) as unknown as readonly Row[];
  } finally {
    db.close();
  }
}

export function activeMatches({ query }: Pick<Stored, 'query'>): Promise<readonly ActiveMatch[]> {
  return query<ActiveMatch>(
    `select m.id, m.status, m.version, m.channel_id as "channelId",
      t.message_id as "messageId", t.version as "shownVersion",
      case when exists (select 1 from timer where match_id = m.id and kind = 'pause')
        then 1 else 0 end as "isPaused"
    from match m left join table_message t on t.match_id = m.id
    where m.status in ('open', 'playing')`,
  );
}

/**
 * What is wrong with the files of a bot that is not running; empty is well. Looks at a copy, so that the
 * next start finds them as they were left; it is made in `folder` for a moment.
 */
export async function faultsInFiles(
  path: string,
  moves: readonly MovePress[],
  folder: string,
): Promise<readonly string[]> {
  const copy = copyOf(path, folder);
  try {
    return copy === undefined ? [] : await faultsIn(copy, moves);
  } catch (error) {
    return [`the database cannot be read: ${String(error)}`];
  } finally {
    if (copy !== undefined) rmSync(dirname(copy), { recursive: true });
  }
}

function copyOf(path: string, folder: string): string | undefined {
  if (!existsSync(path)) return undefined;
  const copy = join(mkdtempSync(join(folder, 'copy-')), 'copy.sqlite');
  for (const end of ['', '-wal', '-shm']) {
    if (existsSync(path + end)) copyFileSync(path + end, copy + end);
  }
  return copy;
}

async function faultsIn(path: string, moves: readonly MovePress[]): Promise<readonly string[]> {
  const [check] = query<{ integrity_check: string }>(path, 'pragma integrity_check');
  const tables = query(path, "select 1 from sqlite_schema where name = 'move'");
  // Killed before its first migration was through.
  if (tables.length === 0) return check?.integrity_check === 'ok' ? [] : ['integrity_check'];
  const store = openStore(path);
  try {
    return [
      ...(check?.integrity_check === 'ok' ? [] : [`integrity_check: ${check?.integrity_check}`]),
      ...(await faultsInContent(storedInFile(path, dirname(path)), store, moves)),
    ];
  } finally {
    await store.close();
  }
}

/** What is wrong with matches, moves and servers, whatever they are stored in. */
export async function faultsInContent(
  stored: Pick<Stored, 'query'>,
  store: Store,
  moves: readonly MovePress[],
): Promise<readonly string[]> {
  const left = await stored.query<{ id: string }>(
    'select id from server where left_at is not null',
  );
  return [
    ...(await faultsOfMoves(stored, moves)),
    ...(await faultsOfReplays(stored, store)),
    ...left.map(({ id }) => `server ${id} counts as left`),
  ];
}

interface StoredMove {
  readonly match: number;
  readonly version: number;
  readonly move: string;
}

/** What was acknowledged is there once; what is there of people, somebody pressed. */
async function faultsOfMoves(
  { query }: Pick<Stored, 'query'>,
  moves: readonly MovePress[],
): Promise<readonly string[]> {
  // People may play on: what is asked for now is stored, and whoever made what is found has pressed by then.
  const acknowledged = moves.filter(({ outcome }) => outcome === 'acknowledged');
  const rows = await query<StoredMove>(
    `select match_id as match, version, move from move where move is not null and not by_computer`,
  );
  const stored = new Map(rows.map((row) => [`${row.match} ${row.version}`, row.move]));
  const pressed = new Set(
    moves.map(({ match, version, move }) => `${match} ${version + 1} ${move}`),
  );
  const lost = acknowledged.filter(
    ({ match, version, move }) => stored.get(`${match} ${version + 1}`) !== move,
  );
  const unasked = rows.filter(
    ({ match, version, move }) => !pressed.has(`${match} ${version} ${move}`),
  );
  return [
    ...lost.map((move) => `acknowledged and not stored: ${JSON.stringify(move)}`),
    ...unasked.map((move) => `stored and pressed by nobody: ${JSON.stringify(move)}`),
  ];
}

/** Seed and moves of each of the newest matches lead to the state that is stored. */
async function faultsOfReplays(
  { query }: Pick<Stored, 'query'>,
  store: Store,
): Promise<readonly string[]> {
  const dealt = await query<{ id: number }>(
    'select id from match where seed is not null order by id desc limit 20',
  );
  const entropy = () => new Uint8Array(32);
  const tables = createTables({ store, findGame, chooseMove: chooseAs, entropy, now: Date.now });
  const problems: string[] = [];
  for (const { id } of dealt) {
    const match = await tables.stored.match(id);
    const replayed = match && (await tables.play.replay(match)).at(-1)?.state;
    if (match === undefined) problems.push(`match ${id} cannot be read`);
    else if (!isDeepStrictEqual(replayed, match.state)) {
      problems.push(`match ${id} replays otherwise`);
    }
  }
  return problems;
}
