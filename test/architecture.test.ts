import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { cyclesIn, type Import, importsIn, importsUnder, sourcesUnder } from './support/imports.ts';

/** By folder of `src`, the layers that the table in ARCHITECTURE says it can import. */
const LAYERS = new Map(
  Array.from(
    readFileSync('docs/ARCHITECTURE.md', 'utf8').matchAll(/^\| `src\/(\w+)` \|.*\| ([^|]+) \|$/gm),
    ([, layer = '', cell = '']) => {
      const named = [...cell.matchAll(/`(\w+)(?:\.ts)?`/g)];
      return [layer, named.map(([, name]) => name)] as const;
    },
  ),
);
/** What else the files of a layer may import: packages and modules of Node, types included. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  engine: ['@noble/hashes'],
  cpu: ['node:fs', 'node:zlib'],
  workers: ['piscina', 'node:*'],
  fairness: ['@noble/hashes'],
  text: ['marked'],
  render: ['any-ascii', 'canvas', 'node:*'],
  table: ['node:crypto'],
  store: ['drizzle-orm', 'better-sqlite3', 'pg', 'node:*'],
  bot: ['discord.js', 'undici', 'package.json', 'node:*'],
  commands: ['discord.js', 'node:*'],
  monitoring: ['@prometheus-io/client', 'node:*'],
  process: ['discord-sandbox', 'discord.js', 'node:*'],
  tools: ['node:*'],
  meter: ['model'],
  log: ['pino'],
  config: ['node:*'],
};
/** Whoever starts a process puts the layers together, and leaves pictures and SQL to them. */
const NOT_FOR_MAIN = ['canvas', 'drizzle-orm', 'better-sqlite3', 'pg'];

const imports = importsUnder('src');
const sandbox = 'packages/discord-sandbox';
const sandboxImports = importsUnder(`${sandbox}/src`);

/** `src/table/play/running-match.ts` is of `table`; what lies in `src` itself is a layer of its own, or `main`. */
function layerOf(file: string): string {
  const [, first = '', second] = file.split('/');
  if (second === undefined) {
    const stem = first.replace(/(-limit)?\.ts$/, '');
    return Object.hasOwn(OTHERS, stem) ? stem : 'main';
  }
  return first;
}

/** What every program that package.json starts reads its words with, and the one outside of tools. */
const COMMAND = 'src/tools/command.ts';
const STARTED = 'src/render/deck/export-emojis.ts';

/** Loads drizzle for the store, quickly: its ES modules would take half of a start. */
const DRIZZLE = 'src/store/drizzle.ts';

/** Whether a layer may import this. */
function isAllowed({ from, to, isTypeOnly }: Import): boolean {
  const layer = layerOf(from);
  const target = to.startsWith('src/') ? layerOf(to) : to;
  if (to === DRIZZLE) return layer === 'store';
  if (to === 'drizzle-orm' && !isTypeOnly) return from === DRIZZLE;
  if (layer === 'main') return !NOT_FOR_MAIN.includes(target);
  if (layer === target || (to === COMMAND && from === STARTED)) return true;
  if (target === 'log' && isTypeOnly) return ['bot', 'commands', 'process'].includes(layer);
  const allowed = [...(LAYERS.get(layer) ?? []), ...(OTHERS[layer] ?? [])];
  return allowed.includes(target) || (target.startsWith('node:') && allowed.includes('node:*'));
}

function refused(file: string, code: string): boolean {
  return importsIn(file, code).some((one) => !isAllowed(one));
}

