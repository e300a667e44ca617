import { describe, expect, test } from 'vitest';
import { cardsOf } from '../../src/engine/core/card-set.ts';
import { card, formatCard } from '../../src/engine/core/cards.ts';
import type { Event } from '../../src/engine/round/event.ts';
import type { State } from '../../src/engine/round/state.ts';
import { layoutTable } from '../../src/render/layout/table/table.ts';
import { type CardItem, PICTURE_WIDTH, type Rect, type Scene } from '../../src/render/scene.ts';
import { pictureWordsFor } from '../support/picture-words.ts';
import { play } from '../support/play.ts';
import { gameOf, type PositionSpec, position } from '../support/position.ts';
import {
  boxesIn,
  cardsIn,
  checkScene,
  contains,
  framesAround,
  overlap,
  panelsIn,
  placeOf,
  rectOf,
  shapesIn,
  textsIn,
  wordsIn,
} from '../support/scene.ts';

const WORDS = pictureWordsFor();

function drawn(state: State, recent: readonly Event[] = []): Scene {
  return layoutTable({
    view: gameOf(state.setup.game).view(state, 'spectator'),
    recent,
    words: WORDS,
  });
}

function botan(spec: PositionSpec = {}): State {
  return position('botan-cho', { hands: [8, 8], pile: '*', ...spec });
}

/** The place of a seat: the panel that its name stands in. */
function panelOf(scene: Scene, name: string) {
  const label = textsIn(scene).find(({ text }) => text === name);
  const panel = panelsIn(scene).find((each) => label !== undefined && contains(each, label));
  if (panel === undefined) throw new RangeError(`${name} has no place`);
  return panel;
}

