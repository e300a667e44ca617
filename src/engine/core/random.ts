import type { CardId } from './cards.ts';
import { hmacOf, hmacStreams } from './hmac256.ts';
import { sfc32Streams } from './sfc32.ts';

/**
 * The whole chance of a match: a key in hexadecimal after the name of the algorithm that turns it
 * into shuffles, so that an old match replays forever. `hmac256:` and 64 digits: nobody who sees
 * some of the cards can tell others. `sfc32:` and 32 digits: matches of version 0.1, tests.
 */
export type Seed = string;

export const SEED_SHAPE =
  'a seed is hmac256: and 64 hexadecimal digits, or sfc32: and 32 hexadecimal digits';

const SEED = /^(?:hmac256:([0-9a-f]{64})|sfc32:([0-9a-f]{32}))$/;

export function isSeed(text: string): text is Seed {
  return SEED.test(text);
}

/** The algorithm for a key of this many bytes. */
const ALGORITHMS: Readonly<Record<number, string>> = { 32: 'hmac256', 16: 'sfc32' };

/** A seed from 32 bytes of the caller's entropy; from 16, a seed of the older format. */
export function seedFrom(bytes: Uint8Array): Seed {
  const algorithm = ALGORITHMS[bytes.length];
  if (algorithm === undefined) throw new RangeError(`a seed takes 32 bytes, not ${bytes.length}`);
  return `${algorithm}:${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The seed of another purpose, from which nobody can tell the first: HMAC-SHA-256 with its key over the
 * name of the purpose, which has no zero byte, as every block of the stream has. A seed of version 0.1
 * stays itself.
 */
export function seedWithin(seed: Seed, purpose: string): Seed {
  const [, strong] = SEED.exec(seed) ?? [];
  return strong === undefined ? seed : `hmac256:${hmacOf(strong, purpose)}`;
}

/** A seed for tests, benchmarks and transcripts: the number in hexadecimal. */
export function seedOf(number: number): Seed {
  return `sfc32:${number.toString(16).padStart(32, '0')}`;
}

/** A whole number from 0 to `bound` − 1, each equally likely. */
export type Draw = (bound: number) => number;

type Streams = (label: string) => Draw;

/** Those of the seed read last: a match draws from one seed again and again. */
let read: { readonly seed: Seed; readonly streams: Streams } | undefined;

/** The random numbers of one purpose (`label`) of a match. The same seed and label give the same. */
export function drawsOf(seed: Seed, label: string): Draw {
  if (read?.seed !== seed) read = { seed, streams: streamsOf(seed) };
  return read.streams(label);
}

function streamsOf(seed: Seed): Streams {
  const [, strong, weak] = SEED.exec(seed) ?? [];
  if (strong !== undefined) return hmacStreams(strong);
  if (weak !== undefined) return sfc32Streams(weak);
  throw new RangeError(`no such seed: ${seed}`);
}

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
