import type {
  ApplicationCommandDataResolvable,
  ChatInputCommandInteraction,
  Interaction,
} from 'discord.js';
import * as spec from 'discord-api-spec/zod';
import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../src/sandbox.ts';
import { smallWorld } from '../support/client.ts';
import { raw, reasonsOf } from '../support/raw.ts';

const [SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN] = [1, 2, 3, 4, 5];
const USER_MENU = 2;
const option = (name: string, more: object = {}) => ({
  type: STRING,
  name,
  description: name,
  ...more,
});
const command = (name: string, more: object = {}) => ({ name, description: name, ...more });
const withOptions = (...options: object[]) => [command('go', { options })];
const choice = (name: string, value: unknown = name) => ({ name, value });
const many = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));

describe('a list of commands is refused', () => {
  const wrong: Record<string, readonly [commands: object[], reason: string]> = {
    'with a name in capitals': [[command('Go')], 'no command name'],
    'with a name with a space': [[command('go on')], 'no command name'],
    'with an empty description': [[{ name: 'go', description: '' }], 'description is required'],
    'with a description over 100 characters': [
      [{ name: 'go', description: 'a'.repeat(101) }],
      'description',
    ],
    'with two of one name': [[command('go'), command('go')], 'there twice'],
    'with over 100 commands': [many(101, (at) => command(`go${at}`)), 'More than 100'],
    'with over 25 options': [
      [command('go', { options: many(26, (at) => option(`o${at}`)) })],
      'options',
    ],
    'with a required option after an optional one': [
      withOptions(option('a'), option('b', { required: true })),
      'Required options come first',
    ],
    'with two options of one name': [withOptions(option('a'), option('a')), 'there twice'],
    'with an unknown locale': [
      [command('go', { name_localizations: { xx: 'los' } })],
      'xx is no locale',
    ],
    'with a translated name that is none': [
      [command('go', { name_localizations: { ja: 'イケ イケ' } })],
      'no command name',
    ],
    'with a blank description': [[{ name: 'go', description: ' ' }], 'description is required'],
    'with over 15 commands of users': [
      many(16, (at) => ({ type: USER_MENU, name: `Go ${at}` })),
      'More than 15',
    ],
    'with a description of a user’s command': [
      [{ type: USER_MENU, name: 'Go', description: 'Goes' }],
      'cannot have description',
    ],
    'with a description of a user’s command in a language': [
      [{ type: USER_MENU, name: 'Go', description_localizations: { ja: '行く' } }],
      'cannot have description',
    ],
    'with options of a user’s command': [
      [{ type: USER_MENU, name: 'Go', options: [option('a')] }],
      'cannot have options',
    ],
    'with subcommands beside other options': [
      withOptions(option('a', { type: SUBCOMMAND }), option('b')),
      'exclude all other types',
    ],
    'with an option in a group': [
      withOptions(option('a', { type: GROUP, options: [option('b')] })),
      'options',
    ],
    'with two options of one name in a language': [
      withOptions(
        option('a', { name_localizations: { ja: '名' } }),
        option('b', { name_localizations: { ja: '名' } }),
      ),
      'the option 名 is there twice',
    ],
    'with an option whose name in a language is another’s own': [
      withOptions(option('a', { name_localizations: { ja: 'b' } }), option('b')),
      'the option b is there twice',
    ],
    'with the value of a choice over 100 characters': [
      withOptions(option('a', { choices: [choice('x', 'x'.repeat(101))] })),
      '100 or fewer',
    ],
    'with two choices of one name': [
      withOptions(option('a', { choices: [choice('x'), choice('x', 'y')] })),
      'the name x',
    ],
    'with two choices of one value': [
      withOptions(option('a', { choices: [choice('x'), choice('y', 'x')] })),
      'the value x',
    ],
    'with a choice in an unknown locale': [
      withOptions(option('a', { choices: [{ ...choice('x'), name_localizations: { xx: 'y' } }] })),
      'xx is no locale',
    ],
    'with half a whole number to choose': [
      withOptions(option('a', { type: INTEGER, choices: [choice('x', 1.5)] })),
      'integer',
    ],
    'with choices of a boolean': [
      withOptions(option('a', { type: BOOLEAN, choices: [choice('x')] })),
      'choices does not belong',
    ],
    'with completions of a boolean': [
      withOptions(option('a', { type: BOOLEAN, autocomplete: true })),
      'autocomplete does not belong',
    ],
    'with lengths of a number': [
      withOptions(option('a', { type: INTEGER, min_length: 1 })),
      'min_length does not belong',
    ],
    'with a shortest length over the longest': [
      withOptions(option('a', { min_length: 5, max_length: 4 })),
      'min_length is above max_length',
    ],
    'with a least value over the greatest': [
      withOptions(option('a', { type: INTEGER, min_value: 5, max_value: 4 })),
      'min_value is above max_value',
    ],
    'with both choices and autocomplete': [
      [
        command('go', {
          options: [option('a', { autocomplete: true, choices: [{ name: 'x', value: 'x' }] })],
        }),
      ],
      'a',
    ],
    'over 8,000 characters': [
      [
        command('go', {
          options: many(2, (at) =>
            option(`o${at}`, {
              choices: many(25, (n) => ({
                name: `${n}`.padEnd(100),
                value: `${n}`.padEnd(100),
              })),
            }),
          ),
        }),
      ],
      '8000',
    ],
    'over 8,000 characters in one of its languages': [
      withOptions(
        ...many(4, (at) =>
          option(`o${at}`, {
            choices: many(25, (n) => ({
              ...choice(`${n}`),
              name_localizations: { ja: `${n}`.padEnd(80, 'あ'), fr: 'n' },
            })),
          }),
        ),
      ),
      '8000',
    ],
  };
  test.each(Object.entries(wrong))('%s', async (_, [body, reason]) => {
    const sandbox = await createSandbox();
    const answer = await raw(sandbox, `PUT /applications/${sandbox.world.bot.id}/commands`, {
      body,
    });
    expect(answer.body.code).toBe(50035);
    expect(reasonsOf(answer).join('\n')).toContain(reason);
    expect(sandbox.world.commands.size).toBe(0);
    await sandbox.close();
  });
});

