import { Locale } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { GAMES, MODULES } from '../../src/games/index.ts';
import { commandOf } from '../../src/games/words.ts';
import { LANGUAGES, words } from '../../src/text/language.ts';
import { gameWords, optionSentence } from '../../src/text/rules/game-words.ts';
import { helpLines } from '../../src/text/rules/help.ts';
import { yakuIdsOf } from '../support/views-of.ts';

/** Every fixed text of a language with its path, `lobby.full`. */
function textsOf(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

describe('the languages', () => {
  test.each(LANGUAGES)('have no empty text: $language', (language) => {
    // What stands between words is a space, or nothing.
    const empty = textsOf({ ...language, gap: '-' }, language.language).filter(
      ([, text]) => text.trim() === '',
    );
    expect(empty.map(([path]) => path)).toEqual([]);
  });

  test('are answered in by the locales that Discord has', () => {
    const known = new Set<string>(Object.values(Locale));
    const locales = LANGUAGES.flatMap((language) => language.locales);
    expect(locales.filter((locale) => !known.has(locale))).toEqual([]);
    expect(new Set(locales).size).toBe(locales.length);
    for (const { language, locales: own, formats } of LANGUAGES) {
      expect(own.map((locale) => words(locale).language)).toEqual(own.map(() => language));
      expect(Intl.NumberFormat.supportedLocalesOf([formats])).toEqual([formats]);
    }
  });

  test('are English for everybody whose language there is not', () => {
    expect(['ja', 'ja-JP'].map((locale) => words(locale).language)).toEqual(['ja', 'ja']);
    const claimed = LANGUAGES.slice(1).flatMap(({ locales }) => locales);
    const others = Object.values(Locale).filter((locale) => !claimed.includes(locale));
    expect(others.length).toBeGreaterThan(2);
    const answered = [...others, 'jav', ''].map((locale) => words(locale).language);
    expect(new Set(answered)).toEqual(new Set(['en']));
  });
});

test.each(GAMES)('$id names no other yaku', (game) => {
  const own = MODULES.flatMap(({ rules, words }) =>
    rules.id === game.id ? Object.values(words) : [],
  );
  const named = own.flatMap(({ yaku, shortYaku }) => Object.keys({ ...yaku, ...shortYaku }));
  expect(named.filter((one) => !yakuIdsOf(game).has(one))).toEqual([]);
});

describe.each(LANGUAGES)('in $language', (language) => {
  test.each(GAMES)('$id has all its words', (game) => {
    const own = language.games[game.id];
    expect(own.line.length).toBeLessThanOrEqual(100);
    const inPictures = Object.entries<string | undefined>({ ...own.yaku, ...own.shortYaku });
    expect(inPictures.filter(([yaku, name = '']) => name.length > 11 || !own.yaku[yaku])).toEqual(
      [],
    );
    expect(Object.keys(own.options).toSorted()).toEqual(Object.keys(game.options).toSorted());
    for (const [option, { choices }] of Object.entries(game.options)) {
      const rule = own.options[option];
      expect(Object.keys(rule?.choices ?? {}).toSorted()).toEqual(choices.map(String).toSorted());
      expect(rule?.sentence.length).toBeLessThanOrEqual(100);
      const command = rule && commandOf(rule);
      expect(command).toMatch(/^[-_\p{L}\p{N}]{1,32}$/u);
      expect(command?.toLowerCase()).toBe(command);
      for (const choice of Object.values(rule?.choices ?? {})) {
        expect(choice.length).toBeLessThanOrEqual(100);
      }
    }
  });

  test.each(GAMES)('$id has a name for every yaku of every house rule', (game) => {
    const { yaku } = gameWords(language, game.id);
    expect([...yakuIdsOf(game)].filter((one) => !yaku[one])).toEqual([]);
  });

  test.each(GAMES)('$id: choices of one house rule differ', ({ id, options: table }) => {
    const { options } = gameWords(language, id);
    for (const option of Object.keys(table)) {
      expect(optionSentence(language, id, option)).not.toBe('');
      const names = Object.values(options[option]?.choices ?? {});
      expect(new Set(names).size).toBe(names.length);
    }
    const called = Object.values(options).map(commandOf);
    expect(new Set(called).size).toBe(called.length);
  });

  test('buttons have short labels', () => {
    expect(Object.values(language.buttons).filter((label) => label.length > 38)).toEqual([]);
  });

  test('each game is told in five short lines', () => {
    const lines = Object.values(language.games).flatMap(({ short }) => short);
    expect(lines.filter((line) => line.length > 200 || line.includes('\n'))).toEqual([]);
  });

  test('help, with what is said about the bot, fits one message and lists the games', () => {
    const help = helpLines(language);
    for (const { name } of Object.values(language.games)) expect(help.join('\n')).toContain(name);
    const facts = { version: '10.20.30', up: '<t:1700000000:f>', servers: 10_000, tables: 10_000 };
    const operator = { contact: 'x'.repeat(200), source: 'x'.repeat(100) };
    const about = language.about.lines({ ...facts, ...operator });
    expect([...help, ...about].join('\n-# ').length).toBeLessThanOrEqual(4000);
  });
});
