import type { Event } from '../../../engine/round/event.ts';
import { isAuction } from '../../../engine/round/state/auction-state.ts';
import type { SeatView, View } from '../../../engine/view/view.ts';
import type { CardWidth, Item, Rect, Scene } from '../../scene.ts';
import type { PictureWords } from '../../words.ts';
import { beside, NOTHING } from '../line.ts';
import { column, INNER, MARGIN, SIDE_BY_SIDE } from '../pieces.ts';
import type { LastMoveInput } from '../pile.ts';
import { readRecent } from '../recent.ts';
import { auctionSeats } from './auction-seats.ts';
import { bandHeight, bandWidths, fieldBand } from './hand-field.ts';
import { NeedsPlates } from './needs.ts';
import { type Heads, headsOf, insideOf } from './seat-heads.ts';
import { madeLine } from './seat-news.ts';
import { asideOf, type SeatSlot, seatHeight, seatPanel } from './seat-panel.ts';
import { type OwnTray, ownTrays } from './tray.ts';

const TOP = 10;
const BETWEEN = 10;
const ROOM = INNER.bottom - TOP - 2 * BETWEEN;
/** While it is decided who plays, what each seat has answered. */
const AUCTION_HEIGHT = 208;

/** Many stand in two rows, with their whole names, if the other cards are no smaller than this. */
const LARGE = { hand: 112, field: 100 } as const;

/** A line and what is needed have room in this, whatever words there are. */
const OTHERS_LEAST = 144;

interface Others {
  /** So high they have a row of cards each, all that they have, with larger cards that they need, and all larger. */
  readonly lowest: number;
  readonly least: number;
  readonly roomy: number;
  readonly most: number;
  at(rect: Rect): readonly Item[];
}

/**
 * All that is needed to decide: above what each of the others has captured, made and lacks; the field, each card
 * with the numbers of what takes it; and the viewer's own place, with the numbers of
 * `view.hand`. Where a capture is chosen, the numbers are those of the choices. `recent` is what happened since
 * the viewer's last move.
 */
export function layoutHand(view: View, words: PictureWords, recent: readonly Event[] = []): Scene {
  const said = { view, words, marks: readRecent(recent) };
  const ways = isAuction(view.phase) ? ([bidders(said)] as const) : othersOf(said);
  const { own, w, others } = partsFor(said, ways);
  const row = { x: MARGIN, w: INNER.w };
  const band = bandHeight(w);
  const h = Math.min(others.most, Math.max(OTHERS_LEAST, ROOM - band - own.height));
  const field = { ...row, y: TOP + h + BETWEEN, h: band };
  const y = field.y + band + BETWEEN;
  return {
    items: [
      ...others.at({ ...row, y: TOP, h }),
      ...fieldBand(said, field, w),
      ...own.at({ ...row, y, h: INNER.bottom - y }),
    ],
  };
}

interface Parts {
  readonly own: OwnTray;
  /** The width of the field's cards. */
  readonly w: CardWidth;
  readonly others: Others;
}

/**
 * The largest cards of the hand, then of the field, that leave the others the room to show all they have, best in
 * two rows; if the cards would be small then, the others have a row of cards, and of some only the number; then
 * the viewer's own do so, too.
 */
function partsFor(said: LastMoveInput, others: readonly [Others, ...Others[]]): Parts {
  const widths = bandWidths(said.view);
  const sizes = ownTrays(said, ownSlot(said)).flatMap((own) => widths.map((w) => ({ own, w })));
  const closer = sizes.filter(({ own, w }) => own.w >= LARGE.hand && w >= LARGE.field);
  const large = closer.filter(({ own }) => own.isClose !== true);
  const last = others.at(-1) ?? others[0];
  const ways = [
    ...others.map((each) => ({ others: each, sizes: large, height: each.roomy })),
    ...others.map((each) => ({ others: each, sizes: large, height: each.least })),
    { others: last, sizes: large, height: last.lowest },
    { others: last, sizes: closer, height: last.lowest },
    { others: last, sizes, height: last.lowest },
  ];
  for (const { others, sizes, height } of ways) {
    const size = sizes.find(({ own, w }) => own.height + bandHeight(w) + height <= ROOM);
    if (size !== undefined) return { ...size, others };
  }
  const smallest = sizes.at(-1);
  if (smallest === undefined) throw new RangeError('there is no way to show a hand');
  return { ...smallest, others: last };
}

