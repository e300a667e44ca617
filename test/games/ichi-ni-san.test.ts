import { describe } from 'vitest';
import { type CardSet, sizeOfBoth } from '../../src/engine/core/card-set.ts';
import { RIBBONS } from '../../src/engine/mechanics/scoring/named-sets.ts';
import { dealOut } from '../support/deal-out.ts';
import { rowsOf } from './rows.ts';

const POETRY = 'pine.ribbon plum.ribbon cherry.ribbon';
const BLUE = 'peony.ribbon chrys.ribbon maple.ribbon';
const BRIGHTS = 'pine.crane cherry.curtain susuki.moon paulownia.phoenix';
const ichi = rowsOf('ichi-ni-san', { out: '*' });
const TWO = 'house shares=two-four-six';
const THREE = 'house shares=three-six-nine';

/** No pile makes a yaku of these. */
const APART = [
  'pine.ribbon pine.crane peony.ribbon',
  'plum.ribbon cherry.curtain chrys.ribbon',
  'cherry.ribbon susuki.moon maple.ribbon',
];

/** The deck shared out by card points, and by what is in each pile in any case, told as in a row. */
function piles(points: readonly number[], named: readonly string[] = APART): string {
  return dealOut({ points, named, ...(named === APART && { accept: isPlain }) }).join(' / ');
}

/** Nobody has seven ribbons, or any yaku that was not named. */
function isPlain(sets: readonly CardSet[]): boolean {
  return sets.every((set) => sizeOfBoth(set, RIBBONS) < 7);
}

/** A round in which each has this many points; whoever plays the pile out has all cards. */
const counted = (
  house: string,
  points: readonly number[],
  scores: string,
  named?: readonly string[],
) =>
  `ends out, ${house}captured ${piles(points, named)} => points ${points.join(' ')}, scores ${scores}`;

describe('a yaku', () => {
  const SIX = 'pine.ribbon plum.ribbon peony.ribbon chrys.ribbon wisteria.ribbon iris.ribbon';
  /** By the three games. */
  const MADE: readonly (readonly [captured: string, ...made: readonly [string, string, string]])[] =
    [
      [BRIGHTS, 'shiko 3', 'shiko 2', 'shiko 9'],
      ['pine.crane cherry.curtain susuki.moon willow.rainman', '', '', ''],
      [POETRY, 'akatan 2', 'akatan 1', 'akatan 3'],
      ['pine.ribbon plum.ribbon iris.ribbon', '', '', ''],
      [BLUE, 'aotan 2', 'aotan 1', 'aotan 3'],
      ['peony.ribbon chrys.ribbon iris.ribbon', '', '', ''],
      [`${SIX} clover.ribbon`, '', '', 'nanatan 6'],
      [`${SIX} willow.ribbon`, '', '', ''],
      [`${BRIGHTS} ${POETRY}`, 'shiko 3', 'shiko 2', 'shiko 9'],
      [`${SIX} cherry.ribbon`, 'akatan 2', 'akatan 1', 'nanatan 6'],
    ];
  const LAST =
    'out, turn 0, captured pine.ribbon plum.ribbon, field cherry.ribbon, pile iris.bridge *, hands cherry.chaff1 maple.deer / 2 / 2, moves play:cherry.chaff1';
  ichi({
    'is by its game, the best alone (IN1, shares; test positions 4, 9, 10)': MADE.flatMap(
      ([captured, one, two, three]) => [
        `ends captured ${captured} => yaku ${one}`,
        `ends ${TWO}, captured ${captured} => yaku ${two}`,
        `ends ${THREE}, captured ${captured} => yaku ${three}`,
      ],
    ),
    'of a card of the hand ends the round at once: +4, −2, −2 (IN2; test position 1)': [
      `at ${LAST} => turned none, scores 4 -2 -2, winner 0, round 2, next 0`,
    ],
    'lets the round go on in Ni-shi-roku (shares; test position 5)': `at ${TWO}, ${LAST} => yaku-made 0 akatan, turned 0, round 1`,
  });
});

describe('card points', () => {
  const IN_TWO = `${TWO}, `;
  ichi({
    'bring Ichi-ni-san’s share to the best alone, who deals next (example 2)': [
      `${counted('', [90, 88, 86], '2 -1 -1')}, next 0`,
      `${counted('', [86, 90, 88], '-1 2 -1')}, next 1`,
    ],
    'that two have the most of bring nothing, and the oya stays (IN5; test position 3)': [
      `${counted('oya 2, ', [90, 90, 84], '0 0 0')}, winner null, next 2`,
    ],
    'bring shares to all above par in Ni-shi-roku (IN3, shares; test positions 6, 8, examples 3, 4)':
      [
        counted(IN_TWO, [100, 90, 74], '2 2 -4'),
        counted(IN_TWO, [95, 88, 81], '2 0 -2'),
        counted(IN_TWO, [88, 88, 88], '0 0 0'),
        counted(IN_TWO, [100, 82, 82], '2 -1 -1'),
      ],
    'are paid there besides the best yaku of each (IN1, IN3; test position 7, example 3)': [
      counted(IN_TWO, [90, 90, 84], '4 1 -5', [
        `${BLUE} ${POETRY}`,
        'pine.crane',
        'cherry.curtain',
      ]),
      counted(IN_TWO, [100, 90, 74], '1 1 -2', [
        'pine.crane peony.ribbon',
        'cherry.curtain chrys.ribbon',
        POETRY,
      ]),
    ],
    'make who has the most the next oya there, of equals who played earlier (IN6)': [
      `ends out, ${TWO}, captured ${piles([80, 90, 94])} => next 2`,
      `ends out, ${TWO}, oya 2, captured ${piles([84, 90, 90])} => next 2`,
    ],
    'bring tens to all above par in Saburokku (IN4, shares; test positions 11, 12, example 5)': [
      counted(`${THREE}, `, [101, 94, 69], '2 1 -3'),
      counted(`${THREE}, `, [90, 90, 84], '0 0 0'),
      counted(`${THREE}, `, [120, 80, 64], '5 -1 -4'),
    ],
  });
});
