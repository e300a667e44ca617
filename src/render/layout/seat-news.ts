import type { Seat } from '../../engine/core/game.ts';
import type { NearYaku } from '../../engine/round/yaku.ts';
import type { SeatView, View } from '../../engine/view/view.ts';
import type { PictureWords } from '../words.ts';
import {
  BADGE_WIDTH,
  badge,
  beside,
  flowed,
  NOTHING,
  type Piece,
  padded,
  word,
  wrapped,
} from './line.ts';
import { GAP, type Setting } from './pieces.ts';

/** How much is told of the yaku that were made. */
type Detail = 'whole names' | 'short names' | 'counted';

/** What the seats' lines are made of. */
export interface NewsInput {
  readonly view: View;
  readonly words: PictureWords;
  /** The seats that play. */
  readonly seats: readonly SeatView[];
}

/** The lines of the seats, and whose missing card they name. */
export interface News {
  readonly lines: readonly Piece[];
  readonly named: ReadonlySet<Seat>;
  /** Whether every yaku and every need has its name. */
  readonly isWhole: boolean;
}

/** The most valuable yaku that lacks one card. */
export function wantedBy({ near }: SeatView): NearYaku | undefined {
  return near.toSorted((a, b) => b.value - a.value)[0];
}

/**
 * A line or more for each seat that has made a yaku, or is one card away from one: its yaku with
 * their worth, then what it needs. No name is cut: where all is more than `most` lines, names are
 * short, then the cheaper needs are left out, then it is only told how many yaku there are.
 */
export function newsOf(input: NewsInput, width: number, most: number): News {
  const wanting = input.seats
    .filter((seat) => wantedBy(seat) !== undefined)
    .toSorted((a, b) => (wantedBy(b)?.value ?? 0) - (wantedBy(a)?.value ?? 0))
    .map(({ seat }) => seat);
  const short = wanting.map((_, left) => wanting.slice(0, wanting.length - left));
  const ways: readonly (readonly [Detail, readonly Seat[]])[] = [
    ['whole names', wanting],
    ...[...short, []].map((named) => ['short names', named] as const),
    ['counted', []],
  ];
  const news = ways.map(([detail, named]): News => {
    const told = new Set(named);
    const isWhole = detail !== 'counted' && told.size === wanting.length;
    return { lines: linesIn(detail, told, { ...input, width }), named: told, isWhole };
  });
  const last = news.at(-1) ?? { lines: [], named: new Set(), isWhole: true };
  const found = news.find(({ lines }) => lines.length <= most);
  return found ?? { ...last, lines: last.lines.slice(0, Math.max(0, most)) };
}

function linesIn(
  detail: Detail,
  named: ReadonlySet<Seat>,
  { width, ...input }: NewsInput & { readonly width: number },
): readonly Piece[] {
  return input.seats.flatMap((seat) =>
    seatLines(detail, { ...input, seat, wanted: named.has(seat.seat) }, width),
  );
}

interface OneSeat extends Omit<NewsInput, 'seats'> {
  readonly seat: SeatView;
  /** Whether it is told what it needs. */
  readonly wanted: boolean;
}

function seatLines(detail: Detail, one: OneSeat, width: number): readonly Piece[] {
  const room = width - BADGE_WIDTH - GAP;
  const pieces = tokensOf(detail, one).flatMap(({ text, setting }) => wrapped(text, room, setting));
  return flowed(pieces, room, DOT).map((line, index) =>
    beside([index === 0 ? badge(one.seat.seat) : padded(NOTHING, BADGE_WIDTH), line]),
  );
}

const DOT = word('·', { ink: 'dim' });

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
  if (detail === 'counted' && seat.yaku.length > 1) {
    const worth = seat.yaku.reduce((sum, { value }) => sum + value, 0);
    const value = words.yakuValue(worth, view.yakuUnit);
    return [{ text: words.yakuCount(seat.yaku.length, value), setting: gold }];
  }
  const made = seat.yaku.map(({ id, value }) => ({ text: told(id, value), setting: gold }));
  const wanted = isTold ? wantedBy(seat) : undefined;
  if (wanted === undefined) return made;
  const needs = words.needs(told(wanted.id, wanted.value), wanted.missing);
  return [...made, { text: needs, setting: {} }];
}
