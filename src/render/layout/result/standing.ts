import { cardsOf } from '../../../engine/core/card-set.ts';
import type { Seat } from '../../../engine/core/game.ts';
import { type MatchStory, NO_STORY, turningPoint } from '../../../engine/match/match-story.ts';
import type { Standing, YakuMade } from '../../../engine/round/event.ts';
import { type Item, type Rect, type Scene, TEXT_SIZE } from '../../scene.ts';
import type { PictureWords } from '../../words.ts';
import {
  APART,
  badge,
  badgeIn,
  beside,
  fixed,
  flowed,
  NOTHING,
  type Piece,
  padded,
  whole,
  word,
  wrapped,
} from '../line.ts';
import { BETWEEN, GAP, HEAD, LINE, padded as paddedRect, rowsIn, tray, under } from '../pieces.ts';
import {
  centredLines,
  fitted,
  framedCards,
  framedWidth,
  labelled,
  type PosterInks,
  posterGround,
  posterInks,
} from '../poster.ts';
import { atEnds, type Ends, endsUnder } from '../seat-lines.ts';
import { courseGraph } from './course.ts';

/** How high the poster is: above one other player, some, and many. */
const POSTER = { duel: 496, usual: 430, low: 372 } as const;
const FEW = 4;
const TOP = 70;
const FOOT = 18;
const NAME_SIZES = [96, 84, 72, 60, 48] as const;
const SHARED_SIZE = 56;
const SCORE = 64;
const SCORE_SIZES = [SCORE, 56, 48, 44, 40, TEXT_SIZE] as const;
const WHY_SIZES = [44, 40, TEXT_SIZE] as const;
const CARDS = { width: 132, most: 4 } as const;
const CAPTION_MOST = 560;
/** In so much height the name of the best yaku has a line for itself. */
const CAPTION_HIGH = 300;
const CAPTION_LINE = 42;
const CARDS_BELOW = 6;
const DECIDED_LINES = 2;
const BADGE = 60;
const ROW_GAP = 6;
const ROW_MOST = 170;
/** So wide are the rows of those who did not win beside the course, for which more of them leave no room. */
const ROWS_WIDTH = 640;
const ROWS_BESIDE = 3;
const PLACE_WIDTH = 84;
/** In a row so high the best yaku and the rating stand under the name and the score. */
const TWO_LINES = 76;
const LINE_PITCH = 40;

/** What the match changed in the record of who sat there, ready to print. */
export interface SeatRecord {
  /** Their rating before and after; null if the match is not rated. */
  readonly rating: { readonly before: string; readonly after: string } | null;
  /** How many matches they have won in a row; null if that is nothing to tell. */
  readonly streak: string | null;
}

/** The story of a match, and by seat what it changed, if that is known. */
export interface StandingStory extends MatchStory {
  readonly records?: readonly (SeatRecord | null)[];
}

interface Told extends Pick<MatchStory, 'why'> {
  readonly words: PictureWords;
  readonly rounds: number;
  /** From which round the winner led for good, if no course tells. */
  readonly lead: number | null;
}

interface Row {
  readonly seat: Seat;
  readonly place: number;
  readonly score: number;
  readonly best: YakuMade | null;
  readonly record: SeatRecord | null;
}

/**
 * The end of a match: who has won it, with what score and best yaku, as a poster; below, a row for each of the
 * others, and beside them how it came about, round by round.
 */
export function layoutStanding(
  standing: Standing,
  words: PictureWords,
  story: StandingStory = NO_STORY,
): Scene {
  const { best, course, why, records = [] } = story;
  const rows = standing.places.flatMap((seats, index) =>
    seats.map((seat): Row => {
      const score = standing.scores[seat] ?? 0;
      const place = placeOf(standing, index);
      return { seat, place, score, best: best[seat] ?? null, record: records[seat] ?? null };
    }),
  );
  const first = rows.filter(({ place }) => place === 1);
  const others = rows.slice(first.length);
  const poster = POSTER[others.length > FEW ? 'low' : others.length > 1 ? 'usual' : 'duel'];
  const below = under(poster + BETWEEN);
  const hasCourse = course.length > 0 && others.length <= ROWS_BESIDE;
  const left = { ...below, w: others.length === 0 ? -BETWEEN : hasCourse ? ROWS_WIDTH : below.w };
  const right = { ...below, x: left.x + left.w + BETWEEN, w: below.w - left.w - BETWEEN };
  const slots = rowsIn(left, others.length, { gap: ROW_GAP, most: ROW_MOST });
  const [winner = null] = first.length === 1 ? first.map(({ seat }) => seat) : [];
  const lead = hasCourse || winner === null ? null : turningPoint(course, winner);
  return {
    items: [
      ...posterItems(first, { words, why, rounds: course.length, lead }, poster),
      ...others.flatMap((each, index) => row(each, words, slots[index] ?? left)),
      ...(hasCourse ? courseGraph(story, { winner, words }, right) : []),
    ],
  };
}

