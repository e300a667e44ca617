import { describe, expect, test } from 'vitest';
import { card, formatCard } from '../../src/engine/core/cards.ts';
import type { Event } from '../../src/engine/round/event.ts';
import type { State } from '../../src/engine/round/state.ts';
import { layoutHand } from '../../src/render/layout/table/hand.ts';
import { pictureWordsFor } from '../support/picture-words.ts';
import { play } from '../support/play.ts';
import { gameOf, type PositionSpec, position } from '../support/position.ts';
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

const WORDS = pictureWordsFor();

function handOf(state: State, seat = 0, recent: readonly Event[] = []) {
  return layoutHand(gameOf(state.setup.game).view(state, seat), WORDS, recent);
}

function botan(spec: PositionSpec): State {
  return position('botan-cho', { pile: '*', ...spec });
}

const HAND = 'willow.ribbon pine.crane plum.warbler';

const POINTS = ['20 points', '20 points', '20 points'];

describe('the hand', () => {
  test.each([
    ['few cards', HAND, 132],
    ['many', 'pine.* plum.* iris.*', 112],
  ])('lies in a place of its own, which says whose it is: %s', (_, cards, least) => {
    const scene = handOf(botan({ field: 'maple.deer', hands: [3, cards] }), 1);
    const own = panelsIn(scene).find((panel) =>
      contains(panel, rectOf(placeOf(scene, card('plum.warbler')))),
    );
    if (own === undefined) throw new RangeError('the hand has no place');
    const texts = textsIn(scene).filter((text) => contains(own, text));
    expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['you', 'Beni']));
    expect(placeOf(scene, card('plum.warbler')).w).toBeGreaterThanOrEqual(least);
  });

  test('has no word for the viewer where others look at it', () => {
    const state = botan({ field: 'maple.deer', hands: [3, HAND] });
    const view = gameOf('botan-cho').view(state, 1);
    expect(wordsIn(layoutHand(view, { ...WORDS, you: '' }))).toContain('Beni');
    expect(wordsIn(layoutHand(view, { ...WORDS, you: '' }))).not.toContain('you');
  });

  test('dims nothing where nothing can be taken', () => {
    const scene = handOf(botan({ field: 'maple.deer iris.bridge', hands: [HAND, 3] }));
    expect(cardsIn(scene).filter(({ look }) => look !== undefined)).toEqual([]);
  });

  test('is told whole with two, three and four seats, whatever has been captured', () => {
    const piles = [
      'susuki.moon',
      'cherry.curtain cherry.ribbon plum.ribbon',
      'clover.* iris.*',
      '',
    ];
    for (const seats of [2, 3, 4]) {
      const hands = [
        'pine.crane maple.chaff1 chrys.cup',
        ...Array.from({ length: seats - 1 }, () => 3),
      ];
      const captured = piles.slice(0, seats);
      const state = position('hana-awase', { seats, hands, captured, field: 'pine.ribbon' });
      const scene = handOf(state);
      expect(wordsIn(scene).filter((text) => text.includes('…'))).toEqual([]);
      expect(Math.min(...cardsIn(scene).map(({ w }) => w))).toBeGreaterThanOrEqual(48);
    }
  });

  test.each([
    ['by name', (id: string) => id, ['ayame 20', 'botan 20', 'matsu 20']],
    [
      'by their worth where names are long',
      (id: string) => `${id} of which more is said than there is room for in a place of its own`,
      POINTS,
    ],
  ])('tells in each place what its seat has made, %s', (_how, yaku, told) => {
    const captured = ['iris.*', 'peony.*', 'pine.*'];
    const state = position('hachi-ju-hana', {
      ...{ seats: 3, field: 'plum.chaff1', hands: ['plum.warbler', 1, 1], captured, pile: '*' },
    });
    const words = { ...WORDS, yaku, chart: { ...WORDS.chart, name: yaku } };
    const scene = layoutHand(gameOf('hachi-ju-hana').view(state, 0), words);
    const lines = textsIn(scene).filter(({ text, ink }) => ink === 'gold' && text.includes('20'));
    expect(lines.map(({ text }) => text).toSorted()).toEqual(told.toSorted());
  });
});

