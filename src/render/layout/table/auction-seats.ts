import type { Item } from '../../scene.ts';
import {
  amount,
  arrow,
  badge,
  beside,
  NOTHING,
  type Piece,
  pointer,
  seal,
  word,
  wrapped,
} from '../line.ts';
import { LINE, PAD, padded } from '../pieces.ts';
import { holdings, isAsked, loans, stacked } from '../seat-lines.ts';
import { HEAD_LINE, panel } from './seat-panel.ts';
import { columns, inTwoRows, type PlacedSeat, type Placing } from './seats.ts';

/** Lines stand no closer: what has no room is left out, from below. */
const LINE_LEAST = 38;
/** Of a seat that has little room. */
const LINES = 3;

/** Every seat with what it has answered, while it is decided who plays: in two rows if one has no room. */
export function auctionSeats(input: Placing): readonly Item[] {
  const { view, words } = input;
  const inRow = columns(input, view.seats);
  const isFitting = inRow.every(
    ({ seat, rect }) => amount(seat.total, view.unit, words).width <= rect.w - 2 * PAD,
  );
  return isFitting
    ? inRow.flatMap(answeringSeat)
    : inTwoRows(input, view.seats).flatMap(answeringShortly);
}

/** A seat while it is decided who plays: what it owns, has put into the pot, and has answered. */
function answeringSeat(slot: PlacedSeat): readonly Item[] {
  const { view, seat, words, rect } = slot;
  const { phase } = view;
  const room = rect.w - 2 * PAD;
  const asked = isAsked(phase, seat.seat) ? [pointer()] : [];
  const deals = view.oya === seat.seat ? [seal(words.oya)] : [];
  const chaser = phase.type === 'chased' && phase.seat === seat.seat ? [phase.by] : [];
  const lines: readonly Piece[] = [
    beside([...asked, badge(seat.seat), ...deals]),
    word(words.players[seat.seat] ?? '', { bold: true }),
    holdings(slot, room),
    ...(seat.borrowed === 0 ? [] : [beside(loans(seat.borrowed, words))]),
    ...wrapped(words.answer(seat.answer), room, { ink: 'gold', bold: true }).slice(0, 2),
    ...chaser.map((by) => beside([badge(by), arrow(), badge(seat.seat)])),
    ...(seat.inPot === 0 ? [] : [beside([arrow(), amount(seat.inPot, view.unit, words)])]),
  ];
  const shown = lines.slice(0, Math.floor((rect.h - PAD) / LINE_LEAST));
  const pitch = Math.min(LINE + 6, (rect.h - PAD) / shown.length);
  return [...panel(slot), ...stacked(shown, { ...padded(rect), y: rect.y + PAD / 2 }, pitch)];
}

function answeringShortly(slot: PlacedSeat): readonly Item[] {
  const { view, seat, words, rect } = slot;
  const room = rect.w - 2 * PAD;
  const deals = view.oya === seat.seat ? [seal(words.oya)] : [];
  const name = word(words.players[seat.seat] ?? '', { bold: true });
  const answer = word(words.answer(seat.answer), { ink: 'gold', bold: true });
  const owned = amount(seat.total, view.unit, words);
  const paid = seat.inPot === 0 ? NOTHING : beside([arrow(), amount(seat.inPot, view.unit, words)]);
  const fitting = (...ways: readonly Piece[]) => ways.find(({ width }) => width <= room) ?? answer;
  const answered = fitting(beside([answer, paid]), answer);
  // In less height what is owned gives way to the answer.
  const told =
    rect.h < LINES * HEAD_LINE
      ? [answer.width === 0 ? owned : fitting(beside([owned, answered]), answered)]
      : [owned, answered];
  const lines = [beside([badge(seat.seat), name, ...deals]), ...told];
  return [...panel(slot), ...stacked(lines, padded(rect), HEAD_LINE)];
}
