import { cardHeight } from '../../deck/deck.ts';
import type { Item, Rect, Scene } from '../../scene.ts';
import { beside, type Piece, word } from '../line.ts';
import { BETWEEN, box, GAP, HEAD, LINE, line, outline, shapeIn, under } from '../pieces.ts';
import {
  fitted,
  heightOf,
  labelled,
  type PosterInks,
  posterGround,
  posterInks,
} from '../poster.ts';
import { atEnds } from '../seat-lines.ts';
import { type LeaderboardPicture, leaderboardRows } from './leaderboard.ts';

/** What a turn brought, and how a round ended: nothing of it tells of a card. */
export type DealMark = 'nothing' | 'taken' | 'scored' | 'wentOn' | 'won' | 'lost' | 'drawn';

/** What somebody made of the deal of a day, to show to everybody. */
export interface DealPicture {
  /** Of any length and script. */
  readonly name: string;
  /** With its unit; about 14 characters. */
  readonly score: string;
  /** A row a round, three at most, of about fourteen. */
  readonly strip: readonly (readonly DealMark[])[];
  /** What stands beside the score, in a few words each: that of a computer, the rank, the days in a row. */
  readonly notes: readonly string[];
  /** Of those who played the same; as many as there is room for. */
  readonly leaderboard: LeaderboardPicture;
}

const NAME = { y: 62, h: 84, sizes: [72, 60, 48, 44] } as const;
const SCORE_SIZES = [72, 60, 48] as const;
const STRIP_TOP = NAME.y + NAME.h + 12;
const TILE = 48;
const STRIP_PITCH = cardHeight(TILE) + GAP;
const TILE_STEP = TILE + GAP;
const DISC = 60;
const FOOT = 18;

export function layoutDeal({ name, score, strip, notes, leaderboard }: DealPicture): Scene {
  const inks = posterInks([]);
  const notesTop = STRIP_TOP + strip.length * STRIP_PITCH + GAP;
  const foot = notesTop + LINE + FOOT;
  const title = [
    word(leaderboard.title, { bold: true }),
    word(leaderboard.subtitle, { ink: inks.text }),
  ] as const;
  const large = fitted([score], HEAD.w / 2, { sizes: SCORE_SIZES, bold: true, ink: inks.strong });
  const room = HEAD.w - large.width - 4 * GAP;
  const who = fitted([name], room, { sizes: NAME.sizes, bold: true, ink: inks.text });
  return {
    items: [
      ...posterGround(foot, inks),
      ...atEnds(title, { ...HEAD, y: 12 }),
      ...onLine(who, HEAD.x),
      ...onLine(large, HEAD.x + HEAD.w - large.width),
      ...strip.flatMap((marks, index) => row(marks, STRIP_TOP + index * STRIP_PITCH, inks)),
      ...beside(notes.map((note) => labelled(note, inks)))
        .within(HEAD.w)
        .at(HEAD.x, notesTop),
      ...leaderboardRows(leaderboard, under(foot + BETWEEN)),
    ],
  };
}

/** In the middle of the line of the name. */
function onLine(piece: Piece, x: number): readonly Item[] {
  return piece.at(x, Math.round(NAME.y + (NAME.h - heightOf(piece)) / 2));
}

function row(marks: readonly DealMark[], y: number, inks: PosterInks): readonly Item[] {
  const step = Math.min(TILE_STEP, (HEAD.w - DISC) / Math.max(1, marks.length - 1));
  return marks.flatMap((mark, index) =>
    tile(mark, { x: Math.round(HEAD.x + index * step), y }, inks),
  );
}

function tile(
  mark: DealMark,
  { x, y }: Pick<Rect, 'x' | 'y'>,
  { text, strong }: PosterInks,
): readonly Item[] {
  const h = cardHeight(TILE);
  const card = { x, y, w: TILE, h };
  const inside: Rect = { x: x + 6, y: y + (h - 36) / 2, w: 36, h: 36 };
  const edge = outline(card, text, { r: 6, width: 3 });
  const disc = { x: x + 4, y: Math.round(y + (h - DISC) / 2), w: DISC, h: DISC };
  const sign = (said: string, ink: 'dark' | 'cream') =>
    line(disc, said, { bold: true, ink, align: 'center', size: 44 });
  const ring = outline(disc, text, { r: DISC / 2, width: 4 });
  switch (mark) {
    case 'nothing':
      return [edge];
    case 'taken':
      return [{ type: 'card', card: 'back', x, y, w: TILE }];
    case 'scored':
      return [box(card, 'cream', 6), shapeIn(inside, 'circle', 'seal')];
    case 'wentOn':
      return [box(card, strong, 6), shapeIn(inside, 'arrow', 'dark')];
    case 'won':
      return [box(disc, strong, DISC / 2), sign('★', 'dark')];
    case 'lost':
      return [ring, sign('−', 'cream')];
    case 'drawn':
      return [ring, sign('=', 'cream')];
  }
}
