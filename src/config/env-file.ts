/** Node's parser skips a line that it does not understand; a token must not be lost that way. */
export function malformedLines(text: string): readonly string[] {
  const problems: string[] = [];
  let openQuote: { readonly mark: string; readonly line: number } | undefined;
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (openQuote !== undefined) {
      if (line.includes(openQuote.mark)) openQuote = undefined;
      continue;
    }
    if (/^\s*(#|$)/.test(line)) continue;
    const [, value] = /^\s*(?:export\s+)?[A-Za-z_][\w.-]*\s*=\s*(.*)$/.exec(line) ?? [];
    if (value === undefined) problems.push(`.env: line ${index + 1} is not NAME=value.`);
    const mark = /^["'`]/.exec(value ?? '')?.[0];
    if (mark !== undefined && !value?.includes(mark, 1)) openQuote = { mark, line: index + 1 };
  }
  if (openQuote !== undefined) {
    problems.push(`.env: the quotation mark in line ${openQuote.line} is never closed.`);
  }
  return problems;
}
