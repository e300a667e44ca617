import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas, loadImage } from 'canvas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { card } from '../../src/engine/core/cards.ts';
import { FACES } from '../../src/render/deck/deck.ts';
import { EMOJI_SIZE, emojiName, writeEmojis } from '../../src/render/deck/emojis.ts';

/** What Discord accepts as an emoji's picture, in bytes. */
const LARGEST = 256 * 1024;
/** How small an emoji in a line of text is shown, in pixels. */
const IN_TEXT = 22;
/** Mean difference a channel, of 0–255, over the whole emoji. */
const TOLD_APART = 12;

const root = mkdtempSync(join(tmpdir(), 'emojis-'));
const folder = join(root, 'made', 'by the export');
let written = 0;
beforeAll(async () => {
  written = await writeEmojis(folder);
});
afterAll(() => rmSync(root, { recursive: true }));

async function pixelsOf(name: string, size: number): Promise<Uint8ClampedArray> {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  context.drawImage(await loadImage(join(folder, `${name}.png`)), 0, 0, size, size);
  return context.getImageData(0, 0, size, size).data;
}

describe('the exported emojis', () => {
  test('are one for each card and one for the back', () => {
    const files = readdirSync(folder).sort();
    expect(files).toEqual(FACES.map((face) => `${emojiName(face)}.png`).sort());
    expect(files).toHaveLength(49);
    expect(written).toBe(49);
  });

  test('have names that Discord accepts', () => {
    for (const face of FACES) expect(emojiName(face)).toMatch(/^[a-z0-9_]{2,32}$/);
    expect(emojiName(card('pine.crane'))).toBe('pine_crane');
    expect(emojiName('back')).toBe('card_back');
  });

  test('are PNGs of 128 × 128 pixels and at most 256 KiB', () => {
    for (const face of FACES) {
      const file = join(folder, `${emojiName(face)}.png`);
      const png = readFileSync(file);
      expect(png.toString('latin1', 1, 4)).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([EMOJI_SIZE, EMOJI_SIZE]);
      expect(statSync(file).size).toBeLessThanOrEqual(LARGEST);
    }
  });

  test('have a frame on all four sides and corners through which the chat shows', async () => {
    for (const face of FACES) {
      const data = await pixelsOf(emojiName(face), EMOJI_SIZE);
      const alphaAt = (x: number, y: number) => data[(y * EMOJI_SIZE + x) * 4 + 3];
      const [middle, end] = [EMOJI_SIZE / 2, EMOJI_SIZE - 1];
      const sides = [alphaAt(0, middle), alphaAt(end, middle), alphaAt(middle, 0)];
      expect([...sides, alphaAt(middle, end)], emojiName(face)).toEqual([255, 255, 255, 255]);
      const corners = [alphaAt(0, 0), alphaAt(end, 0), alphaAt(0, end), alphaAt(end, end)];
      expect(corners, emojiName(face)).toEqual([0, 0, 0, 0]);
    }
  });

  test('are told apart in a line of text', async () => {
    const all = await Promise.all(FACES.map((face) => pixelsOf(emojiName(face), IN_TEXT)));
    const alike: string[] = [];
    for (const [i, one] of all.entries()) {
      for (const [j, other] of all.slice(0, i).entries()) {
        const sum = one.reduce((total, value, at) => total + Math.abs(value - (other[at] ?? 0)), 0);
        if (sum / one.length < TOLD_APART) alike.push(`${i} and ${j}: ${sum / one.length}`);
      }
    }
    expect(alike).toEqual([]);
  });
});

describe('the script', () => {
  const script = fileURLToPath(new URL('../../src/render/deck/export-emojis.ts', import.meta.url));
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });

  test('says how many it wrote, and where', () => {
    const target = join(root, 'from the script');
    expect(run(target)).toMatchObject({ status: 0, stdout: `49 emojis in ${target}\n` });
    expect(readdirSync(target)).toHaveLength(49);
  });

  test.each([[[]], [['one', 'two']]])('tells how to call it when given %j', (args) => {
    const { status, stderr, stdout } = run(...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('emojis -- FOLDER');
  });
});
