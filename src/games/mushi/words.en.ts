import { SHORT_TURN_EN, TURN_EN } from '../help-words.ts';
import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Mushi',
  line: 'A quick 40-card game from Ōsaka. The lightning is wild.',
  short: [
    'Two players, 40 cards: no peony and no bush clover. Captured cards and yaku both score.',
    SHORT_TURN_EN,
    'The **lightning is wild**: it must take one card other than a willow. If it can’t, it waits on the field for the next flipped card.',
    'Cards: bright 20, animal 10, ribbon 5, chaff 1. Par is 115: below it you pay, above it you’re paid, and so with yaku.',
    'The most points after the last round win.',
  ],
  help: [
    'Two players, 40 cards: no peony and no bush clover. Each gets 8 cards, and 8 go to the field. With three or four at the table, all get 8 cards, and then each says **stay** or **drop out** until two play. Dropping out costs nothing, but the last two must play.',
    TURN_EN,
    'The **lightning is wild** (onifuda): from your hand or flipped, it must take one card other than a willow. If there is none, it goes to the field, and then the next flipped card other than a willow must take it. Nothing else takes it. Flipped as the very last card, it takes everything that’s left.',
    'Usually two cards are left at the end. The willow goes to the player who took the other two willows, the other card to the player who used the lightning.',
    'Card points: bright 20, animal 10, ribbon 5, chaff 1. Your score is your card points − 115 + your yaku − your opponent’s yaku, and your opponent pays it.',
    '**Yaku**: Five Brights (crane, curtain, moon, rain man, phoenix) 30 · Sankō (crane, bush warbler, curtain) 25 · Four Wisterias 10 · Four Paulownias 10. All of them add up.',
    'The higher scorer is the next oya. The player with more points at the end wins.',
  ],
  options: {
    rounds: {
      name: 'Rounds',
      sentence:
        'When a match ends: after a number of rounds, or at a target score (24 rounds at most).',
      choices: {
        '6': '6 rounds',
        '12': '12 rounds',
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
