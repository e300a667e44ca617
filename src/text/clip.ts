const ELLIPSIS = '…';

/** The text, or its beginning and `…`, in at most `max` UTF-16 units; no character is halved. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.slice(0, max - ELLIPSIS.length);
  return `${start.replace(/[\ud800-\udbff]$/, '').trimEnd()}${ELLIPSIS}`;
}

/**
 * The newest lines that fit into `max` UTF-16 units with their line breaks; the older ones give way
 * to a line of `…`.
 */
export function clipOldest(lines: readonly string[], max: number): string {
  const whole = lines.join('\n');
  if (whole.length <= max) return whole;
  const kept: string[] = [];
  let length = ELLIPSIS.length;
  for (const line of lines.toReversed()) {
    length += line.length + 1;
    if (length > max) break;
    kept.unshift(line);
  }
  return kept.length === 0 ? clip(lines.at(-1) ?? '', max) : [ELLIPSIS, ...kept].join('\n');
}
