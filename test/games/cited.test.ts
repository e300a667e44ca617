import { globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';

/** Tests of rulings that hold in several games. */
const SHARED = [
  'test/engine/equal-cards.test.ts',
  'test/games/every-game.test.ts',
  'test/games/korean-games.test.ts',
  'test/games/yaku.test.ts',
];

/** The game whose id the name of a file begins with; of several the longest. */
function gameOfFile(file: string): string | undefined {
  return GAMES.map(({ id }) => id)
    .filter((id) => file.startsWith(`${id}.`) || file.startsWith(`${id}-`))
    .toSorted((one, other) => other.length - one.length)[0];
}

/** Titles of the tests of one game: whatever is quoted in its files. */
function titlesOf(game: string): string {
  const own = readdirSync('test/games').filter((file) => gameOfFile(file) === game);
  return [...own.map((file) => `test/games/${file}`), ...SHARED]
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return [...text.matchAll(/'[^'\n]+'|`[^`\n]+`/g)].map(([quoted]) => quoted);
    })
    .join('\n');
}

/** The numbered decisions of a game's rules page: the first cells of rows, `B4`. */
function decisionsOf(game: string): readonly string[] {
  const page = readFileSync(`docs/rules/${game}.md`, 'utf8');
  return [...page.matchAll(/^\| *([A-Z]+\d+) *\|/gm)].map(([, decision = '']) => decision);
}

describe.each(GAMES.map(({ id }) => id))('the tests of %s', (game) => {
  const options = Object.keys(GAMES.find(({ id }) => id === game)?.options ?? {});

  test('name every decision of its rules page', () => {
    const titles = titlesOf(game);
    const isNamed = (decision: string) => new RegExp(`\\b${decision}\\b`).test(titles);
    expect(decisionsOf(game)).not.toEqual([]);
    expect(decisionsOf(game).filter((decision) => !isNamed(decision))).toEqual([]);
  });

  test.each(options)('name the house rule %s in a title', (option) => {
    expect(titlesOf(game)).toMatch(new RegExp(`\\([^)]*\\b${option}\\b[^)]*\\)`));
  });
});

/** Every file that cites decisions: code, tests and pages, except for what is data. */
function citing(): readonly string[] {
  const files = ['src', 'test', 'docs'].flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,md}`, { exclude: ['**/fixtures/**'] }),
  );
  return [...files, 'README.md', 'CONTRIBUTING.md'];
}

/** The decisions that a text cites in comments, titles and brackets: `(S5–S11)`, `/** L1: …`. */
function citedIn(text: string, prefixes: string): readonly string[] {
  const one = new RegExp(
    `(?<=^[^']*(?://|\\*)[^']*|[(\`| ])\\b(?:${prefixes})[1-9]\\d?\\b(?=[,;:.)\`–’' ]|$)`,
    'gm',
  );
  // `I32` is a type of WebAssembly.
  return [...text.matchAll(one)].map(([number]) => number).filter((number) => number !== 'I32');
}

describe('every decision that is cited', () => {
  const told = new Set(GAMES.flatMap(({ id }) => decisionsOf(id)));
  const prefixes = [...new Set([...told].map((number) => number.replace(/\d+$/, '')))];

  test('stands in docs/rules', () => {
    const missing = citing().flatMap((file) => {
      const cited = citedIn(readFileSync(file, 'utf8'), prefixes.join('|'));
      return [...new Set(cited)].filter((one) => !told.has(one)).map((one) => `${file}: ${one}`);
    });
    expect(missing).toEqual([]);
  });

  test('is named by its number, and by no section of a book that is not here', () => {
    const isForeign = (line: string) => line.includes('SQLite');
    const sections = citing().flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => /\u00a7\d/.test(line) && !isForeign(line))
        .map((line) => `${file}: ${line}`),
    );
    expect(sections).toEqual([]);
  });
});
