import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Hachi-Hachi',
  line: 'Japan’s great game: three play, and hands score as dealt.',
  short: [
    'Three play each round; with more at the table, each stays or drops out for a price in **kan** (1 kan = 12 mon).',
    'Some hands, such as triplets, are paid right away as **lucky hands**. The crane, curtain or moon dealt to the field doubles all payments.',
    'When you make a yaku, **shōbu** ends the round and both others pay you; **sage** plays on for more.',
  ],
  end: 'In a round without a yaku, card points count: below 88 you pay, above 88 you’re paid.',
  options: {
    kan: {
      name: 'Kan',
      sentence: 'How many mon make a kan.',
      choices: { '12': '12 mon (Kantō)', '10': '10 mon (Kansai)' },
    },
    region: {
      name: 'Region',
      sentence:
        'What yaku and the special endings are worth. Kansai: yaku 10 to 15 kan, specials 8 to 10.',
      choices: { kanto: 'Kantō', kansai: 'Kansai' },
    },
    aka: {
      name: 'Red',
      sentence: 'What a hand of ribbons and chaff is worth.',
      choices: { '2': '2 kan', '3': '3 kan' },
    },
    haneken: {
      name: 'Triplet and Two Pairs',
      sentence: 'What a hand of a triplet and two pairs is worth.',
      choices: { '7': '7 kan', '8': '8 kan' },
    },
    shiso: {
      name: 'Four-Three',
      sentence: 'What a hand of four and three of a month is worth.',
      choices: { '20': '20 kan', '30': '30 kan' },
    },
    tripletPairs: {
      name: 'Two triplets',
      sentence: 'Are two triplets worth more than the sum of both?',
      choices: { raised: '6, 7 or 8 kan', sum: 'the sum: 4, 5 or 6' },
    },
    sunashi: {
      name: 'No Chaff',
      sentence: 'Is a hand without chaff and willows a lucky hand?',
      choices: { true: '4 kan', false: 'no lucky hand' },
    },
    inoshikacho: {
      name: 'Boar-Deer-Butterflies',
      sentence:
        'Are the boar, the deer and the butterflies a yaku? It’s worth as much as Poetry Ribbons.',
      choices: { true: 'a yaku', false: 'no yaku' },
    },
    nanatanExtra: {
      name: 'More than seven ribbons',
      sentence: 'Does each ribbon beyond seven add 1 kan? The willow’s counts for that, too.',
      choices: { true: '1 kan each', false: 'nothing' },
    },
    sageUnimproved: {
      name: 'Sage to the end',
      sentence: 'What yaku are worth when nobody stops the round.',
      choices: { half: 'half', void: 'nothing' },
    },
    multiplier: {
      name: 'Several brights',
      sentence: 'With several brights on the field: one a round, or all multiplied together?',
      choices: { carry: 'one a round', product: 'all together' },
    },
    etsunen: {
      name: 'Past the year',
      sentence:
        'Does the match go on after its last round while brights of earlier fields still wait?',
      choices: { true: 'goes on', false: 'ends' },
    },
    fieldFour: {
      name: 'Four on the field',
      sentence: 'What happens when all four cards of a month are dealt to the field.',
      choices: { redeal: 'redeal', 'oya-takes': 'the leader takes them' },
    },
    hatto: {
      name: 'Liability (hatto)',
      sentence:
        'Does a player who lays the card that completes another’s yaku pay for both if that stops the round?',
      choices: { true: 'pays for both', false: 'no liability' },
    },
    dropFee: {
      name: 'Dropping out',
      sentence:
        'Does the price of dropping out rise with each player who drops out, or with each later seat?',
      choices: { 'by-order': 'with each dropout', 'by-seat': 'with each later seat' },
    },
    tooFew: {
      name: 'Too few stay',
      sentence: 'Must the last three stay, or is the round not played with fewer?',
      choices: { forced: 'the last three must stay', split: 'not played' },
    },
    oikomiPayers: {
      name: 'Forced out',
      sentence: 'Who pays the players who are forced out.',
      choices: { 'non-leaders': 'all but the leader', all: 'all three' },
    },
  },
  yaku: {},
  remarks: ({ region, sageUnimproved }) => [
    region === 'kansai' ? 'Specials: 8, 10 or 10 kan.' : 'Specials: 10, 10 or 12 kan.',
    sageUnimproved === 'void' ? 'Played out after sage: nothing.' : 'Played out after sage: half.',
  ],
};
