import { LEVELS } from './palette.ts';
import { type Strip, stripOf } from './strip.ts';

const FULL = LEVELS - 1;
/** Points on each side of a pixel that are looked at to find how much of it is covered. */
const POINTS = 4;
/** How far the sides of a diamond bulge, so that a figure fits inside. */
const DIAMOND_BULGE = 1.3;
/** How far its sides are from its middle, where the middles of their arcs lie, and how low it sits. */
const TRIANGLE = { side: 0.76, arc: 1.48, low: 0.12 } as const;
const NORMALS = [90, 210, 330].map((degrees) => (degrees * Math.PI) / 180);
const SQUARE_ROUND = 0.28;
const HEXAGON = { side: 0.5, height: 0.92 } as const;
/** How high the straight part of a shield is, and how wide it is. */
const SHIELD = { top: 0.9, wide: 0.88 } as const;
/** How wide the beams of a cross are, from their middle. */
const BEAM = 0.58;
const TICK_STROKE = 0.15;
const ARROW = { shaft: 0.24, neck: 0.02, head: 0.82 } as const;

/** Whether a point lies inside; of a shape in the square from −1 to 1, right and down. */
type Inside = (x: number, y: number) => boolean;

export const SHAPES = {
  circle: (x, y) => Math.hypot(x, y) <= 1,
  square: (x, y) => isInRounded(Math.abs(x) / 0.93, Math.abs(y) / 0.93),
  diamond: (x, y) => Math.abs(x) ** DIAMOND_BULGE + Math.abs(y) ** DIAMOND_BULGE <= 1,
  hexagon: (x, y) =>
    Math.abs(y) <= HEXAGON.height &&
    Math.abs(x) + (Math.abs(y) * (1 - HEXAGON.side)) / HEXAGON.height <= 1,
  triangle: isInTriangle,
  shield: (x, y) =>
    y >= -SHIELD.top &&
    Math.abs(x) <= SHIELD.wide * (y < 0 ? 1 : Math.sqrt(Math.max(0, 1 - y * y))),
  cross: (x, y) =>
    Math.max(Math.abs(x), Math.abs(y)) <= 0.98 && Math.min(Math.abs(x), Math.abs(y)) <= BEAM,
  arrow: (x, y) =>
    x < ARROW.neck
      ? x >= -ARROW.head && Math.abs(y) <= ARROW.shaft
      : Math.abs(y) <= ((ARROW.head - x) / (ARROW.head - ARROW.neck)) * ARROW.head,
  tick: (x, y) =>
    isNear([x, y], [-0.5, 0.05], [-0.12, 0.45]) || isNear([x, y], [-0.12, 0.45], [0.52, -0.42]),
} satisfies Readonly<Record<string, Inside>>;
type Shape = keyof typeof SHAPES;

function isInRounded(x: number, y: number): boolean {
  const straight = 1 - SQUARE_ROUND;
  if (x > 1 || y > 1) return false;
  return x <= straight || y <= straight || Math.hypot(x - straight, y - straight) <= SQUARE_ROUND;
}

/** It stands on one side; each of its sides is an arc. */
function isInTriangle(x: number, y: number): boolean {
  const { side, arc, low } = TRIANGLE;
  return NORMALS.every(
    (angle) => Math.hypot(x + arc * Math.cos(angle), y - low + arc * Math.sin(angle)) <= arc + side,
  );
}

type Point = readonly [x: number, y: number];

/** Whether a point lies on a stroke from one point to another. */
function isNear([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): boolean {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - at * dx, y - ay - at * dy) <= TICK_STROKE;
}

const masks = new Map<string, Strip>();

export function shapeMask(shape: Shape, size: number): Strip {
  const key = `${shape} ${size}`;
  const known = masks.get(key) ?? maskOf(SHAPES[shape], size);
  masks.set(key, known);
  return known;
}

function maskOf(inside: Inside, size: number): Strip {
  const isIn: Inside = (x, y) => inside((x / size) * 2 - 1, (y / size) * 2 - 1);
  const coverage = Array.from({ length: size * size }, (_, place) => {
    const covered = coverageOf(isIn, place % size, Math.floor(place / size));
    return Math.round(covered * FULL) << 4;
  });
  return stripOf(coverage, size);
}

/** How much of a pixel lies inside, 0–1; `inside` in pixels, right and down. */
export function coverageOf(inside: Inside, column: number, row: number): number {
  const at = (pixel: number, point: number) => pixel + (point + 0.5) / POINTS;
  let covered = 0;
  for (let point = 0; point < POINTS ** 2; point++) {
    if (inside(at(column, point % POINTS), at(row, Math.floor(point / POINTS)))) covered++;
  }
  return covered / POINTS ** 2;
}
