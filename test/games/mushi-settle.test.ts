import { describe } from 'vitest';
import { dealOut } from '../support/deal-out.ts';
import { rowsOf } from './rows.ts';

const mushi = rowsOf('mushi');

const piles = (points: readonly number[], named: readonly string[]) =>
  dealOut({
    ...{ points, named },
    value: ({ standard }) => standard,
    inDeck: ({ inMushi }) => inMushi,
  }).join(' / ');

describe('the round score of Mushi', () => {
  mushi({
    // A: 2 brights, 3 animals, 3 ribbons, 10 chaff and sankō; B: the rest and wisterias.
    'follows the worked example of the rules: A −5, B +5': [
      'ends captured pine.crane cherry.curtain plum.warbler iris.bridge chrys.cup pine.ribbon plum.ribbon cherry.ribbon pine.chaff1 pine.chaff2 plum.chaff1 plum.chaff2 cherry.chaff1 cherry.chaff2 iris.chaff1 iris.chaff2 chrys.chaff1 paulownia.yellow / *',
      '=> points 95 135, yaku sanko 25 / fujishima 10, scores -5 5, totals -5 5, winner 1, pars 115',
      'payments 0>1 20 card-points & 1>0 25 yaku & 0>1 10 yaku',
    ],
  });
});

describe('the next oya of Mushi', () => {
  const MORE = piles(
    [110, 120],
    ['wisteria.* pine.crane paulownia.yellow', 'plum.warbler paulownia.phoenix'],
  );
  const LEVEL = piles(
    [115, 115],
    [
      'pine.crane wisteria.cuckoo paulownia.yellow',
      'plum.warbler wisteria.ribbon paulownia.phoenix',
    ],
  );
  mushi({
    'is who scored more with yaku, not with cards': `ends oya 1, captured ${MORE} => scores 5 -5, next 0`,
    'stays after a tie (MU6)': [0, 1].map(
      (oya) => `ends oya ${oya}, captured ${LEVEL} => next ${oya}`,
    ),
  });
});

describe('a match of Mushi', () => {
  /** The first wins 156. */
  const WON = 156;
  const match = (rounds: string | number, round: number, lead: number) =>
    `ends house rounds=${rounds}, captured * / iris.* maple.*, round ${round}, totals ${lead} ${-lead} => scores ${WON} ${-WON}`;
  const TARGETS = [
    ['fifty', 50],
    ['hundred', 100],
  ] as const;
  mushi({
    'may go on until somebody has fifty or a hundred points (rounds)': TARGETS.flatMap(
      ([rounds, target]) => [
        `${match(rounds, 20, target - WON - 1)}, round 21`,
        `${match(rounds, 20, target - WON)}, over target ${target} ${-target} 0 1, asks over`,
        `${match(6, 1, target)}, over none`,
      ],
    ),
    'is won after 24 rounds by who leads, since one’s points are the other’s loss (rounds, H2)': [
      `${match('fifty', 24, -WON - 9)}, over rounds -9 9 1 0`,
      `${match('hundred', 24, -WON - 9)}, over rounds -9 9 1 0`,
    ],
  });
});

describe('three or four at a table of Mushi', () => {
  const table = (seats: number, moves: string, oya = 0) =>
    `at seats ${seats}, oya ${oya}, asks entry ${oya}, moves ${moves} =>`;
  mushi({
    'say in or out from the oya on, until exactly two are in': `${table(4, 'drop stay stay', 2)} dropped 2, forced-out 1, entered 3 0, asks play 3`,
    'cannot all stay out: the last must play': [
      `${table(3, 'drop')} order 1 2, stayed 1 obliged & 2 obliged, asks play 1`,
      `${table(4, 'drop drop')} order 2 3, stayed 2 obliged & 3 obliged, asks play 2`,
      `${table(4, 'stay drop drop')} order 0 3, stayed 0 choice & 3 obliged, asks play 0`,
    ],
    'leave a pile of 16: the hands of those who are out go into it': [
      `${table(3, 'stay drop')} pile 16, held 8 0 8`,
      `${table(4, 'stay drop drop')} pile 16, held 8 0 0 8`,
    ],
    'pay nothing for staying out, and get nothing: the two settle alone (MU8)': [
      'ends seats 4, oya 1, order 2 0, captured iris.* maple.* / / *',
      '=> scores -156 0 156 0, next 2, asks entry 2',
    ],
  });
});
