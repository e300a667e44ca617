import { createCanvas, loadImage } from 'canvas';
import { PALETTE_SIZE } from '../../src/render/raster/palette.ts';
import { type Sight, simulated } from '../support/colour.ts';
import { indexed } from './indexed.ts';

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
