import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Canvas } from 'canvas';
import { beforeAll, describe, expect, test } from 'vitest';
import { card, formatCard } from '../../src/engine/core/cards.ts';
import {
  CARD_COLOURS,
  cardHeight,
  type Deck,
  FACES,
  type Face,
  faceName,
  loadDeck,
  rasterise,
} from '../../src/render/deck/deck.ts';
import { KOREAN_FACES, koreanFace } from '../../src/render/deck/korean-face.ts';
import { coloursOn } from '../../src/render/deck/quantise.ts';
import {
  KOREAN,
  readSheet,
  type SheetSet,
  WHOLE,
  writeSheet,
} from '../../src/render/deck/sheet.ts';
import { loadSprites, type SpriteSheet } from '../../src/render/deck/sprites.ts';
import { nearestIn, type Rgb } from '../../src/render/raster/palette.ts';
import { levelsOf } from '../../src/render/raster/strip.ts';
import { CARD_WIDTHS } from '../../src/render/scene.ts';
import { ownFolder } from '../support/own-folder.ts';

const drawing = (name: string) =>
  readFileSync(new URL(`../../src/render/cards/${name}.svg`, import.meta.url), 'utf8');
const HINT = 'a drawing has changed: npm run renew -- sheets';
const MOST_COLOURS = 64;
/** Mean difference a channel, of 0–255, between a card as drawn and in the sheet's few colours. */
const UNSEEN = 5.5;
/** Share of a card's pixels that another version of the rasteriser may draw otherwise. */
const STRAY = 0.01;

const folder = ownFolder();
const url = new URL(`${pathToFileURL(folder)}/`);

let deck: Deck;
let sprites: SpriteSheet;
beforeAll(async () => {
  [deck, sprites] = await Promise.all([loadDeck(CARD_WIDTHS), loadSprites()]);
});

describe('the sheets', () => {
  test('use 64 colours at most, all the same ones, and the flat colours among them', async () => {
    const sheets = await Promise.all(
      [WHOLE, KOREAN].flatMap((set) => CARD_WIDTHS.map((width) => readSheet(width, set))),
    );
    const [first] = sheets;
    for (const { colours } of sheets) expect(colours).toEqual(first?.colours);
    expect(first?.colours.length).toBeLessThanOrEqual(MOST_COLOURS);
    const flat = Object.values(CARD_COLOURS).map((hex) => Number.parseInt(hex.slice(1), 16));
    expect(first?.colours).toEqual(expect.arrayContaining(flat));
  });

  test.each([WHOLE, KOREAN].flatMap((set) => CARD_WIDTHS.map((width) => [width, set] as const)))(
    'hold the cards as they are drawn, %i pixels wide: %#',
    async (width, set) => {
      const { colours, unpack } = await readSheet(width, set);
      const rows = unpack();
      const nearest = nearestIn(colours);
      for (const [place, face] of set.faces.entries()) {
        const first = place * cardHeight(width);
        const drawn = coloursOn(await drawnOf(face, width, set));
        const kept = drawn.map((_, at) => {
          return rows[(first + Math.floor(at / width)) * (width + 1) + 1 + (at % width)] ?? 0;
        });
        const stray = drawn.filter((colour, at) => nearest(colour) !== kept[at]).length;
        expect(stray / drawn.length, `${faceName(face)}: ${HINT}`).toBeLessThan(STRAY);
        const lost = drawn.reduce((sum, colour, at) => {
          return sum + difference(colour, colours[kept[at] ?? 0] ?? 0);
        }, 0);
        expect(lost / drawn.length, faceName(face)).toBeLessThan(UNSEEN);
      }
    },
  );

  test('have a Korean face for the brights, the ribbons with a name, and the bonus cards', () => {
    expect(KOREAN_FACES.map(formatCard)).toEqual([
      ...['pine.crane', 'pine.ribbon', 'plum.ribbon', 'cherry.curtain', 'cherry.ribbon'],
      ...['wisteria.ribbon', 'iris.ribbon', 'peony.ribbon', 'clover.ribbon', 'susuki.moon'],
      ...['chrys.ribbon', 'maple.ribbon', 'willow.rainman', 'paulownia.phoenix'],
      ...['bonus.two1', 'bonus.two2', 'bonus.three'],
    ]);
    for (const face of KOREAN_FACES) {
      const name = formatCard(face);
      const plain = name.startsWith('bonus') ? '' : drawing(name);
      expect(koreanFace(face, drawing), name).not.toBe(plain);
    }
  });

  test('come back as they were written', async () => {
    const colours = [0x123456, 0xffffff, 0];
    const size = 10 * cardHeight(10) * FACES.length;
    const pixels = Uint8Array.from({ length: size }, (_, at) => at % 3);
    await writeSheet({ colours, pixels }, 10, { ...WHOLE, folder: url });
    const sheet = await readSheet(10, { ...WHOLE, folder: url });
    expect(sheet.colours).toEqual(colours);
    const rows = sheet.unpack();
    const closedUp = rows.filter((_, at) => at % 11 > 0);
    expect(Buffer.from(closedUp).equals(pixels)).toBe(true);
  });

  test.each([
    ['a file is missing', null],
    ['a file is no PNG', 'a note'],
    ['a file is cut off', readFileSync(sheetFile(48)).subarray(0, 30)],
  ])('are refused by name when %s', async (_, content) => {
    if (content !== null) writeFileSync(join(folder, '48.png'), content);
    await expect(readSheet(48, { ...WHOLE, folder: url })).rejects.toThrow(
      'There is no sheet of cards in 48.png',
    );
  });

  test('are refused when they are of another width than their name says', async () => {
    cpSync(sheetFile(60), join(folder, '48.png'));
    const { unpack } = await readSheet(48, { ...WHOLE, folder: url });
    expect(unpack).toThrow('not a sheet of width 48');
  });
});

