import { describe, expect, test } from 'vitest';
import { formatCardSet, size } from '../../src/engine/core/card-set.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { oyaOf } from '../../src/engine/round/state.ts';
import { chaff } from '../support/chaff.ts';
import { closed, type EndSpec, opened } from '../support/opened.ts';
import { eventsOf, fieldOf, play, theEvent } from '../support/play.ts';
import { gameOf, type PositionSpec, position } from '../support/position.ts';

const GAME = gameOf('go-stop');
const BIRDS = 'plum.warbler wisteria.cuckoo susuki.geese';
const ANIMALS = 'iris.bridge peony.butterflies clover.boar maple.deer willow.swallow';
const BRIGHT3 = 'pine.crane cherry.curtain susuki.moon';
const HELD = 'maple.ribbon susuki.moon';

/** Seat 0 stops with the first of these captured. */
const stopped = (captured: readonly string[], more: Partial<EndSpec> = {}) =>
  closed('go-stop', { seats: 3, ended: { why: 'shobu', seat: 0 }, ...more, captured }).settlement;
const scores = (captured: readonly string[], more: Partial<EndSpec> = {}) =>
  stopped(captured, more).scores;
const called = (...log: readonly number[]): Pick<PositionSpec, 'calls'> => ({
  calls: { made: [0, 1, 2].map((seat) => log.filter((one) => one === seat).length), log },
});

/** Seat 0 plays this card with these on the field, and turns that one. */
function turn(
  spec: PositionSpec & { readonly plays: string; readonly turns1: string },
  ...moves: readonly string[]
) {
  const { plays, turns1, ...rest } = spec;
  const state = position('go-stop', {
    ...{
      seats: 3,
      hands: [`${plays} ${HELD}`, 'chrys.cup clover.boar', 'willow.ribbon pine.ribbon'],
    },
    ...{ pile: `${turns1} *`, ...rest },
  });
  return play(state, `play:${plays}`, ...moves);
}
const given = (events: Parameters<typeof eventsOf>[0]) =>
  eventsOf(events, 'stolen').map(({ from, cards }) => `${from} ${formatCardSet(cards)}`);
const paid = (events: Parameters<typeof eventsOf>[0]) =>
  eventsOf(events, 'paid').map(({ payment }) => `${payment.from} ${payment.amount}`);

describe('the deal of Go-Stop', () => {
  test.each([
    [3, 24],
    [2, 23],
    [0, 21],
  ])(
    'is 7 each and 6 on the field; with %d bonus cards the pile has %d (bonusCards)',
    (many, pile) => {
      const options = { ...defaultOptions(GAME.options), bonusCards: many };
      const { state } = GAME.start({ game: 'go-stop', seats: 3, options, seed: seedOf(1) });
      expect([state.hands.map(size), fieldOf(state).length, state.pile.length]).toEqual([
        [7, 7, 7],
        6,
        pile,
      ]);
    },
  );
});

describe('worked examples of Go-Stop', () => {
  test('1: gwangbak doubles for who has no bright alone', () => {
    expect(scores([BRIGHT3, chaff(7), 'willow.rainman'])).toEqual([9, -6, -3]);
  });

  test('2: go and pibak, and who has no chaff is exempt', () => {
    const calls = { made: [1, 0, 0], log: [0] };
    expect(scores([chaff(14), chaff(4, 14), 'willow.rainman'], { calls })).toEqual([18, -12, -6]);
  });

  test('3: who has called go pays for both, at the doublings of each (GS32)', () => {
    const captured = [`${chaff(10)} willow.lightning paulownia.yellow`, chaff(10, 10), 'chrys.cup'];
    expect(scores(captured, called(1))).toEqual([15, -15, 0]);
    const { payments } = stopped(captured, called(1));
    expect(payments.map(({ why, amount }) => `${why} ${amount}`)).toEqual(['stop 5', 'dokbak 10']);
  });

  test('4: of two who have called go the last is liable (GS31)', () => {
    expect(scores([BIRDS, '', ''], called(1, 2))).toEqual([10, 0, -10]);
    expect(scores([BIRDS, '', ''], called(2, 1, 0))).toEqual([10 + 2, -12, 0]);
  });

  test.each([
    ['last', [10, 0, -10]],
    ['first', [10, -10, 0]],
  ])('4: or by the rule %s %j (GS31; liable)', (liable, sums) => {
    expect(scores([BIRDS, '', ''], { ...called(1, 2), options: { liable } })).toEqual(sums);
  });

  test('8: chongtong is 3 from each (GS5)', () => {
    const field = 'pine.chaff1 plum.chaff1 cherry.chaff1 iris.chaff1 peony.chaff1 maple.chaff1';
    const hands = ['clover.* chrys.cup', 5, 5];
    const { state } = opened('go-stop', { seats: 3, field, hands, pile: '*' });
    expect(theEvent(play(state, 'claim').events, 'settled').settlement.scores).toEqual([6, -3, -3]);
  });

  test('9: ppeok in the first two turns bring 3, then 6 from each (GS9)', () => {
    const first = (late: PositionSpec['late'] = {}, turns = 0) =>
      turn({
        ...{ field: 'iris.ribbon plum.chaff1', plays: 'iris.bridge', turns1: 'iris.chaff1' },
        ...{ turns, late },
      });
    expect(paid(first().events)).toEqual(['1 3', '2 3']);
    expect(paid(first({ ppeoks: [1, 0, 0] }, 3).events)).toEqual(['1 6', '2 6']);
    expect(paid(first({ ppeoks: [2, 0, 0] }, 6).events).slice(0, 2)).toEqual(['1 12', '2 12']);
  });

  test('10: ppeok, and later the fourth by the owner brings one from each (GS13; test position 7)', () => {
    const { events } = turn({
      ...{ field: 'iris.bridge iris.ribbon iris.chaff1 pine.crane', plays: 'iris.chaff2' },
      ...{ turns1: 'plum.ribbon', captured: ['', chaff(3), chaff(3, 12)] },
      late: { stacks: [{ month: 5, owner: 0, bonus: [] }] },
    });
    expect(given(events)).toEqual(['1 pine.chaff1', '2 clover.chaff1']);
  });
});

