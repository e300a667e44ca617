import type { NAMED_PERIODS, Sort } from '../../../model/ranking.ts';
import type { GraphFacts, People } from '../facts.ts';
import { count } from '../numbers.ts';
import { command } from './commands.ts';

/** Leaderboards, ratings, seasons and what single people did. Figures come ready to print. */
export const ranking = {
  /** `game` null: all games together. */
  title: (game: string | null) => `Leaderboard: ${game ?? 'all games'}`,
  allGames: 'All games',
  /** Of leaderboards, and on the buttons that lead from one to the other: at most 24 characters. */
  alone: 'Against computers',
  ranked: 'With others',
  periods: { season: 'This season', month: 'This month', all: 'All time' } satisfies Record<
    (typeof NAMED_PERIODS)[number],
    string
  >,
  /** `Season 3`. */
  season: (number: number) => `Season ${number}`,
  /** In a list to choose from. */
  sorts: {
    wins: 'Most wins first',
    rating: 'Best rating first',
    place: 'Best average place first',
    matches: 'Most matches first',
    points: 'Most points first',
  } satisfies Record<Sort, string>,
  /** Over the columns of a picture; about 6 letters. */
  columns: {
    wins: 'Wins',
    rating: 'Rating',
    place: 'Avg. place',
    matches: 'Played',
    points: 'Points',
  } satisfies Record<Sort, string>,
  /** `1.` or `1位`. */
  position: (rank: number) => `${rank}.`,
  wins: (wins: number, matches: number) =>
    `${count(wins, 'win', 'wins')} in ${count(matches, 'match', 'matches')}`,
  place: (average: string) => `average place ${average}`,
  rating: (rating: string) => `rating ${rating}`,
  /** With too few matches to tell. */
  provisional: (rating: string) => `${rating}?`,
  /** How sure it is: `1612 ± 84`. */
  spread: (rating: string, spread: string) => `${rating} ± ${spread}`,
  empty: `Nobody has finished a match with others here yet. ${command('start')} opens a table. Matches against computers alone have a leaderboard of their own.`,
  emptyPeriod:
    'Nobody has finished a match with others in this period. Matches against computers alone have a leaderboard of their own.',
  emptyAlone: 'Nobody has finished a match against computers at a table here in this period.',
  /** Below a page, when the asker is in no row at all. */
  notRanked: (who: People) => `${who} hasn’t finished a ranked match in this period.`,
  /** Which rows are shown: `1–10 of 34`. */
  shown: (from: number, to: number, total: number) => `${from}–${to} of ${total}`,
  pointsNeedGame:
    'Points can’t be compared across games, so this is sorted by wins. Choose a game to sort by points.',
  /** What the mark of `provisional` means. */
  provisionalNote: (matches: number) => `“?” = fewer than ${matches} rated matches`,
  stats: {
    title: (who: People) => `${who} on this server`,
    /** `who` null: the asker. */
    none: (who: People | null) =>
      who === null
        ? 'You haven’t finished a match on this server yet.'
        : `${who} hasn’t finished a match on this server.`,
    average: (points: string) => `${points} on average`,
    best: (yaku: string, worth: string) => `best yaku ${yaku} (${worth})`,
    notRated:
      'No rated match yet, so there’s no rating. Matches with computers are rated only if the server allows it.',
    /** Of a graph, from the first to the newest, and how it is described. */
    rated: (matches: number) => count(matches, 'rated match', 'rated matches'),
    graphAlt: ({ who, game, matches, rating, lowest, highest }: GraphFacts) =>
      `${who}’s rating (${game}) over ${matches}: now ${rating}, lowest ${lowest}, highest ${highest}.`,
  },
  seasons: {
    /** `since`: a time as Discord shows it; null before anything was played. */
    running: (number: number, since: string | null) =>
      since === null
        ? `Season ${number} starts with the first match.`
        : `Season ${number}, since ${since}`,
    played: (matches: number, people: number) =>
      `${count(matches, 'match', 'matches')}, ${count(people, 'player', 'players')}`,
    closed: (number: number, from: string, to: string) => `Season ${number}, ${from} to ${to}`,
    closedBefore: 'Past seasons',
    howClosed: 'Members with Manage Server can end the season here.',
    list: 'Seasons',
    close: 'End season',
    /** To be pressed once more. */
    confirm: (number: number) =>
      `End season ${number}? Its final standings will be posted in this channel, and season ${number + 1} will start. Ratings carry over. This can’t be undone.`,
    closeNow: (number: number) => `End season ${number}`,
    keep: 'Back',
    final: (number: number, by: People) => `${by} ended season ${number}. Final standings:`,
    /** To whoever closed a season, of its champion. */
    crowned: (who: People, role: string) => `${who} now has ${role}.`,
    notCrowned: (who: People, why: string) =>
      `${who} leads, but doesn’t have the champion’s role. ${why}`,
    youClosed: (number: number) =>
      `You ended season ${number}. Its final standings are in this channel.`,
    isClosed: 'That season has already ended.',
    nothingPlayed: 'No match has finished this season, so it can’t be ended yet.',
    noSuch: (number: number) => `There’s no season ${number} on this server.`,
    onlyManagers: 'Only members with Manage Server can do that.',
    recount: 'Recalculate ratings',
    recounted: (matches: number) =>
      `Ratings recalculated from ${count(matches, 'rated match', 'rated matches')}.`,
  },
};

/** What somebody shows of what they have done. */
export const profile = {
  /** Now, and the longest. About 24 characters. */
  streak: (now: number, longest: number) => `Winning streak ${now}, best ${longest}`,
  notRated: 'No rated match yet',
  /** Headings in pictures: about 20 characters; the first also above the best of who won. */
  best: 'Best yaku',
  noYaku: 'None yet',
  achievements: 'Achievements',
  /** To others, who see what leaderboards show: nothing more is shared. */
  onlyRecord: (who: People) => `${who} shows the rest of their profile to no one else.`,
  hidden: (who: People) => `${who} keeps their profile private.`,
  /** `who` null: the asker. */
  none: (who: People | null) =>
    who === null
      ? 'You haven’t finished a match here yet, so there’s no profile to show.'
      : `${who} hasn’t finished a match here yet, so there’s no profile to show.`,
  /** Under one's own, with who else sees it. */
  seenBy: {
    board: `-# Others see only what the leaderboard shows. Change that with ${command('me')}.`,
    server: `-# Everyone on this server can see it. Change that with ${command('me')}.`,
    me: `-# Only you can see it. Change that with ${command('me')}.`,
  },
  /** A button, at most 38 characters: shows it to everybody in the channel. */
  post: 'Show to everyone',
};
