import type { Rgb } from '../../src/render/raster/palette.ts';

/** Red, green and blue in linear light, 0–1. */
export type Light = readonly [red: number, green: number, blue: number];

/** Ways of seeing: with all three kinds of cones, or without that for green or for red. */
export type Sight = 'usual' | 'deuteranopia' | 'protanopia';

type Matrix = readonly [Light, Light, Light];

/** What is seen of linear light (Machado, Oliveira and Fernandes 2009, severity 1). */
const SEEN: Readonly<Record<Sight, Matrix>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
};

function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function encoded(light: number): number {
  const share = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, share)) * 255);
}

export function seen(colour: Rgb, sight: Sight): Light {
  const light = [16, 8, 0].map((shift) => linear((colour >> shift) & 0xff));
  const [red, green, blue] = SEEN[sight].map((row) =>
    row.reduce((sum, share, channel) => sum + share * (light[channel] ?? 0), 0),
  );
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** The colour that looks to everybody as another looks to somebody. */
export function simulated(colour: Rgb, sight: Sight): Rgb {
  const [red, green, blue] = seen(colour, sight).map(encoded);
  return ((red ?? 0) << 16) | ((green ?? 0) << 8) | (blue ?? 0);
}

/** How light a colour is, 0–1, as WCAG 2 counts it. */
export function luminance(colour: Rgb): number {
  const [red, green, blue] = seen(colour, 'usual');
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours as WCAG 2 counts it: 1 for equal ones, 21 for black and white. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** How far apart two colours look (CIE 1976): below about 10 they are alike at a glance. */
export function difference(one: Light, other: Light): number {
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
}

function lab([red, green, blue]: Light): readonly number[] {
  const root = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The pictures, by their places, that differ by less than so much a channel, of 0–255, over the whole. */
export function alikeIn(
  pictures: readonly Uint8ClampedArray[],
  least: number,
): readonly (readonly [one: number, other: number, difference: number])[] {
  return pictures.flatMap((one, at) =>
    pictures.slice(0, at).flatMap((other, place) => {
      const sum = one.reduce((all, value, index) => all + Math.abs(value - (other[index] ?? 0)), 0);
      return sum / one.length < least ? [[at, place, sum / one.length] as const] : [];
    }),
  );
}
