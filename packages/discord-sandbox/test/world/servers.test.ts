import { once } from 'node:events';
import { Events } from 'discord.js';
import { expect, test } from 'vitest';
import { smallWorld } from '../support/client.ts';

const body = { content: 'a' };

test('in an outage the bot keeps the server, is not reached and reaches nothing', async () => {
  await using world = await smallWorld({ deadlineMs: 30 });
  const { sandbox, client, club, room } = world;
  const lost = once(client, Events.GuildUnavailable);
  sandbox.beginOutage(club);
  await lost;
  expect(client.guilds.cache.get(club.id)?.available).toBe(false);
  let heard = 0;
  client.on(Events.InteractionCreate, () => (heard += 1));
  expect((await world.ann.command(room, 'go').done).kind).toBe('failed');
  const post = client.rest.post(`/channels/${room.id}/messages`, { body });
  await expect(post).rejects.toMatchObject({ status: 503 });
  const back = once(client, Events.GuildAvailable);
  sandbox.endOutage(club);
  await back;
  expect(heard).toBe(0);
  await client.rest.post(`/channels/${room.id}/messages`, { body });
});

test('a bot that leaves a server by itself is out of it', async () => {
  await using world = await smallWorld();
  const guild = world.client.guilds.cache.get(world.club.id);
  const left = once(world.client, Events.GuildDelete);
  await guild?.leave();
  await left;
  await expect(world.client.rest.get(`/guilds/${world.club.id}`)).rejects.toMatchObject({
    code: 50001,
  });
});

test('a client learns of the language and the roles of a server', async () => {
  await using world = await smallWorld();
  const changed = once(world.client, Events.GuildUpdate);
  world.sandbox.setServer(world.club, { locale: 'ja', name: '園芸倶楽部' });
  const [, guild] = await changed;
  expect(guild.preferredLocale).toBe('ja');
  expect(guild.name).toBe('園芸倶楽部');
  const arrived = once(world.client, Events.InteractionCreate);
  world.ann.command(world.room, 'go');
  expect((await arrived)[0].guildLocale).toBe('ja');
});

test('a message that a person deletes is told to no bot without the intent, and not found afterwards', async () => {
  await using world = await smallWorld();
  const path = `/channels/${world.room.id}/messages` as const;
  await world.client.rest.post(path, { body });
  const [message = { id: '' }] = world.ann.view(world.room);
  let heard = 0;
  world.client.on(Events.MessageDelete, () => (heard += 1));
  world.sandbox.deleteMessage(message);
  await expect(world.client.rest.patch(`${path}/${message.id}`, { body })).rejects.toMatchObject({
    code: 10008,
  });
  const changed = once(world.client, Events.GuildUpdate);
  world.sandbox.setServer(world.club, { name: 'Hall' });
  await changed;
  expect(heard).toBe(0);
});

test('a command for those who manage channels is offered to nobody else', async () => {
  await using world = await smallWorld();
  const command = { name: 'stop', description: 'Stops', defaultMemberPermissions: 1n << 4n };
  await world.client.application?.commands.set([command]);
  expect(() => world.ann.command(world.room, 'stop')).toThrow('There is no command /stop.');
  world.sandbox.setUser(world.ann, { permissions: ['manageChannels'] });
  world.ann.command(world.room, 'stop');
});

test('a name is of any script', async () => {
  await using world = await smallWorld();
  const names = ['花子', 'ليلى', 'Ω≈ç', '👩‍🌾 田', 'Zoë'];
  const people = names.map((name) => world.sandbox.addUser(name));
  world.client.on(Events.InteractionCreate, async (interaction) => {
    if (interaction.isChatInputCommand()) await interaction.reply(interaction.user.displayName);
  });
  for (const person of people) {
    const message = await person.command(world.room, 'go').message();
    expect(message.content).toBe(person.name);
  }
});
