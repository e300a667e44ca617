import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Roppyakken',
  line: '“Six hundred ken”: a race with a wild rain man. Four Brights wins outright.',
  short: [
    'Two or three players. Captured cards and yaku score **ken**; the highest with 600 or more after a round wins.',
    'The **rain man is wild**: he takes any card that’s worth points, except willows and cards in a stack.',
    'Cards: brights and the bush warbler 50; other animals, ribbons and the yellow paulownia 10; other chaff 0.',
  ],
  end: 'Four Brights or Seven Ribbons wins the match right away.',
  options: {
    family: {
      name: 'Kind',
      sentence: 'Which game of the family is played. Each has its own yaku and payments.',
      choices: {
        roppyakken: 'Roppyakken',
        yamayaku: 'Yamayaku',
        changara: 'Changara',
        yukbaek: 'Yukbaek (Korea)',
        sambong: 'Sambong (Korea)',
      },
    },
    target: {
      name: 'Target',
      sentence: 'The total that ends the match. With 300 the game is called Sanbyakuken.',
      choices: { '600': '600 ken', '300': '300 ken', '200': '200 ken', '1000': '1000 ken' },
    },
    games: {
      name: 'Games',
      sentence:
        'How many games of Changara a match is: in a best of 3, two wins decide it; of 5, three.',
      choices: { '1': '1 game', '3': 'best of 3', '5': 'best of 5' },
    },
    hand: {
      name: 'Hand size with two',
      sentence: 'For two: how many cards each gets. With 10, the whole pile is flipped.',
      choices: { '8': '8 cards', '10': '10 cards' },
    },
    handFour: {
      name: 'Four of a month in a hand',
      command: 'four-in-a-hand',
      sentence: 'What happens when all four cards of a month are dealt to one hand.',
      choices: { redeal: 'redeal', play: 'play on' },
    },
    rainTakesWillows: {
      name: 'Rain man and willows',
      sentence: 'Does the rain man also take a single willow, like any willow?',
      choices: { false: 'all three or none', true: 'also one' },
    },
    rainOnField: {
      name: 'Rain man on the field',
      sentence: 'Which cards besides willows take the rain man from the field.',
      choices: {
        any: 'any worth points',
        turned: 'only flipped cards worth points',
        willow: 'none',
      },
    },
    teppo: {
      name: 'Teppō and viewings',
      sentence: 'Do the two viewings still count with Teppō?',
      choices: { replaces: 'only Teppō counts', adds: 'all count' },
    },
    willowRibbon: {
      name: 'Willow ribbon',
      sentence: 'Does the willow ribbon count in Seven Ribbons?',
      choices: { true: 'counts', false: 'doesn’t count' },
    },
    instantWin: {
      name: 'Winning yaku',
      sentence: 'Does Four Brights or Seven Ribbons win the match?',
      choices: {
        'at-once': 'right away',
        'at-end': 'after the round',
        off: 'no, 600 ken each',
      },
    },
    luckyHands: {
      name: 'Lucky hands',
      sentence: 'Three of a month dealt: 200; of two months, or all cards worth 0: 400.',
      choices: { false: 'nothing', true: '200 or 400' },
    },
    fuke: {
      name: 'Fuke',
      sentence: 'Void the round if a player’s captured cards are worth 30 ken or less?',
      choices: { false: 'play on', true: 'the round is void' },
    },
    rainSpoils: {
      name: 'Rain and viewings',
      sentence: 'Does your rain cancel your Teppō, Flower Viewing and Moon Viewing?',
      choices: {
        no: 'they count',
        rainman: 'the rain man cancels them',
        'willow-unless-crane': 'any willow does, unless you have the crane',
      },
    },
  },
  yaku: {
    matsushima: 'Four Pines',
    umeshima: 'Four Plums',
    sakurashima: 'Four Cherries',
    bozushima: 'Four Susuki',
    momijishima: 'Four Maples',
    sogasu: 'All Worthless',
    tesan: 'Hand Three',
    futatesan: 'Two Hand Threes',
    teshi: 'Hand Four',
  },
  shortYaku: { sakurashima: 'Cherries', sogasu: 'Worthless', futatesan: '2 Threes' },
  remarks: ({ family, instantWin, luckyHands, rainSpoils, fuke }) => [
    ...WINS[family === 'roppyakken' || family === 'yukbaek' ? instantWin : 'off'],
    ...(family === 'sambong' ? ['3 of a month dealt: 200; 4: 300. Rounds: up to 100s.'] : []),
    ...(luckyHands && family !== 'sambong'
      ? ['Dealt 3 of a month: 200; two 3s, or all 0: 400.']
      : []),
    ...(family === 'yukbaek' ? ['Only the best scores, its lead over the second.'] : []),
    ...(rainSpoils === 'willow-unless-crane'
      ? ['The crane saves the viewings from the rain.']
      : []),
    ...(fuke ? ['30 ken or less in cards: the round is void.'] : []),
  ],
};

const WINS = {
  'at-once': ['Four Brights and Seven Ribbons win right away.'],
  'at-end': ['Four Brights and Seven Ribbons win after the round.'],
  off: [],
} as const;
