import { describe, expect, test } from 'vitest';
import { findGame } from '../../../src/games/index.ts';
import type { Match } from '../../../src/model/match.ts';
import type { SeatResult } from '../../../src/model/ranking.ts';
import { openStore } from '../../../src/store/sqlite/open-store.ts';
import { seated } from '../../support/a-match.ts';
import { anyMove, room } from '../support/a-table.ts';
import { altered } from '../support/altered-store.ts';
import { alone, asked, dealt, illegalMove, lobby, moveOn, playOut } from '../support/matches.ts';
import { done, reasonOf, stepsOf } from '../support/outcomes.ts';
import { AKI, BENI, CHANNEL, CHIKA, DAIGO, HERE } from '../support/people.ts';

const GAMES = [
  ['botan-cho', [AKI, BENI]],
  ['suhara-bana', [AKI, BENI, CHIKA, DAIGO]],
] as const;

describe('a move', () => {
  test.each(GAMES)('of %s makes the match one version newer and is told', async (game, people) => {
    const { tables } = room();
    const before = await dealt(tables, game, ...people);
    const { seat, move } = asked(before);
    const outcome = await moveOn(tables, before);
    const after = done(outcome);
    expect(after.version).toBe(before.version + 1);
    const step = findGame(game)?.apply(before.state as NonNullable<Match['state']>, seat, move);
    expect(after.state).toEqual(step?.state);
    expect(stepsOf(outcome)).toEqual([
      { version: after.version, seat, move, byComputer: false, events: step?.events },
    ]);
    expect(await tables.stored.match(after.id)).toEqual(after);
  });

  test('shows the player under the name that they bear now', async () => {
    const { tables } = room();
    const match = await dealt(tables, 'botan-cho', AKI, BENI);
    const { person, move, seat } = asked(match);
    const renamed = { ...person, name: 'Somebody else' };
    const after = done(
      await tables.play.move({ at: HERE, person: renamed, move, version: match.version }),
    );
    expect(after.players[seat]).toEqual(seated(renamed));
  });

  test('is refused where there is no table, in a lobby and after the end', async () => {
    const { tables } = room();
    const press = { person: AKI, move: { type: 'stay' } as const, version: 0 };
    expect(reasonOf(await tables.play.move({ ...press, at: HERE }))).toBe('no-table');
    const { id } = await lobby(tables, 'botan-cho', AKI);
    expect(reasonOf(await tables.play.move({ ...press, at: HERE }))).toBe('not-playing');
    await playOut(tables, done(await tables.lobby.join(HERE, BENI)));
    expect(reasonOf(await tables.play.move({ ...press, at: { matchId: id } }))).toBe('over');
    expect(reasonOf(await tables.play.move({ ...press, at: HERE }))).toBe('no-table');
  });

  test('is refused to a stranger, out of turn and against the rules, and changes nothing', async () => {
    const { tables } = room();
    const match = await dealt(tables, 'botan-cho', AKI, BENI);
    const { person, move } = asked(match);
    const other = person.id === AKI.id ? BENI : AKI;
    const press = { at: HERE, version: match.version };
    const refusals = [
      await tables.play.move({ ...press, person: CHIKA, move }),
      await tables.play.move({ ...press, person: other, move }),
      await tables.play.move({ ...press, person, move: illegalMove(match) }),
      await tables.play.move({ ...press, person, move: { type: 'chase' } }),
    ];
    expect(refusals).toEqual(
      ['not-seated', 'not-your-turn', 'illegal', 'illegal'].map((reason) => ({
        ok: false,
        reason,
        match,
      })),
    );
    expect(await tables.stored.match(match.id)).toEqual(match);
    expect(await tables.play.replay(match)).toHaveLength(1);
  });
});