describe('a sprite', () => {
  test('is the same each time and lies in the palette as it stands in the sheet', async () => {
    const crane = sprites.sprite(card('pine.crane'), 84);
    expect(sprites.sprite(card('pine.crane'), 84)).toBe(crane);
    const { colours } = await readSheet(84);
    expect(sprites.palette.colours.slice(0, colours.length)).toEqual(colours);
  });

  test.each(CARD_WIDTHS)('has rows that narrow to round corners, %i pixels wide', (width) => {
    const { pixels, insets: ends, corners } = sprites.sprite('back', width);
    const insets = [...ends];
    expect(insets).toHaveLength(cardHeight(width));
    expect(pixels).toHaveLength(cardHeight(width) * (width + 1));
    expect(insets).toEqual(insets.toReversed());
    expect(insets[0]).toBeGreaterThan(1);
    expect(insets[Math.floor(insets.length / 2)]).toBe(0);
    const inside = [...levelsOf(corners)].flatMap((level, place) => {
      const [x, y] = [place % width, Math.floor(place / width)];
      const inset = insets[y] ?? 0;
      return level > 0 && x >= inset && x < width - inset ? [[x, y, level, inset]] : [];
    });
    expect(inside).toEqual([]);
  });

  test('of a width that no layout uses does not exist', () => {
    expect(() => sprites.sprite('back', 99)).toThrow('no such sprite: back at 99');
  });
});

async function drawnOf(face: Face, width: number, set: SheetSet): Promise<Canvas> {
  return set === KOREAN && face !== 'back'
    ? rasterise(koreanFace(face, drawing), width)
    : deck.sprite(face, width);
}

/** The mean of the differences of the three channels. */
function difference(one: Rgb, other: Rgb): number {
  const channels = [16, 8, 0].map((shift) =>
    Math.abs(((one >> shift) & 255) - ((other >> shift) & 255)),
  );
  return channels.reduce((sum, channel) => sum + channel, 0) / channels.length;
}

function sheetFile(width: number): string {
  return fileURLToPath(new URL(`../../src/render/sheets/${width}.png`, import.meta.url));
}
