import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPainter, type Painter } from '../../src/render/painter.ts';
import { sizeOf } from '../../src/render/png.ts';
import { RecordingMeter } from '../support/recording-meter.ts';
import { formatScene } from '../support/scene.ts';
import { KEPT, type Kept } from './kept.ts';
import { smaller } from './smaller.ts';

/*
 * Some pictures are kept in test/images and compared with a tolerance, since another version of
 * the drawing library may smooth an edge otherwise. The letters are those of the font that comes
 * with a package, whatever fonts the machine has. A picture that differs leaves `name.diff.png`
 * and `name.now.png` in data/. When a change is meant, look at those and renew the kept ones:
 *
 *     RENEW_PICTURES=1 npx vitest run test/render/pictures.test.ts -u
 */
const FOLDER = new URL('../images/', import.meta.url);
const FAILED = new URL('../../data/', import.meta.url);
const RENEW = process.env['RENEW_PICTURES'] === '1' && process.env['CI'] === undefined;
/** How far a pixel's colour may be off, of 1, and how many of the 770,000 may be further off. */
const TOLERANCE = { threshold: 0.2 };
const PIXELS_OFF = 3000;

let painter: Painter;
const meter = new RecordingMeter();
beforeAll(async () => {
  painter = await createPainter(meter);
});

test('each picture is told with its time and its size', async () => {
  const before = meter.values('hanafuda_render_seconds').length;
  const all = Object.values(KEPT).map(({ draw }) => draw(painter.withMonths));
  const [drawn = []] = await Promise.all(all);
  const seconds = meter.values('hanafuda_render_seconds').slice(before);
  expect(seconds.length).toBeGreaterThanOrEqual(Object.keys(KEPT).length);
  expect(Math.min(...seconds)).toBeGreaterThan(0);
  expect(meter.values('hanafuda_render_size_bytes').slice(before)).toContain(sizeOf(drawn));
});

describe('a kept picture', () => {
  test.each(Object.entries(KEPT))('%s still looks the same', async (name, { draw }: Kept) => {
    const drawn = Buffer.concat(await draw(painter));
    const kept = new URL(`${name}.png`, FOLDER);
    if (RENEW) {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(kept, smaller(drawn));
    }
    expect(existsSync(kept), `test/images/${name}.png is missing`).toBe(true);
    expect(pixelsOff(name, drawn, readFileSync(kept))).toBeLessThanOrEqual(PIXELS_OFF);
  });
});

/** How many pixels differ; leaves both the picture and where it differs when they are too many. */
function pixelsOff(name: string, drawn: Buffer, kept: Buffer): number {
  const [now, before] = [PNG.sync.read(drawn), PNG.sync.read(kept)];
  const { width, height } = now;
  expect([before.width, before.height]).toEqual([width, height]);
  const diff = new PNG({ width, height });
  const off = pixelmatch(now.data, before.data, diff.data, width, height, TOLERANCE);
  const files = [new URL(`${name}.diff.png`, FAILED), new URL(`${name}.now.png`, FAILED)] as const;
  for (const file of files) rmSync(file, { force: true });
  if (off > PIXELS_OFF) {
    mkdirSync(FAILED, { recursive: true });
    writeFileSync(files[0], PNG.sync.write(diff));
    writeFileSync(files[1], drawn);
  }
  return off;
}

describe('a kept scene', () => {
  test.each(Object.entries(KEPT))('%s is still laid out the same', async (name, { scene }) => {
    await expect(formatScene(scene())).toMatchFileSnapshot(`scenes/${name}.txt`);
  });
});
