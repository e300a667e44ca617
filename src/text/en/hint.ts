import { count, plain } from '../format/numbers.ts';
import type { HintWords } from '../words/hint.ts';
import { command } from './bot.ts';

const points = (number: number) => count(number, 'point', 'points');
const together = (worth: string | null) => (worth === null ? '' : ` (${worth} together)`);

export const HINT: HintWords = {
  button: 'Hint',
  title: {
    strong: (move) => `Hint: a strong computer would play **${move}**.`,
    normal: (move) => `Hint: a normal computer would play **${move}**.`,
  },
  only: {
    'last-card': 'It’s your last card.',
    barred: 'It’s the only card you can play.',
  },
  takes: (taken, worth) => `It takes ${taken}${together(worth)}.`,
  takesBest: (taken, worth, ways) =>
    `It can take in ${ways} ways; the best is ${taken}${together(worth)}.`,
  alone: 'It goes straight to your captured cards.',
  flipDecides: 'Cards are captured after the flip, so nothing is certain yet.',
  makes: (yaku, worth) => `That makes **${yaku}** (${worth}).`,
  raises: (yaku, worth) => `That raises **${yaku}** to ${worth}.`,
  nearest: (yaku, worth, needs) => `The nearest yaku is **${yaku}** (${worth}): you need ${needs}.`,
  more: (number) => `${plain(number)} more of its cards`,
  places: { hand: 'in your hand', field: 'on the field' },
  denies: (card, who, yaku) => `${who} doesn’t get ${card}, the only card they need for ${yaku}.`,
  holds: (card, who, yaku) =>
    `You keep ${card} in your hand: ${who} needs only that card for ${yaku}.`,
  lowMan: (most) =>
    `You can still win as low man (${count(most, 'card point', 'card points')} or fewer), so avoid points.`,
  nothingTakes: 'None of your playable cards takes anything.',
  keepsWild: (card) => `You keep your wild card, ${card}, for later.`,
  monthSeen: {
    0: 'You’ve seen every other card of its month.',
    1: 'Only one other card of its month is still unseen.',
  },
  cheapest: (worth) => `It’s your least valuable playable card (${worth}).`,
  stopWins: (worth) => `Stop wins ${worth} for certain.`,
  stops: (worth) => `Shōbu scores ${worth} for certain.`,
  goesOn: (cards) => `You have ${count(cards, 'card', 'cards')} left to play for more.`,
  threat: (who, yaku) => `${who} needs one card for ${yaku}.`,
  promise: {
    entry: (worth, cost) =>
      `This hand should score about ${points(worth)} if played; dropping out costs ${cost === 0 ? 'nothing' : points(cost)}.`,
    chase: (worth, least) =>
      `This hand should score about ${points(worth)} if played; a chase is worth the risk above ${plain(least)}.`,
    chased: (worth) =>
      `This hand should score about ${points(worth)} if played; giving way costs nothing.`,
  },
  place: (worth) =>
    worth < 0
      ? `(This includes about −${points(-worth)} for leading.)`
      : `(This includes about +${points(worth)} for playing last.)`,
  pot: (worth) => `(This includes about +${points(worth)} for your chance of the pot.)`,
  potFree:
    'So many players have dropped out that staying wins the pot, or a share of it, without playing.',
  better: (deals, lead, next) =>
    `In ${deals} simulated deals it came out ${lead} better on average than the runner-up, **${next}**.`,
  hardlyBetter: (deals, lead, next) =>
    `In ${deals} simulated deals it was about as good as the runner-up, **${next}** (${lead} better on average, which could be chance).`,
  asGood: (deals, next) =>
    `In ${deals} simulated deals it was as good as the runner-up, **${next}**.`,
  valuedMore: (lead, next) =>
    `From experience it is worth ${lead} more on average than the runner-up, **${next}**.`,
  valuedAlike: (next) => `From experience the runner-up, **${next}**, is worth as much.`,
  offer: `**Hint** under your hand, or ${command('hint')}, shows what a strong computer would play.`,
  notYourTurn: 'Hints are available on your turn.',
  withOthers:
    'No hints while other people are playing. Against computers only, you can ask on any turn.',
  rated: 'No hints in rated matches.',
};
