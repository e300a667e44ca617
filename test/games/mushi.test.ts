import { describe } from 'vitest';
import { dealOut } from '../support/deal-out.ts';
import { rowsOf } from './rows.ts';

const mushi = rowsOf('mushi');

describe('a deal of Mushi', () => {
  const PAIRS =
    'pine.crane pine.ribbon plum.ribbon plum.chaff1 maple.deer maple.ribbon chrys.cup chrys.chaff1';
  const paired = (field: string, why: string | null, isRule = true) =>
    `deals field ${field}, hands 8 / 8, house pairsOnField=${isRule} => misdeal ${why}`;
  mushi({
    'may need more than four pairs where the house says so (pairsOnField, MU3)': [
      paired(PAIRS, 'pairs-on-field'),
      paired(PAIRS, null, false),
      paired(
        PAIRS.replace('chrys.cup chrys.chaff1', 'willow.lightning willow.swallow'),
        'pairs-on-field',
      ),
      paired(PAIRS.replace('chrys.chaff1', 'iris.bridge'), null),
      paired(
        PAIRS.replace('plum.ribbon plum.chaff1', 'pine.chaff1 pine.chaff2'),
        'four-of-a-month-on-field',
      ),
    ],
  });
});

describe('four of a month in a hand of Mushi', () => {
  const FOUR = 'pine.* plum.ribbon plum.chaff1 iris.bridge maple.deer';
  const FIELD =
    'deals field cherry.curtain iris.ribbon maple.chaff1 susuki.moon chrys.cup wisteria.cuckoo';
  const SHOWN = `${FIELD}, house fourInHand=true`;
  const SEVERAL = `${SHOWN}, seats 3, oya 2, asks entry 2, hands ${FOUR} / chrys.ribbon chrys.chaff1 maple.ribbon iris.chaff1 / susuki.geese willow.*, moves`;
  mushi({
    'mean nothing by default (MU2)': `${FIELD}, hands ${FOUR} / 8 => asks play 0`,
    'may be shown for a new deal by the same oya where the house says so (fourInHand)': [
      `${SHOWN}, oya 1, hands ${FOUR} / 8 => asks offer 0 redeal, moves claim pass`,
      `${SHOWN}, oya 1, hands ${FOUR} / 8, moves claim`,
      '=> claimed 0 redeal, redealt claimed, next 1, round 1, settled none, totals 0 0',
    ],
    'are four of them, the lightning a willow among them; three are not asked about (fourInHand)': [
      `${SHOWN}, hands ${FOUR.replace('pine.*', 'willow.*')} / 8 => asks offer 0 redeal`,
      `${SHOWN}, hands ${FOUR.replace('pine.*', 'pine.crane pine.ribbon pine.chaff1')} / 8 => asks play 0`,
    ],
    'of several seats are asked about in turn order, before the seats say in or out (fourInHand)': [
      `${SEVERAL} => asks offer 2 redeal`,
      `${SEVERAL} pass => asks offer 0 redeal`,
      `${SEVERAL} pass pass => asks entry 2`,
    ],
  });
});

const piles = (points: readonly number[], named: readonly string[]) =>
  dealOut({ points, named, inDeck: ({ inMushi }) => inMushi }).join(' / ');

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

const WILD = 'willow.lightning';

describe('the lightning in a hand of Mushi', () => {
  mushi({
    'takes any one card of the field that is no willow, as its player chooses': [
      'plays willow.lightning on pine.crane willow.ribbon iris.chaff1',
      'asked iris.chaff1 pine.crane',
      'plays willow.lightning on pine.crane willow.ribbon iris.chaff1, chooses pine.crane',
      'captures pine.crane willow.lightning, user 0',
    ],
    'takes one card of a stack, and leaves the others a pair (MU4)': [
      'plays willow.lightning on plum.ribbon plum.chaff1 plum.chaff2, chooses plum.ribbon',
      'leaves plum.chaff1 plum.chaff2',
    ],
    'takes no willow, and lies down when there is nothing else': [
      'plays willow.lightning on willow.ribbon willow.swallow, turns willow.rainman',
      'asked willow.ribbon willow.swallow',
    ],
  });
});

