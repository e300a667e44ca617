/** Far more than any bot has. */
const MOST_SHARDS = 16_384;

/** The numbers in a list of numbers and ranges, such as `0,2,5-7`; none if it isn't one. */
export function shardIds(text: string): readonly number[] {
  const parts = text.split(',').map((part) => /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(part.trim()));
  const ids = parts.map((part) => {
    const [first, last] = [Number(part?.[1]), Number(part?.[2] ?? part?.[1])];
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  });
  return ids.some(({ length }) => length === 0) ? [] : ids.flat();
}

/** What is wrong with the settings of the shards, as a sentence. */
export function shardProblem(given: {
  readonly part: string | undefined;
  readonly all: string | undefined;
  readonly ids: readonly number[];
  readonly count: number;
}): string | undefined {
  const { part, all, ids, count } = given;
  if (all === undefined) return 'SHARDS needs SHARD_COUNT beside it: how many shards there are.';
  if (part === undefined) return 'SHARD_COUNT needs SHARDS beside it: those of this process.';
  if (count < 1 || count > MOST_SHARDS)
    return `SHARD_COUNT must be a whole number from 1 to ${MOST_SHARDS}, not "${all}".`;
  if (ids.length === 0)
    return `SHARDS must be numbers and ranges, such as 0-15 or 0,2,5-7, not "${part}".`;
  const beyond = ids.find((id) => id >= count);
  if (beyond !== undefined)
    return `SHARDS names ${beyond}, but with SHARD_COUNT ${count} the last one is ${count - 1}.`;
  const twice = ids.find((id, index) => ids.indexOf(id) < index);
  return twice === undefined ? undefined : `SHARDS names ${twice} twice.`;
}
