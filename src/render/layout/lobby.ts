import type { CardId } from '../../engine/core/cards.ts';
import type { DeckFace } from '../../engine/round/declaration.ts';
import { cardHeight } from '../deck/deck.ts';
import { type Item, PICTURE_WIDTH, type Rect, type Scene, TEXT_SIZE } from '../scene.ts';
import { BADGE_WIDTH, badge, beside, padded, whole, word } from './line.ts';
import {
  BETWEEN,
  GAP,
  HEAD,
  LINE,
  lying,
  MARGIN,
  outline,
  PAD,
  rowOfCards,
  tray,
  under,
} from './pieces.ts';
import { centredLines, fitted, heightOf } from './poster.ts';
import { atEnds } from './seat-lines.ts';

/** A table that waits for its players, with every word as it is to be printed. */
export interface LobbyPicture {
  /** About 14 characters are drawn large. */
  readonly game: string;
  /** The game's name where it comes from. */
  readonly native: string;
  /** How long a match is: `3 rounds`. */
  readonly length: string;
  readonly face: DeckFace;
  /** At most three. */
  readonly cards: readonly CardId[];
  /** At most seven. */
  readonly seats: readonly LobbySeat[];
}

export interface LobbySeat {
  /** Of any length and script; or that nobody sits there. */
  readonly name: string;
  /** What there is to know of them: `host`, `invited`; empty for nothing. */
  readonly note: string;
  /** `kept` for somebody who has not come yet. */
  readonly state: 'taken' | 'kept' | 'free';
}

const CARD = 132;
const CARD_STEP = CARD + GAP;
const NAME_SIZES = [96, 84, 72, 60, 48];
const NATIVE_SIZE = 52;
const NATIVE_LINE = 68;
const LENGTH_SIZES = [44, TEXT_SIZE];
/** So many seats stand below each other; more in two columns. */
const IN_A_COLUMN = 3;
const ROW_MOST = 200;
const PLAYER_SIZES = { wide: 56, narrow: 44 } as const;
const TOP = MARGIN + PAD;

export function layoutLobby(lobby: LobbyPicture): Scene {
  const head = { ...HEAD, y: TOP, h: cardHeight(CARD) };
  const below = under(head.y + head.h + PAD + BETWEEN);
  return { items: [...heading(lobby, head), ...seatItems(lobby.seats, below)] };
}

function heading({ game, native, length, cards }: LobbyPicture, rect: Rect): readonly Item[] {
  const width = cards.length === 0 ? 0 : (cards.length - 1) * CARD_STEP + CARD;
  const x = PICTURE_WIDTH - MARGIN - PAD - width;
  const room = x - rect.x - 2 * PAD;
  const name = fitted([game], room, { sizes: NAME_SIZES, bold: true });
  const lines = [
    { piece: name, h: heightOf(name) + GAP },
    { piece: word(native, { size: NATIVE_SIZE, ink: 'dim' }), h: NATIVE_LINE },
    { piece: fitted([length], room, { sizes: LENGTH_SIZES, ink: 'gold' }), h: LINE },
  ];
  return [
    ...centredLines(lines, { ...rect, w: room }, 0),
    ...rowOfCards(cards, { x, y: rect.y, w: CARD, step: CARD_STEP }).flatMap(lying),
  ];
}

function seatItems(seats: readonly LobbySeat[], rect: Rect): readonly Item[] {
  const columns = seats.length > IN_A_COLUMN ? 2 : 1;
  const rows = Math.ceil(seats.length / columns);
  const h = Math.min(ROW_MOST, Math.floor((rect.h - BETWEEN * (rows - 1)) / rows));
  const w = Math.floor((rect.w - BETWEEN * (columns - 1)) / columns);
  const top = rect.y + rect.h - rows * h - (rows - 1) * BETWEEN;
  const size = PLAYER_SIZES[columns === 1 ? 'wide' : 'narrow'];
  return seats.flatMap((seat, index) => {
    const x = rect.x + (index % columns) * (w + BETWEEN);
    const y = top + Math.floor(index / columns) * (h + BETWEEN);
    return seatItemsIn({ x, y, w, h }, { seat, index, size });
  });
}

function seatItemsIn(
  rect: Rect,
  {
    seat,
    index,
    size,
  }: { readonly seat: LobbySeat; readonly index: number; readonly size: number },
): readonly Item[] {
  const { name, note, state } = seat;
  const isTaken = state === 'taken';
  const mark = isTaken ? badge(index) : padded(word(''), BADGE_WIDTH);
  const title = word(name, isTaken ? { size, bold: true } : { size, ink: 'dim' });
  const y = Math.round(rect.y + (rect.h - LINE) / 2);
  const line = { x: rect.x + 2 * PAD, y, w: rect.w - 4 * PAD };
  const panel = isTaken ? tray(rect, 'panel') : [outline(rect, 'dim', { r: PAD, width: 3 })];
  return [...panel, ...atEnds([beside([mark, title], 2 * GAP), whole(note, { ink: 'dim' })], line)];
}
