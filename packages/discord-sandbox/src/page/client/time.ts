import { say } from './words.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', 1],
];
const STYLES: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

function locale() {
  return document.documentElement.lang;
}

/** When a message was sent, as Discord writes it. */
export function sentAt(iso: string) {
  const date = new Date(iso);
  const time = date.toLocaleTimeString(locale(), { timeStyle: 'short' });
  const days = Math.round((startOfDay(new Date()) - startOfDay(date)) / (DAY * 1000));
  if (days === 0) return `${say('today')} ${time}`;
  if (days === 1) return `${say('yesterday')} ${time}`;
  return `${date.toLocaleDateString(locale(), { dateStyle: 'short' })} ${time}`;
}

function startOfDay(date: Date) {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** @param when in ISO's form, or milliseconds since 1970 */
export function clockTime(when: string | number) {
  return new Date(when).toLocaleTimeString(locale(), { timeStyle: 'short' });
}

/**
 * A timestamp of Discord's markdown, `<t:seconds:style>`.
 * @param seconds since 1970
 */
export function timestamp(seconds: number, style: string) {
  if (style === 'R') return relative(seconds);
  return new Intl.DateTimeFormat(locale(), STYLES[style] ?? STYLES['f']).format(seconds * 1000);
}

/** @param seconds since 1970 */
function relative(seconds: number) {
  const away = seconds - Date.now() / 1000;
  const [unit, length] = UNITS.find(([, size]) => Math.abs(away) >= size) ?? ['second', 1];
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  return format.format(Math.round(away / length), unit);
}

const REFRESH_MS = 5000;

/** Keeps "in 5 minutes" true. */
export function refreshTimestamps() {
  setInterval(() => {
    for (const time of document.querySelectorAll('time[data-seconds]')) {
      if (!(time instanceof HTMLElement)) continue;
      time.textContent = timestamp(Number(time.dataset['seconds']), time.dataset['style'] ?? 'f');
    }
  }, REFRESH_MS);
}
