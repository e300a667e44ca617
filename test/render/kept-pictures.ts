import { inflateSync } from 'node:zlib';
import { type Canvas, createCanvas, loadImage } from 'canvas';
import { coloursOn, reduceColours } from '../../src/render/deck/quantise.ts';
import { distance, nearest, PALETTE_SIZE, type Rgb } from '../../src/render/raster/palette.ts';
import { encodeSmallPng, framed, readPng } from '../../src/render/raster/png.ts';
import { type Sight, simulated } from '../support/colour.ts';

/** The same PNG packed as well as it can be, which takes too long for the bot: for pictures that are kept. */
export function smaller(png: Buffer): Promise<Buffer> {
  const { width, height, colours, packed } = readPng(png);
  // Flat drawings pack best in many short blocks, which a low `memLevel` makes.
  const options = { level: 9, memLevel: 5 };
  return encodeSmallPng({ width, height, rows: inflateSync(packed) }, colours, options);
}

/** A function of colours that remembers its answers. */
function remembering(answer: (colour: Rgb) => number): (colour: Rgb) => number {
  const known = new Map<Rgb, number>();
  return (colour) => {
    const found = known.get(colour) ?? answer(colour);
    known.set(colour, found);
    return found;
  };
}

const nearestAmong = (colours: readonly Rgb[]) => remembering((colour) => nearest(colours, colour));

/** Pixels of a canvas as a PNG, each in the nearest of the colours. */
function indexed(
  { width, height }: Canvas,
  pixels: readonly Rgb[],
  colours = reduceColours(pixels, PALETTE_SIZE),
): Promise<Buffer> {
  const rows = framed(Uint8Array.from(pixels, nearestAmong(colours)), width);
  return encodeSmallPng({ width, height, rows }, colours);
}

/** At most so many of the colours: each that goes is the one whose pixels change least. */
function fewer(colours: readonly Rgb[], pixels: readonly Rgb[], most: number): readonly Rgb[] {
  const own = nearestAmong(colours);
  const counts = new Map<Rgb, number>();
  const add = (colour: Rgb, count: number) => counts.set(colour, (counts.get(colour) ?? 0) + count);
  for (const pixel of pixels) add(colours[own(pixel)] ?? pixel, 1);
  while (counts.size > most) {
    const losses = [...counts].map(([colour, count]) => {
      const others = [...counts.keys()].filter((other) => other !== colour);
      const into = others[nearest(others, colour)] ?? colour;
      return { colour, count, into, loss: count * distance(colour, into) };
    });
    const { colour, count, into } = losses.reduce((a, b) => (b.loss < a.loss ? b : a));
    add(into, count);
    counts.delete(colour);
  }
  return [...counts.keys()];
}

/** A picture half as large, as Discord and a page show it, in at most so many of its own colours. */
export async function halved(picture: Buffer, most = PALETTE_SIZE): Promise<Buffer> {
  const image = await loadImage(picture);
  const canvas = createCanvas(image.width / 2, image.height / 2);
  const context = canvas.getContext('2d', { alpha: false });
  context.quality = 'best';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const pixels = coloursOn(canvas);
  return indexed(canvas, pixels, fewer(readPng(picture).colours, pixels, most));
}

/** Pictures as somebody sees who lacks a kind of cones, each half as large, side by side. */
export async function asSeenWith(sight: Sight, pictures: readonly Buffer[]): Promise<Buffer> {
  const images = await Promise.all(pictures.map((picture) => loadImage(picture)));
  const [w, h] = [550, 350];
  const canvas = createCanvas(images.length * w, h);
  const context = canvas.getContext('2d', { alpha: false });
  for (const [index, image] of images.entries()) context.drawImage(image, index * w, 0, w, h);
  const look = remembering((colour) => simulated(colour, sight));
  return indexed(canvas, coloursOn(canvas).map(look));
}

/** The box into which Discord scales a picture, and the colours of its themes behind it. */
const BOX = { w: 550, h: 350 } as const;
const THEMES = ['#313338', '#ffffff'] as const;
const SPACE = 24;

/** A picture as Discord shows it: half as large, on its dark theme and on its light one. */
export async function onThemes(picture: Buffer): Promise<Buffer> {
  const image = await loadImage(picture);
  const [w, h] = [BOX.w + 2 * SPACE, BOX.h + 2 * SPACE];
  const canvas = createCanvas(THEMES.length * w, h);
  const context = canvas.getContext('2d', { alpha: false });
  for (const [index, theme] of THEMES.entries()) {
    context.fillStyle = theme;
    context.fillRect(index * w, 0, w, h);
    context.drawImage(image, index * w + SPACE, SPACE, BOX.w, BOX.h);
  }
  return indexed(canvas, coloursOn(canvas));
}
