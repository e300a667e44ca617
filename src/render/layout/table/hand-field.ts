import type { CardId } from '../../../engine/core/cards.ts';
import type { View } from '../../../engine/view/view.ts';
import { cardHeight } from '../../deck/deck.ts';
import type { CardWidth, Item, Rect } from '../../scene.ts';
import { fixed, type Piece } from '../line.ts';
import { box, frameAround, GAP, LINE, line, lying, outset, widthOf } from '../pieces.ts';
import {
  type LastMoveInput,
  laidMarks,
  pileAt,
  SMALL_LAST_MOVE_HEIGHT,
  smallLastMove,
} from '../pile.ts';
import { readRecent } from '../recent.ts';
import { stacked } from '../seat-lines.ts';
import {
  type Cell,
  type FieldSize,
  fieldCells,
  fitsField,
  seenIn,
  slotsOf,
  stackMarks,
} from './field.ts';
import { roundLines } from './information.ts';

/** How wide its cards are, the largest first. */
const WIDTHS: readonly CardWidth[] = [112, 100, 84];
/** They may cover each other by this much, as a share, if the last move stands beside them. */
const COVERED = 0.13;
const PILE_WIDTH = 60;
/** A field that has room in this much width has beside it which round it is. */
const USUAL_WIDTH = 724;
const INFO_LINE = 44;

/** The disc of a number that stands on a card, and how far it stands out under it. */
const NUMBER = 50;
const NUMBER_PAD = 12;
const NUMBER_EDGE = 2;
/** On a line of text. */
const NUMBER_ABOVE = (LINE - NUMBER) / 2;
export const NUMBER_DROP = 14;
/** How much of the card it covers. */
export const NUMBER_RISE = NUMBER - NUMBER_DROP;
const UNMARKED = readRecent([]);

export function bandHeight(w: CardWidth): number {
  return cardHeight(w) + NUMBER_DROP;
}

/** The widths that cards of the field may have; the largest only if they lie side by side. */
export function bandWidths(view: View): readonly CardWidth[] {
  const [largest = 84, ...others] = WIDTHS;
  return fits(view, { w: largest, rows: 1 }) ? WIDTHS : others;
}

function fits(view: View, size: FieldSize): boolean {
  return fitsField(slotsOf(view), USUAL_WIDTH, { ...size, apart: view.onifuda });
}

type Choosing = Extract<View['phase'], { readonly type: 'capture' }>;

/** The card whose capture the viewer has to choose; null: none. */
export function choosing({ phase, viewer }: Pick<View, 'phase' | 'viewer'>): Choosing | null {
  return phase.type === 'capture' && phase.seat === viewer ? phase : null;
}

/** By card of the field, the numbers of the cards of the hand, or of the choices, that take it. */
function numbersOf(view: View): ReadonlyMap<CardId, readonly number[]> {
  const { phase, hand } = view;
  const chosen = choosing(view);
  const numbers = new Map<CardId, readonly number[]>();
  const note = (cards: readonly CardId[], number: number) => {
    for (const card of new Set(cards)) numbers.set(card, [...(numbers.get(card) ?? []), number]);
  };
  if (chosen !== null) {
    for (const [index, cards] of chosen.choices.entries()) note(cards, index + 1);
  } else if (phase.type === 'play') {
    for (const { number, takes, blocked } of hand) {
      if (blocked === undefined) note(takes.flat(), number);
    }
  }
  return numbers;
}

/**
 * The pile, the field with the numbers of what takes each card, and which round it is. While the viewer chooses,
 * nothing else is marked.
 */
export function fieldBand(input: LastMoveInput, rect: Rect, w: CardWidth): readonly Item[] {
  const { view, words } = input;
  const isChoosing = choosing(view) !== null;
  const marks = isChoosing ? UNMARKED : input.marks;
  const left = rect.x + PILE_WIDTH + GAP;
  const all = { ...rect, x: left, w: rect.x + rect.w - left, h: rect.h - NUMBER_DROP };
  const isUsual = fits(view, { w, rows: 1, step: w * (1 - COVERED) });
  const place = isUsual ? { ...all, w: USUAL_WIDTH } : all;
  const numbers = numbersOf(view);
  const cells = fieldCells(slotsOf(view), place, { w, rows: 1, columns: 0, apart: view.onifuda });
  const pitch = pitchOf(cells);
  const info = { ...all, x: left + USUAL_WIDTH + GAP, w: all.w - USUAL_WIDTH - GAP };
  const pileTop = Math.round(all.y + (all.h - cardHeight(PILE_WIDTH)) / 2);
  return [
    ...pileAt(view, { x: rect.x, y: pileTop, w: PILE_WIDTH }),
    ...cells.flatMap((cell) => fieldCards({ ...cell, items: seenIn(cell, view) }, numbers)),
    ...cells.flatMap((cell) => {
      const stack = stackMarks(cell, view, words);
      const laid = laidMarks(cell, marks, { on: 'hand', isNamed: stack.length === 0 });
      const isChoice = isChoosing && takersOf(cell, numbers).length > 0;
      return [
        ...laid,
        ...(isChoice ? [frameAround(cell.rect, 'gold')] : []),
        ...numberMarks(cell, numbers, pitch - NUMBER_EDGE * 2),
        ...stack,
      ];
    }),
    ...(isUsual ? information({ view, words, marks }, info) : []),
  ];
}