/** Equal seats share a place, and the next place is that many further down. */
function placeOf({ places }: Standing, index: number): number {
  return 1 + places.slice(0, index).reduce((sum, seats) => sum + seats.length, 0);
}

function posterItems(first: readonly Row[], told: Told, h: number): readonly Item[] {
  const { words } = told;
  const best = first
    .flatMap((each) => (each.best === null ? [] : [each.best]))
    .toSorted((a, b) => b.value - a.value)[0];
  const inks = posterInks(best === undefined ? [] : [best]);
  const room = { x: HEAD.x, y: TOP, w: HEAD.w, h: h - TOP - FOOT };
  const shown = best === undefined ? [] : cardsOf(best.cards);
  const caption = best === undefined ? [] : captionOf(best, { words, inks }, room.h);
  const wide = Math.max(
    Math.min(framedWidth(shown.length, CARDS.width), framedWidth(CARDS.most, CARDS.width)),
    ...caption.map(({ width }) => width),
  );
  const text = { ...room, w: room.w - (wide === 0 ? 0 : wide + 2 * GAP) };
  const above = caption.length * CAPTION_LINE;
  const right = { ...room, x: room.x + room.w - wide, w: wide };
  const cards = framedCards(shown, { ...right, y: right.y + above, h: right.h - above }, inks);
  const top = Math.min(...cards.map(({ y }) => y)) - CARDS_BELOW - above;
  const lines = posterLines(first, { ...told, inks }, text.w);
  const taken = lines.reduce((sum, line) => sum + line.h, 0);
  const gap = Math.min(GAP, (text.h - taken) / Math.max(1, lines.length - 1));
  const plain = { ink: inks.text } as const;
  const titleLine = { ...HEAD, y: 12 };
  const title = beside([word(words.game, { ...plain, bold: true }), word(words.standing, plain)]);
  return [
    ...posterGround(h, inks),
    ...atEnds([title, recordOf(first, { ...told, inks }, HEAD.w - title.width - GAP)], titleLine),
    ...centredLines(lines, text, gap),
    ...caption.flatMap((piece, index) => piece.at(right.x, top + index * CAPTION_LINE)),
    ...cards,
  ];
}

/** Over the cards: that they are the best yaku of the match, and not what has decided it. */
function captionOf(
  { id }: YakuMade,
  { words, inks }: Pick<PosterSetting, 'words' | 'inks'>,
  h: number,
): readonly Piece[] {
  const plain = { ink: inks.text } as const;
  const lines = wrapped(words.chart.name(id), CAPTION_MOST, { ...plain, bold: true });
  const label = word(words.best, plain);
  const both = beside([label, ...lines]);
  return both.width > CAPTION_MOST || h >= CAPTION_HIGH ? [label, ...lines] : [both];
}

/** What the match changed for who alone has won it; and since when they led, if there is room. */
function recordOf(
  first: readonly Row[],
  { words, inks, lead }: PosterSetting,
  room: number,
): Piece {
  const [only] = first;
  if (only === undefined || first.length > 1) return NOTHING;
  const streak = only.record?.streak;
  const record = beside([changeOf(only, inks), streak ? labelled(streak, inks) : NOTHING], 2 * GAP);
  const led = lead === null ? NOTHING : labelled(words.turned(lead), inks);
  const both = beside([record, led], 2 * GAP);
  return both.width <= room ? both : record;
}

interface PosterSetting extends Told {
  readonly inks: PosterInks;
}

function posterLines(
  first: readonly Row[],
  { words, why, rounds, inks }: PosterSetting,
  room: number,
): Parameters<typeof centredLines>[0] {
  const [one] = first;
  if (one === undefined) return [];
  const strong = { ink: inks.strong, bold: true } as const;
  const result = `${words.first(first.map(({ seat }) => seat))} ${words.score(one.score)}`;
  const scored = fitted([result], room, { ...strong, sizes: SCORE_SIZES });
  return [
    ...namesOf(first, { words, inks }, room),
    { piece: scored, h: SCORE + GAP },
    ...(why === null ? [] : decidedLines(words.decided(why, rounds), inks, room)),
    ...(first.length === 2 ? first : []).map((row) => ({ piece: changeOf(row, inks), h: LINE })),
  ];
}

