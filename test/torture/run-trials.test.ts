import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { forPeople, withTable } from './report.ts';
import { runTrials } from './run-trials.ts';
import type { Trial } from './trial.ts';

const HOLDS: Trial = { name: 'one', share: 1, run: async () => ({ figure: '3 of 3' }) };
const FAILS: Trial = {
  ...HOLDS,
  name: 'two',
  run: async ({ fail }) => {
    fail('a move was lost');
    return { figure: '2 of 3' };
  },
};
const BREAKS: Trial = {
  ...HOLDS,
  name: 'three',
  run: async () => {
    throw new Error('the bot ended');
  },
};
const SKIPS: Trial = { ...HOLDS, name: 'four', run: async () => ({ skipped: 'no mount here' }) };

test('the torture starts without a test runner', () => {
  const said = execFileSync(process.execPath, [join(import.meta.dirname, 'main.ts'), '--help']);
  expect(String(said)).toContain('npm run torture');
});

const PLAN = { milliseconds: 100, seed: 7, judgesSpeed: true };

describe('a run', () => {
  test('tells of each trial what came of it, and keeps the files of those that failed', async () => {
    const results = await runTrials([HOLDS, FAILS, BREAKS, SKIPS], PLAN);
    expect(results.map(({ verdict }) => verdict)).toEqual(['held', 'failed', 'failed', 'skipped']);
    const text = forPeople({ minutes: 1, seed: 7, results });
    expect(text).toMatch(/^one +held +3 of 3$/m);
    expect(text).toMatch(/^two +FAILED +2 of 3$/m);
    expect(text).toMatch(/^four +skipped +no mount here$/m);
    expect(text).toContain('a move was lost');
    expect(text).toContain('the bot ended');
    const folders = results.flatMap(({ folder }) => folder ?? []);
    expect(folders.map(existsSync)).toEqual([true, true]);
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  test('is written into a page between its marks', async () => {
    const results = await runTrials([HOLDS], PLAN);
    const page = (table: string) =>
      `Before\n<!-- torture: written by npm run torture -->\n${table}\n<!-- torture: end -->\nAfter\n`;
    const written = withTable(page('old'), { minutes: 1, seed: 7, results });
    expect(written).toContain('| one | 3 of 3 | held |');
    expect(written).not.toContain('old');
    expect(written).toMatch(/^Before\n.*\nAfter\n$/s);
    expect(() => withTable('nothing', { minutes: 1, seed: 7, results })).toThrow('no marks');
  });
});
