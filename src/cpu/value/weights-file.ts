import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Seed } from '../../engine/core/random.ts';
import { FEATURES_VERSION, type Layout } from './layout.ts';

export interface Learned {
  readonly seats: number;
  readonly seed: Seed;
  /** Rounds played to learn them. */
  readonly rounds: number;
  readonly features: number;
  /** See `fingerprintOf`. */
  readonly rules: string;
  /** How far ahead or behind a seat is after a round, on average, in the unit of the totals. */
  readonly spread: number;
  /** The scale of each table as a `Float32`, then each weight as an `Int8`; gzipped, in base64. */
  readonly weights: string;
}

export interface WeightsFile {
  readonly game: string;
  readonly learned: readonly Learned[];
}

export function weightsPath(game: string): URL {
  return new URL(`./weights/${game}.json`, import.meta.url);
}

export function readWeights(game: string): WeightsFile {
  const path = weightsPath(game);
  if (!existsSync(path)) return { game, learned: [] };
  return JSON.parse(readFileSync(path, 'utf8')) as WeightsFile;
}

/** The weights of a text made by `packWeights`. Throws `RangeError` on weights of another layout. */
export function unpackWeights({ tables, size }: Layout, { features, weights: text }: Learned) {
  const bytes = gunzipSync(Buffer.from(text, 'base64'));
  const start = (tables.length - 1) * Float32Array.BYTES_PER_ELEMENT;
  if (features !== FEATURES_VERSION || bytes.length !== start + size) {
    throw new RangeError(`weights of features ${features}, ${bytes.length - start} of ${size}`);
  }
  const weights = new Float64Array(size);
  for (let table = 0; table < tables.length - 1; table++) {
    const scale = bytes.readFloatLE(table * Float32Array.BYTES_PER_ELEMENT);
    const end = tables[table + 1] ?? size;
    for (let at = tables[table] ?? 0; at < end; at++)
      weights[at] = bytes.readInt8(start + at) * scale;
  }
  return weights;
}
