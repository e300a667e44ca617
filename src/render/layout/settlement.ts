import { NO_CARDS } from '../../engine/core/card-set.ts';
import type { Seat } from '../../engine/core/game.ts';
import type { MatchStory } from '../../engine/round/match-story.ts';
import { type Item, PICTURE_HEIGHT, PICTURE_WIDTH, type Rect, type Scene } from '../scene.ts';
import { capturedPile, type Pile } from './captured.ts';
import { COURSE_LEAST, courseGraph } from './course.ts';
import {
  amount,
  BADGE_WIDTH,
  badge,
  beside,
  label,
  NOTHING,
  type Piece,
  signed,
  word,
} from './line.ts';
import { paymentLines } from './payments.ts';
import { BETWEEN, cell, column, GAP, LINE, MARGIN, PAD, SIDE_BY_SIDE, tray } from './pieces.ts';
import { yakuScenes } from './round-yaku.ts';
import { atEnds, loans, NARROW, NARROW_PAD, stacked, teamSign, valued } from './seat-lines.ts';
import {
  goldFrame,
  hasWon,
  nameOf,
  padding,
  type SettlementInput,
  WON_HEIGHT,
  wonBy,
  wonPanel,
} from './won.ts';

const TOP = MARGIN + LINE + 8;
const BOTTOM = PICTURE_HEIGHT - MARGIN;
const INNER = PICTURE_WIDTH - 2 * MARGIN;
/** So many lines of payments fit below the sums of two seats; more get a picture of their own. */
const FEW_LINES = 2;
const FEW_SEATS = 2;
/** So many lines of payments stand well apart in theirs. */
const PAYMENTS_MOST = 9;
const TOTAL_HEIGHT = 4 * LINE + PAD;
/** *Shōbu!* is called out. */
const SHOUT_SIZE = 48;
/** So much of the room for what was captured is the course's, which is left out with less. */
const COURSE_SHARE = 0.45;
/** Lower the lines of many seats would run into each other. */
const COURSE_LOWEST = 120;
const CAPTURED_LEAST = 130;
/** With more sums the yaku that won has no room above them. */
const SUMS_MOST = 5;
/** Lines of payments stand no further apart than this. */
const PITCH_MOST = 60;
const SUM_LINE = 46;
/** Stones have their worth beside them in so much room. */
const TOTAL_MOST = 460;
/** A seat's captured cards have its name above them where there is so much room. */
const NAMED_LEAST = 190;

/**
 * The score sheet of a round: the yaku that won it, what each seat captured, and the sum of each;
 * then the cards of every yaku, where that is more; then every payment with its reason, and what
 * each seat owns, where that is too much for the first scene.
 */
export function layoutSettlement(input: SettlementInput): readonly Scene[] {
  const { view, settlement, words } = input;
  const payments = paymentLines(settlement.payments, words, {
    width: INNER - 2 * PAD,
    most: PAYMENTS_MOST,
  });
  const isApart =
    view.unit === 'stones' || payments.length > FEW_LINES || settlement.order.length > FEW_SEATS;
  return [
    result(input, isApart ? [] : payments),
    ...(isToldByWinner(input) ? [] : yakuScenes(input, heading(input))),
    ...(isApart && payments.length > 0 ? [paymentScene(input, payments)] : []),
  ];
}

function heading({ view, settlement, words }: SettlementInput): readonly Item[] {
  const { month, round, stage } = settlement;
  const dim = { ink: 'dim' } as const;
  const left = beside([
    word(words.game, { bold: true }),
    word(words.round(round, view.rounds), dim),
    word(words.month(month), dim),
  ]);
  const w = INNER - 2 * PAD;
  const gold = { ink: 'gold', bold: true } as const;
  const isShobu = settlement.payments.some(({ why }) => why === 'shobu');
  const shout = isShobu ? word(words.shout('shobu'), { ...gold, size: SHOUT_SIZE }) : NOTHING;
  const times = word(
    settlement.multipliers.map((one) => words.times(one.why, one.times)).join(' · '),
    gold,
  );
  const plain = word(stage === null ? '' : words.stage(stage), dim);
  const ways = [beside([shout, times], 2 * GAP), times];
  const right = ways.find(({ width }) => width > 0 && left.width + GAP + width <= w);
  return atEnds([left, right ?? plain], { x: MARGIN + PAD, y: MARGIN, w });
}

