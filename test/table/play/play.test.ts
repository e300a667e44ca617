import { describe, expect, test } from 'vitest';
import { findGame } from '../../../src/games/index.ts';
import type { Match } from '../../../src/model/match.ts';
import type { SeatResult } from '../../../src/table/ranking/ranking-store.ts';
import {
  AKI,
  alone,
  anyMove,
  asked,
  BENI,
  CHANNEL,
  CHIKA,
  DAIGO,
  dealt,
  done,
  HERE,
  illegalMove,
  leaderboardOf,
  lobby,
  moveOn,
  nthSeed,
  playOut,
  reasonOf,
  room,
  SERVER,
  stepsOf,
} from '../support/a-table.ts';

const GAMES = [
  ['botan-cho', [AKI, BENI]],
  ['suhara-bana', [AKI, BENI, CHIKA, DAIGO]],
] as const;

/** The other person of a match of two. */
const otherThan = (match: Match) => (asked(match).person.id === AKI.id ? BENI : AKI);

describe('the start', () => {
  test('is the first thing that happened, without a seat and a move', () => {
    const { tables } = room();
    lobby(tables, 'suhara-bana', AKI, BENI, CHIKA, DAIGO);
    const outcome = tables.lobby.start(HERE, AKI);
    const match = done(outcome);
    expect(match.seed).toBe(nthSeed(1));
    const [start, ...others] = stepsOf(outcome);
    expect(start).toMatchObject({
      version: match.version,
      seat: null,
      move: null,
      byComputer: false,
    });
    expect(start?.events.map(({ type }) => type)).toContain('dealt');
    expect(others).toEqual([]);
  });
});

describe('a move', () => {
  test.each(GAMES)('of %s makes the match one version newer and is told', (game, people) => {
    const { tables } = room();
    const before = dealt(tables, game, ...people);
    const { seat, move } = asked(before);
    const outcome = moveOn(tables, before);
    const after = done(outcome);
    expect(after.version).toBe(before.version + 1);
    const step = findGame(game)?.apply(before.state as NonNullable<Match['state']>, seat, move);
    expect(after.state).toEqual(step?.state);
    expect(stepsOf(outcome)).toEqual([
      { version: after.version, seat, move, byComputer: false, events: step?.events },
    ]);
    expect(tables.matches.find(after.id)).toEqual(after);
  });

  test('typed without a version answers whatever is asked now', () => {
    const { tables } = room();
    const match = dealt(tables, 'botan-cho', AKI, BENI);
    const { person, move } = asked(match);
    expect(reasonOf(tables.play.move({ at: HERE, person, move }))).toBe('done');
  });

  test('shows the player under the name that they bear now', () => {
    const { tables } = room();
    const match = dealt(tables, 'botan-cho', AKI, BENI);
    const { person, move, seat } = asked(match);
    const renamed = { ...person, name: 'Somebody else' };
    const after = done(
      tables.play.move({ at: HERE, person: renamed, move, version: match.version }),
    );
    expect(after.players[seat]).toEqual({
      type: 'person',
      person: renamed,
      away: false,
      missed: 0,
    });
  });

  test('is refused where there is no table, in a lobby and after the end', () => {
    const { tables } = room();
    const press = { person: AKI, move: { type: 'stay' } as const, version: 0 };
    expect(reasonOf(tables.play.move({ ...press, at: HERE }))).toBe('no-table');
    const { id } = lobby(tables, 'botan-cho', AKI);
    expect(reasonOf(tables.play.move({ ...press, at: HERE }))).toBe('not-playing');
    playOut(tables, done(tables.lobby.join(HERE, BENI)));
    expect(reasonOf(tables.play.move({ ...press, at: { matchId: id } }))).toBe('over');
    expect(reasonOf(tables.play.move({ ...press, at: HERE }))).toBe('no-table');
  });

  test('is refused to a stranger, out of turn and against the rules, and changes nothing', () => {
    const { tables } = room();
    const match = dealt(tables, 'botan-cho', AKI, BENI);
    const { person, move } = asked(match);
    const press = { at: HERE, version: match.version };
    const refusals = [
      tables.play.move({ ...press, person: CHIKA, move }),
      tables.play.move({ ...press, person: otherThan(match), move }),
      tables.play.move({ ...press, person, move: illegalMove(match) }),
      tables.play.move({ ...press, person, move: { type: 'chase' } }),
    ];
    expect(refusals).toEqual(
      ['not-seated', 'not-your-turn', 'illegal', 'illegal'].map((reason) => ({
        ok: false,
        reason,
        match,
      })),
    );
    expect(tables.matches.find(match.id)).toEqual(match);
    expect(tables.play.replay(match)).toHaveLength(1);
  });
});

