import { describe, expect, test } from 'vitest';
import { strongHint } from '../../src/cpu/strong-hint.ts';
import { card } from '../../src/engine/core/cards.ts';
import { drawsOf, seedOf } from '../../src/engine/core/random.ts';
import { formatMove } from '../../src/engine/round/move-text.ts';
import type { State } from '../../src/engine/round/state.ts';
import type { Reason } from '../../src/model/hint.ts';
import { askedOf } from '../support/play.ts';
import { gameOf, LATE_BOTAN, type PositionSpec, position } from '../support/position.ts';
import { FORCED_OUT, HOPELESS, inAuction, inFewWords, POT_IS_FREE, SPLENDID } from './positions.ts';

/** A position as a test gives it: whole, or in few words. */
type Given = PositionSpec | string;
const specOf = (given: Given, seats?: number) =>
  typeof given === 'string' ? inFewWords(given, seats) : given;
const botan = (given: Given) => position('botan-cho', specOf(given));
const koi = (given: Given) => position('koi-koi', specOf(given));
const suhara = (given: Given) => position('suhara-bana', { round: 6, ...specOf(given, 3) });

function hintOf(state: State) {
  return strongHint(...askedOf(state), { draw: drawsOf(seedOf(1), 'hint') });
}

/** The move as text, and why, except for what the trial found. */
function told(state: State) {
  const { move, reasons } = hintOf(state);
  return { move: formatMove(move), reasons: reasons.filter(({ why }) => why !== 'tried') };
}

function reasonsOf<Why extends Reason['why']>(state: State, why: Why) {
  return hintOf(state).reasons.filter((one): one is Reason & { why: Why } => one.why === why);
}

describe('a hint for a card to play', () => {
  test('says what it takes, and for how many points with the card itself', () => {
    const state = botan(LATE_BOTAN);
    expect(told(state)).toEqual({
      move: 'play:pine.chaff1',
      reasons: [
        {
          why: 'takes',
          card: card('pine.chaff1'),
          cards: [card('pine.crane')],
          points: 21,
          ways: 1,
        },
      ],
    });
  });

  test('says no points where only yaku count', () => {
    const state = koi({
      field: 'pine.crane plum.chaff1',
      hands: ['pine.chaff1', 1],
      calls: { made: [0, 0] },
    });
    expect(reasonsOf(state, 'takes')).toMatchObject([{ points: null }]);
  });

  test('says which of several cards it should take', () => {
    const state = botan('field pine.crane pine.chaff2 maple.deer, hand pine.chaff1');
    expect(reasonsOf(state, 'takes')).toMatchObject([{ cards: [card('pine.crane')], ways: 2 }]);
  });

  test('says which yaku it makes', () => {
    const state = botan(
      'field cherry.curtain paulownia.phoenix, hand cherry.chaff1 paulownia.chaff1, mine pine.crane pine.chaff1 plum.warbler plum.chaff1',
    );
    expect(told(state).move).toBe('play:cherry.chaff1');
    expect(reasonsOf(state, 'makes').map(({ yaku }) => yaku)).toEqual(['sanko']);
  });

  test('says which yaku it raises', () => {
    const state = koi(
      'field clover.ribbon, hand clover.chaff1, mine pine.ribbon wisteria.ribbon iris.ribbon peony.ribbon chrys.ribbon',
    );
    expect(reasonsOf(state, 'raises')).toEqual([{ why: 'raises', yaku: 'tan', value: 2 }]);
    expect(reasonsOf(state, 'makes')).toEqual([]);
  });

  test('says which yaku is then the nearest, and what it needs', () => {
    const state = botan(
      'field cherry.curtain maple.chaff1, hand cherry.chaff1, mine pine.crane pine.chaff1',
    );
    expect(reasonsOf(state, 'nearest')).toMatchObject([
      { yaku: 'sanko', missing: [card('plum.warbler')], more: 0 },
    ]);
  });

  test('says whom it denies the card that a yaku lacks', () => {
    const state = botan(
      'field cherry.curtain susuki.moon, hand cherry.chaff1 susuki.geese, theirs pine.crane pine.chaff1 plum.warbler plum.chaff1',
    );
    expect(told(state).move).toBe('play:cherry.chaff1');
    expect(reasonsOf(state, 'denies')).toEqual([
      { why: 'denies', card: card('cherry.curtain'), seat: 1, yaku: 'sanko' },
    ]);
  });

  test('denies nothing where any of several cards would do', () => {
    const state = koi(
      'field pine.ribbon plum.ribbon, hand pine.chaff1 plum.chaff1, theirs wisteria.ribbon iris.ribbon clover.ribbon willow.ribbon',
    );
    expect(reasonsOf(state, 'takes')).toHaveLength(1);
    expect(reasonsOf(state, 'denies')).toEqual([]);
  });
});

