import { NO_CARDS } from '../../../engine/core/card-set.ts';
import type { Seat } from '../../../engine/core/game.ts';
import type { MatchStory } from '../../../engine/match/match-story.ts';
import type { Item, Rect, Scene } from '../../scene.ts';
import { capturedItems } from '../captured.ts';
import {
  amount,
  BADGE_WIDTH,
  badge,
  beside,
  label,
  NOTHING,
  type Piece,
  signed,
  sumPiece,
  word,
} from '../line.ts';
import {
  BETWEEN,
  cell,
  GAP,
  HEAD,
  INNER,
  inside,
  LINE,
  MARGIN,
  PAD,
  place,
  SIDE_BY_SIDE,
  tray,
  under,
} from '../pieces.ts';
import { timesLabels } from '../poster.ts';
import { atEnds, type Ends, NARROW, NARROW_PAD, teamSign, valued } from '../seat-lines.ts';
import { type Block, fits, paged, piled, slackOf } from './blocks.ts';
import { courseGraph } from './course.ts';
import { paymentLines } from './payments.ts';
import { posterHeights, roundPoster, shownYaku } from './round-poster.ts';
import { yakuBlocks } from './round-yaku.ts';
import { ROW_LEAST, rowsHeight, seatRows } from './seat-rows.ts';
import { hasWon, marksOf, nameOf, type SettlementInput, wonBy } from './won.ts';

const TOP = MARGIN + LINE + 8;
const ROOM = under(TOP);
/** With more lines the rules' points of stones are left out. */
const PAYMENTS_MOST = 9;
/** The course of a match is so high beside the rows and under them; it is left out with less. */
const COURSE_LOWEST = 150;
const COURSE_MOST = 260;
/** The height of panels with captured cards, and on the first picture. */
const CAPTURED_LEAST = 190;
const CAPTURED_BELOW = 150;
/** A seat's captured cards have its name above them if there is so much room. */
const NAMED_LEAST = 190;
/** A picture may end so far above its lower edge. */
const EMPTY_MOST = 90;
/** From one line to the next: of sums as close as may be, and of all as far apart. */
const SUM_LINE = 46;
/** So wide are the rows of seats beside a course, and so high if other things stand under them. */
const BESIDE = 620;
const ROW_GOOD = 66;
const PITCH_MOST = 100;
/** Stones have their worth beside them in this much room. */
const TOTAL_MOST = 460;

/**
 * The score sheet of a round: who won it, with what, and what it brought each seat; then the sum of each, every
 * payment with its reason, what each seat captured, and the cards of every yaku that the first picture does not show.
 */
export function layoutSettlement(input: SettlementInput): readonly Scene[] {
  const { settlement, words } = input;
  const payments = paymentLines(settlement.payments, words, {
    width: HEAD.w,
    most: PAYMENTS_MOST,
  });
  const captured: Block = {
    least: settlement.order.length > SIDE_BY_SIDE ? 2 * CAPTURED_LEAST + BETWEEN : CAPTURED_LEAST,
    most: ROOM.h,
    in: (rect) => capturedPanels(input, rect),
  };
  const hasSums = toldSeats(input).some((seat) => words.sums(settlement, seat).length > 0);
  const others = [
    ...(hasSums ? [lineBlock(sumLines(input), SUM_LINE, atEnds)] : []),
    ...(payments.length === 0 ? [] : [lineBlock(payments, LINE, paymentAt)]),
    captured,
    ...(isToldByWinner(input) ? [] : yakuBlocks(input, ROOM.h)),
  ];
  const pages = paged(others, ROOM.h).map((page) => {
    // What would be left empty shows the captured cards in large.
    const isShort = !page.includes(captured) && slackOf(page, ROOM.h) > EMPTY_MOST;
    const longer = [...page, captured];
    return isShort && fits(longer, ROOM.h) ? longer : page;
  });
  const scenes = pages.map((blocks) => [...heading(input), ...piled(blocks, ROOM)]);
  return [layoutResult(input), ...scenes.map((items) => ({ items, month: settlement.month }))];
}

