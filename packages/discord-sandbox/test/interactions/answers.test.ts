import {
  ButtonStyle,
  type Interaction,
  InteractionResponseType,
  InteractionType,
  MessageFlags,
  TextInputStyle,
} from 'discord.js';
import { expect, test } from 'vitest';
import { smallWorld } from '../support/client.ts';

const button = (custom_id: string, label = custom_id) => ({
  type: 2,
  style: ButtonStyle.Primary,
  custom_id,
  label,
});
const row = (...components: object[]) => ({ type: 1, components });
const PRIVATE = MessageFlags.Ephemeral;

/** A world whose bot answers each interaction by `answer`. */
async function botThat(answer: (interaction: Interaction) => Promise<unknown> | undefined) {
  const world = await smallWorld();
  world.client.on('interactionCreate', async (interaction) => {
    await answer(interaction);
  });
  return world;
}

test('a reply to a command is seen by everybody and says who used what', async () => {
  await using world = await botThat(async (i) => i.isChatInputCommand() && i.reply('hello'));
  const outcome = await world.ann.command(world.room, 'go').done;
  expect(outcome).toMatchObject({ kind: 'reply', isDeferred: false });
  const [message] = world.bob.view(world.room);
  expect(message).toMatchObject({ content: 'hello', type: 20, author: { bot: true } });
  expect(message?.interaction_metadata).toMatchObject({ name: 'go', user: { id: world.ann.id } });
  expect(world.sandbox.violations).toEqual([]);
});

test('a private reply is seen by the one it answers alone, and can be dismissed', async () => {
  await using world = await botThat(
    async (i) => i.isChatInputCommand() && i.reply({ content: 'x', flags: PRIVATE }),
  );
  const message = await world.ann.command(world.room, 'go').message();
  expect(world.ann.view(world.room)).toEqual([message]);
  expect(world.bob.view(world.room)).toEqual([]);
  expect(() => world.bob.click(message, 'any')).toThrow('That message is not there.');
  world.ann.delete(message);
  expect(world.ann.view(world.room)).toEqual([]);
});

test('a private message is hidden from the bot on the routes of the channel', async () => {
  await using world = await botThat(
    async (i) => i.isChatInputCommand() && i.reply({ content: 'x', flags: PRIVATE }),
  );
  const { id } = await world.ann.command(world.room, 'go').message();
  const { channel } = world;
  await expect(channel.messages.fetch({ message: id, force: true })).rejects.toMatchObject({
    code: 10008,
  });
  expect((await channel.messages.fetch()).size).toBe(0);
});

test('a deferred reply is thinking first, and done once it is filled in', async () => {
  const { promise: go, resolve } = Promise.withResolvers<void>();
  await using world = await botThat(async (i) => {
    if (!i.isChatInputCommand()) return;
    await i.deferReply();
    await go;
    await i.editReply('at last');
  });
  const press = world.ann.command(world.room, 'go');
  expect(await press.acknowledged).toMatchObject({ kind: 'reply', isDeferred: true });
  expect(world.bob.view(world.room)[0]?.flags).toBe(MessageFlags.Loading);
  resolve();
  expect(await press.done).toMatchObject({
    kind: 'reply',
    isDeferred: true,
    message: { content: 'at last', flags: 0 },
  });
});

test('the first follow-up of a deferred reply fills it in; the next is a message of its own', async () => {
  await using world = await botThat(async (i) => {
    if (!i.isChatInputCommand()) return;
    await i.deferReply();
    await i.followUp('first');
    await i.followUp({ content: 'second', flags: PRIVATE });
  });
  world.ann.command(world.room, 'go');
  await world.sandbox.waitForMessage(({ content }) => content === 'second');
  expect(world.ann.view(world.room).map(({ content }) => content)).toEqual(['first', 'second']);
  expect(world.bob.view(world.room).map(({ content }) => content)).toEqual(['first']);
});

test('a follow-up in place of a deferred reply that was deleted is the final answer', async () => {
  await using world = await botThat(async (i) => {
    if (!i.isChatInputCommand()) return;
    await i.deferReply();
    await i.deleteReply();
    await i.followUp({ content: 'for you alone', flags: PRIVATE });
  });
  const message = await world.ann.command(world.room, 'go').message();
  expect(message).toMatchObject({ content: 'for you alone', flags: PRIVATE });
  expect(world.bob.view(world.room)).toEqual([]);
});

test('a press updates its message, and a deferred update shows nothing', async () => {
  await using world = await botThat(async (i) => {
    if (i.isChatInputCommand())
      return i.reply({ content: '0', components: [row(button('up'), button('wait'))] });
    if (!i.isButton()) return undefined;
    return i.customId === 'up' ? i.update('1') : i.deferUpdate();
  });
  const message = await world.ann.command(world.room, 'go').message();
  expect(await world.bob.click(message, 'up').done).toMatchObject({
    kind: 'update',
    message: { id: message.id, content: '1' },
  });
  expect(await world.bob.click(message, 'wait').done).toMatchObject({ kind: 'acknowledged' });
});

