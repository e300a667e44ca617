import { cardsOf } from '../../../engine/core/card-set.ts';
import type { Seat } from '../../../engine/core/game.ts';
import type { Times, YakuMade } from '../../../engine/round/event.ts';
import type { Item, Rect } from '../../scene.ts';
import {
  amount,
  BADGE_WIDTH,
  badge,
  badgeIn,
  beside,
  DOT,
  figures,
  flowed,
  label,
  NOTHING,
  type Piece,
  signed,
  stones,
  whole,
  word,
  wrapped,
} from '../line.ts';
import {
  column,
  GAP,
  HEAD,
  INNER,
  LINE,
  PAD,
  padded,
  SIDE_BY_SIDE,
  tray,
  widthOf,
} from '../pieces.ts';
import {
  fitted,
  framedCards,
  labelled,
  type PosterInks,
  posterGround,
  posterInks,
} from '../poster.ts';
import { atEnds, teamSign } from '../seat-lines.ts';
import { hasWon, marksOf, type SettlementInput, type Won, wonBy } from './won.ts';

/** Where the name of who won stands, and what is under it. */
const TITLE = { y: 66, h: 84 } as const;
const BELOW = TITLE.y + TITLE.h + 6;
/** A poster without cards, and one with the smallest of them, and one that leaves nothing empty around large ones. */
const PLAIN_HEIGHT = BELOW + 10;
const POSTER_LEAST = BELOW + 150;
const POSTER_MOST = BELOW + 300;
const FOOT = 16;
const NAME_SIZES = [72, 60, 48, 44] as const;
const SCORE_SIZES = [96, 72, 60] as const;
const BADGE = 64;
const STONES_SCALE = 2;
const SCORE_MOST = 460;
/** So many yaku stand in a row, and in all; the names of more share a few lines. */
const IN_ROW = 4;
const YAKU_MOST = 6;
const NAME_LINE = 42;
const LINES_MOST = 4;
const YAKU_SIZES = [48, 44, 40, 36] as const;
const ONLY_YAKU_SIZES = [60, 48, 44, 36] as const;
const YAKU_GAP = 24;
/** A name has this much in its row before the total gives way. */
const NAME_ENOUGH = 230;
const ROW_GAP = 6;
const ROW_MOST = 92;
/** From one line to the next in rows that are as low as can be. */
export const ROW_LEAST = 46;
const LARGE = 44;

/** Which yaku of who won stand on the poster with their cards: all, or of very many none. */
export function shownYaku({ yaku }: Pick<Won, 'yaku'>): readonly YakuMade[] {
  return yaku.length > YAKU_MOST ? [] : yaku;
}

/** The round in one look, over the top of the picture: who won it, with what, and what that brought. */
export function roundPoster(input: SettlementInput, h: number): readonly Item[] {
  const won = wonBy(input);
  const inks = posterInks(won?.yaku ?? []);
  const room = { x: HEAD.x, y: BELOW, w: HEAD.w, h: h - BELOW - FOOT };
  return [
    ...posterGround(h, inks),
    ...heading(input, inks),
    ...titleLine(input, won, inks),
    ...(won === null || h <= PLAIN_HEIGHT ? [] : yakuCells(input, won, { room, inks })),
  ];
}

/** How high the poster of a round is at the least and at the most. */
export function posterHeights(input: SettlementInput): Readonly<Record<'least' | 'most', number>> {
  const hasCards = (wonBy(input)?.cards.length ?? 0) > 0;
  return hasCards
    ? { least: POSTER_LEAST, most: POSTER_MOST }
    : { least: PLAIN_HEIGHT, most: PLAIN_HEIGHT };
}

function heading({ view, settlement, words }: SettlementInput, inks: PosterInks): readonly Item[] {
  const { month, round, stage } = settlement;
  const plain = { ink: inks.text } as const;
  const left = beside([
    word(words.game, { ...plain, bold: true }),
    word(words.round(round, view.rounds), plain),
    word(words.month(month), plain),
    word(stage === null ? '' : words.stage(stage), plain),
  ]);
  const isShobu = settlement.payments.some(({ why }) => why === 'shobu');
  const shout = isShobu ? [word(words.shout('shobu'), { ink: inks.strong, bold: true })] : [];
  const times = settlement.multipliers.map((one) =>
    labelled(words.times(one.why, one.times), inks),
  );
  return atEnds([left, beside([...shout, ...times])], { ...HEAD, y: 12 });
}

