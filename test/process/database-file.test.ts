import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { createLogger } from '../../src/log.ts';
import { adoptSandbox, databaseFile } from '../../src/process/database-file.ts';
import { lockDatabase } from '../../src/store/sqlite/database/process-lock.ts';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import { ownFolder } from '../support/own-folder.ts';

const SANDBOX = '200000000000000001';
const REAL = '200000000000000002';
const discordToken = 'a.b.c';

const folder = ownFolder();
const databasePath = join(folder, 'hanafuda.sqlite');
const own = join(folder, 'sandbox', 'hanafuda.sqlite');
let logged: string[];

beforeEach(() => {
  logged = [];
  mkdirSync(join(folder, 'sandbox'));
  writeFileSync(
    join(folder, 'sandbox', 'world.json'),
    JSON.stringify({ servers: [{ id: SANDBOX }] }),
  );
});
/** A database that tells of these servers. */
async function filled(path: string, ...servers: readonly string[]): Promise<void> {
  const store = openStore(path);
  for (const server of servers) await store.putServerSettings(server, { tableCap: 7 });
  await store.close();
}

/** What a server has chosen, by a database; null if it knows nothing of it. */
async function capIn(path: string, server: string): Promise<number | null> {
  const store = openStore(path);
  const { tableCap } = await store.serverSettings(server);
  await store.close();
  return tableCap;
}

async function adopt(token?: string): Promise<void> {
  const write = (line: string) => void logged.push(line);
  const log = createLogger({ level: 'info', pretty: false, write });
  await adoptSandbox({ databasePath, ...(token !== undefined && { discordToken: token }) }, log);
}

test('with a token the database is the one that was named, without one the sandbox’s own', () => {
  expect(databaseFile({ databasePath, discordToken })).toBe(databasePath);
  expect(databaseFile({ databasePath })).toBe(own);
});

describe('what was played in the sandbox before it had a database of its own', () => {
  test.each([undefined, discordToken])('is copied into it, with token %s', async (token) => {
    await filled(databasePath, SANDBOX);
    const before = readFileSync(databasePath);
    await adopt(token);
    expect(await capIn(own, SANDBOX)).toBe(7);
    expect(readFileSync(databasePath).equals(before)).toBe(true);
    expect(logged.join()).toContain('is copied');
  });

  test.each([undefined, discordToken])(
    'is copied after a start that was killed in the middle of it, with token %s',
    async (token) => {
      await filled(databasePath, SANDBOX);
      for (const end of ['', '-journal']) writeFileSync(`${own}.part${end}`, 'half of it');
      await adopt(token);
      expect(await capIn(own, SANDBOX)).toBe(7);
      expect(readdirSync(join(folder, 'sandbox')).filter((name) => name.includes('.part'))).toEqual(
        [],
      );
    },
  );

  test('keeps the sandbox from beginning anew where it cannot be copied', async () => {
    await filled(databasePath, SANDBOX);
    const lock = lockDatabase(own);
    await expect(adopt()).rejects.toThrow('in use by another process');
    await adopt(discordToken);
    lock.release();
    expect(() => readFileSync(own)).toThrow('ENOENT');
  });

  test('is copied once', async () => {
    await filled(databasePath, SANDBOX);
    await adopt();
    const store = openStore(own);
    await store.putServerSettings(SANDBOX, { tableCap: 8 });
    await store.close();
    await adopt();
    expect(await capIn(own, SANDBOX)).toBe(8);
    expect(logged).toHaveLength(1);
  });
});

describe('a database that is not the sandbox’s alone is not copied, and its owner is told that it stays closed', () => {
  test.each<readonly [string, () => void | Promise<void>]>([
    ['a server that the sandbox does not know', () => filled(databasePath, SANDBOX, REAL)],
    [
      'an application',
      async () => {
        await filled(databasePath, SANDBOX);
        const store = openStore(databasePath);
        await store.claim({ id: '1', botId: undefined, isIn: () => true });
        await store.close();
      },
    ],
    ['nobody', () => filled(databasePath)],
    ['another program', () => writeFileSync(databasePath, 'x'.repeat(5000))],
  ])('it tells of %s', async (_, fill) => {
    await fill();
    const before = readFileSync(databasePath);
    await adopt();
    expect(readFileSync(databasePath).equals(before)).toBe(true);
    expect(() => readFileSync(own)).toThrow('ENOENT');
    expect(logged).toHaveLength(1);
    expect(logged.join()).toContain('"level":"warn"');
  });

  test('with a token there is nothing to say', async () => {
    await filled(databasePath, REAL);
    await adopt(discordToken);
    expect(logged).toEqual([]);
  });
});

test('without a database there is nothing to copy', async () => {
  await adopt();
  expect(logged).toEqual([]);
});
