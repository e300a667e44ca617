import { type CardSet, cardsOf, NO_CARDS, size, union } from '../../../engine/core/card-set.ts';
import { type CardId, cardAt, KINDS } from '../../../engine/core/cards.ts';
import type { Seat } from '../../../engine/core/game.ts';
import type { Settlement, YakuMade } from '../../../engine/round/event.ts';
import type { View } from '../../../engine/view/view.ts';
import { cardHeight } from '../../deck/deck.ts';
import { type CardWidth, type Item, type Rect, TEXT_SIZE } from '../../scene.ts';
import type { PictureWords } from '../../words.ts';
import {
  badge,
  beside,
  figures,
  label,
  NOTHING,
  type Piece,
  stones,
  whole,
  word,
} from '../line.ts';
import { GAP, LINE, outline, PAD, rowOfCards, tray } from '../pieces.ts';
import { atEnds } from '../seat-lines.ts';
import type { Block } from './blocks.ts';

export interface SettlementInput {
  /** Any view of the match: for its units. */
  readonly view: View;
  readonly settlement: Settlement;
  readonly words: PictureWords;
}

/** How large the cards of the yaku that won are: the larger where there is room for them. */
export const WON_CARDS = [132, 112] as const satisfies readonly CardWidth[];
type WonCard = (typeof WON_CARDS)[number];
/** More cards than these would hide each other. */
const CARDS_MOST = 8;
const WON_NAME = 400;
/** What it brought: the larger where that leaves the room to the cards. */
const LARGE_SCORE = 120;
const SCORE_MOST = 330;
const SCORE_SIZE = 96;
const STONES_SCALE = 2;
const SCORE_LEAST = 230;

/** A seat with its yaku, the most valuable first, and the cards of the best; or without any, its best cards. */
export interface Won {
  readonly seat: Seat;
  readonly yaku: readonly YakuMade[];
  readonly cards: readonly CardId[];
}

/** Who won, or whose yaku is the best where nobody is said to have won; null without any. */
export function wonBy({ settlement }: SettlementInput): Won | null {
  const { winner, order, captured } = settlement;
  const all = (winner === null ? order : [winner]).flatMap((seat): readonly Won[] => {
    const dealt = settlement.teyaku.filter((one) => one.seat === seat);
    const yaku = [...dealt, ...(settlement.yaku[seat] ?? [])].toSorted((a, b) => b.value - a.value);
    return yaku.length === 0 ? [] : [{ seat, yaku, cards: cardsOf(bestCards(yaku, CARDS_MOST)) }];
  });
  const [best] = all.toSorted((a, b) => (b.yaku[0]?.value ?? 0) - (a.yaku[0]?.value ?? 0));
  if (best !== undefined || winner === null) return best ?? null;
  const own = cardsOf(captured[winner] ?? NO_CARDS);
  const byKind = own.toSorted(
    (a, b) => KINDS.indexOf(cardAt(a).kind) - KINDS.indexOf(cardAt(b).kind),
  );
  return { seat: winner, yaku: [], cards: byKind.slice(0, CARDS_MOST) };
}

export function wonBlock(input: SettlementInput, won: Won, card: WonCard): Block {
  const height = LINE + cardHeight(card) + 2 * PAD;
  return { least: height, most: height, in: (rect) => wonPanel(input, won, { rect, card }) };
}

function wonPanel(
  input: SettlementInput,
  { seat, yaku, cards }: Won,
  { rect, card }: { readonly rect: Rect; readonly card: WonCard },
): readonly Item[] {
  const { view, settlement, words } = input;
  const inner = padding(rect);
  const score = settlement.scores[seat] ?? 0;
  const large = largeScore(score, view.unit, words);
  const name = nameOf(input, seat).within(WON_NAME);
  const points = whole(words.points(settlement.points[seat] ?? 0), { bold: true });
  const byCards = view.scoresCards ? beside([label(words.cards), points]) : NOTHING;
  const names =
    yaku.length === 0 ? byCards : yakuNames(yaku, { view, words }, inner.w - name.width - 2 * GAP);
  const room = inner.w - Math.max(SCORE_LEAST, large.width) - 2 * PAD;
  const y = inner.y + LINE + PAD / 2;
  return [
    ...tray(rect, 'lit'),
    goldFrame(rect),
    ...atEnds([name, names], inner),
    ...wonCards(cards, card, { x: inner.x, y, w: room }),
    ...large.at(
      inner.x + inner.w - large.width,
      Math.round(y + (cardHeight(card) - large.height) / 2),
    ),
  ];
}

function largeScore(
  score: number,
  unit: View['unit'],
  words: PictureWords,
): Piece & { readonly height: number } {
  const sign = score < 0 ? '−' : '+';
  const gold = { bold: true, ink: 'gold' } as const;
  if (unit === 'stones') {
    const size = TEXT_SIZE * STONES_SCALE;
    const pieces = [whole(sign, { ...gold, size }), stones(Math.abs(score), STONES_SCALE)];
    return { ...beside(pieces), height: size };
  }
  const text = `${sign}${figures(Math.abs(score), unit, words)}`;
  const large = whole(text, { ...gold, size: LARGE_SCORE });
  if (large.width <= SCORE_MOST) return { ...large, height: LARGE_SCORE };
  return { ...whole(text, { ...gold, size: SCORE_SIZE }), height: SCORE_SIZE };
}

/** The names with their worth, as much of them as there is room for; none is cut. */
function yakuNames(
  yaku: readonly YakuMade[],
  { view, words }: Pick<SettlementInput, 'view' | 'words'>,
  room: number,
): Piece {
  const gold = { ink: 'gold', bold: true } as const;
  const worth = (value: number) => words.yakuValue(value, view.yakuUnit);
  const told = (name: (id: string) => string) =>
    word(yaku.map(({ id, value }) => `${name(id)} ${worth(value)}`).join(' · '), gold);
  const sum = yaku.reduce((all, { value }) => all + value, 0);
  const counted = word(words.yakuCount(yaku.length, worth(sum)), gold);
  const ways = [told(words.chart.name), told(words.yaku), counted];
  return ways.find(({ width }) => width <= room) ?? counted;
}

/** The cards of yaku, the best first, as long as they are at most so many; of the first all. */
export function bestCards([best, ...others]: readonly YakuMade[], most: number): CardSet {
  return others.reduce((cards, one) => {
    const more = union(cards, one.cards);
    return size(more) <= most ? more : cards;
  }, best?.cards ?? NO_CARDS);
}

function wonCards(
  cards: Won['cards'],
  w: WonCard,
  { x, y, w: room }: Omit<Rect, 'h'>,
): readonly Item[] {
  const step = Math.min(w + GAP, (room - w) / Math.max(1, cards.length - 1));
  return rowOfCards(cards, { x, y, w, step });
}

export function goldFrame(rect: Rect): Item {
  return outline(rect, 'gold', { r: PAD, width: 5 });
}

export function hasWon({ view, settlement }: SettlementInput, seat: Seat): boolean {
  const { winner } = settlement;
  const isPartner =
    winner !== null && view.teams !== null && view.teams[seat] === view.teams[winner];
  return seat === winner || isPartner;
}

export function nameOf(input: SettlementInput, seat: Seat): Piece {
  return beside([
    badge(seat),
    word(input.words.players[seat] ?? '', { bold: true }),
    ...(hasWon(input, seat) ? [whole('★', { ink: 'gold' })] : []),
  ]);
}

export function padding({ x, y, w, h }: Rect): Rect {
  return { x: x + PAD, y: y + PAD / 2, w: w - 2 * PAD, h: h - PAD };
}
