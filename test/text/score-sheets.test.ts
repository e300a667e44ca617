import { describe, expect, test } from 'vitest';
import { NO_CARDS, parseCardSet } from '../../src/engine/core/card-set.ts';
import type { Options } from '../../src/engine/core/game.ts';
import type { GameInfo } from '../../src/engine/match/game-info.ts';
import type { PaidWhy, Party, Payment, Settlement } from '../../src/engine/round/event.ts';
import { LANGUAGES, words } from '../../src/text/language.ts';
import { pictureWords } from '../../src/text/pictures/picture.ts';
import { gameInfo } from '../../src/text/rules/game-words.ts';
import { sumOf } from '../../src/text/settlement/round-sum.ts';
import { settlementLines } from '../../src/text/settlement/settlement.ts';
import type { Context } from '../../src/text/story/context.ts';
import { evaluate } from '../support/arithmetic.ts';
import { NAMES } from '../support/names.ts';
import { eventsOf } from '../support/play.ts';
import { playMatch, randomChooser, randomSetup, TABLES } from '../support/random-match.ts';
import { expectSentences, type Told } from '../support/sentences.ts';
import { pay, settledOf } from '../support/settled.ts';

const context = (game: string, locale = 'en'): Context => ({
  words: words(locale),
  game,
  names: NAMES,
});
const sheetOf = (settlement: Settlement, game: string, locale = 'en') =>
  settlementLines(settlement, context(game, locale));

const yaku = (id: string, value: number) => ({ id, value, cards: NO_CARDS });
const paid = (from: Party, to: Party, amount: number, why: PaidWhy, id?: string): Payment =>
  pay(from, to, { amount, unit: 'points', points: amount, why, ...(id && { yaku: id }) });

const inKen = (payment: Payment): Payment => ({ ...payment, unit: 'ken' });

/** A settled round of three, of which a test gives what matters. */
const round = (game: string, more: Partial<Settlement>): Settlement =>
  settledOf(game, {
    ...{ round: 1, month: 1, order: [0, 1, 2], points: [88, 88, 88], par: 88, winner: 0 },
    ...{ yaku: [[], [], []], void: [[], [], []], scores: [0, 0, 0], totals: [0, 0, 0] },
    ...{ stage: null, ...more },
  }).settlement;

/** Stones, of which two players have too few. */
const inStones = (from: Party, to: Party, amount: number, why: PaidWhy, owed = amount): Payment =>
  pay(from, to, { amount, owed, points: owed * 5, why });
const made = (id: string, value: number, cards: string) => ({
  ...yaku(id, value),
  cards: parseCardSet(cards),
});
const TWO = { order: [0, 1], void: [[], []] } as const;
const MUSHI: Partial<Settlement> = {
  ...TWO,
  points: [95, 145],
  par: 120,
  yaku: [[made('sanko', 25, 'pine.crane')], [made('fujishima', 10, 'wisteria.cuckoo')]],
  payments: [paid(0, 1, 10, 'round-score'), paid('bank', 1, 1, 'round-counter')],
  scores: [-10, 11],
  totals: [170, 191],
  winner: 1,
};