function ownSlot({ view, ...said }: LastMoveInput): SeatSlot | null {
  const seat = view.seats.find(({ seat, active }) => seat === view.viewer && active);
  if (seat === undefined || isAuction(view.phase)) return null;
  const rect = { x: 0, y: 0, w: INNER.w, h: 0 };
  const plates = new NeedsPlates({ ...said, view, seat });
  return { ...said, view, seat, rect, plates, isOwn: true };
}

/** The others in two rows, if they are many, and in one. */
function othersOf({ view, ...said }: LastMoveInput): readonly [Others, ...Others[]] {
  const seats = view.seats.filter(({ seat, active }) => active && seat !== view.viewer);
  const rows = (count: number) => {
    const inRow = Math.ceil(seats.length / count);
    const rows = Array.from({ length: count }, (_, row) =>
      opponents({ ...said, view }, seats.slice(row * inRow, (row + 1) * inRow)),
    );
    return stackedRows(rows);
  };
  return seats.length > SIDE_BY_SIDE ? [rows(2), rows(1)] : [rows(1)];
}

function stackedRows(rows: readonly Others[]): Others {
  const sum = (part: Exclude<keyof Others, 'at'>) =>
    rows.reduce((all, row) => all + row[part] + BETWEEN, -BETWEEN);
  const lowest = sum('lowest');
  return {
    lowest,
    least: sum('least'),
    roomy: sum('roomy'),
    most: sum('most'),
    at: (rect) => {
      const spare = rect.h - lowest;
      const wanted = Math.max(1, sum('most') - lowest);
      let { y } = rect;
      return rows.flatMap((row) => {
        const h = row.lowest + Math.floor((spare * (row.most - row.lowest)) / wanted);
        const items = row.at({ ...rect, y, h });
        y += h + BETWEEN;
        return items;
      });
    },
  };
}

function opponents(said: LastMoveInput, seats: readonly SeatView[]): Others {
  const within = { x: MARGIN, y: TOP, w: INNER.w, h: 0 };
  const under = seats.map((seat, index): SeatSlot => {
    const rect = column(within, index, seats.length);
    return { ...said, seat, rect, room: 'low', plates: new NeedsPlates({ ...said, seat }) };
  });
  const aside = under.map((slot) => ({ ...slot, aside: asideOf(slot) }));
  const linesOf = (slots: readonly SeatSlot[]) => withMade(slots, headsOf(slots));
  const [lines, narrower] = [linesOf(under), linesOf(aside)];
  const isAside = aside.every((slot, index) => {
    const own = narrower[index] ?? [];
    const { w } = insideOf(slot);
    return (
      own.length <= (lines[index]?.length ?? 0) && own.every((ends) => beside(ends).width <= w)
    );
  });
  const slots = isAside ? aside : under;
  const slotsIn = (rect: Rect) =>
    slots.map((slot, index) => ({ ...slot, rect: column(rect, index, seats.length) }));
  const heads = isAside ? narrower : lines;
  const height = (least: CardWidth | 'row', needs: SeatSlot['needs'] = 'low') =>
    Math.max(
      0,
      ...slots.map((slot, index) => seatHeight({ ...slot, needs }, heads[index] ?? [], least)),
    );
  return {
    lowest: height('row'),
    least: height(48),
    roomy: height(48, 'high'),
    most: height(66, 'high'),
    at: (rect) => slotsIn(rect).flatMap((slot, index) => seatPanel(slot, heads[index] ?? [])),
  };
}

/** The lines of the seats, and under them what each has made. */
function withMade(slots: readonly SeatSlot[], heads: Heads): Heads {
  return slots.map((slot, index) => {
    const made = madeLine(slot, insideOf(slot).w);
    return [...(heads[index] ?? []), ...(made.width === 0 ? [] : [[made, NOTHING] as const])];
  });
}

function bidders(said: LastMoveInput): Others {
  return {
    lowest: AUCTION_HEIGHT,
    least: AUCTION_HEIGHT,
    roomy: AUCTION_HEIGHT,
    most: ROOM,
    at: (rect) => auctionSeats({ ...said, rect }),
  };
}
