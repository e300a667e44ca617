import { describe, expect, test } from 'vitest';
import { card } from '../../src/engine/core/cards.ts';
import type { Event } from '../../src/engine/round/event.ts';
import { play } from '../support/play.ts';
import { position } from '../support/position.ts';
import { boxesIn, posterIn, wordsIn } from '../support/scene.ts';
import { tableOf, tsukimi } from './positions.ts';

const called = play(tsukimi.state, 'koi-koi');

describe('a yaku that was made', () => {
  test('is an event of its move: the next picture has the usual lines', () => {
    expect(posterIn(tableOf(tsukimi.state)).texts).toEqual([]);
    expect(wordsIn(tableOf(tsukimi.state)).join(' ')).toContain('tsukimi 5');
  });

  test('of an earlier round is none', () => {
    const next: Event = { type: 'dealt', field: [], pile: 24 };
    expect(posterIn(tableOf({ ...tsukimi, events: [...tsukimi.events, next] })).texts).toEqual([]);
  });
});

test('that people wait for all evening is gold all over', () => {
  const state = position('koi-koi', {
    field: 'paulownia.phoenix maple.deer',
    hands: ['paulownia.chaff1 pine.chaff1', 3],
    captured: ['pine.crane cherry.curtain susuki.moon willow.rainman'],
    pile: 'iris.chaff1 *',
  });
  const scene = tableOf(play(state, 'play:paulownia.chaff1'));
  const [ground] = boxesIn(scene).filter(({ x, y }) => x === 0 && y === 0);
  expect(ground?.ink).toBe('gold');
});

describe('koi-koi', () => {
  test('right after the yaku comes before it', () => {
    const events = [...tsukimi.events, ...called.events];
    expect(posterIn(tableOf({ ...called, events })).strong).toContain('koi-koi!');
  });
});

test('many cards give way to those of the best yaku, which stay large', () => {
  const state = position('koi-koi', {
    field: 'chrys.cup maple.deer',
    hands: ['chrys.chaff1 pine.chaff1', 3],
    captured: [
      'susuki.moon plum.chaff1 plum.chaff2 cherry.chaff1 cherry.chaff2 wisteria.chaff1 wisteria.chaff2 iris.chaff2 peony.chaff1',
    ],
    pile: 'iris.chaff1 *',
  });
  const { cards, texts } = posterIn(tableOf(play(state, 'play:chrys.chaff1')));
  expect(texts).toEqual(['tsukimi', '1', 'call?', '1', 'Aki', '5 points · kasu 1', 'shobu: 6']);
  expect(cards.map((item) => item.card)).toEqual([card('susuki.moon'), card('chrys.cup')]);
  expect(cards.map(({ w }) => w)).toEqual([132, 132]);
});
