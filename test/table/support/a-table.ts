import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedOf } from '../../../src/engine/core/random.ts';
import { findGame } from '../../../src/games/index.ts';
import type { ChooseMove } from '../../../src/model/computer.ts';
import type { ServerSettings } from '../../../src/model/settings.ts';
import { openStore, type SqliteStore } from '../../../src/store/sqlite/open-store.ts';
import type { TableDeps } from '../../../src/table/deps.ts';
import type { Tables } from '../../../src/table/tables.ts';
import { createTables } from '../../../src/table/tables.ts';
import { dump } from '../../support/dump.ts';
import { SERVER } from './people.ts';

/** A room to try tables in: a store in memory, a clock that is set by hand, known seeds. */
export interface Room {
  readonly tables: Tables;
  readonly store: SqliteStore;
  readonly clock: { now: number };
}

/** Any legal move, by the draw given. */
export const anyMove: ChooseMove = (_view, moves, { draw }) => {
  const move = moves[draw(moves.length)];
  if (move === undefined) throw new RangeError('no move to choose from');
  return move;
};

/** A room whose database is a file; `close` takes both away. */
export function roomInFile() {
  const folder = mkdtempSync(join(tmpdir(), 'hanafuda-'));
  const path = join(folder, 'store.sqlite');
  const here = room({ path });
  const close = async () => {
    await here.store.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { here, path, close };
}

/** Tables of a database that still contain a text. */
export function standsIn(path: string, text: string): readonly string[] {
  return Object.entries(dump(path)).flatMap(([table, rows]) =>
    rows.includes(text) ? [table] : [],
  );
}

export function room(
  change: Partial<TableDeps> & {
    readonly path?: string;
    readonly store?: SqliteStore;
    /** What the server has chosen, beside no pauses. */
    readonly settings?: Partial<ServerSettings>;
    /** Nothing is stored before what the test stores. */
    readonly isBlank?: true;
  } = {},
): Room {
  const { path = ':memory:', store = openStore(path), ...rest } = change;
  const { settings = {}, isBlank = false, ...parts } = rest;
  // Comes before all that is asked of the store: pauses are tested where they matter.
  if (!isBlank) void store.putServerSettings(SERVER, { pause: '0', ...settings });
  const clock = { now: 1_000_000 };
  let matches = 0;
  let drawn = 0;
  const entropy = () => Uint8Array.from({ length: 32 }, (_, i) => (i === 31 ? ++drawn : 0));
  const now = () => clock.now;
  const tables = createTables({
    store,
    findGame,
    chooseMove: anyMove,
    entropy,
    seedOf: () => seedOf(++matches),
    now,
    ...parts,
  });
  return { tables, store, clock };
}

/** Tables over a store, with no pictures, where no time passes. */
export function tablesOver(store: TableDeps['store']): Tables {
  const entropy = () => new Uint8Array(32);
  return createTables({ store, findGame, chooseMove: anyMove, entropy, now: () => 1_000_000 });
}