describe('two presses', () => {
  test('on two buttons of the same hand move once, whichever comes first', async () => {
    const { tables } = room();
    const match = await dealt(tables, 'botan-cho', AKI, BENI);
    const { person, moves } = asked(match);
    const [first, second] = moves;
    if (first === undefined || second === undefined) throw new Error('a choice is needed');
    const press = { at: HERE, person, version: match.version };
    const after = done(await tables.play.move({ ...press, move: second }));
    expect(await tables.play.move({ ...press, move: first })).toMatchObject({ reason: 'stale' });
    expect(await tables.stored.match(match.id)).toEqual(after);
  });

  test('that are one, delivered twice, move once; the second is to be answered with silence', async () => {
    const { tables } = room();
    const match = await alone(tables, 'suhara-bana', 3);
    const { person, move } = asked(match);
    const typed = { at: HERE, person, move, interactionId: '900000000000000001' };
    const after = done(await tables.play.move(typed));
    expect(await tables.play.move(typed)).toEqual({ ok: false, reason: 'repeated' });
    expect(await tables.stored.match(match.id)).toEqual(after);
    expect(await tables.stored.addInteraction('900000000000000001', 0)).toBe(false);
  });
});

describe('computers', () => {
  test('are shown their own seat’s view and nothing else', async () => {
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
    await playOut(tables, await alone(tables, 'suhara-bana', 3));
    expect([...seen].sort()).toEqual([1, 2, 3]);
  });

  test('of a game that never ends are stopped by an error, and nothing is stored', async () => {
    const botan = findGame('botan-cho');
    if (botan === undefined) throw new Error('no game');
    const endless: typeof botan = {
      ...botan,
      toAct: () => 1,
      legalMoves: () => [{ type: 'pass' }],
      apply: (state) => ({ state, events: [] }),
    };
    const { tables } = room({ findGame: () => endless });
    const match = await lobby(tables, 'botan-cho', AKI);
    const full = done(await tables.lobby.addComputer(HERE, AKI));
    await expect(async () => tables.lobby.start(HERE, AKI)).rejects.toThrow(
      `match ${match.id} does not end`,
    );
    expect(await tables.stored.newestMatch(CHANNEL)).toEqual(full);
  });
});

test('the end gives equal seats one place, and the next the place after them', async () => {
  const suhara = findGame('suhara-bana');
  if (suhara === undefined) throw new Error('no game');
  const standing = { scores: [5, 9, 9, 1], places: [[1, 2], [0], [3]] };
  const levelled: typeof suhara = {
    ...suhara,
    view: (state, viewer) => ({ ...suhara.view(state, viewer), standing }),
  };
  const stored: SeatResult[] = [];
  const store = altered(openStore(':memory:'), ({ addResults }) => ({
    async addResults(match, results, at) {
      stored.push(...results);
      await addResults(match, results, at);
    },
  }));
  const { tables } = room({ findGame: () => levelled, store });
  await playOut(tables, await dealt(tables, 'suhara-bana', AKI, BENI, CHIKA, DAIGO));
  expect(stored.map(({ best: _, ...result }) => result)).toEqual([
    { seat: 1, person: BENI, score: 9, place: 1, fled: false },
    { seat: 2, person: CHIKA, score: 9, place: 1, fled: false },
    { seat: 0, person: AKI, score: 5, place: 3, fled: false },
    { seat: 3, person: DAIGO, score: 1, place: 4, fled: false },
  ]);
});

describe('replay', () => {
  test('tells what was told at the time, the computers’ moves included', async () => {
    const { tables } = room();
    await lobby(tables, 'suhara-bana', AKI);
    for (let i = 0; i < 4; i++) done(await tables.lobby.addComputer(HERE, AKI));
    const outcome = await tables.lobby.start(HERE, AKI);
    const told = [...stepsOf(outcome)];
    let match = done(outcome);
    while (match.status === 'playing') {
      const next = await moveOn(tables, match);
      expect(await tables.play.stepsSince(done(next), match.version)).toEqual(stepsOf(next));
      told.push(...stepsOf(next));
      match = done(next);
    }
    expect(await tables.play.stepsSince(match, 0)).toEqual(told);
    expect(await tables.play.stepsSince(match, match.version)).toEqual([]);
  });

  test('of a game that is no longer there throws and names it, and so does a move', async () => {
    let isKnown = true;
    const { tables } = room({ findGame: (id) => (isKnown ? findGame(id) : undefined) });
    const match = await dealt(tables, 'botan-cho', AKI, BENI);
    isKnown = false;
    await expect(async () => tables.play.replay(match)).rejects.toThrow('no such game: botan-cho');
    await expect(async () => moveOn(tables, match)).rejects.toThrow('no such game: botan-cho');
    expect(await tables.stored.newestMatch(CHANNEL)).toEqual(match);
  });
});
