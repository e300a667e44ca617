import { describe, expect, test } from 'vitest';
import { oyaOf, type State } from '../../src/engine/round/state.ts';
import { opened } from '../support/opened.ts';
import { actorOf, eventsOf, movesOf, play, theEvent } from '../support/play.ts';
import { gameOf, type PositionSpec, position } from '../support/position.ts';
import { yakuOf } from '../support/told.ts';
import { turnsOf } from './turns.ts';

const koi = (spec: PositionSpec) => position('koi-koi', spec);

/** Seat 0 is about to view the flowers with the curtain; the other holds nothing that matters. */
const FLOWERS: PositionSpec = {
  field: 'cherry.curtain',
  hands: ['cherry.chaff1 maple.deer', 'iris.chaff1 plum.chaff1'],
  captured: ['chrys.cup', ''],
  pile: 'clover.chaff1 peony.chaff1 wisteria.chaff1 susuki.chaff1',
};

/** Seat 0 has five ribbons, as it was last asked about, and is about to take a sixth. */
const RIBBONS: PositionSpec = {
  field: 'maple.ribbon',
  hands: ['maple.chaff1 cherry.chaff1', 'iris.chaff1 plum.chaff1'],
  captured: ['pine.ribbon plum.ribbon iris.ribbon clover.ribbon willow.ribbon', ''],
  pile: 'peony.chaff1 wisteria.chaff1 susuki.chaff1 chrys.chaff1',
  calls: { made: [1, 0], yaku: [[{ id: 'tan', value: 1 }], []] },
};

const call = (state: State) => (state.phase.type === 'call' ? state.phase.seat : null);

describe('a player of Koi-Koi is asked', () => {
  test('after a turn that made a yaku: koi-koi or shobu', () => {
    const { state } = play(koi(FLOWERS), 'play:cherry.chaff1');
    expect(state.phase).toEqual({ type: 'call', seat: 0 });
    expect([movesOf(state, 0), movesOf(state, 1)]).toEqual([['koi-koi', 'shobu'], []]);
  });

  test('after its first turn, when the deal gave the oya the cards of the month (fieldFour)', () => {
    const { state } = opened('koi-koi', {
      options: { fieldFour: 'oya-takes' },
      field: 'pine.* plum.ribbon iris.bridge maple.deer chrys.cup',
      hands: ['cherry.ribbon susuki.geese', 'peony.ribbon clover.boar'],
      pile: 'wisteria.cuckoo *',
    });
    expect(call(play(state, 'play:cherry.ribbon').state)).toBe(0);
  });
});

describe('koi-koi', () => {
  test('lets the round go on with the other player', () => {
    const { state, events } = play(koi(FLOWERS), 'play:cherry.chaff1', 'koi-koi');
    expect(state.phase).toEqual({ type: 'play', seat: 1 });
    expect(state.calls?.made).toEqual([1, 0]);
    expect(theEvent(events, 'koi-koi').seat).toBe(0);
    expect(eventsOf(events, 'settled')).toEqual([]);
  });

  test('may be called again and again (K14)', () => {
    const { state } = play(koi(RIBBONS), 'play:maple.chaff1');
    expect(movesOf(state)).toEqual(['koi-koi', 'shobu']);
    const { state: after } = play(state, 'koi-koi');
    expect(after.calls?.made).toEqual([2, 0]);
  });

  test('may be called once by each player in a round where the house says so (calls)', () => {
    const options = { calls: 'once' };
    const { events } = play(koi({ ...RIBBONS, options }), 'play:maple.chaff1');
    expect(theEvent(events, 'shobu').seat).toBe(0);
    expect(theEvent(events, 'settled').settlement.scores).toEqual([2, 0]);
    const fresh = koi({ ...RIBBONS, options, calls: { made: [0, 1] } });
    expect(movesOf(play(fresh, 'play:maple.chaff1').state)).toEqual(['koi-koi', 'shobu']);
  });
});

describe('shobu', () => {
  test('ends the round: only the caller scores, and deals next', () => {
    const { state: asked } = play(
      koi({ ...FLOWERS, oya: 1, turn: 0, order: [1, 0] }),
      'play:cherry.chaff1',
    );
    const { state, events } = play(asked, 'shobu');
    const { settlement } = theEvent(events, 'settled');
    expect([settlement.scores, settlement.winner]).toEqual([[5, 0], 0]);
    expect([oyaOf(state), state.round]).toEqual([0, 2]);
  });

  test('is told before it is called: what it would score', () => {
    const spec = { ...FLOWERS, calls: { made: [0, 1] } };
    const { state } = play(koi(spec), 'play:cherry.chaff1');
    expect(koiView(state).shobuScore).toBe(10);
    expect(koiView(koi(FLOWERS)).shobuScore).toBeNull();
  });
});

function koiView(state: State) {
  return gameOf('koi-koi').view(state, 'spectator');
}

