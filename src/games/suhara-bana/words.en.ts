import { SHORT_TURN_EN } from '../help-words.ts';
import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Suhara-bana',
  line: 'From Suhara in Nagano: three play each round, for go stones.',
  short: [
    'Three play each round. Everyone else drops out, for 30 points in the pot.',
    SHORT_TURN_EN,
    'You can’t play a **burdened** card: one that another player needs to complete a yaku.',
    'Card points: below 100 you pay, above 100 you’re paid, in **go stones**. The best yaku wins the pot.',
    'Out of stones, you borrow a plate, and the stakes rise. The match ends when someone runs out at the highest stakes.',
  ],
  help: [
    'Four or five players, but only **three play** each round. Everyone gets 7 cards, and 6 go to the field. In turn, each player stays or drops out. Dropping out puts 30 points in the pot. When three stay, the others are forced out for free, and can **chase**: the three are asked again, and one of them must give up their place. A chaser needs 100 card points, or pays 20 points to the player who gave way.',
    'On your turn, play a card. If a card of the same month is on the field, you take it. Of two scoring cards you must take the lower. Then the top card of the pile is flipped and takes in the same way.',
    '**Burdened cards** (shoi-fuda): you can’t play a card that is the last one another player needs for a yaku. There are three exceptions: it’s part of a yaku you hold yourself; you hold two such cards of one month (then you must play the second on your next turn); or all your cards are burdened.',
    'Card points: bright 30 (but rain man 10), boar, geese and deer 20, other animals 10, ribbons 5, chaff 0. Players under 100 pay; players over 100 collect. 15 or fewer wins the round, and zero wins the match.',
    '**Yaku** in hai (1 hai = 20 points). Only your best one counts. It wins the pot, or a part of it.',
    '8: Four Brights with the geese · 6: Four Brights (crane, curtain, moon, phoenix); Gorōjū with the geese · 4: Gorōjū (crane, moon, phoenix), which cancels the yaku of others · 3: Cards of the Month (all four of the round’s month)',
    '2: Large Birds (crane, geese, phoenix) · Spring (crane, bush warbler, curtain) · Autumn (boar, geese, deer) · Blue Ribbons (peony, chrysanthemum, maple; the others also pay you 50 or 25 points each)',
    '1: Poetry Ribbons (pine, plum, cherry) · Grass Flowers (bridge, butterflies, sake cup) · Small Birds (bush warbler, cuckoo, swallow) · Flower Viewing (curtain, sake cup) · Moon Viewing (moon, sake cup) · Sun-Moon (crane, moon) · Four of a Month (all four of January, February, March, August, November or December)',
    'Points are paid in **stones**: 1 white is 4 black. 5 points cost 1 black in the Small Stage, 2 in the Middle Stage, 4 in the Main Stage. If you run out, you borrow a plate and the stakes rise to the next stage. Running out in the Main Stage ends the match. Stones then become settlement points.',
  ],
  options: {
    length: {
      name: 'Rounds',
      sentence: 'End the match when someone runs out of stones, or after a set number of rounds?',
      choices: {
        ruin: 'until someone runs out of stones',
        '3': '3 rounds',
        '6': '6 rounds',
        '12': '12 rounds',
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
    'shihon-otori': '4 Brights +',
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
