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
  heightOf,
  type PosterInks,
  posterGround,
  posterInks,
  timesLabels,
} from '../poster.ts';
import { atEnds } from '../seat-lines.ts';
import { type SettlementInput, type Won, wonBy } from './won.ts';

/** Where the name of who won stands, and what is under it. */
const TITLE = { y: 66, h: 84 } as const;
const BELOW = TITLE.y + TITLE.h + 6;
/** A poster without cards; and for a row of yaku with the smallest of them, and with large ones and nothing empty. */
const PLAIN_HEIGHT = BELOW + 10;
const ROW_OF_YAKU = { least: [150, 280], most: [300, 440] } as const;
/** What was compared and what the amount is made of have so many lines if they do not stand beside it. */
const SUM_LINES = 4;
const SUM_RAISED = 4;
const SUM_SIZE = 40;
/** The name of who won is as large at least if that stands beside it. */
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
const NAME_LINE = 44;
const LINES_IN_CELL = 2;
/** Letters reach so far under the line of a name. */
const NAME_DROP = 6;
/** Under the names of very many yaku the cards of the best stand only in so much height. */
const CARDS_LEAST = 110;
const YAKU_LEAST = 36;
const YAKU_SIZES = [48, 44, 40, YAKU_LEAST] as const;
const ONLY_YAKU_SIZES = [60, 48, 44, YAKU_LEAST] as const;
const YAKU_GAP = 24;

/** Which yaku of who won stand on the poster with their cards: all, or of very many none. */
export function shownYaku(input: SettlementInput, won: Won): readonly YakuMade[] {
  return rowsFor(input, won) === null ? [] : won.yaku;
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
  const row = (rowsFor(input, won) ?? 1) - 1;
  const allOf = (which: keyof typeof ROW_OF_YAKU) =>
    BELOW + sum + (ROW_OF_YAKU[which][row] ?? ROW_OF_YAKU[which][0]);
  return { least: allOf('least'), most: allOf('most') };
}

/** In how many rows all yaku have room for their whole names over their cards; null if in none, or for none. */
function rowsFor(input: SettlementInput, { yaku }: Pick<Won, 'yaku'>): number | null {
  if (yaku.length === 0 || yaku.length > YAKU_MOST) return null;
  const [whose] = whoseIs(input, 0);
  const isFitting = (rows: number) => {
    const inRow = Math.ceil(yaku.length / rows);
    const free = cellWidth(HEAD.w, inRow) - (whose === undefined ? 0 : whose.width + GAP);
    const setting = { bold: true, size: YAKU_LEAST };
    const isWhole = (lines: readonly Piece[]) =>
      lines.length <= LINES_IN_CELL && lines.every(({ width }) => width <= free);
    return (
      inRow <= IN_ROW && yaku.every((one) => isWhole(wrapped(textOf(one, input), free, setting)))
    );
  };
  return [1, 2].find(isFitting) ?? null;
}

function cellWidth(w: number, inRow: number): number {
  return Math.floor((w + YAKU_GAP) / inRow) - YAKU_GAP;
}

/** Before a yaku: who made it, if it did not win. */
function whoseIs({ settlement }: SettlementInput, seat: Seat): readonly Piece[] {
  return settlement.winner === null ? [badge(seat)] : [];
}

function textOf(one: YakuMade, input: SettlementInput): string {
  const counted = input.words.counted(one);
  const name = `${input.words.chart.name(one.id)} ${worthOf(one, input)}`;
  return counted === '' ? name : `${name} (${counted})`;
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
  const times = timesLabels(settlement.multipliers, words, inks);
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
      ...name.at(left, Math.round(middle - heightOf(name) / 2)),
      ...score.at(x + w - score.width, Math.round(middle - heightOf(score) / 2)),
      ...beforeIt.at(end - beforeIt.width, middle - LINE / 2 + SUM_DROP),
      ...under.flatMap((line, index) => line.at(x, BELOW - SUM_RAISED + index * NAME_LINE)),
    ],
    below: BELOW + under.length * NAME_LINE,
  };
}

