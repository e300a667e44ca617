import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Mushi',
  line: 'A quick 40-card game from Ōsaka. The lightning is wild.',
  short: [
    'Two players, 40 cards: no peony and no bush clover. Captured cards and yaku both score.',
    'The **lightning is wild**: it must take one card other than a willow. If it can’t, it waits on the field for the next flipped card.',
    'Cards: bright 20, animal 10, ribbon 5, chaff 1. Par is 115: below it you pay, above it you’re paid. Yaku are paid, too.',
  ],
  options: {
    rounds: {
      name: 'Rounds',
      sentence:
        'When a match ends: after a number of rounds, or at a target score (24 rounds at most).',
      choices: {
        fifty: 'until 50 points',
        hundred: 'until 100 points',
      },
    },
    fiveBrights: {
      name: 'Five Brights',
      sentence: 'Are Five Brights a yaku?',
      choices: { true: '30 points', false: 'no yaku' },
    },
    fourInHand: {
      name: 'Four in hand',
      sentence: 'Can a player dealt all four cards of a month ask for a new deal?',
      choices: { false: 'play on', true: 'can ask for a new deal' },
    },
    pairsOnField: {
      name: 'Four pairs on the field',
      command: 'pairs-on-field',
      sentence: 'What happens when four pairs are dealt to the field.',
      choices: { false: 'play on', true: 'redeal' },
    },
  },
  yaku: { sanko: 'Sankō' },
};
