import { describe, expect, test } from 'vitest';
import { type CardSet, size } from '../../src/engine/core/card-set.ts';
import { oyaOf } from '../../src/engine/round/state.ts';
import { dealOut } from '../support/deal-out.ts';
import { type FinishSpec, formatPayments } from '../support/finish.ts';
import { closed, over } from '../support/opened.ts';
import { actorOf, eventsOf, fieldOf, movesOf, play, theEvent } from '../support/play.ts';
import { position } from '../support/position.ts';
import type { PrintedCard } from '../support/printed-deck.ts';
import { printedCount } from '../support/printed-yaku.ts';

const mayumi = (spec: FinishSpec) => closed('mayumi', { seats: 3, ...spec });

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
});

/** Two first with 200, one behind with 90, no yaku. */
const TIED = dealOut({
  points: [200, 200, 90],
  value: ken,
  accept: (piles) => made(piles).every((yaku) => yaku === ''),
});

describe('the payments of Mayumi', () => {
  test('follow the worked example: A (oya) 420, B 550, C 170 (seed, M18)', () => {
    const { settlement } = mayumi({ captured: WORKED });
    const counts = settlement.points.map(
      (points, seat) =>
        points + (settlement.yaku[seat] ?? []).reduce((sum, { value }) => sum + value, 0),
    );
    expect(counts).toEqual([420, 550, 170]);
    expect(formatPayments(settlement.payments)).toEqual([
      '2>0 250 difference',
      '0>1 130 difference',
    ]);
    expect(settlement.scores).toEqual([120, 130, -250]);
    expect(settlement.winner).toBe(1);
  });
});

describe('the next oya of Mayumi (M17)', () => {
  test.each([0, 1, 2])('is who has most, whoever was oya (%d), and play goes clockwise', (oya) => {
    const { state } = mayumi({ oya, captured: WORKED });
    expect(oyaOf(state)).toBe(1);
    expect(state.seating).toEqual([1, 0, 2]);
  });

  test.each<[oya: number, scores: readonly number[]]>([
    [0, [110, 0, -110]],
    [1, [0, 110, -110]],
    [2, [110, 110, -220]],
  ])('stays (%d) after a tie for first, and payments are made: %j', (oya, scores) => {
    const { state, settlement } = mayumi({ oya, captured: TIED });
    expect(settlement.winner).toBeNull();
    expect([oyaOf(state), state.round]).toEqual([oya, 2]);
    expect(settlement.scores).toEqual(scores);
  });
});

describe('the end of a round of Mayumi', () => {
  test('of two comes after eight turns each, the pile of eight untouched (M20)', () => {
    const pile = 'pine.crane iris.* plum.chaff1 plum.chaff2 chrys.chaff1';
    const state = position('mayumi', {
      ...{ seats: 2, turn: 1 },
      field: 'maple.ribbon',
      hands: ['', 'maple.deer'],
      captured: ['*', 'paulownia.phoenix cherry.curtain susuki.moon chrys.cup pine.ribbon'],
      pile,
    });
    const { events } = play(state, 'play:maple.deer');
    expect(eventsOf(events, 'turned')).toHaveLength(1);
    const { captured } = theEvent(events, 'settled').settlement;
    expect(captured.map(size).reduce((sum, one) => sum + one)).toBe(48 - 8);
  });

  test('leaves what is on the table or in the pile to nobody (M15)', () => {
    const state = position('mayumi', {
      ...{ seats: 3, turn: 2 },
      field: 'maple.ribbon willow.ribbon pine.chaff1 chrys.chaff1',
      hands: ['', '', 'maple.deer'],
      captured: [
        'paulownia.phoenix pine.crane plum.ribbon *',
        'susuki.moon iris.bridge',
        'clover.boar chrys.cup plum.warbler',
      ],
      pile: 'chrys.ribbon',
    });
    const { events } = play(state, 'play:maple.deer');
    expect(eventsOf(events, 'leftovers')).toEqual([]);
    const { points } = theEvent(events, 'settled').settlement;
    expect(points.reduce((sum, one) => sum + one, 0)).toBe(490 - 10);
  });
});

