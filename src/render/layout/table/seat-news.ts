import type { Seat } from '../../../engine/core/game.ts';
import type { YakuMade } from '../../../engine/round/event.ts';
import type { SeatView } from '../../../engine/view/view.ts';
import type { Item, Rect } from '../../scene.ts';
import {
  APART,
  BADGE_WIDTH,
  badge,
  beside,
  DOT,
  flowed,
  label,
  NOTHING,
  type Piece,
  padded,
  wrapped,
} from '../line.ts';
import { GAP, LINE, PAD, padded as paddedRect, type Setting } from '../pieces.ts';
import { type Seated, stacked, type Told } from '../seat-lines.ts';
import type { Highlight } from './highlight.ts';
import { NEED_DETAILS, NEEDS_LINE, type NeedDetail, needsPiece } from './needs.ts';

/** How closely the yaku are told that are made. */
const MADE_DETAILS = ['whole names', 'short names', 'counted', 'worth', 'figure'] as const;
type MadeDetail = (typeof MADE_DETAILS)[number];
/** Those that say that the cards are needed. */
const LABELLED: ReadonlySet<NeedDetail> = new Set(['told', 'named', 'called']);

export interface NewsInput extends Told {
  readonly seats: readonly SeatView[];
  /** Yaku that are told elsewhere. */
  readonly told: Pick<Highlight, 'seat' | 'yaku'> | null;
  /** Whether each seat shows itself what it needs, as when more play than stand side by side. */
  readonly areOwn?: boolean;
}

const NEWS_LINE = 45;
const SEATS_APART = 28;

/** What the seats have made and lack, in lines. */
export interface News {
  /** The line with the cards that are needed; null if none is shown. */
  readonly needs: Piece | null;
  readonly lines: readonly Piece[];
  /** Whether each yaku that is made is told by name. */
  readonly isWhole: boolean;
}

const NO_NEWS: News = { needs: null, lines: [], isWhole: true };

export function newsHeight({ needs, lines }: News): number {
  if (needs === null && lines.length === 0) return 0;
  return (needs === null ? PAD : NEEDS_LINE) + lines.length * NEWS_LINE;
}

export function newsItems({ needs, lines }: News, rect: Rect): readonly Item[] {
  const { x, y, w } = paddedRect(rect);
  const above = needs === null ? 0 : NEEDS_LINE - 2;
  return [
    ...(needs === null ? [] : needs.at(x, y + Math.round((NEEDS_LINE - LINE) / 2))),
    ...stacked(lines, { x, y: y + (needs === null ? PAD / 2 - 2 : above), w }, NEWS_LINE),
  ];
}

export type TellNews = (room: number) => News;

/**
 * What the seats have made, and the cards that each complete a yaku for one of them, in this much room: on one line
 * if that holds both, else a line of cards above those of the yaku. No word is cut, and no card is left out:
 * if all is more than there is room for, what the cards complete is not told, then the cards cover each other;
 * seats share lines, names are short, then it is only told how many yaku there are, or what they are worth, at last
 * without the unit, even if that is more than the room.
 */
export function newsTeller(input: NewsInput, width: number): TellNews {
  const news: (News | null)[] = [];
  const ways = waysOf(input, width);
  return (room) => {
    let lowest: News = NO_NEWS;
    for (const [index, way] of ways.entries()) {
      news[index] ??= way();
      const told = news[index];
      if (told == null) continue;
      if (newsHeight(told) <= room) return told;
      if (lowest === NO_NEWS || newsHeight(told) < newsHeight(lowest)) lowest = told;
    }
    return lowest;
  };
}

type Way = () => News | null;

function waysOf(input: NewsInput, width: number): readonly Way[] {
  const { view, words, seats, areOwn } = input;
  const areNeeding =
    areOwn !== true && seats.some((seat) => needsPiece({ view, words, seat }, 'cards').width > 0);
  if (!areNeeding) return madeWays(input, width, () => null);
  const one = (made: MadeDetail | null, detail: NeedDetail) => needsLine(input, made, detail);
  const together = (made: MadeDetail, detail: NeedDetail): Way => {
    return () => {
      const needs = one(made, detail);
      const isWhole = made.endsWith('names');
      return needs.width > width ? null : { needs, lines: [], isWhole };
    };
  };
  let alone: Piece | undefined;
  const needs = () => {
    alone ??= needsAlone(input, width);
    return alone;
  };
  return [
    together('whole names', 'told'),
    together('short names', 'told'),
    together('whole names', 'named'),
    together('short names', 'named'),
    together('short names', 'called'),
    together('short names', 'short'),
    ...(seats.some(({ yaku }) => yaku.length > 0) ? madeWays(input, width, needs) : []),
    together('short names', 'worth'),
    together('short names', 'cards'),
    ...MADE_DETAILS.slice(1).map((made) => together(made, 'covered')),
    () => ({ needs: one('figure', 'covered').within(width), lines: [], isWhole: false }),
  ];
}

