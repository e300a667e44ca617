import { existsSync, readFileSync } from 'node:fs';
import { lexer, type Tokens } from 'marked';
import { describe, expect, test } from 'vitest';
import { cardsOf, size } from '../../src/engine/core/card-set.ts';
import { CARDS } from '../../src/engine/core/cards.ts';
import { GAMES, type HanafudaGame } from '../../src/games/index.ts';
import { LANGUAGES } from '../../src/text/language.ts';
import { evaluate } from '../support/arithmetic.ts';
import { over } from '../support/opened.ts';
import { theEvent } from '../support/play.ts';
import { gameOf, position } from '../support/position.ts';
import { started } from '../support/started.ts';
import { shareOut } from '../support/suhara-piles.ts';

/** The numbers of the rules pages held against what the engine makes of the rules. */

const pages = LANGUAGES.map(({ language }) => language).flatMap((language) =>
  GAMES.flatMap((game) => {
    const folder = language === 'en' ? '' : `${language}/`;
    const path = `docs/rules/${folder}${game.id}.md`;
    return existsSync(path) ? [{ language, id: game.id, game, path }] : [];
  }),
);

interface Page {
  readonly text: string;
  readonly tables: readonly Tokens.Table[];
}

function pageAt(path: string): Page {
  const text = readFileSync(path, 'utf8');
  const tables = lexer(text).filter((token): token is Tokens.Table => token.type === 'table');
  return { text: text.replaceAll(/\s+/g, ' '), tables };
}

