import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Match } from '../../../src/model/match.ts';
import { seatNames } from '../../../src/text/format/names.ts';
import { words } from '../../../src/text/language.ts';
import { type Room, room, roomInFile, standsIn } from '../support/a-table.ts';
import { current, dealt, leaderboardOf, playOut } from '../support/matches.ts';
import { done } from '../support/outcomes.ts';
import { AKI, BENI, CHANNEL, CHIKA, DAIGO, HERE, SERVER } from '../support/people.ts';

let here: Room;
let path: string;

beforeEach(() => {
  const opened = roomInFile();
  ({ here, path } = opened);
  return opened.close;
});

/** More matches of Aki and Beni than are dealt with in one batch; gives their numbers. */
async function playMany(times = 30): Promise<readonly number[]> {
  const { tables, store } = here;
  const match = await playOut(tables, await dealt(tables, 'botan-cho', AKI, BENI));
  const records = await store.records(match.id);
  const results = [AKI, BENI].map((person, seat) => ({
    ...{ seat, person, score: seat, place: 2 - seat, fled: false, best: null },
  }));
  // As if they had played it again and again, which would take the disk too long.
  return await store.transaction(async (queries) => {
    const ids = [match.id];
    while (ids.length < times) {
      const copy = await queries.insertMatch(match, 1);
      if (copy === undefined) throw new Error('the channel is taken');
      await queries.addRecords(copy.id, records, 1);
      await queries.addResults(copy, results, 1);
      ids.push(copy.id);
    }
    return ids;
  });
}

/** The process ends, and the next one opens the database. */
async function restart(): Promise<void> {
  await here.store.close();
  here = room({ path });
}

async function namesIn(matchId: number): Promise<readonly string[]> {
  return seatNames((await current(here.tables, matchId)).players, words('en'));
}

describe('a person who had their data deleted', () => {
  test('is seen nowhere from then on, though it is deleted by and by', async () => {
    const matches = await playMany();
    await here.tables.privacy.forgetPerson(AKI);
    for (const id of matches) expect(await namesIn(id)).toEqual(['Former player', 'Beni']);
    expect((await leaderboardOf(here.tables)).ranks.map(({ person }) => person)).toEqual([BENI]);
    expect(await here.tables.stored.stats(SERVER, AKI.id)).toBeUndefined();
    expect(await here.tables.stored.personOf(SERVER, AKI.id)).toBeUndefined();
    expect(standsIn(path, AKI.id)).toContain('match');

    await here.tables.privacy.finishErasures();
    for (const id of matches) expect(await namesIn(id)).toEqual(['Former player', 'Beni']);
    expect([...standsIn(path, AKI.id), ...standsIn(path, 'Aki')]).toEqual([]);
  });

  test('is deleted by the next process, where this one ends in the middle of it', async () => {
    const matches = await playMany();
    await here.tables.privacy.forgetPerson(AKI);
    await here.store.eraseSome({ personId: AKI.id });
    await restart();
    expect(standsIn(path, AKI.id)).toContain('match');
    for (const id of matches) expect(await namesIn(id)).toEqual(['Former player', 'Beni']);

    const finished = await here.tables.privacy.finishErasures();

    expect(finished).toHaveLength(1);
    expect([...standsIn(path, AKI.id), ...standsIn(path, 'Aki')]).toEqual([]);
    // One pseudonym, whichever process has put them there.
    const pseudonyms = new Set(
      await Promise.all(matches.map(async (id) => (await current(here.tables, id)).hostId)),
    );
    expect([...pseudonyms]).toEqual([expect.stringMatching(/^former-[0-9a-f]{64}$/)]);
    expect(await here.store.erasures()).toEqual([]);
  });

  test('is replaced in every match that goes on and tells of them, which is drawn anew', async () => {
    const { tables, store } = here;
    const away = await dealt(tables, 'botan-cho', AKI, BENI);
    done(await tables.leaving.leave(HERE, AKI));
    const where = { serverId: SERVER, channelId: `${CHANNEL}9` };
    const opening = { where, host: CHIKA, game: 'hana-awase', options: {} };
    const open = done(await tables.lobby.open(opening));
    done(await tables.lobby.join({ matchId: open.id }, AKI));
    const at = { matchId: open.id };
    done(await tables.lobby.freeSeat({ at, person: CHIKA, occupant: { personId: AKI.id } }));
    const before = await Promise.all(
      [away.id, open.id].map(async (id) => (await current(tables, id)).version),
    );

    await nextTurn();
    const changed: Match[] = [];
    tables.onChange(({ match }) => changed.push(match));
    await tables.privacy.forgetPerson(AKI);
    await nextTurn();

    expect(changed.map(({ id }) => id)).toEqual([away.id, open.id]);
    expect(await namesIn(away.id)).toEqual(['Former player (away)', 'Beni']);
    expect((await tables.stored.match(open.id))?.barred).toEqual([]);
    // Newer than what is shown, so that it is drawn again also after a crash.
    expect(changed.map(({ version }) => version)).toEqual(before.map((version) => version + 1));
    expect(await Promise.all(changed.map(({ id }) => store.match(id)))).toEqual(changed);
  });

  test('does not come back by what others do meanwhile', async () => {
    const { tables } = here;
    const [last = 0] = (await playMany()).toReversed();
    await tables.privacy.forgetPerson(AKI);
    const again = done(await tables.lobby.rematch({ matchId: last, person: BENI }));
    expect(again.players).toHaveLength(1);
    done(await tables.lobby.join({ matchId: again.id }, CHIKA));
    const going = await tables.stored.match(again.id);
    await tables.privacy.finishErasures();
    expect(await tables.stored.match(again.id)).toEqual(going);
    expect(standsIn(path, AKI.id)).toEqual([]);
  });

  test('is left to the next process where this one goes down meanwhile', async () => {
    const { tables, store } = here;
    await playMany();
    await tables.privacy.forgetPerson(AKI);
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
    expect(standsIn(path, AKI.id)).toEqual([]);
  });
});

