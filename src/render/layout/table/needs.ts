import { type CardId, cardAt } from '../../../engine/core/cards.ts';
import { leadsTeam, type SeatView, type View } from '../../../engine/view/view.ts';
import { cardHeight } from '../../deck/deck.ts';
import type { CardWidth, Item, Rect } from '../../scene.ts';
import { beside, fixed, NOTHING, type Piece, word } from '../line.ts';
import { box, cardRect, GAP, LINE, line, outline, PAD, rowOfCards, widthOf } from '../pieces.ts';
import type { Seated } from '../seat-lines.ts';

/** So many of the cards that a seat lacks are shown. */
const MOST = 3;
/** How wide they are on a line of several seats, and in a place of their own. */
const WIDTH = 48;
const PLATE_WIDTHS: readonly CardWidth[] = [84, 74, 66, 60, WIDTH];
/** How much shows of cards that cover each other. */
const COVERED = 0.42;
const WORTH_GAP = 6;
/** What their own place tells, the best first, with cards that are at least so wide. */
const PLATE_WAYS: readonly PlateWay[] = [
  { detail: 'told', least: 60, isLabelled: true },
  { detail: 'named', least: 60, isLabelled: true },
  { detail: 'short', least: 60, isLabelled: true },
  { detail: 'worth', least: 60, isLabelled: true },
  { detail: 'cards', least: WIDTH, isLabelled: true },
  { detail: 'cards', least: 60, isLabelled: false },
  { detail: 'covered', least: WIDTH, isLabelled: true },
  { detail: 'covered', least: WIDTH, isLabelled: false },
];
const DIM = { ink: 'dim' } as const;
const EDGE = { r: 6, width: 3 } as const;
const MORE_PAD = 6;
const PLATE_PAD = 5;
const PLATE_SIDE = 9;
const LABEL_HEIGHT = 42;
/** How high a line is that cards stand on. */
export const NEEDS_LINE = cardHeight(WIDTH) + 6;
/** How high their own place is at least, with a line for its label beside them, and above larger ones. */
export const NEEDS_HEIGHTS = {
  low: cardHeight(WIDTH) + 2 * PLATE_PAD,
  middle: cardHeight(74) + 2 * PLATE_PAD,
  high: cardHeight(66) + LABEL_HEIGHT + 2 * PLATE_PAD,
} as const;

/** A card that completes a yaku, or several, for a seat. */
interface Need {
  readonly card: CardId;
  /** What they are worth together. */
  readonly worth: number;
  /** The most valuable of them. */
  readonly yaku: string;
}

/**
 * How closely they are told: by name with what they complete, with what that is worth, alone, and without saying that
 * they are needed; by what they are worth; at last as cards only.
 */
export const NEED_DETAILS = [
  'told',
  'named',
  'called',
  'short',
  'worth',
  'cards',
  'covered',
] as const;
export type NeedDetail = (typeof NEED_DETAILS)[number];

interface PlateWay {
  readonly detail: NeedDetail;
  readonly least: CardWidth;
  readonly isLabelled: boolean;
}

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

/** What a seat lacks, as cards with an edge, and how many more; empty if it lacks more than one of each yaku. */
export function needsPiece(
  { view, seat, words }: Seated,
  detail: NeedDetail,
  w: CardWidth = WIDTH,
): Piece {
  const all = needsOf(seat, view);
  const needs = all.slice(0, MOST);
  const more = all.length > MOST ? [moreCards(all.length - MOST, w)] : [];
  const [first] = needs;
  if (first === undefined) return NOTHING;
  const told = (those: readonly Need[], { yaku, worth }: Need) => {
    const names = those.map(({ card }) => words.card(card)).join(', ');
    const text = words.yakuValue(worth, view.yakuUnit);
    return [
      ...(detail === 'worth' ? [] : [word(names, DIM)]),
      ...(detail === 'called' || detail === 'short'
        ? []
        : [word(detail === 'told' ? `${words.yaku(yaku)} ${text}` : text)]),
    ];
  };
  if (detail === 'cards' || detail === 'covered') {
    const step = detail === 'cards' ? w + 2 : Math.round(w * COVERED);
    return beside([cardsPiece(needs, { w, step }), ...more], WORTH_GAP);
  }
  // Any of them completes the same.
  if (new Set(needs.map(({ yaku }) => yaku)).size === 1 && areAlike(needs)) {
    const cards = [cardsPiece(needs, { w, step: w + 2 }), ...more];
    return beside([...cards, ...told(needs, first)], WORTH_GAP);
  }
  const each = needs.map((need) =>
    beside([cardsPiece([need], { w, step: w }), ...told([need], need)], WORTH_GAP),
  );
  return beside([...each, ...more], 2 * GAP);
}

