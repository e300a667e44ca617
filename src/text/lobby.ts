import { defaultOptions } from '../engine/core/options.ts';
import { findGame } from '../engine/games/index.ts';
import type { MatchFacts, PlayerFacts } from './facts.ts';
import { gameWords, optionLines, seatCounts } from './game-words.ts';
import { inRow } from './lists.ts';
import { escapeName, playerName } from './names.ts';
import type { Words } from './words.ts';

/** So many house rules are all told. */
const FEW_RULES = 7;

/** An open table in Discord's markdown: the game, who sits there, the rules, what is missing. */
export function lobbyLines(match: MatchFacts, words: Words): readonly string[] {
  const { lobby } = words;
  const { name, line } = gameWords(words, match.game);
  const rules = rulesOf(match, words);
  return [
    `### ${match.status === 'open' ? lobby.title(name) : name}`,
    line,
    lobby.players(match.players.length, seatCounts(words, match.game)),
    ...match.players.map((player, index) => `${index + 1}. ${lobbyName(player, match, words)}`),
    ...(rules.length === 0 ? [] : [lobby.rules(inRow(rules, words))]),
    ...(match.status === 'open' ? hintsOf(match, words) : []),
  ];
}

/** All house rules; of many only the first, the length, and those that are not as usual. */
function rulesOf({ game, options }: MatchFacts, words: Words): readonly string[] {
  const lines = optionLines(words, game, options);
  if (lines.length <= FEW_RULES) return lines;
  const usual = defaultOptions(findGame(game)?.options ?? {});
  const isTold = Object.entries(options).map(
    ([option, value], index) => index === 0 || value !== usual[option],
  );
  const told = lines.filter((_, index) => isTold[index]);
  return [...told, words.lobby.usual(lines.length - told.length)];
}

function lobbyName(player: PlayerFacts, { hostId }: MatchFacts, words: Words): string {
  const name = `**${escapeName(playerName(player, words))}**`;
  const isHost = player.type === 'person' && player.person.id === hostId;
  return isHost ? words.lobby.host(name) : name;
}

function hintsOf({ game, players, hostId }: MatchFacts, words: Words): readonly string[] {
  const seats = findGame(game)?.seats ?? [];
  const seated = players.length;
  if (!seats.includes(seated)) {
    const needed = seats.find((count) => count > seated) ?? seated;
    return [words.lobby.waiting(needed - seated)];
  }
  const host = players.find((player) => player.type === 'person' && player.person.id === hostId);
  const isFull = seated >= Math.max(...seats);
  return [
    ...(isFull ? [words.lobby.full] : []),
    words.lobby.ready(
      host === undefined ? words.none : `**${escapeName(playerName(host, words))}**`,
    ),
  ];
}
