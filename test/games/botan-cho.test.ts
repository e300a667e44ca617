import { describe, expect, test } from 'vitest';
import { cardsOf } from '../../src/engine/core/card-set.ts';
import { eventsOf, fieldOf } from '../support/play.ts';
import { started } from '../support/started.ts';
import { mostOfAMonth } from '../support/told.ts';
import { rowsOf } from './rows.ts';

const botan = rowsOf('botan-cho');

describe('the start of Botan-chō', () => {
  botan({ 'gives each seat 180 points (B8)': 'at => totals 180 180' });

  test('plays on with rain man, swallow and willow ribbon on the field, or four in a hand (B10)', () => {
    let stuck = 0;
    let fours = 0;
    for (let seed = 0; seed < 6000 && (stuck === 0 || fours === 0); seed++) {
      const { state, events } = started('botan-cho', { seed });
      const field = fieldOf(state);
      const willows = ['willow.rainman', 'willow.swallow', 'willow.ribbon'];
      if (willows.every((id) => field.includes(id))) stuck++;
      if (state.hands.some((hand) => mostOfAMonth(cardsOf(hand)) === 4)) fours++;
      expect(eventsOf(events, 'four-shown')).toEqual([]);
    }
    expect(stuck).toBeGreaterThan(0);
    expect(fours).toBeGreaterThan(0);
  });
});

describe('the round score of Botan-chō', () => {
  botan({
    // Pine 27, plum 17, cherry 27: 71 points and sanko; the other 169 and nothing of the four.
    'is own cards − 120 + own yaku − the opponent’s, paid by the loser': [
      'ends captured pine.* plum.* cherry.* wisteria.chaff1 paulownia.chaff1 / *',
      '=> points 73 167, scores -22 23, payments 0>1 22 round-score & bank>1 1 round-counter',
      'totals 158 203, winner 1',
    ],
    // 17 + 17 = 34 against 206 with Five Brights, Three Brights, wisterias and paulownias.
    'may take a total below nothing (B8)': [
      'ends totals 5 355, captured iris.* maple.* / *',
      `=> totals ${5 - (86 + 75)} ${355 + (86 + 75) + 1}, asks play 1`,
    ],
  });
});

describe('a round of Botan-chō that ends 0–0', () => {
  /** 60 + 17 + 17 + 10 + 10 + 4 = 118 points and no yaku. */
  const LEVEL =
    'pine.crane susuki.moon paulownia.phoenix iris.* maple.* pine.ribbon plum.ribbon wisteria.cuckoo pine.chaff1 pine.chaff2 plum.chaff1 plum.chaff2';
  botan({
    'is won by who captured the lightning: the counter and nothing else (B7)': [
      `ends captured ${LEVEL} willow.lightning wisteria.chaff1 / * => points 120 120, yaku /`,
      'winner 0, payments bank>0 1 round-counter, scores 1 0, next 0',
      `ends captured ${LEVEL} wisteria.chaff1 wisteria.chaff2 / * => points 120 120, yaku /`,
      'winner 1, payments bank>1 1 round-counter, scores 0 1, next 1',
    ],
  });
});

describe('the match of Botan-chō', () => {
  const PILES = ['* / iris.* maple.*', 'iris.* maple.* / *'];
  botan({
    'is dealt next by the winner of the round (B9)': PILES.flatMap((captured, winner) =>
      [0, 1].map(
        (oya) =>
          `ends oya ${oya}, captured ${captured} => next ${winner}, round 2, order ${winner} ${1 - winner}, round-started 2 2 ${winner}`,
      ),
    ),
  });
});

const WILD = 'peony.butterflies';
const PINES = 'pine.crane pine.ribbon pine.chaff2';

