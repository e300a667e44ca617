import { findGame, GAMES } from '../../src/games/index.ts';
import type { Match, Player } from '../../src/model/match.ts';
import { isPrivate } from '../../src/model/private.ts';
import type { SeatResult } from '../../src/model/ranking.ts';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import type { MatchRecord } from '../../src/table/matches/match-store.ts';
import type { StoreQueries } from '../../src/table/store.ts';
import { done, draw, PEOPLE, personOf, tablesOver } from './crowd.ts';

/** One match of this many is played by the person who plays most. */
const OF_THE_KEENEST = 50;

export interface Played {
  readonly match: Match;
  readonly records: readonly MatchRecord[];
}

/** A match of each game, played to its end by random moves. */
export async function playEach(): Promise<readonly Played[]> {
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
  const seat = match.state && game?.toAct(match.state);
  const player = match.players[seat ?? -1];
  if (!match.state || !game || typeof seat !== 'number' || player?.type !== 'person') {
    throw new Error('nobody is asked');
  }
  const moves = game.legalMoves(match.state, seat);
  const move = moves[draw(moves.length)];
  if (move === undefined) throw new Error('no move');
  return { person: player.person, move };
}

/** Which of many it is, where it is played, and when. */
interface Again {
  readonly number: number;
  readonly serverId: string;
  readonly at: number;
}

/** Stores a match once more, played by people drawn by chance. */
export async function storeAgain(
  store: StoreQueries,
  { match, records }: Played,
  { number, serverId, at }: Again,
): Promise<void> {
  const seats = new Set<number>(number % OF_THE_KEENEST === 0 ? [0] : []);
  while (seats.size < match.players.length) seats.add(1 + draw(PEOPLE - 1));
  const players = [...seats].map((index, seat): Player => {
    if (seat > 0 && isPrivate(match)) return { type: 'computer', number: seat, strength: 'normal' };
    return { type: 'person', person: personOf(index), away: false, missed: 0 };
  });
  const where = { serverId, channelId: String(number) };
  const [host] = players;
  const hostId = host?.type === 'person' ? host.person.id : '';
  const again = await store.insertMatch({ ...match, where, players, hostId }, at);
  if (again === undefined) throw new Error('the channel is taken');
  await store.addRecords(again.id, records, at);
  const results = players.map((player, seat): SeatResult => {
    const person = player.type === 'person' ? player.person : null;
    return { seat, person, score: seat, place: seat + 1, fled: false, best: null };
  });
  await store.addResults(again, results, at);
  const rated = match.isRated ? [match.game, null] : [];
  const steps = rated.flatMap((game) =>
    players.map((player) => ({
      personId: player.type === 'person' ? player.person.id : '',
      game,
      rating: { mu: 25, sigma: 8, matches: number },
    })),
  );
  await store.addRatingSteps({ serverId, matchId: again.id, at }, steps);
  for (const player of players) {
    if (player.type === 'person') await store.putPerson(serverId, player.person);
  }
}
