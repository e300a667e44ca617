import { describe, expect, test } from 'vitest';
import { size } from '../../src/engine/core/card-set.ts';
import type { Options } from '../../src/engine/core/game.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { oyaOf } from '../../src/engine/round/state.ts';
import type { FinishSpec } from '../support/finish.ts';
import { closed, type EndSpec, opened, over } from '../support/opened.ts';
import { eventsOf, play, theEvent } from '../support/play.ts';
import { gameOf, position } from '../support/position.ts';

const roppyakken = (spec: EndSpec) => closed('roppyakken', { seats: 3, ...spec });
const DRY = 'pine.crane cherry.curtain susuki.moon paulownia.phoenix';
const POETRY = 'pine.ribbon plum.ribbon cherry.ribbon';
const GRASS = 'wisteria.ribbon iris.ribbon clover.ribbon';
const SEVEN = `${POETRY} ${GRASS} willow.ribbon`;

describe('the end of a round of Roppyakken', () => {
  test('leaves what lies on the field or in the pile to nobody (RP8)', () => {
    const state = position('roppyakken', {
      ...{ seats: 2, turn: 1, field: 'maple.ribbon willow.ribbon pine.chaff1' },
      hands: ['', 'maple.deer'],
      captured: ['cherry.curtain *', 'iris.bridge'],
      pile: 'plum.chaff1 plum.ribbon plum.warbler',
    });
    const { events } = play(state, 'play:maple.deer');
    expect(eventsOf(events, 'leftovers')).toEqual([]);
    const { captured } = theEvent(events, 'settled').settlement;
    expect(captured.map(size).reduce((sum, one) => sum + one)).toBe(48 - 5);
  });

  test('leaves the oya after a tie for first (RP15; test position 13)', () => {
    const captured = ['iris.bridge', 'maple.deer', ''];
    const { state, settlement } = roppyakken({ oya: 2, captured, out: '*' });
    expect(settlement.scores).toEqual([10, 10, 0]);
    expect([settlement.winner, oyaOf(state)]).toEqual([null, 2]);
  });

  test('is void where a seat has 30 ken or less, and a house says so (RP18, fuke)', () => {
    const captured = ['iris.* maple.deer', 'clover.* *', ''];
    const { state, events } = over('roppyakken', { seats: 2, options: { fuke: true }, captured });
    expect(theEvent(events, 'redealt').why).toBe('fuke');
    expect([oyaOf(state), state.totals, state.round]).toEqual([0, [0, 0], 1]);
    const rich = ['iris.* maple.deer maple.ribbon', '*'];
    expect(
      eventsOf(
        over('roppyakken', { seats: 2, options: { fuke: true }, captured: rich }).events,
        'redealt',
      ),
    ).toEqual([]);
    expect(eventsOf(over('roppyakken', { seats: 2, captured }).events, 'redealt')).toEqual([]);
  });
});

describe('the end of a match of Roppyakken', () => {
  const spec = (totals: readonly number[], captured: readonly string[], options: Options = {}) =>
    over('roppyakken', { seats: 2, totals, captured, options } satisfies FinishSpec);

  test('comes with the target, and the higher total wins, not who got there first (RP13, RP14, example 5)', () => {
    // 40 and 90 of this round.
    const captured = [
      'iris.bridge iris.ribbon maple.deer maple.ribbon',
      'pine.crane plum.ribbon cherry.ribbon wisteria.ribbon clover.boar',
    ];
    const { state, events } = closed('roppyakken', {
      seats: 2,
      totals: [580, 570],
      captured,
      out: '*',
    });
    expect(state.totals).toEqual([620, 660]);
    expect(theEvent(events, 'over')).toMatchObject({
      why: 'target',
      standing: { scores: [620, 660], places: [[1], [0]] },
    });
  });

  test('waits for another round while the lead is shared (RP13, example 5, test position 12)', () => {
    const captured = ['iris.bridge maple.deer', 'pine.ribbon plum.ribbon'];
    const { state, events } = closed('roppyakken', {
      seats: 2,
      totals: [600, 600],
      captured,
      out: '*',
    });
    expect(state.totals).toEqual([620, 620]);
    expect(eventsOf(events, 'over')).toEqual([]);
    expect([state.round, oyaOf(state)]).toEqual([2, 0]);
  });

  test.each([600, 300, 200, 1000])('comes at %d (RP13, target)', (target) => {
    const captured = ['iris.bridge', 'maple.deer maple.ribbon'];
    const at = (totals: readonly number[]) =>
      closed('roppyakken', { seats: 2, totals, captured, out: '*', options: { target } }).state
        .phase.type;
    expect([at([0, target - 30]), at([0, target - 20])]).toEqual(['play', 'over']);
  });

  test('has the seat with the better winning yaku first when the round is played out (RP11, instantWin)', () => {
    const options = { instantWin: 'at-end' };
    const { state, events } = spec([900, 0], ['*', DRY], options);
    expect(theEvent(events, 'over')).toMatchObject({
      why: 'yaku',
      standing: { places: [[1], [0]] },
    });
    expect(state.phase).toEqual({ type: 'over', winner: 1 });
    const both = over('roppyakken', { seats: 3, options, captured: [SEVEN, DRY, '*'] });
    expect(theEvent(both.events, 'over').standing.places[0]).toEqual([1]);
  });

  test('is not of the winning yaku where they are plain yaku (RP11, instantWin)', () => {
    const { events, state } = spec([900, 0], ['*', DRY], { instantWin: 'off', target: 1000 });
    expect(theEvent(events, 'over').why).toBe('target');
    expect(state.phase).toEqual({ type: 'over' });
  });
});

