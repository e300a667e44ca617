import { describe, expect, test } from 'vitest';
import { cardsOf, formatCardSet, size } from '../../src/engine/core/card-set.ts';
import { CARDS, type CardId, card } from '../../src/engine/core/cards.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { oyaOf } from '../../src/engine/round/state.ts';
import { opened } from '../support/opened.ts';
import { actorOf, eventsOf, fieldOf, movesOf, play, theEvent } from '../support/play.ts';
import { gameOf, position } from '../support/position.ts';
import { PRINTED_DECK } from '../support/printed-deck.ts';

const GAME = gameOf('mushi');

function start(number: number, { seats = 2, fourInHand = false } = {}) {
  const options = { rounds: 6, fiveBrights: true, fourInHand, pairsOnField: false };
  return GAME.start({ game: 'mushi', seats, options, seed: seedOf(number) });
}

function mostOfAMonth(cards: readonly CardId[]): number {
  const months = cards.map((id) => CARDS[id]?.month);
  return Math.max(...months.map((month) => months.filter((other) => other === month).length));
}

describe('the deck of Mushi', () => {
  const view = GAME.view(position('mushi'), 'spectator');

  test('is 40 cards without peonies and clovers', () => {
    const printed = PRINTED_DECK.filter((row) => row.inMushi).map(({ id }) => id);
    expect(formatCardSet(view.deck)).toBe(printed.join(' '));
    expect(size(view.deck)).toBe(40);
  });

  test('is worth 230 by the standard values, with a par of 115', () => {
    const worth = cardsOf(view.deck).map((id) => view.values[id] ?? 0);
    expect(worth).toEqual(PRINTED_DECK.filter((row) => row.inMushi).map((row) => row.standard));
    expect(worth.reduce((sum, one) => sum + one, 0)).toBe(230);
    expect([view.par, view.onifuda]).toEqual([115, card('willow.lightning')]);
  });

  test.each([
    [2, 16],
    [3, 8],
    [4, 0],
  ])('is dealt 8 to each of %d seats, 8 to the field, %d to the pile', (seats, pile) => {
    for (let number = 0; number < 40; number++) {
      const { state } = start(number, { seats });
      expect(state.hands.map(size)).toEqual(new Array(seats).fill(8));
      expect(fieldOf(state)).toHaveLength(8);
      expect(state.pile).toHaveLength(pile);
    }
  });
});

describe('the first oya of Mushi', () => {
  test('drew the earliest month, of one month the higher card; only full ties draw again', () => {
    const rank = (id: CardId) => {
      const row = PRINTED_DECK[id];
      return (row?.month ?? 0) * 100 - (row?.standard ?? 0);
    };
    let sameMonth = 0;
    let redrawn = 0;
    for (let number = 0; number < 300; number++) {
      const { state, events } = start(number, { seats: 3 });
      const { draws, oya } = theEvent(events, 'oya-drawn');
      let seats = [0, 1, 2];
      for (const drawn of draws) {
        expect(drawn.map(({ seat }) => seat)).toEqual(seats);
        const best = Math.min(...drawn.map((one) => rank(one.card)));
        const months = drawn.map((one) => PRINTED_DECK[one.card]?.month);
        if (new Set(months).size < months.length) sameMonth++;
        seats = drawn.filter((one) => rank(one.card) === best).map(({ seat }) => seat);
      }
      redrawn += draws.length - 1;
      expect([oya, oyaOf(state)]).toEqual([seats[0], seats[0]]);
      expect(seats).toHaveLength(1);
    }
    expect(sameMonth).toBeGreaterThan(0);
    expect(redrawn).toBeGreaterThan(0);
  });

  test('leads, and the other follows', () => {
    const { state } = start(3);
    expect(actorOf(state)).toBe(oyaOf(state));
    expect(state.order).toEqual([oyaOf(state), 1 - oyaOf(state)]);
  });
});

