import { describe, expect, test } from 'vitest';
import type { Match, Person } from '../../src/model/match.ts';
import { IDLE_TIME } from '../../src/table/timers/timer.ts';
import {
  AKI,
  alone,
  BENI,
  CHANNEL,
  CHIKA,
  DAIGO,
  dealt,
  done,
  EMI,
  HERE,
  leaderboardOf,
  lobby,
  moveOn,
  playOut,
  type Room,
  reasonOf,
  room,
  SERVER,
} from './support/a-table.ts';

const stopBy = (person: Person, mayManage = false) => ({ at: HERE, person, mayManage });

/** Plays first moves until the round is settled. */
function playRound({ tables }: Room, match: Match): Match {
  let current = match;
  while (current.state?.round === match.state?.round) current = done(moveOn(tables, current));
  return current;
}

describe('stopping', () => {
  test.each([
    ['the host', AKI, false, 'by-host'],
    ['somebody who manages the channel', CHIKA, true, 'by-manager'],
  ])('a lobby, or a match in which nobody has moved, is for %s', (_, person, mayManage, why) => {
    for (const begin of [lobby, dealt]) {
      const { tables } = room();
      begin(tables, 'suhara-bana', AKI, BENI, DAIGO, EMI);
      expect(done(tables.stop(stopBy(person, mayManage)))).toMatchObject({
        status: 'stopped',
        stopReason: why,
      });
    }
  });

  test('is refused to others in a lobby, and to strangers anywhere', () => {
    const { tables } = room();
    lobby(tables, 'botan-cho', AKI);
    expect(reasonOf(tables.stop(stopBy(BENI)))).toBe('may-not-stop');
    done(tables.join(HERE, BENI));
    expect(reasonOf(tables.stop(stopBy(CHIKA)))).toBe('may-not-stop');
    expect(reasonOf(tables.stop(stopBy(BENI)))).toBe('needs-votes');
  });

  test('takes the votes of all once a person has moved, or a manager', () => {
    const { tables } = room();
    const match = dealt(tables, 'botan-cho', AKI, BENI);
    done(moveOn(tables, match));
    expect(reasonOf(tables.stop(stopBy(AKI)))).toBe('needs-votes');
    expect(done(tables.stop(stopBy(AKI, true))).stopReason).toBe('by-manager');
  });

  test('a running match makes it count for nothing', () => {
    const { tables } = room();
    dealt(tables, 'botan-cho', AKI, BENI);
    done(tables.stop(stopBy(AKI)));
    expect(leaderboardOf(tables).total).toBe(0);
  });

  test('what has ended is refused', () => {
    const { tables } = room();
    const match = playOut(tables, dealt(tables, 'botan-cho', AKI, BENI));
    const request = { person: AKI, mayManage: true };
    expect(tables.stop({ ...request, at: { matchId: match.id } })).toEqual({
      ok: false,
      reason: 'over',
      match,
    });
    expect(tables.stop({ ...request, at: HERE })).toEqual({ ok: false, reason: 'no-table' });
  });
});

describe('an offer to stop', () => {
  test('stops the match when all who are at the table agree', () => {
    const { tables } = room();
    done(moveOn(tables, dealt(tables, 'suhara-bana', AKI, BENI, CHIKA, DAIGO)));
    done(tables.leave(HERE, DAIGO));
    expect(done(tables.offerStop(HERE, BENI))).toMatchObject({
      status: 'playing',
      stopVotes: [BENI.id],
    });
    expect(done(tables.offerStop(HERE, AKI)).status).toBe('playing');
    expect(done(tables.offerStop(HERE, CHIKA))).toMatchObject({
      status: 'stopped',
      stopReason: 'by-vote',
    });
  });

  test('is a vote once, and can be taken back', () => {
    const { tables } = room();
    dealt(tables, 'botan-cho', AKI, BENI);
    done(tables.offerStop(HERE, AKI));
    expect(reasonOf(tables.offerStop(HERE, AKI))).toBe('already-agreed');
    expect(reasonOf(tables.withdrawStop(HERE, BENI))).toBe('not-agreed');
    expect(done(tables.withdrawStop(HERE, AKI)).stopVotes).toEqual([]);
    expect(done(tables.offerStop(HERE, BENI)).status).toBe('playing');
  });

  test('is refused in a lobby, to strangers and to those who have left', () => {
    const { tables } = room();
    lobby(tables, 'botan-cho', AKI);
    expect(reasonOf(tables.offerStop(HERE, AKI))).toBe('not-playing');
    done(tables.join(HERE, BENI));
    expect(reasonOf(tables.offerStop(HERE, CHIKA))).toBe('not-seated');
    done(tables.leave(HERE, BENI));
    expect(reasonOf(tables.offerStop(HERE, BENI))).toBe('not-seated');
  });

  test('is agreed to by whoever is left when the others go', () => {
    const { tables } = room();
    dealt(tables, 'suhara-bana', AKI, BENI, CHIKA, DAIGO);
    for (const person of [AKI, BENI]) done(tables.offerStop(HERE, person));
    done(tables.leave(HERE, DAIGO));
    expect(done(tables.leave(HERE, CHIKA)).stopReason).toBe('by-vote');
  });

  test('goes with the one who made it', () => {
    const { tables } = room();
    dealt(tables, 'suhara-bana', AKI, BENI, CHIKA, DAIGO);
    done(tables.offerStop(HERE, BENI));
    expect(done(tables.leave(HERE, BENI)).stopVotes).toEqual([]);
  });

  test('stops at once what one person plays against computers', () => {
    const { tables } = room();
    done(moveOn(tables, alone(tables, 'botan-cho', 1)));
    expect(done(tables.offerStop(HERE, AKI)).stopReason).toBe('by-vote');
  });

  test('lapses when the round is settled', () => {
    const made = room();
    const match = dealt(made.tables, 'botan-cho', AKI, BENI);
    const offered = done(made.tables.offerStop(HERE, AKI));
    const moved = done(moveOn(made.tables, offered));
    expect(moved.stopVotes).toEqual([AKI.id]);
    expect(playRound(made, moved).stopVotes).toEqual([]);
    expect(made.tables.find(match.id)?.status).toBe('playing');
  });
});

