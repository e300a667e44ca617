import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** File, one line of code, and what the linter must say of it. */
type Refusal = readonly [file: string, code: string, said: string];

const refusals: readonly Refusal[] = [
  ['src/engine/core/a.ts', "import 'node:fs';", 'engine is pure'],
  ['src/engine/core/b.ts', "import 'discord.js';", 'engine is pure'],
  ['src/engine/core/c.ts', "export type { T } from '../../table/t.ts';", 'engine is pure'],
  ['src/engine/d.ts', "export const t = import('../cpu/t.ts');", 'engine is pure'],
  ['src/engine/e.ts', 'export const t = Math.random();', 'chance comes from the seed'],
  ['src/engine/f.ts', 'export const { random } = Math;', 'chance comes from the seed'],
  ['src/engine/g.ts', 'export const t = Date.now();', 'It takes no clock'],
  ['src/engine/h.ts', 'export const t = new Date();', 'It takes no clock'],
  ['src/engine/i.ts', 'export const t = performance.now();', 'It takes no clock'],
  ['src/engine/j.ts', 'export const t = globalThis.Math;', 'It takes no clock'],
  ['src/cpu/a.ts', 'export const t = Math.random();', 'chance comes from the seed'],
  ['src/cpu/b.ts', 'export const t = Date.now();', 'It takes no clock'],
  ['src/cpu/c.ts', "import 'node:crypto';", 'cpu imports only engine'],
  ['src/cpu/d.ts', "import '../table/t.ts';", 'cpu imports only engine'],
  ['src/cli/a.ts', "import '../text/t.ts';", 'cli plays matches without Discord'],
  ['src/cli/b.ts', "import 'discord.js';", 'cli plays matches without Discord'],
  ['src/text/a.ts', "import 'node:fs';", 'text imports only engine'],
  ['src/text/b.ts', "import '../bot/t.ts';", 'text imports only engine'],
  ['src/render/a.ts', "import 'discord.js';", 'render imports only engine'],
  ['src/render/cards/b.ts', "import '../../text/t.ts';", 'render imports only engine'],
  ['src/table/a.ts', "import 'discord.js';", 'table imports only engine'],
  ['src/table/b.ts', "import 'drizzle-orm';", 'table imports only engine'],
  ['src/table/c.ts', "import '../store/t.ts';", 'table imports only engine'],
  ['src/table/d.ts', "import 'node:timers';", 'table imports only engine'],
  ['src/store/a.ts', "import 'discord.js';", 'store imports only engine'],
  ['src/store/b.ts', "import '../render/t.ts';", 'store imports only engine'],
  ['src/bot/a.ts', "import '../store/t.ts';", 'bot may import'],
  ['src/bot/b.ts', "import '../sandbox/t.ts';", 'bot may import'],
  ['src/bot/c.ts', "import 'canvas';", 'bot may import'],
  ['src/bot/d.ts', "export { createLogger } from '../log.ts';", 'may import the type Log'],
  ['src/bot/e.ts', "import '../config.ts';", 'bot may import'],
  ['src/bot/f.ts', 'export const t = process.env;', 'process.env'],
  ['src/commands/a.ts', "import 'better-sqlite3';", 'commands may import'],
  ['src/commands/b.ts', "import '../store/t.ts';", 'commands may import'],
  ['src/sandbox/a.ts', "import '../engine/t.ts';", 'sandbox knows Discord'],
  ['src/sandbox/b.ts', "import 'discord.js';", 'sandbox knows Discord'],
  ['src/sandbox/page/a.js', "import 'node:fs';", 'The page runs in a browser'],
  ['src/sandbox/page/b.js', "import '../t.ts';", 'The page runs in a browser'],
  ['src/monitoring/a.ts', "import '../bot/t.ts';", 'monitoring knows nothing of the bot'],
  ['src/bot/m.ts', "import '../monitoring/t.ts';", 'bot may import'],
  ['src/table/e.ts', "import '../meter.ts';", 'table imports only engine'],
  ['src/main.ts', "import 'canvas';", 'only render draws with canvas'],
  ['src/log.ts', "import './bot/t.ts';", 'config and log stand alone'],
  ['test/a.ts', "import '../src/main.ts';", 'Nobody imports main.ts'],
  ['src/bot/g.ts', "import '../main.ts';", 'bot may import'],
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
  ['src/engine/core/ok.ts', "import '../rules/t.ts';"],
  ['src/cpu/ok.ts', "import '../engine/core/t.ts';"],
  ['src/cli/ok.ts', "import 'node:fs';"],
  ['src/text/ok.ts', "import '../engine/core/t.ts';"],
  ['src/render/ok.ts', "import 'node:fs/promises';\nimport 'canvas';"],
  ['src/table/ok.ts', "import 'node:crypto';\nimport 'openskill';\nimport '../engine/core/t.ts';"],
  ['src/store/ok.ts', "import 'drizzle-orm/better-sqlite3';\nimport '../table/t.ts';"],
  ['src/bot/ok.ts', "import 'discord.js';\n\nexport type { Log } from '../log.ts';"],
  ['src/commands/ok.ts', "import '../bot/t.ts';\nimport '../text/t.ts';"],
  ['src/sandbox/ok.ts', "import 'node:http';\nimport 'ws';\nimport 'zod/mini';"],
  [
    'src/monitoring/ok.ts',
    "import 'node:http';\nimport '../meter.ts';\nimport '@prometheus-io/client';",
  ],
  ['src/sandbox/page/ok.js', "import './t.js';"],
  ['src/engine/ok.ts', 'export const t = (n: number) => Math.floor(n);'],
];

const project = resolve(import.meta.dirname, '..');
let folder = '';
/** What the linter says: of each thing where it is, the rule, the message and the reason. */
let report = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hanafuda-house-'));
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

  test('has an import rule for every room', () => {
    const { overrides } = JSON.parse(readFileSync(join(project, 'biome.json'), 'utf8')) as {
      overrides: { includes: string[]; linter: { rules: { style?: object } } }[];
    };
    const ruled = overrides
      .filter(({ linter }) => 'noRestrictedImports' in (linter.rules.style ?? {}))
      .flatMap(({ includes }) => includes);
    const rooms = readdirSync(join(project, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `src/${entry.name}/**`);
    expect(ruled).toEqual(expect.arrayContaining(rooms));
  });
});
