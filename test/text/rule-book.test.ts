import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { words } from '../../src/text/language.ts';
import { ruleBook as readBook, rulePages } from '../../src/text/rules/rule-book.ts';

/** Read in English. */
const ruleBook = (markdown: string) => readBook(markdown, words('en').ruleBook.cell);

const PAGE = `# Yama 山

A game for *two*, see the [glossary](../GLOSSARY.md).

## Your turn

1. **Play** a card.
   * It takes, or
   * it stays.
2. Turn one.

## Yaku

<!-- chart -->

| yaku | points | cards |
|---|--:|---|
| Five *gokō* | 30 | the brights |

| | Aya | Ben |
|---|--:|--:|
| animals | 3 → 30 | |

> a − b

### More

\`rounds\` as you like.
`;

describe('a book of rules', () => {
  const book = ruleBook(PAGE);

  test('has a part for each heading, and one for what stands before them', () => {
    expect(book.title).toBe('Yama 山');
    expect(book.parts.map(({ heading }) => heading)).toEqual(['Yama 山', 'Your turn', 'Yaku']);
  });

  test('keeps emphasis and the text of links', () => {
    expect(book.parts[0]?.blocks).toEqual(['A game for *two*, see the glossary.']);
  });

  test('keeps lists within lists', () => {
    expect(book.parts[1]?.blocks).toEqual([
      '1. **Play** a card.\n  - It takes, or\n  - it stays.\n2. Turn one.',
    ]);
  });

  test('makes a line of each row of a table, and names its numbers', () => {
    expect(book.parts[2]?.blocks.slice(0, 2)).toEqual([
      '- **Five gokō** · points: 30 · the brights',
      '- **animals** · Aya: 3 → 30',
    ]);
  });

  test('names columns as the language of the reader does', () => {
    const table = '# A\n\n| 役 | 点 | 場札 |\n|---|--:|--:|\n| 五光 | 30 | 8 |\n';
    const { cell } = words('ja').ruleBook;
    expect(readBook(table, cell).parts[0]?.blocks).toEqual(['- **五光** · 30点 · 場札：8']);
  });

  test('keeps quotes, small headings and code', () => {
    expect(book.parts[2]?.blocks.slice(2)).toEqual([
      '> a − b',
      '### More',
      '`rounds` as you like.',
    ]);
  });

  test('has the chart where its page is marked, and does not show the mark', () => {
    expect(book.parts.map(({ hasChart }) => hasChart)).toEqual([false, false, true]);
    expect(JSON.stringify(book)).not.toContain('<!--');
  });

  test('without a title is refused', () => {
    expect(() => ruleBook('## Aim')).toThrow('without a title');
  });
});

describe('the pages of a book', () => {
  test('end between two blocks, and only the first of a part has the chart', () => {
    const block = 'x'.repeat(1000);
    const book = ruleBook(
      `# A\n\n## Yaku\n\n<!-- chart -->\n\n![a](a.png)\n![b](b.png)\n\n${block}\n\n${block}\n`,
    );
    expect(rulePages(book)).toEqual([
      { heading: 'A', text: '', hasChart: false, part: 0 },
      { heading: 'Yaku', text: block, hasChart: true, part: 1 },
      { heading: 'Yaku', text: block, hasChart: false, part: 1 },
    ]);
  });

  test('are shorter in a script of more bytes', () => {
    const block = '花'.repeat(1000);
    const pages = rulePages(ruleBook(`# A\n\n${block}\n\n${block}\n`));
    expect(pages.map(({ text }) => text)).toEqual([block, block]);
  });

  test('begin no row of a table with a mark between nothing and something', () => {
    const [page] = rulePages(ruleBook('# A\n\n| set | yaku |\n|---|---|\n| | Chaff |\n'));
    expect(page?.text).toBe('- Chaff');
  });

  test('keep the rows of a table close', () => {
    const [page] = rulePages(ruleBook('# A\n\n| a | b |\n|---|---|\n| c | d |\n| e | f |\n'));
    expect(page?.text).toBe('- **c** · d\n- **e** · f');
  });
});

describe.each(GAMES.map(({ id }) => id))('the rules of %s', (game) => {
  const files = ['', 'ja/'].map((folder) => `docs/rules/${folder}${game}.md`);
  const books = files.map((file) => ruleBook(readFileSync(file, 'utf8')));

  test('have one chart, and fit pages that Discord takes', () => {
    for (const book of books) {
      expect(book.parts.filter(({ hasChart }) => hasChart)).toHaveLength(1);
      // A menu of the parts has two entries more than these at most 23.
      expect(book.parts.length).toBeLessThanOrEqual(23);
      for (const { text, heading } of rulePages(book)) {
        expect(text, `${game}: ${heading}`).not.toBe('');
        expect(text.length).toBeLessThanOrEqual(2500);
        expect(Buffer.byteLength(text)).toBeLessThanOrEqual(8000);
        // Markup that only a web page understands.
        expect(text).not.toMatch(/<[a-z!]|\]\(|\|/);
      }
    }
  });
});
