import { setTimeout as wait } from 'node:timers/promises';
import {
  type ChatInputCommandInteraction,
  type DiscordAPIError,
  type Interaction,
  MessageFlags,
  REST,
  Routes,
} from 'discord.js';
import { expect, test } from 'vitest';
import type { SandboxOptions } from '../../src/options.ts';
import { smallWorld } from '../support/client.ts';

/** What the bot's handler is refused with when it does `act` on the next command. */
async function errorOf(
  options: SandboxOptions,
  act: (i: ChatInputCommandInteraction) => Promise<unknown>,
) {
  await using world = await smallWorld(options);
  const { promise, resolve } = Promise.withResolvers<DiscordAPIError | undefined>();
  world.client.on('interactionCreate', async (interaction: Interaction) => {
    if (interaction.isChatInputCommand())
      await act(interaction).then(() => resolve(undefined), resolve);
  });
  const press = world.ann.command(world.room, 'go');
  const error = await promise;
  return { code: error?.code, status: error?.status, press };
}

test('an answer after the deadline is refused with 10062, and the person is told of the failure', async () => {
  const late = await errorOf({ deadlineMs: 30 }, async (i) => {
    await wait(60);
    await i.reply('late');
  });
  expect(late).toMatchObject({ code: 10062, status: 404 });
  expect(await late.press.done).toMatchObject({
    kind: 'failed',
    text: 'The application did not respond',
  });
});

test('the deadline is three seconds unless it is shortened', async () => {
  const { deadlineMs, tokenLifeMs } = (await import('../../src/options.ts')).DISCORD_LIMITS;
  expect([deadlineMs, tokenLifeMs]).toEqual([3000, 900_000]);
});

test('an interaction is acknowledged once: the second answer gets 40060', async () => {
  const twice = await errorOf({}, async (i) => {
    await i.reply('1');
    i.replied = false;
    await i.reply('2');
  });
  expect(twice).toMatchObject({ code: 40060, status: 400 });
});

test('of two answers at once one gets 40060', async () => {
  const both = await errorOf({}, (i) => Promise.all([i.reply('1'), i.reply('2')]));
  expect(both.code).toBe(40060);
});

test('a token is refused with 50027 after its life', async () => {
  let now = Date.now();
  const old = await errorOf({ clock: () => now }, async (i) => {
    await i.deferReply();
    now += 15 * 60_000 - 1;
    await i.editReply('in time');
    now += 2;
    await i.editReply('too late');
  });
  expect(old).toMatchObject({ code: 50027, status: 401 });
});

test('a token serves no edit before the interaction is answered', async () => {
  const early = await errorOf({}, (i) =>
    i.client.rest.patch(Routes.webhookMessage(i.applicationId, i.token), {
      body: { content: 'x' },
      auth: false,
    }),
  );
  expect(early.code).toBe(10015);
});

test('a token serves no other application', async () => {
  const other = await errorOf({}, async (i) => {
    await i.reply('mine');
    const path = Routes.webhookMessage('100000000000000001', i.token);
    await i.client.rest.patch(path, { body: { content: 'theirs' }, auth: false });
  });
  expect(other.code).toBe(10015);
});

test('a token changes only the messages of its own interaction', async () => {
  await using world = await smallWorld();
  const tokens: string[] = [];
  world.client.on('interactionCreate', async (i) => {
    tokens.push((i as ChatInputCommandInteraction).token);
    await (i as ChatInputCommandInteraction).reply('mine');
  });
  const first = await world.ann.command(world.room, 'go').message();
  await world.bob.command(world.room, 'go').message();
  const [, other = ''] = tokens;
  const path = Routes.webhookMessage(world.client.application?.id ?? '', other, first.id);
  await expect(
    world.client.rest.patch(path, { body: { content: 'theirs' }, auth: false }),
  ).rejects.toMatchObject({ code: 10008 });
});

test('another process can edit a private message by the stored token', async () => {
  await using world = await smallWorld();
  const { promise, resolve } = Promise.withResolvers<ChatInputCommandInteraction>();
  world.client.on('interactionCreate', async (i) => {
    const command = i as ChatInputCommandInteraction;
    await command.reply({ content: 'hand', flags: MessageFlags.Ephemeral });
    resolve(command);
  });
  world.ann.command(world.room, 'go');
  const { applicationId, token } = await promise;
  const rest = new REST({ api: world.sandbox.api });
  await rest.patch(Routes.webhookMessage(applicationId, token), {
    body: { content: 'hand 2' },
    auth: false,
  });
  expect(world.ann.view(world.room).map(({ content }) => content)).toEqual(['hand 2']);
  expect(world.bob.view(world.room)).toEqual([]);
});

test('a deferred reply that is never filled in fails when its token ends', async () => {
  await using world = await smallWorld({ tokenLifeMs: 40 });
  world.client.on('interactionCreate', (i) => void (i as ChatInputCommandInteraction).deferReply());
  const press = world.ann.command(world.room, 'go');
  expect(await press.acknowledged).toMatchObject({ kind: 'reply', isDeferred: true });
  expect(await press.done).toMatchObject({ kind: 'failed' });
});

test('each kind of interaction fails in its own words', async () => {
  await using world = await smallWorld({ deadlineMs: 20 });
  await world.client.application?.commands.set([
    {
      name: 'ask',
      description: 'Asks',
      options: [{ type: 3, name: 'what', description: 'What', autocomplete: true }],
    },
  ]);
  await world.channel.send({
    components: [{ type: 1, components: [{ type: 2, style: 1, custom_id: 'b', label: 'b' }] }],
  });
  const [message] = world.ann.view(world.room);
  if (message === undefined) throw new Error('the message is not there');
  const presses = [
    world.ann.click(message, 'b'),
    world.ann.command(world.room, 'ask'),
    world.ann.autocomplete(world.room, 'ask', { focused: 'what' }),
  ];
  const texts = (await Promise.all(presses.map(({ done }) => done))).map(
    (outcome) => outcome.kind === 'failed' && outcome.text,
  );
  expect(texts).toEqual([
    'This interaction failed',
    'The application did not respond',
    'Loading options failed',
  ]);
});

test('a sandbox that closes fails what still waits for the bot', async () => {
  const world = await smallWorld();
  const press = world.ann.command(world.room, 'go');
  await world[Symbol.asyncDispose]();
  expect(await press.done).toMatchObject({ kind: 'failed' });
});