describe('what was captured', () => {
  const piles = [
    'susuki.moon pine.crane cherry.ribbon plum.ribbon pine.chaff1 pine.chaff2 plum.chaff1 plum.chaff2',
    'willow.rainman clover.boar wisteria.cuckoo iris.ribbon iris.chaff1 peony.chaff1 peony.chaff2',
    'paulownia.phoenix maple.deer maple.ribbon maple.chaff1 maple.chaff2 wisteria.chaff1',
  ];

  /** The rows in which these lie, and of each card how much the next in its row leaves of it. */
  function shownOf(scene: ReturnType<typeof handOf>, names: string) {
    const items = names.split(' ').map((name) => placeOf(scene, card(name)));
    const rows = Map.groupBy(items, ({ y }) => y);
    const steps = [...rows.values()].flatMap((row) =>
      row
        .toSorted((a, b) => a.x - b.x)
        .slice(1)
        .map(({ x }, index) => x - row.toSorted((a, b) => a.x - b.x)[index]!.x),
    );
    return { step: Math.min(...steps), w: items[0]!.w };
  }

  test('is told at a call of koi-koi, beside what stopping brings and large cards of the hand', () => {
    const { state } = play(
      position('koi-koi', {
        field: 'chrys.chaff2 maple.deer',
        hands: ['chrys.cup peony.ribbon wisteria.ribbon', 3],
        captured: [piles[0]!, piles[1]!],
        pile: 'clover.chaff1 *',
      }),
      'play:chrys.cup',
    );
    expect(state.phase.type).toBe('call');
    const scene = handOf(state);
    expect(
      textsIn(scene).find(({ text }) => text.startsWith('shobu: '))?.size,
    ).toBeGreaterThanOrEqual(60);
    expect(textsIn(scene).find(({ text }) => text === 'call?')?.size).toBeGreaterThanOrEqual(60);
    for (const names of piles.slice(0, 2)) {
      const { step, w } = shownOf(scene, names);
      expect(w).toBeGreaterThanOrEqual(48);
      expect(step).toBeGreaterThanOrEqual(22);
    }
    expect(placeOf(scene, card('peony.ribbon')).w).toBeGreaterThanOrEqual(112);
  });

  test('is told in Go-Stop of three, and the hand stays readable', () => {
    const scene = handOf(
      position('go-stop', {
        seats: 3,
        field: 'chrys.cup maple.chaff2',
        hands: ['chrys.ribbon peony.ribbon wisteria.ribbon clover.chaff1', 3, 3],
        captured: piles.map((names) => names.replace(' maple.chaff2', '')),
        pile: '*',
      }),
    );
    for (const names of piles.map((each) => each.replace(' maple.chaff2', ''))) {
      const { step, w } = shownOf(scene, names);
      expect(w).toBeGreaterThanOrEqual(48);
      expect(step).toBeGreaterThanOrEqual(22);
    }
    expect(placeOf(scene, card('peony.ribbon')).w).toBeGreaterThanOrEqual(132);
  });
});

describe('a choice of captures', () => {
  test.each([3, 4])('tells what %d seats have made, with a smaller card that waits', (seats) => {
    const before = position('hachi-ju-hana', {
      ...{ seats, field: 'plum.chaff1 plum.ribbon', pile: '*' },
      hands: ['plum.warbler maple.deer', 2, 2, 2].slice(0, seats),
      captured: ['iris.*', 'peony.*', 'pine.*', 'chrys.*'].slice(0, seats),
    });
    const scene = handOf(play(before, 'play:plum.warbler').state);
    expect(wordsIn(scene)).toEqual(expect.arrayContaining(['ayame 20', 'botan 20', 'matsu 20']));
    expect(placeOf(scene, card('plum.warbler')).w).toBeGreaterThanOrEqual(84);
  });

  test('says so beside the card that was played, and numbers only what it may take', () => {
    const before = botan({
      field: 'plum.chaff1 maple.deer plum.ribbon iris.bridge',
      hands: ['plum.warbler pine.crane iris.ribbon', 3],
    });
    const { state, events } = play(before, 'play:plum.warbler');
    const scene = handOf(state, 0, events);
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
    const before = botan({
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
  const burdened = position('suhara-bana', {
    field: 'willow.swallow paulownia.chaff1 - maple.chaff1',
    hands: ['iris.ribbon maple.deer pine.crane willow.ribbon', 2, 2],
    captured: ['', 'clover.boar susuki.geese', ''],
    pile: '*',
  });

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
  const before = botan({
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

  test('stays beside the reason why one of the cards may not be played', () => {
    const scene = handOf(
      position('suhara-bana', {
        field: 'willow.swallow paulownia.chaff1 - maple.chaff1',
        hands: ['susuki.moon maple.deer pine.ribbon willow.ribbon', 2, 2],
        captured: ['', 'chrys.cup pine.crane', ''],
        pile: '*',
      }),
    );
    expect(wordsIn(scene)).toContain('blocked:');
    expect(neededIn(scene).map((item) => formatCard(Number(item.card)))).toEqual(
      expect.arrayContaining(['susuki.moon', 'cherry.curtain']),
    );
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
