import { has, isEmpty } from '../../engine/core/card-set.ts';
import type { CardId } from '../../engine/core/cards.ts';
import type { Event } from '../../engine/round/event.ts';
import { EMPTY } from '../../engine/round/state.ts';
import type { View } from '../../engine/view/view.ts';
import {
  type CardItem,
  type Item,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  type Rect,
  type Scene,
} from '../scene.ts';
import type { PictureWords } from '../words.ts';
import { auctionSeats } from './auction-seats.ts';
import {
  type Cell,
  type FieldSize,
  fieldCells,
  fieldHeight,
  fitsField,
  heap,
  ORDINARY_COLUMNS,
} from './field.ts';
import { HIGHLIGHT_HEIGHT, type Highlight, highlightPanel, readHighlight } from './highlight.ts';
import { information, informationHeight } from './information.ts';
import { seal, sign } from './line.ts';
import { BETWEEN, frameAround, GAP, lying, MARGIN } from './pieces.ts';
import { cornerBadge, LAST_MOVE_WIDTH, lastMove, turnedMark } from './pile.ts';
import { type Recent, readRecent } from './recent.ts';
import {
  areHighEnough,
  areRoomy,
  areToldWhole,
  planSeats,
  playingSeats,
  type SeatInput,
  seatTeller,
} from './seats.ts';

const INFO_WIDTH = 294;
const BAND_WIDTH = PICTURE_WIDTH - 2 * MARGIN;
const BAND_GAP = 12;
const SEAL_OVERHANG = 8;
/** So far that the seal of the same card stays clear. */
const OFFER_OVERHANG = 14;
/** How the field may lie, the largest first: the first that leaves the seats room is taken. */
const SIZES: readonly FieldSize[] = [
  { w: 132, rows: 1 },
  { w: 100, rows: 1 },
  { w: 100, rows: 2 },
  { w: 84, rows: 2 },
  { w: 74, rows: 2 },
  { w: 66, rows: 2 },
];
const SMALLEST: FieldSize = { w: 66, rows: 2 };
/** While it is decided who plays, the seats have no cards to show. */
const AUCTION_SIZE: FieldSize = { w: 112, rows: 2 };
/** The band is at least as high as two rows of the smallest. */
const BAND_LEAST = fieldHeight(SMALLEST);

/** A table and everything that is said about it. */
export interface TableInput {
  /** A spectator's. */
  readonly view: View;
  /** What happened since the last picture. */
  readonly recent: readonly Event[];
  readonly words: PictureWords;
}

/** Where the parts of a table are, with a field of one size. */
interface Parts {
  readonly size: FieldSize;
  readonly last: Rect;
  readonly middle: Rect;
  readonly info: Rect;
  readonly seats: SeatInput;
}

/** The open table: last move, field and what is going on above, a place for each seat below. */
export function layoutTable(input: TableInput): Scene {
  const { view, words } = input;
  const marks = readRecent(input.recent);
  const least = Math.max(BAND_LEAST, informationHeight(input, INFO_WIDTH));
  const tell = seatTeller(input, BAND_WIDTH);
  const partsOf = (size: FieldSize) => partsWith(size, { view, words, marks, tell }, least);
  if (isAuction(view)) {
    const parts = partsOf(AUCTION_SIZE);
    return scene(parts, auctionSeats(parts.seats));
  }
  const fitting = SIZES.map(partsOf).filter(({ size, middle }) =>
    fitsField(view.field, middle.w, { ...size, apart: view.onifuda }),
  );
  const highlight = readHighlight(view, input.recent);
  if (highlight !== null) {
    const shown = highlighted(highlight, lowest(fitting) ?? partsOf(SMALLEST), input);
    if (shown !== null) return shown;
  }
  for (const parts of fitting) {
    const plan = planSeats(parts.seats);
    if (areToldWhole(plan) && areRoomy(plan)) return scene(parts, playingSeats(plan));
  }
  const parts = lowest(fitting) ?? partsOf(SMALLEST);
  return scene(parts, playingSeats(planSeats(parts.seats)));
}

function scene({ size, last, middle, info, seats }: Parts, below: readonly Item[]): Scene {
  const { view, words, marks } = seats;
  return {
    background: 'felt',
    items: [
      ...lastMove(view, marks, last),
      ...field(seats, middle, size),
      ...information(view, words, info),
      ...below,
    ],
  };
}

