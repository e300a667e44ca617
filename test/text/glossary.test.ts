import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARDS, cardAt } from '../../src/engine/core/cards.ts';
import { cardLabel, monthName } from '../../src/text/format/cards.ts';
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

test('the glossary gives no name of the code that the code does not have', () => {
  const sources = globSync('src/**/*.ts')
    .map((path) => readFileSync(path, 'utf8'))
    .join();
  const named = [...read('GLOSSARY.md').matchAll(/`([a-zA-Z][\w.]*)`/g)].map(
    ([, name = '']) => name,
  );
  expect(named.length).toBeGreaterThan(CARDS.length);
  const known = new Set([...CARDS.map(({ id }) => String(id)), ...(sources.match(/\w+/g) ?? [])]);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});