/** The result of a round for its players: the first of its scenes, with the course of the match until then. */
export function layoutResult(input: SettlementInput, course: MatchStory['course']): Scene {
  return result(input, [], course);
}

/**
 * The yaku that won, then what each seat captured, its sum, and the payments when they are few. A course
 * takes the place of what was captured where there is no room for both.
 */
function result(
  input: SettlementInput,
  payments: readonly Piece[],
  course: MatchStory['course'] = [],
): Scene {
  const { words, view } = input;
  const sums = view.seats.map(({ seat }) => seat).filter((seat) => isTold(input, seat));
  const trayHeight = (lines: number, pitch: number) => (lines === 0 ? 0 : lines * pitch + PAD);
  const [forPayments, forSums] = [
    trayHeight(payments.length, LINE),
    trayHeight(sums.length, SUM_LINE),
  ];
  const won = isCrowded(input) ? null : wonBy(input);
  const top = won === null ? TOP : TOP + WON_HEIGHT + BETWEEN;
  const below = { x: MARGIN, y: BOTTOM - forPayments, w: INNER, h: forPayments };
  const sumsY = below.y - forSums - (forPayments === 0 ? 0 : BETWEEN);
  const sumRect = { x: MARGIN, y: sumsY, w: INNER, h: forSums };
  const all = { x: MARGIN, y: top, w: INNER, h: sumsY - BETWEEN - top };
  const forCourse =
    course.length < 2 || all.h < COURSE_LOWEST
      ? 0
      : Math.max(Math.min(COURSE_LEAST, all.h), Math.floor(all.h * COURSE_SHARE));
  const hasBoth = forCourse === 0 || all.h - forCourse - BETWEEN >= CAPTURED_LEAST;
  const captured = forCourse === 0 ? all : { ...all, h: all.h - forCourse - BETWEEN };
  const graph = hasBoth ? { ...all, y: all.y + all.h - forCourse, h: forCourse } : all;
  return {
    background: 'felt',
    items: [
      ...heading(input),
      ...(won === null ? [] : wonPanel(input, won, { ...all, y: TOP, h: top - BETWEEN - TOP })),
      ...(hasBoth ? capturedPanels(input, captured) : []),
      ...(forCourse === 0 ? [] : courseGraph(course, { winner: null, words }, graph)),
      ...tray(sumRect, 'panel'),
      ...sums.flatMap((seat, index) =>
        atEnds(sumLine(input, seat), {
          ...padding(sumRect),
          y: sumRect.y + PAD / 2 + index * SUM_LINE - 1,
        }),
      ),
      ...(payments.length > 0 ? tray(below, 'panel') : []),
      ...stacked(payments, { ...padding(below), pitch: LINE }),
    ],
  };
}

/** Whether the sums of so many leave no room for the yaku that won: it is told in the next picture. */
function isCrowded(input: SettlementInput): boolean {
  const told = input.view.seats.filter(({ seat }) => isTold(input, seat));
  return input.settlement.order.length > SIDE_BY_SIDE || told.length > SUMS_MOST;
}

/** Whether a seat took part in the round, or it changed what the seat owns. */
function isTold({ settlement }: SettlementInput, seat: Seat): boolean {
  return settlement.order.includes(seat) || (settlement.scores[seat] ?? 0) !== 0;
}

/** Whether the first scene shows all that was made: one yaku. */
function isToldByWinner(input: SettlementInput): boolean {
  const { yaku, void: lost, teyaku } = input.settlement;
  const made = yaku.flat().length + lost.flat().length + teyaku.length;
  return made === 1 && wonBy(input) !== null && !isCrowded(input);
}

