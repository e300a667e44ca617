/** A day of the calendar, such as `2026-11-22`. It begins and ends at another instant in each time zone. */
export type Day = string;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Where a day begins first, and where it ends last: UTC+14 and UTC−12. */
const FIRST_BEGINS = -14 * HOUR;
const LAST_ENDS = DAY + 12 * HOUR;

const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** Making one takes longer than all else that opens a deal. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** Which day it is in a time zone by its IANA name, at an instant in milliseconds since 1970. */
export function dayIn(zone: string, at: number): Day {
  // Swedes write days as ISO 8601 does.
  const format =
    FORMATS.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
  FORMATS.set(zone, format);
  return format.format(at);
}

export function parseDay(text: string): Day | undefined {
  return SHAPE.test(text) && plusDays(text, 0) === text ? text : undefined;
}

/** When a day begins in UTC, in milliseconds since 1970. */
function instantOf(day: Day): number {
  return serialOf(day) * DAY;
}

/** An hour of a day in a time zone, in milliseconds since 1970; one that the clocks leave out is the hour after it. */
export function instantIn(zone: string, day: Day, hour: number): number {
  return instantShowing(zone, instantOf(day) + hour * HOUR);
}

/** What the clocks of a zone show at an instant, as milliseconds since they showed the first of 1970. */
export function shownIn(zone: string, at: number): number {
  return at + offsetAt(zone, at);
}

/** When the clocks of a zone show that. */
export function instantShowing(zone: string, wanted: number): number {
  const first = wanted - offsetAt(zone, wanted);
  // It knows better on which side of a change of clocks it is.
  const second = wanted - offsetAt(zone, first);
  return offsetAt(zone, second) === offsetAt(zone, first) ? second : Math.max(first, second);
}

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(zone: string, at: number): number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, timeStyle: 'short' });
  const [hours = 0, minutes = 0] = format.format(at).split(':').map(Number);
  const local = instantOf(dayIn(zone, at)) + hours * HOUR + minutes * MINUTE;
  return local - at + (at % MINUTE);
}

/** When a day begins where it begins first, in milliseconds since 1970. */
export function firstInstantOf(day: Day): number {
  return instantOf(day) + FIRST_BEGINS;
}

/** When a day is over everywhere, in milliseconds since 1970. */
export function overEverywhereAt(day: Day): number {
  return instantOf(day) + LAST_ENDS;
}

/** The first day whose deal can still be played somewhere. */
export function firstOpenDay(now: number): Day {
  return plusDays(dayIn('UTC', now - LAST_ENDS), 1);
}

/** The days whose deals can be played somewhere, the first of them first. */
export function openDays(now: number): readonly Day[] {
  const first = firstOpenDay(now);
  return [0, 1, 2].map((days) => plusDays(first, days)).filter((day) => firstInstantOf(day) <= now);
}

export function plusDays(day: Day, days: number): Day {
  return dayIn('UTC', (serialOf(day) + days) * DAY);
}

/** From 0 for Monday; the first of 1970 was a Thursday. */
export function weekdayOf(day: Day): number {
  return (((serialOf(day) + 3) % 7) + 7) % 7;
}

export function mondayOf(day: Day): Day {
  return plusDays(day, -weekdayOf(day));
}

/** Counts weeks from Monday to Sunday, the first of 1970 in week 0. */
export function weekOf(day: Day): number {
  return Math.floor((serialOf(day) + 3) / 7);
}

/** How many days after the first of 1970, by the Gregorian calendar: years are counted from March. */
function serialOf(day: Day): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [years, months] = month > 2 ? [year, month - 3] : [year - 1, month + 9];
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return years * 365 + leaps + Math.floor((153 * months + 2) / 5) + date - 719_469;
}

/** `20261122`. */
export function numberOf(day: Day): number {
  return Number(day.replaceAll('-', ''));
}
