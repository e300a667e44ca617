import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** File, one line of code, and what the linter must say of it. */
type Refusal = readonly [file: string, code: string, said: string];

const refusals: readonly Refusal[] = [
  ['src/engine/e.ts', 'export const t = Math.random();', 'chance comes from the seed'],
  ['src/engine/f.ts', 'export const { random } = Math;', 'chance comes from the seed'],
  ['src/engine/g.ts', 'export const t = Date.now();', 'It takes no clock'],
  ['src/engine/h.ts', 'export const t = new Date();', 'It takes no clock'],
  ['src/engine/i.ts', 'export const t = performance.now();', 'It takes no clock'],
  ['src/engine/j.ts', 'export const t = globalThis.Math;', 'It takes no clock'],
  ['src/cpu/a.ts', 'export const t = Math.random();', 'chance comes from the seed'],
  ['src/cpu/b.ts', 'export const t = Date.now();', 'It takes no clock'],
  ['src/bot/f.ts', 'export const t = process.env;', 'process.env'],
  ['src/bot/h.ts', 'export async function f() {}\nf();', 'floating'],
  ['src/bot/i.ts', 'export const f = (t: number[]) => t.forEach(async () => {});', 'Promise'],
  [
    'src/bot/j.ts',
    "export function f(t: 'a' | 'b') {\n  switch (t) {\n    case 'a':\n      return 1;\n  }\n}",
    'not exhaustive',
  ],
  ['src/bot/k.ts', "import { l } from './l.ts';\n\nexport const k = () => l();", 'cycle'],
  ['src/bot/l.ts', "import { k } from './k.ts';\n\nexport const l = (): unknown => k();", 'cycle'],
];

const permissions: readonly (readonly [file: string, code: string])[] = [
  ['src/engine/ok.ts', 'export const t = (n: number) => Math.floor(n);'],
];

const project = resolve(import.meta.dirname, '..');
let folder = '';
/** What the linter says: of each thing where it is, the rule, the message and the reason. */
let report = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hanafuda-lint-'));
  cpSync(join(project, 'biome.json'), join(folder, 'biome.json'));
  cpSync(join(project, 'package.json'), join(folder, 'package.json'));
  for (const [file, code] of [...refusals, ...permissions]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
  }
  report = await lint();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs our linter with our rules in the temporary folder. */
function lint(): Promise<string> {
  const biome = join(project, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--vcs-enabled=false', '--colors=off', '--max-diagnostics=none'];
  return new Promise((done) => {
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 2 ** 24 }, (_, out, errors) => {
      done(out + errors);
    });
  });
}

/** The part of the report that is about one file; words that were wrapped are put together again. */
function saidOf(file: string): string {
  const parts = report.split(/^(?=\S+:\d+:\d+ )/m);
  return parts
    .filter((part) => part.startsWith(`${file}:`))
    .join('')
    .replaceAll(/\s+/g, ' ');
}

describe('the linter', () => {
  test.each(refusals)('refuses %s: %s', (file, _, said) => {
    expect(saidOf(file)).toContain(said);
  });

  test.each(permissions)('allows %s: %s', (file) => {
    expect(saidOf(file)).toBe('');
  });
});
