import {
  type APIApplicationCommandIntegerOption,
  type APIApplicationCommandOptionChoice,
  type APIApplicationCommandStringOption,
  ApplicationCommandOptionType,
} from 'discord.js';
import type { CommandOption } from '../bot/interaction/command.ts';
import { GAMES } from '../games/index.ts';
import { LANGUAGES, words } from '../text/language.ts';
import { gameWords } from '../text/rules/game-words.ts';
import type { Words } from '../text/words/words.ts';

const ENGLISH = words('en-US');

/** In each language, by each of its locales. */
function localized(say: (words: Words) => string): Record<string, string> {
  return Object.fromEntries(
    LANGUAGES.flatMap((one) => one.locales.map((locale) => [locale, say(one)])),
  );
}

/** Name and description in every language; the English name is the one to dispatch by. */
export function named(find: (commands: Words['commands']) => Words['commands']['start']) {
  return {
    ...find(ENGLISH.commands),
    name_localizations: localized((one) => find(one.commands).name),
    description_localizations: localized((one) => find(one.commands).description),
  };
}

/** A choice by its value, with its name in every language. */
export function choice(
  value: string,
  say: (words: Words) => string,
): APIApplicationCommandOptionChoice<string> {
  return { name: say(ENGLISH), name_localizations: localized(say), value };
}

/** One choice a game. */
export const gameChoices = GAMES.map(({ id }) => choice(id, (one) => gameWords(one, id).name));

type FindOption = (options: Words['commands']['options']) => Words['commands']['start'];
type TextOption = Partial<Pick<APIApplicationCommandStringOption, 'required' | 'max_length'>> & {
  readonly choices?: typeof gameChoices;
  readonly autocomplete?: true;
};

/** A text, from a list where it has choices. */
export function textOption(find: FindOption, more: TextOption): CommandOption {
  const described = { ...named(({ options }) => find(options)), ...more };
  return { type: ApplicationCommandOptionType.String, ...described } as CommandOption;
}

/** A member of the server. */
export function personOption(find: FindOption): CommandOption {
  return { type: ApplicationCommandOptionType.User, ...named(({ options }) => find(options)) };
}

/** A whole number. */
export function numberOption(
  find: FindOption,
  range: Pick<APIApplicationCommandIntegerOption, 'min_value' | 'max_value'>,
): CommandOption {
  const described = { ...named(({ options }) => find(options)), ...range };
  return { type: ApplicationCommandOptionType.Integer, ...described };
}
