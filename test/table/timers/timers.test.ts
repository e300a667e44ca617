import { describe, expect, test } from 'vitest';
import { GAMES } from '../../../src/games/index.ts';
import { type Clock, MOVE_TIME, WARNING_TIME } from '../../../src/model/clock.ts';
import type { Match } from '../../../src/model/match.ts';
import type { Outcome } from '../../../src/model/outcome.ts';
import { mostMissed } from '../../../src/table/play/absence.ts';
import { type Room, room } from '../support/a-table.ts';
import { timed as matchBy } from '../support/holidays.ts';
import { asked, current, moveOn } from '../support/matches.ts';
import { done, stepsOf } from '../support/outcomes.ts';
import { AKI, BENI, CHIKA, DAIGO, HERE, SERVER, WHERE } from '../support/people.ts';

/** When the warning of 60 seconds falls due. */
const WARNING_AFTER = 40_000;

/** A running match of two with a clock, in which the bot has shown that it lives. */
async function timed(clock: Clock) {
  const made = await matchBy(clock);
  await made.tables.timers.wasAway();
  return made;
}

/** The time for the present move passes, and the computer plays. */
async function runOut({ tables, store, clock }: Room, match: Match): Promise<Outcome> {
  clock.now = (await store.dueAt(match.id, 'move')) ?? Number.NaN;
  const outcome = await tables.timers.timeOver(match.id);
  if (outcome === null) throw new Error('nothing was due');
  return outcome;
}

function missed(match: Match, seat: number): number {
  const player = match.players[seat];
  return player?.type === 'person' ? player.missed : Number.NaN;
}

describe('the clock of a move', () => {
  test.each(['30s', '60s', '3m', '24h', '72h'] as const)(
    'of %s runs from the question on',
    async (clock) => {
      const { tables, match, clock: time } = await timed(clock);
      const limit = MOVE_TIME[clock] ?? Number.NaN;
      expect(await tables.timers.moveDueAt(match.id)).toBe(time.now + limit);
      time.now += limit - 1;
      expect(await tables.timers.timeOver(match.id)).toBeNull();
      expect((await tables.timers.due()).map(({ kind }) => kind)).not.toContain('move');
      time.now += 1;
      expect(await tables.timers.due()).toContainEqual({
        matchId: match.id,
        kind: 'move',
        dueAt: time.now,
        where: WHERE,
      });
    },
  );

  test('without a limit never ends', async () => {
    const { tables, match, clock } = await timed('none');
    expect(await tables.timers.moveDueAt(match.id)).toBeNull();
    clock.now += 1e12;
    expect(await tables.timers.timeOver(match.id)).toBeNull();
  });

  test('starts anew with each move, and not with what is none', async () => {
    const { tables, match, other, clock, store } = await timed('60s');
    const first = clock.now + 60_000;
    clock.now += 10_000;
    // The one who waits leaves and comes back: the question is the same.
    done(await tables.leaving.leave(HERE, other));
    done(await tables.lobby.join(HERE, other));
    expect(await store.dueAt(match.id, 'move')).toBe(first);
    done(await moveOn(tables, await current(tables, match.id)));
    expect(await store.dueAt(match.id, 'move')).toBe(clock.now + 60_000);
  });

  test.each(['30s', '60s', '3m', '24h', '72h'] as const)(
    'of %s warns in its time',
    async (clock) => {
      const { store, match } = await timed(clock);
      const due = (await store.dueAt(match.id, 'move')) ?? Number.NaN;
      const warning = WARNING_TIME[clock];
      const expected = warning === null ? undefined : due - warning;
      expect(await store.dueAt(match.id, 'warning')).toBe(expected);
    },
  );
});

test('a deadline that is set anew as it falls due is not cleared with the one before it', async () => {
  const { tables, store, clock, match } = await timed('60s');
  clock.now += WARNING_AFTER;
  const [warning] = await tables.timers.due();
  await moveOn(tables, match);
  expect(await store.dueAt(match.id, 'warning')).toBe(clock.now + WARNING_AFTER);
  await tables.stored.clearTimer(warning!);
  expect(await store.dueAt(match.id, 'warning')).toBe(clock.now + WARNING_AFTER);
});

