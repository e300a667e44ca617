/**
 * What it costs to give somebody all that is stored of them, and to delete a person and a server, in a
 * database of many matches: how long it takes, and for how long at most nothing else is done meanwhile.
 *
 *     node bench/deletions.ts [matches] [servers]
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportFile } from '../src/bot/privacy/export-file.ts';
import { drawsOf, seedOf } from '../src/engine/core/random.ts';
import { findGame, GAMES } from '../src/games/index.ts';
import type { ChooseMove } from '../src/model/computer.ts';
import type { Match, Player } from '../src/model/match.ts';
import type { Outcome } from '../src/model/outcome.ts';
import { openStore, type SqliteStore } from '../src/store/sqlite/open-store.ts';
import type { MatchRecord } from '../src/table/matches/match-store.ts';
import type { SeatResult } from '../src/table/ranking/ranking-store.ts';
import type { Tables } from '../src/table/tables.ts';
import { createTables } from '../src/table/tables.ts';

const MATCHES = Number(process.argv[2] ?? 100_000);
const SERVERS = Number(process.argv[3] ?? 20);
const PEOPLE = 3000;
/** One match of so many is played by the person who plays most. */
const OF_THE_KEENEST = 50;
const IN_ONE_TRANSACTION = 1000;
/** Tables that are being played in the server that is deleted, and of somebody who is deleted. */
const PLAYED_IN_SERVER = 100;
const PLAYED_BY_ONE = 20;
/** For so long nothing else may wait, in milliseconds; the database's opening keeps nobody waiting. */
const LONGEST_BLOCK_MS = 50;

const draw = drawsOf(seedOf(1), 'deletions');
const entropy = () => Uint8Array.from({ length: 16 }, () => draw(256));

function tablesOver(store: SqliteStore): Tables {
  // For whoever leaves.
  const chooseMove: ChooseMove = (_view, moves) => {
    const move = moves[draw(moves.length)];
    if (move === undefined) throw new Error('no move');
    return move;
  };
  return createTables({ store, findGame, chooseMove, entropy, now: Date.now });
}

function done(outcome: Outcome): Match {
  if (!outcome.ok) throw new Error(`refused: ${outcome.reason}`);
  return outcome.match;
}

interface Played {
  readonly match: Match;
  readonly records: readonly MatchRecord[];
}

