import { describe } from 'vitest';
import type { CardSet } from '../../src/engine/core/card-set.ts';
import { dealOut } from '../support/deal-out.ts';
import type { PrintedCard } from '../support/printed-deck.ts';
import { printedCount } from '../support/printed-yaku.ts';
import { rowsOf } from './rows.ts';

const mayumi = rowsOf('mayumi', { seats: 3 });

const ken = ({ id, type }: PrintedCard) => {
  if (id === 'plum.warbler') return 50;
  return id === 'paulownia.yellow' ? 10 : { B: 50, A: 10, R: 10, C: 0 }[type];
};

const SETUP = {
  ...{ game: 'mayumi', seats: 3, seed: '' },
  options: { warbler: 50, nizoro: 3, teppoReplacesViewings: false, willowRibbon: true },
};

/** What the piles make, as texts of ids and values, one for each pile. */
const made = (piles: readonly CardSet[]) =>
  piles.map((pile) => printedCount(SETUP, 1, pile).join());

/** 120 and 300, 250 and 300, 120 and 50: the 420, 550 and 170 of the example. */
const WORKED = dealOut({
  points: [120, 250, 120],
  value: ken,
  named: [
    'clover.boar maple.deer peony.butterflies cherry.curtain pine.chaff1',
    'willow.rainman willow.swallow willow.ribbon pine.ribbon susuki.geese susuki.moon',
    'iris.* pine.crane cherry.ribbon',
  ],
  accept: (piles) => made(piles).join(' | ') === 'inoshikacho 300 | nizoro 300 | family 50',
}).join(' / ');

/** Two first with 200, one behind with 90, no yaku. */
const TIED = dealOut({
  points: [200, 200, 90],
  value: ken,
  accept: (piles) => made(piles).every((yaku) => yaku === ''),
}).join(' / ');

describe('the payments of Mayumi', () => {
  mayumi({
    'follow the worked example: A (oya) 420, B 550, C 170 (seed, M18)': [
      `ends captured ${WORKED} => points 120 250 120, yaku inoshikacho 300 / nizoro 300 / family 50`,
      'payments 2>0 250 difference & 0>1 130 difference, scores 120 130 -250, winner 1',
    ],
  });
});

describe('the next oya of Mayumi (M17)', () => {
  const SCORES = ['110 0 -110', '0 110 -110', '110 110 -220'];
  mayumi({
    'is who has most, whoever was oya, and play goes clockwise': [0, 1, 2].map(
      (oya) => `ends oya ${oya}, captured ${WORKED} => next 1, seating 1 0 2`,
    ),
    'stays after a tie for first, and payments are made': SCORES.map(
      (scores, oya) =>
        `ends oya ${oya}, captured ${TIED} => winner null, next ${oya}, round 2, scores ${scores}`,
    ),
  });
});

describe('the end of a round of Mayumi', () => {
  mayumi({
    'of two comes after eight turns each, the pile of eight untouched (M20)': [
      'at seats 2, turn 1, field maple.ribbon, hands / maple.deer',
      'captured * / paulownia.phoenix cherry.curtain susuki.moon chrys.cup pine.ribbon',
      'pile pine.crane iris.* plum.chaff1 plum.chaff2 chrys.chaff1, moves play:maple.deer',
      '=> turned 1, points 230 190',
    ],
    'leaves what is on the table or in the pile to nobody (M15)': [
      'at turn 2, field maple.ribbon willow.ribbon pine.chaff1 chrys.chaff1, hands / / maple.deer',
      'captured paulownia.phoenix pine.crane plum.ribbon * / susuki.moon iris.bridge / clover.boar chrys.cup plum.warbler',
      'pile chrys.ribbon, moves play:maple.deer => leftovers none, points 320 60 100',
    ],
  });
});

describe('tegarasu sanjū of Mayumi', () => {
  const RICH = 'cherry.curtain clover.boar susuki.moon';
  /** The round with this in the second pile, before anybody has answered what is offered. */
  const over = (pile: string, more = '') => `ends captured ${RICH} / ${pile} / *${more}, moves`;
  const ONE_LIGHT = ', house tegarasu=one-light';
  const oneLight = (pile: string) =>
    `${over(pile, ONE_LIGHT).replace(RICH, 'plum.warbler susuki.moon clover.boar')} =>`;
  const ASKED = 'asks offer 1 draw';
  mayumi({
    'may be claimed with 30 ken besides willows and paulownias, or nothing, but with no bright': [
      `${over('iris.bridge iris.ribbon maple.ribbon maple.chaff1')} => ${ASKED}`,
      `${over('iris.bridge iris.ribbon maple.ribbon maple.deer')} => settled 1`,
      `${over('iris.bridge iris.ribbon maple.ribbon willow.* paulownia.*')} => ${ASKED}`,
      `${over('pine.crane')} => settled 1`,
      `${over('')} => ${ASKED}`,
    ],
    'may, in the other reading, be claimed with one card of 50 and 30 ken (tegarasu)': [
      `${oneLight('pine.crane iris.bridge iris.ribbon maple.ribbon')} ${ASKED}`,
      `${oneLight('pine.crane iris.bridge iris.ribbon maple.ribbon maple.deer')} settled 1`,
      `${oneLight('pine.crane cherry.curtain')} settled 1`,
      `${oneLight('willow.rainman cherry.curtain')} settled 1`,
      `${oneLight('iris.bridge iris.ribbon maple.ribbon')} ${ASKED}`,
      `${oneLight('iris.bridge iris.ribbon maple.ribbon willow.swallow')} settled 1`,
    ],
    'ends the round as a draw: nobody scores, the same oya deals again (M19)': [
      `${over('', ', oya 2')} => moves claim pass`,
      `${over('', ', oya 2, round 4, totals 1 2 -3')} claim`,
      '=> claimed 1 draw, redealt tegarasu, settled none, next 2, round 4, totals 1 2 -3',
    ],
    'need not be claimed: the round is counted': `${over('')} pass => declined 1 draw, winner 2`,
    'is offered to several in turn order, until one claims (M19)': [
      'ends oya 1, captured / / *, moves => asks offer 1 draw',
      'ends oya 1, captured / / *, moves pass => asks offer 0 draw',
      'ends oya 1, captured / / *, moves pass claim => redealt tegarasu',
      'ends oya 1, captured / / *, moves claim => claimed 1',
    ],
    'is offered after the last game too': [
      `${over('', ', round 12')} => ${ASKED}`,
      `${over('', ', round 12')} pass => over rounds`,
    ],
  });
});
