import { describe, expect, test } from 'vitest';
import { oyaOf } from '../../src/engine/round/state.ts';
import { chaff } from '../support/chaff.ts';
import { closed, type EndSpec, opened, over } from '../support/opened.ts';
import { eventsOf, movesOf, play, theEvent } from '../support/play.ts';
import { gameOf, type PositionSpec, position } from '../support/position.ts';
import { yakuOf } from '../support/told.ts';

const GAME = gameOf('matgo');
const BRIGHTS = 'pine.crane cherry.curtain susuki.moon paulownia.phoenix';
const POETRY = 'pine.ribbon plum.ribbon cherry.ribbon';
const BLUE = 'peony.ribbon chrys.ribbon maple.ribbon';
const BIRDS = 'plum.warbler wisteria.cuckoo susuki.geese';
/** Animals that are none of the three birds. */
const ANIMALS = 'iris.bridge peony.butterflies clover.boar maple.deer willow.swallow';
const OPEN_DEAL = 'pine.chaff1 plum.chaff1 cherry.chaff1 iris.chaff1 peony.chaff1 maple.chaff1';

/** Seat 0 stops with these cards against those. */
const stopped = (mine: string, theirs: string, more: Partial<EndSpec> = {}) =>
  closed('matgo', { captured: [mine, theirs], ended: { why: 'shobu', seat: 0 }, ...more })
    .settlement;
const won = (mine: string, theirs: string, more: Partial<EndSpec> = {}) =>
  stopped(mine, theirs, more).scores[0];
const goes = (mine: number, theirs = 0): Pick<PositionSpec, 'calls'> => ({
  calls: { made: [mine, theirs], log: [] },
});

describe('the scores of Matgo', () => {
  test.each([
    [`${BRIGHTS} willow.rainman`, ['ogwang 15']],
    [BRIGHTS, ['sagwang 4']],
    ['pine.crane cherry.curtain susuki.moon willow.rainman', ['sagwang 4']],
    ['pine.crane cherry.curtain susuki.moon', ['samgwang 3']],
    ['pine.crane cherry.curtain willow.rainman', ['bisamgwang 2']],
    ['pine.crane willow.rainman', []],
    [BIRDS, ['godori 5']],
    ['plum.warbler wisteria.cuckoo willow.swallow', []],
    [POETRY, ['hongdan 3']],
    [BLUE, ['cheongdan 3']],
    ['wisteria.ribbon iris.ribbon clover.ribbon', ['chodan 3']],
    [`${POETRY} wisteria.ribbon iris.ribbon willow.ribbon`, ['hongdan 3', 'tti 2']],
    ['wisteria.ribbon clover.ribbon willow.ribbon', []],
    [ANIMALS, ['yeol 1']],
    [`${ANIMALS} chrys.cup plum.warbler`, ['yeol 3']],
    ['iris.bridge peony.butterflies clover.boar maple.deer', []],
    [chaff(10), ['pi 1']],
    [chaff(9), []],
    [`${chaff(8)} willow.lightning`, ['pi 1']],
    [`${chaff(8)} willow.lightning paulownia.yellow`, ['pi 3']],
    [`${chaff(8)} chrys.cup`, ['pi 1']],
  ])('of %s are %j (test positions 13, 14)', (captured, scores) => {
    expect(yakuOf(stopped(captured, ''), 0)).toEqual(scores);
  });

  test.each([
    ['either', ['pi 1']],
    ['animal', []],
  ])('count the cup by the rule %s (GS8; cup)', (cup, scores) => {
    const captured = `${chaff(8)} chrys.cup`;
    expect(yakuOf(stopped(captured, '', { options: { cup } }), 0)).toEqual(scores);
  });
});