/** A match of each game, played to its end by random moves. */
function playEach(): readonly Played[] {
  const store = openStore(':memory:');
  const tables = tablesOver(store);
  return GAMES.map(({ id: game, usualSeats }) => {
    const people = Array.from({ length: usualSeats }, (_, seat) => personOf(seat));
    const [host = personOf(0), ...others] = people;
    const where = { serverId: '1', channelId: game };
    let match = done(tables.lobby.open({ where, host, game, options: {} }));
    const at = { matchId: match.id };
    for (const person of others) match = done(tables.lobby.join(at, person));
    if (match.status === 'open') match = done(tables.lobby.start(at, host));
    while (match.status === 'playing') match = done(tables.play.move({ at, ...anyMove(match) }));
    return { match, records: store.records(match.id) };
  });
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

function personOf(index: number) {
  return { id: `5000000000${String(index).padStart(8, '0')}`, name: `Person ${index}` };
}

/** Stores a match once more, in a server and played by people drawn by chance. */
function storeAgain(store: SqliteStore, { match, records }: Played, number: number): void {
  const serverId = `9000000000${String(number % SERVERS).padStart(8, '0')}`;
  const seats = new Set<number>(number % OF_THE_KEENEST === 0 ? [0] : []);
  while (seats.size < match.players.length) seats.add(1 + draw(PEOPLE - 1));
  const players = [...seats].map((index): Player => {
    return { type: 'person', person: personOf(index), away: false, missed: 0 };
  });
  const where = { serverId, channelId: String(number) };
  const [host] = players;
  const hostId = host?.type === 'person' ? host.person.id : '';
  const again = store.insertMatch({ ...match, where, players, hostId }, number);
  if (again === undefined) throw new Error('the channel is taken');
  for (const record of records) store.addRecord(again.id, record, number);
  const results = players.map((player, seat): SeatResult => {
    const person = player.type === 'person' ? player.person : null;
    return { seat, person, score: seat, place: seat + 1, fled: false, best: null };
  });
  store.addResults(again, results, number);
  const steps = [match.game, null].flatMap((game) =>
    players.map((player) => ({
      personId: player.type === 'person' ? player.person.id : '',
      ...{ game, rating: { mu: 25, sigma: 8, matches: number } },
    })),
  );
  store.addRatingSteps({ serverId, matchId: again.id, at: number }, steps);
  for (const player of players) {
    if (player.type === 'person') store.putPerson(serverId, player.person);
  }
}

function fill(store: SqliteStore): void {
  const played = playEach();
  for (let from = 0; from < MATCHES; from += IN_ONE_TRANSACTION) {
    store.transaction(() => {
      for (let number = from; number < Math.min(from + IN_ONE_TRANSACTION, MATCHES); number++) {
        const one = played[number % played.length];
        if (one !== undefined) storeAgain(store, one, number);
      }
    });
  }
}

/**
 * Prints how long work took, for how long at most nothing else could be done, and for how long at most
 * the processors were busy without a break: the rest of it is waiting for the disk, and for others.
 */
async function time(name: string, work: () => unknown, isWaited = true): Promise<void> {
  let [longest, busiest] = [0, 0];
  let isOver = false;
  const from = performance.now();
  let last = { at: from, busy: process.cpuUsage() };
  const look = () => {
    const now = { at: performance.now(), busy: process.cpuUsage() };
    const { user, system } = process.cpuUsage(last.busy);
    longest = Math.max(longest, now.at - last.at);
    busiest = Math.max(busiest, (user + system) / 1000);
    last = now;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  const found = await work();
  isOver = true;
  look();
  const columns = [performance.now() - from, longest, busiest].map((ms) =>
    ms.toFixed(0).padStart(9),
  );
  const isMet = longest <= LONGEST_BLOCK_MS;
  if (isWaited && !isMet) process.exitCode = 1;
  const verdict = isWaited ? (isMet ? 'ok' : 'MISSED') : '';
  console.log(`${name.padEnd(44)}${columns.join('')}  ${verdict.padEnd(7)}${found ?? ''}`);
}

/** People play at tables of a server, one of them at some of those. */
function playIn(tables: Tables, serverId: string): void {
  for (let table = 0; table < PLAYED_IN_SERVER; table++) {
    const where = { serverId, channelId: `played ${table}` };
    const people = [personOf(table < PLAYED_BY_ONE ? 1 : 100 + table), personOf(300 + table)];
    done(
      tables.lobby.open({ where, host: personOf(600 + table), game: 'hana-awase', options: {} }),
    );
    for (const person of people) done(tables.lobby.join(where, person));
    if (tables.matches.newestIn(where.channelId)?.status === 'open') {
      done(tables.lobby.start(where, personOf(600 + table)));
    }
  }
}

const folder = mkdtempSync(join(tmpdir(), 'hanafuda-'));
const path = join(folder, 'bench.sqlite');
let store = openStore(path);
fill(store);
store.close();
console.log(
  `${MATCHES} matches in ${SERVERS} servers, ${(statSync(path).size / 1e6).toFixed(0)} MB`,
);
console.log(`${''.padEnd(44)}   all ms  longest  busiest`);
const open = () => {
  store = openStore(path);
};
await time('opening the database', open, false);
const tables = tablesOver(store);
const download = async (index: number) => {
  const data = await tables.privacy.personalData(personOf(index).id);
  const { name, data: bytes } = await exportFile(data);
  return `${data.matches.length} matches, ${name}, ${(bytes.length / 1e6).toFixed(1)} MB`;
};
const erased = async () =>
  JSON.stringify((await tables.privacy.finishErasures()).map((one) => one.erased));
const full = '900000000000000003';
playIn(tables, full);
await time('the data of nobody', () => download(PEOPLE));
await time('the data of somebody', () => download(77));
await time('the data of the keenest', () => download(0));
await time('deleting somebody', () => {
  tables.privacy.forgetPerson(personOf(77));
  return erased();
});
await time('deleting the keenest', () => {
  tables.privacy.forgetPerson(personOf(0));
  return erased();
});
await time(`deleting somebody at ${PLAYED_BY_ONE} tables`, () => {
  tables.privacy.forgetPerson(personOf(1));
  return erased();
});
await time(`closing ${PLAYED_IN_SERVER} tables`, async () => {
  await tables.privacy.closeServer(full);
});
await time('deleting a server', () => {
  tables.privacy.forgetServer(full);
  return erased();
});
await time('what is done every five minutes', () => tables.interactions.prune());
store.close();
rmSync(folder, { recursive: true });
