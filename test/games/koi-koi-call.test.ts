import { describe, expect, test } from 'vitest';
import type { Options } from '../../src/engine/core/game.ts';
import { oyaOf, type State } from '../../src/engine/round/state.ts';
import { opened } from '../support/opened.ts';
import { actorOf, eventsOf, fieldOf, movesOf, play, theEvent } from '../support/play.ts';
import { gameOf, type PositionSpec, position } from '../support/position.ts';
import { capturedOf, inOrder, yakuOf } from '../support/told.ts';

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

  test('after both cards, not between them', () => {
    const { state, events } = play(koi(FLOWERS), 'play:cherry.chaff1');
    expect(eventsOf(events, 'turned')).toHaveLength(1);
    expect(fieldOf(state)).toEqual(['clover.chaff1']);
  });

  test('after a yaku made by the turned card', () => {
    const state = koi({ ...FLOWERS, hands: ['maple.deer iris.bridge', 2], pile: 'cherry.chaff2' });
    expect(call(play(state, 'play:maple.deer').state)).toBe(0);
  });

  test('after a yaku made by the card of the hand, when the turned card had to be chosen for', () => {
    const state = koi({
      ...FLOWERS,
      field: 'cherry.curtain clover.boar clover.ribbon',
      pile: 'clover.chaff1 peony.chaff1',
    });
    const { state: choosing } = play(state, 'play:cherry.chaff1');
    expect([choosing.phase.type, call(choosing)]).toEqual(['capture', null]);
    expect(call(play(choosing, 'capture:clover.boar').state)).toBe(0);
  });

  test('not in the next turn, when it went on and made nothing more', () => {
    const { state: asked } = play(koi(FLOWERS), 'play:cherry.chaff1');
    const { state } = play(asked, 'koi-koi', 'play:iris.chaff1', 'play:maple.deer');
    expect([call(state), actorOf(state)]).toEqual([null, 1]);
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

  test('once for two yaku of one turn', () => {
    const state = koi({
      ...FLOWERS,
      field: 'cherry.curtain susuki.moon',
      pile: 'susuki.chaff1',
    });
    const { state: asked, events } = play(state, 'play:cherry.chaff1');
    expect(eventsOf(events, 'yaku-made').map(({ yaku }) => yaku.id)).toEqual(['hanami', 'tsukimi']);
    const { state: after } = play(asked, 'koi-koi');
    expect(after.phase).toEqual({ type: 'play', seat: 1 });
  });

  test('after a turn that raised a yaku', () => {
    expect(call(play(koi(RIBBONS), 'play:maple.chaff1').state)).toBe(0);
  });

  test('not when nothing new was made', () => {
    const { state } = play(koi(RIBBONS), 'play:cherry.chaff1');
    expect(state.phase).toEqual({ type: 'play', seat: 1 });
  });

  test('not when a card only adds to what does not count beside the better yaku', () => {
    // Ino-shika-chō counts; a fifth ribbon-less chaff makes nothing.
    const state = koi({
      field: 'iris.chaff2',
      hands: ['iris.chaff1 maple.chaff1', 2],
      captured: ['clover.boar maple.deer peony.butterflies', ''],
      calls: { made: [1, 0], yaku: [[{ id: 'inoshikacho', value: 5 }], []] },
      pile: 'wisteria.chaff1',
    });
    expect(play(state, 'play:iris.chaff1').state.phase).toEqual({ type: 'play', seat: 1 });
  });

  test('only about the own yaku', () => {
    const state = koi({ ...RIBBONS, calls: { made: [0, 0] }, turn: 1 });
    const { state: after } = play(state, 'play:iris.chaff1');
    expect(after.phase).toEqual({ type: 'play', seat: 0 });
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

  test('is asked about for a new yaku only where the house says so (calls)', () => {
    const options = { calls: 'new-yaku' };
    const raised = play(koi({ ...RIBBONS, options }), 'play:maple.chaff1').state;
    expect(raised.phase).toEqual({ type: 'play', seat: 1 });
    const made = koi({
      ...RIBBONS,
      ...{ options, field: 'cherry.curtain' },
      captured: [`${RIBBONS.captured?.[0]} chrys.cup`, ''],
    });
    expect(call(play(made, 'play:cherry.chaff1').state)).toBe(0);
  });

  test('is not asked about below 3 points where the house says so (minimum)', () => {
    const options = { minimum: 3 };
    const one: PositionSpec = { ...RIBBONS, calls: { made: [0, 0] }, options };
    expect(play(koi(one), 'play:maple.chaff1').state.phase).toEqual({ type: 'play', seat: 1 });
    const three = koi({
      ...one,
      captured: [`${RIBBONS.captured?.[0]} wisteria.ribbon`, ''],
    });
    expect(call(play(three, 'play:maple.chaff1').state)).toBe(0);
    expect(call(play(koi({ ...one, options: {} }), 'play:maple.chaff1').state)).toBe(0);
  });

  test('is not asked about below 3 points of the one yaku that counts (minimum, bestOnly)', () => {
    const CHAFF =
      'pine.chaff1 pine.chaff2 plum.chaff2 cherry.chaff2 wisteria.chaff2 iris.chaff2 ' +
      'peony.chaff2 clover.chaff1 clover.chaff2';
    const animals = 'plum.warbler wisteria.cuckoo iris.bridge clover.boar susuki.geese';
    const spec: PositionSpec = { ...RIBBONS, calls: { made: [0, 0] } };
    const three = (options: Options) =>
      koi({ ...spec, captured: [`${RIBBONS.captured?.[0]} ${CHAFF} ${animals}`, ''], options });
    expect(call(play(three({ minimum: 3 }), 'play:maple.chaff1').state)).toBe(0);
    const { state } = play(three({ minimum: 3, bestOnly: true }), 'play:maple.chaff1');
    expect(state.phase).toEqual({ type: 'play', seat: 1 });
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

  test('leaves the other player’s yaku unpaid', () => {
    const captured = ['chrys.cup', 'pine.ribbon plum.ribbon cherry.ribbon'];
    const { events } = play(koi({ ...FLOWERS, captured }), 'play:cherry.chaff1', 'shobu');
    const { settlement } = theEvent(events, 'settled');
    expect([settlement.scores, yakuOf(settlement, 1)]).toEqual([[5, 0], []]);
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

  test('of the other player does so too', () => {
    const last = koi({
      ...LAST,
      hands: ['cherry.chaff1', ''],
      oya: 1,
      order: [1, 0],
      turn: 0,
      turns: 15,
    });
    const { events } = play(last, 'play:cherry.chaff1');
    expect(theEvent(events, 'shobu').seat).toBe(0);
    expect(theEvent(events, 'settled').settlement.scores).toEqual([5, 0]);
  });

  test('that makes nothing ends the round without a score, the same oya dealing', () => {
    for (const oya of [0, 1]) {
      const hands = ['', ''].with(1 - oya, 'cherry.chaff1');
      const last = koi({ ...DRAWN, hands, oya, turn: 1 - oya });
      const { events, state } = play(last, 'play:cherry.chaff1');
      const { settlement } = theEvent(events, 'settled');
      expect([settlement.scores, settlement.winner, settlement.payments]).toEqual([
        [0, 0],
        null,
        [],
      ]);
      expect([oyaOf(state), state.round]).toEqual([oya, 2]);
    }
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

  test('and not otherwise: the pile is left', () => {
    const { events } = play(koi({ ...OUT, options: {} }), 'play:maple.chaff1');
    expect(eventsOf(events, 'turned')).toHaveLength(1);
    expect(eventsOf(events, 'settled')).toHaveLength(1);
  });
});

describe('a house of Koi-Koi may rain the viewings out (viewings)', () => {
  const options = { viewings: 'rained-out' };
  const at = (field: string, captured: string) => {
    const { state } = play(
      koi({ ...FLOWERS, options, field: `cherry.curtain ${field}`, captured: [captured, ''] }),
      'play:cherry.chaff1',
    );
    return call(state);
  };

  test('by the own rain man, or a willow on the field for the flowers', () => {
    expect(at('', 'chrys.cup')).toBe(0);
    expect(at('', 'chrys.cup willow.rainman')).toBeNull();
    expect(at('willow.chaff1'.replace('chaff1', 'ribbon'), 'chrys.cup')).toBeNull();
    expect(at('paulownia.chaff1', 'chrys.cup')).toBe(0);
  });

  test('by a paulownia on the field for the moon', () => {
    const moon = (field: string, captured = 'chrys.cup') => {
      const spec = { ...FLOWERS, options, field: `susuki.moon ${field}`, captured: [captured, ''] };
      const state = koi({ ...spec, hands: ['susuki.geese maple.deer', 2] });
      return call(play(state, 'play:susuki.geese').state);
    };
    expect([moon(''), moon('paulownia.chaff1'), moon('willow.ribbon')]).toEqual([0, null, 0]);
    expect(moon('', 'chrys.cup willow.rainman')).toBeNull();
  });

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

describe('a viewing that was rained out and counts again (K2)', () => {
  const options = { viewings: 'rained-out' };
  /** Seat 0 called on its flowers; a willow on the field spoils them until somebody takes it. */
  const RAINED: PositionSpec = {
    ...{ options, field: 'willow.ribbon maple.ribbon clover.ribbon' },
    hands: ['maple.chaff1 cherry.chaff2 clover.chaff2', 'willow.swallow plum.chaff1 iris.bridge'],
    captured: ['chrys.cup cherry.curtain pine.ribbon plum.ribbon iris.ribbon', 'cherry.ribbon'],
    calls: { made: [1, 0], yaku: [[{ id: 'hanami', value: 5 }], []] },
    pile: 'peony.chaff1 wisteria.chaff1 susuki.chaff1 pine.chaff1 paulownia.chaff1',
  };

  test('is not asked about again when it was called on before', () => {
    // The other takes the willow: the flowers count again, for no more than was asked.
    const { state, events } = play(
      koi({ ...RAINED, turn: 1 }),
      'play:willow.swallow',
      'play:cherry.chaff2',
    );
    expect([call(state), actorOf(state)]).toEqual([null, 1]);
    expect(eventsOf(events, 'yaku-made')).toEqual([]);
  });

  test('is not forgotten by a call on another yaku in between', () => {
    const ribbons = `${RAINED.captured?.[0]} wisteria.ribbon`;
    const spec = { ...RAINED, captured: [ribbons, 'cherry.ribbon'] };
    const { state: asked } = play(koi(spec), 'play:maple.chaff1');
    expect(call(asked)).toBe(0);
    const { state: went } = play(asked, 'koi-koi', 'play:willow.swallow', 'play:cherry.chaff2');
    expect([call(went), actorOf(went)]).toEqual([null, 1]);
  });

  test('is asked about when nobody was asked about it before', () => {
    const fresh = koi({ ...RAINED, calls: { made: [0, 0] }, turn: 1 });
    const { state, events } = play(fresh, 'play:willow.swallow', 'play:cherry.chaff2');
    expect(call(state)).toBe(0);
    expect(eventsOf(events, 'yaku-made').map(({ yaku }) => yaku.id)).toEqual(['hanami']);
  });

  test('is asked about beside a yaku that was raised', () => {
    const ribbons = `${RAINED.captured?.[0]} wisteria.ribbon chrys.ribbon`;
    const spec = {
      ...{ ...RAINED, captured: [ribbons, 'cherry.ribbon'], turn: 1 },
      calls: {
        made: [1, 0],
        yaku: [
          [
            { id: 'hanami', value: 5 },
            { id: 'tan', value: 1 },
          ],
          [],
        ],
      },
    };
    const { state } = play(koi(spec), 'play:willow.swallow', 'play:maple.chaff1');
    expect(call(state)).toBe(0);
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
  const WILD = 'willow.lightning';

  test('so that it takes any card but a willow', () => {
    const state = koi({
      options,
      field: 'pine.crane willow.ribbon iris.chaff1',
      hands: [`${WILD} maple.deer`, 2],
      pile: 'chrys.cup',
    });
    expect(movesOf(play(state, `play:${WILD}`).state)).toEqual([
      'capture:iris.chaff1',
      'capture:pine.crane',
    ]);
    const usual = koi({
      ...{ field: 'pine.crane willow.ribbon' },
      hands: [`${WILD} maple.deer`, 2],
      pile: 'chrys.cup',
    });
    expect(capturedOf(play(usual, `play:${WILD}`).state, 0)).toBe(inOrder(`willow.ribbon ${WILD}`));
  });

  test('so that it must be taken from the field by the first turned card that is no willow', () => {
    const state = koi({
      options,
      field: `${WILD} iris.ribbon`,
      hands: ['maple.deer susuki.moon', 2],
      pile: 'iris.bridge',
    });
    expect(capturedOf(play(state, 'play:maple.deer').state, 0)).toBe(
      inOrder(`iris.bridge ${WILD}`),
    );
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
