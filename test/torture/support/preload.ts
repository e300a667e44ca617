/**
 * Loaded into a process before its own code (`node --import`): kills it at a point of its work, as its
 * environment says. `TORTURE_KILL=committed:12`: right after its twelfth commit. The points are at `KillPoint`.
 */
import { subscribe } from 'node:diagnostics_channel';
import { drizzle } from '../../../src/store/drizzle.ts';
import type { KillPoint } from './kill-point.ts';

const { TORTURE_KILL, DATABASE_URL } = process.env;
if (TORTURE_KILL !== undefined) {
  const [point, count] = TORTURE_KILL.split(':');
  await killAt(point as KillPoint, Number(count));
}

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
