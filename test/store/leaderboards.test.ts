import { beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../src/model/match.ts';
import type { Rank, SeatResult, Sort } from '../../src/model/ranking.ts';
import type { DatabaseStore } from '../../src/store/store-over.ts';
import type { LeaderboardQuery } from '../../src/table/ranking/ranking-store.ts';
import { UNRATED } from '../../src/table/ranking/rating-formula.ts';
import { endTable } from './support/a-lobby.ts';
import { pseudonymize } from './support/pseudonymize.ts';
import { overEveryStore } from './support/stores.ts';

const AKI: Person = { id: '1', name: 'Aki' };
const BENI: Person = { id: '2', name: 'Beni' };
const CHIKA: Person = { id: '3', name: '千佳 ✿ "; drop table match; --' };
const EVER = { from: 0, to: Number.MAX_SAFE_INTEGER };

let store: DatabaseStore;

type Row = readonly [
  person: Person | null,
  score: number,
  place: number,
  more?: Partial<SeatResult>,
];

interface Finished {
  readonly game?: string;
  readonly serverId?: string;
  readonly at?: number;
  /** Otherwise it is rated. */
  readonly isPractice?: boolean;
}

const BY_NAME = new Map([AKI, BENI].map((one) => [one.name, one])).set('Chika', CHIKA);

/** `Aki 10 2, - 5 1`: who sat there, a computer as `-`, the score and the place. */
function rowsOf(text: string): readonly Row[] {
  return text.split(', ').flatMap((row): readonly Row[] => {
    const [name = '', score, place] = row.split(' ');
    return name === '' ? [] : [[BY_NAME.get(name) ?? null, Number(score), Number(place)]];
  });
}

/** A finished match; gives its id. */
async function finished(
  told: string | readonly Row[],
  { game = 'mushi', serverId = 's', at = 9, isPractice = false }: Finished = {},
) {
  const rows = typeof told === 'string' ? rowsOf(told) : told;
  const seats = rows.map(([person, score, place, more]) => ({ person, score, place, ...more }));
  const over = { serverId, game, at, isRated: !isPractice };
  return (await endTable(store, seats, over)).match.id;
}

function leaderboard(change: Partial<LeaderboardQuery> = {}) {
  const all = { serverId: 's', game: null, span: EVER, personId: AKI.id } as const;
  return store.leaderboard({ ...all, sort: 'wins', offset: 0, limit: 10, ...change });
}

/** Who stands where. */
async function order(change: Partial<LeaderboardQuery> = {}): Promise<readonly string[]> {
  return (await leaderboard(change)).ranks.map(
    ({ rank, person }: Rank) => `${rank} ${person.name.slice(0, 4)}`,
  );
}

async function rate(
  person: Person,
  rated: { mu: number; matches: number; at?: number; game?: string },
) {
  const matchId = await finished('');
  const { mu, matches: count, at = 9, game = null } = rated;
  const rating = { mu, sigma: 2, matches: count };
  await store.addRatingSteps({ serverId: 's', matchId, at }, [
    { personId: person.id, game, rating },
  ]);
}

overEveryStore('leaderboards', (opened) => {
  beforeEach(() => {
    store = opened();
  });

  describe('a leaderboard', () => {
    test('is empty before anything was played', async () => {
      expect(await leaderboard()).toEqual({ ranks: [], total: 0, own: null, before: 0 });
    });

    test('knows the games that somebody has finished in a server, so many at most', async () => {
      const of = (most: number) => store.finishedGames({ serverId: 's', personId: AKI.id, most });
      expect(await of(3)).toEqual([]);
      await finished('Aki 3 1');
      await finished('Aki 3 1', { game: 'koi-koi' });
      await finished('Aki 3 1', { game: 'hana-awase', serverId: 'other' });
      await finished('Beni 3 1', { game: 'hana-awase' });
      expect((await of(3)).toSorted()).toEqual(['koi-koi', 'mushi']);
      expect(await of(1)).toHaveLength(1);
    });

    test('counts matches, wins, places and, in one game, points', async () => {
      await finished('Aki 10 2, Beni 30 1');
      await finished('Aki 50 1, Beni -5 2');
      await finished('Chika 90 2, Beni 95 1');
      const { ranks, total } = await leaderboard({ game: 'mushi' });
      expect(total).toBe(3);
      expect(ranks).toEqual([
        { person: BENI, rank: 1, matches: 3, wins: 2, place: 4 / 3, points: 120, rating: null },
        { person: AKI, rank: 2, matches: 2, wins: 1, place: 1.5, points: 60, rating: null },
        { person: CHIKA, rank: 3, matches: 1, wins: 0, place: 2, points: 90, rating: null },
      ]);
      expect((await leaderboard()).ranks.map(({ points }) => points)).toEqual([null, null, null]);
    });

    test('ranks the matches of one person against computers apart from all others', async () => {
      const against = (person: Person, place: number) =>
        finished(
          [
            [person, 0, place],
            [null, 0, 3 - place],
          ],
          { isPractice: true },
        );
      await finished('Aki 10 1, Beni 5 2');
      for (const place of [1, 1]) await against(BENI, place);
      await against(AKI, 2);
      expect(await order()).toEqual(['1 Aki', '2 Beni']);
      expect(await order({ isAlone: true })).toEqual(['1 Beni', '2 Aki']);
      expect((await leaderboard({ isAlone: true, game: 'mushi' })).own).toMatchObject({
        ...{ matches: 1, wins: 0 },
      });
    });

    test('gives equal ones the same rank, and the next one the rank after both', async () => {
      await finished('Aki 20 1, Chika 5 3, Beni 20 1');
      expect(await order()).toEqual(['1 Aki', '1 Beni', '3 千佳 ✿']);
    });

    describe('with a tie', () => {
      test('of wins goes to the better average place', async () => {
        await finished('Aki 9 1, Beni 1 3, Chika 5 2');
        await finished('Aki 1 3, Beni 9 1, Chika 5 2');
        await finished('Aki 5 2, Beni 1 3, Chika 9 1');
        expect(await order({ sort: 'wins' })).toEqual(['1 千佳 ✿', '2 Aki', '3 Beni']);
      });

      test.each(['matches', 'points'] as const)('of %s goes to more wins', async (sort) => {
        await finished('Aki 5 1, Beni 4 2');
        await finished('Aki -1 2, Beni 0 1');
        await finished('Aki 1 1, Beni 1 2');
        expect(await order({ sort, game: 'mushi' })).toEqual(['1 Aki', '2 Beni']);
      });

      test('of places goes to more matches', async () => {
        for (let i = 0; i < 6; i++) await finished('Aki 1 1');
        for (let i = 0; i < 5; i++) await finished('Beni 1 1');
        expect(await order({ sort: 'place' })).toEqual(['1 Aki', '2 Beni']);
      });

      test('of ratings shares the rank', async () => {
        for (let i = 0; i < 2; i++) await finished('Aki 1 1');
        await finished('Beni 1 2');
        await rate(AKI, { mu: 30, matches: 10, game: 'mushi' });
        await rate(BENI, { mu: 30, matches: 12, game: 'mushi' });
        expect(await order({ sort: 'rating', game: 'mushi' })).toEqual(['1 Aki', '1 Beni']);
      });
    });

    test('goes by what is asked for', async () => {
      for (let i = 0; i < 5; i++) {
        await finished('Aki 1 2, Beni 9 1');
      }
      await finished('Aki 100 1, Chika 90 2');
      await finished('Chika 5 1');
      await rate(AKI, { mu: 30, matches: 10, game: 'mushi' });
      await rate(BENI, { mu: 40, matches: 9, game: 'mushi' });
      const by = (sort: Sort) => order({ sort, game: 'mushi' });
      expect(await by('wins')).toEqual(['1 Beni', '2 千佳 ✿', '3 Aki']);
      expect(await by('matches')).toEqual(['1 Aki', '2 Beni', '3 千佳 ✿']);
      expect(await by('points')).toEqual(['1 Aki', '2 千佳 ✿', '3 Beni']);
      // Two matches say less about somebody than six.
      expect(await by('place')).toEqual(['1 Beni', '2 Aki', '3 千佳 ✿']);
      // A provisional rating comes after a sure one, and none after both.
      expect(await by('rating')).toEqual(['1 Aki', '2 Beni', '3 千佳 ✿']);
    });

    test('is of one game or of all', async () => {
      await finished('Aki 10 1, Beni 3 2');
      await finished('Beni 200 1, Aki 150 2', { game: 'suhara-bana' });
      expect(await order({ game: 'suhara-bana' })).toEqual(['1 Beni', '2 Aki']);
      expect((await leaderboard({ game: 'suhara-bana' })).own).toMatchObject({
        rank: 2,
        matches: 1,
        points: 150,
      });
      expect((await leaderboard()).own).toMatchObject({ matches: 2, wins: 1, points: null });
      expect((await leaderboard({ game: 'koi-koi' })).total).toBe(0);
    });

    test('is of a time, its beginning included and its end not', async () => {
      await finished('Aki 1 1', { at: 10 });
      await finished('Beni 1 1', { at: 19 });
      await finished('Chika 1 1', { at: 20 });
      expect((await leaderboard({ span: { from: 10, to: 20 } })).total).toBe(2);
      expect(
        (await leaderboard({ span: { from: 11, to: 20 } })).ranks.map(({ person }) => person),
      ).toEqual([BENI]);
    });

    test('shows ratings as they were at the end of the time', async () => {
      await finished('Aki 1 1', { at: 10 });
      await rate(AKI, { mu: 26, matches: 1, at: 10 });
      await rate(AKI, { mu: 27, matches: 2, at: 30 });
      expect((await leaderboard()).own?.rating).toEqual({ mu: 27, sigma: 2, matches: 2 });
      expect((await leaderboard({ span: { from: 0, to: 20 } })).own?.rating?.mu).toBe(26);
      expect((await leaderboard({ game: 'mushi' })).own?.rating).toBeNull();
    });

    test('is of one server, with the names borne there last', async () => {
      await finished('Aki 10 1, Beni 3 2');
      const elsewhere = { ...AKI, name: 'Aki of the hill' };
      await finished([[elsewhere, 1, 1]], { serverId: 't' });
      expect((await leaderboard()).total).toBe(2);
      expect((await leaderboard({ serverId: 't' })).ranks.map(({ person }) => person)).toEqual([
        elsewhere,
      ]);
      await store.putPerson('s', { ...AKI, name: 'Aki the Second' });
      expect((await leaderboard()).own?.person.name).toBe('Aki the Second');
    });

    test('ranks no computer and nobody without a name, and leaves no gap for them', async () => {
      await finished('- 50 1, Aki 10 2');
      await finished('Beni 50 1, Chika 10 2');
      await pseudonymize(store, BENI.id, { serverId: 's', pseudonym: 'former' });
      expect(await order()).toEqual(['1 Aki', '1 千佳 ✿']);
      expect((await leaderboard()).total).toBe(2);
    });

    test('comes in pages that keep the ranks, and always with the asker’s own row', async () => {
      await finished('Beni 30 1, Aki 20 2, Chika 10 3');
      const second = await leaderboard({ limit: 2, offset: 2, personId: BENI.id });
      expect(second.ranks.map(({ person, rank }) => [person, rank])).toEqual([[CHIKA, 3]]);
      expect(second).toMatchObject({ total: 3, before: 0, own: { person: BENI, rank: 1 } });
      expect(await leaderboard({ limit: 1, personId: CHIKA.id })).toMatchObject({
        before: 2,
        own: { rank: 3 },
      });
      const none = await leaderboard({ limit: 2, offset: 4, personId: '?' });
      expect(none).toMatchObject({ ranks: [], total: 3, own: null });
    });
  });

  describe('what a person did', () => {
    test('is told game by game, the most played first, and over all', async () => {
      const best = { best: { id: 'gokō', value: 10 } };
      await finished([[AKI, 10, 1, best]]);
      await finished([[AKI, -3, 2, { best: { id: 'akatan', value: 5 } }]]);
      await finished('Aki 150 3', { game: 'suhara-bana' });
      await rate(AKI, { mu: 31, matches: 4, game: 'mushi' });
      const mushi = { matches: 2, wins: 1, place: 1.5, points: 3.5 };
      const suhara = { matches: 1, wins: 0, place: 3, points: 150 };
      expect(await store.stats('s', AKI.id)).toEqual({
        person: AKI,
        all: { matches: 3, wins: 1, place: 2, rating: null },
        games: [
          { game: 'mushi', ...mushi, best: best.best, rating: { mu: 31, sigma: 2, matches: 4 } },
          { game: 'suhara-bana', ...suhara, best: null, rating: null },
        ],
      });
    });

    test('is nothing elsewhere, before a match, and without a name', async () => {
      await finished('Aki 10 1');
      expect(await store.stats('t', AKI.id)).toBeUndefined();
      expect(await store.stats('s', BENI.id)).toBeUndefined();
      await pseudonymize(store, AKI.id, { serverId: 's', pseudonym: 'former' });
      expect(await store.stats('s', AKI.id)).toBeUndefined();
      expect(await store.stats('s', 'former')).toBeUndefined();
    });
  });

  describe('ratings', () => {
    test('are those after the match that was rated last, whatever its number', async () => {
      await rate(AKI, { mu: 27, matches: 2, at: 5 });
      await rate(AKI, { mu: 26, matches: 1, at: 7 });
      const all = { serverId: 's', game: null };
      expect((await store.rating(all, AKI.id))?.mu).toBe(27);
      expect(await store.rating({ ...all, game: 'mushi' }, AKI.id)).toBeUndefined();
      expect((await store.ratingHistory(all, AKI.id)).map(({ rating }) => rating.mu)).toEqual([
        26, 27,
      ]);
      expect(UNRATED.matches).toBe(0);
    });

    test('are made of results that come in whole matches, page by page', async () => {
      const ids: number[] = [];
      while (ids.length < 150) ids.push(await finished('Aki 1 1, Beni 0 2, - 0 3'));
      await finished('Aki 1 1', { serverId: 't' });
      const read: number[] = [];
      let cursor: number | null = 0;
      let pages = 0;
      while (cursor !== null) {
        const page = await store.resultsAfter('s', cursor);
        for (const { matchId, seats } of page.matches) {
          read.push(matchId);
          expect(seats).toHaveLength(3);
        }
        cursor = page.next;
        pages++;
      }
      expect(read.toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
      expect(pages).toBeGreaterThan(1);
    });
  });

  describe('the changes in people’s records by a match', () => {
    let now = 10;
    const played = (places: readonly [number, number], more: Finished = {}) => {
      now += 1;
      const rows: readonly Row[] = [
        [AKI, 0, places[0]],
        [more.isPractice === true ? null : BENI, 0, places[1]],
      ];
      return finished(rows, { at: now, ...more });
    };
    const streaks = async (matchId: number) =>
      (await store.recordChanges(matchId)).map(({ streak }) => streak);

    test('are none before its results are there, and none of a computer', async () => {
      expect(await store.recordChanges(99)).toEqual([]);
      const practice = await played([1, 2], { isPractice: true });
      expect(await store.recordChanges(practice)).toEqual([
        { seat: 0, after: null, before: null, streak: 1 },
      ]);
    });

    test('are the ratings in its game before and after, as they were then', async () => {
      const steps = (matchId: number, rating: Record<'mu' | 'sigma' | 'matches', number>) =>
        store.addRatingSteps({ serverId: 's', matchId, at: now }, [
          { personId: AKI.id, game: 'mushi', rating },
          { personId: AKI.id, game: null, rating: { ...rating, mu: 1 } },
        ]);
      const [first, second] = [await played([1, 2]), await played([2, 1])];
      const [one, two] = [26, 25.5].map((mu, index) => ({ mu, sigma: 2, matches: index + 1 }));
      await steps(first, one!);
      await steps(second, two!);
      expect(await store.recordChanges(first)).toEqual([
        { seat: 0, before: null, after: one, streak: 1 },
        { seat: 1, before: null, after: null, streak: 0 },
      ]);
      const [later] = await store.recordChanges(second);
      expect(later).toMatchObject({ before: one, after: two });
    });

    test('tell how many were won in a row up to it, from the last one that was lost', async () => {
      const ids = [await played([1, 2]), await played([2, 1]), await played([1, 2])];
      const last = await played([1, 1]);
      expect(await streaks(last)).toEqual([2, 1]);
      expect(await Promise.all(ids.map(streaks))).toEqual([
        [1, 0],
        [0, 1],
        [1, 0],
      ]);
    });

    test('count the matches of the same game, practice apart from the rest', async () => {
      await played([1, 2]);
      await played([1, 2], { game: 'koi-koi' });
      await played([1, 2], { isPractice: true });
      expect(await streaks(await played([1, 2], { isPractice: true }))).toEqual([2]);
      expect(await streaks(await played([1, 2]))).toEqual([2, 0]);
    });
  });
});
