import { expect } from 'vitest';

/** What some text is about, and how it is told: a line, or several, for each language or person. */
export type Told = readonly [about: string, ...lines: readonly (string | null | undefined)[]];

/**
 * Holds what is told against `test/sentences/<name>.txt`. Read the difference before you renew a file
 * with `npm run test:unit -- -u`.
 */
export async function expectSentences(name: string, told: readonly Told[]): Promise<void> {
  const text = told.map(([about, ...lines]) => [`# ${about}`, ...lines.map(String), ''].join('\n'));
  const file = new URL(`../sentences/${name}.txt`, import.meta.url);
  await expect(text.join('\n')).toMatchFileSnapshot(file.pathname);
}