/** The first scene of a settled round; for its players with the course of the match until then. */
export function layoutResult(input: SettlementInput, story?: Course): Scene {
  return { items: firstPage(input, story), month: input.settlement.month };
}

type Course = Pick<MatchStory, 'course' | 'start'>;

/** The poster of the round, and below a row for each seat; beside or under them what there is room for. */
function firstPage(input: SettlementInput, story?: Course): readonly Item[] {
  const seats = toldSeats(input);
  const { least, most } = posterHeights(input);
  const rowsLeast = rowsHeight(seats.length, ROW_LEAST);
  const hasCourse = story !== undefined && story.course.length > 0;
  const isBeside =
    hasCourse && seats.length <= SIDE_BY_SIDE && INNER.bottom - least - BETWEEN >= COURSE_LOWEST;
  const lowest = isBeside ? Math.max(rowsLeast, COURSE_LOWEST) : rowsLeast;
  const spare = INNER.bottom - least - BETWEEN - lowest;
  const course =
    hasCourse && !isBeside && spare > COURSE_LOWEST ? Math.min(COURSE_MOST, spare - BETWEEN) : 0;
  const reserved = course === 0 ? 0 : COURSE_LOWEST + BETWEEN;
  const poster = Math.min(most, INNER.bottom - BETWEEN - lowest - reserved);
  const below = under(poster + BETWEEN);
  if (isBeside) {
    const [left, right] = [
      { ...below, w: BESIDE },
      { ...below, x: MARGIN + BESIDE + BETWEEN, w: INNER.w - BESIDE - BETWEEN },
    ];
    return [
      ...roundPoster(input, poster),
      ...seatRows(input, seats, left),
      ...courseGraph(story, { winner: null, words: input.words }, right),
    ];
  }
  const hasCards =
    course === 0 &&
    below.h - rowsHeight(seats.length, ROW_GOOD) > CAPTURED_BELOW &&
    poster < most + 1;
  const rows = {
    ...below,
    h: course > 0 ? lowest : hasCards ? rowsHeight(seats.length, ROW_GOOD) : below.h,
  };
  const rest = { ...below, y: rows.y + rows.h + BETWEEN, h: below.h - rows.h - BETWEEN };
  return [
    ...roundPoster(input, poster),
    ...seatRows(input, seats, rows),
    ...(course > 0 && story !== undefined
      ? courseGraph(story, { winner: null, words: input.words }, rest)
      : []),
    ...(hasCards ? capturedPanels(input, rest) : []),
  ];
}

function heading({ view, settlement, words }: SettlementInput): readonly Item[] {
  const dim = { ink: 'dim' } as const;
  const left = beside([
    word(words.game, { bold: true }),
    word(words.round(settlement.round, view.rounds), dim),
    word(words.month(settlement.month), dim),
  ]);
  return atEnds([left, beside(timesLabels(settlement.multipliers, words))], HEAD);
}

function paymentAt(line: Piece, { x, y, w }: Omit<Rect, 'h'>): readonly Item[] {
  return line.within(w).at(x, y);
}

/** Lines on a panel, at least so far from one to the next. */
function lineBlock<Line>(
  lines: readonly Line[],
  least: number,
  itemsOf: (line: Line, slot: Omit<Rect, 'h'>) => readonly Item[],
): Block {
  const heightOf = (pitch: number) => Math.min(ROOM.h, lines.length * pitch + PAD);
  return {
    least: heightOf(least),
    most: heightOf(PITCH_MOST),
    in(rect) {
      const { x, y, w, h } = inside(rect);
      const pitch = h / lines.length;
      const items = lines.flatMap((line, index) =>
        itemsOf(line, { x, y: Math.round(y + index * pitch + (pitch - LINE) / 2), w }),
      );
      return [...tray(rect, 'panel'), ...items];
    },
  };
}

