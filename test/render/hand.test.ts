import { describe, expect, test } from 'vitest';
import { cardsOf } from '../../src/engine/core/card-set.ts';
import { card, formatCard } from '../../src/engine/core/cards.ts';
import type { State } from '../../src/engine/round/state.ts';
import { layoutHand } from '../../src/render/layout/hand.ts';
import { pictureWordsFor } from '../support/picture-words.ts';
import { play } from '../support/play.ts';
import { gameOf, type PositionSpec, position } from '../support/position.ts';
import { cardsIn, overlap, placeOf, rectOf, textsIn, wordsIn } from '../support/scene.ts';

const WORDS = pictureWordsFor();

function handOf(state: State, seat = 0) {
  return layoutHand(gameOf(state.setup.game).view(state, seat), WORDS);
}

function botan(spec: PositionSpec): State {
  return position('botan-cho', { pile: '*', ...spec });
}

/** The names of the cards in the largest size, from left to right. */
function largest(scene: ReturnType<typeof handOf>): readonly string[] {
  const widest = Math.max(...cardsIn(scene).map(({ w }) => w));
  const row = cardsIn(scene).filter(({ w }) => w === widest);
  return row.toSorted((a, b) => a.x - b.x).map((item) => formatCard(Number(item.card)));
}

/** The number that stands on a card. */
function numberOn(scene: ReturnType<typeof handOf>, name: string): string | undefined {
  const rect = rectOf(placeOf(scene, card(name)));
  const numbers = textsIn(scene).filter(({ text, ink }) => /^\d+$/.test(text) && ink === 'dark');
  return numbers.find((number) => overlap(number, rect))?.text;
}

const HAND = 'willow.ribbon pine.crane plum.warbler';

describe('the hand', () => {
  test('has its cards in card order, numbered from the left', () => {
    const scene = handOf(botan({ field: 'maple.deer', hands: [HAND, 3] }));
    expect(largest(scene)).toEqual(['pine.crane', 'plum.warbler', 'willow.ribbon']);
    expect(largest(scene).map((name) => numberOn(scene, name))).toEqual(['1', '2', '3']);
  });

  test('shows small above a card what it would take', () => {
    const scene = handOf(botan({ field: 'plum.ribbon maple.deer', hands: [HAND, 3] }));
    const warbler = placeOf(scene, card('plum.warbler'));
    const ribbons = cardsIn(scene).filter((item) => item.card === card('plum.ribbon'));
    const taken = ribbons.find(({ w }) => w === 48);
    expect(taken).toBeDefined();
    expect(rectOf(taken!).y + rectOf(taken!).h).toBeLessThan(warbler.y);
    expect(Math.abs(taken!.x + 24 - (warbler.x + warbler.w / 2))).toBeLessThanOrEqual(1);
    expect(ribbons).toHaveLength(2);
  });

  test('shows all three of a heap, and each of two to choose from', () => {
    const small = (field: string) => {
      const scene = handOf(botan({ field, hands: [HAND, 3] }));
      const { y } = placeOf(scene, card('plum.warbler'));
      return cardsIn(scene).filter((item) => item.w === 48 && item.y > y - 100).length;
    };
    expect(small('plum.ribbon plum.chaff1 plum.chaff2')).toBe(3);
    expect(small('plum.ribbon plum.chaff1')).toBe(2);
  });

  test('marks a wild card that takes anything with its seal', () => {
    const field = 'maple.deer iris.bridge chrys.cup susuki.moon';
    const scene = handOf(botan({ field, hands: ['peony.butterflies pine.crane', 3] }));
    expect(wordsIn(scene)).toContain('鬼');
    expect(cardsIn(scene).filter(({ w }) => w === 48)).toEqual([]);
  });

  test('repeats the field, and nobody else’s cards', () => {
    const state = botan({ field: 'maple.deer iris.bridge', hands: [HAND, 3] });
    const scene = handOf(state);
    const shown = new Set(cardsIn(scene).map((item) => item.card));
    expect(shown.has(card('maple.deer')) && shown.has(card('iris.bridge'))).toBe(true);
    expect(cardsOf(state.hands[1]!).filter((hidden) => shown.has(hidden))).toEqual([]);
  });
});

describe('a burdened card', () => {
  const state = position('suhara-bana', {
    field: 'willow.swallow paulownia.chaff1',
    hands: ['iris.ribbon maple.deer', 2, 2],
    captured: ['', 'clover.boar susuki.geese', ''],
    pile: '*',
  });

  test('is veiled and crossed, with the reason under its number', () => {
    const scene = handOf(state);
    expect(placeOf(scene, card('maple.deer')).look).toBe('veiled');
    expect(placeOf(scene, card('iris.ribbon')).look).toBeUndefined();
    expect(wordsIn(scene)).toEqual(expect.arrayContaining(['×', '2', '× 2', 'gives Beni akiyaku']));
  });
});

describe('in the auction', () => {
  test('cards have no numbers, as no button plays them', () => {
    const state = position('suhara-bana', { phase: { type: 'entry', seat: 0 } });
    const scene = handOf(state);
    expect(largest(scene)).toHaveLength(7);
    expect(largest(scene).map((name) => numberOn(scene, name))).toEqual(Array(7).fill(undefined));
  });
});

describe('a choice of captures', () => {
  const start = botan({
    field: 'plum.chaff1 plum.chaff2 maple.deer',
    hands: ['plum.warbler iris.bridge', 2],
  });
  const { state } = play(start, 'play:plum.warbler');

  test('numbers what may be taken in the order of the choices', () => {
    const scene = handOf(state);
    const { phase } = state;
    if (phase.type !== 'capture') throw new Error(`not a choice: ${phase.type}`);
    const names = phase.choices.map(([taken]) => formatCard(taken!));
    expect(largest(scene)).toEqual(['plum.warbler', ...names]);
    const numbers = textsIn(scene).filter(({ ink, text }) => ink === 'dark' && text !== '1');
    expect(numbers.map(({ text }) => text)).toEqual(['2']);
  });

  test('shows the others only their hands', () => {
    expect(largest(handOf(state, 1))).toHaveLength(2);
  });
});
