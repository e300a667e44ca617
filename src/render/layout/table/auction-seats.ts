import type { SeatView } from '../../../engine/view/view.ts';
import { cardHeight } from '../../deck/deck.ts';
import { type CardWidth, type Item, type Rect, TEXT_SIZE } from '../../scene.ts';
import {
  ARROW,
  amount,
  badge,
  beside,
  NOTHING,
  type Piece,
  POINTER,
  plate,
  seal,
  word,
  wrapped,
} from '../line.ts';
import { GAP, LINE, PAD, padded } from '../pieces.ts';
import { holdings, isAsked as isAskedIn, loans, stacked } from '../seat-lines.ts';
import { HEAD_LINE, panel } from './seat-panel.ts';
import { columns, inTwoRows, type PlacedSeat, type Placing } from './seats.ts';

/** Lines stand no closer: what has no room is left out, from below. */
const LINE_LEAST = 42;
/** What it has answered, in large letters. */
const ANSWER_SIZES = [48, 42, 38, TEXT_SIZE];
const ANSWER_GAP = 14;
const BACK: CardWidth = 60;
const BACK_SHOWN = 0.4;
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

/**
 * A seat while it is decided who plays: what it owns and has put into the pot, at its foot in large letters what it
 * has answered or is asked, and between them the hand of who may still play.
 */
function answeringSeat(slot: PlacedSeat): readonly Item[] {
  const { view, seat, words, rect } = slot;
  const { phase } = view;
  const inner = { ...padded(rect), y: rect.y + PAD / 2 };
  const isAsked = isAskedIn(phase, seat.seat);
  const deals = view.oya === seat.seat ? [seal(words.oya)] : [];
  const chaser = phase.type === 'chased' && isAsked ? [phase.by] : [];
  const { size, pieces: answer } = answerOf(slot, inner.w);
  const lines: readonly Piece[] = [
    beside([...(isAsked ? [POINTER] : []), badge(seat.seat), ...deals]),
    word(words.players[seat.seat] ?? '', { bold: true }),
    holdings(slot, inner.w),
    ...(seat.borrowed === 0 ? [] : [beside(loans(seat.borrowed, words))]),
    ...(seat.inPot === 0 ? [] : [beside([ARROW, amount(seat.inPot, view.unit, words)])]),
    ...chaser.map((by) => beside([badge(by), ARROW, badge(seat.seat)])),
  ];
  const pitchBelow = size + ANSWER_GAP;
  const room = rect.h - PAD - answer.length * pitchBelow;
  const shown = lines.slice(0, Math.floor(room / LINE_LEAST));
  const pitch = Math.min(LINE + 6, room / shown.length);
  const backs = { ...inner, y: inner.y + shown.length * pitch + GAP };
  return [
    ...panel(slot),
    ...stacked(shown, inner, pitch),
    ...(isOut(seat) ? [] : handBacks(seat.hand, { ...backs, h: inner.y + room - backs.y - GAP })),
    ...stacked(answer, { ...inner, y: inner.y + room }, pitchBelow),
  ];
}

/** In the largest letters in which it has room; a hand tells what its viewer is asked in their own place. */
function answerOf({ view, seat, words }: PlacedSeat, width: number) {
  const { phase, viewer } = view;
  const ink = isOut(seat) ? 'dim' : 'gold';
  const isAsked = viewer === 'spectator' && isAskedIn(phase, seat.seat);
  const said = isAsked ? words.asks(phase.type) : words.answer(seat.answer);
  const ways = ANSWER_SIZES.map((size) => {
    const setting = { size, ink, bold: true } as const;
    const lines = isAsked ? [word(said, setting)] : wrapped(said, width, setting).slice(0, 2);
    return { size, pieces: lines };
  });
  const fitting = ways.find(({ pieces }) => pieces.every((one) => one.width <= width));
  const { size, pieces } = fitting ?? { size: TEXT_SIZE, pieces: ways.at(-1)?.pieces ?? [] };
  if (!isAsked) return { size, pieces };
  // The band at the top asks, too.
  return { size, pieces: fitting === undefined ? [] : [plate(said, { size, ink }).within(width)] };
}

function isOut({ answer }: SeatView): boolean {
  return answer !== 'none' && answer !== 'stay';
}

/** So many cards, face down, where there is room for them. */
function handBacks(count: number, { x, y, w, h }: Rect): readonly Item[] {
  if (count === 0 || h < cardHeight(BACK)) return [];
  const step = Math.min(BACK * BACK_SHOWN, (w - BACK) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, index) => {
    return {
      type: 'card',
      card: 'back',
      x: Math.round(x + index * step),
      y: Math.round(y),
      w: BACK,
    };
  });
}

function answeringShortly(slot: PlacedSeat): readonly Item[] {
  const { view, seat, words, rect } = slot;
  const room = rect.w - 2 * PAD;
  const deals = view.oya === seat.seat ? [seal(words.oya)] : [];
  const name = word(words.players[seat.seat] ?? '', { bold: true });
  const answer = word(words.answer(seat.answer), { ink: 'gold', bold: true });
  const owned = amount(seat.total, view.unit, words);
  const paid = seat.inPot === 0 ? NOTHING : beside([ARROW, amount(seat.inPot, view.unit, words)]);
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
