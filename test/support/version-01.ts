import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Match } from '../../src/model/match.ts';
import { drizzle } from '../../src/store/drizzle.ts';

const FOLDER = new URL('../fixtures/0.1/', import.meta.url);

/** How a match ended: after how many moves, and with what. */
interface End {
  readonly moves: number;
  readonly totals: readonly number[] | undefined;
  readonly seating: readonly number[] | undefined;
}

/**
 * Makes a database as version 0.1 left it, with matches whose rules have been settled otherwise since: two
 * that are over, six being played, three lobbies.
 */
export function databaseOf01(path: string): void {
  writeFileSync(path, gunzipSync(readFileSync(new URL('matches.sqlite.gz', FOLDER))));
  const { $client } = drizzle(path);
  // What else that version wrote.
  $client.exec(readFileSync(new URL('settings.sql', FOLDER), 'utf8'));
  $client.close();
}

/**
 * What came of them there: the stored results, and by match how those being played ended when everybody made
 * the first move they could.
 */
export const expected = JSON.parse(readFileSync(new URL('expected.json', FOLDER), 'utf8')) as {
  readonly results: readonly Readonly<Record<string, unknown>>[];
  readonly ends: Readonly<Record<string, End>>;
};

export function endOf({ version, state }: Match, from: number): End {
  return { moves: version - from, totals: state?.totals, seating: state?.seating };
}
