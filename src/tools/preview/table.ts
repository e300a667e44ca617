import type { Words } from '../../text/words/words.ts';
import { isOverlong, type Row } from './rows.ts';
import { codeOf, TemplateError, templateOf } from './template.ts';

/** Of the tables that translators fill in: tabs between the columns, a line for each text. */
const COLUMNS = ['key', 'where', 'English', 'translation', 'limit'] as const;
/** What the language is, not what it says. */
const OWN = ['language', 'endonym', 'locales', 'formats'];
const FOR_PROGRAMMERS = '(a programmer translates this)';

interface Text {
  readonly path: string;
  readonly english: unknown;
  readonly own: unknown;
}

/** Every text of English, with the other language's. */
function textsOf(english: unknown, own: unknown, path = ''): readonly Text[] {
  if (typeof english !== 'object' || english === null) return [{ path, english, own }];
  return Object.entries(english).flatMap(([key, value]) => {
    const inner = (own as Readonly<Record<string, unknown>> | undefined)?.[key];
    return textsOf(value, inner, path === '' ? key : `${path}.${key}`);
  });
}

/** The row with what a text is for; lists of texts have one. */
function rowOf(path: string, rows: ReadonlyMap<string, Row>): Row | undefined {
  return rows.get(path) ?? rows.get(path.replace(/\.\d+$/, ''));
}

function byPath(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.path, row]));
}

/** All texts as a table. `own`: undefined for a language of which there is nothing yet. */
export function tableOf(english: Words, own: Words | undefined, rows: readonly Row[]): string {
  const known = byPath(rows);
  const lines = textsOf(english, own).map(({ path, english: value, own: mine }) => {
    const template = templateOf(value);
    const { comment = '', limit = null, cells = [] } = rowOf(path, known) ?? {};
    const where = template === null ? `${comment} ${FOR_PROGRAMMERS}`.trim() : comment;
    const text = template?.text ?? cells[0]?.join(' / ') ?? '';
    const done = mine === value || template === null ? '' : (templateOf(mine)?.text ?? '');
    return [path, where, text, done, limit ?? ''];
  });
  const told = lines.filter(([path]) => !OWN.includes(String(path).split('.', 1)[0] ?? ''));
  return [COLUMNS, ...told].map((cells) => `${cells.map(celled).join('\t')}\n`).join('');
}

const celled = (cell: string | number) =>
  String(cell).replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', ' ');
const read = (cell: string) =>
  cell.replace(/\\(.)/g, (_, mark: string) => (mark === 'n' ? '\n' : mark));

export interface Imported {
  /** The source of the language's file. */
  readonly code: string;
  readonly count: number;
  /** A sentence for each text that could not be taken; it stays English. */
  readonly failures: readonly string[];
}

/** A translator's table as code. Throws `TemplateError` if it isn't one. */
export function codeOfTable(
  table: string,
  tag: string,
  { english, rows }: { readonly english: Words; readonly rows: readonly Row[] },
): Imported {
  const texts = new Map(textsOf(english, undefined).map((one) => [one.path, one.english]));
  const known = byPath(rows);
  const failures: string[] = [];
  const codes = new Map<string, string>();
  const [head = '', ...lines] = table.replace(/^\uFEFF/, '').split(/\r?\n/);
  const columns = head.split('\t').map((name) => name.trim());
  if (!columns.includes('key') || !columns.includes('translation'))
    throw new TemplateError(`The first line must name the columns: ${COLUMNS.join(', ')}.`);
  for (const [at, line] of lines.entries()) {
    const cells = line.split('\t');
    const path = cells[columns.indexOf('key')] ?? '';
    const translation = read(cells[columns.indexOf('translation')] ?? '');
    if (translation.trim() === '') continue;
    try {
      codes.set(path, codeFor(path, translation));
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error;
      failures.push(`line ${at + 2}, ${path}: ${error.message}.`);
    }
  }
  return { code: moduleOf(tag, codes), count: codes.size, failures };

  function codeFor(path: string, translation: string): string {
    if (!texts.has(path)) throw new TemplateError('there is no such text');
    const template = templateOf(texts.get(path));
    if (template === null) throw new TemplateError('only a programmer can translate this');
    const limit = rowOf(path, known)?.limit ?? null;
    // What is filled in has a length of its own.
    if (isOverlong(translation.replaceAll(/\{[^{}]*\}/g, ''), limit))
      throw new TemplateError(`at most ${limit} characters fit`);
    if (
      /^commands\.(?!menus)(?:.*\.)?name$/.test(path) &&
      !/^[-_\p{Ll}\p{Lo}\p{M}\p{N}]{1,32}$/u.test(translation)
    )
      throw new TemplateError('a command has at most 32 small letters, digits and hyphens');
    return codeOf(translation, template, tag);
  }
}

/** `pt-BR` is the constant `PT_BR`. */
export function constantOf(tag: string): string {
  return tag.toUpperCase().replaceAll('-', '_');
}

function moduleOf(tag: string, codes: ReadonlyMap<string, string>): string {
  const imports = ['command', 'count', 'plain', 'pluralOf', 'signed'].filter((name) =>
    [...codes.values()].some((code) => code.includes(`\${${name}(`)),
  );
  const numbers = imports.filter((name) => name !== 'command').join(', ');
  return [
    ...(imports.includes('command') ? ["import { command } from '../en/commands.ts';"] : []),
    ...(numbers === '' ? [] : [`import { ${numbers} } from '../numbers.ts';`]),
    "import { begun } from './begun.ts';",
    '',
    '/** Written by `npm run words -- import`. */',
    `export const ${constantOf(tag)} = begun('${tag}', ${nested(codes)});`,
    '',
  ].join('\n');
}

/** Paths as an object in objects. */
function nested(codes: ReadonlyMap<string, string>): string {
  const groups = Map.groupBy(codes, ([path]) => path.split('.', 1)[0] ?? '');
  const members = [...groups].map(([key, entries]) => {
    const [[path, code] = ['', '']] = entries;
    const inner = entries.map(([one, text]) => [one.slice(key.length + 1), text] as const);
    return `${/^(?:[A-Za-z_]\w*|\d+)$/.test(key) ? key : `'${key}'`}: ${path === key ? code : nested(new Map(inner))}`;
  });
  return `{ ${members.join(', ')} }`;
}
