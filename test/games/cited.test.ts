import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { testsOfGame } from '../support/tests-of-game.ts';

/** Tests of rulings that hold in several games. */
const SHARED = ['test/engine/equal-cards.test.ts', 'test/games/first-draw.test.ts'];

/** Titles of the tests of one game: whatever is quoted in its files. */
function titlesOf(game: string): string {
  return [...testsOfGame(game), ...SHARED]
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
