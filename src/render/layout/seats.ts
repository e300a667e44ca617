import { NO_CARDS } from '../../engine/core/card-set.ts';
import type { CardId } from '../../engine/core/cards.ts';
import type { SeatView, View } from '../../engine/view/view.ts';
import type { Item, Rect } from '../scene.ts';
import type { PictureWords } from '../words.ts';
import { capturedPile, type Pile } from './captured.ts';
import {
  amount,
  arrow,
  badge,
  beside,
  handCount,
  type Piece,
  pointer,
  seal,
  whole,
  word,
} from './line.ts';
import { BETWEEN, column, GAP, LINE, outline, PAD, tray } from './pieces.ts';
import type { Recent } from './recent.ts';
import {
  atEnds,
  holdings,
  isAsked,
  loans,
  NARROW,
  NARROW_PAD,
  pointsSoFar,
  type Seated,
  seals,
  stacked,
  title,
  yakuSoFar,
} from './seat-lines.ts';

/** The seats of a table and the rectangle that they share. */
export interface SeatInput {
  readonly view: View;
  readonly marks: Recent;
  readonly words: PictureWords;
  readonly rect: Rect;
}

/** One seat and its rectangle. */
interface Place extends SeatInput, Seated {}

/** Lines of a seat stand closer than elsewhere, for the sake of its cards. */
const HEAD_LINE = 45;
/** Room above the captured cards for those that stand out. */
const RAISED_ROOM = 16;
/** More ghosts of missing cards than this would hide what has been captured. */
const WANTED_MOST = 2;

/** The seats that play, side by side; those that do not, in a strip at the foot. */
export function playingSeats(input: SeatInput): readonly Item[] {
  const { view, rect } = input;
  const active = view.seats.filter((seat) => seat.active);
  const idle = view.seats.filter((seat) => !seat.active);
  const strip = idle.length === 0 ? 0 : LINE + BETWEEN;
  return [
    ...columns({ ...input, rect: { ...rect, h: rect.h - strip } }, active).flatMap(playingSeat),
    ...columns({ ...input, rect: { ...rect, y: rect.y + rect.h - LINE, h: LINE } }, idle).flatMap(
      idleSeat,
    ),
  ];
}

/** Every seat with what it has answered, while it is decided who plays. */
export function auctionSeats(input: SeatInput): readonly Item[] {
  return columns(input, input.view.seats).flatMap(answeringSeat);
}

function columns(input: SeatInput, seats: readonly SeatView[]): readonly Place[] {
  return seats.map((seat, index) => ({
    ...input,
    seat,
    rect: column(input.rect, index, seats.length),
  }));
}

function panel({ view, seat, rect }: Place): readonly Item[] {
  if (!isAsked(view.phase, seat.seat)) return tray(rect, 'panel');
  return [...tray(rect, 'lit'), outline(rect, 'gold', { r: PAD, width: 5 })];
}

function playingSeat(place: Place): readonly Item[] {
  const { view, marks, seat, rect } = place;
  const isNarrow = rect.w < NARROW;
  const side = isNarrow ? NARROW_PAD : PAD;
  const inner = { x: rect.x + side, y: rect.y + 6, w: rect.w - 2 * side };
  const lines = isNarrow ? narrowLines(place, inner.w) : wideLines(place, inner.w);
  const head = (1 + lines.length) * HEAD_LINE + RAISED_ROOM;
  const cards = { ...inner, y: inner.y + head, h: rect.h - head - PAD };
  const pile: Pile = {
    cards: seat.captured,
    fresh: marks.taken.get(seat.seat) ?? NO_CARDS,
    turned: marks.turned,
    wanted: wantedBy(seat),
    ground: isAsked(view.phase, seat.seat) ? 'lit' : 'panel',
  };
  return [
    ...panel(place),
    ...title(place, isNarrow ? 'narrow' : 'wide')
      .within(inner.w)
      .at(inner.x, inner.y),
    ...lines.flatMap((ends, index) =>
      atEnds(ends, { ...inner, y: inner.y + (index + 1) * HEAD_LINE }),
    ),
    ...capturedPile(pile, cards),
  ];
}

type Ends = readonly [Piece, Piece];

function held({ seat, words }: Place): Piece {
  return beside([...loans(seat.borrowed, words), handCount(seat.hand)]);
}

function wideLines(place: Place, width: number): readonly Ends[] {
  const hand = held(place);
  return [
    [holdings(place), pointsSoFar(place, width)],
    [yakuSoFar(place, width - hand.width - GAP), hand],
  ];
}

/** A narrow place has lines of their own for what would share one. */
function narrowLines(place: Place, width: number): readonly Ends[] {
  return [
    [holdings(place), seals(place)],
    [pointsSoFar(place, width), held(place)],
    [yakuSoFar(place, width), whole('')],
  ];
}

/** The cards that would complete the seat's most valuable yaku in the making. */
function wantedBy({ near }: SeatView): readonly CardId[] {
  const ordered = [...near].sort((a, b) => b.value - a.value).map(({ missing }) => missing);
  return [...new Set(ordered)].slice(0, WANTED_MOST);
}

/** A seat that does not play this round: who, why not if there is room, and what it owns. */
function idleSeat({ view, seat, words, rect }: Place): readonly Item[] {
  const own = beside([...loans(seat.borrowed, words), amount(seat.total, view.unit, words)]);
  const name = beside([badge(seat.seat), word(words.players[seat.seat] ?? '', { ink: 'dim' })]);
  const said = words.answer(seat.answer);
  const answer =
    said === '' ? whole('') : beside([whole('·', { ink: 'dim' }), word(said, { ink: 'dim' })]);
  const room = rect.w - 2 * PAD - own.width - GAP;
  const fits = name.width + GAP + answer.width <= room;
  return [
    ...tray(rect, 'panel'),
    ...atEnds([fits ? beside([name, answer]) : name, own], {
      x: rect.x + PAD,
      y: rect.y,
      w: rect.w - 2 * PAD,
    }),
  ];
}

/** A seat while it is decided who plays: what it owns, has put into the pot, and has answered. */
function answeringSeat(place: Place): readonly Item[] {
  const { view, seat, words, rect } = place;
  const { phase } = view;
  const asked = isAsked(phase, seat.seat) ? [pointer()] : [];
  const deals = view.oya === seat.seat ? [seal(words.oya)] : [];
  const chaser = phase.type === 'chased' && phase.seat === seat.seat ? [phase.by] : [];
  const lines: readonly Piece[] = [
    beside([...asked, badge(seat.seat), ...deals]),
    word(words.players[seat.seat] ?? '', { bold: true }),
    holdings(place),
    ...(seat.borrowed === 0 ? [] : [beside(loans(seat.borrowed, words))]),
    word(words.answer(seat.answer), { ink: 'gold', bold: true }),
    ...(seat.inPot === 0 ? [] : [beside([arrow(), amount(seat.inPot, view.unit, words)])]),
    ...chaser.map((by) => beside([badge(by), arrow(), badge(seat.seat)])),
  ];
  const pitch = Math.min(LINE + 6, (rect.h - PAD) / lines.length);
  return [
    ...panel(place),
    ...stacked(lines, { x: rect.x + PAD, y: rect.y + PAD / 2, w: rect.w - 2 * PAD, pitch }),
  ];
}