describe('the last card of Koi-Koi', () => {
  const LAST: PositionSpec = {
    field: 'cherry.curtain',
    captured: ['chrys.cup', '*'],
    pile: 'clover.chaff1 peony.chaff1 wisteria.chaff1 wisteria.chaff2 susuki.chaff1 susuki.chaff2',
    out: 'pine.chaff1 pine.chaff2',
  };

  test('of the oya makes a yaku into shobu: there is no reason to go on (K12)', () => {
    const { events, state } = play(
      koi({ ...LAST, hands: ['cherry.chaff1', 'iris.chaff1'] }),
      'play:cherry.chaff1',
    );
    expect(theEvent(events, 'shobu').seat).toBe(0);
    expect(theEvent(events, 'settled').settlement.scores).toEqual([5, 0]);
    expect(state.round).toBe(2);
  });

  test('gives nothing to who called koi-koi and made nothing more (K13)', () => {
    const last = koi({
      field: 'maple.ribbon',
      hands: ['', 'cherry.chaff1'],
      captured: ['pine.ribbon plum.ribbon cherry.ribbon', ''],
      calls: { made: [1, 0], yaku: [[{ id: 'akatan', value: 5 }], []] },
      turn: 1,
    });
    const { events } = play(last, 'play:cherry.chaff1');
    const { settlement } = theEvent(events, 'settled');
    expect([settlement.scores, yakuOf(settlement, 0)]).toEqual([[0, 0], []]);
  });

  test('that makes nothing is a draw for which the oya may get 1 or 6 (oyaKen)', () => {
    for (const oyaKen of [0, 1, 6]) {
      const { events } = play(koi({ ...DRAWN, options: { oyaKen } }), 'play:cherry.chaff1');
      expect(theEvent(events, 'settled').settlement.scores).toEqual([oyaKen, 0]);
    }
    const zero = play(
      koi({ ...DRAWN, options: { oyaKen: 6, zeroSum: true } }),
      'play:cherry.chaff1',
    );
    expect(theEvent(zero.events, 'settled').settlement.scores).toEqual([6, -6]);
  });

  test('that makes nothing passes the oya on where the house says so (drawPassesOya)', () => {
    for (const drawPassesOya of [false, true]) {
      const { state } = play(koi({ ...DRAWN, options: { drawPassesOya } }), 'play:cherry.chaff1');
      expect(oyaOf(state)).toBe(drawPassesOya ? 1 : 0);
    }
  });
});

/** The last card of a round in which nobody has a yaku. */
const DRAWN: PositionSpec = {
  ...{ field: 'maple.ribbon', hands: ['', 'cherry.chaff1'], turn: 1 },
  captured: ['pine.ribbon', 'iris.bridge'],
};

describe('a house of Koi-Koi may play on through the pile (playOut)', () => {
  const options = { playOut: true };
  const OUT: PositionSpec = {
    ...{ options, field: 'cherry.curtain', hands: ['', 'maple.chaff1'], turn: 1 },
    captured: ['chrys.cup', ''],
    pile: 'clover.chaff1 cherry.chaff1 iris.bridge iris.ribbon',
    out: '*',
  };

  test('turn by turn, calls and all', () => {
    const { state, events } = play(koi(OUT), 'play:maple.chaff1');
    expect(eventsOf(events, 'turned').map(({ seat }) => seat)).toEqual([1, 0]);
    expect(call(state)).toBe(0);
    expect(movesOf(state)).toEqual(['koi-koi', 'shobu']);
    const { events: rest } = play(state, 'koi-koi');
    expect(eventsOf(rest, 'turned').map(({ seat }) => seat)).toEqual([1, 0]);
    expect(theEvent(rest, 'settled').settlement.scores).toEqual([0, 0]);
  });

  test('and stop with the pile’s last card as with the hand’s', () => {
    const pile = 'clover.chaff1 cherry.chaff1';
    const { events } = play(koi({ ...OUT, pile }), 'play:maple.chaff1');
    expect(theEvent(events, 'shobu').seat).toBe(0);
  });

  test('which the oya may go on for after the last card of the hand', () => {
    const state = koi({
      ...OUT,
      ...{ hands: ['cherry.chaff1', 'maple.chaff1'], turn: 0 },
      pile: 'clover.chaff1 iris.bridge peony.chaff1 wisteria.chaff1 plum.chaff1',
    });
    const { state: asked } = play(state, 'play:cherry.chaff1');
    expect(call(asked)).toBe(0);
    expect(movesOf(asked)).toEqual(['koi-koi', 'shobu']);
  });
});

