import { NO_CARDS } from '../../../engine/core/card-set.ts';
import type { Seat } from '../../../engine/core/game.ts';
import type { MatchStory } from '../../../engine/match/match-story.ts';
import type { Item, Rect, Scene } from '../../scene.ts';
import { type Captures, capturedItems } from '../captured.ts';
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
  LINE,
  MARGIN,
  PAD,
  SIDE_BY_SIDE,
  tray,
} from '../pieces.ts';
import { atEnds, gamesWon, loans, NARROW, NARROW_PAD, teamSign, valued } from '../seat-lines.ts';
import { type Block, fits, paged, piled, slackOf } from './blocks.ts';
import { COURSE_LEAST, courseGraph } from './course.ts';
import { paymentLines } from './payments.ts';
import { yakuBlocks } from './round-yaku.ts';
import {
  goldFrame,
  hasWon,
  nameOf,
  padding,
  type SettlementInput,
  WON_CARDS,
  wonBlock,
  wonBy,
} from './won.ts';

const TOP = MARGIN + LINE + 8;
const ROOM: Rect = { x: MARGIN, y: TOP, w: INNER.w, h: INNER.bottom - TOP };
/** With more lines the rules' points of stones are left out. */
const PAYMENTS_MOST = 9;
/** *Shōbu!* is called out. */
const SHOUT_SIZE = 48;
/** So much of the room for what was captured is the course's, which is left out with less. */
const COURSE_SHARE = 0.45;
/** Lower the lines of many seats would run into each other. */
const COURSE_LOWEST = 120;
/** How high panels with captured cards are: below large yaku and below smaller ones, beside a course, and by themselves. */
const STRIP_LEAST = { 132: 130, 112: 98 } as const;
const CAPTURED_LEAST = 130;
const CAPTURED_MAIN = 190;
/** A seat's captured cards have its name above them where there is so much room. */
const NAMED_LEAST = 190;
/** A picture may end so far above its lower edge. */
const EMPTY_MOST = 90;
/** From one line to the next: of sums as close as may be, and of all as far apart. */
const SUM_LINE = 46;
const PITCH_MOST = 100;
/** Stones have their worth beside them in so much room. */
const TOTAL_MOST = 460;

/**
 * The score sheet of a round: the yaku that won it, what each seat captured, and the sum of each; then, where that
 * is more, the cards of every yaku, every payment with its reason, and what each seat captured.
 */
export function layoutSettlement(input: SettlementInput): readonly Scene[] {
  const { settlement, words } = input;
  const payments = paymentLines(settlement.payments, words, {
    width: HEAD.w,
    most: PAYMENTS_MOST,
  });
  const paid = payments.length === 0 ? [] : [paymentBlock(payments)];
  const first = firstPage(input, WON_CARDS, {
    paid,
    middle: (least) => capturedBlock(input, least),
  });
  const captured = capturedBlock(input, heightOfRows(input, CAPTURED_MAIN), 'framed');
  const others = [
    ...(isToldByWinner(input) ? [] : yakuBlocks(input, ROOM.h)),
    ...(first.hasPaid ? [] : paid),
    ...(first.hasMiddle ? [] : [captured]),
  ];
  const pages = paged(others, ROOM.h).map((page) => {
    // What would be left empty shows the captured cards in large.
    const isShort = !page.includes(captured) && slackOf(page, ROOM.h) > EMPTY_MOST;
    const longer = [...page, captured];
    return isShort && fits(longer, ROOM.h) ? longer : page;
  });
  return [first.blocks, ...pages].map((blocks) => sceneOf(input, blocks));
}

/** The result of a round for its players: the first of its scenes, with the course of the match until then. */
export function layoutResult(input: SettlementInput, course: MatchStory['course']): Scene {
  const middle = (least: number) => courseBlock(input, course, least);
  const { blocks, hasMiddle } = firstPage(input, [112], { paid: [], middle });
  const won = wonBy(input);
  const isShort = hasMiddle || won === null || course.length < 2;
  return sceneOf(
    input,
    isShort ? blocks : [wonBlock(input, won, 112), middle(COURSE_LOWEST), totalBlock(input)],
  );
}

function sceneOf(input: SettlementInput, blocks: readonly Block[]): Scene {
  return { items: [...heading(input), ...piled(blocks, ROOM)] };
}

