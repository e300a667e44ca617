import type { Seat } from '../../../engine/core/game.ts';
import { type MatchStory, NO_STORY } from '../../../engine/match/match-story.ts';
import type { Standing, YakuMade } from '../../../engine/round/event.ts';
import type { Item, Rect, Scene } from '../../scene.ts';
import type { PictureWords } from '../../words.ts';
import { cardsInRow } from '../captured.ts';
import { arrow, badge, beside, NOTHING, type Piece, padded, whole, word } from '../line.ts';
import { GAP, HEAD, INNER, LINE, MARGIN, outline, PAD, SIDE_BY_SIDE, tray } from '../pieces.ts';
import { atEnds } from '../seat-lines.ts';
import { COURSE_LEAST, courseGraph } from './course.ts';

const TOP = MARGIN + LINE;
const ROW_GAP = 6;
const ROW_MOST = 150;
const SIZE = 44;
/** In a row so low a yaku stands beside the name, without its cards. */
const SINGLE = 70;
/** The row of the winner is so high; those of the others so, for a higher graph, and at least so. */
const FIRST_LEAST = 108;
const ROW_ENOUGH = 92;
const ROW_LEAST = 54;
const COURSE_ENOUGH = 230;
/** With so many lines that rows have one line of text each. */
const COURSE_MANY = 300;
const PLACE_WIDTH = 120;
/** Beside the cards of a yaku: the name of who made it, and under it the yaku's. */
const NAME_WIDTH = 290;
const NAME_LINE = 46;
/** The same in a row of a large table. */
const LOW_LINE = 38;
const LOW_SIZE = 36;
const EDGE = 6;

/** What the match changed in the record of who sat there, ready to print. */
export interface SeatRecord {
  /** Their rating before and after; null where the match is not rated. */
  readonly rating: { readonly before: string; readonly after: string } | null;
  /** How many matches they have won in a row; null where that is nothing to tell. */
  readonly streak: string | null;
}

/** The story of a match, and by seat what it changed, where that is known. */
export interface StandingStory extends MatchStory {
  readonly records?: readonly (SeatRecord | null)[];
}

/**
 * The end of a match: every seat with its place, its score, what that did to its rating and its best
 * yaku, the best first; below, how it came about, round by round.
 */
export function layoutStanding(
  standing: Standing,
  words: PictureWords,
  { best, course, records = [] }: StandingStory = NO_STORY,
): Scene {
  const rows = standing.places.flatMap((seats, index) =>
    seats.map((seat): Row => {
      const score = standing.scores[seat] ?? 0;
      const place = placeOf(standing, index);
      return { seat, place, score, best: best[seat] ?? null, record: records[seat] ?? null };
    }),
  );
  const others = Math.max(1, rows.length - 1);
  const { bottom } = INNER;
  const isLarge = rows.length > SIDE_BY_SIDE;
  const [firstLeast, enough] = isLarge ? [ROW_ENOUGH, ROW_LEAST] : [FIRST_LEAST, ROW_ENOUGH];
  const spare = bottom - TOP - firstLeast - others * enough;
  const most = Math.max(
    isLarge ? COURSE_MANY : COURSE_ENOUGH,
    bottom - TOP - rows.length * ROW_MOST,
  );
  const graph = course.length < 2 ? 0 : Math.max(COURSE_LEAST, Math.min(most, spare));
  const room = bottom - TOP - graph + (graph === 0 ? ROW_GAP : 0);
  const large = Math.min(FIRST_LEAST, room - others * ROW_LEAST);
  const first = Math.min(ROW_MOST, Math.max(large, room / rows.length));
  const pitch = Math.min(first, (room - first) / others);
  const below = { x: MARGIN, y: bottom - graph, w: INNER.w, h: graph };
  const winner = standing.places[0]?.[0] ?? 0;
  const title = [
    beside([word(words.standing, { bold: true }), streakIn(rows)], 3 * GAP),
    word(words.game, { ink: 'dim' }),
  ] as const;
  return {
    items: [
      ...atEnds(title, HEAD),
      ...rows.flatMap((each, index) => {
        const y = Math.round(TOP + (index === 0 ? 0 : first + (index - 1) * pitch));
        const h = Math.floor((index === 0 ? first : pitch) - ROW_GAP);
        return row(each, words, { x: MARGIN, y, w: INNER.w, h });
      }),
      ...(graph === 0 ? [] : courseGraph(course, { winner, words }, below)),
    ],
  };
}

