import {
  type CardSet,
  cardsOf,
  has,
  intersection,
  NO_CARDS,
  without,
} from '../../engine/core/card-set.ts';
import { type CardId, cardAt, type Kind } from '../../engine/core/cards.ts';
import { cardHeight } from '../deck/deck.ts';
import type { CardItem, CardSlot, CardWidth, Ink, Item, Rect } from '../scene.ts';
import { box, cardRect, frameAround, rowOfCards } from './pieces.ts';
import { sourceMark } from './pile.ts';
import type { LastMove } from './recent.ts';

export interface Captures {
  readonly cards: CardSet;
  /** Taken since the last picture: framed, and at the end of its kind. */
  readonly fresh: CardSet;
  /** What of those the latest move took has a thicker frame, and stands out. */
  readonly last: LastMove | null;
  readonly ground: Ink;
  /** Whether it is the main thing, and may be larger than on a table. */
  readonly isMain?: boolean;
}

interface SortedCaptures extends Captures {
  readonly kinds: Readonly<Record<Kind, readonly CardId[]>>;
}

interface CaptureRows {
  readonly rows: 'single' | 'close' | 'open';
  readonly w: CardWidth;
}

/** Kinds that share a group, whose cards cover each other. */
type Group = readonly Kind[];

/** The groups from left to right, row by row. */
const ROWS: Readonly<Record<CaptureRows['rows'], readonly (readonly Group[])[]>> = {
  single: [[['hikari', 'tane', 'tan', 'kasu']]],
  close: [
    [['hikari'], ['tane']],
    [['tan'], ['kasu']],
  ],
  open: [[['hikari'], ['tane']], [['tan']], [['kasu']]],
};
const WIDTHS: readonly CardWidth[] = [66, 60, 48];
/** The same of a pile that is the main thing, and how much of a covered card shows then, as a share. */
const MAIN_WIDTHS: readonly CardWidth[] = [84, 74];
const MAIN_SHOWN = 0.4;
const LEAST = 48;
/** The same in a row by itself, and how much of a covered card there shows, as a share. */
const ROW_WIDTHS: readonly CardWidth[] = [132, 112, 100, 84, 74, 66, 60, 48];
const ROW_MOST: CardWidth = 84;
const ROW_STEP_SHOWN = 0.42;
const STEP_GAP = 6;
/** How much of a row shows at least above the next, as a share of the height of a card. */
const ROW_SHOWN = 0.7;
/** A covered card that shows so much is told by its plant. */
const STEP_ENOUGH = 22;
/** The same in a row of many, and of a row that looks out above another in a low place. */
const STEP_TOLD = 16;
const ROW_TOLD = 24;
/** Between rows that need not cover each other. */
const ROW_GAP = 12;
const GROUP_GAP = 16;
/** Before the first group there is less: the frame of the place is near. */
const FIRST_GAP = 4;
/** How much of a covered card shows at most, as a share of its width. */
const SHOWN = 0.72;
/** How much of one shows in two rows at least for it to be told at a glance. */
const STEP_SHOWN = 0.5;
/** How far a card that was just taken stands out above its row. */
const RAISED = 8;
/** How much of a card that was just taken shows at least, where the others leave the room. */
const FRESH_STEP = 24;
const STEP_LEAST = 5;
const SEAM = 3;

export function capturedItems(captured: Captures, rect: Rect): readonly Item[] {
  const captures = sorted(captured);
  const { rows, w } = rowsIn(captures, rect);
  const used = usedRows(captures, rows);
  const room = (rect.h - cardHeight(w)) / Math.max(1, used.length - 1);
  const pitch = Math.min(cardHeight(w) + ROW_GAP, room);
  return used.flatMap((row, index) => {
    const y = rect.y + index * pitch;
    return capturedRow(captures, row, { x: rect.x, y, width: rect.w, w, isBelow: index > 0 });
  });
}

function usedRows(
  captures: SortedCaptures,
  rows: CaptureRows['rows'],
): readonly (readonly Group[])[] {
  return ROWS[rows].filter((row) => groupsOf(captures, row).length > 0);
}

/** Whether cards at least this wide show in two rows, or all in three. */
export function isRoomy(captured: Captures, rect: Rect, least: CardWidth): boolean {
  const captures = sorted(captured);
  if (heightOf(captures, 'open', LEAST) <= rect.h) return true;
  return largestClose(captures, rect, least) !== undefined;
}

/**
 * Whether each card, at least this wide, shows as far as it can be told at a glance, in two rows or more where one
 * would cover it.
 */