function titleLine(input: SettlementInput, won: Won | null, inks: PosterInks): readonly Item[] {
  const { settlement, words } = input;
  const { x, w } = HEAD;
  const bold = { bold: true, ink: inks.text } as const;
  if (settlement.winner === null) {
    const said = fitted([words.noWinner], w, { ...bold, sizes: NAME_SIZES });
    return said.at(x, TITLE.y + (TITLE.h - 72) / 2);
  }
  const seat = won?.seat ?? settlement.winner;
  const score = largeScore(input, seat, inks);
  const left = x + BADGE + 2 * GAP;
  const name = fitted([words.players[seat] ?? ''], w - score.width - BADGE - 8 * GAP, {
    ...bold,
    sizes: NAME_SIZES,
  });
  const middle = TITLE.y + TITLE.h / 2;
  return [
    ...badgeIn({ x, y: middle - BADGE / 2, w: BADGE, h: BADGE }, seat),
    ...name.at(left, Math.round(middle - sizeOf(name) / 2)),
    ...score.at(x + w - score.width, Math.round(middle - sizeOf(score) / 2)),
  ];
}

/** How high the line of a piece is: that of its largest letters. */
function sizeOf(piece: Piece): number {
  return Math.max(LINE, ...piece.at(0, 0).map((item) => (item.type === 'text' ? item.h : 0)));
}

function largeScore(
  { view, settlement, words }: SettlementInput,
  seat: Seat,
  { strong }: PosterInks,
): Piece {
  const score = settlement.scores[seat] ?? 0;
  const sign = score < 0 ? '−' : '+';
  const bold = { bold: true, ink: strong } as const;
  if (view.unit === 'stones') {
    return beside([whole(sign, { ...bold, size: 72 }), stones(Math.abs(score), STONES_SCALE)]);
  }
  const text = `${sign}${figures(Math.abs(score), view.unit, words)}`;
  return fitted([text], SCORE_MOST, { ...bold, sizes: SCORE_SIZES });
}

interface YakuRoom {
  readonly room: Rect;
  readonly inks: PosterInks;
}

/** Every yaku by name over its cards, side by side or in two rows; without any, what else decided. */
function yakuCells(input: SettlementInput, won: Won, { room, inks }: YakuRoom): readonly Item[] {
  const { view, words } = input;
  const { yaku } = won;
  const whose = input.settlement.winner === null ? [badge(won.seat)] : [];
  const textsOf = ({ id, value }: YakuMade) =>
    [words.chart.name(id), words.yaku(id)].map(
      (name) => `${name} ${words.yakuValue(value, view.yakuUnit)}`,
    );
  const setting = { ink: inks.strong, bold: true } as const;
  if (yaku.length === 0 || yaku.length > YAKU_MOST) {
    const texts =
      yaku.length === 0
        ? reasonsFor(input, won.seat)
        : yaku.flatMap((one) => textsOf(one).slice(1));
    const names = flowed([...whose, ...texts.map((text) => word(text, setting))], room.w, DOT);
    return cellItems({ names: names.slice(0, LINES_MOST), cards: won.cards }, room, inks);
  }
  const rows = yaku.length > IN_ROW ? 2 : 1;
  const inRow = Math.ceil(yaku.length / rows);
  const h = Math.floor((room.h - (rows - 1) * GAP) / rows);
  const w = Math.floor((room.w + YAKU_GAP) / inRow);
  const cells = yaku.map((_, index) => {
    const y = room.y + Math.floor(index / inRow) * (h + GAP);
    return { x: room.x + (index % inRow) * w, y, w: w - YAKU_GAP, h };
  });
  const free = w - YAKU_GAP - whose.length * (BADGE_WIDTH + GAP);
  const isFitting = (size: number) =>
    yaku.every((one) => textsOf(one).some((text) => widthOf(text, { ...setting, size }) <= free));
  // All in the size in which all have room; else on several lines.
  const size = (yaku.length === 1 ? ONLY_YAKU_SIZES : YAKU_SIZES).find(isFitting);
  const namesOf = (one: YakuMade) => {
    if (size !== undefined) return [fitted(textsOf(one), free, { ...setting, sizes: [size] })];
    return textsOf(one)
      .slice(1)
      .flatMap((text) => wrapped(text, free, setting));
  };
  return yaku.flatMap((one, index) => {
    const [first = NOTHING, ...others] = namesOf(one);
    const names = [beside([...whose, first]), ...others];
    const shown = { names: names.slice(0, LINES_MOST / rows), cards: cardsOf(one.cards) };
    return cellItems(shown, cells[index] ?? room, inks);
  });
}

