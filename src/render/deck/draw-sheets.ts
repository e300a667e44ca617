import { nearestIn } from '../raster/palette.ts';
import { CARD_WIDTHS, type CardWidth } from '../scene.ts';
import { drawingsOf, FACES, loadDeck, rasterise } from './deck.ts';
import { KOREAN_FACES, koreanFace } from './korean-face.ts';
import { arranged, coloursOn, reduceColours } from './quantise.ts';
import { KOREAN, writeSheet } from './sheet.ts';

// Draws the cards at every size that a picture uses into sheets/, each time that a drawing, a colour
// or a size has changed: `npm run renew -- sheets`.

/** What the whole deck may use: few enough for every picture to keep all of them. */
const COLOURS = 64;
/** Cards of this width lend their mixed colours: those of other widths are alike. */
const SAMPLE: CardWidth = 84;

const deck = await loadDeck(CARD_WIDTHS);
const drawing = await drawingsOf(FACES);
const pixelsAt = (width: CardWidth) => FACES.flatMap((face) => coloursOn(deck.sprite(face, width)));
const sample = pixelsAt(SAMPLE);
const colours = arranged(reduceColours(sample, COLOURS), sample, SAMPLE);
for (const width of CARD_WIDTHS) {
  const pixels = Uint8Array.from(pixelsAt(width), nearestIn(colours));
  await writeSheet({ colours, pixels }, width);
  const korean: number[] = [];
  for (const face of KOREAN_FACES) {
    korean.push(...coloursOn(await rasterise(koreanFace(face, drawing), width)));
  }
  const own = Uint8Array.from(korean, nearestIn(colours));
  await writeSheet({ colours, pixels: own }, width, KOREAN);
}
