import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Ino-Shika-Chō',
  line: 'The easy one, also for children: simple sums, few yaku, and the lightning is a wild card.',
  help: [
    'Three players, all 48 cards. Each gets 7 cards, 6 lie on the field; with two players 8 and 8, with four 5 and 8. The oya leads.',
    'In your turn you play a card. It takes a card of the same month from the field. Of two you choose one, three are taken together. With no match your card stays on the field. Then the top card of the pile is turned and does the same.',
    'The **lightning is wild** (onifuda): from your hand or turned, it must take one card that is no willow. If there is none, it stays on the field, and then the first card turned that is no willow must take it. Nothing else takes it.',
    'Dealt to the field, the lightning gets the top card of the pile face down on it, and the oya takes both at the end of the first turn, instead of turning a card.',
    'At the end usually two cards are left. The willow goes to the player who took the other two willows, the other card to the player who used the lightning.',
    'Card points: bright 20, animal 10, ribbon 5, chaff 0. You keep your card points, you get your yaku from each of the others, and you pay theirs.',
    '**Yaku**, all of which add up: Boar-Deer-Butterflies 30 · Poetry Ribbons (pine, plum, cherry) 20 · Blue Ribbons (peony, chrysanthemum, maple) 20 · Plain Ribbons (wisteria, iris, bush clover, willow) 20 · Flower Viewing (curtain, sake cup) 10 · Moon Viewing (moon, sake cup) 10 · Full Wisteria and Full Paulownia (all four) 10.',
    'The best score of a round is the next oya. Most points after the last round win.',
  ],
  options: {
    rounds: {
      name: 'Rounds',
      command: 'rounds',
      sentence: 'How many rounds a match has.',
      choices: { '12': '12 rounds', '6': '6 rounds', '3': '3 rounds' },
    },
    threeCardRule: {
      name: 'Three-card rule',
      command: 'three-card-rule',
      sentence: 'Whether three or four cards of a month, dealt together, are partly exchanged.',
      choices: { false: 'no exchange', true: 'cards are exchanged' },
    },
    wildTakesOwnSuit: {
      name: 'Lightning takes willows',
      command: 'wild-takes-willows',
      sentence: 'Whether the lightning may take a willow, too.',
      choices: { false: 'no willow', true: 'willows, too' },
    },
    direction: {
      name: 'Direction',
      command: 'direction',
      sentence: 'In which direction the turn passes.',
      choices: { anticlockwise: 'anticlockwise', clockwise: 'clockwise' },
    },
  },
  yaku: {
    inoshikacho: 'Boar-Deer-Butterflies',
    'akatan-moji': 'Poetry Ribbons',
    aotan: 'Blue Ribbons',
    'akatan-muji': 'Plain Ribbons',
    hanami: 'Flower Viewing',
    tsukimi: 'Moon Viewing',
    'fuji-ippai': 'Full Wisteria',
    'kiri-ippai': 'Full Paulownia',
  },
  shortYaku: {
    inoshikacho: 'Boar-Deer',
    'akatan-moji': 'Poetry',
    aotan: 'Blue',
    'akatan-muji': 'Plain red',
    hanami: 'Flower view',
    tsukimi: 'Moon view',
    'fuji-ippai': 'Wisterias',
    'kiri-ippai': 'Paulownias',
  },
};
