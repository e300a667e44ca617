import { describe } from 'vitest';
import { rowsOf } from './rows.ts';

const sudaoshi = rowsOf('sudaoshi');
const TOP = 'susuki.moon susuki.geese';
const RAIN = 'willow.rainman willow.swallow';
/** 110 points: ten chaff and the curtain. */
const TEN =
  'pine.chaff1 pine.chaff2 plum.chaff1 plum.chaff2 cherry.chaff1 cherry.chaff2 iris.chaff1 iris.chaff2 peony.chaff1 peony.chaff2';
const NEXT =
  'wisteria.chaff1 wisteria.chaff2 clover.chaff1 clover.chaff2 susuki.chaff1 susuki.chaff2 chrys.chaff1 chrys.chaff2 maple.chaff1 maple.chaff2';

describe('the deal of Sudaoshi', () => {
  const HANDS =
    'field chrys.cup chrys.ribbon susuki.moon paulownia.phoenix, hands iris.bridge iris.ribbon iris.chaff1 pine.ribbon plum.chaff1 cherry.chaff1 maple.chaff1 / pine.chaff1 pine.chaff2 plum.ribbon plum.chaff2 cherry.ribbon cherry.chaff2 willow.ribbon / clover.* maple.deer maple.ribbon maple.chaff2';
  sudaoshi({
    'shows the hands of Hachi-Hachi at ten points a kan (SD2, teyaku)': [
      `deals ${HANDS} => lucky 0 tatesanbon 30 & 1 kuttsuki 40 & 1 aka 30 & 2 shiso 200`,
      `deals house teyaku=none, ${HANDS} => lucky`,
    ],
    'asks nothing and multiplies nothing, whatever lies there (SD3)': [
      'deals field pine.crane cherry.curtain susuki.moon willow.rainman paulownia.phoenix iris.bridge',
      'hands 7 / 7 / 7 => times none, asks play 0',
    ],
  });
});

describe('a yaku of Sudaoshi', () => {
  /** What is won by yaku: their payments stand behind those for cards. */
  const yaku = (captured: string, made: string, more = '') =>
    `ends out *, captured ${captured}${more} => yaku ${made}`;
  const rain = (turn: number, made: string) =>
    `at turn ${turn}, field willow.rainman, hands ${[0, 1, 2].map((seat) => (seat === turn ? 'willow.ribbon maple.deer' : 2)).join(' / ')}, captured ${' / '.repeat(turn)}willow.swallow, pile pine.crane *, moves play:willow.ribbon => yaku-made ${made}`;
  sudaoshi({
    'is the susuki or two of them, and for the last in the order the rain (SD1; test positions 3–9, examples 1, 2)':
      [
        yaku(TOP, 'bozu-kaburi 10 / /'),
        yaku('susuki.*', 'bozu-zoro 20 / /'),
        yaku('susuki.moon susuki.chaff1 susuki.chaff2', '/ /'),
        yaku(RAIN, '/ /'),
        yaku('/ willow.*', '/ /'),
        yaku(`/ / ${RAIN}`, '/ / ame-kaburi 10'),
        yaku(`/ / willow.* ${TOP}`, '/ / bozu-kaburi 10 ame-zoro 20'),
        yaku('/ / willow.swallow willow.ribbon willow.lightning', '/ /'),
      ],
    'of two cards is none where the house says so (SD4, topYaku; test position 11)': [
      yaku(`${TOP} / / ${RAIN}`, '/ /', ', house topYaku=false'),
      yaku('susuki.*', 'bozu-zoro 20 / /', ', house topYaku=false'),
    ],
    'of the rain is told of the last in the order alone': [
      rain(1, 'none'),
      rain(2, '2 ame-kaburi'),
    ],
  });
});

describe('the score of a round of Sudaoshi', () => {
  const LEVEL = `captured ${TEN} cherry.curtain / ${NEXT} paulownia.phoenix / *`;
  const SPLIT = `captured ${TEN} cherry.curtain paulownia.phoenix / ${NEXT} paulownia.chaff1 / *`;
  sudaoshi({
    'is by a par of 100, 110 and 120 in the order of play (SD1; test positions 1, 2, 12, example 3)':
      [
        `ends ${LEVEL} => points 110 110 110, pars 100 110 120, payments 2>0 10 card-points & 0>2 10 yaku & 1>2 10 yaku & 0>2 20 yaku & 1>2 20 yaku`,
        // The third is oya now: the others follow.
        `ends oya 2, ${LEVEL} => pars 110 120 100`,
        `ends ${SPLIT} => points 120 110 100, scores -10 -30 40`,
      ],
    'has lucky hands paid by each: −60, +120, −60 (SD2, teyaku; test position 10, example 4)': [
      `ends ${LEVEL}, lucky 1 tatesanbon 30 & 1 aka 30 => scores -80 90 -10`,
      `ends ${LEVEL}, lucky 0 kuttsuki 40 => scores 60 -70 10`,
    ],
    'makes the best the next oya, of equals the earliest (SD5)': [
      `ends captured ${TEN} / ${NEXT} paulownia.chaff1 / * => scores -30 -30 60, next 2`,
      'ends oya 1, out * => next 1',
    ],
    'knows no tobikomi and no nukeyaku (SD6)': [
      `ends out *, captured pine.* ${NEXT}, lucky 0 sanbon 20 pine.crane pine.ribbon pine.chaff1`,
      '=> payments 1>0 26 card-points & 1>0 20 teyaku & 2>0 20 teyaku',
    ],
  });
});
