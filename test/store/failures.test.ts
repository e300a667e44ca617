import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { drizzle } from '../../src/store/drizzle.ts';
import { MEMORY, openDatabase } from '../../src/store/sqlite/database/database.ts';
import { explained } from '../../src/store/sqlite/database/explain.ts';
import { storeErrorKind } from '../../src/table/store-failure.ts';
import { type Room, roomInFile } from '../table/support/a-table.ts';
import { dealt, moveOn } from '../table/support/matches.ts';
import { done } from '../table/support/outcomes.ts';
import { AKI, BENI, SERVER } from '../table/support/people.ts';

let here: Room;
let path: string;

beforeEach(() => {
  const opened = roomInFile();
  ({ here, path } = opened);
  return opened.close;
});

test('a database that another program holds is a transient failure, and nothing is stored', async () => {
  const match = await dealt(here.tables, 'botan-cho', AKI, BENI);
  const other = drizzle(path).$client;
  other.exec('begin immediate');
  expect(await moveOn(here.tables, match).catch(storeErrorKind)).toBe('transient');
  expect(await here.tables.stored.match(match.id)).toEqual(match);
  expect(await here.store.putPerson(SERVER, AKI).catch(storeErrorKind)).toBe('transient');

  other.exec('rollback');
  other.close();
  expect(done(await moveOn(here.tables, match)).version).toBe(match.version + 1);
});

test('a lock is waited for by less than Discord waits, as everybody else waits with whoever waits for it', () => {
  const { $client: client } = openDatabase(MEMORY);
  expect(client.pragma('busy_timeout', { simple: true })).toBeLessThan(50);
  client.close();
});

test.each([
  ['SQLITE_BUSY_SNAPSHOT', 'transient'],
  ['SQLITE_LOCKED', 'transient'],
  ['SQLITE_FULL', 'permanent'],
  ['SQLITE_READONLY_DBMOVED', 'permanent'],
  ['SQLITE_IOERR_WRITE', 'permanent'],
  ['SQLITE_CORRUPT_INDEX', 'permanent'],
  ['SQLITE_CANTOPEN', 'permanent'],
  ['SQLITE_NOTADB', 'permanent'],
  ['SQLITE_CONSTRAINT_UNIQUE', 'other'],
  ['SQLITE_ERROR', 'other'],
])('%s is %s', (code, kind) => {
  const error = Object.assign(new Error('said by the driver'), { code });
  expect(storeErrorKind(explained(new Error('of a query', { cause: error }), path))).toBe(kind);
});

test('a statement is compiled once, and answers as whoever asks for it wants', () => {
  const { $client: client } = openDatabase(MEMORY);
  onTestFinished(() => void client.close());
  const statement = client.prepare('select 1 as one');
  expect(statement.raw().all()).toEqual([[1]]);
  expect(client.prepare('select 1 as one')).toBe(statement);
  expect(statement.all()).toEqual([{ one: 1 }]);
});