describe('what Go-Stop has otherwise than Matgo', () => {
  const third = (spec: PositionSpec = {}) =>
    turn({
      ...{ field: 'iris.ribbon plum.chaff1', plays: 'iris.bridge', turns1: 'iris.chaff1' },
      ...{ turns: 9, late: { ppeoks: [2, 0, 0] }, ...spec },
    });

  test('three ppeok win 3 from each, and nobody is liable (GS15, GS36; test position 22)', () => {
    const { settlement } = theEvent(third(called(1)).events, 'settled');
    expect(settlement.scores).toEqual([6, -3, -3]);
  });

  test.each([
    ['minimum', [6, -3, -3]],
    ['ten', [20, -10, -10]],
  ])('three ppeok win by the rule %s %j (threePpeok)', (threePpeok, sums) => {
    const { settlement } = theEvent(third({ options: { threePpeok } }).events, 'settled');
    expect(settlement.scores).toEqual(sums);
  });

  test.each([
    ['usual', ['1 pine.chaff1', '2 clover.chaff1']],
    ['one', ['1 pine.chaff1', '2 clover.chaff1']],
    ['two', ['1 pine.chaff1 pine.chaff2', '2 clover.chaff1 clover.chaff2']],
  ])('an own stack by the rule %s takes %j (ownStack)', (ownStack, cards) => {
    const { events } = turn({
      ...{ field: 'iris.bridge iris.ribbon iris.chaff1 pine.crane', plays: 'iris.chaff2' },
      ...{ turns1: 'plum.ribbon', captured: ['', chaff(3), chaff(3, 12)], options: { ownStack } },
      late: { stacks: [{ month: 5, owner: 0, bonus: [] }] },
    });
    expect(given(events)).toEqual(cards);
  });

  test.each([
    [true, ['1 3', '2 3']],
    [false, []],
  ])('an early ppeok is paid: %s (firstPpeok)', (firstPpeok, sums) => {
    const { events } = third({ turns: 0, late: {}, options: { firstPpeok } });
    expect(paid(events)).toEqual(sums);
  });

  test.each([
    [true, ['1 3', '2 3']],
    [false, []],
  ])('an early ttadak is paid: %s (GS10; firstTtadak)', (firstTtadak, sums) => {
    const { events } = turn(
      {
        ...{ field: 'iris.ribbon iris.chaff2 plum.chaff1', plays: 'iris.bridge' },
        ...{ turns1: 'iris.chaff1', turns: 0, options: { firstTtadak } },
      },
      'capture:iris.ribbon',
    );
    expect(paid(events)).toEqual(sums);
  });

  test.each([
    ['usual', 5, 2],
    ['usual', 6, 1],
    [6, 6, 2],
    [7, 7, 2],
    [5, 6, 1],
  ])('pibak by the rule %s with %d chaff pays %d-fold (piBak)', (piBak, many, times) => {
    const options = { piBak };
    const captured = [chaff(10), `pine.crane ${chaff(many, 10)}`, 'plum.warbler'];
    expect(scores(captured, { options })[1]).toBe(-times);
  });

  test('chaff that is taken lowers a score at once, and nobody is asked (GS16)', () => {
    const { state } = turn({
      ...{ field: 'iris.ribbon plum.warbler pine.crane', plays: 'iris.bridge' },
      ...{ turns1: 'plum.ribbon', captured: ['', chaff(10, 4), ''] },
    });
    const scored = (at: typeof state) => GAME.view(at, 'spectator').seats[1]?.yaku;
    expect(scored(state)).toMatchObject([{ id: 'pi', value: 1 }]);
    const { state: after } = turn({
      ...{ field: 'plum.warbler', plays: 'iris.bridge', turns1: 'iris.ribbon' },
      captured: ['', chaff(10, 10), ''],
    });
    expect(scored(after)).toEqual([]);
    expect(after.phase).toEqual({ type: 'play', seat: 1 });
  });

  test('a loser’s go is no gobak', () => {
    expect(scores([BIRDS, 'pine.crane', 'plum.ribbon'], called(1))).toEqual([10, -10, 0]);
  });

  test('seven animals double for both losers', () => {
    const seven = `${ANIMALS} plum.warbler wisteria.cuckoo`;
    expect(scores([seven, 'pine.crane', 'plum.ribbon'])).toEqual([12, -6, -6]);
  });
});

