import { replyWithReplay } from '../bot/history/history-components.ts';
import { subcommand } from '../bot/interaction/command.ts';
import { textOption } from './options.ts';

/** Opens a finished match of the server by its code, privately. */
export const replay = subcommand({
  options: {
    code: textOption(({ code }) => code, { required: true, max_length: 20 }),
  },
  expected: 'private',
  work: 'show',
  isAlwaysOpen: true,
  run: (bot, request) => replyWithReplay(bot, request, request.option('code') ?? ''),
});
