import { has, isEmpty } from '../../engine/core/card-set.ts';
import type { Event } from '../../engine/round/event.ts';
import { EMPTY } from '../../engine/round/state.ts';
import type { View } from '../../engine/view/view.ts';
import { cardHeight } from '../deck.ts';
import {
  type CardItem,
  type CardWidth,
  type Ink,
  type Item,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  type Rect,
  type Scene,
} from '../scene.ts';
import type { PictureWords } from '../words.ts';
import { type Cell, fieldCells, fieldHeight, heap, ORDINARY_COLUMNS } from './field.ts';
import { information } from './information.ts';
import { seal } from './line.ts';
import { frameAround, GAP, lying, MARGIN } from './pieces.ts';
import { cornerBadge, pileAt, turnedMark, undecided } from './pile.ts';
import { readRecent } from './recent.ts';
import { auctionSeats, playingSeats, type SeatInput } from './seats.ts';

const INFO_WIDTH = 290;
const BAND_GAP = 12;
const SEAL_OVERHANG = 8;

/** A table and everything that is said about it. */
export interface TableInput {
  /** A spectator's. */
  readonly view: View;
  /** What happened since the last picture. */
  readonly recent: readonly Event[];
  readonly words: PictureWords;
}

/** The open table: field, pile and what is going on above, a place for each seat below. */
export function layoutTable({ view, recent, words }: TableInput): Scene {
  const marks = readRecent(recent);
  const auction = isAuction(view);
  const w = fieldWidth(view, auction);
  const band = { x: MARGIN, y: MARGIN, w: PICTURE_WIDTH - 2 * MARGIN, h: fieldHeight(w) };
  const info = { ...band, x: band.x + band.w - INFO_WIDTH, w: INFO_WIDTH };
  const left = band.x + w + 2 * GAP;
  const middle = { ...band, x: left, w: info.x - 2 * GAP - left };
  const y = band.y + band.h + BAND_GAP;
  const rect = { ...band, y, h: PICTURE_HEIGHT - MARGIN - y };
  const seats: SeatInput = { view, marks, words, rect };
  return {
    background: 'felt',
    items: [
      ...pileAt(view, { x: band.x, y: band.y, w }),
      ...undecided(view.phase, { x: band.x, y: band.y + cardHeight(w) + GAP, w }),
      ...field(seats, middle, w),
      ...information(view, words, info),
      ...(auction ? auctionSeats(seats) : playingSeats(seats)),
    ],
  };
}

/** Whether it is being decided who plays, or was when the match ended: nobody has cards to show. */
function isAuction({ phase, seats }: View): boolean {
  if (phase.type === 'over') return seats.every(({ captured }) => isEmpty(captured));
  return phase.type === 'entry' || phase.type === 'chase' || phase.type === 'chased';
}

/** Larger cards where the seats below need less room. */
function fieldWidth({ seats }: View, auction: boolean): CardWidth {
  if (auction) return 112;
  return seats.length === 2 ? 84 : 74;
}

function field({ view, marks, words }: SeatInput, rect: Rect, w: CardWidth): readonly Item[] {
  const columns = isAuction(view) ? 0 : ORDINARY_COLUMNS;
  return fieldCells(view.field, rect, { w, columns, apart: view.onifuda }).flatMap((cell) => {
    const [card = EMPTY] = cell.cards;
    const isWild = card === view.onifuda;
    const laidBy = marks.laid.get(card);
    const ink = frameInk({
      isWild,
      isLaid: laidBy !== undefined,
      isOffered: isOffered(cell, view),
    });
    return [
      ...(isWild && view.isBlind ? blindly(cell) : cell.items).flatMap(lying),
      ...(ink === null ? [] : [frameAround(cell.rect, ink)]),
      ...(isWild ? wildSeal(cell.rect, words) : []),
      ...(laidBy === undefined ? [] : cornerBadge(cell.rect, laidBy)),
      ...(laidBy !== undefined && has(marks.turned, card) ? turnedMark(cell.rect) : []),
    ];
  });
}

/** Whether the seat that chooses may take what lies here. */
function isOffered({ cards }: Cell, { phase }: View): boolean {
  if (phase.type !== 'capture') return false;
  return phase.choices.some((choice) => choice.some((card) => cards.includes(card)));
}

/** The colour of the one frame around a card: what is asked counts for more than what happened. */
function frameInk(lies: Readonly<Record<'isOffered' | 'isLaid' | 'isWild', boolean>>): Ink | null {
  if (lies.isOffered) return 'cream';
  if (lies.isLaid) return 'gold';
  return lies.isWild ? 'seal' : null;
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
