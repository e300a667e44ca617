import { SHORT_TURN_EN } from '../help-words.ts';
import { ROUNDS_EN } from '../rounds-words.ts';
import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Botan-chō',
  line: 'A quick fishing game for two from the Kantō region. The butterflies are a wild card.',
  short: [
    'Two players, 41 cards. Captured cards and yaku both score.',
    SHORT_TURN_EN,
    'The **butterflies are wild**: they take any one card. On the field any card takes them.',
    'Cards: bright 20, animal 10, ribbon 5, chaff 1. Par is 120: below it you pay, above it you’re paid, and so with yaku.',
    'The most points after the last round win.',
  ],
  help: [
    'Two players, 41 cards: no peony and no bush clover, except the **butterflies**. Each gets 9 cards, and 5 go to the field.',
    'On your turn, play a card. If a card of the same month is on the field, you take it. Three cards of one month are a stack, and you take all three together. With no match, your card goes to the field. Then the top card of the pile is flipped and takes in the same way.',
    'The **butterflies are wild** (onifuda): they take any one card, even out of a stack. While they’re on the field, any card can take them, and you can’t put another card on the field. Flipped as the very last card, they go to your opponent. Cards left at the end go to the player who used them.',
    'Card points: bright 20, animal 10, ribbon 5, chaff 1. Your score is your card points − 120 + your yaku − your opponent’s yaku. The loser pays it, and the winner takes a counter of 1 point.',
    '**Yaku**: Five Brights (crane, curtain, moon, rain man, phoenix) 30 · Sankō (crane, bush warbler, curtain) 25 · Four Wisterias 10 · Four Paulownias 10. All of them add up.',
    'At 0 to 0, the player with the lightning wins the round. The player with the most points after the last round wins.',
  ],
  options: {
    rounds: ROUNDS_EN,
    wildTakesStack: {
      name: 'Butterflies take stacks',
      sentence: 'Can the butterflies take a whole stack of three cards?',
      choices: { false: 'one card only', true: 'whole stack' },
    },
  },
  yaku: { sanko: 'Sankō' },
};
