import { SHORT_TURN_EN, TURN_EN } from '../help-words.ts';
import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Ume Botan',
  line: 'A couple’s blend of local rules: some rounds count double.',
  short: [
    'Three or four players. Captured cards and yaku both score; some rounds count double.',
    SHORT_TURN_EN,
    'The **lightning is wild**: it takes any one card other than a willow.',
    'Cards: bright 20, animal 10, ribbon 5, chaff 1. Par is 88, with four players 66: below it you lose points, above it you gain. The others pay you for yaku.',
    'The most points after the last round win.',
  ],
  help: [
    'Three or four players, all 48 cards. With three, each gets 7 cards and 6 go to the field; with four, 5 and 8. The oya leads.',
    TURN_EN,
    'The **lightning is wild** (onifuda): it takes any one card other than a willow. If there is none, you take it alone. If it’s dealt to the field, the top card of the pile is placed face down on it, and the oya takes both on the first turn, after playing a card, instead of flipping one. Cards left at the end go to the player who used the lightning.',
    'Card points: bright 20, animal 10, ribbon 5, chaff 1. Your score is your card points − 88 (with four players − 66), + your yaku from each of the others, − the yaku of the others.',
    'All payments are **doubled** in a Pine round (matsuba: a pine is dealt to the field), in the Half-time round (hankiba: the last of the first half) and in the Final round (shimeba). They never count four times.',
    '**Yaku**: Five Brights 50 · Four Brights (crane, curtain, moon, phoenix) 40 · Rainy Four (rain man and three of those) 30 · Three Brights (three of those) 20. Of the Brights only the best counts.',
    '20 each, and all add up: Spring (crane, bush warbler, curtain) · Poetry Ribbons (pine, plum, cherry) · Blue Ribbons (peony, chrysanthemum, maple) · Plain Ribbons (wisteria, iris, bush clover) · Boar-Deer-Butterflies · Flower Viewing (curtain, sake cup) · Moon Viewing (moon, sake cup) · Four Wisterias · Four Paulownias · Cards of the Month (all four of the round’s month, in a match of 12 rounds). Your rain man cancels your viewings.',
    'Fuke (“dandruff”): 20 card points or fewer are worth 50; with four players, 15 or fewer are worth 40.',
    'The player with the best score of a round is the next oya, and the one with the lowest plays last. The player with the most points after the last round wins.',
  ],
  options: {
    rounds: {
      name: 'Rounds',
      sentence: 'How many rounds a match has. Cards of the Month count only in 12 rounds.',
      choices: { '12': '12 rounds', '6': '6 rounds', '4': '4 rounds', '2': '2 rounds' },
    },
    dandruff: {
      name: 'Fuke',
      sentence: 'Is it an ordinary yaku, or (willows not counted) does it cancel everything else?',
      choices: { yaku: 'ordinary yaku', 'cancels-round': 'cancels all else' },
    },
  },
  yaku: {
    'omote-dango': 'Spring',
    'ura-dango': 'Poetry Ribbons',
    akatan: 'Plain Ribbons',
    tsukiyaku: 'Cards of the Month',
    fuke: 'Fuke',
  },
  shortYaku: { ameshiko: 'Rainy four', 'ura-dango': 'Poetry', akatan: 'Plain', tsukiyaku: 'Month' },
  remarks: ({ dandruff }) =>
    dandruff === 'cancels-round' ? ['Fuke: willows don’t count; all else is cancelled.'] : [],
};
