import { type CardId, card, formatCard } from '../../engine/core/cards.ts';
import { CARD_COLOURS } from './deck.ts';

/**
 * The Korean face of the deck: the same drawings with 光 on the brights and the names of the ribbons on them,
 * 홍단, 청단 and 초단; and the bonus cards, which no other deck has.
 */

/** Strokes in a square of 20 × 20. */
type Glyph = string;

const GWANG: Glyph =
  'M10 1V8.6M4.4 2.8L6.6 7M15.6 2.8L13.4 7M1.8 8.8H18.2M7.4 9C7.4 14 6 16.8 2.4 18.8M12.4 9V16.2C12.4 18 13 18.4 14.6 18.4H16C17.8 18.4 18 17.4 18 15';
const HONG: Glyph =
  'M10 0.8V2.6M4.6 4.2H15.4M7.2 8.2a2.8 2.4 0 1 0 5.6 0a2.8 2.4 0 1 0 -5.6 0M10 11.2V13.2M2 13.6H18M6.8 17.4a3.2 2.4 0 1 0 6.4 0a3.2 2.4 0 1 0 -6.4 0';
const CHEONG: Glyph =
  'M7 0.8V2.6M2 4.2H12M7 4.2L2.6 10.6M7 4.2L11.6 10.6M17 0.8V12M17 6.4H13.2M6.6 16.2a4 3 0 1 0 8 0a4 3 0 1 0 -8 0';
const CHO: Glyph = 'M10 0.8V2.6M4 4.4H16M10 4.4L4.6 11M10 4.4L15.4 11M10 12.6V17.4M1.8 17.8H18.2';
const DAN: Glyph = 'M10.4 2.6H3V10.2H11M15 0.8V12.6M15 6.4H18.6M5 14V18.8H17.6';
const PI: Glyph = 'M1.6 3.6H12.4M1.6 15H12.4M4.8 3.6V15M9.2 3.6V15M17.4 0.8V19.2';
const TWO: Glyph = 'M4.6 6.4C4.6 -0.6 15.6 -0.6 15.4 6.2C15.2 10.4 6.4 14 4.4 18.6H16';
const THREE: Glyph =
  'M4.6 4.4C6.4 0 15 0.6 14.8 5.4C14.8 8.2 12 9.2 9 9.2C13 9.2 15.8 10.8 15.6 14.2C15.2 20 6.4 20 4.2 15.6';

const { ink, paper, white, red, wine, gold, green, leaf, blue, water } = CARD_COLOURS;

interface Place {
  /** Of the middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Degrees clockwise. */
  readonly turn?: number;
}

function glyph(strokes: Glyph, { x, y, size, turn = 0 }: Place, colour: string): string {
  const scale = size / 20;
  const width = 2.6;
  const place = `translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-10 -10)`;
  return `<path transform="${place}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${strokes}"/>`;
}

/** Where the middle of a bright's sign is, from the left and from the foot of what is shown. */
const SIGN_X = 27;
const SIGN_Y = 28;

/** 光 on a red disc, in the left corner above `foot`. */
function bright(foot: number): string {
  const [x, y] = [SIGN_X, foot - SIGN_Y];
  const disc = `<circle cx="${x}" cy="${y}" r="23" fill="${red}" stroke="${paper}" stroke-width="3"/>`;
  return disc + glyph(GWANG, { x, y, size: 31 }, white);
}

/** Where the two syllables of a ribbon's name stand, from the left, and how far they are turned, in degrees. */
type Pair = readonly [upper: number, lower: number, turn: number];

function ribbon(name: Glyph, [upper, lower, turn]: Pair): string {
  const place = { size: 25, turn };
  return (
    glyph(name, { ...place, x: upper, y: 84 }, white) +
    glyph(DAN, { ...place, x: lower, y: 118 }, white)
  );
}

const BRIGHTS: readonly string[] = [
  'pine.crane',
  'cherry.curtain',
  'susuki.moon',
  'willow.rainman',
  'paulownia.phoenix',
];

/** What is drawn over the ribbons of the deck, by their id texts. */
const RIBBONS: Readonly<Record<string, string>> = {
  'pine.ribbon': ribbon(HONG, [60, 57, 3]),
  'plum.ribbon': ribbon(HONG, [70, 67, 2]),
  'cherry.ribbon': ribbon(HONG, [64, 59, 6]),
  'peony.ribbon': ribbon(CHEONG, [65, 69, -6]),
  'chrys.ribbon': ribbon(CHEONG, [57, 62, -8]),
  'maple.ribbon': ribbon(CHEONG, [59, 57, 2]),
  'wisteria.ribbon': ribbon(CHO, [66, 59, 8]),
  'iris.ribbon': ribbon(CHO, [64, 66, -3]),
  'clover.ribbon': ribbon(CHO, [63, 66, -3]),
};

interface Bonus {
  readonly ground: string;
  readonly shade: string;
  readonly number: Glyph;
}

const BONUSES: Readonly<Record<string, Bonus>> = {
  'bonus.two1': { ground: leaf, shade: green, number: TWO },
  'bonus.two2': { ground: water, shade: blue, number: TWO },
  'bonus.three': { ground: gold, shade: wine, number: THREE },
};

const FRAME = `<rect x="1.6" y="1.6" width="118.8" height="196.8" rx="6.6" fill="none" stroke="${ink}" stroke-width="3.2"/>`;

/** A bonus card: how many chaff it is, 피. */
function bonus({ ground, shade, number }: Bonus): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 122 200" preserveAspectRatio="none">',
    `<rect width="122" height="200" rx="8" fill="${ground}"/>`,
    `<rect x="14" y="14" width="94" height="172" rx="10" fill="${paper}" stroke="${ink}" stroke-width="2"/>`,
    `<rect x="20" y="20" width="82" height="160" rx="6" fill="none" stroke="${shade}" stroke-width="2.4"/>`,
    `<circle cx="61" cy="72" r="37" fill="${shade}" stroke="${ink}" stroke-width="2"/>`,
    glyph(number, { x: 61, y: 72, size: 44 }, white),
    glyph(PI, { x: 61, y: 144, size: 44 }, ink),
    FRAME,
    '</svg>',
  ].join('');
}

export const KOREAN_FACES: readonly CardId[] = [
  ...BRIGHTS,
  ...Object.keys(RIBBONS),
  ...Object.keys(BONUSES),
]
  .map(card)
  .toSorted((a, b) => a - b);

/** The lines on a poetry ribbon, in the drawings of the deck. */
const VERSES = /^ *<path fill="#1d1a20" d=[^\n]*\n/m;

/**
 * The drawing of a card with its Korean face.
 *
 * @param svg the drawing as it is in the deck, which has no bonus cards
 * @param foot where what is shown of the card ends, from its top: the sign of a bright stands there
 */
export function koreanFace(face: CardId, svg: (name: string) => string, foot = 200): string {
  const name = formatCard(face);
  const own = BONUSES[name];
  if (own !== undefined) return bonus(own);
  const mark = BRIGHTS.includes(name) ? bright(foot) : (RIBBONS[name] ?? '');
  const plain = mark.includes(HONG) ? svg(name).replace(VERSES, '') : svg(name);
  // Over the picture, under the frame.
  return plain.replace(/<\/g>\n {2}<rect (?=[^\n]*\n<\/svg>)/, (end) =>
    end.replace('</g>', `${mark}</g>`),
  );
}
