import { once } from 'node:events';
import { Events } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { AllowedMentions } from '../../src/protocol/wire.ts';
import { smallWorld } from '../support/client.ts';

type World = Awaited<ReturnType<typeof smallWorld>>;

/** Posts as the bot and gives the names of those whom the message mentions. */
async function mentioned(world: World, allowed?: AllowedMentions): Promise<readonly string[]> {
  const content = `<@${world.ann.id}> and <@!${world.bob.id}>`;
  const body = { content, ...(allowed && { allowed_mentions: allowed }) };
  await world.client.rest.post(`/channels/${world.room.id}/messages`, { body });
  return (
    world.ann
      .view(world.room)
      .at(-1)
      ?.mentions.map(({ username }) => username) ?? []
  );
}

describe('whom a message mentions', () => {
  test('everybody who is named, unless it says otherwise', async () => {
    await using world = await smallWorld();
    expect(await mentioned(world)).toEqual(['ann', 'bob']);
    expect(await mentioned(world, { parse: ['users'] })).toEqual(['ann', 'bob']);
    expect(await mentioned(world, { parse: [] })).toEqual([]);
    expect(await mentioned(world, { users: [world.bob.id] })).toEqual(['bob']);
  });

  test('a list of people beside "users" is refused', async () => {
    await using world = await smallWorld();
    const both = mentioned(world, { parse: ['users'], users: [world.bob.id] });
    await expect(both).rejects.toMatchObject({ code: 50035 });
    expect(world.sandbox.violations.join()).toContain('mutually exclusive');
  });

  test('a name in a text display counts as one in the content', async () => {
    await using world = await smallWorld();
    const components = [{ type: 10, content: `<@${world.bob.id}>, your turn.` }];
    const body = { flags: 1 << 15, components };
    await world.client.rest.post(`/channels/${world.room.id}/messages`, { body });
    expect(world.ann.view(world.room).at(-1)?.mentions).toMatchObject([{ id: world.bob.id }]);
  });

  test('the author of a message that is replied to, unless allowed_mentions is there', async () => {
    await using world = await smallWorld();
    const asked = world.ann.post(world.room, 'Well?');
    const reply = { content: 'Yes.', message_reference: { message_id: asked.id } };
    const path = `/channels/${world.room.id}/messages` as const;
    await world.client.rest.post(path, { body: reply });
    await world.client.rest.post(path, { body: { ...reply, allowed_mentions: { parse: [] } } });
    const [, pinged, quiet] = world.ann.view(world.room);
    expect(pinged?.mentions).toMatchObject([{ id: world.ann.id }]);
    expect(quiet?.mentions).toEqual([]);
  });

  test('everybody at once, where the bot may and the message lets it', async () => {
    await using world = await smallWorld();
    const path = `/channels/${world.room.id}/messages` as const;
    const post = async (more: object) => {
      await world.client.rest.post(path, { body: { content: '@everyone, come!', ...more } });
      return world.ann.view(world.room).at(-1)?.mention_everyone;
    };
    expect(await post({})).toBe(false);
    world.sandbox.setPermissions(world.room, [
      'viewChannel',
      'sendMessages',
      'readMessageHistory',
      'mentionEveryone',
    ]);
    expect(await post({})).toBe(true);
    expect(await post({ allowed_mentions: { parse: ['users'] } })).toBe(false);
    expect(await post({ content: 'all of you' })).toBe(false);
  });

  test('people and neither roles nor everybody, in an answer that does not say', async () => {
    await using world = await smallWorld();
    const { sandbox, client, club, room, ann } = world;
    sandbox.setPermissions(room, ['viewChannel', 'mentionEveryone']);
    const role = sandbox.addRole(club, 'players');
    const content = `@everyone <@&${role.id}> <@${ann.id}>`;
    const parse = ['users', 'roles', 'everyone'] as const;
    client.on(Events.InteractionCreate, async (i) => {
      if (!i.isChatInputCommand()) return;
      await i.reply(content);
      await i.followUp({ content, allowedMentions: { parse: [...parse] } });
    });
    await ann.command(room, 'go').done;
    const said = await sandbox.waitForMessage(({ mention_everyone }) => mention_everyone);
    expect(said.mention_roles).toEqual([role.id]);
    expect(ann.view(room)[0]).toMatchObject({
      mention_everyone: false,
      mention_roles: [],
      mentions: [{ id: ann.id }],
    });
  });

  test('an edit reckons anew', async () => {
    await using world = await smallWorld();
    const path = `/channels/${world.room.id}/messages` as const;
    await world.client.rest.post(path, { body: { content: `<@${world.ann.id}>` } });
    const [message = { id: '' }] = world.ann.view(world.room);
    const edit = (body: object) => world.client.rest.patch(`${path}/${message.id}`, { body });
    await edit({ content: `<@${world.bob.id}>` });
    expect(world.ann.view(world.room)[0]?.mentions).toMatchObject([{ id: world.bob.id }]);
    await edit({ content: `<@${world.bob.id}>`, allowed_mentions: { parse: [] } });
    expect(world.ann.view(world.room)[0]?.mentions).toEqual([]);
  });

  test('a role, when it may', async () => {
    await using world = await smallWorld();
    const role = world.sandbox.addRole(world.club, 'players');
    const path = `/channels/${world.room.id}/messages` as const;
    const body = { content: `<@&${role.id}>` };
    await world.client.rest.post(path, { body });
    await world.client.rest.post(path, { body: { ...body, allowed_mentions: { parse: [] } } });
    const roles = world.ann.view(world.room).map(({ mention_roles: ids }) => ids);
    expect(roles).toEqual([[role.id], []]);
  });

  test('a deferred answer mentions with the edit that fills it in', async () => {
    await using world = await smallWorld();
    const arrived = once(world.client, Events.InteractionCreate);
    const press = world.ann.command(world.room, 'go');
    const [interaction] = await arrived;
    await interaction.deferReply();
    await interaction.editReply(`<@${world.bob.id}>`);
    expect((await press.message()).mentions).toMatchObject([{ id: world.bob.id }]);
  });
});
