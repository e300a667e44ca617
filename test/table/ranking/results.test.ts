import { describe, expect, test } from 'vitest';
import { historyPayload } from '../../../src/bot/history/history-payload.ts';
import type { Match, Person } from '../../../src/model/match.ts';
import type { SeatResult } from '../../../src/model/ranking.ts';
import { openStore } from '../../../src/store/sqlite/open-store.ts';
import type { StoreQueries } from '../../../src/table/store.ts';
import { words } from '../../../src/text/language.ts';
import { type Room, room } from '../support/a-table.ts';
import { altered } from '../support/altered-store.ts';
import { alone, dealt, leaderboardOf, lobby, moveOn, playOut } from '../support/matches.ts';
import { done } from '../support/outcomes.ts';
import { AKI, BENI, CHIKA, HERE, SERVER, WHERE } from '../support/people.ts';

interface Kept extends Room {
  /** What was stored, by the person's name; `CPU` for a computer. */
  readonly stored: Map<string, SeatResult>;
}

/** A room in which one can see what results are stored. */
function open(alter: (queries: StoreQueries) => Partial<StoreQueries> = () => ({})): Kept {
  const stored = new Map<string, SeatResult>();
  const store = altered(openStore(':memory:'), (queries) => ({
    ...alter(queries),
    async addResults(match, results, at) {
      for (const result of results) stored.set(result.person?.name ?? 'CPU', result);
      await queries.addResults(match, results, at);
    },
  }));
  return { ...room({ store }), stored };
}

/** Where everybody came, and who fled. */
function placesIn({ stored }: Kept): Record<string, string> {
  return Object.fromEntries(
    [...stored].map(([name, { place, fled }]) => [name, `${place}${fled ? ' fled' : ''}`]),
  );
}

/** A match of three in which somebody has moved. */
async function begun({ tables }: Kept): Promise<Match> {
  return done(await moveOn(tables, await dealt(tables, 'hana-awase', AKI, BENI, CHIKA)));
}

async function leave({ tables }: Kept, person: Person): Promise<Match> {
  return done(await tables.leaving.leave(HERE, person));
}

describe('a match played to its end', () => {
  test('puts who fled after all others, wherever the computer has brought their seat', async () => {
    for (const person of [AKI, BENI, CHIKA]) {
      const here = open();
      await begun(here);
      await playOut(here.tables, await leave(here, person));
      const places = placesIn(here);
      expect(places[person.name]).toBe('3 fled');
      expect(Object.values(places).filter((place) => place.startsWith('1')).length).toBeGreaterThan(
        0,
      );
      expect(Object.values(places).filter((place) => place.includes('fled'))).toHaveLength(1);
    }
  });

  test('leaves them the place of their seat where the server has it so', async () => {
    const places = await Promise.all(
      [AKI, BENI, CHIKA].map(async (person) => {
        const here = open();
        await here.store.putServerSettings(SERVER, { ratesFled: false });
        await begun(here);
        await playOut(here.tables, await leave(here, person));
        return placesIn(here)[person.name] ?? '';
      }),
    );
    expect(places.every((place) => place.endsWith('fled'))).toBe(true);
    expect(places.some((place) => !place.startsWith('3'))).toBe(true);
  });

  test('counts nobody as fled who came back', async () => {
    const here = open();
    await begun(here);
    await leave(here, BENI);
    await playOut(here.tables, done(await here.tables.lobby.join(HERE, BENI)));
    expect(Object.values(placesIn(here)).join()).not.toContain('fled');
  });

  test('ends as it should where the rules have changed since it began', async () => {
    const here = open(({ records }) => ({
      records: async (id) =>
        (await records(id)).map((step, index) =>
          index === 1 ? { ...step, move: { type: 'capture', take: [0, 1] } } : step,
        ),
    }));
    let match = await dealt(here.tables, 'botan-cho', AKI, BENI);
    match = done(await moveOn(here.tables, match));
    expect((await playOut(here.tables, match)).status).toBe('over');
    expect([...here.stored.values()].map(({ best }) => best)).toEqual([null, null]);
  });
});

