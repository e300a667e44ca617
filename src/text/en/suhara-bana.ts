import { count } from '../numbers.ts';
import type { GameWords } from '../words.ts';

export const SUHARA_BANA: GameWords = {
  name: 'Suhara-bana',
  line: 'The game of Suhara in Nagano for four or five: three play each round, for go stones.',
  help: [
    'Four or five players sit down, **three play** each round. All get 7 cards, 6 lie on the field. In turn everybody stays or drops out. Dropping out puts 30 points in the pot. When three stay, the others are forced out for free, and may **chase**: the three are asked again, and one of them must leave. A chaser needs 100 card points, or pays 20 points to the player who left.',
    'In your turn you play a card. It takes a card of the same month. Of two scoring cards it must take the lower one. Then the top card of the pile is turned and does the same.',
    '**Burdened cards** (shoi-fuda): you may not play a card that is the last one another player needs for a yaku. It is allowed when it is part of a yaku that you hold yourself, when you hold two such cards of one month (then the second follows in your next turn), or when all your cards are burdened.',
    'Card points: bright 30 (but rain man 10), boar, geese and deer 20, other animals 10, ribbons 5, chaff 0. Who is under 100 pays, who is over 100 gets. 15 or fewer wins the round, none at all wins the match.',
    '**Yaku** in hai (1 hai = 20 points), only the best one counts: Four Brights 6 · Gorōjū (crane, moon, phoenix) 4 · each with the geese +2 · Cards of the Month 3 · Large Birds, Spring, Autumn, Blue Ribbons 2 · Poetry Ribbons, Grass Flowers, Small Birds, Flower Viewing, Moon Viewing, Sun-Moon, Four of a Kind 1. The best yaku takes the pot, or a part of it.',
    'Points are paid in **stones**: 1 white is 4 black. 5 points cost 1 black in the small field, 2 in the middle field, 4 in the main field. Who runs out borrows a plate, and the field rises. Who runs out in the main field ends the match.',
  ],
  options: {
    length: {
      name: 'Length',
      command: 'length',
      sentence: 'When a match ends: when somebody is ruined, or after some rounds.',
      choices: {
        ruin: 'until somebody is ruined',
        '3': '3 rounds',
        '6': '6 rounds',
        '12': '12 rounds',
      },
    },
    forceThree: {
      name: 'Three must play',
      command: 'force-three',
      sentence: 'Whether the last three players must stay, so that every round is played.',
      choices: { true: 'the last three must stay', false: 'anybody may drop out' },
    },
    fourBrightsNullify: {
      name: 'Four Brights cancel',
      command: 'four-brights-nullify',
      sentence: 'Whether Four Brights cancel the yaku of the others, as Gorōjū does.',
      choices: { true: 'cancel other yaku', false: 'cancel nothing' },
    },
  },
  yaku: {
    'shihon-otori': 'Four Brights with Geese',
    shihon: 'Four Brights',
    'otori-goroju': 'Gorōjū with Geese',
    goroju: 'Gorōjū',
    'dori-shima': 'Cards of the Month',
    otori: 'Large Birds',
    sugawara: 'Spring',
    akiyaku: 'Autumn',
    mimu: 'Blue Ribbons',
    'ko-sugawara': 'Poetry Ribbons',
    kusabana: 'Grass Flowers',
    kotori: 'Small Birds',
    hanami: 'Flower Viewing',
    tsukimi: 'Moon Viewing',
    jitsugetsu: 'Sun-Moon',
    shima: 'Four of a Kind',
  },
  yakuUnit: 'hai',
  unit: 'stones',
  hasMonths: true,
  score: (score) => count(score, 'bill point', 'bill points'),
};
