import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A key of an interface or of English words, as its source says it. */
export interface Member {
  readonly key: string;
  /** Its doc comment as one line; empty for none. */
  readonly comment: string;
  /** The type of a text, or of what holds more of them; of a sentence, its parameters. */
  readonly type: string;
  readonly parameters: readonly Parameter[] | null;
}

export interface Parameter {
  readonly name: string;
  readonly type: string;
}

export interface Interface {
  readonly comment: string;
  readonly members: readonly Member[];
}

/** The interfaces by name, and what each other type stands for. */
export interface Declarations {
  readonly interfaces: ReadonlyMap<string, Interface>;
  readonly aliases: ReadonlyMap<string, string>;
}

const INTERFACE =
  /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?(?:export )?interface (\w+)(?:<[^{]*?>)?(?: extends ([\w, ]+))? \{/g;
const ALIAS = /(?:export )?type (\w+)(?:<\w+>)? =/g;
const CONSTANT =
  /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export const (\w+)(?:: ((?:[^=]|=>)+?))? = (\{)?/g;
const OPENING = '([{<';
const CLOSING = ')]}>';

/** Where texts have their comments, parameters and types: the English words, and what these name. */
export function wordSources(): readonly string[] {
  const folder = fileURLToPath(new URL('../../', import.meta.url));
  const files = globSync(['text/words/*.ts', 'text/words/en/*.ts', 'games/words.ts'], {
    cwd: folder,
  });
  return files.map((file) => readFileSync(`${folder}${file}`, 'utf8'));
}

/**
 * Reads the interfaces, types and constants of some source files, which are written as Biome formats
 * them. A constant of words stands as an interface under its name, and so does each object in it.
 */
export function declarationsIn(sources: readonly string[]): Declarations {
  const source = sources.join('\n');
  const found = [...source.matchAll(INTERFACE)].map((match) => {
    const body = upTo(source, match.index + match[0].length, '}');
    const [, comment = '', name = '', parents = ''] = match;
    return { name, parents: parents.split(', '), comment: proseOf(comment), own: membersIn(body) };
  });
  const own = new Map(found.map(({ name, own: members }) => [name, members]));
  const interfaces = found.map(({ name, parents, comment, own: members }) => {
    const inherited = parents.flatMap((parent) => own.get(parent) ?? []);
    return [name, { comment, members: [...inherited, ...members] }] as const;
  });
  const aliases = [...source.matchAll(ALIAS)].map((match) => {
    const type = upTo(source, match.index + match[0].length, ';');
    return [match[1] ?? '', oneLine(type)] as const;
  });
  const constants = [...source.matchAll(CONSTANT)].map((match) => {
    const [all, comment = '', name = '', type = '', brace] = match;
    const isWritten = brace !== undefined && type === '';
    const body = isWritten ? upTo(source, match.index + all.length, '}') : '';
    return { name, type, inner: isWritten ? wordsIn(name, proseOf(comment), body) : [] };
  });
  const typed = constants.map(({ name, type }) => [name, type] as const);
  const all = new Map([...interfaces, ...constants.flatMap(({ inner }) => inner)]);
  const words = constants.map(({ name }) => ({
    key: name,
    comment: '',
    type: name,
    parameters: null,
  }));
  const { comment = '', members = [] } = all.get('EN') ?? {};
  return {
    // Each constant of English is a key of its own.
    interfaces: all.set('EN', { comment, members: [...members, ...words] }),
    aliases: new Map([...aliases, ...typed.filter(([, type]) => type !== ''), ['Words', 'EN']]),
  };
}

/** The texts between the braces of an object, as an interface of this name; then those of each object in it. */
function wordsIn(
  name: string,
  comment: string,
  body: string,
): readonly (readonly [string, Interface])[] {
  const members: Member[] = [];
  const inner: (readonly [string, Interface])[] = [];
  for (const { key, comment: about, value } of entriesIn(body, ',')) {
    const type = /\bsatisfies ([^`]+)$/.exec(value)?.[1] ?? value;
    const isArrow = /^\([^`]*?\)(?:: string)? =>/.test(value);
    if (value.startsWith('{') && type === value) {
      inner.push(...wordsIn(`${name}.${key}`, about, upTo(value, 1, '}')));
      members.push({ key, comment: about, type: `${name}.${key}`, parameters: null });
    } else {
      const parameters = isArrow ? parametersIn(upTo(value, 1, ')')) : null;
      members.push({ key, comment: about, type: oneLine(type), parameters });
    }
  }
  return [[name, { comment, members }], ...inner];
}

/** The members between the braces of an interface or of a type that is written out. */
export function membersIn(body: string): readonly Member[] {
  return entriesIn(body, ';').map(({ key, comment, value }) => {
    const type = oneLine(value);
    const arrow = sentenceOf(type);
    return { key, comment, type, parameters: arrow === null ? null : parametersIn(arrow) };
  });
}

const ENTRY =
  /^(?:\s|\/\/.*)*(?:\/\*\*([\s\S]*?)\*\/)?(?:\s|\/\/.*)*(?:readonly )?'?([\w-]+)'?(?:\??:\s*|\?(?=\())/;

/** Each key with what stands behind it, a type or a value; `mark` ends it. */
function entriesIn(body: string, mark: ',' | ';') {
  return splitAt(body, mark).flatMap((part) => {
    const head = ENTRY.exec(part);
    if (head === null) return [];
    const [all, comment = '', key = ''] = head;
    return [{ key, comment: proseOf(comment), value: part.slice(all.length) }];
  });
}

/** The parameters of `(a: string) => string`, or of a method; null for another type. */
export function sentenceOf(type: string): string | null {
  if (!type.startsWith('(')) return null;
  const content = upTo(type, 1, ')');
  return /^(?: =>|:)/.test(type.slice(content.length + 2)) ? content : null;
}

export function parametersIn(content: string): readonly Parameter[] {
  return splitAt(content, ',').flatMap((part) => {
    const name = upTo(part, 0, ':');
    const type = part.slice(name.length + 1);
    return type === '' ? [] : [{ name: name.replace('?', '').trim(), type: oneLine(type) }];
  });
}

/** Cut wherever the mark stands outside of all brackets. */
export function splitAt(text: string, mark: string): readonly string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest !== '') {
    const part = upTo(rest, 0, mark);
    parts.push(part);
    rest = rest.slice(part.length + 1);
  }
  return parts;
}

/** What is from a place to the next such mark outside of all brackets that open after it. */
function upTo(text: string, from: number, mark: string): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text.startsWith('/**', at)) at = text.indexOf('*/', at) + 1;
    else if (text.startsWith('// ', at)) at = text.indexOf('\n', at);
    else if (text[at] === "'") at = text.indexOf("'", at + 1);
    else if (text[at] === '`') at = endOfTemplate(text, at);
    // A comparison stands apart, the brackets of a type do not.
    else if (/^(?: [<>]=? |=>)/.test(text.slice(at, at + 4))) at += 1;
    else if (depth === 0 && text[at] === mark) return text.slice(from, at);
    else if (OPENING.includes(text[at] ?? ' ')) depth += 1;
    else if (CLOSING.includes(text[at] ?? ' ')) depth -= 1;
  }
  return text.slice(from);
}

/** Where the template ends that begins at a place. */
function endOfTemplate(text: string, from: number): number {
  let at = from + 1;
  for (; at < text.length && text[at] !== '`'; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text.startsWith('${', at)) at += 2 + upTo(text, at + 2, '}').length;
  }
  return at;
}

function proseOf(comment: string): string {
  return oneLine(comment.replace(/^\s*\*/gm, ''));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
