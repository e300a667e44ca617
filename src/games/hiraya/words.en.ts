import { BEST_IS_OYA_EN, SHORT_TURN_EN, TURN_EN } from '../help-words.ts';
import { ROUNDS_EN } from '../rounds-words.ts';
import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Hiraya',
  line: 'The lightning is wild, and must not be left lying.',
  short: [
    'Three players. Captured cards and yaku both score.',
    SHORT_TURN_EN,
    'The **lightning is wild**: it takes any one card. While it’s on the field you must take it.',
    'Cards: bright 20, animal 10, ribbon 5, chaff 0. Par is 80: below it you lose points, above it you gain. The others pay you for yaku.',
    'The most points after the last round win.',
  ],
  help: [
    'Three players, all 48 cards. Each gets 7 cards, and 6 go to the field. The oya leads. If all four cards of a month or any three willows are dealt to the field, the cards are redealt.',
    TURN_EN,
    'The **lightning is wild** (onifuda): it takes any one card, even out of a stack. While it’s on the field, any card can take it, and you can’t put another card on the field. Cards left at the end go to the player who used it.',
    'Card points: bright 20, animal 10, ribbon 5, chaff 0. Par is 80. Your score is your card points − 80 + 2 × your yaku − the others’ yaku.',
    '**Yaku**: Five Brights 50, else Four Brights (without the rain man) 40 · Poetry Ribbons 30 · Blue Ribbons 30 · Plain Ribbons (wisteria, iris, bush clover) 30 · Thirteen Chaff (13 or more, without willows) 40. All of them add up.',
    '**Lucky hand**: a hand of seven chaff cards (the lightning isn’t chaff here) pays you 30 from each.',
    BEST_IS_OYA_EN,
  ],
  options: {
    rounds: ROUNDS_EN,
  },
  yaku: { honjuso: 'Thirteen Chaff', hiraya: 'Seven Chaff in Hand' },
  shortYaku: { honjuso: '13 Chaff', hiraya: 'Chaff hand' },
};
