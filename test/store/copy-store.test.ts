import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyStore } from '../../src/store/copy-store.ts';
import { openPostgres } from '../../src/store/postgres/open-store.ts';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import { StoreError } from '../../src/store/store-error.ts';
import {
  addressOf,
  administer,
  createDatabase,
  dropDatabase,
  HAS_POSTGRES,
  nameIn,
} from '../support/databases.ts';
import { ownFolder } from '../support/own-folder.ts';
import { databaseOf01, endOf, expected } from '../support/version-01.ts';
import { room, tablesOver } from '../table/support/a-table.ts';
import { dealt, moveOn, playOut } from '../table/support/matches.ts';
import { AKI, BENI, HERE, SERVER } from '../table/support/people.ts';
import { olderPostgres } from './support/older-postgres.ts';

describe.runIf(HAS_POSTGRES)('an SQLite file', () => {
  const folder = ownFolder();
  const path = join(folder, 'hanafuda.sqlite');
  let address: string;

  beforeEach(async () => {
    address = await createDatabase();
  });
  afterEach(async () => {
    await dropDatabase(address);
  });

  /** A match that is over, and one that is being played. */
  async function played(): Promise<number> {
    const { tables, store } = room({ path });
    await playOut(tables, await dealt(tables, 'botan-cho', AKI, BENI));
    const running = await dealt(tables, 'botan-cho', AKI, BENI);
    await moveOn(tables, running);
    const shown = { matchId: running.id, channelId: HERE.channelId, messageId: 'm' };
    await tables.stored.putMessage({ ...shown, version: 1, postedAt: 7 });
    await store.putPerson(SERVER, { ...BENI, name: 'Be\0ni' });
    await store.putServerSettings(SERVER, { tableCap: 7 });
    await store.close();
    return running.id;
  }

  test('is copied with all that is in it, and the match that is being played goes on there', async () => {
    const id = await played();
    const file = openStore(path);
    const [match, records] = [await file.match(id), await file.records(id)];
    const [stats, results] = [await file.stats(SERVER, AKI.id), await file.resultsAfter(SERVER, 0)];
    await file.close();
    const copied = await copyStore(path, address);
    expect(copied.find(({ table }) => table === 'match')?.rows).toBe(2);
    const store = await openPostgres(address);
    expect(await store.match(id)).toEqual(match);
    expect(await store.records(id)).toEqual(records);
    expect(await store.stats(SERVER, AKI.id)).toEqual(stats);
    expect(await store.resultsAfter(SERVER, 0)).toEqual(results);
    expect((await store.personOf(SERVER, BENI.id))?.name).toBe('Be\ufffdni');
    const fresh = { ...match, where: { serverId: SERVER, channelId: 'another' } } as never;
    expect((await store.insertMatch(fresh, 1))?.id).toBe(id + 1);
    await store.close();
  });

  test('of version 0.1 plays on there as it would have with that version', async () => {
    databaseOf01(path);
    await copyStore(path, address);
    const store = await openPostgres(address);
    const tables = tablesOver(store);
    for (const id of Object.keys(expected.ends).map(Number)) {
      const before = (await store.match(id))!;
      const match = await playOut(tables, before);
      expect(match.status, String(id)).toBe('over');
      expect(expected.ends[id], String(id)).toMatchObject(endOf(match, before.version));
    }
    await store.close();
  });

  test('is not copied into a database that has something in it, nor twice', async () => {
    await played();
    await copyStore(path, address);
    const before = await administer('select sum(version) from match', nameIn(address));
    await expect(copyStore(path, address)).rejects.toThrow('is not empty');
    expect(await administer('select sum(version) from match', nameIn(address))).toEqual(before);
  });

  test('is not copied while a bot uses it, or the database', async () => {
    await played();
    const bot = openStore(path);
    await expect(copyStore(path, address)).rejects.toThrow('in use by another process of the bot');
    await bot.close();
    const other = await openPostgres(address);
    await expect(copyStore(path, address)).rejects.toThrow('in use by another process of the bot');
    await other.close();
  });

  test('whose copy is not what it should be leaves nothing behind', async () => {
    await played();
    await (await openPostgres(address)).close();
    await administer(
      `create function wrong() returns trigger language plpgsql as $$ begin new.version := new.version + 1; return new; end $$;
       create trigger wrong before insert on move for each row execute function wrong()`,
      nameIn(address),
    );
    await expect(copyStore(path, address)).rejects.toThrow('The table move of');
    expect(await administer('select 1 from match', nameIn(address))).toEqual([]);
  });

  test('as the first version over PostgreSQL kept it there is brought up to date, and its match plays on', async () => {
    const id = await played();
    await olderPostgres(address, path);
    const file = openStore(path);
    const there = await openPostgres(address);
    expect((await there.info()).schema).toBeGreaterThan(1);
    const ends = [];
    for (const store of [file, there]) {
      const { state, version } = await playOut(tablesOver(store), (await store.match(id))!);
      const { matches } = await store.resultsAfter(SERVER, 0);
      ends.push([state, version, await store.records(id), matches.at(-1)]);
      await store.close();
    }
    expect(ends[1]).toEqual(ends[0]);
  });

  test('that is none is said, and an address that leads nowhere', async () => {
    await expect(copyStore(path, address)).rejects.toThrow(StoreError);
    await played();
    copyFileSync(path, join(folder, 'copy.sqlite'));
    await expect(copyStore(path, addressOf('nowhere'))).rejects.toThrow('does not exist');
  });
});
