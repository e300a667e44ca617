import { NO_CARDS } from '../../engine/core/card-set.ts';
import type { Seat } from '../../engine/core/game.ts';
import type { Settlement, YakuMade } from '../../engine/round/event.ts';
import type { View } from '../../engine/view/view.ts';
import { type Item, PICTURE_HEIGHT, PICTURE_WIDTH, type Rect, type Scene } from '../scene.ts';
import type { PictureWords } from '../words.ts';
import { capturedPile, type Pile } from './captured.ts';
import { amount, badge, beside, label, type Piece, signed, struck, whole, word } from './line.ts';
import { paymentLines } from './payments.ts';
import { BETWEEN, column, GAP, LINE, MARGIN, outline, PAD, tray } from './pieces.ts';
import { yakuScenes } from './round-yaku.ts';
import { atEnds, loans, NARROW, NARROW_PAD, stacked } from './seat-lines.ts';

/** A settled round with what is needed to show it. */
export interface SettlementInput {
  /** Any view of the match: for its units. */
  readonly view: View;
  readonly settlement: Settlement;
  readonly words: PictureWords;
}

/** A line with something at either end. */
type Ends = readonly [Piece, Piece];

const TOP = MARGIN + LINE + 8;
const BOTTOM = PICTURE_HEIGHT - MARGIN;
const INNER = PICTURE_WIDTH - 2 * MARGIN;
/** So many lines of payments fit under the seats; more get a picture of their own. */
const FEW_LINES = 2;
/** Room for the captured cards of a seat. */
const PILE_LEAST = 190;
const PILE_MOST = 260;
const TOTAL_HEIGHT = 4 * LINE + PAD;
/** Lines of payments stand no further apart than this. */
const PITCH_MOST = 60;
/** A sheet this wide has room for words beside figures. */
const ROOMY = 440;

/**
 * The score sheet of a round: for each seat that played what it captured, its points and yaku;
 * then the cards of every yaku, where there are any; then every payment with its reason, and what
 * each seat owns, where that is too much for the first scene.
 */
export function layoutSettlement(input: SettlementInput): readonly Scene[] {
  const { view, settlement, words } = input;
  const payments = paymentLines(settlement.payments, words, INNER - 2 * PAD);
  const isApart = view.unit === 'stones' || payments.length > FEW_LINES;
  return [
    scores(input, isApart ? [] : payments),
    ...yakuScenes(input, heading(input)),
    ...(isApart ? [paymentScene(input, payments)] : []),
  ];
}

function heading({ view, settlement, words }: SettlementInput): readonly Item[] {
  const { month, round, stage } = settlement;
  const left = beside([
    word(words.month(month), { bold: true }),
    word(words.round(round, view.rounds), { ink: 'dim' }),
  ]);
  const times = settlement.multipliers.map((one) => words.times(one.why, one.times)).join(' · ');
  const plain = word(stage === null ? words.game : words.stage(stage), { ink: 'dim' });
  const right = times === '' ? plain : word(times, { ink: 'gold', bold: true });
  return atEnds([left, right], { x: MARGIN + PAD, y: MARGIN, w: INNER - 2 * PAD });
}

/** What each seat captured and made of it; the payments below when they are few. */
function scores(input: SettlementInput, payments: readonly Piece[]): Scene {
  const foot = payments.length === 0 ? 0 : payments.length * LINE + PAD;
  const rect = { x: MARGIN, y: TOP, w: INNER, h: BOTTOM - TOP - (foot > 0 ? foot + BETWEEN : 0) };
  const lines = { x: MARGIN, y: BOTTOM - foot, w: INNER, h: foot };
  return {
    background: 'felt',
    items: [
      ...heading(input),
      ...sheets(input, rect),
      ...(foot > 0 ? tray(lines, 'panel') : []),
      ...stacked(payments, { ...padding(lines), pitch: LINE }),
    ],
  };
}