describe('an instant win of Roppyakken (RP11, RP12)', () => {
  const aboutToWin = (spec: {
    options?: Options;
    totals?: readonly number[];
    hand?: string;
    pile?: string;
  }) =>
    position('roppyakken', {
      ...{ seats: 2, field: 'cherry.chaff1 maple.ribbon', totals: spec.totals ?? [40, 590] },
      options: spec.options ?? {},
      hands: [`${spec.hand ?? 'cherry.curtain'} iris.chaff1`, 'iris.ribbon peony.ribbon'],
      captured: [DRY.replace('cherry.curtain', ''), 'willow.*'],
      pile: `${spec.pile ?? 'maple.deer'} *`,
    });

  test('ends the match with the capture of the hand: no card is turned (example 4, test position 11)', () => {
    const { state, events } = play(aboutToWin({}), 'play:cherry.curtain');
    expect(eventsOf(events, 'turned')).toEqual([]);
    expect(state.phase).toEqual({ type: 'over', winner: 0 });
    expect(theEvent(events, 'over')).toMatchObject({
      why: 'yaku',
      standing: { places: [[0], [1]] },
    });
  });

  test('is paid what everybody has at that moment (RP12)', () => {
    const { settlement } = theEvent(play(aboutToWin({}), 'play:cherry.curtain').events, 'settled');
    expect(settlement.scores).toEqual([200 + 600 + 150, 70 + 200]);
    expect([settlement.totals, settlement.winner]).toEqual([[990, 860], 0]);
  });

  test('waits for the end of the round, or is none, where the house says so (RP11, instantWin)', () => {
    for (const instantWin of ['at-end', 'off']) {
      const { state, events } = play(
        aboutToWin({ options: { instantWin } }),
        'play:cherry.curtain',
      );
      expect(state.phase.type).toBe('play');
      expect(eventsOf(events, 'turned')).toHaveLength(1);
    }
  });
});

describe('the lucky hands of Roppyakken (RP16, luckyHands)', () => {
  const FIELD = 'clover.boar susuki.moon chrys.cup peony.ribbon';
  const lucky = (hand: string, options: Options = {}) => {
    const all = { luckyHands: true, handFour: 'play', ...options };
    const { state } = opened('roppyakken', {
      seats: 2,
      options: all,
      hands: [hand, 8],
      field: FIELD,
    });
    return state.teyaku.filter(({ seat }) => seat === 0).map(({ id, value }) => `${id} ${value}`);
  };

  test.each<[row: string, hand: string, held: readonly string[]]>([
    [
      'test position 14',
      'pine.chaff1 pine.chaff2 pine.ribbon plum.chaff1 plum.chaff2 plum.warbler maple.chaff1 willow.lightning',
      ['futatesan 400'],
    ],
    [
      'test position 15',
      'pine.chaff1 pine.chaff2 plum.chaff1 plum.chaff2 iris.chaff1 iris.chaff2 maple.chaff1 willow.lightning',
      ['sogasu 400'],
    ],
    [
      'three of a month',
      'pine.chaff1 pine.chaff2 pine.ribbon plum.warbler iris.bridge',
      ['tesan 200'],
    ],
    ['four of a month', 'pine.* plum.warbler iris.bridge', ['tesan 200']],
    ['one ribbon among worthless cards', 'pine.chaff1 pine.chaff2 plum.ribbon iris.chaff1', []],
    ['the yellow paulownia among worthless cards', 'pine.chaff1 paulownia.yellow', []],
  ])('%s', (_, hand, held) => {
    expect(lucky(hand)).toEqual(held);
  });

  test('are scored by their holder, by both where both hold one', () => {
    const held = (seat: number, value: number) => {
      const { state } = opened('roppyakken', {
        ...{ seats: 2, options: { luckyHands: true }, field: FIELD },
        hands: ['pine.chaff1 pine.chaff2 pine.ribbon', 'plum.chaff1 plum.chaff2 plum.ribbon'],
      });
      const one = state.teyaku.find((teyaku) => teyaku.seat === seat);
      return { ...one!, value };
    };
    const teyaku = [held(0, 200), held(1, 200)];
    const { settlement } = roppyakken({
      seats: 2,
      captured: ['iris.*', 'maple.*'],
      out: '*',
      teyaku,
    });
    expect(settlement.scores).toEqual([220, 270]);
  });
});