/** What the seats captured, side by side; of many it is seen there who won. */
function capturedPanels(input: SettlementInput, rect: Rect): readonly Item[] {
  const seats = [...input.settlement.order].sort((a, b) => a - b);
  return seats.flatMap((seat, index) => {
    const place = cell(rect, index, seats.length);
    const side = place.w < NARROW ? NARROW_PAD : PAD;
    const inner = { x: place.x + side, y: place.y + 6, w: place.w - 2 * side, h: place.h - 18 };
    const isNamed = place.h >= NAMED_LEAST;
    const pile = isNamed
      ? { ...inner, y: inner.y + LINE, h: inner.h - LINE }
      : { ...inner, x: inner.x + BADGE_WIDTH + GAP, w: inner.w - BADGE_WIDTH - GAP };
    const isFramed = isCrowded(input) && hasWon(input, seat);
    return [
      ...(isFramed ? [...tray(place, 'lit'), goldFrame(place)] : tray(place, 'panel')),
      ...(isNamed ? nameOf(input, seat).within(inner.w) : badge(seat)).at(inner.x, inner.y),
      ...capturedPile(
        { ...pileOf(input, seat), ground: isFramed ? 'lit' : 'panel' },
        { ...pile, y: pile.y + 4 },
      ),
    ];
  });
}

/** What a seat captured; which of it makes a yaku is told above and in a picture of its own. */
function pileOf({ settlement }: SettlementInput, seat: Seat): Omit<Pile, 'ground'> {
  const nothing = { fresh: NO_CARDS, last: null, wanted: [] };
  return { cards: settlement.captured[seat] ?? NO_CARDS, ...nothing };
}

/** How what the round brought a seat came about, and what the seat owns now. */
function sumLine(input: SettlementInput, seat: Seat): readonly [Piece, Piece] {
  const { view, settlement, words } = input;
  const sum = words.sum(settlement, seat);
  const brought = signed(settlement.scores[seat] ?? 0, view.unit, words);
  const units = settlement.totals[seat] ?? 0;
  const total = valued(amount(units, view.unit, words), { units, view, words }, TOTAL_MOST);
  const terms = sum === null ? [] : [word(sum)];
  const plates = loans(settlement.borrowed?.[seat] ?? 0, words);
  const left = beside([badge(seat), ...teamSign(view, seat), ...terms, brought]);
  const room = INNER - 2 * PAD - left.width - GAP;
  const named = beside([...plates, label(words.total), total]);
  return [left, named.width <= room ? named : beside([...plates, total])];
}

/** Every payment with its reason, and what that makes of what each seat owns, where there is room for it. */
function paymentScene(input: SettlementInput, payments: readonly Piece[]): Scene {
  const { view } = input;
  const columns = view.seats.map(({ seat }) =>
    column(
      { x: MARGIN, y: BOTTOM - TOTAL_HEIGHT, w: INNER, h: TOTAL_HEIGHT },
      seat,
      view.seats.length,
    ),
  );
  const isFitting = columns.every((place, seat) =>
    ownershipLines(input, seat).every(
      ({ width }, line) => line === NAME_LINE || width <= padding(place).w,
    ),
  );
  const h = BOTTOM - TOP - (isFitting ? TOTAL_HEIGHT + BETWEEN : 0);
  const rect = { x: MARGIN, y: TOP, w: INNER, h };
  const pitch = Math.min(PITCH_MOST, (h - PAD) / payments.length);
  return {
    background: 'felt',
    items: [
      ...heading(input),
      ...tray(rect, 'panel'),
      ...stacked(payments, { ...padding(rect), pitch }),
      ...(isFitting ? columns.flatMap((place, seat) => ownership(input, seat, place)) : []),
    ],
  };
}

/** The place of the name among the lines of what a seat owns: it is cut where it has no room. */
const NAME_LINE = 1;

function ownershipLines(input: SettlementInput, seat: Seat): readonly Piece[] {
  const { view, settlement, words } = input;
  return [
    beside([badge(seat), ...loans(settlement.borrowed?.[seat] ?? 0, words)]),
    word(words.players[seat] ?? '', { bold: true }),
    signed(settlement.scores[seat] ?? 0, view.unit, words),
    amount(settlement.totals[seat] ?? 0, view.unit, words),
  ];
}

function ownership(input: SettlementInput, seat: Seat, rect: Rect): readonly Item[] {
  const lines = ownershipLines(input, seat);
  return [...tray(rect, 'panel'), ...stacked(lines, { ...padding(rect), pitch: LINE })];
}
