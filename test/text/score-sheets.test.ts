import { describe, expect, test } from 'vitest';
import { NO_CARDS, parseCardSet } from '../../src/engine/core/card-set.ts';
import type { Options } from '../../src/engine/core/game.ts';
import type { GameInfo } from '../../src/engine/match/game-info.ts';
import type { PaidWhy, Party, Payment, Settlement } from '../../src/engine/round/event.ts';
import { findGame, GAMES } from '../../src/games/index.ts';
import { LANGUAGES, words } from '../../src/text/language.ts';
import { pictureWords } from '../../src/text/pictures/picture.ts';
import { gameInfo } from '../../src/text/rules/game-words.ts';
import { sumOf } from '../../src/text/settlement/round-sum.ts';
import { settlementLines } from '../../src/text/settlement/settlement.ts';
import type { Context } from '../../src/text/story/context.ts';
import { evaluate } from '../support/arithmetic.ts';
import { NAMES } from '../support/names.ts';
import { playMatch, randomChooser, randomSetup } from '../support/random-match.ts';

const context = (game: string, locale = 'en'): Context => ({
  words: words(locale),
  game,
  names: NAMES,
});
const sheetOf = (settlement: Settlement, game: string, locale = 'en') =>
  settlementLines(settlement, context(game, locale));

const yaku = (id: string, value: number) => ({ id, value, cards: NO_CARDS });
const paid = (from: Party, to: Party, amount: number, why: PaidWhy, id?: string): Payment => ({
  ...{ from, to, amount, owed: amount, unit: 'points', points: amount, why },
  ...(id === undefined ? {} : { yaku: id }),
});

const inKen = (payment: Payment): Payment => ({ ...payment, unit: 'ken' });

/** A settled round of three, of which a test gives what matters. */
const round = (more: Partial<Settlement>): Settlement => ({
  round: 1,
  month: 1,
  oya: 0,
  order: [0, 1, 2],
  captured: [],
  points: [88, 88, 88],
  par: 88,
  yaku: [[], [], []],
  teyaku: [],
  void: [[], [], []],
  payments: [],
  multipliers: [],
  scores: [0, 0, 0],
  totals: [0, 0, 0],
  winner: 0,
  borrowed: null,
  stage: null,
  ...more,
});

describe('a payment for a yaku', () => {
  const settlement = round({
    payments: [
      paid(0, 1, 20, 'yaku', 'tsukimi'),
      paid(2, 1, 20, 'yaku', 'tsukimi'),
      paid(0, 1, 20, 'yaku', 'hanami'),
      paid(0, 2, 20, 'yaku', 'tsukimi'),
      paid(2, 1, 20, 'yaku', 'hanami'),
    ],
  });

  test('names it, and those who pay alike share a line', () => {
    const lines = sheetOf(settlement, 'ume-botan').filter((line) => line.startsWith('- '));
    expect(lines).toEqual([
      '- **Aya** and **Cai** each pay **Ben** 20 points for Moon Viewing.',
      '- **Aya** and **Cai** each pay **Ben** 20 points for Flower Viewing.',
      '- **Aya** pays **Cai** 20 points for Moon Viewing.',
    ]);
  });

  test('does so in Japanese', () => {
    const lines = sheetOf(settlement, 'ume-botan', 'ja').filter((line) => line.startsWith('- '));
    expect(lines).toEqual([
      '- **Aya**、**Cai**：それぞれ**Ben**に20点を払います（月見）。',
      '- **Aya**、**Cai**：それぞれ**Ben**に20点を払います（花見）。',
      '- **Aya**：**Cai**に20点を払います（月見）。',
    ]);
  });
});

