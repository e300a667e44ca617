import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadSprites } from '../../src/render/deck/sprites.ts';
import { Easels } from '../../src/render/easel.ts';
import { createPaint, type Paint } from '../../src/render/paint.ts';
import { createPainter } from '../../src/render/painter.ts';
import { sizeOf } from '../../src/render/raster/png.ts';
import { pictureWordsFor } from '../support/picture-words.ts';
import { RecordingMeter } from '../support/recording-meter.ts';
import { checkScene, formatScene } from '../support/scene.ts';
import { smaller } from './kept-pictures.ts';
import { PAINTED, SCENES } from './scenes.ts';

/*
 * Some pictures are kept in test/images and compared with a tolerance, since another version of
 * the drawing library may smooth an edge otherwise. The letters are those of the font that comes
 * with a package, whatever fonts the machine has. A picture that differs leaves `name.diff.png`
 * and `name.now.png` in data/. When a change is meant, look at those and renew the kept ones:
 *
 *     npm run renew -- images
 */
const FOLDER = new URL('../images/', import.meta.url);
const FAILED = new URL('../../data/', import.meta.url);
const RENEW = process.env['RENEW'] === '1' && process.env['CI'] === undefined;
const HINT = 'if the change is meant: npm run renew -- images';
/** How far a pixel's colour may be off, of 1, and how many of the 770,000 may be further off. */
const TOLERANCE = { threshold: 0.2 };
const PIXELS_OFF = 3000;

let paint: Paint;
beforeAll(async () => {
  const sheet = await loadSprites();
  paint = createPaint(sheet, new Easels(sheet.palette));
});

test('each picture is told with its time and its size', async () => {
  const meter = new RecordingMeter();
  const { withMonths } = await createPainter(meter);
  const standing = { scores: [1, 0], places: [[0], [1]] };
  const drawn = await Promise.all(
    [1, 2].map(() => withMonths.standing(standing, pictureWordsFor())),
  );
  expect(meter.values('hanafuda_render_seconds')).toHaveLength(2);
  expect(Math.min(...meter.values('hanafuda_render_seconds'))).toBeGreaterThan(0);
  expect(meter.values('hanafuda_render_size_bytes')).toEqual(drawn.map(sizeOf));
});

describe('a kept picture', () => {
  test.each(PAINTED)('%s still looks the same', async (name) => {
    const drawn = Buffer.concat(await paint(SCENES[name]!));
    const kept = new URL(`${name}.png`, FOLDER);
    const off = existsSync(kept) ? pixelsOff(name, drawn, readFileSync(kept)) : Number.NaN;
    if (RENEW && !(off <= PIXELS_OFF)) writeFileSync(kept, await smaller(drawn));
    else expect(off, HINT).toBeLessThanOrEqual(PIXELS_OFF);
  });
});

/** How many pixels differ; leaves both the picture and where it differs when they are too many. */
function pixelsOff(name: string, drawn: Buffer, kept: Buffer): number {
  const [now, before] = [PNG.sync.read(drawn), PNG.sync.read(kept)];
  const { width, height } = now;
  if (before.width !== width || before.height !== height) return Number.POSITIVE_INFINITY;
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

test.each(Object.entries(SCENES))('%s is still laid out the same', async (name, scene) => {
  checkScene(scene);
  await expect(formatScene(scene), HINT).toMatchFileSnapshot(`scenes/${name}.txt`);
});

test('no picture and no scene is kept that is not drawn', () => {
  const kept = (folder: URL) => readdirSync(folder).map((name) => name.replace(/\.\w+$/, ''));
  const scenes = kept(new URL('scenes/', import.meta.url));
  expect(scenes.filter((name) => SCENES[name] === undefined)).toEqual([]);
  expect(kept(FOLDER).filter((name) => !PAINTED.includes(name))).toEqual([]);
});
