import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Hana-awase',
  line: 'The classic “flower matching” game, with many house rules.',
  short: [
    'Two to four players. Captured cards and yaku both score.',
    'Cards: bright 20, animal 10, ribbon 5, chaff 1. An equal share is par (132, 88 or 66 points): below it you lose points, above it you gain.',
    'Each of the others pays you for your yaku, and you pay for theirs.',
  ],
  options: {
    scoring: {
      name: 'Scoring',
      sentence: 'Do players pay each other, or does everyone just add up their own points?',
      choices: { 'zero-sum': 'players pay each other', additive: 'everyone adds up' },
    },
    handOfTwo: {
      name: 'Hand size with two',
      sentence: 'For two: how many cards each gets.',
      choices: { '8': '8 cards', '10': '10 cards' },
    },
    fuke: {
      name: 'Fuke',
      sentence: 'Void the round if a player has 20 card points or fewer?',
      choices: { false: 'play on', true: 'the round is void' },
    },
    rainCancelsViewings: {
      name: 'Rain cancels viewings',
      sentence: 'Does your rain man cancel your Nomi, Flower Viewing and Moon Viewing?',
      choices: { false: 'they count', true: 'they are cancelled' },
    },
    willowsCancelYaku: {
      name: 'Willows cancel yaku',
      sentence: 'Do Four Willows cancel every yaku of the round, including their own?',
      choices: { false: '10-point yaku', true: 'cancel every yaku' },
    },
    fewCards: {
      name: 'Few cards',
      sentence: 'With three: 8 captured cards or fewer (third player: 10) get you 30 from each?',
      choices: { false: 'nothing', true: '30 from each' },
    },
    chaffZero: {
      name: 'Chaff points',
      sentence: 'Does chaff have points? If not, par is 120, 80 or 60.',
      choices: { false: '1 point', true: '0 points' },
    },
    chaffTeyaku: {
      name: 'Chaff lucky hands',
      sentence:
        'Does a dealt hand of six chaff get 20 from each of the others, and of seven or more 30?',
      choices: { false: 'nothing', true: '20 or 30' },
    },
    wildLightning: {
      name: 'Wild lightning',
      sentence: 'Is the lightning wild, as in Mushi?',
      choices: { false: 'an ordinary willow', true: 'wild' },
    },
  },
  yaku: {
    'omote-sugawara': 'Spring',
    rokutan: 'Six Ribbons',
    nomi: 'Nomi',
    'roku-kasu': 'Six Chaff',
    'nana-kasu': 'Seven Chaff',
  },
  shortYaku: { rokutan: '6 Ribbons' },
  remarks: ({ willowsCancelYaku, chaffTeyaku, fuke }) => [
    ...(willowsCancelYaku === true ? ['Four Willows cancel every yaku.'] : []),
    ...(chaffTeyaku === true ? ['6 chaff dealt: 20 from each player; 7 or more: 30.'] : []),
    ...(fuke === true ? ['20 card points or fewer: the round is void.'] : []),
  ],
};
