import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Draw, drawsOf } from '../../../src/engine/core/random.ts';
import { formatDeals } from '../../../src/fairness/deals.ts';
import { chanceOf, seedOfChance, sha256Of } from '../../../src/fairness/promise.ts';
import type { Match } from '../../../src/model/match.ts';
import { anyMove, room } from '../support/a-table.ts';
import { current, playOut } from '../support/matches.ts';
import { done, reasonOf } from '../support/outcomes.ts';
import { AKI, BENI, HERE, WHERE } from '../support/people.ts';

/** A room whose deals come from secrets and contributions. */
const fairRoom = (change: Parameters<typeof room>[0] = {}) =>
  room({ entropy: () => randomBytes(32), seedOf: seedOfChance, ...change });

type Tables = ReturnType<typeof room>['tables'];

const opened = async ({ lobby }: Tables, interactionId = '1'): Promise<Match> =>
  done(
    await lobby.open({
      ...{ where: WHERE, host: AKI, game: 'botan-cho', options: { rounds: '3' }, interactionId },
    }),
  );

const addedTo = ({ players }: Match) =>
  players.map((player) => (player.type === 'person' ? (player.contributions ?? []) : []));

describe('a lobby', () => {
  test('has a secret of 32 bytes from its opening, another for each', async () => {
    const { tables } = fairRoom();
    const first = await opened(tables);
    expect(first.secret).toMatch(/^[0-9a-f]{64}$/);
    done(await tables.leaving.stop({ at: HERE, person: AKI, mayManage: false }));
    expect((await opened(tables)).secret).not.toBe(first.secret);
  });

  test('takes what each person adds, a later cut in the place of an earlier one', async () => {
    const { tables } = fairRoom();
    await opened(tables, '11');
    done(await tables.lobby.cut(HERE, { personId: AKI.id, interactionId: '12' }));
    const cut = { personId: AKI.id, interactionId: '13', words: 'Fuji' };
    const match = done(await tables.lobby.cut(HERE, cut));
    expect(addedTo(match)).toEqual([
      [
        { by: 'open', id: '11' },
        { by: 'cut', id: '13', words: sha256Of('Fuji') },
      ],
    ]);
  });

  test('forgets what somebody added who leaves', async () => {
    const { tables } = fairRoom();
    done(await tables.lobby.open({ where: WHERE, host: AKI, game: 'suhara-bana', options: {} }));
    done(await tables.lobby.join(HERE, BENI, '12'));
    done(await tables.leaving.leave(HERE, BENI));
    expect(addedTo(done(await tables.lobby.join(HERE, BENI, '13')))).toEqual([
      [],
      [{ by: 'join', id: '13' }],
    ]);
  });

  test('is cut by those who sit there alone', async () => {
    const { tables } = fairRoom();
    await opened(tables);
    const cut = await tables.lobby.cut(HERE, { personId: BENI.id, interactionId: '12' });
    expect(reasonOf(cut)).toBe('not-seated');
  });
});

describe('a match', () => {
  test('is dealt from the secret and from what people added', async () => {
    const { tables } = fairRoom();
    const lobby = await opened(tables, '11');
    const match = done(await tables.lobby.join(HERE, BENI, '12'));
    expect(addedTo(match)).toEqual([[{ by: 'open', id: '11' }], [{ by: 'join', id: '12' }]]);
    expect(match.secret).toBe(lobby.secret);
    expect(match.seed).toBe(seedOfChance(chanceOf(match, lobby.secret ?? '')));
  });

  test('takes the press of Start', async () => {
    const { tables } = fairRoom();
    await opened(tables, '11');
    done(await tables.lobby.addComputer(HERE, AKI));
    const match = done(await tables.lobby.start(HERE, AKI, '14'));
    expect(addedTo(match)[0]).toEqual([
      { by: 'open', id: '11' },
      { by: 'start', id: '14' },
    ]);
  });

  test('is cut no more once it has begun, nor changed by who leaves and comes back', async () => {
    const { tables } = fairRoom();
    await opened(tables, '11');
    const match = done(await tables.lobby.join(HERE, BENI, '12'));
    const cut = await tables.lobby.cut(HERE, { personId: BENI.id, interactionId: '15' });
    expect(reasonOf(cut)).toBe('not-open');
    done(await tables.leaving.leave(HERE, BENI));
    const back = done(await tables.lobby.join(HERE, BENI, '16'));
    expect(addedTo(back)).toEqual(addedTo(match));
  });

  test('of an older lobby is dealt, and promises nothing', async () => {
    const { tables, store } = fairRoom();
    const { id: _, ...lobby } = await opened(tables);
    done(await tables.leaving.stop({ at: HERE, person: AKI, mayManage: false }));
    await store.insertMatch({ ...lobby, secret: null }, 0);
    const match = done(await tables.lobby.join(HERE, BENI));
    expect(match.seed).toMatch(/^hmac256:/);
    expect(await tables.fairness.deals(await playOut(tables, match))).toBeNull();
  });

  test('stays as it was when a person’s data is deleted', async () => {
    const { tables } = fairRoom();
    await opened(tables, '11');
    done(await tables.lobby.cut(HERE, { personId: AKI.id, interactionId: '13', words: 'Fuji' }));
    const match = done(await tables.lobby.join(HERE, BENI, '12'));
    await playOut(tables, match);
    const file = async () => {
      const deals = await tables.fairness.deals(await current(tables, match.id));
      return deals === null ? '' : formatDeals(deals);
    };
    const before = await file();
    await tables.privacy.forgetPerson(AKI);
    await tables.privacy.finishErasures();
    expect(await file()).toBe(before);
    expect(before).toContain('\nseat 1 cut 13 words ');
    expect(before).not.toMatch(new RegExp(`${AKI.id}|Fuji|Aki`));
  });
});

test('computers draw from another key than the cards come from', async () => {
  let drawn: readonly number[] = [];
  const numbers = (draw: Draw) => Array.from({ length: 8 }, () => draw(1000));
  const { tables } = fairRoom({
    chooseMove: (view, moves, mind) => {
      drawn = numbers(mind.draw);
      return anyMove(view, moves, mind);
    },
  });
  await opened(tables, '11');
  done(await tables.lobby.addComputer(HERE, AKI));
  const match = done(await tables.lobby.start(HERE, AKI, '14'));
  const { version, seed } = await playOut(tables, match);
  expect(drawn).toHaveLength(8);
  const labels = Array.from({ length: version }, (_, at) => `computer/${at}`);
  const fromCards = labels.map((label) => numbers(drawsOf(seed ?? '', label)));
  expect(fromCards).not.toContainEqual(drawn);
});
