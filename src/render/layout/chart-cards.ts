import { type CardSet, cardsOf, has, isEmpty, NO_CARDS } from '../../engine/core/card-set.ts';
import type { CardId } from '../../engine/core/cards.ts';
import type { ChartRow } from '../../engine/view/yaku-chart.ts';
import { cardHeight } from '../deck/deck.ts';
import type { CardItem, CardSlot, CardWidth, Item, Rect } from '../scene.ts';
import type { Piece } from './line.ts';
import { cardRect, crossed, GAP, line, outline, rowOfCards, shapeIn } from './pieces.ts';
import { stacked } from './seat-lines.ts';

export interface Marks {
  readonly held: CardSet;
  readonly owned: CardSet;
  readonly gone: CardSet;
}

export const SMALLEST: CardWidth = 60;
const WIDTHS: readonly CardWidth[] = [112, 84, 74, 66, SMALLEST];
export const NOTE_LINE = 40;
const CARD_GAP = 6;
const PLUS_WIDTH = 40;
const TICK = 32;
const HELD = { r: 6, width: 6 };
/** The least of a covered card that shows beside a note, as a share of its width. */
const SHOWN_LEAST = 0.5;

export interface RowCards {
  /** What must be there, and what it is chosen from. */
  readonly groups: readonly (readonly CardId[])[];
  readonly spoilers: readonly CardId[];
}

export function cardsIn(row: ChartRow): RowCards {
  return { groups: groupsOf(row), spoilers: cardsOf(row.yaku.unless ?? NO_CARDS) };
}

/** Where one card of each month stands for its four, that is the finest. */
function groupsOf({ yaku, sets }: ChartRow): RowCards['groups'] {
  if (sets.length > 1) return [sets.flatMap((set) => cardsOf(set).slice(0, 1))];
  const groups = [yaku.also ?? NO_CARDS, ...sets].filter((set) => !isEmpty(set));
  return groups.map(cardsOf);
}

export function widestFor(cards: RowCards, room: Rect, wide: number): CardWidth {
  const low = WIDTHS.filter((w) => cardHeight(w) <= room.h);
  const open = low.find((w) => widthOf(cards, w, w + CARD_GAP) + wide + GAP <= room.w);
  return open ?? low.at(-1) ?? SMALLEST;
}

/** How wide the cards of a row lie, `step` pixels from one to the next. */
function widthOf({ groups, spoilers }: RowCards, w: CardWidth, step: number): number {
  const covered = groups.reduce((sum, group) => sum + group.length - 1, 0);
  const between = Math.max(0, groups.length - 1) * PLUS_WIDTH;
  return covered * step + groups.length * w + between + spoilers.length * (w + GAP);
}

export function leastWidth(cards: RowCards, w: CardWidth): number {
  return widthOf(cards, w, w * SHOWN_LEAST);
}

interface RowSlot {
  readonly cards: RowCards;
  readonly notes: readonly Piece[];
  readonly w: CardWidth;
  readonly room: Rect;
  readonly marks: Marks;
}

export function cardsAndNotes({ cards, notes, w, room, marks }: RowSlot): readonly Item[] {
  const { groups, spoilers } = cards;
  const wide = Math.max(0, ...notes.map(({ width }) => width));
  const beyond = notes.length === 0 ? 0 : wide + GAP;
  const covered = groups.reduce((sum, group) => sum + group.length - 1, 0);
  const spare = room.w - beyond - widthOf(cards, w, 0);
  const step = Math.min(w + CARD_GAP, Math.floor(spare / Math.max(1, covered)));
  const y = Math.floor(room.y + (room.h - cardHeight(w)) / 2);
  const widths = groups.map((group) => (group.length - 1) * step + w);
  const lefts = widths.map((_, index) =>
    widths.slice(0, index).reduce((x, width) => x + width + PLUS_WIDTH, room.x),
  );
  const right = Math.max(room.x, ...widths.map((width, index) => (lefts[index] ?? 0) + width));
  const left = right === room.x ? room.x : right + GAP;
  const top = y + (cardHeight(w) - notes.length * NOTE_LINE) / 2;
  return [
    ...groups.flatMap((group, index) =>
      rowOfCards(group, { x: lefts[index] ?? 0, y, w, step }).flatMap((item) =>
        marked(item, marks),
      ),
    ),
    ...lefts.slice(1).map((x) => plusBefore({ x, y, w })),
    ...stacked(notes, { x: left, y: top, w: room.x + room.w - left }, NOTE_LINE),
    ...spoilers.flatMap((card, index) => {
      const x = Math.round((notes.length === 0 ? right : left + wide) + GAP + index * (w + GAP));
      return spoiler({ type: 'card', card, x, y, w });
    }),
  ];
}

interface ShownCard extends CardItem {
  readonly card: CardId;
}

/** What the viewer has is ticked, what they hold is framed; what others have is veiled. */
function marked(item: ShownCard, { held, owned, gone }: Marks): readonly Item[] {
  if (has(gone, item.card)) return [{ ...item, look: 'veiled' }];
  if (has(held, item.card)) return [item, outline(cardRect(item), 'gold', HELD)];
  if (!has(owned, item.card)) return [item];
  const rect = { x: item.x + 3, y: item.y + cardHeight(item.w) - TICK - 3, w: TICK, h: TICK };
  return [item, shapeIn(rect, 'circle', 'cream'), shapeIn(rect, 'tick', 'dark')];
}

function plusBefore({ x, y, w }: CardSlot): Item {
  const rect = { x: x - PLUS_WIDTH, y, w: PLUS_WIDTH, h: cardHeight(w) };
  return line(rect, '+', { bold: true, align: 'center' });
}

function spoiler(card: CardItem): readonly Item[] {
  return [{ ...card, look: 'veiled' }, crossed(cardRect(card))];
}
