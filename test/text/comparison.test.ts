import { expect, test } from 'vitest';
import { NO_CARDS, size } from '../../src/engine/core/card-set.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import type { Settlement } from '../../src/engine/round/event.ts';
import type { View } from '../../src/engine/view/view.ts';
import { findGame, GAMES } from '../../src/games/index.ts';
import { layoutSettlement } from '../../src/render/layout/result/settlement.ts';
import { words } from '../../src/text/language.ts';
import { pictureWords } from '../../src/text/pictures/picture.ts';
import { NAMES } from '../support/names.ts';
import { eventsOf } from '../support/play.ts';
import { playMatch, randomChooser, randomSetup } from '../support/random-match.ts';
import { wordsIn } from '../support/scene.ts';
import { pay, settledOf } from '../support/settled.ts';

const compared = (game: string, more: Partial<Settlement>, locale = 'en') => {
  const { settlement } = settledOf(game, { order: [0, 1, 2], winner: 1, ...more });
  return pictureWords({ words: words(locale), game, names: NAMES }).compared(settlement, 1);
};

const YAKU = { id: 'inoshikacho', value: 50, cards: NO_CARDS };

test.each([
  ['hiraya', { scores: [-40, 90, -50] }, 'Highest score: +90 against −40, −50'],
  ['hiraya', { scores: [-20, 10, 10] }, 'Highest score: +10, tie goes to the earlier player'],
  [
    'suhara-bana',
    { points: [115, 115, 70], payments: [pay(2, 1, { why: 'card-points' })] },
    'Most card points: 115, tie goes to the later player',
  ],
  ['mayumi', { points: [90, 110, 80], scores: [40, 20, -60] }, 'Best of round: 110 against 90, 80'],
  [
    'ichi-ni-san',
    { points: [75, 98, 91], payments: [pay(0, 1, { why: 'card-points' })] },
    'Most card points: 98 against 91, 75',
  ],
  ['ichi-ni-san', { points: [95, 78, 91], payments: [pay(0, 1, { why: 'yaku' })] }, ''],
  [
    'sakura',
    {
      points: [40, 130, 65],
      yaku: [[YAKU], [YAKU], []],
      payments: [pay('bank', 1, { why: 'victory', points: 90 })],
    },
    'Best of round: 180 against 90, 65',
  ],
  ['koi-koi', { order: [0, 1], scores: [-5, 5] }, ''],
] satisfies [string, Partial<Settlement>, string][])(
  '%s tells what was compared to find who won: %#',
  (game, round, text) => {
    expect(compared(game, round)).toBe(text);
  },
);

interface Sheet {
  readonly settlement: Settlement;
  readonly own: ReturnType<typeof pictureWords>;
  /** All that its pictures say, and the first of them. */
  readonly told: string;
  readonly poster: string;
}

/** The score sheets of a random match of each game, with its most seats. */
function* sheets(): Generator<Sheet> {
  for (const [number, game] of [...GAMES, ...GAMES].entries()) {
    const seats = game.seats.at(number < GAMES.length ? -1 : 0) ?? 2;
    const setup = randomSetup(game, seats, number);
    const own = pictureWords({
      ...{ words: words('en'), game: game.id, names: NAMES.slice(0, seats) },
      options: setup.options,
    });
    const rounds: [Settlement, View][] = [];
    playMatch(game, { setup, choose: randomChooser(number) }, ({ state, events }) => {
      for (const { settlement } of eventsOf(events, 'settled'))
        rounds.push([settlement, game.view(state, 'spectator')]);
    });
    for (const [settlement, view] of rounds) {
      const pages = layoutSettlement({ view, settlement, words: own });
      const [poster = '', ...others] = pages.map((page) => wordsIn(page).join(' '));
      yield { settlement, own, poster, told: [poster, ...others].join(' ') };
    }
  }
}

test('the poster of every round won by comparing shows it', () => {
  const all = [...sheets()].filter(({ settlement }) => settlement.winner !== null);
  const shown = all.flatMap(({ settlement, own, poster }) => {
    const why = own.compared(settlement, settlement.winner ?? 0);
    return why === '' ? [] : [{ why, poster }];
  });
  expect(shown.length).toBeGreaterThan(50);
  expect(shown.filter(({ why, poster }) => !poster.includes(why))).toEqual([]);
});

test('whatever makes up or multiplies an amount is named', () => {
  let seen = 0;
  for (const { settlement, own, told, poster } of sheets()) {
    const { multipliers, payments, winner } = settlement;
    const factors = [...multipliers, ...payments.flatMap(({ times = [] }) => times)];
    const [sum = []] = winner === null ? [] : own.made(settlement, winner);
    const parts = sum.flatMap((part) => (/\p{L}/u.test(String(part)) ? [String(part).trim()] : []));
    const named = factors.map(({ why, times }) => own.times(why, times));
    seen += named.length + parts.length;
    expect({ missing: named.filter((text) => !told.includes(text)), told }).toMatchObject({
      missing: [],
    });
    expect({ missing: parts.filter((text) => !poster.includes(text)), poster }).toMatchObject({
      missing: [],
    });
  }
  expect(seen).toBeGreaterThan(200);
});

test.each([
  ['go-stop', 'pi', {}, 1 - 10],
  ['koi-koi', 'kasu', { doubleChaff: true }, 1 - 10],
])('of %s the poster tells for how many cards chaff counts', (game, id, options, more) => {
  let seen = 0;
  const found = findGame(game)!;
  for (let number = 0; number < 40; number++) {
    const setup = { ...randomSetup(found, found.seats[0]!, number) };
    setup.options = { ...defaultOptions(found.options), ...options };
    const own = pictureWords({
      ...{ words: words('en'), game, names: NAMES.slice(0, setup.seats) },
      options: setup.options,
    });
    playMatch(found, { setup, choose: randomChooser(number) }, ({ events }) => {
      const yaku = eventsOf(events, 'settled').flatMap(({ settlement }) => settlement.yaku.flat());
      for (const made of yaku.filter((one) => one.id === id)) {
        const told = own.counted(made);
        if (told !== '') seen++;
        expect(told).toBe(
          size(made.cards) === made.value - more ? '' : `counts as ${made.value - more}`,
        );
      }
    });
  }
  expect(seen).toBeGreaterThan(3);
});
