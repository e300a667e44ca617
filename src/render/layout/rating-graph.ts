import { type Item, PICTURE_HEIGHT, PICTURE_WIDTH, type Rect, type Scene } from '../scene.ts';
import { whole, word } from './line.ts';
import { box, GAP, LINE, line, MARGIN, PAD, widthOf } from './pieces.ts';
import { atEnds } from './seat-lines.ts';

/** A rating over time, with every word as it is to be printed. */
export interface RatingGraph {
  /** Whose; of any length and script. */
  readonly title: string;
  /** In which game. */
  readonly subtitle: string;
  /** The newest rating: `1612 ± 84`. */
  readonly figure: string;
  /** After each match, the oldest first; one at least. */
  readonly steps: readonly RatingStep[];
  /** The days of the first and of the last of them. */
  readonly from: string;
  readonly to: string;
  /** How many there are: `34 rated matches`. */
  readonly count: string;
}

interface RatingStep {
  readonly value: number;
  /** How far the true value may well be away from it, to either side. */
  readonly spread: number;
}

/** Several steps that share a column of the picture. */
interface Column {
  readonly x: number;
  readonly w: number;
  readonly steps: readonly [RatingStep, ...(readonly RatingStep[])];
}

/** Where the graph stands, and which values its lower and its upper edge are. */
interface Plot extends Rect {
  readonly lowest: number;
  readonly highest: number;
  readonly tick: number;
}

const INNER = PICTURE_WIDTH - 2 * MARGIN;
const TOP = MARGIN + 2 * LINE + 8;
const TICKS = [25, 50, 100, 200, 500, 1000];
const MOST_TICKS = 6;
/** So much at least is seen above and below the line. */
const LEAST_AROUND = 40;
const COLUMN = 4;
const STROKE = 6;
const DOT = 22;

/** The rating after each match as a line of steps, in the band where the true one may well be. */
export function layoutRatingGraph(graph: RatingGraph): Scene {
  const panel = { x: MARGIN, y: TOP, w: INNER, h: PICTURE_HEIGHT - MARGIN - TOP };
  const plot = plotIn(panel, graph.steps);
  const columns = columnsOf(graph.steps, plot);
  const head = { x: MARGIN + PAD, w: INNER - 2 * PAD };
  const now = whole(graph.figure, { bold: true, ink: 'gold' });
  return {
    background: 'felt',
    items: [
      ...atEnds([word(graph.title, { bold: true }), now], { ...head, y: MARGIN }),
      ...atEnds([word(graph.subtitle, { ink: 'dim' }), word(graph.count, { ink: 'dim' })], {
        ...head,
        y: MARGIN + LINE,
      }),
      box(panel, 'panel', PAD),
      ...columns.map((column) => band(column, plot)),
      ...scale(plot, panel),
      ...columns.flatMap((column, index) => stroke(column, columns[index - 1], plot)),
      ...dot(columns.at(-1), plot),
      ...days(graph, plot),
    ],
  };
}

function plotIn(panel: Rect, steps: readonly RatingStep[]): Plot {
  const values = steps.map(({ value }) => value);
  const around = Math.max(LEAST_AROUND, steps.at(-1)?.spread ?? 0);
  const low = Math.min(...values) - around;
  const high = Math.max(...values) + around;
  const tick = TICKS.find((size) => (high - low) / size <= MOST_TICKS) ?? TICKS.at(-1) ?? 1;
  const label = widthOf('0000') + GAP;
  const x = panel.x + PAD + label;
  const y = panel.y + PAD + LINE / 2;
  return {
    ...{
      x,
      y,
      w: panel.x + panel.w - PAD - DOT / 2 - x,
      h: panel.y + panel.h - LINE - 2 * PAD - y,
    },
    lowest: Math.floor(low / tick) * tick,
    highest: Math.ceil(high / tick) * tick,
    tick,
  };
}

/** The height of a value in whole pixels; what lies outside stands at the edge. */
function heightOf(value: number, { y, h, lowest, highest }: Plot): number {
  const inside = Math.min(highest, Math.max(lowest, value));
  return Math.round(y + (h * (highest - inside)) / (highest - lowest));
}

/** One column a step, or several steps to one where there are more than can be told apart. */
function columnsOf(steps: readonly RatingStep[], { x, w }: Plot): readonly Column[] {
  const count = Math.min(steps.length, Math.floor(w / COLUMN));
  return Array.from({ length: count }, (_, index): readonly Column[] => {
    const [first, ...others] = steps.slice(
      Math.floor((index * steps.length) / count),
      Math.floor(((index + 1) * steps.length) / count),
    );
    const left = Math.round(x + (index * w) / count);
    const right = Math.round(x + ((index + 1) * w) / count);
    return first === undefined ? [] : [{ x: left, w: right - left, steps: [first, ...others] }];
  }).flat();
}

function band({ x, w, steps }: Column, plot: Plot): Item {
  const top = heightOf(Math.max(...steps.map(({ value, spread }) => value + spread)), plot);
  const bottom = heightOf(Math.min(...steps.map(({ value, spread }) => value - spread)), plot);
  return box({ x, y: top, w, h: Math.max(1, bottom - top) }, 'lit', 0);
}

/** The steps of a column, and the way to them from the column before. */
function stroke({ x, w, steps }: Column, before: Column | undefined, plot: Plot): readonly Item[] {
  const values = steps.map(({ value }) => value);
  const across = between({ x, w }, [Math.max(...values), Math.min(...values)], plot);
  const last = before?.steps.at(-1)?.value;
  if (last === undefined) return [across];
  const ends = [last, steps[0].value] as const;
  const way = { x: Math.round(x - STROKE / 2), w: STROKE };
  return [between(way, [Math.max(...ends), Math.min(...ends)], plot), across];
}

function between(
  { x, w }: Pick<Rect, 'x' | 'w'>,
  [high, low]: readonly [number, number],
  plot: Plot,
): Item {
  const top = heightOf(high, plot) - STROKE / 2;
  return box({ x, y: top, w, h: heightOf(low, plot) + STROKE / 2 - top }, 'gold', 0);
}

function dot(last: Column | undefined, plot: Plot): readonly Item[] {
  const step = last?.steps.at(-1);
  if (last === undefined || step === undefined) return [];
  const x = last.x + last.w - DOT / 2;
  const y = heightOf(step.value, plot) - DOT / 2;
  return [box({ x, y, w: DOT, h: DOT }, 'gold', DOT / 2)];
}

/** A line and a figure at each round value. */
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
