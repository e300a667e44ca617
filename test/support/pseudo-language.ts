import { CardNames } from '../../src/text/words/cards.ts';
import { EN } from '../../src/text/words/en/index.ts';
import type { Words } from '../../src/text/words/words.ts';

/** What is no text for people, or is fixed by its form. */
const KEPT = new Set([
  'language',
  'locales',
  'formats',
  'comma',
  'gap',
  // Discord has rules of its own for these.
  'commands',
  'command',
]);

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ÿ',
  z: 'ž',
};
/** How much longer than English the most talkative languages are. */
const LONGER = 0.4;

/**
 * A language that nobody speaks: English with accents, and each text 40 % longer, as translations
 * tend to be. What is put into a sentence stays as it is there, since it is a text of its own.
 */
export const PSEUDO: Words = {
  ...(translated(EN) as Words),
  language: 'xx',
  endonym: 'Þšéüðö',
  locales: [],
  formats: 'de',
};

function translated(value: unknown, kept: readonly string[] = []): unknown {
  if (typeof value === 'string') return stretched(value, kept);
  if (Array.isArray(value)) return value.map((one) => translated(one, kept));
  if (typeof value === 'function') {
    return (...args: unknown[]) => translated(value(...args), textsIn(args));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, KEPT.has(key) ? one : translated(one, kept)]),
  );
}

function stretched(text: string, kept: readonly string[]): string {
  const pieces = apart(text, kept);
  const own = pieces.filter((_, index) => index % 2 === 0).join('').length;
  const accented = pieces.map((piece, index) =>
    index % 2 === 0 ? piece.replace(/[a-z]/g, (letter) => ACCENTED[letter] ?? letter) : piece,
  );
  return `${accented.join('')}${'·'.repeat(Math.round(own * LONGER))}`;
}

/** The text cut at what was put into it: own pieces and foreign ones in turn. */
function apart(text: string, kept: readonly string[]): readonly string[] {
  if (kept.length === 0) return [text];
  const pattern = kept.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return text.split(new RegExp(`(${pattern})`));
}

/** Every text among the arguments, the longest first. */
function textsIn(args: unknown): readonly string[] {
  if (args instanceof CardNames) return [String(args)];
  const all = Array.isArray(args)
    ? args.flatMap(textsIn)
    : typeof args === 'object' && args !== null
      ? Object.values(args).flatMap(textsIn)
      : typeof args === 'string' && args !== ''
        ? [args]
        : [];
  return [...new Set(all)].toSorted((a, b) => b.length - a.length);
}
