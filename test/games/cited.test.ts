import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';

/** Titles of the tests of one game: whatever is quoted in its files. */
function titlesOf(game: string): string {
  const files = readdirSync(import.meta.dirname).filter((file) => file.startsWith(game));
  return files
    .flatMap((file) => {
      const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
      return [...text.matchAll(/'[^'\n]+'|`[^`\n]+`/g)].map(([quoted]) => quoted);
    })
    .join('\n');
}

/** Decisions of the rules by game: the letter, and how many there are. */
const DECISIONS: Readonly<Record<string, readonly [letter: string, count: number]>> = {
  'ume-botan': ['U', 25],
  'ino-shika-cho': ['I', 16],
  mayumi: ['M', 22],
  'koi-koi': ['K', 11],
};

describe.each(Object.entries(DECISIONS))('the tests of %s', (game, [letter, count]) => {
  test.each(Array.from({ length: count }, (_, index) => `${letter}${index + 1}`))(
    'name decision %s',
    (decision) => {
      expect(titlesOf(game)).toMatch(new RegExp(`\\b${decision}\\b`));
    },
  );
});

describe.each(GAMES.map(({ id }) => id))('the tests of %s', (game) => {
  const options = Object.keys(GAMES.find(({ id }) => id === game)?.options ?? {});

  test.each(options)('name the house rule %s in a title', (option) => {
    expect(titlesOf(game)).toMatch(new RegExp(`\\([^)]*\\b${option}\\b[^)]*\\)`));
  });
});
