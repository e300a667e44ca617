import type { Seat, Viewer } from '../../engine/core/game.ts';
import { TURN_MARKS } from '../../engine/round/state/late-capture-state.ts';
import type { Phase } from '../../engine/round/state.ts';
import type { SeatView, View } from '../../engine/view/view.ts';
import type { Item, Rect } from '../scene.ts';
import type { PictureWords } from '../words.ts';
import {
  amount,
  badge,
  beside,
  cardPoints,
  DOT,
  label,
  NOTHING,
  type Piece,
  POINTER,
  seal,
  sign,
  spareTurns,
  whole,
  word,
} from './line.ts';
import { GAP, LINE } from './pieces.ts';

export interface Told {
  readonly view: View;
  readonly words: PictureWords;
}

export interface Seated extends Told {
  readonly seat: SeatView;
}

/** A line this narrow has room for a name and little else. */
export const NARROW = 260;
/** Between a badge and its name there. */
const NARROW_GAP = 6;
/** The space at either side of what stands in such a slot. */
export const NARROW_PAD = 9;

export function isAsked(phase: Phase, seat: Viewer): boolean {
  return phase.type !== 'over' && phase.seat === seat;
}

/**
 * Whose slot it is: a pointer when it is asked, and its seals. In a narrow slot the line is its
 * name's alone: the frame and the band above tell whose turn it is, and the seals stand elsewhere.
 */
export function title(seated: Seated, room: 'wide' | 'narrow'): Piece {
  const { view, seat, words } = seated;
  const name = word(words.players[seat.seat] ?? '', { bold: true });
  const own = [badge(seat.seat), name];
  if (room === 'narrow') return beside(own, NARROW_GAP);
  const pointed = isAsked(view.phase, seat.seat) ? [POINTER] : [];
  return beside([...pointed, ...own, ...teamSign(view, seat.seat), seals(seated)]);
}

/** Those who play together have a letter in common, in any language. */
const TEAMS = ['A', 'B', 'C'];

/** Beside this many seats more calls than that are one seal and their number. */
const SEALS_MOST = 2;
const FEW_SEATS = 2;
const SEAL_GAP = 4;

export function teamSign({ teams }: Pick<View, 'teams'>, seat: Seat): readonly Piece[] {
  const team = TEAMS[teams?.[seat] ?? -1];
  return team === undefined ? [] : [sign(team)];
}

/** The seal of the oya, one for each game won, and one for each time a seat has gone on this round. */
export function seals({ view, seat, words }: Seated): Piece {
  const deals = view.oya === seat.seat ? [seal(words.oya)] : [];
  const many = view.record.calls?.made[seat.seat] ?? 0;
  const calls =
    many > (view.order.length > FEW_SEATS ? 1 : SEALS_MOST)
      ? [seal(words.call), word(String(many), { bold: true })]
      : Array.from({ length: many }, () => seal(words.call));
  const won = gamesWon(view.record.games?.[seat.seat] ?? 0, words);
  return beside([...deals, ...won, ...calls]);
}

export function holdings(seated: Seated, room = Number.POSITIVE_INFINITY): Piece {
  const { view, seat, words } = seated;
  const owned = amount(seat.total, view.unit, words);
  if (view.unit !== 'stones') return beside([label(words.total), owned]);
  return valued(owned, { units: seat.total, view, words }, room);
}

/** Stones and what they are worth in points at this stage, as far as there is room. */
export function valued(
  owned: Piece,
  { units, view, words }: Told & { readonly units: number },
  room: number,
): Piece {
  if (view.unitsPerFivePoints === 0) return owned;
  const points = (units * 5) / view.unitsPerFivePoints;
  const ways = [words.worth(points), words.points(points)].map((text) =>
    beside([owned, label(`= ${text}`)]),
  );
  return ways.find(({ width }) => width <= room) ?? owned;
}

export function loans(plates: number, words: PictureWords): readonly Piece[] {
  return Array.from({ length: plates }, () => seal(words.borrowed));
}

export function gamesWon(games: number, words: PictureWords): readonly Piece[] {
  return Array.from({ length: games }, () => seal(words.won));
}

/**
 * Card points so far, with their name if there is room, else with a sign; in a game in which they do
 * not count, how far the seat is on its way to stop.
 */
export function pointsSoFar(seated: Seated, room: number): Piece {
  const { view, seat, words } = seated;
  if (!view.scoresCards) return progress(seated);
  const points = words.points(seat.points);
  const named = beside([label(words.cards), whole(points, { bold: true })]);
  return named.width <= room ? named : cardPoints(points);
}

/** Its chaff, how many points of those it may stop with, and a red plate while its chaff would cost it double. */
function progress({ seat, words }: Seated): Piece {
  if (seat.progress === null || !seat.active) return NOTHING;
  const { chaff, points, minimum, isAtRisk } = seat.progress;
  return beside([
    whole(words.chaff, { ink: 'dim' }),
    whole(String(chaff), { bold: true }),
    DOT,
    whole(`${points}/${minimum}`, { bold: true, ink: points >= minimum ? 'gold' : 'cream' }),
    ...(isAtRisk ? [seal(words.chaffBak)] : []),
  ]);
}

/** A seal for what a seat has done in its turns, with its number if it is more than one; and its spare turns. */
export function turnMarks({ view: { record }, seat: { seat }, words }: Seated): Piece {
  const { late } = record;
  if (late === null) return NOTHING;
  const spare = late.tokens[seat] ?? 0;
  const done = TURN_MARKS.flatMap((mark) => {
    const times = late[mark][seat] ?? 0;
    if (times === 0) return [];
    const stamp = seal(words.turnMarks[mark]);
    return [times === 1 ? stamp : beside([stamp, whole(String(times), { bold: true })], SEAL_GAP)];
  });
  return beside([...done, ...(spare === 0 ? [] : [spareTurns(spare)])]);
}

/** What stands at the left end of a line, and at the right. */
export type Ends = readonly [Piece, Piece];

/**
 * One piece at the left end of a line, the other at the right. The right one has half of the line
 * for its words, or less if the left one has figures and marks that must stay.
 */
export function atEnds([left, right]: Ends, { x, y, w }: Omit<Rect, 'h'>): readonly Item[] {
  if (right.width === 0) return left.within(w).at(x, y);
  const roomy = right.within(Math.max(w / 2, w - left.width - GAP));
  const start = left.within(w - roomy.width - GAP);
  const end = roomy.within(w - start.width - GAP);
  return [...start.at(x, y), ...end.at(x + w - end.width, y)];
}

/** Lines with a piece at either end under each other. */
export function endsUnder(
  lines: readonly Ends[],
  rect: Omit<Rect, 'h'>,
  pitch = LINE,
): readonly Item[] {
  return lines.flatMap((ends, index) => atEnds(ends, { ...rect, y: rect.y + index * pitch }));
}

/** Lines under each other, `pitch` pixels from one to the next. */
export function stacked(
  pieces: readonly Piece[],
  { x, y, w }: Omit<Rect, 'h'>,
  pitch: number,
): readonly Item[] {
  return pieces.flatMap((piece, index) => piece.within(w).at(x, Math.round(y + index * pitch)));
}
