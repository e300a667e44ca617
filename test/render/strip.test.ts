import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levelsOf, stripOf } from '../../src/render/raster/strip.ts';

const coverages = fc.integer({ min: 1, max: 1100 }).chain((width) => {
  const size = { minLength: 3 * width, maxLength: 3 * width };
  return fc.tuple(fc.constant(width), fc.array(fc.constantFrom(0, 15, 16, 100, 255), size));
});

test('a strip keeps how strongly each pixel is covered, in sixteen steps', () => {
  fc.assert(
    fc.property(coverages, ([width, coverage]) => {
      const strip = stripOf(coverage, width);
      expect([...levelsOf(strip)]).toEqual(coverage.map((value) => value >> 4));
      expect(strip.height).toBe(3);
    }),
    { numRuns: 20 },
  );
});

test('a strip as large as any keeps its last pixels, however long they are the same', () => {
  const [width, height] = [1100, 140];
  const coverage = new Uint8Array(width * height).fill(255);
  const strip = stripOf(coverage, width);
  expect(levelsOf(strip).every((level) => level === 15)).toBe(true);
  expect(strip.runs).toHaveLength(3 * height);
});
