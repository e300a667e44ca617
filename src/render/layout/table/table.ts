import { isEmpty } from '../../../engine/core/card-set.ts';
import type { Event } from '../../../engine/round/event.ts';
import { isAuction } from '../../../engine/round/state/auction-state.ts';
import { EMPTY } from '../../../engine/round/state.ts';
import type { View } from '../../../engine/view/view.ts';
import type { CardItem, CardWidth, Item, Rect, Scene } from '../../scene.ts';
import type { PictureWords } from '../../words.ts';
import { seal, sign } from '../line.ts';
import { frameAround, GAP, INNER, LINE, lying, MARGIN, SIDE_BY_SIDE } from '../pieces.ts';
import { laidMarks, lastMove, lastMoveSize, PILE_PANEL_WIDTH, pilePanel } from '../pile.ts';
import { readRecent } from '../recent.ts';
import type { Told } from '../seat-lines.ts';
import { auctionSeats } from './auction-seats.ts';
import {
  type Cell,
  type FieldSize,
  fieldCells,
  fieldHeight,
  fitsField,
  heap,
  ORDINARY_COLUMNS,
  seenIn,
  slotsOf,
  stackMarks,
} from './field.ts';
import { type Highlight, highlightPoster, POSTER_HEIGHTS, readHighlight } from './highlight.ts';
import { information, informationHeight } from './information.ts';
import { neededHeight, playingSeats, type SeatInput, seatTeller } from './seats.ts';

const BAND_GAP = 8;
/** The strip is nearer to the edge than anything else. */
const TOP = 10;
/** The strip has this many lines, but one if the seats need the room. */
const LINES_MOST = 2;
const SEAL_OVERHANG = 8;
/** How far the sign of what may be taken stands out over the edge of its card. */
const OFFER_OVERHANG = 14;

/** How the field may lie, and how large the cards of the last move beside it. */
interface BandSize extends FieldSize {
  readonly last: CardWidth;
}

/** So much of each card of a field shows that has many. */
const CLOSE = 66;
const CLOSEST = 44;
/** The largest first: the first that leaves the seats room is taken. */
const SIZES: readonly BandSize[] = [
  { w: 132, rows: 1, last: 132 },
  { w: 112, rows: 1, last: 132 },
  { w: 112, rows: 2, last: 132 },
  { w: 100, rows: 1, last: 132 },
  { w: 100, rows: 2, last: 132 },
  { w: 112, rows: 1, last: 112 },
  { w: 100, rows: 1, last: 112 },
  { w: 100, rows: 2, last: 112 },
  { w: 100, rows: 1, step: CLOSE, last: 112 },
  { w: 100, rows: 1, step: CLOSEST, last: 112 },
];
/** The same under a poster, if the seats stand as low as can be. */
const POSTER_SIZES: readonly BandSize[] = [
  { w: 100, rows: 1, last: 100 },
  { w: 100, rows: 1, last: 84 },
  { w: 100, rows: 1, step: CLOSE, last: 84 },
  { w: 100, rows: 1, step: CLOSEST, last: 84 },
];
const SMALLEST: BandSize = { w: 100, rows: 2, last: 112 };
/** How large captured cards are, the best first. */
const SEAT_SIZES = ['roomy', 'least', 'lowest'] as const;
/** While it is decided who plays there is no last move, and the field lies in its place. */
const AUCTION_SIZES: readonly FieldSize[] = [
  { w: 132, rows: 1 },
  { w: 112, rows: 1 },
  { w: 100, rows: 1 },
  { w: 84, rows: 1 },
];
const AUCTION_SMALLEST: FieldSize = { w: 84, rows: 2 };

/** `view` is a spectator's. */
export interface TableInput extends Told {
  readonly recent: readonly Event[];
}

/** What is over the cards, so high with the space above it. */
interface Head {
  readonly h: number;
  readonly items: () => readonly Item[];
}

interface Parts {
  readonly size: FieldSize;
  readonly head: Head;
  readonly last: () => readonly Item[];
  readonly middle: Rect;
  readonly seats: SeatInput;
}

/** The open table: what is going on at the top, last move and field, and a slot for each seat below. */
export function layoutTable(input: TableInput): Scene {
  const { view, words } = input;
  const marks = readRecent(input.recent);
  const lines = view.order.length > SIDE_BY_SIDE ? 1 : LINES_MOST;
  const info = { x: MARGIN, y: TOP, w: INNER.w, h: informationHeight(input, INNER.w, lines) };
  const head = { h: TOP + info.h, items: () => information({ view, words }, info) };
  const tableWith = (told: Highlight | null): Table => {
    return { view, words, marks, tell: seatTeller({ view, words, told }, INNER.w), head };
  };
  const table = tableWith(null);
  if (isBeforePlay(view)) {
    const ways = AUCTION_SIZES.map((size) => auctionParts(size, table));
    const parts = ways.find(isFitting) ?? auctionParts(AUCTION_SMALLEST, table);
    return scene(parts, auctionSeats(parts.seats));
  }
  const highlight = readHighlight(view, input.recent);
  if (highlight !== null) {
    const told = tableWith(highlight);
    // The lowest has no line for what stopping brings.
    const heights = POSTER_HEIGHTS.slice(0, view.shobuScore === null ? undefined : -1);
    for (const h of heights) {
      const head = { h, items: () => highlightPoster(highlight, input, h) };
      const under: Table = { ...told, head, room: 'lowest' };
      const isLast = h === heights.at(-1);
      const shown =
        roomiest(under, 'lowest', POSTER_SIZES) ?? (isLast ? lowest(POSTER_SIZES, under) : null);
      if (shown !== null) return scene(shown, playingSeats(shown.seats));
    }
  }
  const parts = SEAT_SIZES.map((size) => roomiest(table, size)).find((each) => each !== undefined);
  const chosen = parts ?? lowest(SIZES, table);
  return scene(chosen, playingSeats(chosen.seats));
}