describe('go and stop', () => {
  /** Seat 0 takes the fourth of five birds, and more, with this played. */
  const asked = (spec: PositionSpec = {}) =>
    play(
      position('matgo', {
        ...{ field: 'susuki.geese iris.ribbon', hands: ['susuki.chaff1 maple.deer', 'chrys.cup'] },
        ...{ captured: [`plum.warbler wisteria.cuckoo ${chaff(11)}`, 'pine.crane'] },
        pile: 'clover.boar *',
        ...spec,
      }),
      'play:susuki.chaff1',
    );

  test('are asked from 7 points on, with what stopping wins (GS23)', () => {
    const { state } = asked();
    expect(movesOf(state, 0)).toEqual(['go', 'shobu']);
    expect(GAME.view(state, 0).shobuScore).toBe(8);
  });

  test.each([
    ['usual', false],
    [3, true],
    [5, true],
    [7, false],
  ])('are asked by the rule %s of 6 points: %s (minimum)', (minimum, isAsked) => {
    const captured = [`plum.warbler wisteria.cuckoo ${chaff(9)}`, 'pine.crane'];
    const { state } = asked({ captured, options: { minimum } });
    expect(state.phase.type === 'call').toBe(isAsked);
  });

  test('stop ends the round and wins it (GS24)', () => {
    const { state, events } = play(asked().state, 'shobu');
    expect(theEvent(events, 'settled').settlement.winner).toBe(0);
    expect(oyaOf(state)).toBe(0);
  });

  test('go plays on, and is counted (GS25)', () => {
    const { state } = play(asked().state, 'go');
    expect([state.calls?.made, state.phase]).toEqual([[1, 0], { type: 'play', seat: 1 }]);
  });

  test.each([
    [8, false],
    [7, true],
  ])('after a go at %d they are asked at 8: %s (GS16; test position 15)', (before, isAsked) => {
    const yaku = [[{ id: 'pi', value: before }], []];
    const { state } = asked({
      captured: [`plum.warbler wisteria.cuckoo ${chaff(11)}`, 'pine.crane'],
      calls: { made: [1, 0], yaku, log: [0] },
    });
    expect(state.phase.type === 'call').toBe(isAsked);
  });

  test('in a last turn who may stop does so unasked (GS26; test position 19)', () => {
    const { events } = asked({ hands: ['susuki.chaff1', 'chrys.cup'] });
    expect(theEvent(events, 'shobu').seat).toBe(0);
    expect(theEvent(events, 'settled').settlement.winner).toBe(0);
  });

  test('with a token left a turn is not the last (GS26)', () => {
    const { state } = asked({ hands: ['susuki.chaff1', 'chrys.cup'], late: { tokens: [1, 0] } });
    expect(state.phase.type).toBe('call');
  });
});

