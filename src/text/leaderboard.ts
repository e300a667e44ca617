import type { RankFacts } from './facts.ts';
import { gameWords } from './game-words.ts';
import { escapeName, shortName } from './names.ts';
import type { Words } from './words.ts';

/** A server's leaderboard in Discord's markdown. `game` null: all games together. */
export function leaderboardLines(
  ranks: readonly RankFacts[],
  game: string | null,
  words: Words,
): readonly string[] {
  const { leaderboard } = words;
  const title = leaderboard.title(game === null ? null : gameWords(words, game).name);
  if (ranks.length === 0) return [`### ${title}`, leaderboard.empty];
  return [`### ${title}`, ...ranks.map((rank) => rankLine(rank, game, words))];
}

/** One row of it. */
function rankLine(rank: RankFacts, game: string | null, words: Words): string {
  const { leaderboard, money } = words;
  const points =
    game === null ? money.points(rank.points) : gameWords(words, game).score(rank.points);
  const record = leaderboard.record(rank.wins, rank.matches, points);
  return leaderboard.row(rank.rank, `**${escapeName(shortName(rank.person.name))}**`, record);
}

/** What stands below a page of it: the reader's own row, and how many more there are. */
export function leaderboardFoot(
  foot: { readonly own: RankFacts | undefined; readonly more: number },
  game: string | null,
  words: Words,
): readonly string[] {
  const { leaderboard } = words;
  return [
    ...(foot.more > 0 ? [leaderboard.more(foot.more)] : []),
    ...(foot.own === undefined ? [] : [leaderboard.you(rankLine(foot.own, game, words))]),
  ];
}
