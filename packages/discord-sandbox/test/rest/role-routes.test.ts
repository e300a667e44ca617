import { expect, test } from 'vitest';
import { smallWorld } from '../support/client.ts';
import { raw } from '../support/raw.ts';

/** A club whose bot may give the roles below its own. */
async function clubOfRoles() {
  const world = await smallWorld();
  const { ann, club, sandbox } = world;
  const { bot } = sandbox.world;
  const low = sandbox.addRole(club, 'Players');
  const app = sandbox.addRole(club, 'Music', { isManaged: true });
  const permissions = ['manageRoles'] as const;
  const own = sandbox.addRole(club, 'Bot', { permissions, isManaged: true, members: [bot] });
  const high = sandbox.addRole(club, 'Owners', { isMentionable: false });
  const ask = (method: string, role: string, user = ann.id) =>
    raw(sandbox, `${method} /guilds/${club.id}/members/${user}/roles/${role}`);
  const held = async (user: string) =>
    (await raw(sandbox, `GET /guilds/${club.id}/members/${user}`)).body['roles'];
  return { ...world, low, app, own, high, ask, held, bot };
}

test('a bot gives a role and takes it, and doing so twice is no error', async () => {
  await using world = await clubOfRoles();
  const { ann, ask, held, low } = world;
  for (const time of [1, 2])
    expect(await ask('PUT', low.id), `${time}`).toMatchObject({ status: 204, body: {} });
  expect(await held(ann.id)).toEqual([low.id]);
  for (const time of [1, 2])
    expect(await ask('DELETE', low.id), `${time}`).toMatchObject({ status: 204 });
  expect(await held(ann.id)).toEqual([]);
});

test('a bot gives no role that stands above its own, that is another’s, or that is not there', async () => {
  await using world = await clubOfRoles();
  const { app, ask, club, high, low, own } = world;
  expect(await ask('PUT', high.id)).toMatchObject({ status: 403, body: { code: 50013 } });
  expect(await ask('PUT', app.id)).toMatchObject({ status: 400, body: { code: 50028 } });
  expect(await ask('PUT', own.id)).toMatchObject({ status: 400, body: { code: 50028 } });
  expect(await ask('PUT', club.id)).toMatchObject({ status: 400, body: { code: 50028 } });
  expect(await ask('PUT', '100000000000000001')).toMatchObject({ body: { code: 10011 } });
  const nobody = '100000000000000002';
  expect(await ask('PUT', low.id, nobody)).toMatchObject({ status: 404, body: { code: 10007 } });
});

test('a bot without the permission gives none', async () => {
  await using world = await smallWorld();
  const { ann, club, sandbox } = world;
  const low = sandbox.addRole(club, 'Players');
  sandbox.addRole(club, 'Bot', { members: [sandbox.world.bot] });
  const answer = await raw(sandbox, `PUT /guilds/${club.id}/members/${ann.id}/roles/${low.id}`);
  expect(answer).toMatchObject({ status: 403, body: { code: 50013 } });
});

test('a bot hears of its own roles, and an interaction tells those of whoever pressed', async () => {
  await using world = await clubOfRoles();
  const { ann, client, club, low, own, sandbox } = world;
  const guild = client.guilds.cache.get(club.id);
  await expect.poll(() => guild?.members.me?.roles.cache.has(own.id)).toBe(true);
  const chief = sandbox.addRole(club, 'Chief', { members: [ann] });
  client.once('interactionCreate', (interaction) => {
    if (!interaction.isChatInputCommand() || !interaction.inGuild()) return;
    const { roles } = interaction.member;
    const ids = Array.isArray(roles) ? roles : [...roles.cache.keys()];
    void interaction.reply(`${ids.includes(chief.id)} ${ids.includes(low.id)}`);
  });
  expect((await ann.command(world.room, 'go').message()).content).toBe('true false');
});

test('a role that is not for everybody to mention is mentioned by nobody without that permission', async () => {
  await using world = await clubOfRoles();
  const { high, low, room, sandbox } = world;
  const path = `POST /channels/${room.id}/messages`;
  const mention = async (id: string) => {
    const body = { content: `<@&${id}>`, allowed_mentions: { roles: [id] } };
    return (await raw(sandbox, path, { body })).body['mention_roles'];
  };
  expect([await mention(low.id), await mention(high.id)]).toEqual([[low.id], []]);
});
