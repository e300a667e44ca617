import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { sourcesUnder } from '../support/imports.ts';

const GUIDE = readFileSync('docs/ADDING-A-GAME.md', 'utf8');

/** The files that the guide writes, by path. */
const FILES = new Map(
  [...GUIDE.matchAll(/```ts\n\/\/ (src\/games\/\S+)\n(.*?)```/gs)].map(
    ([, path = '', text = '']) => [path, text],
  ),
);

const REGISTRY = 'src/games/index.ts';

/** What a game needs to be compiled and played. */
const COPIED = [
  'package.json',
  'tsconfig.json',
  ...['engine', 'games', 'cpu', 'cli', 'fairness', 'model', 'text'].map((layer) => `src/${layer}`),
];

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'adding-a-game-'));
  for (const path of COPIED) cpSync(path, join(root, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  for (const [path, text] of FILES) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const registry = readFileSync(join(root, REGISTRY), 'utf8')
    .replace(/^import/, "import { TSUKI_HANA } from './tsuki-hana/index.ts';\nimport")
    .replace('export const MODULES = [', 'export const MODULES = [\n  TSUKI_HANA,');
  writeFileSync(join(root, REGISTRY), registry);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What the compiler says of the copy. */
function compiled(): string {
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const config = { extends: './tsconfig.json', include: ['src'] };
  writeFileSync(join(root, 'tsconfig.game.json'), JSON.stringify(config));
  const args = [tsc, '--noEmit', '-p', 'tsconfig.game.json'];
  return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' }).stdout;
}

function run(...args: readonly string[]): string {
  return execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
}

describe('the game of docs/ADDING-A-GAME.md', () => {
  test('consists of the files that the guide names', () => {
    const names = ['rules.ts', 'words.en.ts', 'words.ja.ts', 'words.romaji.ts', 'index.ts'];
    expect([...FILES.keys()]).toEqual(names.map((name) => `src/games/tsuki-hana/${name}`));
  });

  test('compiles, a folder and a line in the registry', () => {
    expect(compiled()).toBe('');
  }, 60_000);

  test('is played to its end', () => {
    const played = run('src/cli/transcript.ts', 'tsuki-hana', '--players', 'random', '--json');
    const last = played.trim().split('\n').at(-1) ?? '';
    expect(JSON.parse(last)).toMatchObject({ type: 'over' });
  });

  test('has its words in every language', () => {
    const script = `
      const { LANGUAGES } = await import('./src/text/language.ts');
      const { gameWords } = await import('./src/text/rules/game-words.ts');
      console.log(LANGUAGES.map((one) => gameWords(one, 'tsuki-hana').name).join(' '));`;
    expect(run('--input-type=module', '--eval', script).trim()).toBe('Tsuki-hana 月花');
  });

  test('does not compile without one of its words', () => {
    const path = join(root, 'src/games/tsuki-hana/words.ja.ts');
    const whole = readFileSync(path, 'utf8');
    writeFileSync(path, whole.replace(", tsukimi: '月見'", ''));
    expect(compiled()).toContain("'tsukimi' is missing");
    writeFileSync(path, whole);
  }, 60_000);
});

describe('docs/ADDING-A-GAME.md', () => {
  test('names every field of a ruleset', () => {
    const source = readFileSync('src/engine/round/ruleset.ts', 'utf8');
    const [, body = ''] = /export interface Ruleset<.*?\{\n(.*?)\n\}/s.exec(source) ?? [];
    const fields = [...body.matchAll(/^ {2}readonly (\w+):/gm)].map(([, field = '']) => field);
    expect(fields.length).toBeGreaterThan(25);
    expect(fields.filter((field) => !GUIDE.includes(`\`${field}\``))).toEqual([]);
  });

  test('names places that there are', () => {
    const places = [...GUIDE.matchAll(/`((?:docs|src|test)\/[^`<>*]+)`/g)].map(
      ([, path = '']) => path,
    );
    expect(places.filter((path) => !existsSync(path))).toEqual([]);
  });
});

test('no place but the folder of a game and the registry names a game', () => {
  // Two ids are names of something else too: the call of Koi-Koi, and the cherry in romaji.
  const isOther = (id: string, file: string) =>
    id === 'koi-koi' || (id === 'sakura' && file.endsWith('text/romaji.ts'));
  const named = sourcesUnder('src')
    .filter(([file]) => !file.startsWith('src/games/'))
    .flatMap(([file, source]) => {
      // Comments may give an example.
      const code = source.replaceAll(/\/\*.*?\*\/|\/\/.*$/gms, '');
      return GAMES.map(({ id }) => id)
        .filter((id) => !isOther(id, file) && new RegExp(`['"\`]${id}['"\`]`).test(code))
        .map((id) => `${file}: ${id}`);
    });
  expect(named).toEqual([]);
});
