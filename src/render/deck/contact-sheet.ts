import { writeFileSync } from 'node:fs';
import { type CanvasRenderingContext2D, createCanvas } from 'canvas';
import { CARDS, monthOf } from '../../engine/core/cards.ts';
// Which registers the fonts.
import '../raster/lettering.ts';
import { nearestIn, PALETTE_SIZE } from '../raster/palette.ts';
import { encodeSmallPng, framed } from '../raster/png.ts';
import { cardHeight, loadDeck } from './deck.ts';
import { coloursOn, reduceColours } from './quantise.ts';

// Draws the whole deck to docs/rules/cards.png, a month a column: `npm run renew -- sheets`.

const CARD_WIDTH = 112;
const GAP = 12;
const HEADING = 84;
const FELT = '#21463c';
const LETTERS = '#f5edd8';
const PLANTS = [
  ['松', 'Pine', '솔'],
  ['梅', 'Plum', '매조'],
  ['桜', 'Cherry', '벚꽃'],
  ['藤', 'Wisteria', '흑싸리'],
  ['菖蒲', 'Iris', '난초'],
  ['牡丹', 'Peony', '모란'],
  ['萩', 'Bush clover', '홍싸리'],
  ['芒', 'Susuki grass', '공산'],
  ['菊', 'Chrysanthemum', '국화'],
  ['紅葉', 'Maple', '단풍'],
  ['柳', 'Willow', '비'],
  ['桐', 'Paulownia', '오동'],
] as const;
const OUTPUT = new URL('../../../docs/rules/cards.png', import.meta.url);

const columnAt = (index: number): number => GAP + index * (CARD_WIDTH + GAP);
const rowAt = (index: number): number => HEADING + index * (cardHeight(CARD_WIDTH) + GAP);

function drawHeadings(context: CanvasRenderingContext2D): void {
  context.fillStyle = LETTERS;
  context.textAlign = 'center';
  for (const [index, [kanji, name, hangul]] of PLANTS.entries()) {
    const middle = columnAt(index) + CARD_WIDTH / 2;
    context.font = 'bold 20px "BIZ UDPGothic"';
    context.fillText(`${index + 1}  ${kanji}`, middle, 28);
    context.font = 'bold 14px "BIZ UDPGothic"';
    context.fillText(name, middle, 50);
    context.font = 'bold 15px "Nanum Gothic"';
    context.fillText(hangul, middle, 72);
  }
}

const deck = await loadDeck([CARD_WIDTH]);
const canvas = createCanvas(columnAt(PLANTS.length), rowAt(4));
const context = canvas.getContext('2d', { alpha: false });
context.fillStyle = FELT;
context.fillRect(0, 0, canvas.width, canvas.height);
drawHeadings(context);
for (const card of CARDS.keys()) {
  const sprite = deck.sprite(card, CARD_WIDTH);
  context.drawImage(sprite, columnAt(monthOf(card) - 1), rowAt(card % 4));
}

const pixels = coloursOn(canvas);
const colours = reduceColours(pixels, PALETTE_SIZE);
const rows = framed(Uint8Array.from(pixels, nearestIn(colours)), canvas.width);
const { width, height } = canvas;
writeFileSync(OUTPUT, await encodeSmallPng({ width, height, rows }, colours));
