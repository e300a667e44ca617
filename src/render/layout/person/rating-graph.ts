import type { Ink, Item, Rect, Scene } from '../../scene.ts';
import { whole, word } from '../line.ts';
import {
  box,
  curve,
  GAP,
  HEAD,
  LINE,
  line,
  MARGIN,
  PAD,
  smooth,
  under,
  widthOf,
} from '../pieces.ts';
import { endsUnder } from '../seat-lines.ts';

export interface RatingGraph {
  /** Whose; of any length and script. */
  readonly title: string;
  readonly subtitle: string;
  /** The newest rating: `1612 ± 84`. */
  readonly figure: string;
  /** After each match, the oldest first; one at least. */
  readonly steps: readonly RatingPoint[];
  /** The days of the first and of the last of them. */
  readonly from: string;
  readonly to: string;
  /** How many there are: `34 rated matches`. */
  readonly count: string;
}

export interface RatingPoint {
  readonly value: number;
  /** How far the true value may well be away from it, to either side. */
  readonly spread: number;
}

/** What a column of the picture shows: the rating at that time, between one match and the next. */
interface Column extends RatingPoint {
  readonly x: number;
  readonly w: number;
}

interface Plot extends Rect {
  readonly lowest: number;
  readonly highest: number;
  readonly tick: number;
}

/** What is under two lines of a heading. */
export const UNDER_HEADING = MARGIN + 2 * LINE + 8;
const TICKS = [25, 50, 100, 200, 500, 1000];
const MOST_TICKS = 6;
/** So much at least is seen above and below the line. */
const LEAST_AROUND = 40;
const COLUMN = 2;
const STROKE = 6;
const EDGE = 3;
const DOT = 22;

/** The rating over all matches as a line, in the band where the true one may well be. */
export function layoutRatingGraph(graph: RatingGraph): Scene {
  const panel = under(UNDER_HEADING);
  const dim = { ink: 'dim' } as const;
  return {
    items: [
      ...endsUnder(
        [
          [word(graph.title, { bold: true }), whole(graph.figure, { bold: true, ink: 'gold' })],
          [word(graph.subtitle, dim), word(graph.count, dim)],
        ],
        HEAD,
      ),
      ...ratingCourse(panel, graph.steps),
      ...days(graph, plotIn(panel, graph.steps)),
    ],
  };
}

export function ratingCourse(panel: Rect, steps: readonly RatingPoint[]): readonly Item[] {
  const plot = plotIn(panel, steps);
  const columns = columnsOf(steps, plot);
  const lineOf = (value: (step: RatingPoint) => number) => (ink: Ink, line: number) =>
    curve(
      smooth(steps.map(value), plot.w).map((each) => heightOf(each, plot)),
      { x: plot.x, line, ink },
    );
  return [
    box(panel, 'panel', PAD),
    ...columns.map((column) => band(column, plot)),
    ...[1, -1].map((side) => lineOf(({ value, spread }) => value + side * spread)('lit', EDGE)),
    ...scale(plot, panel),
    lineOf(({ value }) => value)('gold', STROKE),
    ...dot(columns.at(-1), plot),
  ];
}

function plotIn(panel: Rect, steps: readonly RatingPoint[]): Plot {
  const around = ({ spread }: RatingPoint) => Math.max(LEAST_AROUND, spread);
  const low = Math.min(...steps.map((step) => step.value - around(step)));
  const high = Math.max(...steps.map((step) => step.value + around(step)));
  const most = Math.min(MOST_TICKS, Math.floor(panel.h / (2 * LINE)));
  const tick = TICKS.find((size) => (high - low) / size <= most) ?? TICKS.at(-1) ?? 1;
  const label = widthOf('0000') + GAP;
  const x = Math.round(panel.x + PAD + label);
  const y = panel.y + PAD + LINE / 2;
  return {
    x,
    y,
    w: panel.x + panel.w - PAD - DOT / 2 - x,
    h: panel.y + panel.h - LINE - 2 * PAD - y,
    lowest: Math.floor(low / tick) * tick,
    highest: Math.ceil(high / tick) * tick,
    tick,
  };
}

/** The height of a value; what lies outside stands at the edge. */
function heightOf(value: number, { y, h, lowest, highest }: Plot): number {
  const inside = Math.min(highest, Math.max(lowest, value));
  return y + (h * (highest - inside)) / (highest - lowest);
}

/** Narrow columns from the first step to the last, each between the steps before and after it. */
function columnsOf(steps: readonly RatingPoint[], { x, w }: Plot): readonly Column[] {
  const values = smooth(
    steps.map(({ value }) => value),
    Math.floor(w / COLUMN),
  );
  const spreads = smooth(
    steps.map(({ spread }) => spread),
    values.length,
  );
  return values.map((value, index) => {
    return { x: x + index * COLUMN, w: COLUMN, value, spread: spreads[index] ?? 0 };
  });
}

function band({ x, w, value, spread }: Column, plot: Plot): Item {
  const top = heightOf(value + spread, plot);
  return box({ x, y: top, w, h: Math.max(1, heightOf(value - spread, plot) - top) }, 'lit', 0);
}

function dot(last: Column | undefined, plot: Plot): readonly Item[] {
  if (last === undefined) return [];
  const x = last.x + last.w - DOT / 2;
  const y = heightOf(last.value, plot) - DOT / 2;
  return [box({ x, y, w: DOT, h: DOT }, 'gold', DOT / 2)];
}

function scale(plot: Plot, panel: Rect): readonly Item[] {
  const { x, w, lowest, highest, tick } = plot;
  const count = Math.round((highest - lowest) / tick) + 1;
  return Array.from({ length: count }, (_, index) => lowest + index * tick).flatMap((value) => {
    const y = heightOf(value, plot);
    const label = { x: panel.x + PAD, y: y - LINE / 2, w: x - GAP - panel.x - PAD, h: LINE };
    return [
      box({ x, y, w, h: 1 }, 'dim', 0),
      line(label, String(value), { ink: 'dim', align: 'right' }),
    ];
  });
}

function days({ from, to }: RatingGraph, { x, y, w, h }: Plot): readonly Item[] {
  const row = { x, y: y + h + LINE / 2, w: w / 2, h: LINE };
  const first = line(row, from, { ink: 'dim' });
  return from === to
    ? [first]
    : [first, line({ ...row, x: x + w / 2 }, to, { ink: 'dim', align: 'right' })];
}
