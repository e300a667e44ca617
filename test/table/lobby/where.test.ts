import { describe, expect, test } from 'vitest';
import { room } from '../support/a-table.ts';
import { dealt, playOut } from '../support/matches.ts';
import { done, reasonOf } from '../support/outcomes.ts';
import { AKI, BENI, HERE, SERVER, WHERE } from '../support/people.ts';

describe('where tables may be', () => {
  const opening = { where: WHERE, host: AKI, game: 'botan-cho', options: {} };
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
    const { tables, store } = room();
    await store.putServerSettings(SERVER, { tableCap: 1 });
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
