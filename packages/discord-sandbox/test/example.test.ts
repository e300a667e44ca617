import { createSandbox } from 'discord-sandbox';
import { expect, test } from 'vitest';
import { startDiceBot } from '../example/dice-bot.ts';

test('the example bot answers a command and a button, and breaks no rule of Discord', async () => {
  const sandbox = await createSandbox();
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
