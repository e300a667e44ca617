import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '../../text/language.ts';
import { runCommand, UsageError } from '../command.ts';
import { declarationsIn, wordSources } from './members.ts';
import { pageOf, plainPageOf } from './page.ts';
import { rowsOf } from './rows.ts';

const USAGE = `Usage: npm run words -- [--text] LANGUAGE

Writes a page with every text of the bot in English and in LANGUAGE, filled with sample values.
  LANGUAGE  one of: ${LANGUAGES.map(({ language }) => language).join(', ')}
  --text    prints plain text instead`;

await runCommand(USAGE, (asked) => {
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
});
