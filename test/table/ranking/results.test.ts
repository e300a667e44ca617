import { describe, expect, test } from 'vitest';
import type { Match, Person } from '../../../src/model/match.ts';
import type { TableDeps } from '../../../src/table/deps.ts';
import type { SeatResult } from '../../../src/table/ranking/ranking-store.ts';
import {
  AKI,
  alone,
  BENI,
  CHIKA,
  dealt,
  done,
  HERE,
  lobby,
  moveOn,
  playOut,
  type Room,
  room,
  SERVER,
} from '../support/a-table.ts';

interface Kept extends Room {
  /** What was stored, by the person's name; `CPU` for a computer. */
  readonly stored: Map<string, SeatResult>;
}

/** A room in which one can see what results are stored. */
function open(change: Partial<TableDeps> = {}): Kept {
  const made = room(change);
  const stored = new Map<string, SeatResult>();
  const { addResults } = made.store;
  made.store.addResults = (match, results, at) => {
    for (const result of results) stored.set(result.person?.name ?? 'CPU', result);
    addResults(match, results, at);
  };
  return { ...made, stored };
}

/** Where everybody came, and who fled. */
function placesIn({ stored }: Kept): Record<string, string> {
  return Object.fromEntries(
    [...stored].map(([name, { place, fled }]) => [name, `${place}${fled ? ' fled' : ''}`]),
  );
}

/** A match of three in which somebody has moved. */
function begun({ tables }: Kept): Match {
  return done(moveOn(tables, dealt(tables, 'hana-awase', AKI, BENI, CHIKA)));
}

function leave({ tables }: Kept, person: Person): Match {
  return done(tables.leaving.leave(HERE, person));
}

describe('a match played to its end', () => {
  test('puts who fled after all others, wherever the computer has brought their seat', () => {
    for (const person of [AKI, BENI, CHIKA]) {
      const here = open();
      begun(here);
      playOut(here.tables, leave(here, person));
      const places = placesIn(here);
      expect(places[person.name]).toBe('3 fled');
      expect(Object.values(places).filter((place) => place.startsWith('1')).length).toBeGreaterThan(
        0,
      );
      expect(Object.values(places).filter((place) => place.includes('fled'))).toHaveLength(1);
    }
  });

  test('leaves them the place of their seat where the server has it so', () => {
    const places = [AKI, BENI, CHIKA].map((person) => {
      const here = open();
      here.store.putServerSettings(SERVER, { ratesFled: false });
      begun(here);
      playOut(here.tables, leave(here, person));
      return placesIn(here)[person.name] ?? '';
    });
    expect(places.every((place) => place.endsWith('fled'))).toBe(true);
    expect(places.some((place) => !place.startsWith('3'))).toBe(true);
  });

  test('counts nobody as fled who came back', () => {
    const here = open();
    begun(here);
    leave(here, BENI);
    playOut(here.tables, done(here.tables.lobby.join(HERE, BENI)));
    expect(Object.values(placesIn(here)).join()).not.toContain('fled');
  });

  test('keeps the best yaku of each seat', () => {
    const here = open();
    const match = playOut(here.tables, dealt(here.tables, 'botan-cho', AKI, BENI));
    const settled = here.tables.play
      .replay(match)
      .flatMap(({ events }) =>
        events.flatMap((event) => (event.type === 'settled' ? [event] : [])),
      );
    expect(settled.length).toBeGreaterThan(0);
    [AKI, BENI].forEach(({ name }) => {
      const { seat, best } = here.stored.get(name) as SeatResult;
      const values = settled.flatMap(({ settlement }) => [
        ...(settlement.yaku[seat] ?? []).map(({ value }) => value),
        ...settlement.teyaku.filter((one) => one.seat === seat).map(({ value }) => value),
      ]);
      expect(best?.value ?? 0).toBe(Math.max(0, ...values));
    });
    expect([...here.stored.values()].some(({ best }) => best !== null)).toBe(true);
  });

  test('ends as it should where the rules have changed since it began', () => {
    const here = open();
    let match = dealt(here.tables, 'botan-cho', AKI, BENI);
    match = done(moveOn(here.tables, match));
    const { records } = here.store;
    here.store.records = (id) =>
      records(id).map((step, index) =>
        index === 1 ? { ...step, move: { type: 'capture', take: [0, 1] } } : step,
      );
    expect(playOut(here.tables, match).status).toBe('over');
    expect([...here.stored.values()].map(({ best }) => best)).toEqual([null, null]);
  });
});

