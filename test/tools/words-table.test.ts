import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { words } from '../../src/text/language.ts';
import type { Words } from '../../src/text/words/words.ts';
import { declarationsIn, wordSources } from '../../src/tools/preview/members.ts';
import { rowsOf } from '../../src/tools/preview/rows.ts';
import { codeOfTable, constantOf, tableOf } from '../../src/tools/preview/table.ts';
import { TemplateError } from '../../src/tools/preview/template.ts';
import { ownFolder } from '../support/own-folder.ts';

const EN = words('en');
const rows = rowsOf([EN], declarationsIn(wordSources()));
const table = tableOf(EN, undefined, rows);
const folder = ownFolder();

function filled(translate: (key: string, english: string) => string): string {
  return table.replaceAll(/^(.*?)\t(.*?)\t(.*?)\t\t/gm, (_, key, where, english) =>
    [key, where, english, translate(key, english), ''].join('\t'),
  );
}

function imported(tag: string, text: string) {
  return codeOfTable(text, tag, { english: EN, rows });
}

/** The language as the bot would have it. */
async function languageOf(tag: string, code: string): Promise<Words> {
  const file = join(folder, `${tag}.ts`);
  const source = pathToFileURL(join(process.cwd(), 'src/text/words/begun/begun.ts'));
  const here = code.replaceAll(/from '(\..*?)'/g, (_, path) => `from '${new URL(path, source)}'`);
  writeFileSync(file, here);
  const module = (await import(pathToFileURL(file).href)) as Readonly<Record<string, Words>>;
  return module[constantOf(tag)]!;
}

test('a fourth language begins with a table, and is English wherever the table is empty', async () => {
  const texts: Readonly<Record<string, string>> = {
    'buttons.leave': 'Verlassen',
    'games.koi-koi.short.0': 'Für zwei. Nur Yaku zählen.',
    'deck.0.plant': 'Kiefer',
    'daily.streak': 'Serie: {days, plural, one {# Tag} other {# Tage}}.',
    closed: 'Dieser Tisch ist zu. Mit {/start} öffnest du einen neuen.',
  };
  const keys = Object.keys(texts).map((key) => (key === 'closed' ? 'notices.closed' : key));
  const { code, count, failures } = imported(
    'de',
    filled((key) => texts[key.replace('notices.', '')] ?? texts[key] ?? ''),
  );
  expect([count, failures]).toEqual([keys.length, []]);
  const german = await languageOf('de', code);
  expect([german.language, german.endonym, german.locales]).toEqual(['de', 'Deutsch', ['de']]);
  expect([german.buttons.leave, german.buttons.start]).toEqual(['Verlassen', EN.buttons.start]);
  expect(german.games['koi-koi'].short.slice(0, 2)).toEqual([
    'Für zwei. Nur Yaku zählen.',
    EN.games['koi-koi'].short[1],
  ]);
  expect([german.deck[0].plant, german.deck[1].plant]).toEqual(['Kiefer', EN.deck[1].plant]);
  expect([1, 1200].map((days) => german.daily.streak(days))).toEqual([
    'Serie: 1 Tag.',
    'Serie: 1.200 Tage.',
  ]);
  expect(german.notices.closed).toContain('</hanafuda start:hanafuda start>');
  const again = tableOf(EN, german, rows).split('\n');
  expect(again.find((line) => line.startsWith('buttons.leave\t'))).toContain('\tVerlassen\t');
});

test('a table that says what English says makes the same sentences', async () => {
  const { code, count, failures } = imported(
    'en-AU',
    filled((_, english) => english),
  );
  expect(failures.filter((line) => !line.includes('only a programmer'))).toEqual([]);
  expect(count).toBeGreaterThan(3500);
  expect(failures.length).toBeLessThan(count / 20);
  const same = await languageOf('en-AU', code);
  const declarations = declarationsIn(wordSources());
  const told = (one: Words) =>
    rowsOf([one], declarations).filter(
      // What only a programmer translates falls back on English, except in Korean games.
      ({ path }) => !/^(language|endonym|locales|formats|korean\.story)/.test(path),
    );
  expect(told(same)).toEqual(told(EN));
});

test.each([
  ['there is no such text', 'buttons.nothing', 'x'],
  ['a brace has no partner', 'daily.streak', 'Serie: {days'],
  ['{tage} is not in the English text, which has {days}', 'daily.streak', '{tage} Tage'],
  ['{days} is missing', 'daily.streak', 'Serie'],
  ['{days} has no form "other"', 'daily.streak', '{days, plural, one {# Tag}}'],
  ['at most 38 characters fit', 'buttons.leave', 'x'.repeat(39)],
  ['only a programmer can translate this', 'several', 'x'],
  [
    'a command has at most 32 small letters, digits and hyphens',
    'commands.subcommands.start.name',
    'Los!',
  ],
])('what fails is named by line and key: %s', (why, key, translation) => {
  const { failures, count } = imported('de', `key\ttranslation\n${key}\t${translation}\n`);
  expect([count, failures]).toEqual([0, [`line 2, ${key}: ${why}.`]]);
});

test('a file that is no such table is refused', () => {
  expect(() => imported('de', 'Guten Tag\n')).toThrow(TemplateError);
});
