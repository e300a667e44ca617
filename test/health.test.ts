import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../src/store/sqlite/open-store.ts';
import { olderDatabase } from './store/support/older-database.ts';
import { ownFolder } from './support/own-folder.ts';
import { runTool } from './support/run-tool.ts';

const folder = ownFolder();
const path = join(folder, 'hanafuda.sqlite');

/** The health check as a container runs it. */
const check = (settings: Readonly<Record<string, string>> = {}) =>
  runTool('src/health.ts', [], { cwd: folder, settings: { DATABASE_PATH: path, ...settings } });

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
  const { code, out, err } = await check();
  const sentence = out + err;
  expect(code).toBe(1);
  expect(sentence).toMatch(/^[^\n]+\.\n$/);
  expect(sentence).toContain(said);
});
