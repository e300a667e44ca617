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
  const fits = (kept: string) => measure(kept) <= max;
  if (fits(text)) return text;
  const lines = text.split('\n');
  const beginning = (count: number) => [...lines.slice(0, count), ELLIPSIS].join('\n');
  const count = mostThat(lines.length - 1, (some) => fits(beginning(some)));
  if (count > 0) return beginning(count);
  const [first = ''] = lines;
  const length = mostThat(first.length - 1, (some) => fits(truncate(first, some)));
  return truncate(first, Math.max(length, ELLIPSIS.length));
}

/** The largest of 1 to `most` for which it holds, if it holds for every smaller one too; 0: it holds for none. */
function mostThat(most: number, holds: (count: number) => boolean): number {
  let [holding, failing] = [0, most + 1];
  while (failing - holding > 1) {
    const middle = (holding + failing) >> 1;
    if (holds(middle)) holding = middle;
    else failing = middle;
  }
  return holding;
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
