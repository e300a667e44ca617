import { expect, test } from 'vitest';
import { words } from '../../src/text/language.ts';
import type { Words } from '../../src/text/words/words.ts';
import { declarationsIn, wordSources } from '../../src/tools/preview/members.ts';
import { pageOf } from '../../src/tools/preview/page.ts';
import { isOverlong, rowsOf } from '../../src/tools/preview/rows.ts';

const EN = words('en');
const declarations = declarationsIn(wordSources());
const rows = rowsOf([EN, words('ja')], declarations);

/** The path of every text; lists of texts are one. */
function pathsIn(value: unknown, path: string): readonly string[] {
  if (typeof value === 'string' || typeof value === 'function') return [path];
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return [path];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    pathsIn(inner, path === '' ? key : `${path}.${key}`),
  );
}

test('the preview for translators has every text, in the languages side by side', () => {
  expect(rows.map(({ path }) => path).toSorted()).toEqual(pathsIn(EN, '').toSorted());
  const page = pageOf(rows, [EN, words('ja')]);
  for (const { path } of rows) expect(page).toContain(`<code>${path}</code>`);
  expect(page).toContain('<th>English</th><th>日本語</th>');
});

test('the preview fills sentences with a short name, a long name and both, and with one and several', () => {
  const { cells } = rows.find(({ path }) => path === 'seating.offered') ?? {};
  expect(cells?.[0]).toHaveLength(3);
  const said = cells?.flat().join('\n');
  expect(said).toMatch(/\bBo\b[\s\S]*Wilhelmina/);
  expect(said).toContain('5人');
  expect(rows.flatMap((row) => row.cells.flat()).join('\n')).not.toMatch(/undefined|\[object|NaN/);
});

test('the preview tells what a text is for, and how long it may be', () => {
  const row = rows.find(({ path }) => path === 'deck.0.cards.0.label');
  expect(row?.comment).toContain('For buttons and lists to choose from');
  expect(row?.limit).toBe(34);
});

test('no text in English or Japanese is too long', () => {
  const marked = rows.filter(({ cells, limit }) =>
    cells.flat().some((text) => isOverlong(text, limit)),
  );
  expect(marked.map(({ path }) => path)).toEqual([]);
});

test('a text that is too long is marked', () => {
  const long: Words = { ...EN, buttons: { ...EN.buttons, leave: 'x'.repeat(39) } };
  const marked = rowsOf([EN, long], declarations).filter(({ path }) => path === 'buttons.leave');
  const [row] = marked;
  expect(row?.cells.map(([text = '']) => isOverlong(text, row.limit))).toEqual([false, true]);
  expect(pageOf(marked, [EN, long])).toContain(`<p class="long" title="39">${'x'.repeat(39)}</p>`);
});
