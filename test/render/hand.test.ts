import { describe, expect, test } from 'vitest';
import { card } from '../../src/engine/core/cards.ts';
import type { Event } from '../../src/engine/round/event.ts';
import type { State } from '../../src/engine/round/state.ts';
import { layoutHand } from '../../src/render/layout/table/hand.ts';
import { pictureWordsFor } from '../support/picture-words.ts';
import { play } from '../support/play.ts';
import { gameOf, type PositionSpec, position } from '../support/position.ts';
import { cardsIn, placeOf, shapesIn, textsIn, wordsIn } from '../support/scene.ts';

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
    ['few cards', HAND],
    ['as many as leave no room', 'pine.* plum.* iris.*'],
  ])('says whose it is: %s', (_, cards) => {
    const scene = handOf(botan({ field: 'maple.deer', hands: [3, cards] }), 1);
    const top = Math.min(
      ...cardsIn(scene)
        .filter(({ y }) => y > 450)
        .map(({ y }) => y),
    );
    const marks = shapesIn(scene).filter(({ y, w }) => y >= top - 10 && w === 44);
    expect(marks.map(({ ink }) => ink)).toEqual(['seat1']);
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
    ['with its unit where names are long', (id: string) => `${id} of which much is said`, POINTS],
  ])('tells on one line what three seats have made, %s', (_how, yaku, told) => {
    const captured = ['iris.*', 'peony.*', 'pine.*'];
    const state = position('hachi-ju-hana', {
      ...{ seats: 3, field: 'plum.chaff1', hands: ['plum.warbler', 1, 1], captured, pile: '*' },
    });
    const words = { ...WORDS, yaku, chart: { ...WORDS.chart, name: yaku } };
    const scene = layoutHand(gameOf('hachi-ju-hana').view(state, 0), words);
    const lines = textsIn(scene).filter(({ text }) => text.includes('20'));
    expect(lines.map(({ text }) => text)).toEqual(told);
    expect(new Set(lines.map(({ y }) => y)).size).toBe(1);
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
    return { rows: rows.size, step: Math.min(...steps), w: items[0]!.w };
  }

  test('shows large cards by half at least at a call of koi-koi, beside large cards of the hand', () => {
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
    expect(textsIn(scene).filter(({ ink, size }) => ink === 'gold' && size < 84).length).toBe(2);
    for (const names of piles.slice(0, 2)) {
      const { step, w } = shownOf(scene, names);
      expect(w).toBeGreaterThanOrEqual(60);
      expect(step).toBeGreaterThanOrEqual(w / 2);
    }
    expect(placeOf(scene, card('peony.ribbon')).w).toBeGreaterThanOrEqual(112);
  });

  test('lies in two rows in Go-Stop of three, and the hand stays readable', () => {
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
      const { rows, step, w } = shownOf(scene, names);
      expect(rows).toBeGreaterThanOrEqual(2);
      expect(w).toBeGreaterThanOrEqual(48);
      expect(step).toBeGreaterThanOrEqual(24);
    }
    expect(placeOf(scene, card('peony.ribbon')).w).toBeGreaterThanOrEqual(84);
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
});