describe('a match that was broken off', () => {
  test('counts for nothing where nobody had fled', () => {
    const here = open();
    begun(here);
    done(here.tables.leaving.stop({ at: HERE, person: AKI, mayManage: true }));
    expect(here.stored.size).toBe(0);
  });

  test('puts who fled last, and all others first', () => {
    const here = open();
    begun(here);
    leave(here, BENI);
    done(here.tables.leaving.stop({ at: HERE, person: AKI, mayManage: true }));
    expect(placesIn(here)).toEqual({ Aki: '1', Beni: '3 fled', Chika: '1' });
    expect([...here.stored.values()].map(({ score }) => score)).toEqual([0, 0, 0]);
  });

  test('lets several who fled share the last place, and not whoever left last', () => {
    const here = open();
    begun(here);
    leave(here, BENI);
    leave(here, CHIKA);
    expect(leave(here, AKI).status).toBe('stopped');
    expect(placesIn(here)).toEqual({ Aki: '1', Beni: '2 fled', Chika: '2 fled' });
  });

  test('counts for nothing before a person has moved, or where the server has it so', () => {
    const early = open();
    dealt(early.tables, 'hana-awase', AKI, BENI, CHIKA);
    leave(early, BENI);
    leave(early, CHIKA);
    expect(leave(early, AKI).status).toBe('stopped');
    expect(early.stored.size).toBe(0);

    const mild = open();
    mild.store.putServerSettings(SERVER, { ratesFled: false });
    begun(mild);
    leave(mild, BENI);
    done(mild.tables.leaving.stop({ at: HERE, person: AKI, mayManage: true }));
    expect(mild.stored.size).toBe(0);
  });

  test('counts for nothing when the channel is gone, or in the lobby', () => {
    const here = open();
    begun(here);
    leave(here, BENI);
    here.tables.servers.channelDeleted(HERE.channelId);
    expect(here.stored.size).toBe(0);
    lobby(here.tables, 'botan-cho', AKI, BENI);
    leave(here, AKI);
    leave(here, BENI);
    expect(here.stored.size).toBe(0);
  });

  test('of one person against computers is no flight', () => {
    const here = open();
    done(moveOn(here.tables, alone(here.tables, 'hana-awase', 2)));
    leave(here, AKI);
    expect(here.stored.size).toBe(0);
  });
});

describe('a rating', () => {
  const scopes = [
    { serverId: SERVER, game: 'hana-awase' },
    { serverId: SERVER, game: null },
  ];

  test('is kept with the result of a rated match, in its game and over all', () => {
    const here = open();
    playOut(here.tables, begun(here));
    for (const scope of scopes) {
      const mus = [AKI, BENI, CHIKA].map(({ id }) => here.store.rating(scope, id)?.mu ?? 0);
      const places = [AKI, BENI, CHIKA].map(({ name }) => here.stored.get(name)?.place ?? 0);
      const best = mus.indexOf(Math.max(...mus));
      expect(places[best]).toBe(1);
      expect(here.store.ratingHistory(scope, AKI.id)).toHaveLength(1);
    }
    expect(here.store.rating({ serverId: SERVER, game: 'mushi' }, AKI.id)).toBeUndefined();
  });

  test('is not touched where the server does not rate, or a computer sat there from the start', () => {
    const none = open();
    none.store.putServerSettings(SERVER, { isRated: false });
    playOut(none.tables, begun(none));
    const computers = open();
    playOut(computers.tables, alone(computers.tables, 'hana-awase', 1));
    for (const { store, stored } of [none, computers]) {
      expect(stored.size).toBeGreaterThan(0);
      for (const scope of scopes) expect(store.rating(scope, AKI.id)).toBeUndefined();
    }
  });

  test('is had against computers where the server has it so', () => {
    const here = open();
    here.store.putServerSettings(SERVER, { ratesComputers: true });
    playOut(here.tables, alone(here.tables, 'hana-awase', 1));
    for (const scope of scopes) expect(here.store.rating(scope, AKI.id)?.matches).toBe(1);
  });

  test('sinks for who fled', () => {
    const here = open();
    begun(here);
    leave(here, BENI);
    done(here.tables.leaving.stop({ at: HERE, person: AKI, mayManage: true }));
    for (const scope of scopes) {
      expect(here.store.rating(scope, BENI.id)?.mu).toBeLessThan(25);
      expect(here.store.rating(scope, AKI.id)?.mu).toBeGreaterThan(25);
    }
  });
});