describe('two presses', () => {
  test('on the same button move once; the second is stale and gets the match as it is', () => {
    const { tables } = room();
    const match = dealt(tables, 'botan-cho', AKI, BENI);
    const { person, move } = asked(match);
    const press = { at: { matchId: match.id }, person, move, version: match.version };
    const after = done(tables.play.move(press));
    expect(tables.play.move(press)).toEqual({ ok: false, reason: 'stale', match: after });
    expect(tables.play.replay(after)).toHaveLength(2);
  });

  test('on two buttons of the same hand move once, whichever comes first', () => {
    const { tables } = room();
    const match = dealt(tables, 'botan-cho', AKI, BENI);
    const { person, moves } = asked(match);
    const [first, second] = moves;
    if (first === undefined || second === undefined) throw new Error('a choice is needed');
    const press = { at: HERE, person, version: match.version };
    const after = done(tables.play.move({ ...press, move: second }));
    expect(tables.play.move({ ...press, move: first })).toMatchObject({ reason: 'stale' });
    expect(tables.matches.find(match.id)).toEqual(after);
  });

  test('that are one, delivered twice, move once; the second is to be answered with silence', () => {
    const { tables } = room();
    const match = alone(tables, 'suhara-bana', 3);
    const { person, move } = asked(match);
    const typed = { at: HERE, person, move, interactionId: '900000000000000001' };
    const after = done(tables.play.move(typed));
    expect(tables.play.move(typed)).toEqual({ ok: false, reason: 'repeated' });
    expect(tables.matches.find(match.id)).toEqual(after);
    expect(tables.interactions.firstTime('900000000000000001')).toBe(false);
  });
});