describe('what a win brings in Matgo', () => {
  test('worked example 5: three go, a shake, nagari and pibak (GS28)', () => {
    const { payments, multipliers, scores } = stopped(
      `${BRIGHTS} ${chaff(12)} willow.lightning`,
      `willow.rainman ${chaff(6, 12)}`,
      {
        ...goes(3),
        late: { shakes: [1, 0] },
        multiplier: { times: 2, why: 'nagari' },
      },
    );
    expect(multipliers.map(({ why, times }) => `${why} ${times}`)).toEqual([
      'goes 2',
      'shake 2',
      'nagari 2',
    ]);
    expect(payments[0]?.times).toEqual([{ times: 2, why: 'chaff-bak' }]);
    expect(scores).toEqual([192, -192]);
  });

  test('worked example 6: eight animals, and the loser had called go', () => {
    const mine = `${BIRDS} ${ANIMALS} ${BLUE}`;
    expect(won(mine, 'pine.chaff1', goes(0, 1))).toBe(48);
  });

  test.each([
    [9, 10, 6],
    [13, 2, 28],
  ])('worked example 7: the cup with %d chaff against %d brings %d (GS8)', (own, theirs, sum) => {
    const animals = `plum.warbler wisteria.cuckoo ${ANIMALS}`;
    const six = animals.split(' ').slice(0, 6).join(' ');
    const mine = `${six} chrys.cup ${chaff(own)}`;
    const options = { minimum: 3 };
    expect(won(mine, `pine.crane ${chaff(theirs, own)}`, { options })).toBe(sum);
  });

  test('worked example 7: the question counts 8 all the same (GS8)', () => {
    const captured = `plum.warbler wisteria.cuckoo iris.bridge peony.butterflies clover.boar maple.deer chrys.cup ${chaff(13)}`;
    const { state } = over('matgo', { captured: [captured, ''], ended: { why: 'shobu', seat: 0 } });
    expect(state.round).toBe(2);
    const view = GAME.view(position('matgo', { captured: [captured, ''], pile: '*' }), 'spectator');
    expect(view.seats[0]?.yaku.reduce((sum, { value }) => sum + value, 0)).toBe(8);
  });

  test.each([
    ['plus-and-double', 26],
    ['double-only', 20],
  ])('ten points and three go by the rule %s: %d (GS28; goBonus)', (goBonus, sum) => {
    const mine = `${BIRDS} ${POETRY} pine.crane cherry.curtain willow.rainman`;
    const theirs = 'susuki.moon iris.ribbon';
    expect(won(mine, theirs, { ...goes(3), options: { goBonus } })).toBe(sum);
  });

  test('shakes and bombs double, each of them (GS18; test position 16)', () => {
    expect(won(BIRDS, 'susuki.moon', { late: { shakes: [2, 1], bombs: [1, 1] } })).toBe(40);
  });

  test.each([
    ['pine.crane cherry.curtain willow.rainman', 4],
    ['pine.crane cherry.curtain susuki.moon', 6],
  ])('gwangbak doubles %s against who has no bright: %d (GS30)', (mine, sum) => {
    expect(won(mine, 'iris.ribbon')).toBe(sum);
    expect(won(mine, 'paulownia.phoenix')).toBe(sum / 2);
  });

  test('without animals a loser pays no more, seven of the winner double for all (GS29)', () => {
    expect(won(`${ANIMALS} plum.warbler chrys.cup`, 'pine.chaff1')).toBe(6);
    expect(won(`${ANIMALS} plum.warbler chrys.cup`, 'susuki.geese')).toBe(6);
  });

  test.each([
    ['usual', 7, 2],
    ['usual', 8, 1],
    [5, 5, 2],
    [5, 6, 1],
    [6, 6, 2],
    [6, 7, 1],
    [7, 7, 2],
    [7, 8, 1],
  ])('pibak by the rule %s with %d chaff pays %d-fold (piBak)', (piBak, theirs, times) => {
    expect(won(chaff(10), `pine.crane ${chaff(theirs, 10)}`, { options: { piBak } })).toBe(times);
  });

  test('a loser’s cup counts as two chaff, against pibak (GS8)', () => {
    expect(won(chaff(10), `chrys.cup pine.crane ${chaff(6, 10)}`)).toBe(1);
    const options = { cup: 'animal' };
    expect(won(chaff(10), `chrys.cup pine.crane ${chaff(6, 10)}`, { options })).toBe(2);
  });

  test.each([
    ['exempt', 1],
    ['pays', 2],
  ])('without any chaff a loser is %s (piBakZero)', (piBakZero, sum) => {
    expect(won(chaff(10), 'pine.crane', { options: { piBakZero } })).toBe(sum);
  });

  test.each([
    [true, 5],
    [false, 0],
  ])('a loser who has captured nothing pays: %s (GS33; emptyPays)', (emptyPays, sum) => {
    expect(won(BIRDS, '', { options: { emptyPays } })).toBe(sum);
  });

  test('a point is a point, and nothing limits or pushes on a win (GS34, GS35)', () => {
    const huge = won(`${BRIGHTS} willow.rainman`, 'pine.chaff1', goes(9));
    expect(huge).toBe((15 + 9) * 128 * 2);
  });
});