test('only what is on the message and enabled can be pressed, unless the press is stale', async () => {
  await using world = await botThat(async (i) => {
    if (i.isChatInputCommand())
      return i.reply({
        content: '0',
        components: [row(button('a'), { ...button('b'), disabled: true })],
      });
    return i.isButton()
      ? i.update({ content: i.customId, components: [row(button('c'))] })
      : undefined;
  });
  const message = await world.ann.command(world.room, 'go').message();
  expect(() => world.ann.click(message, 'b')).toThrow('b is disabled.');
  await world.ann.click(message, 'a').done;
  expect(() => world.ann.click(message, 'a')).toThrow('There is no a on the message.');
  expect(await world.ann.click(message, 'a', { isStale: true }).done).toMatchObject({
    kind: 'update',
  });
});

test('a select carries its values, and refuses those that are not offered', async () => {
  await using world = await botThat(async (i) => {
    const options = [
      { label: 'A', value: 'a' },
      { label: 'B', value: 'b' },
    ];
    if (i.isChatInputCommand()) {
      return i.reply({ content: '0', components: [row({ type: 3, custom_id: 's', options })] });
    }
    return i.isStringSelectMenu() ? i.update(`chose ${i.values}`) : undefined;
  });
  const message = await world.ann.command(world.room, 'go').message();
  expect(() => world.ann.select(message, 's', ['c'])).toThrow('c is not among the choices.');
  expect(() => world.ann.select(message, 's', ['a', 'b'])).toThrow('Choose 1.');
  expect(await world.ann.select(message, 's', ['b']).message()).toMatchObject({
    content: 'chose b',
  });
});

test('a form opens, checks what is entered and goes to the bot', async () => {
  const input = { type: 4, custom_id: 'bid', style: TextInputStyle.Short, max_length: 3 } as const;
  await using world = await botThat(async (i) => {
    if (i.isChatInputCommand()) {
      return i.showModal({
        custom_id: 'm',
        title: 'Bid',
        components: [{ type: 18, label: 'How many', component: input }],
      });
    }
    return i.isModalSubmit() ? i.reply(`bid ${i.fields.getTextInputValue('bid')}`) : undefined;
  });
  const outcome = await world.ann.command(world.room, 'go').done;
  if (outcome.kind !== 'modal') throw new Error(`no form but ${outcome.kind}`);
  expect(outcome.modal).toMatchObject({ customId: 'm', title: 'Bid' });
  expect(() => world.ann.submitModal(outcome.modal, {})).toThrow('This field is required.');
  expect(() => world.ann.submitModal(outcome.modal, { bid: '1000' })).toThrow('At most 3');
  expect(() => world.bob.submitModal(outcome.modal, { bid: '1' })).toThrow('This form is closed.');
  expect(await world.ann.submitModal(outcome.modal, { bid: '12' }).message()).toMatchObject({
    content: 'bid 12',
  });
});

test('an answer that does not fit the interaction is a violation', async () => {
  const { promise: code, resolve } = Promise.withResolvers<unknown>();
  await using world = await botThat(async (i) => {
    if (!i.isChatInputCommand()) return;
    const sent = i.client.rest.post(`/interactions/${i.id}/${i.token}/callback`, {
      body: { type: 6 },
      auth: false,
    });
    await sent.catch((error) => resolve(error.code));
    await i.reply('fine');
  });
  await world.ann.command(world.room, 'go').done;
  expect(await code).toBe(50035);
  expect(world.sandbox.violations).toHaveLength(1);
});

test('a deferred reply carries no flag but EPHEMERAL', async () => {
  const { promise: code, resolve } = Promise.withResolvers<unknown>();
  await using world = await botThat(async (i) => {
    if (!i.isChatInputCommand()) return;
    const body = { type: 5, data: { flags: MessageFlags.IsComponentsV2 } };
    await i.client.rest
      .post(`/interactions/${i.id}/${i.token}/callback`, { body, auth: false })
      .catch((error) => resolve(error.code));
    await i.deferReply({ flags: PRIVATE });
  });
  await world.ann.command(world.room, 'go').acknowledged;
  expect(await code).toBe(50035);
});

test('a mention pings those whom allowed_mentions lets it', async () => {
  await using world = await botThat(async (i) => {
    if (!i.isChatInputCommand()) return;
    await i.reply(`<@${world.ann.id}> and <@${world.bob.id}>`);
    await i.followUp({ content: `<@${world.bob.id}>`, allowedMentions: { parse: [] } });
  });
  world.ann.command(world.room, 'go');
  await world.sandbox.waitForMessage(
    ({ mentions, content }) => mentions.length === 0 && content !== '',
  );
  expect(
    world.ann.view(world.room).map(({ mentions }) => mentions.map(({ username }) => username)),
  ).toEqual([['ann', 'bob'], []]);
});

test('an answer that asks for a response is told the type of the interaction and that of its answer', async () => {
  const told: unknown[] = [];
  await using world = await botThat(async (i) => {
    if (i.isChatInputCommand()) {
      told.push((await i.deferReply({ withResponse: true })).interaction);
      await i.editReply({ components: [row(button('a'))] });
    }
    if (!i.isButton()) return;
    const { interaction, resource } = await i.update({ content: 'b', withResponse: true });
    told.push(interaction, resource?.type);
  });
  const { ann, room } = world;
  const message = await ann.command(room, 'go').message();
  await ann.click(message, 'a').done;
  await expect
    .poll(() => told)
    .toMatchObject([
      { type: InteractionType.ApplicationCommand, responseMessageLoading: true },
      { type: InteractionType.MessageComponent, responseMessageLoading: false },
      InteractionResponseType.UpdateMessage,
    ]);
});
