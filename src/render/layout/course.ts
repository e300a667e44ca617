import type { Seat } from '../../engine/core/game.ts';
import { type MatchStory, turningPoint } from '../../engine/round/match-story.ts';
import type { Item, Rect } from '../scene.ts';
import type { PictureWords } from '../words.ts';
import { BADGE_WIDTH, badge, SEAT_INKS, word } from './line.ts';
import { box, GAP, LINE, PAD, tray } from './pieces.ts';
import { atEnds } from './seat-lines.ts';

type Course = MatchStory['course'];

const COLUMN = 2;
const STROKE = 5;
const TURN = 3;
/** The badges at the ends of the lines, from one to the next in a column. */
const BADGE_STEP = 44;

/** How high a graph is at least; one without a heading may be as much lower as a line is high. */
export const COURSE_LEAST = 170;

/** Where the lines stand, in how many columns the badges, and what its lower and its upper edge are. */
interface Plot extends Rect {
  readonly columns: number;
  readonly lowest: number;
  readonly highest: number;
}

/**
 * What each seat owned round by round, as lines that end at its badge; of a match that is over, where the
 * winner took the lead. Without a heading where it is low.
 */
export function courseGraph(
  course: Course,
  { winner, words }: { readonly winner: Seat | null; readonly words: PictureWords },
  rect: Rect,
): readonly Item[] {
  const turned = winner === null ? null : turningPoint(course, winner);
  const heading = [
    word(words.course, { ink: 'dim' }),
    word(turned === null ? '' : words.turned(turned), { ink: 'gold', bold: true }),
  ] as const;
  const values = course.flat();
  const isHeaded = rect.h >= COURSE_LEAST;
  const top = rect.y + (isHeaded ? LINE : 0) + PAD + BADGE_WIDTH / 2;
  const h = rect.y + rect.h - PAD - BADGE_WIDTH / 2 - top;
  const seats = (course[0] ?? []).map((_, seat) => seat);
  const columns = Math.ceil(((seats.length - 1) * BADGE_STEP) / Math.max(1, h)) || 1;
  const plot: Plot = {
    ...{ x: rect.x + 2 * PAD, y: top, h, columns },
    w: rect.w - 4 * PAD - columns * (BADGE_WIDTH + GAP) - GAP,
    lowest: Math.min(...values),
    highest: Math.max(...values),
  };
  const inOrder = seats.toSorted((a, b) => Number(a === winner) - Number(b === winner));
  return [
    ...tray(rect, 'panel'),
    ...(isHeaded ? atEnds(heading, { x: rect.x + PAD, y: rect.y + 4, w: rect.w - 2 * PAD }) : []),
    ...(plot.lowest < 0 && plot.highest > 0
      ? [box({ ...plot, y: heightOf(0, plot), h: 1 }, 'dim', 0)]
      : []),
    ...(turned === null ? [] : [turnedAt(turned, course, plot)]),
    ...inOrder.flatMap((seat) => lineOf(seat, course, plot)),
    ...ends(seats, course, plot),
  ];
}

/** The height of a value in whole pixels. */
function heightOf(value: number, { y, h, lowest, highest }: Plot): number {
  return Math.round(y + (h * (highest - value)) / Math.max(1, highest - lowest));
}

function turnedAt(round: number, course: Course, { x, y, w, h }: Plot): Item {
  const at = x + (w * (round - 1)) / Math.max(1, course.length - 1);
  return box({ x: at - TURN / 2, y, w: TURN, h }, 'gold', 0);
}

/** Narrow columns from the first round to the last, each as high as the way from the one before. */
function lineOf(seat: Seat, course: Course, plot: Plot): readonly Item[] {
  const ink = SEAT_INKS[seat % SEAT_INKS.length] ?? 'cream';
  const count = Math.floor(plot.w / COLUMN);
  const valueAt = (index: number) => {
    const at = (Math.max(0, index) * (course.length - 1)) / Math.max(1, count - 1);
    const before = course[Math.floor(at)]?.[seat] ?? 0;
    const after = course[Math.ceil(at)]?.[seat] ?? before;
    return before + (after - before) * (at - Math.floor(at));
  };
  return Array.from({ length: count }, (_, index) => {
    const heights = [heightOf(valueAt(index), plot), heightOf(valueAt(index - 1), plot)];
    const top = Math.min(...heights) - STROKE / 2;
    const h = Math.max(...heights) + STROKE / 2 - top;
    return box({ x: plot.x + index * COLUMN, y: top, w: COLUMN, h }, ink, 0);
  });
}

/** The badge of each seat where its line ends, moved apart where they would cover each other. */
function ends(seats: readonly Seat[], course: Course, plot: Plot): readonly Item[] {
  const last = course.at(-1) ?? [];
  const ordered = seats.toSorted((a, b) => (last[b] ?? 0) - (last[a] ?? 0) || a - b);
  const { columns } = plot;
  const step = BADGE_STEP / columns;
  const x = plot.x + plot.w + GAP;
  let above = Number.NEGATIVE_INFINITY;
  return ordered.flatMap((seat, index) => {
    const own = heightOf(last[seat] ?? 0, plot);
    const most = plot.y + plot.h - (ordered.length - 1 - index) * step;
    above = Math.max(Math.min(own, most), above + step);
    return badge(seat).at(
      x + (index % columns) * (BADGE_WIDTH + GAP),
      Math.round(above - LINE / 2),
    );
  });
}
