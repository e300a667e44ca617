import { once } from 'node:events';
import { type ChatInputCommandInteraction, Events, MessageFlags } from 'discord.js';
import { expect, test } from 'vitest';
import { timeOf } from '../src/protocol/snowflake.ts';
import { smallWorld } from './support/client.ts';

const MINUTE = 60_000;

type World = Awaited<ReturnType<typeof smallWorld>>;

async function command(world: World) {
  const arrived = once(world.client, Events.InteractionCreate);
  const press = world.ann.command(world.room, 'go');
  const [interaction] = (await arrived) as [ChatInputCommandInteraction];
  return { press, interaction };
}

test('a private message is edited for fifteen minutes, and by no route later', async () => {
  await using world = await smallWorld();
  const { interaction, press } = await command(world);
  await interaction.reply({ content: 'hand', flags: MessageFlags.Ephemeral });
  const { id } = await press.message();
  world.sandbox.advance(14 * MINUTE);
  await interaction.editReply('hand 2');
  world.sandbox.advance(2 * MINUTE);
  await expect(interaction.editReply('hand 3')).rejects.toMatchObject({ code: 50027, status: 401 });
  const path = `/channels/${world.room.id}/messages/${id}` as const;
  const patch = world.client.rest.patch(path, { body: { content: 'hand 3' } });
  await expect(patch).rejects.toMatchObject({ code: 10008 });
  expect(world.ann.view(world.room)[0]?.content).toBe('hand 2');
});

test('a private message that was dismissed is not edited any more', async () => {
  await using world = await smallWorld();
  const { interaction, press } = await command(world);
  await interaction.reply({ content: 'hand', flags: MessageFlags.Ephemeral });
  world.ann.delete(await press.message());
  expect(world.ann.view(world.room)).toEqual([]);
  await expect(interaction.editReply('hand 2')).rejects.toMatchObject({ code: 10008 });
});

test('an answer that was put off and never came fails when its time is over', async () => {
  await using world = await smallWorld();
  const { interaction, press } = await command(world);
  await interaction.deferReply();
  world.sandbox.advance(16 * MINUTE);
  expect((await press.done).kind).toBe('failed');
});

test('messages and ids are of the time that it is', async () => {
  const begin = Date.UTC(2026, 0, 1);
  await using world = await smallWorld({ clock: () => begin });
  world.sandbox.advance(MINUTE);
  const message = world.ann.post(world.room, 'late');
  expect(message.timestamp).toBe('2026-01-01T00:01:00.000Z');
  expect(timeOf(message.id)).toBe(begin + MINUTE);
});

test('limits are free again when their time is over', async () => {
  await using world = await smallWorld({
    postLimit: { count: 1, windowMs: MINUTE },
    clock: () => 1_700_000_000_000,
  });
  const post = () =>
    fetch(`${world.sandbox.api}/v10/channels/${world.room.id}/messages`, {
      method: 'POST',
      headers: {
        authorization: `Bot ${world.sandbox.token}`,
        'content-type': 'application/json',
      },
      body: '{"content":"a"}',
    });
  expect((await post()).status).toBe(200);
  expect((await post()).status).toBe(429);
  world.sandbox.advance(MINUTE);
  expect((await post()).status).toBe(200);
});
