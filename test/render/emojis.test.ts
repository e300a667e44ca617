import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas, loadImage } from 'canvas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CARDS, card } from '../../src/engine/core/cards.ts';
import { FACES } from '../../src/render/deck/deck.ts';
import { cardEmojis, EMOJI_SIZE, emojiName, writeEmojis } from '../../src/render/deck/emojis.ts';
import { KOREAN_FACES } from '../../src/render/deck/korean-face.ts';
import { alikeIn } from '../support/colour.ts';

/** What Discord accepts as an emoji's picture, in bytes. */
const LARGEST = 256 * 1024;
/** How small an emoji in a line of text is shown, in pixels. */
const IN_TEXT = 22;
/** Mean difference a channel, of 0–255, over the whole emoji. */
const TOLD_APART = 12;

/** Of both decks, by what they are called. */
const NAMES = [
  ...FACES.map((face) => emojiName(face)),
  ...KOREAN_FACES.map((face) => emojiName(face, 'korean')),
];

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
  test('are one for each card, one for the back, and those of the Korean deck that differ', () => {
    const files = readdirSync(folder).sort();
    expect(files).toEqual(NAMES.map((name) => `${name}.png`).sort());
    expect(files).toHaveLength(66);
    expect(written).toBe(66);
  });

  test('tell by a hash where a drawing has changed', async () => {
    const all = await cardEmojis();
    expect(all).toHaveLength(CARDS.length + KOREAN_FACES.length);
    expect(new Set(all.map(({ hash }) => hash)).size).toBe(all.length);
    for (const { name, hash } of all) expect(`${name}_${hash}`).toMatch(/^[a-z0-9_]{2,32}$/);
    expect((await cardEmojis()).map(({ hash }) => hash)).toEqual(all.map(({ hash }) => hash));
  });

  test('are called by their cards, and those of a deck that differ otherwise', () => {
    expect(emojiName(card('pine.crane'))).toBe('pine_crane');
    expect(emojiName(card('pine.crane'), 'korean')).toBe('pine_crane_k');
    expect(emojiName(card('pine.chaff1'), 'korean')).toBe('pine_chaff1');
    expect(emojiName('back')).toBe('card_back');
  });

  test('are PNGs of 128 × 128 pixels and at most 256 KiB', () => {
    for (const name of NAMES) {
      const file = join(folder, `${name}.png`);
      const png = readFileSync(file);
      expect(png.toString('latin1', 1, 4)).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([EMOJI_SIZE, EMOJI_SIZE]);
      expect(statSync(file).size).toBeLessThanOrEqual(LARGEST);
    }
  });

  test('have a frame on all four sides and corners through which the chat shows', async () => {
    for (const name of NAMES) {
      const data = await pixelsOf(name, EMOJI_SIZE);
      const alphaAt = (x: number, y: number) => data[(y * EMOJI_SIZE + x) * 4 + 3];
      const [middle, end] = [EMOJI_SIZE / 2, EMOJI_SIZE - 1];
      const sides = [alphaAt(0, middle), alphaAt(end, middle), alphaAt(middle, 0)];
      expect([...sides, alphaAt(middle, end)], name).toEqual([255, 255, 255, 255]);
      const corners = [alphaAt(0, 0), alphaAt(end, 0), alphaAt(0, end), alphaAt(end, end)];
      expect(corners, name).toEqual([0, 0, 0, 0]);
    }
  });

  test('are told apart in a line of text', async () => {
    const all = await Promise.all(FACES.map((face) => pixelsOf(emojiName(face), IN_TEXT)));
    expect(alikeIn(all, TOLD_APART)).toEqual([]);
  });
});

describe('the script', () => {
  const script = fileURLToPath(new URL('../../src/render/deck/export-emojis.ts', import.meta.url));
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });

  test('says how many it wrote, and where', () => {
    const target = join(root, 'from the script');
    expect(run(target)).toMatchObject({ status: 0, stdout: `66 emojis in ${target}\n` });
    expect(readdirSync(target)).toHaveLength(66);
  });

  test.each([[[]], [['one', 'two']]])('tells how to call it when given %j', (args) => {
    const { status, stderr, stdout } = run(...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('emojis -- FOLDER');
  });
});
