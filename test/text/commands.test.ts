import { expect, test } from 'vitest';
import { commandMarks, mentionCommands } from '../../src/text/format/commands.ts';
import { LANGUAGES, words } from '../../src/text/language.ts';

const JA = words('ja');

test('a command in a sentence is mentioned by its registered name, which Discord shows as each reader has it', () => {
  const command = commandMarks<'start' | 'join'>(JA.commands);
  const sentence = `${command('start')} で卓を開き、${command('join')} で参加します。`;
  expect(mentionCommands(sentence, '42')).toBe(
    '</hanafuda start:42> で卓を開き、</hanafuda join:42> で参加します。',
  );
});

test('before the command is registered it is written as in the language of the sentence', () => {
  const sentence = `${commandMarks<'start' | 'join'>(JA.commands)('start')} で卓を開きます。`;
  expect(mentionCommands(sentence, undefined)).toBe('`/花札 開始` で卓を開きます。');
});

test('a command is registered under the name by which sentences mention it', () => {
  const { options: _, ...commands } = words('en').commands;
  for (const [key, { name }] of Object.entries(commands)) expect(name).toBe(key);
});

test.each(LANGUAGES)('$language writes no path of a command itself', (language) => {
  const { commands: _, ...rest } = language;
  const said = JSON.stringify(rest, (_key, value) =>
    typeof value === 'function' ? String(value) : value,
  );
  expect(said.replace(/<\/[^>]*>/g, '')).not.toMatch(/\/(hanafuda|花札) /);
});
