import { isAuction } from '../../../engine/round/state/auction-state.ts';
import type { View } from '../../../engine/view/view.ts';
import { cardHeight } from '../../deck/deck.ts';
import type { CardWidth, Item, Rect } from '../../scene.ts';
import type { PictureWords } from '../../words.ts';
import { amount, badge, beside, DOT, NOTHING, type Piece, plate, whole, word } from '../line.ts';
import { INNER, LINE, outline, PAD, tray } from '../pieces.ts';
import {
  type Ends,
  endsUnder,
  holdings,
  isAsked,
  pointsSoFar,
  seals,
  stacked,
  type Told,
  teamSign,
  turnMarks,
} from '../seat-lines.ts';
import { NUMBER_DROP } from './hand-field.ts';
import { handCards, handWidth, isNumbered, leastHandWidth, reasonLines } from './own-hand.ts';
import { madeLine } from './seat-news.ts';
import { belongings, belongingsHeight, type SeatSlot } from './seat-panel.ts';

const WIDTHS: readonly CardWidth[] = [132, 112, 100, 84, 74, 60];
/** Larger cards do not cover each other. */
const COVERING: CardWidth = 112;
const TOP = 6;
const HEAD = 46;
const FOOT = 10;
/** Above the cards, for their rings. */
const RING_ROOM = 8;
/** What was captured has this much width beside the hand, else it stands beneath. */
const SIDE_LEAST = 270;
const SIDE_GAP = 24;
/** So wide is the head if it stands beside what was captured. */
const HEAD_WIDTH = 470;
/** In more width what is asked stands at the right of captured cards, else above them. */
const COLUMN_MOST = 800;
const WIDTH = INNER.w - 2 * PAD;
/** What playing on and stopping are called, in large letters. */
const CALL_SIZES = [72, 60, 52, 44, 36];
const CALL_HEIGHT = 90;
/** The same on a line of text. */
const PLATE_SIZE = 40;
const CALL_WIDTH = 460;

/** The viewer's own place, with cards of the hand that are so wide. */
export interface OwnTray {
  readonly w: CardWidth;
  /** Whether cards of the hand cover each other for the room beside them, and captured ones may be only counted. */
  readonly isClose?: boolean;
  /** It is at least so high. */
  readonly height: number;
  at(rect: Rect): readonly Item[];
}

/** What is shown of the viewer; null `slot`: they do not play this round. */
interface Own extends Told {
  readonly slot: SeatSlot | null;
}

/**
 * The ways in which the viewer's own place can be shown, with the largest cards first: whose it is, the hand, and
 * beside or beneath it what they have captured and need, and what stopping brings if they may.
 */
export function ownTrays({ view, words }: Told, slot: SeatSlot | null): readonly OwnTray[] {
  const own: Own = { view, words, slot };
  const fitting = WIDTHS.filter((w) => w <= COVERING || handWidth(own, w) <= WIDTH);
  const above = headLines(own, WIDTH);
  return fitting.flatMap((w) => {
    const row = handWidth(own, w);
    const least = w === COVERING ? Math.min(row, leastHandWidth(own, w)) : row;
    return [
      trayWith(own, { w, row, above, lines: [] }),
      ...lowTrays(own, { w, row }),
      ...lowTrays(own, { w, row: sideWidth(own, least) > 0 ? least : row, isClose: true }),
    ];
  });
}

interface HandSetting extends Pick<OwnTray, 'w' | 'isClose'> {
  /** So much of the width has the hand. */
  readonly row: number;
}

/** The lines of the head, all in one of two places. */
interface HeadSetting {
  /** Above the hand. */
  readonly above: readonly Ends[];
  /** Beside the hand, or beside what was captured. */
  readonly lines: readonly Ends[];
}

/** With the head beside the hand, or beside what was captured, in less height; none if it has no room there. */
function lowTrays(own: Own, hand: HandSetting): readonly OwnTray[] {
  const room = sideWidth(own, hand.row) || HEAD_WIDTH;
  const lines = headLines(own, room);
  const isFitting = lines.every((ends) => beside(ends).width <= room);
  return isFitting ? [trayWith(own, { ...hand, above: [], lines })] : [];
}

/** How much width there is beside the hand; 0 if that is too little for anything. */
function sideWidth({ view, words }: Own, row: number): number {
  if (row === 0) return WIDTH;
  const room = WIDTH - row - SIDE_GAP;
  const called = beside(callPlates(view, words, 0)).width;
  return room < Math.max(SIDE_LEAST, called) ? 0 : room;
}

/** The hand from the left; what the viewer has stands beside it if it has room there, else beneath. */
function trayWith(
  own: Own,
  { w, row, isClose = false, above, lines }: HandSetting & HeadSetting,
): OwnTray {
  const { view } = own;
  const reasons = reasonLines(own, WIDTH, isClose ? 'one' : 'whole');
  const room = sideWidth(own, row);
  const isBeside = room > 0;
  const hand =
    row === 0 ? 0 : RING_ROOM + cardHeight(w) + (isNumbered(view) ? NUMBER_DROP : RING_ROOM);
  const width = isBeside ? room : WIDTH;
  const left = WIDTH - width;
  const isColumn = isBeside && width < COLUMN_MOST;
  const aside = isBeside || lines.length === 0 ? 0 : HEAD_WIDTH + SIDE_GAP;
  const least = isClose ? 'row' : 48;
  const side = sideWith(own, { width, head: lines, isColumn, aside, least });
  const head = TOP + above.length * HEAD;
  const foot = reasons.length * LINE + FOOT;
  return {
    w,
    isClose,
    height: head + (isBeside ? Math.max(hand, side.height) : hand + side.height) + foot,
    at(rect) {
      const inner = { x: rect.x + PAD, y: rect.y + head, w: WIDTH, h: rect.h - head - foot };
      const below = isBeside ? 0 : hand;
      const cards = { ...inner, y: inner.y + RING_ROOM, w: isBeside && row > 0 ? row : WIDTH };
      return [
        ...tray(rect, 'lit'),
        ...edge(view, rect),
        ...endsUnder(above, { ...inner, y: rect.y + TOP }, HEAD),
        ...handCards(own, cards, w),
        ...side.at({ x: inner.x + left, y: inner.y + below, w: width, h: inner.h - below }),
        ...stacked(reasons, { ...inner, y: inner.y + inner.h }, LINE),
      ];
    },
  };
}

