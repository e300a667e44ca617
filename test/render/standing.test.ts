import { describe, expect, test } from 'vitest';
import { cardsOf, monthSet, parseCardSet, union } from '../../src/engine/core/card-set.ts';
import type { YakuMade } from '../../src/engine/round/event.ts';
import { layoutStanding } from '../../src/render/layout/result/standing.ts';
import type { Scene } from '../../src/render/scene.ts';
import { pictureWordsFor } from '../support/picture-words.ts';
import {
  boxesIn,
  cardsIn,
  checkScene,
  curvesIn,
  panelsIn,
  posterIn,
  shapesIn,
  textsIn,
  textsUnderCards,
  wordsIn,
} from '../support/scene.ts';

const WORDS = pictureWordsFor();
/** By round, what five seats owned: the first leads from the third round on. */
const COURSE = [
  [0, 10, -5, -5, 0],
  [5, 12, 0, -10, -7],
  [14, 12, 0, -12, -14],
  [20, 10, 0, -15, -15],
];

/** The end of a match of this many, with the same best yaku for everybody where one is given. */
function standingOf(seats: number, yaku?: YakuMade, words = WORDS) {
  const course = COURSE.map((totals) => [...totals, -20, -21].slice(0, seats));
  const scores = course.at(-1) ?? [];
  const places = scores.map((_, seat) => [seat]);
  const best = scores.flatMap(() => yaku ?? []);
  const scene = layoutStanding({ scores, places }, words, {
    best,
    course,
    start: 0,
    why: 'rounds',
  });
  checkScene(scene);
  return scene;
}

/** Where in the course of a match the winner took the lead. */
function turnsIn(scene: Scene) {
  return boxesIn(scene).filter(({ ink, w, y }) => ink === 'gold' && w === 3 && y > 300);
}

describe.each([2, 3, 4, 5, 6, 7])('the end of a match of %i', (seats) => {
  test('has the best yaku of who won on a poster, with its name and the score, and a row for each of the others', () => {
    const cards = [10, 5, 1, 2].map(monthSet).reduce(union);
    const scene = standingOf(seats, { id: 'kasu', value: 16, cards });
    const { foot, texts, cards: shown } = posterIn(scene);
    expect(shown.map(({ card }) => card)).toEqual(cardsOf(cards));
    expect(shown.length).toBe(cardsIn(scene).length);
    const all = texts.join(' ');
    for (const told of ['Aki', '20 in all', 'rounds after 4', 'best kasu']) {
      expect(all).toContain(told);
    }
    const below = textsIn(scene).filter(({ y }) => y > foot);
    const others = WORDS.players.slice(1, seats);
    expect(others.filter((name) => !below.some(({ text }) => text === name))).toEqual([]);
  });

  test('tells since when the winner led, and fills the picture', () => {
    const scene = standingOf(seats);
    expect(Math.max(...panelsIn(scene).map(({ y, h }) => y + h))).toBeGreaterThan(678);
    expect(wordsIn(scene)).toContain('turned in 3');
  });

  test('tells in larger letters what decided it than what the best yaku was', () => {
    const yaku = { id: 'hongdan', value: 30, cards: parseCardSet('pine.ribbon plum.ribbon') };
    const texts = textsIn(standingOf(seats, yaku));
    const sizeOf = (part: string) => texts.find(({ text }) => text.startsWith(part))?.size ?? 0;
    expect(sizeOf('rounds after 4')).toBeGreaterThan(sizeOf('hongdan'));
    expect(sizeOf('best')).toBe(sizeOf('hongdan'));
  });
});

describe.each([2, 3, 4])('the course of a match of %i', (seats) => {
  test('stands below, with its turning point', () => {
    const scene = standingOf(seats);
    expect(panelsIn(scene)).toHaveLength(seats);
    expect(turnsIn(scene)).toHaveLength(1);
  });

  test('has no line that no word explains', () => {
    const words = { ...WORDS, turned: () => 'very long words for a turning point' };
    expect(turnsIn(standingOf(seats, undefined, words))).toEqual([]);
  });

  test('can be read on a phone, and each of its lines leads to a badge', () => {
    const scene = standingOf(seats);
    const lines = curvesIn(scene);
    const top = Math.min(...lines.map(({ y }) => y));
    expect(Math.max(...lines.map(({ y, h }) => y + h)) - top).toBeGreaterThan(110);
    const starts = lines.filter(({ line }) => line > 3).map(({ heights }) => heights[0]);
    expect(new Set(starts).size).toBe(1);
    for (let seat = 0; seat < seats; seat++) {
      const ink = `seat${seat}`;
      const badge = shapesIn(scene).findLast((shape) => shape.ink === ink)!;
      const middle = badge.y + badge.w / 2;
      const leads = lines.some(({ ink: own, x, y, w, h }) => {
        const isAtHeight = y <= middle + 2 && y + h >= middle - 2;
        return own === ink && isAtHeight && badge.x - (x + w) <= 4;
      });
      expect(leads, ink).toBe(true);
    }
  });
});

test('more than four have the whole width for their rows instead of a course', () => {
  const scene = standingOf(5);
  expect(curvesIn(scene)).toEqual([]);
  expect(panelsIn(scene).map(({ w }) => w)).toEqual([1068, 1068, 1068, 1068]);
});

test('a match of which nothing is known has no course', () => {
  const standing = { scores: [5, 4], places: [[0], [1]] };
  expect(curvesIn(layoutStanding(standing, WORDS))).toEqual([]);
});

test.each([2, 4, 5, 7])(
  'of %i seats each has its rating before and after, and who won a streak',
  (count) => {
    const seats = Array.from({ length: count }, (_, seat) => seat);
    const standing = {
      scores: seats.map((seat) => 90 - seat),
      places: seats.map((seat) => [seat]),
    };
    const course = [seats, seats.toReversed()];
    const yaku = { id: 'hongdan', value: 30, cards: parseCardSet('pine.ribbon plum.ribbon') };
    const records = seats.map((seat) => ({
      rating: { before: `${1500 + seat}`, after: `${1600 - seat}?` },
      streak: seat === 0 ? '3 wins in a row' : null,
    }));
    const story = { best: seats.map(() => yaku), course, records, start: 0, why: null } as const;
    const scene = layoutStanding(standing, WORDS, story);
    checkScene(scene);
    const words = wordsIn(scene);
    for (const { rating } of records) {
      expect(words.slice(words.indexOf(rating.before)).slice(0, 3)).toEqual([
        rating.before,
        '→',
        rating.after,
      ]);
    }
    expect(words.slice(0, 6).join(' ')).toBe('the game standing 1500 → 1600? 3 wins in a row');
    expect(textsUnderCards(scene)).toEqual([]);
  },
);

test('all who share first place are named on the poster', () => {
  const standing = { scores: [9, 9, 9, 1], places: [[0, 1, 2], [3]] };
  const scene = layoutStanding(standing, WORDS);
  checkScene(scene);
  const { texts } = posterIn(scene);
  expect(texts).toEqual(expect.arrayContaining(['Aki', 'Beni', 'Chika', 'first of 3 9 in all']));
});
