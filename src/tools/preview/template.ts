/** A text as a translator reads it, and what it takes to make it code again. */
export interface Template {
  /** `{who} takes {card}`; `{cards, plural, one {# card} other {# cards}}`. */
  readonly text: string;
  /** The parameters as code, `(who, card)`; null for a text that isn't a sentence. */
  readonly parameters: string | null;
  /** The code behind each name in braces. */
  readonly values: ReadonlyMap<string, string>;
}

/** What is left of `command('start')` in a text that isn't a sentence. */
const MARK = /<\/[^:<>]+:hanafuda[ -]([a-z -]+)>/g;

/** A translation cannot be made code; the message says why. */
export class TemplateError extends Error {
  override readonly name = 'TemplateError';
}

/** Kinds of code that a sentence can have between its words, as names in braces. `$1` is a parameter. */
const VALUES: readonly (readonly [code: RegExp, name: string])[] = [
  [/^(\w+)$/, '{$1}'],
  [/^(\w+\.\w+)$/, '{$1}'],
  [/^(?:plain|signed)\((\w+)\)$/, '{$1}'],
  [/^command\('([\w-]+)'\)$/, '{/$1}'],
  [/^count\((\w+), '([^']*)', '([^']*)'\)$/, '{$1, plural, one {# $2} other {# $3}}'],
];

/** The text or the sentence as a template; null if only a program can say what it says. */
export function templateOf(value: unknown): Template | null {
  if (typeof value === 'string') return plainTemplate(value);
  if (typeof value !== 'function') return null;
  // Where types were taken away, blanks are left.
  const [, list = '', body = ''] = /^(\([^=]*?\)) => ([\s\S]+)$/.exec(
    String(value).replace(/[ \n]+/g, ' '),
  ) ?? [''];
  const parameters = list.replace(/ (?=[,)])/g, '');
  const values = new Map<string, string>();
  const parts = partsOf(body.trim());
  const named = parts?.map(({ code, text }) => text ?? nameOf(code ?? '', parameters, values));
  if (named === undefined || named.includes(null)) return null;
  return { text: named.join(''), parameters, values };
}

/** A text without parameters can mention commands. */
function plainTemplate(value: string): Template {
  const values = new Map<string, string>();
  const text = value.replaceAll(MARK, (_, name: string) => {
    values.set(`/${name}`, `command('${name}')`);
    return `{/${name}}`;
  });
  return { text, parameters: null, values };
}

interface Part {
  readonly text?: string;
  readonly code?: string;
}

/** What stands in a template literal or a plain string; any other code is one part. */
function partsOf(body: string): readonly Part[] | undefined {
  if (/^'(?:[^'\\]|\\.)*'$/.test(body)) return [{ text: unescaped(body.slice(1, -1)) }];
  if (!body.startsWith('`')) return [{ code: body }];
  if (!/^`(?:[^`\\$]|\\.|\$\{[^`{}]*\})*`$/.test(body)) return undefined;
  const found = body.slice(1, -1).matchAll(/\$\{([^}]*)\}|((?:[^$\\]|\\.)+)/g);
  return [...found].map(([, code, text]) =>
    code === undefined ? { text: unescaped(text ?? '') } : { code },
  );
}

function unescaped(text: string): string {
  return text.replace(/\\n/g, '\n').replace(/\\(.)/g, '$1');
}

function nameOf(code: string, parameters: string, values: Map<string, string>): string | null {
  for (const [pattern, name] of VALUES) {
    const [, first = ''] = pattern.exec(code) ?? [];
    if (first === '') continue;
    const isKnown = new RegExp(`\\b${first.split('.')[0]}\\b`).test(parameters);
    if (!isKnown && !name.startsWith('{/')) return null;
    const text = code.replace(pattern, name);
    values.set(/^\{([^,}]+)/.exec(text)?.[1] ?? '', code);
    return text;
  }
  return null;
}

/** The translation of a template as code. Throws `TemplateError` if it says what English does not. */
export function codeOf(translation: string, { parameters, values }: Template, tag: string): string {
  if (parameters === null && values.size === 0) return JSON.stringify(translation);
  const used = new Set<string>();
  const body = written(translation);
  const missing = [...values.keys()].filter((name) => !used.has(name));
  if (missing.length > 0) throw new TemplateError(`{${missing.join('}, {')}} is missing`);
  if (parameters === null) return `\`${body}\``;
  return `${used.size === 0 ? '()' : parameters} => \`${body}\``;

  function written(text: string, number = ''): string {
    return piecesOf(text)
      .map(({ name, plain }) => {
        if (name === undefined) return escaped(plain ?? '').replaceAll('#', number || '#');
        const [, value = '', forms] = /^\s*([^,]*?)\s*(?:,\s*plural,(.*))?$/s.exec(name) ?? [];
        const code = values.get(value);
        if (code === undefined) {
          const known =
            [...values.keys()].map((one) => `{${one}}`).join(', ') || 'nothing in braces';
          throw new TemplateError(`{${value}} is not in the English text, which has ${known}`);
        }
        used.add(value);
        return forms === undefined ? `\${${localised(code)}}` : pluralCode(value, forms);
      })
      .join('');
  }

  /** Numbers as the language writes them. */
  function localised(code: string): string {
    return code
      .replace(/^count\((\w+),.*$/, 'plain($1)')
      .replace(/^(plain|signed)\((\w+)\)$/, `$1($2, '${tag}')`);
  }

  function pluralCode(value: string, forms: string): string {
    const number = `\${plain(${value}, '${tag}')}`;
    const told = piecesOf(forms.trim());
    const all = told.flatMap(({ name }, at) => {
      const category = told[at - 1]?.plain?.trim() ?? '';
      return name === undefined ? [] : [`${category}: \`${written(name, number)}\``];
    });
    if (!all.some((one) => one.startsWith('other:')))
      throw new TemplateError(`{${value}} has no form "other"`);
    return `\${pluralOf(${value}, { ${all.join(', ')} }, '${tag}')}`;
  }
}

/** What stands outside of braces and what stands in them. */
function piecesOf(text: string): readonly { readonly name?: string; readonly plain?: string }[] {
  const pieces: { name?: string; plain?: string }[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const mark = text[at];
    const isEdge =
      (mark === '{' && depth === 0) || (mark === '}' && depth === 1) || at === text.length;
    if (isEdge && at > from)
      pieces.push(depth === 0 ? { plain: text.slice(from, at) } : { name: text.slice(from, at) });
    if (isEdge) from = at + 1;
    if (mark === '{') depth += 1;
    if (mark === '}') depth -= 1;
  }
  if (depth !== 0) throw new TemplateError('a brace has no partner');
  return pieces;
}

function escaped(text: string): string {
  return text.replace(/[`\\]|\$(?=\{)/g, '\\$&').replaceAll('\n', '\\n');
}
