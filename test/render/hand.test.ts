import { describe, expect, test } from 'vitest';
import { cardsOf, setOf } from '../../src/engine/core/card-set.ts';
import { card, formatCard } from '../../src/engine/core/cards.ts';
import type { Event } from '../../src/engine/round/event.ts';
import type { State } from '../../src/engine/round/state.ts';
import { layoutHand } from '../../src/render/layout/table/hand.ts';
import type { Item } from '../../src/render/scene.ts';
import { pictureWordsFor } from '../support/picture-words.ts';
import { play } from '../support/play.ts';
import { gameOf, type PositionSpec, position } from '../support/position.ts';
import {
  boxesIn,
  cardsIn,
  overlap,
  placeOf,
  rectOf,
  shapesIn,
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

/** The cards of the lowest row, from left to right. */
function heldIn(scene: ReturnType<typeof handOf>): readonly string[] {
  const bottom = Math.max(...cardsIn(scene).map(({ y }) => y));
  const row = cardsIn(scene).filter(({ y }) => y === bottom);
  return row.toSorted((a, b) => a.x - b.x).map((item) => formatCard(Number(item.card)));
}

/** What stands in the disc on a card, and its colour. */
function numberOn(scene: ReturnType<typeof handOf>, name: string) {
  const rect = rectOf(placeOf(scene, card(name)));
  const numbers = textsIn(scene).filter(
    ({ text, ink }) => /^\d[\d –]*$/.test(text) && ink === 'dark',
  );
  const found = numbers.find((number) => overlap(number, rect));
  const disc = boxesIn(scene).findLast(({ x, y }) => x === found?.x && y === found.y);
  return found && { text: found.text, ink: disc?.ink };
}

const HAND = 'willow.ribbon pine.crane plum.warbler';

const POINTS = ['20 points', '20 points', '20 points'];

describe('the hand', () => {
  test('has its cards in card order, numbered from the left', () => {
    const scene = handOf(botan({ field: 'maple.deer', hands: [HAND, 3] }));
    expect(heldIn(scene)).toEqual(['pine.crane', 'plum.warbler', 'willow.ribbon']);
    expect(heldIn(scene).map((name) => numberOn(scene, name)?.text)).toEqual(['1', '2', '3']);
  });

  test('has on each card of the field the numbers of what takes it, and dims the rest', () => {
    const hands = ['plum.warbler willow.ribbon willow.swallow', 3];
    const scene = handOf(botan({ field: 'plum.ribbon maple.deer willow.lightning', hands }));
    expect(numberOn(scene, 'plum.ribbon')).toEqual({ text: '1', ink: 'gold' });
    expect(numberOn(scene, 'willow.lightning')?.text).toBe('2 3');
    expect(placeOf(scene, card('plum.ribbon'))).toMatchObject({ w: 84 });
    expect(placeOf(scene, card('plum.ribbon')).look).toBeUndefined();
    expect(placeOf(scene, card('maple.deer')).look).toBe('veiled');
  });

  test('has golden numbers on what takes something, and pale ones on the rest', () => {
    const scene = handOf(botan({ field: 'plum.ribbon maple.deer', hands: [HAND, 3] }));
    expect(heldIn(scene).map((name) => numberOn(scene, name)?.ink)).toEqual([
      ...['cream', 'gold', 'cream'],
    ]);
  });

  test('dims nothing where nothing can be taken', () => {
    const scene = handOf(botan({ field: 'maple.deer iris.bridge', hands: [HAND, 3] }));
    expect(cardsIn(scene).filter(({ look }) => look !== undefined)).toEqual([]);
  });

  test('has one number on a heap of three, and one on each of two to choose from', () => {
    const numbered = (field: string) => {
      const scene = handOf(botan({ field, hands: [HAND, 3] }));
      const discs = boxesIn(scene).filter(
        ({ ink, w, h }) => ink === 'gold' && w === 50 && h === 50,
      );
      return discs.filter(({ y }) => y < placeOf(scene, card('plum.warbler')).y).length;
    };
    expect(numbered('plum.ribbon plum.chaff1 plum.chaff2')).toBe(1);
    expect(numbered('plum.ribbon plum.chaff1')).toBe(2);
  });

  test('has the number of a wild card on all that it may take', () => {
    const field = 'maple.deer iris.bridge chrys.cup susuki.moon';
    const scene = handOf(botan({ field, hands: ['peony.butterflies pine.crane', 3] }));
    for (const name of field.split(' ')) expect(numberOn(scene, name)?.text).toBe('2');
  });

  test('shows what every seat has captured, what it has and lacks, and nobody else’s hand', () => {
    const state = position('koi-koi', {
      field: 'maple.deer iris.bridge',
      hands: [HAND, 3],
      captured: ['susuki.moon', 'cherry.curtain cherry.ribbon plum.ribbon pine.chaff1'],
      pile: '*',
    });
    const scene = handOf(state);
    const shown = new Set(
      cardsIn(scene).flatMap(({ card: id, look }) => (look === 'ghost' ? [] : [id])),
    );
    const open = 'maple.deer iris.bridge susuki.moon cherry.curtain cherry.ribbon plum.ribbon';
    for (const name of open.split(' ')) expect(shown.has(card(name))).toBe(true);
    expect(cardsOf(state.hands[1]!).filter((hidden) => shown.has(hidden))).toEqual([]);
    expect(wordsIn(scene)).toEqual(expect.arrayContaining(['Aki', 'Beni']));
    expect(wordsIn(scene).join(' ')).toContain('needs pine.ribbon');
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

  test('shows at a call of koi-koi what stopping scores, and what both have and lack', () => {
    const state = play(
      position('koi-koi', {
        field: 'chrys.cup maple.deer',
        hands: ['chrys.chaff1 pine.chaff1', 2],
        captured: ['susuki.moon', 'pine.ribbon plum.ribbon'],
        pile: 'iris.chaff1 *',
      }),
      'play:chrys.chaff1',
    ).state;
    expect(state.phase.type).toBe('call');
    const told = wordsIn(handOf(state));
    expect(told).toEqual(expect.arrayContaining(['shobu', '5', 'tsukimi 5']));
    expect(told.join(' ')).toContain('akatan 5: needs cherry.ribbon');
    expect(told).not.toContain('1.');
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

  test('lies in two rows of large cards at a call of koi-koi, whatever has been made', () => {
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
      const { rows, step, w } = shownOf(scene, names);
      expect(rows).toBe(2);
      expect(w).toBeGreaterThanOrEqual(60);
      expect(step).toBeGreaterThanOrEqual(30);
    }
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

describe('the last move', () => {
  const start = botan({
    field: 'plum.ribbon maple.deer',
    hands: ['pine.crane iris.bridge', 2],
    pile: 'susuki.moon *',
  });
  const { state, events } = play(start, 'play:pine.crane');
  const scene = handOf(state, 1, events);
  const shapesBy = (name: string, y: 'least' | 'most') => {
    const items = cardsIn(scene).filter((item) => item.card === card(name));
    const [item] = items.toSorted((a, b) => (y === 'least' ? a.x - b.x : b.x - a.x));
    const rect = rectOf(item!);
    return shapesIn(scene)
      .filter((shape) => shape.ink !== 'dark' && overlap(shape, { ...rect, x: rect.x - 10, w: 30 }))
      .map(({ shape }) => shape);
  };

  test('stands beside the field: who, the card that was played, and by the arrow the one turned', () => {
    expect(shapesBy('pine.crane', 'most')).toEqual(['circle']);
    expect(shapesBy('susuki.moon', 'most')).toEqual(['arrow']);
    expect(wordsIn(scene)).toContain('round 1/6');
  });

  test('leaves the number of a card that was laid on top', () => {
    const after = play(start, 'play:pine.crane');
    const hands = [[], ['pine.chaff1']].map((names) => setOf(names.map(card)));
    const seen = handOf({ ...after.state, hands }, 1, after.events);
    const at = (found: Item | undefined) => seen.items.indexOf(found!);
    const number = textsIn(seen).find(({ text, y }) => text === '1' && y < 480 && y > 330);
    const frame = boxesIn(seen).find(
      (box) => box.ink === 'gold' && box.line === 6 && number !== undefined && overlap(box, number),
    );
    expect(at(frame)).toBeGreaterThan(-1);
    expect(at(number)).toBeGreaterThan(at(frame));
  });

  test('is marked where its cards lie', () => {
    expect(shapesBy('pine.crane', 'least')).toEqual(['circle']);
    expect(shapesBy('susuki.moon', 'least')).toEqual(['arrow']);
    const frames = boxesIn(scene).filter(({ ink, line }) => ink === 'gold' && line === 6);
    expect(frames).toHaveLength(4);
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
    expect(heldIn(scene)).toHaveLength(7);
    expect(heldIn(scene).map((name) => numberOn(scene, name))).toEqual(Array(7).fill(undefined));
  });
});

describe('a choice of captures', () => {
  const start = botan({
    field: 'plum.chaff1 plum.ribbon maple.deer',
    hands: ['plum.warbler iris.bridge', 2],
  });
  const { state } = play(start, 'play:plum.warbler');

  test('numbers what may be taken in the order of the choices', () => {
    const scene = handOf(state);
    const { phase } = state;
    if (phase.type !== 'capture') throw new Error(`not a choice: ${phase.type}`);
    const names = phase.choices.map(([taken]) => formatCard(taken!));
    expect(names.map((name) => numberOn(scene, name)?.text)).toEqual(['1', '2']);
    expect(placeOf(scene, card('plum.warbler')).w).toBe(112);
    expect(placeOf(scene, card('maple.deer')).look).toBe('veiled');
  });

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

  test('shows the others only their hands', () => {
    expect(heldIn(handOf(state, 1))).toHaveLength(2);
  });
});
