import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { exportFile } from '../../../src/bot/privacy/privacy-menu.ts';
import { DEFAULT_PERSON_SETTINGS } from '../../../src/model/settings.ts';
import type { PersonalData } from '../../../src/table/privacy/stored-data.ts';

const DATA: PersonalData = {
  personId: '1',
  settings: DEFAULT_PERSON_SETTINGS,
  refusedAt: null,
  names: [{ serverId: '2', name: 'Aki "✿"\n千佳' }],
  hands: [],
  matches: [],
  results: [],
  ratings: [],
};

function rated(count: number): PersonalData {
  const ratings = Array.from({ length: count }, (_, index) => ({
    ...{ serverId: '2', game: 'koi-koi', matchId: index, mu: 25.5, sigma: 8.25 },
    ...{ matches: index, at: index },
  }));
  return { ...DATA, ratings };
}

test.each([0, 1, 49, 50, 51, 100, 101])(
  'a file with %i entries is JSON for people',
  async (count) => {
    const data = rated(count);
    const file = await exportFile(data, 'hanafuda-data');
    expect(file.name).toBe('hanafuda-data.json');
    expect(String(file.data)).toBe(`${JSON.stringify(data, null, 2)}\n`);
  },
);

test('a file that Discord would not take is compressed', async () => {
  const data = rated(60_000);
  const file = await exportFile(data, 'hanafuda-data');
  expect(file.name).toBe('hanafuda-data.json.gz');
  expect(String(gunzipSync(file.data))).toBe(`${JSON.stringify(data, null, 2)}\n`);
});

test('others go first in between', async () => {
  let turns = 0;
  const count = () => {
    turns++;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  await exportFile(rated(20_000), 'hanafuda-data');
  clearImmediate(next);
  expect(turns).toBeGreaterThan(5);
});
