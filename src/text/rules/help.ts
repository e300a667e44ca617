import { GAMES } from '../../games/index.ts';
import type { Words } from '../words/words.ts';
import { gameWords, seatCounts } from './game-words.ts';

/** How to use the bot, and which games there are, in Discord's markdown. */
export function helpLines(words: Words): readonly string[] {
  const { help } = words;
  const games = GAMES.map(({ id }) => {
    const { name, line } = gameWords(words, id);
    return help.game(name, line, seatCounts(words, id));
  });
  return [...help.lines, ...games];
}
