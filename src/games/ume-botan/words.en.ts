import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Ume Botan',
  line: 'Made of the local rules of a couple from Kansai and Tōkyō. Some rounds count double.',
  help: [
    'Three or four players, all 48 cards. With three, each gets 7 cards and 6 lie on the field; with four, 5 and 8. The oya leads.',
    'In your turn you play a card. It takes a card of the same month from the field. Of two you choose one, three are taken together. With no match your card stays on the field. Then the top card of the pile is turned and does the same.',
    'The **lightning is wild** (onifuda): it takes any one card but a willow. If there is none, it is taken alone. Dealt to the field, it gets the top card of the pile face down on it, and the oya takes both at the end of the first turn, instead of turning a card. Cards left at the end go to the player who used the lightning.',
    'Card points: bright 20, animal 10, ribbon 5, chaff 1. Your score is your card points − 88 (with four players − 66), + your yaku from each of the others, − the yaku of the others.',
    'All payments count **double** when a pine lies on the field at the deal (matsuba), in the last round of the first half (hankiba) and in the last round (shimeba). They never count four times.',
    '**Yaku**: Five Brights 50 · Four Brights (crane, curtain, moon, phoenix) 40 · Rainy Four Brights (rain man and three of those) 30 · Three Brights (three of those) 20. Of the Brights only the best counts.',
    '20 each, and all add up: Spring (crane, bush warbler, curtain) · Poetry Ribbons (pine, plum, cherry) · Blue Ribbons (peony, chrysanthemum, maple) · Plain Ribbons (wisteria, iris, bush clover) · Boar-Deer-Butterflies · Flower Viewing (curtain, sake cup) · Moon Viewing (moon, sake cup) · Wisteria Row and Paulownia Row (all four) · Cards of the Month (all four of the round’s month, in a match of 12 rounds). Your rain man spoils your viewings.',
    'Dandruff: 20 card points or fewer are worth 50; with four players, 15 or fewer are worth 40.',
    'The best score of a round is the next oya, the lowest plays last. Most points after the last round win.',
  ],
  options: {
    rounds: {
      name: 'Rounds',
      command: 'rounds',
      sentence: 'How many rounds a match has. Cards of the Month count in 12 rounds only.',
      choices: { '12': '12 rounds', '6': '6 rounds', '4': '4 rounds', '2': '2 rounds' },
    },
    dandruff: {
      name: 'Dandruff',
      command: 'dandruff',
      sentence:
        'Whether it is one more yaku, or leaves willows out and cancels all else in the round.',
      choices: { yaku: 'one more yaku', 'cancels-round': 'cancels the round' },
    },
  },
  yaku: {
    goko: 'Five Brights',
    shiko: 'Four Brights',
    ameshiko: 'Rainy Four Brights',
    sanko: 'Three Brights',
    'omote-dango': 'Spring',
    'ura-dango': 'Poetry Ribbons',
    aotan: 'Blue Ribbons',
    akatan: 'Plain Ribbons',
    inoshikacho: 'Boar-Deer-Butterflies',
    hanami: 'Flower Viewing',
    tsukimi: 'Moon Viewing',
    fujishima: 'Wisteria Row',
    kirishima: 'Paulownia Row',
    tsukiyaku: 'Cards of the Month',
    fuke: 'Dandruff',
  },
  shortYaku: {
    goko: '5 Brights',
    shiko: '4 Brights',
    ameshiko: 'Rainy four',
    sanko: '3 Brights',
    'ura-dango': 'Poetry',
    aotan: 'Blue',
    akatan: 'Plain red',
    inoshikacho: 'Boar-Deer',
    hanami: 'Flower view',
    tsukimi: 'Moon view',
    fujishima: 'Wisterias',
    kirishima: 'Paulownias',
    tsukiyaku: 'Month',
  },
  remarks: ({ dandruff }) =>
    dandruff === 'cancels-round' ? ['Dandruff: willows left out, nothing else counts.'] : [],
};
