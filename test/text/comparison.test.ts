import { expect, test } from 'vitest';
import { NO_CARDS } from '../../src/engine/core/card-set.ts';
import type { Settlement } from '../../src/engine/round/event.ts';
import { GAMES } from '../../src/games/index.ts';
import { layoutSettlement } from '../../src/render/layout/result/settlement.ts';
import { words } from '../../src/text/language.ts';
import { pictureWords } from '../../src/text/pictures/picture.ts';
import { NAMES } from '../support/names.ts';
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
  ['hiraya', { scores: [10, 10, -20] }, 'Highest score: +10, tie broken by turn order'],
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

test('the poster of every round won by comparing shows it', () => {
  let seen = 0;
  for (const [number, game] of GAMES.entries()) {
    const seats = game.seats.at(-1) ?? 2;
    const setup = randomSetup(game, seats, number);
    const own = pictureWords({
      ...{ words: words('en'), game: game.id, names: NAMES.slice(0, seats) },
      options: setup.options,
    });
    playMatch(game, { setup, choose: randomChooser(number) }, ({ state, events }) => {
      for (const event of events) {
        if (event.type !== 'settled' || event.settlement.winner === null) continue;
        const { settlement } = event;
        const why = own.compared(settlement, event.settlement.winner);
        if (why === '') continue;
        const view = game.view(state, 'spectator');
        const [poster] = layoutSettlement({ view, settlement, words: own });
        expect(wordsIn(poster!).join(' ')).toContain(why);
        seen++;
      }
    });
  }
  expect(seen).toBeGreaterThan(50);
});
