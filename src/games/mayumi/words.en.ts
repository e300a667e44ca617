import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Mayumi-no Hanafuda',
  line: 'A family’s own game: yaku worth hundreds, and a wild rain man.',
  short: [
    'Two or three players. Captured cards and yaku score **ken**.',
    'The **rain man is wild** from your second turn on: he takes any card that’s worth points.',
    'Cards: brights and the bush warbler 50; other animals, ribbons and the yellow paulownia 10; chaff 0. Yaku are worth hundreds.',
  ],
  end: 'Your points are compared with the oya’s: the player with fewer pays the difference.',
  options: {
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
