/** A colour packed as `0xrrggbb`. */
export type Rgb = number;

/** What the table is made of. */
export const INKS = {
  felt: 0x24503f,
  shade: 0x12291f,
  rim: 0x3a1d17,
  seam: 0x2f5a4d,
  panel: 0x193830,
  lit: 0x2a594a,
  cream: 0xf5edd8,
  dim: 0xb7cabc,
  gold: 0xf4bd45,
  dark: 0x14201c,
  seal: 0xbd3b29,
  wine: 0x86202a,
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
  ['wine', 'cream'],
  ['wine', 'gold'],
  ['dark', 'paper'],
];
const RAMP_STEPS = 6;
/** The felt from the light at the top to the bottom of the table. */
const LIT_FELT: Rgb = 0x295945;
const DIM_FELT: Rgb = 0x1c4034;
const FELT_STEPS = 14;
/** The parts of a table that have the colour of its month, except for the felt. */
const GROUNDS: readonly Ink[] = ['felt', 'shade', 'seam', 'panel', 'lit'];
/** From January to December: pine, plum, cherry, wisteria, iris, peony, clover, susuki, chrysanthemum, maple, willow, snow. */
const MONTHS: readonly Rgb[] = [
  ...[INKS.felt, 0x57424e, 0x633b4b, 0x4a4265, 0x2f4a68, 0x5a3a5a],
  ...[0x45502a, 0x38495a, 0x5a4822, 0x633e26, 0x205254, 0x47484b],
];
/** How many colours `cellOf` tells apart. */
const CELLS = 1 << 15;
const UNKNOWN = -1;
/** Of the screens that people have. */
const GAMMA = 2.2;

/** A palette of a PNG holds no more. */
export const PALETTE_SIZE = 256;

/** How many strengths an edge pixel can have; the last one covers fully. */
export const LEVELS = 16;

/** The at most 256 colours of every picture, and how they mix. */
export interface Palette {
  /** With the green of January, which is the house's own. */
  readonly colours: readonly Rgb[];
  /** The same with the ground of another month (1–12): as light, of another hue. What was drawn stays as it is. */
  of(month: number): readonly Rgb[];
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
  const grounds = groundsIn(colours, shades);
  const isGround = (colour: Rgb) => grounds.has(colour);
  const steady = colours.filter((colour) => !isGround(colour));
  const [amongAll, amongSteady] = [nearestIn(colours), nearestIn(steady)];
  // One colour stands for all of its cell: whichever came first would make a picture depend on those before it.
  const nearest = (colour: Rgb, isOnGround: boolean) => {
    const cell = (colour & 0xf8f8f8) | 0x040404;
    return isOnGround ? amongAll(cell) : colours.indexOf(steady[amongSteady(cell)] ?? 0);
  };
  const inks = mapInks((ink) => colours.indexOf(INKS[ink]));
  const towards = (ink: Ink, share: number): Uint8Array => {
    const table = new Uint8Array(PALETTE_SIZE);
    for (const [index, colour] of colours.entries()) {
      const isOnGround = isGround(colour) || GROUNDS.includes(ink);
      table[index] = nearest(mix(colour, INKS[ink], share), isOnGround);
    }
    return table;
  };
  // Each is made when it is first asked for: at the start none is wanted yet.
  const tables = new Map<Ink, Uint8Array>();
  const felt = shades.map((shade) => colours.indexOf(shade));
  const months = MONTHS.map((hue, index) =>
    index === 0 ? colours : colours.map((colour) => grounds.get(colour)?.(hue) ?? colour),
  );
  return {
    colours,
    of: (month) => months[month - 1] ?? colours,
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

function ramps(inks: Readonly<Record<Ink, Rgb>> = INKS): readonly Rgb[] {
  return RAMPS.flatMap(([under, over]) =>
    Array.from({ length: RAMP_STEPS - 1 }, (_, i) =>
      mix(inks[under], inks[over], (i + 1) / RAMP_STEPS),
    ),
  );
}

/** The colours that are another in each month, with what they are there. */
function groundsIn(
  colours: readonly Rgb[],
  felt: readonly Rgb[],
): ReadonlyMap<Rgb, (hue: Rgb) => Rgb> {
  const inksOf = (hue: Rgb) =>
    mapInks((ink) => (GROUNDS.includes(ink) ? inHue(INKS[ink], hue) : INKS[ink]));
  const plain = [...GROUNDS.map((ink) => INKS[ink]), ...felt].map(
    (colour) => [colour, (hue: Rgb) => inHue(colour, hue)] as const,
  );
  const edges = ramps().flatMap((colour, index) => {
    const isGround = GROUNDS.includes(RAMPS[Math.floor(index / (RAMP_STEPS - 1))]?.[0] ?? 'dark');
    const of = (hue: Rgb) => ramps(inksOf(hue))[index] ?? colour;
    return isGround ? [[colour, of] as const] : [];
  });
  return new Map([...plain, ...edges].filter(([colour]) => colours.includes(colour)));
}

/** How much light of each kind a colour gives, 0–1, and all of it to the eye. */
function lightOf(colour: Rgb): readonly [red: number, green: number, blue: number, all: number] {
  const channel = (shift: number) => (((colour >> shift) & 0xff) / 255) ** GAMMA;
  const [red, green, blue] = [channel(16), channel(8), channel(0)];
  return [red, green, blue, 0.2126 * red + 0.7152 * green + 0.0722 * blue];
}

/** A colour as light as one, of the hue of another: letters stand out from it as well. */
function inHue(colour: Rgb, hue: Rgb): Rgb {
  const [red, green, blue, all] = lightOf(hue);
  const [, , , light] = lightOf(colour);
  const channel = (part: number) =>
    Math.round(Math.min(1, (part * light) / all) ** (1 / GAMMA) * 255);
  return (channel(red) << 16) | (channel(green) << 8) | channel(blue);
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
    const best = nearest(colours, colour);
    known[cell] = best;
    return best;
  };
}

/** The index of the colour nearest to one. */
export function nearest(colours: readonly Rgb[], colour: Rgb): number {
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
export function distance(a: Rgb, b: Rgb): number {
  const red = (a >> 16) - (b >> 16);
  const green = ((a >> 8) & 0xff) - ((b >> 8) & 0xff);
  const blue = (a & 0xff) - (b & 0xff);
  return 3 * red * red + 6 * green * green + 2 * blue * blue;
}
