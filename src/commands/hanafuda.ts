import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
} from 'discord.js';
import type { Command, Subcommand } from '../bot/interaction/command.ts';
import type { SubcommandName } from '../text/en/bot.ts';
import { about } from './about.ts';
import { cut } from './cut.ts';
import { daily } from './daily.ts';
import { hand } from './hand.ts';
import { help } from './help.ts';
import { hint } from './hint.ts';
import { history } from './history.ts';
import { join } from './join.ts';
import { leaderboard } from './leaderboard.ts';
import { leave } from './leave.ts';
import { me } from './me.ts';
import { moves } from './moves.ts';
import { named } from './options.ts';
import { play } from './play.ts';
import { practice } from './practice.ts';
import { privacy } from './privacy.ts';
import { profile } from './profile.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { season } from './season.ts';
import { settings } from './settings.ts';
import { start } from './start.ts';
import { stats } from './stats.ts';
import { stop } from './stop.ts';
import { table } from './table.ts';
import { tables } from './tables.ts';

/** In the order in which Discord lists them. */
const SUBCOMMANDS: Readonly<Record<SubcommandName, Subcommand>> = {
  start,
  practice,
  daily,
  join,
  cut,
  leave,
  hand,
  table,
  tables,
  play,
  moves,
  hint,
  stop,
  settings,
  me,
  privacy,
  about,
  leaderboard,
  stats,
  profile,
  season,
  history,
  replay,
  rules,
  help,
};

/** `/hanafuda`: everything that can be done, also without a mouse. */
export const hanafuda: Command = {
  definition: {
    type: ApplicationCommandType.ChatInput,
    ...named((commands) => commands.hanafuda),
    contexts: [
      InteractionContextType.Guild,
      InteractionContextType.BotDM,
      InteractionContextType.PrivateChannel,
    ],
    integration_types: [
      ApplicationIntegrationType.GuildInstall,
      ApplicationIntegrationType.UserInstall,
    ],
    options: Object.entries(SUBCOMMANDS).map(([name, { options = {} }]) => ({
      type: ApplicationCommandOptionType.Subcommand as const,
      ...named((commands) => commands[name as SubcommandName]),
      options: Object.values(options),
    })),
  },
  subcommands: SUBCOMMANDS,
};
