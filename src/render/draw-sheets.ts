import { CARD_COLOURS, type Deck, FACES, loadDeck } from './deck.ts';
import { nearestIn, type Rgb } from './palette.ts';
import { Histogram, reduce } from './quantise.ts';
import { CARD_WIDTHS, type CardWidth } from './scene.ts';
import { type Sheet, writeSheet } from './sheet.ts';

// Draws the cards at every size that a picture uses into sheets/, each time that a drawing, a colour
// or a size has changed: `node src/render/draw-sheets.ts`.

/** What the whole deck may use: few enough for every picture to keep all of them. */
const COLOURS = 64;
/** Cards of this width lend their mixed colours: those of other widths are alike. */
const SAMPLE: CardWidth = 84;
const FLAT = Object.values(CARD_COLOURS).map((hex) => Number.parseInt(hex.slice(1), 16));
const INK = Number.parseInt(CARD_COLOURS.ink.slice(1), 16);
/** From here on a pixel counts as solid. */
const SOLID = 205;

/** Calls back with the colour of each pixel of a card, or with none for one outside its border. */
function eachPixel(deck: Deck, width: number, see: (colour: Rgb | null) => void): void {
  for (const face of FACES) {
    const canvas = deck.sprite(face, width);
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
      see(alpha < SOLID ? null : (red << 16) | (green << 8) | blue);
    }
  }
}

function coloursOf(deck: Deck): readonly Rgb[] {
  const histogram = new Histogram();
  eachPixel(deck, SAMPLE, (colour) => histogram.add(colour ?? INK));
  const mixed = reduce(histogram, COLOURS - FLAT.length);
  return [...new Set([...FLAT, ...mixed])];
}

function sheetOf(deck: Deck, width: number, colours: readonly Rgb[]): Sheet {
  const nearest = nearestIn(colours);
  const pixels: number[] = [];
  eachPixel(deck, width, (colour) => pixels.push(nearest(colour ?? INK)));
  return { colours, pixels: Uint8Array.from(pixels) };
}

const deck = await loadDeck(CARD_WIDTHS);
const colours = coloursOf(deck);
for (const width of CARD_WIDTHS) await writeSheet(sheetOf(deck, width, colours), width);
