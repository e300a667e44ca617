import { NO_CARDS } from '../../../engine/core/card-set.ts';
import type { SeatView, View } from '../../../engine/view/view.ts';
import { cardHeight } from '../../deck/deck.ts';
import type { CardWidth, Item, Rect } from '../../scene.ts';
import type { PictureWords } from '../../words.ts';
import { areTold, type Captures, capturedItems, isRoomy } from '../captured.ts';
import { amount, badge, beside, NOTHING, type Piece, whole, word } from '../line.ts';
import {
  BETWEEN,
  cell,
  column,
  GAP,
  LINE,
  outline,
  PAD,
  padded,
  SIDE_BY_SIDE,
  tray,
} from '../pieces.ts';
import type { Recent } from '../recent.ts';
import { atEnds, isAsked, loans, NARROW, type Seated } from '../seat-lines.ts';
import { NEEDS_LINE, needsPiece } from './needs.ts';
import { type Ends, type Heads, headsOf, insideOf, LOW } from './seat-heads.ts';
import {
  type News,
  type NewsInput,
  newsHeight,
  newsItems,
  newsTeller,
  type TellNews,
} from './seat-news.ts';

export interface SeatInput {
  readonly view: View;
  readonly marks: Recent;
  readonly words: PictureWords;
  readonly rect: Rect;
  readonly tell: SeatTeller;
  /**
   * `low`: no higher than must be, for the sake of what stands below; `lowest`: with no line above the cards but who
   * it is, and the points.
   */
  readonly room?: 'low' | 'lowest';
}

export interface SeatSlot extends SeatInput, Seated {}

/** Lines of a seat stand closer than elsewhere, for the sake of its cards. */
export const HEAD_LINE = 44;
/** Room above the captured cards for those that stand out. */
const RAISED_ROOM = 14;
/** The same where nothing stands out; and where as much as can be may cover the feet of the letters. */
const LOW_ROOM = 6;
const LOWEST_ROOM = 8;
const CARD_LEAST: CardWidth = 48;
/** A seat is at least so high, whatever there is to tell. */
const SEAT_LEAST = 234;
/** The same where it is to be low: its cards in two rows, without the lines above them. */
const LOW_LEAST = 156;
/** Cards that cover each other, and the room around them. */
const CARDS_LOWEST = { low: 110, lowest: 100 } as const;
/** A name is cut to no less where one row has no room for whole ones. */
const IDLE_NAME = 120;
/** What a seat needs has no more of its width beside its cards. */
const NEEDS_SHARE = 0.45;

/** What is said of the seats that play, worked out once for all plans of a picture. */
export interface SeatTeller {
  /** Under the seats; and where each shows itself what it needs. */
  readonly news: TellNews;
  readonly made: TellNews;
  /** The lines above the captured cards of each of these slots. */
  heads(slots: readonly SeatSlot[]): Heads;
}

export interface SeatPlan {
  readonly slots: readonly SeatSlot[];
  readonly idle: readonly SeatSlot[];
  readonly news: News;
  readonly newsRect: Rect;
  readonly heads: Heads;
}

/** Whether the lines above the captured cards leave these any room. */
export function areHighEnough({ slots, heads }: SeatPlan): boolean {
  return slots.every(
    ({ rect, room = 'low' }, index) =>
      rect.h >= CARDS_LOWEST[room] + (heads[index]?.length ?? 0) * HEAD_LINE,
  );
}

/** The teller for the seats that play, in a rectangle of that width. */
export function seatTeller(
  { view, words, told }: Omit<NewsInput, 'seats'>,
  width: number,
): SeatTeller {
  const seats = view.seats.filter(({ active }) => active);
  const { w } = newsRoom({ x: 0, y: 0, w: width, h: 0 }, seats.length, 0);
  const known = new Map<string | undefined, Heads>();
  return {
    news: newsTeller({ view, words, seats, told }, w - 2 * PAD),
    made: newsTeller({ view, words, seats, told, areOwn: true }, w - 2 * PAD),
    heads(slots) {
      // They are of one size.
      const [first] = slots;
      const key = first && `${first.rect.w} ${first.rect.h < LOW} ${first.room}`;
      const heads = known.get(key) ?? headsOf(slots);
      known.set(key, heads);
      return heads;
    },
  };
}