describe('the lightning turned from the pile of Mushi', () => {
  mushi({
    'must take a card that is no willow, as its player chooses': [
      'plays maple.deer on pine.crane willow.ribbon iris.chaff1, turns willow.lightning',
      'asked iris.chaff1 maple.deer pine.crane',
    ],
    'stays on the field when there are only willows': [
      'plays maple.deer on willow.ribbon maple.ribbon, turns willow.lightning',
      'captures maple.deer maple.ribbon, leaves willow.lightning willow.ribbon',
    ],
  });

  const LAST = `hands / maple.deer, captured *, pile ${WILD}, turn 1, moves play:maple.deer`;
  mushi({
    // With the maples 15 points and the lightning 1; a ribbon is 5, a chaff 1.
    'takes all that is left, or goes to its player alone, when it is the last card': [
      `at field willow.ribbon maple.ribbon, ${LAST} => leftovers none, points 209 21`,
      `at field willow.ribbon pine.chaff1 maple.ribbon, ${LAST} => leftovers none, points 208 22`,
      `at field maple.ribbon, ${LAST} => leftovers none, points 214 16`,
    ],
  });
});

describe('the lightning on the field of Mushi', () => {
  mushi({
    'must be taken by the first card turned that is no willow, whoever turns it': [
      `at field ${WILD} iris.ribbon, hands maple.deer susuki.moon / pine.crane plum.ribbon`,
      'pile willow.swallow chrys.cup iris.bridge, moves play:maple.deer play:pine.crane',
      `=> captured / chrys.cup ${WILD}, used 1`,
    ],
    'is taken even by a card that could match its own month, without a choice': [
      'plays maple.deer on willow.lightning iris.ribbon, turns iris.bridge',
      'captures iris.bridge willow.lightning',
    ],
    'is taken by no card of a hand, willow or not': [
      'plays willow.ribbon on willow.lightning pine.crane, turns willow.rainman',
      'captures willow.ribbon willow.rainman',
      'plays maple.deer on willow.lightning, turns chrys.cup, captures chrys.cup willow.lightning',
      'leaves maple.deer',
    ],
    'is no willow to the willows: a turned willow takes another, or lies down': [
      'plays maple.deer on willow.lightning willow.ribbon willow.swallow, turns willow.rainman',
      'asked willow.ribbon willow.swallow',
      'plays maple.deer on willow.lightning, turns willow.rainman',
      'leaves willow.lightning maple.deer willow.rainman',
    ],
    'lies open when it was dealt there: nothing is laid face down on it': [
      'plays iris.bridge on willow.lightning iris.ribbon, turns pine.crane',
      'captures pine.crane iris.ribbon iris.bridge willow.lightning',
    ],
  });
});

describe('what is left at the end of Mushi (MU5)', () => {
  const RAIN = 'willow.rainman willow.swallow';
  const USED = `${WILD} pine.crane`;
  const last = (captured: string, [holder, user]: readonly [number, number]) =>
    `at field willow.ribbon pine.chaff1 maple.ribbon iris.chaff1, hands / maple.deer, captured ${captured}, pile iris.bridge, turn 1, used ${user}, moves play:maple.deer => leftovers ${holder} willow.ribbon & ${user} pine.chaff1`;
  mushi({
    'the willow is of who took the other two, the rest of who used the lightning': [
      last(`${RAIN} * / ${USED}`, [0, 1]),
      last(`${USED} * / ${RAIN}`, [1, 0]),
      last(`${RAIN} ${USED} *`, [0, 0]),
      last(`* / ${RAIN} ${USED}`, [1, 1]),
    ],
  });
});
