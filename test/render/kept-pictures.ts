import { inflateSync } from 'node:zlib';
import { type Canvas, createCanvas, loadImage } from 'canvas';
import { coloursOn, reduceColours } from '../../src/render/deck/quantise.ts';
import { nearestIn, PALETTE_SIZE, type Rgb } from '../../src/render/raster/palette.ts';
import { encodeSmallPng, framed, readPng } from '../../src/render/raster/png.ts';
import { type Sight, simulated } from '../support/colour.ts';

/** The same PNG packed as well as it can be, which takes too long for the bot: for pictures that are kept. */
export function smaller(png: Buffer): Promise<Buffer> {
  const { width, height, colours, packed } = readPng(png);
  // Flat drawings pack best in many short blocks, which a low `memLevel` makes.
  const options = { level: 9, memLevel: 5 };
  return encodeSmallPng({ width, height, rows: inflateSync(packed) }, colours, options);
}

/** Colours that are enough for a chart half as large. */
const FEW = 96;

/** A canvas as a PNG of so many colours, each changed first if need be. */
function indexed(
  canvas: Canvas,
  most = PALETTE_SIZE,
  look: (colour: Rgb) => Rgb = (colour) => colour,
): Promise<Buffer> {
  const pixels = coloursOn(canvas).map(look);
  const colours = reduceColours(pixels, most);
  const rows = framed(Uint8Array.from(pixels, nearestIn(colours)), canvas.width);
  return encodeSmallPng({ width: canvas.width, height: canvas.height, rows }, colours);
}

/** A picture half as large, as Discord and a page show it. */
export async function halved(picture: Buffer): Promise<Buffer> {
  const image = await loadImage(picture);
  const canvas = createCanvas(image.width / 2, image.height / 2);
  const context = canvas.getContext('2d', { alpha: false });
  context.quality = 'best';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return indexed(canvas, FEW);
}

/** Pictures as somebody sees who lacks a kind of cones, each half as large, side by side. */
export async function asSeenWith(sight: Sight, pictures: readonly Buffer[]): Promise<Buffer> {
  const images = await Promise.all(pictures.map((picture) => loadImage(picture)));
  const [w, h] = [550, 350];
  const canvas = createCanvas(images.length * w, h);
  const context = canvas.getContext('2d', { alpha: false });
  for (const [index, image] of images.entries()) context.drawImage(image, index * w, 0, w, h);
  const known = new Map<number, number>();
  return indexed(canvas, PALETTE_SIZE, (colour) => {
    const look = known.get(colour) ?? simulated(colour, sight);
    known.set(colour, look);
    return look;
  });
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
  return indexed(canvas);
}
