import { plain } from '../numbers.ts';

/** Words around the pages of a game's rules. */
export const ruleBook = {
  /** The button to them. */
  all: 'All rules',
  /** The button to what all games have in common, and its title. */
  primer: 'First five minutes',
  /** Describes the picture of all cards. */
  deck: 'All 48 cards, one column for each month. The text below names them.',
  /** What the introduction of the rules is called among their parts. */
  about: 'The game',
  title: (game: string, part: string) => `### ${game} · ${part}`,
  /** Of a table: what stands in a column that must be named, `Points: 20`. */
  cell: (column: string, text: string) => `${column}: ${text}`,
  which: 'Which game’s rules would you like to read?',
  choose: 'Choose a game',
  game: (name: string, seats: string) => `${name} (${seats} players)`,
};

export const chart = {
  title: (game: string) => `${game}: yaku`,
  need: (count: number) => `any ${count}`,
  more: (kind: string, each: number) => `+${each} per extra ${kind}`,
  /** The four cards are those of the month that is played. */
  thisMonth: 'this month',
  fourOfTheMonth: 'all 4 of the month',
  fourOfOne: 'all 4 of a month',
  /** Before the card that spoils it. */
  without: 'without',
  atMost: (points: number) => `${plain(points)} card points or fewer`,
  bestOfLetter: 'Same letter: only your best one counts.',
  bestOfAll: 'Of all your yaku, only the best one counts.',
  allCount: 'All of them count.',
  /** So many of these: `any 5 of crane, curtain`. */
  needOf: (count: number, cards: string) => `any ${count} of ${cards}`,
  /** All of these and so many of those. */
  both: (first: string, second: string) => `${first}, and ${second}`,
  unless: (cards: string) => `not with ${cards}`,
  /** So many cards of a large set. */
  cards: (count: number) => (count === 1 ? '1 card' : `${plain(count)} cards`),
  /** What the reader, and what others have captured of them. */
  youHave: (cards: string) => `you have ${cards}`,
  youHold: (cards: string) => `in your hand: ${cards}`,
  othersHave: (cards: string) => `taken by others: ${cards}`,
};
