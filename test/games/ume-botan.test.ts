import { describe, expect, test } from 'vitest';
import type { CardSet } from '../../src/engine/core/card-set.ts';
import type { CardId } from '../../src/engine/core/cards.ts';
import { oyaOf } from '../../src/engine/round/state.ts';
import { dealOut } from '../support/deal-out.ts';
import { eventsOf, fieldOf, theEvent } from '../support/play.ts';
import { PRINTED_DECK } from '../support/printed-deck.ts';
import { printedCount } from '../support/printed-yaku.ts';
import { started } from '../support/started.ts';
import { inOrder } from '../support/told.ts';
import { rowsOf } from './rows.ts';

const WILD = 'willow.lightning';
const ume = rowsOf('ume-botan');

describe('the seats of Ume Botan', () => {
  const rank = (id: CardId) => {
    const row = PRINTED_DECK[id];
    return (row?.month ?? 0) * 100 - (row?.standard ?? 0);
  };

  test.each([3, 4])(
    '(%d) are drawn: earliest month first, then the higher card; only ties draw again (U24)',
    (seats) => {
      let redrawn = 0;
      for (let seed = 0; seed < 400; seed++) {
        const { state, events } = started('ume-botan', { seats, seed });
        const { draws, seating, oya } = theEvent(events, 'oya-drawn');
        const [first = [], ...again] = draws;
        expect(first.map(({ seat }) => seat)).toEqual([...Array(seats).keys()]);
        expect([...seating].sort()).toEqual([...Array(seats).keys()]);
        const drew = (round: (typeof draws)[number], seat: number) =>
          rank(round.find((one) => one.seat === seat)?.card ?? 0);
        for (const [index, seat] of seating.slice(1).entries()) {
          const before = seating[index] ?? 0;
          const together = draws.filter((round) =>
            [before, seat].every((one) => round.some((drawn) => drawn.seat === one)),
          );
          const last = together.at(-1) ?? [];
          expect(drew(last, before)).toBeLessThan(drew(last, seat));
        }
        for (const round of again) {
          redrawn++;
          const values = round.map(({ seat }) => seat);
          const tied = draws.find(
            (earlier) =>
              earlier !== round &&
              values.every((seat) => earlier.some((one) => one.seat === seat)) &&
              new Set(values.map((seat) => drew(earlier, seat))).size === 1,
          );
          expect(tied).toBeDefined();
        }
        expect([oya, oyaOf(state), state.seating]).toEqual([seating[0], seating[0], seating]);
        expect(state.order).toEqual(seating);
        expect(state.phase).toEqual({ type: 'play', seat: seating[0] });
      }
      expect(redrawn).toBeGreaterThan(0);
    },
  );
});

describe('a deal of Ume Botan', () => {
  ume({
    'stands with three or four of a month in a hand: nobody is asked (U23)': [
      'deals field plum.ribbon maple.deer chrys.cup cherry.ribbon wisteria.cuckoo clover.boar',
      'hands iris.* susuki.moon susuki.geese susuki.chaff1 / 7 / 7 => asks play 0, times none',
    ],
  });

  test('that is none is made again by the same oya, in the same round (U25)', () => {
    let redealt = 0;
    for (let seed = 0; seed < 1000; seed++) {
      const { state, events } = started('ume-botan', { seats: 4, seed });
      const again = eventsOf(events, 'redealt').length;
      redealt += again;
      expect([state.round, state.deals]).toEqual([1, 1 + again]);
      expect(state.seating).toEqual(theEvent(events, 'oya-drawn').seating);
      const hasPine = fieldOf(state).some((id) => id.startsWith('pine.'));
      expect(state.multiplier).toEqual(hasPine ? { times: 2, why: 'matsuba' } : null);
    }
    expect(redealt).toBeGreaterThan(0);
  });
});

describe('the field of Ume Botan', () => {
  const PINE = 'pine.chaff1 plum.ribbon maple.deer chrys.cup cherry.ribbon clover.boar';
  const PLAIN = 'iris.chaff1 plum.ribbon maple.deer chrys.cup cherry.ribbon clover.boar';
  const round = (number: number, times: string, field = PLAIN, rounds = 12) =>
    `deals house rounds=${rounds}, round ${number}, field ${field}, hands 7 / 7 / 7 => times ${times}`;
  const PILES = 'round 2, captured iris.* maple.* plum.ribbon / pine.* willow.* wisteria.* / *';
  ume({
    'doubles by a pine, by two no more than one': [
      round(1, '2 matsuba', PINE),
      round(5, '2 matsuba', PINE.replace('clover.boar', 'pine.crane')),
      round(5, 'none'),
    ],
    'doubles in the middle round and the last, with a pine twice, not four times (U13)': [
      round(6, '2 hankiba'),
      round(12, '2 shimeba'),
      round(6, '2 hankiba', PINE),
      round(12, '2 shimeba', PINE),
      round(7, 'none'),
    ],
    'of a shorter match doubles in its middle round and in its last (U14, rounds)': [
      6, 4, 2,
    ].flatMap((rounds) =>
      Array.from({ length: rounds }, (_, index) => {
        const half = index + 1 === rounds / 2 ? '2 hankiba' : 'none';
        return round(index + 1, index + 1 === rounds ? '2 shimeba' : half, PLAIN, rounds);
      }),
    ),
    'counts no pine that lies face down on the lightning, or that comes later (U12)': [
      `deals field ${PLAIN.replace('clover.boar', 'willow.lightning')}, hands pine.ribbon / 6 / 6`,
      'pile pine.crane * => times none',
    ],
    'doubles every payment of the round (U13)': [
      `ends ${PILES} => scores -149 -48 197, multipliers`,
      `ends ${PILES}, times 2 matsuba => scores -298 -96 394, multipliers matsuba 2`,
    ],
  });
});