interface YakuCell {
  readonly names: readonly Piece[];
  readonly cards: Won['cards'];
}

function cellItems({ names, cards }: YakuCell, cell: Rect, inks: PosterInks): readonly Item[] {
  const heights = names.map((name) => (names.length === 1 ? sizeOf(name) : NAME_LINE));
  const tops = heights.map((_, index) => heights.slice(0, index).reduce((sum, h) => sum + h, 0));
  const above = heights.reduce((sum, h) => sum + h, 0);
  return [
    ...names.flatMap((name, index) => name.within(cell.w).at(cell.x, cell.y + (tops[index] ?? 0))),
    ...framedCards(cards, { ...cell, y: cell.y + above, h: cell.h - above }, inks),
  ];
}

/** Why somebody won without a yaku: card points, or what the others had to pay for. */
function reasonsFor({ view, settlement, words }: SettlementInput, seat: Seat): readonly string[] {
  const points = words.points(settlement.points[seat] ?? 0);
  if (view.scoresCards) return [`${words.cards} ${points}`];
  const paid = settlement.payments.filter(({ to, why }) => to === seat && why !== 'round-score');
  return [...new Set(paid.map(({ why }) => words.reason(why)))];
}

/** A row for each seat that the round concerned: who, what multiplied what it pays, and what the round brought it. */
export function seatRows(
  input: SettlementInput,
  seats: readonly Seat[],
  rect: Rect,
): readonly Item[] {
  const columns = columnsOf(seats.length);
  const rows = Math.ceil(seats.length / columns);
  const pitch = Math.min(ROW_MOST, (rect.h + ROW_GAP) / rows);
  return seats.flatMap((seat, index) => {
    const y = Math.round(rect.y + (index % rows) * pitch);
    const h = Math.floor(pitch - ROW_GAP);
    return seatRow(input, seat, column({ ...rect, y, h }, Math.floor(index / rows), columns));
  });
}

function columnsOf(seats: number): number {
  return seats > SIDE_BY_SIDE ? 2 : 1;
}

export function rowsHeight(seats: number, pitch: number): number {
  return Math.ceil(seats / columnsOf(seats)) * pitch - ROW_GAP;
}

function seatRow(input: SettlementInput, seat: Seat, rect: Rect): readonly Item[] {
  const { view, settlement, words } = input;
  const isFirst = hasWon(input, seat);
  const isLarge = rect.h > LARGE + PAD && rect.w > INNER.w / 2;
  const brought = signed(settlement.scores[seat] ?? 0, view.unit, words);
  const owned = amount(settlement.totals[seat] ?? 0, view.unit, words);
  const marks = marksOf(input, seat);
  const total = beside([...marks, label(words.total), owned]);
  const name = beside([
    badge(seat),
    word(words.players[seat] ?? '', { bold: isFirst, ...(isLarge ? { size: LARGE } : {}) }),
    ...teamSign(view, seat),
    ...(isFirst ? [whole('★', { ink: 'gold' })] : []),
  ]);
  const times = timesFor(input, seat).map((one) =>
    labelled(words.times(one.why, one.times), { text: 'cream', strong: 'gold' }),
  );
  const inner = padded(rect);
  const y = Math.round(rect.y + (rect.h - LINE) / 2);
  const rights = [
    beside([brought, total], 3 * GAP),
    beside([brought, ...marks, owned], 2 * GAP),
    brought,
  ];
  const least = Math.min(name.width, NAME_ENOUGH + BADGE_WIDTH);
  const right = rights.find(({ width }) => least + width + 2 * GAP <= inner.w) ?? brought;
  const room = inner.w - right.width - name.width - 2 * GAP;
  const told = beside(times);
  return [
    ...tray(rect, isFirst ? 'lit' : 'panel'),
    ...atEnds([beside([name, told.width + GAP <= room ? told : NOTHING], 2 * GAP), right], {
      ...inner,
      y,
    }),
  ];
}

/** What multiplied what this seat pays, and not what others do. */
function timesFor({ settlement }: SettlementInput, seat: Seat): readonly Times[] {
  const all = settlement.payments
    .filter(({ from }) => from === seat)
    .flatMap(({ times = [] }) => times);
  return [...new Map(all.map((one) => [one.why, one])).values()];
}
