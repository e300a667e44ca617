import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { createCanvas, loadImage } from 'canvas';
import { CARDS } from '../../engine/core/cards.ts';
import type { DeckFace } from '../../engine/round/declaration.ts';
import { drawingsOf, type Face, faceName } from './deck.ts';
import { KOREAN_FACES, koreanFace } from './korean-face.ts';

export const EMOJI_SIZE = 128;

/** The width of the drawings, and so of the square that is cut out of each. */
const WIDTH = 122;
const HEIGHT = 200;
/** Where the square begins from the top of the card; in the middle unless said otherwise. */
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
  'bonus.two1': 2,
  'bonus.two2': 2,
  'bonus.three': 2,
};

const OWN_KOREAN: ReadonlySet<Face> = new Set(KOREAN_FACES);

/** What a card's emoji is called: Discord wants 2–32 letters, figures and underscores. */
export function emojiName(face: Face, deck: DeckFace = 'japanese'): string {
  const name = faceName(face).replace('.', '_');
  if (face === 'back') return 'card_back';
  return deck === 'korean' && OWN_KOREAN.has(face) ? `${name}_k` : name;
}

export interface CardEmoji {
  readonly name: string;
  /** Another one where the drawing is: eight hexadecimal digits. */
  readonly hash: string;
  /** A PNG of `EMOJI_SIZE` × `EMOJI_SIZE`. */
  draw(): Promise<Buffer>;
}

/** Every card that can stand on a button, in both decks. Reads the drawings, and draws nothing yet. */
export async function cardEmojis(): Promise<readonly CardEmoji[]> {
  const svgs = await drawingsOf([...CARDS.keys()]);
  const japanese = [...CARDS.keys()].map((face) => {
    return emojiOf(emojiName(face), squareOf(svgs(faceName(face)), topOf(face)));
  });
  const korean = KOREAN_FACES.map((face) => {
    const top = topOf(face);
    return emojiOf(emojiName(face, 'korean'), squareOf(koreanFace(face, svgs, top + WIDTH), top));
  });
  return [...japanese, ...korean];
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
  const back = squareOf((await drawingsOf(['back']))('back'), topOf('back'));
  const all = [...(await cardEmojis()), emojiOf(emojiName('back'), back)];
  for (const { name, draw } of all) await writeFile(`${folder}/${name}.png`, await draw());
  return all.length;
}

function topOf(face: Face): number {
  return TOPS[faceName(face)] ?? MIDDLE;
}

function emojiOf(name: string, square: string): CardEmoji {
  return {
    name,
    hash: createHash('sha256').update(square).digest('hex').slice(0, 8),
    async draw() {
      const canvas = createCanvas(EMOJI_SIZE, EMOJI_SIZE);
      canvas.getContext('2d').drawImage(await loadImage(Buffer.from(square)), 0, 0);
      return canvas.toBuffer('image/png', { compressionLevel: 9 });
    },
  };
}

/** The drawing from `top` on, as high as wide; what clips, or is the ground, and what frames it shrink along. */
function squareOf(svg: string, top: number): string {
  const size = `width="${EMOJI_SIZE}" height="${EMOJI_SIZE}" `;
  const ground = svg.includes('clip-path')
    ? ['x="3" y="3" width="116" height="194"', `x="3" y="${top + 3}" width="116" height="116"`]
    : ['<rect width="122" height="200"', `<rect y="${top}" width="${WIDTH}" height="${WIDTH}"`];
  return [
    ['viewBox="0 0 122 200"', `${size}viewBox="0 ${top} ${WIDTH} ${WIDTH}"`],
    ground,
    [
      'x="1.6" y="1.6" width="118.8" height="196.8"',
      `x="1.6" y="${top + 1.6}" width="118.8" height="118.8"`,
    ],
  ].reduce((whole, [from = '', to = '']) => {
    if (!whole.includes(from)) throw new Error(`The drawing lacks ${from}`);
    return whole.replace(from, to);
  }, svg);
}
