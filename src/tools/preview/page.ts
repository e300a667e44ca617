import type { Words } from '../../text/words/words.ts';
import { isOverlong, lengthOf, type Row } from './rows.ts';

const STYLE = `
body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem; color: #222; background: #fff; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; }
th, td { border: 1px solid #ccc; padding: 0.4rem 0.6rem; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { position: sticky; top: 0; background: #eee; }
td p { margin: 0 0 0.4rem; white-space: pre-wrap; }
code { font-size: 0.85em; }
.comment { color: #555; font-size: 0.85em; }
.long { background: #fdd; outline: 2px solid #c00; }
.same { background: #ffd; }
`;

/** The texts side by side; red: longer than allowed, yellow: as in the first language. */
export function pageOf(rows: readonly Row[], languages: readonly Words[]): string {
  const heads = languages.map(({ endonym }) => `<th>${escaped(endonym)}</th>`).join('');
  return `<!doctype html>
<html><head><meta charset="utf-8"><title>Words</title><style>${STYLE}</style></head><body>
<p>${rows.length} texts. Red: longer than allowed. Yellow: the same as in ${escaped(languages[0]?.endonym ?? '')}.</p>
<table><thead><tr><th>Key</th>${heads}</tr></thead><tbody>
${rows.map(rowOf).join('\n')}
</tbody></table></body></html>
`;
}

function rowOf({ path, comment, limit, cells }: Row): string {
  const allowed = limit === null ? '' : ` <b>≤ ${limit}</b>`;
  const [first] = cells;
  const columns = cells.map((texts, at) => {
    const isSame = at > 0 && texts.join('\n') === first?.join('\n');
    const shown = texts.map((text) => {
      const mark = isOverlong(text, limit) ? ` class="long" title="${lengthOf(text)}"` : '';
      return `<p${mark}>${escaped(text)}</p>`;
    });
    return `<td${isSame ? ' class="same"' : ''}>${shown.join('')}</td>`;
  });
  const key = `<td><code>${escaped(path)}</code>${allowed}<div class="comment">${escaped(comment)}</div></td>`;
  return `<tr>${key}${columns.join('')}</tr>`;
}

/** The same as plain text: a key, and under it what it says in each language. */
export function plainPageOf(rows: readonly Row[]): string {
  return rows
    .map(({ path, limit, cells }) => {
      const texts = cells.map((some) =>
        some.map((text) => `  ${isOverlong(text, limit) ? '!! ' : ''}${text}`).join('\n'),
      );
      return `${path}${limit === null ? '' : ` (${limit})`}\n${texts.join('\n  --\n')}\n`;
    })
    .join('\n');
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
