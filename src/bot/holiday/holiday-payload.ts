import type { HolidayStatus } from '../../model/holiday.ts';
import { timeMark } from '../../text/format/names.ts';
import type { Words } from '../../text/words/words.ts';
import { type Part, selectRow } from '../api/payload.ts';
import { formatCustomId } from '../interaction/custom-id.ts';

/** The argument of the button that ends it. */
export const BACK = 'back';

/** How many days the list offers, as far as they are left. */
const OFFERED = [1, 2, 3, 5, 7, 10, 14, 21, 30, 60, 90];

/** What somebody can do about a holiday in a server; if it has none, that. */
export function holidayParts(
  { limit, left, until }: HolidayStatus,
  { holiday, playing }: Words,
): readonly Part[] {
  if (until !== null) {
    const back = { id: idOf(BACK), label: playing.buttons.back, style: 'success' } as const;
    return [holiday.until(timeMark(until, 'f'), timeMark(until, 'R')), [back]];
  }
  if (limit === 0) return [`-# ${holiday.off}`];
  const offer = holiday.offer(left, limit);
  if (left === 0) return [offer];
  const offered = OFFERED.filter((days) => days <= left).map((days) => {
    return { value: String(days), label: holiday.days(days) };
  });
  return [`${offer}\n-# ${holiday.typed}`, selectRow(idOf(''), offered, holiday.choose)];
}

function idOf(argument: string): string {
  return formatCustomId({ verb: 'holiday', argument });
}
