import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Match, Person } from '../../../src/model/match.ts';
import { StoreFailure } from '../../../src/table/store-failure.ts';
import { seatNames } from '../../../src/text/format/names.ts';
import { words } from '../../../src/text/language.ts';
import { dump } from '../../support/dump.ts';
import {
  AKI,
  BENI,
  CHANNEL,
  CHIKA,
  DAIGO,
  dealt,
  done,
  HERE,
  leaderboardOf,
  lobby,
  moveOn,
  playOut,
  type Room,
  reasonOf,
  room,
  SERVER,
} from '../support/a-table.ts';

let folder: string;
let path: string;
let here: Room;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanafuda-'));
  path = join(folder, 'store.sqlite');
  here = room({ path });
});

afterEach(() => {
  here.store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Tables of the database in which a text still stands. */
function standsIn(text: string): readonly string[] {
  return Object.entries(dump(path)).flatMap(([table, rows]) =>
    rows.includes(text) ? [table] : [],
  );
}

/** More matches of Aki and Beni than are dealt with in one batch; gives their numbers. */
function playMany(times = 30): readonly number[] {
  const { tables, store } = here;
  const match = playOut(tables, dealt(tables, 'botan-cho', AKI, BENI));
  const records = store.records(match.id);
  const results = [AKI, BENI].map((person, seat) => ({
    ...{ seat, person, score: seat, place: 2 - seat, fled: false, best: null },
  }));
  // As if they had played it again and again, which would take the disk too long.
  return store.transaction(() => [
    match.id,
    ...Array.from({ length: times - 1 }, () => {
      const copy = store.insertMatch(match, 1);
      if (copy === undefined) throw new Error('the channel is taken');
      for (const record of records) store.addRecord(copy.id, record, 1);
      store.addResults(copy, results, 1);
      return copy.id;
    }),
  ]);
}

/** The process ends, and the next one opens the database. */
function restart(): void {
  here.store.close();
  here = room({ path });
}

function namesIn(matchId: number): readonly string[] {
  return seatNames(here.tables.matches.find(matchId)?.players ?? [], words('en'));
}

describe('a person who had their data deleted', () => {
  test('is seen nowhere from then on, though it is deleted by and by', async () => {
    const matches = playMany();
    here.tables.privacy.forgetPerson(AKI);
    for (const id of matches) expect(namesIn(id)).toEqual(['Former player', 'Beni']);
    expect(leaderboardOf(here.tables).ranks.map(({ person }) => person)).toEqual([BENI]);
    expect(here.tables.ranking.stats(SERVER, AKI.id)).toBeUndefined();
    expect(here.tables.history.personOf(SERVER, AKI.id)).toBeUndefined();
    expect(standsIn(AKI.id)).toContain('match');

    await here.tables.privacy.finishErasures();
    for (const id of matches) expect(namesIn(id)).toEqual(['Former player', 'Beni']);
    expect([...standsIn(AKI.id), ...standsIn('Aki')]).toEqual([]);
  });

  test('is deleted by the next process, where this one ends in the middle of it', async () => {
    const matches = playMany();
    here.tables.privacy.forgetPerson(AKI);
    here.store.eraseSome({ personId: AKI.id });
    restart();
    expect(standsIn(AKI.id)).toContain('match');
    for (const id of matches) expect(namesIn(id)).toEqual(['Former player', 'Beni']);

    const finished = await here.tables.privacy.finishErasures();

    expect(finished).toHaveLength(1);
    expect([...standsIn(AKI.id), ...standsIn('Aki')]).toEqual([]);
    // One pseudonym, whichever process has put them there.
    const pseudonyms = new Set(matches.map((id) => here.tables.matches.find(id)?.hostId));
    expect([...pseudonyms]).toEqual([expect.stringMatching(/^former-[0-9a-f]{32}$/)]);
    expect(here.store.erasures()).toEqual([]);
  });

  test('is told in numbers', async () => {
    playMany();
    here.tables.privacy.forgetPerson(AKI);
    expect(await here.tables.privacy.finishErasures()).toEqual([
      {
        erasure: { personId: AKI.id },
        erased: { matches: 30, moves: 0, results: 30, people: 1 },
      },
    ]);
    expect(await here.tables.privacy.finishErasures()).toEqual([]);
  });

  test('is replaced in every match that goes on and tells of them, which is drawn anew', async () => {
    const { tables, store } = here;
    const away = dealt(tables, 'botan-cho', AKI, BENI);
    done(tables.leaving.leave(HERE, AKI));
    const where = { serverId: SERVER, channelId: `${CHANNEL}9` };
    const open = done(tables.lobby.open({ where, host: CHIKA, game: 'hana-awase', options: {} }));
    done(tables.lobby.join({ matchId: open.id }, AKI));
    const at = { matchId: open.id };
    done(tables.lobby.freeSeat({ at, person: CHIKA, occupant: { personId: AKI.id } }));
    const before = [away.id, open.id].map((id) => tables.matches.find(id)?.version ?? 0);

    await Promise.resolve();
    const changed: Match[] = [];
    tables.onChange(({ match }) => changed.push(match));
    tables.privacy.forgetPerson(AKI);
    await Promise.resolve();

    expect(changed.map(({ id }) => id)).toEqual([away.id, open.id]);
    expect(namesIn(away.id)).toEqual(['Former player (away)', 'Beni']);
    expect(tables.matches.find(open.id)?.barred).toEqual([]);
    // Newer than what is shown, so that it is drawn anew also after a crash.
    expect(changed.map(({ version }) => version)).toEqual(before.map((version) => version + 1));
    expect(changed.map(({ id }) => store.match(id))).toEqual(changed);
  });

  test('does not come back by what others do meanwhile', async () => {
    const { tables } = here;
    const [last = 0] = playMany().toReversed();
    tables.privacy.forgetPerson(AKI);
    const again = done(tables.lobby.rematch({ matchId: last, person: BENI }));
    expect(again.players).toHaveLength(1);
    done(tables.lobby.join({ matchId: again.id }, CHIKA));
    const going = tables.matches.find(again.id);
    await tables.privacy.finishErasures();
    expect(tables.matches.find(again.id)).toEqual(going);
    expect(standsIn(AKI.id)).toEqual([]);
  });

  test('leaves a match that goes on to the others, move by move, while the rest is deleted', async () => {
    const { tables } = here;
    playMany();
    let running = dealt(tables, 'botan-cho', BENI, AKI);
    tables.privacy.forgetPerson(AKI);
    const finished = tables.privacy.finishErasures();
    for (let current = tables.matches.find(running.id); current?.status === 'playing'; ) {
      running = done(moveOn(tables, current));
      current = tables.matches.find(running.id);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await finished;
    expect(running.status).toBe('over');
    expect(namesIn(running.id)).toEqual(['Beni', 'Former player (away)']);
    expect([...standsIn(AKI.id), ...standsIn('Aki')]).toEqual([]);
  });

  test('is deleted all the same when the database fails in between', async () => {
    const { tables, store } = here;
    playMany();
    tables.privacy.forgetPerson(AKI);
    const { eraseSome } = store;
    let batches = 0;
    store.eraseSome = (erasure) => {
      if (++batches === 2) throw new StoreFailure('in use', 'transient');
      return eraseSome(erasure);
    };
    await expect(tables.privacy.finishErasures()).rejects.toThrow('in use');
    expect(tables.privacy.isBeingErased('elsewhere', AKI.id)).toBe(true);
    expect(await tables.privacy.finishErasures()).toHaveLength(1);
    expect(tables.privacy.isBeingErased('elsewhere', AKI.id)).toBe(false);
    expect(standsIn(AKI.id)).toEqual([]);
  });

  test('is left to the next process where this one goes down meanwhile', async () => {
    const { tables, store } = here;
    playMany();
    tables.privacy.forgetPerson(AKI);
    const ending = new AbortController();
    const { eraseSome } = store;
    let batches = 0;
    store.eraseSome = (erasure) => {
      if (++batches === 2) ending.abort();
      return eraseSome(erasure);
    };
    const finished = tables.privacy.finishErasures(ending.signal);
    // As the bot waits for it when it goes down.
    expect(await tables.privacy.finishErasures(ending.signal)).toEqual([]);
    expect(await finished).toEqual([]);
    expect(batches).toBe(2);
    expect(await tables.privacy.finishErasures()).toHaveLength(1);
    expect(standsIn(AKI.id)).toEqual([]);
  });

  test('changes no rating of anybody else, also while ratings are made again', async () => {
    const { tables } = room();
    // More than are rated in one batch, and Aki in all of them.
    for (let match = 0; match < 200; match++) {
      playOut(tables, dealt(tables, 'ino-shika-cho', AKI, match % 2 === 0 ? BENI : CHIKA));
    }
    const ratingsOf = ({ id }: Person) =>
      tables.ranking.ratingHistory({ serverId: SERVER, game: null }, id);
    const before = [ratingsOf(BENI), ratingsOf(CHIKA)];

    const recounted = tables.ranking.recountRatings(SERVER);
    tables.privacy.forgetPerson(AKI);
    const finished = tables.privacy.finishErasures();
    expect(await recounted).toBe(200);
    await finished;

    expect([ratingsOf(BENI), ratingsOf(CHIKA)]).toEqual(before);
  }, 60_000);
});

describe('a server whose data is deleted', () => {
  test('is closed to everybody until that is done', async () => {
    const { tables } = here;
    playMany();
    tables.privacy.forgetServer(SERVER);
    expect(tables.privacy.isBeingErased(SERVER, CHIKA.id)).toBe(true);
    expect(tables.privacy.isBeingErased('elsewhere', CHIKA.id)).toBe(false);
    await tables.privacy.finishErasures();
    expect(tables.privacy.isBeingErased(SERVER, CHIKA.id)).toBe(false);
    lobby(tables, 'botan-cho', AKI);
  });

  test('is deleted by the next process, where this one ends in the middle of it', async () => {
    const [first = 0] = playMany();
    here.store.putServerSettings(SERVER, { tableCap: 3 });
    here.tables.privacy.forgetServer(SERVER);
    const { erased } = here.store.eraseSome({ serverId: SERVER });
    restart();
    expect(here.tables.privacy.isBeingErased(SERVER, AKI.id)).toBe(true);
    const [finished] = await here.tables.privacy.finishErasures();
    const [matches, results] = [30 - erased.matches, 60 - erased.results];
    expect(finished?.erased).toMatchObject({ matches, results, people: 2 });
    expect(erased.moves).toBeGreaterThan(50);
    expect(standsIn(SERVER)).toEqual([]);
    expect(here.tables.matches.find(first)).toBeUndefined();
    expect(here.store.serverSettings(SERVER).tableCap).toBeNull();
    expect(here.store.integrityProblems()).toEqual([]);
  });

  test('leaves nothing open for the bot to show or to wait for', () => {
    const { tables, clock } = here;
    const match = dealt(tables, 'botan-cho', AKI, BENI);
    lobbyElsewhere();
    tables.servers.left(SERVER);
    clock.now += 31 * 24 * 60 * 60_000;
    expect(tables.privacy.forgetLeftServers()).toEqual([SERVER]);
    expect(tables.matches.activeIn(SERVER)).toEqual([]);
    expect(tables.timers.due()).toEqual([]);
    expect(tables.matches.find(match.id)).toBeUndefined();
    // Once is enough.
    expect(tables.privacy.forgetLeftServers()).toEqual([]);
  });

  test('takes those with it who were just being deleted there', async () => {
    const { tables, store } = here;
    playMany();
    tables.privacy.forgetPerson(AKI);
    store.eraseSome({ personId: AKI.id });
    tables.privacy.forgetServer(SERVER);
    await tables.privacy.finishErasures();
    expect(standsIn(SERVER)).toEqual([]);
    expect(standsIn(AKI.id)).toEqual([]);
    expect(store.erasures()).toEqual([]);
  });
});

function lobbyElsewhere(): void {
  const where = { serverId: SERVER, channelId: `${CHANNEL}8` };
  done(here.tables.lobby.open({ where, host: DAIGO, game: 'hana-awase', options: {} }));
}

test('others go first between the batches of a deletion, a download and a recount', async () => {
  const { tables } = here;
  playMany(200);
  const turnsDuring = async (work: Promise<unknown>) => {
    let turns = 0;
    const count = () => {
      turns++;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    await work;
    clearImmediate(next);
    return turns;
  };
  expect(await turnsDuring(tables.privacy.personalData(AKI.id))).toBeGreaterThan(1);
  tables.privacy.forgetPerson(AKI);
  expect(await turnsDuring(tables.privacy.finishErasures())).toBeGreaterThan(5);
  tables.privacy.forgetServer(SERVER);
  expect(await turnsDuring(tables.privacy.finishErasures())).toBeGreaterThan(5);
});

test('however much it is, each batch is small, and has a turn of the event loop of its own', async () => {
  const { tables, store } = here;
  playMany(400);
  let turn = 0;
  const count = () => {
    turn++;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const batches: { readonly matches: number; readonly turn: number }[] = [];
  const { eraseSome, personalMatches } = store;
  store.eraseSome = (erasure) => {
    const batch = eraseSome(erasure);
    batches.push({ matches: batch.erased.matches, turn });
    return batch;
  };
  store.personalMatches = (personId, cursor) => {
    const page = personalMatches(personId, cursor);
    batches.push({ matches: page.matches.length, turn });
    return page;
  };
  const isInBatches = (most: number) => {
    const done = batches.splice(0);
    expect(Math.max(...done.map(({ matches }) => matches))).toBe(most);
    expect(done.reduce((sum, { matches }) => sum + matches, 0)).toBe(400);
    expect(new Set(done.map((batch) => batch.turn)).size).toBe(done.length);
  };
  await tables.privacy.personalData(AKI.id);
  isInBatches(25);
  tables.privacy.forgetPerson(AKI);
  await tables.privacy.finishErasures();
  isInBatches(6);
  tables.privacy.forgetServer(SERVER);
  await tables.privacy.finishErasures();
  isInBatches(6);
  clearImmediate(next);
});

test('somebody whose data is not being deleted may do what they like', () => {
  const { tables } = here;
  lobby(tables, 'botan-cho', BENI);
  expect(tables.privacy.isBeingErased(SERVER, AKI.id)).toBe(false);
  expect(reasonOf(tables.lobby.join(HERE, AKI))).toBe('done');
});
