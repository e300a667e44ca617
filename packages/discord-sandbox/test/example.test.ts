import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createSandbox } from 'discord-sandbox';
import { expect, test } from 'vitest';
import { startDiceBot } from '../example/dice-bot.ts';
import { PATIENT } from './support/client.ts';

test('the example bot answers a command and a button, and breaks no rule of Discord', async () => {
  const sandbox = await createSandbox(PATIENT);
  const ann = sandbox.addUser('Ann');
  const channel = sandbox.addChannel(sandbox.addServer('Test Server'), 'general');
  const bot = await startDiceBot(sandbox.token, { rest: { api: sandbox.api, cdn: sandbox.cdn } });
  const reply = await ann.command(channel, 'roll').message();
  expect(reply.content).toMatch(/^You rolled a [1-6]\.$/);
  expect(await ann.click(reply, 'again').done).toMatchObject({ kind: 'update' });
  expect(sandbox.violations).toEqual([]);
  await bot.destroy();
  await sandbox.close();
});

test('the example bot can be started, and prints where to try it', async () => {
  const file = fileURLToPath(new URL('../example/dice-bot.ts', import.meta.url));
  const bot = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed] = await Promise.race([once(bot.stdout, 'data'), once(bot, 'exit')]);
  bot.kill();
  const [, url = ''] = /^Open (\S+) and type \/roll$/m.exec(String(printed)) ?? [];
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+/);
});
