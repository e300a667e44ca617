import { count, plain } from '../numbers.ts';
import type { People } from '../people.ts';
import { command } from './bot.ts';

/** What is said around the deal of the day. Days, amounts and names come ready to print. */
export const DAILY = {
  /** Of the leaderboards. At most 24 characters, as on a picture. */
  titles: { board: 'Deal of the day', week: 'Deals of the week' },
  /** A heading: whose deal it is. */
  heading: (day: string, game: string) => `Deal of the day, ${day}: ${game}`,
  /** Above the hand. `when`: a time as Discord shows it. */
  note: (when: string) =>
    `-# The same deal for everyone, and one attempt. You can play it until ${when}; ${command('daily')} shows it again.`,
  /** What an attempt came to. */
  score: (score: string) => `You made **${score}**.`,
  /** Beside what the strong computer made of it. */
  beside: {
    better: (par) => `Better than a strong computer in your seat (${par}).`,
    same: (par) => `As good as a strong computer in your seat (${par}).`,
    worse: (par) => `A strong computer made ${par} in your seat.`,
  } satisfies Record<'better' | 'same' | 'worse', (par: string) => string>,
  /** While that is not known. */
  noPar: `The strong computer is still playing. ${command('daily')} shows its result later.`,
  mean: (mean: string, players: number) =>
    players === 1
      ? 'You’re the first to finish it.'
      : `The average of ${plain(players)} players is ${mean}.`,
  streak: (days: number) => `Streak: ${count(days, 'day', 'days')}.`,
  /** That the deal of another day can be finished, until a time as Discord shows it. */
  unfinished: (when: string) => `You can still finish it, until ${when}.`,
  /** In place of a result. */
  lapsed: 'The day was over before you finished its deal.',
  /** In place of a replay, until a time as Discord shows it. */
  secret: (when: string) => `Others can still play this deal. You can look at it again ${when}.`,
  noHints: 'There are no hints in the deal of the day.',
  /** At most 38 characters each. */
  buttons: {
    share: 'Share',
    leaderboard: 'Leaderboard',
    day: 'Day',
    week: 'Week',
    goOn: 'Finish it',
    today: 'Today’s deal',
  },
  /** To everybody: what somebody made of it. */
  shared: (who: People, heading: string, result: string) => `${who} · ${heading}\n${result}`,
  /** Follows that. */
  invite: `Play the same deal: ${command('daily')}`,
  alreadyShared: 'You’ve shared this here already.',
  /** The rows of a picture that are nobody's; about 14 Latin characters each. */
  computer: 'Strong computer',
  everybody: 'Average',
  /** Over columns of figures; about 6 letters each. */
  columns: { score: 'Score', beaten: 'Beaten', played: 'Played' },
  week: (from: string, to: string) => `${from} – ${to}`,
  /** How the leaderboard of a week counts. */
  weekCounts:
    '“Beaten” counts the days on which you did at least as well as the strong computer. Ties go by days played.',
  /** Below the leaderboard outside of servers, which names nobody else. */
  alone: `This leaderboard shows only you. On a server, ${command('daily')} puts you on its leaderboard, which shows everyone there.`,
  /** Nobody has played yet. */
  empty: `No results here yet. ${command('daily')} deals you the cards.`,
  /** What is chosen to be shown. */
  shows: { board: 'Today’s leaderboard', week: 'This week’s leaderboard' },
};
