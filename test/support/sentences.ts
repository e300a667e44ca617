import { expect } from 'vitest';
import { words } from '../../src/text/language.ts';
import type { Words } from '../../src/text/words/words.ts';

/** What some text is about, and how it is told: a line, or several, for each language or person. */
export type Told = readonly [about: string, ...lines: readonly (string | null | undefined)[]];

/** What is told in English, then in Japanese. */
export function inBoth(about: string, tell: (own: Words) => readonly string[]): Told {
  return [about, ...tell(words('en')), ...tell(words('ja'))];
}

/**
 * Holds what is told against `test/sentences/<name>.txt`. Read the difference before you renew a file
 * with `npm run test:unit -- -u`.
 */
export async function expectSentences(name: string, told: readonly Told[]): Promise<void> {
  const text = told.map(([about, ...lines]) => [`# ${about}`, ...lines.map(String), ''].join('\n'));
  const file = new URL(`../sentences/${name}.txt`, import.meta.url);
  await expect(text.join('\n')).toMatchFileSnapshot(file.pathname);
}