/** A round in which neither the month's cards nor the field are at stake. */
const ROUND = 7;
const plainRound = rowsOf('ume-botan', { round: ROUND });

/** Captured cards worth so much, without a yaku but dandruff, told as in a row. */
function plain(points: readonly number[], named: readonly string[] = []): string {
  const setup = {
    ...{ game: 'ume-botan', seats: points.length, seed: '' },
    options: { rounds: 12, dandruff: 'yaku' },
  };
  const isPlain = (pile: CardSet) =>
    printedCount(setup, ROUND, pile).every((yaku) => yaku.startsWith('fuke'));
  const accept = (piles: readonly CardSet[]) => piles.every(isPlain);
  return dealOut({ points, named, accept }).join(' / ');
}

describe('dandruff in Ume Botan (U18)', () => {
  const few = (points: number, made: string, seats = 3) => {
    const rest = seats === 3 ? [130, 134 - points] : [90, 90, 84 - points];
    return `ends seats ${seats}, captured ${plain([points, ...rest])} => yaku ${made}`;
  };
  const RAIN = 'willow.rainman willow.swallow wisteria.chaff1 wisteria.chaff2';
  plainRound({
    'is 50 for 20 points of three players, 40 for 15 of four': [
      few(20, 'fuke 50'),
      few(21, ''),
      few(15, 'fuke 40', 4),
      few(16, '', 4),
    ],
    'of two players is scored by both, and is nothing between them (U19)': [
      'ends captured pine.chaff1 pine.chaff2 iris.bridge / * / plum.chaff1 plum.chaff2 clover.ribbon clover.boar',
      '=> points 12 235 17, yaku fuke 50 / goko 50 omote-dango 20 ura-dango 20 aotan 20 fujishima 20 kirishima 20 / fuke 50, scores -176 347 -171',
    ],
    'leaves willows out of the count where the house says so (dandruff)': [
      `ends captured ${RAIN} / pine.* iris.* maple.* plum.* / * => yaku /`,
      `ends house dandruff=cancels-round, captured ${RAIN} / pine.* iris.* maple.* plum.* / *`,
      '=> yaku fuke 50 /',
    ],
    'cancels all other scores of the round there (dandruff)': [
      'ends house dandruff=cancels-round',
      'captured willow.rainman wisteria.chaff1 wisteria.chaff2 / paulownia.* pine.* iris.* maple.* / *',
      '=> scores 100 -50 -50, yaku fuke 50 /, void / kirishima',
      'payments 1>0 50 yaku & 2>0 50 yaku',
    ],
  });
});

describe('the seats of the next round of Ume Botan', () => {
  const next = (points: readonly number[], before: string, after: string) =>
    `ends seats ${points.length}, seating ${before}, order ${before}, captured ${plain(points)} => seating ${after}, order ${after}, asks play ${after[0]}`;
  plainRound({
    'are led by the highest, the lowest is last': [
      next([80, 110, 74], '0 1 2', '1 0 2'),
      // All stay when they are in order already; the one behind the winner may be lowest.
      next([110, 80, 74], '0 1 2', '0 1 2'),
      next([74, 110, 80], '0 1 2', '1 2 0'),
    ],
    'are led by the earlier in turn order of those highest': [
      next([94, 76, 94], '2 1 0', '2 0 1'),
      next([94, 76, 94], '0 1 2', '0 2 1'),
    ],
    'are last for the later in turn order of those lowest (U20)': [
      next([80, 104, 80], '0 1 2', '1 0 2'),
      next([80, 104, 80], '2 1 0', '1 2 0'),
      next([52, 52, 80, 80], '0 1 2 3', '2 3 0 1'),
    ],
    'are unchanged when all are level (U21)': next([88, 88, 88], '1 2 0', '1 2 0'),
    'of four go on from the winner as they sit, the loser lifted out from between (U22)': [
      next([60, 72, 80, 52], '0 1 2 3', '2 0 1 3'),
      next([60, 52, 80, 72], '0 1 2 3', '2 3 0 1'),
      // By the seating, not the seat numbers.
      next([60, 52, 80, 72], '3 2 1 0', '2 0 3 1'),
      next([80, 52, 60, 72], '0 1 2 3', '0 2 3 1'),
    ],
  });
});

