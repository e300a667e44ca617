import { describe, expect, test } from 'vitest';
import { card } from '../../src/engine/core/cards.ts';
import { play } from '../support/play.ts';
import { position } from '../support/position.ts';
import {
  boxesIn,
  cardsIn,
  contains,
  neededIn,
  overlap,
  panelsIn,
  placeOf,
  platesIn,
  rectOf,
  textsIn,
  wordsIn,
} from '../support/scene.ts';
import { botanOf, burdened, handOf, WORDS } from './positions.ts';

const HAND = 'willow.ribbon pine.crane plum.warbler';

describe('the hand', () => {
  test.each([
    ['few cards', HAND, 132],
    ['many', 'pine.* plum.* iris.*', 112],
  ])('lies in a place of its own, which says whose it is: %s', (_, cards, least) => {
    const scene = handOf(botanOf({ field: 'maple.deer', hands: [3, cards] }), 1);
    const own = panelsIn(scene).find((panel) =>
      contains(panel, rectOf(placeOf(scene, card('plum.warbler')))),
    );
    if (own === undefined) throw new RangeError('the hand has no place');
    const texts = textsIn(scene).filter((text) => contains(own, text));
    expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['you', 'Beni']));
    expect(placeOf(scene, card('plum.warbler')).w).toBeGreaterThanOrEqual(least);
  });

  test('has no word for the viewer where others look at it', () => {
    const state = botanOf({ field: 'maple.deer', hands: [3, HAND] });
    const said = wordsIn(handOf(state, 1, { ...WORDS, you: '' }));
    expect(said).toContain('Beni');
    expect(said).not.toContain('you');
  });

  test('dims nothing where nothing can be taken', () => {
    const scene = handOf(botanOf({ field: 'maple.deer iris.bridge', hands: [HAND, 3] }));
    expect(cardsIn(scene).filter(({ look }) => look !== undefined)).toEqual([]);
  });
});

test('a call says in large letters what stopping and playing on are', () => {
  const { state } = play(
    position('koi-koi', {
      field: 'chrys.chaff2 maple.deer',
      hands: ['chrys.cup peony.ribbon wisteria.ribbon', 3],
      captured: ['susuki.moon pine.crane', 'willow.rainman'],
      pile: 'clover.chaff1 *',
    }),
    'play:chrys.cup',
  );
  const large = textsIn(handOf(state)).filter(({ size }) => size >= 60);
  expect(large.map(({ text }) => text)).toEqual(['shobu: 5', 'call?']);
});

describe('a choice of captures', () => {
  test('says so beside the card that was played, and numbers only what it may take', () => {
    const before = botanOf({
      field: 'plum.chaff1 maple.deer plum.ribbon iris.bridge',
      hands: ['plum.warbler pine.crane iris.ribbon', 3],
    });
    const scene = handOf(play(before, 'play:plum.warbler'));
    const asked = textsIn(scene).find(({ text }) => text === 'choose');
    expect(asked?.size).toBeGreaterThanOrEqual(60);
    const played = placeOf(scene, card('plum.warbler'));
    const labels = textsIn(scene).filter(({ text }) => text === 'hand');
    expect(labels.map((label) => overlap(label, rectOf(played)))).toEqual([true]);
    const numbered = (name: string) => numbersOn(scene, name);
    expect(['plum.chaff1', 'plum.ribbon'].map(numbered)).toEqual([['1'], ['2']]);
    for (const name of ['maple.deer', 'iris.bridge', 'pine.crane', 'iris.ribbon']) {
      expect(numbered(name)).toEqual([]);
      expect(placeOf(scene, card(name)).look).toBe('shaded');
    }
  });

  test('says of a card from the pile where it came from', () => {
    const before = botanOf({
      field: 'plum.chaff1 plum.ribbon maple.chaff1',
      hands: ['maple.deer pine.crane', 3],
      pile: 'plum.warbler *',
    });
    const { state } = play(before, 'play:maple.deer');
    expect(state.phase.type).toBe('capture');
    const scene = handOf(state);
    const label = textsIn(scene).find(({ text }) => text === 'pile');
    expect(label && overlap(label, rectOf(placeOf(scene, card('plum.warbler'))))).toBe(true);
  });
});

