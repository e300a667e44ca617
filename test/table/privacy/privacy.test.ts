import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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
  lobby,
  moveOn,
  playOut,
  type Room,
  room,
  SERVER,
  WHERE,
} from '../support/a-table.ts';

const DAY = 24 * 60 * 60 * 1000;

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

/** A match of Aki and Beni that is over, settings of Aki's, and her hand. */
function playedOnce() {
  const { tables, store } = here;
  const match = playOut(tables, dealt(tables, 'botan-cho', AKI, BENI));
  store.putPersonSettings(AKI.id, { names: 'kanji' });
  const expiresAt = here.clock.now + 1000;
  const hand = { matchId: match.id, personId: AKI.id, token: 's3cret', expiresAt, locale: 'ja' };
  tables.hands.keep(hand);
  return match;
}

describe('what is stored of a person', () => {
  test('is told in full, and no secret with it', async () => {
    const match = playedOnce();

    const data = await here.tables.privacy.personalData(AKI.id);

    expect(data.settings.names).toBe('kanji');
    expect(data.names).toEqual([{ serverId: SERVER, name: 'Aki' }]);
    expect(data.results).toMatchObject([{ matchId: match.id, game: 'botan-cho', fled: false }]);
    expect(data.matches).toMatchObject([{ id: match.id, isHost: true, seat: 0, status: 'over' }]);
    expect(data.matches[0]?.moves.length).toBeGreaterThan(20);
    expect(data.hands).toEqual([
      { matchId: match.id, expiresAt: here.clock.now + 1000, locale: 'ja' },
    ]);
    const text = JSON.stringify(data);
    expect(text).not.toContain('s3cret');
    expect(text).not.toContain(match.seed ?? '-');
    expect(text).not.toContain(BENI.id);
    expect(text).not.toContain(BENI.name);
  });

  test('is nothing for somebody who never played', async () => {
    playedOnce();
    const { matches, names, results, ratings, hands } = await here.tables.privacy.personalData(
      CHIKA.id,
    );
    expect([...matches, ...names, ...results, ...ratings, ...hands]).toEqual([]);
  });
});

describe('a person who is forgotten', () => {
  test('stands nowhere any more, and the others keep their results', async () => {
    const match = playedOnce();
    expect(standsIn(AKI.id).length).toBeGreaterThan(3);

    here.tables.privacy.forgetPerson(AKI);
    await here.tables.privacy.finishErasures();

    expect(standsIn(AKI.id)).toEqual([]);
    expect(standsIn('Aki')).toEqual([]);
    expect((await here.tables.privacy.personalData(BENI.id)).results).toHaveLength(1);
    const players = here.tables.matches.find(match.id)?.players ?? [];
    expect(seatNames(players, words('en'))).toEqual(['Former player', 'Beni']);
  });

  test('leaves the tables first: a lobby without them, a running match to the computer', async () => {
    const { tables } = here;
    const running = dealt(tables, 'botan-cho', AKI, BENI);
    const elsewhere = { serverId: SERVER, channelId: `${CHANNEL}9` };
    const open = done(
      tables.lobby.open({ where: elsewhere, host: CHIKA, game: 'hana-awase', options: {} }),
    );
    done(tables.lobby.join({ matchId: open.id }, AKI));

    tables.privacy.forgetPerson(AKI);
    await tables.privacy.finishErasures();

    expect(tables.matches.find(open.id)?.players).toHaveLength(1);
    const after = tables.matches.find(running.id);
    expect(after).toMatchObject({ status: 'playing', hostId: BENI.id });
    expect(after?.players[0]).toMatchObject({ away: true, person: { name: '' } });
    expect(standsIn(AKI.id)).toEqual([]);
    // The match goes on to its end, and the name does not come back with its results.
    playOut(tables, tables.matches.find(running.id) ?? running);
    expect(standsIn(AKI.id)).toEqual([]);
    expect(standsIn('Aki')).toEqual([]);
    expect(tables.matches.find(running.id)?.status).toBe('over');
  });

  test('does not sit at the table of before when they come again', async () => {
    const { tables } = here;
    const running = dealt(tables, 'botan-cho', AKI, BENI);
    tables.privacy.forgetPerson(AKI);
    await tables.privacy.finishErasures();
    expect(tables.lobby.join({ matchId: running.id }, AKI)).toMatchObject({ ok: false });
    expect((await tables.privacy.personalData(AKI.id)).matches).toEqual([]);
  });

  test('is another pseudonym in each server', async () => {
    const { tables, store } = here;
    const other = { serverId: `${SERVER}9`, channelId: `${CHANNEL}9` };
    const first = dealt(tables, 'botan-cho', AKI, BENI);
    playOut(tables, first);
    const open = done(
      tables.lobby.open({ where: other, host: AKI, game: 'botan-cho', options: {} }),
    );
    done(tables.lobby.join({ matchId: open.id }, BENI));
    const begun = tables.matches.find(open.id)?.status === 'playing';
    if (!begun) done(tables.lobby.start({ matchId: open.id }, AKI));

    tables.privacy.forgetPerson(AKI);
    await tables.privacy.finishErasures();

    const ids = [first.id, open.id].map((id) => {
      const player = store.match(id)?.players[0];
      return player?.type === 'person' ? player.person.id : '';
    });
    expect(ids[0]).toMatch(/^former-[0-9a-f]{32}$/);
    expect(ids[1]).toMatch(/^former-[0-9a-f]{32}$/);
    expect(ids[0]).not.toBe(ids[1]);
  });

  test('is no trace in votes to stop and among those sent away', async () => {
    const { tables, store } = here;
    const running = dealt(tables, 'hana-awase', BENI, AKI, CHIKA, DAIGO);
    const { version } = running;
    store.updateMatch(
      { ...running, stopVotes: [AKI.id], barred: [AKI], version: version + 1 },
      version,
      1,
    );
    tables.privacy.forgetPerson(AKI);
    await tables.privacy.finishErasures();
    expect(standsIn(AKI.id)).toEqual([]);
    expect(tables.matches.find(running.id)).toMatchObject({ stopVotes: [], barred: [] });
  });
});

