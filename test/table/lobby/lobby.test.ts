import { describe, expect, test } from 'vitest';
import { room } from '../support/a-table.ts';
import { dealt, lobby, playOut } from '../support/matches.ts';
import { done, reasonOf, stepsOf } from '../support/outcomes.ts';
import { AKI, BENI, CHANNEL, CHIKA, DAIGO, EMI, HERE, SERVER, WHERE } from '../support/people.ts';

const opening = { where: WHERE, host: AKI, game: 'botan-cho', options: {} };

describe('opening a table', () => {
  test('seats its host, and is for a short match by the usual rules', async () => {
    const { tables } = room();
    const match = done(await tables.lobby.open(opening));
    expect(match).toMatchObject({
      where: WHERE,
      game: 'botan-cho',
      status: 'open',
      hostId: AKI.id,
      version: 0,
      players: [{ type: 'person', person: AKI, away: false, missed: 0 }],
      options: { rounds: 3, wildTakesStack: false },
      seed: null,
      state: null,
    });
    expect(await tables.stored.newestMatch(CHANNEL)).toEqual(match);
    expect(await tables.stored.match(match.id)).toEqual(match);
  });
});

describe('joining a lobby', () => {
  test('by the message of an ended match does not reach the match after it', async () => {
    const { tables } = room();
    const old = await lobby(tables, 'botan-cho', AKI);
    done(await tables.leaving.stop({ at: HERE, person: AKI, mayManage: false }));
    await lobby(tables, 'botan-cho', CHIKA);
    expect(await tables.lobby.join({ matchId: old.id }, BENI)).toMatchObject({
      reason: 'over',
      match: { id: old.id, status: 'stopped' },
    });
    expect((await tables.stored.newestMatch(CHANNEL))?.players).toHaveLength(1);
  });
});

describe('leaving a lobby', () => {
  test('passes the host’s rights to the next person, not to a computer', async () => {
    const { tables } = room();
    await lobby(tables, 'suhara-bana', AKI);
    done(await tables.lobby.addComputer(HERE, AKI));
    done(await tables.lobby.join(HERE, BENI));
    expect(done(await tables.leaving.leave(HERE, AKI)).hostId).toBe(BENI.id);
    expect(reasonOf(await tables.lobby.addComputer(HERE, AKI))).toBe('not-host');
    expect(reasonOf(await tables.lobby.addComputer(HERE, BENI))).toBe('done');
  });

  test('closes the table when only computers would stay', async () => {
    const { tables } = room();
    await lobby(tables, 'suhara-bana', AKI);
    done(await tables.lobby.addComputer(HERE, AKI));
    expect(done(await tables.leaving.leave(HERE, AKI)).status).toBe('stopped');
    expect(reasonOf(await tables.lobby.join(HERE, BENI))).toBe('no-table');
  });
});

describe('starting', () => {
  test('deals by the rules that the host set', async () => {
    const { tables } = room();
    await lobby(tables, 'suhara-bana', AKI, BENI, CHIKA, DAIGO);
    done(
      await tables.lobby.setOption({ at: HERE, person: AKI, option: 'forceThree', value: 'true' }),
    );
    const match = done(await tables.lobby.start(HERE, AKI));
    expect(match.status).toBe('playing');
    expect(match.state?.setup).toEqual({
      game: 'suhara-bana',
      seats: 4,
      options: { length: 3, forceThree: true, fourBrightsNullify: true },
      seed: match.seed,
      edition: 3,
    });
  });

  test('happens by itself when a person takes the last seat', async () => {
    const { tables } = room();
    const open = await lobby(tables, 'suhara-bana', AKI, BENI, CHIKA, DAIGO);
    expect(open.status).toBe('open');
    const outcome = await tables.lobby.join(HERE, EMI);
    const match = done(outcome);
    expect(match.status).toBe('playing');
    expect(match.players).toHaveLength(5);
    expect(stepsOf(outcome)[0]).toMatchObject({ seat: null, version: open.version + 2 });
  });
});