describe('a deal of Mushi', () => {
  test.each<[field: string, why: string | null]>([
    ['pine.* plum.ribbon iris.bridge maple.deer chrys.cup', 'four-of-a-month-on-field'],
    ['willow.* plum.ribbon iris.bridge maple.deer chrys.cup', 'four-of-a-month-on-field'],
    [
      'willow.rainman willow.swallow willow.ribbon plum.ribbon plum.chaff1 maple.deer chrys.cup' +
        ' pine.crane',
      'rain-on-field',
    ],
    [
      'willow.rainman willow.swallow willow.lightning plum.ribbon plum.chaff1 maple.deer chrys.cup' +
        ' pine.crane',
      null,
    ],
    [
      'pine.crane pine.ribbon pine.chaff1 plum.ribbon plum.chaff1 maple.deer chrys.cup iris.bridge',
      null,
    ],
    [
      'pine.crane pine.ribbon plum.ribbon plum.chaff1 maple.deer maple.ribbon chrys.cup' +
        ' chrys.chaff1',
      null,
    ],
  ])('with the field %s: %s (MU1)', (field, why) => {
    expect(opened('mushi', { field, hands: [8, 8] }).misdeal).toBe(why);
  });

  const PAIRS =
    'pine.crane pine.ribbon plum.ribbon plum.chaff1 maple.deer maple.ribbon chrys.cup chrys.chaff1';

  test.each<[field: string, why: string | null]>([
    [PAIRS, 'pairs-on-field'],
    [PAIRS.replace('chrys.cup chrys.chaff1', 'willow.lightning willow.swallow'), 'pairs-on-field'],
    [PAIRS.replace('chrys.chaff1', 'iris.bridge'), null],
    [
      PAIRS.replace('plum.ribbon plum.chaff1', 'pine.chaff1 pine.chaff2'),
      'four-of-a-month-on-field',
    ],
  ])(
    'may need more than four pairs where the house says so (pairsOnField, MU3): %s: %s',
    (field, why) => {
      expect(
        opened('mushi', { options: { pairsOnField: true }, field, hands: [8, 8] }).misdeal,
      ).toBe(why);
    },
  );

  test('that is none is made again by the same oya, and is the same round', () => {
    const seen = new Set<string>();
    for (let number = 0; number < 3000; number++) {
      const { state, events } = start(number);
      for (const { why, cards } of eventsOf(events, 'redealt')) {
        seen.add(why);
        const tame = ['willow.rainman', 'willow.swallow', 'willow.ribbon'];
        const names = cardsOf(cards).map((id) => CARDS[id]?.id ?? '');
        if (why === 'rain-on-field') expect(names).toEqual(expect.arrayContaining(tame));
        else expect(mostOfAMonth(cardsOf(cards))).toBe(4);
        expect(oyaOf(state)).toBe(theEvent(events, 'oya-drawn').oya);
        expect(state.round).toBe(1);
      }
      expect(mostOfAMonth(fieldOf(state).map(card))).toBeLessThan(4);
    }
    expect([...seen].sort()).toEqual(['four-of-a-month-on-field', 'rain-on-field']);
  });
});

describe('four of a month in a hand of Mushi', () => {
  const FOUR = 'pine.* plum.ribbon plum.chaff1 iris.bridge maple.deer';
  const FIELD = 'cherry.curtain iris.ribbon maple.chaff1 susuki.moon chrys.cup wisteria.cuckoo';

  test('mean nothing by default (MU2)', () => {
    const { state } = opened('mushi', { field: FIELD, hands: [FOUR, 8] });
    expect(state.phase).toEqual({ type: 'play', seat: 0 });
  });

  test('may be shown for a new deal by the same oya where the house says so (fourInHand)', () => {
    const spec = { options: { fourInHand: true }, oya: 1, field: FIELD, hands: [FOUR, 8] };
    const { state } = opened('mushi', spec);
    expect(actorOf(state)).toBe(0);
    expect(movesOf(state)).toEqual(['claim', 'pass']);
    const { state: after, events } = play(state, 'claim');
    expect(theEvent(events, 'claimed')).toMatchObject({ seat: 0, offer: 'redeal' });
    expect(theEvent(events, 'redealt').why).toBe('claimed');
    expect([oyaOf(after), after.round, after.deals]).toEqual([1, 1, state.deals + 1]);
    expect(eventsOf(events, 'settled')).toEqual([]);
    expect(after.totals).toEqual([0, 0]);
  });

  test('need not be shown: the round is then played', () => {
    const spec = { options: { fourInHand: true }, field: FIELD, hands: [FOUR, 8] };
    const { state, events } = play(opened('mushi', spec).state, 'pass');
    expect(eventsOf(events, 'redealt')).toEqual([]);
    expect(state.phase).toEqual({ type: 'play', seat: 0 });
  });

  test('are four of them, the lightning a willow among them; three are not asked about', () => {
    const willows = 'willow.* plum.ribbon plum.chaff1 iris.bridge maple.deer';
    const three =
      'pine.crane pine.ribbon pine.chaff1 plum.ribbon plum.chaff1 iris.bridge maple.deer';
    const ask = (hand: string) =>
      opened('mushi', { options: { fourInHand: true }, field: FIELD, hands: [hand, 8] }).state.phase
        .type;
    expect([ask(willows), ask(three)]).toEqual(['offer', 'play']);
  });

  test('of several seats are asked about in turn order, before the seats say in or out', () => {
    const { state } = opened('mushi', {
      options: { fourInHand: true },
      seats: 3,
      oya: 2,
      phase: { type: 'entry', seat: 2 },
      field: FIELD,
      hands: [FOUR, 'chrys.ribbon chrys.chaff1 maple.ribbon iris.chaff1', 'susuki.geese willow.*'],
    });
    expect(actorOf(state)).toBe(2);
    const { state: next } = play(state, 'pass');
    expect(actorOf(next)).toBe(0);
    const { state: entry } = play(next, 'pass');
    expect(entry.phase).toEqual({ type: 'entry', seat: 2 });
  });
});
