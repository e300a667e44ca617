import type { Medal } from '../../medals/motifs.ts';
import type { Item, Rect, Scene } from '../../scene.ts';
import { whole, word } from '../line.ts';
import {
  BETWEEN,
  box,
  column,
  GAP,
  HEAD,
  INNER,
  LINE,
  MARGIN,
  medalIn,
  PAD,
  tray,
  under,
} from '../pieces.ts';
import { atEnds } from '../seat-lines.ts';

export interface AchievementsPicture {
  /** Of any length and script. */
  readonly name: string;
  /** How many of them: `12 / 39`. */
  readonly count: string;
  /** In their order; forty fit. */
  readonly medals: readonly { readonly medal: Medal; readonly isEarned: boolean }[];
  /** What is nearest; three are shown. */
  readonly next: readonly NextMedal[];
}

interface NextMedal {
  readonly medal: Medal;
  /** About 26 characters. */
  readonly name: string;
  /** `7 / 10`. */
  readonly progress: string;
  /** How much of it is done, 0–1. */
  readonly share: number;
}

const COLUMNS = 10;
const ROWS = 4;
const PITCH = 100;
const MEDAL = 90;
const SMALL = 44;
const MOST_NEXT = 3;
const NEXT_LINE = 54;
const BAR = 18;
/** Room for `200 / 200`. */
const FIGURES = 190;

export function layoutAchievements(picture: AchievementsPicture): Scene {
  const { name, count, medals, next } = picture;
  const all = { x: MARGIN, y: MARGIN + LINE + BETWEEN, w: INNER.w, h: ROWS * PITCH + PAD };
  const inner = { ...all, x: all.x + PAD / 2, w: all.w - PAD };
  const below = under(all.y + all.h + BETWEEN);
  return {
    items: [
      ...atEnds([word(name, { bold: true }), whole(count, { bold: true, ink: 'gold' })], HEAD),
      ...tray(all, 'panel'),
      ...medals.slice(0, COLUMNS * ROWS).map(({ medal, isEarned }, index) => {
        const { x, w } = column(inner, index % COLUMNS, COLUMNS);
        const y = all.y + PAD / 2 + Math.floor(index / COLUMNS) * PITCH;
        const spare = { x: (w - MEDAL) / 2, y: (PITCH - MEDAL) / 2 };
        return medalIn({ x: x + spare.x, y: y + spare.y, w: MEDAL }, medal, !isEarned);
      }),
      ...(next.length === 0 ? [] : tray(below, 'panel')),
      ...next.slice(0, MOST_NEXT).flatMap((one, index) => {
        const y = below.y + PAD / 2 + index * NEXT_LINE;
        return nextItems(one, { x: below.x + PAD, y, w: below.w - 2 * PAD, h: NEXT_LINE });
      }),
    ],
  };
}

function nextItems({ medal, name, progress, share }: NextMedal, row: Rect): readonly Item[] {
  const { x, y, w, h } = row;
  const half = w / 2 - SMALL - GAP;
  const figures = whole(progress, { ink: 'gold' });
  const middle = y + (h - LINE) / 2;
  const bar = { x: x + w / 2, y: y + (h - BAR) / 2, w: w / 2 - FIGURES - 2 * GAP, h: BAR };
  const done = { ...bar, w: Math.max(BAR, bar.w * share) };
  return [
    medalIn({ x, y: y + (h - SMALL) / 2, w: SMALL }, medal, true),
    ...word(name)
      .within(half - GAP)
      .at(x + SMALL + GAP, middle),
    box(bar, 'shade', BAR / 2),
    ...(share === 0 ? [] : [box(done, 'gold', BAR / 2)]),
    ...figures.at(x + w - figures.width, middle),
  ];
}