/** The largest field that leaves the seats the height for captured cards of that size. */
function roomiest(
  table: Table,
  size: (typeof SEAT_SIZES)[number],
  sizes: readonly BandSize[] = SIZES,
): Parts | undefined {
  const least = neededHeight({ ...table, rect: { x: MARGIN, y: 0, w: INNER.w, h: 0 } }, size);
  for (const each of sizes) {
    const parts = playingParts(each, table);
    if (parts.seats.rect.h >= least && isFitting(parts)) return parts;
  }
  return undefined;
}

function scene({ size, head, last, middle, seats }: Parts, below: readonly Item[]): Scene {
  const items = [...last(), ...field(seats, middle, size), ...head.items(), ...below];
  return { items };
}

/** The parts whose band leaves the seats most, with the largest cards for it. */
function lowest(sizes: readonly BandSize[], table: Table): Parts {
  const fitting = sizes.map((size) => playingParts(size, table)).filter(isFitting);
  const [least] = fitting.toSorted((a, b) => a.middle.h - b.middle.h);
  return least ?? playingParts(SMALLEST, table);
}

/** Whether the cards of the field lie side by side. */
function isFitting({ size, middle, seats: { view } }: Parts): boolean {
  return fitsField(slotsOf(view), middle.w, { ...size, apart: view.onifuda });
}

interface Table extends Omit<SeatInput, 'rect'> {
  readonly head: Head;
}

function playingParts(size: BandSize, table: Table): Parts {
  const { w, h: least } = lastMoveSize(size.last);
  const h = Math.max(least, fieldHeight(size));
  const draw = (rect: Rect) => lastMove(table, { rect, w: size.last });
  return partsOf(size, table, { w, h, least, draw });
}

function auctionParts(size: FieldSize, table: Table): Parts {
  const draw = (rect: Rect) => pilePanel(table.view, rect);
  const h = fieldHeight(size);
  return partsOf(size, table, { w: PILE_PANEL_WIDTH, h, least: h, draw });
}

interface LeftPanel extends Pick<Rect, 'w' | 'h'> {
  /** It is so high in a band that may be higher. */
  readonly least: number;
  readonly draw: (rect: Rect) => readonly Item[];
}

function partsOf(
  size: FieldSize,
  { head, ...seats }: Table,
  { w, h, least, draw }: LeftPanel,
): Parts {
  const band = { x: MARGIN, y: head.h + BAND_GAP, w: INNER.w, h };
  const left = band.x + w + GAP;
  const y = band.y + h + BAND_GAP;
  return {
    size,
    head,
    last: () => draw({ ...band, y: band.y + Math.round((band.h - least) / 2), w, h: least }),
    middle: { ...band, x: left, w: band.x + band.w - left },
    seats: { ...seats, rect: { ...band, y, h: INNER.bottom - y } },
  };
}

/** Whether it is being decided who plays, or was when the match ended: nobody has cards to show. */
function isBeforePlay({ phase, seats }: View): boolean {
  if (phase.type === 'over') return seats.every(({ captured }) => isEmpty(captured));
  return isAuction(phase);
}

function field({ view, marks, words }: SeatInput, rect: Rect, size: FieldSize): readonly Item[] {
  const columns = isBeforePlay(view) || size.rows === 1 ? 0 : ORDINARY_COLUMNS;
  const setting = { ...size, columns, apart: view.onifuda };
  const cells = fieldCells(slotsOf(view), rect, setting);
  const isWild = ({ cards: [card = EMPTY] }: Cell) => card === view.onifuda;
  return [
    ...cells.flatMap((cell) => {
      return (isWild(cell) && view.isBlind ? blindly(cell) : seenIn(cell, view)).flatMap(lying);
    }),
    ...cells.flatMap((cell) => {
      const stack = stackMarks(cell, view, words);
      return [
        ...(isWild(cell) ? wildSeal(cell.rect, words) : []),
        ...laidMarks(cell, marks, { on: 'table', isNamed: stack.length === 0 }),
        ...stack,
        ...(isOffered(cell, view) ? offerMarks(cell.rect) : []),
      ];
    }),
  ];
}

function offerMarks(rect: Rect): readonly Item[] {
  // Below the seal of the card at its left, and above where a card came from.
  const mark = sign('?').at(rect.x - OFFER_OVERHANG, rect.y + Math.round((rect.h - LINE) / 2));
  return [frameAround(rect, 'cream'), ...mark];
}

function isOffered({ cards }: Cell, { phase }: View): boolean {
  if (phase.type !== 'capture') return false;
  return phase.choices.some((choice) => choice.some((card) => cards.includes(card)));
}

/** The wild card with the pile's top card face down on it (U1, I6). */
function blindly({ cards, items }: Cell): readonly CardItem[] {
  return items.flatMap((slot) =>
    heap([...cards, ...cards], slot).map((item, index): CardItem => {
      return index < cards.length ? item : { ...item, card: 'back' };
    }),
  );
}

function wildSeal({ x, y, w }: Rect, words: PictureWords): readonly Item[] {
  const mark = seal(words.onifuda);
  return mark.at(x + w - mark.width + SEAL_OVERHANG, y - SEAL_OVERHANG);
}