export function planSeats(input: SeatInput): SeatPlan {
  const { view, rect, room, tell } = input;
  const isLow = room !== undefined;
  const active = view.seats.filter((seat) => seat.active);
  const others = view.seats.filter((seat) => !seat.active);
  const idle = idleSlots(input, others);
  const strip = idle.length === 0 ? 0 : rect.y + rect.h - (idle[0]?.rect.y ?? 0) + BETWEEN;
  const all = { ...rect, h: rect.h - strip };
  const heads = isLow ? tell.heads(columns(input, active)) : [];
  const lowest = LOW_LEAST + Math.max(0, ...heads.map(({ length }) => length)) * HEAD_LINE;
  const newsSlot = newsRoom(all, active.length, isLow ? lowest : SEAT_LEAST);
  const news = (areOwn(active.length, room) ? tell.made : tell.news)(newsSlot.h);
  const height = newsHeight(news);
  const isUnder = height > 0 && active.length <= SIDE_BY_SIDE;
  const h = isUnder ? all.h - height - BETWEEN : all.h;
  const slots = active.map((seat, index) => ({
    ...input,
    seat,
    rect: cell({ ...rect, h }, index, active.length),
  }));
  return {
    slots,
    idle,
    news,
    newsRect: { ...newsSlot, y: isUnder ? rect.y + h + BETWEEN : newsSlot.y, h: height },
    heads: tell.heads(slots),
  };
}

/** Where the seats' news may stand: under seats that are `least` high, or beside the last of many. */
function newsRoom(all: Rect, seats: number, least: number): Rect {
  if (seats <= SIDE_BY_SIDE) return { ...all, h: all.h - least - BETWEEN };
  const free = cell(all, seats, seats);
  return { ...free, w: all.x + all.w - free.x };
}

/**
 * The seats that play, side by side or in two rows; what they have made and lack, a line for each;
 * and in a strip at the foot those that do not play.
 */
export function playingSeats(plan: SeatPlan): readonly Item[] {
  const { slots, idle, news, newsRect, heads } = plan;
  return [
    ...slots.flatMap((slot, index) => playingSeat(slot, heads[index] ?? [])),
    ...(newsRect.h === 0 ? [] : [...tray(newsRect, 'panel'), ...newsItems(news, newsRect)]),
    ...idle.flatMap(idleSeat),
  ];
}

/** Whether every seat has room for its cards in a readable size. */
export function areRoomy({ slots, heads }: SeatPlan): boolean {
  return slots.every((slot, index) =>
    isRoomy(capturesOf(slot), cardsIn(slot, heads[index] ?? []), slot.rect.w < NARROW ? 48 : 60),
  );
}

/** Whether each captured card, at least this wide, can be told at a glance; of many seats none has more than one row. */
export function areCapturesTold({ slots, heads }: SeatPlan, least: CardWidth): boolean {
  const isTold = (slot: SeatSlot, index: number) =>
    areTold(capturesOf(slot), cardsIn(slot, heads[index] ?? []), least);
  return slots.length > SIDE_BY_SIDE || slots.every(isTold);
}

/** Whether the news tell all there is to tell, by name, and a row of cards has room in every slot. */
export function areToldWhole({ slots, heads, news }: SeatPlan): boolean {
  return (
    news.isWhole &&
    slots.every((slot, index) => cardsIn(slot, heads[index] ?? []).h >= cardHeight(CARD_LEAST))
  );
}

/** In a strip at the foot, or in two where one has no room for what they own. */
function idleSlots(input: SeatInput, seats: readonly SeatView[]): readonly SeatSlot[] {
  const { view, words } = input;
  const strip = (lines: number) => {
    const h = lines * LINE + (lines - 1) * BETWEEN;
    const { rect } = input;
    return { ...input, rect: { ...rect, y: rect.y + rect.h - h, h } };
  };
  const one = columns(strip(1), seats);
  const isFitting = one.every((slot) => {
    const { seat, rect } = slot;
    const own = amount(seat.total, view.unit, words).width;
    const name = Math.min(IDLE_NAME, word(words.players[seat.seat] ?? '').width);
    return badge(seat.seat).width + name + own + 2 * GAP <= rect.w - 2 * PAD;
  });
  return isFitting ? one : inTwoRows(strip(2), seats);
}

