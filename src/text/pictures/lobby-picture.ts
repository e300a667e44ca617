import { cardsOf } from '../../engine/core/card-set.ts';
import type { CardId } from '../../engine/core/cards.ts';
import { defaultOptions, lengthOption } from '../../engine/core/options.ts';
import { chartRows } from '../../engine/view/yaku-chart.ts';
import { gameOf } from '../../games/index.ts';
import type { Match, Player } from '../../model/match.ts';
import { described } from '../format/description.ts';
import { playerName, shortName } from '../format/names.ts';
import { words as wordsIn } from '../language.ts';
import { tableSeats } from '../lobby/seating.ts';
import { choiceName, gameInfo, gameWords } from '../rules/game-words.ts';
import type { Words } from '../words/words.ts';

const CARDS = 3;

/** The words and cards of the picture of an open table. */
export function lobbyPicture(match: Match, words: Words) {
  const { game } = match;
  const { lobby } = words;
  const taken = match.players.map((player) => ({
    name: playerName(player, words),
    note: noteOf(player, match, words),
    state: 'taken' as const,
  }));
  const kept = match.invited.map(({ person }) => ({
    name: shortName(person.name),
    note: lobby.invited,
    state: 'kept' as const,
  }));
  const free = Math.max(0, tableSeats(match) - taken.length - kept.length);
  const frees = Array.from({ length: free }, () => {
    return { name: lobby.free, note: '', state: 'free' as const };
  });
  return {
    game: gameWords(words, game).name,
    native: nativeName(game, words),
    length: lengthOf(match, words),
    face: gameInfo(game).face,
    cards: cardsFor(match),
    seats: [...taken, ...kept, ...frees],
  };
}

export function lobbyAlt(match: Match, words: Words): string {
  const { lobby } = words;
  const { game, native, length, seats } = lobbyPicture(match, words);
  const title = lobby.alt(game, native);
  const rows = seats.map(({ name, note }, index) => lobby.seat(index + 1, name, note));
  return described([length === '' ? title : `${title}${words.comma}${length}`, ...rows], words);
}

function noteOf(player: Player, { hostId }: Match, { lobby, seating }: Words): string {
  if (player.type === 'computer') return seating.strengths[player.strength];
  return player.person.id === hostId ? lobby.host : '';
}

/** What a game is called where it comes from; there, what it is called elsewhere. */
function nativeName(game: string, words: Words): string {
  const { name } = gameWords(words, game);
  const native = gameWords(wordsIn(gameInfo(game).face === 'korean' ? 'ko' : 'ja'), game).name;
  return native === name ? gameWords(wordsIn('en'), game).name : native;
}

function lengthOf({ game, options }: Match, words: Words): string {
  const option = lengthOption(gameOf(game).options);
  const value = option === undefined ? undefined : options[option];
  return option === undefined || value === undefined
    ? ''
    : choiceName(words, game, { option, value });
}

/** Those of a yaku that three cards make, else some of the best one. */
function cardsFor({ game: id }: Match): readonly CardId[] {
  const game = gameOf(id);
  const query = { options: defaultOptions(game.options), seats: game.usualSeats };
  const rows = chartRows(game.yakuOf(query), null);
  const sets = rows.map(({ sets: [first] }) => (first === undefined ? [] : cardsOf(first)));
  const small = sets.find(({ length }) => length === CARDS);
  return (small ?? sets[0] ?? []).slice(0, CARDS);
}
