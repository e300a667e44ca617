import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PATIENT } from './support/client.ts';

const root = resolve(import.meta.dirname, '..');
/** The programs of the README: a bot to try, and the test of a bot. */
const [tried = '', tested = ''] = [
  ...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/```js\n(.*?)```/gs),
].map(([, code]) => code);

let folder: string;

/** A project of somebody else's, in which the packed package is installed. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  execFileSync(process.execPath, [join(root, 'scripts/pack.mjs'), folder], { stdio: 'pipe' });
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, 'discord-sandbox'), { recursive: true });
  const archive = join(folder, 'discord-sandbox-0.1.0.tgz');
  const target = join(modules, 'discord-sandbox');
  execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', target]);
  const { dependencies } = manifestOf(root);
  for (const name of [...Object.keys(dependencies), 'discord.js', '@types']) {
    symlinkSync(folderOf(name), join(modules, name));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function manifestOf(path: string) {
  return JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
    readonly exports: Readonly<Record<string, string>>;
  };
}

/** Where a package is installed. */
function folderOf(name: string): string {
  const paths = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const found = paths.find((path) => existsSync(join(path, name)));
  if (found === undefined) throw new Error(`${name} is not installed`);
  return join(found, name);
}

function run(name: string, code: string) {
  writeFileSync(join(folder, name), code);
  const child = spawn(process.execPath, [name], { cwd: folder });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
      child.emit('output');
    });
  }
  return { child, ended: once(child, 'close'), output: () => output };
}

describe('the packed package', () => {
  test('runs the bot of the README, with its page', async () => {
    const bot = run('try.mjs', tried.replace('8712', '0'));
    const signal = AbortSignal.timeout(120_000);
    while (!bot.output().includes('type /hello')) await once(bot.child, 'output', { signal });
    const [url = ''] = /http\S+/.exec(bot.output()) ?? [];
    for (const path of ['', 'main.ts', 'styles/base.css']) {
      expect((await fetch(url + path)).status).toBe(200);
    }
    bot.child.kill();
    await bot.ended;
  });

  test('runs the test of the README', async () => {
    const patient = `createSandbox(${JSON.stringify(PATIENT)})`;
    const bot = run('test.mjs', tested.replace('createSandbox()', patient));
    const [code] = await bot.ended;
    expect(bot.output()).toBe('');
    expect(code).toBe(0);
  });

  test('exports what the checkout does', () => {
    const packed = manifestOf(join(folder, 'node_modules/discord-sandbox'));
    expect(Object.keys(packed.exports)).toEqual(Object.keys(manifestOf(root).exports));
  });

  test('has types', () => {
    const code = `
      import { createSandbox, type Message } from 'discord-sandbox';
      import { storedServers } from 'discord-sandbox/stored-servers';
      import { messageViolations } from 'discord-sandbox/validation';
      const sandbox = await createSandbox({ deadlineMs: 100, botName: 'Bot' });
      const message: Message = await sandbox.addUser('Ann').command({ id: '1' }, 'go').message();
      messageViolations(message);
      storedServers('data');
      // @ts-expect-error: there is no such option.
      await createSandbox({ nothing: true });
    `;
    writeFileSync(join(folder, 'types.mts'), code);
    const tsc = join(folderOf('typescript'), 'bin/tsc');
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024'];
    const all = [tsc, ...options, '--types', 'node', 'types.mts'];
    const { stdout, status } = spawnSync(process.execPath, all, { cwd: folder, encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });
});