describe('the butterflies in a hand', () => {
  botan({
    'take any card of the field, a willow included (B5)': [
      'plays peony.butterflies on pine.crane willow.ribbon iris.chaff1',
      'asked iris.chaff1 pine.crane willow.ribbon',
      'plays peony.butterflies on pine.crane willow.ribbon, chooses willow.ribbon',
      'captures peony.butterflies willow.ribbon',
    ],
    'stay on an empty field, where the next card must take them (B2, B5)':
      'plays peony.butterflies, turns chrys.cup, captures peony.butterflies chrys.cup',
    'take no more than one card of a stack (B3)': [
      'plays peony.butterflies on pine.crane plum.ribbon plum.chaff1 plum.chaff2',
      'asked pine.crane plum.ribbon plum.chaff1',
      'plays peony.butterflies on pine.crane plum.ribbon plum.chaff1 plum.chaff2',
      'chooses plum.ribbon, leaves pine.crane plum.chaff1 plum.chaff2',
    ],
  });

  rowsOf('botan-cho', { options: { wildTakesStack: true } })({
    'take a whole stack of three at once too where the house says so (wildTakesStack, B3)': [
      'plays peony.butterflies on pine.crane plum.ribbon plum.chaff1 plum.chaff2',
      'asked pine.crane plum.ribbon plum.chaff1 plum.ribbon+plum.chaff1+plum.chaff2',
      'plays peony.butterflies on pine.crane plum.ribbon plum.chaff1 plum.chaff2',
      'chooses plum.ribbon+plum.chaff1+plum.chaff2',
      'captures plum.ribbon plum.chaff1 plum.chaff2 peony.butterflies',
      'plays maple.deer on plum.ribbon plum.chaff1 plum.chaff2, turns peony.butterflies',
      'asked maple.deer plum.ribbon plum.chaff1 plum.ribbon+plum.chaff1+plum.chaff2',
    ],
  });
});

describe('the butterflies turned from the pile', () => {
  botan({
    'must take a card, of their player’s choice (B5)': [
      'plays maple.deer on pine.crane plum.ribbon, turns peony.butterflies',
      'asked maple.deer pine.crane plum.ribbon',
    ],
    'take one card of a stack of three (B3)': [
      'plays maple.deer on plum.ribbon plum.chaff1 plum.chaff2, turns peony.butterflies',
      'asked maple.deer plum.ribbon plum.chaff1',
    ],
    'stay where the field is empty (B4 is only for the last card)':
      'plays maple.deer on maple.ribbon, turns peony.butterflies, leaves peony.butterflies, user 0',
  });
});

describe('name-oni: the butterflies as the last card of the pile', () => {
  const LAST = `field maple.ribbon, captured pine.* / *, pile ${WILD}, moves play:maple.deer`;
  botan({
    // The pines are 20 + 5 + 1 + 1; the maples of the last turn 10 + 5.
    'go alone to the opponent of who turned them (B4)': [
      `at oya 1, turn 0, hands maple.deer, ${LAST} => turned 0 ${WILD}, points 42 198`,
      `at oya 0, turn 1, hands / maple.deer, ${LAST} => turned 1 ${WILD}, points 37 203`,
    ],
  });
});

describe('onitsuki: the butterflies on the field', () => {
  botan({
    'may be taken by any card of the hand (B2)': [
      'plays pine.chaff1 on peony.butterflies pine.crane, turns chrys.cup',
      'asked peony.butterflies pine.crane',
      'plays pine.chaff1 on peony.butterflies pine.crane, turns chrys.cup',
      'chooses peony.butterflies, captures pine.chaff1 peony.butterflies, user 0',
    ],
    'must be taken by a card that takes nothing else: none may be laid (B2)': [
      'plays maple.deer on peony.butterflies pine.crane, turns chrys.cup',
      'captures peony.butterflies maple.deer, leaves chrys.cup pine.crane',
    ],
    'leave the fourth card of a stack the choice of stack or butterflies (B11)': [
      'plays pine.chaff1 on peony.butterflies pine.crane pine.ribbon pine.chaff2, turns chrys.cup',
      'asked peony.butterflies pine.crane+pine.ribbon+pine.chaff2',
      'plays pine.chaff1 on peony.butterflies pine.crane pine.ribbon pine.chaff2, turns chrys.cup',
      'chooses peony.butterflies, leaves pine.crane pine.ribbon pine.chaff2 chrys.cup',
    ],
  });
});

describe('the cards left over', () => {
  const LEFT = `field maple.ribbon pine.chaff2 iris.chaff1, hands / maple.deer, captured ${WILD} pine.crane / *, pile iris.chaff2, turn 1, moves play:maple.deer`;
  botan({
    'go to the user of the butterflies (B6)': [
      `at used 0, ${LEFT} => leftovers 0 pine.chaff2, points 31 209`,
      `at used 1, ${LEFT} => leftovers 1 pine.chaff2, points 30 210`,
    ],
    'go to who captured the butterflies on the field, all of them (B6, B11)': [
      `at field ${WILD} ${PINES}, hands / pine.chaff1, captured plum.* cherry.* wisteria.* / *, turn 1`,
      `pile maple.chaff1, moves play:pine.chaff1 capture:${WILD}`,
      `=> leftovers 1 ${PINES.replaceAll(' ', '+')}+maple.chaff1, points 61 179`,
    ],
  });
});
