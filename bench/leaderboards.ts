/**
 * What leaderboards, records and seasons cost on a server with many results: the data of each
 * command, without words and pictures.
 *
 *     node bench/leaderboards.ts [results] [people]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawsOf, seedOf } from '../src/engine/core/random.ts';
import { GAMES } from '../src/games/index.ts';
import { type Match, NEW_MATCH, type Player } from '../src/model/match.ts';
import type { SeatResult } from '../src/model/ranking.ts';
import { openStore, type SqliteStore } from '../src/store/sqlite/open-store.ts';
import { JobQueue } from '../src/table/background.ts';
import { ranking } from '../src/table/ranking/ranking.ts';
import { keepRatings, recountRatings } from '../src/table/ranking/ratings.ts';
import type { StoreQueries } from '../src/table/store.ts';
import { percentile } from './support/percentile.ts';

const RESULTS = Number(process.argv[2] ?? 100_000);
const PEOPLE = Number(process.argv[3] ?? 1000);
const TIMES = 15;
const SERVER = '1';
const HOUR = 3_600_000;
/** People at each match. */
const SEATS = 3;

const draw = drawsOf(seedOf(1), 'leaderboards');

/** A match of three of the people, its result and its ratings, as its end stores them. */
async function playOne(store: StoreQueries, number: number): Promise<void> {
  const game = GAMES[draw(GAMES.length)]?.id ?? '';
  const at = (number + 1) * HOUR;
  // A few people play most of the matches.
  const people = new Set<number>();
  while (people.size < SEATS) people.add(Math.min(draw(PEOPLE), draw(PEOPLE)));
  const players = [...people].map((person): Player => {
    const name = `Person ${person}`;
    return { type: 'person', person: { id: String(person), name }, away: false, missed: 0 };
  });
  const fresh: Omit<Match, 'id'> = {
    ...NEW_MATCH,
    where: { serverId: SERVER, channelId: String(number) },
    game,
    players,
    options: {},
    status: 'over',
    hostId: '0',
    isRated: true,
  };
  const match = await store.insertMatch(fresh, at);
  if (match === undefined) throw new Error('the channel is taken');
  const results = players.map((player, seat): SeatResult => {
    const person = player.type === 'person' ? player.person : null;
    const best = { id: 'akatan', value: draw(20) };
    return { seat, person, score: draw(200) - 100, place: seat + 1, fled: false, best };
  });
  await store.addResults(match, results, at);
  const seats = [...people].map((person, seat) => ({
    who: { personId: String(person) },
    place: seat + 1,
  }));
  await keepRatings(store, { serverId: SERVER, matchId: match.id, game, isRated: true, at, seats });
}

async function filled(path: string): Promise<SqliteStore> {
  const store = openStore(path);
  await store.transaction(async (queries) => {
    for (let person = 0; person < PEOPLE; person++) {
      await queries.putPerson(SERVER, { id: String(person), name: `Person ${person}` });
    }
    for (let number = 0; number * SEATS < RESULTS; number++) await playOne(queries, number);
  });
  return store;
}

/** Prints the median and the slowest of some runs, in milliseconds. */
async function time(name: string, work: () => Promise<unknown>): Promise<void> {
  await work();
  const samples: number[] = [];
  while (samples.length < TIMES) {
    const from = performance.now();
    await work();
    samples.push(performance.now() - from);
  }
  const [median = '', slowest = ''] = [0.5, 1].map((part) => percentile(samples, part).toFixed(1));
  console.log(`${name.padEnd(42)}${median.padStart(8)}${slowest.padStart(9)}`);
}

const folder = mkdtempSync(join(tmpdir(), 'hanafuda-'));
const store = await filled(join(folder, 'bench.sqlite'));
const now = () => (RESULTS / SEATS) * HOUR;
const cases = ranking({ store, now }, new JobQueue());
const asked = { serverId: SERVER, personId: '17', offset: 0, limit: 10 };
console.log(`${RESULTS} results of ${PEOPLE} people`.padEnd(43), ' median  slowest  (ms)');
for (const sort of ['wins', 'rating'] as const) {
  for (const period of ['season', 'month', 'all'] as const) {
    const all = { ...asked, game: null, sort, period };
    await time(`all games, ${period}, by ${sort}`, () => cases.leaderboard(all));
    await time(`one game, ${period}, by ${sort}`, () =>
      cases.leaderboard({ ...all, game: 'koi-koi' }),
    );
  }
}
await time('a person’s record', () => store.stats(SERVER, '0'));
await time('a person’s rating over time', () => store.ratingHistory({ ...asked, game: null }, '0'));
await time('the seasons', () => cases.seasons(SERVER));
const from = performance.now();
let [longest, matches, begun] = [0, 0, from];
for await (const rated of recountRatings(store, SERVER)) {
  longest = Math.max(longest, performance.now() - begun);
  matches += rated;
  begun = performance.now();
}
const whole = ((performance.now() - from) / 1000).toFixed(1);
console.log(`\nratings of ${matches} matches made again in ${whole} s; without a break`);
console.log(`for at most ${longest.toFixed(0)} ms`);
await store.close();
rmSync(folder, { recursive: true });