describe('a deletion', () => {
  test('goes before the rest of a server’s ratings that are being made again', async () => {
    const { tables } = here;
    // Three batches of ratings.
    await playMany(450);
    const order: string[] = [];
    const recounted = tables.ranking.recountRatings(SERVER).then((n) => order.push(`${n} rated`));
    await nextTurn();
    await tables.privacy.forgetPerson(AKI);
    const finished = tables.privacy.finishErasures().then(() => order.push('deleted'));
    await Promise.all([recounted, finished]);
    expect(order).toEqual(['deleted', '450 rated']);
  });

  test('does not wait for what a computer thinks about the deal of the day', async () => {
    const thinking = Promise.withResolvers<never>();
    const { tables, store } = room({ think: () => thinking.promise });
    const deal = await tables.daily.today(SERVER);
    const played = done(await tables.daily.open({ person: BENI, serverId: SERVER }, deal));
    const par = tables.daily.par(played);
    await store.putPerson(SERVER, AKI);
    await tables.privacy.forgetPerson(AKI);
    expect(await tables.privacy.finishErasures()).toHaveLength(1);
    thinking.reject(new Error('enough'));
    await expect(par).rejects.toThrow('enough');
  });
});

describe('a server whose data is deleted', () => {
  test('leaves nothing open for the bot to show or to wait for', async () => {
    const { tables, clock } = here;
    const match = await dealt(tables, 'botan-cho', AKI, BENI);
    const where = { serverId: SERVER, channelId: `${CHANNEL}8` };
    done(await tables.lobby.open({ where, host: DAIGO, game: 'hana-awase', options: {} }));
    await tables.servers.left(SERVER);
    clock.now += 31 * 24 * 60 * 60_000;
    expect(await tables.privacy.forgetLeftServers()).toEqual([SERVER]);
    expect(await tables.stored.activeMatches(SERVER)).toEqual([]);
    expect(await tables.timers.due()).toEqual([]);
    expect(await tables.stored.match(match.id)).toBeUndefined();
    // Once is enough.
    expect(await tables.privacy.forgetLeftServers()).toEqual([]);
  });
});

test('however much it is, each batch is small, and has a turn of the event loop of its own', async () => {
  const { tables, store } = here;
  await playMany(400);
  let turn = 0;
  const count = () => {
    turn++;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const batches: { readonly matches: number; readonly turn: number }[] = [];
  const { eraseSome, personalMatches } = store;
  store.eraseSome = async (erasure) => {
    const batch = await eraseSome(erasure);
    batches.push({ matches: batch.erased.matches, turn });
    return batch;
  };
  store.personalMatches = async (personId, cursor) => {
    const page = await personalMatches(personId, cursor);
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
  await tables.privacy.forgetPerson(AKI);
  await tables.privacy.finishErasures();
  isInBatches(6);
  await tables.privacy.forgetServer(SERVER);
  await tables.privacy.finishErasures();
  isInBatches(6);
  clearImmediate(next);
});
