import { say } from '../bot/bot.ts';
import { type CommandHandler, command } from '../bot/interaction/command.ts';
import { commandMarks } from '../text/words/commands.ts';
import type { CommandName } from '../text/words/en/commands.ts';

/** Subcommands of version 0.2, which Discord may list for some minutes longer: each says where it is now. */
export const RENAMED: Readonly<Record<string, CommandHandler>> = {
  about: now('help'),
  cut: now('table'),
  moves: now('hand'),
  privacy: now('me'),
  replay: now('history'),
  season: now('leaderboard'),
  settings: now('settings'),
  stats: now('profile'),
  tables: now('table'),
};

function now(name: CommandName): CommandHandler {
  return command({
    expected: 'private',
    work: 'words',
    isAlwaysOpen: true,
    isAnywhere: true,
    isForBarred: true,
    run: (_bot, request) => {
      const { words } = request.context;
      return say(request, words.notices.renamed(commandMarks(words.commands)(name)));
    },
  });
}
