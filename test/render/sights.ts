import { createCanvas, loadImage } from 'canvas';
import { coloursOn, reduceColours } from '../../src/render/deck/quantise.ts';
import { nearestIn, PALETTE_SIZE } from '../../src/render/raster/palette.ts';
import { encodeSmallPng, framed } from '../../src/render/raster/png.ts';
import { type Sight, simulated } from '../support/colour.ts';

/** Pictures as somebody sees who lacks a kind of cones, each half as large, side by side. */
export async function asSeenWith(sight: Sight, pictures: readonly Buffer[]): Promise<Buffer> {
  const images = await Promise.all(pictures.map((picture) => loadImage(picture)));
  const [w, h] = [550, 350];
  const canvas = createCanvas(images.length * w, h);
  const context = canvas.getContext('2d', { alpha: false });
  for (const [index, image] of images.entries()) context.drawImage(image, index * w, 0, w, h);
  const known = new Map<number, number>();
  const pixels = coloursOn(canvas).map((colour) => {
    const look = known.get(colour) ?? simulated(colour, sight);
    known.set(colour, look);
    return look;
  });
  const colours = reduceColours(pixels, PALETTE_SIZE);
  const rows = framed(Uint8Array.from(pixels, nearestIn(colours)), canvas.width);
  return encodeSmallPng({ width: canvas.width, height: h, rows }, colours);
}
