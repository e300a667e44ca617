import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import { dump } from '../support/dump.ts';
import { ownFolder } from '../support/own-folder.ts';
import { room } from '../table/support/a-table.ts';
import { lobby } from '../table/support/matches.ts';
import { done } from '../table/support/outcomes.ts';
import { AKI, BENI, CHIKA, DAIGO, HERE, SERVER } from '../table/support/people.ts';
import { olderDatabase } from './support/older-database.ts';

const folder = ownFolder();
const path = join(folder, 'store.sqlite');

/** By match: everybody who is kept beside it, in order. */
function kept(): Readonly<Record<number, readonly string[]>> {
  const rows = JSON.parse(dump(path)['match_person'] ?? '[]') as readonly Record<string, unknown>[];
  for (const row of rows) expect(row['server_id']).toBe(SERVER);
  const byMatch = Object.groupBy(rows, ({ match_id: id }) => Number(id));
  return Object.fromEntries(
    Object.entries(byMatch).map(([id, people]) => [
      id,
      (people ?? []).map(({ person_id: person }) => String(person)).toSorted(),
    ]),
  );
}

test('whoever comes to a table, goes, is sent away or wants to stop is kept beside the match', async () => {
  const { tables, store } = room({ path });
  const { id } = await lobby(tables, 'hana-awase', AKI, BENI, CHIKA);
  expect(kept()).toEqual({ [id]: [AKI.id, BENI.id, CHIKA.id] });
  done(await tables.leaving.leave(HERE, CHIKA));
  expect(kept()).toEqual({ [id]: [AKI.id, BENI.id] });
  done(await tables.lobby.freeSeat({ at: HERE, person: AKI, occupant: { personId: BENI.id } }));
  expect(kept()).toEqual({ [id]: [AKI.id, BENI.id] });
  done(await tables.lobby.join(HERE, DAIGO));
  done(await tables.leaving.leave(HERE, AKI));
  expect(kept()).toEqual({ [id]: [BENI.id, DAIGO.id] });
  await store.close();
});

test('a database of an older version is brought up to date with everybody in its matches', async () => {
  const seat = (id: string) => ({ type: 'person', person: { id, name: id }, away: false });
  const computer = { type: 'computer', number: 1 };
  const match = (host: string, players: object[], barred: object[], votes: string[]) =>
    `insert into match (server_id, channel_id, game, options, status, host_id, players, version, opened_at, changed_at, barred, stop_votes)
     values ('${SERVER}', 'c', 'koi-koi', '{}', 'over', '${host}', '${JSON.stringify(players)}', 0, 1, 1, '${JSON.stringify(barred)}', '${JSON.stringify(votes)}');`;
  olderDatabase(
    path,
    '0003_leaderboards',
    match('1', [seat('1'), computer, seat('2')], [], ['2']) +
      match('3', [seat('former-4')], [{ id: '5', name: 'five' }], ['6', '3']) +
      match('7', [computer], [], []),
  );
  await openStore(path).close();
  expect(kept()).toEqual({ 1: ['1', '2'], 2: ['3', '5', '6', 'former-4'], 3: ['7'] });
});
