import type { Words } from '../words/words.ts';
import { listedGames } from './game-list.ts';

export function helpLines(words: Words): readonly string[] {
  const { help } = words;
  return [...help.lines, ...listedGames(words).map(({ title, line }) => help.game(title, line))];
}
