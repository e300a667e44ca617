import type { CardSet } from '../../../engine/core/card-set.ts';
import type { Medal } from '../../medals/motifs.ts';
import type { Item, Rect, Scene } from '../../scene.ts';
import { cardsInRow } from '../captured.ts';
import { whole, word, wrapped } from '../line.ts';
import { BETWEEN, column, GAP, HEAD, LINE, medalIn, PAD, tray, under } from '../pieces.ts';
import { atEnds, endsUnder } from '../seat-lines.ts';
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
  return [...tray(panel, 'panel'), ...paragraph(noSteps, panel)];
}

function paragraph(sentence: string, { x, y, w }: Rect): readonly Item[] {
  return wrapped(sentence, w - 2 * PAD, { ink: 'dim' })
    .slice(0, 4)
    .flatMap((line, index) => line.within(w - 2 * PAD).at(x + PAD, y + PAD + index * LINE));
}

function best({ heading, made, cards }: BestYakuPicture, panel: Rect): readonly Item[] {
  const { x, y, w, h } = panel;
  const room = w - 2 * PAD;
  const top = y + PAD / 2;
  const below = top + 2 * LINE;
  return [
    ...tray(panel, 'panel'),
    ...word(heading, { ink: 'dim' })
      .within(room)
      .at(x + PAD, top),
    ...word(made, { bold: true })
      .within(room)
      .at(x + PAD, top + LINE),
    ...cardsInRow(cards, { x: x + PAD, y: below, w: room, h: y + h - PAD / 2 - below }),
  ];
}

function medals(
  { achievements, count, medals: all }: ProfilePicture,
  panel: Rect,
): readonly Item[] {
  const line = { x: panel.x + PAD, y: panel.y + PAD / 2, w: panel.w - 2 * PAD };
  const ends = [word(achievements, { bold: true }), word(count, { ink: 'gold' })] as const;
  const room = { ...line, y: line.y + LINE + GAP };
  const pitch = (panel.y + panel.h - PAD / 2 - room.y) / ROWS;
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
    ...names.flatMap((line, index) =>
      line.within(room).at(Math.round(x) + MEDAL + 2 * GAP, top + index * LINE),
    ),
  ];
}