function heading({ view, settlement, words }: SettlementInput): readonly Item[] {
  const { month, round, stage } = settlement;
  const dim = { ink: 'dim' } as const;
  const left = beside([
    word(words.game, { bold: true }),
    word(words.round(round, view.rounds), dim),
    word(words.month(month), dim),
  ]);
  const gold = { ink: 'gold', bold: true } as const;
  const isShobu = settlement.payments.some(({ why }) => why === 'shobu');
  const shout = isShobu ? word(words.shout('shobu'), { ...gold, size: SHOUT_SIZE }) : NOTHING;
  const times = word(
    settlement.multipliers.map((one) => words.times(one.why, one.times)).join(' · '),
    gold,
  );
  const plain = word(stage === null ? '' : words.stage(stage), dim);
  const ways = [beside([shout, times], 2 * GAP), times];
  const right = ways.find(({ width }) => width > 0 && left.width + GAP + width <= HEAD.w);
  return atEnds([left, right ?? plain], HEAD);
}

interface Wanted {
  readonly paid: readonly Block[];
  /** What was captured, or more. */
  readonly middle: (least: number) => Block;
}

interface FirstPage {
  readonly blocks: readonly Block[];
  readonly hasPaid: boolean;
  readonly hasMiddle: boolean;
}

/** As much as there is room for: the payments go before the larger cards, what was captured before both. */
function firstPage(
  input: SettlementInput,
  cards: readonly (typeof WON_CARDS)[number][],
  { paid, middle }: Wanted,
): FirstPage {
  const won = wonBy(input);
  const panels = cards.map((card) => ({
    panel: won === null ? [] : [wonBlock(input, won, card)],
    least: Math.max(won === null ? CAPTURED_MAIN : 0, heightOfRows(input, STRIP_LEAST[card])),
  }));
  const close = sumBlock(input, SUM_LINE);
  const ways = [
    ...[paid, []].flatMap((lines) =>
      panels.map(({ panel, least }): FirstPage => {
        const blocks = [...panel, middle(least), close, ...lines];
        return { blocks, hasPaid: lines === paid, hasMiddle: true };
      }),
    ),
    ...panels.map(({ panel }): FirstPage => {
      const blocks = [...panel, sumBlock(input, PITCH_MOST)];
      return { blocks, hasPaid: false, hasMiddle: false };
    }),
  ];
  const empty = { blocks: [close], hasPaid: false, hasMiddle: false };
  return ways.find(({ blocks }) => fits(blocks, ROOM.h)) ?? empty;
}

/** How what the round brought each seat came about, in lines at most so far from each other. */
function sumBlock(input: SettlementInput, most: number): Block {
  const lines = sumLines(input);
  return lineBlock(lines.length, { least: SUM_LINE, most }, (index, slot) =>
    atEnds(lines[index] ?? [NOTHING, NOTHING], slot),
  );
}

/** What the round brought each seat, and what it owns now: without sums, two on a line. */
function totalBlock(input: SettlementInput): Block {
  const { view, settlement, words } = input;
  const totals = toldSeats(input).map((seat) => {
    const brought = signed(settlement.scores[seat] ?? 0, view.unit, words);
    const owned = amount(settlement.totals[seat] ?? 0, view.unit, words);
    const marks = marksOf(input, seat);
    const own = [label(words.total), ...marks, owned];
    return beside([badge(seat), ...teamSign(view, seat), brought, ...own]);
  });
  const half = HEAD.w / 2;
  const pitch = { least: SUM_LINE, most: SUM_LINE };
  return lineBlock(Math.ceil(totals.length / 2), pitch, (index, { x, y }) =>
    totals
      .slice(2 * index, 2 * index + 2)
      .flatMap((total, at) => total.within(half - GAP).at(x + at * half, y)),
  );
}

function paymentBlock(lines: readonly Piece[]): Block {
  return lineBlock(lines.length, { least: LINE, most: PITCH_MOST }, (index, { x, y, w }) =>
    (lines[index] ?? NOTHING).within(w).at(x, y),
  );
}

function lineBlock(
  count: number,
  pitch: Readonly<Record<'least' | 'most', number>>,
  lineAt: (index: number, slot: Omit<Rect, 'h'>) => readonly Item[],
): Block {
  const heightOf = (each: number) => Math.min(ROOM.h, count * each + PAD);
  return {
    least: heightOf(pitch.least),
    most: heightOf(pitch.most),
    in(rect) {
      const { x, y, w, h } = padding(rect);
      const each = h / count;
      const lines = Array.from({ length: count }, (_, index) =>
        lineAt(index, { x, y: Math.round(y + index * each + (each - LINE) / 2), w }),
      );
      return [...tray(rect, 'panel'), ...lines.flat()];
    },
  };
}

function heightOfRows({ settlement: { order } }: SettlementInput, one: number): number {
  return order.length > SIDE_BY_SIDE ? 2 * one + BETWEEN : one;
}

