import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Sakura',
  line: 'Hawaii’s game, alone or in teams: each yaku costs the others 50.',
  short: [
    'Two to seven players. Captured cards score, and your yaku cost the others 50 points each.',
    'The **lightning is wild**: it takes any card. With all four of a month in your hand and on the field, **hiki** takes them.',
    'Cards: bright 20 (rain man 5), ribbon and yellow paulownia 10, animal 5, other chaff 0.',
  ],
  options: {
    scoring: {
      name: 'Scoring',
      sentence: 'Does a yaku cost each of the others 50, or win its maker 50?',
      choices: { minus: 'costs the others', plus: 'wins 50' },
    },
    teams: {
      name: 'Teams',
      sentence: 'Do players opposite each other play together? (With four, threes are pairs too.)',
      choices: { none: 'no', pairs: 'pairs', threes: 'two teams' },
    },
    count: {
      name: 'Counted',
      command: 'count',
      sentence:
        'Do points add up over the rounds, or does the best score of each round count as a victory?',
      choices: { points: 'points', victories: 'victories' },
    },
    basa: {
      name: 'Basa',
      sentence: 'If victories count: does a lead of 100 count for two?',
      choices: { false: 'no', true: 'yes' },
    },
    chu: {
      name: 'Chū',
      sentence:
        'If victories count: does a lead of 50 count for two (and with basa 100 for three)?',
      choices: { false: 'no', true: 'yes' },
    },
    blockedGaji: {
      name: 'Blocked lightning',
      sentence: 'What happens to a lightning that another player blocks?',
      choices: {
        again: 'takes another card',
        lays: 'goes to the field',
        returns: 'back to the hand',
      },
    },
    dealtGaji: {
      name: 'Dealt lightning',
      sentence: 'Does the lightning stay when it’s dealt to the field?',
      choices: { stays: 'stays, as a willow', removed: 'is left out' },
    },
    leftovers: {
      name: 'Cards left over',
      command: 'leftovers',
      sentence:
        'Which cards left on the field go to the player who took a card with the lightning?',
      choices: { mate: 'that month', all: 'all', none: 'none' },
    },
    fieldFour: {
      name: 'Four on the field',
      command: 'field-four',
      sentence: 'What if all four cards of a month are dealt to the field?',
      choices: { 'oya-takes': 'the oya takes them', redeal: 'redeal' },
    },
    pileOut: {
      name: 'Rest of the pile',
      command: 'rest-of-pile',
      sentence:
        'Do two players flip the rest of the pile (as on Fudawiki), or end with the hands (as on BGA)?',
      choices: { true: 'yes', false: 'no' },
    },
    direction: {
      name: 'Direction',
      sentence: 'Which way does play go, and which month deals first?',
      choices: {
        'anti-clockwise': 'anticlockwise (earliest month)',
        clockwise: 'clockwise (latest month)',
      },
    },
  },
  yaku: {
    i: 'Drinking',
    ro: 'Spring',
    ha: 'Poetry Ribbons',
    ni: 'Blue Ribbons',
    he: 'Plain Ribbons',
    ho: 'Blue Animals',
    to: 'Plain Animals',
    chiri: 'Boar, Geese, Deer',
  },
  shortYaku: {
    ha: 'Poetry',
    ni: 'Blue',
    he: 'Plain',
    ho: 'Blue animal',
    to: 'Pl. animals',
    chiri: 'Boar–Deer',
  },
};