describe('a card that may not be played', () => {
  test('has its number in red, on it and before the reason', () => {
    const scene = handOf(burdened);
    const [number = ''] = numbersOn(scene, 'maple.deer');
    const discs = boxesIn(scene).filter(({ ink, r, h }) => ink === 'seal' && r === h / 2);
    const told = textsIn(scene).filter(
      (text) => text.text === number && discs.some((disc) => contains(disc, text)),
    );
    expect(told.length).toBe(2);
    const reason = textsIn(scene).find(({ text }) => text === 'gives Beni akiyaku');
    const before = textsIn(scene).find(({ text }) => text === 'blocked:');
    expect(before?.y).toBe(reason?.y);
    expect(told.some(({ y, h }) => Math.abs(y + h / 2 - ((reason?.y ?? 0) + 24)) < 4)).toBe(true);
  });
});

test('a card keeps its number after others were played', () => {
  const before = botanOf({
    field: 'maple.chaff1 susuki.moon',
    hands: ['pine.crane cherry.curtain iris.bridge maple.deer', 'wisteria.cuckoo iris.ribbon'],
    pile: 'plum.chaff1 plum.chaff2 *',
  });
  const { state } = play(before, 'play:cherry.curtain', 'play:wisteria.cuckoo');
  const scene = handOf(state);
  const names = ['pine.crane', 'iris.bridge', 'maple.deer'];
  expect(names.map((name) => numbersOn(scene, name))).toEqual([['1'], ['3'], ['4']]);
  expect(numbersOn(scene, 'maple.chaff1')).toEqual(['4']);
});

test('who is asked before play reads the question in their own place', () => {
  const state = position('suhara-bana', { phase: { type: 'entry', seat: 0 } });
  expect(wordsIn(handOf(state, 0))).toContain('entry?');
  expect(wordsIn(handOf(state, 1))).not.toContain('entry?');
});

describe('what is needed', () => {
  test('has a place with its label, and as large cards as there is room for', () => {
    const scene = handOf(
      position('koi-koi', {
        field: 'maple.deer',
        hands: ['pine.ribbon', 1],
        captured: ['cherry.curtain wisteria.ribbon', 'pine.crane paulownia.phoenix'],
        pile: '*',
      }),
    );
    const plates = platesIn(scene);
    const labels = textsIn(scene).filter(({ text }) => text === WORDS.needs);
    expect(plates.map((plate) => labels.some((each) => contains(plate, each)))).toEqual([
      true,
      true,
    ]);
    expect(Math.min(...neededIn(scene).map(({ w }) => w))).toBeGreaterThanOrEqual(60);
  });

  test('is laid out once for each seat, in however many ways the hand could be set', () => {
    const state = position('koi-koi', {
      field: 'maple.deer',
      hands: ['pine.ribbon', 1],
      captured: ['cherry.curtain wisteria.ribbon', 'pine.crane paulownia.phoenix'],
      pile: '*',
    });
    let labels = 0;
    const words = {
      ...WORDS,
      get needs() {
        labels += 1;
        return WORDS.needs;
      },
    };
    handOf(state, 0, words);
    expect(labels).toBe(2);
  });

  test('is counted in the place of a card where more would do than are shown', () => {
    const scene = handOf(
      position('matgo', {
        field: 'maple.deer',
        hands: ['pine.crane', 1],
        captured: ['plum.ribbon cherry.ribbon wisteria.ribbon iris.ribbon', ''],
        pile: '*',
      }),
    );
    expect(neededIn(scene).length).toBe(3);
    const more = textsIn(scene).filter(({ text }) => /^\+\d+$/.test(text));
    expect(more.map(({ text }) => text)).toEqual(['+3']);
    const edges = boxesIn(scene).filter(({ ink, line }) => ink === 'dim' && line !== undefined);
    const heights = neededIn(scene).map((item) => rectOf(item).h);
    const around = edges.filter((edge) => more.some((text) => contains(edge, text)));
    expect(around.map(({ h }) => h)).toContain(heights[0]);
  });
});

function numbersOn(scene: ReturnType<typeof handOf>, name: string): readonly string[] {
  const [item] = cardsIn(scene)
    .filter((item) => item.card === card(name))
    .toSorted((a, b) => b.w - a.w);
  if (item === undefined) return [];
  const place = rectOf(item);
  const foot = { ...place, y: place.y + place.h - 20, h: 20 };
  return textsIn(scene)
    .filter((text) => /^\d+$/.test(text.text) && overlap(text, foot))
    .map(({ text }) => text);
}
