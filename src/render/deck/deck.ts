import { readFile } from 'node:fs/promises';
import { type Canvas, createCanvas, loadImage } from 'canvas';
import { CARDS, type CardId, formatCard } from '../../engine/core/cards.ts';

/** A card's front, or the back that all of them share. */
export type Face = CardId | 'back';

/** The name of a face's drawing, such as `pine.crane`. */
export function faceName(face: Face): string {
  return face === 'back' ? face : formatCard(face);
}

export const FACES: readonly Face[] = [...CARDS.keys(), 'back'];

/**
 * The only colours in the drawings. Ink draws every contour and the frame, paper is the ground of
 * most cards; green and leaf are the two greens of all plants.
 */
export const CARD_COLOURS = {
  ink: '#1d1a20',
  paper: '#f3e8cf',
  white: '#fffdf5',
  red: '#cb2a24',
  wine: '#86202a',
  pink: '#f0a9a8',
  gold: '#efb52c',
  ochre: '#b0702c',
  brown: '#5a3622',
  green: '#1f4d3a',
  leaf: '#6c8f45',
  blue: '#473a8e',
  lilac: '#9b84c8',
  water: '#7fa6b8',
  grey: '#8d8986',
} as const;

/** How much higher than wide a card is: the drawings' view box is 122 × 200. */
const CARD_RATIO = 200 / 122;

export function cardHeight(width: number): number {
  return Math.round(width * CARD_RATIO);
}

export interface Deck {
  /**
   * A face of `width` × `cardHeight(width)` pixels whose round corners are transparent; draw it
   * unscaled, at whole pixels. The same canvas at each call, so do not draw on it. Throws on a
   * width that was not asked for.
   */
  sprite(face: Face, width: number): Canvas;
}

const FOLDER = new URL('../cards/', import.meta.url);

/**
 * Reads the drawings and rasterises the whole deck, which takes seconds: the bot itself reads the
 * sheets that were made so.
 *
 * @param widths in whole pixels, all that `sprite` will be asked for
 * @param folder where the drawings are, as `pine.crane.svg` … and `back.svg`
 * @throws an error that names the card whose file is missing or cannot be drawn
 */
export async function loadDeck(widths: readonly number[], folder: URL = FOLDER): Promise<Deck> {
  const sizes = [...new Set(widths)];
  const deck = new Map(
    await Promise.all(FACES.map(async (face) => [face, await draw(face, sizes, folder)] as const)),
  );
  return {
    sprite(face, width) {
      const sprite = deck.get(face)?.get(width);
      if (sprite === undefined) throw new RangeError(`no such sprite: ${face} at ${width}`);
      return sprite;
    },
  };
}

/** The drawings of these faces, by their names. */
export async function drawingsOf(faces: readonly Face[]): Promise<(name: string) => string> {
  const read = faces.map(async (face) => {
    const name = faceName(face);
    return [name, await readFile(new URL(`${name}.svg`, FOLDER), 'utf8')] as const;
  });
  const svgs = new Map(await Promise.all(read));
  return (name) => svgs.get(name) ?? '';
}

async function draw(
  face: Face,
  sizes: readonly number[],
  folder: URL,
): Promise<ReadonlyMap<number, Canvas>> {
  const name = faceName(face);
  try {
    const svg = await readFile(new URL(`${name}.svg`, folder), 'utf8');
    const sprites = new Map<number, Canvas>();
    for (const width of sizes) sprites.set(width, await rasterise(svg, width));
    return sprites;
  } catch (cause) {
    throw new Error(`The card ${name} cannot be drawn from ${name}.svg`, { cause });
  }
}

/** The files carry no size of their own, and an SVG is rasterised at the size that it states. */
export async function rasterise(svg: string, width: number): Promise<Canvas> {
  const canvas = createCanvas(width, cardHeight(width));
  const sized = svg.replace('<svg', `<svg width="${width}" height="${canvas.height}"`);
  canvas.getContext('2d').drawImage(await loadImage(Buffer.from(sized)), 0, 0);
  return canvas;
}
