import { describe, expect, test } from 'vitest';
import { type CardId, card } from '../../src/engine/core/cards.ts';
import { oyaOf } from '../../src/engine/round/state.ts';
import { eventsOf, fieldOf, theEvent } from '../support/play.ts';
import { PRINTED_DECK } from '../support/printed-deck.ts';
import { started } from '../support/started.ts';
import { rowsOf } from './rows.ts';

const WILD = card('willow.lightning');
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

  test('lays the top card face down on a lightning that lies on the field (U1)', () => {
    let set = 0;
    for (let seed = 0; seed < 200; seed++) {
      const { state, events } = started('ume-botan', { seats: 4, seed });
      const isOnField = state.field.includes(WILD);
      expect(state.onifuda?.isBlind ?? false).toBe(isOnField);
      const told = eventsOf(events, 'blind-set').map(({ seat }) => seat);
      expect(told).toEqual(isOnField ? [oyaOf(state)] : []);
      expect(state.pile).toHaveLength(20);
      if (isOnField) set++;
    }
    expect(set).toBeGreaterThan(10);
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
