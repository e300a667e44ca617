import { createCanvas, loadImage } from 'canvas';
import { beforeAll, describe, expect, test } from 'vitest';
import { card } from '../../src/engine/core/cards.ts';
import { cardHeight } from '../../src/render/deck.ts';
import { Easels } from '../../src/render/easel.ts';
import { createPaint, type Paint } from '../../src/render/paint.ts';
import { INKS } from '../../src/render/palette.ts';
import type { Png } from '../../src/render/png.ts';
import {
  type CardItem,
  type Item,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  type Scene,
  type TextItem,
} from '../../src/render/scene.ts';
import { loadSprites } from '../../src/render/sprites.ts';

const PNG_PALETTE_ENTRIES = 256;

let paint: Paint;
/** The empty table. */
let bare: (x: number, y: number) => number;
beforeAll(async () => {
  const sheet = await loadSprites();
  paint = createPaint(sheet, new Easels(sheet.palette));
  bare = await pixelsOf(paint(sceneOf()));
});

function sceneOf(...items: readonly Item[]): Scene {
  return { background: 'felt', items };
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

/** The pixels of a PNG as `0xrrggbb`, by place. */
async function pixelsOf(picture: Promise<Png>): Promise<(x: number, y: number) => number> {
  const context = createCanvas(PICTURE_WIDTH, PICTURE_HEIGHT).getContext('2d');
  context.drawImage(await loadImage(Buffer.concat(await picture)), 0, 0);
  const { data } = context.getImageData(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT);
  return (x, y) => {
    const at = (y * PICTURE_WIDTH + x) * 4;
    return (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!;
  };
}

/** The length of the first chunk of a type. */
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

  test('is the bare table where nothing lies', async () => {
    const at = await pixelsOf(paint(sceneOf(CRANE)));
    const places = [0, 0, 1099, 0, 0, 699, 1099, 699, 600, 350, 20, 690];
    for (let i = 0; i < places.length; i += 2) {
      const [x = 0, y = 0] = places.slice(i, i + 2);
      expect(at(x, y)).toBe(bare(x, y));
    }
  });

  test('is of a table with an edge, whose felt grows darker from the top', () => {
    expect([bare(0, 350), bare(1099, 350), bare(550, 0), bare(550, 699)]).toEqual(
      Array(4).fill(INKS.rim),
    );
    const light = [20, 200, 400, 680].map((y) => (bare(550, y) >> 8) & 0xff);
    expect(light).toEqual(light.toSorted((a, b) => b - a));
    expect(new Set(light).size).toBe(4);
    expect(bare(30, 300)).toBe(bare(1050, 300));
  });
});

describe('a box', () => {
  test('is filled to its edges but for its round corners', async () => {
    const box: Item = { type: 'box', x: 10, y: 20, w: 100, h: 60, r: 14, ink: 'gold' };
    const at = await pixelsOf(paint(sceneOf(box)));
    expect([at(60, 20), at(10, 50), at(109, 50), at(60, 79)]).toEqual(Array(4).fill(INKS.gold));
    const beside = [10, 20, 109, 20, 10, 79, 109, 79, 9, 50, 110, 50, 60, 19, 60, 80];
    for (let i = 0; i < beside.length; i += 2) {
      const [x = 0, y = 0] = beside.slice(i, i + 2);
      expect(at(x, y)).toBe(bare(x, y));
    }
  });

  test('with a line is drawn along its edges only', async () => {
    const box: Item = { type: 'box', x: 10, y: 20, w: 100, h: 60, r: 14, ink: 'gold', line: 5 };
    const at = await pixelsOf(paint(sceneOf(box)));
    expect([at(60, 24), at(14, 50), at(105, 50), at(60, 75)]).toEqual(Array(4).fill(INKS.gold));
    expect([at(60, 25), at(15, 50), at(60, 50)]).toEqual([
      bare(60, 25),
      bare(15, 50),
      bare(60, 50),
    ]);
  });

  test('covers what lies under it', async () => {
    const box: Item = { type: 'box', x: 90, y: 90, w: 120, h: 160, r: 0, ink: 'panel' };
    const at = await pixelsOf(paint(sceneOf(CRANE, TEXT, box)));
    expect(at(140, 160)).toBe(INKS.panel);
  });
});

describe('a card', () => {
  test('lies where it was put, and no pixel beside it', async () => {
    const at = await pixelsOf(paint(sceneOf(CRANE)));
    const middle = 100 + cardHeight(84) / 2;
    expect(at(99, middle)).toBe(bare(99, middle));
    expect(at(100, middle)).not.toBe(bare(100, middle));
    expect(at(183, middle)).not.toBe(bare(183, middle));
    expect(at(184, middle)).toBe(bare(184, middle));
  });

  test('has round corners through which the table shows', async () => {
    const at = await pixelsOf(paint(sceneOf(CRANE)));
    expect(at(100, 100)).toBe(bare(100, 100));
    expect(at(183, 100)).toBe(bare(183, 100));
  });

  test('looks darker when it is veiled', async () => {
    const [plain, veiled] = await Promise.all(
      [CRANE, { ...CRANE, look: 'veiled' } as const].map((item) => pixelsOf(paint(sceneOf(item)))),
    );
    const light = (at: typeof plain) => {
      let sum = 0;
      for (let y = 110; y < 220; y++) for (let x = 110; x < 170; x++) sum += at!(x, y) & 0xff;
      return sum;
    };
    expect(light(veiled)).toBeLessThan(light(plain) * 0.7);
  });

  test('of a size that is not rasterised is refused, and those after it are drawn', async () => {
    const item = { ...CRANE, w: 85 as never };
    await expect(paint(sceneOf(item))).rejects.toThrow('no such sprite: 0 at 85');
    await paint(sceneOf(CRANE));
  });
});

describe('a text', () => {
  async function inked(item: TextItem): Promise<readonly number[]> {
    const at = await pixelsOf(paint(sceneOf(item)));
    const columns: number[] = [];
    for (let x = 0; x < PICTURE_WIDTH; x++) {
      for (let y = 0; y < PICTURE_HEIGHT; y++) {
        if (at(x, y) === bare(x, y)) continue;
        columns.push(x);
        break;
      }
    }
    return columns;
  }

  test('stands at the left, in the middle or at the right of its rectangle', async () => {
    const [left, center, right] = await Promise.all(
      (['left', 'center', 'right'] as const).map((align) => inked({ ...TEXT, align })),
    );
    expect(Math.abs(left![0]! - 400)).toBeLessThan(8);
    expect(Math.abs(right!.at(-1)! - 700)).toBeLessThan(8);
    expect(Math.abs((center![0]! + center!.at(-1)!) / 2 - 550)).toBeLessThan(4);
  });

  test('is drawn in its ink, crisp in the middle of its strokes', async () => {
    const at = await pixelsOf(paint(sceneOf(TEXT)));
    const seen = new Set<number>();
    for (let x = 400; x < 520; x++) for (let y = 300; y < 360; y++) seen.add(at(x, y));
    expect(seen.has(INKS.cream)).toBe(true);
  });

  test('has its capital letters in the middle of the height', async () => {
    const at = await pixelsOf(paint(sceneOf(TEXT)));
    const rows: number[] = [];
    for (let y = 280; y < 380; y++) {
      for (let x = 400; x < 520; x++) {
        if (at(x, y) === bare(x, y)) continue;
        rows.push(y);
        break;
      }
    }
    expect(Math.abs((rows[0]! + rows.at(-1)!) / 2 - 330)).toBeLessThan(3);
  });
});
