import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { chromium } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { promiseOf, sha256Of } from '../../src/fairness/promise.ts';
import { type Verdict, verifyDeals } from '../../src/fairness/verify.ts';
import { GAMES, gameOf } from '../../src/games/index.ts';
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts';
import { HANG_MS } from '../support/hang.ts';
import { randomDeals } from '../support/random-deals.ts';
import { pageOfCheck } from './page/page-of-check.ts';

const PATH = fileURLToPath(new URL('../../docs/verify.html', import.meta.url));
const html = readFileSync(PATH, 'utf8');

/** The check as the page has it. */
function checkOfThePage(): (file: string) => Verdict {
  const [, code = ''] = /<script>(.*)<\/script>/s.exec(html) ?? [];
  const context = createContext({ TextEncoder });
  runInContext(code, context);
  // Its objects are of another realm.
  return (file) => JSON.parse(JSON.stringify(context['verifyDeals'](file)));
}

const check = checkOfThePage();

describe('docs/verify.html', () => {
  test.each(GAMES.flatMap((game) => game.seats.map((seats) => [game.id, seats] as const)))(
    'checks %s with %d seats as the bot does',
    (id, seats) => {
      const { file } = randomDeals(gameOf(id), seats, 7);
      expect(check(file)).toEqual(JSON.parse(JSON.stringify(verifyDeals(file))));
      const forged = file.replace(/^(deal 1 .*) (\S+) (\S+)$/m, '$1 $3 $2');
      expect(check(forged)).toMatchObject({ ok: false, failed: 'deal' });
    },
  );

  test('is made of the rules and the check as they are', async () => {
    expect(html === (await pageOfCheck()), 'npm run renew -- verify').toBe(true);
  });

  test('asks nobody for anything, and is small', () => {
    expect(html).toContain("default-src 'none'");
    expect(html).not.toMatch(/https?:|\bimport\(|fetch\(/);
    expect(html.length).toBeLessThan(150_000);
  });
});

const executablePath = findChromium();
if (executablePath === undefined) {
  console.warn('NO CHROMIUM FOUND: docs/verify.html is not opened. Set CHROMIUM_PATH to do that.');
}

test.runIf(executablePath !== undefined)(
  'docs/verify.html checks a file in a browser without a network, in any of its languages',
  async () => {
    const { deals, file } = randomDeals(gameOf('koi-koi'), 2, 12);
    const browser = await chromium.launch({
      executablePath: executablePath ?? '',
      args: CHROMIUM_FLAGS,
    });
    try {
      const context = await browser.newContext({ offline: true, locale: 'en-GB' });
      context.setDefaultTimeout(HANG_MS);
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`file://${PATH}`);
      const choose = (text: string) =>
        page
          .locator('#file')
          .setInputFiles({ name: 'deals.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
      await choose(file);
      await page.getByText('They agree.').waitFor();
      await page.getByText(sha256Of(file)).waitFor();
      await page.locator('#note').fill(promiseOf(deals).slice(0, 16));
      await page.getByText('That is the promise of this file.').waitFor();
      const screenshots = process.env['SCREENSHOTS'];
      if (screenshots !== undefined) {
        await page.screenshot({ path: `${screenshots}/verify.png`, fullPage: true });
      }
      await page.locator('#note').fill('0000');
      await page.getByText('This file has another promise').waitFor();
      await page.getByText('Deal 2 of').click();
      await page.getByText('Field:').nth(1).waitFor();
      await choose(file.replace(/^secret ./m, 'secret f'));
      await page.getByText('The secret isn’t the one that was promised').waitFor();
      await page.getByRole('button', { name: '日本語' }).click();
      await page.getByText('一致しません').waitFor();
      expect(errors).toEqual([]);
    } finally {
      await browser.close();
    }
  },
);
