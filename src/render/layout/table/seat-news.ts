import type { Seat } from '../../../engine/core/game.ts';
import type { NearYaku } from '../../../engine/round/yaku.ts';
import type { SeatView, View } from '../../../engine/view/view.ts';
import type { PictureWords } from '../../words.ts';
import {
  BADGE_WIDTH,
  badge,
  beside,
  DOT,
  flowed,
  NOTHING,
  type Piece,
  padded,
  wrapped,
} from '../line.ts';
import { GAP, type Setting } from '../pieces.ts';

type Detail = 'whole names' | 'short names' | 'counted' | 'worth' | 'figure';

export interface NewsInput {
  readonly view: View;
  readonly words: PictureWords;
  readonly seats: readonly SeatView[];
}

const APART = padded(NOTHING, GAP);

/** The lines of the seats, and whose missing card they name. */
export interface News {
  readonly lines: readonly Piece[];
  readonly named: ReadonlySet<Seat>;
  readonly isWhole: boolean;
}

/** The most valuable yaku that lacks one card. */
export function wantedBy({ near }: SeatView): NearYaku | undefined {
  return near.toSorted((a, b) => b.value - a.value)[0];
}

export type TellNews = (most: number) => News;

/**
 * A line or more for each seat that has made a yaku, or is one card away from one: its yaku with
 * their worth, then what it needs. No word is cut: where all is more than the lines there are, or a
 * word is too long, seats share lines, names are short, then the cheaper needs are left out, then it is only told how
 * many yaku there are, or what they are worth, at last without the unit.
 */
export function newsTeller(input: NewsInput, width: number): TellNews {
  const wanting = input.seats
    .filter((seat) => wantedBy(seat) !== undefined)
    .toSorted((a, b) => (wantedBy(b)?.value ?? 0) - (wantedBy(a)?.value ?? 0))
    .map(({ seat }) => seat);
  const short = wanting.map((_, left) => wanting.slice(0, wanting.length - left));
  const ways: readonly (readonly [Detail, readonly Seat[]])[] = [
    ['whole names', wanting],
    ...[...short, []].map((named) => ['short names', named] as const),
    ['counted', []],
    ['worth', []],
    ['figure', []],
  ];
  const news: (News & { readonly isCut: boolean })[] = [];
  return (most) => {
    for (const [index, [detail, seats]] of ways.entries()) {
      const named = new Set(seats);
      const isWhole = detail.endsWith('names') && named.size === wanting.length;
      news[index] ??= { ...linesIn(detail, named, { ...input, width }), named, isWhole };
      const { lines, isCut } = news[index];
      const fitting = [lines, flowed(lines, width, APART)].find(({ length }) => length <= most);
      if (fitting !== undefined && !isCut) return { lines: fitting, named, isWhole };
    }
    const last = news.at(-1) ?? { lines: [], named: new Set(), isWhole: true };
    return { ...last, lines: flowed(last.lines, width, APART).slice(0, Math.max(0, most)) };
  };
}

function linesIn(
  detail: Detail,
  named: ReadonlySet<Seat>,
  { width, ...input }: NewsInput & { readonly width: number },
): { readonly lines: readonly Piece[]; readonly isCut: boolean } {
  const room = width - BADGE_WIDTH - GAP;
  const told = input.seats.map((seat) => ({
    seat: seat.seat,
    pieces: piecesOf(detail, { ...input, seat, wanted: named.has(seat.seat) }, room),
  }));
  return {
    lines: told.flatMap(({ seat, pieces }) => seatLines(seat, pieces, room)),
    isCut: told.some(({ pieces }) => pieces.some((piece) => piece.width > room)),
  };
}

interface OneSeat extends Omit<NewsInput, 'seats'> {
  readonly seat: SeatView;
  readonly wanted: boolean;
}

function piecesOf(detail: Detail, one: OneSeat, room: number): readonly Piece[] {
  return tokensOf(detail, one).flatMap(({ text, setting }) => wrapped(text, room, setting));
}

function seatLines(seat: Seat, pieces: readonly Piece[], room: number): readonly Piece[] {
  return flowed(pieces, room, DOT).map((line, index) =>
    beside([index === 0 ? badge(seat) : padded(NOTHING, BADGE_WIDTH), line]),
  );
}

interface Token {
  readonly text: string;
  readonly setting: Setting;
}

function tokensOf(
  detail: Detail,
  { view, words, seat, wanted: isTold }: OneSeat,
): readonly Token[] {
  const gold = { ink: 'gold', bold: true } as const;
  const name = detail === 'whole names' ? words.chart.name : words.yaku;
  const told = (id: string, value: number) =>
    `${name(id)} ${words.yakuValue(value, view.yakuUnit)}`;
  const worth = seat.yaku.reduce((sum, { value }) => sum + value, 0);
  const figure = words.yakuValue(worth, view.yakuUnit);
  if (detail === 'worth' || detail === 'figure') {
    const text = detail === 'worth' ? words.yakuWorth(worth) : figure;
    return worth === 0 ? [] : [{ text, setting: gold }];
  }
  if (detail === 'counted' && seat.yaku.length > 1) {
    return [{ text: words.yakuCount(seat.yaku.length, figure), setting: gold }];
  }
  const made = seat.yaku.map(({ id, value }) => ({ text: told(id, value), setting: gold }));
  const wanted = isTold ? wantedBy(seat) : undefined;
  if (wanted === undefined) return made;
  const needs = words.needs(told(wanted.id, wanted.value), wanted.missing);
  return [...made, { text: needs, setting: {} }];
}
