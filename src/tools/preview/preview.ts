import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '../../text/language.ts';
import { BEGUN } from '../../text/words/begun/index.ts';
import { EN } from '../../text/words/en/index.ts';
import type { Words } from '../../text/words/words.ts';
import { readNamedFile, runCommand, UsageError } from '../command.ts';
import { declarationsIn, wordSources } from './members.ts';
import { pageOf, plainPageOf } from './page.ts';
import { rowsOf } from './rows.ts';
import { codeOfTable, constantOf, tableOf } from './table.ts';
import { TemplateError } from './template.ts';

const TAGS = LANGUAGES.map(({ language }) => language).join(', ');
const USAGE = `Usage: npm run words -- [--text] LANGUAGE
       npm run words -- export LANGUAGE > FILE
       npm run words -- import LANGUAGE FILE

Writes a page with every text of the bot in English and in LANGUAGE (${TAGS}), filled with sample values;
--text prints plain text instead.
  export  prints a table for translators, also for a new language such as de or pt-BR
  import  makes code of that table; texts that it lacks stay English

docs/TRANSLATING.md tells how a language begins.`;
const FOLDER = fileURLToPath(new URL('../../text/words/begun/', import.meta.url));

await runCommand(
  USAGE,
  ([verb = '', tag = '', ...more]) => {
    if (verb === 'export' && more.length === 0) return exportTable(tag);
    if (verb === 'import') return importTable(tag, more);
    return preview([verb, tag, ...more].filter((word) => word !== ''));
  },
  (error) => (error instanceof TemplateError ? { message: error.message, code: 2 } : undefined),
);

function preview(asked: readonly string[]): void {
  const language = LANGUAGES.find((one) => asked.includes(one.language));
  if (language === undefined) throw new UsageError(USAGE);
  const languages = LANGUAGES.filter((one, at) => at === 0 || one === language);
  const rows = rowsOf(languages, declarationsIn(wordSources()));
  if (asked.includes('--text')) {
    process.stdout.write(plainPageOf(rows));
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'hanafuda-words-'));
  const file = join(folder, `words-${language.language}.html`);
  writeFileSync(file, pageOf(rows, languages));
  process.stdout.write(`${file}\n`);
}

function exportTable(tag: string): void {
  process.stdout.write(tableOf(EN, languageOf(tag), englishRows()));
}

/** Writes the language's file, and the list of those that are begun. */
function importTable(tag: string, files: readonly string[]): void {
  const known = languageOf(tag);
  if (known !== undefined && !BEGUN.includes(known))
    throw new UsageError(`${tag} is complete: its words are in src/text/words/${tag}.`);
  const table = readNamedFile(files, USAGE);
  const made = codeOfTable(table, tag, { english: EN, rows: englishRows() });
  writeFileSync(join(FOLDER, `${tag.toLowerCase()}.ts`), made.code);
  const tags = readdirSync(FOLDER).flatMap(
    (name) => /^([a-z]{2,3}(?:-[a-z]+)?)\.ts$/.exec(name)?.[1] ?? [],
  );
  writeFileSync(join(FOLDER, 'index.ts'), listOf(tags));
  process.stdout.write(
    `${made.count} texts taken, ${made.failures.length} not. Now: npm run format\n`,
  );
  process.stderr.write(made.failures.map((line) => `${line}\n`).join(''));
  process.exitCode = made.failures.length === 0 ? 0 : 1;
}

function englishRows() {
  return rowsOf([EN], declarationsIn(wordSources()));
}

/** The language of this tag; undefined for a new one. Throws `UsageError` for what isn't a tag. */
function languageOf(tag: string): Words | undefined {
  if (!/^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(tag)) throw new UsageError(USAGE);
  return LANGUAGES.find(({ language }) => language === tag);
}

function listOf(tags: readonly string[]): string {
  const files = tags.filter((tag) => !['begun', 'index'].includes(tag));
  return [
    ...files.map((tag) => `import { ${constantOf(tag)} } from './${tag}.ts';`),
    "import type { Words } from '../words.ts';",
    '',
    '/** Languages that are still being translated. Written by `npm run words -- import`. */',
    `export const BEGUN: readonly Words[] = [${files.map(constantOf).join(', ')}];`,
    '',
  ].join('\n');
}
