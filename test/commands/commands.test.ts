import { ApplicationCommandType } from 'discord.js';
import { expect, test } from 'vitest';
import { command } from '../../src/bot/interaction/command.ts';
import { COMMANDS } from '../../src/commands/index.ts';
import { textOption } from '../../src/commands/options.ts';
import { RENAMED } from '../../src/commands/renamed.ts';

const { definitions, handlers } = COMMANDS;

test('there is room for 9 subcommands, 98 commands and 13 commands in the menu of a person', () => {
  const [hanafuda] = definitions;
  const subcommands = hanafuda && 'options' in hanafuda ? (hanafuda.options?.length ?? 0) : 0;
  const menus = definitions.filter(({ type }) => type === ApplicationCommandType.User).length;
  expect([25 - subcommands, 100 - (definitions.length - menus), 15 - menus]).toEqual([9, 98, 13]);
});

test('every command is answered, and what is answered is registered or was', () => {
  const registered = definitions.flatMap((one) =>
    'options' in one && one.name === 'hanafuda'
      ? (one.options ?? []).map(({ name }) => `hanafuda ${name}`)
      : [one.name],
  );
  const former = Object.keys(RENAMED).map((name) => `hanafuda ${name}`);
  expect(Object.keys(handlers).toSorted()).toEqual([...registered, ...former].toSorted());
});

test('a command without a handler, and an option that is read and was not declared, are type errors', () => {
  // @ts-expect-error: it has no run.
  command({ expected: 'private' });
  const declared = command({
    options: { game: textOption({}) },
    expected: 'private',
    async run(_bot, { option }) {
      option('game');
      // @ts-expect-error: it is declared as `game`.
      option('gmae');
    },
  });
  expect(Object.keys(declared.options ?? {})).toEqual(['game']);
});
