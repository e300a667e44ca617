import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Suhara-bana',
  line: 'From Suhara in Nagano: three play each round, for go stones.',
  short: [
    'Three play each round. Everyone else drops out, for 30 points in the pot.',
    'You can’t play a **burdened** card: one that another player needs to complete a yaku.',
    'Card points: below 100 you pay, above 100 you’re paid, in **go stones**. The best yaku wins the pot.',
  ],
  end: 'Out of stones, you borrow a plate, and the stakes rise. The match ends when someone runs out at the highest stakes.',
  options: {
    length: {
      name: 'Rounds',
      sentence: 'End the match when someone runs out of stones, or after a set number of rounds?',
      choices: {
        ruin: 'until someone runs out of stones',
      },
    },
    forceThree: {
      name: 'Three must play',
      sentence: 'Must the last three players stay, so that every round is played?',
      choices: { true: 'the last three must stay', false: 'anyone can drop out' },
    },
    fourBrightsNullify: {
      name: 'Four Brights cancel',
      sentence: 'Do Four Brights cancel the others’ yaku, as Gorōjū does?',
      choices: { true: 'cancel other yaku', false: 'cancel nothing' },
    },
  },
  yaku: {
    'shihon-otori': 'Four Brights + Geese',
    shihon: 'Four Brights',
    'otori-goroju': 'Gorōjū + Geese',
    goroju: 'Gorōjū',
    'dori-shima': 'Cards of the Month',
    otori: 'Large Birds',
    sugawara: 'Spring',
    akiyaku: 'Autumn',
    mimu: 'Blue Ribbons',
    'ko-sugawara': 'Poetry Ribbons',
    kusabana: 'Grass Flowers',
    kotori: 'Small Birds',
    jitsugetsu: 'Sun-Moon',
    shima: 'Four of a Month',
  },
  shortYaku: {
    'shihon-otori': '4 + Geese',
    shihon: '4 Brights',
    'otori-goroju': 'Gorōjū +',
    'dori-shima': 'Month',
    mimu: 'Blue',
    'ko-sugawara': 'Poetry',
    kusabana: 'Grass',
    shima: '4 the same',
  },
  remarks: ({ fourBrightsNullify }) => [
    `${fourBrightsNullify === true ? 'Gorōjū and 4 Brights cancel' : 'Gorōjū cancels'} all but the month’s yaku.`,
    'Blue Ribbons: 50 points more from each, 25 if out.',
  ],
};
