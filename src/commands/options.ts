import {
  type APIApplicationCommandIntegerOption,
  type APIApplicationCommandOptionChoice,
  type APIApplicationCommandStringOption,
  ApplicationCommandOptionType,
} from 'discord.js';
import { sayRefusal } from '../bot/bot.ts';
import {
  type Choice,
  type CommandOption,
  type CommandRequest,
  choicesLike,
  fold,
} from '../bot/interaction/command.ts';
import { findGame, GAMES } from '../games/index.ts';
import { LANGUAGES, words } from '../text/language.ts';
import { gameCalled, listedGames } from '../text/rules/game-list.ts';
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

/** A text, from a list if it has choices. */
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

/** The game that was chosen, null if none was; undefined if there is none of that name, which has been said then. */
export async function chosenGame(
  request: CommandRequest<'game'>,
  game = request.option('game'),
): Promise<string | null | undefined> {
  if (game === undefined) return null;
  if (findGame(game) !== undefined) return game;
  return void (await sayRefusal(request, { reason: 'no-such-game', game }));
}

/** The game that was chosen from a list, or typed by its name. */
export function gameTyped(typed: string): string {
  return gameCalled(typed, (a, b) => fold(a) === fold(b));
}

export function gamesLike(typed: string, words: Words, people?: number): readonly Choice[] {
  const games = listedGames(words, people);
  const choices = games.map(({ id, title, line }) => ({ name: `${title} · ${line}`, value: id }));
  return choicesLike(choices, typed);
}
