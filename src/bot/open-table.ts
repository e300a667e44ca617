import { type Bot, type Request, refuse, say } from './bot.ts';

/** The game to be played, and its house rules as typed: `{ rounds: '3' }`. */
export interface Wish {
  readonly game: string;
  readonly rules: Readonly<Record<string, string>>;
}

/** Opens a lobby in the caller's channel, if the bot may do there what a table needs. */
export async function openTable(bot: Bot, request: Request, { game, rules }: Wish): Promise<void> {
  const { caller, answer } = request;
  const { words, missing, where, person } = caller;
  if (missing.length > 0) {
    const names = missing.map((name) => words.permissions[name]);
    return await say(request, words.notices.missingPermissions(names));
  }
  const outcome = bot.tables.open({ where, host: person, game, options: rules });
  if (!outcome.ok) return await refuse(request, outcome);
  await bot.board.reply(outcome.match, answer);
}
