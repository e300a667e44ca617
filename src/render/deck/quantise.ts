import type { Canvas } from 'canvas';
import { drawsOf, seedOf } from '../../engine/core/random.ts';
import { cellOf, nearestIn, type Rgb } from '../raster/palette.ts';
import { CARD_COLOURS } from './deck.ts';

const SOLID = 205;
const FLAT = Object.values(CARD_COLOURS).map((hex) => Number.parseInt(hex.slice(1), 16));
const INK = Number.parseInt(CARD_COLOURS.ink.slice(1), 16);

/** How often the mixtures are moved to where they lose least: more changes nothing that is seen. */
const PASSES = 12;

/** The colours of a canvas' pixels, row by row; ink if they are not solid, as at a card's corners. */
export function coloursOn(canvas: Canvas): readonly Rgb[] {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return Array.from({ length: data.length / 4 }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(pixel * 4, pixel * 4 + 4);
    return alpha < SOLID ? INK : (red << 16) | (green << 8) | blue;
  });
}

/** At most `size` colours for drawings in `CARD_COLOURS`: those, and mixtures of what lies between. */
export function reduceColours(pixels: Iterable<Rgb>, size: number): readonly Rgb[] {
  const flat = new Set(FLAT.map(cellOf));
  const between = [...Map.groupBy(pixels, cellOf)]
    .filter(([cell]) => !flat.has(cell))
    .toSorted(([a], [b]) => a - b)
    .map(([, alike]): Counted => [alike.at(-1) ?? 0, alike.length]);
  let mixtures = reduce(between, size - FLAT.length);
  for (let pass = 0; pass < PASSES; pass++) mixtures = moved(mixtures, between);
  return [...new Set([...FLAT, ...mixtures])];
}

/** Exchanges of two colours that are tried: more gain next to nothing. */
const EXCHANGES = 20_000;

/**
 * The same colours in an order in which few differences between the places of neighbours are frequent: a
 * picture is packed as such differences. `rows` are drawings under each other, `width` pixels wide.
 */
export function arranged(
  colours: readonly Rgb[],
  rows: readonly Rgb[],
  width: number,
): readonly Rgb[] {
  const nearest = nearestIn(colours);
  const indices = rows.map(nearest);
  const size = colours.length;
  const pairs = new Float64Array(size * size);
  for (const [at, own] of indices.entries()) {
    const above = indices[at - width] ?? own;
    if (above !== own) pairs[own * size + above] = (pairs[own * size + above] ?? 0) + 1;
  }
  const places = [...colours.keys()];
  const draw = drawsOf(seedOf(1), 'colours');
  let least = disorder(pairs, places);
  for (let tried = 0; tried < EXCHANGES; tried++) {
    const [one, other] = [draw(size), draw(size)];
    exchange(places, one, other);
    const found = disorder(pairs, places);
    if (found <= least) least = found;
    else exchange(places, one, other);
  }
  return places.map((_, place) => colours[places.indexOf(place)] ?? 0);
}

function exchange(places: number[], one: number, other: number): void {
  [places[one], places[other]] = [places[other] ?? 0, places[one] ?? 0];
}

/** How many bits the differences between the places of neighbours take, except for a constant. */
function disorder(pairs: Float64Array, places: readonly number[]): number {
  const counts = new Float64Array(256);
  const size = places.length;
  for (let own = 0; own < size; own++) {
    for (let above = 0; above < size; above++) {
      const difference = ((places[own] ?? 0) - (places[above] ?? 0)) & 0xff;
      counts[difference] = (counts[difference] ?? 0) + (pairs[own * size + above] ?? 0);
    }
  }
  return counts.reduce((sum, count) => (count > 0 ? sum - count * Math.log2(count) : sum), 0);
}

/** Each mixture moved to the middle of the colours that it is the nearest to. */
function moved(mixtures: readonly Rgb[], counted: readonly Counted[]): readonly Rgb[] {
  const nearest = nearestIn([...FLAT, ...mixtures]);
  const groups = Map.groupBy(counted, ([colour]) => nearest(colour) - FLAT.length);
  return mixtures.map((mixture, index) => mean(groups.get(index) ?? [[mixture, 1]]));
}

type Counted = readonly [colour: Rgb, count: number];

interface Cluster {
  readonly members: readonly Counted[];
  /** How much is lost by drawing all of them in one colour, and the channel that loses most. */
  readonly loss: number;
  readonly shift: number;
}

/** At most `size` colours for those that were counted: the cluster that loses most is cut in two. */
function reduce(counted: readonly Counted[], size: number): readonly Rgb[] {
  const clusters = [cluster(counted)];
  while (clusters.length < size) {
    clusters.sort((a, b) => a.loss - b.loss);
    const widest = clusters.pop();
    if (widest === undefined || widest.members.length < 2) break;
    clusters.push(...cut(widest));
  }
  return clusters.map(({ members }) => mean(members));
}

function cut({ members, shift }: Cluster): readonly [Cluster, Cluster] {
  const sorted = [...members].sort(([a], [b]) => ((a >> shift) & 0xff) - ((b >> shift) & 0xff));
  const half = sorted.reduce((sum, [, count]) => sum + count, 0) / 2;
  let seen = 0;
  const middle = sorted.findIndex(([, count]) => {
    seen += count;
    return seen >= half;
  });
  const at = Math.min(Math.max(middle, 1), sorted.length - 1);
  return [cluster(sorted.slice(0, at)), cluster(sorted.slice(at))];
}

function cluster(members: Cluster['members']): Cluster {
  const losses = [16, 8, 0].map((shift) => ({ shift, loss: spread(members, shift) }));
  const worst = losses.reduce((a, b) => (b.loss > a.loss ? b : a));
  return { members, ...worst };
}

function spread(members: Cluster['members'], shift: number): number {
  let count = 0;
  let sum = 0;
  let squares = 0;
  for (const [colour, times] of members) {
    const value = (colour >> shift) & 0xff;
    count += times;
    sum += times * value;
    squares += times * value * value;
  }
  return squares - (sum * sum) / count;
}

function mean(members: Cluster['members']): Rgb {
  const total = members.reduce((sum, [, count]) => sum + count, 0);
  const channel = (shift: number): number => {
    const sum = members.reduce((acc, [colour, n]) => acc + ((colour >> shift) & 0xff) * n, 0);
    return Math.round(sum / total) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}