export function areTold(captured: Captures, rect: Rect, least: CardWidth): boolean {
  const captures = sorted(captured);
  const { rows, w } = rowsIn(captures, rect);
  const step = closestStep(captures, rows, { w, width: rect.w });
  const isLarge = w >= least && heightOf(captures, rows, w) <= rect.h;
  return isLarge && step >= w * (rows === 'single' ? SHOWN : STEP_SHOWN);
}

/** Two rows of large cards while each still shows, then three of smaller ones; in a low place one row. */
function rowsIn(captures: SortedCaptures, rect: Rect): CaptureRows {
  if (heightOf(captures, 'close', LEAST) > rect.h) {
    const isCrowded = closestStep(captures, 'single', { w: LEAST, width: rect.w }) < STEP_TOLD;
    const canCover = rect.h - cardHeight(LEAST) >= ROW_TOLD;
    return isCrowded && canCover
      ? { rows: 'close', w: LEAST }
      : { rows: 'single', w: largestSingle(captures, rect) };
  }
  const large = captures.isMain === true ? largestMain(captures, rect) : undefined;
  if (large !== undefined) return large;
  const close = largestClose(captures, rect, LEAST);
  if (close !== undefined) return { rows: 'close', w: close };
  const open = WIDTHS.find((each) => heightOf(captures, 'open', each) <= rect.h);
  return { rows: 'open', w: open ?? LEAST };
}

function largestSingle(captures: SortedCaptures, { w: width, h }: Rect): CardWidth {
  const fits = (w: CardWidth) =>
    cardHeight(w) <= h && closestStep(captures, 'single', { w, width }) >= STEP_ENOUGH;
  return WIDTHS.find(fits) ?? LEAST;
}

/** The largest cards, in two rows or three, of which as much shows as of cards in a row. */
function largestMain(captures: SortedCaptures, { w: width, h }: Rect): CaptureRows | undefined {
  const ways = MAIN_WIDTHS.flatMap((w) => [
    { rows: 'close', w } as const,
    { rows: 'open', w } as const,
  ]);
  return ways.find(
    ({ rows, w }) =>
      heightOf(captures, rows, w) <= h &&
      closestStep(captures, rows, { w, width }) >= w * MAIN_SHOWN,
  );
}

function largestClose(
  captures: SortedCaptures,
  { w: width, h }: Rect,
  least: CardWidth,
): CardWidth | undefined {
  return WIDTHS.find(
    (w) =>
      w >= least &&
      heightOf(captures, 'close', w) <= h &&
      closestStep(captures, 'close', { w, width }) >= STEP_ENOUGH,
  );
}

/** How high the rows are that cover each other as far as they may. */
function heightOf(captures: SortedCaptures, rows: CaptureRows['rows'], w: CardWidth): number {
  return cardHeight(w) * (1 + (Math.max(1, usedRows(captures, rows).length) - 1) * ROW_SHOWN);
}

function closestStep(
  captures: SortedCaptures,
  rows: CaptureRows['rows'],
  size: { readonly width: number; readonly w: CardWidth },
): number {
  const steps = ROWS[rows].map((row) => {
    const groups = groupsOf(captures, row);
    return roomIn(groups, size) / Math.max(1, coveredIn(groups));
  });
  return Math.min(...steps);
}

function groupsOf(
  { kinds }: SortedCaptures,
  row: readonly Group[],
): readonly (readonly CardId[])[] {
  return row
    .map((group) => group.flatMap((kind) => kinds[kind]))
    .filter((cards) => cards.length > 0);
}

function coveredIn(groups: readonly (readonly CardId[])[]): number {
  return groups.reduce((sum, group) => sum + group.length - 1, 0);
}

/** What is left of a row's width beside one whole card of each group. */
function roomIn(
  { length }: readonly (readonly CardId[])[],
  { width, w }: { readonly width: number; readonly w: CardWidth },
): number {
  return width - length * w - (length - 1) * GROUP_GAP;
}

interface RowSlot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly w: CardWidth;
  /** Another row lies above it, and looks out from under it. */
  readonly isBelow: boolean;
}

