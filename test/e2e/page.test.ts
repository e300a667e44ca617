import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts';
import { HANG_MS } from '../support/hang.ts';
import { type BotProcess, runBot } from './support/process.ts';

const executablePath = findChromium();
if (executablePath === undefined) {
  console.warn('NO CHROMIUM FOUND: no match is played on the page. Set CHROMIUM_PATH to do that.');
}

/** Where to leave pictures of the page, for somebody to look at. */
const screenshots = process.env['SCREENSHOTS'];

describe.runIf(executablePath !== undefined)('on the page of the sandbox', () => {
  let browser: Browser;
  let bot: BotProcess;
  let page: Page;
  let folder: string;
  const errors: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hanafuda-'));
    bot = runBot({ DATABASE_PATH: join(folder, 'test.sqlite'), SANDBOX_PORT: '0' });
    browser = await chromium.launch({ executablePath: executablePath ?? '', args: CHROMIUM_FLAGS });
    await bot.waitFor('in a browser');
    page = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
    page.setDefaultTimeout(HANG_MS);
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(/http:\/\/127\.0\.0\.1:\d+\//.exec(bot.output)?.[0] ?? '');
    await page.getByRole('radio', { name: 'Aoi, you' }).waitFor();
  });

  afterAll(async () => {
    await browser.close();
    bot.kill('SIGTERM');
    expect((await bot.ended).code).toBe(0);
    rmSync(folder, { recursive: true });
  });

  const button = (name: string | RegExp) => page.getByRole('button', { name }).last();
  const said = (text: string | RegExp) => page.locator('#messages').getByText(text).last();
  const choose = async (menu: string, option: string) => {
    await page.getByRole('button', { name: menu }).last().click();
    await page.getByRole('option', { name: option }).click();
  };
  const become = async (name: string) => {
    await page.getByRole('radio', { name }).click();
    await page.getByRole('radio', { name: `${name}, you` }).waitFor();
  };
  const keep = async (name: string) => {
    if (screenshots !== undefined)
      await page.screenshot({ path: join(screenshots, `${name}.png`) });
  };

  /** What stands in the channel is seen whole without scrolling sideways, and no button's words are cut. */
  const expectFitting = async () => {
    const cut = `[...document.querySelectorAll('#messages *')].filter((one) => {
      const { left, right, width } = one.getBoundingClientRect();
      const isCut = one.matches('button, button .label') && one.scrollWidth > one.clientWidth;
      return width > 0 && (left < 0 || right > innerWidth || isCut);
    }).map((one) => one.outerHTML.slice(0, 200))`;
    expect(await page.evaluate(cut)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  };

  const send = async (command: string) => {
    await page.getByRole('textbox', { name: /Message #/ }).fill(command);
    await page.getByRole('option', { name: command }).click();
    await page.keyboard.press('Enter');
  };

  /** Types `/hanafuda start`, picks the game from the list and adds a rule. */
  const openTable = async () => {
    await page.getByRole('textbox', { name: /Message #/ }).fill('/hanafuda st');
    await page.getByRole('option', { name: '/hanafuda start' }).click();
    await page.getByRole('button', { name: '+4 optional' }).click();
    await page.getByRole('option', { name: /^game Game/ }).click();
    await page.getByRole('combobox', { name: 'game' }).fill('Bot');
    await keep('1-command');
    await page.getByRole('option', { name: 'Botan-chō' }).click();
    await page.getByRole('button', { name: '+3 optional' }).click();
    await page.getByRole('option', { name: 'rules' }).click();
    await page.getByRole('combobox', { name: 'rules' }).fill('rounds=3');
    await page.getByRole('option', { name: 'rounds=3' }).click();
    await page.keyboard.press('Enter');
    await button('Join').waitFor();
  };

  /** Presses so many moves; each changes the picture of the hand. */
  const play = async (presses: number) => {
    const hand = page.locator('.private').last();
    const moves = hand.locator('button.button:enabled', { hasNotText: /^(Yaku|Hint)$/ });
    const picture = async () => await hand.locator('img:not(.emoji)').last().getAttribute('src');
    for (let left = presses; left > 0; left--) {
      const before = await picture();
      await moves.first().click();
      await expect.poll(picture, { interval: 20 }).not.toBe(before);
    }
    await keep('4-play');
  };

  /** Presses "Check the deals", and has the file checked by the command. */
  const checkDeals = async () => {
    await button('Check the deals').click();
    await said('They agree.').waitFor();
    await keep('5-check');
    const link = page.getByRole('link', { name: /^hanafuda-deals-\d+\.txt$/ }).last();
    const address = new URL((await link.getAttribute('href')) ?? '', page.url());
    const path = join(folder, 'deals.txt');
    writeFileSync(path, await (await fetch(address)).text());
    const checked = spawnSync(process.execPath, ['src/tools/matches/verify.ts', path], {
      encoding: 'utf8',
    });
    expect(checked.stdout).toContain('promise, secret and contributions agree');
    expect(checked.status).toBe(0);
  };

  test('a match is opened, filled with a computer, played and stopped', async () => {
    await openTable();
    await keep('2-lobby');
    await button('Set up…').click();
    await choose('Add a computer', '+ Strong CPU');
    await button(/^Start$/).waitFor();
    await choose('Choose a player to remove', 'CPU 1');
    await button(/^Start$/).waitFor({ state: 'detached' });
    await choose('Add a computer', '+ Easy CPU');
    await keep('2-set-up');
    await button('🔒 Fair deal').click();
    await button('Cut the cards').click();
    await button('Submit').click();
    await said('You cut the cards').waitFor();
    await keep('2-cut');
    await button(/^Start$/).click();
    await button('My hand').click();
    // Whoever is new is taught first.
    await button('Skip').click();
    await button('Skip').waitFor({ state: 'hidden' });
    await keep('3-hand');

    await play(4);
    await send('/hanafuda stop');
    await said('closed this table').waitFor();
    await keep('5-end');
    await checkDeals();
    await button('Play again').click();
    await page
      .getByAltText(/round 1 of 3/)
      .last()
      .waitFor();
    await keep('6-again');
    expect(errors).toEqual([]);
  });

  test('on a phone “Play now” leads to cards in hand, and nothing is wider than the screen', async () => {
    await send('/hanafuda stop');
    await said('closed this table').waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await page.getByRole('radio', { name: 'Aoi, you' }).waitFor();
    await become('Dana');
    await expectFitting();

    await send('/hanafuda start');
    await button('Play now').waitFor();
    await expectFitting();
    await button('Play now').click();
    await button('Skip').waitFor();
    await expectFitting();
    await keep('7-lesson');
    await button('Skip').click();
    await button('Yaku').waitFor();
    await page.locator('.private img').last().waitFor();
    await expectFitting();
    // As in Discord on a phone: in the dark, and nearly as wide as the screen.
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    const hand = page.locator('.private img:not(.emoji)').last();
    // It has no size while the page takes another in its place.
    await expect.poll(async () => (await hand.boundingBox())?.width ?? 0).toBeGreaterThan(339);
    await keep('8-hand');
    expect(errors).toEqual([]);
  });
});