function areAlike(needs: readonly Need[]): boolean {
  return new Set(needs.map(({ card, worth }) => `${cardAt(card).kind} ${worth}`)).size === 1;
}

function cardsPiece(
  needs: readonly Need[],
  { w, step }: { readonly w: CardWidth; readonly step: number },
): Piece {
  const cards = needs.map(({ card }) => card);
  return fixed(w + (needs.length - 1) * step, (x, y) =>
    rowOfCards(cards, { x, y: topOf(w, y), w, step }).flatMap((card) => [
      card,
      outline(cardRect(card), 'dim', EDGE),
    ]),
  );
}

/** How many more there are, in the place of a card. */
function moreCards(count: number, width: CardWidth): Piece {
  const text = `+${count}`;
  const w = Math.max(width, widthOf(text, { bold: true }) + 2 * MORE_PAD);
  return fixed(w, (x, y) => {
    const rect = { x, y: topOf(width, y), w, h: cardHeight(width) };
    return [outline(rect, 'dim', EDGE), line(rect, text, { bold: true, align: 'center' })];
  });
}

/** Where cards begin that stand on a line of text with its top at `y`. */
function topOf(w: CardWidth, y: number): number {
  return Math.round(y + (LINE - cardHeight(w)) / 2);
}

/** What a seat lacks in a place of its own. */
export interface NeedsPlate {
  readonly w: number;
  readonly h: number;
  at(x: number, y: number): readonly Item[];
}

/**
 * The ways to show what a seat lacks in a place of its own, the best first: with a label, the largest cards and what they
 * complete; at last with cards that cover each other. Each is made once, when it is first looked at.
 */
export class NeedsPlates {
  readonly #made: NeedsPlate[] = [];
  readonly #left: Iterator<NeedsPlate, undefined>;

  constructor(input: Seated) {
    this.#left = platesFor(input);
  }

  /** The best that has room there, else the last; null if the seat lacks none. */
  fitting({ w, h }: Pick<Rect, 'w' | 'h'>): NeedsPlate | null {
    for (let at = 0; ; at++) {
      const plate = this.#made[at] ?? this.#makeNext();
      if (plate === undefined) return this.#made.at(-1) ?? null;
      if (plate.w <= w && plate.h <= h) return plate;
    }
  }

  #makeNext(): NeedsPlate | undefined {
    const { value } = this.#left.next();
    if (value !== undefined) this.#made.push(value);
    return value;
  }
}

function* platesFor(input: Seated): Generator<NeedsPlate, undefined> {
  if (needsOf(input.seat, input.view).length === 0) return;
  const label = word(input.words.needs, { bold: true });
  for (const { detail, least, isLabelled } of PLATE_WAYS) {
    for (const w of PLATE_WIDTHS.filter((each) => each >= least)) {
      yield* platesOf(needsPiece(input, detail, w), w, isLabelled ? label : null);
    }
  }
}

/** With the label above the cards, and before them. */
function platesOf(cards: Piece, width: CardWidth, label: Piece | null): readonly NeedsPlate[] {
  const high = cardHeight(width);
  const centre = (high - LINE) / 2;
  const plate = (w: number, h: number, inner: NeedsPlate['at']): NeedsPlate => {
    const size = { w: w + 2 * PLATE_SIDE, h: h + 2 * PLATE_PAD };
    const edge = { r: PAD, width: 3 };
    const at: NeedsPlate['at'] = (x, y) => [
      box({ x, y, ...size }, 'dark', PAD),
      outline({ x, y, ...size }, 'dim', edge),
      ...inner(x + PLATE_SIDE, y + PLATE_PAD),
    ];
    return { ...size, at };
  };
  if (label === null) return [plate(cards.width, high, (x, y) => cards.at(x, y + centre))];
  const row = beside([label, cards]);
  return [
    plate(Math.max(label.width, cards.width), high + LABEL_HEIGHT, (x, y) => [
      ...label.at(x, y + (LABEL_HEIGHT - LINE) / 2 - 2),
      ...cards.at(x, y + LABEL_HEIGHT + centre),
    ]),
    plate(row.width, high, (x, y) => row.at(x, y + centre)),
  ];
}