/** What the bot does now and then. */
async function deleteLeft({ tables }: Room): Promise<readonly string[]> {
  const servers = tables.privacy.forgetLeftServers();
  await tables.privacy.finishErasures();
  return servers;
}

describe('a server', () => {
  test('is stopped everywhere, and then deleted with all that belongs to it', async () => {
    const { tables, store } = here;
    playedOnce();
    store.putServerSettings(SERVER, { tableCap: 3 });
    const running = done(moveOn(tables, dealt(tables, 'botan-cho', AKI, BENI)));
    const other = { serverId: `${SERVER}9`, channelId: `${CHANNEL}9` };
    const kept = done(
      tables.lobby.open({ where: other, host: CHIKA, game: 'botan-cho', options: {} }),
    );

    const closed = tables.privacy.closeServer(SERVER).map(done);
    tables.privacy.forgetServer(SERVER);
    await tables.privacy.finishErasures();

    expect(closed.map(({ id, status }) => [id, status])).toEqual([[running.id, 'stopped']]);
    expect(standsIn(`"${SERVER}"`)).toEqual([]);
    expect(tables.matches.find(running.id)).toBeUndefined();
    expect(store.serverSettings(SERVER).tableCap).toBeNull();
    expect(tables.matches.find(kept.id)).toEqual(kept);
    expect(store.integrityProblems()).toEqual([]);
  });

  test('that the bot left is forgotten after 30 days, and not before', async () => {
    const { tables, clock } = here;
    lobby(tables, 'botan-cho', AKI);
    tables.servers.left(SERVER);

    clock.now += 30 * DAY - 1;
    await deleteLeft(here);
    expect(tables.matches.newestIn(CHANNEL)?.status).toBe('open');

    clock.now += 1;
    await deleteLeft(here);
    expect(tables.matches.newestIn(CHANNEL)).toBeUndefined();
    expect(standsIn(`"${SERVER}"`)).toEqual([]);
  });

  test('to which the bot came back is kept', async () => {
    const { tables, clock } = here;
    lobby(tables, 'botan-cho', AKI);
    tables.servers.left(SERVER);
    clock.now += 20 * DAY;
    tables.servers.joined(SERVER);
    clock.now += 20 * DAY;
    await deleteLeft(here);
    expect(tables.matches.newestIn(CHANNEL)?.where).toEqual(WHERE);
  });

  test('is forgotten as soon as the keeper of the bot wants', async () => {
    const soon = room({ keepLeftDays: 2 });
    lobby(soon.tables, 'botan-cho', AKI);
    soon.tables.servers.left(SERVER);
    soon.clock.now += 2 * DAY;
    await deleteLeft(soon);
    expect(soon.tables.matches.newestIn(HERE.channelId)).toBeUndefined();
    soon.store.close();
  });
});
