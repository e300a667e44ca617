import { cardsOf } from '../../../engine/core/card-set.ts';
import type { Seat } from '../../../engine/core/game.ts';
import type { YakuMade } from '../../../engine/round/event.ts';
import type { Item, Rect } from '../../scene.ts';
import type { Sum } from '../../words.ts';
import {
  BADGE_WIDTH,
  badge,
  badgeIn,
  beside,
  DOT,
  figures,
  flowed,
  NOTHING,
  type Piece,
  stones,
  sumPiece,
  whole,
  word,
  wrapped,
} from '../line.ts';
import { GAP, HEAD, LINE, widthOf } from '../pieces.ts';
import {
  fitted,
  framedCards,
  labelled,
  type PosterInks,
  posterGround,
  posterInks,
} from '../poster.ts';
import { atEnds } from '../seat-lines.ts';
import { type SettlementInput, type Won, wonBy } from './won.ts';

/** Where the name of who won stands, and what is under it. */
const TITLE = { y: 66, h: 84 } as const;
const BELOW = TITLE.y + TITLE.h + 6;
/** A poster without cards; and for a row of yaku with the smallest of them, and with large ones and nothing empty. */
const PLAIN_HEIGHT = BELOW + 10;
const ROW_OF_YAKU = { least: [150, 280], most: [300, 440] } as const;
/** What the amount is made of has so many lines where it does not stand beside it. */
const SUM_LINES = 2;
const SUM_RAISED = 6;
/** The name of who won is as large at least where that stands beside it. */
const NAME_WITH_SUM = 60;
/** The sum stands a little lower than the middle of the larger figure after it. */
const SUM_DROP = 12;
const MORE_SIZE = 60;
const FOOT = 16;
const NAME_SIZES = [72, 60, 48, 44] as const;
const SCORE_SIZES = [96, 72, 60] as const;
const BADGE = 64;
const STONES_SCALE = 2;
const SCORE_MOST = 460;
/** So many yaku stand in a row, and in two; the names of more share a few lines. */
const IN_ROW = 4;
const YAKU_MOST = 2 * IN_ROW;
const NAME_LINE = 42;
const LINES_MOST = 4;
const YAKU_SIZES = [48, 44, 40, 36] as const;
const ONLY_YAKU_SIZES = [60, 48, 44, 36] as const;
const YAKU_GAP = 24;

/** Which yaku of who won stand on the poster with their cards: all, or of very many none. */
export function shownYaku({ yaku }: Pick<Won, 'yaku'>): readonly YakuMade[] {
  return yaku.length > YAKU_MOST ? [] : yaku;
}

/** The round in one look, over the top of the picture: who won it, with what, and what that brought. */
export function roundPoster(input: SettlementInput, h: number): readonly Item[] {
  const won = wonBy(input);
  const inks = posterInks(won?.yaku ?? []);
  const title = titleOf(input, won, inks);
  const room = { x: HEAD.x, y: title.below, w: HEAD.w, h: h - title.below - FOOT };
  return [
    ...posterGround(h, inks),
    ...heading(input, inks),
    ...title.items,
    ...(won === null || room.h < LINE ? [] : yakuCells(input, won, { room, inks })),
  ];
}

/** How high the poster of a round is at the least and at the most. */
export function posterHeights(input: SettlementInput): Readonly<Record<'least' | 'most', number>> {
  const won = wonBy(input);
  const sum = titleOf(input, won, posterInks([])).below - BELOW;
  if (won === null || won.cards.length === 0) {
    const names = won === null || won.yaku.length === 0 ? 0 : ONLY_YAKU_SIZES[0] + GAP;
    return { least: PLAIN_HEIGHT + sum + names, most: PLAIN_HEIGHT + sum + names };
  }
  const row = rowsOf(shownYaku(won)) - 1;
  const heightOf = (which: keyof typeof ROW_OF_YAKU) =>
    BELOW + sum + (ROW_OF_YAKU[which][row] ?? ROW_OF_YAKU[which][0]);
  return { least: heightOf('least'), most: heightOf('most') };
}

