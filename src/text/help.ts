import { GAMES } from '../engine/games/index.ts';
import { gameWords, seatCounts } from './game-words.ts';
import type { Words } from './words.ts';

/** How to play, in Discord's markdown; with a game, the rules of that one. */
export function helpLines(game: string | null, words: Words): readonly string[] {
  const { help } = words;
  if (game !== null) {
    const { name, help: rules } = gameWords(words, game);
    return [help.gameTitle(name, seatCounts(words, game)), ...rules];
  }
  const games = GAMES.map(({ id }) => {
    const { name, line } = gameWords(words, id);
    return help.game(name, line, seatCounts(words, id));
  });
  return [...help.lines, ...games];
}