/** What a seat has made, on one line: as closely as there is room for. */
export function madeLine(one: OneSeat, width: number): Piece {
  for (const detail of MADE_DETAILS) {
    const [line = NOTHING] = flowed(
      madePieces(detail, one, Number.POSITIVE_INFINITY),
      Number.POSITIVE_INFINITY,
      DOT,
    );
    if (line.width <= width || detail === 'figure') return line;
  }
  return NOTHING;
}

/** On one line, seat by seat: what is made and what is needed. */
function needsLine(
  { seats, ...input }: NewsInput,
  made: MadeDetail | null,
  detail: NeedDetail,
): Piece {
  const { words } = input;
  const told = seats.map((seat) => {
    const needs = needsPiece({ ...input, seat }, detail);
    const yaku =
      made === null ? [] : madePieces(made, { ...input, seat }, Number.POSITIVE_INFINITY);
    const word = LABELLED.has(detail) && needs.width > 0 ? [label(words.needs)] : [];
    if (needs.width === 0 && yaku.length === 0) return NOTHING;
    const named = flowed(yaku, Number.POSITIVE_INFINITY, DOT);
    return beside([badge(seat.seat), ...named, ...word, needs]);
  });
  return beside(told, detail === 'covered' ? GAP : SEATS_APART);
}

/** The same without what is made: as closely as there is room for. */
function needsAlone(input: NewsInput, width: number): Piece {
  for (const detail of NEED_DETAILS) {
    const line = needsLine(input, null, detail);
    if (line.width <= width || detail === 'covered') return line;
  }
  return NOTHING;
}

/** The lines of what is made under those of the cards: a line a seat, else as few as there can be. */
function madeWays(input: NewsInput, width: number, needs: () => Piece | null): readonly Way[] {
  return MADE_DETAILS.flatMap((detail) => {
    const isWhole = detail.endsWith('names');
    const of = (isFlowed: boolean): Way => {
      return () => {
        const { lines, isCut } = linesIn(detail, input, width);
        if (isCut && detail !== 'figure') return null;
        return { needs: needs(), lines: isFlowed ? flowed(lines, width, APART) : lines, isWhole };
      };
    };
    return [of(false), of(true)];
  });
}

function linesIn(
  detail: MadeDetail,
  { seats, ...input }: NewsInput,
  width: number,
): { readonly lines: readonly Piece[]; readonly isCut: boolean } {
  const room = width - BADGE_WIDTH - GAP;
  const told = seats.map((seat) => {
    return { seat: seat.seat, pieces: madePieces(detail, { ...input, seat }, room) };
  });
  return {
    lines: told.flatMap(({ seat, pieces }) => seatLines(seat, pieces, room)),
    isCut: told.some(({ pieces }) => pieces.some((piece) => piece.width > room)),
  };
}

function seatLines(seat: Seat, pieces: readonly Piece[], room: number): readonly Piece[] {
  return flowed(pieces, room, DOT).map((line, index) =>
    beside([index === 0 ? badge(seat) : padded(NOTHING, BADGE_WIDTH), line]),
  );
}

interface OneSeat extends Seated {
  readonly told?: NewsInput['told'];
}

function madePieces(detail: MadeDetail, one: OneSeat, room: number): readonly Piece[] {
  const gold: Setting = { ink: 'gold', bold: true };
  return madeTexts(detail, one).flatMap((text) => wrapped(text, room, gold));
}

function madeTexts(detail: MadeDetail, { view, words, seat, told }: OneSeat): readonly string[] {
  const isTold = ({ id }: YakuMade) =>
    told?.seat === seat.seat && told.yaku.some((one) => one.id === id);
  const yaku = seat.yaku.filter((one) => !isTold(one));
  if (yaku.length === 0) return [];
  const name = detail === 'whole names' ? words.chart.name : words.yaku;
  const worth = yaku.reduce((sum, { value }) => sum + value, 0);
  const figure = words.yakuValue(worth, view.yakuUnit);
  if (detail === 'worth') return [words.yakuWorth(worth)];
  if (detail === 'figure') return [figure];
  if (detail === 'counted' && yaku.length > 1) return [words.yakuCount(yaku.length, figure)];
  return yaku.map(({ id, value }) => `${name(id)} ${words.yakuValue(value, view.yakuUnit)}`);
}
