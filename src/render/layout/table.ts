import { isEmpty } from '../../engine/core/card-set.ts';
import type { CardId } from '../../engine/core/cards.ts';
import type { Event } from '../../engine/rules/event.ts';
import type { Phase } from '../../engine/rules/state.ts';
import type { View } from '../../engine/rules/view.ts';
import { cardHeight } from '../deck.ts';
import {
  type CardWidth,
  type Item,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  type Rect,
  type Scene,
} from '../scene.ts';
import type { PictureWords } from '../words.ts';
import { type Cell, fieldCells, fieldHeight, ORDINARY_COLUMNS } from './field.ts';
import { information } from './information.ts';
import { seal } from './line.ts';
import { cardRect, frameAround, GAP, LINE, MARGIN } from './pieces.ts';
import { cornerBadge, pileAt, undecided } from './pile.ts';
import { type Recent, readRecent } from './recent.ts';
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
    background: 'cloth',
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
  return fieldCells(view.field, rect, { w, columns }).flatMap((cell) => [
    ...cell.items,
    ...choiceMark(cell, view.phase),
    ...(view.isBlind ? blindCard(cell, view.onifuda) : []),
    ...wildMark(cell, view.onifuda, words),
    ...laidMark(cell, marks),
  ]);
}

function choiceMark({ cards, rect }: Cell, phase: Phase): readonly Item[] {
  if (phase.type !== 'capture') return [];
  const offered = phase.choices.some((choice) => choice.some((card) => cards.includes(card)));
  return offered ? [frameAround(rect, 'cream')] : [];
}

function laidMark({ cards, items }: Cell, { laid }: Recent): readonly Item[] {
  const [card] = cards;
  const [item] = items;
  const seat = card === undefined ? undefined : laid.get(card);
  if (item === undefined || seat === undefined) return [];
  return [frameAround(cardRect(item), 'gold'), ...cornerBadge(item, seat)];
}

/** The pile's top card, face down on the wild card (U1, I6). */
function blindCard({ cards, items }: Cell, onifuda: CardId | null): readonly Item[] {
  const [item] = items;
  if (item === undefined || onifuda === null || !cards.includes(onifuda)) return [];
  return [{ ...item, card: 'back', y: item.y + Math.round(cardHeight(item.w) / 3) }];
}

function wildMark(
  { cards, rect }: Cell,
  onifuda: CardId | null,
  words: PictureWords,
): readonly Item[] {
  if (onifuda === null || !cards.includes(onifuda)) return [];
  const mark = seal(words.onifuda);
  const x = rect.x + rect.w - mark.width + SEAL_OVERHANG;
  return [frameAround(rect, 'seal'), ...mark.at(x, rect.y + rect.h - LINE + SEAL_OVERHANG)];
}
