import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  PermissionFlagsBits,
} from 'discord.js';
import type { CommandHandler, Commands } from '../bot/interaction/command.ts';
import type { SubcommandName } from '../text/words/en/commands.ts';
import type { Words } from '../text/words/words.ts';
import { challenge } from './challenge.ts';
import { daily } from './daily.ts';
import { hand, hint } from './hand.ts';
import { help } from './help.ts';
import { history } from './history.ts';
import { join } from './join.ts';
import { leaderboard } from './leaderboard.ts';
import { leave } from './leave.ts';
import { me } from './me.ts';
import { ENGLISH, localized } from './options.ts';
import { play } from './play.ts';
import { practice } from './practice.ts';
import { profile, profileOf } from './profile.ts';
import { RENAMED } from './renamed.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { start } from './start.ts';
import { stop } from './stop.ts';
import { table } from './table.ts';

/** What can be typed after `/hanafuda`, in the order in which Discord lists it. */
const SUBCOMMANDS: Readonly<Record<SubcommandName, CommandHandler>> = {
  start,
  practice,
  daily,
  join,
  leave,
  hand,
  play,
  hint,
  table,
  stop,
  rules,
  leaderboard,
  profile,
  history,
  me,
  help,
};

const MENUS: Readonly<Record<keyof Words['commands']['menus'], CommandHandler>> = {
  challenge,
  profile: profileOf,
};

const ANYWHERE = {
  contexts: [
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
    InteractionContextType.PrivateChannel,
  ],
  integration_types: [
    ApplicationIntegrationType.GuildInstall,
    ApplicationIntegrationType.UserInstall,
  ],
};
const IN_SERVERS = {
  contexts: [InteractionContextType.Guild],
  integration_types: [ApplicationIntegrationType.GuildInstall],
};

interface CommandWords {
  readonly name: string;
  readonly description: string;
  readonly options?: Readonly<Record<string, CommandWords>>;
}
type FindWords = (commands: Words['commands']) => CommandWords;

/** Name and description in every language; the English name is the one to dispatch by. */
function described(find: FindWords) {
  const { name, description } = find(ENGLISH.commands);
  return {
    name,
    description,
    name_localizations: localized(({ commands }) => find(commands).name),
    description_localizations: localized(({ commands }) => find(commands).description),
  };
}

function optionsOf({ options = {} }: CommandHandler, find: FindWords) {
  return Object.entries(options).map(([name, option]) => ({
    ...option,
    ...described((commands) => {
      const words = find(commands).options?.[name];
      if (words === undefined) throw new RangeError(`the option ${name} has no words`);
      return words;
    }),
  }));
}

function byName<Key extends string>(
  handlers: Readonly<Record<Key, CommandHandler>>,
  nameOf: (key: Key) => string,
): Readonly<Record<string, CommandHandler>> {
  const keys = Object.keys(handlers) as Key[];
  return Object.fromEntries(keys.map((key) => [nameOf(key), handlers[key]]));
}

/** Every command: what is registered with Discord, and what answers. */
export const COMMANDS: Commands = {
  definitions: [
    {
      type: ApplicationCommandType.ChatInput,
      ...described(({ hanafuda }) => hanafuda),
      ...ANYWHERE,
      options: (Object.keys(SUBCOMMANDS) as SubcommandName[]).map((name) => ({
        type: ApplicationCommandOptionType.Subcommand as const,
        ...described(({ subcommands }) => subcommands[name]),
        options: optionsOf(SUBCOMMANDS[name], ({ subcommands }) => subcommands[name]),
      })),
    },
    {
      type: ApplicationCommandType.ChatInput,
      ...described((commands) => commands.settings),
      ...IN_SERVERS,
      default_member_permissions: String(PermissionFlagsBits.ManageGuild),
      options: optionsOf(settings, (commands) => commands.settings),
    },
    ...(Object.keys(MENUS) as (keyof typeof MENUS)[]).map((key) => ({
      type: ApplicationCommandType.User as const,
      name: ENGLISH.commands.menus[key],
      name_localizations: localized(({ commands }) => commands.menus[key]),
      ...IN_SERVERS,
    })),
  ],
  handlers: {
    ...byName(RENAMED, (name) => `hanafuda ${name}`),
    ...byName(SUBCOMMANDS, (name) => `hanafuda ${name}`),
    ...byName(MENUS, (key) => ENGLISH.commands.menus[key]),
    [ENGLISH.commands.settings.name]: settings,
  },
};
