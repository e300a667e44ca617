import type { Seat } from '../../../engine/core/game.ts';
import { type MatchStory, turningPoint } from '../../../engine/match/match-story.ts';
import type { Item, Rect } from '../../scene.ts';
import type { PictureWords } from '../../words.ts';
import { BADGE_WIDTH, badge, beside, label, NOTHING, seatInk, word } from '../line.ts';
import { box, curve, GAP, LINE, PAD, smooth, tray } from '../pieces.ts';

type Course = MatchStory['course'];

const STROKE = 6;
const LEADER_STROKE = 3;
const TURN = 3;
/** The badges at the ends of the lines, from one to the next in a column. */
const BADGE_STEP = 44;
/** Between the end of a line and its badge; and between the middle of a badge and the edge. */
const LEADER = 40;
const END = 8 + BADGE_WIDTH / 2;

/** Where the lines stand, in how many columns the badges, and what its lower and its upper edge are. */
interface Plot extends Rect {
  readonly columns: number;
  readonly lowest: number;
  readonly highest: number;
}

/**
 * What each seat owned round by round, from what all began with, as lines that end at its badge; of a match that is
 * over, where the winner took the lead.
 */
export function courseGraph(
  { course: rounds, start }: Pick<MatchStory, 'course' | 'start'>,
  { winner, words }: { readonly winner: Seat | null; readonly words: PictureWords },
  rect: Rect,
): readonly Item[] {
  const room = rect.w - 2 * PAD;
  const lead = winner === null ? null : turningPoint(rounds, winner);
  const told = lead === null ? NOTHING : word(words.turned(lead), { ink: 'gold', bold: true });
  // A line that no word explains is left out.
  const turned = told.width <= room ? lead : null;
  const headings = [beside([label(words.course), told], 2 * GAP), told, label(words.course)];
  const heading = headings.find(({ width }) => width > 0 && width <= room) ?? NOTHING;
  const course = [...rounds.slice(0, 1).map((row) => row.map(() => start)), ...rounds];
  const values = course.flat();
  const top = rect.y + LINE + PAD;
  const h = rect.y + rect.h - PAD - top;
  const seats = (course[0] ?? []).map((_, seat) => seat);
  const badges = { y: top - PAD + END, h: h + 2 * PAD - 2 * END };
  const columns = Math.ceil(((seats.length - 1) * BADGE_STEP) / Math.max(1, badges.h)) || 1;
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
    ...heading.at(rect.x + PAD, rect.y + 4),
    ...(plot.lowest < 0 && plot.highest > 0
      ? [box({ ...plot, y: heightOf(0, plot), h: 2 }, 'seam', 0)]
      : []),
    ...(turned === null ? [] : [turnedAt(turned, course, plot)]),
    ...inOrder.map((seat) => lineOf(seat, course, plot)),
    ...ends(course, plot, badges),
  ];
}

function heightOf(value: number, { y, h, lowest, highest }: Plot): number {
  return y + (h * (highest - value)) / Math.max(1, highest - lowest);
}

function turnedAt(round: number, course: Course, { x, y, w, h }: Plot): Item {
  const at = x + (w * round) / Math.max(1, course.length - 1);
  return box({ x: at - TURN / 2, y, w: TURN, h }, 'gold', 0);
}

function lineOf(seat: Seat, course: Course, plot: Plot): Item {
  const values = course.map((totals) => totals[seat] ?? 0);
  return curve(
    smooth(values, plot.w).map((value) => heightOf(value, plot)),
    { x: plot.x, line: STROKE, ink: seatInk(seat) },
  );
}

/** The badge of each seat where its line ends, moved apart if they would cover each other: the line leads there. */
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
    ...placed.map(({ seat, own, x, y }) => leader(seat, { x: start, y: own }, { x, y })),
    ...placed.flatMap(({ seat, x, y }) => badge(seat).at(x, y - LINE / 2)),
  ];
}

type Point = Pick<Rect, 'x' | 'y'>;

/** From the end of a line to the height of its badge, and on to it. */
function leader(seat: Seat, from: Point, to: Point): Item {
  const ways = smooth([from.y, to.y], LEADER);
  const flat = Array.from({ length: Math.max(0, to.x - from.x - LEADER) }, () => to.y);
  return curve([...ways, ...flat], { x: from.x, line: LEADER_STROKE, ink: seatInk(seat) });
}