describe('computers', () => {
  test.each([
    ['botan-cho', 1],
    ['suhara-bana', 3],
    ['suhara-bana', 4],
  ])(
    'of %s (%i of them) play until the person is asked or the match is over',
    (game, computers) => {
      const { tables } = room();
      let match = alone(tables, game, computers);
      for (let moves = 0; match.status === 'playing'; moves++) {
        expect(asked(match).person).toEqual(AKI);
        const outcome = moveOn(tables, match);
        const [own, ...others] = stepsOf(outcome);
        expect(own).toMatchObject({ seat: 0, byComputer: false, version: match.version + 1 });
        expect(others.every((step) => step.byComputer && step.seat !== 0)).toBe(true);
        match = done(outcome);
        expect(match.version).toBe((others.at(-1) ?? own)?.version);
        if (moves > 2000) throw new Error('the match does not end');
      }
      expect(match.status).toBe('over');
    },
  );

  test('move at the start already when they lead', () => {
    const openings = Array.from({ length: 20 }, (_, n) => {
      const { tables } = room({ entropy: () => new Uint8Array(16).fill(n) });
      lobby(tables, 'botan-cho', AKI);
      done(tables.lobby.addComputer(HERE, AKI));
      return stepsOf(tables.lobby.start(HERE, AKI));
    });
    const led = openings.filter((steps) => steps.length > 1);
    expect(led.length).toBeGreaterThan(0);
    expect(led.length).toBeLessThan(openings.length);
    expect(led.every(([, ...moves]) => moves.every((step) => step.byComputer))).toBe(true);
  });

  test('draw from the match’s seed alone, so that the same presses bring the same match', () => {
    const [one, two] = [room(), room()].map(({ tables }) =>
      playOut(tables, alone(tables, 'suhara-bana', 3)),
    );
    expect(one).toEqual(two);
  });

  test('draw afresh for each move', () => {
    const drawn = new Set<number>();
    const { tables } = room({
      chooseMove: (view, moves, mind) => {
        drawn.add(mind.draw(1_000_000));
        return anyMove(view, moves, mind);
      },
    });
    const match = playOut(tables, alone(tables, 'suhara-bana', 3));
    const moves = tables.play.replay(match).filter((step) => step.byComputer).length;
    expect(moves).toBeGreaterThan(10);
    expect(drawn.size).toBe(moves);
  });

  test('are shown their own seat’s view and nothing else', () => {
    const seen = new Set<string | number>();
    const { tables } = room({
      chooseMove: (view, moves, mind) => {
        seen.add(view.viewer);
        expect(view.hand.map(({ card }) => card)).toHaveLength(
          view.seats.find(({ seat }) => seat === view.viewer)?.hand ?? -1,
        );
        return anyMove(view, moves, mind);
      },
    });
    playOut(tables, alone(tables, 'suhara-bana', 3));
    expect([...seen].sort()).toEqual([1, 2, 3]);
  });

  test('share the time of one where several are strong: all may move between two presses', () => {
    const shared = new Set<number | undefined>();
    const { tables } = room({
      chooseMove: (view, moves, mind) => {
        shared.add(mind.thinkers);
        return anyMove(view, moves, mind);
      },
    });
    lobby(tables, 'suhara-bana', AKI);
    for (const strength of ['strong', 'strong', 'strong', 'easy'] as const) {
      tables.lobby.addComputer(HERE, AKI, strength);
    }
    moveOn(tables, done(tables.lobby.start(HERE, AKI)));
    expect([...shared]).toEqual([3]);
  });

  test('that make an illegal move take the person’s move back with theirs', () => {
    let cheats = false;
    const { tables } = room({
      chooseMove: (view, moves, mind) =>
        cheats ? { type: 'capture', take: [0, 1, 2, 3] } : anyMove(view, moves, mind),
    });
    const match = alone(tables, 'botan-cho', 1);
    cheats = true;
    let now = match;
    expect(() => {
      for (;;) now = done(moveOn(tables, now));
    }).toThrow('capture');
    expect(tables.matches.find(match.id)).toEqual(now);
    expect(tables.play.replay(now).at(-1)?.version).toBe(now.version);
  });

  test('of a game that never ends are stopped by an error, and nothing is stored', () => {
    const botan = findGame('botan-cho');
    if (botan === undefined) throw new Error('no game');
    const endless: typeof botan = {
      ...botan,
      toAct: () => [1],
      legalMoves: () => [{ type: 'pass' }],
      apply: (state) => ({ state, events: [] }),
    };
    const { tables } = room({ findGame: () => endless });
    const match = lobby(tables, 'botan-cho', AKI);
    const full = done(tables.lobby.addComputer(HERE, AKI));
    expect(() => tables.lobby.start(HERE, AKI)).toThrow(`match ${match.id} does not end`);
    expect(tables.matches.newestIn(CHANNEL)).toEqual(full);
  });
});

