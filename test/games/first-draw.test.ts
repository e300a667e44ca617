import { describe, expect, test } from 'vitest';
import { type FirstDraw, firstDraws, KOREAN_MONTHS, orderOf } from '../support/first-draw.ts';

describe.each(['matgo', 'go-stop', 'min-hwatu'])('the first oya of %s', (id) => {
  const order = orderOf(KOREAN_MONTHS);
  const isFirst = ({ cards, oya }: FirstDraw) =>
    cards[oya] === [...cards].sort((a, b) => order.indexOf(a) - order.indexOf(b))[0];

  test('has the earliest Korean month, of one month the better card; bonus cards come last (GS1, L1)', () => {
    const drawn = firstDraws(id);
    expect(drawn.filter((draw) => !isFirst(draw))).toEqual([]);
    expect(drawn.every(({ times }) => times === 1)).toBe(true);
    const late = drawn.filter(({ cards }) => cards.every((card) => /^(pau|wil|bon)/.test(card)));
    expect(late).not.toEqual([]);
  });

  test('was the one of the Japanese month in the first edition', () => {
    expect(firstDraws(id, { edition: 1 }).every(isFirst)).toBe(false);
  });
});
