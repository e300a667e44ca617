import { describe, expect, test } from 'vitest';
import { gameOf, position } from '../support/position.ts';
import { JUNE } from '../support/suhara-piles.ts';
import { rowsOf } from './rows.ts';

// What makes a yaku, and that the best alone counts, is in `yaku.test.ts`.

const suhara = rowsOf('suhara-bana', { round: JUNE });
const MIMU = 'peony.ribbon chrys.ribbon maple.ribbon clover.boar maple.deer';
const GOROJU = 'pine.crane susuki.moon paulownia.phoenix';
const NULLIFYING = [
  ['goroju 4', GOROJU, false],
  ['otori-goroju 6', `${GOROJU} susuki.geese`, false],
  ['shihon 6', `${GOROJU} cherry.curtain`, true],
  ['shihon-otori 8', `${GOROJU} cherry.curtain susuki.geese`, true],
] as const;

describe('crane, moon and phoenix', () => {
  suhara({
    'nullify the yaku of the others (S22)': NULLIFYING.map(
      ([made, cards]) => `ends captured ${cards} / ${MIMU} / * => yaku ${made} / /`,
    ),
    'nullify where four brights do not (S22, option fourBrightsNullify)': NULLIFYING.map(
      ([made, cards, hasFour]) =>
        `ends house fourBrightsNullify=false, captured ${cards} / ${MIMU} / * => yaku ${made} / ${hasFour ? 'mimu 2' : ''}`,
    ),
    'leave the cards of the month, worth 3 (S23)': `ends captured ${GOROJU} / peony.* chrys.ribbon maple.ribbon maple.deer / * => yaku goroju 4 / dori-shima 3 /`,
  });
});

suhara({
  'the cards of the month count again a year later': [
    `ends round ${JUNE + 12}, captured maple.* willow.* cherry.* / peony.* iris.* chrys.* / * => yaku / dori-shima 3`,
  ],
});

test('nullified yaku are not shown in the view either', () => {
  const state = position('suhara-bana', { round: JUNE, captured: [GOROJU, MIMU] });
  const { seats } = gameOf('suhara-bana').view(state, 1);
  expect(seats.map(({ yaku }) => yaku.map(({ id }) => id))).toEqual([['goroju'], [], [], []]);
});
