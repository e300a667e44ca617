import type { CommandOption } from 'discord-sandbox';
import { expect, test } from 'vitest';
import { eachInAClub } from './support/club.ts';
import { textOf } from './support/reading.ts';

const club = eachInAClub();

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** An option and all below it. */
function withInner(option: CommandOption): readonly CommandOption[] {
  return [option, ...(option.options ?? []).flatMap(withInner)];
}

test('every command, option and choice that the bot registers is told in Japanese too', async () => {
  const commands = [...club.sandbox.world.commands.values()];
  const options = commands.flatMap((one) => (one.options ?? []).flatMap(withInner));
  const told = [...commands, ...options];
  expect(told.length).toBeGreaterThan(30);
  for (const one of told) {
    expect(one.name_localizations?.['ja'], one.name).toMatch(JAPANESE);
    if (one.description) expect(one.description_localizations?.['ja'], one.name).toMatch(JAPANESE);
    expect(one.name_localizations?.['en-US'], one.name).toBe(one.name);
  }
  const choices = options.flatMap((option) => option.choices ?? []);
  expect(choices.length).toBeGreaterThan(20);
  for (const choice of choices) {
    expect(choice.name_localizations?.['ja'], choice.name).toMatch(JAPANESE);
  }
});

test('a sentence mentions the command that is registered, which Discord shows in the reader’s language', async () => {
  const [command] = club.sandbox.world.commands.values();
  const yui = club.sandbox.addUser('Yui', { locale: 'ja' });
  const help = await yui.command(club.room, 'hanafuda help').message();
  expect(textOf(help)).toContain(`</hanafuda start:${command?.id}> でゲームを選び`);
});
