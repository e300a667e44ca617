import { count, plain } from '../format/numbers.ts';
import type { HintWords } from '../words/hint.ts';

const points = (number: number) => count(number, 'point', 'points');
const together = (worth: string | null) => (worth === null ? '' : ` (${worth} together)`);

export const HINT: HintWords = {
  button: 'Hint',
  title: (move) => `Hint: a strong computer would choose **${move}**.`,
  only: {
    'last-card': 'It is your last card.',
    barred: 'It is the only card that you may play now.',
  },
  takes: (taken, worth) => `It takes ${taken}${together(worth)}.`,
  takesBest: (taken, worth, ways) =>
    `Of ${ways} ways to take, the best is to take ${taken}${together(worth)}.`,
  alone: 'It goes to your captured cards by itself.',
  makes: (yaku, worth) => `That makes **${yaku}** (${worth}).`,
  raises: (yaku, worth) => `That raises **${yaku}** to ${worth}.`,
  nears: (yaku, card) =>
    card === null
      ? `Then one more card makes ${yaku}.`
      : `Then only ${card} is missing for ${yaku}.`,
  denies: (card, who, yaku) => `${who} does not get ${card}, the only card missing for ${yaku}.`,
  holds: (card, who, yaku) =>
    `You keep ${card} in your hand: ${who} needs only that card for ${yaku}.`,
  lowMan: (most) =>
    `You can still win the round as low man, with at most ${points(most)}, so few points are good.`,
  nothingTakes: 'None of the cards that you may play takes anything.',
  keepsWild: (card) => `You keep your wild card, ${card}, for later.`,
  monthSeen: {
    0: 'No other card of its month is still unseen.',
    1: 'Only one other card of its month is still unseen.',
  },
  cheapest: (worth) => `No card that you may play is worth less (${worth}).`,
  stops: (worth) => `Shōbu brings ${worth} for sure.`,
  goesOn: (cards) => `You have ${count(cards, 'card', 'cards')} left to play for more.`,
  threat: (who, yaku) => `${who} needs one card for ${yaku}.`,
  chance: (yaku) => `You need one card for ${yaku}.`,
  promise: {
    entry: (worth, cost) =>
      `Playing this hand should bring about ${points(worth)}; dropping out costs ${cost === 0 ? 'nothing' : points(cost)}.`,
    chase: (worth, least) =>
      `Playing this hand should bring about ${points(worth)}; a chase is worth its risk above ${plain(least)}.`,
    chased: (worth) =>
      `Playing this hand should bring about ${points(worth)}; leaving costs nothing.`,
  },
  place: (worth) =>
    worth < 0
      ? `Leading takes about ${points(-worth)} off, which is counted.`
      : `Playing last adds about ${points(worth)}, which is counted.`,
  pot: (worth) => `Your chance of the pot adds about ${points(worth)}, which is counted.`,
  potFree:
    'So many have dropped out that who stays gets the pot, or a share of it, without playing.',
  better: (deals, lead, next) =>
    `Played out on ${deals} imagined deals, it left you on average ${lead} further ahead than the next best, ${next}.`,
  hardlyBetter: (deals, lead, next) =>
    `Played out on ${deals} imagined deals, it was hardly better than the next best, ${next}: by ${lead} on average, which may be chance.`,
  asGood: (deals, next) =>
    `Played out on ${deals} imagined deals, it did as well as the next best, ${next}.`,
  offer: '**Hint** on your hand, or `/hanafuda hint`, tells what a strong computer would choose.',
  notYourTurn: 'There is a hint whenever it is your turn.',
  withOthers:
    'There are no hints here: other people sit at this table, and it would not be fair to them. Against computers alone you can ask for one at any turn.',
  rated: 'There are no hints here: this match counts for the ratings.',
};