describe('somebody at several tables', () => {
  const elsewhere = { serverId: SERVER, channelId: '300000000000000002' };

  test('finds all of them, and leaves any by its number', () => {
    const { tables } = room();
    const here = lobby(tables, 'suhara-bana', AKI, BENI);
    const there = done(
      tables.open({ where: elsewhere, host: BENI, game: 'botan-cho', options: {} }),
    );
    expect(tables.tablesOf(BENI.id).map(({ id }) => id)).toEqual([here.id, there.id]);
    expect(tables.tablesOf(AKI.id).map(({ id }) => id)).toEqual([here.id]);
    done(tables.leave({ matchId: there.id }, BENI));
    expect(tables.tablesOf(BENI.id).map(({ id }) => id)).toEqual([here.id]);
  });

  test('is not said to sit where they have left or where it has ended', () => {
    const { tables } = room();
    dealt(tables, 'botan-cho', AKI, BENI);
    done(tables.leave(HERE, BENI));
    expect(tables.tablesOf(BENI.id)).toEqual([]);
    expect(tables.tablesOf(AKI.id)).toHaveLength(1);
    done(tables.stop(stopBy(AKI, true)));
    expect(tables.tablesOf(AKI.id)).toEqual([]);
  });

  test('is found among the tables of the server, with those of nobody else’s server', () => {
    const { tables } = room();
    lobby(tables, 'suhara-bana', AKI);
    const foreign = { serverId: '9', channelId: '8' };
    done(tables.open({ where: elsewhere, host: AKI, game: 'botan-cho', options: {} }));
    done(tables.open({ where: foreign, host: AKI, game: 'botan-cho', options: {} }));
    expect(tables.tablesIn(SERVER).map(({ where }) => where.channelId)).toEqual([
      CHANNEL,
      elsewhere.channelId,
    ]);
    expect(tables.tablesOf(AKI.id)).toHaveLength(3);
  });
});

describe('a lobby in which nothing happens', () => {
  const idle = ({ store, clock }: Room) =>
    store.dueTimers(clock.now).filter(({ kind }) => kind === 'idle');

  test('falls due after a while, anew with each change', () => {
    const made = room();
    const { tables, clock } = made;
    const { id: matchId } = lobby(tables, 'suhara-bana', AKI);
    clock.now += IDLE_TIME - 1;
    expect(idle(made)).toEqual([]);
    done(tables.join(HERE, BENI));
    clock.now += IDLE_TIME - 1;
    expect(idle(made)).toEqual([]);
    clock.now += 1;
    expect(idle(made)).toEqual([{ matchId, kind: 'idle', dueAt: clock.now }]);
    expect(done(tables.closeIdle(matchId))).toMatchObject({
      status: 'stopped',
      stopReason: 'idle',
    });
    expect(idle(made)).toEqual([]);
  });

  test('is not waited for once it has started or was closed', () => {
    for (const end of ['start', 'stop'] as const) {
      const made = room();
      const match = lobby(made.tables, 'botan-cho', AKI);
      done(made.tables.addComputer(HERE, AKI));
      done(end === 'start' ? made.tables.start(HERE, AKI) : made.tables.stop(stopBy(AKI)));
      made.clock.now += IDLE_TIME;
      expect(idle(made)).toEqual([]);
      expect(made.tables.closeIdle(match.id).ok).toBe(false);
    }
  });
});
