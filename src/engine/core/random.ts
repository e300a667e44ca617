import type { CardId } from './cards.ts';

/**
 * The whole chance of a match: 128 bits in hexadecimal after the name of the algorithm that turns
 * them into shuffles, so that an old match replays for ever: `sfc32:` and 32 hex digits.
 */
export type Seed = string;

/** What a seed looks like, for who gave something else. */
export const SEED_SHAPE = 'a seed is sfc32: and 32 hexadecimal digits';

const SEED = /^sfc32:[0-9a-f]{32}$/;
const WORD = 8;

/** True for a text that is a seed this engine can shuffle with. */
export function isSeed(text: string): text is Seed {
  return SEED.test(text);
}

/** A seed from 16 bytes of the caller's entropy. */
export function seedFrom(bytes: Uint8Array): Seed {
  if (bytes.length !== 16) throw new RangeError(`a seed takes 16 bytes, not ${bytes.length}`);
  return `sfc32:${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** A seed for tests, benchmarks and transcripts: the number in hexadecimal. */
export function seedOf(number: number): Seed {
  return `sfc32:${number.toString(16).padStart(32, '0')}`;
}

type Words = readonly [number, number, number, number];

/** The seed read last: a match draws from one seed again and again. */
let read: { readonly seed: Seed; readonly words: Words } = { seed: '', words: [0, 0, 0, 0] };

function wordsOf(seed: Seed): Words {
  if (read.seed !== seed) read = { seed, words: parseWords(seed) };
  return read.words;
}

function parseWords(seed: Seed): Words {
  if (!isSeed(seed)) throw new RangeError(`no such seed: ${seed}`);
  const at = (index: number) => {
    const start = 'sfc32:'.length + index * WORD;
    return Number.parseInt(seed.slice(start, start + WORD), 16) | 0;
  };
  return [at(0), at(1), at(2), at(3)];
}

/**
 * FNV-1a over the label and the word's own suffix, folded into each word, so that every purpose has
 * a stream of its own.
 */
function fold(word: number, label: string, suffix: string): number {
  let hash = fnv(fnv(word ^ 0x811c9dc5, label), suffix);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return hash ^ (hash >>> 15);
}

function fnv(start: number, text: string): number {
  let hash = start;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

/** Chris Doty-Humphrey's sfc32: 128 bits of state, passes PractRand. Yields 32-bit unsigned words. */
function sfc32(seed: Seed, label: string): () => number {
  let [a, b, c, counter] = wordsOf(seed);
  a = fold(a, label, '');
  b = fold(b, label, '/b');
  c = fold(c, label, '/c');
  counter = fold(counter, label, '/d');
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

/** A whole number from 0 to `bound` − 1, each equally likely. */
export type Draw = (bound: number) => number;

/** The random numbers of one purpose (`label`) of a match. The same seed and label give the same. */
export function drawsOf(seed: Seed, label: string): Draw {
  const next = sfc32(seed, label);
  return (bound) => {
    let word = next();
    // The first 2³² mod `bound` words would make the lowest numbers likelier; each is below `bound`.
    while (word < bound && word < 2 ** 32 % bound) word = next();
    // The remainder, exact for every word: `%` of a whole shuffle takes half as long again.
    return word - Math.floor(word / bound) * bound;
  };
}

/** The cards in an order drawn for one purpose of a match. */
export function shuffle(cards: readonly CardId[], seed: Seed, label: string): readonly CardId[] {
  return shuffleBy(cards, drawsOf(seed, label));
}

/** The cards in an order drawn by `draw` (Fisher–Yates, unbiased). */
export function shuffleBy(cards: readonly CardId[], draw: Draw): readonly CardId[] {
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last--) {
    const pick = draw(last + 1);
    const held = order[last] as CardId;
    order[last] = order[pick] as CardId;
    order[pick] = held;
  }
  return order;
}
