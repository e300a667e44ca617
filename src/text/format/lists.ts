import type { Words } from '../words/words.ts';

type Kind = 'conjunction' | 'disjunction';

const formats = new Map<string, Intl.ListFormat>();

function format(items: readonly string[], type: Kind, tag: string): string {
  const key = `${type} ${tag}`;
  const known = formats.get(key) ?? new Intl.ListFormat(tag, { type });
  formats.set(key, known);
  return known.format(items);
}

/** `Aya, Ben and Cai`; in Korean a bare row: its “및” is for contracts. */
export function listed(items: readonly string[], words: Words): string {
  if (words.language === 'ko') return inRow(items, words);
  return format(items, 'conjunction', words.formats);
}

/** `3, 6 or 12`. */
export function eitherOf(items: readonly string[], words: Words): string {
  return format(items, 'disjunction', words.formats);
}

/** `Round, Length`: where items may hold an "and" of their own, and in tight places. */
export function inRow(items: readonly string[], words: Words): string {
  return items.join(words.comma);
}