/** The seats as low as can be, and under them what makes the move an event; null without the room. */
function highlighted(highlight: Highlight, parts: Parts, input: TableInput): Scene | null {
  const { rect } = parts.seats;
  const h = rect.h - HIGHLIGHT_HEIGHT - BETWEEN;
  const plan = planSeats({ ...parts.seats, rect: { ...rect, h }, isLow: true });
  if (!areHighEnough(plan)) return null;
  const foot = { ...rect, y: rect.y + h + BETWEEN, h: HIGHLIGHT_HEIGHT };
  return scene(parts, [...playingSeats(plan), ...highlightPanel(highlight, input, foot)]);
}

/** The parts whose band leaves the seats most, with the largest cards for it. */
function lowest(parts: readonly Parts[]): Parts | undefined {
  return parts.toSorted((a, b) => a.middle.h - b.middle.h)[0];
}

/** `least`: how high the band must be. */
function partsWith(size: FieldSize, seats: Omit<SeatInput, 'rect'>, least: number): Parts {
  const h = Math.max(least, fieldHeight(size));
  const band = { x: MARGIN, y: MARGIN, w: BAND_WIDTH, h };
  const info = { ...band, x: band.x + band.w - INFO_WIDTH, w: INFO_WIDTH };
  const left = band.x + LAST_MOVE_WIDTH + GAP;
  const y = band.y + band.h + BAND_GAP;
  return {
    size,
    last: { ...band, w: LAST_MOVE_WIDTH },
    middle: { ...band, x: left, w: info.x - GAP - left },
    info,
    seats: { ...seats, rect: { ...band, y, h: PICTURE_HEIGHT - MARGIN - y } },
  };
}

/** Whether it is being decided who plays, or was when the match ended: nobody has cards to show. */
function isAuction({ phase, seats }: View): boolean {
  if (phase.type === 'over') return seats.every(({ captured }) => isEmpty(captured));
  return phase.type === 'entry' || phase.type === 'chase' || phase.type === 'chased';
}

function field({ view, marks, words }: SeatInput, rect: Rect, size: FieldSize): readonly Item[] {
  const columns = isAuction(view) || size.rows === 1 ? 0 : ORDINARY_COLUMNS;
  const setting = { ...size, columns, apart: view.onifuda };
  return fieldCells(view.field, rect, setting).flatMap((cell) => {
    const [card = EMPTY] = cell.cards;
    const isWild = card === view.onifuda;
    return [
      ...(isWild && view.isBlind ? blindly(cell) : cell.items).flatMap(lying),
      ...(isWild ? wildSeal(cell.rect, words) : []),
      ...laidMarks(cell, marks),
      ...(isOffered(cell, view) ? offerMarks(cell.rect) : []),
    ];
  });
}

/** Who laid a card, whether it came from the pile, and whether that was the latest move. */
function laidMarks({ cards, rect }: Cell, { laid, turned, last }: Recent): readonly Item[] {
  // A heap that one turn has made of its card and the pile's is marked once.
  const own = cards.filter((card) => laid.has(card));
  const isLatest = (card: CardId) => last !== null && has(last.cards, card);
  const card = own.findLast(isLatest) ?? own.at(-1);
  const seat = card === undefined ? undefined : laid.get(card);
  if (card === undefined || seat === undefined) return [];
  const alike = own.filter((one) => isLatest(one) === isLatest(card));
  return [
    isLatest(card) ? frameAround(rect, 'gold') : frameAround(rect, 'cream', 'thin'),
    ...cornerBadge(rect, seat),
    ...(alike.some((one) => has(turned, one)) ? turnedMark(rect, 'lower') : []),
  ];
}

/** What may be taken asks for it. */
function offerMarks(rect: Rect): readonly Item[] {
  const mark = sign('?').at(rect.x - OFFER_OVERHANG, rect.y - SEAL_OVERHANG);
  return [frameAround(rect, 'cream'), ...mark];
}

/** Whether the seat that chooses may take what lies here. */
function isOffered({ cards }: Cell, { phase }: View): boolean {
  if (phase.type !== 'capture') return false;
  return phase.choices.some((choice) => choice.some((card) => cards.includes(card)));
}

/** The wild card with the pile's top card face down on it (U1, I6). */
function blindly({ cards, items }: Cell): readonly CardItem[] {
  return items.flatMap((place) =>
    heap([...cards, ...cards], place).map((item, index): CardItem => {
      return index < cards.length ? item : { ...item, card: 'back' };
    }),
  );
}

function wildSeal({ x, y, w }: Rect, words: PictureWords): readonly Item[] {
  const mark = seal(words.onifuda);
  return mark.at(x + w - mark.width + SEAL_OVERHANG, y - SEAL_OVERHANG);
}
