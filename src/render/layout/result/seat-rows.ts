import type { Seat } from '../../../engine/core/game.ts';
import type { Times } from '../../../engine/round/event.ts';
import type { Item, Rect } from '../../scene.ts';
import { amount, BADGE_WIDTH, badge, beside, label, signed, whole, word } from '../line.ts';
import { column, GAP, INNER, LINE, PAD, padded, rowsIn, SIDE_BY_SIDE, tray } from '../pieces.ts';
import { timesLabels } from '../poster.ts';
import { atEnds, teamSign } from '../seat-lines.ts';
import { hasWon, marksOf, type SettlementInput } from './won.ts';

/** A name has so much in its row before the total gives way. */
const NAME_ENOUGH = 230;
const ROW_GAP = 6;
const ROW_MOST = 92;
/** From one line to the next in rows that are as low as can be. */
export const ROW_LEAST = 46;
const LARGE = 44;

/** A row for each seat that the round concerned: who, what multiplied what it pays, and what the round brought it. */
export function seatRows(
  input: SettlementInput,
  seats: readonly Seat[],
  rect: Rect,
): readonly Item[] {
  const columns = columnsOf(seats.length);
  const rows = Math.ceil(seats.length / columns);
  const slots = rowsIn(rect, rows, { gap: ROW_GAP, most: ROW_MOST });
  return seats.flatMap((seat, index) => {
    const slot = slots[index % rows] ?? rect;
    return seatRow(input, seat, column(slot, Math.floor(index / rows), columns));
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
  const inner = padded(rect);
  const y = Math.round(rect.y + (rect.h - LINE) / 2);
  const rights = [
    beside([brought, total], 3 * GAP),
    beside([brought, ...marks, owned], 2 * GAP),
    brought,
  ];
  const least = Math.min(name.width, NAME_ENOUGH + BADGE_WIDTH);
  const told = beside(timesLabels(timesFor(input, seat), words));
  // The total and then letters of the name give way to what multiplied.
  const taken = least + 2 * GAP + (told.width === 0 ? 0 : told.width + 2 * GAP);
  const right = rights.find(({ width }) => taken + width <= inner.w) ?? brought;
  const called = name.within(Math.max(least, inner.w - right.width - (taken - least)));
  return [
    ...tray(rect, isFirst ? 'lit' : 'panel'),
    ...atEnds([beside([called, told], 2 * GAP), right], {
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
