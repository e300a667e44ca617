import { describe, expect, test } from 'vitest';
import { CARD_COLOURS } from '../../src/render/deck/deck.ts';
import { LOCKED } from '../../src/render/medals/medals.ts';
import { SHADED, VEILED } from '../../src/render/paint.ts';
import { createPalette, INKS, type Rgb } from '../../src/render/raster/palette.ts';
import type { Ink } from '../../src/render/scene.ts';
import { contrast, difference, type Sight, seen } from '../support/colour.ts';

/** What WCAG 2 asks of marks and of large letters. */
const ENOUGH = 3;
/** Seats that look less different than this are told apart by their shapes alone. */
const APART = 15;

const CARDS = Object.values(CARD_COLOURS).map((hex) => Number.parseInt(hex.slice(1), 16));
const PALETTE = createPalette(CARDS);
const VEIL = PALETTE.towards('dark', VEILED);
const VEILED_CARDS = CARDS.map((_, index) => PALETTE.colours[VEIL[index] ?? 0] ?? 0);
const FELT = PALETTE.felt.map((index) => PALETTE.colours[index] ?? 0);
const PANELS = [INKS.panel, INKS.lit];
const SEATS = (Object.keys(INKS) as Ink[]).filter((ink) => ink.startsWith('seat'));

/** Every mark with all that it is drawn on; one with an edge is seen by that. */
const MARKS: Readonly<Record<string, readonly [mark: Rgb, grounds: readonly Rgb[]]>> = {
  'letters on the felt': [INKS.cream, FELT],
  'letters in panels': [INKS.cream, PANELS],
  'labels in panels': [INKS.dim, PANELS],
  'labels on the felt': [INKS.dim, FELT],
  'yaku, gains and the pointer': [INKS.gold, PANELS],
  'the frame of the last move on the felt': [INKS.gold, FELT],
  'the frame of the last move in panels': [INKS.gold, PANELS],
  'the frame of earlier moves on the felt': [INKS.cream, FELT],
  'the frame of earlier moves in panels': [INKS.cream, PANELS],
  'the band of the turn': [INKS.gold, PANELS],
  'its word': [INKS.dark, [INKS.gold]],
  'the number of a card': [INKS.dark, [INKS.cream]],
  'the number of a card that takes something': [INKS.dark, [INKS.gold]],
  'the cross of a card that may not be played': [INKS.cream, VEILED_CARDS],
  'the tick of a card that one has': [INKS.dark, [INKS.cream]],
  'the sign of what may be taken': [INKS.dark, [INKS.cream]],
  'the edge of a seal': [INKS.cream, [...PANELS, ...FELT, INKS.seal]],
  'the character of a seal': [INKS.cream, [INKS.seal]],
  'the arrow of the pile': [INKS.cream, [INKS.seal]],
  'where a card of the last move came from': [INKS.dark, [INKS.gold]],
  'the count of the pile': [INKS.cream, [INKS.dark]],
  'the sun of the sign of card points': [INKS.seal, [INKS.paper]],
  'a white stone': [INKS.paper, PANELS],
  'the course of a rating': [INKS.gold, PANELS],
  'a medal that is still to be earned': [INKS[LOCKED.main], [INKS[LOCKED.ground]]],
  'the edge of a black stone': [INKS.dim, [...PANELS, INKS.ink]],
  'the dark edge of a badge on the band of the turn': [INKS.dark, [INKS.gold]],
  ...Object.fromEntries(
    SEATS.flatMap((seat) => [
      [`the badge of ${seat}`, [INKS[seat], [...PANELS, ...FELT, INKS.dark]]],
      [`the figure of ${seat}`, [INKS.dark, [INKS[seat]]]],
    ]),
  ),
};

test.each(Object.entries(MARKS))('%s stands out from all it is drawn on', (_, [mark, grounds]) => {
  const contrasts = grounds.map((ground) => contrast(mark, ground));
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(ENOUGH);
});

/** What WCAG 2 asks of words. */
const READABLE = 4.5;

test.each([
  ['the words of a poster', 'cream', 'wine'],
  ['the names and amounts of a poster', 'gold', 'wine'],
  ['the words of a poster of the rarest', 'dark', 'gold'],
  ['the names and amounts of a poster of the rarest', 'wine', 'gold'],
  ['the words of a seal', 'cream', 'seal'],
  ['the word of the turn', 'dark', 'gold'],
  ['the figures of cards', 'dark', 'cream'],
  ['the count of the pile', 'cream', 'dark'],
  ...SEATS.map((seat) => [`the figure of ${seat}`, 'dark', seat] as const),
] as const)('%s can be read', (_, ink, ground) => {
  expect(contrast(INKS[ink], INKS[ground])).toBeGreaterThanOrEqual(READABLE);
});

describe.each(Array.from({ length: 12 }, (_, index) => index + 1))(
  'the ground of month %i',
  (month) => {
    const ground = (index: number) => PALETTE.of(month)[index] ?? 0;
    const grounds = [...PALETTE.felt, PALETTE.inks.panel, PALETTE.inks.lit].map(ground);

    test('leaves words as readable as January’s', () => {
      const least = (ink: Ink, on: readonly Rgb[]) =>
        Math.min(...on.map((colour) => contrast(INKS[ink], colour)));
      for (const ink of ['cream', 'gold', 'dim'] as const) {
        expect(least(ink, grounds) / least(ink, [...FELT, ...PANELS])).toBeGreaterThan(0.97);
      }
      const words = (['cream', 'gold', 'dim'] as const).map((ink) => [ink, least(ink, grounds)]);
      expect(words.filter(([, contrasts]) => Number(contrasts) < READABLE)).toEqual([]);
      const seats = SEATS.map((seat) => least(seat, grounds));
      expect(Math.min(...seats)).toBeGreaterThanOrEqual(ENOUGH);
    });

    test('changes no colour of a card, nor of anything that lies on it', () => {
      const steady = [
        ...CARDS.keys(),
        ...(['gold', 'cream', 'wine', 'rim'] as const).map((ink) => PALETTE.inks[ink]),
      ];
      expect(steady.map(ground)).toEqual(steady.map((index) => PALETTE.colours[index]));
    });
  },
);

describe.each<Sight>(['usual', 'deuteranopia', 'protanopia'])('with %s sight', (sight) => {
  test('no two seats have colours that look alike', () => {
    const looks = SEATS.map((seat) => seen(INKS[seat], sight));
    const pairs = looks.flatMap((one, at) =>
      looks.slice(at + 1).map((two) => difference(one, two)),
    );
    expect(Math.min(...pairs)).toBeGreaterThanOrEqual(APART);
  });
});

test('a card that nothing takes is easy to read: its paper and its lines stand apart', () => {
  const shade = PALETTE.towards('dark', SHADED);
  const shaded = (colour: Rgb) => PALETTE.colours[shade[PALETTE.colours.indexOf(colour)] ?? 0] ?? 0;
  expect(contrast(shaded(INKS.paper), shaded(INKS.ink))).toBeGreaterThanOrEqual(6);
});

test('an ink blends alike, whatever was blended before it', () => {
  const others = createPalette(CARDS);
  for (const ink of Object.keys(INKS).toReversed() as Ink[]) others.towards(ink, 0.4);
  expect(others.blend('gold')).toEqual(createPalette(CARDS).blend('gold'));
});
