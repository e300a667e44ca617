import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedOf } from '../../../src/engine/core/random.ts';
import { formatMove } from '../../../src/engine/round/move-text.ts';
import type { Move } from '../../../src/engine/round/state.ts';
import { findGame } from '../../../src/games/index.ts';
import type { ChooseMove } from '../../../src/model/computer.ts';
import type { Match, Person } from '../../../src/model/match.ts';
import type { MatchStep, Outcome } from '../../../src/model/outcome.ts';
import { openStore, type SqliteStore } from '../../../src/store/sqlite/open-store.ts';
import type { TableDeps } from '../../../src/table/deps.ts';
import type { Leaderboard } from '../../../src/table/ranking/ranking-store.ts';
import type { Tables } from '../../../src/table/tables.ts';
import { createTables } from '../../../src/table/tables.ts';
import { dump } from '../../support/dump.ts';

export const AKI: Person = { id: '100000000000000001', name: 'Aki' };
export const BENI: Person = { id: '100000000000000002', name: 'Beni' };
export const CHIKA: Person = { id: '100000000000000003', name: 'Chika' };
export const DAIGO: Person = { id: '100000000000000004', name: 'Daigo' };
export const EMI: Person = { id: '100000000000000005', name: 'Emi' };
export const FUMI: Person = { id: '100000000000000006', name: 'Fumi' };

export const SERVER = '200000000000000001';
export const CHANNEL = '300000000000000001';
export const HERE = { channelId: CHANNEL };
export const WHERE = { serverId: SERVER, channelId: CHANNEL };

/** A room to try tables in: a store in memory, a clock that is set by hand, known seeds. */
export interface Room {
  readonly tables: Tables;
  readonly store: SqliteStore;
  readonly clock: { now: number };
}

/** Any legal move, by the draw given. */
export const anyMove: ChooseMove = (_view, moves, { draw }) => {
  const move = moves[draw(moves.length)];
  if (move === undefined) throw new RangeError('no move to choose from');
  return move;
};

/** A room whose database is a file; `close` takes both away. */
export function roomInFile() {
  const folder = mkdtempSync(join(tmpdir(), 'hanafuda-'));
  const path = join(folder, 'store.sqlite');
  const here = room({ path });
  const close = async () => {
    await here.store.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { here, path, close };
}

/** Tables of a database in which a text still stands. */
export function standsIn(path: string, text: string): readonly string[] {
  return Object.entries(dump(path)).flatMap(([table, rows]) =>
    rows.includes(text) ? [table] : [],
  );
}

export function room(
  change: Partial<TableDeps> & {
    readonly path?: string;
    readonly store?: SqliteStore;
    /** Nothing is stored before what the test stores. */
    readonly isBlank?: true;
  } = {},
): Room {
  const { path = ':memory:', store = openStore(path), isBlank = false, ...parts } = change;
  // Comes before all that is asked of the store: pauses are tested where they matter.
  if (!isBlank) void store.putServerSettings(SERVER, { pause: '0' });
  const clock = { now: 1_000_000 };
  let matches = 0;
  let drawn = 0;
  const entropy = () => Uint8Array.from({ length: 32 }, (_, i) => (i === 31 ? ++drawn : 0));
  const now = () => clock.now;
  const tables = createTables({
    store,
    findGame,
    chooseMove: anyMove,
    entropy,
    seedOf: () => nthSeed(++matches),
    now,
    ...parts,
  });
  return { tables, store, clock };
}

/** Tables over a store in which nothing is drawn and no time passes. */
export function tablesOver(store: TableDeps['store']): Tables {
  const entropy = () => new Uint8Array(32);
  return createTables({ store, findGame, chooseMove: anyMove, entropy, now: () => 1_000_000 });
}

/** The seed that the nth match of a room is played with. */
export const nthSeed = (n: number) => seedOf(n);

/** The match of an outcome. Throws on a refusal. */
export function done(outcome: Outcome): Match {
  if (!outcome.ok) throw new Error(`refused: ${outcome.reason}`);
  return outcome.match;
}

/** What happened by an outcome. Throws on a refusal. */
export function stepsOf(outcome: Outcome): readonly MatchStep[] {
  if (!outcome.ok) throw new Error(`refused: ${outcome.reason}`);
  return outcome.steps;
}

/** The reason of a refusal; `done` when there was none. */
export function reasonOf(outcome: Outcome): string {
  return outcome.ok ? 'done' : outcome.reason;
}

/** A lobby of these people, the first as host; a match where they take every seat. */
export async function lobby(
  tables: Tables,
  game: string,
  ...people: readonly Person[]
): Promise<Match> {
  const [host = AKI, ...others] = people;
  const options = game === 'suhara-bana' ? { length: '3' } : { rounds: '3' };
  let match = done(await tables.lobby.open({ where: WHERE, host, game, options }));
  for (const person of others) match = done(await tables.lobby.join(HERE, person));
  return match;
}

/** A running match of these people, the first as host. */
export async function dealt(
  tables: Tables,
  game: string,
  ...people: readonly Person[]
): Promise<Match> {
  const match = await lobby(tables, game, ...people);
  // With the last seat taken it has begun by itself.
  return match.status === 'open'
    ? done(await tables.lobby.start(HERE, { id: match.hostId, name: '' }))
    : match;
}

/** A running match of one person against computers. */
export async function alone(tables: Tables, game: string, computers: number): Promise<Match> {
  await lobby(tables, game, AKI);
  for (let i = 0; i < computers; i++) done(await tables.lobby.addComputer(HERE, AKI));
  return done(await tables.lobby.start(HERE, AKI));
}

/** Who is asked, and the moves they have. Throws when the match is over. */
export function asked(match: Match): {
  readonly seat: number;
  readonly person: Person;
  readonly move: Move;
  readonly moves: readonly Move[];
} {
  const game = findGame(match.game);
  if (game === undefined || match.state === null) throw new Error('no cards out');
  const seat = game.toAct(match.state)[0];
  const player = seat === undefined ? undefined : match.players[seat];
  if (seat === undefined || player?.type !== 'person') throw new Error('nobody is asked');
  const moves = game.legalMoves(match.state, seat);
  const [move] = moves;
  if (move === undefined) throw new Error('no move');
  return { seat, person: player.person, move, moves };
}

/** The person who is asked makes the first legal move. */
export async function moveOn(tables: Tables, match: Match): Promise<Outcome> {
  const { person, move } = asked(match);
  return await tables.play.move({
    at: { matchId: match.id },
    person,
    move,
    version: match.version,
  });
}

/** Plays first legal moves until the match is over. */
export async function playOut(tables: Tables, match: Match): Promise<Match> {
  let current = match;
  while (current.status === 'playing') current = done(await moveOn(tables, current));
  return current;
}

/** A move that nobody can make now: the card is on the table or in another hand. */
export function illegalMove(match: Match): Move {
  const legal = new Set(asked(match).moves.map(formatMove));
  for (let card = 0; card < 48; card++) {
    const move: Move = { type: 'play', card };
    if (!legal.has(formatMove(move))) return move;
  }
  throw new Error('every card is legal');
}

/** Everybody with a result on the server, in one game or in all. */
export async function leaderboardOf(
  tables: Tables,
  game: string | null = null,
): Promise<Leaderboard> {
  const page = { offset: 0, limit: 100 };
  const personId = AKI.id;
  return await tables.ranking.leaderboard({
    serverId: SERVER,
    game,
    period: 'all',
    sort: 'wins',
    personId,
    ...page,
  });
}
