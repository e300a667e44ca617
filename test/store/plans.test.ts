import { expect, test, vi } from 'vitest';
import type { Queries } from '../../src/store/queries/store-queries.ts';
import { sqliteConnection } from '../../src/store/sqlite/connection.ts';
import { openDatabase } from '../../src/store/sqlite/database/database.ts';

/** How SQLite looks for what a call asks: a line for each table or index that it reads. */
async function planOf(call: (queries: Queries) => Promise<unknown>): Promise<readonly string[]> {
  const db = openDatabase(':memory:');
  const prepare = vi.spyOn(db.$client, 'prepare');
  const { alone } = sqliteConnection(db, { name: ':memory:', remedy: '' }, undefined);
  await alone(call);
  const [asked = ''] = prepare.mock.lastCall ?? [];
  const values = Array.from(asked.matchAll(/\?/g), () => 1);
  const plan = db.$client.prepare(`explain query plan ${asked}`).all(values);
  return (plan as { detail: string }[]).map(({ detail }) => detail);
}

test('what is to be shown is found without reading what has long been shown', async () => {
  const plan = await planOf(({ unposted }) => unposted());
  const scans = plan.filter((detail) => detail.startsWith('SCAN'));
  // Each index has only what is not done with yet.
  expect(scans.map((detail) => detail.split(' INDEX ')[1])).toEqual([
    'match_one_a_channel',
    'table_message_behind_end',
    'replaced_message_of_match',
  ]);
});

const OWN_RESULTS = ['result_in_server (server_id=? AND person_id=?)'];

test.each([
  ['a press', ({ seen }: Queries) => seen('1', ['2'])],
  [
    'a hint',
    (queries: Queries) => queries.finishedGames({ serverId: '1', personId: '2', most: 3 }),
  ],
])(
  'how often somebody has played is found for %s without reading what others of the server played',
  async (_, asked) => {
    const results = (await planOf(asked)).filter((detail) => detail.startsWith('SEARCH result'));
    expect(results.map((detail) => detail.split(' INDEX ')[1])).toEqual(OWN_RESULTS);
  },
);