export function inTwoRows(input: SeatInput, seats: readonly SeatView[]): readonly SeatSlot[] {
  const { rect } = input;
  const inRow = Math.ceil(seats.length / 2);
  const h = Math.floor((rect.h - BETWEEN) / 2);
  return seats.map((seat, index) => {
    const y = rect.y + Math.floor(index / inRow) * (h + BETWEEN);
    return { ...input, seat, rect: column({ ...rect, y, h }, index % inRow, inRow) };
  });
}

export function columns(input: SeatInput, seats: readonly SeatView[]): readonly SeatSlot[] {
  return seats.map((seat, index) => ({
    ...input,
    seat,
    rect: column(input.rect, index, seats.length),
  }));
}

export function panel({ view, seat, rect }: SeatSlot): readonly Item[] {
  if (!isAsked(view.phase, seat.seat)) return tray(rect, 'panel');
  return [...tray(rect, 'lit'), outline(rect, 'gold', { r: PAD, width: 5 })];
}

/** Where the captured cards lie; among many seats what each needs stands at their right. */
function cardsIn(slot: SeatSlot, head: readonly Ends[]): Rect {
  const { x, y, w, h } = insideOf(slot);
  const room = slot.room === 'lowest' ? LOWEST_ROOM : RAISED_ROOM;
  const isStill = slot.room !== undefined && slot.marks.last === null;
  const above = head.length * HEAD_LINE + (isStill ? LOW_ROOM : room);
  const beside = ownNeeds(slot).width;
  return { x, y: y + above, w: beside === 0 ? w : w - beside - GAP, h: h - above };
}

/** Whether a line under the seats would take too much of their height: then each shows itself what it needs. */
function areOwn(playing: number, room: SeatInput['room']): boolean {
  return playing > SIDE_BY_SIDE || room === 'lowest';
}

function ownNeeds(slot: SeatSlot): Piece {
  const playing = slot.view.seats.filter(({ active }) => active).length;
  if (!areOwn(playing, slot.room)) return NOTHING;
  const most = insideOf(slot).w * NEEDS_SHARE;
  const ways = (['worth', 'cards', 'covered'] as const).map((way) => needsPiece(slot, way));
  return ways.find(({ width }) => width <= most) ?? needsPiece(slot, 'covered');
}

function capturesOf({ view, marks, seat }: SeatSlot): Captures {
  return {
    cards: seat.captured,
    fresh: marks.taken.get(seat.seat) ?? NO_CARDS,
    last: marks.last,
    ground: isAsked(view.phase, seat.seat) ? 'lit' : 'panel',
  };
}

function playingSeat(slot: SeatSlot, head: readonly Ends[]): readonly Item[] {
  const inner = insideOf(slot);
  const cards = cardsIn(slot, head);
  const needs = ownNeeds(slot);
  const left = inner.x + inner.w - needs.width;
  const foot = slot.rect.y + slot.rect.h;
  return [
    ...panel(slot),
    ...head.flatMap((ends, index) => atEnds(ends, { ...inner, y: inner.y + index * HEAD_LINE })),
    ...capturedItems(capturesOf(slot), cards),
    ...needs.at(left, Math.min(cards.y, foot - NEEDS_LINE) + (NEEDS_LINE - LINE) / 2),
  ];
}

/** A seat that does not play this round: who, why not if there is room, and what it owns. */
function idleSeat({ view, seat, words, rect }: SeatSlot): readonly Item[] {
  const own = beside([...loans(seat.borrowed, words), amount(seat.total, view.unit, words)]);
  const name = beside([badge(seat.seat), word(words.players[seat.seat] ?? '', { ink: 'dim' })]);
  const said = words.answer(seat.answer);
  const answer =
    said === '' ? whole('') : beside([whole('·', { ink: 'dim' }), word(said, { ink: 'dim' })]);
  const room = rect.w - 2 * PAD - own.width - GAP;
  const fits = name.width + GAP + answer.width <= room;
  return [
    ...tray(rect, 'panel'),
    ...atEnds([fits ? beside([name, answer]) : name, own], padded(rect)),
  ];
}