function capturedRow(
  captures: SortedCaptures,
  row: readonly Group[],
  { x, y, width, w, isBelow }: RowSlot,
): readonly Item[] {
  const groups = groupsOf(captures, row);
  const covered = coveredIn(groups);
  const room = roomIn(groups, { width, w });
  const freshCovered = groups.reduce((sum, group) => sum + freshBelow(captures, group), 0);
  const steps = stepsFor({ room, most: w * SHOWN, covered, freshCovered });
  const gaps: Item[] = [];
  const marks: Item[] = [];
  let left = x;
  const items = groups.flatMap((group) => {
    const start = { x: Math.round(left), y: Math.round(y), w };
    if (isBelow) gaps.push(gapBefore(start, left > x ? GROUP_GAP : FIRST_GAP, captures));
    return group.flatMap((card, index) => {
      const item = { type: 'card', card, x: Math.round(left), y: Math.round(y), w } as const;
      marks.push(...sourceMarks(captures, item));
      const isLast = index === group.length - 1;
      left += isLast ? w + GROUP_GAP : has(captures.fresh, card) ? steps.fresh : steps.old;
      return lay(captures, item);
    });
  });
  return [...gaps, ...items, ...marks];
}

/** The ground before a group: nothing of the row above looks out there. */
function gapBefore(card: CardSlot, width: number, { ground }: Captures): Item {
  const { x, y, h } = cardRect(card);
  return box({ x: x - width, y: y - SEAM, w: width, h: h + SEAM }, ground, 0);
}

function freshBelow({ fresh }: Captures, group: readonly CardId[]): number {
  return group.slice(0, -1).filter((card) => has(fresh, card)).length;
}

/** How far apart the cards of a row lie: what was just taken shows more where all cannot. */
function stepsFor({
  room,
  most,
  covered,
  freshCovered,
}: Readonly<Record<'room' | 'most' | 'covered' | 'freshCovered', number>>): Record<
  'fresh' | 'old',
  number
> {
  const even = Math.min(most, room / Math.max(1, covered));
  if (even >= FRESH_STEP || freshCovered === 0) return { fresh: even, old: even };
  const old = (room - freshCovered * FRESH_STEP) / Math.max(1, covered - freshCovered);
  return old < STEP_LEAST ? { fresh: even, old: even } : { fresh: FRESH_STEP, old };
}

/** In card order, but what was just taken comes last, where nothing covers it. */
function sorted(captures: Captures): SortedCaptures {
  const { cards, fresh, last } = captures;
  const latest = last?.cards ?? NO_CARDS;
  const kinds: Record<Kind, CardId[]> = { hikari: [], tane: [], tan: [], kasu: [] };
  const ordered = [
    ...cardsOf(without(cards, fresh)),
    ...cardsOf(without(fresh, latest)),
    ...cardsOf(intersection(fresh, latest)),
  ];
  for (const card of ordered) kinds[cardAt(card).kind].push(card);
  return { ...captures, kinds };
}

function lay(
  { fresh, last, ground }: Captures,
  item: CardItem & { readonly card: CardId },
): readonly Item[] {
  if (!has(fresh, item.card)) return [seam(item, ground), item];
  const isLatest = last !== null && has(last.cards, item.card);
  const laid = isLatest ? { ...item, y: item.y - RAISED } : item;
  const rect = cardRect(laid);
  const frame = isLatest ? frameAround(rect, 'gold') : frameAround(rect, 'cream', 'thin');
  return [laid, frame];
}

/** Whether the latest move took a card with this one, from its hand or from the pile. */
function sourceMarks(
  { last }: Captures,
  { card, x, y, w }: CardItem & { readonly card: CardId },
): readonly Item[] {
  return sourceMark(cardRect({ x, y: y - RAISED, w }), card, { last, corner: 'upper' });
}

/** A gap around a card, so that its edge is seen where it covers another. */
function seam(card: CardItem, ground: Ink): Item {
  const { x, y, w, h } = cardRect(card);
  return box({ x: x - SEAM, y: y - SEAM, w: w + 2 * SEAM, h: h + 2 * SEAM }, ground, 0);
}

/** Cards in a row, as large as fits, covering each other only where they must. */
export function cardsInRow(
  cards: CardSet,
  room: Rect,
  most: CardWidth = ROW_MOST,
): readonly CardItem[] {
  const all = cardsOf(cards);
  const low = ROW_WIDTHS.filter((w) => w <= most && cardHeight(w) <= room.h - STEP_GAP);
  const stepOf = (w: CardWidth) =>
    Math.min(w + STEP_GAP, Math.floor((room.w - w) / Math.max(1, all.length - 1)));
  const open = low.find((w) => stepOf(w) > w);
  const told = low.find((w) => stepOf(w) >= w * ROW_STEP_SHOWN);
  const w = open ?? told ?? low.at(-1) ?? LEAST;
  const step = stepOf(w);
  const y = Math.round(room.y + (room.h - cardHeight(w)) / 2);
  return rowOfCards(all, { x: room.x, y, w, step });
}
