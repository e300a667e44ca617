import { describe, expect, test } from 'vitest';
import { type CardId, card } from '../../src/engine/core/cards.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { oyaOf } from '../../src/engine/round/state.ts';
import { finish } from '../support/finish.ts';
import { opened } from '../support/opened.ts';
import { eventsOf, fieldOf, theEvent } from '../support/play.ts';
import { gameOf } from '../support/position.ts';
import { PRINTED_DECK } from '../support/printed-deck.ts';

const GAME = gameOf('ume-botan');
const WILD = card('willow.lightning');

function start(number: number, seats = 3) {
  const options = { rounds: 12, dandruff: 'yaku' };
  return GAME.start({ game: 'ume-botan', seats, options, seed: seedOf(number) });
}

describe('the seats of Ume Botan', () => {
  const rank = (id: CardId) => {
    const row = PRINTED_DECK[id];
    return (row?.month ?? 0) * 100 - (row?.standard ?? 0);
  };

  test.each([3, 4])(
    '(%d) are drawn: earliest month first, then the higher card; only ties draw again (U24)',
    (seats) => {
      let redrawn = 0;
      for (let number = 0; number < 400; number++) {
        const { state, events } = start(number, seats);
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

const rest = ['', '', ''].map(() => 7);

describe('a deal of Ume Botan', () => {
  test('stands with three or four of a month in a hand: nobody is asked (U23)', () => {
    const field = 'plum.ribbon maple.deer chrys.cup cherry.ribbon wisteria.cuckoo clover.boar';
    const hands = ['iris.* susuki.moon susuki.geese susuki.chaff1', 7, 7];
    const { state, events } = opened('ume-botan', { field, hands });
    expect(state.phase).toEqual({ type: 'play', seat: 0 });
    expect(events).toEqual([]);
  });

  test('that is none is made again by the same oya, in the same round (U25)', () => {
    let redealt = 0;
    for (let number = 0; number < 1000; number++) {
      const { state, events } = start(number, 4);
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
    for (let number = 0; number < 200; number++) {
      const { state, events } = start(number, 4);
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
  const multiplier = (field: string, round: number, rounds = 12) =>
    opened('ume-botan', { options: { rounds }, round, field, hands: rest }).state.multiplier;

  test.each<[row: string, field: string, round: number, why: string | null]>([
    ['a pine', PINE, 1, 'matsuba'],
    ['two pines: no more than one', PINE.replace('clover.boar', 'pine.crane'), 5, 'matsuba'],
    ['no pine', PLAIN, 5, null],
    ['the middle round', PLAIN, 6, 'hankiba'],
    ['the last round', PLAIN, 12, 'shimeba'],
    ['the middle round with a pine: twice, not four times (U13)', PINE, 6, 'hankiba'],
    ['the last round with a pine: twice, not four times (U13)', PINE, 12, 'shimeba'],
    ['the round after the middle', PLAIN, 7, null],
  ])('doubles by %s', (_, field, round, why) => {
    expect(multiplier(field, round)).toEqual(why === null ? null : { times: 2, why });
  });

  test.each([
    [6, [3], 6],
    [4, [2], 4],
    [2, [1], 2],
  ])(
    'of %d rounds doubles in the middle one (%j) and in the last (U14, rounds)',
    (rounds, half, last) => {
      const doubled = Array.from({ length: rounds }, (_, index) => index + 1).filter(
        (round) => multiplier(PLAIN, round, rounds) !== null,
      );
      expect(doubled).toEqual([...half, last]);
      expect(multiplier(PLAIN, last, rounds)?.why).toBe('shimeba');
    },
  );

  test('counts no pine that lies face down on the lightning, or that comes later (U12)', () => {
    const field = PLAIN.replace('clover.boar', 'willow.lightning');
    const spec = { field, hands: [7, 7, 7], pile: 'pine.crane *' };
    expect(
      opened('ume-botan', { ...spec, hands: ['pine.ribbon', 6, 6] }).state.multiplier,
    ).toBeNull();
  });

  test('doubles every payment of the round (U13)', () => {
    const captured = ['iris.* maple.* plum.ribbon', 'pine.* willow.* wisteria.*', '*'];
    const plain = finish('ume-botan', { round: 2, captured }).settlement;
    const doubled = finish('ume-botan', {
      ...{ round: 2, captured },
      multiplier: { times: 2, why: 'matsuba' },
    }).settlement;
    expect(doubled.scores).toEqual(plain.scores.map((score) => 2 * score));
    expect(doubled.multipliers).toEqual([{ times: 2, why: 'matsuba' }]);
    expect(plain.multipliers).toEqual([]);
  });
});