/** What has decided the match, in the largest letters in which it takes one line or two. */
function decidedLines(
  text: string,
  { text: ink }: PosterInks,
  room: number,
): Parameters<typeof centredLines>[0] {
  const ways = WHY_SIZES.map((size) => wrapped(text, room, { ink, bold: true, size }));
  const isFitting = (way: readonly Piece[]) =>
    way.length <= DECIDED_LINES && way.every(({ width }) => width <= room);
  const lines = ways.find(isFitting) ?? ways.at(-1) ?? [];
  return lines.slice(0, DECIDED_LINES).map((piece) => ({ piece, h: LINE }));
}

/** One name as large as it can be, with its badge; several on as many lines as they need. */
function namesOf(
  first: readonly Row[],
  { words, inks }: Pick<PosterSetting, 'words' | 'inks'>,
  room: number,
): Parameters<typeof centredLines>[0] {
  const setting = { ink: inks.text, bold: true } as const;
  const name = ({ seat }: Row) => words.players[seat] ?? '';
  const [one] = first;
  if (one !== undefined && first.length === 1) {
    const left = room - BADGE - 2 * GAP;
    const piece = fitted([name(one)], left, { ...setting, sizes: NAME_SIZES });
    return [{ piece: beside([largeBadge(one.seat), piece], 2 * GAP), h: NAME_SIZES[0] }];
  }
  const size = first.length > 2 ? LINE_PITCH : SHARED_SIZE;
  const pieces = first.map((each) =>
    beside([badge(each.seat), word(name(each), { ...setting, size })]),
  );
  return flowed(pieces, room, APART).map((piece) => ({ piece, h: size }));
}

function largeBadge(seat: Seat): Piece {
  return fixed(BADGE, (x, y) =>
    badgeIn({ x, y: y + (NAME_SIZES[0] - BADGE) / 2, w: BADGE, h: BADGE }, seat),
  );
}

function row(told: Row, words: PictureWords, rect: Rect): readonly Item[] {
  const { seat, place, best, score } = told;
  const rank = padded(whole(words.place(place), { ink: 'dim' }), PLACE_WIDTH);
  const mark = beside([rank, badge(seat)]);
  const inner = paddedRect(rect);
  const name = word(words.players[seat] ?? '', { bold: true });
  const points = whole(words.score(score), { bold: true });
  const change = changeOf(told, { text: 'dim' });
  const room = inner.w - mark.width - GAP;
  const yakuIn = (free: number) => (best === null ? NOTHING : bestIn(best, words, free));
  const linesOf = (): readonly Ends[] => {
    if (rect.h >= TWO_LINES) {
      const second: Ends = [yakuIn(room - change.width - GAP), change];
      return [[name, points], ...(second.every(({ width }) => width === 0) ? [] : [second])];
    }
    const both = beside([change, points], 3 * GAP);
    const isWide = Math.min(name.width, room / 3) + 2 * GAP + both.width <= room;
    const yaku = yakuIn(room - name.width - both.width - 4 * GAP);
    return [[beside([name, yaku], 2 * GAP), isWide ? both : points]];
  };
  const lines = linesOf();
  const middle = rect.y + (rect.h - LINE) / 2;
  const top = Math.round(middle - ((lines.length - 1) * LINE_PITCH) / 2);
  return [
    ...tray(rect, 'panel'),
    ...mark.at(inner.x, Math.round(middle)),
    ...endsUnder(lines, { x: inner.x + mark.width + GAP, y: top, w: room }, LINE_PITCH),
  ];
}

/** The best yaku of one who did not win, said to be that; nothing if there is no room for it. */
function bestIn({ id }: YakuMade, words: PictureWords, room: number): Piece {
  const name = words.chart.name(id);
  const ways = [`${words.best} ${name}`, name].map((text) => whole(text, { ink: 'dim' }));
  return ways.find(({ width }) => width <= room) ?? NOTHING;
}

/** `1500 → 1579`. */
function changeOf({ record }: Row, { text }: Pick<PosterInks, 'text'>): Piece {
  if (!record?.rating) return NOTHING;
  const { before, after } = record.rating;
  const plain = { ink: text } as const;
  const bold = { ...plain, bold: text !== 'dim' };
  return beside([whole(before, plain), whole('→', plain), whole(after, bold)]);
}
