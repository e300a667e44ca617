import { describe, expect, test } from 'vitest';
import {
  AKI,
  alone,
  asked,
  BENI,
  CHANNEL,
  CHIKA,
  DAIGO,
  dealt,
  done,
  HERE,
  moveOn,
  playOut,
  reasonOf,
  room,
  SERVER,
  stepsOf,
} from '../support/a-table.ts';

/** A running match of two, and who is asked and who is not. */
function two() {
  const made = room();
  const match = dealt(made.tables, 'botan-cho', AKI, BENI);
  const { person, seat } = asked(match);
  const other = person.id === AKI.id ? BENI : AKI;
  return { ...made, match, asked: person, askedSeat: seat, other };
}

describe('leaving a running match', () => {
  test('hands the seat to the computer, which moves at once where it is asked', () => {
    const { tables, match, asked: person, askedSeat, other } = two();
    const outcome = tables.leaving.leave(HERE, person);
    const after = done(outcome);
    expect(after.status).toBe('playing');
    expect(after.players[askedSeat]).toEqual({ type: 'person', person, away: true, missed: 0 });
    const moves = stepsOf(outcome);
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.every((step) => step.seat === askedSeat && step.byComputer)).toBe(true);
    expect(moves[0]?.version).toBe(match.version + 2);
    expect(asked(after).person).toEqual(other);
    expect(tables.matches.find(match.id)).toEqual(after);
  });

  test('moves nothing when somebody else is asked', () => {
    const { tables, match, other } = two();
    const outcome = tables.leaving.leave(HERE, other);
    expect(stepsOf(outcome)).toEqual([]);
    expect(done(outcome).version).toBe(match.version + 1);
    expect(done(outcome).state).toEqual(match.state);
  });

  test('passes the host’s rights to the next person at the table', () => {
    const { tables } = room();
    dealt(tables, 'suhara-bana', AKI, BENI, CHIKA, DAIGO);
    done(tables.leaving.leave(HERE, BENI));
    expect(done(tables.leaving.leave(HERE, AKI)).hostId).toBe(CHIKA.id);
    expect(reasonOf(tables.leaving.stop({ at: HERE, person: AKI, mayManage: false }))).toBe(
      'may-not-stop',
    );
    expect(reasonOf(tables.leaving.stop({ at: HERE, person: CHIKA, mayManage: false }))).toBe(
      'done',
    );
  });

  test('goes up from the host’s own seat, and round, to find the next host', () => {
    const { tables } = room();
    dealt(tables, 'suhara-bana', AKI, BENI, CHIKA, DAIGO);
    expect(done(tables.leaving.leave(HERE, AKI)).hostId).toBe(BENI.id);
    done(tables.lobby.join(HERE, AKI));
    expect(done(tables.leaving.leave(HERE, BENI)).hostId).toBe(CHIKA.id);
    done(tables.leaving.leave(HERE, DAIGO));
    expect(done(tables.leaving.leave(HERE, CHIKA)).hostId).toBe(AKI.id);
  });

  test('stops the match when nobody is left, which counts for nothing before a move', () => {
    const { tables, asked: person, other } = two();
    done(tables.leaving.leave(HERE, other));
    const outcome = tables.leaving.leave(HERE, person);
    expect(done(outcome).status).toBe('stopped');
    expect(stepsOf(outcome)).toEqual([]);
    expect(tables.ranking.stats(SERVER, AKI.id)).toBeUndefined();
    expect(reasonOf(tables.lobby.join(HERE, other))).toBe('no-table');
  });

  test('stops the match of one person against computers', () => {
    const { tables } = room();
    alone(tables, 'suhara-bana', 3);
    expect(done(tables.leaving.leave(HERE, AKI)).status).toBe('stopped');
  });

  test('is refused to strangers and to those who have left', () => {
    const { tables, other } = two();
    expect(reasonOf(tables.leaving.leave(HERE, CHIKA))).toBe('not-seated');
    done(tables.leaving.leave(HERE, other));
    const before = tables.matches.newestIn(CHANNEL);
    expect(reasonOf(tables.leaving.leave(HERE, other))).toBe('not-seated');
    expect(tables.matches.newestIn(CHANNEL)).toEqual(before);
  });
});

describe('while somebody is away', () => {
  test('the computer plays their seat, and their own presses are refused', () => {
    const { tables, match, asked: person, other } = two();
    const { move } = asked(match);
    let now = done(tables.leaving.leave(HERE, person));
    expect(reasonOf(tables.play.move({ at: HERE, person, move }))).toBe('not-seated');
    for (let i = 0; i < 5; i++) {
      expect(asked(now).person).toEqual(other);
      now = done(moveOn(tables, now));
    }
    expect(tables.play.replay(now).at(-1)?.state).toEqual(now.state);
  });

  test('the match goes on to its end, and the result is theirs all the same', () => {
    const { tables, asked: person } = two();
    const match = playOut(tables, done(tables.leaving.leave(HERE, person)));
    expect(match.status).toBe('over');
    expect(tables.ranking.stats(SERVER, person.id)?.all.matches).toBe(1);
    expect(tables.play.stepsSince(match, 0).at(-1)?.version).toBe(match.version);
  });
});

describe('coming back', () => {
  test('gives the seat back, under the name they bear now', () => {
    const { tables, other, match } = two();
    done(tables.leaving.leave(HERE, other));
    const renamed = { ...other, name: 'Back again' };
    const outcome = tables.lobby.join(HERE, renamed);
    expect(stepsOf(outcome)).toEqual([]);
    const after = done(outcome);
    expect(after.players).toContainEqual({
      type: 'person',
      person: renamed,
      away: false,
      missed: 0,
    });
    expect(after.version).toBe(match.version + 2);
    const next = done(moveOn(tables, after));
    expect(asked(next).person.id).toBe(other.id);
  });

  test('is refused to those who never left and to strangers', () => {
    const { tables, other } = two();
    expect(reasonOf(tables.lobby.join(HERE, other))).toBe('already-seated');
    expect(reasonOf(tables.lobby.join(HERE, CHIKA))).toBe('not-open');
  });

  test('does not give the host’s rights back', () => {
    const { tables } = room();
    dealt(tables, 'botan-cho', AKI, BENI);
    done(tables.leaving.leave(HERE, AKI));
    expect(done(tables.lobby.join(HERE, AKI)).hostId).toBe(BENI.id);
  });

  test('makes a press from before stale', () => {
    const { tables, match, other } = two();
    done(tables.leaving.leave(HERE, other));
    done(tables.lobby.join(HERE, other));
    expect(reasonOf(moveOn(tables, match))).toBe('stale');
  });
});
