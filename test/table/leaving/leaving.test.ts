import { describe, expect, test } from 'vitest';
import { CLOCKS, SILENCE_TIME } from '../../../src/model/clock.ts';
import type { Person } from '../../../src/model/match.ts';
import { IDLE_TIME } from '../../../src/table/timers/keep-timers.ts';
import { type Room, room } from '../support/a-table.ts';
import { alone, dealt, leaderboardOf, lobby, moveOn, playRound } from '../support/matches.ts';
import { done, reasonOf } from '../support/outcomes.ts';
import { AKI, BENI, CHIKA, DAIGO, EMI, HERE, SERVER, WHERE } from '../support/people.ts';

const stopBy = (person: Person, mayManage = false) => ({ at: HERE, person, mayManage });

describe('stopping', () => {
  test.each([
    ['the host', AKI, false, 'by-host'],
    ['somebody who manages the channel', CHIKA, true, 'by-manager'],
  ])(
    'a lobby, or a match in which nobody has moved, is for %s',
    async (_, person, mayManage, why) => {
      for (const begin of [lobby, dealt]) {
        const { tables } = room();
        await begin(tables, 'suhara-bana', AKI, BENI, DAIGO, EMI);
        expect(done(await tables.leaving.stop(stopBy(person, mayManage)))).toMatchObject({
          status: 'stopped',
          stopReason: why,
        });
      }
    },
  );

  test('takes the votes of all once a person has moved, or a manager', async () => {
    const { tables } = room();
    const match = await dealt(tables, 'botan-cho', AKI, BENI);
    done(await moveOn(tables, match));
    expect(reasonOf(await tables.leaving.stop(stopBy(AKI)))).toBe('needs-votes');
    expect(done(await tables.leaving.stop(stopBy(DAIGO, true)))).toMatchObject({
      stopReason: 'by-manager',
      stopVotes: [DAIGO.id],
    });
  });

  test('a running match makes it count for nothing', async () => {
    const { tables } = room();
    await dealt(tables, 'botan-cho', AKI, BENI);
    done(await tables.leaving.stop(stopBy(AKI)));
    expect((await leaderboardOf(tables)).total).toBe(0);
  });
});

describe('an offer to stop', () => {
  test('stops the match when all who are at the table agree', async () => {
    const { tables } = room();
    done(await moveOn(tables, await dealt(tables, 'suhara-bana', AKI, BENI, CHIKA, DAIGO)));
    done(await tables.leaving.leave(HERE, DAIGO));
    expect(done(await tables.leaving.offerStop(HERE, BENI))).toMatchObject({
      status: 'playing',
      stopVotes: [BENI.id],
    });
    expect(done(await tables.leaving.offerStop(HERE, AKI)).status).toBe('playing');
    expect(done(await tables.leaving.offerStop(HERE, CHIKA))).toMatchObject({
      status: 'stopped',
      stopReason: 'by-vote',
    });
  });

  test('is a vote once, and is ended by anybody who refuses', async () => {
    const { tables, store } = room();
    const { id } = await dealt(tables, 'botan-cho', AKI, BENI);
    expect(reasonOf(await tables.leaving.refuseStop(HERE, BENI))).toBe('not-agreed');
    for (const person of [AKI, BENI]) {
      done(await tables.leaving.offerStop(HERE, AKI));
      expect(reasonOf(await tables.leaving.offerStop(HERE, AKI))).toBe('already-agreed');
      expect(reasonOf(await tables.leaving.refuseStop(HERE, CHIKA))).toBe('not-seated');
      expect(done(await tables.leaving.refuseStop(HERE, person)).stopVotes).toEqual([]);
      expect(await store.dueAt(id, 'stop')).toBeUndefined();
    }
    expect(done(await tables.leaving.offerStop(HERE, BENI)).status).toBe('playing');
  });

  test.each(CLOCKS)('is agreed to by silence in time, with a clock of %s', async (chosen) => {
    const { tables, clock } = room({ settings: { clock: chosen } });
    const { id } = await dealt(tables, 'suhara-bana', AKI, BENI, CHIKA, DAIGO);
    done(await tables.leaving.offerStop(HERE, BENI));
    const dueAt = clock.now + SILENCE_TIME[chosen];
    expect(await tables.timers.stopDueAt(id)).toBe(dueAt);
    clock.now += 1000;
    done(await tables.leaving.offerStop(HERE, AKI));
    expect(await tables.timers.stopDueAt(id)).toBe(dueAt);
    clock.now = dueAt - 1;
    expect(await tables.leaving.stopUnopposed(id)).toBeNull();
    clock.now = dueAt;
    expect((await tables.timers.due()).map(({ kind }) => kind)).toContain('stop');
    expect(await tables.leaving.stopUnopposed(id)).toMatchObject({
      match: { status: 'stopped', stopReason: 'unopposed', stopVotes: [BENI.id, AKI.id] },
    });
    expect(await tables.timers.due()).toEqual([]);
  });

  test('made before silence was consent waits from the next change on', async () => {
    const { tables, store, clock } = room();
    const match = await dealt(tables, 'botan-cho', AKI, BENI);
    await store.updateMatch({ ...match, stopVotes: [AKI.id] }, match, clock.now);
    expect(await tables.timers.stopDueAt(match.id)).toBeNull();
    done(await moveOn(tables, match));
    expect(await tables.timers.stopDueAt(match.id)).toBe(clock.now + SILENCE_TIME['3m']);
  });

  test('is agreed to by whoever is left when the others go', async () => {
    const { tables } = room();
    await dealt(tables, 'suhara-bana', AKI, BENI, CHIKA, DAIGO);
    for (const person of [AKI, BENI]) done(await tables.leaving.offerStop(HERE, person));
    done(await tables.leaving.leave(HERE, DAIGO));
    expect(done(await tables.leaving.leave(HERE, CHIKA)).stopReason).toBe('by-vote');
  });

  test('stays when the one who made it leaves, for the others to answer', async () => {
    const { tables } = room();
    await dealt(tables, 'suhara-bana', AKI, BENI, CHIKA, DAIGO);
    done(await tables.leaving.offerStop(HERE, BENI));
    const left = done(await tables.leaving.leave(HERE, BENI));
    expect([left.status, left.stopVotes]).toEqual(['playing', [BENI.id]]);
    for (const person of [AKI, CHIKA]) done(await tables.leaving.offerStop(HERE, person));
    expect(done(await tables.leaving.offerStop(HERE, DAIGO)).stopReason).toBe('by-vote');
  });

  test('stops at once what one person plays against computers', async () => {
    const { tables } = room();
    done(await moveOn(tables, await alone(tables, 'botan-cho', 1)));
    expect(done(await tables.leaving.offerStop(HERE, AKI)).stopReason).toBe('by-vote');
  });

  test('lapses when the round is settled', async () => {
    const { tables } = room();
    await dealt(tables, 'botan-cho', AKI, BENI);
    const offered = done(await tables.leaving.offerStop(HERE, AKI));
    const moved = done(await moveOn(tables, offered));
    expect(moved.stopVotes).toEqual([AKI.id]);
    expect(await playRound(tables, moved)).toMatchObject({ stopVotes: [], status: 'playing' });
  });
});