/** What each sheet shows, its game and its round. */
const SHEETS: readonly (readonly [string, string, Partial<Settlement>])[] = [
  [
    'stones: a plate borrowed, and payers who run out of them',
    'suhara-bana',
    {
      ...{ round: 2, month: 2, points: [130, 90, 80, 0], par: 100, stage: 'small' },
      yaku: [[made('sugawara', 2, 'pine.crane')], [], [], []],
      void: [[], [], [made('hanami', 1, 'chrys.cup')], []],
      payments: [
        inStones(1, 0, 2, 'card-points'),
        inStones(2, 0, 1, 'card-points', 4),
        inStones(2, 0, 0, 'dekiyaku', 8),
        inStones('pot', 0, 4, 'pot-share'),
      ],
      ...{ scores: [7, -2, -1, 0], totals: [57, 48, 0, 50], borrowed: [0, 0, 0, 1] },
    },
  ],
  // The worked example of Mushi's scores: A has 90 − 115 + 25 − 10, B the opposite.
  ['points, with a round counter', 'botan-cho', MUSHI],
  ['no payments', 'botan-cho', { ...MUSHI, payments: [] }],
  [
    'several who pay alike, in one line for each yaku',
    'ume-botan',
    {
      payments: [
        paid(0, 1, 20, 'yaku', 'tsukimi'),
        paid(2, 1, 20, 'yaku', 'tsukimi'),
        paid(0, 1, 20, 'yaku', 'hanami'),
        paid(0, 2, 20, 'yaku', 'tsukimi'),
        paid(2, 1, 20, 'yaku', 'hanami'),
      ],
    },
  ],
  [
    'the cards of a yaku, those that look alike together',
    'mayumi',
    {
      captured: [
        parseCardSet('pine.crane pine.ribbon pine.chaff1 pine.chaff2 plum.warbler cherry.curtain'),
        ...[NO_CARDS, NO_CARDS],
      ],
      par: 0,
      yaku: [
        [
          made('oozan', 300, 'pine.crane plum.warbler cherry.curtain'),
          made('family', 50, 'pine.crane pine.ribbon pine.chaff1 pine.chaff2'),
        ],
        ...[[], []],
      ],
    },
  ],
  [
    'Ume Botan leaves out what a dandruff cancels (U18)',
    'ume-botan',
    {
      points: [12, 100, 152],
      yaku: [[yaku('fuke', 50)], [], []],
      void: [[], [], [yaku('aotan', 20)]],
      payments: [paid(1, 0, 50, 'yaku', 'fuke'), paid(2, 0, 50, 'yaku', 'fuke')],
      scores: [100, -50, -50],
    },
  ],
  [
    'Sakura takes away what the yaku of the others cost, and adds what partners have',
    'sakura',
    {
      points: [90, 80, 60],
      par: 0,
      yaku: [[yaku('ha', 50)], [yaku('i', 50), yaku('ro', 50)], []],
      payments: [
        paid('bank', 0, 90, 'card-points'),
        paid('bank', 0, 25, 'partner-points'),
        paid(1, 'bank', 50, 'rival-yaku', 'ha'),
        paid(2, 'bank', 50, 'rival-yaku', 'ha'),
        paid(0, 'bank', 50, 'rival-yaku', 'i'),
        paid(0, 'bank', 50, 'rival-yaku', 'ro'),
      ],
      scores: [15, 30, 10],
    },
  ],
  [
    'Mayumi compares sums with the oya: 420, 550 and 170',
    'mayumi',
    {
      points: [220, 250, 70],
      par: 0,
      yaku: [
        [yaku('aotan', 200)],
        [yaku('oozan', 200), yaku('family', 50), yaku('family', 50)],
        [yaku('hanami', 100)],
      ],
      payments: [inKen(paid(0, 1, 130, 'difference')), inKen(paid(2, 0, 250, 'difference'))],
      scores: [120, 130, -250],
      totals: [120, 130, -250],
      winner: 1,
    },
  ],
  [
    'Changara tells how many games each has won, where a match has several (RP20)',
    'roppyakken',
    { ...TWO, scores: [120, 90], totals: [310, 90], points: [120, 90], games: [1, 0] },
  ],
  [
    'Hana-awase tells lucky hands and few cards',
    'hana-awase',
    {
      points: [150, 100, 14],
      teyaku: [{ seat: 0, id: 'roku-kasu', value: 20, cards: NO_CARDS }],
      payments: [
        paid(2, 0, 62, 'card-points'),
        paid(1, 0, 20, 'teyaku', 'roku-kasu'),
        paid(2, 0, 20, 'teyaku', 'roku-kasu'),
        paid(0, 2, 30, 'few-cards'),
        paid(1, 2, 30, 'few-cards'),
      ],
      scores: [72, -50, -22],
    },
  ],
  [
    'Koi-Koi multiplies the yaku of the winner, and mentions no card points',
    'koi-koi',
    {
      order: [0, 1],
      points: [0, 0],
      par: 0,
      yaku: [[yaku('sanko', 6), yaku('tane', 2)], []],
      void: [[], [yaku('kasu', 1)]],
      multipliers: [
        { times: 2, why: 'seven' },
        { times: 2, why: 'koi-koi' },
      ],
      payments: [paid('bank', 0, 32, 'shobu')],
      scores: [32, 0],
      totals: [32, 0],
    },
  ],
];

test('each kind of round is explained line by line', async () => {
  const told = SHEETS.map(([about, game, more]): Told => {
    const lines = ['en', 'ja'].flatMap((language) => sheetOf(round(game, more), game, language));
    return [`${about} (${game})`, ...lines];
  });
  await expectSentences('score-sheets', told);
});