function streakIn(rows: readonly Row[]): Piece {
  const found = rows.find(({ record }) => record?.streak);
  if (!found?.record?.streak) return NOTHING;
  return beside([badge(found.seat), whole(found.record.streak, { ink: 'gold', bold: true })]);
}

/** Equal seats share a place, and the next place is that many further down. */
function placeOf({ places }: Standing, index: number): number {
  return 1 + places.slice(0, index).reduce((sum, seats) => sum + seats.length, 0);
}

interface Row {
  readonly seat: Seat;
  readonly place: number;
  readonly score: number;
  readonly best: YakuMade | null;
  readonly record: SeatRecord | null;
}

function row(told: Row, words: PictureWords, rect: Rect): readonly Item[] {
  const { seat, place, best } = told;
  const first = place === 1;
  const panel = [
    ...tray(rect, first ? 'lit' : 'panel'),
    ...(first ? [outline(rect, 'gold', { r: PAD, width: 5 })] : []),
  ];
  const ink = first ? 'gold' : 'cream';
  const line = { x: rect.x + 2 * PAD, w: rect.w - 4 * PAD };
  const middle = Math.round(rect.y + (rect.h - LINE) / 2);
  const isOne = rect.h < SINGLE;
  const rankSize = isOne ? LOW_SIZE : SIZE;
  const rank = word(words.place(place), { bold: true, size: rankSize, ink });
  const mark = beside([padded(rank, PLACE_WIDTH), badge(seat)]);
  const yaku = best === null ? [] : [words.chart.name(best.id), words.yaku(best.id)];
  if (rect.h < SINGLE)
    return [...panel, ...inOneLine(told, { words, mark, yaku }, { ...line, y: middle })];
  const isLow = rect.h < NAME_LINE + LINE + PAD;
  const size = isLow ? LOW_SIZE : SIZE;
  const pitch = isLow ? LOW_LINE : NAME_LINE;
  const at = (lines: number, index: number) =>
    Math.round(rect.y + (rect.h - (lines - 1) * pitch - LINE) / 2 + index * pitch);
  const left = line.x + mark.width + GAP;
  const names = [
    word(words.players[seat] ?? '', { bold: true, size }),
    ...(yaku.length === 0 ? [] : [firstFitting(yaku, NAME_WIDTH)]),
  ];
  const results = [scoreOf(told, words, size), ...(told.record?.rating ? [changeOf(told)] : [])];
  const right = line.x + line.w;
  const cards = { x: left + NAME_WIDTH + GAP, y: rect.y + EDGE, h: rect.h - 2 * EDGE };
  const w = right - Math.max(...results.map(({ width }) => width)) - 2 * GAP - cards.x;
  return [
    ...panel,
    ...mark.at(line.x, middle),
    ...names.flatMap((piece, index) =>
      piece.within(best === null ? NAME_WIDTH + w : NAME_WIDTH).at(left, at(names.length, index)),
    ),
    ...(best === null ? [] : cardsInRow(best.cards, { ...cards, w })),
    ...results.flatMap((piece, index) => piece.at(right - piece.width, at(results.length, index))),
  ];
}

/** Whose it is and the score; between them the yaku and the rating, as far as there is room. */
function inOneLine(
  told: Row,
  {
    words,
    mark,
    yaku,
  }: { readonly words: PictureWords; readonly mark: Piece; readonly yaku: readonly string[] },
  line: Omit<Rect, 'h'>,
): readonly Item[] {
  const name = word(words.players[told.seat] ?? '', { bold: true });
  const score = scoreOf(told, words, LOW_SIZE);
  const result = beside([changeOf(told), score], 2 * GAP);
  const room = line.w - mark.width - name.width - result.width - 3 * GAP;
  const made = yaku.map((text) => word(text, { ink: 'dim' })).find(({ width }) => width <= room);
  return atEnds([beside([mark, name, made ?? NOTHING]), result], line);
}

function scoreOf({ place, score }: Row, words: PictureWords, size: number): Piece {
  return whole(words.score(score), place === 1 ? { size, ink: 'gold', bold: true } : { size });
}

/** `1500 → 1579`. */
function changeOf({ record }: Row): Piece {
  if (!record?.rating) return NOTHING;
  const { before, after } = record.rating;
  return beside([whole(before, { ink: 'dim' }), arrow(), whole(after, { bold: true })]);
}

function firstFitting(texts: readonly string[], room: number): Piece {
  const ways = texts.map((text) => word(text, { ink: 'dim' }));
  return ways.find(({ width }) => width <= room) ?? ways.at(-1) ?? NOTHING;
}
