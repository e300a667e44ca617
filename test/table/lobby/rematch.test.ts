import { describe, expect, test } from 'vitest';
import { formatDeals } from '../../../src/fairness/deals.ts';
import { seedOfChance } from '../../../src/fairness/promise.ts';
import { verifyDeals } from '../../../src/fairness/verify.ts';
import { room } from '../support/a-table.ts';
import { again, alone, dealt, lobby, names, playOut } from '../support/matches.ts';
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

    const match = await again(tables, old, { ...BENI, name: 'Benio' });

    expect((await tables.stored.personOf(SERVER, AKI.id))?.name).toBe('Akemi');
    expect((await tables.stored.personOf(SERVER, BENI.id))?.name).toBe('Benio');
    expect(match.players).toMatchObject([{ person: { id: BENI.id, name: 'Benio' } }]);
    expect(match.invited).toMatchObject([{ person: { id: AKI.id, name: 'Akemi' } }]);
  });

  const played = async (settings = {}) => {
    const made = room({ settings: settings });
    await lobby(made.tables, 'suhara-bana', AKI, BENI, CHIKA);
    done(await made.tables.lobby.addComputer(HERE, AKI, 'strong'));
    const match = await playOut(made.tables, done(await made.tables.lobby.start(HERE, AKI)));
    return { ...made, match };
  };

  test('is dealt once all have asked for it, in their seats and by the same rules', async () => {
    const { tables, match } = await played({ clock: '24h' });
    const asked = await again(tables, match, BENI);
    expect(names(asked)).toEqual(['Beni', '1 strong']);
    expect(asked).toMatchObject({ status: 'open', hostId: BENI.id, version: 0 });
    expect(asked.invited.map(({ person }) => person)).toEqual([AKI, CHIKA]);
    expect(names(await again(tables, match, CHIKA))).toEqual(['Beni', 'Chika', '1 strong']);

    const dealt = await again(tables, match, AKI);
    expect(dealt).toMatchObject({
      id: asked.id,
      status: 'playing',
      players: match.players,
      options: match.options,
      clock: '24h',
      rematchOf: match.id,
      invited: [],
    });
  });

  test('is dealt at once where there are only computers', async () => {
    const { tables } = room({ seedOf: seedOfChance });
    const before = await playOut(tables, await alone(tables, 'hana-awase', 2));
    const dealt = await again(tables, before, AKI);
    expect(dealt).toMatchObject({ status: 'playing', players: before.players, seats: 3 });
    const promised = { by: 'open', id: '5' };
    done(await tables.leaving.stop({ at: HERE, person: AKI, mayManage: true }));
    const request = { matchId: dealt.id, person: AKI, interactionId: '5' };
    const third = done(await tables.lobby.rematch(request));
    expect(third.players[0]).toMatchObject({ contributions: [promised] });
    const deals = await tables.fairness.deals(await playOut(tables, third));
    expect(deals && verifyDeals(formatDeals(deals))).toMatchObject({ ok: true });
  });

  test('is one table, whoever asks for it and however often', async () => {
    const { tables, match } = await played();
    const first = await again(tables, match, AKI);
    const twice = await tables.lobby.rematch({ matchId: match.id, person: AKI });
    expect(twice).toMatchObject({ ok: false, reason: 'already-seated', match: { id: first.id } });
    await again(tables, match, BENI, CHIKA);
    for (const person of [AKI, BENI, CHIKA]) {
      const late = await tables.lobby.rematch({ matchId: match.id, person });
      expect(late).toMatchObject({ ok: false, reason: 'already-seated', match: { id: first.id } });
    }
    expect(await tables.stored.activeMatches(SERVER)).toHaveLength(1);
  });

  test('goes on without those who do not want to, if the others are enough', async () => {
    for (const answer of ['decline', 'leave'] as const) {
      const { tables } = room();
      const before = await playOut(tables, await dealt(tables, 'hana-awase', AKI, BENI, CHIKA));
      await again(tables, before, CHIKA, AKI);
      const decline = answer === 'decline' ? tables.lobby.decline : tables.leaving.leave;
      const match = done(await decline(HERE, BENI));
      expect(match.status).toBe('playing');
      expect(names(match)).toEqual(['Aki', 'Chika']);
    }
  });

  test('waits for its host where too few are left, or nobody has answered', async () => {
    const { tables } = room();
    const before = await playOut(tables, await dealt(tables, 'botan-cho', AKI, BENI));
    await again(tables, before, AKI);
    expect(reasonOf(await tables.lobby.start(HERE, AKI))).toBe('too-few');
    expect(reasonOf(await tables.lobby.join(HERE, CHIKA))).toBe('seats-kept');
    expect(done(await tables.lobby.decline(HERE, BENI)).status).toBe('open');
    expect(names(done(await tables.lobby.join(HERE, CHIKA)))).toEqual(['Aki', 'Chika']);
  });

  test('can be begun by its host without those who have not asked', async () => {
    const { tables } = room();
    const before = await playOut(tables, await dealt(tables, 'hana-awase', AKI, BENI, CHIKA));
    await again(tables, before, AKI, CHIKA);
    expect(names(done(await tables.lobby.start(HERE, AKI)))).toEqual(['Aki', 'Chika']);
  });

  test('leaves out who had left, unless they ask for it', async () => {
    const { tables } = room();
    await lobby(tables, 'suhara-bana', AKI, BENI, CHIKA, DAIGO);
    const match = done(await tables.lobby.start(HERE, AKI));
    done(await tables.leaving.leave(HERE, BENI));
    done(await tables.leaving.leave(HERE, CHIKA));
    done(await tables.leaving.stop({ at: HERE, person: AKI, mayManage: true }));
    const asked = await again(tables, match, CHIKA);
    expect(asked.invited.map(({ person }) => person)).toEqual([AKI, DAIGO]);
    expect(names(await again(tables, match, DAIGO, BENI))).toEqual(['Beni', 'Chika', 'Daigo']);
  });

  test('keeps no seat for who has had themselves forgotten', async () => {
    const { tables, match } = await played();
    await tables.privacy.forgetPerson(CHIKA);
    await tables.privacy.finishErasures();
    const asked = await again(tables, match, AKI);
    expect(asked.invited.map(({ person }) => person)).toEqual([BENI]);
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
