import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '../text/language.ts';
import { declarationsIn } from './members.ts';
import { pageOf, plainPageOf } from './page.ts';
import { rowsOf } from './rows.ts';

const TYPES = fileURLToPath(new URL('../text/words/', import.meta.url));
const GAME_TYPES = fileURLToPath(new URL('../games/words.ts', import.meta.url));
const [first] = LANGUAGES;
const USAGE = `Usage: npm run words -- [--text] LANGUAGE

Writes a page with every text of the bot in English and in LANGUAGE, filled with sample values.
  LANGUAGE  one of: ${LANGUAGES.map(({ language }) => language).join(', ')}
  --text    prints plain text instead`;

const asked = process.argv.slice(2);
const language = LANGUAGES.find((one) => asked.includes(one.language));
if (language === undefined || first === undefined) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  const languages = language === first ? [first] : [first, language];
  const rows = rowsOf(languages, declarationsIn(sources()));
  if (asked.includes('--text')) process.stdout.write(plainPageOf(rows));
  else {
    const file = join(
      mkdtempSync(join(tmpdir(), 'hanafuda-words-')),
      `words-${language.language}.html`,
    );
    writeFileSync(file, pageOf(rows, languages));
    process.stdout.write(`${file}\n`);
  }
}

/** Where the texts' types and comments stand. */
function sources(): readonly string[] {
  const types = readdirSync(TYPES).map((name) => join(TYPES, name));
  return [...types, GAME_TYPES].map((file) => readFileSync(file, 'utf8'));
}
