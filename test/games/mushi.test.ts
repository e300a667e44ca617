import { describe, expect, test } from 'vitest';
import { formatCardSet, size } from '../../src/engine/core/card-set.ts';
import { gameOf, position } from '../support/position.ts';
import { PRINTED_DECK } from '../support/printed-deck.ts';
import { rowsOf } from './rows.ts';

const mushi = rowsOf('mushi');

describe('the deck of Mushi', () => {
  const view = gameOf('mushi').view(position('mushi'), 'spectator');

  test('is 40 cards without peonies and clovers', () => {
    const printed = PRINTED_DECK.filter((row) => row.inMushi).map(({ id }) => id);
    expect(formatCardSet(view.deck)).toBe(printed.join(' '));
    expect(size(view.deck)).toBe(40);
  });
});

describe('a deal of Mushi', () => {
  const PAIRS =
    'pine.crane pine.ribbon plum.ribbon plum.chaff1 maple.deer maple.ribbon chrys.cup chrys.chaff1';
  const REST = 'plum.ribbon plum.chaff1 maple.deer chrys.cup';
  const deal = (field: string, why: string | null, more = '') =>
    `deals field ${field}, hands 8 / 8${more} => misdeal ${why}`;
  const paired = (field: string, why: string | null) =>
    deal(field, why, ', house pairsOnField=true');
  mushi({
    'is none with four of a month on the field, or three willows without the lightning (MU1)': [
      deal('pine.* plum.ribbon iris.bridge maple.deer chrys.cup', 'four-of-a-month-on-field'),
      deal('willow.* plum.ribbon iris.bridge maple.deer chrys.cup', 'four-of-a-month-on-field'),
      deal(`willow.rainman willow.swallow willow.ribbon ${REST} pine.crane`, 'rain-on-field'),
      deal(`willow.rainman willow.swallow willow.lightning ${REST} pine.crane`, null),
      deal(`pine.crane pine.ribbon pine.chaff1 ${REST} iris.bridge`, null),
      deal(PAIRS, null),
    ],
    'may need more than four pairs where the house says so (pairsOnField, MU3)': [
      paired(PAIRS, 'pairs-on-field'),
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
