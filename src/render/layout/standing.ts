import type { Seat } from '../../engine/core/game.ts';
import type { Standing, YakuMade } from '../../engine/round/event.ts';
import { type MatchStory, NO_STORY } from '../../engine/round/match-story.ts';
import { type Item, PICTURE_HEIGHT, PICTURE_WIDTH, type Rect, type Scene } from '../scene.ts';
import type { PictureWords } from '../words.ts';
import { cardsInRow } from './captured.ts';
import { courseGraph, courseHeight } from './course.ts';
import { BADGE_WIDTH, badge, beside, padded, word } from './line.ts';
import { BETWEEN, GAP, LINE, MARGIN, outline, PAD, tray } from './pieces.ts';
import { atEnds } from './seat-lines.ts';

const TOP = MARGIN + LINE + 8;
const INNER = PICTURE_WIDTH - 2 * MARGIN;
const ROW_MOST = 150;
const SIZE = 44;
/** More seats leave no room for the course of the match. */
const GRAPH_SEATS = 5;
/** In a row so low a yaku stands beside the name, without its cards. */
const SINGLE = 70;
/** The row of the winner is at least so high. */
const FIRST_LEAST = 108;
const PLACE_WIDTH = 120;
/** Beside the cards of a yaku: the name of who made it, and under it the yaku's. */
const NAME_WIDTH = 290;
const NAME_LINE = 46;
/** The same in a row of a large table. */
const LOW_LINE = 38;
/** How far cards keep from the edge of their row. */
const EDGE = 6;

/**
 * The end of a match: every seat with its place, its score and its best yaku, the best first; below, how
 * it came about, round by round.
 */
export function layoutStanding(
  standing: Standing,
  words: PictureWords,
  { best, course }: MatchStory = NO_STORY,
): Scene {
  const rows = standing.places.flatMap((seats, index) =>
    seats.map((seat): Row => {
      const score = standing.scores[seat] ?? 0;
      return { seat, place: placeOf(standing, index), score, best: best[seat] ?? null };
    }),
  );
  const bottom = PICTURE_HEIGHT - MARGIN;
  const graph =
    course.length < 2 || rows.length > GRAPH_SEATS
      ? 0
      : Math.max(courseHeight(rows.length), bottom - TOP - rows.length * ROW_MOST);
  const room = bottom - TOP - graph + (graph === 0 ? BETWEEN : 0);
  const first = Math.min(ROW_MOST, Math.max(FIRST_LEAST, room / rows.length));
  const pitch = Math.min(first, (room - first) / Math.max(1, rows.length - 1));
  const below = { x: MARGIN, y: bottom - graph, w: INNER, h: graph };
  const winner = standing.places[0]?.[0] ?? 0;
  const title = [word(words.standing, { bold: true }), word(words.game, { ink: 'dim' })] as const;
  return {
    background: 'felt',
    items: [
      ...atEnds(title, { x: MARGIN + PAD, y: MARGIN, w: INNER - 2 * PAD }),
      ...rows.flatMap((each, index) => {
        const y = Math.round(TOP + (index === 0 ? 0 : first + (index - 1) * pitch));
        const h = Math.floor((index === 0 ? first : pitch) - BETWEEN);
        return row(each, words, { x: MARGIN, y, w: INNER, h });
      }),
      ...(graph === 0 ? [] : courseGraph(course, { winner, words }, below)),
    ],
  };
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
}

function row({ seat, place, score, best }: Row, words: PictureWords, rect: Rect): readonly Item[] {
  const first = place === 1;
  const ink = first ? 'gold' : 'cream';
  const rank = padded(word(words.place(place), { bold: true, size: SIZE, ink }), PLACE_WIDTH);
  const player = words.players[seat] ?? '';
  const name = word(player, { bold: true, size: SIZE });
  const result = word(words.score(score), { size: SIZE, ink, bold: first });
  const line = { x: rect.x + 2 * PAD, w: rect.w - 4 * PAD };
  const middle = Math.round(rect.y + (rect.h - LINE) / 2);
  const ends = [beside([rank, badge(seat), name]), result] as const;
  const panel = [
    ...tray(rect, first ? 'lit' : 'panel'),
    ...(first ? [outline(rect, 'gold', { r: PAD, width: 5 })] : []),
  ];
  if (best === null) return [...panel, ...atEnds(ends, { ...line, y: middle })];
  const made = word(words.yaku(best.id), { ink: 'dim' });
  if (rect.h < SINGLE) {
    const all = [beside([rank, badge(seat), name, made]), result] as const;
    return [...panel, ...atEnds(all, { ...line, y: middle })];
  }
  const isLow = rect.h < NAME_LINE + LINE;
  const pitch = isLow ? LOW_LINE : NAME_LINE;
  const top = Math.round(rect.y + (rect.h - pitch - LINE) / 2);
  const left = line.x + PLACE_WIDTH + 2 * GAP + BADGE_WIDTH;
  const cards = { x: left + NAME_WIDTH + GAP, y: rect.y + EDGE, h: rect.h - 2 * EDGE };
  const right = line.x + line.w - result.width;
  return [
    ...panel,
    ...beside([rank, badge(seat)]).at(line.x, middle),
    ...(isLow ? word(player, { bold: true }) : name).within(NAME_WIDTH).at(left, top),
    ...made.within(NAME_WIDTH).at(left, top + pitch),
    ...cardsInRow(best.cards, { ...cards, w: right - 2 * GAP - cards.x }),
    ...result.at(right, middle),
  ];
}
