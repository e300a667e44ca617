import type { Words } from './words.ts';

const LISTS = {
  // British English: no comma before "and".
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  ja: new Intl.ListFormat('ja', { type: 'conjunction' }),
};
const CHOICES = {
  en: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
  ja: new Intl.ListFormat('ja', { type: 'disjunction' }),
};

/** `Aya, Ben and Cai`. */
export function listed(items: readonly string[], words: Words): string {
  return LISTS[words.language].format(items);
}

/** `3, 6 or 12`. */
export function eitherOf(items: readonly string[], words: Words): string {
  return CHOICES[words.language].format(items);
}

/** `Round, Length`: where items may hold an "and" of their own, and in tight places. */
export function inRow(items: readonly string[], words: Words): string {
  return items.join(words.language === 'ja' ? '、' : ', ');
}
