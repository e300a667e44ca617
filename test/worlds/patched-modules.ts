import { createRequire } from 'node:module';
import type { Database as Connection, Statement } from 'better-sqlite3';
import type { BotEnd } from 'discord-sandbox';
import { machine } from './virtual-machine.ts';
import { currentProcess, type VirtualProcess } from './virtual-process.ts';

// What discord.js connects with, and what opens SQLite's files, in worlds: to be imported before both.

const require = createRequire(import.meta.url);

/** What a world decides of its processes' connections and statements. */
export interface World {
  /** Connects a process to Discord's gateway. */
  connect(process: VirtualProcess, version: string | null): BotEnd;
  /** A transaction begins or ends; may throw an error of SQLite, or kill the process. */
  atTransaction(process: VirtualProcess, point: TransactionPoint): void;
}

export type TransactionPoint = 'begin' | 'commit' | 'committed';
/** `posted`: Discord has posted a message, or a result, and the process has not heard of it. */
export type CrashPoint = TransactionPoint | 'posted' | 'result posted';

let world: World | undefined;

/** From now on processes belong to this world. */
export function enter(next: World | undefined): void {
  world = next;
}

const { prototype: driver } = require('better-sqlite3') as { prototype: Connection };
const opened = new WeakMap<VirtualProcess, Set<Connection>>();
const original = { prepare: driver.prepare, exec: driver.exec };

/** The process that uses a connection; it goes with it. */
function owner(connection: Connection): VirtualProcess | undefined {
  const process = currentProcess();
  if (process === undefined) return undefined;
  const own = opened.get(process) ?? new Set();
  opened.set(process, own.add(connection));
  return process;
}

/** A statement that ends or begins a transaction, as the world lets it. */
function watched(statement: Statement, point: 'begin' | 'commit'): Statement {
  const { run } = statement;
  statement.run = (...values: unknown[]) => {
    const process = currentProcess();
    if (process !== undefined) world?.atTransaction(process, point);
    const result = run.apply(statement, values);
    if (process !== undefined && point === 'commit') world?.atTransaction(process, 'committed');
    return result;
  };
  return statement;
}

const POINTS: Readonly<Record<string, 'begin' | 'commit'>> = {
  'begin immediate': 'begin',
  commit: 'commit',
};

Object.assign(driver, {
  prepare(this: Connection, source: string) {
    owner(this);
    const statement = original.prepare.call(this, source);
    const point = POINTS[source];
    return point === undefined ? statement : watched(statement, point);
  },
  exec(this: Connection, source: string) {
    owner(this);
    return original.exec.call(this, source);
  },
});

/** A process is gone: what it has begun in its databases is undone, and they are closed. */
export function end(process: VirtualProcess): void {
  process.kill(machine.monotonic);
  for (const connection of opened.get(process) ?? []) connection.close();
  opened.delete(process);
}

/** discord.js makes its connections with this in place of `ws`. */
function WorldSocket(url: string): BotEnd {
  const process = currentProcess();
  if (world === undefined || process === undefined) throw new Error('a connection of no process');
  return world.connect(process, new URL(url).searchParams.get('v'));
}

const ws = createRequire(createRequire(require.resolve('discord.js')).resolve('@discordjs/ws'))(
  'ws',
);
ws.WebSocket = Object.assign(WorldSocket, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 });