describe('a hint for a card to lay', () => {
  test('says that nothing takes, and that no card is worth less', () => {
    const state = botan('field iris.bridge, hand pine.crane maple.chaff1');
    expect(told(state)).toEqual({
      move: 'play:maple.chaff1',
      reasons: [{ why: 'nothing-takes' }, { why: 'cheapest', points: 1 }],
    });
  });

  test('says which card an opponent needs and is not given', () => {
    const state = botan(
      'field maple.deer, hand plum.warbler iris.bridge, theirs pine.crane pine.chaff1 cherry.curtain cherry.chaff1',
    );
    expect(told(state).move).toBe('play:iris.bridge');
    expect(reasonsOf(state, 'holds')).toEqual([
      { why: 'holds', card: card('plum.warbler'), seat: 1, yaku: 'sanko' },
    ]);
  });

  test('says that the others of its month are nearly all seen, or all', () => {
    const seen = (captured: string) =>
      reasonsOf(
        botan(`field iris.bridge, hand maple.chaff1 pine.crane, mine ${captured}`),
        'month-seen',
      );
    expect(seen('maple.deer maple.chaff2')).toEqual([{ why: 'month-seen', unseen: 1 }]);
    expect(seen('maple.deer maple.chaff2 maple.ribbon')).toEqual([
      { why: 'month-seen', unseen: 0 },
    ]);
    expect(seen('maple.deer')).toEqual([]);
  });

  test('says that the wild card is kept', () => {
    const state = botan({
      field: 'iris.bridge',
      hands: ['peony.butterflies iris.ribbon maple.chaff1 chrys.chaff1', 4],
      pile: 'pine.crane pine.chaff1 cherry.curtain iris.chaff1 maple.deer plum.warbler susuki.moon willow.ribbon',
      captured: ['paulownia.* wisteria.*', '*'],
    });
    expect(told(state).move).toBe('play:iris.ribbon');
    expect(reasonsOf(state, 'keeps-wild')).toEqual([
      { why: 'keeps-wild', card: card('peony.butterflies') },
    ]);
  });

  test('says that few points may win the round (S12)', () => {
    const state = suhara(
      'field wisteria.chaff1 pine.crane, hand wisteria.chaff2, mine clover.chaff1 clover.chaff2',
    );
    expect(reasonsOf(state, 'low-man')).toEqual([{ why: 'low-man', most: 15 }]);
    const late = suhara('field wisteria.chaff1 pine.chaff1, hand wisteria.chaff2, mine pine.crane');
    expect(reasonsOf(late, 'low-man')).toEqual([]);
  });
});

describe('a hint where there is no choice', () => {
  test('says that it is the last card', () => {
    const state = botan('field maple.deer, hand iris.chaff1');
    expect(reasonsOf(state, 'only')).toEqual([{ why: 'only', how: 'last-card' }]);
    expect(reasonsOf(state, 'tried')).toEqual([]);
  });

  test('says that the rules bar the other cards (S16)', () => {
    const state = suhara(
      'field iris.bridge, hand chrys.cup maple.chaff1, theirs cherry.curtain susuki.moon',
    );
    expect(reasonsOf(state, 'only')).toEqual([{ why: 'only', how: 'barred' }]);
    expect(told(state).move).toBe('play:maple.chaff1');
  });
});

describe('a hint for the wild card', () => {
  test('says what it should take of the whole field', () => {
    const state = botan({
      field: 'pine.crane iris.chaff1 maple.ribbon',
      hands: ['peony.butterflies', 'pine.ribbon'],
      pile: 'iris.chaff2 maple.deer',
      captured: ['plum.* wisteria.* cherry.chaff1 cherry.chaff2', '*'],
    });
    expect(told(state).reasons).toContainEqual({
      why: 'takes',
      card: card('peony.butterflies'),
      cards: [card('pine.crane')],
      points: 30,
      ways: 3,
    });
  });

  test('says when it is taken alone (U8)', () => {
    const state = position('ume-botan', {
      field: 'willow.ribbon',
      hands: ['willow.lightning', 1, 1],
    });
    expect(reasonsOf(state, 'alone')).toEqual([{ why: 'alone' }]);
  });
});

