import { describe, expect, test } from 'vitest';
import { card } from '../../src/engine/core/cards.ts';
import type { Event } from '../../src/engine/round/event.ts';
import type { State } from '../../src/engine/round/state.ts';
import { layoutTable } from '../../src/render/layout/table/table.ts';
import type { Scene } from '../../src/render/scene.ts';
import { pictureWordsFor } from '../support/picture-words.ts';
import { play } from '../support/play.ts';
import { gameOf, position } from '../support/position.ts';
import { boxesIn, cardsIn, checkScene, textsIn, wordsIn } from '../support/scene.ts';

const WORDS = pictureWordsFor();

function tableOf(state: State, recent: readonly Event[]): Scene {
  const scene = layoutTable({
    view: gameOf(state.setup.game).view(state, 'spectator'),
    recent,
    words: WORDS,
  });
  checkScene(scene);
  return scene;
}

/** The lowest panel with a golden edge, and what stands on it. */
function footOf(scene: Scene) {
  const edges = boxesIn(scene).filter(
    ({ ink, line, w }) => ink === 'gold' && line === 5 && w > 600,
  );
  const top = edges.at(-1)?.y ?? Number.POSITIVE_INFINITY;
  return {
    texts: textsIn(scene).filter(({ y }) => y >= top),
    cards: cardsIn(scene).filter(({ y }) => y >= top),
  };
}

const before = position('koi-koi', {
  field: 'chrys.cup maple.deer iris.bridge',
  hands: ['chrys.chaff1 pine.chaff1', 3],
  captured: ['susuki.moon', 'pine.ribbon plum.ribbon'],
  pile: 'iris.chaff1 *',
});
const made = play(before, 'play:chrys.chaff1');
const called = play(made.state, 'koi-koi');

describe('a yaku that was made', () => {
  test('is an event of its move: the next picture has the usual lines', () => {
    expect(footOf(tableOf(made.state, [])).texts).toEqual([]);
    expect(wordsIn(tableOf(made.state, [])).join(' ')).toContain('tsukimi 5');
  });

  test('of an earlier round is none', () => {
    const next: Event = { type: 'dealt', field: [], pile: 24 };
    expect(footOf(tableOf(made.state, [...made.events, next])).texts).toEqual([]);
  });
});

describe('koi-koi', () => {
  test('right after the yaku comes before it', () => {
    const events = [...made.events, ...called.events];
    expect(footOf(tableOf(called.state, events)).texts.map(({ text }) => text)).toContain(
      'koi-koi!',
    );
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
  const { state: after, events } = play(state, 'play:chrys.chaff1');
  const { cards, texts } = footOf(tableOf(after, events));
  expect(texts.map(({ text }) => text)).toContain('5 points · kasu 1');
  expect(cards.map((item) => item.card)).toEqual([card('susuki.moon'), card('chrys.cup')]);
});
