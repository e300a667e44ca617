import { expect, test } from 'vitest';
import { type Subcommand, subcommand } from '../../src/bot/interaction/command.ts';
import { COMMANDS } from '../../src/commands/index.ts';
import { textOption } from '../../src/commands/options.ts';
import { TYPED_OPTIONS, type TypedOptions } from '../../src/commands/settings.ts';
import { SERVER_SETTINGS } from '../../src/model/settings.ts';
import type { SubcommandName } from '../../src/text/en/bot.ts';

const about = subcommand({ expected: 'private', async run() {} });

test('a subcommand without a handler is a type error', () => {
  // @ts-expect-error: it has no run.
  subcommand({ expected: 'private' });
  // @ts-expect-error: the others have words, and no module.
  const one: Readonly<Record<SubcommandName, Subcommand>> = { about };
  expect(one).toEqual({ about });
});

test('a subcommand without words is a type error', () => {
  // @ts-expect-error: nothing is called so.
  const name: SubcommandName = 'shuffle';
  expect(name).toBe('shuffle');
});

test('an option that is read and was not declared is a type error', () => {
  const declared = subcommand({
    options: { game: textOption(({ game }) => game, {}) },
    expected: 'private',
    async run(_bot, { option }) {
      option('game');
      // @ts-expect-error: it is declared as `game`.
      option('gmae');
    },
  });
  expect(Object.keys(declared.options ?? {})).toEqual(['game']);
});

test('a setting that has no control in the menu, and no option, is a type error', () => {
  const table = { ...SERVER_SETTINGS, secondZone: SERVER_SETTINGS.timeZone };
  // @ts-expect-error: `secondZone` can be typed nowhere.
  const options: TypedOptions<typeof table> = TYPED_OPTIONS;
  expect(Object.keys(options)).toEqual(['timeZone']);
});

test('every subcommand and option is dispatched by its English name', () => {
  for (const { definition, subcommands } of COMMANDS) {
    const declared = Object.entries(subcommands).map(([name, { options = {} }]) => ({
      name,
      options: Object.keys(options),
    }));
    const registered = (definition.options ?? []).map((one) => ({
      name: one.name,
      options: 'options' in one ? (one.options ?? []).map(({ name }) => name) : [],
    }));
    expect(registered).toEqual(declared);
  }
});
