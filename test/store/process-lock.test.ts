import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { backUp } from '../../src/store/sqlite/backup/backup.ts';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import { StoreError } from '../../src/store/store-error.ts';
import { ownFolder } from '../support/own-folder.ts';

const HOLDER = fileURLToPath(new URL('support/holder.ts', import.meta.url));

const folder = ownFolder();
const path = join(folder, 'hanafuda.sqlite');
let holder: ChildProcess | undefined;

afterEach(() => kill());

/** Another process opens the database; resolves once it has. */
async function hold(): Promise<void> {
  holder = spawn(process.execPath, [HOLDER, path], { stdio: ['ignore', 'pipe', 'inherit'] });
  const opened = holder.stdout === null ? undefined : once(holder.stdout, 'data');
  await opened;
}

async function kill(): Promise<void> {
  if (holder === undefined) return;
  const ended = once(holder, 'exit');
  holder.kill('SIGKILL');
  holder = undefined;
  await ended;
}

const IN_USE = 'is in use by another process of the bot';

test('a database is one process’s, and the other’s again once that one was killed', async () => {
  await hold();
  const before = statSync(path);
  expect(() => openStore(path)).toThrow(StoreError);
  expect(() => openStore(path)).toThrow(IN_USE);
  expect(statSync(path).mtimeMs).toBe(before.mtimeMs);
  await kill();
  const left = readdirSync(folder).filter((name) => name.includes('.lock'));
  expect(left).toEqual(['hanafuda.sqlite.lock']);
  await openStore(path).close();
});

test('another name of the same file is no way around it', async () => {
  await hold();
  const other = join(folder, 'other.sqlite');
  symlinkSync(path, other);
  expect(() => openStore(other)).toThrow(IN_USE);
});

test('a store that was closed, or could not be opened, holds nothing', async () => {
  await openStore(path).close();
  const store = openStore(path);
  expect(() => openStore(path)).toThrow(IN_USE);
  await store.close();
  await openStore(path).close();
});

test('other files of the same process being opened and closed do not let it go', async () => {
  const store = openStore(path);
  await backUp({ from: path, folder: join(folder, 'backups'), keep: 1, days: 1, now: new Date() });
  await openStore(join(folder, 'second.sqlite')).close();
  const other = spawn(process.execPath, [HOLDER, path], { stdio: ['ignore', 'ignore', 'pipe'] });
  const said: Buffer[] = [];
  other.stderr?.on('data', (chunk: Buffer) => said.push(chunk));
  await once(other, 'close');
  expect(Buffer.concat(said).toString()).toContain(IN_USE);
  await store.close();
});

test('a backup is made of a database that another process has', async () => {
  await hold();
  const { file } = await backUp({ from: path, folder, keep: 1, days: 1, now: new Date() });
  expect(statSync(file).size).toBeGreaterThan(0);
});

// Root may write anywhere.
test.runIf(process.getuid?.() !== 0)('a lock that cannot be made is said in a sentence', () => {
  chmodSync(folder, 0o500);
  expect(() => openStore(path)).toThrow('cannot be opened');
  chmodSync(folder, 0o700);
});
