import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARDS, cardAt } from '../../src/engine/core/cards.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { GAMES } from '../../src/engine/games/index.ts';
import { cardLabel, monthName } from '../../src/text/cards.ts';
import { words } from '../../src/text/language.ts';

const EN = words('en');
const JA = words('ja');
const read = (path: string) => readFileSync(new URL(`../../docs/${path}`, import.meta.url), 'utf8');

test('the glossary calls every card what the buttons call it', () => {
  const glossary = read('GLOSSARY.md');
  const rows = CARDS.map(({ id, month }, card) => {
    const names = [cardLabel(EN, card), cardLabel(JA, card)].join(' | ');
    return `| \`${id}\` | ${names} | ${EN.kinds[cardAt(card).kind]} | ${monthName(EN, month)} |`;
  });
  expect(rows.filter((row) => !glossary.includes(row))).toEqual([]);
});

test.each(GAMES.map((game) => [game.id, game] as const))(
  'the rules of %s name its options and yaku',
  (id, game) => {
    const page = read(`rules/${id}.md`);
    const japanese = Object.values(JA.games[id]?.yaku ?? {});
    const plain = japanese.filter((name) => !name.includes('・'));
    expect(plain.filter((name) => !page.includes(name))).toEqual([]);
    expect(Object.keys(game.options).filter((option) => !page.includes(`\`${option}\``))).toEqual(
      [],
    );
    for (const [option, { default: usual, choices }] of Object.entries(game.options)) {
      const row = page.split('\n').find((line) => line.startsWith(`| \`${option}\` |`)) ?? '';
      const [, , told = ''] = row.split('|');
      const values = told.split(',').map((choice) => choice.trim());
      expect(values).toEqual(
        choices.map((choice) => (choice === usual ? `**${choice}**` : `${choice}`)),
      );
    }
  },
);

test.each(GAMES.map((game) => [game.id, game] as const))(
  'the rules of %s tell what each yaku is worth',
  (id, game) => {
    const rows = read(`rules/${id}.md`)
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('*', '')));
    const setup = { game: id, options: defaultOptions(game.options), seed: seedOf(1) };
    const view = game.view(game.start({ ...setup, seats: game.seats[0]! }).state, 'spectator');
    const names = EN.games[id]!.yaku;
    const untold = view.yaku.filter(
      ({ id: yaku, value }) =>
        !rows.some((cells) => {
          const at = cells.findIndex((cell) => cell.startsWith(names[yaku]!));
          return at !== -1 && new RegExp(`^${value}\\b`).test(cells[at + 1] ?? '');
        }),
    );
    expect(untold.map(({ id: yaku }) => yaku)).toEqual([]);
  },
);

test.each([
  ['botan-cho', 'B', 11],
  ['ume-botan', 'U', 25],
  ['ino-shika-cho', 'I', 16],
  ['suhara-bana', 'S', 34],
  ['mayumi', 'M', 22],
])('the rules of %s answer every numbered question', (id, letter, last) => {
  const page = read(`rules/${id}.md`);
  const answered = [...page.matchAll(/^\| ([A-Z]\d+) \|/gm)].map(([, number]) => number);
  expect(answered).toEqual(Array.from({ length: last }, (_, index) => `${letter}${index + 1}`));
});
