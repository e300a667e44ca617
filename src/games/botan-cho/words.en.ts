import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Botan-chō',
  line: 'A quick fishing game for two from the Kantō region. The butterflies are a wild card.',
  help: [
    'Two players, 41 cards: no peony and no bush clover, except the **butterflies**. Each gets 9 cards, 5 lie on the field.',
    'In your turn you play a card. It takes a card of the same month from the field. Three cards of one month are a stack and are taken together. With no match your card stays on the field. Then the top card of the pile is turned and does the same.',
    'The **butterflies are wild** (onifuda): they take any one card, also out of a stack. While they lie on the field, any card may take them, and no card may be laid beside them. Turned as the very last card, they go to the other player. Cards left at the end go to the one who used them.',
    'Card points: bright 20, animal 10, ribbon 5, chaff 1. Your score is your card points − 120 + your yaku − the yaku of the other player. The loser pays it, and the winner takes a counter of 1 point.',
    '**Yaku**: Five Brights (crane, curtain, moon, rain man, phoenix) 30 · Sankō (crane, bush warbler, curtain) 25 · Four Wisterias 10 · Four Paulownias 10. All of them add up.',
    'At 0 to 0, the player who has the lightning wins the round. Who has most points after the last round wins the match.',
  ],
  options: {
    rounds: {
      name: 'Rounds',
      command: 'rounds',
      sentence: 'How many rounds a match has.',
      choices: { '3': '3 rounds', '6': '6 rounds', '12': '12 rounds' },
    },
    wildTakesStack: {
      name: 'Butterflies take stacks',
      command: 'wild-takes-stack',
      sentence: 'Whether the butterflies may take a stack of three cards at once.',
      choices: { false: 'one card only', true: 'whole stack' },
    },
  },
  yaku: {
    goko: 'Five Brights',
    sanko: 'Sankō',
    fujishima: 'Four Wisterias',
    kirishima: 'Four Paulownias',
  },
  shortYaku: { goko: '5 Brights', fujishima: 'Wisterias', kirishima: 'Paulownias' },
};