describe('the kin of Roppyakken (family)', () => {
  test('are four besides Roppyakken: Hokkaido Ino-Shika-Chō is not among them (L3)', () => {
    const { choices = [] } = gameOf('roppyakken').options['family'] ?? {};
    expect(choices).toEqual(['roppyakken', 'yamayaku', 'changara', 'yukbaek', 'sambong']);
  });

  test('end at 300 ken in Changara, whatever the target, and with a shared lead too (L2, target)', () => {
    const options = { family: 'changara', target: 1000 };
    const phaseOf = (totals: readonly number[], captured: readonly string[]) =>
      roppyakken({ seats: 2, totals, captured, out: '*', options }).state.phase.type;
    expect(phaseOf([280, 100], ['maple.deer maple.ribbon', ''])).toBe('over');
    expect(phaseOf([260, 100], ['maple.deer maple.ribbon', ''])).not.toBe('over');
    expect(phaseOf([440, 440], ['maple.deer maple.ribbon', 'iris.bridge iris.ribbon'])).toBe(
      'over',
    );
    const rules = gameOf('roppyakken').rulesOf({
      ...{ game: 'roppyakken', seats: 2, edition: 2 },
      options: { ...defaultOptions(gameOf('roppyakken').options), ...options },
    });
    expect([rules.target, rules.mayTie]).toEqual([1000, false]);
  });

  describe('in Changara, best of 3 or 5 (RP20, games)', () => {
    const house = (games: number) => ({ family: 'changara', games });
    const ended = (spec: Partial<EndSpec>, games = 3) =>
      roppyakken({
        ...{ seats: 2, out: '*', options: house(games), captured: ['maple.deer', ''] },
        ...spec,
      });

    test('begin the next game at 0, led by the best of the round', () => {
      const { state, settlement, events } = ended({ totals: [100, 290], games: [1, 0], round: 4 });
      expect(eventsOf(events, 'game-over')).toEqual([]);
      expect([state.totals, state.games, settlement.games]).toEqual([
        [110, 290],
        [1, 0],
        [1, 0],
      ]);
      const next = ended({
        ...{ totals: [100, 290], games: [1, 0], round: 4 },
        captured: ['', 'maple.deer'],
      });
      expect(next.settlement).toMatchObject({ totals: [100, 300], games: [1, 1] });
      expect(theEvent(next.events, 'game-over')).toMatchObject({ winner: 1, games: [1, 1] });
      const { totals, games, round, phase } = next.state;
      expect([totals, games, round, phase.type]).toEqual([[0, 0], [1, 1], 5, 'play']);
      expect(oyaOf(next.state)).toBe(1);
    });

    test.each([
      [3, [1, 1], 'over'],
      [3, [0, 1], 'play'],
      [5, [1, 2], 'play'],
      [5, [2, 2], 'over'],
    ])('end the match of %d at %j with one more: %s', (many, games, phase) => {
      const { state, events } = ended({ totals: [290, 100], games }, many);
      expect(state.phase.type).toBe(phase);
      const over = eventsOf(events, 'over').map(({ why, standing }) => ({ why, standing }));
      const scores = [(games[0] ?? 0) + 1, games[1] ?? 0];
      const standing = { scores, places: [[0], [1]] };
      expect(over).toEqual(phase === 'over' ? [{ why: 'games', standing }] : []);
    });

    test('give a game whose lead is shared to nobody (L2)', () => {
      const captured = ['maple.deer maple.ribbon', 'iris.bridge iris.ribbon'];
      const { state, events } = ended({ totals: [280, 280], games: [1, 1], captured });
      expect(theEvent(events, 'game-over')).toMatchObject({ winner: null, games: [1, 1] });
      expect([state.phase.type, state.totals, state.games]).toEqual(['play', [0, 0], [1, 1]]);
    });

    test('count in games where there are several, and in no other family', () => {
      const { units, start, options } = gameOf('roppyakken');
      const unitOf = (chosen: Options) => units({ ...defaultOptions(options), ...chosen });
      expect(unitOf(house(5))).toEqual({ unit: 'ken', scoreUnit: 'victories' });
      expect(unitOf(house(1))).toEqual({ unit: 'ken', scoreUnit: 'ken' });
      const gamesOf = (chosen: Options) =>
        start({ game: 'roppyakken', seats: 2, options: chosen, seed: seedOf(1) }).state.games;
      expect(gamesOf(house(3))).toEqual([0, 0]);
      expect(gamesOf(house(1))).toBeNull();
      expect(gamesOf({ family: 'changara' })).toBeNull();
      expect(gamesOf({ games: 3 })).toBeNull();
    });
  });

  test('let the oya take four of a month from the field in Changara', () => {
    const spec = { seats: 2, hands: [8, 8], field: 'iris.* plum.ribbon maple.deer', oya: 1 };
    const { misdeal, state, events } = opened('roppyakken', {
      ...spec,
      options: { family: 'changara' },
    });
    expect(misdeal).toBeNull();
    expect(theEvent(events, 'field-taken').seat).toBe(1);
    expect(size(state.captured[1]!)).toBe(4);
  });

  test('score the best alone in Yukbaek, its lead over the second', () => {
    const score = (captured: readonly string[]) =>
      roppyakken({ captured, out: '*', options: { family: 'yukbaek' } }).settlement.scores;
    expect(score(['iris.*', 'willow.*', 'maple.deer'])).toEqual([0, 270 - 20, 0]);
    expect(score(['iris.bridge', 'maple.deer', ''])).toEqual([0, 0, 0]);
  });

  test('win at once in Yukbaek as in Roppyakken, with what everybody has (RP12, L10)', () => {
    const ended = { why: 'yaku', seat: 1 } as const;
    const captured = ['iris.*', `${DRY} plum.warbler`, ''];
    const { settlement, state } = roppyakken({
      captured,
      out: '*',
      ended,
      options: { family: 'yukbaek' },
    });
    expect(settlement.scores).toEqual([20, 250 + 900, 0]);
    expect(state.phase).toEqual({ type: 'over', winner: 1 });
  });

  test('round up to hundreds in Sambong, in which no yaku wins the match', () => {
    const captured = ['iris.*', DRY, ''];
    const options = { family: 'sambong', instantWin: 'at-end', target: 1000 };
    const { settlement, state } = roppyakken({ captured, out: '*', options });
    expect(settlement.scores).toEqual([100, 1000, 0]);
    expect(state.phase).toEqual({ type: 'over' });
    const made = position('roppyakken', {
      ...{ seats: 2, options, field: 'cherry.chaff1' },
      hands: ['cherry.curtain iris.chaff1', 2],
      captured: [DRY.replace('cherry.curtain', ''), ''],
    });
    expect(play(made, 'play:cherry.curtain').state.phase.type).not.toBe('over');
  });

  test('leave the oya in Sambong when the rounded scores are level (RP15)', () => {
    const captured = ['iris.bridge', 'maple.deer maple.ribbon', ''];
    const options = { family: 'sambong' };
    const { state, settlement } = roppyakken({ oya: 2, captured, out: '*', options });
    expect(settlement.scores).toEqual([100, 100, 0]);
    expect([settlement.winner, oyaOf(state)]).toEqual([null, 2]);
  });

  test('count three and four of a month in a hand in Sambong, 200 and 300', () => {
    const options = { family: 'sambong' };
    const hands = ['pine.* plum.warbler plum.ribbon plum.chaff1', 8];
    const { state, misdeal } = opened('roppyakken', {
      seats: 2,
      options,
      hands,
      field: 'iris.bridge',
    });
    expect(misdeal).toBeNull();
    expect(state.teyaku.slice(0, 2).map(({ id, value }) => `${id} ${value}`)).toEqual([
      'teshi 300',
      'tesan 200',
    ]);
  });
});