describe('entry and selling with four and more', () => {
  const four = (spec: PositionSpec = {}) =>
    opened('go-stop', {
      ...{ seats: 4, field: 'pine.chaff1 plum.chaff1 cherry.chaff1', pile: '*' },
      hands: ['iris.bridge maple.deer', 'clover.boar', 'willow.swallow', 'pine.ribbon'],
      ...spec,
    });

  test('the oya must play, and the others are asked from the oya’s right on', () => {
    const { state, events } = four({ oya: 2 });
    expect(theEvent(events, 'stayed')).toMatchObject({ seat: 2, why: 'obliged' });
    expect(state.phase).toEqual({ type: 'entry', seat: 3 });
  });

  test('dropping is free, and the last three must play', () => {
    const { state, events } = play(four().state, 'drop');
    expect(eventsOf(events, 'paid')).toEqual([]);
    expect(eventsOf(events, 'stayed').map(({ seat, why }) => `${seat} ${why}`)).toEqual([
      '2 obliged',
      '3 obliged',
    ]);
    expect(state.order).toEqual([0, 2, 3]);
  });

  test('the field lies face down until it is known who plays', () => {
    const { state } = four();
    const view = GAME.view(state, 1);
    expect([view.field, view.fieldDown]).toEqual([[], 3]);
    expect(view.hand.every(({ takes }) => takes.length === 0)).toBe(true);
    const { state: after, events } = play(state, 'stay', 'stay');
    expect(theEvent(events, 'field-shown').field).toHaveLength(3);
    expect(GAME.view(after, 1).fieldDown).toBe(0);
  });

  test('the hands of those out are shuffled into the pile', () => {
    const { state } = play(four().state, 'stay', 'stay');
    expect(state.hands.map(size)).toEqual([2, 1, 1, 0]);
    expect(state.order).toEqual([0, 1, 2]);
  });

  const sold = (hand: string, seats = 4) => {
    const hands = ['iris.bridge', 'clover.boar', 'cherry.ribbon', hand];
    const { state } = four({
      seats,
      hands: [...hands, ...Array.from({ length: seats - 4 }, () => 1)],
    });
    return eventsOf(play(state, 'stay', 'stay').events, 'paid')
      .filter(({ payment }) => payment.to === 3)
      .map(({ payment }) => `${payment.from} ${payment.amount}`);
  };

  test.each([
    ['pine.crane susuki.moon willow.lightning', ['1 6', '2 6']],
    ['pine.crane pine.ribbon pine.chaff2 susuki.moon willow.lightning', ['1 12', '2 12']],
    ['chrys.cup paulownia.yellow', ['1 4', '2 4']],
    ['willow.rainman maple.deer', []],
    ['willow.rainman pine.crane', ['1 4', '2 4']],
    ['maple.deer maple.ribbon', []],
  ])('who is not asked sells %s for %j, from both who do not deal', (hand, sums) => {
    expect(sold(hand)).toEqual(sums);
  });

  test('with five seats a lone rain man is sold', () => {
    expect(sold('willow.rainman maple.deer', 5)).toEqual(['1 2', '2 2']);
  });

  test('what was sold is on the sheet of the round', () => {
    const { settlement } = closed('go-stop', {
      ...{ seats: 4, captured: [BIRDS, 'pine.crane', 'plum.ribbon', ''], order: [0, 1, 2] },
      ...{ ended: { why: 'shobu', seat: 0 }, totals: [0, -6, -6, 12] },
      paid: [1, 2].map((from) => ({ from, to: 3, points: 6 })),
    });
    expect(settlement.scores).toEqual([10, -11, -11, 12]);
  });

  test('what was sold is given back where the field makes the deal void (GS3, L7)', () => {
    const field = 'clover.* pine.chaff1';
    const hands = ['iris.bridge', 'maple.deer', 'willow.swallow', 'pine.crane'];
    const { state, events } = play(four({ field, hands }).state, 'stay', 'stay');
    expect(eventsOf(events, 'redealt')).toHaveLength(1);
    expect(state.totals).toEqual([0, 0, 0, 0]);
    expect(eventsOf(events, 'paid').map(({ payment }) => payment.why)).toEqual([
      ...['compensation', 'compensation'],
      ...['compensation-returned', 'compensation-returned'],
    ]);
  });

  test.each([
    ['same', 'play'],
    ['new', 'entry'],
  ])('after a round that nobody won: %s (GS2; entryAfterNagari)', (entryAfterNagari, phase) => {
    const { state } = closed('go-stop', {
      ...{ seats: 4, captured: [BIRDS, '', '', ''], order: [0, 1, 2], oya: 0 },
      ...{ answers: ['stay', 'stay', 'stay', 'forced-out'], options: { entryAfterNagari } },
      seed: seedOf(3),
    });
    expect(oyaOf(state)).toBe(0);
    expect(state.phase.type).toBe(phase);
    if (phase === 'play') expect(state.order).toEqual([0, 1, 2]);
  });
});

