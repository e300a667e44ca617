import { count } from '../format/numbers.ts';
import type { RankingWords } from '../words/ranking.ts';
import { command } from './bot.ts';

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
  columns: {
    wins: 'Wins',
    rating: 'Rating',
    place: 'Avg. place',
    matches: 'Played',
    points: 'Points',
  },
  position: (rank) => `${rank}.`,
  row: (position, who, record) => `${position} ${who}: ${record}`,
  wins: (wins, matches) => `${count(wins, 'win', 'wins')} in ${count(matches, 'match', 'matches')}`,
  place: (average) => `average place ${average}`,
  rating: (rating) => `rating ${rating}`,
  provisional: (rating) => `${rating}?`,
  spread: (rating, spread) => `${rating} ± ${spread}`,
  empty: `Nobody has finished a match with others here yet. ${command('start')} opens a table. Matches against computers alone rank only if the server allows it.`,
  emptyPeriod:
    'Nobody has finished a match with others in this period. Matches against computers alone rank only if the server allows it.',
  notRanked: (who) => `${who} hasn’t finished a ranked match in this period.`,
  shown: (from, to, total) => `${from}–${to} of ${total}`,
  pointsNeedGame:
    'Points can’t be compared across games, so this is sorted by wins. Choose a game to sort by points.',
  provisionalNote: (matches) => `“?” = fewer than ${matches} rated matches`,
  stats: {
    title: (who) => `${who} on this server`,
    none: (who) =>
      who === null
        ? 'You haven’t finished a match on this server yet.'
        : `${who} hasn’t finished a match on this server.`,
    average: (points) => `${points} on average`,
    best: (yaku, worth) => `best yaku ${yaku} (${worth})`,
    line: (game, record) => `- **${game}**: ${record}`,
    notRated:
      'No rated match yet, so there’s no rating. Matches with computers are rated only if the server allows it.',
    rated: (matches) => count(matches, 'rated match', 'rated matches'),
    graphAlt: ({ who, game, matches, rating, lowest, highest }) =>
      `${who}’s rating (${game}) over ${matches}: now ${rating}, lowest ${lowest}, highest ${highest}.`,
  },
  seasons: {
    running: (number, since) =>
      since === null
        ? `Season ${number} starts with the first match.`
        : `Season ${number}, since ${since}`,
    played: (matches, people) =>
      `${count(matches, 'match', 'matches')}, ${count(people, 'player', 'players')}`,
    closed: (number, from, to) => `Season ${number}, ${from} to ${to}`,
    closedBefore: 'Past seasons',
    howClosed: `Members with Manage Server can end the season with ${command('season')}.`,
    show: 'Standings',
    close: 'End season',
    confirm: (number) =>
      `End season ${number}? Its final standings will be posted in this channel, and season ${number + 1} will start. Ratings carry over. This can’t be undone.`,
    closeNow: (number) => `End season ${number}`,
    keep: 'Back',
    final: (number, by) => `${by} ended season ${number}. Final standings:`,
    youClosed: (number) => `You ended season ${number}. Its final standings are in this channel.`,
    isClosed: 'That season has already ended.',
    nothingPlayed: 'No match has finished this season, so it can’t be ended yet.',
    noSuch: (number) => `There’s no season ${number} on this server.`,
    onlyManagers: 'Only members with Manage Server can do that.',
    recount: 'Recalculate ratings',
    recounted: (matches) =>
      `Ratings recalculated from ${count(matches, 'rated match', 'rated matches')}.`,
  },
};
