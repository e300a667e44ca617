import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bareEnvironment } from '../support/environment.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'hanafuda-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** The commands of package.json that are of src, with their files. */
function commands(): readonly (readonly [string, string])[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return Object.entries<string>(scripts).flatMap(([name, line]) => {
    const file = /launch\.mjs (src\/\S+)$/.exec(line)?.[1];
    return file === undefined ? [] : [[name, file] as const];
  });
}

interface Ended {
  readonly code: string | number | null | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command where no database is and no setting is given. */
function run(file: string, ...args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(ROOT, file), ...args],
      { cwd: folder, env: bareEnvironment() },
      (error, stdout, stderr) => resolve({ code: error === null ? 0 : error.code, stdout, stderr }),
    );
  });
}

test('there are commands', () => {
  expect(commands().map(([name]) => name)).toContain('migrate-store');
});

test.each(commands())(
  '%s prints its usage when asked, and ends with 2 for words that it does not know',
  async (name, file) => {
    const [usage, refused] = await Promise.all([
      run(file, '--help'),
      run(file, '--no-such-flag', 'x'),
    ]);
    expect(usage).toMatchObject({ code: 0, stderr: '' });
    expect(usage.stdout).toContain(name);
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).not.toMatch(/^\s+at /m);
    expect(refused.stderr).not.toBe('');
  },
);

test('migrate-store asks where to, and says which address it cannot use', async () => {
  const [nowhere, unknown] = await Promise.all([
    run('src/tools/migrate-store.ts'),
    run('src/tools/migrate-store.ts', '--to', 'mysql://host/db'),
  ]);
  expect(nowhere).toMatchObject({ code: 2, stderr: expect.stringContaining('Where to?') });
  expect(unknown).toMatchObject({ code: 2, stderr: expect.stringContaining('DATABASE_URL') });
});
