/** A colour packed as `0xrrggbb`. */
export type Rgb = number;

/** What the table is made of. */
export const INKS = {
  felt: 0x24503f,
  shade: 0x12291f,
  rim: 0x3a1d17,
  seam: 0x2f5a4d,
  panel: 0x193830,
  lit: 0x2d5c4c,
  cream: 0xf5edd8,
  dim: 0xa9bdae,
  gold: 0xf4bd45,
  dark: 0x14201c,
  seal: 0xc8412f,
  paper: 0xf2ead6,
  ink: 0x17191c,
  seat0: 0x5fb3f2,
  seat1: 0xf08a6e,
  seat2: 0xc9efc4,
  seat3: 0xf0c6f4,
  seat4: 0xf2dc50,
  seat5: 0xf58a00,
  seat6: 0xc6c6c6,
} as const satisfies Readonly<Record<string, Rgb>>;
type Ink = keyof typeof INKS;

/** Pairs that text and edges are drawn in often: their in-between colours get places of their own. */
const RAMPS: readonly (readonly [under: Ink, over: Ink])[] = [
  ['panel', 'cream'],
  ['felt', 'cream'],
  ['lit', 'cream'],
  ['panel', 'dim'],
  ['panel', 'gold'],
  ['gold', 'dark'],
  ['seal', 'cream'],
];
const RAMP_STEPS = 6;
/** The felt from the light at the top to the bottom of the table. */
const LIT_FELT: Rgb = 0x2a5b47;
const DIM_FELT: Rgb = 0x1c4034;
const FELT_STEPS = 14;
/** How many colours `cellOf` tells apart. */
export const CELLS = 1 << 15;
const UNKNOWN = -1;

/** A palette of a PNG holds no more. */
export const PALETTE_SIZE = 256;

/** How many strengths an edge pixel can have; the last one covers fully. */
export const LEVELS = 16;

/** The at most 256 colours of every picture, and how they mix. */
export interface Palette {
  readonly colours: readonly Rgb[];
  readonly inks: Readonly<Record<Ink, number>>;
  /** The indices of the shades of the felt, from the lightest to the darkest. */
  readonly felt: readonly number[];
  /** A table: at `level × 256 + under` the index of `ink` over `under`, `level` of 0–15 strong. */
  blend(ink: Ink): Uint8Array;
  /** A table from index to index: every colour moved towards `ink` by `share` of 0–1. */
  towards(ink: Ink, share: number): Uint8Array;
}

/** The colour that lies `share` (0–1) of the way from one to the other. */
function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const channel = (shift: number): number => {
    const a = (from >> shift) & 0xff;
    return Math.round(a + (((to >> shift) & 0xff) - a) * share) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}

/**
 * A palette for the table and for the cards, whose colours come first and in their order: what was
 * drawn in them can be laid as it is. Each colour more makes pictures larger.
 */
export function createPalette(cards: readonly Rgb[]): Palette {
  const shades = feltShades();
  const colours = [...new Set([...cards, ...Object.values(INKS), ...ramps(), ...shades])];
  if (colours.length > PALETTE_SIZE) throw new RangeError(`${colours.length} colours are too many`);
  const known = nearestIn(colours);
  // One colour stands for all of its cell: whichever came first would make a picture depend on those before it.
  const nearest = (colour: Rgb) => known((colour & 0xf8f8f8) | 0x040404);
  const inks = mapInks((ink) => colours.indexOf(INKS[ink]));
  const towards = (ink: Ink, share: number): Uint8Array => {
    const table = new Uint8Array(PALETTE_SIZE);
    for (const [index, colour] of colours.entries()) {
      table[index] = nearest(mix(colour, INKS[ink], share));
    }
    return table;
  };
  // Each is made when it is first asked for: at the start none is wanted yet.
  const tables = new Map<Ink, Uint8Array>();
  const felt = shades.map((shade) => colours.indexOf(shade));
  return {
    colours,
    inks,
    felt,
    blend: (ink) => {
      const table = tables.get(ink) ?? blendOver(ink, towards);
      tables.set(ink, table);
      return table;
    },
    towards,
  };
}

function feltShades(): readonly Rgb[] {
  return Array.from({ length: FELT_STEPS }, (_, i) =>
    mix(LIT_FELT, DIM_FELT, i / (FELT_STEPS - 1)),
  );
}

function ramps(): readonly Rgb[] {
  return RAMPS.flatMap(([under, over]) =>
    Array.from({ length: RAMP_STEPS - 1 }, (_, i) =>
      mix(INKS[under], INKS[over], (i + 1) / RAMP_STEPS),
    ),
  );
}

function mapInks<T>(value: (ink: Ink) => T): Readonly<Record<Ink, T>> {
  const names = Object.keys(INKS) as Ink[];
  return Object.fromEntries(names.map((ink) => [ink, value(ink)])) as Record<Ink, T>;
}

function blendOver(ink: Ink, towards: Palette['towards']): Uint8Array {
  const table = new Uint8Array(LEVELS * PALETTE_SIZE);
  for (let level = 0; level < LEVELS; level++) {
    table.set(towards(ink, level / (LEVELS - 1)), level * PALETTE_SIZE);
  }
  return table;
}

/** The colour at 5 bits a channel: finer than the palette, and few enough to remember all. */
export function cellOf(colour: Rgb): number {
  return ((colour >> 9) & 0x7c00) | ((colour >> 6) & 0x3e0) | ((colour >> 3) & 0x1f);
}

/** A function that gives the index of the colour nearest to any; it remembers its answers. */
export function nearestIn(colours: readonly Rgb[]): (colour: Rgb) => number {
  const known = new Int16Array(CELLS).fill(UNKNOWN);
  for (const [index, colour] of colours.entries()) {
    if (known[cellOf(colour)] === UNKNOWN) known[cellOf(colour)] = index;
  }
  return (colour) => {
    const cell = cellOf(colour);
    const found = known[cell] ?? UNKNOWN;
    if (found !== UNKNOWN) return found;
    const best = search(colours, colour);
    known[cell] = best;
    return best;
  };
}

function search(colours: readonly Rgb[], colour: Rgb): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < colours.length; index++) {
    const gap = distance(colours[index] ?? 0, colour);
    if (gap < least) {
      least = gap;
      best = index;
    }
  }
  return best;
}

/** Squared, green counting most as it does for the eye. */
function distance(a: Rgb, b: Rgb): number {
  const red = (a >> 16) - (b >> 16);
  const green = ((a >> 8) & 0xff) - ((b >> 8) & 0xff);
  const blue = (a & 0xff) - (b & 0xff);
  return 3 * red * red + 6 * green * green + 2 * blue * blue;
}
