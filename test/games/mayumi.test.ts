import { describe, expect, test } from 'vitest';
import { type CardSet, cardsOf, NO_CARDS, size } from '../../src/engine/core/card-set.ts';
import { type CardId, monthOf } from '../../src/engine/core/cards.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { eventsFor } from '../../src/engine/round/event.ts';
import { oyaOf, type State } from '../../src/engine/round/state.ts';
import { dealOut } from '../support/deal-out.ts';
import { opened } from '../support/opened.ts';
import { play, theEvent } from '../support/play.ts';
import { gameOf, type PositionSpec } from '../support/position.ts';
import type { PrintedCard } from '../support/printed-deck.ts';
import { printedCount } from '../support/printed-yaku.ts';
import { started } from '../support/started.ts';
import { rowsOf } from './rows.ts';

const GAME = gameOf('mayumi');
const mayumi = rowsOf('mayumi', { seats: 3 });

describe('the order of play of Mayumi', () => {
  test('is clockwise: after the oya comes the one on the left (M1)', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { state } = started('mayumi', { seats: 3, seed });
      const oya = oyaOf(state);
      expect(state.seating).toEqual([oya, (oya + 2) % 3, (oya + 1) % 3]);
    }
  });
  mayumi({
    'goes on so, turn by turn (M1)': [
      'at oya 1, field pine.chaff1, pile chrys.chaff1 susuki.chaff1 clover.chaff1',
      'hands iris.bridge iris.ribbon / plum.ribbon plum.chaff1 / maple.deer maple.ribbon',
      'moves play:plum.ribbon play:iris.bridge play:maple.deer',
      '=> played 1 & 0 & 2, asks play 1',
    ],
  });
});

describe('three or four of a family in a hand of Mayumi (M6)', () => {
  const FIELD = 'plum.ribbon maple.deer chrys.cup pine.crane clover.boar susuki.moon';
  const THREE = 'iris.bridge iris.ribbon iris.chaff1 peony.ribbon';
  const FOUR = 'cherry.* peony.chaff1';
  const NONE = 'wisteria.cuckoo wisteria.ribbon paulownia.phoenix';
  const ask = (hands: PositionSpec['hands'], spec: PositionSpec = {}) =>
    opened('mayumi', { seats: 3, field: FIELD, ...(hands && { hands }), ...spec });
  const ofMonth = (state: State, seat: number, month: number) =>
    cardsOf(state.hands[seat] ?? NO_CARDS).filter((id) => monthOf(id) === month);

  const ALL = `deals field ${FIELD}, oya 1, hands ${THREE} / ${FOUR} / wisteria.cuckoo wisteria.ribbon wisteria.chaff1, moves`;
  mayumi({
    'may be exchanged: its holder is asked before the first turn': [
      `deals field ${FIELD}, hands ${NONE} / ${THREE} / cherry.ribbon`,
      '=> asks offer 1 replacement, moves claim pass',
    ],
    'are asked about from the oya’s left on, the oya last': [
      `${ALL} => asks offer 0 replacement`,
      `${ALL} pass => asks offer 2 replacement`,
      `${ALL} pass pass => asks offer 1 replacement`,
      `${ALL} pass pass pass => asks play 1`,
    ],
  });

  test('are known of nobody before he is asked: no view tells who else is to be', () => {
    const { state } = ask([THREE, FOUR, 'wisteria.cuckoo wisteria.ribbon wisteria.chaff1']);
    expect(state.phase).toMatchObject({ type: 'offer', rest: expect.arrayContaining([0]) });
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(GAME.view(state, viewer).phase).toMatchObject({ type: 'offer', rest: [] });
    }
  });

  test('lose one of three for the top of the pile', () => {
    for (let number = 0; number < 20; number++) {
      const { state } = ask([NONE, THREE, 'cherry.ribbon'], { seed: seedOf(number) });
      const { state: after, events } = play(state, 'claim');
      expect(theEvent(events, 'replaced')).toMatchObject({ seat: 1, many: 1 });
      expect(size(after.hands[1] ?? NO_CARDS)).toBe(4);
      expect(after.pile).toHaveLength(state.pile.length);
      const all = [...after.pile, ...after.hands.flatMap(cardsOf), ...after.field];
      expect(new Set(all).size).toBe(48);
      expect(after.phase).toEqual({ type: 'play', seat: 0 });
    }
  });

  test('lose two of four', () => {
    const left = new Set<number>();
    for (let number = 0; number < 20; number++) {
      const { state } = ask([NONE, FOUR, 'iris.ribbon'], { seed: seedOf(number) });
      const { state: after, events } = play(state, 'claim');
      expect(theEvent(events, 'replaced').many).toBe(2);
      left.add(ofMonth(after, 1, 3).length);
    }
    expect([...left].sort()).toContain(2);
    expect(left).not.toContain(4);
  });

  test('lose a card by chance, not by choice, and the pile is cut', () => {
    const gone = new Set<CardId | undefined>();
    const tops = new Set<CardId | undefined>();
    for (let number = 0; number < 40; number++) {
      const { state } = ask([NONE, THREE, 'cherry.ribbon'], { seed: seedOf(number) });
      const { state: after } = play(state, 'claim');
      const irises = ofMonth(after, 1, 5);
      gone.add(ofMonth(state, 1, 5).find((id) => !irises.includes(id)));
      tops.add(after.pile[0]);
    }
    expect(gone.size).toBeGreaterThan(2);
    expect(tops.size).toBeGreaterThan(5);
  });

  test('go back unseen: the others learn that something was exchanged', () => {
    const { state } = ask([NONE, THREE, 'cherry.ribbon']);
    const { events } = play(state, 'claim');
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(eventsFor(events, viewer).map(({ type }) => type)).toEqual(['claimed', 'replaced']);
    }
    expect(theEvent(events, 'replaced').cards).toBeNull();
    const own = eventsFor(events, 1).map(({ type }) => type);
    expect(own).toEqual(['claimed', 'replaced', 'hand-dealt']);
  });
});

describe('a card of Mayumi', () => {
  const GAJI = 'field willow.rainman, hands pine.crane maple.chaff1 / 2 / 2, pile clover.chaff1';
  const RAIN = 'house mustMatch=true, field pine.crane, hands willow.rainman plum.chaff1 / 2 / 2';
  mayumi({
    'must be one that takes something where the house says so; others say why not (M2, mustMatch)':
      [
        'at house mustMatch=true, field pine.crane, hands pine.chaff1 iris.bridge / 2 / 2',
        '=> moves play:pine.chaff1, blocked iris.bridge must-match',
        'at house mustMatch=true, field plum.ribbon, hands pine.chaff1 iris.bridge / 2 / 2',
        '=> moves play:iris.bridge play:pine.chaff1',
      ],
    'may not be laid there beside a rain man that it can take (M2, M9, mustMatch)': [
      `at house mustMatch=true, after 6, ${GAJI}, moves play:pine.crane`,
      '=> captured pine.crane willow.rainman',
      `at after 6, ${GAJI}, moves play:pine.crane => allows capture:nothing`,
    ],
    'counts the rain man’s targets as matches there, after the first lap (M2, mustMatch)': [
      `at ${RAIN}, after 0 => moves play:plum.chaff1 play:willow.rainman`,
      `at ${RAIN}, after 6 => moves play:willow.rainman`,
    ],
  });
});

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