/** The seats side by side, their cards as high as the seat with the most to say allows. */
function sheets(input: SettlementInput, rect: Rect): readonly Item[] {
  const seats = [...input.settlement.order].sort((a, b) => a - b);
  const { w } = column(rect, 0, seats.length);
  const width = w - 2 * (w < NARROW ? NARROW_PAD : PAD);
  const lasts = seats.map((seat) => broughtLine(input, seat, width));
  const room = rect.h - 3 * PAD - (lasts.some((last) => last !== null) ? 2 : 1) * LINE;
  const whole = seats.map((seat) => linesOf(input, seat, { width, names: 'whole' }));
  const lines = fits(whole, room)
    ? whole
    : seats.map((seat) => linesOf(input, seat, { width, names: 'short' }));
  const most = Math.max(...lines.map((each) => each.length));
  const height = Math.min(PILE_MOST, Math.max(PILE_LEAST, room - most * LINE));
  return seats.flatMap((seat, index) => {
    const place = column(rect, index, seats.length);
    const inner = { ...padding(place), x: place.x + (w - width) / 2, w: width };
    const [own = [], last = null] = [lines[index], lasts[index]];
    return sheet(input, { seat, rect: place, inner, lines: own, last }, height);
  });
}

/** Whether the seats' lines leave each other's captured cards enough room. */
function fits(lines: readonly (readonly Ends[])[], room: number): boolean {
  return lines.every(({ length }) => length * LINE + PILE_LEAST <= room);
}

/** The room inside a panel. */
function padding({ x, y, w, h }: Rect): Rect {
  return { x: x + PAD, y: y + PAD / 2, w: w - 2 * PAD, h: h - PAD };
}

/** One seat's part of the score sheet. */
interface Sheet {
  readonly seat: Seat;
  readonly rect: Rect;
  readonly inner: Rect;
  /** Points and yaku. */
  readonly lines: readonly Ends[];
  /** What stands at the foot, if anything. */
  readonly last: Ends | null;
}

/** Name, captured cards, points against par, yaku, and what the round brought. */
function sheet(input: SettlementInput, place: Sheet, height: number): readonly Item[] {
  const { seat, rect, inner, lines, last } = place;
  const pile = { ...inner, y: inner.y + LINE + PAD / 2, h: height };
  const below = pile.y + height + PAD / 2;
  const foot = inner.y + inner.h - LINE;
  const room = Math.floor(((last === null ? foot + LINE : foot) - below) / LINE);
  return [
    ...seatPanel(rect, input.settlement.winner === seat),
    ...nameOf(input, seat).within(inner.w).at(inner.x, inner.y),
    ...capturedPile(pileOf(input, seat), pile),
    ...noMoreThan(room, lines).flatMap((ends, index) =>
      atEnds(ends, { ...inner, y: below + index * LINE }),
    ),
    ...(last === null ? [] : atEnds(last, { ...inner, y: foot })),
  ];
}

/** What a seat captured; which of it makes a yaku is told in a picture of its own. */
function pileOf({ settlement }: SettlementInput, seat: Seat): Pile {
  return {
    cards: settlement.captured[seat] ?? NO_CARDS,
    fresh: NO_CARDS,
    latest: NO_CARDS,
    turned: NO_CARDS,
    wanted: [],
    ground: settlement.winner === seat ? 'lit' : 'panel',
  };
}

/** Lines for which there is room; the last one tells how many more there are. */
function noMoreThan(room: number, lines: readonly Ends[]): readonly Ends[] {
  if (lines.length <= room) return lines;
  const hidden = lines.length - room + 1;
  return [...lines.slice(0, room - 1), [whole(''), whole(`+${hidden}`, { ink: 'dim' })]];
}

function seatPanel(rect: Rect, won: boolean): readonly Item[] {
  if (!won) return tray(rect, 'panel');
  return [...tray(rect, 'lit'), outline(rect, 'gold', { r: PAD, width: 5 })];
}

/** Whose sheet it is; a star for who won the round. */
function nameOf({ settlement, words }: SettlementInput, seat: Seat): Piece {
  return beside([
    badge(seat),
    word(words.players[seat] ?? '', { bold: true }),
    ...(settlement.winner === seat ? [whole('★', { ink: 'gold' })] : []),
  ]);
}

/** How wide the lines of a sheet are, and whether its names may be cut to fit beside their worth. */
interface LinesSetting {
  readonly width: number;
  readonly names: 'whole' | 'short';
}

