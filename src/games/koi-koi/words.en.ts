import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

const VIEWINGS: Readonly<Record<string, readonly string[]>> = {
  'with-other': ['Viewings count only with another yaku.'],
  'rained-out': [
    'You have the rain man: viewings are cancelled.',
    'So are Flower (willow on field), Moon (paulownia).',
  ],
};

export const EN: WordsOf<typeof RULES> = {
  name: 'Koi-Koi',
  line: 'The best-known game: make a yaku, then stop, or risk it for more.',
  short: [
    'Two players. Capture cards that make yaku: only yaku score.',
    'When you make a yaku, choose: **shōbu** ends the round and you score, **koi-koi** plays on for more.',
    'After koi-koi, if your opponent makes a yaku and stops, you get nothing. 7 points or more count double.',
  ],
  options: {
    preset: {
      name: 'Preset',
      sentence:
        'Play by the rules of a published game; they replace the house rules that they decide.',
      choices: { usual: 'none', nintendo: 'Nintendo', 'koikoi-japan': 'Koi-Koi Japan' },
    },
    brights: {
      name: 'Brights',
      sentence: 'What Five, Four, Rainy Four and Three Brights are worth.',
      choices: { usual: '15, 8, 7 and 6', lower: '10, 8, 7 and 5' },
    },
    monthCards: {
      name: 'Cards of the Month',
      command: 'month-cards',
      sentence: 'Do all four cards of the round’s month count in a match of 12 rounds?',
      choices: { true: '4 points', false: 'no' },
    },
    sixRibbons: {
      name: 'All six ribbons',
      command: 'six-ribbons',
      sentence:
        'Do Poetry and Blue Ribbons together score 10 points instead of, or on top of, the two?',
      choices: { instead: '10 instead', besides: '10 on top' },
    },
    length: {
      name: 'Rounds',
      sentence: 'When a match ends. Cards of the Month count only in 12 rounds.',
      choices: {
        fifty: 'until 50 points',
      },
    },
    viewings: {
      name: 'Viewings',
      sentence: 'When Flower Viewing and Moon Viewing count.',
      choices: {
        on: 'always',
        off: 'never',
        'with-other': 'only with another yaku',
        'rained-out': 'cancelled by rain or fog',
      },
    },
    viewingPoints: {
      name: 'Viewing points',
      sentence: 'What Flower Viewing and Moon Viewing are worth.',
      choices: {
        '5': '5 points',
        '3': '3 points',
        '1': '1 point',
        grow: '1, or 3 after your koi-koi',
      },
    },
    cupIsChaff: {
      name: 'Sake cup as chaff',
      command: 'cup-is-chaff',
      sentence: 'Does the sake cup also count as chaff?',
      choices: { true: 'counts as chaff', false: 'an animal only' },
    },
    doubleChaff: {
      name: 'Double chaff',
      sentence: 'Do the lightning and the yellow paulownia count as two chaff each?',
      choices: { false: 'one each', true: 'two each' },
    },
    olderYaku: {
      name: 'Older yaku',
      sentence:
        'Do Boar-Deer-Butterflies, Poetry and Blue score a flat 5, on top of Animals and Ribbons?',
      choices: { false: 'best of a kind', true: 'flat 5, all add up' },
    },
    sevenDoubles: {
      name: '7 points double',
      sentence: 'Are 7 points or more doubled?',
      choices: { true: 'double', false: 'single' },
    },
    koiMultiplier: {
      name: 'Koi-koi multiplies',
      command: 'koi-multiplier',
      sentence: 'Whose calls of koi-koi multiply the winner’s score.',
      choices: {
        opponent: 'the loser’s, double',
        own: 'the winner’s, double',
        any: 'either player’s, double',
        count: '× (1 + all calls)',
        adds: 'your own, +1 each',
        none: 'nobody’s',
      },
    },
    calls: {
      name: 'Calls of koi-koi',
      command: 'calls',
      sentence: 'How often koi-koi can be called in a round.',
      choices: {
        unlimited: 'every time your yaku grow',
        once: 'once per player',
        'once-for-both': 'once in a round',
        'new-yaku': 'only for a new yaku',
      },
    },
    minimum: {
      name: 'Minimum to stop',
      sentence: 'How many points your yaku need before you can stop or call.',
      choices: { '0': 'no minimum', '3': '3 points' },
    },
    oyaKen: {
      name: 'Oya’s right',
      command: 'oyas-right',
      sentence: 'What the oya scores when nobody stops the round.',
      choices: { '0': 'nothing', '1': '1 point', '6': '6 points' },
    },
    drawPassesOya: {
      name: 'Oya after a drawn round',
      command: 'oya-after-draw',
      sentence: 'Which player is oya after a round in which nobody stopped.',
      choices: { false: 'the same', true: 'the opponent' },
    },
    bothTeyaku: {
      name: 'Both lucky hands',
      sentence: 'What Teshi and Kuttsuki in one hand score together.',
      choices: { '6': '6 points', '12': '12 points' },
    },
    fieldFour: {
      name: 'Four on the field',
      command: 'four-on-field',
      sentence:
        'What happens to all four cards of a month on the field. All pairs are always redealt.',
      choices: { redeal: 'redeal', 'oya-takes': 'the oya takes them' },
    },
    brightField: {
      name: 'Brights on the field',
      command: 'brights-on-field',
      sentence: 'Add 1 to the multiplier for each bright dealt to the field?',
      choices: { false: 'no', true: 'yes' },
    },
    hand: {
      name: 'Hand size',
      sentence: 'How many cards each player gets.',
      choices: { '8': '8 cards', '10': '10 cards' },
    },
    playOut: {
      name: 'Play out the pile',
      command: 'play-out-pile',
      sentence: 'Flip the rest of the pile once the hands are empty?',
      choices: { false: 'end when hands are empty', true: 'flip the whole pile' },
    },
    wildLightning: {
      name: 'Wild lightning',
      sentence: 'Is the lightning wild, as in Mushi?',
      choices: { false: 'an ordinary willow', true: 'wild' },
    },
    zeroSum: {
      name: 'Who pays',
      sentence:
        'Does the loser pay the winner? A match to 50 points then ends after 24 rounds at most.',
      choices: { false: 'nobody', true: 'the loser' },
    },
    loserScores: {
      name: 'Loser scores',
      sentence: 'Does the other player also score yaku when a round is stopped?',
      choices: { false: 'only the winner', true: 'both' },
    },
    bestOnly: {
      name: 'Best yaku only',
      command: 'best-only',
      sentence: 'Does only the best of all your yaku count?',
      choices: { false: 'all add up', true: 'only the best' },
    },
  },
  yaku: {
    tane: 'Animals',
    'akatan-aotan': 'Poetry and Blue Ribbons',
    tan: 'Ribbons',
    tsukifuda: 'Cards of the Month',
    kasu: 'Chaff',
    'koi-koi-calls': 'Calls of koi-koi',
    teshi: 'Teshi',
    kuttsuki: 'Kuttsuki',
    'teshi-kuttsuki': 'Teshi and Kuttsuki',
  },
  shortYaku: {
    'akatan-aotan': 'Poetry+Blue',
    tsukifuda: 'Month',
    'koi-koi-calls': 'Koi-koi',
    'teshi-kuttsuki': 'Both lucky',
  },
  remarks: ({ viewings, doubleChaff, bestOnly, bothTeyaku }) => [
    'Dealt four of a month (Teshi), or only pairs',
    `(Kuttsuki): you win right away, 6 points${bothTeyaku === 12 ? ', 12 for both' : ''}.`,
    ...(VIEWINGS[viewings] ?? []),
    ...(doubleChaff === true ? ['Lightning and yellow paulownia are two chaff each.'] : []),
    ...(bestOnly === true ? ['Only the best yaku of all counts.'] : []),
  ],
};
