import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { HANG_MS } from '../support/hang.ts';
import { sourcesUnder } from '../support/imports.ts';

const GUIDE = readFileSync('docs/ADDING-A-GAME.md', 'utf8');

interface Shown {
  readonly path: string;
  /** What the line before it says, in a file that there is; null if the file is new. */
  readonly after: string | null;
  readonly text: string;
}

/** The files and the lines that the guide shows, in its order. */
const SHOWN: readonly Shown[] = [
  ...GUIDE.matchAll(/```(?:ts|md)\n(?:\/\/|<!--) (\S+?)(?:, in (.+?))?(?: -->)?\n(.*?)```/gs),
].map(([, path = '', after = null, text = '']) => ({ path, after, text }));

interface Place {
  /** As the guide names it, for any game: `docs/rules/<id>.md`. */
  readonly path: string;
  readonly noticedBy: string;
}

const PLACES: readonly Place[] = GUIDE.split('\n')
  .map((line) => line.split(' | '))
  .filter(([first = '', , last]) => /^\| `[\w./<>*-]+[./]/.test(first) && last !== undefined)
  .flatMap(([first = '', , last = '']) =>
    [...first.matchAll(/`([^`]+)`/g)].map(([, path = '']) => ({
      path,
      noticedBy: last.replaceAll(/[`|]/g, '').trim(),
    })),
  );

/** Places for new sentences, of which the game of the guide has none. */
const NOT_OF_THIS_GAME = ['test/text/one.test.ts'];

const ID = 'tsuki-hana';
const ofGame = (path: string, id: string) => path.replace('<id>', id);

const REGISTRY = 'src/games/index.ts';
const FOLDER = `src/games/${ID}/`;

/** What the game needs to be compiled and played. */
const isCode = ({ path }: Shown) => path.startsWith('src/games/');

/** What the copy has: all that the tests read which notice a missing place. */
const COPIED = [
  ...['package.json', 'tsconfig.json', 'README.md', 'Dockerfile', '.env.example', '.github'],
  ...['deploy', 'scripts', 'src', 'test', 'docs'],
];
const isCopied = (path: string) => !/\.png$|^test\/(?:e2e|fixtures|images)\b/.test(path);

let root: string;

/** Adds what the guide shows to the copy. */
function add({ path, after, text }: Shown): void {
  const target = join(root, path);
  mkdirSync(dirname(target), { recursive: true });
  const escaped = after?.replaceAll(/\W/g, String.raw`\$&`);
  // The line may be the head of a table.
  const line = new RegExp(`^.*${escaped}.*[[{|]\\n(?:\\|-.*\\n)?`, 'm');
  const whole =
    after === null ? text : readFileSync(target, 'utf8').replace(line, (head) => head + text);
  if (after !== null) expect(whole, `${path} has no ${after}`).toContain(text);
  writeFileSync(target, whole);
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'adding-a-game-'));
  for (const path of COPIED)
    cpSync(path, join(root, path), { recursive: true, filter: (from) => isCopied(from) });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  for (const shown of SHOWN.filter(isCode)) add(shown);
  const registry = readFileSync(join(root, REGISTRY), 'utf8');
  const added = `import { TSUKI_HANA } from './${ID}/index.ts';\n${registry}`;
  writeFileSync(join(root, REGISTRY), added);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What the compiler says of the copy. */
function compiled(): string {
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const layers = ['engine', 'games', 'cpu', 'tools/matches', 'fairness', 'model', 'text'];
  const include = layers.map((layer) => `src/${layer}`);
  const config = { extends: './tsconfig.json', include };
  writeFileSync(join(root, 'tsconfig.game.json'), JSON.stringify(config));
  const args = [tsc, '--noEmit', '-p', 'tsconfig.game.json'];
  return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' }).stdout;
}

function run(...args: readonly string[]): string {
  return execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
}

describe('the game of docs/ADDING-A-GAME.md', () => {
  test('consists of the files that the guide names', () => {
    const names = ['rules.ts', 'words.en.ts', 'words.ja.ts', 'words.ko.ts', 'index.ts'];
    const files = SHOWN.map(({ path }) => path).filter((path) => path.startsWith(FOLDER));
    expect(files).toEqual(names.map((name) => FOLDER + name));
  });

  test('compiles, a folder and a line in the registry', () => {
    expect(compiled()).toBe('');
  });

  test('is played to its end', () => {
    const played = run(
      'src/tools/matches/transcript.ts',
      'tsuki-hana',
      '--players',
      'random',
      '--json',
    );
    const last = played.trim().split('\n').at(-1) ?? '';
    expect(JSON.parse(last)).toMatchObject({ type: 'over' });
  });

  test('has its words in every language', () => {
    const script = `
      const { LANGUAGES } = await import('./src/text/language.ts');
      const { gameWords } = await import('./src/text/rules/game-words.ts');
      console.log(LANGUAGES.map((one) => gameWords(one, 'tsuki-hana').name).join(' '));`;
    expect(run('--input-type=module', '--eval', script).trim()).toBe('Tsuki-hana 月花 쓰키하나');
  });

  test('does not compile without one of its words', () => {
    const path = join(root, 'src/games/tsuki-hana/words.ja.ts');
    const whole = readFileSync(path, 'utf8');
    writeFileSync(path, whole.replace("false: '役にしない'", ''));
    expect(compiled()).toContain("'false' is missing");
    writeFileSync(path, whole);
  });
});

/** Titles of the tests that tell of this game, and of those that count all games together. */
const TITLES = [
  '[Tt]suki-hana',
  'every registered game',
  'in the order in which people are offered them',
  'in the order in which it is offered',
  'lack no game and number of seats',
  'of the rules and the check as they are',
].join('|');

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Runs these tests of the copy as far as they tell of the game: the files in which some fail, and in which some pass. */
function tested(files: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const test = {
    ...{ pool: 'forks', isolate: false, maxWorkers: 1 },
    ...{ testTimeout: HANG_MS, hookTimeout: HANG_MS },
    experimental: { viteModuleRunner: false, nodeLoader: false },
  };
  writeFileSync(join(root, 'vitest.config.mjs'), `export default ${JSON.stringify({ test })};`);
  const vitest = resolve('node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--reporter=json', '--outputFile=report.json', '-t', TITLES];
  const { CI: _, ...own } = process.env;
  const told = spawnSync(process.execPath, [...args, ...files], {
    cwd: root,
    env: { ...own, PROPERTY_ROUNDS: '60', ...env },
    encoding: 'utf8',
  });
  const report = join(root, 'report.json');
  if (!existsSync(report)) throw new Error(told.stderr);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  rmSync(report);
  const having = (status: string) =>
    testResults
      .filter(({ assertionResults }) => assertionResults.some((one) => one.status === status))
      .map(({ name }) => relative(realpathSync(root), name))
      .toSorted();
  const why = testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ failureMessages }) => failureMessages),
  );
  return { failed: having('failed'), passed: having('passed'), why: why.join('\n') };
}

/** Places that are added last: the tests that notice them read others first. */
const LATER = [
  'test/games/<id>*.test.ts',
  'test/support/printed-yaku.ts',
  'test/golden/<id>-*.txt',
];

const HELD = PLACES.filter(
  ({ path, noticedBy }) => existsSync(noticedBy) && !NOT_OF_THIS_GAME.includes(path),
);

describe('the tests that notice a missing place', () => {
  const noticers = [...new Set(HELD.map(({ noticedBy }) => noticedBy))].toSorted();
  const isLater = ({ path }: Shown) => LATER.some((one) => matchesGlob(path, ofGame(one, ID)));
  const rest = SHOWN.filter((shown) => !isCode(shown));
  const noticersOf = (isOne: (place: Place) => boolean) =>
    [...new Set(HELD.filter(isOne).map(({ noticedBy }) => noticedBy))].toSorted();

  test('fail without those places that stand by themselves', () => {
    const { failed } = tested(noticers);
    expect(failed).toEqual(expect.arrayContaining(noticersOf(({ path }) => !LATER.includes(path))));
  });

  test('fail without a test of the game, its printed yaku and its transcripts, and only those', () => {
    for (const shown of rest.filter((one) => !isLater(one))) add(shown);
    run('test/fairness/page/make.ts');
    expect(tested(noticers).failed).toEqual(noticersOf(({ path }) => LATER.includes(path)));
  });

  test('pass with all places, as the test of the game does', () => {
    for (const shown of rest.filter(isLater)) add(shown);
    const files = [...noticers, `test/games/${ID}.test.ts`, 'test/text/every-word.test.ts'];
    const { failed, passed, why } = tested(files, { RENEW: '1' });
    expect(failed, why).toEqual([]);
    expect(passed).toEqual(files.toSorted());
  });

  test('are those of places that the guide shows, or a command in it writes', () => {
    const written = ['test/golden/<id>-*.txt', 'docs/verify.html'];
    const untold = HELD.filter(
      ({ path }) =>
        !written.includes(path) &&
        !SHOWN.some((shown) => matchesGlob(shown.path, ofGame(path, ID))),
    );
    expect(untold).toEqual([]);
  });
});

describe('the tables of places in docs/ADDING-A-GAME.md', () => {
  test('have all places that the guide shows', () => {
    const missing = SHOWN.map(({ path }) => path).filter(
      (path) => !PLACES.some((place) => matchesGlob(path, ofGame(place.path, ID))),
    );
    expect(missing).toEqual([]);
  });

  test.each(GAMES)('name what there is for $id', ({ id }) => {
    const places = PLACES.map(({ path }) => ofGame(path, id));
    expect(places.filter((path) => globSync(path).length === 0)).toEqual([]);
  });

  test('name tests that there are, and constants that stand in their files', () => {
    const tests = PLACES.map(({ noticedBy }) => noticedBy).filter((by) => by.startsWith('test/'));
    expect(tests.filter((path) => !existsSync(path))).toEqual([]);
    const constants = [...GUIDE.matchAll(/^\| `(\w+\/\S+)` \|.*`([A-Z_]{4,})`/gm)];
    expect(constants.length).toBeGreaterThan(6);
    const untrue = constants.filter(
      ([, path = '', name = '']) => !readFileSync(path, 'utf8').includes(`const ${name}`),
    );
    expect(untrue).toEqual([]);
  });
});

describe('docs/ADDING-A-GAME.md', () => {
  test('names every field of the rules, in the row of its group', () => {
    const files = ['declaration', 'ruleset'].map((name) => `src/engine/round/${name}.ts`);
    const source = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    const [, groups = ''] = /export interface GameRules<.*?\{\n(.*?)\n\}/s.exec(source) ?? [];
    const rows = [...groups.matchAll(/readonly (\w+)\??: Chosen<(\w+)/g)].map(
      ([, group = '', type = '']) => {
        const [, body = ''] =
          new RegExp(`interface ${type}\\b.*?\\{\\n(.*?)\\n\\}`, 's').exec(source) ?? [];
        const fields = [...body.matchAll(/^ {2}readonly (\w+):/gm)].map(
          ([, field]) => `\`${field}\``,
        );
        return `| \`${group}\` | ${fields.toSorted().join(', ')}`;
      },
    );
    const told = [...GUIDE.matchAll(/^\| (`\w+`) \| [^|]* \| (`[^|]*) \|/gm)].map(
      ([, group, fields = '']) => `| ${group} | ${fields.split(', ').toSorted().join(', ')}`,
    );
    expect(rows).toHaveLength(10);
    expect(told).toEqual(rows);
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
