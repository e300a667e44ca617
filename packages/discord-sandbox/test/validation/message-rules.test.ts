import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../../src/sandbox.ts';
import { raw, reasonsOf } from '../support/raw.ts';

const V2 = 1 << 15;
const NO_LIMIT = { count: 1000, windowMs: 1000 };
const button = (id: string) => ({ type: 2, style: 1, custom_id: id, label: id });
const row = (...components: object[]) => ({ type: 1, components });
const text = (content: string) => ({ type: 10, content });
const many = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));
const select = (options: object[], more: object = {}) =>
  row({ type: 3, custom_id: 's', options, ...more });
const option = (at: number) => ({ label: `${at}`, value: `${at}` });
const link = (url: string) => row({ type: 2, style: 5, label: 'a', url });
const gallery = (url: string) => ({ type: 12, items: [{ media: { url } }] });
const PICTURE = { url: 'https://example.org/a.png' };
const poll = { question: { text: 'a' }, answers: [{ poll_media: { text: 'b' } }], duration: 1 };
/** A message of rows, and one of Components V2. */
const rows = (...components: object[]) => ({ components });
const v2 = (...components: object[]) => ({ flags: V2, components });
const first = (more: object) => row({ ...button('a'), ...more });
const [SOMEBODY, SOMEBODY_ELSE] = ['100000000000000001', '100000000000000002'];

let sandbox: Sandbox;
let path: string;

beforeAll(async () => {
  sandbox = await createSandbox({
    globalLimit: NO_LIMIT,
    postLimit: NO_LIMIT,
    editLimit: NO_LIMIT,
  });
  path = `/channels/${sandbox.addChannel(sandbox.addServer('Club'), 'room').id}/messages`;
});
afterAll(() => sandbox.close());

