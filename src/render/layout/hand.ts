import type { CardId } from '../../engine/core/cards.ts';
import type { Phase } from '../../engine/round/state.ts';
import type { HandCard, View } from '../../engine/view/view.ts';
import { cardHeight } from '../deck.ts';
import {
  type CardItem,
  type CardWidth,
  type Item,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  type Rect,
  type Scene,
} from '../scene.ts';
import type { PictureWords } from '../words.ts';
import {
  type FieldSize,
  fieldCells,
  fieldHeight,
  heap,
  itemsOf,
  ORDINARY_COLUMNS,
} from './field.ts';
import { beside, flowed, type Piece, seal, whole, word } from './line.ts';
import {
  box,
  cardRect,
  crossed,
  frameAround,
  GAP,
  LINE,
  line,
  lying,
  MARGIN,
  tray,
  widthOf,
} from './pieces.ts';
import { pileAt } from './pile.ts';
import { holdings, loans, pointsSoFar, stacked, title } from './seat-lines.ts';
import { newsOf } from './seat-news.ts';

type Choosing = Extract<Phase, { readonly type: 'capture' }>;

const FIELD: FieldSize = { w: 66, rows: 2 };
const FIELD_WIDTH = FIELD.w;
/** How far the lines about the viewer stand apart. */
const OWN_LINE = 43;
const SMALL_WIDTH = 48;
const SMALL_STEP = 52;
const HAND_WIDTHS: readonly CardWidth[] = [132, 112, 84, 74];
const INNER = PICTURE_WIDTH - 2 * MARGIN;
const OWN_WIDTH = 450;
const NUMBER = 50;
const NUMBER_PAD = 12;
/** So many different captures are shown card by card; the wild card can have more. */
const CAPTURES_SHOWN = 3;
const REASONS_SHOWN = 2;

/**
 * The viewer's own cards, numbered in the order of `view.hand` (or the choices in the order of the
 * phase), with what each takes; the field above, so that nothing else is needed to decide.
 */
export function layoutHand(view: View, words: PictureWords): Scene {
  const band = { x: MARGIN, y: MARGIN, w: INNER, h: fieldHeight(FIELD) };
  const y = band.y + band.h + MARGIN;
  const below = { x: MARGIN, y, w: INNER, h: PICTURE_HEIGHT - MARGIN - y };
  const { phase } = view;
  const chooses = phase.type === 'capture' && phase.seat === view.viewer;
  return {
    background: 'felt',
    items: [
      ...overview(view, words, band),
      ...(chooses ? choices(view, phase, below) : handCards(view, words, below)),
    ],
  };
}

/** The table in short: pile, field, and how the viewer stands. */
function overview(view: View, words: PictureWords, band: Rect): readonly Item[] {
  const left = band.x + FIELD_WIDTH + 2 * GAP;
  const own = { ...band, x: band.x + band.w - OWN_WIDTH, w: OWN_WIDTH };
  const middle = { ...band, x: left, w: own.x - 2 * GAP - left };
  const cells = fieldCells(view.field, middle, {
    ...FIELD,
    columns: ORDINARY_COLUMNS,
    apart: view.onifuda,
  });
  return [
    ...pileAt(view, { x: band.x, y: band.y, w: FIELD_WIDTH }),
    ...itemsOf(cells).flatMap(lying),
    ...ownStanding(view, words, own),
  ];
}

function ownStanding(view: View, words: PictureWords, rect: Rect): readonly Item[] {
  const seat = view.seats.find((each) => each.seat === view.viewer);
  if (seat === undefined) return [];
  const players = words.players.map((name, each) => (each === seat.seat ? words.hand : name));
  const place = { view, seat, words: { ...words, players } };
  const x = rect.x + 14;
  const w = rect.w - 28;
  const month = word(words.month(view.month), { ink: 'dim' });
  const owned = beside([holdings(place, w), ...loans(seat.borrowed, words)]);
  const facts = [...flowed([owned, month], w), pointsSoFar(place, w)].filter(
    ({ width }) => width > 0,
  );
  const room = Math.floor((rect.h - 4) / OWN_LINE) - 1 - facts.length;
  const news = newsOf({ view, words, seats: [seat] }, w, room);
  const y = rect.y + 2;
  return [
    ...tray(rect, 'panel'),
    ...title(place, 'wide').within(w).at(x, y),
    ...stacked([...facts, ...news.lines], { x, y: y + OWN_LINE, w, pitch: OWN_LINE }),
  ];
}

/** A card of the hand with its number and its place. */
interface Held {
  readonly held: HandCard;
  readonly number: number;
  readonly card: CardItem & { readonly card: CardId };
}

function handCards(view: View, words: PictureWords, rect: Rect): readonly Item[] {
  const w = widestFor(view.hand.length);
  const reasons = reasonLines(view.hand, words);
  const above = cardHeight(SMALL_WIDTH) + GAP;
  const foot = NUMBER / 2 + (reasons.length > 0 ? GAP + reasons.length * LINE : 0);
  const spare = rect.h - above - cardHeight(w) - foot;
  const y = Math.round(rect.y + above + spare / 2);
  const row = rowOf(view.hand.length, { ...rect, y }, w);
  const cards = view.hand.map((held, index): Held => {
    const card = { type: 'card', card: held.card, x: row[index] ?? 0, y, w } as const;
    return { held, number: index + 1, card: held.blocked ? { ...card, look: 'veiled' } : card };
  });
  const below = y + cardHeight(w) + NUMBER / 2 + GAP;
  return [
    ...cards.flatMap((held) => heldCard(held, view, words)),
    ...stacked(reasons, { ...rect, y: below, pitch: LINE }),
  ];
}

