import type { HintStrength } from '../../../model/hint.ts';
import type { CardNames } from '../cards.ts';
import { count, plain } from '../numbers.ts';
import type { People } from '../people.ts';
import { command } from './bot.ts';

const points = (number: number) => count(number, 'point', 'points');
const together = (worth: string | null) => (worth === null ? '' : ` (${worth} together)`);

/** What a computer would play, and why. Amounts come ready to print. */
export const HINT = {
  /** At most 38 characters. */
  button: 'Hint',
  /** Before the reasons, by who would play it; `move` as its button says it. */
  title: {
    strong: (move) => `Hint: a strong computer would play **${move}**.`,
    normal: (move) => `Hint: a normal computer would play **${move}**.`,
  } satisfies Record<HintStrength, (move: string) => string>,
  only: {
    'last-card': 'It’s your last card.',
    barred: 'It’s the only card you can play.',
  },
  /** `worth`: the points of all these cards together; null where they count for nothing. */
  takes: (taken: CardNames, worth: string | null) => `It takes ${taken}${together(worth)}.`,
  /** The same where it could take in so many ways. */
  takesBest: (taken: CardNames, worth: string | null, ways: number) =>
    `It can take in ${ways} ways; the best is ${taken}${together(worth)}.`,
  alone: 'It goes straight to your captured cards.',
  /** Cards are captured after the flip, so nothing is certain before. */
  flipDecides: 'Cards are captured after the flip, so nothing is certain yet.',
  makes: (yaku: string, worth: string) => `That makes **${yaku}** (${worth}).`,
  raises: (yaku: string, worth: string) => `That raises **${yaku}** to ${worth}.`,
  /** `needs`: the cards that it still lacks. */
  nearest: (yaku: string, worth: string, needs: CardNames) =>
    `The nearest yaku is **${yaku}** (${worth}): you need ${needs}.`,
  /** So many more of the cards of a yaku that needs some of them. */
  more: (number: number) => `${plain(number)} more of its cards`,
  /** Where a card lies, beside its name. */
  places: { hand: 'in your hand', field: 'on the field' },
  /** `who` needed only this card for the yaku: it is taken away, or not laid. */
  denies: (card: CardNames, who: People, yaku: string) =>
    `${who} doesn’t get ${card}, the only card they need for ${yaku}.`,
  holds: (card: CardNames, who: People, yaku: string) =>
    `You keep ${card} in your hand: ${who} needs only that card for ${yaku}.`,
  /** `most` card points, at which the round may still be won. */
  lowMan: (most: number) =>
    `You can still win as low man (${count(most, 'card point', 'card points')} or fewer), so avoid points.`,
  nothingTakes: 'None of your playable cards takes anything.',
  keepsWild: (card: CardNames) => `You keep your wild card, ${card}, for later.`,
  /** How many other cards of the month are unseen. */
  monthSeen: {
    0: 'You’ve seen every other card of its month.',
    1: 'Only one other card of its month is still unseen.',
  },
  cheapest: (worth: string) => `It’s your least valuable playable card (${worth}).`,
  stops: (worth: string) => `Shōbu scores ${worth} for certain.`,
  /** The same in Go-Stop. */
  stopWins: (worth: string) => `Stop wins ${worth} for certain.`,
  /** `cards`: how many are left to play. */
  goesOn: (cards: number) => `You have ${count(cards, 'card', 'cards')} left to play for more.`,
  threat: (who: People, yaku: string) => `${who} needs one card for ${yaku}.`,
  /** What this hand should bring in play, against what each question costs, in points. */
  promise: {
    /** `cost` 0: dropping out is free. */
    entry: (worth: number, cost: number) =>
      `This hand should score about ${points(worth)} if played; dropping out costs ${cost === 0 ? 'nothing' : points(cost)}.`,
    chase: (worth: number, least: number) =>
      `This hand should score about ${points(worth)} if played; a chase is worth the risk above ${plain(least)}.`,
    chased: (worth: number) =>
      `This hand should score about ${points(worth)} if played; giving way costs nothing.`,
  },
  /** Of that so much, less than nothing where it is a burden. */
  place: (worth: number) =>
    worth < 0
      ? `(This includes about −${points(-worth)} for leading.)`
      : `(This includes about +${points(worth)} for playing last.)`,
  pot: (worth: number) => `(This includes about +${points(worth)} for your chance of the pot.)`,
  potFree:
    'So many players have dropped out that staying wins the pot, or a share of it, without playing.',
  /** On so many imagined deals it left one so much further ahead than `next`. */
  better: (deals: number, lead: string, next: string) =>
    `In ${deals} simulated deals it came out ${lead} better on average than the runner-up, **${next}**.`,
  /** The same, where that may be chance. */
  hardlyBetter: (deals: number, lead: string, next: string) =>
    `In ${deals} simulated deals it was about as good as the runner-up, **${next}** (${lead} better on average, which could be chance).`,
  asGood: (deals: number, next: string) =>
    `In ${deals} simulated deals it was as good as the runner-up, **${next}**.`,
  /** The same of a move that was not played out: by what computers learned it brings so much more. */
  valuedMore: (lead: string, next: string) =>
    `From experience it is worth ${lead} more on average than the runner-up, **${next}**.`,
  valuedAlike: (next: string) => `From experience the runner-up, **${next}**, is worth as much.`,
  /** How to get one. */
  offer: `**Hint** under your hand, or ${command('hint')}, shows what a strong computer would play.`,
  /** Why there is none. */
  notYourTurn: 'Hints are available on your turn.',
  withOthers:
    'No hints while other people are playing. Against computers only, you can ask on any turn.',
  rated: 'No hints in rated matches.',
};
