import { describe, expect, test } from 'vitest';
import { room } from '../support/a-table.ts';
import { lobby } from '../support/matches.ts';
import { done, reasonOf, stepsOf } from '../support/outcomes.ts';
import { AKI, BENI, CHANNEL, CHIKA, DAIGO, EMI, HERE, WHERE } from '../support/people.ts';

const opening = { where: WHERE, host: AKI, game: 'botan-cho', options: {} };

describe('opening a table', () => {
  test('seats its host and plays by the usual rules', async () => {
    const { tables } = room();
    const match = done(await tables.lobby.open(opening));
    expect(match).toMatchObject({
      where: WHERE,
      game: 'botan-cho',
      status: 'open',
      hostId: AKI.id,
      version: 0,
      players: [{ type: 'person', person: AKI, away: false, missed: 0 }],
      options: { rounds: 6, wildTakesStack: false },
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
