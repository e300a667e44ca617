import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownFolder } from '../support/own-folder.ts';
import { runTool } from '../support/run-tool.ts';

const folder = ownFolder();

function commands(): readonly (readonly [string, string])[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  return Object.entries<string>(scripts).flatMap(([name, line]) => {
    const file = /launch\.mjs (src\/\S+)$/.exec(line)?.[1];
    return file === undefined ? [] : [[name, file] as const];
  });
}

/** Runs a command where no database is and no setting is given. */
const run = (file: string, ...args: readonly string[]) => runTool(file, args, { cwd: folder });

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
    expect(usage).toMatchObject({ code: 0, err: '' });
    expect(usage.out).toContain(name);
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.err).not.toMatch(/^\s+at /m);
    expect(refused.err).not.toBe('');
  },
);

test('migrate-store asks where to, and says which address it cannot use', async () => {
  const [nowhere, unknown] = await Promise.all([
    run('src/tools/migrate-store.ts'),
    run('src/tools/migrate-store.ts', '--to', 'mysql://host/db'),
  ]);
  expect(nowhere).toMatchObject({ code: 2, err: expect.stringContaining('Where to?') });
  expect(unknown).toMatchObject({ code: 2, err: expect.stringContaining('DATABASE_URL') });
});