test('what stands at the limits of a command is taken', async () => {
  const sandbox = await createSandbox();
  const choices = many(25, (at) => choice(`${at}`.padEnd(100), `${at}`.padEnd(99)));
  const body = [
    command('go', {
      options: [
        option('a', { choices, required: true, options: [], name_localizations: { ja: '名' } }),
        option('b', { min_length: 6000, max_length: 6000, name_localizations: { fr: '名' } }),
        option('c', { type: BOOLEAN, choices: [], autocomplete: false }),
      ],
    }),
    { type: USER_MENU, name: 'Go There', description: '' },
  ];
  const answer = await raw(sandbox, `PUT /applications/${sandbox.world.bot.id}/commands`, { body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await sandbox.close();
});

test('commands come back with what Discord adds, and in all languages only when asked for', async () => {
  const sandbox = await createSandbox();
  const path = `/applications/${sandbox.world.bot.id}/commands`;
  const name_localizations = { ja: '名' };
  const sent = command('go', {
    name_localizations,
    options: [option('a', { choices: [{ ...choice('x'), name_localizations }] })],
  });
  await raw(sandbox, `PUT ${path}`, { body: [sent] });
  const { body: all } = await raw(sandbox, `GET ${path}?with_localizations=true`);
  const added = { nsfw: false, dm_permission: true, contexts: null, integration_types: [0] };
  expect(all).toMatchObject([{ ...sent, ...added, description_localizations: null }]);
  const { body: plain } = await raw(sandbox, `GET ${path}`);
  expect(plain).toMatchObject([{ name: 'go', options: [{ choices: [{ name: 'x' }] }] }]);
  expect(JSON.stringify(plain)).not.toContain('localizations');
  await sandbox.close();
});

test('the commands and emojis of another application are refused', async () => {
  const sandbox = await createSandbox();
  const refused = { status: 403, body: { code: 20012 } };
  const other = '100000000000000001';
  const path = `/applications/${other}`;
  expect(await raw(sandbox, `PUT ${path}/commands`, { body: [] })).toMatchObject(refused);
  expect(await raw(sandbox, `GET ${path}/emojis`)).toMatchObject(refused);
  await sandbox.close();
});

test('over 200 commands of a new name in a day are refused with 30034', async () => {
  const sandbox = await createSandbox({ globalLimit: { count: 1000, windowMs: 1000 } });
  const path = `PUT /applications/${sandbox.world.bot.id}/commands`;
  const set = (prefix: string, count: number) =>
    raw(sandbox, path, { body: many(count, (at) => command(`${prefix}${at}`)) });
  expect((await set('a', 100)).status).toBe(200);
  expect((await set('a', 100)).status).toBe(200);
  expect((await set('b', 100)).status).toBe(200);
  expect(await set('c', 1)).toMatchObject({ status: 400, body: { code: 30034 } });
  expect(sandbox.world.commands.size).toBe(100);
  sandbox.advance(24 * 60 * 60_000);
  expect((await set('c', 1)).status).toBe(200);
  await sandbox.close();
});

/** The options that reach the bot when `use` is done, for these commands. */
async function heard(
  commands: readonly object[],
  use: (world: Awaited<ReturnType<typeof smallWorld>>) => unknown,
): Promise<ChatInputCommandInteraction> {
  await using world = await smallWorld();
  await world.client.application?.commands.set(commands as ApplicationCommandDataResolvable[]);
  const { promise, resolve } = Promise.withResolvers<Interaction>();
  world.client.once('interactionCreate', resolve);
  use(world);
  const interaction = await promise;
  if (!interaction.isChatInputCommand()) throw new Error('that is no command');
  return interaction;
}

test('a command carries group, subcommand and options with their types', async () => {
  const inner = {
    type: 1,
    name: 'open',
    description: 'o',
    options: [
      option('game'),
      { ...option('n'), type: 4 },
      { ...option('b'), type: 5 },
      { ...option('who'), type: 6 },
    ],
  };
  const commands = [
    command('club', { options: [{ type: 2, name: 'table', description: 't', options: [inner] }] }),
  ];
  const { options, commandName } = await heard(commands, ({ ann, bob, room }) =>
    ann.command(room, 'club table open', { game: 'chess', n: 3, b: true, who: bob.id }),
  );
  expect([commandName, options.getSubcommandGroup(), options.getSubcommand()]).toEqual([
    'club',
    'table',
    'open',
  ]);
  expect([options.getString('game'), options.getInteger('n'), options.getBoolean('b')]).toEqual([
    'chess',
    3,
    true,
  ]);
  expect(options.getUser('who')?.username).toBe('bob');
});

test('what the app would not let a person send is refused and does not reach the bot', async () => {
  await using world = await smallWorld();
  await world.client.application?.commands.set([
    command('go', {
      options: [
        option('a', { required: true, choices: [{ name: 'X', value: 'x' }] }),
        { ...option('n'), type: 4, min_value: 1, max_value: 5 },
      ],
    }),
    command('sub', { options: [{ type: 1, name: 'one', description: 'o' }] }),
  ] as ApplicationCommandDataResolvable[]);
  let calls = 0;
  world.client.on('interactionCreate', () => (calls += 1));
  const { ann, room } = world;
  expect(() => ann.command(room, 'nothing')).toThrow('There is no command /nothing.');
  expect(() => ann.command(room, 'go')).toThrow('This option is required: a.');
  expect(() => ann.command(room, 'go', { a: 'y' })).toThrow('a: choose one of the choices.');
  expect(() => ann.command(room, 'go', { a: 'x', n: 1.5 })).toThrow('n: this is a whole number.');
  expect(() => ann.command(room, 'go', { a: 'x', n: 6 })).toThrow('n: at most 5.');
  expect(() => ann.command(room, 'go', { a: 'x', z: 1 })).toThrow('There is no option z.');
  expect(() => ann.command(room, 'sub')).toThrow('Choose a subcommand.');
  expect(() => ann.command(room, 'sub two')).toThrow('There is no subcommand two.');
  expect(calls).toBe(0);
});

test('completions carry what is typed so far, and at most 25 come back', async () => {
  await using world = await smallWorld();
  await world.client.application?.commands.set([
    command('go', {
      options: [option('a', { required: true }), option('b', { autocomplete: true })],
    }),
  ] as ApplicationCommandDataResolvable[]);
  const codes: unknown[] = [];
  world.client.on('interactionCreate', async (i) => {
    if (!i.isAutocomplete()) return;
    const typed = `${i.options.getString('a')}/${i.options.getFocused()}`;
    const choices = Array.from({ length: 26 }, (_, at) => ({
      name: `${typed}${at}`,
      value: `${at}`,
    }));
    await i.respond(choices).catch((error) => codes.push(error.code));
    i.responded = false;
    await i.respond(choices.slice(0, 25));
  });
  const typing = { focused: 'b', values: { a: 'first', b: 'ch' } };
  const outcome = await world.ann.autocomplete(world.room, 'go', typing).done;
  expect(outcome).toMatchObject({
    kind: 'choices',
    choices: { length: 25, 0: { name: 'first/ch0' } },
  });
  expect(codes).toEqual([50035]);
});

test('a command that needs Manage Server is there for managers only', async () => {
  await using world = await smallWorld();
  await world.client.application?.commands.set([
    command('stop', { defaultMemberPermissions: 32n }),
  ] as ApplicationCommandDataResolvable[]);
  world.client.on(
    'interactionCreate',
    async (i) => i.isChatInputCommand() && void (await i.reply('x')),
  );
  const boss = world.sandbox.addUser('boss', { permissions: 'manager' });
  expect(() => world.ann.command(world.room, 'stop')).toThrow('There is no command /stop.');
  expect(await boss.command(world.room, 'stop').done).toMatchObject({ kind: 'reply' });
  expect(world.sandbox.violations).toEqual([]);
});

test('a command of users is used on a person or a bot, and its answer tells on whom', async () => {
  await using world = await smallWorld();
  const { client, sandbox, room, ann, bob } = world;
  const commands = [{ type: USER_MENU, name: 'Invite Them' }, command('invite')];
  await client.application?.commands.set(commands as ApplicationCommandDataResolvable[]);
  client.on('interactionCreate', async (interaction) => {
    if (!interaction.isUserContextMenuCommand()) return;
    const { commandName, targetUser, targetMember } = interaction;
    await interaction.reply(`${commandName}: ${targetUser.displayName}, ${targetMember !== null}`);
  });
  const message = await ann.userCommand(room, 'Invite Them', bob).message();
  expect(message).toMatchObject({
    content: 'Invite Them: bob, true',
    type: 23,
    interaction_metadata: { name: 'Invite Them', target_user: { id: bob.id } },
  });
  expect(spec.MessageResponseSchema.safeParse(message)).toMatchObject({ success: true });
  const { bot } = sandbox.world;
  const onBot = await ann.userCommand(room, 'Invite Them', bot).message();
  expect(onBot.content).toContain(bot.username);
  expect(() => ann.command(room, 'Invite Them')).toThrow('There is no command /Invite.');
  expect(() => ann.userCommand(room, 'invite', bob)).toThrow('There is no command invite.');
  expect(() => ann.userCommand(room, 'Invite Them', room)).toThrow('That person is not here.');
});

test('a command keeps its id when all are registered again, and those of a server hide global ones', async () => {
  await using world = await smallWorld();
  const commands = world.client.application?.commands;
  const before = (await commands?.fetch())?.first();
  const after = await commands?.set([command('go'), command('come')]);
  expect(after?.find(({ name }) => name === 'go')?.id).toBe(before?.id);
  const own = await commands?.set([command('go')], world.club.id);
  const { promise, resolve } = Promise.withResolvers<Interaction>();
  world.client.once('interactionCreate', resolve);
  world.ann.command(world.room, 'go');
  expect(await promise).toMatchObject({
    commandId: own?.first()?.id,
    commandGuildId: world.club.id,
  });
});

test('a command is made, changed and deleted one by one as well', async () => {
  await using world = await smallWorld();
  const commands = world.client.application?.commands;
  const made = await commands?.create(command('one'));
  await made?.edit({ description: 'other' });
  expect(
    [...world.sandbox.world.commands.values()].map(({ name, description }) => [name, description]),
  ).toEqual([
    ['go', 'Goes'],
    ['one', 'other'],
  ]);
  await made?.delete();
  expect((await commands?.fetch())?.size).toBe(1);
});

test('an interaction carries the person’s language and the server’s', async () => {
  const seen = await heard([command('go')], ({ sandbox, room }) =>
    sandbox.addUser('chiyo', { locale: 'ja' }).command(room, 'go'),
  );
  expect([seen.locale, seen.guildLocale]).toEqual(['ja', 'en-US']);
});
