import { once } from 'node:events';
import {
  type ButtonInteraction,
  type ClientOptions,
  Events,
  GatewayDispatchEvents,
  GatewayIntentBits,
  type Message,
} from 'discord.js';
import { expect, test } from 'vitest';
import type { SandboxOptions } from '../../src/options.ts';
import { smallWorld } from '../support/client.ts';
import { pngOf } from '../support/png.ts';

const V2 = 1 << 15;
const png = (width: number, height: number) => pngOf(width, height, () => [1, 2, 3]);
const file = (name: string, data = png(8, 6), description = 'what it shows') => ({
  attachment: data,
  name,
  description,
});
const gallery = (...names: string[]) =>
  [{ type: 12, items: names.map((name) => ({ media: { url: `attachment://${name}` } })) }] as const;

async function channelWorld(
  options: SandboxOptions = {},
  clientOptions: Partial<ClientOptions> = {},
) {
  const world = await smallWorld(options, clientOptions);
  const shown = () => world.ann.view(world.room)[0];
  return { ...world, shown };
}

test('a picture is kept with its size and alt text, and served as it was sent', async () => {
  await using world = await channelWorld();
  await world.channel.send({ content: 'x', files: [file('a.png')] });
  const [attachment] = world.shown()?.attachments ?? [];
  expect(attachment).toMatchObject({
    filename: 'a.png',
    width: 8,
    height: 6,
    description: 'what it shows',
    content_type: 'image/png',
  });
  const response = await fetch(attachment?.url ?? '');
  expect(Buffer.from(await response.arrayBuffer())).toEqual(png(8, 6));
});

test('a component that names a file gets its address and size', async () => {
  await using world = await channelWorld();
  await world.channel.send({ flags: V2, files: [file('a.png')], components: gallery('a.png') });
  const media = world.shown()?.components[0]?.items?.[0]?.media;
  expect(media).toMatchObject({ width: 8, height: 6, url: world.shown()?.attachments[0]?.url });
});

test('no answer and no event lists a file that a component or an embed shows', async () => {
  await using world = await channelWorld(
    {},
    { intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages] },
  );
  const { client, channel, ann, sandbox } = world;
  const events: unknown[] = [];
  client.ws.on(GatewayDispatchEvents.MessageCreate, (data) => events.push(data));
  client.ws.on(GatewayDispatchEvents.MessageUpdate, (data) => events.push(data));
  const press = { type: 2, style: 1, custom_id: 'go', label: 'Go' } as const;
  const shown = {
    flags: V2,
    files: [file('a.png'), file('b.png')],
    components: [...gallery('a.png'), { type: 13, file: { url: 'attachment://b.png' } }],
  } as const;
  const withButton = [...shown.components, { type: 1, components: [press] }] as const;
  const sent = await channel.send({ ...shown, components: withButton });
  await sent.edit({ files: [file('c.png')], components: [...gallery('c.png'), withButton[2]] });
  await channel.messages.fetch({ message: sent.id, force: true });
  await channel.messages.fetch({ limit: 5 });
  const pressed = once(client, Events.InteractionCreate) as Promise<ButtonInteraction[]>;
  const click = ann.click(sent, 'go');
  const [interaction] = await pressed;
  await interaction?.reply({ ...shown, withResponse: true });
  await interaction?.editReply({ files: [file('d.png')], components: gallery('d.png') });
  await interaction?.fetchReply();
  await interaction?.followUp(shown);
  await click.done;
  await expect.poll(() => events.length).toBe(5);

  const told = JSON.stringify([
    ...sandbox.requests.map(({ answer }) => answer),
    ...events,
    interaction?.message.attachments.map(({ name }) => name),
  ]);
  expect(told).not.toContain('"filename"');
  expect(told.match(/"attachments":\[\]/g)).toHaveLength(13);
  expect(world.shown()?.attachments.map(({ filename }) => filename)).toEqual(['c.png']);
});

test('a file that an embed shows is not listed beside it, and one that nothing shows is', async () => {
  await using world = await channelWorld();
  const embeds = [{ title: 'x', image: { url: 'attachment://a.png' } }];
  const sent = await world.channel.send({ embeds, files: [file('a.png'), file('b.png')] });
  expect(sent.attachments.map(({ name }) => name)).toEqual(['b.png']);
});