describe('where tables may be', () => {
  /** Somewhere else each time. */
  const openIn = (at: number) => ({
    ...opening,
    where: { serverId: String(at), channelId: `30000000000000001${at}` },
  });

  test('is where the server allows it, threads of such a channel included', async () => {
    const { tables, store } = room();
    const channels = ['300000000000000007', '300000000000000008'];
    await store.putServerSettings(SERVER, { channels });
    expect(await tables.lobby.open(opening)).toEqual({
      ok: false,
      reason: 'channel-not-allowed',
      channels,
    });
    expect(reasonOf(await tables.lobby.open({ ...opening, parentId: '300000000000000009' }))).toBe(
      'channel-not-allowed',
    );
    expect(reasonOf(await tables.lobby.open({ ...opening, parentId: channels[1] }))).toBe('done');
    const inIt = { serverId: SERVER, channelId: '300000000000000007' };
    expect(reasonOf(await tables.lobby.open({ ...opening, where: inIt }))).toBe('done');
  });

  test('is for no more tables than the server has room for', async () => {
    const { tables } = room({ settings: { tableCap: 1 } });
    const other = { ...opening, where: { serverId: SERVER, channelId: '300000000000000002' } };
    done(await tables.lobby.open(opening));
    expect(await tables.lobby.open(other)).toEqual({
      ok: false,
      reason: 'too-many-tables',
      cap: 1,
    });
    const foreign = { ...opening, where: { serverId: '9', channelId: '8' } };
    expect(reasonOf(await tables.lobby.open(foreign))).toBe('done');
    done(await tables.leaving.leave(HERE, AKI));
    expect(reasonOf(await tables.lobby.open(other))).toBe('done');
  });

  test('is no fourth one in which the same person waits, in whatever server', async () => {
    const { tables } = room();
    for (const at of [1, 2, 3]) done(await tables.lobby.open(openIn(at)));
    expect(await tables.lobby.open(openIn(4))).toEqual({
      ok: false,
      reason: 'too-many-lobbies',
      cap: 3,
    });
    expect(reasonOf(await tables.lobby.open({ ...openIn(4), host: BENI }))).toBe('done');
    const { where } = openIn(1);
    done(await tables.lobby.addComputer(where, AKI));
    done(await tables.lobby.start(where, AKI));
    expect(reasonOf(await tables.lobby.open(openIn(5)))).toBe('done');
  });

  test('is no sixth one that waits or that the same person plays alone', async () => {
    const { tables } = room();
    const playAlone = async (at: number) => {
      const { where } = openIn(at);
      done(await tables.lobby.open(openIn(at)));
      done(await tables.lobby.addComputer(where, AKI));
      done(await tables.lobby.start(where, AKI));
    };
    const refused = { ok: false, reason: 'too-many-own-tables', cap: 5 };
    for (const at of [1, 2, 3]) await playAlone(at);
    for (const at of [4, 5]) done(await tables.lobby.open(openIn(at)));
    expect(await tables.lobby.open(openIn(6))).toEqual(refused);
    expect(reasonOf(await tables.lobby.open({ ...openIn(6), host: BENI }))).toBe('done');
    // A match with somebody else is nobody's alone.
    done(await tables.lobby.join(openIn(4).where, BENI));
    if ((await tables.stored.newestMatch(openIn(4).where.channelId))?.status === 'open') {
      done(await tables.lobby.start(openIn(4).where, AKI));
    }
    await playAlone(7);
    expect(await tables.lobby.open(openIn(8))).toEqual(refused);
    done(await tables.leaving.leave(openIn(1).where, AKI));
    expect(reasonOf(await tables.lobby.open(openIn(8)))).toBe('done');
  });

  test('holds for a rematch too', async () => {
    const { tables, store } = room();
    const { id: matchId } = await playOut(tables, await dealt(tables, 'botan-cho', AKI, BENI));
    await store.putServerSettings(SERVER, { channels: ['300000000000000007'] });
    expect(reasonOf(await tables.lobby.rematch({ matchId, person: AKI }))).toBe(
      'channel-not-allowed',
    );
  });
});
