import { count, plain } from '../format/numbers.ts';
import type { DailyWords } from '../words/daily.ts';
import { command } from './bot.ts';

export const DAILY: DailyWords = {
  title: 'Deal of the day',
  heading: (day, game) => `Deal of the day, ${day}: ${game}`,
  note: (when) =>
    `-# The same deal for everyone, and one attempt. It can be played until ${when}; ${command('daily')} shows it again.`,
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
  streak: (days) => `${count(days, 'day', 'days')} in a row.`,
  lapsed: 'The day was over before you finished its deal.',
  secret: (when) => `Others can still play this deal. You can look at it again ${when}.`,
  noHints: 'There are no hints in the deal of the day.',
  buttons: { share: 'Share', board: 'Board', day: 'The day', week: 'The week' },
  shared: (who, heading, result) => `${who} · ${heading}\n${result}`,
  invite: `Play the same deal: ${command('daily')}`,
  alreadyShared: 'You’ve shared this here already.',
  computer: 'Strong computer',
  everybody: 'Average',
  columns: { score: 'Score', beaten: 'Beaten', played: 'Played' },
  week: (from, to) => `${from} – ${to}`,
  weekCounts: 'Days on which you did as well as the strong computer, or better; then days played.',
  alone: `Here the board shows only you. ${command('daily')} on a server adds you to its board and shows everyone there.`,
  empty: `Nobody has finished a deal here yet. ${command('daily')} deals it to you.`,
  shows: { board: 'The board of the day', week: 'The board of the week' },
};
