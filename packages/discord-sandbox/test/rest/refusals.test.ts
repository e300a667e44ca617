import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallWorld } from '../support/client.ts';
import { raw, reasonsOf } from '../support/raw.ts';

let world: Awaited<ReturnType<typeof smallWorld>>;
let messages: string;

beforeAll(async () => {
  const many = { count: 1000, windowMs: 1000 };
  world = await smallWorld({ postLimit: many, globalLimit: many });
  messages = `/channels/${world.room.id}/messages`;
});

afterAll(() => world[Symbol.asyncDispose]());

const asBot = () => ({ authorization: `Bot ${world.sandbox.token}` });

test.each([
  ['/api', 200],
  ['/api/v6', 200],
  ['/api/v9', 200],
  ['/api/v10', 200],
  ['/api/v5', 400],
  ['/api/v11', 400],
  ['/api/v99', 400],
])('the API at %s answers %i', async (prefix, status) => {
  const { origin } = new URL(world.sandbox.api);
  const response = await fetch(`${origin}${prefix}/users/@me`, { headers: asBot() });
  const code = status === 200 ? {} : { code: 50041 };
  expect([response.status, await response.json()]).toMatchObject([status, code]);
});

test('a request without a User-Agent is blocked with 40333', async () => {
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  const { origin } = new URL(world.sandbox.api);
  request(`${origin}/api/v10/users/@me`, { headers: asBot() }, (response) => {
    response.resume();
    resolve(response.statusCode);
  }).end();
  expect(await promise).toBe(403);
  const blank = { headers: { 'user-agent': ' ' } };
  expect((await raw(world.sandbox, 'GET /users/@me', blank)).body.code).toBe(40333);
});

test.each(['text/plain', 'text/html; charset=utf-8', 'application/jsonp', ''])(
  'a body of the type "%s" is refused',
  async (type) => {
    const options = { body: { content: 'a' }, headers: { 'content-type': type } };
    const answer = await raw(world.sandbox, `POST ${messages}`, options);
    expect(answer).toMatchObject({ status: 400, body: { code: 50035 } });
    expect(reasonsOf(answer).join()).toContain('Content-Type');
  },
);

test('a body may be a form of plain fields', async () => {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await fetch(`${world.sandbox.api}/v10${messages}`, {
    method: 'POST',
    headers: { ...asBot(), ...type },
    body: 'content=plain+words',
  });
  expect(await response.json()).toMatchObject({ content: 'plain words' });
});

test.each([
  { content: 'a', attachments: [{ id: '0' }, { id: 0 }] },
  { content: 'a', tts: 'yes' },
  { content: 'a', nonce: 'n', enforce_nonce: 'yes' },
])('a message %j is refused', async (body) => {
  const form = new FormData();
  form.set('payload_json', JSON.stringify(body));
  form.set('files[0]', new Blob(['x']), 'a.txt');
  const sent = { method: 'POST', headers: asBot(), body: form };
  const response = await fetch(`${world.sandbox.api}/v10${messages}`, sent);
  expect([response.status, await response.json()]).toMatchObject([400, { code: 50035 }]);
});

test('two files under one name are refused', async () => {
  const form = new FormData();
  form.append('files[0]', new Blob(['x']), 'a.txt');
  form.append('files[0]', new Blob(['y']), 'b.txt');
  const sent = { method: 'POST', headers: asBot(), body: form };
  const response = await fetch(`${world.sandbox.api}/v10${messages}`, sent);
  expect([response.status, await response.json()]).toMatchObject([400, { code: 50035 }]);
});

const chat = { name: 'one', description: 'x' };

test.each([
  ['an age limit that is no yes or no', { ...chat, nsfw: 'yes' }],
  ['a handler for a chat command', { ...chat, handler: 1 }],
  ['a handler for a command of users', { name: 'One', type: 2, handler: 1 }],
  ['an entry point without an Activity', { name: 'launch', type: 4, handler: 2, description: '' }],
])('%s is refused', async (_, body) => {
  const path = `/applications/${world.sandbox.world.bot.id}/commands`;
  const whole = await raw(world.sandbox, `PUT ${path}`, { body: [body] });
  const single = await raw(world.sandbox, `POST ${path}`, { body });
  expect([whole.body.code, single.body.code]).toEqual([50035, 50035]);
});

test.each([{ contexts: [0] }, { integration_types: [0] }])(
  'a command of a server does not say %j',
  async (field) => {
    const { sandbox, club } = world;
    const path = `/applications/${sandbox.world.bot.id}/guilds/${club.id}/commands`;
    const refused = await raw(sandbox, `POST ${path}`, { body: { ...chat, ...field } });
    expect(refused.body.code).toBe(50035);
    const made = await raw(sandbox, `POST ${path}`, { body: chat });
    expect(Object.keys(made.body)).not.toContain(Object.keys(field)[0]);
  },
);

test('a command that takes the place of another answers 200, a new one 201', async () => {
  const path = `/applications/${world.sandbox.world.bot.id}/commands`;
  const make = () => raw(world.sandbox, `POST ${path}`, { body: { ...chat, name: 'twice' } });
  expect([(await make()).status, (await make()).status]).toEqual([201, 200]);
});

test('a field that Discord has not is ignored, unless the sandbox is to refuse typos', async () => {
  const body = { content: 'a', colour: 'red' };
  expect((await raw(world.sandbox, `POST ${messages}`, { body })).status).toBe(200);
  await using strict = await smallWorld({ refuseUnknownFields: true });
  const refused = await raw(strict.sandbox, `POST /channels/${strict.room.id}/messages`, { body });
  expect(reasonsOf(refused)).toEqual(['colour: Discord has no such field']);
});

test('a bot that opens thirty direct messages at once is stopped; those that are open stay so', async () => {
  const { sandbox } = world;
  const people = Array.from({ length: 30 }, (_, at) => sandbox.addUser(`guest ${at}`).id);
  const open = (id?: string) =>
    raw(sandbox, 'POST /users/@me/channels', { body: { recipient_id: id } });
  const answers = await Promise.all(people.map(open));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(10);
  expect(refused[0]).toMatchObject({ status: 403, body: { code: 40003 } });
  const [taken, stopped] = [true, false].map(
    (isOpen) => people[answers.findIndex(({ status }) => (status === 200) === isOpen)],
  );
  expect((await open(taken)).status).toBe(200);
  expect((await open(stopped)).status).toBe(403);
  sandbox.advance(60_000);
  expect((await open(stopped)).status).toBe(200);
});

test('a reply says what kind of reference it holds, and where', async () => {
  const first = await raw(world.sandbox, `POST ${messages}`, { body: { content: 'a' } });
  const message_reference = { message_id: first.body['id'] };
  const reply = await raw(world.sandbox, `POST ${messages}`, {
    body: { content: 'b', message_reference },
  });
  expect(reply.body['message_reference']).toEqual({
    ...message_reference,
    type: 0,
    channel_id: world.room.id,
    guild_id: world.club.id,
  });
});
