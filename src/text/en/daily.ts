import { count, plain } from '../format/numbers.ts';
import type { DailyWords } from '../words/daily.ts';
import { command } from './bot.ts';

export const DAILY: DailyWords = {
  titles: { board: 'Deal of the day', week: 'Deals of the week' },
  heading: (day, game) => `Deal of the day, ${day}: ${game}`,
  note: (when) =>
    `-# The same deal for everyone, and one attempt. You can play it until ${when}; ${command('daily')} shows it again.`,
  score: (score) => `You made **${score}**.`,
  beside: {
    better: (par) => `Better than a strong computer in your seat (${par}).`,
    same: (par) => `As good as a strong computer in your seat (${par}).`,
    worse: (par) => `A strong computer made ${par} in your seat.`,
  },
  noPar: `The strong computer is still playing. ${command('daily')} shows its result later.`,
  mean: (mean, players) =>
    players === 1
      ? 'You’re the first to finish it.'
      : `The average of ${plain(players)} players is ${mean}.`,
  streak: (days) => `Streak: ${count(days, 'day', 'days')}.`,
  unfinished: (when) => `You can still finish it, until ${when}.`,
  lapsed: 'The day was over before you finished its deal.',
  secret: (when) => `Others can still play this deal. You can look at it again ${when}.`,
  noHints: 'There are no hints in the deal of the day.',
  buttons: {
    share: 'Share',
    leaderboard: 'Leaderboard',
    day: 'Day',
    week: 'Week',
    goOn: 'Finish it',
    today: 'Today’s deal',
  },
  shared: (who, heading, result) => `${who} · ${heading}\n${result}`,
  invite: `Play the same deal: ${command('daily')}`,
  alreadyShared: 'You’ve shared this here already.',
  computer: 'Strong computer',
  everybody: 'Average',
  columns: { score: 'Score', beaten: 'Beaten', played: 'Played' },
  week: (from, to) => `${from} – ${to}`,
  weekCounts:
    '“Beaten” counts the days on which you did at least as well as the strong computer. Ties go by days played.',
  alone: `This leaderboard shows only you. On a server, ${command('daily')} puts you on its leaderboard, which shows everyone there.`,
  empty: `No results here yet. ${command('daily')} deals you the cards.`,
  shows: { board: 'Today’s leaderboard', week: 'This week’s leaderboard' },
};