/** Who took part in the round, and whose it changed what they own. */
function toldSeats({ settlement }: SettlementInput): readonly Seat[] {
  const { order, scores } = settlement;
  return [...scores.keys()].filter((seat) => order.includes(seat) || scores[seat] !== 0);
}

/** Whether the first scene shows all that was made. */
function isToldByWinner(input: SettlementInput): boolean {
  const { yaku, void: lost, teyaku } = input.settlement;
  const made = yaku.flat().length + lost.flat().length + teyaku.length;
  const won = wonBy(input);
  return made === (won === null ? 0 : shownYaku(input, won).length);
}

/** What each seat captured; who won is framed. */
function capturedPanels(input: SettlementInput, rect: Rect): readonly Item[] {
  const { order, captured } = input.settlement;
  const seats = [...order].sort((a, b) => a - b);
  // Which of it makes a yaku is told above and in a picture of its own.
  const shown = {
    fresh: NO_CARDS,
    last: null,
    on: 'table',
    isMain: wonBy(input) === null,
  } as const;
  return seats.flatMap((seat, index) => {
    const cards = captured[seat] ?? NO_CARDS;
    const slot = cell(rect, index, seats.length);
    const side = slot.w < NARROW ? NARROW_PAD : PAD;
    const inner = { x: slot.x + side, y: slot.y + 6, w: slot.w - 2 * side, h: slot.h - 18 };
    const isNamed = slot.h >= NAMED_LEAST;
    const below = isNamed
      ? { ...inner, y: inner.y + LINE, h: inner.h - LINE }
      : { ...inner, x: inner.x + BADGE_WIDTH + GAP, w: inner.w - BADGE_WIDTH - GAP };
    const isLit = hasWon(input, seat);
    return [
      ...place(slot, isLit),
      ...(isNamed ? nameOf(input, seat).within(inner.w) : badge(seat)).at(inner.x, inner.y),
      ...capturedItems(
        { ...shown, cards, ground: isLit ? 'lit' : 'panel' },
        { ...below, y: below.y + 4 },
      ),
    ];
  });
}

/** How what the round brought each seat came about, as closely as there is room; and what it owns now. */
function sumLines(input: SettlementInput): readonly Ends[] {
  const { view, settlement, words } = input;
  const lines = toldSeats(input).map((seat) => {
    const units = settlement.totals[seat] ?? 0;
    const owned = amount(units, view.unit, words);
    const worth = valued(owned, { units, view, words }, TOTAL_MOST);
    const short = amount(units, view.unit, { ...words, mon: words.shortMon });
    const marks = beside(marksOf(input, seat));
    const left = sumIn(input, seat, [beside([marks, short]), marks]);
    return { left, marks, totals: [worth, owned, short] };
  });
  // All alike, as fully as all have room.
  const way = [0, 1].find((each) =>
    lines.every(({ left, marks, totals }) =>
      hasRoom(left, beside([marks, totals[each] ?? NOTHING])),
    ),
  );
  return lines.map(({ left, marks, totals }) => {
    const total = totals[way ?? 2] ?? NOTHING;
    const rights = [[label(words.total), total], [total], []].map((own) => beside([marks, ...own]));
    return [left, rights.find((right) => hasRoom(left, right)) ?? NOTHING];
  });
}

/** The closest sum of a seat that has room beside the first of these pieces, or else beside the others. */
function sumIn(input: SettlementInput, seat: Seat, rights: readonly Piece[]): Piece {
  const { view, settlement, words } = input;
  const brought = signed(settlement.scores[seat] ?? 0, view.unit, words);
  const sums = words.sums(settlement, seat).map((sum) => sumPiece(sum, view.unit, { words }));
  const ways = (sums.length === 0 ? [NOTHING] : sums).map((sum) =>
    beside([badge(seat), ...teamSign(view, seat), sum, brought]),
  );
  const fitting = rights.flatMap((right) => ways.filter((way) => hasRoom(way, right)));
  return fitting[0] ?? ways.at(-1) ?? brought;
}

function hasRoom(left: Piece, right: Piece): boolean {
  return left.width + GAP + right.width <= HEAD.w;
}
