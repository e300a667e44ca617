import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openExisting } from '../../src/store/sqlite/database/database.ts';
import { openStore } from '../../src/store/sqlite/open-store.ts';

/** Memory that is a file system, if there is one. */
const MEMORY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const FOLDER = join(MEMORY, `hanafuda-worlds-${process.pid}`);
process.on('exit', () => rmSync(FOLDER, { recursive: true, force: true }));
const TEMPLATE = join(FOLDER, 'template.sqlite');

/** Numbers of matches that nothing else has. */
const FIRST_MATCH = 700_000_001;

let worlds = 0;

/** A database of no match yet, which is migrated once. */
export async function freshDatabase(): Promise<string> {
  if (!existsSync(TEMPLATE)) {
    mkdirSync(FOLDER, { recursive: true });
    await openStore(TEMPLATE).close();
    const { $client: db } = openExisting(TEMPLATE);
    db.exec(`insert into sqlite_sequence (name, seq) values ('match', ${FIRST_MATCH - 1})`);
    db.close();
  }
  const folder = join(FOLDER, String(worlds++));
  mkdirSync(folder);
  copyFileSync(TEMPLATE, join(folder, 'world.sqlite'));
  return join(folder, 'world.sqlite');
}
