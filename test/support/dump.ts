import { DatabaseSync } from 'node:sqlite';

/** Every row of every table of a database file, as JSON by table: whatever is still written there. */
export function dump(path: string): Readonly<Record<string, string>> {
  return readTables(path, (db, table) =>
    JSON.stringify(db.prepare(`select * from "${table}"`).all()),
  );
}

/** The columns of every table of a database file. */
export function columnsIn(path: string): Readonly<Record<string, readonly string[]>> {
  return readTables(path, (db, table) =>
    db
      .prepare('select name from pragma_table_info(?)')
      .all(table)
      .map(({ name }) => String(name)),
  );
}

function readTables<T>(
  path: string,
  read: (db: DatabaseSync, table: string) => T,
): Readonly<Record<string, T>> {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    const tables = db
      .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite%'")
      .all();
    return Object.fromEntries(tables.map(({ name }) => [String(name), read(db, String(name))]));
  } finally {
    db.close();
  }
}
