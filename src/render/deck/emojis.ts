import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createCanvas, loadImage } from 'canvas';
import { FACES, type Face, faceName } from './deck.ts';

export const EMOJI_SIZE = 128;

const CARDS = new URL('../cards/', import.meta.url);
/** The width of the drawings, and so of the square that is cut out of each. */
const WIDTH = 122;
const HEIGHT = 200;
/** Where the square begins from the top of the card; in the middle where nothing else is said. */
const MIDDLE = (HEIGHT - WIDTH) / 2;
const TOPS: Readonly<Record<string, number>> = {
  'pine.crane': 4,
  'plum.warbler': 64,
  'cherry.curtain': 76,
  'wisteria.cuckoo': 64,
  'wisteria.ribbon': 28,
  'iris.bridge': 56,
  'peony.butterflies': 24,
  'clover.boar': 76,
  'susuki.moon': 22,
  'susuki.geese': 26,
  'susuki.chaff1': 26,
  'susuki.chaff2': 50,
  'maple.deer': 30,
  'chrys.cup': 44,
  'willow.rainman': 4,
  'willow.swallow': 70,
  'willow.lightning': 4,
  'paulownia.phoenix': 4,
  'paulownia.yellow': 54,
  'paulownia.chaff1': 6,
  'paulownia.chaff2': 4,
};

/** What a card's emoji is called: Discord wants 2–32 letters, figures and underscores. */
export function emojiName(face: Face): string {
  return face === 'back' ? 'card_back' : faceName(face).replace('.', '_');
}

/**
 * Writes each card and the back as a PNG for an application emoji, by the emojis' names. A whole
 * card would be a sliver in a line of text, so each shows a square of its card, in a frame of its own.
 *
 * @param folder made if it is missing; files of the same names are replaced
 * @returns how many were written
 */
export async function writeEmojis(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  for (const face of FACES) await writeFile(`${folder}/${emojiName(face)}.png`, await draw(face));
  return FACES.length;
}

async function draw(face: Face): Promise<Buffer> {
  const name = faceName(face);
  const svg = await readFile(new URL(`${name}.svg`, CARDS), 'utf8');
  const canvas = createCanvas(EMOJI_SIZE, EMOJI_SIZE);
  const square = squareOf(svg, TOPS[name] ?? MIDDLE);
  canvas.getContext('2d').drawImage(await loadImage(Buffer.from(square)), 0, 0);
  return canvas.toBuffer('image/png', { compressionLevel: 9 });
}

/** The drawing from `top` on, as high as wide; what clips and what frames it shrink along. */
function squareOf(svg: string, top: number): string {
  const size = `width="${EMOJI_SIZE}" height="${EMOJI_SIZE}" `;
  return [
    ['viewBox="0 0 122 200"', `${size}viewBox="0 ${top} ${WIDTH} ${WIDTH}"`],
    ['x="3" y="3" width="116" height="194"', `x="3" y="${top + 3}" width="116" height="116"`],
    [
      'x="1.6" y="1.6" width="118.8" height="196.8"',
      `x="1.6" y="${top + 1.6}" width="118.8" height="118.8"`,
    ],
  ].reduce((whole, [from = '', to = '']) => {
    if (!whole.includes(from)) throw new Error(`The drawing lacks ${from}`);
    return whole.replace(from, to);
  }, svg);
}
