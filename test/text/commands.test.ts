import { describe, expect, test } from 'vitest';
import { LANGUAGES, words } from '../../src/text/language.ts';
import { commandMarks, mentionCommands } from '../../src/text/words/commands.ts';

const JA = words('ja');

interface CommandWords {
  readonly name: string;
  readonly description: string;
  readonly options?: Readonly<Record<string, CommandWords>>;
}

describe('a command in a sentence', () => {
  const command = commandMarks(JA.commands);
  const sentence = `${command('start')} で卓を開き、${command('settings')} で設定を変えます。`;

  test('is mentioned by its registered name, which Discord shows as each reader has it', () => {
    const ids = new Map([
      ['hanafuda', '42'],
      ['hanafuda-settings', '43'],
    ]);
    expect(mentionCommands(sentence, ids)).toBe(
      '</hanafuda start:42> で卓を開き、</hanafuda-settings:43> で設定を変えます。',
    );
  });

  test('is written as in the language of the sentence before it is registered', () => {
    expect(mentionCommands(sentence, new Map())).toBe(
      '`/花札 開始` で卓を開き、`/花札設定` で設定を変えます。',
    );
  });
});

test('subcommands and options are registered under the names by which they are dispatched', () => {
  const { subcommands, settings } = words('en').commands;
  const all: Readonly<Record<string, CommandWords>> = {
    ...subcommands,
    [settings.name]: settings,
  };
  for (const [key, { name, options = {} }] of Object.entries(all)) {
    expect(name).toBe(key);
    for (const [option, words] of Object.entries(options)) expect(words.name).toBe(option);
  }
});

test.each(LANGUAGES)('$language has names and descriptions that Discord takes', ({ commands }) => {
  const { hanafuda, settings, menus, subcommands } = commands;
  const named: readonly CommandWords[] = [hanafuda, settings, ...Object.values(subcommands)];
  for (const { name, description, options = {} } of named.flatMap((one) => [
    one,
    ...Object.values(one.options ?? {}),
  ])) {
    expect(name).toMatch(/^[-_\p{L}\p{N}]{1,32}$/u);
    expect(name.toLowerCase()).toBe(name);
    expect(description.length).toBeLessThanOrEqual(100);
    const names = Object.values(options).map((option) => option.name);
    expect(new Set(names).size).toBe(names.length);
  }
  for (const name of Object.values(menus)) expect(name.length).toBeLessThanOrEqual(32);
  const names = Object.values(subcommands).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test.each(LANGUAGES)('$language writes no path of a command itself', (language) => {
  const { commands: _, ...rest } = language;
  const said = JSON.stringify(rest, (_key, value) =>
    typeof value === 'function' ? String(value) : value,
  );
  expect(said.replace(/<\/[^>]*>/g, '')).not.toMatch(/\/(hanafuda|花札)/);
});
