import { say } from './words.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** @type {readonly (readonly [Intl.RelativeTimeFormatUnit, number])[]} */
const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', 1],
];
/** @type {Readonly<Record<string, Intl.DateTimeFormatOptions>>} */
const STYLES = {
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

/**
 * When a message was sent, as Discord writes it.
 * @param {string} iso
 */
export function sentAt(iso) {
  const date = new Date(iso);
  const time = date.toLocaleTimeString(locale(), { timeStyle: 'short' });
  const days = Math.round((startOfDay(new Date()) - startOfDay(date)) / (DAY * 1000));
  if (days === 0) return `${say('today')} ${time}`;
  if (days === 1) return `${say('yesterday')} ${time}`;
  return `${date.toLocaleDateString(locale(), { dateStyle: 'short' })} ${time}`;
}

/** @param {Date} date */
function startOfDay(date) {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** @param {string | number} when in ISO's form, or milliseconds since 1970 */
export function clockTime(when) {
  return new Date(when).toLocaleTimeString(locale(), { timeStyle: 'short' });
}

/**
 * A timestamp of Discord's markdown, `<t:seconds:style>`.
 * @param {number} seconds since 1970
 * @param {string} style
 */
export function timestamp(seconds, style) {
  if (style === 'R') return relative(seconds);
  return new Intl.DateTimeFormat(locale(), STYLES[style] ?? STYLES['f']).format(seconds * 1000);
}

/** @param {number} seconds since 1970 */
function relative(seconds) {
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