describe('four of a month in a hand, chongtong', () => {
  const dealt = (spec: PositionSpec = {}) =>
    opened('matgo', { field: OPEN_DEAL, hands: ['clover.* chrys.cup', 5], pile: '*', ...spec });

  test('may be shown before the first card, to win 10 (GS4, GS36; worked example 8)', () => {
    const { state } = dealt();
    expect(state.phase).toMatchObject({ type: 'offer', seat: 0, offer: 'chongtong' });
    expect(GAME.view(state, 0).shobuScore).toBe(10);
    const { events } = play(state, 'claim');
    expect(theEvent(events, 'settled').settlement.scores).toEqual([10, -10]);
  });

  test('is doubled by nothing but nagari (GS36; worked example 8)', () => {
    const { state } = dealt({ carried: [2] });
    const { events } = play(state, 'claim');
    expect(theEvent(events, 'settled').settlement.scores).toEqual([20, -20]);
  });

  test('may be kept secret (GS4)', () => {
    const { state, events } = dealt();
    expect(eventsOf(events, 'four-shown')).toEqual([]);
    expect(play(state, 'pass').state.phase).toEqual({ type: 'play', seat: 0 });
    expect(GAME.view(state, 'spectator').phase).toMatchObject({ rest: [] });
  });

  test('in both hands makes a round that nobody wins (GS6, L7)', () => {
    const { events } = dealt({ hands: ['clover.* chrys.cup', 'susuki.* willow.swallow'] });
    expect(eventsOf(events, 'four-shown')).toHaveLength(2);
    expect(theEvent(events, 'settled').settlement.winner).toBe(null);
  });

  test('ends the round, is asked about or is nothing (chongtong)', () => {
    const { events } = dealt({ options: { chongtong: 'ends' } });
    expect(theEvent(events, 'settled').settlement.winner).toBe(0);
    expect(dealt({ options: { chongtong: 'off' } }).state.phase.type).toBe('play');
  });

  test.each([
    ['usual', 10],
    ['minimum', 7],
  ])('wins by the rule %s %d (GS5; chongtongPoints)', (chongtongPoints, sum) => {
    const { state } = dealt({ options: { chongtongPoints } });
    expect(theEvent(play(state, 'claim').events, 'settled').settlement.scores[0]).toBe(sum);
  });
});

describe('four of a month on the field', () => {
  const dealt = (fieldFour: string) =>
    opened('matgo', {
      ...{ field: 'clover.* pine.chaff1', hands: [2, 2], options: { fieldFour }, pile: '*' },
    });

  test('are redealt, and nothing is doubled (GS3)', () => {
    const { events, state } = dealt('redeal');
    expect(theEvent(events, 'redealt').why).toBe('four-of-a-month-on-field');
    expect([state.round, state.multiplier]).toEqual([1, null]);
  });

  test.each([
    ['nagari', null],
    ['oya-wins', 0],
  ])('by the rule %s are won by %s (fieldFour)', (rule, winner) => {
    const { settlement } = theEvent(dealt(rule).events, 'settled');
    expect(settlement.winner).toBe(winner);
    expect(settlement.scores[0]).toBe(winner === null ? 0 : 10);
  });
});

describe('nagari', () => {
  const nobody = (spec: Partial<EndSpec> = {}) =>
    closed('matgo', { captured: [BIRDS, ''], ...spec });

  test('pays nobody, keeps the oya and doubles the next round (GS2, GS27)', () => {
    const { state, settlement } = nobody({ oya: 1 });
    expect([settlement.winner, settlement.scores]).toEqual([null, [0, 0]]);
    expect([oyaOf(state), state.carried]).toEqual([1, [2]]);
  });

  test('twice makes a win of 5 one of 20 (test position 20)', () => {
    expect(nobody({ multiplier: { times: 2, why: 'nagari' } }).state.carried).toEqual([4]);
    expect(won(BIRDS, 'susuki.moon', { multiplier: { times: 4, why: 'nagari' } })).toBe(20);
  });

  test.each([
    [8, 8],
    [4, 4],
    [16, 16],
    ['none', 64],
  ])('doubles no further than %s (nagariCap; test position 21)', (nagariCap, most) => {
    let times = 1;
    for (let round = 0; round < 6; round++) {
      const { state } = nobody({
        options: { nagariCap },
        ...(times > 1 && { multiplier: { times, why: 'nagari' } }),
      });
      times = state.carried[0] ?? 0;
    }
    expect(times).toBe(most);
  });
});

describe('with two players', () => {
  test('nobody pays for another, though both have called go (GS31, GS32)', () => {
    const calls = { made: [1, 1], log: [0, 1] };
    const { payments } = stopped(BIRDS, 'susuki.moon', { calls });
    expect(payments.map(({ why, amount }) => `${why} ${amount}`)).toEqual(['stop 10', 'go 2']);
  });
});
