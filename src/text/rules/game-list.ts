import { findGame, GAMES, gamesFor } from '../../games/index.ts';
import { LANGUAGES } from '../language.ts';
import type { Words } from '../words/words.ts';
import { gameWords, seatCounts } from './game-words.ts';

/** A game as it stands in a list to choose from. */
export interface ListedGame {
  readonly id: string;
  /** Its name and how many may play: `Koi-Koi (2 players)`. */
  readonly title: string;
  /** What it is, at most 100 characters. */
  readonly line: string;
}

/** Every game with its seats and its line, those for this many people first. */
export function listedGames(words: Words, people = 1): readonly ListedGame[] {
  return gamesFor(people).map(({ id }) => {
    const { name, line } = gameWords(words, id);
    return { id, title: words.ruleBook.game(name, seatCounts(words, id)), line };
  });
}

/** The id of a game, typed as it is or as one of its names in any language; else what was typed. */
export function gameCalled(typed: string, isSame: (a: string, b: string) => boolean): string {
  if (findGame(typed) !== undefined) return typed;
  const called = GAMES.find(({ id }) =>
    LANGUAGES.some((language) => isSame(gameWords(language, id).name, typed)),
  );
  return called?.id ?? typed;
}