function rowsOf(yaku: readonly YakuMade[]): number {
  return yaku.length > IN_ROW ? 2 : 1;
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

interface Title {
  readonly items: readonly Item[];
  /** Where the title ends. */
  readonly below: number;
}

/** Who won, what that brought, and before it or under it what that is made of. */
function titleOf(input: SettlementInput, won: Won | null, inks: PosterInks): Title {
  const { settlement, words } = input;
  const { x, w } = HEAD;
  const bold = { bold: true, ink: inks.text } as const;
  if (settlement.winner === null) {
    const said = fitted([words.noWinner], w, { ...bold, sizes: NAME_SIZES });
    return { items: said.at(x, TITLE.y + (TITLE.h - 72) / 2), below: BELOW };
  }
  const seat = won?.seat ?? settlement.winner;
  const score = largeScore(input, seat, inks);
  const left = x + BADGE + 2 * GAP;
  const room = w - score.width - BADGE - 8 * GAP;
  const called = words.players[seat] ?? '';
  const middle = TITLE.y + TITLE.h / 2;
  const width = widthOf(called, { ...bold, size: NAME_WITH_SUM });
  const [beforeIt, under] = madeOf(input, seat, { inks, beside: room - width - 2 * GAP });
  const free = room - (beforeIt.width === 0 ? 0 : beforeIt.width + 2 * GAP);
  const name = fitted([called], free, { ...bold, sizes: NAME_SIZES });
  const end = x + w - score.width - 2 * GAP;
  return {
    items: [
      ...badgeIn({ x, y: middle - BADGE / 2, w: BADGE, h: BADGE }, seat),
      ...name.at(left, Math.round(middle - sizeOf(name) / 2)),
      ...score.at(x + w - score.width, Math.round(middle - sizeOf(score) / 2)),
      ...beforeIt.at(end - beforeIt.width, middle - LINE / 2 + SUM_DROP),
      ...under.flatMap((line, index) =>
        line.at(x + w - line.width, BELOW - SUM_RAISED + index * NAME_LINE),
      ),
    ],
    below: BELOW + (under.length === 0 ? 0 : under.length * NAME_LINE),
  };
}

interface SumRoom {
  readonly inks: PosterInks;
  readonly beside: number;
}

/** What an amount is made of, before it or in lines under it: with a word for each part if there is room, else without. */
function madeOf(
  { view, settlement, words }: SettlementInput,
  seat: Seat,
  { inks, beside: room }: SumRoom,
): readonly [before: Piece, under: readonly Piece[]] {
  const setting = { words, ink: inks.text };
  for (const sum of words.made(settlement, seat)) {
    const isSum = sum.length > 1;
    const before = sumPiece([...sum, ...(isSum ? [' ='] : [])], view.unit, setting);
    if (before.width <= room) return [before, []];
    const parts = partsOf([...(isSum ? ['= '] : []), ...sum]).map((part) =>
      sumPiece(part, view.unit, setting),
    );
    const under = flowed(parts, HEAD.w);
    if (under.length <= SUM_LINES) return [NOTHING, under];
  }
  return [NOTHING, []];
}

/** A sum in parts that may stand on lines of their own: what is added or taken away, with its sign. */
function partsOf(sum: Sum): readonly Sum[] {
  const parts: (string | number)[][] = [[]];
  for (const token of sum) {
    if (token === ' + ' || token === ' − ') parts.push([token.trimStart()]);
    else parts.at(-1)?.push(token);
  }
  return parts;
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

/** Every yaku by name over its cards, side by side or in two rows; without any, what else decided, if it is not told. */
function yakuCells(input: SettlementInput, won: Won, { room, inks }: YakuRoom): readonly Item[] {
  const { words } = input;
  const { yaku } = won;
  const whose = input.settlement.winner === null ? [badge(won.seat)] : [];
  const textsOf = (one: YakuMade) =>
    [words.chart.name(one.id), words.yaku(one.id)].map((name) => `${name} ${worthOf(one, input)}`);
  const setting = { ink: inks.strong, bold: true } as const;
  if (yaku.length === 0 || yaku.length > YAKU_MOST) {
    const texts =
      yaku.length === 0
        ? reasonsFor(input, won.seat)
        : yaku.flatMap((one) => textsOf(one).slice(1));
    const names = flowed([...whose, ...texts.map((text) => word(text, setting))], room.w, DOT);
    const { cards, more } = won;
    return cellItems({ names: names.slice(0, LINES_MOST), cards, more }, room, inks);
  }
  const rows = rowsOf(yaku);
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
    const ways = textsOf(one).map((text) => wrapped(text, free, setting));
    return ways.find((lines) => lines.length <= LINES_MOST / 2) ?? ways.at(-1) ?? [];
  };
  return yaku.flatMap((one, index) => {
    const [first = NOTHING, ...others] = namesOf(one);
    const names = [beside([...whose, first]), ...others];
    const cards = cardsOf(one.cards);
    const shown = { names: names.slice(0, LINES_MOST / rows), cards, more: 0 };
    return cellItems(shown, cells[index] ?? room, inks);
  });
}

/** What a yaku brings who made it; or, where it brings them nothing, what it costs the others. */
function worthOf({ id, value }: YakuMade, { view, settlement, words }: SettlementInput): string {
  const worth = words.yakuValue(value, view.yakuUnit);
  const isCost = settlement.payments.some(({ why, yaku }) => why === 'rival-yaku' && yaku === id);
  return isCost ? words.costs(worth) : worth;
}

interface YakuCell extends Pick<Won, 'cards' | 'more'> {
  readonly names: readonly Piece[];
}

function cellItems(
  { names, cards, more }: YakuCell,
  cell: Rect,
  inks: PosterInks,
): readonly Item[] {
  const heights = names.map((name) => (names.length === 1 ? sizeOf(name) : NAME_LINE));
  const tops = heights.map((_, index) => heights.slice(0, index).reduce((sum, h) => sum + h, 0));
  const above = heights.reduce((sum, h) => sum + h, 0);
  const rest =
    more === 0 ? NOTHING : whole(`+${more}`, { ink: inks.strong, bold: true, size: MORE_SIZE });
  const room = { ...cell, y: cell.y + above, h: cell.h - above };
  const w = cell.w - (more === 0 ? 0 : rest.width + GAP);
  const shown = framedCards(cards, { ...room, w }, inks);
  const right = Math.max(...shown.map((item) => item.x + (item.type === 'box' ? item.w : 0)));
  return [
    ...names.flatMap((name, index) => name.within(cell.w).at(cell.x, cell.y + (tops[index] ?? 0))),
    ...shown,
    ...rest.at(right + GAP, Math.round(room.y + (room.h - MORE_SIZE) / 2)),
  ];
}

/** Why somebody won without a yaku, where no sum tells: what the others had to pay for. */
function reasonsFor({ settlement, words }: SettlementInput, seat: Seat): readonly string[] {
  if (words.made(settlement, seat).length > 0) return [];
  const paid = settlement.payments.filter(({ to, why }) => to === seat && why !== 'round-score');
  return [...new Set(paid.map(({ why }) => words.reason(why)))];
}