describe('a message is taken', () => {
  const fine: Record<string, object> = {
    'with five rows of five buttons': {
      components: many(5, (r) => row(...many(5, (c) => button(`${r}.${c}`)))),
    },
    'with forty components': v2(...many(40, () => text('a'))),
    'with 4,000 characters of text displays': v2(text('a'.repeat(4000))),
    'with 2,000 characters of content': { content: 'a'.repeat(2000) },
    'with a select of 25 options': rows(select(many(25, option))),
    'with a label of 80 characters': rows(first({ label: 'a'.repeat(80) })),
    'with a custom id of 100 characters': rows(
      row(button('a'.repeat(80)), { ...button('b'), custom_id: 'b'.repeat(100) }),
    ),
    'with a link': rows(link('https://example.org')),
    'with a link into Discord’s app': rows(link('discord://-/settings')),
    'with ids of its own for some components': v2(
      text('a'),
      { ...text('b'), id: 1 },
      { ...text('c'), id: 0 },
      text('d'),
    ),
    'with two options chosen by default of which two may be chosen': rows(
      select(
        many(2, (at) => ({ ...option(at), default: true })),
        { max_values: 2 },
      ),
    ),
    'with an emoji and no label': rows(first({ label: '', emoji: { name: '🎴' } })),
    'with 6,000 characters of embeds': {
      embeds: [{ description: ` ${'a'.repeat(4000)} ` }, { description: 'a'.repeat(2000) }],
    },
    'with two people who may be mentioned': {
      content: 'a',
      allowed_mentions: { parse: [], users: [SOMEBODY, SOMEBODY_ELSE] },
    },
    'in reply to one that is gone, when that need not be there': {
      content: 'a',
      message_reference: { message_id: SOMEBODY, fail_if_not_exists: false },
    },
  };
  test.each(Object.entries(fine))('%s', async (_, body) => {
    const answer = await raw(sandbox, `POST ${path}`, { body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  });
});

describe('a message is refused', () => {
  const wrong: Record<string, readonly [body: object, reason: string]> = {
    'with six rows': [{ components: many(6, (r) => row(button(`${r}`))) }, 'components'],
    'with six buttons in a row': [rows(row(...many(6, (c) => button(`${c}`)))), 'components'],
    'with an empty row': [rows(row()), 'components'],
    'with a select beside a button': [
      rows(row(button('a'), { type: 3, custom_id: 's', options: [option(1)] })),
      'A select stands alone',
    ],
    'with two components of one custom id': [
      rows(row(button('a')), row(button('a'))),
      'cannot be duplicated',
    ],
    'with a button without custom id': [rows(row({ type: 2, style: 1, label: 'a' })), 'custom_id'],
    'with a custom id of 101 characters': [
      rows(first({ custom_id: 'a'.repeat(101) })),
      'custom_id',
    ],
    'with a button without label and emoji': [
      rows(row({ type: 2, style: 1, custom_id: 'a' })),
      'label or an emoji',
    ],
    'with a label of 81 characters': [rows(first({ label: 'a'.repeat(81) })), 'label'],
    'with a link that has a custom id': [
      rows(first({ style: 5, url: 'https://example.org' })),
      'url',
    ],
    'with 41 components': [v2(...many(41, () => text('a'))), 'components'],
    'with 41 components counted inside containers': [
      v2({ type: 17, components: many(8, (r) => row(...many(4, (c) => button(`${r}.${c}`)))) }),
      'total number of components',
    ],
    'with 4,001 characters of text displays': [
      v2(text('a'.repeat(2001)), text('a'.repeat(2000))),
      '4000',
    ],
    'with text displays over 10,170 bytes': [v2(text('字'.repeat(3400))), '10170 bytes'],
    'with content beside Components V2': [
      { flags: V2, content: 'a', components: [text('a')] },
      'IS_COMPONENTS_V2',
    ],
    'with embeds beside Components V2': [
      { flags: V2, embeds: [{ title: 'a' }], components: [text('a')] },
      'IS_COMPONENTS_V2',
    ],
    'with a poll beside Components V2': [{ flags: V2, components: [text('a')], poll }, 'poll'],
    'with stickers beside Components V2': [
      { flags: V2, components: [text('a')], sticker_ids: [SOMEBODY] },
      'sticker_ids',
    ],
    'with two components of one id': [
      v2({ ...text('a'), id: 7 }, { ...text('b'), id: 7 }),
      'Component id 7 cannot be duplicated',
    ],
    'with a blank text display': [v2(text('a'), text(' \n')), 'content is required'],
    'with more options chosen by default than may be chosen': [
      rows(select(many(2, (at) => ({ ...option(at), default: true })))),
      'chosen by default',
    ],
    'with a blank option': [rows(select([{ label: ' ', value: 'a' }])), 'label'],
    'with a blank label': [rows(first({ label: ' ' })), 'label'],
    'with a link that runs a script': [
      rows(link('javascript:alert(1)')),
      'Scheme "javascript" is not supported',
    ],
    'with a link that holds its page': [
      rows(link('data:text/html,a')),
      'Scheme "data" is not supported',
    ],
    'with a picture that holds its data': [
      v2(gallery('data:image/png;base64,AA')),
      'Scheme "data" is not supported',
    ],
    'with a file from elsewhere': [
      v2({ type: 13, file: { url: 'https://example.org/a' } }),
      'Scheme "https" is not supported',
    ],
    'with an embed that leads to a script': [
      { embeds: [{ title: 'a', url: 'javascript:alert(1)' }] },
      'Scheme "javascript" is not supported',
    ],
    'with an embed whose icon is a script': [
      { embeds: [{ footer: { text: 'a', icon_url: 'javascript:alert(1)' } }] },
      'Scheme "javascript" is not supported',
    ],
    'with an emoji that the bot has not': [
      rows(first({ emoji: { id: SOMEBODY, name: 'a' } })),
      'Invalid emoji',
    ],
    'with a word for an emoji': [
      rows(select([{ ...option(1), emoji: { name: 'crane' } }])),
      'Invalid emoji',
    ],
    'with a label on a premium button': [
      rows(row({ type: 2, style: 6, sku_id: SOMEBODY, label: 'a' })),
      'takes no',
    ],
    'with over 6,000 characters of embeds': [
      { embeds: [{ description: 'a'.repeat(4000) }, { description: 'a'.repeat(2001) }] },
      '6000',
    ],
    'with a blank field of an embed': [
      { embeds: [{ fields: [{ name: 'a', value: ' ' }] }] },
      'a name and a value',
    ],
    'with one person twice among those who may be mentioned': [
      { content: 'a', allowed_mentions: { parse: [], users: [SOMEBODY, SOMEBODY] } },
      'already contains',
    ],
    'with one role twice among those that may be mentioned': [
      { content: 'a', allowed_mentions: { parse: [], roles: [SOMEBODY, SOMEBODY] } },
      'already contains',
    ],
    'with one kind of mention twice': [
      { content: 'a', allowed_mentions: { parse: ['users', 'users'] } },
      'already contains',
    ],
    'in reply to one that is gone': [
      { content: 'a', message_reference: { message_id: SOMEBODY } },
      'Unknown message',
    ],
    'with Components V2 without the flag': [rows(text('a')), 'need the flag'],
    'with 2,001 characters of content': [{ content: 'a'.repeat(2001) }, '2000'],
    'with 26 options': [rows(select(many(26, option))), 'options'],
    'with two options of one value': [rows(select([option(1), option(1)])), 'already used'],
    'with more values to choose than options': [
      rows(select([option(1)], { max_values: 2 })),
      'above the number',
    ],
    'with eleven pictures in a gallery': [
      v2({ type: 12, items: many(11, () => ({ media: PICTURE })) }),
      'items',
    ],
    'with an alt text over 1,024 characters': [
      v2({
        type: 12,
        items: [{ media: PICTURE, description: 'a'.repeat(1025) }],
      }),
      'description',
    ],
    'that names a file which is not there': [
      v2({ type: 12, items: [{ media: { url: 'attachment://a.png' } }] }),
      'not found',
    ],
    'that lists an attachment without a file': [
      { content: 'a', attachments: [{ id: '0' }] },
      'neither a file',
    ],
    'with a component of no known type': [rows({ type: 99 }), 'components'],
  };
  test.each(Object.entries(wrong))('%s', async (_, [body, reason]) => {
    const before = sandbox.violations.length;
    const answer = await raw(sandbox, `POST ${path}`, { body });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 50035, message: 'Invalid Form Body' },
    });
    expect(reasonsOf(answer).join('\n')).toContain(reason);
    expect(sandbox.violations.length).toBeGreaterThan(before);
  });

  test.each([{}, { content: ' ' }, { embeds: [{}] }])(
    'when it is empty as %j, with 50006',
    async (body) => {
      expect(await raw(sandbox, `POST ${path}`, { body })).toMatchObject({
        status: 400,
        body: { code: 50006 },
      });
    },
  );
});

