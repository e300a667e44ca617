import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARDS, cardAt } from '../../src/engine/core/cards.ts';
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
    for (const { default: value } of Object.values(game.options))
      expect(page).toContain(`**${value}**`);
  },
);
