import { expect, test } from 'vitest';
import { NO_CARDS } from '../../src/engine/core/card-set.ts';
import { card } from '../../src/engine/core/cards.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import type { State } from '../../src/engine/round/state.ts';
import { layoutHand } from '../../src/render/layout/table/hand.ts';
import { layoutTable } from '../../src/render/layout/table/table.ts';
import { PICTURE_WIDTH, type Rect, type Scene } from '../../src/render/scene.ts';
import { pictureWordsFor } from '../support/picture-words.ts';
import { play } from '../support/play.ts';
import { gameOf, position } from '../support/position.ts';
import {
  cardsIn,
  checkScene,
  contains,
  overlap,
  panelsIn,
  rectOf,
  shapesIn,
  textsIn,
} from '../support/scene.ts';

const WORDS = pictureWordsFor();
const GAME = gameOf('go-stop');
const PHONE = 350;

const tableOf = (state: State) =>
  layoutTable({ view: GAME.view(state, 'spectator'), recent: [], words: WORDS });
const handOf = (state: State) => layoutHand(GAME.view(state, 0), WORDS);
const BOTH = [
  ['the table', tableOf],
  ['the hand', handOf],
] as const;

const STACKED = position('go-stop', {
  seats: 3,
  options: { bonusCards: 2 },
  field:
    'iris.chaff1 iris.chaff2 iris.ribbon maple.deer bonus.two1 plum.chaff1 plum.chaff2 plum.ribbon',
  hands: ['iris.bridge chrys.cup', 3, 0],
  captured: ['wisteria.*', 'susuki.*', 'peony.*'],
  pile: '*',
  late: {
    stacks: [{ month: 5, owner: 1, bonus: [card('bonus.two1')] }],
    tokens: [2, 0, 1],
    shakes: [1, 2, 0],
    bombs: [1, 0, 1],
    ppeoks: [0, 1, 2],
    shown: [NO_CARDS, NO_CARDS, NO_CARDS],
  },
});

const IRIS = ['iris.chaff1', 'iris.chaff2', 'iris.ribbon'];

/** The rectangle that cards cover where they lie: the last that are drawn. */
function placeAround(scene: Scene, names: readonly string[]): Rect {
  const rects = names.flatMap((name) => {
    const item = cardsIn(scene).findLast((one) => one.card === card(name));
    return item === undefined ? [] : [rectOf(item)];
  });
  const [x, y] = [
    Math.min(...rects.map((rect) => rect.x)),
    Math.min(...rects.map((rect) => rect.y)),
  ];
  const right = Math.max(...rects.map((rect) => rect.x + rect.w));
  const foot = Math.max(...rects.map((rect) => rect.y + rect.h));
  return { x, y, w: right - x, h: foot - y };
}

/** What is written on the seals and badges that overlap a rectangle. */
function marksOn(scene: Scene, rect: Rect): readonly string[] {
  return textsIn(scene)
    .filter((text) => text.bold && text.w < 60 && overlap(text, rect))
    .map(({ text }) => text);
}

/** What stands in the place of a seat, without its name. */
function saidOf(scene: Scene, name: string): readonly string[] {
  const own = textsIn(scene).find(({ text }) => text === name);
  const panel = panelsIn(scene).find((each) => own !== undefined && contains(each, own));
  if (panel === undefined) throw new RangeError(`${name} has no place`);
  return textsIn(scene)
    .filter((text) => contains(panel, text) && text.text !== name)
    .map(({ text }) => text);
}

test.each(BOTH)('shakes, bombs, ppeoks and turns without a card have a mark: %s', (_, draw) => {
  const scene = draw(STACKED);
  checkScene(scene);
  const marks = (name: string) => saidOf(scene, name).join(' ');
  expect(marks('Aki')).toContain('흔 폭 2');
  expect(marks('Beni')).toContain('흔 2 뻑');
  expect(marks('Chika')).toContain('폭 뻑 2 1');
});

test.each(BOTH)('a stack tells whose it is, and what lies in it: %s', (_, draw) => {
  const scene = draw(STACKED);
  for (const names of [IRIS, ['bonus.two1']]) {
    expect(marksOn(scene, placeAround(scene, names))).toEqual(expect.arrayContaining(['뻑', '2']));
  }
  for (const names of [['plum.chaff1', 'plum.chaff2', 'plum.ribbon'], ['pine.crane']]) {
    expect(marksOn(scene, placeAround(scene, names))).not.toContain('뻑');
  }
  const badges = shapesIn(scene).filter(({ ink }) => ink === 'seat1');
  const phone = badges.map(({ w }) => (w * PHONE) / PICTURE_WIDTH);
  expect(Math.min(...phone)).toBeGreaterThanOrEqual(14);
});

test('a stack that was just made has the badge of its owner once', () => {
  const { state, events } = play(
    position('matgo', {
      field: 'iris.chaff1 maple.deer',
      hands: ['iris.ribbon pine.crane', 2],
      pile: 'iris.chaff2 *',
    }),
    'play:iris.ribbon',
  );
  const view = gameOf('matgo').view(state, 'spectator');
  const scene = layoutTable({ view, recent: events, words: WORDS });
  expect(marksOn(scene, placeAround(scene, IRIS))).toEqual(['뻑', '1']);
});

test.each(BOTH)('a field that lies face down is so many backs: %s', (_, draw) => {
  const options = defaultOptions(GAME.options);
  const { state } = GAME.start({ game: 'go-stop', seats: 4, options, seed: seedOf(3) });
  const scene = draw(state);
  checkScene(scene);
  // And the pile.
  expect(cardsIn(scene).filter((item) => item.card === 'back')).toHaveLength(6 + 1);
});
