const ELLIPSIS = '…';

/** The text, or its beginning and `…`, in at most `max` UTF-16 units; no character is halved. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.slice(0, max - ELLIPSIS.length);
  return `${start.replace(/[\ud800-\udbff]$/, '').trimEnd()}${ELLIPSIS}`;
}

/** How long a text is, in whatever unit; what is cut off a text makes it shorter. */
export type Measure = (text: string) => number;

/**
 * The first lines of a text that fit into `max` by that measure, with a line of `…` below them; of a text
 * whose first line is too long, its beginning and `…`.
 */
export function truncateLines(text: string, max: number, measure: Measure): string {
  if (measure(text) <= max) return text;
  const lines = text.split('\n');
  while (lines.length > 1) {
    lines.pop();
    const kept = [...lines, ELLIPSIS].join('\n');
    if (measure(kept) <= max) return kept;
  }
  let kept = lines[0] ?? '';
  do kept = truncate(kept, kept.length - 1);
  while (kept.length > ELLIPSIS.length && measure(kept) > max);
  return kept;
}

/**
 * The newest lines that fit into `max` UTF-16 units with their line breaks; the older ones give way
 * to a line of `…`.
 */
export function truncateOldest(lines: readonly string[], max: number): string {
  const whole = lines.join('\n');
  if (whole.length <= max) return whole;
  const kept: string[] = [];
  let length = ELLIPSIS.length;
  for (const line of lines.toReversed()) {
    length += line.length + 1;
    if (length > max) break;
    kept.unshift(line);
  }
  return kept.length === 0 ? truncate(lines.at(-1) ?? '', max) : [ELLIPSIS, ...kept].join('\n');
}
