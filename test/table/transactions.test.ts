import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { seedFrom } from '../../src/engine/core/random.ts';
import { MOVE_TIME } from '../../src/model/clock.ts';
import { openStore, type SqliteStore } from '../../src/store/sqlite/open-store.ts';
import type { Store } from '../../src/table/store.ts';
import { dump } from '../support/dump.ts';
import { ownFolder } from '../support/own-folder.ts';
import { type Room, room } from './support/a-table.ts';
import { again, dealt, lobby, playOut } from './support/matches.ts';
import { done } from './support/outcomes.ts';
import { AKI, BENI, CHIKA, HERE, SERVER } from './support/people.ts';

describe('whoever listens', () => {
  /** A room over a store with other transactions, and the versions that were told. */
  function listening(transaction: (store: Store) => Store['transaction']) {
    const store = openStore(':memory:');
    const made = room({ store: { ...store, transaction: transaction(store) } });
    const told: number[] = [];
    made.tables.onChange(({ match }) => told.push(match.version));
    return { ...made, told };
  }

  test('is told once the change is committed and whoever made it has gone on', async () => {
    const events: string[] = [];
    const made = listening((store) => async (work) => {
      const result = await store.transaction(work);
      events.push('committed');
      return result;
    });
    made.tables.onChange(() => events.push('told'));
    await lobby(made.tables, 'botan-cho', AKI);
    events.push('gone on');
    await nextTurn();
    expect(events).toEqual(['committed', 'gone on', 'told']);
  });

  test('is told nothing of what is undone', async () => {
    let fails = true;
    const { tables, told } = listening(
      (store) => (work) =>
        store.transaction(async (queries) => {
          const result = await work(queries);
          if (fails) throw new Error('lost at the end');
          return result;
        }),
    );
    await expect(lobby(tables, 'botan-cho', AKI)).rejects.toThrow('lost at the end');
    await nextTurn();
    expect(told).toEqual([]);
    fails = false;
    await lobby(tables, 'botan-cho', AKI);
    await nextTurn();
    expect(told).toEqual([0]);
  });
});

describe('a transaction that another database has run again', () => {
  const folder = ownFolder();
  const rooms: Room[] = [];

  afterEach(async () => {
    for (const { store } of rooms.splice(0)) await store.close();
  });

  /** All work of a transaction is done, undone and done again. */
  function twice(store: SqliteStore): SqliteStore {
    const again = new Error('to be run again');
    return {
      ...store,
      async transaction(work) {
        const first = store.transaction(async (queries) => {
          await work(queries);
          throw again;
        });
        await first.catch((error) => {
          if (error !== again) throw error;
        });
        return await store.transaction(work);
      },
    };
  }

  /** Everything that use cases store in a season; gives what was told of it. */
  async function playSeason({ tables, store, clock }: Room): Promise<readonly string[]> {
    const told: string[] = [];
    tables.onChange((change) => told.push(JSON.stringify(change)));
    await store.putServerSettings(SERVER, { clock: '60s' });
    const first = await playOut(tables, await dealt(tables, 'hana-awase', AKI, BENI, CHIKA));
    let match = await again(tables, first, BENI, AKI, CHIKA);
    clock.now += MOVE_TIME['60s'] ?? 0;
    expect(await tables.timers.timeOver(match.id)).toMatchObject({ ok: true });
    match = done(await tables.leaving.leave(HERE, CHIKA));
    done(await tables.lobby.join(HERE, CHIKA));
    done(await tables.leaving.stop({ at: HERE, person: AKI, mayManage: true }));
    await lobby(tables, 'botan-cho', AKI);
    clock.now += 1000;
    await tables.timers.passTime(new Map([[match.id, 500]]));
    await tables.timers.clockWasSet(5000);
    expect(await tables.ranking.closeSeason(SERVER, 1)).toMatchObject({ number: 1 });
    await tables.ranking.recountRatings(SERVER);
    await tables.servers.left(SERVER);
    await tables.privacy.forgetPerson(AKI);
    await tables.privacy.finishErasures();
    await nextTurn();
    return told;
  }

  test('takes effect once, whatever the use case', async () => {
    const results = [];
    for (const [name, repeat] of [
      ['once', (store: SqliteStore) => store] as const,
      ['twice', twice] as const,
    ]) {
      const path = join(folder, `${name}.sqlite`);
      // Drawn again where the work is run again, so it is the same each time.
      const entropy = () => new Uint8Array(32).fill(7);
      const seedOf = () => seedFrom(new Uint8Array(16).fill(7));
      const made = room({ store: repeat(openStore(path)), entropy, seedOf });
      rooms.push(made);
      const told = await playSeason(made);
      results.push({ told, stored: dump(path) });
    }
    expect(results[0]?.told.length).toBeGreaterThan(20);
    expect(results[1]).toEqual(results[0]);
  });
});