describe('somebody at several tables', () => {
  const elsewhere = { serverId: SERVER, channelId: '300000000000000002' };

  test('finds all of them, and leaves any by its number', async () => {
    const { tables } = room();
    const here = await lobby(tables, 'suhara-bana', AKI, BENI);
    const opening = { where: elsewhere, host: BENI, game: 'botan-cho', options: {} };
    const there = done(await tables.lobby.open(opening));
    expect((await tables.stored.seatsOf(BENI.id)).map(({ id }) => id)).toEqual([here.id, there.id]);
    expect((await tables.stored.seatsOf(AKI.id)).map(({ id }) => id)).toEqual([here.id]);
    done(await tables.leaving.leave({ matchId: there.id }, BENI));
    expect((await tables.stored.seatsOf(BENI.id)).map(({ id }) => id)).toEqual([here.id]);
  });

  test('is not said to sit where they have left or where it has ended', async () => {
    const { tables } = room();
    await dealt(tables, 'botan-cho', AKI, BENI);
    done(await tables.leaving.leave(HERE, BENI));
    expect(await tables.stored.seatsOf(BENI.id)).toEqual([]);
    expect(await tables.stored.seatsOf(AKI.id)).toHaveLength(1);
    done(await tables.leaving.stop(stopBy(AKI, true)));
    expect(await tables.stored.seatsOf(AKI.id)).toEqual([]);
  });
});

describe('a lobby in which nothing happens', () => {
  const idle = async ({ store, clock }: Room) =>
    (await store.dueTimers(clock.now)).filter(({ kind }) => kind === 'idle');

  test('falls due after a while, anew with each change', async () => {
    const made = room();
    const { tables, clock } = made;
    const { id: matchId } = await lobby(tables, 'suhara-bana', AKI);
    clock.now += IDLE_TIME - 1;
    expect(await idle(made)).toEqual([]);
    done(await tables.lobby.join(HERE, BENI));
    clock.now += IDLE_TIME - 1;
    expect(await idle(made)).toEqual([]);
    clock.now += 1;
    expect(await idle(made)).toEqual([{ matchId, kind: 'idle', dueAt: clock.now, where: WHERE }]);
    expect(done((await tables.lobby.closeIdle(matchId))!)).toMatchObject({
      status: 'stopped',
      stopReason: 'idle',
    });
    expect(await idle(made)).toEqual([]);
  });

  test('stays open where something happens as it falls due', async () => {
    const { tables, clock } = room();
    const { id: matchId } = await lobby(tables, 'suhara-bana', AKI);
    clock.now += IDLE_TIME;
    const [joined, closed] = await Promise.all([
      tables.lobby.join(HERE, BENI),
      tables.lobby.closeIdle(matchId),
    ]);
    expect(done(joined).status).toBe('open');
    expect(closed).toBeNull();
    expect((await tables.stored.match(matchId))?.status).toBe('open');
  });

  test('is not waited for once it has started or was closed', async () => {
    for (const end of ['start', 'stop'] as const) {
      const made = room();
      const match = await lobby(made.tables, 'botan-cho', AKI);
      done(await made.tables.lobby.addComputer(HERE, AKI));
      done(
        end === 'start'
          ? await made.tables.lobby.start(HERE, AKI)
          : await made.tables.leaving.stop(stopBy(AKI)),
      );
      made.clock.now += IDLE_TIME;
      expect(await idle(made)).toEqual([]);
      expect(await made.tables.lobby.closeIdle(match.id)).toBeNull();
    }
  });
});