describe('a yaku on a sheet', () => {
  const captured = 'pine.crane pine.ribbon pine.chaff1 pine.chaff2 plum.warbler cherry.curtain';
  const made = (id: string, value: number, cards: string) => ({
    ...yaku(id, value),
    cards: parseCardSet(cards),
  });
  const settlement = round({
    captured: [parseCardSet(captured), NO_CARDS, NO_CARDS],
    par: 0,
    yaku: [
      [
        made('oozan', 300, 'pine.crane plum.warbler cherry.curtain'),
        made('family', 50, 'pine.crane pine.ribbon pine.chaff1 pine.chaff2'),
      ],
      [],
      [],
    ],
  });

  test('names the cards that make it, those that look alike together', () => {
    expect(sheetOf(settlement, 'mayumi')).toContainEqual(
      expect.stringContaining(
        'Great Three (300 ken – crane, bush warbler, curtain), Whole Family (50 ken – crane, pine ribbon, 2 pine chaff)',
      ),
    );
  });

  test('does so in Japanese', () => {
    expect(sheetOf(settlement, 'mayumi', 'ja')).toContainEqual(
      expect.stringContaining('（300間：松に鶴、梅に鶯、桜に幕）'),
    );
  });
});

describe('the sheet of', () => {
  test('Ume Botan does the sum and says why it is doubled', () => {
    const lines = sheetOf(
      round({
        points: [95, 88, 81],
        yaku: [[yaku('tsukimi', 20)], [], [yaku('aotan', 20)]],
        multipliers: [{ times: 2, why: 'matsuba' }],
        scores: [54, -40, -14],
        payments: [
          paid(2, 0, 14, 'card-points'),
          paid(1, 0, 40, 'yaku', 'tsukimi'),
          paid(2, 0, 40, 'yaku', 'tsukimi'),
        ],
      }),
      'ume-botan',
    );
    expect(lines).toContain('Multiplier: × 2 (Pine round: pine on the field).');
    expect(lines).toContain(
      '**Aya**: 95 card points · Moon Viewing (20 points) · (95 − 88 + 20 × 2 − 20) × 2 = +54',
    );
    expect(lines).toContain('- **Ben** and **Cai** each pay **Aya** 40 points for Moon Viewing.');
  });

  test('Ume Botan leaves out what a dandruff cancels (U18)', () => {
    const lines = sheetOf(
      round({
        points: [12, 100, 152],
        yaku: [[yaku('fuke', 50)], [], []],
        void: [[], [], [yaku('aotan', 20)]],
        payments: [paid(1, 0, 50, 'yaku', 'fuke'), paid(2, 0, 50, 'yaku', 'fuke')],
        scores: [100, -50, -50],
      }),
      'ume-botan',
    );
    expect(lines).toContain('**Aya**: 12 card points · Fuke (50 points) · 50 × 2 = +100');
    expect(lines).toContain(
      '**Cai**: 152 card points · no yaku · cancelled: Blue Ribbons (20 points)',
    );
  });

  test('Ino-Shika-Chō adds card points to yaku', () => {
    const lines = sheetOf(
      round({
        points: [100, 80, 60],
        par: 0,
        yaku: [[], [yaku('inoshikacho', 30)], []],
        payments: [
          paid('bank', 0, 100, 'card-points'),
          paid(0, 1, 30, 'yaku', 'inoshikacho'),
          paid(2, 1, 30, 'yaku', 'inoshikacho'),
        ],
        scores: [70, 140, 30],
      }),
      'ino-shika-cho',
    );
    expect(lines).toContain(
      '**Ben**: 80 card points · Boar-Deer-Butterflies (30 points) · 80 + 30 × 2 = +140',
    );
    expect(lines).toContain('- **Aya** gets 100 points: card points.');
  });

  test('Sakura takes away what the yaku of the others cost, and adds what partners have', () => {
    const lines = sheetOf(
      round({
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
      }),
      'sakura',
    );
    expect(lines).toContain(
      '**Aya**: 90 card points · Poetry Ribbons (50 points) · 90 + 25 − 100 = +15',
    );
    expect(lines).toContain(
      '- **Ben** and **Cai** each lose 50 points: another has Poetry Ribbons.',
    );
  });

  test('Mayumi compares sums with the oya: 420, 550 and 170', () => {
    const lines = sheetOf(
      round({
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
      }),
      'mayumi',
    );
    expect(lines).toContain(
      '**Aya**: 220 ken in cards · Blue Ribbons (200 ken) · (220 + 200) × 2 − 550 − 170 = +120',
    );
    expect(lines).toContain(
      '**Ben**: 250 ken in cards · Great Three (200 ken), Whole Family × 2 (100 ken) · 250 + 300 − 420 = +130',
    );
    expect(lines).toContain('- **Aya** pays **Ben** 130 ken: point difference.');
    expect(lines).toContain('- **Cai** pays **Aya** 250 ken: point difference.');
    expect(lines.at(-1)).toBe(
      'Totals: **Aya**: 120 ken (+120) · **Ben**: 130 ken (+130) · **Cai**: −250 ken (−250).',
    );
  });

  test('Changara tells how many games each has won, where a match has several (RP20)', () => {
    const totals = { scores: [120, 90], totals: [310, 90], points: [120, 90], order: [0, 1] };
    expect(sheetOf(round({ ...totals, games: [1, 0] }), 'roppyakken').at(-1)).toBe(
      'Totals: **Aya**: 310 ken, 1 victory (+120) · **Ben**: 90 ken, 0 victories (+90).',
    );
  });

  test('Hana-awase tells lucky hands and few cards', () => {
    const lines = sheetOf(
      round({
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
      }),
      'hana-awase',
    );
    expect(lines).toContain(
      '**Aya**: 150 card points · Six Chaff (20 points) · 150 − 88 + 40 − 30 = +72',
    );
    expect(lines).toContain('- **Ben** and **Cai** each pay **Aya** 20 points for Six Chaff.');
    expect(lines).toContain(
      '- **Aya** and **Ben** each pay **Cai** 30 points: few cards captured.',
    );
  });

  test('Koi-Koi multiplies the yaku of the winner, and mentions no card points', () => {
    const lines = sheetOf(
      round({
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
      }),
      'koi-koi',
    );
    expect(lines).toEqual([
      '### Round 1 · January (pine)',
      '**Aya** wins the round.',
      'Multiplier: × 2 (7 points or more), × 2 (koi-koi was called).',
      '**Aya**: Three Brights (6 points), Animals (2 points) · 8 × 2 × 2 = +32',
      '**Ben**: no yaku · cancelled: Chaff (1 point)',
      '**Payments**',
      '- **Aya** gets 32 points: shōbu.',
      'Totals: **Aya**: 32 points (+32) · **Ben**: 0 points (0).',
    ]);
  });
});

/**
 * What a seat's change consists of: each payment to it and from it, but for a loan, and each factor, and
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

const tables = GAMES.flatMap((game) => game.seats.map((seats) => [game.id, seats] as const));

describe.each(tables)('random matches of %s for %d, any house rules', (id, seats) => {
  const game = findGame(id)!;
  const settled: (readonly [Settlement, GameInfo, Options])[] = [];
  for (let number = 1; number <= 4; number++) {
    const setup = randomSetup(game, seats, number);
    playMatch(game, { setup, choose: randomChooser(number) }, ({ events }) => {
      const info = gameInfo(id, setup.options);
      for (const event of events) {
        if (event.type === 'settled') settled.push([event.settlement, info, setup.options]);
      }
    });
  }

  test('every way to write a sum is true, and comes to what the round brought', () => {
    for (const [settlement, , options] of settled) {
      const { sums } = pictureWords({ ...context(id), options });
      for (const seat of settlement.scores.keys()) {
        for (const sum of sums(settlement, seat)) {
          const { terms, result = settlement.scores[seat] } = done(sum);
          expect(terms, sum.join('')).toBe(result);
        }
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
});
