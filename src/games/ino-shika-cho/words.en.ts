import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Ino-Shika-Chō',
  line: 'The easy one: simple sums, few yaku, and the lightning is wild.',
  short: [
    'Two to four players. Captured cards and yaku both score.',
    'The **lightning is wild**: it must take one card other than a willow. If it can’t, it waits on the field for the next flipped card.',
    'Cards: bright 20, animal 10, ribbon 5, chaff 0. Each of the others pays you for your yaku, and you pay for theirs.',
  ],
  options: {
    threeCardRule: {
      name: 'Three-card rule',
      sentence: 'If you’re dealt three or four cards of a month, are some exchanged?',
      choices: { false: 'no exchange', true: 'cards are exchanged' },
    },
    wildTakesOwnSuit: {
      name: 'Lightning takes willows',
      sentence: 'Can the lightning take a willow, too?',
      choices: { false: 'no willows', true: 'even willows' },
    },
    direction: {
      name: 'Direction',
      sentence: 'The direction in which the turn passes.',
      choices: { anticlockwise: 'anticlockwise', clockwise: 'clockwise' },
    },
  },
  yaku: {
    'akatan-moji': 'Poetry Ribbons',
    'akatan-muji': 'Plain Ribbons',
    'fuji-ippai': 'Full Wisteria',
    'kiri-ippai': 'Full Paulownia',
  },
  shortYaku: {
    'akatan-moji': 'Poetry',
    'akatan-muji': 'Plain',
    'fuji-ippai': 'Wisterias',
    'kiri-ippai': 'Paulownias',
  },
};