/** What stands in a seat's place. */
function saidOf(scene: Scene, name: string): readonly string[] {
  const panel = panelOf(scene, name);
  return textsIn(scene)
    .filter((text) => contains(panel, text))
    .map(({ text }) => text);
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

/** The frames around a card where it lies: their colours, and how wide they are. */
function framesOf(scene: Scene, name: string): readonly (readonly [string, number])[] {
  return framesAround(scene, lyingAt(scene, name)).map(({ ink, line }) => [ink, line ?? 0]);
}

/** How wide a phone shows a picture. */
const PHONE = 350;
const LATEST = ['gold', 6] as const;
const EARLIER = ['cream', 3] as const;
const OFFERED = ['cream', 6] as const;

/** The number of the seat in the panel of the last move, and its cards with what stands at their foot. */
function toldOf(scene: Scene): readonly string[] {
  const panel = lastMoveOf(scene);
  const texts = textsIn(scene).filter((text) => contains(panel, text) && text.ink === 'dark');
  const isPlateOf = (card: Rect) => (text: Rect) =>
    contains({ ...card, x: card.x - 6, w: card.w + 12, h: card.h + 6 }, text);
  const cards = cardsIn(scene).filter(
    (item) => contains(panel, rectOf(item)) && item.card !== 'back',
  );
  return [
    ...texts.filter(({ size }) => size > 36).map(({ text }) => text),
    ...cards.map((item) => {
      const plate = texts.find(isPlateOf(rectOf(item)));
      return `${plate?.text} ${formatCard(Number(item.card))}`;
    }),
  ];
}

/** What bears the arrow of the pile, in the rectangle. */
function arrowsIn(scene: Scene, rect: Rect): number {
  return shapesIn(scene).filter((item) => item.shape === 'arrow' && overlap(item, rect)).length;
}

/** The signs on a card where it lies: on a lower corner on the field, else on the left upper one. */
function signsOn(scene: Scene, name: string, lies: 'on the field' | 'captured'): readonly string[] {
  const { x, y, w, h } = rectOf(lyingAt(scene, name));
  const places =
    lies === 'captured'
      ? [[x, y]]
      : [
          [x, y + h],
          [x + w, y + h],
        ];
  const isThere = (sign: Rect) =>
    places.some(([left = 0, top = 0]) => {
      return Math.hypot(sign.x + sign.w / 2 - left, sign.y + sign.h / 2 - top) < 24;
    });
  return shapesIn(scene)
    .filter((item) => item.ink !== 'dark' && isThere(item))
    .map(({ shape }) => shape);
}

describe('the field', () => {
  test('keeps a card in its place when others go', () => {
    const before = drawn(botan({ field: 'pine.crane plum.ribbon iris.chaff1 maple.deer' }));
    const after = drawn(botan({ field: 'pine.crane - - maple.deer', out: 'plum.* iris.*' }));
    for (const name of ['pine.crane', 'maple.deer']) {
      expect(lyingAt(after, name)).toEqual(lyingAt(before, name));
    }
  });

  test('keeps a card that was laid when there were many in its place when few are joined by one', () => {
    const rest = '- - - - - maple.deer';
    const before = drawn(botan({ field: `pine.crane - ${rest}` }));
    const after = drawn(botan({ field: `pine.crane plum.ribbon ${rest}` }));
    for (const name of ['pine.crane', 'maple.deer']) {
      expect(lyingAt(after, name)).toEqual(lyingAt(before, name));
    }
  });

  test.each([
    ['four', 112, 'pine.crane plum.ribbon iris.chaff1 maple.deer'],
    ['six', 100, 'pine.crane plum.ribbon iris.chaff1 maple.deer chrys.cup susuki.moon'],
  ])('shows %s cards %d pixels wide at least, whatever the seats have', (_, least, field) => {
    const captured = ['cherry.* clover.* wisteria.*', 'willow.* paulownia.*'];
    const scene = drawn(botan({ field, captured, hands: [3, 3] }));
    for (const name of field.split(' ')) {
      expect(lyingAt(scene, name).w).toBeGreaterThanOrEqual(least);
    }
  });

  test('lays a new card beside the others, none over another', () => {
    const field = 'pine.crane plum.ribbon iris.chaff1 maple.deer chrys.cup susuki.moon';
    const scene = drawn(botan({ field }));
    const rects = field.split(' ').map((name) => rectOf(placeOf(scene, card(name))));
    for (const [index, rect] of rects.entries()) {
      expect(rects.slice(index + 1).filter((other) => overlap(rect, other))).toEqual([]);
    }
  });

  test('puts three cards of a month on one heap in the place of the first', () => {
    const scene = drawn(
      botan({ field: 'maple.deer pine.crane plum.ribbon pine.ribbon pine.chaff1' }),
    );
    const alone = drawn(botan({ field: 'maple.deer pine.crane plum.ribbon' }));
    const place = rectOf(placeOf(alone, card('pine.crane')));
    for (const name of ['pine.crane', 'pine.ribbon', 'pine.chaff1']) {
      expect(contains(place, rectOf(placeOf(scene, card(name))))).toBe(true);
    }
  });

  test('leaves two cards of a month in their own places', () => {
    const scene = drawn(botan({ field: 'maple.deer pine.crane pine.ribbon' }));
    const [one, two] = ['pine.crane', 'pine.ribbon'].map((name) => placeOf(scene, card(name)));
    expect(overlap(rectOf(one!), rectOf(two!))).toBe(false);
  });

  test('seals the wild card that lies on it', () => {
    const wild = drawn(botan({ field: 'pine.crane peony.butterflies' }));
    expect(wordsIn(wild)).toContain('鬼');
    expect(wordsIn(drawn(botan({ field: 'pine.crane' })))).not.toContain('鬼');
  });

  test('shows how many cards are left in the pile, and an empty place when none is', () => {
    const full = drawn(botan({ field: 'pine.crane', pile: 'plum.ribbon plum.chaff1', out: '*' }));
    expect(wordsIn(full)[0]).toBe('2');
    expect(cardsIn(full).filter((item) => item.card === 'back')).toHaveLength(1);
    const empty = drawn(botan({ field: 'pine.crane', pile: '', out: '*' }));
    expect(wordsIn(empty)[0]).toBe('0');
    expect(cardsIn(empty).filter((item) => item.card === 'back')).toHaveLength(0);
  });
});

describe('the last moves', () => {
  const start = botan({
    field: 'plum.ribbon maple.deer',
    hands: ['pine.crane plum.warbler iris.bridge iris.ribbon', 4],
    pile: 'susuki.moon maple.ribbon *',
  });

  test('are framed where a card was laid, with the badge of who laid it', () => {
    const { state, events } = play(start, 'play:pine.crane');
    const scene = drawn(state, events);
    const laid = rectOf(lyingAt(scene, 'pine.crane'));
    expect(framesOf(scene, 'pine.crane')).toEqual([LATEST]);
    expect(textsIn(scene).filter((text) => text.text === '1' && overlap(text, laid))).toHaveLength(
      1,
    );
    expect(framesOf(scene, 'maple.deer')).toEqual([]);
  });

  test('are framed among the captured cards, raised above the others', () => {
    const { state, events } = play(start, 'play:plum.warbler');
    const scene = drawn(state, events);
    expect(framesOf(scene, 'plum.warbler')).toEqual([LATEST]);
    expect(framesOf(scene, 'plum.ribbon')).toEqual([LATEST]);
    const still = drawn(state);
    expect(lyingAt(scene, 'plum.warbler').y).toBeLessThan(lyingAt(still, 'plum.warbler').y);
    expect(framesOf(still, 'plum.warbler')).toEqual([]);
  });

  test('are told beside the pile: the seat, what it played and what it turned', () => {
    const { state, events } = play(start, 'play:pine.crane');
    const scene = drawn(state, events);
    expect(toldOf(scene)).toEqual(['1', 'hand pine.crane', 'pile susuki.moon']);
    expect(arrowsIn(scene, lastMoveOf(scene))).toBe(1);
    expect(toldOf(drawn(state))).toEqual([]);
    expect(arrowsIn(drawn(state), lastMoveOf(scene))).toBe(0);
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
    const { state, events } = play(from, 'play:cherry.curtain');
    const scene = drawn(state, events);
    const widths = cardsIn(scene)
      .filter((item) => item.card !== 'back' && contains(lastMoveOf(scene), rectOf(item)))
      .map(({ w }) => Math.round((w * PHONE) / PICTURE_WIDTH));
    expect(widths).toHaveLength(2);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(36);
  });

  test('bear where they lie the badge of who played the card, or the arrow of the pile', () => {
    const { state, events } = play(start, 'play:pine.crane');
    const scene = drawn(state, events);
    expect(signsOn(scene, 'pine.crane', 'on the field')).toEqual(['circle']);
    expect(signsOn(scene, 'susuki.moon', 'on the field')).toEqual(['arrow']);
  });

  test('bear the same among what was captured, and what was taken bears nothing', () => {
    const deep = botan({
      field: 'plum.ribbon maple.deer iris.chaff1',
      hands: ['plum.warbler iris.bridge', 4],
      pile: 'maple.ribbon *',
    });
    const { state, events } = play(deep, 'play:plum.warbler');
    const scene = drawn(state, events);
    expect(signsOn(scene, 'plum.warbler', 'captured')).toEqual(['circle']);
    expect(signsOn(scene, 'maple.ribbon', 'captured')).toEqual(['arrow']);
    for (const name of ['plum.ribbon', 'maple.deer']) {
      expect(framesOf(scene, name)).toEqual([LATEST]);
      expect(signsOn(scene, name, 'captured')).toEqual([]);
    }
  });

  test('have a thick gold frame only where they are the latest seat’s, thin cream ones else', () => {
    const first = play(start, 'play:pine.crane');
    const [own] = cardsOf(first.state.hands[1]!);
    const second = play(first.state, `play:${formatCard(own!)}`);
    const scene = drawn(second.state, [...first.events, ...second.events]);
    expect(framesOf(scene, 'susuki.moon')).toEqual([EARLIER]);
    expect(framesOf(scene, formatCard(own!))).toEqual([LATEST]);
    expect(toldOf(scene).slice(0, 2)).toEqual(['2', `hand ${formatCard(own!)}`]);
  });

  test('are wiped by a new deal', () => {
    const { state, events } = play(start, 'play:pine.crane');
    const dealt: Event = { type: 'dealt', field: state.field, pile: 10 };
    expect(drawn(state, [...events, dealt])).toEqual(drawn(state));
  });
});

describe('a seat', () => {
  test('has a pointer, a lit place and a word when it is asked, and the others have not', () => {
    const scene = drawn(botan({ field: 'pine.crane', turn: 1 }));
    expect(saidOf(scene, 'Beni')).toContain('▶');
    expect(panelOf(scene, 'Beni').ink).toBe('lit');
    expect(saidOf(scene, 'Aki')).not.toContain('▶');
    expect(panelOf(scene, 'Aki').ink).toBe('panel');
    expect(wordsIn(scene)).toContain('play?');
  });

  test('has the seal of the oya when it deals', () => {
    const scene = drawn(botan({ field: 'pine.crane', oya: 1 }));
    expect(saidOf(scene, 'Beni')).toContain('親');
    expect(saidOf(scene, 'Aki')).not.toContain('親');
  });

  test('shows what it owns, its card points and its hand, and below a line with its yaku', () => {
    const scene = drawn(
      botan({
        field: 'pine.crane',
        hands: [3, 5],
        captured: ['wisteria.cuckoo wisteria.ribbon wisteria.chaff1 wisteria.chaff2', ''],
        totals: [171, 189],
      }),
    );
    expect(saidOf(scene, 'Aki')).toEqual(expect.arrayContaining(['171', 'cards', '17', '3']));
    expect(saidOf(scene, 'Beni')).toEqual(expect.arrayContaining(['189', '0', '5']));
    expect(wordsIn(scene).slice(-2)).toEqual(['1', 'fujishima 10']);
  });

  test('sees the card that would complete a yaku as a ghost, and a line that names it', () => {
    const scene = drawn(
      botan({ field: 'maple.deer', captured: ['pine.crane plum.warbler', 'maple.ribbon'] }),
    );
    const ghosts = cardsIn(scene).filter(({ look }) => look === 'ghost');
    expect(ghosts.map((item) => item.card)).toEqual([card('cherry.curtain')]);
    expect(contains(panelOf(scene, 'Aki'), rectOf(ghosts[0]!))).toBe(true);
    expect(wordsIn(scene).slice(-2)).toEqual(['1', 'sanko 25: needs cherry.curtain']);
  });

  test('is told what it lacks before the cards of the field lie larger', () => {
    const scene = drawn(
      position('ume-botan', {
        seats: 3,
        field:
          'maple.deer iris.bridge iris.chaff1 clover.boar clover.chaff1 chrys.ribbon chrys.chaff1 peony.ribbon peony.chaff1 maple.chaff1',
        captured: ['susuki.moon', 'pine.ribbon plum.ribbon', 'pine.crane plum.warbler'],
      }),
    );
    expect(wordsIn(scene).filter((text) => text.includes('needs'))).toHaveLength(3);
  });

  test('groups its captured cards by kind, so that each shows', () => {
    const scene = drawn(
      botan({
        field: 'maple.deer',
        captured: ['pine.crane plum.warbler plum.ribbon plum.chaff1 plum.chaff2 iris.chaff1', ''],
      }),
    );
    const at = (name: string) => placeOf(scene, card(name));
    expect(at('pine.crane').y).toBe(at('plum.warbler').y);
    expect(at('plum.ribbon').y).toBe(at('plum.chaff1').y);
    expect(at('plum.ribbon').y).toBeGreaterThan(at('pine.crane').y);
    const chaff = ['plum.chaff1', 'plum.chaff2', 'iris.chaff1'].map((name) => at(name).x);
    expect(chaff[1]! - chaff[0]!).toBeGreaterThan(20);
    expect(Math.abs(chaff[2]! - 2 * chaff[1]! + chaff[0]!)).toBeLessThanOrEqual(1);
  });
});

describe('a choice of captures', () => {
  const start = botan({
    field: 'plum.chaff1 plum.ribbon maple.deer',
    hands: ['plum.warbler iris.bridge', 2],
    pile: 'susuki.moon *',
  });

  test('shows the card that waits and frames what it may take', () => {
    const scene = drawn(play(start, 'play:plum.warbler').state);
    expect(toldOf(scene)).toEqual(['1', 'hand plum.warbler']);
    expect(framesOf(scene, 'plum.chaff1')).toEqual([OFFERED]);
    expect(framesOf(scene, 'plum.ribbon')).toEqual([OFFERED]);
    expect(framesOf(scene, 'maple.deer')).toEqual([]);
    expect(wordsIn(scene).filter((text) => text === '?')).toHaveLength(2);
    expect(wordsIn(scene)).toContain('capture?');
  });

  test('frames the wild card on the field once, as something to take', () => {
    const { state } = play(
      botan({ field: 'plum.chaff1 peony.butterflies', hands: ['plum.warbler iris.bridge', 2] }),
      'play:plum.warbler',
    );
    const scene = drawn(state);
    expect(framesOf(scene, 'peony.butterflies')).toEqual([OFFERED]);
    expect(wordsIn(scene)).toContain('鬼');
  });

  test('of the wild card that takes a heap frames the whole heap once', () => {
    const field = 'plum.chaff1 plum.chaff2 plum.ribbon maple.deer';
    const { state } = play(
      botan({ field, hands: ['peony.butterflies iris.bridge', 2] }),
      'play:peony.butterflies',
    );
    const frames = boxesIn(drawn(state)).filter(({ ink, line }) => ink === 'cream' && line);
    expect(frames.filter(({ w }) => w > 60)).toHaveLength(2);
  });
});

describe('Suhara-bana', () => {
  const WHO = ['Aki', 'Beni', 'Chika', 'Daigo', 'Emi'];

  test('gives those who play a place each and the others a strip at the foot', () => {
    const answers = ['drop', 'stay', 'stay', 'drop', 'stay'] as const;
    const scene = drawn(position('suhara-bana', { seats: 5, order: [1, 2, 4], answers }));
    const heights = WHO.map((name) => panelOf(scene, name).h);
    expect(heights.map((h) => h > 200)).toEqual([false, true, true, false, true]);
    expect(panelOf(scene, 'Aki').y).toBe(panelOf(scene, 'Daigo').y);
    expect(saidOf(scene, 'Aki')).toContain('drop');
  });

  test('shows stones as white and black ones: ten units are two of each', () => {
    const scene = drawn(position('suhara-bana', { totals: [10, 8, 3, 0] }));
    const stones = (name: string) => {
      const panel = panelOf(scene, name);
      const discs = boxesIn(scene).filter(({ w, r, line }) => w === 30 && r === 15 && !line);
      return discs.filter((disc) => contains(panel, disc)).map(({ ink }) => ink);
    };
    expect(stones('Aki')).toEqual(['paper', 'ink']);
    expect(stones('Beni')).toEqual(['paper']);
    expect(stones('Chika')).toEqual(['ink']);
    expect(stones('Daigo')).toEqual(['paper']);
  });

  test('has a seal for each borrowed plate, the stage and the pot', () => {
    const scene = drawn(
      position('suhara-bana', { borrowed: [0, 2, 0, 0], pot: [0, 0, 0, 24], order: [0, 1, 2] }),
    );
    expect(saidOf(scene, 'Beni').filter((text) => text === '借')).toHaveLength(2);
    expect(saidOf(scene, 'Aki')).not.toContain('借');
    expect(wordsIn(scene)).toEqual(expect.arrayContaining(['main field', 'pot', '6']));
  });

  test('has a seal for each game won', () => {
    const options = { family: 'changara', games: 5 };
    const scene = drawn(position('roppyakken', { seats: 2, options, games: [2, 0] }));
    expect(saidOf(scene, 'Aki').filter((text) => text === '勝')).toHaveLength(2);
    expect(saidOf(scene, 'Beni')).not.toContain('勝');
  });

  test('says in the auction who has answered what, and whom it asks', () => {
    const scene = drawn(
      position('suhara-bana', {
        seats: 5,
        answers: ['stay', 'drop', 'none', 'none', 'none'],
        pot: [0, 6, 0, 0, 0],
        phase: { type: 'entry', seat: 2 },
      }),
    );
    expect(saidOf(scene, 'Aki')).toContain('stay');
    expect(saidOf(scene, 'Beni')).toEqual(expect.arrayContaining(['drop', '→', '1', '2']));
    expect(saidOf(scene, 'Chika')).toContain('▶');
    expect(wordsIn(scene)).toContain('entry?');
    expect(new Set(WHO.map((name) => panelOf(scene, name).y)).size).toBe(1);
  });

  test('points from the chaser to the seat that is chased', () => {
    const scene = drawn(
      position('suhara-bana', {
        answers: ['stay', 'stay', 'stay', 'forced-out'],
        phase: { type: 'chased', seat: 1, by: 3 },
      }),
    );
    expect(saidOf(scene, 'Beni').slice(-3)).toEqual(['4', '→', '2']);
  });
});

test('a match that is over asks nobody anything', () => {
  const scene = drawn({ ...botan({ field: 'pine.crane' }), phase: { type: 'over' } });
  expect(wordsIn(scene)).not.toContain('▶');
  expect(panelsIn(scene).every(({ ink }) => ink === 'panel')).toBe(true);
});

describe('a table of five to seven who play', () => {
  const ALL = ['Aki', 'Beni', 'Chika', 'Daigo', 'Emi', 'Fumi', 'Goro'];
  /** The seat after the first has made a yaku and lacks one card of another. */
  const many = (seats: number) =>
    drawn(
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

  test.each([5, 6, 7])('tells the yaku of %d beside the last of them', (seats) => {
    const scene = many(seats);
    const [badge] = textsIn(scene).filter(({ text }) => text.startsWith('choyak'));
    const last = panelOf(scene, ALL[seats - 1]!);
    expect(badge!.x).toBeGreaterThan(last.x + last.w);
    expect(badge!.y).toBeGreaterThanOrEqual(last.y);
  });

  test('tells no two of them by the same shape or colour', () => {
    const badges = shapesIn(many(7)).filter(({ ink }) => ink.startsWith('seat'));
    const looks = new Set(badges.map(({ shape, ink }) => `${shape} ${ink}`));
    expect(looks.size).toBe(7);
    expect(new Set(badges.map(({ shape }) => shape)).size).toBe(7);
    expect(new Set(badges.map(({ ink }) => ink)).size).toBe(7);
  });

  test('lays what each has captured in one row', () => {
    const scene = many(7);
    const own = cardsIn(scene).filter((item) => contains(panelOf(scene, 'Beni'), rectOf(item)));
    expect(own.length).toBeGreaterThan(6);
    expect(new Set(own.map(({ y }) => y)).size).toBe(1);
  });
});