describe('the end', () => {
  test.each(GAMES)('of %s stores a result for each seat', (game, people) => {
    const { tables } = room();
    const match = playOut(tables, dealt(tables, game, ...people));
    if (match.state === null) throw new Error('no state');
    const standing = findGame(game)?.view(match.state, 'spectator').standing;
    const { ranks, total } = leaderboardOf(tables, game);
    expect(total).toBe(people.length);
    const first = standing?.places[0] ?? [];
    expect(
      Object.fromEntries(ranks.map((row) => [row.person.name, [row.wins, row.points]])),
    ).toEqual(
      Object.fromEntries(
        people.map(({ name }, seat) => [
          name,
          [first.includes(seat) ? 1 : 0, standing?.scores[seat]],
        ]),
      ),
    );
  });

  test('gives equal seats one place, and the next the place after them', () => {
    const suhara = findGame('suhara-bana');
    if (suhara === undefined) throw new Error('no game');
    const standing = { scores: [5, 9, 9, 1], places: [[1, 2], [0], [3]] };
    const levelled: typeof suhara = {
      ...suhara,
      view: (state, viewer) => ({ ...suhara.view(state, viewer), standing }),
    };
    const { tables, store } = room({ findGame: () => levelled });
    const stored: SeatResult[] = [];
    const { addResults } = store;
    store.addResults = (match, results, at) => {
      stored.push(...results);
      addResults(match, results, at);
    };
    playOut(tables, dealt(tables, 'suhara-bana', AKI, BENI, CHIKA, DAIGO));
    expect(stored.map(({ best: _, ...result }) => result)).toEqual([
      { seat: 1, person: BENI, score: 9, place: 1, fled: false },
      { seat: 2, person: CHIKA, score: 9, place: 1, fled: false },
      { seat: 0, person: AKI, score: 5, place: 3, fled: false },
      { seat: 3, person: DAIGO, score: 1, place: 4, fled: false },
    ]);
  });

  test('shows people on the leaderboard under the name they bore last', () => {
    const { tables } = room();
    let match = dealt(tables, 'botan-cho', AKI, BENI);
    const { person, move } = asked(match);
    const renamed = { ...person, name: 'Somebody else' };
    match = done(tables.play.move({ at: HERE, person: renamed, move, version: match.version }));
    while (match.status === 'playing') match = done(moveOn(tables, match));
    expect(tables.ranking.stats(SERVER, person.id)?.person).toEqual(renamed);
  });

  test('ranks people and no computers', () => {
    const { tables } = room();
    playOut(tables, alone(tables, 'suhara-bana', 3));
    const { ranks, total } = leaderboardOf(tables);
    expect(total).toBe(1);
    expect(ranks.map((row) => row.person)).toEqual([AKI]);
  });
});

describe('replay', () => {
  test.each(GAMES)('of %s leads through every version to the stored state', (game, people) => {
    const { tables } = room();
    let match = dealt(tables, game, ...people);
    while (match.status === 'playing') {
      expect(tables.play.replay(match).at(-1)?.state).toEqual(match.state);
      match = done(moveOn(tables, match));
    }
    const steps = tables.play.replay(match);
    expect(steps.at(-1)?.state).toEqual(match.state);
    expect(steps.map((step) => step.version)).toEqual(
      steps.map((_, index) => match.version - steps.length + 1 + index),
    );
  });

  test('tells what was told at the time, the computers’ moves included', () => {
    const { tables } = room();
    lobby(tables, 'suhara-bana', AKI);
    for (let i = 0; i < 4; i++) done(tables.lobby.addComputer(HERE, AKI));
    const outcome = tables.lobby.start(HERE, AKI);
    const told = [...stepsOf(outcome)];
    let match = done(outcome);
    while (match.status === 'playing') {
      const next = moveOn(tables, match);
      expect(tables.play.stepsSince(done(next), match.version)).toEqual(stepsOf(next));
      told.push(...stepsOf(next));
      match = done(next);
    }
    expect(tables.play.stepsSince(match, 0)).toEqual(told);
    expect(tables.play.stepsSince(match, match.version)).toEqual([]);
  });

  test('of a lobby is empty', () => {
    const { tables } = room();
    expect(tables.play.replay(lobby(tables, 'botan-cho', AKI))).toEqual([]);
    expect(tables.play.stepsSince(lobby(room().tables, 'botan-cho', AKI), 0)).toEqual([]);
  });

  test('of a game that is no longer there throws and names it, and so does a move', () => {
    let isKnown = true;
    const { tables } = room({ findGame: (id) => (isKnown ? findGame(id) : undefined) });
    const match = dealt(tables, 'botan-cho', AKI, BENI);
    isKnown = false;
    expect(() => tables.play.replay(match)).toThrow('no such game: botan-cho');
    expect(() => moveOn(tables, match)).toThrow('no such game: botan-cho');
    expect(tables.matches.newestIn(CHANNEL)).toEqual(match);
  });
});
