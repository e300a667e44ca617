import { fileURLToPath } from 'node:url';
import { type CanvasRenderingContext2D, createCanvas, registerFont } from 'canvas';
import { PICTURE_HEIGHT, PICTURE_WIDTH, type TextItem } from './scene.ts';

const FAMILY = 'BIZ UDPGothic';
const FONT_FILES = {
  normal: '@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf',
  bold: '@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf',
} as const;

// A font registered after the first canvas is not found, so this comes before any is made.
for (const [weight, file] of Object.entries(FONT_FILES)) {
  registerFont(fileURLToPath(import.meta.resolve(file)), { family: FAMILY, weight });
}

/** How a text is set. */
export interface Style {
  readonly size: number;
  readonly bold: boolean;
}

const REFERENCE_SIZE = 100;
/** Characters measured before the memory of them is thrown away: more than any language has here. */
const REMEMBERED = 20_000;
const ELLIPSIS = '…';
/** Line breaks, control and direction marks: a name is one line and turns nothing around. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
/** Where the baseline lies under the middle of a line, as a share of the size. */
const BASELINE = 0.36;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const surface = createCanvas(PICTURE_WIDTH, PICTURE_HEIGHT);
const pen = letteringPen();
const advances = { bold: new Map<string, number>(), normal: new Map<string, number>() };

function letteringPen(): CanvasRenderingContext2D {
  const context = surface.getContext('2d', { pixelFormat: 'A8' });
  context.textDrawingMode = 'glyph';
  context.textBaseline = 'alphabetic';
  return context;
}

/** The text on one line, with nothing in it that cannot be drawn. */
export function printable(text: string): string {
  return text.toWellFormed().replace(UNPRINTABLE, ' ').trim();
}

/** How wide a text is, in pixels: the sum of its characters, as the font does no kerning. */
export function measure(text: string, style: Style): number {
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += advance(segment, style.bold);
  return (width * style.size) / REFERENCE_SIZE;
}

function advance(character: string, bold: boolean): number {
  const known = bold ? advances.bold : advances.normal;
  const width = known.get(character);
  if (width !== undefined) return width;
  if (known.size >= REMEMBERED) known.clear();
  pen.font = fontOf({ size: REFERENCE_SIZE, bold });
  const measured = pen.measureText(character).width;
  known.set(character, measured);
  return measured;
}

/** The text if it fits into `width` pixels, else as much of its beginning as does, and an ellipsis. */
export function shorten(text: string, style: Style, width: number): string {
  const line = printable(text);
  if (measure(line, style) <= width) return line;
  let room = width - measure(ELLIPSIS, style);
  let kept = '';
  for (const { segment } of graphemes.segment(line)) {
    room -= (advance(segment, style.bold) * style.size) / REFERENCE_SIZE;
    if (room < 0) break;
    kept += segment;
  }
  return `${kept.trimEnd()}${ELLIPSIS}`;
}

function fontOf({ size, bold }: Style): string {
  return `${bold ? 'bold ' : ''}${size}px "${FAMILY}"`;
}

/**
 * Draws all the texts at once and gives how strongly each pixel of the picture is covered, a byte
 * a pixel.
 */
export function coverageOf(texts: readonly TextItem[]): Uint8Array {
  pen.clearRect(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT);
  for (const item of texts) {
    pen.font = fontOf(item);
    pen.textAlign = item.align;
    pen.fillText(item.text, anchor(item), item.y + item.h / 2 + item.size * BASELINE);
  }
  return surface.toBuffer('raw');
}

function anchor({ x, w, align }: TextItem): number {
  if (align === 'left') return x;
  return align === 'right' ? x + w : x + w / 2;
}
