import { expect, test } from 'vitest';
import { servesServer, shardOf } from '../../src/model/shards.ts';

test.each([
  ['197038439483310086', 16, 2],
  ['197038439483310086', 1, 0],
  ['1421000000000000000', 64, 7],
])('the server %s belongs, among %i shards, to the shard %i', (serverId, count, shard) => {
  expect(shardOf(serverId, count)).toBe(shard);
});

test('a process serves the servers of its shards', () => {
  expect(servesServer({ count: 16, ids: [1, 2] }, '197038439483310086')).toBe(true);
  expect(servesServer({ count: 16, ids: [0, 1] }, '197038439483310086')).toBe(false);
});
