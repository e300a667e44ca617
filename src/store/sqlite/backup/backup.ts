import {
  closeSync,
  createReadStream,
  createWriteStream,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { LAST_BACKUP } from '../../queries/facts.ts';
import { StoreError } from '../../store-error.ts';
import {
  BESIDE,
  makeFolder,
  openExisting,
  problemsOf,
  refuseOthers,
  syncFile,
} from '../database/database.ts';
import { explained, isDiskFull } from '../database/explain.ts';
import { lockBackups } from '../database/process-lock.ts';

export interface BackupRequest {
  /** The database's file. */
  readonly from: string;
  /** The folder of the backups, made when missing. */
  readonly folder: string;
  /** How many of them stay, this one included; from 1. */
  readonly keep: number;
  /** None that is older than this many days stays. */
  readonly days: number;
  /** When it is made: its name. */
  readonly now: Date;
}

/** What was made, and what made room for it: paths. */
export interface Backup {
  readonly file: string;
  readonly removed: readonly string[];
}

/** Those from before version 0.3 are not compressed. */
const NAME = /^hanafuda-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.sqlite(\.gz)?$/;
/** A copy that is being made, and what SQLite writes beside it. */
const PARTIAL = /^hanafuda-[\dTZ-]+\.sqlite(\.gz)?\.part(-wal|-shm|-journal)?$/;
const DAY = 24 * 60 * 60 * 1000;
/** For its owner alone: it tells who played what. */
const OWN_FILE = 0o600;

/**
 * Copies a database while the bot may be writing to it, checks the whole copy, compresses it, and only
 * then deletes the oldest ones. On failure it throws `StoreError` with a sentence for the owner, leaves
 * no half copy, and deletes no older one.
 */
export async function backUp(request: BackupRequest): Promise<Backup> {
  const { from, folder, keep, days, now } = request;
  const name = nameAt(now);
  makeFolder(folder, 'the backups');
  const lock = lockBackups(folder);
  try {
    sweep(folder);
    const older = byAge(readdirSync(folder), name);
    await packSound(from, join(folder, name));
    noteBackup(from, now);
    const tooMany = Math.max(0, older.length + 1 - keep);
    const tooOld = nameAt(new Date(now.getTime() - days * DAY));
    const removed = older
      .filter((entry, index) => index < tooMany || entry < tooOld)
      .map((entry) => join(folder, entry));
    for (const path of removed) rmSync(path);
    return { file: join(folder, name), removed };
  } finally {
    lock.release();
  }
}

function nameAt(at: Date): string {
  return `hanafuda-${at.toISOString().replace(/[:.]/g, '-')}.sqlite.gz`;
}

/** For monitoring. The backup is good even if this cannot be noted. */
function noteBackup(path: string, at: Date): void {
  const db = openExisting(path);
  try {
    db.$client
      .prepare('insert or replace into fact (key, value) values (?, ?)')
      .run(LAST_BACKUP, String(at.getTime()));
  } catch {
  } finally {
    db.$client.close();
  }
}

/** Deletes what an interrupted backup has left behind. */
function sweep(folder: string): void {
  const rests = readdirSync(folder).filter((entry) => PARTIAL.test(entry));
  for (const entry of rests) rmSync(join(folder, entry));
}

/**
 * The copies in a folder, oldest first. Copies dated in the future were dated by a wrong clock;
 * they come first, since nothing else would ever remove them. Opening each copy to see what is newest in
 * it would give another order only while the clock is wrong, and the one just made stays in any case.
 */
function byAge(entries: readonly string[], next: string): readonly string[] {
  const copies = entries.filter((entry) => NAME.test(entry) && entry !== next).toSorted();
  const misdated = copies.filter((entry) => entry > next);
  return [...misdated, ...copies.filter((entry) => entry < next)];
}

/**
 * Copies a database while the bot may be writing to it. The copy gets its name only after it has
 * been checked. Throws `StoreError` and leaves no half copy.
 */
export async function copySound(from: string, to: string): Promise<void> {
  const partial = `${to}.part`;
  try {
    copy(from, partial);
    check(partial);
    renameSync(partial, to);
    syncFile(dirname(to));
  } finally {
    for (const rest of BESIDE) rmSync(partial + rest, { force: true });
  }
}

/** The same, compressed. Its copy, and what it is compressed to, are read through before it gets its name. */
async function packSound(from: string, to: string): Promise<void> {
  const plain = to.replace(/\.gz$/, '.part');
  const packed = `${to}.part`;
  try {
    copy(from, plain);
    check(plain);
    await pipeline(
      createReadStream(plain),
      createGzip(),
      createWriteStream(packed, { mode: OWN_FILE, flags: 'wx' }),
    );
    syncFile(packed);
    // Gzip ends with a checksum.
    await pipeline(createReadStream(packed), createGunzip(), nowhere());
    renameSync(packed, to);
    syncFile(dirname(to));
  } catch (error) {
    throw unwritten(error, from, to);
  } finally {
    for (const rest of [...BESIDE.map((end) => plain + end), packed]) rmSync(rest, { force: true });
  }
}

/** Why a copy was not made, in a sentence. */
function unwritten(error: unknown, from: string, to: string): StoreError {
  const backup = `The backup ${to} cannot`;
  if (isDiskFull(error))
    return new StoreError(`${backup} grow: the disk is full.`, { cause: error });
  const said = explained(error, from);
  if (said instanceof StoreError) return said;
  return new StoreError(`${backup} be written.`, { cause: error });
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}

/** Copies what a database holds, without the room that deleted rows have left. */
function copy(from: string, to: string): void {
  const client = openExisting(from).$client;
  try {
    refuseOthers(client, from);
    // What a process that was killed meanwhile has left.
    for (const rest of BESIDE) rmSync(to + rest, { force: true });
    // Created by us first, so that nobody else can read it even for a moment.
    closeSync(openSync(to, 'wx', OWN_FILE));
    client.prepare('vacuum into ?').run(to);
  } catch (error) {
    throw unwritten(error, from, to);
  } finally {
    client.close();
  }
}

/** Checks a copy, turns it into a single file, and waits until it is on the disk. */
function check(path: string): void {
  const client = openExisting(path).$client;
  try {
    const [problem] = problemsOf(client, 'integrity_check');
    if (problem !== undefined) {
      const message = `The copy is damaged (${problem}), and so most likely is the database.`;
      throw new StoreError(message);
    }
    client.pragma('journal_mode = DELETE');
  } catch (error) {
    throw explained(error, path);
  } finally {
    client.close();
  }
  syncFile(path);
}
