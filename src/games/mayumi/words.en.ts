import { SHORT_TURN_EN, TURN_EN } from '../help-words.ts';
import { ROUNDS_EN } from '../rounds-words.ts';
import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Mayumi-no Hanafuda',
  line: 'A family’s own game: yaku worth hundreds, and a wild rain man.',
  short: [
    'Two or three players. Captured cards and yaku score **ken**.',
    SHORT_TURN_EN,
    'The **rain man is wild** from your second turn on: he takes any card that’s worth points.',
    'Cards: bright and bush warbler 50; other animals, ribbons and the yellow paulownia 10; chaff 0. Yaku are worth hundreds.',
    'You’re compared with the oya: the player with less pays the difference.',
  ],
  help: [
    'Two or three players, all 48 cards. With two, each gets 8 cards and 8 go to the field; with three, 7 and 6. The oya leads, and the turn passes clockwise. With two, 8 cards of the pile are never flipped.',
    'If you’re dealt three or four cards of a month, you can exchange one (of three) or two (of four), picked at random.',
    TURN_EN,
    'The **rain man (gaji) is wild** (onifuda): from your second turn on, it takes a willow or any one card that’s worth points, and such a card of any month takes it. On each player’s first turn it takes only willows, and only willows take it. A card from your hand needn’t take the rain man; a flipped card must if it takes nothing else.',
    'Points are called **ken**. Cards: bright and bush warbler 50, other animals, ribbons and the yellow paulownia 10, chaff 0. A whole family (all four cards of a month, but not the willows) is worth 50 ken more.',
    '**Yaku**, all of which add up. 300: Matsu-kiri-bōzu (crane, phoenix, moon) · Great Three (crane, bush warbler, curtain) · Boar-Deer-Butterflies · Teppō (curtain, moon, sake cup) · Nizoro (rain man, swallow, willow ribbon)',
    '200: Small Three (ribbons of pine, plum, cherry) · Plain Ribbons (wisteria, iris, bush clover) · Blue Ribbons (peony, chrysanthemum, maple) · 100: Flower Viewing (curtain, sake cup) · Moon Viewing (moon, sake cup) · any seven, eight or nine ribbons: 700, 800, 900',
    'Each player compares cards and yaku with the oya, and the lower pays the difference. The highest scorer is the next oya. On a tie, the oya stays.',
    'Tegarasu sanjū: if your captured cards, not counting willows and paulownias, are worth 30 ken or less, you can claim a draw at the end. Then nobody scores, and the round is redealt.',
  ],
  options: {
    games: ROUNDS_EN,
    warbler: {
      name: 'Bush warbler',
      command: 'warbler',
      sentence: 'How many ken the bush warbler is worth.',
      choices: { '50': '50 ken', '10': '10 ken' },
    },
    nizoro: {
      name: 'Nizoro',
      sentence: 'Does Nizoro also need the lightning?',
      choices: { '3': 'three willows', '4': 'all four willows' },
    },
    tegarasu: {
      name: 'Tegarasu sanjū',
      command: 'tegarasu',
      sentence: 'Who can claim a draw at the end.',
      choices: {
        families: '30 or less, not counting willows and paulownias',
        'one-light': 'one 50-ken card at most, and 30 or less otherwise',
      },
    },
    mustMatch: {
      name: 'Must match',
      sentence: 'Must you play a card that takes something, if you have one?',
      choices: { false: 'play any card', true: 'take if you can' },
    },
    teppoReplacesViewings: {
      name: 'Teppō and viewings',
      sentence: 'Do the two viewings still count with Teppō?',
      choices: { false: 'all count', true: 'only Teppō counts' },
    },
    willowRibbon: {
      name: 'Willow ribbon',
      sentence: 'Does the willow ribbon count in seven, eight or nine ribbons?',
      choices: { true: 'counts', false: 'doesn’t count' },
    },
  },
  yaku: {
    nizoro: 'Nizoro',
    akatan: 'Plain Ribbons',
    'kyu-tan': 'Nine Ribbons',
    'hachi-tan': 'Eight Ribbons',
    'nana-tan': 'Seven Ribbons',
    family: 'Whole Family',
  },
  shortYaku: {
    akatan: 'Plain',
    'kyu-tan': '9 Ribbons',
    'hachi-tan': '8 Ribbons',
    'nana-tan': '7 Ribbons',
    family: 'Family',
  },
};