test('of the flags that a bot sets some are taken and the others left', async () => {
  const [suppressEmbeds, crossposted, ephemeral, silent] = [1 << 2, 1 << 0, 1 << 6, 1 << 12];
  const flags = suppressEmbeds | crossposted | ephemeral | silent;
  const { body: made } = await raw(sandbox, `POST ${path}`, { body: { content: 'a', flags } });
  expect(made['flags']).toBe(suppressEmbeds | silent);
  const edit = { body: { flags: 0 } };
  const { body: edited } = await raw(sandbox, `PATCH ${path}/${made['id']}`, edit);
  expect(edited['flags']).toBe(silent);
});

describe('an edit', () => {
  const made = async (body: object) => (await raw(sandbox, `POST ${path}`, { body })).body['id'];

  test('is refused as a whole and changes nothing', async () => {
    const id = await made({ content: 'a' });
    const answer = await raw(sandbox, `PATCH ${path}/${id}`, {
      body: { content: 'b', components: [text('c')] },
    });
    expect(answer.body.code).toBe(50035);
    expect(sandbox.world.messages.get(String(id))?.message).toMatchObject({
      content: 'a',
      components: [],
    });
  });

  test('to Components V2 must empty the content', async () => {
    const id = await made({ content: 'a' });
    const body = { flags: V2, components: [text('b')] };
    expect((await raw(sandbox, `PATCH ${path}/${id}`, { body })).status).toBe(400);
    expect(
      (await raw(sandbox, `PATCH ${path}/${id}`, { body: { ...body, content: null } })).status,
    ).toBe(200);
  });

  test('cannot take the flag IS_COMPONENTS_V2 away', async () => {
    const id = await made({ flags: V2, components: [text('a')] });
    const answer = await raw(sandbox, `PATCH ${path}/${id}`, { body: { flags: 0 } });
    expect(answer.body['flags']).toBe(V2);
  });

  test('of a message that is gone gets 10008, and of somebody else’s 50005', async () => {
    const id = await made({ content: 'a' });
    await raw(sandbox, `DELETE ${path}/${id}`);
    expect((await raw(sandbox, `PATCH ${path}/${id}`, { body: { content: 'b' } })).body.code).toBe(
      10008,
    );
    const [room] = [...sandbox.world.channels.values()];
    const theirs = sandbox.addUser('ann').post(room ?? { id: '' }, 'mine');
    expect(
      (await raw(sandbox, `PATCH ${path}/${theirs.id}`, { body: { content: 'b' } })).body.code,
    ).toBe(50005);
  });
});

test('a body that is no JSON gets 50109, a wrong token 401, an unknown route 404', async () => {
  const broken = await fetch(`${sandbox.api}/v10${path}`, {
    method: 'POST',
    body: '{',
    headers: { authorization: `Bot ${sandbox.token}`, 'content-type': 'application/json' },
  });
  expect(await broken.json()).toMatchObject({ code: 50109 });
  expect(
    (
      await raw(sandbox, `POST ${path}`, {
        body: { content: 'a' },
        headers: { authorization: 'Bot x' },
      })
    ).status,
  ).toBe(401);
  expect((await raw(sandbox, 'GET /nowhere')).status).toBe(404);
});

test('a broken rule is said in the log', async () => {
  const said: string[] = [];
  const other = await createSandbox({ log: (sentence) => said.push(sentence) });
  const room = other.addChannel(other.addServer('Club'), 'room');
  await raw(other, `POST /channels/${room.id}/messages`, { body: { content: 1 } });
  expect(said.join()).toContain(
    `The bot broke Discord's rules: POST /channels/${room.id}/messages: content`,
  );
  await other.close();
});
