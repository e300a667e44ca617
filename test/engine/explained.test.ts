import { describe, expect, test } from 'vitest';
import { formatCardSet, NO_CARDS } from '../../src/engine/core/card-set.ts';
import type { Payment } from '../../src/engine/round/event.ts';
import { closed, opened } from '../support/opened.ts';
import { theEvent } from '../support/play.ts';
import { IRISES, JUNE, less, POETRY, REST, RICH } from '../support/suhara-piles.ts';
import { inOrder } from '../support/told.ts';

/** `1>0 yaku aotan: plum.ribbon …`: what a payment is for. */
const reasons = (payments: readonly Payment[]) =>
  payments.map(({ from, to, why, yaku = '-', cards }) => {
    const named = cards === undefined ? 'no cards' : formatCardSet(cards);
    return `${from}>${to} ${why} ${yaku}: ${named}`;
  });

describe('a payment names what makes it', () => {
  test('a yaku, and its cards', () => {
    const spring = 'pine.crane plum.warbler cherry.curtain';
    const { settlement } = closed('mushi', { captured: [spring, '*'] });
    expect(reasons(settlement.payments)).toContain(`1>0 yaku sanko: ${inOrder(spring)}`);
    const [first] = reasons(settlement.payments);
    expect(first).toBe(`0>1 card-points -: ${formatCardSet(settlement.captured[1] ?? NO_CARDS)}`);
  });

  test('a hand that won as it was dealt, and its cards', () => {
    const hand = 'pine.crane pine.ribbon pine.chaff1 pine.chaff2';
    const { events } = opened('koi-koi', {
      field: 'plum.ribbon cherry.ribbon wisteria.ribbon iris.ribbon maple.deer',
      hands: [`${hand} susuki.moon chrys.cup clover.boar peony.ribbon`, 8],
    });
    const { settlement } = theEvent(events, 'settled');
    expect(reasons(settlement.payments)).toEqual([`bank>0 teyaku teshi: ${inOrder(hand)}`]);
  });

  test('what a player who stops has made: one yaku by its name, several by their cards', () => {
    const stop = (captured: string) =>
      closed('koi-koi', { captured: [captured, ''], ended: { why: 'shobu', seat: 0 } }).settlement;
    expect(reasons(stop('cherry.curtain chrys.cup pine.chaff1').payments)).toEqual([
      'bank>0 shobu hanami: cherry.curtain chrys.cup',
    ]);
    expect(reasons(stop('cherry.curtain chrys.cup susuki.moon').payments)).toEqual([
      'bank>0 shobu -: cherry.curtain susuki.moon chrys.cup',
    ]);
  });

  test('the better yaku of Suhara-bana, and the bonus for the blue ribbons', () => {
    const blue = 'peony.ribbon chrys.ribbon maple.ribbon';
    const captured = [less(IRISES, 'peony.ribbon'), `${less(POETRY, 'plum.ribbon')} ${blue}`, REST];
    const { settlement } = closed('suhara-bana', { captured, totals: RICH, round: JUNE });
    const told = reasons(settlement.payments);
    expect(told).toContain(`0>1 dekiyaku mimu: ${inOrder(blue)}`);
    expect(told).toContain(`3>1 blue-bonus mimu: ${inOrder(blue)}`);
  });

  test('nothing where no cards are paid for', () => {
    const { settlement } = closed('botan-cho', { captured: ['iris.* maple.*', '*'] });
    expect(reasons(settlement.payments)).toContain('bank>1 round-counter -: no cards');
  });
});