interface SideSetting {
  readonly width: number;
  readonly head: readonly Ends[];
  /** Whether it stands beside the hand, not beneath. */
  readonly isColumn: boolean;
  /** So much of the width is for the head; 0: that stands above all. */
  readonly aside: number;
  /** What of captured cards is shown at least. */
  readonly least: CardWidth | 'row';
}

/** What the viewer has, below these lines: what they are asked, captured cards, and what they need. */
function sideWith(
  { slot, view, words }: Own,
  { width, head, isColumn, aside, least }: SideSetting,
): Omit<OwnTray, 'w'> {
  const calls = callPlates(view, words, isColumn ? width : CALL_WIDTH);
  const called = beside(calls).within(isColumn ? width : CALL_WIDTH);
  const isAbove = isColumn && called.width > 0;
  const free = width - aside;
  const room = isColumn || called.width === 0 ? free : free - called.width - SIDE_GAP;
  const lines = head.length * HEAD;
  const above = (aside > 0 ? 0 : lines) + (isAbove ? CALL_HEIGHT : 0);
  const captured = slot === null ? 0 : belongingsHeight(slot, room, least);
  return {
    height: Math.max(
      aside > 0 ? lines : 0,
      above + (isAbove ? captured : Math.max(captured, called.width > 0 ? CALL_HEIGHT : 0)),
    ),
    at: ({ x, y, w, h }) => [
      ...endsUnder(head, { x, y, w: aside > 0 ? HEAD_WIDTH : w }, HEAD),
      ...called.at(isAbove ? x : x + w - called.width, y + (aside > 0 ? 0 : lines) + RING_ROOM),
      ...(slot === null
        ? []
        : belongings(slot, { x: x + aside, y: y + above, w: room, h: h - above })),
    ],
  };
}

function edge(view: View, rect: Rect): readonly Item[] {
  const isOwnTurn = isAsked(view.phase, view.viewer);
  return [outline(rect, isOwnTurn ? 'gold' : 'dim', { r: PAD, width: isOwnTurn ? 5 : 3 })];
}

/** Whose place it is. */
function titleOf({ view, words, slot }: Own): Piece {
  const { viewer } = view;
  if (viewer === 'spectator') return NOTHING;
  const you = whole(words.you, { bold: true, ink: 'gold' });
  return beside([
    badge(viewer),
    ...(words.you === '' ? [] : [you, DOT]),
    word(words.players[viewer] ?? '', { bold: true }),
    ...teamSign(view, viewer),
    ...(slot === null ? [] : [seals(slot)]),
  ]);
}

/** Whose place it is, what they have made, and what they own: on one line if that has room. */
function headLines(own: Own, width: number): readonly Ends[] {
  const { view, words, slot } = own;
  const title = titleOf(own);
  if (slot === null) return [[title, auctionPlate(view, words)]];
  const made = madeLine(slot, Number.POSITIVE_INFINITY);
  const apart = (parts: readonly Piece[]) => beside(parts, SIDE_GAP);
  const long = apart([holdings(slot, width), pointsSoFar(slot, width), turnMarks(slot)]);
  const owned = amount(slot.seat.total, view.unit, words);
  const short = apart([owned, pointsSoFar(slot, 0), turnMarks(slot)]);
  const free = (line: Piece) => width - title.width - line.width - 2 * SIDE_GAP;
  for (const line of [long, short])
    if (free(line) >= made.width) return [[beside([title, made], SIDE_GAP), line]];
  const second = [long, short].find((line) => width - line.width - SIDE_GAP >= made.width) ?? short;
  const room = width - second.width - SIDE_GAP;
  const beneath = madeLine(slot, room);
  return beneath.width <= room
    ? [
        [title, NOTHING],
        [beneath, second],
      ]
    : [
        [title, NOTHING],
        [second, NOTHING],
        [madeLine(slot, width), NOTHING],
      ];
}

/** What is asked while it is decided who plays. */
function auctionPlate({ phase, viewer }: View, words: PictureWords): Piece {
  const isAuctioning = isAuction(phase) && isAsked(phase, viewer);
  return isAuctioning ? plate(words.asks(phase.type), { size: PLATE_SIZE, ink: 'gold' }) : NOTHING;
}

/** What is asked after a yaku, in large letters: what stopping brings, and the call of who plays on. */
function callPlates(view: View, words: PictureWords, room: number): readonly Piece[] {
  const { phase, viewer, shobuScore } = view;
  if (shobuScore === null || !isAsked(phase, viewer)) return [];
  const stop = `${words.stopping}: ${words.points(shobuScore)}`;
  const goOn = phase.type === 'call' ? [words.asks(phase.type)] : [];
  const ways = CALL_SIZES.map((size) => [
    plate(stop, { size, ink: 'gold' }),
    ...goOn.map((text) => plate(text, { size, ink: 'cream' })),
  ]);
  return ways.find((pieces) => beside(pieces).width <= room) ?? ways.at(-1) ?? [];
}
