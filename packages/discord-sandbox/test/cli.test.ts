import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { Client, Events, GatewayIntentBits } from 'discord.js';
import { expect, test } from 'vitest';

const cli = resolve(import.meta.dirname, '../src/cli.ts');

test('the command runs a sandbox for bots of other processes until it is asked to end', async () => {
  const sandbox = spawn(process.execPath, [cli, '--token', 'secret', '--name', 'Fern']);
  const ended = once(sandbox, 'close');
  let output = '';
  for await (const chunk of sandbox.stdout) {
    output += chunk;
    if (output.includes('rest:')) break;
  }
  expect((await fetch(/http\S+/.exec(output)?.[0] ?? '')).status).toBe(200);
  const [, api = '', cdn = ''] = /api: '(.+?)', cdn: '(.+?)'/.exec(output) ?? [];
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api, cdn } });
  const ready = once(client, Events.ClientReady);
  await client.login('secret');
  await ready;
  expect(client.user?.username).toBe('Fern');
  expect(client.guilds.cache.map(({ name }) => name)).toEqual(['Test Server']);
  await client.destroy();
  sandbox.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test.each([
  ['--help', 0, 'stdout', '--port NUMBER'],
  ['--colour', 2, 'stderr', "Unknown option '--colour'"],
  ['--port=many', 2, 'stderr', 'port'],
] as const)('the command answers %s with %i', (argument, status, stream, words) => {
  const result = spawnSync(process.execPath, [cli, argument], { encoding: 'utf8' });
  expect(result.status).toBe(status);
  expect(result[stream]).toContain(words);
  expect(result.stderr).not.toContain('at main');
});
