import type { Words } from '../words/words.ts';
import { truncate } from './truncate.ts';

export const MAX_ALT = 1024;

const END = /[.!?。！？]$/;

/** The description of a picture: whole sentences, the most decisive first, as many as Discord takes. */
export function described(lines: readonly string[], words: Words): string {
  return closestDescription([lines], words, '\n');
}

/** The same, told in the first way that Discord takes to the end, else in the last. */
export function closestDescription(
  tellings: Iterable<readonly string[]>,
  words: Words,
  between: string,
): string {
  let sentences: readonly string[] = [];
  for (const lines of tellings) {
    sentences = lines.map((line) => (END.test(line) ? line : `${line}${words.stop}`));
    const whole = sentences.join(between);
    if (whole.length <= MAX_ALT) return whole;
  }
  let text = '';
  for (const sentence of sentences) {
    const longer = text === '' ? sentence : `${text}${between}${sentence}`;
    if (longer.length > MAX_ALT) break;
    text = longer;
  }
  return text === '' ? truncate(sentences[0] ?? '', MAX_ALT) : text;
}