test('an edit with a new file replaces the old one', async () => {
  await using world = await channelWorld();
  const message: Message = await world.channel.send({
    flags: V2,
    files: [file('a.png')],
    components: gallery('a.png'),
  });
  await message.edit({ files: [file('b.png')], components: gallery('b.png') });
  expect(world.shown()?.attachments.map(({ filename }) => filename)).toEqual(['b.png']);
});

test('an edit without word of attachments keeps them; an empty list drops them', async () => {
  await using world = await channelWorld();
  const message = await world.channel.send({ content: 'x', files: [file('a.png'), file('b.png')] });
  await world.client.rest.patch(`/channels/${world.room.id}/messages/${message.id}`, {
    body: { content: 'y' },
  });
  expect(world.shown()?.attachments).toHaveLength(2);
  const [first] = world.shown()?.attachments ?? [];
  await message.edit({ attachments: [{ id: first?.id ?? '' }] as never });
  expect(world.shown()?.attachments.map(({ id }) => id)).toEqual([first?.id]);
  await message.edit({ attachments: [] });
  expect(world.shown()?.attachments).toEqual([]);
});

test('an update of a pressed message drops what it does not list', async () => {
  await using world = await channelWorld();
  const components = [
    {
      type: 1,
      components: [
        { type: 2, style: 1, custom_id: 'drop', label: 'a' },
        { type: 2, style: 1, custom_id: 'keep', label: 'b' },
      ],
    },
  ];
  await world.channel.send({ content: 'x', files: [file('a.png')], components });
  world.client.on('interactionCreate', async (i) => {
    if (!i.isButton()) return;
    const kept = i.message.attachments.map(({ id }) => ({ id }));
    await i.update(
      i.customId === 'keep' ? { content: 'y', attachments: kept as never } : { content: 'z' },
    );
  });
  const message = world.shown();
  if (message === undefined) throw new Error('the message is not there');
  expect((await world.ann.click(message, 'keep').message()).attachments).toHaveLength(1);
  expect((await world.ann.click(message, 'drop').message()).attachments).toHaveLength(0);
});

test('a file over the limit is refused', async () => {
  await using world = await channelWorld({ maxFileBytes: 100 });
  await expect(
    world.channel.send({ files: [{ attachment: Buffer.alloc(101), name: 'a.bin' }] }),
  ).rejects.toMatchObject({ status: 413, code: 40005 });
  expect(world.sandbox.violations.join()).toContain('a.bin is over 100 bytes');
});

test('a request over the limit is refused', async () => {
  await using world = await channelWorld({ maxRequestBytes: 1000 });
  const big = { attachment: Buffer.alloc(200_000), name: 'a.bin' };
  await expect(world.channel.send({ files: [big] })).rejects.toBeDefined();
  expect(world.ann.view(world.room)).toEqual([]);
});

test('a file that is no picture is only ever downloaded', async () => {
  await using world = await channelWorld();
  await world.channel.send({
    files: [{ attachment: Buffer.from('<script>alert(1)</script>'), name: 'a.html' }],
  });
  const response = await fetch(world.shown()?.attachments[0]?.url ?? '');
  expect(response.headers.get('content-type')).toBe('application/octet-stream');
  expect(response.headers.get('content-disposition')).toBe('attachment');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
});

test('an application emoji is made, listed, served and deleted', async () => {
  await using world = await channelWorld();
  const emojis = world.client.application?.emojis;
  const made = await emojis?.create({ attachment: png(4, 4), name: 'card_1' });
  expect((await emojis?.fetch())?.map(({ name }) => name)).toEqual(['card_1']);
  const address = `${world.sandbox.cdn}/emojis/${made?.id}.png`;
  expect((await fetch(address)).status).toBe(200);
  await made?.delete();
  expect((await fetch(address)).status).toBe(404);
});

test('the oldest message of a channel goes when there are too many', async () => {
  await using world = await channelWorld({ messagesPerChannel: 2 });
  for (const text of ['1', '2', '3']) world.ann.post(world.room, text);
  expect(world.bob.view(world.room).map(({ content }) => content)).toEqual(['2', '3']);
});
