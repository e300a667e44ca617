import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'discord.js';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../src/start.ts';
import type { TextChannel } from '../../src/world/world.ts';
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts';
import { clientFor } from '../support/client.ts';
import { actAsDemoBot, THOUGHT } from '../support/demo-bot.ts';
import { ownPort } from '../support/own-port.ts';

const executablePath = findChromium();
if (executablePath === undefined) {
  console.warn('NO CHROMIUM FOUND: the page is not tested. Set CHROMIUM_PATH to test it.');
}

const DESKTOP = { width: 1280, height: 900 };
const SMALL_PHONE = { width: 350, height: 700 };

describe.runIf(executablePath !== undefined)('the page', () => {
  let browser: Browser;
  let running: RunningSandbox;
  let client: Client;
  let page: Page;
  let dataDir: string;
  let room: TextChannel;
  let rooms = 0;
  const errors: string[] = [];

  const comeOnline = async () => {
    client = clientFor(running.sandbox);
    actAsDemoBot(client);
    await client.login(running.token);
    await running.sandbox.waitForBot('garden');
  };

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: executablePath ?? '', args: CHROMIUM_FLAGS });
    dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'));
    running = await startSandbox({ port: ownPort(), deadlineMs: 120_000, dataDir });
    await comeOnline();
    page = await browser.newPage({ viewport: DESKTOP });
    page.setDefaultTimeout(120_000);
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
    await page.goto(running.url);
    await page.getByRole('radio', { name: 'Aoi, you' }).waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await client.destroy();
    await running.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Each test has a channel of its own, in which Aoi looks. */
  beforeEach(async () => {
    const { sandbox } = running;
    const [aoi] = sandbox.users;
    const [club = { id: '' }] = [...sandbox.world.servers.values()];
    rooms += 1;
    errors.length = 0;
    room = sandbox.addChannel(club, `room-${rooms}`);
    await page.setViewportSize(DESKTOP);
    await page.evaluate(`location.assign('#${aoi?.id}/${room.id}')`);
    await page.getByRole('heading', { name: `Welcome to #${room.name}` }).waitFor();
    await page.getByRole('radio', { name: 'Aoi, you' }).waitFor();
  });

  const entry = () => page.getByRole('textbox', { name: `Message #${room.name}` });
  const messages = () => page.locator('#messages');
  const become = async (name: string) => {
    await page.getByRole('radio', { name }).click();
    await page.getByRole('radio', { name: `${name}, you` }).waitFor();
  };
  /** Types a command as somebody at a keyboard would, and sends it. */
  const openTable = async () => {
    await entry().fill('/gard');
    await page.getByRole('option', { name: '/garden open' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'season' }).waitFor();
    await page.keyboard.type('spr');
    await page.getByRole('option', { name: 'Spring' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'A garden in spring' }).waitFor();
  };

  test('commands are completed, their options picked, and their answers shown', async () => {
    await openTable();
    expect(await page.locator('.origin-text').innerText()).toBe('Aoi used /garden open');
    const picture = page.getByRole('img', { name: 'The table: eight cards' });
    const box = { width: 550, height: 350 };
    await expect.poll(() => picture.boundingBox()).toMatchObject(box);
    expect(errors).toEqual([]);
  });

  test('a required option that is missing is said, and nothing is sent', async () => {
    await entry().fill('/garden open ');
    await page.getByRole('combobox', { name: 'season' }).waitFor();
    await page.keyboard.press('Escape');
    await entry().fill('/garden plant ');
    const flower = page.getByRole('combobox', { name: 'flower' });
    await flower.waitFor();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('This option is required. Specify a value.').waitFor();
    expect(await flower.getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('.message').count()).toBe(0);
  });

  test('completions come from the bot', async () => {
    await entry().fill('/garden plant ');
    await page.getByRole('combobox', { name: 'flower' }).fill('cam');
    await page.getByRole('option', { name: 'camellia' }).click();
    await page.keyboard.press('Enter');
    await messages().getByText('planted a camellia').waitFor();
  });

  test('a hand is shown to its owner alone, and dismissed', async () => {
    await openTable();
    await page.getByRole('button', { name: 'My hand' }).click();
    await page.getByText('Only you can see this').waitFor();
    expect(await page.locator('.private button.button').count()).toBe(20);
    expect(await page.getByRole('button', { name: 'peony 1' }).isDisabled()).toBe(true);
    await become('Ben');
    expect(await page.getByText('Only you can see this').count()).toBe(0);
    await become('Aoi');
    await page.getByRole('button', { name: 'cherry 1' }).click();
    await page.getByText('You played cherry 1.').waitFor();
    await page.getByRole('button', { name: 'Dismiss message' }).click();
    await page.locator('.private').waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });

  test('selects and forms are filled in', async () => {
    await openTable();
    await page.getByRole('button', { name: 'My hand' }).click();
    await page.getByRole('button', { name: 'Sort by' }).click();
    await page.getByRole('option', { name: 'Kind' }).click();
    await page.getByText('You chose kind.').waitFor();
    await page.getByRole('button', { name: 'Make a wish' }).click();
    await page.getByRole('dialog', { name: 'Make a wish' }).waitFor();
    await page.keyboard.type('rain');
    await page.keyboard.press('Enter');
    await messages().getByText('A wish: rain').waitFor();
  });

  test('a press and a command that the bot does not answer are said to have failed', async () => {
    await openTable();
    const { settings } = running.sandbox.world;
    const { deadlineMs } = settings;
    Object.assign(settings, { deadlineMs: 100 });
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('This interaction failed').waitFor();
    await entry().fill('/garden silent ');
    await page.keyboard.press('Enter');
    await page.getByText('The application did not respond').waitFor();
    Object.assign(settings, { deadlineMs });
  });

  test('a slow answer is thinking first', async () => {
    await entry().fill('/garden slow ');
    await page.keyboard.press('Enter');
    await page.getByText('Bot is thinking…').waitFor();
    client.emit(THOUGHT);
    await page.getByText('Here I am.').waitFor();
  });

  test('whoever is named while another is looked as gets a badge', async () => {
    await entry().fill('/garden open ');
    await page.getByRole('combobox', { name: 'season' }).fill('Spring');
    await page.getByRole('button', { name: '+3 optional' }).click();
    await page.getByRole('option', { name: 'guest' }).click();
    await page.getByRole('combobox', { name: 'guest' }).fill('Ben');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('radio', { name: 'Ben, 1 mentions' }).click();
    await page.getByRole('radio', { name: 'Ben, you', exact: true }).waitFor();
    expect(await page.locator('.message.named').count()).toBe(1);
  });

  test('commands and page speak the language of the person', async () => {
    await page.getByRole('radio', { name: 'Chiyo' }).click();
    await page.getByRole('textbox', { name: 'メッセージ' }).fill('/');
    await page.getByRole('option', { name: '/庭 開始 このチャンネルで卓を開く' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('ja');
  });

  test('in Korean, too', async () => {
    running.sandbox.addUser('Dasom', { locale: 'ko' });
    await page.getByRole('radio', { name: 'Dasom' }).click();
    await page.getByRole('textbox', { name: '메시지 보내기' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('ko');
  });

  test('what people write stays text', async () => {
    const evil = '<img src=x onerror="window.hurt=1"> **bold** [a](javascript:hurt=1)';
    const { sandbox } = running;
    const mallory = sandbox.addUser('<b>Mal</b>');
    mallory.post(room, evil);
    await messages().getByText('<img src=x').waitFor();
    await page.getByRole('radio', { name: '<b>Mal</b>' }).waitFor();
    expect(await page.locator('#messages img, #messages a, #people b').count()).toBe(0);
    expect(await page.locator('.text strong').innerText()).toBe('bold');
    expect(await page.evaluate('window.hurt')).toBeUndefined();
  });

  test('a list goes on from the number that it begins with', async () => {
    running.sandbox.users[0]?.post(room, '7. seventh\n8. eighth');
    await messages().getByText('seventh').waitFor();
    expect(await page.locator('#messages ol').getAttribute('start')).toBe('7');
  });

  test('it says that the bot is away, and takes it back when the bot is there again', async () => {
    await client.destroy();
    await page.getByText('Bot is away.').waitFor();
    await comeOnline();
    await page.getByText('Bot is away.').waitFor({ state: 'hidden' });
  });

  test('the address keeps person and channel', async () => {
    await become('Dana');
    await page.getByRole('button', { name: 'testing' }).click();
    await page.getByRole('heading', { name: 'Welcome to #testing' }).waitFor();
    await page.reload();
    await page.getByRole('radio', { name: 'Dana, you' }).waitFor();
    await page.getByRole('heading', { name: 'Welcome to #testing' }).waitFor();
  });

  test('it fits a phone of 350 pixels', async () => {
    await page.setViewportSize(SMALL_PHONE);
    await openTable();
    await page.getByRole('button', { name: 'My hand' }).click();
    await page.getByText('Only you can see this').waitFor();
    const width = await page.evaluate('document.documentElement.scrollWidth');
    expect(width).toBe(SMALL_PHONE.width);
    const inside = await page
      .locator('#scroller')
      .evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(inside).toBe(0);
    const picture = page.getByRole('img', { name: 'Your hand' });
    await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(300);
    await page.getByRole('button', { name: 'Show channels' }).click();
    await page.getByRole('button', { name: 'testing' }).click();
    await page.getByRole('heading', { name: 'Welcome to #testing' }).waitFor();
  });

  test('who one is stays in sight on a phone', async () => {
    await page.setViewportSize({ ...SMALL_PHONE, width: 260 });
    await page.keyboard.press('Alt+5');
    const emil = page.getByRole('radio', { name: 'Emil, you' });
    await emil.waitFor();
    const isInSight = async () => {
      const box = await emil.boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= 260;
    };
    await expect.poll(isInSight).toBe(true);
    const [aoi] = running.sandbox.users;
    const other = [...running.sandbox.world.channels.values()].find(({ id }) => id !== room.id);
    if (other === undefined) throw new Error('no other channel');
    aoi?.post({ id: other.id }, 'a message that Emil has not seen');
    await page.getByRole('radio', { name: 'Emil, you' }).waitFor();
    // What the page scrolls to, it has scrolled to by the second frame.
    await page.evaluate(
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
    );
    expect(await isInSight()).toBe(true);
  });

  test('new messages scroll into view, unless the reader scrolled up', async () => {
    const { sandbox } = running;
    const [, ben] = sandbox.users;
    for (let at = 0; at < 60; at += 1) ben?.post(room, `line ${at}`);
    await messages().getByText('line 59').waitFor();
    const distance = () =>
      page
        .locator('#scroller')
        .evaluate((one) => one.scrollHeight - one.scrollTop - one.clientHeight);
    await expect.poll(distance).toBeLessThan(2);
    await page.locator('#scroller').evaluate((one) => one.scrollTo(0, 0));
    await page.waitForFunction('document.querySelector("#scroller").scrollTop === 0');
    ben?.post(room, 'the latest');
    await page.getByRole('button', { name: 'New messages' }).click();
    await expect.poll(distance).toBeLessThan(2);
  });

  test('it finds the sandbox again after a restart, as the same person in the same channel', async () => {
    await become('Ben');
    await running.close();
    await page.getByText('The sandbox cannot be reached.').waitFor();
    running = await startSandbox({ port: ownPort(), dataDir });
    await page.getByText('The sandbox cannot be reached.').waitFor({ state: 'hidden' });
    await page.getByRole('radio', { name: 'Ben, you' }).waitFor();
    await page.getByRole('heading', { name: `Welcome to #${room.name}` }).waitFor();
  });
});
