import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { CARDS, card } from '../../src/engine/core/cards.ts';
import {
  CARD_COLOURS,
  cardHeight,
  type Deck,
  FACES,
  type Face,
  loadDeck,
} from '../../src/render/deck/deck.ts';
import { coloursOn } from '../../src/render/deck/quantise.ts';
import { alikeIn, luminance, simulated } from '../support/colour.ts';
import { ownFolder } from '../support/own-folder.ts';

const FOLDER = fileURLToPath(new URL('../../src/render/cards/', import.meta.url));
const NAMES = [...CARDS.map(({ id }) => id), 'back'];
const source = (name: string): string => readFileSync(join(FOLDER, `${name}.svg`), 'utf8');

/** Elements that a flat drawing is made of; text, images, scripts, styles and filters are none. */
const ELEMENTS = new Set(['svg', 'defs', 'clipPath', 'g', 'use', 'rect', 'circle', 'path']);

const SMALL = 60;
/** Mean difference a channel, of 0–255, over the whole card; the nearest two differ by 31. */
const TOLD_APART = 20;
/** Lighter than the paper; and how much of a card is so, at least, to be seen at a glance. */
const LIGHT = 0.84;
const LIGHT_SHARE = 0.01;

function pixels(deck: Deck, face: Face, width: number): Uint8ClampedArray {
  const sprite = deck.sprite(face, width);
  return sprite.getContext('2d').getImageData(0, 0, sprite.width, sprite.height).data;
}

describe('the drawings', () => {
  test('there is a file for every card and the back, and no other', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(NAMES.map((name) => `${name}.svg`).sort());
  });

  test.each(NAMES)('%s is made of flat shapes alone', (name) => {
    const elements = [...source(name).matchAll(/<([a-zA-Z!?][\w:-]*)/g)].map(([, tag]) => tag);
    expect(elements.filter((tag) => !ELEMENTS.has(tag ?? ''))).toEqual([]);
  });

  test.each(NAMES)('%s refers to nothing outside itself', (name) => {
    const svg = source(name);
    const ids = new Set([...svg.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => `#${id}`));
    const targets = [...svg.matchAll(/href="([^"]*)"|url\(([^)]*)\)/g)].map(([, a, b]) => a ?? b);
    expect(targets.filter((target) => !ids.has(target ?? ''))).toEqual([]);
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/:\/\/|data:|style=/);
  });

  test.each(NAMES)('%s uses the colours of the palette alone', (name) => {
    const allowed = new Set<string>([...Object.values(CARD_COLOURS), 'none', 'currentColor']);
    const used = [...source(name).matchAll(/\s(?:fill|stroke|color)="([^"]*)"/g)].map(([, c]) => c);
    expect(used.length).toBeGreaterThan(0);
    expect([...new Set(used)].filter((colour) => !allowed.has(colour ?? ''))).toEqual([]);
  });
});

describe('the deck', () => {
  let deck: Deck;
  beforeAll(async () => {
    deck = await loadDeck([SMALL, 150, 140]);
  });

  test('has every face at every width asked for', () => {
    for (const face of FACES) {
      for (const width of [150, 140, SMALL]) {
        const sprite = deck.sprite(face, width);
        expect([sprite.width, sprite.height]).toEqual([width, cardHeight(width)]);
      }
    }
  });

  test('has transparent corners and an opaque frame', () => {
    const alpha = pixels(deck, card('pine.crane'), SMALL).filter((_, index) => index % 4 === 3);
    const height = cardHeight(SMALL);
    const at = (x: number, y: number): number | undefined => alpha[y * SMALL + x];
    const corners = [at(0, 0), at(SMALL - 1, 0), at(0, height - 1), at(SMALL - 1, height - 1)];
    expect(corners.every((value) => value !== undefined && value < 8)).toBe(true);
    const sides = [at(0, 48), at(SMALL - 1, 48), at(30, 0), at(30, height - 1)];
    expect(sides).toEqual([255, 255, 255, 255]);
  });

  test('has faces that are told apart at 60 pixels', () => {
    const rasters = FACES.map((face) => pixels(deck, face, SMALL));
    expect(alikeIn(rasters, TOLD_APART)).toEqual([]);
  });

  test.each(['deuteranopia', 'protanopia'] as const)(
    'has blossoms of plum with light hearts, which leaves of maple have not: seen with %s',
    (sight) => {
      const light = (name: string) => {
        const all = coloursOn(deck.sprite(card(name), SMALL));
        return (
          all.filter((colour) => luminance(simulated(colour, sight)) > LIGHT).length / all.length
        );
      };
      const plum = ['plum.chaff1', 'plum.chaff2', 'plum.ribbon', 'plum.warbler'].map(light);
      const maple = ['maple.chaff1', 'maple.chaff2', 'maple.ribbon'].map(light);
      expect(Math.min(...plum)).toBeGreaterThan(LIGHT_SHARE);
      expect(Math.max(...maple)).toBeLessThan(LIGHT_SHARE / 4);
    },
  );

  test('refuses a width that was not asked for', () => {
    expect(() => deck.sprite(card('pine.crane'), 99)).toThrow('no such sprite: 0 at 99');
  });
});

describe('a damaged deck', () => {
  const folder = ownFolder();
  const url = new URL(`${pathToFileURL(folder)}/`);

  test.each([
    ['is missing', null],
    ['is empty', ''],
    ['is cut off', source('willow.rainman').slice(0, 4000)],
    ['is no drawing', 'a note'],
  ])('names the card whose file %s', async (_, content) => {
    cpSync(FOLDER, folder, { recursive: true });
    rmSync(join(folder, 'willow.rainman.svg'));
    if (content !== null) writeFileSync(join(folder, 'willow.rainman.svg'), content);
    await expect(loadDeck([SMALL], url)).rejects.toThrow('The card willow.rainman cannot be drawn');
  });
});
