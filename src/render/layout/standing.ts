import type { Seat } from '../../engine/core/game.ts';
import type { Standing } from '../../engine/rules/event.ts';
import { type Item, PICTURE_HEIGHT, PICTURE_WIDTH, type Rect, type Scene } from '../scene.ts';
import type { PictureWords } from '../words.ts';
import { badge, beside, padded, word } from './line.ts';
import { BETWEEN, box, LINE, MARGIN, outline, PAD } from './pieces.ts';
import { atEnds } from './seat-lines.ts';

const TOP = MARGIN + LINE + 8;
const INNER = PICTURE_WIDTH - 2 * MARGIN;
const ROW_MOST = 150;
const SIZE = 44;
const PLACE_WIDTH = 120;

/** The end of a match: every seat with its place and its score, the best first. */
export function layoutStanding(standing: Standing, words: PictureWords): Scene {
  const rows = standing.places.flatMap((seats, index) =>
    seats.map((seat) => ({ seat, place: placeOf(standing, index) })),
  );
  const room = PICTURE_HEIGHT - MARGIN - TOP;
  const pitch = Math.min(ROW_MOST, (room + BETWEEN) / rows.length);
  const title = [word(words.standing, { bold: true }), word(words.game, { ink: 'dim' })] as const;
  return {
    background: 'cloth',
    items: [
      ...atEnds(title, { x: MARGIN + PAD, y: MARGIN, w: INNER - 2 * PAD }),
      ...rows.flatMap(({ seat, place }, index) => {
        const rect = {
          x: MARGIN,
          y: Math.round(TOP + index * pitch),
          w: INNER,
          h: Math.floor(pitch - BETWEEN),
        };
        return row({ seat, place, score: standing.scores[seat] ?? 0 }, words, rect);
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
}

function row({ seat, place, score }: Row, words: PictureWords, rect: Rect): readonly Item[] {
  const first = place === 1;
  const y = Math.round(rect.y + (rect.h - LINE) / 2);
  const ink = first ? 'gold' : 'cream';
  const rank = padded(word(words.place(place), { bold: true, size: SIZE, ink }), PLACE_WIDTH);
  const name = word(words.players[seat] ?? '', { bold: true, size: SIZE });
  const result = word(words.score(score), { size: SIZE, ink, bold: first });
  const line = { x: rect.x + 2 * PAD, y, w: rect.w - 4 * PAD };
  return [
    box(rect, first ? 'lit' : 'panel', PAD),
    ...(first ? [outline(rect, 'gold', { r: PAD, width: 5 })] : []),
    ...atEnds([beside([rank, badge(seat), name]), result], line),
  ];
}
