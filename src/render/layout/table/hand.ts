import type { Event } from '../../../engine/round/event.ts';
import { isAuction } from '../../../engine/round/state/auction-state.ts';
import type { Phase } from '../../../engine/round/state.ts';
import type { HandCard, View } from '../../../engine/view/view.ts';
import { cardHeight } from '../../deck/deck.ts';
import type { CardItem, CardWidth, Item, Rect, Scene } from '../../scene.ts';
import type { PictureWords } from '../../words.ts';
import { badge, beside, label, type Piece, whole, word } from '../line.ts';
import {
  cardRect,
  crossed,
  frameAround,
  GAP,
  INNER,
  LINE,
  lying,
  MARGIN,
  rowOfCards,
} from '../pieces.ts';
import { cornerBadge } from '../pile.ts';
import { readRecent } from '../recent.ts';
import { stacked } from '../seat-lines.ts';
import { auctionSeats } from './auction-seats.ts';
import { FIELD_BAND_HEIGHT, fieldBand, NUMBER_DROP, NUMBER_RISE, numberOn } from './hand-field.ts';
import {
  areCapturesTold,
  areToldWhole,
  planSeats,
  playingSeats,
  type SeatInput,
  seatTeller,
} from './seats.ts';

const WIDTHS: readonly CardWidth[] = [132, 112, 100, 84, 74, 60];
/**
 * Cards of the hand are made smaller down to this, so that all is told about the seats and each captured card shows;
 * to play on or to stop is decided by those.
 */
const ENOUGH = { play: 84, call: 74 } as const;
const CAPTURED = { play: 48, call: 60 } as const;
const BETWEEN = 10;
const REASONS_SHOWN = 2;
/** The card for which a capture is chosen, and beside it those that are not asked about. */
const WAITING: readonly CardWidth[] = [112, 100, 84];
const ASIDE: CardWidth = 84;

/**
 * All that is needed to decide: what each seat has captured, made and lacks; the field, each card with
 * the numbers of what takes it; the viewer's own cards, numbered in the order of `view.hand`. Where a
 * capture is chosen, the numbers are those of the choices. `recent` is what happened since the viewer's last move.
 */
export function layoutHand(view: View, words: PictureWords, recent: readonly Event[] = []): Scene {
  const reasons = reasonLines(view.hand, words);
  const said = {
    view,
    words,
    marks: readRecent(recent),
    tell: seatTeller({ view, words, told: null }, INNER.w),
  };
  const { seats, field, hand, w } = partsWith(said, reasons, widthsFor(view));
  return {
    items: [
      ...seats,
      ...fieldBand(said, field),
      ...(choosing(view) === null ? handCards(said, hand, { w, reasons }) : waiting(view, hand, w)),
    ],
  };
}

type Choosing = Extract<Phase, { readonly type: 'capture' }>;

/** What the viewer has to choose a capture for; null when it is nothing. */
function choosing({ phase, viewer }: View): Choosing | null {
  return phase.type === 'capture' && phase.seat === viewer ? phase : null;
}

function decisionOf({ phase }: View): keyof typeof ENOUGH {
  return phase.type === 'call' ? 'call' : 'play';
}

interface HandSetting {
  readonly w: CardWidth;
  readonly reasons: readonly Piece[];
}

interface Parts {
  readonly seats: readonly Item[];
  readonly field: Rect;
  readonly hand: Rect;
  readonly w: CardWidth;
}

/** The first of these widths of cards that leaves the seats enough room, else the last. */
function partsWith(
  said: Omit<SeatInput, 'rect'>,
  reasons: readonly Piece[],
  [w = 60, ...smaller]: readonly CardWidth[],
): Parts {
  const { seats, ...rects } = rectsWith(said, { w, reasons });
  if (isAuction(said.view.phase)) return { ...rects, w, seats: auctionSeats(seats) };
  const plan = planSeats(seats);
  const decision = decisionOf(said.view);
  return smaller.length === 0 || (areToldWhole(plan) && areCapturesTold(plan, CAPTURED[decision]))
    ? { ...rects, w, seats: playingSeats(plan) }
    : partsWith(said, reasons, smaller);
}

/** The widths of the card that waits, or in which all cards of the hand stand beside each other, the largest first. */
function widthsFor(view: View): readonly CardWidth[] {
  if (choosing(view) !== null) return WAITING;
  const fitting = WIDTHS.filter((w) => widthOfHand(view, w) <= INNER.w);
  const roomy = fitting.filter((w) => w >= ENOUGH[decisionOf(view)]);
  return roomy.length > 0 ? roomy : fitting.slice(0, 1);
}

