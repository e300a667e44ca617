import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../src/store/sqlite/open-store.ts';
import { olderDatabase } from './store/support/older-database.ts';
import { bareEnvironment } from './support/environment.ts';

const SCRIPT = join(import.meta.dirname, '..', 'src', 'health.ts');

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanafuda-'));
  path = join(folder, 'hanafuda.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The health check as a container runs it. */
function check(settings: Readonly<Record<string, string>> = {}) {
  const env = { ...bareEnvironment(), DATABASE_PATH: path, ...settings };
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(process.execPath, [SCRIPT], { env, cwd: folder }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), said: `${out}${err}` }),
    );
  });
}

/** A bot that was there this long ago. */
async function aliveBefore(milliseconds: number, at = path): Promise<void> {
  const store = openStore(at);
  await store.putAliveAt(Date.now() - milliseconds);
  await store.close();
}

test('is well while the bot was there within the last minute', async () => {
  await aliveBefore(1000);
  expect(await check({ DISCORD_TOKEN: 'a.b.c' })).toMatchObject({ code: 0 });
  await aliveBefore(61_000);
  expect(await check({ DISCORD_TOKEN: 'a.b.c' })).toMatchObject({ code: 1 });
});

test('looks at the sandbox’s bot where that is the one that runs', async () => {
  await aliveBefore(61_000);
  await aliveBefore(1000, join(folder, 'sandbox', 'hanafuda.sqlite'));
  expect(await check()).toMatchObject({ code: 0 });
  expect(await check({ DISCORD_TOKEN: 'a.b.c' })).toMatchObject({ code: 1 });
});

test.each([
  ['there is none', () => {}, 'There is no database'],
  [
    'it was not yet brought up to date',
    () => olderDatabase(path, '0000_first-tables', 'select 1'),
    'is of an older version',
  ],
])('says in a sentence what is wrong with a database when %s', async (_, make, said) => {
  make();
  const { code, said: sentence } = await check();
  expect(code).toBe(1);
  expect(sentence).toMatch(/^[^\n]+\.\n$/);
  expect(sentence).toContain(said);
});
