import { describe, expect, test } from 'vitest';
import type { Options } from '../../src/engine/core/game.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { gameOf } from '../support/position.ts';
import { started } from '../support/started.ts';
import { rowsOf } from './rows.ts';

const DRY = 'pine.crane cherry.curtain susuki.moon paulownia.phoenix';
const SEVEN =
  'pine.ribbon plum.ribbon cherry.ribbon wisteria.ribbon iris.ribbon clover.ribbon willow.ribbon';
/** With two players and with three; nobody has what is not named. */
const two = rowsOf('roppyakken', { seats: 2 });
const ends = rowsOf('roppyakken', { seats: 3, out: '*' });
const endsOfTwo = rowsOf('roppyakken', { seats: 2, out: '*' });

describe('the end of a round of Roppyakken', () => {
  two({
    'leaves what lies on the field or in the pile to nobody (RP8)': [
      'at turn 1, field maple.ribbon willow.ribbon pine.chaff1, hands / maple.deer',
      'captured cherry.curtain * / iris.bridge, pile plum.chaff1 plum.ribbon plum.warbler',
      'moves play:maple.deer => leftovers none, points 390 30',
    ],
    'is void where a seat has 30 ken or less, and a house says so (RP18, fuke)': [
      'ends house fuke=true, captured iris.* maple.deer / clover.* *',
      '=> redealt fuke, next 0, totals 0 0, round 1',
      'ends house fuke=true, captured iris.* maple.deer maple.ribbon / * => redealt none',
      'ends captured iris.* maple.deer / clover.* * => redealt none',
    ],
  });
  ends({
    'leaves the oya after a tie for first (RP15; test position 13)': [
      'ends oya 2, captured iris.bridge / maple.deer => scores 10 10 0, winner null, next 2',
    ],
  });
});

describe('the end of a match of Roppyakken', () => {
  endsOfTwo({
    'comes with the target, and the higher total wins, not who got there first (RP13, RP14, example 5)':
      [
        'ends totals 580 570, captured iris.bridge iris.ribbon maple.deer maple.ribbon / pine.crane plum.ribbon cherry.ribbon wisteria.ribbon clover.boar',
        '=> totals 620 660, over target 620 660 1 0',
      ],
    'waits for another round while the lead is shared (RP13, example 5, test position 12)': [
      'ends totals 600 600, captured iris.bridge maple.deer / pine.ribbon plum.ribbon',
      '=> totals 620 620, over none, round 2, next 0',
    ],
    'comes at the target of the house (RP13, target)': [600, 300, 200, 1000].flatMap((target) => {
      const captured = `house target=${target}, captured iris.bridge / maple.deer maple.ribbon`;
      return [
        `ends ${captured}, totals 0 ${target - 30} => over none`,
        `ends ${captured}, totals 0 ${target - 20} => over target`,
      ];
    }),
  });
  two({
    'has the seat with the better winning yaku first when the round is played out (RP11, instantWin)':
      [
        `ends house instantWin=at-end, totals 900 0, captured * / ${DRY}`,
        '=> over yaku, asks over',
        `ends seats 3, house instantWin=at-end, captured ${SEVEN} / ${DRY} / * => over yaku, winner 1`,
      ],
    'is not of the winning yaku where they are plain yaku (RP11, instantWin)': [
      `ends house instantWin=off target=1000, totals 900 0, captured * / ${DRY} => over target`,
    ],
  });
});

describe('an instant win of Roppyakken (RP11, RP12)', () => {
  const WINS = `field cherry.chaff1 maple.ribbon, totals 40 590, hands cherry.curtain iris.chaff1 / iris.ribbon peony.ribbon, captured ${DRY.replace('cherry.curtain', '')} / willow.*, pile maple.deer *, moves play:cherry.curtain`;
  two({
    'ends the match with the capture of the hand: no card is turned (example 4, test position 11)':
      [`at ${WINS} => turned none, asks over, over yaku 990 860 0 1`],
    'is paid what everybody has at that moment (RP12)': [
      `at ${WINS} => scores ${200 + 600 + 150} ${70 + 200}, sums 990 860, winner 0`,
    ],
    'waits for the end of the round, or is none, where the house says so (RP11, instantWin)': [
      `at house instantWin=at-end, ${WINS} => asks play 1, turned 0`,
      `at house instantWin=off, ${WINS} => asks play 1, turned 0`,
    ],
  });
});

describe('the lucky hands of Roppyakken (RP16, luckyHands)', () => {
  const lucky = (hand: string, held: string) =>
    `deals hands ${hand} / plum.chaff1 cherry.ribbon, field clover.boar susuki.moon chrys.cup peony.ribbon => lucky ${held}`;
  rowsOf('roppyakken', { seats: 2, options: { luckyHands: true, handFour: 'play' } })({
    'are those of the test positions 14 and 15, and three or four of a month': [
      lucky(
        'pine.chaff1 pine.chaff2 pine.ribbon iris.chaff1 iris.chaff2 iris.bridge maple.chaff1 willow.lightning',
        '0 futatesan 400',
      ),
      lucky(
        'pine.chaff1 pine.chaff2 plum.chaff2 iris.chaff1 iris.chaff2 maple.chaff1 maple.chaff2 willow.lightning',
        '0 sogasu 400',
      ),
      lucky('pine.chaff1 pine.chaff2 pine.ribbon plum.warbler iris.bridge', '0 tesan 200'),
      lucky('pine.* plum.warbler iris.bridge', '0 tesan 200'),
    ],
    'are none with a ribbon or the yellow paulownia among worthless cards': [
      lucky('pine.chaff1 pine.chaff2 plum.ribbon iris.chaff1', ''),
      lucky('pine.chaff1 paulownia.yellow', ''),
    ],
  });
  endsOfTwo({
    'are scored by their holder, by both where both hold one': [
      'ends captured iris.* / maple.*, lucky 0 tesan 200 pine.ribbon & 1 tesan 200 plum.ribbon',
      '=> scores 220 270',
    ],
  });
});

