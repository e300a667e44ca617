import type { Client } from 'discord.js';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../src/start.ts';
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts';
import { logIn } from '../support/client.ts';

const executablePath = findChromium();
const PHONE = { width: 390, height: 844 };

describe.runIf(executablePath !== undefined)('shards on the page', () => {
  let browser: Browser;
  let running: RunningSandbox;
  let page: Page;
  let own: number;
  const processes: Client[] = [];

  const startShard = async (shard: number) => {
    processes.push(await logIn(running.sandbox, { shards: [shard], shardCount: 2 }));
  };
  const shard = () => page.locator('#shard');
  const banner = () => page.locator('#banner');

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: executablePath ?? '', args: CHROMIUM_FLAGS });
    running = await startSandbox({ identifyWindowMs: 0 });
    const [server] = [...running.sandbox.world.servers.values()];
    own = Number((BigInt(server?.id ?? 0) >> 22n) % 2n);
    page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(120_000);
    await page.goto(running.url);
    await page.getByRole('radio', { name: 'Aoi, you' }).waitFor();
  });
  afterAll(async () => {
    await browser.close();
    for (const client of processes) await client.destroy();
    await running.close();
  });

  test('a bot with one connection has none shown', async () => {
    const client = await logIn(running.sandbox);
    await banner().waitFor({ state: 'hidden' });
    expect(await shard().isHidden()).toBe(true);
    await client.destroy();
    await banner().waitFor();
    expect(await banner().textContent()).toContain('Bot is away.');
  });

  test('it says which shard is the one here, and since when it is connected', async () => {
    await startShard(own);
    await shard().waitFor();
    expect(await shard().textContent()).toMatch(
      new RegExp(`^Shard ${own} of 2 · connected since \\d+:\\d\\d`),
    );
    expect(await banner().isHidden()).toBe(true);
  });

  test('it says when the shard here is not connected, though others are', async () => {
    await startShard(1 - own);
    await processes[0]?.destroy();
    await banner().waitFor();
    expect(await banner().textContent()).toContain(`Bot (Shard ${own} of 2) is away.`);
    expect(await shard().textContent()).toBe(`Shard ${own} of 2 · not connected`);
  });

  test('it fits a phone', async () => {
    await page.setViewportSize(PHONE);
    const isInSight = async () => {
      const box = await shard().boundingBox();
      return box !== null && box.x + box.width < PHONE.width - 40;
    };
    await expect.poll(isInSight).toBe(true);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
  });

  test('direct messages are the first shard’s', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: '@Bot' }).click();
    await page.getByRole('heading', { name: 'Bot', exact: true }).first().waitFor();
    await expect.poll(() => shard().textContent()).toContain('Shard 0 of 2');
  });
});