describe('tegarasu sanjū of Mayumi', () => {
  const RICH = 'cherry.curtain clover.boar susuki.moon';
  const spec = (captured: readonly string[], more: Partial<FinishSpec> = {}): FinishSpec => ({
    ...{ seats: 3, captured },
    ...more,
  });
  const asked = (captured: readonly string[], options = {}) => {
    const { state } = over('mayumi', spec(captured, { options }));
    return state.phase.type === 'offer' ? state.phase.seat : null;
  };

  test.each<[row: string, pile: string, isAsked: boolean]>([
    ['30 ken', 'iris.bridge iris.ribbon maple.ribbon maple.chaff1', true],
    ['40 ken', 'iris.bridge iris.ribbon maple.ribbon maple.deer', false],
    [
      '30 ken besides willows and paulownias',
      'iris.bridge iris.ribbon maple.ribbon willow.* paulownia.*',
      true,
    ],
    ['one bright, which is 50', 'pine.crane', false],
    ['nothing at all', '', true],
  ])('may be claimed with %s', (_, pile, isAsked) => {
    expect(asked([RICH, pile, '*'])).toBe(isAsked ? 1 : null);
  });

  test.each<[row: string, pile: string, isAsked: boolean]>([
    ['one card of 50 and 30 ken', 'pine.crane iris.bridge iris.ribbon maple.ribbon', true],
    [
      'one card of 50 and 40 ken',
      'pine.crane iris.bridge iris.ribbon maple.ribbon maple.deer',
      false,
    ],
    ['two cards of 50', 'pine.crane cherry.curtain', false],
    ['the rain man among two', 'willow.rainman cherry.curtain', false],
    ['no card of 50 and 30 ken', 'iris.bridge iris.ribbon maple.ribbon', true],
    ['no card of 50 and 40 ken', 'iris.bridge iris.ribbon maple.ribbon willow.swallow', false],
  ])('may, in the other reading, be claimed with %s (tegarasu)', (_, pile, isAsked) => {
    const rich = 'plum.warbler susuki.moon clover.boar';
    expect(asked([rich, pile, '*'], { tegarasu: 'one-light' })).toBe(isAsked ? 1 : null);
  });

  test('ends the round as a draw: nobody scores, the same oya deals again (M19)', () => {
    const { state } = over(
      'mayumi',
      spec([RICH, '', '*'], { oya: 2, round: 4, totals: [1, 2, -3] }),
    );
    expect(movesOf(state)).toEqual(['claim', 'pass']);
    const { state: after, events } = play(state, 'claim');
    expect(theEvent(events, 'claimed')).toMatchObject({ seat: 1, offer: 'draw' });
    expect(theEvent(events, 'redealt').why).toBe('tegarasu');
    expect(eventsOf(events, 'settled')).toEqual([]);
    expect([oyaOf(after), after.round, after.totals]).toEqual([2, 4, [1, 2, -3]]);
    expect(fieldOf(after)).toHaveLength(6);
  });

  test('need not be claimed: the round is counted', () => {
    const { state } = over('mayumi', spec([RICH, '', '*']));
    const { events } = play(state, 'pass');
    expect(theEvent(events, 'declined')).toMatchObject({ seat: 1, offer: 'draw' });
    expect(theEvent(events, 'settled').settlement.scores[1]).toBeLessThan(0);
  });

  test('is offered to several in turn order, until one claims (M19)', () => {
    const { state } = over('mayumi', spec(['', '', '*'], { oya: 1 }));
    expect(actorOf(state)).toBe(1);
    const { state: second } = play(state, 'pass');
    expect(actorOf(second)).toBe(0);
    expect(theEvent(play(second, 'claim').events, 'redealt').why).toBe('tegarasu');
    const { events } = play(state, 'claim');
    expect(eventsOf(events, 'claimed')).toHaveLength(1);
  });

  test('is offered after the last game too', () => {
    const { state } = over('mayumi', spec([RICH, '', '*'], { round: 12 }));
    expect(state.phase).toMatchObject({ type: 'offer', offer: 'draw' });
    expect(theEvent(play(state, 'pass').events, 'over').why).toBe('rounds');
  });
});