/** Card points where they count, and the yaku. */
function linesOf(input: SettlementInput, seat: Seat, setting: LinesSetting): readonly Ends[] {
  const points = input.view.scoresCards ? [pointsLine(input, seat, setting.width)] : [];
  return [...points, ...yakuLines(input, seat, setting)];
}

/** Card points, and how far they are from par where there is one. */
function pointsLine({ settlement, words }: SettlementInput, seat: Seat, width: number): Ends {
  const points = settlement.points[seat] ?? 0;
  const { par } = settlement;
  const name = width < ROOMY ? [] : [label(words.cards)];
  const sum = beside([...name, whole(words.points(points))]);
  if (par === 0) return [sum, whole('')];
  const against = width < NARROW ? [] : [whole(`− ${words.points(par)}`, { ink: 'dim' })];
  return [beside([sum, ...against]), signed(points - par, 'points', words)];
}

/** Yaku that count with their worth; those that were made and count for nothing struck out. */
function yakuLines(
  { view, settlement, words }: SettlementInput,
  seat: Seat,
  { width, names }: LinesSetting,
): readonly Ends[] {
  const ends = ({ id, value }: YakuMade, counts: boolean): readonly Ends[] => {
    const ink = counts ? 'gold' : 'dim';
    const worth = whole(words.yakuValue(value, view.yakuUnit), { ink, bold: counts });
    const name = word(words.yaku(id), { ink, bold: counts });
    const [left, right] = counts ? [name, worth] : [struck(name), struck(worth)];
    const isTogether = names === 'short' || left.width + GAP + right.width <= width;
    if (isTogether) return [[left, right]];
    return [
      [left, whole('')],
      [whole(''), right],
    ];
  };
  const teyaku = settlement.teyaku.filter((held) => held.seat === seat);
  return [
    ...[...teyaku, ...(settlement.yaku[seat] ?? [])].flatMap((yaku) => ends(yaku, true)),
    ...(settlement.void[seat] ?? []).flatMap((yaku) => ends(yaku, false)),
  ];
}

/** What the seat owns now, and what the round brought it; stones are told with the payments. */
function broughtLine(input: SettlementInput, seat: Seat, width: number): Ends | null {
  const { view, settlement, words } = input;
  if (view.unit === 'stones') return null;
  const total = amount(settlement.totals[seat] ?? 0, view.unit, words);
  const brought = signed(settlement.scores[seat] ?? 0, view.unit, words);
  const name = label(words.total);
  const isNamed = name.width + total.width + brought.width + 2 * GAP <= width;
  if (isNamed) return [beside([name, total]), brought];
  return [brought, beside([label('='), total], 2)];
}

/** Every payment with its reason, and what that makes of what each seat owns. */
function paymentScene(input: SettlementInput, payments: readonly Piece[]): Scene {
  const h = BOTTOM - TOP - TOTAL_HEIGHT - BETWEEN;
  const rect = { x: MARGIN, y: TOP, w: INNER, h };
  const pitch = Math.min(PITCH_MOST, (h - PAD) / payments.length);
  const totals = { ...rect, y: BOTTOM - TOTAL_HEIGHT, h: TOTAL_HEIGHT };
  const { view } = input;
  return {
    background: 'felt',
    items: [
      ...heading(input),
      ...tray(rect, 'panel'),
      ...stacked(payments, { ...padding(rect), pitch }),
      ...view.seats.flatMap(({ seat }) =>
        ownership(input, seat, column(totals, seat, view.seats.length)),
      ),
    ],
  };
}

function ownership(input: SettlementInput, seat: Seat, rect: Rect): readonly Item[] {
  const { view, settlement, words } = input;
  const lines = [
    beside([badge(seat), ...loans(settlement.borrowed?.[seat] ?? 0, words)]),
    word(words.players[seat] ?? '', { bold: true }),
    signed(settlement.scores[seat] ?? 0, view.unit, words),
    amount(settlement.totals[seat] ?? 0, view.unit, words),
  ];
  return [
    ...seatPanel(rect, settlement.winner === seat),
    ...stacked(lines, { ...padding(rect), pitch: LINE }),
  ];
}
