import { type CardId, cardAt } from '../../../engine/core/cards.ts';
import { leadsTeam, type SeatView, type View } from '../../../engine/view/view.ts';
import { cardHeight } from '../../deck/deck.ts';
import type { PictureWords } from '../../words.ts';
import { beside, type Piece, whole, word } from '../line.ts';
import { cardRect, GAP, LINE, outline, rowOfCards } from '../pieces.ts';

/** So many of the cards that a seat lacks are shown. */
const MOST = 3;
const WIDTH = 48;
/** Cards that cover each other show so much. */
const COVERED = 20;
const WORTH_GAP = 6;
/** How high a line is that cards stand on. */
export const NEEDS_LINE = cardHeight(WIDTH) + 6;

/** A card that completes a yaku, or several, for a seat. */
interface Need {
  readonly card: CardId;
  /** What they are worth together. */
  readonly worth: number;
  /** The most valuable of them. */
  readonly yaku: string;
}

/** How closely it is told what they complete; the cards are always there. */
export const NEED_DETAILS = ['named', 'worth', 'cards', 'covered'] as const;
export type NeedDetail = (typeof NEED_DETAILS)[number];

/**
 * All cards that each complete a yaku for a seat: first those on the field or in the viewer's hand,
 * then those that bring most. What partners lack is told of the first of them.
 */
function needsOf({ seat, near }: SeatView, view: View): readonly Need[] {
  if (!leadsTeam(seat, view)) return [];
  const isNear = ({ card }: Need) =>
    view.field.includes(card) || view.hand.some((held) => held.card === card);
  const needs = Array.from(
    Map.groupBy(near, ({ missing }) => missing),
    ([card, those]): Need => {
      const [best] = those.toSorted((a, b) => b.value - a.value);
      const worth = those.reduce((sum, { value }) => sum + value, 0);
      return { card, worth, yaku: best?.id ?? '' };
    },
  );
  return needs.toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)) || b.worth - a.worth);
}

export interface NeedsInput {
  readonly view: View;
  readonly seat: SeatView;
  readonly words: PictureWords;
}

/** What a seat lacks, as cards with an edge, and how many more; empty if it lacks more than one of each yaku. */
export function needsPiece(input: NeedsInput, detail: NeedDetail): Piece {
  const needs = needsOf(input.seat, input.view);
  const more = needs.length > MOST ? [whole(`+${needs.length - MOST}`, { bold: true })] : [];
  return beside([shownPiece(needs.slice(0, MOST), input, detail), ...more], WORTH_GAP);
}

function shownPiece(
  needs: readonly Need[],
  { view, words }: NeedsInput,
  detail: NeedDetail,
): Piece {
  if (detail === 'covered') return cardsPiece(needs, COVERED);
  const isOfOneKind = new Set(needs.map(({ yaku }) => yaku)).size === 1 && areAlike(needs);
  const worth = ({ yaku, worth }: Need) => {
    const text = words.yakuValue(worth, view.yakuUnit);
    return word(detail === 'named' ? `${words.yaku(yaku)} ${text}` : text);
  };
  const [first] = needs;
  if (detail === 'cards' || first === undefined) return cardsPiece(needs, WIDTH + 2);
  // Any of them completes the same.
  if (isOfOneKind) return beside([cardsPiece(needs, WIDTH + 2), worth(first)], WORTH_GAP);
  return beside(
    needs.map((need) => beside([cardsPiece([need], WIDTH), worth(need)], WORTH_GAP)),
    2 * GAP,
  );
}

function areAlike(needs: readonly Need[]): boolean {
  return new Set(needs.map(({ card, worth }) => `${cardAt(card).kind} ${worth}`)).size === 1;
}

function cardsPiece(needs: readonly Need[], step: number): Piece {
  const width = needs.length === 0 ? 0 : WIDTH + (needs.length - 1) * step;
  const cards = needs.map(({ card }) => card);
  const piece: Piece = {
    width,
    at: (x, y) =>
      rowOfCards(cards, {
        x,
        y: Math.round(y + (LINE - cardHeight(WIDTH)) / 2),
        w: WIDTH,
        step,
      }).flatMap((card) => [card, outline(cardRect(card), 'dim', { r: 6, width: 3 })]),
    within: () => piece,
  };
  return piece;
}
