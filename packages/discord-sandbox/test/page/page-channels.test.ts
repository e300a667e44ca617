import {
  ActionRowBuilder,
  type ApplicationCommandDataResolvable,
  ApplicationCommandType,
  ChannelSelectMenuBuilder,
  type Client,
  Events,
  type Interaction,
  InteractionContextType,
  MessageFlags,
  SlashCommandBuilder,
} from 'discord.js';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../src/interactions/actor.ts';
import { type RunningSandbox, startSandbox } from '../../src/start.ts';
import type { Server, TextChannel } from '../../src/world/world.ts';
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts';
import { logIn } from '../support/client.ts';

const executablePath = findChromium();

const COMMANDS: readonly ApplicationCommandDataResolvable[] = [
  new SlashCommandBuilder()
    .setName('tell')
    .setDescription('Tells what was sent')
    .addChannelOption((option) => option.setName('channel').setDescription('Where'))
    .addRoleOption((option) => option.setName('role').setDescription('Who'))
    .addAttachmentOption((option) => option.setName('file').setDescription('What'))
    .toJSON(),
  { name: 'pick', description: 'Lets pick a channel' },
  { name: 'stop', description: 'Stops a table', default_member_permissions: '16' },
  { type: ApplicationCommandType.User, name: 'Greet', name_localizations: { ja: '挨拶する' } },
];

/** Answers with what it was told, and with a select of channels. */
async function answer(interaction: Interaction): Promise<unknown> {
  if (interaction.isChannelSelectMenu()) {
    return interaction.update({ content: `Picked ${interaction.channels.first()?.toString()}` });
  }
  if (interaction.isUserContextMenuCommand()) {
    return interaction.reply(`Hello, ${interaction.targetUser}!`);
  }
  if (!interaction.isChatInputCommand()) return undefined;
  if (interaction.commandName === 'pick') {
    const select = new ChannelSelectMenuBuilder().setCustomId('where').setPlaceholder('Where to');
    const row = new ActionRowBuilder<ChannelSelectMenuBuilder>().addComponents(select);
    return interaction.reply({ components: [row] });
  }
  const { options } = interaction;
  const told = ['channel', 'role'].map((name) => options.get(name)?.value).filter(Boolean);
  const file = options.getAttachment('file');
  const json = JSON.stringify({ told, name: file?.name, size: file?.size });
  const files = [{ name: 'told.json', attachment: Buffer.from(json) }];
  return interaction.reply({ content: json, files, flags: MessageFlags.Ephemeral });
}