/** The cells of a table without their marks. */
const cellsOf = (table: Tokens.Table) =>
  table.rows.map((row) => row.map(({ text }) => text.replaceAll(/[*`]/g, '')));

/** The first table whose columns, from the one named on, hold numbers. */
const tableOfNumbers = ({ tables }: Page, columns: number, from: number) =>
  tables.find(
    ({ header, align }) =>
      header.length === columns && align.every((one, at) => (one === 'right') === at >= from),
  );

const numberIn = (cell = '') => Number(cell.match(/[+−-]?\d+/)?.[0].replace('−', '-'));

function startOf(game: HanafudaGame, seats: number) {
  const { state } = started(game.id, { seats });
  return { state, view: game.view(state, 'spectator') };
}

describe.each(pages)('the numbers of $path', ({ id, game, path }) => {
  const page = pageAt(path);

  test('come out in every sum', () => {
    const plain = page.text.replaceAll('*', '');
    const sums = [...plain.matchAll(/(\d+(?: [+−×] \d+)+) = ([+−]?\d+)/g)];
    for (const [told, sum = '', result] of sums) {
      expect(evaluate(sum), told).toBe(numberIn(result));
    }
    expect(sums.length).toBeGreaterThan(id === 'koi-koi' ? -1 : 0);
  });

  test('are the cards that there are, and what they are worth', () => {
    const { view } = startOf(game, game.seats[0] ?? 2);
    const worth = new Map<number, number>();
    for (const card of cardsOf(view.deck)) {
      const value = view.values[card] ?? 0;
      worth.set(value, (worth.get(value) ?? 0) + 1);
    }
    const table = tableOfNumbers(page, 3, 1);
    if (!view.scoresCards) {
      const many = (kind: string) =>
        cardsOf(view.deck).filter((card) => CARDS[card]?.kind === kind).length;
      const [light, tane, tan, kasu] = ['hikari', 'tane', 'tan', 'kasu'].map(many);
      const told = [
        `${light} brights, ${tane} animals, ${tan} ribbons, ${kasu} chaff`,
        `光${light}枚、タネ${tane}枚、短冊${tan}枚、カス${kasu}枚`,
        `광 ${light}장, 열끗 ${tane}장, 띠 ${tan}장, 피 ${kasu}장`,
      ];
      expect(told.some((sentence) => page.text.includes(sentence))).toBe(true);
      return;
    }
    const told = new Map<number, number>();
    for (const [, value, many] of table === undefined ? [] : cellsOf(table)) {
      told.set(numberIn(value), (told.get(numberIn(value)) ?? 0) + numberIn(many));
    }
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(worth));
    const all = [...worth].reduce((sum, [value, many]) => sum + value * many, 0);
    expect(page.text).toContain(`**${all}**`);
  });

  test('are the cards that are dealt, with every number of players', () => {
    const dealt = game.seats.map((seats) => {
      const { state } = startOf(game, seats);
      return [
        seats,
        size(state.hands[0] ?? { lo: 0, hi: 0 }),
        state.field.length,
        state.pile.length,
      ];
    });
    const table = tableOfNumbers(page, 4, 0);
    if (table !== undefined) {
      expect(cellsOf(table).map((row) => row.map(numberIn))).toEqual(dealt);
      return;
    }
    const [, hand, field] = dealt[0] ?? [];
    for (const many of [hand, field]) {
      expect(page.text).toMatch(new RegExp(`\\*\\*${many}(?: cards|枚|장)?\\*\\*`));
    }
  });

  test('are the par of every number of players', () => {
    for (const seats of game.seats) {
      const { par } = startOf(game, seats).view;
      if (par > 0) expect(page.text).toContain(`**${par}**`);
    }
  });
});

describe.each(pages.filter(({ id }) => id === 'suhara-bana'))(
  'the numbers of $path',
  ({ path }) => {
    const { text, tables } = pageAt(path);

    test('are what a low man is paid', () => {
      const table = tables.find(({ header, align }) => header.length === 2 && align[1] === 'right');
      const rows = table === undefined ? [] : cellsOf(table);
      expect(rows).toHaveLength(3);
      for (const [range = '', points] of rows) {
        const [least = 0, most = 0] = [...range.matchAll(/\d+/g)].map(Number);
        for (const low of [5, 10, 15].filter((one) => one >= least && one <= most)) {
          const captured = shareOut([low, 120, 180 - low]);
          const { payments } = theEvent(
            over('suhara-bana', { captured }).events,
            'settled',
          ).settlement;
          const paid = payments.filter(({ why }) => why === 'low-man-out');
          expect(paid.map((one) => one.points)).toEqual([1, 1, 1].map(() => numberIn(points)));
        }
      }
    });

    test('are what debts cost in stones', () => {
      const table = tables.find(({ header }) => header.length === 6);
      const debts = table?.header.slice(2).map((cell) => numberIn(cell.text)) ?? [];
      expect(debts).toEqual([5, 20, 25, 30]);
      const rows = table === undefined ? [] : cellsOf(table);
      rows.forEach(([, , ...stones], plates) => {
        const state = position('suhara-bana', { borrowed: [plates, 0, 0, 0] });
        const { unitsPerFivePoints } = gameOf('suhara-bana').view(state, 'spectator');
        const units = stones.map((cell) => {
          const white = numberIn(cell.match(/\d+ white|白\d+|흰 돌 \d+/)?.[0] ?? '0');
          const black = numberIn(cell.match(/\d+ black|黒\d+|검은 돌 \d+/)?.[0] ?? '0');
          return 4 * white + black;
        });
        expect(units).toEqual(debts.map((points) => (points / 5) * unitsPerFivePoints));
      });
      expect(rows).toHaveLength(3);
    });

    test('are what stones are worth in the end', () => {
      const [owned = ''] =
        /\d+ black stones and no loan|黒\d+個分で、借り|검은 돌 \d+개이고 빌린/.exec(text) ?? [];
      const units = numberIn(owned);
      for (const plates of [0, 1]) {
        const spec = { totals: [units, 50, 50, 50], borrowed: [plates, 0, 0, 0] };
        const view = gameOf('suhara-bana').view(position('suhara-bana', spec), 'spectator');
        expect(text).toContain(`**${view.seats[0]?.score}**`);
      }
    });
  },
);
