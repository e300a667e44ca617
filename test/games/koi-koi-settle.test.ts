import { describe } from 'vitest';
import { rowsOf } from './rows.ts';

const POETRY = 'pine.ribbon plum.ribbon cherry.ribbon';
const BLUE = 'peony.ribbon chrys.ribbon maple.ribbon';
/** 7 and 10 points of yaku. */
const SEVEN = `${POETRY} iris.ribbon clover.ribbon`;
const TEN = `${POETRY} ${BLUE}`;

/** Seat 0 is asked about what it has captured, and stops. */
const stop = (captured: string, more = '') =>
  `at round 8, field susuki.chaff1, hands maple.deer / clover.boar, calls 0 0, asks call 0, captured ${captured}${more && `, ${more}`}, moves shobu =>`;

rowsOf('koi-koi')({
  'The score of shobu in Koi-Koi is doubled from 7 on': [
    `${stop(SEVEN)} scores 14 0, multipliers seven 2`,
    `${stop(TEN)} scores 20 0`,
    `${stop(`${POETRY} iris.ribbon`)} scores 6 0, multipliers`,
  ],
});

describe('a house of Koi-Koi', () => {
  const CALLS = ['0 0', '1 0', '0 1', '2 1'];
  const MULTIPLIED: Readonly<Record<string, readonly number[]>> = {
    // Calls of the winner and of the loser: none, 1 own, 1 other, 2 own and 1 other.
    opponent: [5, 5, 10, 10],
    own: [5, 10, 5, 10],
    any: [5, 10, 10, 10],
    count: [5, 10, 10, 20],
    none: [5, 5, 5, 5],
  };
  const viewing = (captured: string) => stop(captured, 'house viewings=with-other');
  const beside = (loser: string, more = '') => stop(`${SEVEN} / ${loser}`, more);

  const THREE_BRIGHTS = 'pine.crane susuki.moon paulownia.phoenix';
  const FIVE_BRIGHTS = `${THREE_BRIGHTS} cherry.curtain willow.rainman`;
  const VIEW = 'cherry.curtain chrys.cup';

  const inMay = (more = '') => stop('iris.* peony.butterflies', more).replace('round 8', 'round 5');

  rowsOf('koi-koi')({
    'may not double from 7 on (sevenDoubles)': [
      `${stop(SEVEN, 'house sevenDoubles=false')} scores 7 0`,
      `${stop(TEN, 'house sevenDoubles=false')} scores 10 0`,
    ],
    'may multiply for koi-koi by the calls of one, of both, or not (koiMultiplier)': Object.entries(
      MULTIPLIED,
    ).flatMap(([rule, row]) =>
      CALLS.map((calls, at) => {
        const spec = `house koiMultiplier=${rule}, calls ${calls}`;
        return `${stop(POETRY, spec)} scores ${row[at]} 0`;
      }),
    ),
    'may multiply by the count of both players’ calls when seven are made as well (koiMultiplier)': `${stop(SEVEN, 'house koiMultiplier=count, calls 1 1')} scores ${7 * 2 * 3} 0`,
    'may count the viewings beside another yaku only (viewings)': [
      `${viewing('cherry.curtain chrys.cup')} yaku /, void hanami /`,
      `${viewing('cherry.curtain susuki.moon chrys.cup')} yaku /, void hanami tsukimi /`,
      `${viewing(`cherry.curtain chrys.cup ${POETRY}`)} yaku akatan 5 hanami 5 /, void /`,
    ],
    'may pay less for brights (brights)': [
      ...['usual 15', 'lower 10'].map((row) => {
        const [rule, points] = row.split(' ');
        return `${stop(FIVE_BRIGHTS, `house brights=${rule} sevenDoubles=false`)} scores ${points} 0`;
      }),
      `${stop(THREE_BRIGHTS, 'house brights=lower')} scores 5 0`,
    ],
    'may pay all six ribbons on top of the others (sixRibbons, K18)': [
      `${stop(TEN, 'house sixRibbons=besides olderYaku=true sevenDoubles=false')} scores 22 0`,
      `${stop(TEN, 'house sixRibbons=besides sevenDoubles=false')} scores 18 0`,
    ],
    'may pay viewings less, and more once their player has called koi-koi (viewingPoints)': [
      `${stop(VIEW, 'house viewingPoints=1')} scores 1 0`,
      `${stop(VIEW, 'house viewingPoints=grow, calls 0 1')} scores 2 0`,
      `${stop(VIEW, 'house viewingPoints=grow koiMultiplier=none, calls 1 0')} scores 3 0`,
    ],
    'may add a point for each call of the winner, or multiply from the fourth on (koiMultiplier, K19)':
      [
        [0, 5],
        [1, 6],
        [3, 8],
        [4, 10],
        [5, 15],
      ].map(
        ([calls, points]) =>
          `${stop(POETRY, `house koiMultiplier=adds sevenDoubles=false, calls ${calls} 2`)} scores ${points} 0`,
      ),
    'may have no cards of the month in twelve rounds (monthCards)': [
      `${inMay()} scores 4 0`,
      `${inMay('house monthCards=false')} scores 0 0`,
    ],
    'may play by the rules of a published game (preset, K17)': [
      `${stop(FIVE_BRIGHTS, 'house preset=nintendo, calls 0 1')} scores 40 0`,
      `${stop(VIEW, 'house preset=koikoi-japan, calls 2 0')} scores 5 -5`,
      `${stop(TEN, 'house preset=koikoi-japan')} scores 22 -22`,
    ],
    'may let the loser pay (zeroSum)': `${stop(POETRY, 'house zeroSum=true')} scores 5 -5, payments 1>0 5 shobu`,
    'may score the loser’s yaku too, as they are (loserScores)': [
      `${beside(BLUE, 'house loserScores=true, calls 0 1')} scores 28 5, yaku akatan 7 / aotan 5`,
      `${beside(BLUE)} scores 14 0`,
      `${beside(BLUE, 'house loserScores=true zeroSum=true')} scores 9 -9`,
    ],
    'scores the loser’s yaku too where they are below the least score (loserScores, minimum, K10)':
      [
        `${beside('plum.warbler wisteria.cuckoo iris.bridge peony.butterflies susuki.geese', 'house loserScores=true minimum=3')} scores 14 1`,
      ],
    'may multiply by the brights of the opening field, besides all else (brightField)': [
      `${stop(SEVEN, 'house brightField=true, times 3 bright-field, calls 0 1')} scores ${7 * 2 * 2 * 3} 0`,
      'multipliers seven 2 koi-koi 2 bright-field 3',
    ],
    'may count the best yaku only, and double by it (bestOnly)': [
      `${stop(`${POETRY} cherry.curtain chrys.cup`)} scores 20 0`,
      `${stop(`${POETRY} cherry.curtain chrys.cup`, 'house bestOnly=true')} scores 5 0`,
      `${stop(`${SEVEN} cherry.curtain chrys.cup`, 'house bestOnly=true')} scores 14 0`,
    ],
  });
});

rowsOf('koi-koi')({
  'A round of Koi-Koi that nobody stopped shows the yaku made as void, and pays nothing for them': [
    `ends captured ${TEN} => scores 0 0, winner null, yaku /, void akatan aotan tan akatan-aotan /`,
  ],
});
