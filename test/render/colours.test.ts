import { describe, expect, test } from 'vitest';
import { CARD_COLOURS } from '../../src/render/deck/deck.ts';
import { LOCKED } from '../../src/render/medals/medals.ts';
import { SHADED, VEILED } from '../../src/render/paint.ts';
import { createPalette, INKS, type Rgb } from '../../src/render/raster/palette.ts';
import type { Ink } from '../../src/render/scene.ts';
import { contrast, difference, type Sight, seen } from '../support/colour.ts';

/** What WCAG 2 asks of marks and of large letters. */
const ENOUGH = 3;
/** The same of words. */
const READABLE = 4.5;
/** Seats that look less different than this are told apart by their shapes alone. */
const APART = 15;

const CARDS = Object.values(CARD_COLOURS).map((hex) => Number.parseInt(hex.slice(1), 16));
const PALETTE = createPalette(CARDS);
const VEIL = PALETTE.towards('dark', VEILED);
const VEILED_CARDS = CARDS.map((_, index) => PALETTE.colours[VEIL[index] ?? 0] ?? 0);
const FELT = PALETTE.felt.map((index) => PALETTE.colours[index] ?? 0);
const PANELS = [INKS.panel, INKS.lit];
const SEATS = (Object.keys(INKS) as Ink[]).filter((ink) => ink.startsWith('seat'));

const ALL = [...PANELS, ...FELT];
const EACH_SEAT = SEATS.flatMap((seat): readonly Pair[] => [
  [`the badge of ${seat}`, INKS[seat], [...ALL, INKS.dark], ENOUGH],
  [`the figure of ${seat}`, INKS.dark, [INKS[seat]], READABLE],
]);

/** What is drawn in a colour, with all that it is drawn on, and how far it stands out at least; one with an edge by that. */
type Pair = readonly [what: string, mark: Rgb, grounds: readonly Rgb[], least: number];

const PAIRS: readonly Pair[] = [
  ['letters, the frame of earlier moves, and of the latest on a hand', INKS.cream, ALL, ENOUGH],
  ['labels', INKS.dim, ALL, ENOUGH],
  ['yaku, gains, the frame of the latest move, the band of the turn', INKS.gold, ALL, ENOUGH],
  ['words on gold, figures of cards that take something', INKS.dark, [INKS.gold], READABLE],
  ['figures of cards, the tick, the sign of what may be taken', INKS.dark, [INKS.cream], READABLE],
  ['the cross of a card that may not be played', INKS.cream, VEILED_CARDS, ENOUGH],
  ['the edge of a seal', INKS.cream, [...ALL, INKS.seal], ENOUGH],
  ['the character of a seal, the arrow of the pile', INKS.cream, [INKS.seal], READABLE],
  ['the count of the pile', INKS.cream, [INKS.dark], READABLE],
  ['the sun of the sign of card points', INKS.seal, [INKS.paper], ENOUGH],
  ['a white stone', INKS.paper, PANELS, ENOUGH],
  ['the edge of a black stone', INKS.dim, [...PANELS, INKS.ink], ENOUGH],
  ['a medal that is still to be earned', INKS[LOCKED.main], [INKS[LOCKED.ground]], ENOUGH],
  ['the words of a poster', INKS.cream, [INKS.wine], READABLE],
  ['the names and amounts of a poster', INKS.gold, [INKS.wine], READABLE],
  ['the names and amounts of a poster of the rarest', INKS.wine, [INKS.gold], READABLE],
  ...EACH_SEAT,
];

test.each(PAIRS)('%s stands out from all it is drawn on', (_, mark, grounds, least) => {
  const contrasts = grounds.map((ground) => contrast(mark, ground));
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(least);
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
        expect(least(ink, grounds) / least(ink, ALL)).toBeGreaterThan(0.97);
        expect(least(ink, grounds)).toBeGreaterThanOrEqual(READABLE);
      }
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
