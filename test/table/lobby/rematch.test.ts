import { describe, expect, test } from 'vitest';
import { room } from '../support/a-table.ts';
import { dealt, lobby, names, playOut } from '../support/matches.ts';
import { done, reasonOf } from '../support/outcomes.ts';
import { AKI, BENI, CHIKA, DAIGO, FUMI, HERE, SERVER } from '../support/people.ts';

const ELSEWHERE = { serverId: SERVER, channelId: '300000000000000008' };

describe('a rematch', () => {
  test('leaves the others the names that they bear now, and knows only the asker’s anew', async () => {
    const { tables } = room();
    const old = await playOut(tables, await dealt(tables, 'botan-cho', AKI, BENI));
    // A later match, under another name.
    const renamed = { ...AKI, name: 'Akemi' };
    done(
      await tables.lobby.open({ where: ELSEWHERE, host: renamed, game: 'botan-cho', options: {} }),
    );

    const again = done(
      await tables.lobby.rematch({ matchId: old.id, person: { ...BENI, name: 'Benio' } }),
    );

    expect((await tables.stored.personOf(SERVER, AKI.id))?.name).toBe('Akemi');
    expect((await tables.stored.personOf(SERVER, BENI.id))?.name).toBe('Benio');
    expect(again.players).toMatchObject([
      { person: { id: AKI.id, name: 'Akemi' } },
      { person: { id: BENI.id, name: 'Benio' } },
    ]);
  });

  const played = async (settings = {}) => {
    const made = room({ settings: settings });
    await lobby(made.tables, 'suhara-bana', AKI, BENI, CHIKA);
    done(await made.tables.lobby.addComputer(HERE, AKI, 'strong'));
    const match = await playOut(made.tables, done(await made.tables.lobby.start(HERE, AKI)));
    return { ...made, match };
  };

  test('seats the same people and computers by the same rules, and waits for its host', async () => {
    const { tables, match } = await played({ clock: '24h' });
    const again = done(await tables.lobby.rematch({ matchId: match.id, person: BENI }));
    expect(again).toMatchObject({
      status: 'open',
      hostId: BENI.id,
      players: match.players,
      options: match.options,
      clock: '24h',
      rematchOf: match.id,
      version: 0,
    });
    expect(done(await tables.lobby.start(HERE, BENI))).toMatchObject({
      status: 'playing',
      rematchOf: match.id,
    });
  });

  test('is one table, whoever asks for it', async () => {
    const { tables, match } = await played();
    const first = done(await tables.lobby.rematch({ matchId: match.id, person: AKI }));
    const second = await tables.lobby.rematch({ matchId: match.id, person: BENI });
    expect(second).toMatchObject({ ok: false, reason: 'already-seated', match: { id: first.id } });
    done(await tables.leaving.leave(HERE, BENI));
    const third = done(await tables.lobby.rematch({ matchId: match.id, person: BENI }));
    expect(third.id).toBe(first.id);
    expect(names(third)).toEqual(['Aki', 'Chika', '1 strong', 'Beni']);
  });

  test('does not begin by itself, since nobody in it was asked', async () => {
    const { tables } = room();
    const { id: matchId } = await playOut(tables, await dealt(tables, 'botan-cho', AKI, BENI));
    done(await tables.lobby.rematch({ matchId, person: BENI }));
    done(await tables.leaving.leave(HERE, AKI));
    expect(done(await tables.lobby.join(HERE, CHIKA)).status).toBe('open');
  });

  test('leaves out who had left, unless they ask for it', async () => {
    const { tables } = room();
    await lobby(tables, 'suhara-bana', AKI, BENI, CHIKA, DAIGO);
    const match = done(await tables.lobby.start(HERE, AKI));
    done(await tables.leaving.leave(HERE, BENI));
    done(await tables.leaving.leave(HERE, CHIKA));
    const { id: matchId } = done(
      await tables.leaving.stop({ at: HERE, person: AKI, mayManage: true }),
    );
    expect(matchId).toBe(match.id);
    expect(names(done(await tables.lobby.rematch({ matchId, person: CHIKA })))).toEqual([
      'Aki',
      'Chika',
      'Daigo',
    ]);
  });

  test('does not seat who has had themselves forgotten', async () => {
    const { tables, match } = await played();
    await tables.privacy.forgetPerson(CHIKA);
    await tables.privacy.finishErasures();
    const again = done(await tables.lobby.rematch({ matchId: match.id, person: AKI }));
    expect(names(again)).toEqual(['Aki', 'Beni', '1 strong']);
  });

  test('for somebody who was not there is a table of their own', async () => {
    const { tables, match } = await played();
    const own = done(await tables.lobby.rematch({ matchId: match.id, person: FUMI }));
    expect(names(own)).toEqual(['Fumi']);
    expect(own).toMatchObject({ options: match.options, rematchOf: null });
    expect(reasonOf(await tables.lobby.rematch({ matchId: match.id, person: AKI }))).toBe(
      'channel-taken',
    );
  });

  test('is refused while the match goes on, and where there was none', async () => {
    const { tables } = room();
    const match = await dealt(tables, 'botan-cho', AKI, BENI);
    expect(await tables.lobby.rematch({ matchId: match.id, person: AKI })).toEqual({
      ok: false,
      reason: 'not-over',
      match,
    });
    expect(reasonOf(await tables.lobby.rematch({ matchId: 99, person: AKI }))).toBe('no-table');
  });
});
