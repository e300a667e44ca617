import { describe, expect, test } from 'vitest';
import { ALL_ROWS, formatCard } from '../../src/engine/core/cards.ts';
import type { Options } from '../../src/engine/core/game.ts';
import { defaultOptions, optionsFor } from '../../src/engine/core/options.ts';
import { theEvent } from '../support/play.ts';
import { gameOf } from '../support/position.ts';
import { started } from '../support/started.ts';
import { rowsOf } from './rows.ts';

/** The plants of the months as Korea counts them, paulownia before willow; bonus cards come last. */
const PLANTS = [
  ...['pine', 'plum', 'cherry', 'wisteria', 'iris', 'peony', 'clover'],
  ...['susuki', 'chrys', 'maple', 'paulownia', 'willow', 'bonus'],
];

/** The cards by which one comes first, of one month the better before the other. */
const ORDER = PLANTS.flatMap((plant) =>
  ALL_ROWS.map(({ id }) => String(id)).filter((id) => id.startsWith(`${plant}.`)),
);

/** The draws for the first oya of many matches: the card of each seat in the first of its turns, and who is oya. */
function firstDraws(id: string, edition?: number) {
  return Array.from({ length: 400 }, (_, seed) => {
    const { draws, oya } = theEvent(started(id, { seed, edition }).events, 'oya-drawn');
    const cards = draws[0]?.map(({ card }) => formatCard(card)) ?? [];
    const [first] = cards.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
    return { cards, isFirst: cards[oya] === first, times: draws.length };
  });
}

describe.each(['matgo', 'go-stop', 'min-hwatu'])('the first oya of %s', (id) => {
  test('has the earliest Korean month, of one month the better card; bonus cards come last (GS1, L1)', () => {
    const drawn = firstDraws(id);
    expect(drawn.filter(({ isFirst }) => !isFirst)).toEqual([]);
    expect(drawn.every(({ times }) => times === 1)).toBe(true);
    const late = drawn.filter(({ cards }) => cards.every((card) => /^(pau|wil|bon)/.test(card)));
    expect(late).not.toEqual([]);
  });

  test('was the one of the Japanese month in the first edition', () => {
    expect(firstDraws(id, 1).every(({ isFirst }) => isFirst)).toBe(false);
  });
});

describe.each([
  ['matgo', 2],
  ['go-stop', 3],
])('the Korean table of %s', (id, many) => {
  const game = gameOf(id);
  const rulesBy = (options: Options) =>
    game.rulesOf({
      ...{ game: id, seats: game.usualSeats, edition: 2 },
      options: { ...defaultOptions(game.options), ...options },
    });
  const preset = { preset: 'korean-table', bonusCards: 0, bonusSteals: true };

  test('is one choice in place of four (L13, preset)', () => {
    const offered = (options: Options) =>
      Object.keys(optionsFor(game.options, game.usualSeats, options));
    const four = ['firstOya', 'bonusCards', 'bonusSteals', 'fieldFour'];
    expect(offered({}).filter((option) => !offered(preset).includes(option))).toEqual(four);
  });

  test('draws the latest month first, and has its bonus cards (L13, preset, firstOya)', () => {
    expect(rulesBy(preset).drawFirst).toBe('latest');
    expect(rulesBy({ firstOya: 'latest' }).drawFirst).toBe('latest');
    expect(rulesBy({}).drawFirst).toBe('earliest');
    expect(rulesBy(preset).deck).toHaveLength(48 + many);
  });

  const hands = game.usualSeats === 2 ? '10 / 10' : '7 / 7 / 7';
  rowsOf(id, { seats: game.usualSeats, options: preset })({
    'makes a nagari of four on the field, and nobody gives chaff for a bonus card (L13, preset)': [
      `deals field pine.* plum.chaff1 iris.chaff1, hands ${hands}, pile * => times 2 nagari`,
      'at field plum.chaff1, hands bonus.three iris.chaff1 / 2 / 2, captured / pine.chaff1',
      'pile maple.deer *, moves play:bonus.three => stolen none',
    ],
  });
});

test('Go-Stop has house rules of Matgo by the same tables and the same code (chongtong, cup, emptyPays, fieldFour, goBonus, minimum, nagariCap, piBakZero, smallBomb)', () => {
  const {
    bonusCards: _,
    liable: __,
    entryAfterNagari: ___,
    rounds: ____,
    ...shared
  } = gameOf('go-stop').options;
  const {
    bonusCards: _____,
    chongtongPoints: ______,
    rounds,
    ...ofMatgo
  } = gameOf('matgo').options;
  expect(rounds).toEqual({ ...gameOf('go-stop').options['rounds'], opensWith: 3 });
  expect(shared).toEqual(ofMatgo);
  for (const [option, table] of Object.entries(shared))
    expect(gameOf('matgo').options[option]).toBe(table);
});