describe('the kin of Roppyakken (family)', () => {
  test('are four besides Roppyakken: Hokkaido Ino-Shika-Chō is not among them (L3)', () => {
    const { choices = [] } = gameOf('roppyakken').options['family'] ?? {};
    expect(choices).toEqual(['roppyakken', 'yamayaku', 'changara', 'yukbaek', 'sambong']);
  });

  const CHANGARA = 'house family=changara target=1000';
  endsOfTwo({
    'end at 300 ken in Changara, whatever the target, and with a shared lead too (L2, target)': [
      `ends ${CHANGARA}, totals 280 100, captured maple.deer maple.ribbon => over target`,
      `ends ${CHANGARA}, totals 260 100, captured maple.deer maple.ribbon => over none`,
      `ends ${CHANGARA}, totals 440 440, captured maple.deer maple.ribbon / iris.bridge iris.ribbon => over target`,
    ],
  });

  describe('in Changara, best of 3 or 5 (RP20, games)', () => {
    const BEST = 'house family=changara games=3';
    const MATCHES = [
      [3, '1 1', 'over games 2 1 0 1'],
      [3, '0 1', 'over none, asks play 0'],
      [5, '1 2', 'over none, asks play 0'],
      [5, '2 2', 'over games 3 2 0 1'],
    ] as const;
    endsOfTwo({
      'begin the next game at 0, led by the best of the round': [
        `ends ${BEST}, totals 100 290, games 1 0, round 4, captured maple.deer`,
        '=> game-over none, totals 110 290, games 1 0',
        `ends ${BEST}, totals 100 290, games 1 0, round 4, captured / maple.deer`,
        '=> sums 100 300, game-over 1, totals 0 0, games 1 1, round 5, asks play 1, next 1',
      ],
      'end the match with more than half of the games': MATCHES.map(
        ([many, games, told]) =>
          `ends house family=changara games=${many}, totals 290 100, games ${games}, captured maple.deer => ${told}`,
      ),
      'give a game whose lead is shared to nobody (L2)': [
        `ends ${BEST}, totals 280 280, games 1 1`,
        'captured maple.deer maple.ribbon / iris.bridge iris.ribbon',
        '=> game-over null, asks play 0, totals 0 0, games 1 1',
      ],
    });

    test('count in games where there are several, and in no other family', () => {
      const { units, options } = gameOf('roppyakken');
      const house = (games: number) => ({ family: 'changara', games });
      const unitOf = (chosen: Options) => units({ ...defaultOptions(options), ...chosen });
      expect(unitOf(house(5))).toEqual({ unit: 'ken', scoreUnit: 'victories' });
      expect(unitOf(house(1))).toEqual({ unit: 'ken', scoreUnit: 'ken' });
      const gamesOf = (chosen: Options) => started('roppyakken', { options: chosen }).state.games;
      const chosen = [house(3), house(1), { family: 'changara' }, { games: 3 }];
      expect(chosen.map(gamesOf)).toEqual([[0, 0], null, null, null]);
    });
  });

  two({
    'let the oya take four of a month from the field in Changara': [
      'deals house family=changara, hands 8 / 8, field iris.* plum.ribbon maple.deer, oya 1',
      '=> misdeal null, field-taken 1, took 0 4',
    ],
    'count three and four of a month in a hand in Sambong, 200 and 300': [
      'deals house family=sambong, hands pine.* plum.warbler plum.ribbon plum.chaff1 / cherry.ribbon',
      'field iris.bridge => misdeal null, lucky 0 teshi 300 & 0 tesan 200',
    ],
    'win no match by a yaku at once in Sambong': [
      'at house family=sambong instantWin=at-end target=1000, field cherry.chaff1',
      `hands cherry.curtain iris.chaff1 / 2, captured ${DRY.replace('cherry.curtain', '')}`,
      'moves play:cherry.curtain => over none',
    ],
  });
  ends({
    'score the best alone in Yukbaek, its lead over the second': [
      'ends house family=yukbaek, captured iris.* / willow.* / maple.deer => scores 0 250 0',
      'ends house family=yukbaek, captured iris.bridge / maple.deer => scores 0 0 0',
    ],
    'win at once in Yukbaek as in Roppyakken, with what everybody has (RP12, L10)': [
      `ends house family=yukbaek, captured iris.* / ${DRY} plum.warbler, ended yaku 1`,
      `=> scores 20 ${250 + 900} 0, over yaku`,
    ],
    'round up to hundreds in Sambong, in which no yaku wins the match': [
      `ends house family=sambong instantWin=at-end target=1000, captured iris.* / ${DRY}`,
      '=> scores 100 1000 0, over target',
    ],
    'leave the oya in Sambong when the rounded scores are level (RP15)': [
      'ends house family=sambong, oya 2, captured iris.bridge / maple.deer maple.ribbon',
      '=> scores 100 100 0, winner null, next 2',
    ],
  });
});
