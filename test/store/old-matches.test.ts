import { beforeEach, expect, test } from 'vitest';
import { seedOf } from '../../src/engine/core/random.ts';
import type { Match } from '../../src/model/match.ts';
import { dailyChannel, privateChannel } from '../../src/model/private.ts';
import type { DatabaseStore } from '../../src/store/store-over.ts';
import type { Until } from '../../src/table/privacy/erasure-store.ts';
import { seated } from '../support/a-match.ts';
import { openTable } from './support/a-lobby.ts';
import { overEveryStore } from './support/stores.ts';

const AKI = { id: '1', name: 'Aki' };
const UNTIL: Until = { now: 1000, unrated: 500, rated: null, replacedSince: 900 };

overEveryStore('of what has ended', (opened) => {
  let store: DatabaseStore;
  let channels = 0;
  beforeEach(() => {
    store = opened();
  });

  /** A match that ended at an instant, with a move. */
  async function ended(
    at: number,
    change: Partial<Match> & { readonly hasResult?: boolean } = {},
  ): Promise<number> {
    const { hasResult = true, ...fields } = change;
    const dealt = { seed: seedOf(1), secret: 'ab'.repeat(32), status: 'over', at } as const;
    const own = { serverId: 's', hostId: AKI.id, players: [seated(AKI)] };
    const match = await openTable(store, `c${++channels}`, { ...dealt, ...own, ...fields });
    await store.addRecords(
      match.id,
      [{ version: 1, seat: null, move: null, byComputer: false }],
      at,
    );
    const shown = {
      matchId: match.id,
      channelId: match.where.channelId,
      messageId: `m${match.id}`,
    };
    await store.putMessage({ ...shown, version: 1, postedAt: at });
    const result = { seat: 0, person: AKI, score: 1, place: 1, fled: false, best: null };
    if (hasResult) await store.addResults(match, [result], at);
    return match.id;
  }

  async function erase(until: Partial<Until> = {}) {
    let matches = 0;
    for (;;) {
      const { erased, isDone } = await store.eraseSome({ until: { ...UNTIL, ...until } });
      matches += erased.matches;
      if (isDone) return matches;
    }
  }

  async function leftOf(id: number): Promise<'all' | 'result' | 'nothing'> {
    const match = await store.match(id);
    if (match === undefined) return 'nothing';
    const isWhole = (await store.records(id)).length > 0;
    expect(match.isStripped).toBe(!isWhole);
    expect([match.seed, match.secret].map((one) => one !== null)).toEqual([isWhole, isWhole]);
    expect((await store.messages(id)).shown !== undefined).toBe(isWhole);
    return isWhole ? 'all' : 'result';
  }

  test('what nothing counts goes as a whole, and of what has a result only moves and deals', async () => {
    const [counted, unplayed] = [await ended(500), await ended(500, { hasResult: false })];
    const left = await ended(500, { status: 'stopped', isRated: true });
    const closed = await ended(500, { status: 'stopped', isRated: true, hasResult: false });
    expect(await erase()).toBe(4);
    expect(await Promise.all([counted, unplayed, left, closed].map(leftOf))).toEqual([
      'result',
      'nothing',
      'result',
      'nothing',
    ]);
    expect(await store.ends(counted)).toEqual([{ seat: 0, place: 1, score: 1 }]);
    expect((await store.history({ ...OF_AKI, limit: 10, offset: 0 })).total).toBe(2);
    expect(await erase()).toBe(0);
  });

  const OF_AKI = { serverId: 's', personId: AKI.id, game: null };

  test('what is newer stays, and so does what was rated or goes on', async () => {
    const ids = [
      await ended(501),
      await ended(1, { isRated: true }),
      await ended(1, { status: 'playing' }),
      await ended(1, { status: 'open', seed: null, hasResult: false }),
    ];
    expect(await erase()).toBe(0);
    expect(await erase({ rated: 500 })).toBe(1);
    const [young, rated, playing] = await Promise.all(ids.slice(0, 3).map(leftOf));
    expect([young, rated, playing]).toEqual(['all', 'result', 'all']);
  });

  test('what is behind a deal of the day stays for its boards, finished or not', async () => {
    const where = dailyChannel(AKI.id, '2026-01-02');
    const id = await ended(1, { where, status: 'stopped', hasResult: false });
    const attempt = { deal: '2026-01-02', personId: AKI.id, matchId: id, begunAt: 1 };
    await store.addAttempt({ ...attempt, finished: null });
    expect(await erase()).toBe(1);
    expect(await leftOf(id)).toBe('result');
    expect((await store.firstAttempt('2026-01-02'))?.matchId).toBe(id);
  });

  test('practice goes at once when another takes its place, and else when its time is over', async () => {
    const where = privateChannel(AKI.id);
    const practice = { where, hasResult: false, status: 'stopped' } as const;
    const [finished, replaced] = [await ended(950, { where }), await ended(950, practice)];
    const elsewhere = await ended(950, { status: 'stopped', hasResult: false });
    const newest = await ended(950, practice);
    expect(await erase()).toBe(1);
    expect(await Promise.all([finished, replaced, elsewhere, newest].map(leftOf))).toEqual([
      'all',
      'nothing',
      'all',
      'all',
    ]);
  });

  test('many are deleted in batches, none of which is long', async () => {
    for (let at = 0; at < 20; at++) await ended(at, { hasResult: at % 2 === 0 });
    const { erased, isDone } = await store.eraseSome({ until: UNTIL });
    expect([erased.matches < 20, isDone]).toEqual([true, false]);
    expect(await erase()).toBe(20 - erased.matches);
  });
});
