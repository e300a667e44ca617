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

export const ENGLISH = words('en-US');

/** In each language, by each of its locales. */
export function localized(say: (words: Words) => string): Record<string, string> {
  return Object.fromEntries(
    LANGUAGES.flatMap((one) => one.locales.map((locale) => [locale, say(one)])),
  );
}

/** A choice by its value, with its name in every language. */
export function choice(
  value: string,
  say: (words: Words) => string,
): APIApplicationCommandOptionChoice<string> {
  return { name: say(ENGLISH), name_localizations: localized(say), value };
}

export const gameChoices = GAMES.map(({ id }) => choice(id, (one) => gameWords(one, id).name));

type TextOption = Partial<Pick<APIApplicationCommandStringOption, 'required' | 'max_length'>> & {
  readonly choices?: typeof gameChoices;
  readonly autocomplete?: true;
};

/** A text, from a list where it has choices. */
export function textOption(more: TextOption): CommandOption {
  return { type: ApplicationCommandOptionType.String, ...more } as CommandOption;
}

export function numberOption(
  range: Pick<APIApplicationCommandIntegerOption, 'min_value' | 'max_value'>,
): CommandOption {
  return { type: ApplicationCommandOptionType.Integer, ...range };
}

export const personOption: CommandOption = { type: ApplicationCommandOptionType.User };

/** Read as `true` or `false`. */
export const flagOption: CommandOption = { type: ApplicationCommandOptionType.Boolean };