describe('a house of Koi-Koi may rain the viewings out (viewings)', () => {
  const options = { viewings: 'rained-out' };
  test('and asks about a new yaku although a viewing that was called on is rained out since (K16)', () => {
    const state = koi({
      ...{ options, field: 'willow.ribbon maple.ribbon' },
      hands: ['maple.chaff1 cherry.chaff2', 'iris.chaff1 plum.chaff1'],
      captured: [
        'chrys.cup cherry.curtain pine.ribbon plum.ribbon iris.ribbon clover.ribbon',
        'cherry.ribbon',
      ],
      calls: { made: [1, 0], yaku: [[{ id: 'hanami', value: 5 }], []] },
      pile: 'peony.chaff1 wisteria.chaff1',
    });
    expect(call(play(state, 'play:maple.chaff1').state)).toBe(0);
  });
});

describe('what a house of Koi-Koi asks about, in its corners', () => {
  const BEST: PositionSpec = {
    ...{ field: 'maple.ribbon', hands: ['maple.chaff1 cherry.chaff1', 'iris.chaff1 plum.chaff1'] },
    captured: [
      'pine.crane cherry.curtain susuki.moon pine.ribbon plum.ribbon iris.ribbon clover.ribbon',
      '',
    ],
    calls: { made: [1, 0], yaku: [[{ id: 'sanko', value: 6 }], []] },
    pile: 'peony.chaff1 wisteria.chaff1',
  };

  test('is a lesser yaku too where only the best counts (bestOnly, calls, K3)', () => {
    const { state } = play(koi({ ...BEST, options: { bestOnly: true } }), 'play:maple.chaff1');
    expect(call(state)).toBe(0);
    expect(koiView(state).shobuScore).toBe(6);
    const options = { bestOnly: true, calls: 'once' };
    const { events } = play(koi({ ...BEST, options }), 'play:maple.chaff1');
    expect(theEvent(events, 'shobu').seat).toBe(0);
    expect(theEvent(events, 'settled').settlement.scores).toEqual([6, 0]);
  });

  test('is growth that reaches the least score, once (minimum, calls, K4)', () => {
    const options = { minimum: 3, calls: 'new-yaku' };
    const three = `${RIBBONS.captured?.[0]} wisteria.ribbon`;
    const spec: PositionSpec = {
      ...{ ...RIBBONS, options, calls: { made: [0, 0] } },
      field: 'maple.ribbon peony.ribbon',
      hands: ['maple.chaff1 peony.chaff1', 'iris.chaff1 plum.chaff1'],
      captured: [three, ''],
      pile: 'wisteria.chaff1 susuki.chaff1 chrys.chaff1 clover.chaff1',
    };
    // Five ribbons were one point and are two now; the seventh makes three.
    const { state: reached } = play(koi(spec), 'play:maple.chaff1');
    expect(call(reached)).toBe(0);
    const { state: grown } = play(reached, 'koi-koi', 'play:iris.chaff1', 'play:peony.chaff1');
    expect([call(grown), actorOf(grown)]).toEqual([null, 1]);
  });

  test('is no viewing for the sake of the other (viewings, K7)', () => {
    const state = koi({
      ...{ ...FLOWERS, options: { viewings: 'with-other' } },
      ...{ field: 'cherry.curtain susuki.moon', pile: 'susuki.chaff1 peony.chaff1' },
    });
    expect(call(play(state, 'play:cherry.chaff1').state)).toBeNull();
  });

  test('is not the last card that only raises a yaku where new ones alone are asked (calls, K11)', () => {
    const last: PositionSpec = {
      ...{ field: 'maple.ribbon', hands: ['maple.chaff1', ''], turn: 0, turns: 15, oya: 1 },
      order: [1, 0],
      captured: [RIBBONS.captured?.[0] ?? '', ''],
      calls: { made: [1, 0], yaku: [[{ id: 'tan', value: 1 }], []] },
      options: { calls: 'new-yaku' },
    };
    const { events } = play(koi(last), 'play:maple.chaff1');
    expect(eventsOf(events, 'shobu')).toEqual([]);
    expect(theEvent(events, 'settled').settlement.scores).toEqual([0, 0]);
  });
});

describe('a house of Koi-Koi may make the lightning wild (wildLightning)', () => {
  const options = { wildLightning: true };

  turnsOf('koi-koi', { options })({
    'so that it takes any card but a willow': [
      'plays willow.lightning on pine.crane willow.ribbon iris.chaff1',
      'asked iris.chaff1 pine.crane',
    ],
  });
  turnsOf('koi-koi')({
    'which it takes where it is not':
      'plays willow.lightning on pine.crane willow.ribbon, captures willow.ribbon willow.lightning',
  });

  test('and gives nobody what lies on the field while cards are left in the pile', () => {
    const state = koi({
      ...{
        options,
        field: 'maple.ribbon susuki.moon pine.crane',
        hands: ['', 'cherry.chaff1'],
        turn: 1,
      },
      captured: ['pine.ribbon', 'iris.bridge'],
      pile: 'clover.chaff1 *',
    });
    const { events } = play(state, 'play:cherry.chaff1');
    expect(eventsOf(events, 'leftovers')).toEqual([]);
    expect(actorOf(state)).toBe(1);
  });
});
