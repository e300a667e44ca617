/**
 * Fills a database with matches of every game, played by random moves by people of many servers.
 *
 *     node bench/support/fill-store.ts PATH MATCHES SERVERS
 */
import { findGame, GAMES } from '../../src/games/index.ts';
import type { Match, Player } from '../../src/model/match.ts';
import { openStore, type SqliteStore } from '../../src/store/sqlite/open-store.ts';
import type { MatchRecord } from '../../src/table/matches/match-store.ts';
import type { SeatResult } from '../../src/table/ranking/ranking-store.ts';
import type { StoreQueries } from '../../src/table/store.ts';
import { done, draw, PEOPLE, personOf, tablesOver } from './crowd.ts';

const [path = '', matches, servers] = process.argv.slice(2);
const MATCHES = Number(matches);
const SERVERS = Number(servers);
/** One match of so many is played by the person who plays most. */
const OF_THE_KEENEST = 50;
const IN_ONE_TRANSACTION = 1000;

interface Played {
  readonly match: Match;
  readonly records: readonly MatchRecord[];
}

/** A match of each game, played to its end by random moves. */
async function playEach(): Promise<readonly Played[]> {
  const store = openStore(':memory:');
  const tables = tablesOver(store);
  const played: Played[] = [];
  for (const { id: game, usualSeats } of GAMES) {
    const people = Array.from({ length: usualSeats }, (_, seat) => personOf(seat));
    const [host = personOf(0), ...others] = people;
    const where = { serverId: '1', channelId: game };
    let match = done(await tables.lobby.open({ where, host, game, options: {} }));
    const at = { matchId: match.id };
    for (const person of others) match = done(await tables.lobby.join(at, person));
    if (match.status === 'open') match = done(await tables.lobby.start(at, host));
    while (match.status === 'playing')
      match = done(await tables.play.move({ at, ...anyMove(match) }));
    played.push({ match, records: await store.records(match.id) });
  }
  return played;
}

function anyMove(match: Match) {
  const game = findGame(match.game);
  const seat = match.state && game?.toAct(match.state)[0];
  const player = match.players[seat ?? -1];
  if (!match.state || !game || typeof seat !== 'number' || player?.type !== 'person') {
    throw new Error('nobody is asked');
  }
  const moves = game.legalMoves(match.state, seat);
  const move = moves[draw(moves.length)];
  if (move === undefined) throw new Error('no move');
  return { person: player.person, move };
}

/** Stores a match once more, in a server and played by people drawn by chance. */
async function storeAgain(
  store: StoreQueries,
  { match, records }: Played,
  number: number,
): Promise<void> {
  const serverId = `9000000000${String(number % SERVERS).padStart(8, '0')}`;
  const seats = new Set<number>(number % OF_THE_KEENEST === 0 ? [0] : []);
  while (seats.size < match.players.length) seats.add(1 + draw(PEOPLE - 1));
  const players = [...seats].map((index): Player => {
    return { type: 'person', person: personOf(index), away: false, missed: 0 };
  });
  const where = { serverId, channelId: String(number) };
  const [host] = players;
  const hostId = host?.type === 'person' ? host.person.id : '';
  const again = await store.insertMatch({ ...match, where, players, hostId }, number);
  if (again === undefined) throw new Error('the channel is taken');
  await store.addRecords(again.id, records, number);
  const results = players.map((player, seat): SeatResult => {
    const person = player.type === 'person' ? player.person : null;
    return { seat, person, score: seat, place: seat + 1, fled: false, best: null };
  });
  await store.addResults(again, results, number);
  const steps = [match.game, null].flatMap((game) =>
    players.map((player) => ({
      personId: player.type === 'person' ? player.person.id : '',
      ...{ game, rating: { mu: 25, sigma: 8, matches: number } },
    })),
  );
  await store.addRatingSteps({ serverId, matchId: again.id, at: number }, steps);
  for (const player of players) {
    if (player.type === 'person') await store.putPerson(serverId, player.person);
  }
}

async function fill(store: SqliteStore): Promise<void> {
  const played = await playEach();
  for (let from = 0; from < MATCHES; from += IN_ONE_TRANSACTION) {
    await store.transaction(async (queries) => {
      for (let number = from; number < Math.min(from + IN_ONE_TRANSACTION, MATCHES); number++) {
        const one = played[number % played.length];
        if (one !== undefined) await storeAgain(queries, one, number);
      }
    });
  }
}

const store = openStore(path);
await fill(store);
await store.close();
