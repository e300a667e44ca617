import { BEST_IS_OYA_EN, SHORT_TURN_EN, TURN_EN } from '../help-words.ts';
import { ROUNDS_EN } from '../rounds-words.ts';
import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Ino-Shika-Chō',
  line: 'The easy one: simple sums, few yaku, and the lightning is wild.',
  short: [
    'Two to four players. Captured cards and yaku both score.',
    SHORT_TURN_EN,
    'The **lightning is wild**: it must take one card other than a willow. If it can’t, it waits on the field for the next flipped card.',
    'Cards: bright 20, animal 10, ribbon 5, chaff 0. Each of the others pays you for your yaku, and you pay for theirs.',
    'The most points after the last round win.',
  ],
  help: [
    'Three players, all 48 cards. Each gets 7 cards, and 6 go to the field; with two players 8 and 8, with four 5 and 8. The oya leads.',
    TURN_EN,
    'The **lightning is wild** (onifuda): from your hand or flipped, it must take one card other than a willow. If there is none, it goes to the field, and then the next flipped card other than a willow must take it. Nothing else takes it.',
    'If the lightning is dealt to the field, the top card of the pile is placed face down on it. The oya takes both on the first turn, after playing a card, instead of flipping one.',
    'Usually two cards are left at the end. The willow goes to the player who took the other two willows, the other card to the player who used the lightning.',
    'Card points: bright 20, animal 10, ribbon 5, chaff 0. You keep your card points, you get your yaku from each of the others, and you pay theirs.',
    '**Yaku**, all of which add up: Boar-Deer-Butterflies 30 · Poetry Ribbons (pine, plum, cherry) 20 · Blue Ribbons (peony, chrysanthemum, maple) 20 · Plain Ribbons (wisteria, iris, bush clover, willow) 20 · Flower Viewing (curtain, sake cup) 10 · Moon Viewing (moon, sake cup) 10 · Full Wisteria and Full Paulownia (all four) 10.',
    BEST_IS_OYA_EN,
  ],
  options: {
    rounds: ROUNDS_EN,
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
