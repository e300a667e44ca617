import type { Options, OptionTable, OptionValue } from '../../src/engine/core/game.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { drawsOf, seedOf } from '../../src/engine/core/random.ts';
import { oneOf } from './random-match.ts';

/** Rows tried before the best of them is kept. */
const CANDIDATES = 40;

/** A value of one house rule together with a value of another, as one text. */
type Pair = string;

function pair(a: readonly [string, OptionValue], b: readonly [string, OptionValue]): Pair {
  return `${a[0]}=${a[1]} ${b[0]}=${b[1]}`;
}

/** Every value of every house rule beside every value of every other. */
export function allPairs(table: OptionTable): ReadonlySet<Pair> {
  const pairs = new Set<Pair>();
  const options = Object.entries(table);
  for (const [at, [one, { choices }]] of options.entries()) {
    for (const [other, row] of options.slice(at + 1)) {
      for (const a of choices) for (const b of row.choices) pairs.add(pair([one, a], [other, b]));
    }
  }
  return pairs;
}

/** The pairs of values that these house rules have together. */
export function pairsIn(options: Options): readonly Pair[] {
  const entries = Object.entries(options);
  return entries.flatMap((one, at) => entries.slice(at + 1).map((other) => pair(one, other)));
}

/**
 * House rules for as few matches as a greedy search finds, such that every two values of two rules
 * are played together at least once; the first are the defaults.
 */
export function pairwiseOptions(table: OptionTable): readonly Options[] {
  const draw = drawsOf(seedOf(1), 'pairwise');
  const missing = new Set(allPairs(table));
  const rows: Options[] = [];
  const add = (row: Options) => {
    rows.push(row);
    for (const one of pairsIn(row)) missing.delete(one);
  };
  const gain = (row: Options) => pairsIn(row).filter((one) => missing.has(one)).length;
  add(defaultOptions(table));
  while (missing.size > 0) {
    const tried = Array.from({ length: CANDIDATES }, () => completed(table, [...missing], draw));
    add(tried.reduce((best, row) => (gain(row) > gain(best) ? row : best)));
  }
  return rows;
}

/** A row with one of the missing pairs in it, the rest drawn. */
function completed(
  table: OptionTable,
  missing: readonly Pair[],
  draw: (bound: number) => number,
): Options {
  const wanted = new Map(
    oneOf(missing, draw)
      .split(' ')
      .map((text) => text.split('=') as [string, string]),
  );
  const values = Object.entries(table).map(([id, { choices }]) => {
    const fixed = choices.find((choice) => String(choice) === wanted.get(id));
    return [id, fixed ?? oneOf(choices, draw)];
  });
  return Object.fromEntries(values) as Options;
}