function rectsWith(said: Omit<SeatInput, 'rect'>, { w, reasons }: HandSetting) {
  const { view } = said;
  const row = { x: MARGIN, w: INNER.w };
  const held = choosing(view) === null && view.hand.length === 0 ? 0 : cardHeight(w);
  const foot = reasons.length === 0 ? 0 : GAP + reasons.length * LINE;
  const h = held + (isNumbered(view) ? NUMBER_DROP : 0) + foot;
  const hand = { ...row, y: INNER.bottom - h, h };
  const field = { ...row, y: hand.y - BETWEEN - FIELD_BAND_HEIGHT, h: FIELD_BAND_HEIGHT };
  const rect = { ...row, y: MARGIN, h: field.y - BETWEEN - MARGIN };
  const playing = { ...view, seats: view.seats.filter(({ active }) => active) };
  return { seats: { ...said, view: playing, rect, room: 'low' as const }, field, hand };
}

function widthOfHand({ hand }: View, w: CardWidth): number {
  return hand.length * (w + 7) - 7;
}

function handCards(
  { view, words }: Pick<SeatInput, 'view' | 'words'>,
  rect: Rect,
  { w, reasons }: HandSetting,
): readonly Item[] {
  const { y } = rect;
  const row = rowOf(view, { ...rect, y }, w);
  const areNumbered = isNumbered(view);
  const below = { ...rect, y: y + cardHeight(w) + NUMBER_DROP + GAP };
  return [
    ...row.flatMap((card, index) => {
      const held = view.hand[index];
      return held === undefined ? [] : heldCard(held, card, areNumbered ? index + 1 : null);
    }),
    ...ownerMark({ view, words }, row, rect),
    ...stacked(reasons, below, LINE),
  ];
}

/** Whose hand it is: badge and name before it; where neither has room, the badge on the first card without a cross. */
function ownerMark(
  { view: { viewer, hand }, words }: Pick<SeatInput, 'view' | 'words'>,
  row: readonly CardItem[],
  { x }: Rect,
): readonly Item[] {
  const [first] = row;
  if (viewer === 'spectator' || first === undefined) return [];
  const own = badge(viewer);
  const room = first.x - GAP - x;
  if (room < own.width) {
    const free = row.find((_, index) => hand[index]?.blocked === undefined) ?? first;
    return cornerBadge(cardRect(free), viewer, 'upper');
  }
  const mark = beside([own, label(words.players[viewer] ?? '', { bold: true })]).within(room);
  return mark.at(x, Math.round(first.y + (cardHeight(first.w) - LINE) / 2));
}

/** Whether a number on each card is that of a button. */
function isNumbered({ phase }: View): boolean {
  return !isAuction(phase) && phase.type !== 'call';
}

/** A card of the hand; what takes something has a golden number, what may not be played a cross. */
function heldCard(
  { takes, blocked }: HandCard,
  card: CardItem,
  number: number | null,
): readonly Item[] {
  const isTaking = blocked === undefined && takes.length > 0;
  const rect = cardRect(card);
  return [
    ...lying(blocked === undefined ? card : { ...card, look: 'veiled' }),
    ...(blocked === undefined ? [] : [crossed({ ...rect, h: rect.h - NUMBER_RISE })]),
    ...(number === null ? [] : numberOn(rect, String(number), isTaking ? 'gold' : 'cream')),
  ];
}

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

/** The card for which a capture is chosen, and the rest of the hand, which is not asked about. */
function waiting(view: View, rect: Rect, w: CardWidth): readonly Item[] {
  const phase = choosing(view);
  if (phase === null) return [];
  const card: CardItem = { type: 'card', card: phase.card, x: rect.x + 8, y: rect.y, w };
  const left = rect.x + w + 5 * GAP;
  const room = { ...rect, x: left, w: rect.x + rect.w - left };
  const y = rect.y + cardHeight(w) - cardHeight(ASIDE);
  const rest = rowOf(view, { ...room, y }, ASIDE);
  return [frameAround(cardRect(card), 'gold'), card, ...rest.flatMap(lying)];
}

/** The cards of the hand in the middle of a rectangle. */
function rowOf({ hand }: View, { x, y, w: room }: Rect, w: CardWidth): readonly CardItem[] {
  const between = hand.length - 1;
  const step = Math.min(w + 14, (room - w) / Math.max(1, between));
  const left = x + (room - w - step * between) / 2;
  const cards = hand.map(({ card }) => card);
  return rowOfCards(cards, { x: left, y, w, step });
}