/** How far apart the closest cells are. */
function pitchOf(cells: readonly Cell[]): number {
  const lefts = cells.map(({ rect }) => rect.x).toSorted((a, b) => a - b);
  const steps = lefts.slice(1).map((x, index) => x - (lefts[index] ?? 0));
  return Math.min(cells[0] === undefined ? 0 : cells[0].rect.w + GAP, ...steps);
}

/** By which of the hand, or of the choices, these cards are taken. */
function takersOf(
  { cards }: Cell,
  numbers: ReadonlyMap<CardId, readonly number[]>,
): readonly number[] {
  return [...new Set(cards.flatMap((card) => numbers.get(card) ?? []))];
}

/** What nothing takes is shaded, if something else is taken. */
function fieldCards(cell: Cell, numbers: ReadonlyMap<CardId, readonly number[]>): readonly Item[] {
  const isShaded = numbers.size > 0 && takersOf(cell, numbers).length === 0;
  return cell.items.flatMap((item) => lying(isShaded ? { ...item, look: 'shaded' } : item));
}

function numberMarks(
  cell: Cell,
  numbers: ReadonlyMap<CardId, readonly number[]>,
  room: number,
): readonly Item[] {
  const own = takersOf(cell, numbers).toSorted((a, b) => a - b);
  const { rect } = cell;
  return inRoom(ranges(own), room).flatMap((text, row) =>
    numberOn({ ...rect, h: rect.h - row * NUMBER }, text, 'gold'),
  );
}

/** Numbers in rows that each have room, from the lowest. */
function inRoom(numbers: readonly string[], room: number): readonly string[] {
  const rows: string[] = [];
  for (const number of numbers) {
    const longer = rows.length === 0 ? number : `${rows.at(-1)}, ${number}`;
    if (rows.length > 0 && widthOfNumber(longer) > room) rows.push(number);
    else rows[Math.max(0, rows.length - 1)] = longer;
  }
  return rows.toReversed();
}

/** `1` and `3–5`: three and more in a row in short. */
export function ranges(numbers: readonly number[]): readonly string[] {
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run.map(String)));
}

/** Gold if the card takes something, or is taken; red if it may not be played. */
type NumberInk = 'gold' | 'cream' | 'seal';

/** A number on the lower edge of a card. */
export function numberOn({ x, y, w, h }: Rect, text: string, ink: NumberInk): readonly Item[] {
  const number = numberPiece(text, ink);
  return number.at(x + (w - number.width) / 2, y + h + NUMBER_DROP - NUMBER - NUMBER_ABOVE);
}

/** The same on a line of text. */
export function numberPiece(text: string, ink: NumberInk): Piece {
  const w = widthOfNumber(text);
  return fixed(w, (x, y) => {
    const rect = { x, y: y + NUMBER_ABOVE, w, h: NUMBER };
    return [
      box(outset(rect, NUMBER_EDGE), 'dark', NUMBER / 2 + NUMBER_EDGE),
      box(rect, ink, NUMBER / 2),
      line(rect, text, { bold: true, ink: ink === 'seal' ? 'cream' : 'dark', align: 'center' }),
    ];
  });
}

function widthOfNumber(text: string): number {
  return Math.max(NUMBER, widthOf(text, { bold: true }) + NUMBER_PAD);
}

/** Which round it is, and below it the last move. */
function information({ view, words, marks }: LastMoveInput, rect: Rect): readonly Item[] {
  const lines = roundLines(view, words, rect.w);
  if (marks.last === null) return stacked(lines.slice(0, 3), rect, INFO_LINE);
  const y = rect.y + rect.h + NUMBER_DROP - SMALL_LAST_MOVE_HEIGHT;
  return [
    ...stacked(lines.slice(0, 1), rect, INFO_LINE),
    ...smallLastMove(marks.last, { ...rect, y }),
  ];
}
