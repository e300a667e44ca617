import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { HANG_MS } from './hang.ts';

/** Where Debian and its kin put the programs of each version. */
const DEBIAN = '/usr/lib/postgresql';
/** The server refuses to run as root; this user may do nothing else. */
const NOBODY = 65_534;

const USER = 'hanafuda';

/** A PostgreSQL server in a temporary folder. */
export interface PostgresServer {
  /** Settled once the server answers. */
  readonly ready: Promise<void>;
  /** Of TCP, on this machine. */
  readonly port: number;
  /** Of a database on the server; by its socket, without a password. */
  address(database: string): string;
  /** By TCP, where the server wants the password. */
  addressByTcp(database: string, password: string): string;
  /** Stops and starts it as an administrator would: `fast` as a rule, `immediate` like a crash. */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  stop(): Promise<void>;
}

/** The folder of PostgreSQL's programs; undefined if it is not installed. */
export function postgresPrograms(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => +b - +a) : [];
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  return [...versions.map((version) => join(DEBIAN, version, 'bin')), ...onPath].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

/**
 * Makes a cluster and begins to start its server. What it stores is not made safe from a failure of the
 * machine unless told so: tests are quicker without.
 */
export async function startPostgres({ isSafe = false } = {}): Promise<PostgresServer> {
  const programs = postgresPrograms();
  if (programs === undefined) throw new Error('PostgreSQL is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'hanafuda-pg-'));
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  const password = join(folder, 'password');
  writeFileSync(password, 'right');
  const port = await freePort();
  const safety = isSafe ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off'];
  const options = { ...user, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' } };
  const initdb = async () => {
    const secrets = [`--pwfile=${password}`, '--auth-local=trust', '--auth-host=scram-sha-256'];
    const args = ['-D', data, '-U', USER, '--encoding=UTF8', '--no-sync', ...secrets];
    await promisify(execFile)(join(programs, 'initdb'), args, options);
  };
  const settings = ['-c', 'max_connections=60', '-c', 'shared_buffers=32MB', ...safety];
  const listening = ['-k', folder, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'];
  const args = ['-D', data, ...listening, ...settings];
  let server: ChildProcess;
  let ended: Promise<unknown>;
  const start = async () => {
    server = spawn(join(programs, 'postgres'), args, { ...options, stdio: 'ignore' });
    ended = new Promise((resolve) => server.once('exit', resolve));
    const isReady = () => isAnswering(join(programs, 'pg_isready'), folder, port);
    const until = performance.now() + HANG_MS;
    while (!(await isReady())) {
      if (performance.now() > until) throw new Error('PostgreSQL does not answer');
      // After a stop like a crash the memory of the last server may be in use for a moment.
      if (server.exitCode !== null) return await start();
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  };
  const stop = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    await ended;
  };
  const ready = initdb().then(start);
  return {
    ready,
    port,
    address: (database) => `postgres:///${database}?host=${folder}&port=${port}&user=${USER}`,
    addressByTcp: (database, word) => `postgres://${USER}:${word}@127.0.0.1:${port}/${database}`,
    async restart(mode) {
      await stop(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await start();
    },
    async stop() {
      await ready;
      await stop('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function isAnswering(program: string, folder: string, port: number): Promise<boolean> {
  const asked = spawn(program, ['-h', folder, '-p', String(port)], { stdio: 'ignore' });
  return (await new Promise((resolve) => asked.once('exit', resolve))) === 0;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