test('a leaderboard leaves out what one person played against computers', async () => {
  const here = open();
  await playOut(here.tables, await alone(here.tables, 'botan-cho', 1));
  expect(here.stored.get('Aki')?.place).toBeGreaterThan(0);
  expect((await leaderboardOf(here.tables)).total).toBe(0);
  expect((await here.tables.ranking.seasons(SERVER)).played.matches).toBe(0);
  expect((await here.tables.stored.stats(SERVER, AKI.id))?.all.matches).toBe(1);
  await playOut(here.tables, await dealt(here.tables, 'botan-cho', AKI, BENI));
  const { ranks } = await leaderboardOf(here.tables);
  expect(ranks.map(({ matches }) => matches)).toEqual([1, 1]);
});

describe('a match that was broken off', () => {
  test('counts for nothing where who left had asked to stop, and the others let it be', async () => {
    for (const answer of ['agreed', 'silent', 'refused'] as const) {
      const here = open();
      const { tables, clock } = here;
      const { id } = await begun(here);
      done(await tables.leaving.offerStop(HERE, BENI));
      await leave(here, BENI);
      if (answer === 'refused') done(await tables.leaving.refuseStop(HERE, AKI));
      done(await tables.leaving.offerStop(HERE, AKI));
      if (answer === 'silent') {
        clock.now = (await tables.timers.stopDueAt(id)) ?? 0;
        await tables.leaving.stopUnopposed(id);
      } else done(await tables.leaving.offerStop(HERE, CHIKA));
      expect((await tables.stored.match(id))?.status).toBe('stopped');
      expect(here.stored.get('Beni')?.fled ?? false).toBe(answer === 'refused');
    }
  });

  test('counts for nothing where nobody had fled', async () => {
    const here = open();
    await begun(here);
    done(await here.tables.leaving.stop({ at: HERE, person: AKI, mayManage: true }));
    expect(here.stored.size).toBe(0);
  });

  test('puts who fled last, and all others first', async () => {
    const here = open();
    await begun(here);
    await leave(here, BENI);
    done(await here.tables.leaving.stop({ at: HERE, person: AKI, mayManage: true }));
    expect(placesIn(here)).toEqual({ Aki: '1', Beni: '3 fled', Chika: '1' });
    expect([...here.stored.values()].map(({ score }) => score)).toEqual([0, 0, 0]);
  });

  test('lets several who fled share the last place, and not whoever left last', async () => {
    const here = open();
    await begun(here);
    await leave(here, BENI);
    await leave(here, CHIKA);
    expect((await leave(here, AKI)).status).toBe('stopped');
    expect(placesIn(here)).toEqual({ Aki: '1', Beni: '2 fled', Chika: '2 fled' });
  });

  test('counts for nothing before a person has moved, or where the server has it so', async () => {
    const early = open();
    await dealt(early.tables, 'hana-awase', AKI, BENI, CHIKA);
    await leave(early, BENI);
    await leave(early, CHIKA);
    expect((await leave(early, AKI)).status).toBe('stopped');
    expect(early.stored.size).toBe(0);

    const mild = open();
    await mild.store.putServerSettings(SERVER, { ratesFled: false });
    await begun(mild);
    await leave(mild, BENI);
    done(await mild.tables.leaving.stop({ at: HERE, person: AKI, mayManage: true }));
    expect(mild.stored.size).toBe(0);
  });

  test('counts for nothing when the channel is gone, or in the lobby', async () => {
    const here = open();
    await begun(here);
    await leave(here, BENI);
    await here.tables.servers.channelDeleted(HERE.channelId);
    expect(here.stored.size).toBe(0);
    await lobby(here.tables, 'botan-cho', AKI, BENI);
    await leave(here, AKI);
    await leave(here, BENI);
    expect(here.stored.size).toBe(0);
  });

  test('of one person against computers is no flight', async () => {
    const here = open();
    done(await moveOn(here.tables, await alone(here.tables, 'hana-awase', 2)));
    await leave(here, AKI);
    expect(here.stored.size).toBe(0);
  });
});

