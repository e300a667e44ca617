import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createLogger } from '../../src/log.ts';
import { narrowFiles } from '../../src/process/private-files.ts';
import { ownFolder } from '../support/own-folder.ts';

const folder = ownFolder();
const database = join(folder, 'hanafuda.sqlite');
const config = readConfig({ DATABASE_PATH: database, DISCORD_TOKEN: 'a.b.c' });
let logged: string[];

beforeEach(() => {
  logged = [];
});
function narrow(settings = config): void {
  const write = (line: string) => void logged.push(line);
  narrowFiles(settings, folder, createLogger({ level: 'info', pretty: false, write }));
}

function write(path: string, mode: number): string {
  writeFileSync(path, '');
  chmodSync(path, mode);
  return path;
}

const modeOf = (path: string) => statSync(path).mode & 0o777;

test('what an older version left open to others is its owner’s alone, and that is said', () => {
  mkdirSync(join(folder, 'backups'));
  const files = [
    database,
    `${database}-wal`,
    `${database}-shm`,
    join(folder, 'backups', 'a.sqlite'),
  ];
  for (const file of files) write(file, 0o644);
  narrow();
  expect(files.map(modeOf)).toEqual(files.map(() => 0o600));
  expect(modeOf(join(folder, 'backups'))).toBe(0o700);
  expect(logged).toHaveLength(1);
  for (const file of files) expect(logged[0]).toContain(`"${file}"`);
  // Other files, and the folder, are not the bot's.
  expect(modeOf(write(join(folder, 'other.txt'), 0o644))).toBe(0o644);

  narrow();
  expect(logged).toHaveLength(1);
});

test('the sandbox is its owner’s alone too', () => {
  mkdirSync(join(folder, 'sandbox'), { mode: 0o755 });
  const own = write(join(folder, 'sandbox', 'hanafuda.sqlite'), 0o644);
  narrow(readConfig({ DATABASE_PATH: database }));
  expect([modeOf(own), modeOf(join(folder, 'sandbox'))]).toEqual([0o600, 0o700]);
});

test('a database behind a link is found', () => {
  const real = write(join(folder, 'real.sqlite'), 0o644);
  const log = write(join(folder, 'real.sqlite-wal'), 0o644);
  symlinkSync(real, database);
  narrow();
  expect([modeOf(real), modeOf(log)]).toEqual([0o600, 0o600]);
});

test('the owner is told when others may read the token, which is theirs to change', () => {
  const settings = write(join(folder, '.env'), 0o640);
  narrow();
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain('chmod 600 .env');
  expect(modeOf(settings)).toBe(0o640);
  chmodSync(settings, 0o600);
  narrow();
  expect(logged).toHaveLength(1);
});

test('where there is nothing yet, nothing is said', () => {
  narrow();
  expect(logged).toEqual([]);
});