describe('a hint for a call', () => {
  const asked = (spec: PositionSpec) =>
    koi({ turns: 8, calls: { made: [0, 0] }, phase: { type: 'call', seat: 0 }, ...spec });

  test('says what shōbu brings, and what the other may make', () => {
    const state = asked({
      hands: ['maple.chaff1', 1],
      field: 'susuki.moon cherry.curtain',
      captured: [
        'pine.ribbon plum.ribbon cherry.ribbon',
        'pine.crane paulownia.phoenix willow.rainman',
      ],
    });
    expect(told(state)).toEqual({
      move: 'shobu',
      reasons: [
        { why: 'stops', score: expect.any(Number) },
        { why: 'threat', seat: 1, yaku: expect.any(String) },
      ],
    });
    const [stops] = reasonsOf(state, 'stops');
    expect(stops?.score).toBe(gameOf('koi-koi').view(state, 0).shobuScore);
  });

  test('says how many cards are left for more, and what lacks one card', () => {
    // Five brights lack one that lies open, and the other has nothing.
    const state = asked({
      hands: ['susuki.chaff1 paulownia.chaff1 cherry.chaff1 pine.chaff1', 4],
      field: 'susuki.moon paulownia.phoenix susuki.geese',
      captured: ['pine.crane cherry.curtain chrys.cup', 'iris.chaff1'],
    });
    expect(told(state)).toEqual({
      move: 'koi-koi',
      reasons: [
        { why: 'goes-on', cards: 4 },
        expect.objectContaining({ why: 'nearest', yaku: expect.any(String) }),
      ],
    });
  });
});

describe('a hint in the auction', () => {
  const chase = inAuction(HOPELESS, 3, { ...FORCED_OUT, phase: { type: 'chase', seat: 3 } });
  const chased = inAuction(SPLENDID, 1, {
    ...FORCED_OUT,
    phase: { type: 'chased', seat: 1, by: 3 },
  });

  test.each([
    ['entry', HOPELESS, 'drop', inAuction(HOPELESS, 1), -30],
    ['entry', SPLENDID, 'stay', inAuction(SPLENDID, 1), -30],
    ['chase', HOPELESS, 'pass', chase, 25],
    ['chased', SPLENDID, 'stay', chased, 0],
  ] as const)(
    'says what the hand promises (%s, %s: %s)',
    (question, _hand, answer, state, least) => {
      const { move, reasons } = hintOf(state);
      expect(move.type).toBe(answer);
      expect(reasons).toMatchObject([{ why: 'promise', question, least }]);
      const [promise] = reasonsOf(state, 'promise');
      const isYes = answer === 'stay';
      expect((promise?.points ?? 0) > least).toBe(isYes);
    },
  );

  test('says what leading costs, playing last brings, and the pot promises', () => {
    const first = inAuction(HOPELESS, 0);
    expect(reasonsOf(first, 'promise')).toMatchObject([{ place: -12, pot: 0 }]);
    expect(reasonsOf(chase, 'promise')).toMatchObject([{ place: 15 }]);
    const pot = inAuction(HOPELESS, 1, {
      answers: ['drop', 'none', 'none', 'none'],
      pot: [6, 0, 0, 0],
    });
    const [promise] = reasonsOf(pot, 'promise');
    expect(promise?.pot).toBeGreaterThan(0);
  });

  test('says that the pot is free (S6)', () => {
    expect(hintOf(POT_IS_FREE)).toEqual({
      by: 'strong',
      move: { type: 'stay' },
      reasons: [{ why: 'pot-free' }],
    });
  });
});

describe('what was tried', () => {
  test('is told against the next best of the moves, and never behind it', () => {
    const state = botan(LATE_BOTAN);
    const { move } = hintOf(state);
    const [tried] = reasonsOf(state, 'tried');
    expect(tried?.lead).toBeGreaterThan(5);
    expect(tried?.deals).toBeGreaterThan(50);
    expect(tried?.isClear).toBe(true);
    expect(tried?.next).not.toEqual(move);
    expect(gameOf('botan-cho').legalMoves(state, 0)).toContainEqual(tried?.next);
  });

  test('could be chance: of two cards of one kind neither is better', () => {
    const state = botan('field maple.deer, hand iris.chaff1 iris.chaff2');
    expect(reasonsOf(state, 'tried')).toMatchObject([{ isClear: false }]);
  });

  test('is all there is to say of an offer', () => {
    const state = position('mayumi', {
      hands: ['pine.crane pine.ribbon pine.chaff1 plum.ribbon', 7],
      field: 'willow.*',
      phase: { type: 'offer', seat: 0, offer: 'replacement', rest: [] },
    });
    expect(hintOf(state).reasons.map(({ why }) => why)).toEqual(['tried']);
  });
});
