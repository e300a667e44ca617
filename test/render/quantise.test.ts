import { expect, test } from 'vitest';
import { arranged } from '../../src/render/deck/quantise.ts';

test('colours are arranged so that frequent neighbours differ by the same places', () => {
  const colours = [0x000000, 0xff0000, 0x00ff00, 0x0000ff, 0xffff00, 0xffffff];
  const [black, red, green, blue] = colours as [number, number, number, number];
  // A row each: black goes over into red as often as green into blue.
  const rows = [black, green, red, blue, black, green, red, blue];
  const order = arranged(colours, rows, 2);
  const apart = (one: number, other: number) => order.indexOf(one) - order.indexOf(other);
  expect(new Set(order)).toEqual(new Set(colours));
  expect(Math.abs(apart(black, red))).toBe(Math.abs(apart(green, blue)));
});
