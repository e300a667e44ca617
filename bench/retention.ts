/**
 * A year of a bot on 10,000 servers, scaled down: what the database and its backups take on the disk before and after
 * what is old has been deleted, and so with backups as they were made before version 0.3 and as they are now.
 *
 *     node bench/retention.ts [factor]
 *
 * A day brings, on all servers, about a million moves: 5,000 matches between people, of which half are rated; 5,000 of
 * practice that is played to its end, 2,500 that is left or replaced; and 2,500 tables that nobody joins. Everything is
 * divided by the factor, 1,000 unless another is given.
 */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { findGame } from '../src/games/index.ts';
import { type Match, NEW_MATCH } from '../src/model/match.ts';
import { privateChannel } from '../src/model/private.ts';
import { backUp } from '../src/store/sqlite/backup/backup.ts';
import { openStore, type SqliteStore } from '../src/store/sqlite/open-store.ts';
import type { StoreQueries } from '../src/table/store.ts';
import { createTables } from '../src/table/tables.ts';
import { personOf } from './support/crowd.ts';
import { type Played, playEach, storeAgain } from './support/played.ts';

const FACTOR = Number(process.argv[2] ?? 1000);
const SERVERS = 10_000;
const DAYS = 365;
const DAY = 24 * 60 * 60 * 1000;
const BEGUN = Date.UTC(2026, 0, 1);
/** Backups that stay: as the unit in deploy/ makes them. */
const KEPT = 14;
const MEGABYTE = 1_000_000;

/** How many a day on all servers. */
const A_DAY = { rated: 2500, unrated: 2500, practice: 5000, left: 2500, unjoined: 2500 };

/** So many of a day, with what is not whole carried over to the next. */
function countOf(kind: keyof typeof A_DAY, day: number): number {
  const upTo = (days: number) => Math.floor((days * A_DAY[kind]) / FACTOR);
  return upTo(day + 1) - upTo(day);
}

let number = 0;

async function storeDay(
  store: StoreQueries,
  played: readonly Played[],
  day: number,
): Promise<void> {
  const at = BEGUN + day * DAY;
  const again = async (change: Partial<Match>) => {
    number += 1;
    const one = played[number % played.length];
    const serverId =
      change.where?.serverId ?? `9000000000${String(number % SERVERS).padStart(8, '0')}`;
    if (one === undefined) throw new Error('nothing was played');
    const { match, records } = one;
    await storeAgain(store, { match: { ...match, ...change }, records }, { number, serverId, at });
  };
  for (let n = 0; n < countOf('rated', day); n++) await again({ isRated: true });
  for (let n = 0; n < countOf('unrated', day); n++) await again({ isRated: false });
  const ofNobody = { where: privateChannel(personOf(0).id), isRated: false };
  for (let n = 0; n < countOf('practice', day); n++) await again(ofNobody);
  for (let n = 0; n < countOf('left', day); n++) await storeLeft(store, played, at);
  for (let n = 0; n < countOf('unjoined', day); n++) await storeUnjoined(store, at);
}

/** Practice that is left half way. */
async function storeLeft(
  store: StoreQueries,
  played: readonly Played[],
  at: number,
): Promise<void> {
  number += 1;
  const one = played[number % played.length];
  if (one === undefined) throw new Error('nothing was played');
  const where = privateChannel(personOf(number).id);
  const match = await store.insertMatch(
    { ...one.match, where, status: 'stopped', stopReason: 'by-host', isRated: false },
    at,
  );
  const half = one.records.slice(0, one.records.length / 2);
  if (match !== undefined) await store.addRecords(match.id, half, at);
}

async function storeUnjoined(store: StoreQueries, at: number): Promise<void> {
  number += 1;
  const host = personOf(number);
  const where = {
    serverId: `9000000000${String(number % SERVERS).padStart(8, '0')}`,
    channelId: `${number}`,
  };
  const players = [{ type: 'person', person: host, away: false, missed: 0 }] as const;
  const closed = { status: 'stopped', stopReason: 'idle', secret: 'ab'.repeat(32) } as const;
  const table = { where, game: 'koi-koi', options: {}, hostId: host.id, players };
  await store.insertMatch({ ...NEW_MATCH, ...table, ...closed }, at);
}

/** Deletes what is old, as often as the bot's upkeep would. */
async function retain(store: SqliteStore, keepMatchDays: number | undefined): Promise<void> {
  const now = () => BEGUN + DAYS * DAY;
  const none = () => {
    throw new Error('nobody plays here');
  };
  const deps = { store, findGame, now, keepMatchDays, chooseMove: none, entropy: none };
  const { privacy } = createTables(deps);
  while ((await privacy.eraseOldMatches()).matches > 0);
}

function bytesIn(path: string): number {
  const found = statSync(path);
  if (!found.isDirectory()) return found.size;
  return readdirSync(path).reduce((all, name) => all + bytesIn(join(path, name)), 0);
}

function tell(what: string, bytes: number): void {
  const whole = ((bytes * FACTOR) / 1e9).toFixed(1);
  console.log(
    `${what.padEnd(50)}${(bytes / MEGABYTE).toFixed(1).padStart(9)} MB${whole.padStart(9)} GB`,
  );
}

const folder = mkdtempSync(join(tmpdir(), 'hanafuda-'));
const path = join(folder, 'year.sqlite');
const played = await playEach();
const store = openStore(path);
for (let day = 0; day < DAYS; day++) await store.transaction((tx) => storeDay(tx, played, day));
await store.close();
console.log(`${''.padEnd(50)}${`1 : ${FACTOR}`.padStart(12)}${'whole'.padStart(12)}`);

/** What a database takes, and its backups: each as large as this one, since it changes little from day to day. */
async function tellAll(name: string, from: string): Promise<void> {
  const backups = join(folder, `${name} backups`);
  mkdirSync(backups);
  const now = new Date(BEGUN + DAYS * DAY);
  const { file } = await backUp({ from, folder: backups, keep: KEPT, days: 30, now });
  tell(`${name}: database`, bytesIn(from));
  tell(`${name}: ${KEPT} whole copies`, KEPT * bytesIn(from));
  tell(`${name}: ${KEPT} compressed backups`, KEPT * bytesIn(file));
}

await tellAll('nothing deleted', path);
for (const days of [undefined, 90]) {
  const name = days === undefined ? 'KEEP_MATCH_DAYS not set' : `KEEP_MATCH_DAYS=${days}`;
  const kept = join(folder, `${days ?? 'ever'}.sqlite`);
  cpSync(path, kept);
  const old = openStore(kept);
  await retain(old, days);
  await old.close();
  // As the database stands that never kept more: the room of what is deleted is used again.
  const { file } = await backUp({
    from: kept,
    folder: `${kept}.packed`,
    keep: 1,
    days: 1,
    now: new Date(),
  });
  writeFileSync(kept, gunzipSync(readFileSync(file)));
  await tellAll(name, kept);
}
rmSync(folder, { recursive: true });
