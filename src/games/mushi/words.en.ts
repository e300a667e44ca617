import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Mushi',
  line: 'The quick game of Ōsaka for two, with 40 cards. The lightning is a wild card.',
  help: [
    'Two players, 40 cards: no peony and no bush clover. Each gets 8 cards, 8 lie on the field. At a table of three or four all get 8 cards, and then each says **stay** or **drop out** until two play. Dropping out costs nothing, but the last two must play.',
    'In your turn you play a card. It takes a card of the same month from the field. Of two you choose one, three are taken together. With no match your card stays on the field. Then the top card of the pile is turned and does the same.',
    'The **lightning is wild** (onifuda): from your hand or turned, it must take one card that is no willow. If there is none, it stays on the field, and then the first card turned that is no willow must take it. Nothing else takes it. Turned as the very last card, it takes all that is left.',
    'At the end usually two cards are left. The willow goes to the player who took the other two willows, the other card to the player who used the lightning.',
    'Card points: bright 20, animal 10, ribbon 5, chaff 1. Your score is your card points − 115 + your yaku − the yaku of the other player, who pays it.',
    '**Yaku**: Five Brights (crane, curtain, moon, rain man, phoenix) 30 · Sankō (crane, bush warbler, curtain) 25 · Four Wisterias 10 · Four Paulownias 10. All of them add up.',
    'The better score is the next oya. Most points at the end of the match win.',
  ],
  options: {
    rounds: {
      name: 'Rounds',
      command: 'rounds',
      sentence:
        'When a match ends: after so many rounds, or with so many points (24 rounds at most).',
      choices: {
        '6': '6 rounds',
        '12': '12 rounds',
        fifty: 'until 50 points',
        hundred: 'until 100 points',
      },
    },
    fiveBrights: {
      name: 'Five Brights',
      command: 'five-brights',
      sentence: 'Whether Five Brights are a yaku.',
      choices: { true: '30 points', false: 'no yaku' },
    },
    fourInHand: {
      name: 'Four in hand',
      command: 'four-in-hand',
      sentence: 'Whether all four cards of a month in a hand may ask for a new deal.',
      choices: { false: 'play on', true: 'may ask for a new deal' },
    },
    pairsOnField: {
      name: 'Four pairs on the field',
      command: 'pairs-on-field',
      sentence: 'What happens when four pairs are dealt to the field.',
      choices: { false: 'play on', true: 'a new deal' },
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
