import { readFileSync } from 'node:fs';
import { lexer, type Token, type Tokens } from 'marked';
import { describe, expect, test } from 'vitest';
import { CARDS, type Kind } from '../../src/engine/core/cards.ts';
import { LANGUAGES } from '../../src/text/language.ts';
import { listedGames } from '../../src/text/rules/game-list.ts';
import { gameWords, seatCounts } from '../../src/text/rules/game-words.ts';
import type { Words } from '../../src/text/words/words.ts';

const KINDS: readonly Kind[] = ['hikari', 'tane', 'tan', 'kasu'];

function pageOf(language: string, name: string): string {
  return readFileSync(`docs/rules/${language === 'en' ? '' : `${language}/`}${name}.md`, 'utf8');
}

/** Of the only table: its heading, then its rows. */
function tableOf(page: string): readonly (readonly string[])[] {
  const [table] = lexer(page).filter((token): token is Tokens.Table => token.type === 'table');
  const cells = [table?.header ?? [], ...(table?.rows ?? [])];
  return cells.map((row) => row.map(({ text }) => text));
}

/** A month's cards of one kind: `pine chaff × 2`. */
function namesIn(words: Words, month: number, kind: Kind): string {
  const cards = words.deck[month]?.cards ?? [];
  const nouns = cards
    .filter((_, at) => CARDS[month * 4 + at]?.kind === kind)
    .map(({ noun }) => noun);
  const names = [...new Set(nouns)].map((name) => {
    const count = nouns.filter((noun) => noun === name).length;
    return count === 1 ? name : `${name} × ${count}`;
  });
  return names.join(words.comma);
}

/** What a page is built of. */
function shapeOf(tokens: readonly Token[]): readonly string[] {
  return tokens.filter(({ type }) => type !== 'space').map(({ type }) => type);
}

describe.each(LANGUAGES)('in $endonym', (words) => {
  test('the first five minutes name all 48 cards as the bot does, each under its kind', () => {
    const [heading, ...rows] = tableOf(pageOf(words.language, 'first-five-minutes'));
    expect(heading).toEqual(['', ...KINDS.map((kind) => words.kinds[kind])]);
    const months = words.deck.map(({ month, plant }, at) => [
      `${month} · ${plant}`,
      ...KINDS.map((kind) => namesIn(words, at, kind)),
    ]);
    expect(rows).toEqual(months);
  });

  test('the first five minutes are read in five, and are the same in all languages', () => {
    const page = pageOf(words.language, 'first-five-minutes');
    const prose = page.split('\n').filter((line) => !line.startsWith('|'));
    expect(prose.join(' ').split(/\s+/).length).toBeLessThan(560);
    const english = pageOf('en', 'first-five-minutes');
    expect(shapeOf(lexer(page))).toEqual(shapeOf(lexer(english)));
    expect(page).toContain(words.buttons.hand);
    expect(page).toContain(words.buttons.help);
  });

  test('the index of the rules has every game in the order in which it is offered', () => {
    const [, ...rows] = tableOf(pageOf(words.language, 'README'));
    const games = listedGames(words).map(({ id }) => [
      `[${gameWords(words, id).name}](${id}.md)`,
      seatCounts(words, id),
    ]);
    expect(rows.map((row) => row.slice(0, 2))).toEqual(games);
    expect(rows.filter(([, , line]) => !line)).toEqual([]);
  });
});