describe('bonus cards of Go-Stop', () => {
  const bonus = (spec: PositionSpec) =>
    position('go-stop', { seats: 3, options: { bonusCards: 2, ...spec.options }, ...spec });

  test('are none, two or three (bonusCards)', () => {
    const decks = [0, 2, 3].map((bonusCards) => {
      const { deck } = GAME.view(position('go-stop', { seats: 3, options: { bonusCards } }), 0);
      return size(deck);
    });
    expect(decks).toEqual([48, 50, 51]);
  });

  test('from the hand are captured at once, and the turn goes on', () => {
    const state = bonus({
      ...{ field: 'iris.ribbon', hands: ['bonus.two1 maple.deer', 'clover.boar', 'chrys.cup'] },
      pile: 'plum.ribbon *',
    });
    const { state: after } = play(state, 'play:bonus.two1');
    expect(formatCardSet(after.captured[0] ?? { lo: 0, hi: 0 })).toBe('bonus.two1');
    expect(formatCardSet(after.hands[0] ?? { lo: 0, hi: 0 })).toBe('plum.ribbon maple.deer');
    expect(after.phase).toEqual({ type: 'play', seat: 0 });
  });

  test.each([
    [false, []],
    [true, ['1 pine.chaff1', '2 clover.chaff1']],
  ])('take chaff as they are captured: %s (bonusSteals)', (bonusSteals, cards) => {
    const state = bonus({
      ...{ field: 'iris.ribbon', hands: ['bonus.three maple.deer', 'clover.boar', 'chrys.cup'] },
      ...{ captured: ['', chaff(2), chaff(2, 12)], pile: 'plum.ribbon *' },
      options: { bonusCards: 2, bonusSteals },
    });
    expect(given(play(state, 'play:bonus.three').events)).toEqual(cards);
  });

  test('turned are captured with the pair, and another is turned', () => {
    const state = bonus({
      ...{ field: 'iris.ribbon', hands: ['iris.bridge maple.deer', 'clover.boar', 'chrys.cup'] },
      pile: 'bonus.two1 plum.chaff1 *',
    });
    const { state: after } = play(state, 'play:iris.bridge');
    expect(formatCardSet(after.captured[0] ?? { lo: 0, hi: 0 })).toBe(
      'iris.bridge iris.ribbon bonus.two1',
    );
  });

  test('of a ppeok lie in the stack, and go with it', () => {
    const state = bonus({
      field: 'iris.ribbon pine.crane',
      hands: ['iris.bridge maple.deer', 'iris.chaff2 clover.boar', 'chrys.cup'],
      pile: 'bonus.three iris.chaff1 susuki.ribbon *'.replace('susuki.ribbon', 'susuki.geese'),
    });
    const { state: stacked } = play(state, 'play:iris.bridge');
    expect(fieldOf(stacked)).toContain('bonus.three');
    const { state: after } = play(stacked, 'play:iris.chaff2');
    expect(formatCardSet(after.captured[1] ?? { lo: 0, hi: 0 })).toBe(
      'iris.bridge iris.ribbon iris.chaff1 iris.chaff2 bonus.three',
    );
  });

  test('on the field are the oya’s, and others of the pile lie there for them', () => {
    const { state } = opened('go-stop', {
      ...{ seats: 3, options: { bonusCards: 2 }, hands: [2, 2, 2] },
      ...{ field: 'bonus.two1 iris.ribbon', pile: 'bonus.three plum.ribbon *' },
    });
    expect(formatCardSet(state.captured[0] ?? { lo: 0, hi: 0 })).toBe('bonus.two1 bonus.three');
    expect(fieldOf(state)).toEqual(['plum.ribbon', 'iris.ribbon']);
  });
});