/** What each seat captured, in so high a slot at least; who won is framed where nothing else tells it. */
function capturedBlock(input: SettlementInput, least: number, frame?: 'framed'): Block {
  const isFramed = frame === 'framed' || wonBy(input) === null;
  return { least, most: ROOM.h, in: (rect) => capturedPanels(input, rect, isFramed) };
}

/** The course of the match with what was captured, or in its place where there is no room for both. */
function courseBlock(input: SettlementInput, course: MatchStory['course'], least: number): Block {
  const captured = capturedBlock(input, least);
  return {
    ...captured,
    in(rect) {
      if (course.length < 2 || rect.h < COURSE_LOWEST) return captured.in(rect);
      const h = Math.max(Math.min(COURSE_LEAST, rect.h), Math.floor(rect.h * COURSE_SHARE));
      const above = rect.h - h - BETWEEN;
      const graph = (slot: Rect) => courseGraph(course, { winner: null, words: input.words }, slot);
      if (above < CAPTURED_LEAST) return graph(rect);
      return [
        ...captured.in({ ...rect, h: above }),
        ...graph({ ...rect, y: rect.y + above + BETWEEN, h }),
      ];
    },
  };
}

/** Who took part in the round, and whose it changed what they own. */
function toldSeats({ settlement }: SettlementInput): readonly Seat[] {
  const { order, scores } = settlement;
  return [...scores.keys()].filter((seat) => order.includes(seat) || scores[seat] !== 0);
}

/** Whether the first scene shows all that was made: one yaku. */
function isToldByWinner(input: SettlementInput): boolean {
  const { yaku, void: lost, teyaku } = input.settlement;
  const made = yaku.flat().length + lost.flat().length + teyaku.length;
  return made === (wonBy(input)?.yaku.length === 1 ? 1 : 0);
}

function capturedPanels(input: SettlementInput, rect: Rect, isFramed: boolean): readonly Item[] {
  const seats = [...input.settlement.order].sort((a, b) => a - b);
  return seats.flatMap((seat, index) => {
    const slot = cell(rect, index, seats.length);
    const side = slot.w < NARROW ? NARROW_PAD : PAD;
    const inner = { x: slot.x + side, y: slot.y + 6, w: slot.w - 2 * side, h: slot.h - 18 };
    const isNamed = slot.h >= NAMED_LEAST;
    const inside = isNamed
      ? { ...inner, y: inner.y + LINE, h: inner.h - LINE }
      : { ...inner, x: inner.x + BADGE_WIDTH + GAP, w: inner.w - BADGE_WIDTH - GAP };
    const isLit = isFramed && hasWon(input, seat);
    return [
      ...(isLit ? [...tray(slot, 'lit'), goldFrame(slot)] : tray(slot, 'panel')),
      ...(isNamed ? nameOf(input, seat).within(inner.w) : badge(seat)).at(inner.x, inner.y),
      ...capturedItems(
        { ...capturesOf(input, seat), ground: isLit ? 'lit' : 'panel' },
        { ...inside, y: inside.y + 4 },
      ),
    ];
  });
}

/** What a seat captured; which of it makes a yaku is told above and in a picture of its own. */
function capturesOf(input: SettlementInput, seat: Seat): Omit<Captures, 'ground'> {
  const nothing = { fresh: NO_CARDS, last: null };
  const cards = input.settlement.captured[seat] ?? NO_CARDS;
  return { cards, ...nothing, isMain: wonBy(input) === null };
}

/** How what the round brought each seat came about, as closely as there is room; and what it owns now. */
function sumLines(input: SettlementInput): readonly (readonly [Piece, Piece])[] {
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

function marksOf({ settlement, words }: SettlementInput, seat: Seat): readonly Piece[] {
  const { borrowed, games } = settlement;
  return [...loans(borrowed?.[seat] ?? 0, words), ...gamesWon(games?.[seat] ?? 0, words)];
}

/** The closest sum of a seat that has room beside the first of these pieces, or else beside the others. */
function sumIn(input: SettlementInput, seat: Seat, rights: readonly Piece[]): Piece {
  const { view, settlement, words } = input;
  const brought = signed(settlement.scores[seat] ?? 0, view.unit, words);
  const sums = words.sums(settlement, seat).map((sum) => sumPiece(sum, view.unit, words));
  const ways = (sums.length === 0 ? [NOTHING] : sums).map((sum) =>
    beside([badge(seat), ...teamSign(view, seat), sum, brought]),
  );
  const fitting = rights.flatMap((right) => ways.filter((way) => hasRoom(way, right)));
  return fitting[0] ?? ways.at(-1) ?? brought;
}

function hasRoom(left: Piece, right: Piece): boolean {
  return left.width + GAP + right.width <= HEAD.w;
}
