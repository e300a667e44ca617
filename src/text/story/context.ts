import type { Options, Seat } from '../../engine/core/game.ts';
import type { GameInfo } from '../../engine/match/game-info.ts';
import { gameOf } from '../../games/index.ts';
import type { GameWords } from '../../games/words.ts';
import type { Match } from '../../model/match.ts';
import { escapeName, listed, seatNames } from '../format/names.ts';
import { gameInfo, gameWords, wordsFor } from '../rules/game-words.ts';
import { People } from '../words/facts.ts';
import type { Words } from '../words/words.ts';

/** What every sentence about a match needs. */
export interface Context {
  readonly words: Words;
  readonly game: string;
  /** By seat, plain: whatever writes markdown escapes them. */
  readonly names: readonly string[];
  /** Its house rules; absent: the usual ones. */
  readonly options?: Options;
}

export function contextOf(
  { game, players, options }: Pick<Match, 'game' | 'players'> & Partial<Pick<Match, 'options'>>,
  words: Words,
): Context {
  return { words, game, names: seatNames(players, words), ...(options && { options }) };
}

/** A context with its game's words, and names as they are to be printed. */
export interface Voice {
  readonly words: Words;
  readonly game: GameWords;
  readonly info: GameInfo;
  name(seat: Seat): People;
  names(seats: readonly Seat[]): People;
  /** Whether they are partners, who win together. */
  areTeam(seats: readonly Seat[]): boolean;
}

/** For Discord: names are escaped and bold. */
export function markdownVoice(context: Context): Voice {
  return voice(context, (name) => `**${escapeName(name)}**`);
}

/** For pictures and their descriptions. */
export function plainVoice(context: Context): Voice {
  return voice(context, (name) => name);
}

function voice(context: Context, print: (name: string) => string): Voice {
  const { game, names, options } = context;
  const words = wordsFor(context.words, game);
  const bare = (seat: Seat) => {
    const found = names[seat];
    if (found === undefined) throw new RangeError(`no name for seat ${seat} of ${names.length}`);
    return found;
  };
  const name = (seat: Seat) => new People(print(bare(seat)), bare(seat), 1);
  const all = (seats: readonly Seat[]) => {
    const found = seats.map(bare);
    return new People(listed(found.map(print), words), listed(found, words), seats.length);
  };
  const areTeam = (seats: readonly Seat[]) => {
    const teams = options && gameOf(game).rulesOf({ game, seats: names.length, options }).teams;
    return teams ? new Set(seats.map((seat) => teams[seat])).size === 1 : seats.length === 1;
  };
  const info = gameInfo(game, options);
  return { words, game: gameWords(words, game), info, name, names: all, areTeam };
}
