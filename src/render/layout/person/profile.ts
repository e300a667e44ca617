import type { CardSet } from '../../../engine/core/card-set.ts';
import type { Medal } from '../../medals/motifs.ts';
import type { Item, Rect, Scene } from '../../scene.ts';
import { cardsInRow } from '../captured.ts';
import { whole, word, wrapped } from '../line.ts';
import {
  BETWEEN,
  column,
  GAP,
  HEAD,
  inside,
  LINE,
  medalIn,
  PAD,
  padded,
  tray,
  under,
} from '../pieces.ts';
import { atEnds, endsUnder, stacked } from '../seat-lines.ts';
import { type RatingPoint, ratingCourse, UNDER_HEADING } from './rating-graph.ts';

export interface ProfilePicture {
  /** Of any length and script. */
  readonly name: string;
  /** The newest rating: `1612 ± 84`; empty before the first rated match. */
  readonly figure: string;
  /** `17 wins in 34 matches`; about 24 characters. */
  readonly record: string;
  /** `Streak 3, best 5`; about 20 characters. */
  readonly streak: string;
  /** The rating after each match, the oldest first; `noSteps` stands if there is none. */
  readonly steps: readonly RatingPoint[];
  readonly noSteps: string;
  readonly best: BestYakuPicture;
  /** `Achievements`, and how many of them: `12 / 39`. */
  readonly achievements: string;
  readonly count: string;
  /** The newest first; six are shown. */
  readonly medals: readonly NamedMedal[];
}

interface BestYakuPicture {
  /** `Best yaku · Koi-Koi`; about 26 characters. */
  readonly heading: string;
  /** The yaku with its worth: `Five Brights 15 points`; or that there is none. */
  readonly made: string;
  readonly cards: CardSet;
}

interface NamedMedal {
  readonly medal: Medal;
  /** About 14 characters a line, in two lines. */
  readonly name: string;
}

const MIDDLE = 250;
const COLUMNS = 3;
const ROWS = 2;
const MEDAL = 92;
const NAME_LINES = 2;

export function layoutProfile(profile: ProfilePicture): Scene {
  const row = { ...under(UNDER_HEADING), h: MIDDLE };
  const dim = { ink: 'dim' } as const;
  return {
    items: [
      ...endsUnder(
        [
          [word(profile.name, { bold: true }), whole(profile.figure, { bold: true, ink: 'gold' })],
          [word(profile.record, dim), word(profile.streak, dim)],
        ],
        HEAD,
      ),
      ...course(profile, column(row, 0, 2)),
      ...best(profile.best, column(row, 1, 2)),
      ...medals(profile, under(row.y + row.h + BETWEEN)),
    ],
  };
}

function course({ steps, noSteps }: ProfilePicture, panel: Rect): readonly Item[] {
  if (steps.length > 0) return ratingCourse(panel, steps);
  const { x, y, w } = padded(panel);
  const lines = wrapped(noSteps, w, { ink: 'dim' }).slice(0, 4);
  return [...tray(panel, 'panel'), ...stacked(lines, { x, y: y + PAD, w }, LINE)];
}

function best({ heading, made, cards }: BestYakuPicture, panel: Rect): readonly Item[] {
  const { x, y, w, h } = inside(panel);
  const lines = [word(heading, { ink: 'dim' }), word(made, { bold: true })];
  const above = lines.length * LINE;
  return [
    ...tray(panel, 'panel'),
    ...stacked(lines, { x, y, w }, LINE),
    ...cardsInRow(cards, { x, y: y + above, w, h: h - above }),
  ];
}

function medals(
  { achievements, count, medals: all }: ProfilePicture,
  panel: Rect,
): readonly Item[] {
  const line = inside(panel);
  const ends = [word(achievements, { bold: true }), word(count, { ink: 'gold' })] as const;
  const room = { ...line, y: line.y + LINE + GAP };
  const pitch = (line.h - LINE - GAP) / ROWS;
  return [
    ...tray(panel, 'panel'),
    ...atEnds(ends, line),
    ...all.slice(0, ROWS * COLUMNS).flatMap((medal, index) => {
      const y = Math.round(room.y + Math.floor(index / COLUMNS) * pitch);
      return medalItems(medal, column({ ...room, y, h: pitch }, index % COLUMNS, COLUMNS));
    }),
  ];
}

function medalItems({ medal, name }: NamedMedal, { x, y, w, h }: Rect): readonly Item[] {
  const room = w - MEDAL - 2 * GAP;
  const names = wrapped(name, room).slice(0, NAME_LINES);
  const top = Math.round(y + (h - names.length * LINE) / 2);
  return [
    medalIn({ x, y: y + (h - MEDAL) / 2, w: MEDAL }, medal),
    ...stacked(names, { x: Math.round(x) + MEDAL + 2 * GAP, y: top, w: room }, LINE),
  ];
}
