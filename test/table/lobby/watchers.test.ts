import { describe, expect, test } from 'vitest';
import { room } from '../support/a-table.ts';
import {
  again,
  alone,
  current,
  dealt,
  leaderboardOf,
  names,
  playOut,
  playRound,
} from '../support/matches.ts';
import { done, reasonOf } from '../support/outcomes.ts';
import { AKI, BENI, CHIKA, DAIGO, HERE } from '../support/people.ts';

describe('somebody who watches', () => {
  test('takes over the seat of a computer from the next round on, in an unrated match with the usual clock', async () => {
    const { tables } = room({ settings: { pause: '0', ratesComputers: true } });
    const match = await alone(tables, 'botan-cho', 1);
    expect(match).toMatchObject({ isRated: true, clock: 'none' });

    const waiting = done(await tables.lobby.join(HERE, BENI));
    expect(names(waiting)).toEqual(['Aki', '1 normal']);
    expect(waiting).toMatchObject({ invited: [{ person: BENI }], clock: 'none' });

    const next = await playRound(tables, waiting);
    expect(names(next)).toEqual(['Aki', 'Beni']);
    expect(next).toMatchObject({ invited: [], isRated: false, clock: '3m' });
    expect((await tables.stored.timersOf(next.id)).move).toBeDefined();
    expect((await playOut(tables, next)).status).toBe('over');
    const { ranks } = await leaderboardOf(tables);
    expect(ranks).toHaveLength(2);
  });

  test('waits until the result of the round is shown, and leaves the rest to those who came later', async () => {
    const { tables } = room({ settings: { pause: '10' } });
    const match = await alone(tables, 'hana-awase', 2);
    for (const person of [BENI, CHIKA]) done(await tables.lobby.join(HERE, person));
    const joined = done(await tables.lobby.join(HERE, DAIGO));
    expect(joined.invited.map(({ person }) => person)).toEqual([BENI, CHIKA, DAIGO]);
    let next = await playRound(tables, joined);
    expect(names(next)).toEqual(['Aki', 'Beni', 'Chika']);
    expect(next.invited.map(({ person }) => person)).toEqual([DAIGO]);
    next = done((await tables.play.nextRound(match.id)) ?? { ok: false, reason: 'no-table' });
    expect(names(next)).toEqual(['Aki', 'Beni', 'Chika']);
  });

  test('has a seat in the next match where there was none in this one, of as many as the game is for', async () => {
    const { tables } = room();
    const match = await dealt(tables, 'hana-awase', AKI, BENI, CHIKA);
    const waiting = done(await tables.lobby.join(HERE, DAIGO));
    const over = await playOut(tables, waiting);
    expect(names(over)).toEqual(['Aki', 'Beni', 'Chika']);
    const next = await again(tables, match, DAIGO, CHIKA, AKI, BENI);
    expect(next).toMatchObject({ hostId: DAIGO.id, seats: 4, rematchOf: match.id });
    expect([next.status, names(next)]).toEqual(['playing', ['Aki', 'Beni', 'Chika', 'Daigo']]);
  });

  test('takes a computer’s seat in the next match where the last round had begun', async () => {
    const { tables } = room();
    let match = await alone(tables, 'botan-cho', 1);
    while (match.state?.round !== 3) match = await playRound(tables, match);
    const over = await playOut(tables, done(await tables.lobby.join(HERE, BENI)));
    expect(names(over)).toEqual(['Aki', '1 normal']);
    const next = await again(tables, over, AKI);
    expect([next.status, names(next)]).toEqual(['open', ['Aki']]);
    expect(names(await again(tables, over, BENI))).toEqual(['Aki', 'Beni']);
  });

  test('may think better of it, and is refused a second time, where they were sent away, and where nothing is free', async () => {
    const { tables } = room();
    const match = await alone(tables, 'botan-cho', 1);
    done(await tables.lobby.join(HERE, BENI));
    expect(reasonOf(await tables.lobby.join(HERE, BENI))).toBe('counted-in');
    expect(reasonOf(await tables.lobby.join(HERE, CHIKA))).toBe('full');
    const left = done(await tables.leaving.leave({ matchId: match.id }, BENI));
    expect(left).toMatchObject({ status: 'playing', invited: [] });
    expect(names(await playRound(tables, left))).toEqual(['Aki', '1 normal']);
  });

  test('is forgotten with their data', async () => {
    const { tables } = room();
    const match = await alone(tables, 'botan-cho', 1);
    done(await tables.lobby.join(HERE, BENI));
    await tables.privacy.forgetPerson(BENI);
    await tables.privacy.finishErasures();
    expect((await current(tables, match.id)).invited).toEqual([]);
  });
});
