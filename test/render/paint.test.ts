import { loadImage } from 'canvas';
import { beforeAll, describe, expect, test } from 'vitest';
import { card } from '../../src/engine/core/cards.ts';
import { loadSprites } from '../../src/render/deck/sprites.ts';
import { Easels } from '../../src/render/easel.ts';
import { createPaint, type Paint } from '../../src/render/paint.ts';
import type { CardItem, Item, Scene, TextItem } from '../../src/render/scene.ts';

const PNG_PALETTE_ENTRIES = 256;

let paint: Paint;
beforeAll(async () => {
  const sheet = await loadSprites();
  paint = createPaint(sheet, new Easels(sheet.palette));
});

function sceneOf(...items: readonly Item[]): Scene {
  return { items };
}

const CRANE: CardItem = { type: 'card', card: card('pine.crane'), x: 100, y: 100, w: 84 };
const TEXT: TextItem = {
  type: 'text',
  text: 'HHH',
  x: 400,
  y: 300,
  w: 300,
  h: 60,
  size: 48,
  bold: true,
  ink: 'cream',
  align: 'left',
};

function chunkLength(png: Buffer, type: string): number {
  return png.readUInt32BE(png.indexOf(type, 0, 'latin1') - 4);
}

describe('a painted scene', () => {
  test('is an indexed PNG of 1100 × 700', async () => {
    const png = Buffer.concat(await paint(sceneOf(CRANE)));
    const { width, height } = await loadImage(png);
    expect([width, height]).toEqual([1100, 700]);
    expect(chunkLength(png, 'PLTE') / 3).toBeLessThanOrEqual(PNG_PALETTE_ENTRIES);
  });

  test('is the same whatever was painted before', async () => {
    const empty = await paint(sceneOf());
    const first = await paint(sceneOf(CRANE, TEXT));
    await paint(sceneOf({ ...CRANE, x: 300 }, { ...TEXT, text: 'other' }));
    expect(await paint(sceneOf(CRANE, TEXT))).toEqual(first);
    expect(await paint(sceneOf())).toEqual(empty);
  });

  test('is the same whatever is painted at the same time', async () => {
    const alone = await paint(sceneOf(CRANE));
    const many = Array.from({ length: 20 }, (_, x) =>
      sceneOf({ ...CRANE, x: 100 + (x % 3) }, TEXT),
    );
    const [first, , , third, ...others] = await Promise.all([...many, sceneOf(CRANE)].map(paint));
    expect(others.at(-1)).toEqual(alone);
    expect(third).toEqual(first);
    expect(first).not.toEqual(alone);
  });
});

describe('a card', () => {
  test('of a size that is not rasterised is refused, and those after it are drawn', async () => {
    const item = { ...CRANE, w: 85 as never };
    await expect(paint(sceneOf(item))).rejects.toThrow('no such sprite: 0 at 85');
    await paint(sceneOf(CRANE));
  });
});
