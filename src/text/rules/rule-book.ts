import { lexer, type Token, type Tokens } from 'marked';
import type { Words } from '../words/words.ts';

/** The rules of one game, in parts, as Discord's markdown. */
export interface RuleBook {
  /** `Koi-Koi こいこい`. */
  readonly title: string;
  readonly parts: readonly RulePart[];
}

export interface RulePart {
  /** `Your turn`; the title of the book for its introduction. */
  readonly heading: string;
  /** Paragraphs, lists and rows of tables in their order: a page ends between two of them. */
  readonly blocks: readonly string[];
  readonly hasChart: boolean;
}

/** Writes what stands in a column that is to be named. */
type WriteCell = Words['ruleBook']['cell'];

const ROW = '- ';
/** What marks a part with the chart, in the page's source. */
const CHART_MARK = '<!-- chart -->';

/**
 * A book of a page of `docs/rules`: a part for each heading of the second level, and one for what
 * stands before the first. Discord knows no tables, so each row becomes a line; and it does not
 * follow links between our pages, so only their text is left.
 * @param cell writes a cell of a table with the name of its column
 */
export function ruleBook(markdown: string, cell: WriteCell): RuleBook {
  const tokens = lexer(markdown);
  const title = tokens.find((token) => isHeading(token, 1));
  if (title === undefined) throw new TypeError('a rules page without a title');
  const name = inline((title as Tokens.Heading).tokens);
  const starts = tokens.flatMap((token, at) => (isHeading(token, 2) ? [at] : []));
  const intro = tokens.slice(tokens.indexOf(title) + 1, starts[0]);
  const parts = starts.map((start, index) => {
    const heading = inline((tokens[start] as Tokens.Heading).tokens);
    return rulePart(heading, tokens.slice(start + 1, starts[index + 1]), cell);
  });
  return { title: name, parts: [rulePart(name, intro, cell), ...parts] };
}

export interface RulePage {
  readonly heading: string;
  readonly text: string;
  /** The chart of the yaku stands above the text. */
  readonly hasChart: boolean;
  /** Which part it belongs to, from 0. */
  readonly part: number;
}

/** Read at a glance on a phone, and far from what Discord takes in a message. */
const PAGE_CHARACTERS = 1800;
/** Discord counts a message's text in bytes too; a Japanese character has three. */
const PAGE_BYTES = 5400;

/** The parts of a book on pages that Discord takes, at least one for each part. */
export function rulePages(book: RuleBook): readonly RulePage[] {
  return book.parts.flatMap(({ heading, blocks, hasChart }, part) =>
    pagesOf(blocks).map((text, index): RulePage => {
      return { heading, text, hasChart: hasChart && index === 0, part };
    }),
  );
}

function pagesOf(blocks: readonly string[]): readonly string[] {
  const pages: string[] = [];
  let page = '';
  for (const block of blocks) {
    const longer = page === '' ? block : `${page}${gapBetween(page, block)}${block}`;
    if (page !== '' && isTooLong(longer)) {
      pages.push(page);
      page = block;
    } else page = longer;
  }
  return [...pages, page];
}

/** Rows of one table stand close. */
function gapBetween(page: string, block: string): string {
  const last = page.slice(page.lastIndexOf('\n') + 1);
  return last.startsWith(ROW) && block.startsWith(ROW) ? '\n' : '\n\n';
}

function isTooLong(text: string): boolean {
  return text.length > PAGE_CHARACTERS || new TextEncoder().encode(text).length > PAGE_BYTES;
}

function rulePart(heading: string, tokens: readonly Token[], cell: WriteCell): RulePart {
  const hasChart = tokens.some(({ raw }) => raw.trim() === CHART_MARK);
  return { heading, hasChart, blocks: tokens.flatMap((token) => blocksOf(token, cell)) };
}

function isHeading(token: Token, depth: number): boolean {
  return token.type === 'heading' && (token as Tokens.Heading).depth === depth;
}

function blocksOf(token: Token, cell: WriteCell): readonly string[] {
  switch (token.type) {
    case 'heading':
      return [`### ${inline((token as Tokens.Heading).tokens)}`];
    case 'paragraph':
      return [inline((token as Tokens.Paragraph).tokens)].filter((text) => text !== '');
    case 'list':
      return [listLines(token as Tokens.List, '').join('\n')];
    case 'table':
      return tableRows(token as Tokens.Table, cell);
    case 'blockquote':
      return (token as Tokens.Blockquote).tokens
        .flatMap((inner) => blocksOf(inner, cell))
        .map((block) => `> ${block}`);
    case 'code':
      return [token.raw.trim()];
    default:
      // Blank lines and marks for the reader of the source.
      return [];
  }
}

function listLines({ items, ordered, start }: Tokens.List, indent: string): readonly string[] {
  return items.flatMap((item, index) => {
    const bullet = ordered ? `${Number(start) + index}.` : '-';
    const texts = item.tokens.filter(({ type }) => type !== 'list');
    const inner = item.tokens.filter(({ type }) => type === 'list') as Tokens.List[];
    const text = texts.map((one) => inline('tokens' in one ? (one.tokens ?? []) : [])).join(' ');
    return [
      `${indent}${bullet} ${text}`,
      ...inner.flatMap((list) => listLines(list, `${indent}  `)),
    ];
  });
}

/** A line for each row. A column is named where it has numbers, or where the rows have names too. */
function tableRows({ header, rows }: Tokens.Table, write: WriteCell): readonly string[] {
  const names = header.map(({ tokens }) => inline(tokens));
  const isCrossed = names[0] === '';
  return rows.map((row) => {
    const [first = '', ...others] = row.map(({ tokens }) => inline(tokens));
    const title = isNumber(first) && names[0] ? write(names[0], first) : first;
    const cells = others.flatMap((cell, column) => {
      const name = names[column + 1];
      if (cell === '') return [];
      return name && (isCrossed || isNumber(cell)) ? [write(name, cell)] : [cell];
    });
    return `${ROW}${[...(title === '' ? [] : [strong(title)]), ...cells].join(' · ')}`;
  });
}

function isNumber(cell: string): boolean {
  return /^[−+-]?\d[\d.,]*$/.test(cell);
}

function strong(text: string): string {
  return `**${text.replaceAll('*', '')}**`;
}

/** A line of text in Discord's markdown, which has the same marks but no links of ours. */
function inline(tokens: readonly Token[]): string {
  return tokens.map(inlineOne).join('').replace(/\s+/g, ' ').trim();
}

function inlineOne(token: Token): string {
  const inner = () =>
    'tokens' in token && token.tokens ? token.tokens.map(inlineOne).join('') : '';
  switch (token.type) {
    case 'strong':
      return `**${inner()}**`;
    case 'em':
      return `*${inner()}*`;
    case 'link':
      return inner();
    // A message has pictures of its own.
    case 'image':
      return '';
    case 'br':
      return ' ';
    case 'codespan':
      return token.raw;
    case 'escape':
      return token.raw;
    default:
      return inner() || token.raw;
  }
}