interface SumRoom {
  readonly inks: PosterInks;
  readonly beside: number;
}

/** What an amount is made of, before it or in lines under it; under it also what was compared to find who won. */
function madeOf(
  { view, settlement, words }: SettlementInput,
  seat: Seat,
  { inks, beside: room }: SumRoom,
): readonly [before: Piece, under: readonly Piece[]] {
  const bold = { ink: inks.text, bold: true, size: SUM_SIZE } as const;
  const why = settlement.winner === null ? '' : words.compared(settlement, settlement.winner);
  const compared = why === '' ? [] : wrapped(why, HEAD.w, bold);
  const score = settlement.scores[seat] ?? 0;
  const sign = score < 0 ? '−' : '+';
  for (const sum of words.made(settlement, seat)) {
    const isSum = sum.length > 1;
    const before = sumPiece([...sum, ...(isSum ? [' ='] : [])], view.unit, { ...bold, words });
    if (before.width <= room) return [before, compared];
    const parts = partsOf([...(isSum ? [sign, Math.abs(score), ' = '] : []), ...sum]).map((part) =>
      sumPiece(part, view.unit, { ...bold, words }),
    );
    const under = [...compared, ...flowed(parts, HEAD.w)];
    if (under.length <= SUM_LINES) return [NOTHING, under];
  }
  return [NOTHING, compared];
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
  const { yaku, cards, more } = won;
  const whose = whoseIs(input, won.seat);
  const setting = { ink: inks.strong, bold: true } as const;
  const rows = rowsFor(input, won);
  if (rows === null) {
    const reasons = yaku.length === 0 ? reasonsFor(input, won.seat) : [];
    const texts = [...reasons, ...yaku.map((one) => textOf(one, input))];
    const names = flowed([...whose, ...texts.map((text) => word(text, setting))], room.w, DOT);
    const hasCards = room.h - names.length * NAME_LINE >= CARDS_LEAST;
    return cellItems(
      { names, cards: hasCards ? cards : [], more: hasCards ? more : 0 },
      room,
      inks,
    );
  }
  const inRow = Math.ceil(yaku.length / rows);
  const h = Math.floor((room.h - (rows - 1) * GAP) / rows);
  const w = cellWidth(room.w, inRow);
  const free = w - whose.length * (BADGE_WIDTH + GAP);
  // All in the size in which all have room; else on two lines.
  const size = (yaku.length === 1 ? ONLY_YAKU_SIZES : YAKU_SIZES).find((each) =>
    yaku.every((one) => widthOf(textOf(one, input), { ...setting, size: each }) <= free),
  );
  return yaku.flatMap((one, index) => {
    const printed = { ...setting, size: size ?? YAKU_LEAST };
    const [first = NOTHING, ...others] = wrapped(textOf(one, input), free, printed);
    const y = room.y + Math.floor(index / inRow) * (h + GAP);
    const cell = { x: room.x + (index % inRow) * (w + YAKU_GAP), y, w, h };
    const names = [beside([...whose, first]), ...others];
    return cellItems({ names, cards: cardsOf(one.cards), more: 0 }, cell, inks);
  });
}

/** What a yaku brings who made it; or, if it brings them nothing, what it costs the others. */
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
  const heights = names.map((name) =>
    names.length === 1 ? heightOf(name) + NAME_DROP : NAME_LINE,
  );
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

/** Why somebody won without a yaku, if no sum tells: what the others had to pay for. */
function reasonsFor({ settlement, words }: SettlementInput, seat: Seat): readonly string[] {
  if (words.made(settlement, seat).length > 0) return [];
  const paid = settlement.payments.filter(({ to, why }) => to === seat && why !== 'round-score');
  return [...new Set(paid.map(({ why }) => words.reason(why)))];
}
