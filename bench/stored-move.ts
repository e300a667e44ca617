/**
 * What a stored move costs beside the least that any durable write can: 8 KB written and synced to
 * the same disk; in a file, and where it is installed in PostgreSQL, by a local socket. One run takes a sample of each in turn, so that all see the same machine; trust
 * the ratios, not the microseconds.
 *
 *     node bench/stored-move.ts [samples]
 */
import {
  closeSync,
  fdatasyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { drawsOf, seedOf } from '../src/engine/core/random.ts';
import { findGame } from '../src/games/index.ts';
import type { Match, Person } from '../src/model/match.ts';
import type { Outcome } from '../src/model/outcome.ts';
import { openPostgres } from '../src/store/postgres/open-store.ts';
import { openStore } from '../src/store/sqlite/open-store.ts';
import type { Store } from '../src/table/store.ts';
import { createTables } from '../src/table/tables.ts';
import { postgresPrograms, startPostgres } from '../test/support/postgres-server.ts';
import { percentile } from './support/percentile.ts';

const SAMPLES = Number(process.argv[2] ?? 3000);
const WARM_UP = 500;
const GAME = 'suhara-bana';
const PEOPLE: readonly Person[] = ['Aki', 'Beni', 'Chika', 'Daigo'].map((name, index) => ({
  id: `10000000000000000${index}`,
  name,
}));

function done(outcome: Outcome): Match {
  if (!outcome.ok) throw new Error(`refused: ${outcome.reason}`);
  return outcome.match;
}

/** Four people who play one match after another; each call makes one random legal move. */
async function player(
  store: Store,
  channelId: string,
): Promise<{ prepare(): Promise<void>; move(): Promise<void>; match(): Match }> {
  const game = findGame(GAME);
  if (game === undefined) throw new Error(`no such game: ${GAME}`);
  const chance = drawsOf(seedOf(1), channelId);
  const tables = createTables({
    store,
    findGame,
    chooseMove: () => {
      throw new Error('no computer plays here');
    },
    entropy: () => Uint8Array.from({ length: 32 }, () => chance(256)),
    now: Date.now,
  });
  const [host, ...others] = PEOPLE;
  if (host === undefined) throw new Error('nobody plays');
  const deal = async () => {
    const where = { serverId: '1', channelId };
    const { id } = done(await tables.lobby.open({ where, host, game: GAME, options: {} }));
    for (const person of others) done(await tables.lobby.join({ matchId: id }, person));
    return done(await tables.lobby.start({ matchId: id }, host));
  };
  let match = await deal();
  let next: Parameters<typeof tables.play.move>[0] | undefined;
  let presses = 0;
  return {
    async prepare() {
      if (match.status === 'over') match = await deal();
      const { state, id, version } = match;
      const seat = state === null ? undefined : game.toAct(state);
      const person = seat === undefined ? undefined : PEOPLE[seat];
      if (state === null || seat === undefined || person === undefined) throw new Error('no turn');
      const moves = game.legalMoves(state, seat);
      const move = moves[chance(moves.length)];
      if (move === undefined) throw new Error('no move');
      const interactionId = `${channelId}${String(presses++).padStart(18, '0')}`;
      next = { at: { matchId: id }, person, move, version, interactionId };
    },
    async move() {
      if (next !== undefined) match = done(await tables.play.move(next));
    },
    match: () => match,
  };
}

interface Subject {
  readonly name: string;
  readonly prepare?: () => Promise<void>;
  readonly run: () => Promise<void> | void;
}

async function subjects(
  folder: string,
  store: Store,
  postgres: Store | undefined,
): Promise<readonly Subject[]> {
  const file = openSync(join(folder, 'limit.bin'), 'w');
  const block = Buffer.alloc(8192, 0x68);
  // Written round and round in a file of fixed size, as SQLite does with its log.
  const blocks = 512;
  for (let at = 0; at < blocks; at++) writeSync(file, block, 0, block.length, at * block.length);
  let written = 0;
  process.once('exit', () => closeSync(file));

  const table = await player(store, 'c');
  const memory = await player(openStore(':memory:'), 'm');
  const shared = postgres && (await player(postgres, 'p'));
  let kept = (await player(store, 'k')).match();
  return [
    {
      name: 'limit: 8 KB written + fdatasync',
      run: () => {
        writeSync(file, block, 0, block.length, (written++ % blocks) * block.length);
        fdatasyncSync(file);
      },
    },
    { name: 'a stored move: load + apply + store', prepare: table.prepare, run: table.move },
    {
      name: 'the store part: snapshot + move in one transaction',
      run: async () => {
        const before = kept;
        const version = before.version + 1;
        const record = { version, seat: 0, move: { type: 'stay' }, byComputer: false } as const;
        kept = { ...before, version };
        await store.transaction(async (queries) => {
          await queries.updateMatch(kept, before, version);
          await queries.addRecords(kept.id, [record], version);
        });
      },
    },
    { name: 'the same stored move, in memory', prepare: memory.prepare, run: memory.move },
    ...(shared === undefined
      ? []
      : [{ name: 'the same, in PostgreSQL', prepare: shared.prepare, run: shared.move }]),
  ];
}

async function measure(all: readonly Subject[]): Promise<ReadonlyMap<Subject, readonly number[]>> {
  const times = new Map(all.map((subject) => [subject, [] as number[]]));
  for (let round = -WARM_UP; round < SAMPLES; round++) {
    for (const [subject, samples] of times) {
      await subject.prepare?.();
      // Each press comes in a turn of its own, and leaves something to do in the next.
      await setImmediate();
      const start = process.hrtime.bigint();
      await subject.run();
      const microseconds = Number(process.hrtime.bigint() - start) / 1000;
      if (round >= 0) samples.push(microseconds);
    }
  }
  return times;
}

mkdirSync('data', { recursive: true });
const folder = mkdtempSync(join('data', 'bench-'));
const store = openStore(join(folder, 'bench.sqlite'));
const server = postgresPrograms() === undefined ? undefined : await startPostgres({ isSafe: true });
await server?.ready;
const postgres = server && (await openPostgres(server.address('postgres')));
try {
  const times = await measure(await subjects(folder, store, postgres));
  const limit = percentile([...times.values()][0] ?? [], 0.5);
  console.log(`${SAMPLES} samples of each in turn; p50 and p99 in microseconds, p50 as a ratio`);
  for (const [{ name }, samples] of times) {
    const [p50, p99] = [percentile(samples, 0.5), percentile(samples, 0.99)];
    const numbers = [p50.toFixed(0), p99.toFixed(0)].map((text) => text.padStart(7)).join('');
    console.log(`${name.padEnd(54)}${numbers}  ${(p50 / limit).toFixed(2)} x the limit`);
  }
} finally {
  await store.close();
  await postgres?.close();
  await server?.stop();
  rmSync(folder, { recursive: true });
}
