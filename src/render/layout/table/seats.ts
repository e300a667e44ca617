import type { SeatView, View } from '../../../engine/view/view.ts';
import type { CardWidth, Item, Rect } from '../../scene.ts';
import { amount, badge, beside, NOTHING, whole, word } from '../line.ts';
import { BETWEEN, cell, column, GAP, LINE, PAD, padded, SIDE_BY_SIDE, tray } from '../pieces.ts';
import type { Recent } from '../recent.ts';
import { atEnds, loans, NARROW, type Seated, type Told } from '../seat-lines.ts';
import { NeedsPlates } from './needs.ts';
import { type Heads, headsOf, LOW } from './seat-heads.ts';
import {
  type News,
  type NewsInput,
  newsHeight,
  newsItems,
  newsTeller,
  type TellNews,
} from './seat-news.ts';
import { type SeatSlot, seatHeight, seatPanel } from './seat-panel.ts';

/** Seats in a place of the table, and one of them in its own. */
export interface Placing extends Told {
  readonly rect: Rect;
}
export type PlacedSeat = Placing & Seated;

export interface SeatInput extends Placing {
  readonly marks: Recent;
  readonly tell: SeatTeller;
  readonly room?: 'low' | 'lowest';
}

/** Cards of a readable size, as small as they may be, and only a row of those. */
const CARDS = { roomy: 60, least: 48, lowest: 'row' } as const satisfies Record<
  string,
  CardWidth | 'row'
>;
/** A name is cut to no less for the sake of what a seat owns that does not play. */
const IDLE_NAME = 120;
/** News take no more than this much from the field: lines of a seat each stand only if there is more. */
const NEWS_ROOMS = [140, 190, 240] as const;

