import type { CardId } from '../../../engine/core/cards.ts';
import type { View } from '../../../engine/view/view.ts';
import { cardHeight } from '../../deck/deck.ts';
import type { Item, Rect } from '../../scene.ts';
import { type Piece, word } from '../line.ts';
import { box, GAP, LINE, line, lying, outset, widthOf } from '../pieces.ts';
import {
  type LastMoveInput,
  laidMarks,
  pileAt,
  SMALL_LAST_MOVE_HEIGHT,
  smallLastMove,
} from '../pile.ts';
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

const LARGEST: FieldSize = { w: 84, rows: 1 };
/** How else the field may lie, the largest first: the first that fits is taken. */
const SIZES: readonly FieldSize[] = [
  LARGEST,
  { w: 74, rows: 1 },
  { w: 66, rows: 1 },
  { w: 60, rows: 1 },
];
const SMALLEST: FieldSize = { w: 48, rows: 2 };
const PILE_WIDTH = 60;
/** A field of no more places has so much width, and beside it stands which round it is. */
const USUAL_PLACES = 8;
const USUAL_WIDTH = 714;
const INFO_LINE = 44;
const SCORE_SIZE = 84;

/** The disc of a number that stands on a card, and how far it stands out under it. */
const NUMBER = 50;
const NUMBER_PAD = 12;
const NUMBER_EDGE = 2;
export const NUMBER_DROP = 14;
/** How much of the card it covers. */
export const NUMBER_RISE = NUMBER - NUMBER_DROP;

export const FIELD_BAND_HEIGHT = cardHeight(LARGEST.w) + NUMBER_DROP;

/** By card of the field, the numbers of the cards of the hand, or of the choices, that take it. */
function numbersOf({ phase, hand, viewer }: View): ReadonlyMap<CardId, readonly number[]> {
  const numbers = new Map<CardId, readonly number[]>();
  const note = (cards: readonly CardId[], number: number) => {
    for (const card of new Set(cards)) numbers.set(card, [...(numbers.get(card) ?? []), number]);
  };
  if (phase.type === 'capture' && phase.seat === viewer) {
    for (const [index, cards] of phase.choices.entries()) note(cards, index + 1);
  } else if (phase.type === 'play') {
    for (const [index, { takes, blocked }] of hand.entries()) {
      if (blocked === undefined) note(takes.flat(), index + 1);
    }
  }
  return numbers;
}

/** The pile, the field with the numbers of what takes each card, and which round it is. */
export function fieldBand({ view, words, marks }: LastMoveInput, rect: Rect): readonly Item[] {
  const left = rect.x + PILE_WIDTH + GAP;
  const all = { ...rect, x: left, w: rect.x + rect.w - left, h: rect.h - NUMBER_DROP };
  const fits = (size: FieldSize, w: number) =>
    fitsField(slotsOf(view), w, { ...size, apart: view.onifuda });
  const isUsual = fits(LARGEST, USUAL_PLACES * (LARGEST.w + GAP) - GAP);
  const usual = { ...all, w: USUAL_WIDTH };
  const size = SIZES.find((each) => fits(each, all.w)) ?? SMALLEST;
  const numbers = numbersOf(view);
  const cells = isUsual
    ? fieldCells(slotsOf(view), usual, { ...LARGEST, columns: USUAL_PLACES, apart: view.onifuda })
    : fieldCells(slotsOf(view), all, { ...size, columns: 0, apart: view.onifuda });
  const info = { ...all, x: left + USUAL_WIDTH + GAP, w: all.w - USUAL_WIDTH - GAP };
  const pileTop = Math.round(all.y + (all.h - cardHeight(PILE_WIDTH)) / 2);
  return [
    ...pileAt(view, { x: rect.x, y: pileTop, w: PILE_WIDTH }),
    ...cells.flatMap((cell) => {
      const stack = stackMarks(cell, view, words);
      const laid = laidMarks(cell, marks, { corner: 'upper', isNamed: stack.length === 0 });
      return [...fieldCell({ ...cell, items: seenIn(cell, view) }, numbers, laid), ...stack];
    }),
    ...(isUsual ? information({ view, words, marks }, info) : []),
  ];
}

/** A card with its marks and numbers. What nothing takes is dimmed, where something else is taken. */
function fieldCell(
  { cards, items, rect }: Cell,
  numbers: ReadonlyMap<CardId, readonly number[]>,
  marks: readonly Item[],
): readonly Item[] {
  const own = [...new Set(cards.flatMap((card) => numbers.get(card) ?? []))];
  if (own.length === 0 && numbers.size > 0) {
    return [...items.flatMap((item) => lying({ ...item, look: 'shaded' })), ...marks];
  }
  const room = rect.w + GAP - NUMBER_EDGE * 2;
  const told = inRoom(ranges(own.toSorted((a, b) => a - b)), room).flatMap((text, row) =>
    numberOn({ ...rect, h: rect.h - row * NUMBER }, text, 'gold'),
  );
  return [...items.flatMap(lying), ...marks, ...told];
}

/** Numbers in rows that each have room, from the lowest. */
function inRoom(numbers: readonly string[], room: number): readonly string[] {
  const rows: string[] = [];
  for (const number of numbers) {
    const longer = rows.length === 0 ? number : `${rows.at(-1)} ${number}`;
    if (rows.length > 0 && widthOfNumber(longer) > room) rows.push(number);
    else rows[Math.max(0, rows.length - 1)] = longer;
  }
  return rows.toReversed();
}

/** `1` and `3–5`: three and more in a row in short. */
function ranges(numbers: readonly number[]): readonly string[] {
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run.map(String)));
}

/** A number on the lower edge of a card; gold where the card takes something, or is taken. */
export function numberOn(
  { x, y, w, h }: Rect,
  text: string,
  ink: 'gold' | 'cream',
): readonly Item[] {
  const wide = widthOfNumber(text);
  const rect = { x: x + (w - wide) / 2, y: y + h + NUMBER_DROP - NUMBER, w: wide, h: NUMBER };
  return [
    box(outset(rect, NUMBER_EDGE), 'dark', NUMBER / 2 + NUMBER_EDGE),
    box(rect, ink, NUMBER / 2),
    line(rect, text, { bold: true, ink: 'dark', align: 'center' }),
  ];
}

function widthOfNumber(text: string): number {
  return Math.max(NUMBER, widthOf(text, { bold: true }) + NUMBER_PAD);
}

/** Which round it is, and below it the last move; when a yaku is made what stopping would score, in large figures. */
function information({ view, words, marks }: LastMoveInput, rect: Rect): readonly Item[] {
  if (view.shobuScore === null) {
    const lines = roundLines(view, words, rect.w);
    if (marks.last === null) return stacked(lines.slice(0, 3), rect, INFO_LINE);
    const y = rect.y + rect.h + NUMBER_DROP - SMALL_LAST_MOVE_HEIGHT;
    return [
      ...stacked(lines.slice(0, 1), rect, INFO_LINE),
      ...smallLastMove(marks.last, { ...rect, y }),
    ];
  }
  const text = words.points(view.shobuScore);
  const figure = { ...rect, y: rect.y + LINE, h: SCORE_SIZE };
  const heading: Piece = word(words.stopping, { bold: true });
  return [
    ...heading.within(rect.w).at(rect.x, rect.y),
    line(figure, text, { size: SCORE_SIZE, bold: true, ink: 'gold' }),
  ];
}