/**
 * What a seat's change consists of: each payment to it and from it, except for a loan, and each factor, and
 * each yaku of who stops. One payment that nothing multiplies needs no sum: it stands in the list of payments as it is.
 */
function hasMoreThanOneItem(settlement: Settlement, seat: number): boolean {
  const own = settlement.payments.filter(
    ({ from, to, amount, why }) =>
      (from === seat || to === seat) && amount > 0 && why !== 'borrowed-plate',
  );
  const isMultiplied = own.some(({ times = [] }) => times.length > 0);
  const calls = own.filter(({ why }) => why === 'shobu' || why === 'stop');
  const isOfSeveral = calls.some(
    ({ to }) =>
      settlement.multipliers.length > 0 || (to === seat && settlement.yaku[seat]!.length > 1),
  );
  return own.length > 1 || isMultiplied || isOfSeveral;
}

/** A drawn sum as people would do it; amounts are in the unit of the totals. */
function done(sum: readonly (string | number)[]): {
  readonly terms: number;
  readonly result: number | undefined;
} {
  const [, terms = '', result] = /^(.+?) =(?: (.+) →)?$/.exec(sum.join('')) ?? [];
  return { terms: evaluate(terms), result: result === undefined ? undefined : evaluate(result) };
}

describe.each(TABLES)(
  'random matches of $id for $seats, any house rules',
  ({ id, game, seats }) => {
    const settled: (readonly [Settlement, GameInfo, Options])[] = [];
    for (let number = 1; number <= 4; number++) {
      const setup = randomSetup(game, seats, number);
      playMatch(game, { setup, choose: randomChooser(number) }, ({ events }) => {
        const info = gameInfo(id, setup.options);
        for (const { settlement } of eventsOf(events, 'settled'))
          settled.push([settlement, info, setup.options]);
      });
    }

    test('every way to write a sum is true, and comes to what the round brought', () => {
      for (const [settlement, , options] of settled) {
        const { sums, made: madeOf } = pictureWords({ ...context(id), options });
        for (const seat of settlement.scores.keys()) {
          for (const sum of madeOf(settlement, seat).filter(({ length }) => length > 1)) {
            expect(evaluate(sum.join('')), sum.join('')).toBe(settlement.scores[seat]);
          }
          for (const sum of sums(settlement, seat)) {
            const { terms, result = settlement.scores[seat] } = done(sum);
            expect(terms, sum.join('')).toBe(result);
          }
        }
      }
    });

    test('every amount that a poster says is made of something else has a word', () => {
      for (const [settlement, , options] of settled) {
        const { made: madeOf } = pictureWords({ ...context(id), options });
        for (const seat of settlement.scores.keys()) {
          const [closest] = madeOf(settlement, seat);
          if (closest !== undefined) expect(closest.join('')).toMatch(/^[−(\d× a-z]*[A-Z]/);
        }
      }
    });

    test('each payer and payee of more than one item has a sum that comes to all of it', () => {
      for (const [settlement, info] of settled) {
        for (const [seat, score] of settlement.scores.entries()) {
          const sum = sumOf(settlement, seat, info);
          if (!hasMoreThanOneItem(settlement, seat)) continue;
          expect(sum?.value, JSON.stringify({ seat, payments: settlement.payments })).toBe(score);
        }
      }
    });

    test('every sum in a picture stands on its sheet, too, in both languages', () => {
      for (const [settlement, , options] of settled) {
        for (const { language } of LANGUAGES) {
          const { sums } = pictureWords({ ...context(id, language), options });
          const lines = settlementLines(settlement, { ...context(id, language), options });
          const drawn = [...settlement.scores.keys()].filter(
            (seat) => sums(settlement, seat).length > 0,
          );
          expect(lines.filter((line) => line.includes(' = '))).toHaveLength(drawn.length);
        }
      }
    });

    test('every sheet fits its message and names everything', () => {
      for (const [settlement] of settled) {
        for (const language of LANGUAGES) {
          const lines = sheetOf(settlement, id, language.language);
          expect(lines.join('\n').length).toBeLessThanOrEqual(2500);
          expect(lines.join('\n')).not.toMatch(/undefined|null|NaN|\[object/);
        }
      }
    });
  },
);