describe('when the time is over', () => {
  test('the computer makes the move, and only that one', async () => {
    const made = await timed('60s');
    const { seat } = asked(made.match);
    const outcome = await runOut(made, made.match);
    const after = done(outcome);
    const steps = stepsOf(outcome);
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.every((step) => step.byComputer && step.seat === seat)).toBe(true);
    expect(after.players[seat]).toMatchObject({ away: false, missed: 1 });
    expect(asked(after).seat).not.toBe(seat);
    expect((await made.store.records(after.id)).at(-1)).toMatchObject({ seat, byComputer: true });
  });

  test('what the card takes is chosen with it, in every game', async () => {
    for (const { id: game, seats } of GAMES) {
      const made = room({ settings: { clock: '60s' } });
      const opening = { where: WHERE, host: AKI, game, options: {} };
      let match = done(await made.tables.lobby.open(opening));
      for (const person of [BENI, CHIKA, DAIGO].slice(0, (seats[0] ?? 2) - 1)) {
        match = done(await made.tables.lobby.join(HERE, person));
      }
      if (match.status === 'open') match = done(await made.tables.lobby.start(HERE, AKI));
      for (let turns = 0; turns < 60 && match.status === 'playing'; turns++) {
        const { seat } = asked(match);
        match = done(await runOut(made, match));
        const phase = match.state?.phase;
        if (phase?.type === 'capture') expect(phase.seat, game).not.toBe(seat);
        // They are seen again before it is too late.
        const players = match.players.map((player) =>
          player.type === 'person' ? { ...player, missed: 0 } : player,
        );
        await made.store.updateMatch({ ...match, players }, match, 0);
      }
    }
  });

  test('a move of their own counts them as there again', async () => {
    const made = await timed('60s');
    const { seat } = asked(made.match);
    let match = done(await runOut(made, made.match));
    while (asked(match).seat !== seat) match = done(await moveOn(made.tables, match));
    expect(missed(match, seat)).toBe(1);
    match = done(await moveOn(made.tables, match));
    expect(missed(match, seat)).toBe(0);
  });

  test('and nobody is left, the match is stopped', async () => {
    const made = await timed('60s');
    let { match } = made;
    for (let times = 0; match.status === 'playing'; times++) {
      expect(times).toBeLessThan(2 * mostMissed('60s'));
      match = done(await runOut(made, match));
    }
    expect(match).toMatchObject({ status: 'stopped', stopReason: 'emptied' });
    expect(await made.store.timedMatches()).toEqual([]);
  });
});

describe('time that does not count', () => {
  test('is that during which the bot was down', async () => {
    const { tables, store, match, clock } = await timed('60s');
    clock.now += 5_000;
    await tables.timers.passTime(new Map());
    clock.now += 3_000_000;
    const late = await tables.timers.wasAway();
    expect(late).toEqual({ matches: [{ matchId: match.id, where: WHERE }], by: 3_000_000 });
    expect(await tables.timers.due()).toEqual([]);
    expect(((await store.dueAt(match.id, 'move')) ?? 0) - clock.now).toBe(55_000);
    expect(((await store.dueAt(match.id, 'warning')) ?? 0) - clock.now).toBe(35_000);
  });

  test('is that by which the clock was set back while the bot was down', async () => {
    const { tables, store, match, clock } = await timed('60s');
    clock.now += 5_000;
    await tables.timers.passTime(new Map());
    clock.now -= 3_600_000;
    await tables.timers.wasAway();
    expect(((await store.dueAt(match.id, 'move')) ?? 0) - clock.now).toBe(55_000);
  });
});

test('a clock that is set takes along all that is counted by it', async () => {
  const { tables, store, match, clock } = await timed('60s');
  const due = (await store.dueAt(match.id, 'move')) ?? 0;
  const { now } = clock;
  await tables.stored.putMessage({
    matchId: match.id,
    channelId: '1',
    messageId: '2',
    version: 1,
    postedAt: now,
  });
  const hand = { matchId: match.id, personId: AKI.id, token: 't', locale: 'en-US' };
  await tables.stored.putHand({ ...hand, expiresAt: now + 1_000 });
  await tables.servers.left('9');
  await tables.stored.addInteraction('77', clock.now);
  await tables.timers.clockWasSet(3_600_000);
  clock.now += 3_600_000;
  expect(await store.dueAt(match.id, 'move')).toBe(due + 3_600_000);
  expect((await tables.messages.find(match.id))?.postedAt).toBe(clock.now);
  const hands = await tables.stored.hands(match.id, clock.now);
  expect(hands).toEqual([{ ...hand, expiresAt: clock.now + 1_000 }]);
  expect(await store.leftAt('9')).toBe(clock.now);
  expect(await store.leftAt(SERVER)).toBeNull();
  expect(await store.aliveAt()).toBe(clock.now);
  await tables.interactions.prune();
  expect(await tables.stored.addInteraction('77', clock.now)).toBe(false);
});
