import type { Seat } from '../../../engine/core/game.ts';
import { type MatchStory, turningPoint } from '../../../engine/match/match-story.ts';
import type { Item, Rect } from '../../scene.ts';
import type { PictureWords } from '../../words.ts';
import { BADGE_WIDTH, badge, SEAT_INKS, word } from '../line.ts';
import { box, GAP, LINE, PAD, tray } from '../pieces.ts';
import { atEnds } from '../seat-lines.ts';

type Course = MatchStory['course'];

const COLUMN = 2;
const STROKE = 5;
const TURN = 3;
/** The badges at the ends of the lines, from one to the next in a column. */
const BADGE_STEP = 44;
/** Between the end of a line and its badge; and between the middle of a badge and the edge. */
const LEADER = 40;
const END = 8 + BADGE_WIDTH / 2;

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
  const top = rect.y + (isHeaded ? LINE : 0) + PAD;
  const h = rect.y + rect.h - PAD - top;
  const seats = (course[0] ?? []).map((_, seat) => seat);
  const columns = Math.ceil(((seats.length - 1) * BADGE_STEP) / Math.max(1, rect.h - 2 * END)) || 1;
  const plot: Plot = {
    x: rect.x + 2 * PAD,
    y: top,
    h,
    columns,
    w: rect.w - 4 * PAD - columns * (BADGE_WIDTH + GAP) - LEADER,
    lowest: Math.min(...values),
    highest: Math.max(...values),
  };
  const inOrder = seats.toSorted((a, b) => Number(a === winner) - Number(b === winner));
  return [
    ...tray(rect, 'panel'),
    ...(isHeaded ? atEnds(heading, { x: rect.x + PAD, y: rect.y + 4, w: plot.w + PAD }) : []),
    ...(plot.lowest < 0 && plot.highest > 0
      ? [box({ ...plot, y: heightOf(0, plot), h: 1 }, 'dim', 0)]
      : []),
    ...(turned === null ? [] : [turnedAt(turned, course, plot)]),
    ...inOrder.flatMap((seat) => lineOf(seat, course, plot)),
    ...ends(course, plot, { y: rect.y + END, h: rect.h - 2 * END }),
  ];
}

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

/** The badge of each seat where its line ends, moved apart where they would cover each other: the line leads there. */
function ends(course: Course, plot: Plot, room: Pick<Rect, 'y' | 'h'>): readonly Item[] {
  const last = course.at(-1) ?? [];
  const ordered = [...last.keys()].toSorted((a, b) => (last[b] ?? 0) - (last[a] ?? 0) || a - b);
  const { columns } = plot;
  const step = BADGE_STEP / columns;
  const start = plot.x + plot.w;
  let above = room.y - step;
  const placed = ordered.map((seat, index) => {
    const own = heightOf(last[seat] ?? 0, plot);
    const most = room.y + room.h - (ordered.length - 1 - index) * step;
    above = Math.max(Math.min(own, most), above + step);
    const x = start + LEADER + (index % columns) * (BADGE_WIDTH + GAP);
    return { seat, own, x, y: Math.round(above) };
  });
  return [
    ...placed.flatMap(({ seat, own, x, y }) => leader(seat, { x: start, y: own }, { x, y })),
    ...placed.flatMap(({ seat, x, y }) => badge(seat).at(x, y - LINE / 2)),
  ];
}

type Point = Pick<Rect, 'x' | 'y'>;

/** From the end of a line to the height of its badge, and on to it. */
function leader(seat: Seat, from: Point, to: Point): readonly Item[] {
  const ink = SEAT_INKS[seat % SEAT_INKS.length] ?? 'cream';
  const count = LEADER / COLUMN;
  const rise = (to.y - from.y) / count;
  const slope = Array.from({ length: count }, (_, index) => {
    const y = Math.min(from.y + index * rise, from.y + (index + 1) * rise) - 1;
    return box({ x: from.x + index * COLUMN, y, w: COLUMN, h: Math.abs(rise) + 2 }, ink, 0);
  });
  const x = from.x + LEADER;
  return [...slope, ...(to.x > x ? [box({ x, y: to.y - 1, w: to.x - x, h: 2 }, ink, 0)] : [])];
}