describe('the layers', () => {
  test('import only what they may', () => {
    const refusals = imports.filter((one) => !isAllowed(one));
    expect(refusals.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  test('are those of the table in ARCHITECTURE', () => {
    const folders = readdirSync('src', { withFileTypes: true }).filter((one) => one.isDirectory());
    expect([...LAYERS.keys()].toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
  });

  test.each([
    ['src/engine/core/a.ts', "import 'node:fs';"],
    ['src/engine/core/b.ts', "import { a } from 'fs';"],
    ['src/engine/core/c.ts', "export type { T } from '../../table/t.ts';"],
    ['src/engine/core/d.ts', "export const t = import('../../cpu/t.ts');"],
    ['src/engine/core/e.ts', "import {\n  a,\n  b,\n} from '../../games/index.ts';"],
    ['src/games/mushi/words.en.ts', "import { count } from '../../text/format/numbers.ts';"],
    ['src/table/a.ts', "import '../meter.ts';"],
    ['src/table/a.ts', "import { Pool } from 'pg';"],
    ['src/store/a.ts', "import { sql } from 'postgres';"],
    ['src/bot/a.ts', "import { sql } from 'drizzle-orm/better-sqlite3';"],
    ['src/store/b.ts', "import { sql } from 'drizzle-orm';"],
    ['src/process/a.ts', "import { drizzle } from '../store/drizzle.ts';"],
    ['src/main.ts', "import { drizzle } from './store/drizzle.ts';"],
    ['src/bot/b.ts', "import { createLogger } from '../log.ts';"],
    ['src/bot/c.ts', "import '../main.ts';"],
    ['src/main.ts', "import { createCanvas } from 'canvas';"],
  ])('refuse %s: %s', (file, code) => {
    expect(refused(file, code)).toBe(true);
  });

  test.each([
    ['src/engine/core/a.ts', "import '../round/t.ts';"],
    ['src/bot/a.ts', "import type { Log } from '../log.ts';"],
    ['src/store/a.ts', "import type { SQL } from 'drizzle-orm';"],
    ['src/store/b.ts', "import { sql } from './drizzle.ts';"],
    ['src/tools/a.ts', "import { a } from 'node:fs/promises';"],
  ])('allow %s: %s', (file, code) => {
    expect(refused(file, code)).toBe(false);
  });
});

describe('the sandbox', () => {
  test('imports what it declares and nothing of the bot, its tests included', () => {
    const { dependencies } = JSON.parse(readFileSync(`${sandbox}/package.json`, 'utf8'));
    const packages = sandboxImports.map(({ to }) => to).filter((to) => !to.includes('/'));
    const declared = (name: string) => name in dependencies || name.startsWith('node:');
    expect(packages.filter((name) => !declared(name))).toEqual([]);
    const files = importsUnder(sandbox).map(({ to }) => to);
    expect(files.filter((to) => /^(src|test|scripts)\/|^\.\./.test(to))).toEqual([]);
  });

  test('is imported by its name', () => {
    const users = [...imports, ...importsUnder('test'), ...importsUnder('bench')];
    expect(users.filter(({ to }) => to.startsWith('packages/'))).toEqual([]);
  });

  test('has a page that imports nothing but its own files, as a browser loads them', () => {
    const client = `${sandbox}/src/page/client/`;
    const loaded = importsUnder(client).filter(({ isTypeOnly }) => !isTypeOnly);
    expect(loaded.length).toBeGreaterThan(50);
    expect(loaded.filter(({ to }) => !to.startsWith(client))).toEqual([]);
  });

  test('knows nothing of hanafuda', () => {
    const names = ['hanafuda', '花札', ...GAMES.map(({ id }) => id)];
    const files = readdirSync(sandbox, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name}`);
    expect(files.length).toBeGreaterThan(100);
    const texts = files.map((file) => `${file}\n${readFileSync(file, 'utf8')}`.toLowerCase());
    expect(texts.flatMap((text) => names.filter((name) => text.includes(name)))).toEqual([]);
  });
});

/** A folder with more wants sub-folders. */
const MOST_FILES = 20;
/** Each subcommand is a file. */
const LARGE = ['src/commands'];

/** `table/play` of a file in it; undefined of what lies in a layer itself, where folders are put together. */
function folderOf(file: string): string | undefined {
  const [, layer, folder, name] = file.split('/');
  return name === undefined ? undefined : `${layer}/${folder}`;
}

/** The circles of folders that these files make. */
function knotsIn(all: readonly Import[]): readonly (readonly string[])[] {
  const between = all.flatMap(({ from, to, isTypeOnly }) => {
    const [one, other] = [folderOf(from), to.startsWith('src/') ? folderOf(to) : undefined];
    if (one === undefined || other === undefined || one === other) return [];
    return [{ from: one, to: other, isTypeOnly }];
  });
  return cyclesIn(between).toSorted();
}

describe('folders', () => {
  test('do not import each other in circles, types included', () => {
    expect(knotsIn(imports)).toEqual([]);
  });

  test('in a circle are found', () => {
    const circle = [
      ...importsIn('src/table/a/one.ts', "import type { B } from '../b/two.ts';"),
      ...importsIn('src/table/b/three.ts', "import { c } from '../a/four.ts';"),
      ...importsIn('src/table/c/five.ts', "import { a } from '../a/one.ts';"),
    ];
    expect(knotsIn(circle)).toEqual([['table/a', 'table/b']]);
  });

  test('hold few files', () => {
    const folders = readdirSync('src', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
      .map(({ parentPath }) => parentPath);
    const counts = Map.groupBy(folders, (folder) => folder);
    const large = [...counts].filter(([, files]) => files.length > MOST_FILES);
    expect(large.map(([folder]) => folder).toSorted()).toEqual(LARGE);
  });
});

describe('files', () => {
  test('do not import each other in circles, types included', () => {
    const groups = cyclesIn([...imports, ...sandboxImports]);
    expect(groups).toEqual([]);
  });

  test('in a circle are found', () => {
    const circle = [
      ...importsIn('src/a.ts', "import type { B } from './b.ts';"),
      ...importsIn('src/b.ts', "import { c } from './c.ts';"),
      ...importsIn('src/c.ts', "import { a } from './a.ts';\nimport { d } from './d.ts';"),
      ...importsIn('src/d.ts', "import { e } from './e.ts';"),
    ];
    expect(cyclesIn(circle)).toEqual([['src/a.ts', 'src/b.ts', 'src/c.ts']]);
  });

  test('never import main.ts, which would start the bot', () => {
    const all = [...imports, ...importsUnder('test'), ...importsUnder('bench')];
    expect(all.filter(({ to }) => to === 'src/main.ts')).toEqual([]);
  });
});

test('no object is spread as it is written, which would hide properties that its type does not have', () => {
  const sources = [...sourcesUnder('src'), ...sourcesUnder(`${sandbox}/src`)];
  const spreading = sources.filter(([, source]) => source.includes('...{'));
  expect(spreading.map(([file]) => file)).toEqual([]);
});

/** Time, threads and sockets that a simulated world (`test/worlds`) cannot take the place of. */
const REAL = new RegExp(
  [
    /'node:(?:fs\/promises|https?|http2|net|tls|dgram|dns|child_process|worker_threads)'/,
    /'(?:piscina|pg|undici)'/,
    /\b(?:Atomics|MessageChannel|BroadcastChannel)\b|\bprocess\.(?:hrtime|nextTick)\b|(?<!\.)\bfetch\(/,
    // What Node does in threads of its own.
    /\b(?:deflate|inflate|gzip|gunzip|createDeflate|createGzip|createGunzip|pbkdf2|scrypt|subtle)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** Files that a world does not run, or only imports. */
const REAL_IN: readonly string[] = [
  'src/bot/gateway/clients.ts',
  // Of exports over 9 MiB.
  'src/bot/privacy/privacy-menu.ts',
  // Only `isIP`.
  'src/config.ts',
  'src/monitoring/server.ts',
  'src/render/deck/deck.ts',
  'src/render/deck/emojis.ts',
  'src/render/deck/sheet.ts',
  'src/render/packer.ts',
  'src/render/raster/png.ts',
  'src/store/postgres/connection.ts',
  'src/store/postgres/driver.ts',
  'src/store/sqlite/backup/backup.ts',
  'src/workers/threads.ts',
];

describe('what no simulated world has a stand-in for', () => {
  test('is used in no other files than these', () => {
    const users = sourcesUnder('src').filter(([, source]) => REAL.test(source));
    expect(users.map(([file]) => file).toSorted()).toEqual(REAL_IN);
  });
});

/**
 * A statement that begins with a call of a use case or of the store, so that nobody waits for it. The
 * linter does not follow types as far as theirs.
 */
const FLOATING =
  /(?<=[;{}]\n\s*|\n\s*\/\/[^\n]*\n\s*|\)\s|else\s)(?:[\w#]+\??\.)*(?:tables\.\w+|settings|store|queries|tx)\.\w+\(/g;

function floatingIn(source: string): readonly string[] {
  return [...source.matchAll(FLOATING)].map(([call]) => call);
}

describe('what is stored', () => {
  test('is waited for', () => {
    const sources = [...sourcesUnder('src'), ...sourcesUnder('bench')];
    const floating = sources.flatMap(([file, source]) =>
      floatingIn(source).map((call) => `${file}: ${call}`),
    );
    expect(floating).toEqual([]);
  });

  test.each([
    '{\n  bot.tables.stored.deleteMessage(1);\n}',
    'a();\n    this.#deps.tables.stored.putHand(hand);',
    '{\n  // Gone.\n  store.deleteMessage(id);\n}',
    'if (isGone) settings.putServerSettings(id, {});',
    'if (isGone) await a();\nelse tx.clearTimers(id);',
  ])('is not where it says %j', (source) => {
    expect(floatingIn(source)).toHaveLength(1);
  });
});
