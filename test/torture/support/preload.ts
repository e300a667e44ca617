/**
 * Loaded into a process before its own code (`node --import`): kills it at a point of its work, or
 * sets its clock, as its environment says.
 *
 * - `TORTURE_KILL=committed:12`: it dies right after its twelfth commit. The points are at `KillPoint`.
 * - `TORTURE_CLOCK=FILE`: its wall clock is ahead by the milliseconds in the file, which is read again
 *   on SIGUSR2; `FILE.set` holds what was read. Monotonic clocks and timers stay as they are, as when
 *   somebody sets a machine's clock.
 */
import { subscribe } from 'node:diagnostics_channel';
import { readFileSync, writeFileSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import type { KillPoint } from './kill-point.ts';

const { TORTURE_KILL, TORTURE_CLOCK, DATABASE_URL } = process.env;
if (TORTURE_KILL !== undefined) {
  const [point, count] = TORTURE_KILL.split(':');
  await killAt(point as KillPoint, Number(count));
}
if (TORTURE_CLOCK !== undefined) shiftClock(TORTURE_CLOCK);

async function killAt(point: KillPoint, count: number): Promise<void> {
  let left = count;
  const pass = (passed: KillPoint) => {
    if (passed !== point) return;
    left -= 1;
    if (left <= 0) process.kill(process.pid, 'SIGKILL');
  };
  if (point === 'milliseconds') setTimeout(() => process.kill(process.pid, 'SIGKILL'), count);
  else if (!['statement', 'commit', 'committed'].includes(point)) atRequests(pass);
  else if (DATABASE_URL === undefined) atStatements(pass);
  else await atQueries(pass);
}

const isCommit = (statement: string) => /^commit/i.test(statement);

function atStatements(pass: (point: KillPoint) => void): void {
  const { $client } = drizzle(':memory:');
  const statement = Object.getPrototypeOf($client.prepare('select 1'));
  for (const name of ['run', 'get', 'all'] as const) {
    const original: (...values: readonly unknown[]) => unknown = statement[name];
    statement[name] = function run(this: { readonly source: string }, ...values: unknown[]) {
      pass('statement');
      if (isCommit(this.source)) pass('commit');
      const result = original.apply(this, values);
      if (isCommit(this.source)) pass('committed');
      return result;
    };
  }
  $client.close();
}

/** The same over PostgreSQL, where `committed` is when its answer has come. */
async function atQueries(pass: (point: KillPoint) => void): Promise<void> {
  const { default: pg } = await import('pg');
  const original: (...args: unknown[]) => Promise<unknown> = pg.Client.prototype.query;
  const query = async function (this: unknown, ...args: readonly unknown[]): Promise<unknown> {
    const [asked] = args;
    const text = typeof asked === 'string' ? asked : (asked as { readonly text: string }).text;
    pass('statement');
    if (isCommit(text)) pass('commit');
    const result = await original.apply(this, [...args]);
    if (isCommit(text)) pass('committed');
    return result;
  };
  Object.assign(pg.Client.prototype, { query });
}

/** The requests to Discord: discord.js sends them through undici, which tells of each. */
function atRequests(pass: (point: KillPoint) => void): void {
  subscribe('undici:request:create', (message) => {
    pass('request');
    if (requestIn(message).method === 'DELETE') pass('removing');
  });
  subscribe('undici:request:headers', (message) => {
    pass('answered');
    if (requestIn(message).method === 'POST') pass('posted');
  });
}

function requestIn(message: unknown): { readonly method: string } {
  return (message as { readonly request: { readonly method: string } }).request;
}

function shiftClock(file: string): void {
  let shift = 0;
  const read = () => {
    shift = Number(readFileSync(file, 'utf8'));
    writeFileSync(`${file}.set`, String(shift));
  };
  read();
  process.on('SIGUSR2', read);
  globalThis.Date = new Proxy(Date, {
    construct: (real, args, target) =>
      Reflect.construct(real, args.length === 0 ? [real.now() + shift] : args, target),
    get: (real, key) => (key === 'now' ? () => real.now() + shift : Reflect.get(real, key)),
  });
}
