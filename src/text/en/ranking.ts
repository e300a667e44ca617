import { count } from '../format/numbers.ts';
import type { RankingWords } from '../words/ranking.ts';

export const RANKING: RankingWords = {
  title: (game) => `Leaderboard: ${game ?? 'all games'}`,
  allGames: 'All games',
  periods: { season: 'This season', month: 'This month', all: 'All time' },
  season: (number) => `Season ${number}`,
  sorts: {
    wins: 'Most wins first',
    rating: 'Best rating first',
    place: 'Best average place first',
    matches: 'Most matches first',
    points: 'Most points first',
  },
  columns: { wins: 'Wins', rating: 'Rating', place: 'Place', matches: 'Played', points: 'Points' },
  position: (rank) => `${rank}.`,
  row: (position, who, record) => `${position} ${who}: ${record}`,
  wins: (wins, matches) => `${count(wins, 'win', 'wins')} in ${count(matches, 'match', 'matches')}`,
  place: (average) => `average place ${average}`,
  rating: (rating) => `rating ${rating}`,
  provisional: (rating) => `${rating}?`,
  spread: (rating, spread) => `${rating} ± ${spread}`,
  empty: 'Nobody has finished a match here yet. Open a table with /hanafuda start.',
  emptyPeriod: 'Nobody has finished a match in this time.',
  notRanked: (who) => `${who} has not finished a match in this time.`,
  shown: (from, to, total) => `${from}–${to} of ${total}`,
  pointsNeedGame:
    'Points of different games cannot be added, so this goes by wins. Choose a game to go by points.',
  provisionalNote: (matches) => `A “?” stands for fewer than ${matches} rated matches.`,
  stats: {
    title: (who) => `${who} on this server`,
    none: (who) =>
      who === null
        ? 'You have not finished a match on this server yet.'
        : `${who} has not finished a match on this server.`,
    average: (points) => `${points} on average`,
    best: (yaku, worth) => `best yaku ${yaku} (${worth})`,
    notRated:
      'No rated match yet, so there is no rating. Matches with computers are rated only if the server wants it.',
    rated: (matches) => count(matches, 'rated match', 'rated matches'),
    graphAlt: ({ who, game, matches, rating, lowest, highest }) =>
      `Rating of ${who} (${game}) over ${matches}: now ${rating}, lowest ${lowest}, highest ${highest}.`,
  },
  seasons: {
    running: (number, since) =>
      since === null
        ? `Season ${number} begins with the first match.`
        : `Season ${number}, since ${since}`,
    played: (matches, people) =>
      `${count(matches, 'match', 'matches')} of ${count(people, 'person', 'people')}`,
    closed: (number, from, to) => `Season ${number}, ${from} to ${to}`,
    closedBefore: 'Seasons before',
    howClosed: 'Somebody with Manage Server closes a season with `/hanafuda season`.',
    show: 'Standing',
    close: 'Close the season',
    confirm: (number) =>
      `Close season ${number}? Its final standing is shown in this channel, and season ${number + 1} begins. Ratings go on. This cannot be undone.`,
    closeNow: (number) => `Close season ${number}`,
    keep: 'Back',
    final: (number, by) => `Season ${number} is closed by ${by}. The final standing:`,
    youClosed: (number) =>
      `Season ${number} is closed. Its final standing is shown in this channel.`,
    isClosed: 'That season was closed before.',
    nothingPlayed: 'Nothing was played in this season yet, so there is nothing to close.',
    noSuch: (number) => `There is no season ${number} on this server.`,
    onlyManagers: 'Only somebody with Manage Server can do that.',
    recount: 'Work out ratings again',
    recounted: (matches) =>
      `The ratings were worked out again from ${count(matches, 'rated match', 'rated matches')}.`,
  },
};
