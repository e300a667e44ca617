import { type Canvas, createCanvas, loadImage } from 'canvas';
import { coloursOn, reduceColours } from '../../src/render/deck/quantise.ts';
import { nearestIn, PALETTE_SIZE, type Rgb } from '../../src/render/raster/palette.ts';
import { encodeSmallPng, framed } from '../../src/render/raster/png.ts';

/** Colours that are enough for a chart half as large. */
const FEW = 96;

/** A canvas as a PNG of so many colours, each changed first if need be. */
export function indexed(
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
