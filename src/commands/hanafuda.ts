import {
  type APIApplicationCommandIntegerOption,
  type APIApplicationCommandOptionChoice,
  type APIApplicationCommandStringOption,
  type APIApplicationCommandSubcommandOption,
  type APIApplicationCommandUserOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { Command } from '../bot/command.ts';
import { GAMES } from '../games/index.ts';
import { NAMED_PERIODS, SORTS } from '../model/ranking.ts';
import { LANGUAGES, words } from '../text/language.ts';
import { gameWords } from '../text/rules/game-words.ts';
import type { CommandsWords, CommandWords } from '../text/words/bot.ts';
import type { Words } from '../text/words/words.ts';
import { about } from './about.ts';
import { hand } from './hand.ts';
import { help } from './help.ts';
import { hint } from './hint.ts';
import { history } from './history.ts';
import { join, leave } from './join-leave.ts';
import { leaderboard } from './leaderboard.ts';
import { moves } from './moves.ts';
import { play } from './play.ts';
import { privacy } from './privacy.ts';
import { rules } from './rules.ts';
import { season } from './season.ts';
import { me, settings } from './settings.ts';
import { start } from './start.ts';
import { stats } from './stats.ts';
import { stop } from './stop.ts';
import { table } from './table.ts';
import { tables } from './tables.ts';

const ENGLISH = words('en-US');

/** In each language, by each of its locales. */
function localized(say: (words: Words) => string): Record<string, string> {
  return Object.fromEntries(
    LANGUAGES.flatMap((one) => one.locales.map((locale) => [locale, say(one)])),
  );
}

/** Name and description in every language; the English name is the one to dispatch by. */
function named(find: (commands: CommandsWords) => CommandWords) {
  return {
    ...find(ENGLISH.commands),
    name_localizations: localized((one) => find(one.commands).name),
    description_localizations: localized((one) => find(one.commands).description),
  };
}

/** A choice by its value, with its name in every language. */
function choice(
  value: string,
  say: (words: Words) => string,
): APIApplicationCommandOptionChoice<string> {
  return { name: say(ENGLISH), name_localizations: localized(say), value };
}

const MOST_SEATS = Math.max(...GAMES.flatMap(({ seats }) => seats));
const gameChoices = GAMES.map(({ id }) => choice(id, (one) => gameWords(one, id).name));
const periodChoices = NAMED_PERIODS.map((period) =>
  choice(period, ({ ranking }) => ranking.periods[period]),
);
const sortChoices = SORTS.map((sort) => choice(sort, ({ ranking }) => ranking.sorts[sort]));

type TextOption = Partial<Pick<APIApplicationCommandStringOption, 'required' | 'max_length'>> & {
  readonly choices?: typeof gameChoices;
  readonly autocomplete?: true;
};

function textOption(
  find: (options: CommandsWords['options']) => CommandWords,
  more: TextOption,
): APIApplicationCommandStringOption {
  const words = named((commands) => find(commands.options));
  return {
    type: ApplicationCommandOptionType.String,
    ...words,
    ...more,
  } as APIApplicationCommandStringOption;
}

function personOption(
  find: (options: CommandsWords['options']) => CommandWords,
): APIApplicationCommandUserOption {
  return {
    type: ApplicationCommandOptionType.User,
    ...named((commands) => find(commands.options)),
  };
}

function numberOption(
  find: (options: CommandsWords['options']) => CommandWords,
  range: Pick<APIApplicationCommandIntegerOption, 'min_value' | 'max_value'>,
): APIApplicationCommandIntegerOption {
  return {
    type: ApplicationCommandOptionType.Integer,
    ...named((commands) => find(commands.options)),
    ...range,
  };
}

type Option =
  | APIApplicationCommandStringOption
  | APIApplicationCommandUserOption
  | APIApplicationCommandIntegerOption;

function subcommand(
  find: (commands: CommandsWords) => CommandWords,
  options: Option[] = [],
): APIApplicationCommandSubcommandOption {
  return { type: ApplicationCommandOptionType.Subcommand, ...named(find), options };
}

const definition = {
  type: ApplicationCommandType.ChatInput,
  ...named((commands) => commands.hanafuda),
  contexts: [InteractionContextType.Guild],
  integration_types: [ApplicationIntegrationType.GuildInstall],
  options: [
    subcommand(
      ({ start }) => start,
      [
        textOption(({ game }) => game, { required: true, choices: gameChoices }),
        numberOption(({ players }) => players, { min_value: 2, max_value: MOST_SEATS }),
        textOption(({ rules }) => rules, { autocomplete: true, max_length: 200 }),
      ],
    ),
    subcommand(({ join }) => join),
    subcommand(
      ({ leave }) => leave,
      [textOption(({ table }) => table, { autocomplete: true, max_length: 100 })],
    ),
    subcommand(({ hand }) => hand),
    subcommand(({ table }) => table),
    subcommand(({ tables }) => tables),
    subcommand(
      ({ play }) => play,
      [
        textOption(({ card }) => card, { required: true, autocomplete: true, max_length: 100 }),
        textOption(({ take }) => take, { autocomplete: true, max_length: 100 }),
      ],
    ),
    subcommand(({ moves }) => moves),
    subcommand(({ hint }) => hint),
    subcommand(({ stop }) => stop),
    subcommand(({ settings }) => settings),
    subcommand(({ me }) => me),
    subcommand(({ privacy }) => privacy),
    subcommand(({ about }) => about),
    subcommand(
      ({ leaderboard }) => leaderboard,
      [
        textOption(({ leaderboardGame }) => leaderboardGame, { choices: gameChoices }),
        textOption(({ period }) => period, { choices: periodChoices }),
        textOption(({ sort }) => sort, { choices: sortChoices }),
      ],
    ),
    subcommand(({ stats }) => stats, [personOption(({ person }) => person)]),
    subcommand(({ season }) => season, [numberOption(({ season }) => season, { min_value: 1 })]),
    subcommand(
      ({ history }) => history,
      [
        personOption(({ person }) => person),
        textOption(({ historyGame }) => historyGame, { choices: gameChoices }),
      ],
    ),
    subcommand(
      ({ rules }) => rules,
      [textOption(({ rulesGame }) => rulesGame, { choices: gameChoices })],
    ),
    subcommand(({ help }) => help),
  ],
} as const satisfies RESTPostAPIChatInputApplicationCommandsJSONBody;

/** `/hanafuda`: everything that can be done, also without a mouse. */
export const hanafuda: Command = {
  definition,
  subcommands: {
    start,
    join,
    leave,
    hand,
    table,
    tables,
    moves,
    hint,
    play,
    stop,
    settings,
    me,
    privacy,
    about,
    leaderboard,
    stats,
    season,
    history,
    rules,
    help,
  },
};
