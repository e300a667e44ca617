import { gzipSync } from 'node:zlib';
import type { Layout } from '../../cpu/value/layout.ts';

/** The most that one byte says of a weight. */
const MOST = 127;

/** Weights as a text a few hundredths of their size. */
export function packWeights({ tables }: Layout, weights: Float64Array): string {
  const scales = new Float32Array(tables.length - 1);
  const bytes = new Int8Array(weights.length);
  for (let table = 0; table < scales.length; table++) {
    const [start = 0, end = 0] = tables.slice(table, table + 2);
    const most = weights.subarray(start, end).reduce((all, one) => Math.max(all, Math.abs(one)), 0);
    scales[table] = most / MOST;
    if (most === 0) continue;
    for (let at = start; at < end; at++) bytes[at] = Math.round(((weights[at] ?? 0) / most) * MOST);
  }
  const all = Buffer.concat([Buffer.from(scales.buffer), Buffer.from(bytes.buffer)]);
  return gzipSync(all, { level: 9 }).toString('base64');
}
