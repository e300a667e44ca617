import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../src/interactions/actor.ts';
import type { SentInteraction } from '../../src/interactions/outcome.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox.ts';
import type { TextChannel } from '../../src/world/world.ts';
import { PATIENT } from '../support/client.ts';
import { raw, reasonsOf } from '../support/raw.ts';

let sandbox: Sandbox;
let room: TextChannel;
let ann: Actor;

beforeAll(async () => {
  sandbox = await createSandbox({ ...PATIENT, globalLimit: { count: 1000, windowMs: 1000 } });
  room = sandbox.addChannel(sandbox.addServer('Club'), 'room');
  ann = sandbox.addUser('ann');
  const typed = { description: 'd', autocomplete: true };
  const options = [
    { type: 3, name: 'word', ...typed },
    { type: 4, name: 'whole', ...typed },
    { type: 10, name: 'number', ...typed },
  ];
  const commands = [
    { name: 'go', description: 'Goes', options },
    {
      name: 'set',
      description: 'Sets',
      options: [{ type: 1, name: 'up', description: 'd', options }],
    },
  ];
  await raw(sandbox, `PUT /applications/${sandbox.world.bot.id}/commands`, { body: commands });
});
afterAll(() => sandbox.close());

const answer = ({ id, token }: SentInteraction, body: object) =>
  raw(sandbox, `POST /interactions/${id}/${token}/callback`, { body });

const input = (more: object = {}) => ({ type: 4, custom_id: 'a', style: 1, ...more });
const select = (more: object = {}) => ({
  type: 3,
  custom_id: 's',
  options: [{ label: 'a', value: 'a' }],
  ...more,
});
const label = (component: object = input()) => ({ type: 18, label: 'A', component });
const modal = (components: object[], more: object = {}) => ({
  type: 9,
  data: { custom_id: 'm', title: 'A form', components, ...more },
});

describe('a form is refused', () => {
  const fields = (count: number) =>
    Array.from({ length: count }, (_, at) => label(input({ custom_id: `${at}` })));
  const wrong: Record<string, readonly [body: object, reason: string]> = {
    'with six fields': [modal(fields(6)), 'At most 5'],
    'without a field': [modal([]), 'components'],
    'with a blank title': [modal([label()], { title: ' ' }), 'title is required'],
    'with a title over 45 characters': [modal([label()], { title: 'a'.repeat(46) }), 'title'],
    'with a button': [
      modal([{ type: 1, components: [{ type: 2, style: 1, custom_id: 'b', label: 'B' }] }]),
      'components',
    ],
    'with a field of two ids alike': [modal([label(), label()]), 'cannot be duplicated'],
    'with something disabled': [modal([label(select({ disabled: true }))]), 'disabled'],
    'with a select that asks for nothing and must be filled in': [
      modal([label(select({ min_values: 0 }))]),
      'unless required is false',
    ],
    'with a least length over the greatest': [
      modal([label(input({ min_length: 3, max_length: 2 }))]),
      'min_length is above max_length',
    ],
  };
  test.each(Object.entries(wrong))('%s', async (_, [body, reason]) => {
    const refused = await answer(ann.command(room, 'go'), body);
    expect(refused).toMatchObject({ status: 400, body: { code: 50035 } });
    expect(reasonsOf(refused).join()).toContain(reason);
  });

  test('and one with five fields, one of which may be left empty, is taken', async () => {
    const optional = label(select({ min_values: 0, required: false }));
    const body = modal([{ type: 10, content: 'Read this.' }, optional, ...fields(3)]);
    expect((await answer(ann.command(room, 'go'), body)).status).toBe(204);
  });
});

describe('a completion is refused', () => {
  const choice = (value: unknown, more: object = {}) => ({ name: 'a', value, ...more });
  const wrong: Record<string, readonly [focused: string, choice: object, reason: string]> = {
    'that is a number, for a text': ['word', choice(1), 'another type'],
    'that is a text, for a number': ['number', choice('1'), 'another type'],
    'that is half, for a whole number': ['whole', choice(1.5), 'integer'],
    'with a text over 100 characters': ['word', choice('a'.repeat(101)), '100 or fewer'],
    'with a name over 100 characters': ['word', choice('a', { name: 'a'.repeat(101) }), 'name'],
    'with a blank name': ['word', choice('a', { name: ' ' }), 'name is required'],
    'with a name in no language of Discord': [
      'word',
      choice('a', { name_localizations: { xx: 'b' } }),
      'xx is no locale',
    ],
  };
  test.each(Object.entries(wrong))('%s', async (_, [focused, one, reason]) => {
    const body = { type: 8, data: { choices: [one] } };
    for (const name of ['go', 'set up']) {
      const refused = await answer(ann.autocomplete(room, name, { focused }), body);
      expect(refused).toMatchObject({ status: 400, body: { code: 50035 } });
      expect(reasonsOf(refused).join()).toContain(reason);
    }
  });

  test('and one of the option’s own type is taken', async () => {
    for (const [focused, value] of [
      ['word', 'a'],
      ['whole', -1],
      ['number', 1.5],
    ] as const) {
      const body = { type: 8, data: { choices: [choice(value)] } };
      expect((await answer(ann.autocomplete(room, 'go', { focused }), body)).status).toBe(204);
    }
  });
});

test('no answer is taken of a type that does not suit what was done', async () => {
  const reply = { type: 4, data: { content: 'a' } };
  const statusOf = async (press: SentInteraction, body: object) =>
    (await answer(press, body)).status;
  for (const type of [1, 6, 7, 8, 10, 12])
    expect(await statusOf(ann.command(room, 'go'), { ...reply, type }), `${type}`).toBe(400);
  expect(await statusOf(ann.autocomplete(room, 'go', { focused: 'word' }), reply)).toBe(400);
  const opened = ann.command(room, 'go');
  await answer(opened, modal([label()]));
  const sent = ann.submitModal({ interactionId: opened.id }, { a: 'x' });
  expect(await statusOf(sent, modal([label()]))).toBe(400);
  expect(await statusOf(sent, reply)).toBe(204);
});
