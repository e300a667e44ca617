import { describe, expect, test } from 'vitest';
import {
  amount,
  cardPoints,
  change,
  held,
  scoreText,
  stones,
} from '../../src/text/format/money.ts';
import { words } from '../../src/text/language.ts';
import { gameInfo } from '../../src/text/rules/game-words.ts';

const EN = words('en');
const JA = words('ja');

describe('stones', () => {
  test.each([
    [0, 'no stones', '石なし'],
    [1, '1 black', '黒1'],
    [4, '1 white', '白1'],
    [5, '1 white, 1 black', '白1・黒1'],
    [6, '1 white, 2 black', '白1・黒2'],
    [50, '12 white, 2 black', '白12・黒2'],
  ])('%d units are %s', (units, english, japanese) => {
    expect(stones(units, EN)).toBe(english);
    expect(stones(units, JA)).toBe(japanese);
  });

  test('a change carries its sign on every piece', () => {
    expect([6, -5, 0, -8].map((units) => change(units, 'stones', EN))).toEqual([
      '+1 white, +2 black',
      '−1 white, −1 black',
      '0',
      '−2 white',
    ]);
  });
});

test('what the rules count in points is told in what people hold', () => {
  const inStones = (points: number, unitsPerFivePoints: number) =>
    held(points, { unit: 'stones', unitsPerFivePoints }, EN);
  expect([inStones(30, 1), inStones(30, 2), inStones(30, 4)]).toEqual([
    '1 white, 2 black',
    '3 white',
    '6 white',
  ]);
  expect(held(27.4, { unit: 'mon12', unitsPerFivePoints: 0 }, EN)).toBe('2 kan 3');
  expect(held(-0.2, { unit: 'points', unitsPerFivePoints: 0 }, EN)).toBe('0 points');
});

test('cards are worth ken where scores are', () => {
  expect(cardPoints(50, gameInfo('roppyakken'), EN)).toBe('50 ken');
  expect(cardPoints(20, gameInfo('suhara-bana'), EN)).toBe('20 points');
});

test('points have their plural and a real minus', () => {
  expect([1, 0, 25, 1203].map((points) => amount(points, 'points', EN))).toEqual([
    '1 point',
    '0 points',
    '25 points',
    '1,203 points',
  ]);
  expect([35, -3, 0].map((points) => change(points, 'points', EN))).toEqual(['+35', '−3', '0']);
});

test('a final result has the unit of its game', () => {
  expect(scoreText(203, gameInfo('botan-cho'), EN)).toBe('203 points');
  expect(scoreText(-115, gameInfo('suhara-bana'), EN)).toBe('−115 points');
  expect(scoreText(115, gameInfo('suhara-bana'), JA)).toBe('115点');
});