function heldCard(held: Held, view: View, words: PictureWords): readonly Item[] {
  const { card, number } = held;
  return [
    ...lying(card),
    ...(held.held.blocked === undefined ? [] : [crossed(cardRect(card))]),
    ...(isAuction(view.phase) ? [] : numbered(cardRect(card), number)),
    ...captures(held, words),
  ];
}

function isAuction({ type }: Phase): boolean {
  return type === 'entry' || type === 'chase' || type === 'chased';
}

function numbered({ x, y, w, h }: Rect, number: number): readonly Item[] {
  const text = String(number);
  const wide = Math.max(NUMBER, widthOf(text, { bold: true }) + NUMBER_PAD);
  const rect = { x: x + (w - wide) / 2, y: y + h - NUMBER / 2, w: wide, h: NUMBER };
  return [
    box(rect, 'cream', NUMBER / 2),
    line(rect, text, { bold: true, ink: 'dark', align: 'center' }),
  ];
}

/** Above a card, small, what it would take: each way of capturing apart from the next. */
function captures({ held, card }: Held, words: PictureWords): readonly Item[] {
  if (held.takes.length === 0) return [];
  const bottom = card.y - GAP;
  const middle = card.x + card.w / 2;
  const link = box({ x: middle - 3, y: bottom, w: 6, h: GAP }, 'gold', 0);
  if (held.takes.length > CAPTURES_SHOWN) {
    const mark = seal(words.onifuda);
    return [link, ...mark.at(Math.round(middle - mark.width / 2), bottom - LINE)];
  }
  const taken = held.takes.flat();
  const step = Math.min(SMALL_STEP, (card.w - SMALL_WIDTH) / Math.max(1, taken.length - 1));
  const left = middle - (SMALL_WIDTH + step * (taken.length - 1)) / 2;
  const y = bottom - cardHeight(SMALL_WIDTH);
  return [
    link,
    ...taken.map(
      (id, index): CardItem => ({
        type: 'card',
        card: id,
        x: Math.round(left + index * step),
        y,
        w: SMALL_WIDTH,
      }),
    ),
  ];
}

/** Why cards may not be played, one line a reason, each with the numbers of its cards. */
function reasonLines(hand: readonly HandCard[], words: PictureWords): readonly Piece[] {
  const numbers = new Map<string, readonly number[]>();
  for (const [index, { blocked }] of hand.entries()) {
    if (blocked === undefined) continue;
    const reason = words.blocked(blocked);
    numbers.set(reason, [...(numbers.get(reason) ?? []), index + 1]);
  }
  return [...numbers].slice(0, REASONS_SHOWN).map(([reason, cards]) => {
    return beside([whole(`× ${cards.join(' ')}`, { bold: true }), word(reason, { ink: 'dim' })]);
  });
}

/** The card that waits, and the captures to choose from, numbered. */
function choices(view: View, phase: Choosing, rect: Rect): readonly Item[] {
  const waiting: CardItem = {
    type: 'card',
    card: phase.card,
    x: rect.x + 5,
    y: rect.y + 5,
    w: 132,
  };
  const left = rect.x + 132 + 6 * GAP;
  const room = rect.w - (left - rect.x);
  const w = widestFor(phase.choices.length, room);
  const step = Math.min(w + 14, (room - w) / Math.max(1, phase.choices.length - 1));
  const arrow = line({ x: left - 5.5 * GAP, y: rect.y, w: 5 * GAP, h: cardHeight(132) }, '→', {
    align: 'center',
    bold: true,
  });
  const rest = view.hand.map(({ card }) => card);
  return [
    waiting,
    frameAround(cardRect(waiting), 'gold'),
    arrow,
    ...phase.choices.flatMap((cards, index) => {
      const place = { x: Math.round(left + index * step), y: rect.y + 5, w };
      return [
        ...heap(cards, place),
        frameAround(cardRect(place), 'cream'),
        ...numbered(cardRect(place), index + 1),
      ];
    }),
    ...smallHand(rest, { ...rect, y: rect.y + rect.h - cardHeight(84) }),
  ];
}

/** The rest of the hand, which is not asked about now. */
function smallHand(cards: readonly CardId[], rect: Rect): readonly Item[] {
  const row = rowOf(cards.length, rect, 84);
  return cards.map(
    (card, index): CardItem => ({ type: 'card', card, x: row[index] ?? 0, y: rect.y, w: 84 }),
  );
}

function widestFor(cards: number, room = INNER): CardWidth {
  return HAND_WIDTHS.find((w) => cards * (w + 7) - 7 <= room) ?? 60;
}

/** The left edges of so many cards in the middle of a rectangle. */
function rowOf(cards: number, { x, w: room }: Rect, w: CardWidth): readonly number[] {
  const step = Math.min(w + 14, (room - w) / Math.max(1, cards - 1));
  const left = x + (room - w - step * (cards - 1)) / 2;
  return Array.from({ length: cards }, (_, index) => Math.round(left + index * step));
}
