import type { Seat } from '../../engine/core/game.ts';
import type { BestYaku } from '../../engine/round/best-yaku.ts';
import type { Standing, YakuMade } from '../../engine/round/event.ts';
import { type Item, PICTURE_HEIGHT, PICTURE_WIDTH, type Rect, type Scene } from '../scene.ts';
import type { PictureWords } from '../words.ts';
import { cardsInRow } from './captured.ts';
import { BADGE_WIDTH, badge, beside, padded, word } from './line.ts';
import { BETWEEN, GAP, LINE, MARGIN, outline, PAD, tray } from './pieces.ts';
import { atEnds } from './seat-lines.ts';

const TOP = MARGIN + LINE + 8;
const INNER = PICTURE_WIDTH - 2 * MARGIN;
const ROW_MOST = 150;
const SIZE = 44;
const PLACE_WIDTH = 120;
/** Beside the cards of a yaku: the name of who made it, and under it the yaku's. */
const NAME_WIDTH = 290;
const NAME_LINE = 46;
/** The same in a row of a large table. */
const LOW_LINE = 38;
/** How far cards keep from the edge of their row. */
const EDGE = 6;

/** The end of a match: every seat with its place, its score and its best yaku, the best first. */
export function layoutStanding(
  standing: Standing,
  words: PictureWords,
  best: BestYaku = [],
): Scene {
  const rows = standing.places.flatMap((seats, index) =>
    seats.map((seat): Row => {
      const score = standing.scores[seat] ?? 0;
      return { seat, place: placeOf(standing, index), score, best: best[seat] ?? null };
    }),
  );
  const room = PICTURE_HEIGHT - MARGIN - TOP;
  const pitch = Math.min(ROW_MOST, (room + BETWEEN) / rows.length);
  const title = [word(words.standing, { bold: true }), word(words.game, { ink: 'dim' })] as const;
  return {
    background: 'felt',
    items: [
      ...atEnds(title, { x: MARGIN + PAD, y: MARGIN, w: INNER - 2 * PAD }),
      ...rows.flatMap((each, index) => {
        const y = Math.round(TOP + index * pitch);
        return row(each, words, { x: MARGIN, y, w: INNER, h: Math.floor(pitch - BETWEEN) });
      }),
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
    ...word(words.yaku(best.id), { ink: 'dim' })
      .within(NAME_WIDTH)
      .at(left, top + pitch),
    ...cardsInRow(best.cards, { ...cards, w: right - 2 * GAP - cards.x }),
    ...result.at(right, middle),
  ];
}
