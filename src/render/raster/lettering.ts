import { fileURLToPath } from 'node:url';
import anyAscii from 'any-ascii';
import { createCanvas, registerFont } from 'canvas';
import { PICTURE_WIDTH } from '../scene.ts';
import { type Glyphs, readGlyphs } from './glyphs.ts';
import { type Strip, stripOf } from './strip.ts';

/** The files of each are for what those before it lack: kana and kanji, Hangul, and Han that Japan does not use. */
export const FONTS = {
  'Open Sans': filesOf('open-sans', 'OpenSans'),
  'BIZ UDPGothic': filesOf('biz-udpgothic', 'BIZUDPGothic'),
  'Nanum Gothic': filesOf('nanum-gothic', 'NanumGothic'),
  // Read when a name first needs it, which takes some 8 MB.
  'Noto Sans SC': filesOf('noto-sans-sc', 'NotoSansSC'),
} as const;
const FAMILIES = Object.keys(FONTS)
  .map((family) => `"${family}"`)
  .join(', ');

// A font registered after the first canvas is not found, so this comes before any is made.
for (const [family, files] of Object.entries(FONTS)) {
  for (const [weight, file] of Object.entries(files)) {
    registerFont(file, { family, weight });
  }
}

/** How a text is set. */
export interface Style {
  readonly size: number;
  readonly bold: boolean;
}

/** Room left and right of a strip for letters that lean out of their place. */
export const STRIP_PAD = 4;

const REFERENCE_SIZE = 100;
/** Characters measured before the memory of them is thrown away: more than any language has here. */
const CHARACTERS_KEPT = 20_000;
/** Letters kept, of about 2 KB each, before they are thrown away. */
const LETTERS_KEPT = 2000;
const ELLIPSIS = '…';
/** Latin, figures and their signs, kana, the common kanji and Hangul: each letter stands alone. */
const PLAIN = /^[ -~¡-¬®-ɏͰ-ϿЀ-ҁҊ-ӿḀ-ỿ‐-‧−→▶★、-〟ぁ-ゖァ-ヺ・ー一-鿿ㄱ-ㅣ가-힣！-～]*$/;
/** Letters that the first two fonts have for certain. */
const ALWAYS_DRAWN = /^[ -~ぁ-ゖァ-ヺー]*$/;
/** Letters that the third font has: whole syllables, and what they are made of. */
const HANGUL = /^[ㄱ-ㅣ가-힣]$/;
/** Letters that the last font may have. */
const HAN = /[\p{Script=Han}\p{Script=Bopomofo}]/u;
const LATIN = /\p{Script=Latin}/u;
/** The first font has these letters, but nothing is lettered from right to left. */
const HEBREW = /\p{Script=Hebrew}/u;
const LETTER_AT_END = /\p{L}$/u;
/** Line breaks, control and direction marks: a name is one line and turns nothing around. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
/** Characters without ink that are no space: joiners, variants, fillers, the empty Braille cell. */
const INKLESS = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Shares of the size: how high a strip is, and how far under its middle the baseline lies. */
const STRIP_HEIGHT = 1.4;
const BASELINE = 0.36;
const LARGEST = 100;

const surface = createCanvas(PICTURE_WIDTH, LARGEST * STRIP_HEIGHT);
const pen = surface.getContext('2d', { pixelFormat: 'A8' });
pen.textDrawingMode = 'glyph';
pen.textBaseline = 'alphabetic';
const advances = { bold: new Map<string, number>(), normal: new Map<string, number>() };
/** By size, weight and letter, in one number. */
const letters = new Map<number, Strip>();
const drawn = new Map<string, string>();
/** What the fonts have, each read when a text first needs it. */
const glyphs = new Map<keyof typeof FONTS, Glyphs>();
/** Made when a text first needs it: that takes a tenth of the whole start. */
let graphemes: Intl.Segmenter | undefined;

function filesOf(folder: string, name: string): Readonly<Record<'normal' | 'bold', string>> {
  const file = (weight: string) =>
    fileURLToPath(
      import.meta.resolve(`@expo-google-fonts/${folder}/${weight}/${name}_${weight}.ttf`),
    );
  return { normal: file('400Regular'), bold: file('700Bold') };
}

/**
 * The text on one line, with nothing in it that the fonts cannot draw: a letter that they do not have loses its
 * accents or its fancy dress, one of another script is written in Latin letters, and emojis are left out. A text of
 * nothing else is told by their names. Nothing may be left.
 */
export function printable(text: string): string {
  if (ALWAYS_DRAWN.test(text)) return text.trim();
  let line = '';
  const clean = text.toWellFormed().replace(UNPRINTABLE, ' ').replace(INKLESS, '').normalize('NFC');
  for (const character of characters(clean)) {
    const found = drawable(character);
    // Other scripts have no capitals, and a name in Latin letters starts with one.
    const begins =
      found !== character && !LATIN.test(character.normalize('NFKD')) && !LETTER_AT_END.test(line);
    line += begins ? found.charAt(0).toUpperCase() + found.slice(1) : found;
  }
  return line.replace(/ {2,}/g, ' ').trim() || emojiNames(clean);
}

