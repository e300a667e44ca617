import { describe, expect, test } from 'vitest';
import { seated } from '../../support/a-match.ts';
import { room } from '../support/a-table.ts';
import { timed } from '../support/holidays.ts';
import { alone, asked, dealt, moveOn } from '../support/matches.ts';
import { done, reasonOf, stepsOf } from '../support/outcomes.ts';
import { AKI, BENI, CHIKA, DAIGO, HERE, SERVER } from '../support/people.ts';

describe('leaving a running match', () => {
  test('hands the seat to the computer, which moves at once where it is asked', async () => {
    const { tables, match, who, other } = await timed('3m');
    const { seat } = asked(match);
    const outcome = await tables.leaving.leave(HERE, who);
    const after = done(outcome);
    expect(after.status).toBe('playing');
    expect(after.players[seat]).toEqual({ ...seated(who), away: true });
    const moves = stepsOf(outcome);
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.every((step) => step.seat === seat && step.byComputer)).toBe(true);
    expect(moves[0]?.version).toBe(match.version + 2);
    expect(asked(after).person).toEqual(other);
    expect(await tables.stored.match(match.id)).toEqual(after);
  });

  test('moves nothing when somebody else is asked', async () => {
    const { tables, match, other } = await timed('3m');
    const outcome = await tables.leaving.leave(HERE, other);
    expect(stepsOf(outcome)).toEqual([]);
    expect(done(outcome).version).toBe(match.version + 1);
    expect(done(outcome).state).toEqual(match.state);
  });

  test('goes up from the host’s own seat, and round, to find the next host', async () => {
    const { tables } = room();
    await dealt(tables, 'suhara-bana', AKI, BENI, CHIKA, DAIGO);
    expect(done(await tables.leaving.leave(HERE, AKI)).hostId).toBe(BENI.id);
    done(await tables.lobby.join(HERE, AKI));
    expect(done(await tables.leaving.leave(HERE, BENI)).hostId).toBe(CHIKA.id);
    done(await tables.leaving.leave(HERE, DAIGO));
    expect(done(await tables.leaving.leave(HERE, CHIKA)).hostId).toBe(AKI.id);
  });

  test('stops the match when nobody is left, which counts for nothing before a move', async () => {
    const { tables, who, other } = await timed('3m');
    done(await tables.leaving.leave(HERE, other));
    const outcome = await tables.leaving.leave(HERE, who);
    expect(done(outcome).status).toBe('stopped');
    expect(stepsOf(outcome)).toEqual([]);
    expect(await tables.stored.stats(SERVER, AKI.id)).toBeUndefined();
    expect(reasonOf(await tables.lobby.join(HERE, other))).toBe('no-table');
  });

  test('stops the match of one person against computers', async () => {
    const { tables } = room();
    await alone(tables, 'suhara-bana', 3);
    expect(done(await tables.leaving.leave(HERE, AKI)).status).toBe('stopped');
  });
});

test('while somebody is away, the computer plays their seat, and their own presses are refused', async () => {
  const { tables, match, other } = await timed('3m');
  const { person, move } = asked(match);
  let now = done(await tables.leaving.leave(HERE, person));
  expect(reasonOf(await tables.play.move({ at: HERE, person, move }))).toBe('not-seated');
  for (let i = 0; i < 5; i++) {
    expect(asked(now).person).toEqual(other);
    now = done(await moveOn(tables, now));
  }
  expect((await tables.play.replay(now)).at(-1)?.state).toEqual(now.state);
});

describe('coming back', () => {
  test('gives the seat back, under the name they bear now', async () => {
    const { tables, other, match } = await timed('3m');
    done(await tables.leaving.leave(HERE, other));
    const renamed = { ...other, name: 'Back again' };
    const outcome = await tables.lobby.join(HERE, renamed);
    expect(stepsOf(outcome)).toEqual([]);
    const after = done(outcome);
    expect(after.players).toContainEqual(seated(renamed));
    expect(after.version).toBe(match.version + 2);
    const next = done(await moveOn(tables, after));
    expect(asked(next).person.id).toBe(other.id);
  });

  test('does not give the host’s rights back', async () => {
    const { tables } = room();
    await dealt(tables, 'botan-cho', AKI, BENI);
    done(await tables.leaving.leave(HERE, AKI));
    expect(done(await tables.lobby.join(HERE, AKI)).hostId).toBe(BENI.id);
  });
});