describe('the lightning dealt to the field of Ume Botan', () => {
  const DEALT = `at blind, after 0, field ${WILD} iris.ribbon, hands iris.bridge susuki.moon / maple.deer pine.crane / 2, pile chrys.cup chrys.ribbon cherry.curtain, moves play:iris.bridge`;
  ume({
    'is taken with the card laid on it, in place of the first turn’s card of the pile (U1)': [
      `${DEALT} => captured iris.bridge iris.ribbon chrys.cup ${WILD}, turned 0, pile 39, used 0`,
      `${DEALT} play:maple.deer => field maple.deer chrys.ribbon`,
    ],
  });
  rowsOf('ume-botan', { blind: true, turns: 0 })({
    'is taken by its blind card even if that has its month on the field (U1)': [
      'plays susuki.moon on willow.lightning iris.ribbon chrys.ribbon, turns chrys.cup',
      'captures chrys.cup willow.lightning, leaves susuki.moon iris.ribbon chrys.ribbon',
    ],
    'is taken by no card of the hand before that (U2)': [
      'plays willow.ribbon on willow.lightning willow.swallow, turns chrys.cup',
      'captures willow.ribbon willow.swallow chrys.cup willow.lightning',
      'plays willow.ribbon on willow.lightning, turns chrys.cup, leaves willow.ribbon',
      'plays maple.deer on willow.lightning, turns chrys.cup, leaves maple.deer',
    ],
    'may be taken by a willow so (U3)': [
      'plays maple.deer on willow.lightning willow.swallow, turns willow.rainman',
      'captures willow.rainman willow.lightning, leaves maple.deer willow.swallow',
    ],
    'may be taken by the fourth of a stack, of which the three then stay (U4)': [
      'plays maple.deer on willow.lightning iris.ribbon iris.chaff1 iris.chaff2, turns iris.bridge',
      'captures iris.bridge willow.lightning',
      'leaves maple.deer iris.ribbon iris.chaff1 iris.chaff2',
    ],
    'is part of no stack of willows (U8)': [
      'plays willow.rainman on willow.lightning willow.swallow willow.ribbon, turns chrys.cup',
      'asked willow.ribbon willow.swallow',
    ],
  });
});

describe('the lightning of Ume Botan in a hand', () => {
  ume({
    'takes one card that is no willow, as its player chooses (U5, U8)': [
      'plays willow.lightning on pine.crane willow.ribbon iris.chaff1',
      'asked iris.chaff1 pine.crane, chooses pine.crane, captures pine.crane willow.lightning',
    ],
    'takes one of a stack, whose others are then a pair (U5)': [
      'plays willow.lightning on plum.ribbon plum.chaff1 plum.chaff2, turns plum.warbler',
      'asked plum.chaff1 plum.ribbon, chooses plum.ribbon',
      'captures plum.warbler plum.ribbon plum.chaff1 willow.lightning',
    ],
    'goes to its player alone where only willows or nothing lies on the field (U6)': [
      'plays willow.lightning on willow.ribbon willow.swallow, asked, captures willow.lightning',
      'user 0',
      'plays willow.lightning, captures willow.lightning, user 0',
    ],
    'may not be left on the field while there is something to take (U7)': [
      'plays willow.lightning on pine.crane, captures pine.crane willow.lightning',
      'plays willow.lightning on pine.crane plum.ribbon, asked pine.crane plum.ribbon',
    ],
    'turned must take a card that is no willow, as its player chooses (U8)': [
      'plays maple.deer on willow.ribbon iris.chaff1, turns willow.lightning',
      'asked iris.chaff1 maple.deer',
    ],
  });
});

describe('what is left at the end of Ume Botan (U11)', () => {
  /** Seat 2 plays the last cards; `left` stays on the field. */
  const last = (left: string, captured: string, used: number, told: string) =>
    `at field ${left} maple.ribbon chrys.chaff1, hands / / maple.deer, captured ${captured}, pile chrys.cup, turn 2, used ${used}, moves play:maple.deer => leftovers ${told}`;
  const ofUser = (left: string) =>
    [`${WILD} / *`, `/ ${WILD} / *`, `* / / ${WILD}`].map((captured, user) =>
      last(left, captured, user, `${user} ${inOrder(left).replaceAll(' ', '+')}`),
    );
  ume({
    'is all of who used the lightning: a willow, the lightning having gone alone (U6)':
      ofUser('willow.ribbon'),
    'is a willow and a card': ofUser('willow.ribbon pine.chaff1'),
    'is three willows, with another card or not (U10)': [
      ...ofUser('willow.ribbon willow.rainman willow.swallow'),
      ...ofUser('willow.ribbon willow.rainman willow.swallow pine.crane'),
    ],
    'is a stack and a willow (U4)': ofUser('iris.ribbon iris.chaff1 iris.chaff2 willow.swallow'),
    'is nothing, as after a willow under the lightning (U3)': last('', `${WILD} / *`, 0, 'none'),
  });
});
