import type { ChatInputCommandInteraction } from 'discord.js';
import { expect, test } from 'vitest';
import { smallWorld } from './support/client.ts';

test('a command is answered by a message that everybody sees', async () => {
  await using world = await smallWorld();
  const { ann, bob, room, client, sandbox } = world;
  client.on('interactionCreate', (i) => (i as ChatInputCommandInteraction).reply('hello'));
  const outcome = await ann.command(room, 'go').done;
  expect(outcome).toMatchObject({ kind: 'reply', message: { content: 'hello' } });
  expect(bob.view(room)).toHaveLength(1);
  expect(sandbox.violations).toEqual([]);
});
