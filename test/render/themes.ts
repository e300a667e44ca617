import { createCanvas, loadImage } from 'canvas';
import { indexed } from './indexed.ts';

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
