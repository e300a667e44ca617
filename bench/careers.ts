/**
 * What the end of a match and a profile cost somebody who has played so many matches, each with somebody new: in
 * memory, without words of Discord and without pictures. Trust the ratios, not the milliseconds.
 *
 *     node bench/careers.ts [matches …]
 */
import { profilePayload } from '../src/bot/profile/profile-payload.ts';
import { findGame } from '../src/games/index.ts';
import { type Match, NEW_MATCH, type Player } from '../src/model/match.ts';
import type { Painter } from '../src/render/painter.ts';
import { openStore } from '../src/store/sqlite/open-store.ts';
import { keepAchievements } from '../src/table/achievements/achievements.ts';
import { keepRatings } from '../src/table/ranking/ratings.ts';
import type { StoreQueries } from '../src/table/store.ts';
import type { Tables } from '../src/table/tables.ts';
import { EN } from '../src/text/words/en/index.ts';
import { done, personOf, tablesOver } from './support/crowd.ts';

const typed = process.argv.slice(2).map(Number);
const SIZES = typed.length > 0 ? typed : [100, 1000, 6000];
const SERVER = '900000000000000001';
const TIMES = 15;
/** A match of the keenest and somebody new, with all that its end stores. */
async function playOne(store: StoreQueries, number: number): Promise<void> {
  const people = [personOf(0), personOf(number + 1)];
  const players = people.map(
    (person): Player => ({ type: 'person', person, away: false, missed: 0 }),
  );
  const fresh: Omit<Match, 'id'> = {
    ...NEW_MATCH,
    where: { serverId: SERVER, channelId: `past ${number}` },
    game: 'botan-cho',
    options: {},
    players,
    hostId: personOf(0).id,
    status: 'over',
    isRated: true,
  };
  const at = 1000 * (number + 1);
  for (const person of people) await store.putPerson(SERVER, person);
  const match = await store.insertMatch(fresh, at);
  if (match === undefined) throw new Error('the channel is taken');
  const results = people.map((person, seat) => ({
    seat,
    person,
    score: seat,
    place: 2 - seat,
    fled: false,
    best: null,
  }));
  await store.addResults(match, results, at);
  const seats = people.map(({ id: personId }, seat) => ({ who: { personId }, place: 2 - seat }));
  const rated = { serverId: SERVER, matchId: match.id, game: match.game, isRated: true, at, seats };
  await keepRatings(store, rated);
  await keepAchievements(store, { match, results, events: [], at });
}

/** Plays a match to its end; gives how long its last move took, in milliseconds. */
async function timeEnd(tables: Tables, channelId: string): Promise<number> {
  const where = { serverId: SERVER, channelId };
  const options = { rounds: '3' };
  const host = personOf(0);
  done(await tables.lobby.open({ where, host, game: 'botan-cho', options }));
  let match = done(await tables.lobby.join({ channelId }, personOf(1)));
  for (;;) {
    const game = findGame(match.game);
    const seat = match.state && game?.toAct(match.state);
    const player = match.players[seat ?? -1];
    if (!game || !match.state || typeof seat !== 'number' || player?.type !== 'person') {
      throw new Error('nobody is asked');
    }
    const [move] = game.legalMoves(match.state, seat);
    if (move === undefined) throw new Error('no move');
    const begunAt = performance.now();
    const outcome = await tables.play.move({ at: { channelId }, person: player.person, move });
    const took = performance.now() - begunAt;
    match = done(outcome);
    if (match.status === 'over') return took;
  }
}

async function timeProfile(tables: Tables): Promise<number> {
  const painter = { profile: () => Promise.resolve(new Uint8Array()) } as unknown as Painter;
  const { id: personId } = personOf(0);
  const begunAt = performance.now();
  await profilePayload(
    { tables, painter, words: EN, interactionId: '1', isSeen: async () => true },
    {
      serverId: SERVER,
      personId,
      audience: 'own',
      shares: 'me',
      page: { what: 'profile', page: 0 },
    },
  );
  return performance.now() - begunAt;
}

/** The shortest times, in milliseconds, for somebody with this many matches: other work only adds to them. */
async function measure(size: number) {
  const store = openStore(':memory:');
  await store.transaction(async (tx) => {
    for (let number = 0; number < size; number++) await playOne(tx, number);
  });
  const tables = tablesOver(store);
  const [ends, profiles]: [number[], number[]] = [[], []];
  for (let time = 0; time < TIMES; time++) ends.push(await timeEnd(tables, `now ${time}`));
  for (let time = 0; time < TIMES; time++) profiles.push(await timeProfile(tables));
  await store.close();
  return { end: Math.min(...ends), profile: Math.min(...profiles) };
}

// What is compiled meanwhile is not measured.
await measure(50);
console.log('matches    end ms   ratio    profile ms   ratio');
let first: Awaited<ReturnType<typeof measure>> | undefined;
for (const size of SIZES) {
  const taken = await measure(size);
  first ??= taken;
  const ratios = { end: taken.end / first.end, profile: taken.profile / first.profile };
  const columns = [
    String(size).padStart(7),
    taken.end.toFixed(2).padStart(9),
    ratios.end.toFixed(1).padStart(7),
    taken.profile.toFixed(2).padStart(13),
    ratios.profile.toFixed(1).padStart(7),
  ];
  console.log(columns.join(' '));
}