function drawable(character: string): string {
  const known = drawn.get(character);
  if (known !== undefined) return known;
  if (HANGUL.test(character)) return character;
  if (drawn.size >= CHARACTERS_KEPT) drawn.clear();
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '');
  const isDrawn = (part: string) =>
    (hasAll('Open Sans', part) && !HEBREW.test(part)) ||
    hasAll('BIZ UDPGothic', part) ||
    (HAN.test(part) && hasAll('Noto Sans SC', part));
  const rest = [...plain].filter(isDrawn).join('') || inLatin(character);
  const found = isDrawn(character) ? character : rest;
  drawn.set(character, found);
  return found;
}

function hasAll(font: keyof typeof FONTS, part: string): boolean {
  const has = glyphs.get(font) ?? readGlyphs(FONTS[font].normal);
  glyphs.set(font, has);
  return [...part].every((point) => has(point.codePointAt(0) ?? 0));
}

/** The sound of a letter or a figure in Latin letters, as far as it is known. */
function inLatin(character: string): string {
  return /[\p{L}\p{N}]/u.test(character) ? anyAscii(character).replace(/[^A-Za-z0-9]/g, '') : '';
}

/** The English names of the emojis in a text, each once: `Cherry blossom`. */
function emojiNames(text: string): string {
  const names = new Set(anyAscii(text).match(/[A-Za-z][A-Za-z0-9_]+/g));
  const line = [...names].join(', ').replaceAll('_', ' ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** How wide a text is, in pixels: the sum of its characters, as the font does no kerning. */
export function measure(text: string, style: Style): number {
  let width = 0;
  if (PLAIN.test(text)) {
    // Most texts, three times each: an iterator would leave an object a letter to be collected.
    for (let at = 0; at < text.length; at++) width += advance(text.charAt(at), style.bold);
  } else {
    for (const character of segments(text)) width += advance(character, style.bold);
  }
  return (width * style.size) / REFERENCE_SIZE;
}

/** What a reader counts as characters; in plain text each letter is one, without asking. */
function characters(text: string): Iterable<string> {
  return PLAIN.test(text) ? text : segments(text);
}

function* segments(text: string): Generator<string> {
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of graphemes.segment(text)) yield segment;
}

function advance(character: string, bold: boolean): number {
  const known = bold ? advances.bold : advances.normal;
  const width = known.get(character);
  if (width !== undefined) return width;
  if (known.size >= CHARACTERS_KEPT) known.clear();
  setFont({ size: REFERENCE_SIZE, bold });
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
  for (const character of characters(line)) {
    room -= (advance(character, style.bold) * style.size) / REFERENCE_SIZE;
    if (room < 0) break;
    kept += character;
  }
  return `${kept.trimEnd()}${ELLIPSIS}`;
}

let penFont = '';

/** Sets the pen's font if it has another: it is read again each time that it is set. */
function setFont({ size, bold }: Style): void {
  const font = `${bold ? 'bold ' : ''}${size}px ${FAMILIES}`;
  if (font === penFont) return;
  pen.font = font;
  penFont = font;
}

/**
 * Lays a text strip by strip, each so far from the left end of the text's own strip. Letters that
 * stand alone have a strip each, which is kept: a new name costs no drawing. The font does no kerning
 * and letters stand on whole pixels, so that the picture is the same.
 */
export function layText(
  text: string,
  style: Style,
  lay: (strip: Strip, shift: number) => void,
): void {
  if (!PLAIN.test(text)) {
    lay(textStrip(text, style), 0);
    return;
  }
  let left = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    lay(letterOf(letter, style), Math.round(left));
    left += (advance(letter, style.bold) * style.size) / REFERENCE_SIZE;
  }
}

function letterOf(letter: string, style: Style): Strip {
  const { size, bold } = style;
  const key = (size << 17) | (bold ? 1 << 16 : 0) | letter.charCodeAt(0);
  const known = letters.get(key);
  if (known !== undefined) return known;
  if (letters.size >= LETTERS_KEPT) letters.clear();
  const strip = textStrip(letter, style);
  letters.set(key, strip);
  return strip;
}

/** A text drawn as a whole. */
export function textStrip(text: string, style: Style): Strip {
  const { width, height } = boundsOf(text, style);
  pen.clearRect(0, 0, width, height);
  setFont(style);
  pen.fillText(text, STRIP_PAD, height / 2 + style.size * BASELINE);
  return stripOf(pen.getImageData(0, 0, width, height).data, width);
}

/** How large the strip of a text is: its own width, and `STRIP_PAD` on either side. */
export function boundsOf(text: string, style: Style): Pick<Strip, 'width' | 'height'> {
  const own = Math.ceil(measure(text, style)) + 2 * STRIP_PAD;
  return { width: Math.min(PICTURE_WIDTH, own), height: Math.round(style.size * STRIP_HEIGHT) };
}
