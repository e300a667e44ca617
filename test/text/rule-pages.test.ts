import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { lexer, type Token, type Tokens, walkTokens } from 'marked';
import { describe, expect, test } from 'vitest';
import { GAMES, type HanafudaGame } from '../../src/games/index.ts';
import { LANGUAGES, words } from '../../src/text/language.ts';
import { gameWords } from '../../src/text/rules/game-words.ts';
import type { Words } from '../../src/text/words/words.ts';
import { started } from '../support/started.ts';
import { yakuIdsOf } from '../support/views-of.ts';

function pathOf(language: string, game: string): string {
  return `docs/rules/${language === 'en' ? '' : `${language}/`}${game}.md`;
}

/** The text of a page; nothing if there is no page, which a test below tells by its path. */
function pageOf(language: string, game: string): string {
  const path = pathOf(language, game);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function tokensOf(language: string, game: string): readonly Token[] {
  return lexer(pageOf(language, game));
}

function isTable(token: Token): token is Tokens.Table {
  return token.type === 'table';
}

/** A cell as it is read, without its marks. */
function plain(cell: string | undefined): string {
  return cell?.replaceAll(/[*`]/g, '') ?? '';
}

function rowsOf(tokens: readonly Token[]): readonly (readonly string[])[] {
  const tables = tokens.filter(isTable);
  return tables.flatMap(({ rows }) => rows.map((cells) => cells.map(({ text }) => text)));
}

/** The texts of a page after all marks are understood. */
function leavesOf(tokens: readonly Token[]): readonly string[] {
  const leaves: string[] = [];
  void walkTokens([...tokens], (token) => {
    if (token.type === 'text' && !('tokens' in token)) leaves.push(token.raw);
  });
  return leaves;
}

/** What a page is built of: headings by their depth, lists by their items, tables by their size. */
function shapeOf(tokens: readonly Token[]): readonly string[] {
  return tokens.flatMap((token) => {
    if (isTable(token)) return [`table of ${token.header.length} by ${token.rows.length}`];
    switch (token.type) {
      case 'heading':
        return [`heading ${(token as Tokens.Heading).depth}`];
      case 'list':
        return (token as Tokens.List).items.flatMap((item) => ['item', ...shapeOf(item.tokens)]);
      case 'html':
        return [token.raw.trim()];
      default:
        return [];
    }
  });
}

/** The numbers in the columns of numbers, row by row; not those in the names 4枚そろい and 솔 4장. */
function numbersOf(tokens: readonly Token[]): readonly string[] {
  return tokens.filter(isTable).flatMap(({ align, rows }) =>
    rows.map((cells) =>
      cells
        .filter((_, column) => align[column] === 'right')
        .map(({ text }) => text.match(/[+−]?\d+(?![\d枚장])/g)?.join(' ') ?? '')
        .join(' | '),
    ),
  );
}

/** The numbers of the decisions: `B4`. */
function decisionsOf(tokens: readonly Token[]): readonly string[] {
  return rowsOf(tokens).flatMap(([number = '']) =>
    /^[A-Z]{1,2}\d+$/.test(number) ? [number] : [],
  );
}

/**
 * What the row of a house rule begins with: `rounds` and its values, for whoever types them; in
 * other languages also its name and what its values are called in the menus.
 */
function optionRow({ comma, language, games }: Words, game: HanafudaGame, option: string) {
  const named = games[game.id]?.options[option];
  const { default: usual, choices = [] } = game.options[option] ?? {};
  const values = choices.map((choice) => {
    const shown = language === 'en' ? choice : named?.choices[String(choice)];
    return choice === usual ? `**${shown}**` : `${shown}`;
  });
  return language === 'en'
    ? [`\`${option}\``, values.join(', ')]
    : [`\`${option}\` ${named?.name}`, values.join(comma)];
}

/** Languages in which there are rules pages; readers of the others are given the English ones. */
const written = LANGUAGES.filter(
  ({ language }) => language === 'en' || existsSync(`docs/rules/${language}`),
);
const translations = written.map(({ language }) => language).filter((one) => one !== 'en');

describe.each(GAMES)('the rules of $id', (game) => {
  const { id } = game;

  test('are written in English, in Japanese, and in every language in which those of another game are', () => {
    expect(translations).toContain('ja');
    const paths = written.map(({ language }) => pathOf(language, id));
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  describe.each(translations)('in English and in %s', (language) => {
    const english = tokensOf('en', id);
    const other = tokensOf(language, id);

    test('have the same parts, lists and tables in the same order', () => {
      expect(shapeOf(other)).toEqual(shapeOf(english));
    });

    test('have the same numbers in their tables', () => {
      expect(numbersOf(other)).toEqual(numbersOf(english));
      expect(numbersOf(english).join()).toMatch(/\d/);
    });

    test('answer the same questions', () => {
      expect(decisionsOf(other)).toEqual(decisionsOf(english));
      expect(decisionsOf(english)).not.toEqual([]);
    });
  });

  describe.each(written)('in $language', (own) => {
    const { language } = own;
    const tokens = tokensOf(language, id);
    const rows = rowsOf(tokens);

    test('have every house rule with its name and its choices', () => {
      const options = Object.keys(game.options);
      const told = rows.filter(([first = '']) => first.startsWith('`'));
      expect(told.map(([rule, values]) => [rule, values])).toEqual(
        options.map((option) => optionRow(own, game, option)),
      );
    });

    test('show every page of their chart, in order', () => {
      const chart = `${id}-yaku${language === 'en' ? '' : `-${language}`}`;
      const kept = readdirSync('docs/pictures')
        .map((name) => name.replace('.png', ''))
        .filter((name) => name.startsWith(chart) && /^(?:-\d)?$/.test(name.slice(chart.length)));
      const shown = [...pageOf(language, id).matchAll(/\((?:\.\.\/)+pictures\/(.*)\.png\)/g)];
      expect(shown.map(([, name]) => name)).toEqual(kept.toSorted());
    });

    test('call each yaku by its name and tell what it is worth', () => {
      const { yaku } = game.view(started(id).state, 'spectator');
      const names = gameWords(own, id).yaku;
      const untold = yaku.filter(
        ({ id: one, value }) =>
          !rows.some((cells) =>
            cells.some(
              (cell, at) =>
                plain(cell).startsWith(names[one] ?? '?') &&
                new RegExp(`^${value}\\b`).test(plain(cells[at + 1])),
            ),
          ),
      );
      expect(untold.map((one) => one.id)).toEqual([]);
    });

    test('speak only of choices that a house rule has', () => {
      const untrue = Object.entries(game.options).flatMap(([option, { choices }]) => {
        const [, , changes = ''] =
          rows.find(([rule = '']) => rule.startsWith(`\`${option}\``)) ?? [];
        const names = Object.values(own.games[id]?.options[option]?.choices ?? {});
        const meant = [...changes.matchAll(/「([^」]+)」なら|‘([^’]+)’이?면|(?:^|\. )([a-z-]+):/g)];
        return meant
          .map(([, japanese, korean, english]) => japanese ?? korean ?? english ?? '')
          .filter((name) => !names.includes(name) && !choices.map(String).includes(name));
      });
      expect(untrue).toEqual([]);
    });

    test('name no house rule that there is not', () => {
      const page = pageOf(language, id);
      const names = Object.values(own.games[id]?.options ?? {}).map(({ name }) => name);
      const told = [...page.matchAll(/ルール「([^」]+)」|규칙 ‘([^’]+)’/g)].map(
        ([, japanese, korean]) => japanese ?? korean ?? '',
      );
      expect(told.filter((name) => !names.includes(name))).toEqual([]);
      const ids = [...page.matchAll(/(?:house rule|규칙)\s+`(\w+)`/g)].map(
        ([, option = '']) => option,
      );
      expect(ids.filter((option) => game.options[option] === undefined)).toEqual([]);
    });

    test('name the buttons of the lobby and of the table as they are', () => {
      const page = pageOf(language, id).replaceAll(/\s+/g, ' ');
      const { start, rules, hand } = own.buttons;
      const join = own.buttons.join(1, game.usualSeats);
      // Without the cost after it, which may rise.
      const drop = own.moves.drop('').replace(/ ?[（(].*$/, '');
      const { auction } = game.info;
      const answers = auction === null ? [] : [own.moves.stay, drop];
      const named = [...[join, start, rules, hand].map((label) => `**${label}**`), ...answers];
      expect(named.filter((label) => !page.includes(label))).toEqual([]);
    });

    test('have no mark of emphasis that is read as an asterisk', () => {
      expect(leavesOf(tokens).filter((text) => text.includes('*'))).toEqual([]);
    });
  });
});

test.each(GAMES)('the rules of $id have the Japanese name of each yaku in English too', (game) => {
  const { id } = game;
  const page = pageOf('en', id);
  const { yaku } = gameWords(words('ja'), id);
  const names = [...yakuIdsOf(game)].map((one) => yaku[one] ?? '');
  const apart = names.flatMap((name) => name.split('・'));
  const missing = apart.filter((name) => !page.includes(name));
  expect(missing, `${pathOf('en', id)} lacks these Japanese names`).toEqual([]);
});

test('charts are kept for the pages of rules in every language', () => {
  const kept = readdirSync('docs/pictures').filter((name) => /-yaku(-ja|-ko)?\.png$/.test(name));
  expect(kept.length).toBeGreaterThan(50);
});

test.each(GAMES)('the rules of $id number their questions from 1', ({ id }) => {
  // Rulings of L hold in several games: a page has those of its own.
  const told = Map.groupBy(decisionsOf(tokensOf('en', id)), (one) => one.replace(/\d+$/, ''));
  for (const [letters, numbers] of told) {
    if (letters !== 'L' && numbers.includes(`${letters}1`))
      expect(numbers).toEqual(numbers.map((_, index) => `${letters}${index + 1}`));
  }
});