/** What is said of the seats that play, worked out once, however often the picture is laid out. */
export interface SeatTeller {
  /** Under the seats; and where each shows itself what it needs. */
  readonly news: TellNews;
  readonly made: TellNews;
  /** What each seat needs. */
  readonly plates: ReadonlyMap<SeatView, NeedsPlates>;
  /** The lines above the captured cards of each of these slots. */
  heads(slots: readonly SeatSlot[]): Heads;
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
    plates: new Map(seats.map((seat) => [seat, new NeedsPlates({ view, words, seat })])),
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

/** The height in which all is told of the seats, their captured cards in a readable size or as small as they may be. */
export function neededHeight(input: SeatInput, size: keyof typeof CARDS): number {
  const { view, room, tell } = input;
  const active = activeIn(view);
  const strip = active.length < view.seats.length ? LINE + BETWEEN : 0;
  const seats = rowsHeight(input, size);
  if (active.length > SIDE_BY_SIDE) return strip + seats;
  const news = newsHeight(leastNews(areOwn(active.length, room) ? tell.made : tell.news));
  return strip + seats + (news === 0 ? 0 : news + BETWEEN);
}

/** The lowest that tell all by name, if any do. */
function leastNews(tell: TellNews): News {
  for (const room of NEWS_ROOMS) {
    const news = tell(room);
    if (news.isWhole && newsHeight(news) <= room) return news;
  }
  return tell(NEWS_ROOMS[0]);
}

/** How high the seats are that play, whatever is told under them. */
function rowsHeight(input: SeatInput, size: keyof typeof CARDS): number {
  const active = activeIn(input.view);
  const slots = slotsIn({ ...input, rect: { ...input.rect, h: 0 } }, active);
  const heads = input.tell.heads(slots);
  const isNarrow = slots.some(({ rect }) => rect.w < NARROW);
  const height = Math.max(
    ...slots.map((slot, index) =>
      seatHeight(
        slot,
        heads[index] ?? [],
        isNarrow && size === 'roomy' ? CARDS.least : CARDS[size],
      ),
    ),
  );
  return active.length > SIDE_BY_SIDE ? 2 * height + BETWEEN : height;
}

function activeIn({ seats }: View): readonly SeatView[] {
  return seats.filter(({ active }) => active);
}

function slotsIn(input: SeatInput, seats: readonly SeatView[]): readonly SeatSlot[] {
  return seats.map((seat, index) => ({
    ...input,
    seat,
    rect: cell(input.rect, index, seats.length),
    ...(areOwn(seats.length, input.room) && { plates: input.tell.plates.get(seat) }),
  }));
}

/**
 * The seats that play, side by side or in two rows; what they have made and lack, a line for each;
 * and in a strip at the foot those that do not play.
 */
export function playingSeats(input: SeatInput): readonly Item[] {
  const { view, rect, room, tell } = input;
  const active = activeIn(view);
  const idle = view.seats.filter((seat) => !seat.active);
  const strip = { ...input, rect: { ...rect, y: rect.y + rect.h - LINE, h: LINE } };
  const all = { ...rect, h: rect.h - (idle.length === 0 ? 0 : LINE + BETWEEN) };
  const isBeside = active.length > SIDE_BY_SIDE;
  const least = isBeside ? 0 : rowsHeight(input, room === undefined ? 'least' : 'lowest');
  const newsSlot = newsRoom(all, active.length, least);
  const news = (areOwn(active.length, room) ? tell.made : tell.news)(newsSlot.h);
  const height = newsHeight(news);
  const isUnder = height > 0 && !isBeside;
  const h = isUnder ? all.h - height - BETWEEN : all.h;
  const newsRect = { ...newsSlot, y: isUnder ? rect.y + h + BETWEEN : newsSlot.y, h: height };
  const slots = slotsIn({ ...input, rect: { ...rect, h } }, active);
  const heads = tell.heads(slots);
  return [
    ...slots.flatMap((slot, index) => seatPanel(slot, heads[index] ?? [])),
    ...(height === 0 ? [] : [...tray(newsRect, 'panel'), ...newsItems(news, newsRect)]),
    ...idleStrip(columns(strip, idle)),
  ];
}

/** Where the seats' news may stand: under seats that are `least` high, or beside the last of many. */
function newsRoom(all: Rect, seats: number, least: number): Rect {
  if (seats <= SIDE_BY_SIDE) return { ...all, h: all.h - least - BETWEEN };
  const free = cell(all, seats, seats);
  return { ...free, w: all.x + all.w - free.x };
}

/** Whether a line under the seats would take too much of their height: then each shows itself what it needs. */
function areOwn(playing: number, room: SeatInput['room']): boolean {
  return playing > SIDE_BY_SIDE || room === 'lowest';
}

export function inTwoRows(input: Placing, seats: readonly SeatView[]): readonly PlacedSeat[] {
  const { rect } = input;
  const inRow = Math.ceil(seats.length / 2);
  const h = Math.floor((rect.h - BETWEEN) / 2);
  return seats.map((seat, index) => {
    const y = rect.y + Math.floor(index / inRow) * (h + BETWEEN);
    return { ...input, seat, rect: column({ ...rect, y, h }, index % inRow, inRow) };
  });
}

export function columns(input: Placing, seats: readonly SeatView[]): readonly PlacedSeat[] {
  return seats.map((seat, index) => ({
    ...input,
    seat,
    rect: column(input.rect, index, seats.length),
  }));
}

/** Seats that do not play this round: who, why not if there is room, and what they own if all have room for that. */
function idleStrip(slots: readonly PlacedSeat[]): readonly Item[] {
  const owned = slots.map(({ view, seat, words }) =>
    beside([...loans(seat.borrowed, words), amount(seat.total, view.unit, words)]),
  );
  const isFitting = slots.every(({ seat, words, rect }, index) => {
    const name = Math.min(IDLE_NAME, word(words.players[seat.seat] ?? '').width);
    const own = owned[index]?.width ?? 0;
    return badge(seat.seat).width + name + own + 2 * GAP <= rect.w - 2 * PAD;
  });
  return slots.flatMap((slot, index) => {
    const { seat, words, rect } = slot;
    const own = isFitting ? (owned[index] ?? NOTHING) : NOTHING;
    const name = beside([badge(seat.seat), word(words.players[seat.seat] ?? '', { ink: 'dim' })]);
    const said = words.answer(seat.answer);
    const answer =
      said === '' ? NOTHING : beside([whole('·', { ink: 'dim' }), word(said, { ink: 'dim' })]);
    const room = rect.w - 2 * PAD - own.width - GAP;
    const fits = name.width + GAP + answer.width <= room;
    return [
      ...tray(rect, 'panel'),
      ...atEnds([fits ? beside([name, answer]) : name, own], padded(rect)),
    ];
  });
}
