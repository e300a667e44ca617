import { type CardSet, cardsOf, has, without } from '../../engine/core/card-set.ts';
import { type CardId, cardAt, type Kind } from '../../engine/core/cards.ts';
import { cardHeight } from '../deck.ts';
import type { CardItem, CardWidth, Ink, Item, Rect } from '../scene.ts';
import { box, cardRect, frameAround } from './pieces.ts';

/** What a seat has captured, and what to point out among it. */
export interface Pile {
  readonly cards: CardSet;
  /** Just taken: framed, a little raised, and at the end of its kind. */
  readonly fresh: CardSet;
  /** Not captured yet, but wanted for a yaku: drawn as ghosts. */
  readonly wanted: readonly CardId[];
  /** Two rows, or three. */
  readonly rows: 'close' | 'open';
  /** What it lies on. */
  readonly ground: Ink;
}

/** Kinds that lie in one row, from left to right, row by row. */
const CLOSE: readonly (readonly Kind[])[] = [
  ['hikari', 'tane'],
  ['tan', 'kasu'],
];
const OPEN: readonly (readonly Kind[])[] = [['hikari', 'tane'], ['tan'], ['kasu']];
const GROUP_GAP = 16;
/** How much of a covered card shows at most, as a share of its width. */
const SHOWN = 0.72;
/** How far a card that was just taken stands out above its row. */
const RAISED = 8;
const SEAM = 3;

/** Captured cards in rows by kind, overlapping as much as the width demands. */
export function capturedPile(pile: Pile, rect: Rect, w: CardWidth): readonly Item[] {
  const rows = pile.rows === 'close' ? CLOSE : OPEN;
  const pitch = (rect.h - cardHeight(w)) / (rows.length - 1);
  return rows.flatMap((kinds, index) =>
    capturedRow(pile, kinds, { x: rect.x, y: rect.y + index * pitch, width: rect.w, w }),
  );
}

/** How many rows there will be. */
export function rowCount(rows: Pile['rows']): number {
  return (rows === 'close' ? CLOSE : OPEN).length;
}

/** Where a row of cards lies, and how wide the row and its cards are. */
interface RowPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly w: CardWidth;
}

function capturedRow(
  pile: Pile,
  kinds: readonly Kind[],
  { x, y, width, w }: RowPlace,
): readonly Item[] {
  const groups = kinds.map((kind) => groupOf(pile, kind)).filter((group) => group.length > 0);
  const covered = groups.reduce((sum, group) => sum + group.length - 1, 0);
  const room = width - groups.length * w - (groups.length - 1) * GROUP_GAP;
  const step = Math.min(w * SHOWN, room / Math.max(1, covered));
  let left = x;
  return groups.flatMap((group) => {
    const start = left;
    left += (group.length - 1) * step + w + GROUP_GAP;
    return group.flatMap((card, index) =>
      lay(pile, { type: 'card', card, x: Math.round(start + index * step), y: Math.round(y), w }),
    );
  });
}

/** In card order, but what was just taken and what is wanted come last, where nothing covers them. */
function groupOf({ cards, fresh, wanted }: Pile, kind: Kind): readonly CardId[] {
  const ordered = [...cardsOf(without(cards, fresh)), ...cardsOf(fresh), ...wanted];
  return ordered.filter((card) => cardAt(card).kind === kind);
}

function lay(
  { cards, fresh, ground }: Pile,
  item: CardItem & { readonly card: CardId },
): readonly Item[] {
  if (!has(cards, item.card)) return [seam(item, ground), { ...item, look: 'ghost' }];
  if (!has(fresh, item.card)) return [seam(item, ground), item];
  const raised = { ...item, y: item.y - RAISED };
  return [raised, frameAround(cardRect(raised), 'gold')];
}

/** A gap around a card, so that its edge is seen where it covers another. */
function seam(card: CardItem, ground: Ink): Item {
  const { x, y, w, h } = cardRect(card);
  return box({ x: x - SEAM, y: y - SEAM, w: w + 2 * SEAM, h: h + 2 * SEAM }, ground, 0);
}