describe.runIf(executablePath !== undefined)('channels on the page', () => {
  let browser: Browser;
  let running: RunningSandbox;
  let client: Client;
  let page: Page;
  let club: Server;
  let room: TextChannel;
  let aoi: Actor;
  let rooms = 0;
  const errors: string[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: executablePath ?? '', args: CHROMIUM_FLAGS });
    running = await startSandbox({ deadlineMs: 120_000 });
    client = await logIn(running.sandbox);
    client.on(Events.InteractionCreate, (interaction) => void answer(interaction));
    await client.application?.commands.set(COMMANDS);
    page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(120_000);
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(running.url);
  });
  afterAll(async () => {
    expect(errors).toEqual([]);
    await browser.close();
    await client.destroy();
    await running.close();
  });

  beforeEach(async () => {
    const { sandbox } = running;
    const [first] = sandbox.users;
    const [server] = [...sandbox.world.servers.values()];
    if (first === undefined || server === undefined) throw new Error('an empty world');
    [aoi, club] = [first, server];
    rooms += 1;
    room = sandbox.addChannel(club, `room-${rooms}`);
    await page.evaluate(`location.assign('#${aoi.id}/${room.id}')`);
    await heading(`Welcome to #${room.name}`).waitFor();
  });

  const heading = (name: string) => page.getByRole('heading', { name });
  const said = (text: string) => page.locator('#messages').getByText(text);
  const entry = () => page.getByRole('textbox', { name: 'Message' });
  const channelLine = (name: string) => page.locator('.channel-line', { hasText: name });
  const settingsOf = async (name: string) => {
    await channelLine(name).hover();
    await channelLine(name)
      .getByRole('button', { name: /settings$/ })
      .click();
  };

  test('a command that needs no option is sent by Enter, and by the button when typed out', async () => {
    await entry().fill('/tell');
    await page.keyboard.press('Enter');
    await page.getByRole('listbox', { name: 'Options' }).waitFor();
    await page.keyboard.press('Enter');
    await said('"told":[]').waitFor();
    await page.getByRole('button', { name: 'Dismiss message' }).click();
    await entry().fill('/tell');
    await page.getByRole('button', { name: 'Send' }).click();
    await said('"told":[]').waitFor();
  });

  test('a thread is started from its channel, written in, archived and deleted', async () => {
    await settingsOf(room.name);
    await page.getByRole('button', { name: 'Start a thread' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(`side-${rooms}`);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await heading(`Welcome to #side-${rooms}`).waitFor();
    await entry().fill('hello');
    await page.keyboard.press('Enter');
    await said('hello').waitFor();
    const [thread] = running.sandbox.world.threadsOf(room.id);
    expect(thread).toMatchObject({ name: `side-${rooms}`, ownerId: aoi.id });
    await settingsOf(`side-${rooms}`);
    await page.getByRole('checkbox', { name: 'Archived' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => running.sandbox.world.threadsOf(room.id)[0]?.isArchived).toBe(true);
    await settingsOf(`side-${rooms}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await heading('Welcome to #general').waitFor();
    expect(running.sandbox.world.threadsOf(room.id)).toEqual([]);
  });

  test('a thread is opened from the message that it started from, and left by the way back', async () => {
    const body = { content: 'a table' };
    const line = (await client.rest.post(`/channels/${room.id}/messages`, { body })) as {
      readonly id: string;
    };
    const name = `table-${rooms}`;
    const route = `/channels/${room.id}/messages/${line.id}/threads` as const;
    await client.rest.post(route, { body: { name } });
    await client.rest.patch(`/channels/${line.id}`, { body: { archived: true } });
    const link = page.locator(`[data-id="${line.id}"]`).getByRole('link', { name });
    await link.getByText('Archived').waitFor();
    await link.click();
    await heading(`Welcome to #${name}`).waitFor();
    await entry().fill('hello');
    await page.keyboard.press('Enter');
    await said('hello').waitFor();
    await page.getByRole('button', { name: `Back to #${room.name}` }).click();
    await heading(`Welcome to #${room.name}`).waitFor();
    await link.getByText('Archived').waitFor({ state: 'detached' });
  });

  test('a forum lists its posts, and is no place to write', async () => {
    const forum = running.sandbox.addChannel(club, `forum-${rooms}`, { isForum: true });
    const post = running.sandbox.addThread(forum, `post-${rooms}`);
    await channelLine(forum.name).getByRole('button', { name: forum.name }).click();
    await heading(`Welcome to #${forum.name}`).waitFor();
    expect(await entry().isVisible()).toBe(false);
    await page.getByRole('link', { name: post.name }).click();
    await heading(`Welcome to #${post.name}`).waitFor();
    expect(await entry().isVisible()).toBe(true);
  });

  test("the bot's permissions in a channel are taken and given back", async () => {
    const posted = () =>
      client.rest.post(`/channels/${room.id}/messages`, { body: { content: 'a' } }).then(
        () => 'posted',
        ({ code }) => code,
      );
    const choose = async (isAllowed: boolean) => {
      await settingsOf(room.name);
      const box = page.getByRole('checkbox', { name: 'Send Messages', exact: true });
      await box.setChecked(isAllowed);
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    await choose(false);
    // The page closes the dialog before Discord has heard of it.
    await expect.poll(posted).toBe(50013);
    await choose(true);
    await expect.poll(posted).toBe('posted');
  });

  test('the bot is removed from a server and comes back, and its commands with it', async () => {
    const toggle = async () => {
      await page.locator('.server-line').first().hover();
      await page.getByRole('button', { name: 'Server settings' }).click();
      await page.getByRole('checkbox', { name: 'The bot is a member' }).click();
      await page.getByRole('button', { name: 'Save' }).click();
    };
    await toggle();
    await page.getByText('bot removed').waitFor();
    await entry().fill('/tell');
    await page.getByText('No command matches.').waitFor();
    await toggle();
    await page.getByText('bot removed').waitFor({ state: 'detached' });
    await entry().fill('');
    await entry().fill('/tell');
    await page.getByRole('option', { name: '/tell' }).waitFor();
    await entry().fill('');
  });

  test('direct messages are seen by their person, with a badge for new ones', async () => {
    const ben = await client.users.fetch(running.sandbox.users[1]?.id ?? '');
    await ben.send('It is your turn.');
    await page.getByRole('radio', { name: 'Ben, 1 mentions' }).click();
    await page.getByRole('button', { name: '@Bot' }).click();
    await said('It is your turn.').waitFor();
    await entry().fill('/tell ');
    await page.getByRole('button', { name: 'Send' }).click();
    await said('"told":[]').waitFor();
    await page.getByRole('radio', { name: 'Aoi' }).click();
    await page.getByRole('radio', { name: 'Aoi, you' }).waitFor();
    expect(await said('It is your turn.').count()).toBe(0);
  });

  test('direct messages say so where no command is for them', async () => {
    const forServers = COMMANDS.map((command) => ({
      ...command,
      contexts: [InteractionContextType.Guild],
    }));
    await client.application?.commands.set(forServers);
    await page.getByRole('button', { name: '@Bot' }).click();
    await page.getByRole('textbox', { name: 'Message @Bot' }).waitFor();
    await entry().fill('/tell');
    await page.getByText('no command for direct messages').waitFor();
    await client.application?.commands.set(COMMANDS);
    await page.getByRole('option', { name: '/tell' }).waitFor();
  });

  test('what a person may do and speaks is chosen in the settings', async () => {
    await page.getByRole('radio', { name: 'Dana' }).click();
    await page.getByRole('radio', { name: 'Dana, you' }).waitFor();
    await entry().fill('/stop');
    await page.getByText('No command matches.').waitFor();
    await entry().fill('');
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Manage Channels' }).check();
    await page.getByRole('checkbox', { name: 'Takes direct messages' }).uncheck();
    await page.getByLabel('Language').selectOption('de');
    await page.getByRole('button', { name: 'Save' }).click();
    await entry().fill('/stop');
    await page.getByRole('option', { name: '/stop' }).waitFor();
    const dana = running.sandbox.users.find(({ name }) => name === 'Dana');
    expect(dana?.locale).toBe('de');
    const user = await client.users.fetch(dana?.id ?? '');
    await expect(user.send('hello')).rejects.toMatchObject({ code: 50007 });
  });

  test('a command of users is chosen in the menu of a person, by its button or by a right click', async () => {
    const bob = page.getByRole('radio', { name: 'Ben' });
    await bob.click({ button: 'right' });
    await page.getByRole('dialog', { name: 'Ben' }).getByRole('button', { name: 'Close' }).click();
    await bob.hover();
    await page.getByRole('button', { name: 'Apps: Ben' }).click();
    await page.getByRole('button', { name: 'Greet' }).click();
    await said('Hello, @Ben!').waitFor();
    await said('Greet').waitFor();
    await entry().fill('/');
    expect(await page.getByRole('option', { name: 'Greet' }).count()).toBe(0);
    await entry().fill('');
  });

  test('options take channels, roles and files, and a file in the answer is downloaded', async () => {
    const role = running.sandbox.addRole(club, `players-${rooms}`);
    await entry().fill('/tell ');
    for (const [name, value] of [
      ['channel', `#${room.name}`],
      ['role', role.name],
    ] as const) {
      await page.getByRole('button', { name: /optional$/ }).click();
      await page.getByRole('option', { name, exact: false }).first().click();
      await page.getByRole('combobox', { name }).fill(value);
      await page.getByRole('option', { name: value }).first().click();
    }
    await page.getByRole('button', { name: '+1 optional' }).click();
    await page.getByRole('option', { name: 'file' }).click();
    const file = { name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from('{}') };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Send' }).click();
    const told = `{"told":["${room.id}","${role.id}"],"name":"mine.json","size":2}`;
    await said(told).waitFor();
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: 'told.json' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('told.json');
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toBe(told);
  });

  test('a channel is picked from a select, and a mention of it leads there', async () => {
    await entry().fill('/pick ');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Where to' }).click();
    await page.getByRole('option', { name: '#testing' }).click();
    await said('Picked #testing').waitFor();
    await page.locator('#messages').getByRole('link', { name: '#testing' }).click();
    await heading('Welcome to #testing').waitFor();
  });

  test('a link to a channel of Discord leads there, any other away', async () => {
    const other = [...running.sandbox.world.channelsOf(club.id)][1]?.id;
    aoi.post(room, `https://discord.com/channels/${club.id}/${other}/${room.id}`);
    const link = page.locator('#messages').getByRole('link', { name: '#testing' });
    await link.click();
    await heading('Welcome to #testing').waitFor();
  });

  test('a channel that is deleted while it is looked at gives way to another', async () => {
    running.sandbox.deleteChannel(room);
    await heading('Welcome to #general').waitFor();
  });
});
