import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { UpFilter } from '../../src/render/filter.ts';
import { Packer } from '../../src/render/packer.ts';
import { PICTURE_HEIGHT } from '../../src/render/scene.ts';
import { ROW } from '../../src/render/surface.ts';

const UP = 2;
const SIZE = ROW * PICTURE_HEIGHT;

/** Rows of pixels of which about one in `calm` differs from the one before. */
function rowsOf(calm: number): Uint8Array {
  let seed = 1;
  let pixel = 0;
  const next = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed >>> 8;
  };
  return Uint8Array.from({ length: SIZE }, (_, place) => {
    if (place % ROW === 0) return 0;
    if (next() % calm === 0) pixel = next() & 0xff;
    return pixel;
  });
}

/** The pixels again, as whoever shows the PNG makes them of its rows. */
function unfiltered(bytes: Uint8Array): Uint8Array {
  const rows = new Uint8Array(bytes.length);
  for (let place = 0; place < bytes.length; place++) {
    if (place % ROW === 0) continue;
    const isUp = bytes[place - (place % ROW)] === UP;
    rows[place] = bytes[place]! + (isUp && place >= ROW ? rows[place - ROW]! : 0);
  }
  return rows;
}

describe('packed rows', () => {
  test.each([
    ['differences from the row above', 40, UP],
    ['pixels as they are, where the differences would be too large', 2, 0],
  ])('are %s', async (_, calm, filter) => {
    const rows = rowsOf(calm);
    const packer = new Packer();
    packer.rows.set(rows);
    const pieces = await packer.pack();
    const bytes = inflateSync(Buffer.concat(pieces));
    expect(bytes[ROW]).toBe(filter);
    expect(unfiltered(bytes).every((byte, place) => byte === rows[place])).toBe(true);
  });
});

test('every byte of a row is left as what it differs by from the one above', () => {
  const filter = new UpFilter();
  for (const rows of [rowsOf(1), rowsOf(40)]) {
    filter.rows.set(rows);
    filter.run();
    expect(unfiltered(filter.filtered).every((byte, place) => byte === rows[place])).toBe(true);
  }
});
