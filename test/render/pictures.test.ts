import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { layoutHand } from '../../src/render/layout/hand.ts';
import { layoutTable } from '../../src/render/layout/table.ts';
import { createPainter, type Painter } from '../../src/render/painter.ts';
import { finish } from '../support/finish.ts';
import { pictureWordsFor } from '../support/picture-words.ts';
import { play } from '../support/play.ts';
import { gameOf, position } from '../support/position.ts';
import { formatScene } from '../support/scene.ts';

/*
 * Some pictures are kept in test/images and compared with a tolerance, since another version of
 * the drawing library may smooth an edge otherwise. A picture that differs leaves `name.diff.png`
 * and `name.now.png` in data/. When a change is meant, look at those and renew the kept ones:
 *
 *     RENEW_PICTURES=1 npx vitest run test/render/pictures.test.ts
 */
const KEPT = new URL('../images/', import.meta.url);
const FAILED = new URL('../../data/', import.meta.url);
const RENEW = process.env['RENEW_PICTURES'] === '1' && process.env['CI'] === undefined;
/** How far a pixel's colour may be off, of 1, and how many of the 770,000 may be further off. */
const TOLERANCE = { threshold: 0.2 };
const PIXELS_OFF = 3000;

const WORDS = pictureWordsFor();

const botan = play(
  position('botan-cho', {
    field: 'paulownia.yellow - iris.bridge iris.ribbon iris.chaff1 peony.butterflies maple.deer',
    hands: ['pine.crane maple.ribbon', 2],
    captured: [
      'wisteria.* plum.warbler plum.ribbon',
      'cherry.curtain cherry.ribbon susuki.moon susuki.chaff1',
    ],
    pile: 'paulownia.chaff1 *',
    totals: [151, 209],
    round: 3,
  }),
  'play:maple.ribbon',
  'capture:maple.deer',
);

const suhara = play(
  position('suhara-bana', {
    seats: 5,
    field: 'pine.chaff1 plum.chaff1 plum.chaff2 - susuki.chaff1 susuki.geese iris.ribbon',
    hands: ['', 'plum.ribbon maple.deer willow.swallow', '', 2, 2],
    captured: [
      '',
      'cherry.* wisteria.cuckoo chrys.ribbon',
      '',
      'paulownia.phoenix paulownia.chaff1 clover.boar clover.ribbon clover.chaff1',
      'peony.* willow.rainman willow.ribbon',
    ],
    pile: 'susuki.chaff2 *',
    order: [1, 3, 4],
    oya: 4,
    answers: ['drop', 'stay', 'displaced', 'stay', 'stay'],
    totals: [44, 61, 12, 3, 80],
    borrowed: [0, 0, 0, 1, 0],
    pot: [12, 0, 0, 0, 0],
  }),
  'play:plum.ribbon',
);

const burdened = position('suhara-bana', {
  field: 'willow.swallow paulownia.chaff1 - maple.chaff1',
  hands: ['iris.ribbon maple.deer pine.crane willow.ribbon', 2, 2],
  captured: ['', 'clover.boar susuki.geese', ''],
  pile: '*',
});

const settled = finish('botan-cho', {
  captured: ['pine.* plum.* cherry.* maple.* willow.rainman willow.lightning', '*'],
});

const view = (of: { readonly setup: { readonly game: string } } & typeof botan.state) =>
  gameOf(of.setup.game).view(of, 'spectator');

const PICTURES: Readonly<Record<string, (painter: Painter) => Buffer | undefined>> = {
  'botan-cho-table': (painter) => painter.table(view(botan.state), botan.events, WORDS),
  'suhara-bana-table': (painter) => painter.table(view(suhara.state), suhara.events, WORDS),
  'suhara-bana-hand': (painter) => painter.hand(gameOf('suhara-bana').view(burdened, 0), WORDS),
  'botan-cho-settlement': (painter) =>
    painter.settlement(view(settled.state), settled.settlement, WORDS)[0],
};

let painter: Painter;
beforeAll(async () => {
  painter = await createPainter();
});

describe('a kept picture', () => {
  test.each(Object.entries(PICTURES))('%s still looks the same', (name, draw) => {
    const drawn = draw(painter);
    if (drawn === undefined) throw new Error(`${name} was not drawn`);
    const kept = new URL(`${name}.png`, KEPT);
    if (RENEW) {
      mkdirSync(KEPT, { recursive: true });
      writeFileSync(kept, drawn);
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
  test('of a table of Botan-chō', async () => {
    const scene = layoutTable({ view: view(botan.state), recent: botan.events, words: WORDS });
    await expect(formatScene(scene)).toMatchFileSnapshot('scenes/botan-cho-table.txt');
  });

  test('of a table of Suhara-bana with two seats out', async () => {
    const scene = layoutTable({ view: view(suhara.state), recent: suhara.events, words: WORDS });
    await expect(formatScene(scene)).toMatchFileSnapshot('scenes/suhara-bana-table.txt');
  });

  test('of a hand with a burdened card', async () => {
    const scene = layoutHand(gameOf('suhara-bana').view(burdened, 0), WORDS);
    await expect(formatScene(scene)).toMatchFileSnapshot('scenes/suhara-bana-hand.txt');
  });
});
