import { describe, expect, test } from 'vitest';
import { card } from '../../src/engine/core/cards.ts';
import type { Event } from '../../src/engine/round/event.ts';
import type { CardItem, Rect, Scene } from '../../src/render/scene.ts';
import { play } from '../support/play.ts';
import { position } from '../support/position.ts';
import {
  cardsIn,
  checkScene,
  contains,
  onPhone,
  overlap,
  panelsIn,
  placeOf,
  rectOf,
  shapesIn,
  textsIn,
} from '../support/scene.ts';
import { botanOf, tableOf } from './positions.ts';

/** The place of a seat: the panel that its name stands in. */
function panelOf(scene: Scene, name: string) {
  const label = textsIn(scene).find(({ text }) => text === name);
  const panel = panelsIn(scene).find((each) => label !== undefined && contains(each, label));
  if (panel === undefined) throw new RangeError(`${name} has no place`);
  return panel;
}

/** The panel of the last move: the first that is drawn. */
function lastMoveOf(scene: Scene): Rect {
  return panelsIn(scene)[0]!;
}

/** A scene without the panel of the last move, which repeats cards that lie elsewhere. */
function without(scene: Scene, panel: Rect): Scene {
  return { ...scene, items: scene.items.filter((item) => !overlap(panel, rectOf(item))) };
}

/** Where a card lies, on the field or among what was captured. */
function lyingAt(scene: Scene, name: string): CardItem {
  return placeOf(without(scene, lastMoveOf(scene)), card(name));
}

describe('the field', () => {
  test('keeps a card in its place when others go', () => {
    const before = tableOf(botanOf({ field: 'pine.crane plum.ribbon iris.chaff1 maple.deer' }));
    const after = tableOf(botanOf({ field: 'pine.crane - - maple.deer', out: 'plum.* iris.*' }));
    for (const name of ['pine.crane', 'maple.deer']) {
      expect(lyingAt(after, name)).toEqual(lyingAt(before, name));
    }
  });

  test('keeps a card that was laid when there were many in its place when few are joined by one', () => {
    const rest = '- - - - - maple.deer';
    const before = tableOf(botanOf({ field: `pine.crane - ${rest}` }));
    const after = tableOf(botanOf({ field: `pine.crane plum.ribbon ${rest}` }));
    for (const name of ['pine.crane', 'maple.deer']) {
      expect(lyingAt(after, name)).toEqual(lyingAt(before, name));
    }
  });

  test.each([
    ['four', 112, 'pine.crane plum.ribbon iris.chaff1 maple.deer'],
    ['six', 100, 'pine.crane plum.ribbon iris.chaff1 maple.deer chrys.cup susuki.moon'],
  ])('shows %s cards %d pixels wide at least, whatever the seats have', (_, least, field) => {
    const captured = ['cherry.* clover.* wisteria.*', 'willow.* paulownia.*'];
    const scene = tableOf(botanOf({ field, captured, hands: [3, 3] }));
    for (const name of field.split(' ')) {
      expect(lyingAt(scene, name).w).toBeGreaterThanOrEqual(least);
    }
  });

  test('puts three cards of a month on one heap in the place of the first', () => {
    const scene = tableOf(
      botanOf({ field: 'maple.deer pine.crane plum.ribbon pine.ribbon pine.chaff1' }),
    );
    const alone = tableOf(botanOf({ field: 'maple.deer pine.crane plum.ribbon' }));
    const place = rectOf(placeOf(alone, card('pine.crane')));
    for (const name of ['pine.crane', 'pine.ribbon', 'pine.chaff1']) {
      expect(contains(place, rectOf(placeOf(scene, card(name))))).toBe(true);
    }
  });
});

describe('the last moves', () => {
  const start = botanOf({
    field: 'plum.ribbon maple.deer',
    hands: ['pine.crane plum.warbler iris.bridge iris.ribbon', 4],
    pile: 'susuki.moon maple.ribbon *',
  });

  test.each([
    ['koi-koi', 2],
    ['suhara-bana', 5],
    ['min-hwatu', 7],
  ])('are told in cards that are 36 px wide on a phone: %s with %d seats', (game, seats) => {
    const from = position(game, {
      seats,
      field: 'pine.chaff1 plum.ribbon iris.chaff1 maple.deer clover.boar susuki.geese chrys.cup',
      hands: ['cherry.curtain peony.ribbon', ...Array.from({ length: seats - 1 }, () => 1)],
      captured: ['wisteria.*'],
      pile: 'paulownia.phoenix *',
    });
    const scene = tableOf(play(from, 'play:cherry.curtain'));
    const widths = cardsIn(scene)
      .filter((item) => item.card !== 'back' && contains(lastMoveOf(scene), rectOf(item)))
      .map(({ w }) => onPhone(w));
    expect(widths).toHaveLength(2);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(36);
  });

  test('are wiped by a new deal', () => {
    const { state, events } = play(start, 'play:pine.crane');
    const dealt: Event = { type: 'dealt', field: state.field, pile: 10 };
    expect(tableOf({ state, events: [...events, dealt] })).toEqual(tableOf(state));
  });
});

describe('a table of five to seven who play', () => {
  const ALL = ['Aki', 'Beni', 'Chika', 'Daigo', 'Emi', 'Fumi', 'Goro'];
  /** The seat after the first has made a yaku and lacks one card of another. */
  const many = (seats: number) =>
    tableOf(
      position('min-hwatu', {
        seats,
        field: 'pine.crane maple.deer',
        hands: Array.from({ length: seats }, () => 1),
        captured: ['cherry.curtain', 'iris.* pine.ribbon plum.ribbon plum.warbler'],
        pile: '*',
      }),
    );

  test.each([
    [5, 3],
    [6, 4],
    [7, 4],
  ])('has the places of %d in two rows, the first of %d', (seats, above) => {
    const scene = many(seats);
    checkScene(scene);
    const tops = ALL.slice(0, seats).map((name) => panelOf(scene, name).y);
    expect(tops.filter((y) => y === tops[0])).toHaveLength(above);
    expect(new Set(tops).size).toBe(2);
  });

  test('tells no two of them by the same shape or colour', () => {
    const badges = shapesIn(many(7)).filter(({ ink }) => ink.startsWith('seat'));
    const looks = new Set(badges.map(({ shape, ink }) => `${shape} ${ink}`));
    expect(looks.size).toBe(7);
    expect(new Set(badges.map(({ shape }) => shape)).size).toBe(7);
    expect(new Set(badges.map(({ ink }) => ink)).size).toBe(7);
  });
});