test('a game won counts as its target, so that averages are of ken alone (RP20)', async () => {
  const here = open();
  const { tables, stored } = here;
  const options = { family: 'changara', games: '3' };
  done(await tables.lobby.open({ where: WHERE, host: AKI, game: 'roppyakken', options }));
  const over = await playOut(tables, done(await tables.lobby.join(HERE, BENI)));
  const scores = [AKI, BENI].map(({ name }) => stored.get(name)?.score);
  expect(scores).toEqual(over.state?.games?.map((won) => won * 300));
  expect(Math.max(...scores.map(Number))).toBe(600);
  const { games } = (await tables.stored.stats(SERVER, AKI.id)) ?? { games: [] };
  expect(games[0]?.points).toBe(scores[0]);
  const reader = { where: WHERE, person: AKI, canSee: async () => true, words: words('en-US') };
  const query = { serverId: SERVER, person: AKI, game: null, page: 0 };
  const listed = JSON.stringify(await historyPayload(tables, query, reader));
  expect(listed).toContain(`${scores[0]} ken`);
});

describe('a rating', () => {
  const scopes = [
    { serverId: SERVER, game: 'hana-awase' },
    { serverId: SERVER, game: null },
  ];

  test('is kept with the result of a rated match, in its game and over all', async () => {
    const here = open();
    await playOut(here.tables, await begun(here));
    for (const scope of scopes) {
      const mus = await Promise.all(
        [AKI, BENI, CHIKA].map(async ({ id }) => (await here.store.rating(scope, id))?.mu ?? 0),
      );
      const places = [AKI, BENI, CHIKA].map(({ name }) => here.stored.get(name)?.place ?? 0);
      const best = mus.indexOf(Math.max(...mus));
      expect(places[best]).toBe(1);
      expect(await here.store.ratingHistory(scope, AKI.id)).toHaveLength(1);
    }
    expect(await here.store.rating({ serverId: SERVER, game: 'mushi' }, AKI.id)).toBeUndefined();
  });

  test('is not touched where the server does not rate, or a computer sat there from the start', async () => {
    const none = open();
    await none.store.putServerSettings(SERVER, { isRated: false });
    await playOut(none.tables, await begun(none));
    const computers = open();
    await playOut(computers.tables, await alone(computers.tables, 'hana-awase', 1));
    for (const { store, stored } of [none, computers]) {
      expect(stored.size).toBeGreaterThan(0);
      for (const scope of scopes) expect(await store.rating(scope, AKI.id)).toBeUndefined();
    }
  });

  test('is had against computers where the server has it so', async () => {
    const here = open();
    await here.store.putServerSettings(SERVER, { ratesComputers: true });
    await playOut(here.tables, await alone(here.tables, 'hana-awase', 1));
    for (const scope of scopes) expect((await here.store.rating(scope, AKI.id))?.matches).toBe(1);
    expect((await leaderboardOf(here.tables)).total).toBe(1);
  });

  test('is worked out seat by seat, as when it is made again, whoever won', async () => {
    const rated: string[] = [];
    const here = open((queries) => ({
      async addRatingSteps(results, steps) {
        rated.push(...steps.flatMap(({ game, personId }) => (game === null ? personId : [])));
        await queries.addRatingSteps(results, steps);
      },
    }));
    await begun(here);
    await leave(here, AKI);
    done(await here.tables.leaving.stop({ at: HERE, person: BENI, mayManage: true }));
    expect(here.stored.get(AKI.name)?.place).toBe(3);
    expect(rated).toEqual([AKI.id, BENI.id, CHIKA.id]);
  });

  test('sinks for who fled', async () => {
    const here = open();
    await begun(here);
    await leave(here, BENI);
    done(await here.tables.leaving.stop({ at: HERE, person: AKI, mayManage: true }));
    for (const scope of scopes) {
      expect((await here.store.rating(scope, BENI.id))?.mu).toBeLessThan(25);
      expect((await here.store.rating(scope, AKI.id))?.mu).toBeGreaterThan(25);
    }
  });
});
