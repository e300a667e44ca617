import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Person, Player } from '../../../src/model/match.ts';
import { openStore, type SqliteStore } from '../../../src/store/sqlite/open-store.ts';
import type { SeatPlace } from '../../../src/table/ranking/ranking-store.ts';
import { keepRatings, recountRatings } from '../../../src/table/ranking/ratings.ts';
import { endTable } from '../../store/support/a-lobby.ts';
import { pseudonymize } from '../../store/support/pseudonymize.ts';
import { seated } from '../../support/a-match.ts';

const SERVER = 's';
const GAMES = ['mushi', 'suhara-bana', 'koi-koi'] as const;
const PEOPLE: readonly Person[] = ['Aki', 'Beni', 'Chika', 'Daigo', 'Emi', 'Fumi'].map(
  (name, index) => ({ id: String(index + 1), name }),
);

/** A match as it ended: who sat there (none of the people: a computer), and their places. */
interface Ended {
  readonly game: string;
  readonly isRated: boolean;
  readonly seats: readonly { readonly person: number; readonly place: number }[];
  readonly at: number;
}

const ended: fc.Arbitrary<Ended> = fc.record({
  game: fc.constantFrom(...GAMES),
  isRated: fc.boolean(),
  // Clocks are set back now and then.
  at: fc.integer({ min: 1, max: 50 }),
  seats: fc.uniqueArray(fc.record({ person: fc.nat(7), place: fc.integer({ min: 1, max: 5 }) }), {
    selector: ({ person }) => person,
    minLength: 1,
    maxLength: 5,
  }),
});

async function play(store: SqliteStore, match: Ended, people = PEOPLE): Promise<void> {
  const players = match.seats.map(({ person }): Player => {
    const sits = people[person];
    return sits === undefined
      ? { type: 'computer', number: 1, strength: person === 6 ? 'easy' : 'strong' }
      : seated(sits);
  });
  const { game, isRated, at } = match;
  const ended = match.seats.map(({ person, place }) => ({ person: people[person] ?? null, place }));
  const over = { serverId: SERVER, game, isRated, players, at };
  // Whoever has deleted their data is no longer known by name.
  const { match: stored } = await endTable({ ...store, putPerson: async () => {} }, ended, over);
  const seats = match.seats.map(({ place }, seat): SeatPlace => {
    const player = players[seat];
    if (player === undefined) throw new Error('nobody sits there');
    const who =
      player.type === 'person' ? { personId: player.person.id } : { computer: player.strength };
    return { who, place };
  });
  await keepRatings(store, { serverId: SERVER, matchId: stored.id, game, isRated, at, seats });
}

async function opened(): Promise<SqliteStore> {
  const store = openStore(':memory:');
  for (const person of PEOPLE) await store.putPerson(SERVER, person);
  return store;
}

/** Every rating of everybody. */
async function all(store: SqliteStore) {
  const scopes = [...GAMES, null].map((game) => ({ serverId: SERVER, game }));
  return await Promise.all(
    scopes.flatMap((scope) => PEOPLE.map(({ id }) => store.ratingHistory(scope, id))),
  );
}

async function recount(store: SqliteStore): Promise<number> {
  let matches = 0;
  for await (const rated of recountRatings(store, SERVER)) matches += rated;
  return matches;
}

describe('ratings made again', () => {
  test('are those that were kept match by match', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(ended, { maxLength: 30 }), async (matches) => {
        const store = await opened();
        for (const match of matches) await play(store, match);
        const before = await all(store);
        await recount(store);
        expect(await all(store)).toEqual(before);
        await store.close();
      }),
      { numRuns: 60 },
    );
  });

  test('take the place of what was wrong', async () => {
    const store = await opened();
    const match = { game: 'mushi', isRated: true, at: 1 };
    const seats = [0, 1].map((person) => ({ person, place: person + 1 }));
    for (let index = 0; index < 3; index++) await play(store, { ...match, seats });
    const right = await all(store);
    const scope = { serverId: SERVER, game: 'mushi' };
    await store.deleteRatingSteps(2);
    const wrong = { mu: 99, sigma: 1, matches: 7 };
    const rated = { serverId: SERVER, matchId: 2, at: 1 };
    await store.addRatingSteps(rated, [{ personId: '1', game: 'mushi', rating: wrong }]);
    expect((await store.rating(scope, '1'))?.mu).toBe(99);
    expect(await recount(store)).toBe(3);
    expect(await all(store)).toEqual(right);
    await store.close();
  });

  test('take in what is played meanwhile', async () => {
    const store = await opened();
    const match = { game: 'mushi', isRated: true, at: 1 };
    const seats = [0, 1].map((person) => ({ person, place: person + 1 }));
    for (let index = 0; index < 800; index++) await play(store, { ...match, seats });
    const work = recountRatings(store, SERVER);
    let matches: number = (await work.next()).value;
    expect(matches).toBeLessThan(800);
    await play(store, { ...match, seats: seats.toReversed() });
    for await (const rated of work) matches += rated;
    expect(matches).toBe(801);
    const once = await all(store);
    await recount(store);
    expect(await all(store)).toEqual(once);
    await store.close();
  });

  test('change nobody’s because somebody has deleted theirs, be it during two matches', async () => {
    const store = await opened();
    const seats = [0, 1, 2].map((person) => ({ person, place: person + 1 }));
    const match = { game: 'mushi', isRated: true, seats };
    for (let at = 0; at < 4; at++) await play(store, { ...match, at });
    await pseudonymize(store, '1', { serverId: SERVER, pseudonym: 'former' });
    const formerly = PEOPLE.with(0, { id: 'former', name: '' });
    for (let at = 4; at < 6; at++) await play(store, { ...match, at }, formerly);
    const scope = { serverId: SERVER, game: 'mushi' };
    const of = async (ids: readonly string[]) =>
      await Promise.all(ids.map((id) => store.ratingHistory(scope, id)));
    const before = await of(['former', '2', '3']);
    expect(before.map((steps) => steps.length)).toEqual([6, 6, 6]);
    await recount(store);
    expect(await of(['former', '2', '3'])).toEqual(before);
    expect(await of(['1'])).toEqual([[]]);
    await store.close();
  });
});
