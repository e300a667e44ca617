import { expect, describe as group, test } from 'vitest';
import { NO_CARDS, parseCardSet, union } from '../../src/engine/core/card-set.ts';
import { card } from '../../src/engine/core/cards.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { NO_STORY } from '../../src/engine/match/match-story.ts';
import type { Event, PaidWhy, Payment, Standing } from '../../src/engine/round/event.ts';
import { gameOf } from '../../src/games/index.ts';
import { words } from '../../src/text/language.ts';
import { standingAlt } from '../../src/text/pictures/sheet-alt.ts';
import { endingLines } from '../../src/text/settlement/ending.ts';
import { paymentLine } from '../../src/text/settlement/settlement.ts';
import type { Context } from '../../src/text/story/context.ts';
import { describe, story } from '../../src/text/story/describe.ts';
import { expectSentences, type Told } from '../support/sentences.ts';
import { pay, settledOf } from '../support/settled.ts';

const set = parseCardSet;
const IRISES = set('iris.bridge iris.ribbon iris.chaff1 iris.chaff2');
const PINES = set('pine.crane pine.ribbon pine.chaff1 pine.chaff2');
const NAMES = ['Aya', 'Ben', 'Cai', 'Dan'];
const context = (locale: string, game = 'suhara-bana'): Context => ({
  words: words(locale),
  game,
  names: NAMES,
});
const EN = context('en');
const JA = context('ja');

const payment = (why: PaidWhy, more: Partial<Payment> = {}): Payment =>
  pay(1, 0, { amount: 5, owed: 5, points: 25, why, ...more });

const { settlement: SETTLEMENT } = settledOf('suhara-bana', {
  ...{ points: [130, 90, 80, 0], scores: [7, -2, -1, 0], totals: [57, 48, 0, 50], winner: 0 },
  yaku: [[{ id: 'sugawara', value: 2, cards: set('pine.crane') }], [], [], []],
  void: [[], [], [{ id: 'hanami', value: 1, cards: set('chrys.cup') }], []],
  payments: [
    payment('card-points', { amount: 2, owed: 2, points: 10 }),
    payment('card-points', { from: 2, amount: 1, owed: 4, points: 20 }),
    payment('dekiyaku', { from: 2, amount: 0, owed: 8, points: 40 }),
    payment('pot-share', { from: 'pot', to: 0, amount: 4, owed: 4, points: 20 }),
  ],
  borrowed: [0, 0, 0, 1],
});
const ROUND_3 = { type: 'round-started', round: 3, month: 3 } as const;
const OFFERS = ['replacement', 'redeal', 'draw'] as const;
const REDEALT_FOR_OTHERS = [
  ...(['nobody-stayed', 'all-level', 'rain-on-field', 'pairs-on-field'] as const),
  ...(['claimed', 'fuke', 'tegarasu'] as const),
];
const STANDING = { scores: [115, 90, 115, 0], places: [[0, 2], [1], [3]] };

/** Examples of each event. A type that is missing is a type error. */
const EVENTS: {
  readonly [T in Event['type']]: readonly Omit<Extract<Event, { type: T }>, 'type'>[];
} = {
  'oya-drawn': [
    {
      draws: [
        [
          { seat: 0, card: card('pine.ribbon') },
          { seat: 1, card: card('pine.crane') },
        ],
      ],
      oya: 1,
      seating: [1, 2, 3, 0],
    },
  ],
  'round-started': [
    { ...ROUND_3, oya: 2, seating: [2, 3, 0, 1], stage: 'middle' },
    { ...ROUND_3, oya: 2, seating: [2, 1, 0, 3], stage: null },
  ],
  dealt: [{ field: [card('pine.crane'), -1, card('plum.ribbon')], pile: 21 }],
  'hand-dealt': [{ seat: 0, hand: set('pine.crane'), only: 0 }],
  'sat-out': [{ seat: 1 }],
  go: [{ seat: 1 }],
  'field-shown': [{ field: [card('pine.crane'), card('plum.warbler')] }],
  shaken: [{ seat: 1, cards: set('pine.crane pine.chaff1 pine.chaff2') }],
  bombed: [{ seat: 1, cards: set('pine.crane pine.chaff1 pine.chaff2') }],
  'token-used': [{ seat: 1, left: 1 }],
  coup: [
    { seat: 1, coup: 'jjok' },
    { seat: 1, coup: 'own-stack' },
  ],
  stolen: [{ seat: 1, from: 0, cards: set('pine.chaff1') }],
  sage: [{ seat: 1 }],
  cancelled: [{ seat: 1 }],
  'pile-set': [{ pile: [card('pine.crane')], only: 'nobody' }],
  replaced: [
    { seat: null, many: 2, cards: set('pine.crane pine.chaff1') },
    { seat: 1, many: 1, cards: null },
    { seat: 1, many: 2, cards: null },
  ],
  'blind-set': [{ seat: 1, card: card('willow.lightning') }],
  multiplied: [
    { multiplier: { times: 2, why: 'matsuba' } },
    { multiplier: { times: 2, why: 'hankiba' } },
    { multiplier: { times: 2, why: 'shimeba' } },
    { multiplier: { times: 3, why: 'bright-field' } },
    { multiplier: { times: 2, why: 'oba' } },
  ],
  claimed: OFFERS.map((offer) => ({ seat: 1, offer })),
  declined: OFFERS.map((offer) => ({ seat: 1, offer })),
  teyaku: [
    { teyaku: { seat: 1, id: 'hanami', value: 6, cards: set('pine.crane') } },
    { teyaku: { seat: 1, id: 'hanami', value: 0, cards: set('pine.crane') } },
  ],
  'field-taken': [{ seat: 1, cards: PINES }],
  'month-taken': (['hiki', 'blocked'] as const).map((why) => {
    return { seat: 1, why, cards: PINES, held: set('pine.crane pine.ribbon') };
  }),
  returned: [{ seat: 1, card: card('willow.lightning') }],
  removed: [{ card: card('willow.lightning') }],
  'koi-koi': [{ seat: 1 }],
  shobu: [{ seat: 1 }],
  'four-shown': [{ seat: 1, cards: IRISES }],
  redealt: [
    { why: 'four-of-a-month-on-field', cards: union(IRISES, set('pine.crane')) },
    { why: 'three-of-the-month-on-field', cards: set('pine.crane pine.ribbon pine.chaff1') },
    ...REDEALT_FOR_OTHERS.map((why) => ({ why, cards: NO_CARDS })),
  ],
  stayed: (['choice', 'obliged', 'cannot-pay'] as const).map((why) => ({ seat: 0, why })),
  dropped: [{ seat: 1 }],
  'forced-out': [{ seats: [3] }, { seats: [2, 3] }],
  chased: [{ seat: 3 }],
  passed: (['choice', 'cannot-pay'] as const).map((why) => ({ seat: 3, why })),
  stood: [{ seat: 0, by: 3 }],
  displaced: [
    { seat: 1, by: 3, why: 'choice' },
    { seat: 2, by: 3, why: 'third' },
  ],
  entered: [{ order: [1, 2, 0] }],
  declared: (['teyaku', 'pair', 'pair-promised', 'all-burdened'] as const).map((why) => {
    return { seat: 0, card: card('chrys.cup'), why };
  }),
  played: [{ seat: 0, card: card('pine.crane') }],
  turned: [{ seat: 0, card: card('maple.deer'), left: 3 }],
  laid: [
    { seat: 0, card: card('maple.deer'), from: 'hand', place: 2 },
    { seat: 0, card: card('maple.deer'), from: 'pile', place: 2 },
  ],
  captured: [
    { seat: 0, card: card('pine.crane'), from: 'hand', taken: [card('pine.ribbon')] },
    { seat: 0, card: card('pine.chaff2'), from: 'pile', taken: [card('pine.chaff1')] },
    {
      seat: 0,
      card: card('iris.bridge'),
      from: 'hand',
      taken: [card('iris.ribbon'), card('iris.chaff1'), card('iris.chaff2')],
    },
    { seat: 1, card: card('peony.butterflies'), from: 'pile', taken: [] },
  ],
  'yaku-made': [{ seat: 0, yaku: { id: 'sugawara', value: 2, cards: set('pine.crane') } }],
  leftovers: [{ seat: 1, cards: set('pine.chaff1 pine.chaff2 willow.ribbon') }],
  paid: [{ payment: payment('dropout', { to: 'pot', amount: 6, owed: 6, points: 30 }) }],
  borrowed: [{ seat: 1, stage: 'main' }],
  settled: [{ settlement: SETTLEMENT }],
  unplayed: [
    { round: 2, why: 'pot-split', seats: [0, 1], totals: [] },
    { round: 2, why: 'pot-taken', seats: [0], totals: [] },
  ],
  'game-over': [
    { winner: 1, games: [1, 1], target: 300 },
    { winner: null, games: [1, 0], target: 300 },
  ],
  over: [
    { why: 'games', standing: { scores: [2, 1], places: [[0], [1]] } },
    { why: 'ruin', standing: STANDING },
    { why: 'rounds', standing: { scores: [203, 157], places: [[0], [1]] } },
    { why: 'no-points', standing: { scores: [203, 157], places: [[0], [1]] } },
    { why: 'target', standing: { scores: [203, 157], places: [[0], [1]] } },
  ],
};

group('an event is told in both languages', () => {
  test('with every fact that matters', async () => {
    const told = Object.entries(EVENTS).map(([type, examples]): Told => {
      const events = examples.map((event) => ({ type, ...event }) as Event);
      return [type, ...events.flatMap((event) => [EN, JA].map((to) => describe(event, to)))];
    });
    await expectSentences('events', told);
  });

  test('names cannot format what stands around them', () => {
    const wild = { ...EN, names: ['*_A_*', 'B', 'C', 'D'] };
    expect(describe({ type: 'dropped', seat: 0 }, wild)).toBe('**\\*\\_A\\_\\*** drops out.');
  });

  test('a game without months does not speak of them', () => {
    const event: Event = { ...ROUND_3, oya: 0, seating: [0, 1], stage: null };
    expect(describe(event, context('en', 'botan-cho'))).toBe('Round 3. **Aya** is oya.');
  });

  test('a seat without a name is our mistake', () => {
    expect(() => describe({ type: 'dropped', seat: 4 }, EN)).toThrow('no name for seat 4 of 4');
  });
});

test('a payment says who pays whom how much and why', async () => {
  const inPoints = (points: number) => ({
    ...({ amount: points, owed: points, unit: 'points', points } as const),
  });
  const fromBank = { from: 'bank', to: 2, ...inPoints(7) } as const;
  const times = [{ times: 2, why: 'chaff-bak' }] as const;
  const loan = { from: 'bank', to: 1, amount: 50, owed: 50, points: 0 } as const;
  const whys = Object.keys(EN.words.payments.actions) as readonly PaidWhy[];
  const payments: Readonly<Record<string, Payment>> = {
    ...Object.fromEntries(whys.map((why) => [why, payment(why, { yaku: 'tsukimi' })])),
    'stop, which alone is multiplied': payment('stop', { ...inPoints(12), times }),
    'round-score in a game without stones': payment('round-score', inPoints(35)),
    'a loan, in stones alone': payment('borrowed-plate', loan),
    'from the pot, told of who gets it': payment('pot-share', { from: 'pot', to: 2 }),
    'card-points from the bank, a gain': payment('card-points', fromBank),
    'shobu from the bank': payment('shobu', fromBank),
    'oya-privilege from the bank': payment('oya-privilege', fromBank),
    'loser-yaku from the bank': payment('loser-yaku', fromBank),
    'a lucky hand of koi-koi, which needs no name': payment('teyaku', fromBank),
    'a payer who runs dry (S28)': payment('card-points', { amount: 2 }),
    'a payer who has nothing': payment('card-points', { amount: 0 }),
  };
  await expectSentences(
    'payments',
    Object.entries(payments).map(([about, one]) => [
      about,
      paymentLine(one, one.unit === 'stones' ? EN : context('en', 'hana-awase')),
      paymentLine(one, one.unit === 'stones' ? JA : context('ja', 'hana-awase')),
    ]),
  );
});

group('the end of a match', () => {
  const PARTNERS = { ...defaultOptions(gameOf('sakura').options), teams: 'pairs' };
  const rating = (value: number) => ({ value, spread: 400, isProvisional: value < 1550 });
  const STREAK = { rating: { before: rating(1500), after: rating(1579) }, streak: 3 };
  const LOST = { rating: { before: rating(1560), after: rating(1521) }, streak: 0 };
  const standing: Standing = { scores: [9, 4, 3, 1], places: [[0], [1], [2], [3]] };
  const changes = [STREAK, LOST, null, { rating: null, streak: 1 }];

  test('says who has won, and leaves the rest to the picture and its description', async () => {
    const sakura = { ...EN, game: 'sakura', options: PARTNERS };
    const course = [[9, 4, 3, 1]];
    const alt = standingAlt(standing, EN, { ...NO_STORY, changes, course, why: 'rounds' });
    await expectSentences('match-ends', [
      ['a shared first place', ...endingLines(STANDING, EN)],
      ['its description: equal scores have one place', standingAlt(STANDING, EN)],
      ['partners, who have won together', ...endingLines(STANDING, sakura)],
      ['a streak', ...[EN, JA].flatMap((to) => endingLines(standing, to, { changes }))],
      [
        'one win is no streak',
        ...endingLines(standing, EN, { changes: [{ ...STREAK, streak: 1 }] }),
      ],
      ['what decided it and the ratings before and after, in the description', alt],
    ]);
  });
});

group('a story', () => {
  const played = (seat: number): Event => ({ type: 'played', seat, card: card('pine.crane') });
  const took: Event = {
    ...{ type: 'captured', seat: 0, card: card('pine.crane'), from: 'hand' },
    taken: [card('pine.ribbon')],
  };
  const turned: Event = { type: 'turned', seat: 0, card: card('maple.deer'), left: 3 };
  const TURN: readonly Event[] = [
    ...[played(0), took, turned],
    { type: 'laid', seat: 0, card: card('maple.deer'), from: 'pile', place: 2 },
  ];
  const butterflies = card('peony.butterflies');
  const dropout = payment('dropout', { to: 'pot', amount: 6, owed: 6, points: 30 });
  const dropped = [0, 1, 2, 3].map((seat): Event => ({ type: 'dropped', seat }));

  test('tells turns in lines', async () => {
    const told = (...moves: readonly (readonly Event[])[]) =>
      [EN, JA].flatMap((to) =>
        story(
          moves.map((events) => ({ events })),
          to,
          1000,
        ).split('\n'),
      );
    const stories: Readonly<Record<string, readonly string[]>> = {
      'a turn': told(TURN),
      'the moves of one turn': told(TURN.slice(0, 1), TURN.slice(1)),
      'a card that still owes its choice': told([played(0)]),
      'who turned the card that another seat gets (B4)': told([
        { type: 'turned', seat: 0, card: butterflies, left: 0 },
        { type: 'captured', seat: 1, card: butterflies, from: 'pile', taken: [] },
      ]),
      'a card that comes out a second time after a new deal': told([
        ...[played(0), took],
        { ...ROUND_3, oya: 0, seating: [0, 1, 2, 3], stage: 'small' },
        played(1),
      ]),
      'the payment of a drop-out beside it': told([
        ...dropped.slice(1, 2),
        { type: 'paid', payment: dropout },
      ]),
      'of the payments of a settled round nothing': told([
        { type: 'settled', settlement: SETTLEMENT },
        ...SETTLEMENT.payments.map((one): Event => ({ type: 'paid', payment: one })),
      ]),
      'of what only one seat may know nothing': told([
        { type: 'hand-dealt', seat: 0, hand: set('pine.crane'), only: 0 },
      ]),
    };
    await expectSentences(
      'stories',
      Object.entries(stories).map(([about, lines]): Told => [about, ...lines]),
    );
  });

  test('drops the oldest lines to keep within its limit', () => {
    const upTo = (limit: number) => story([{ events: dropped }], EN, limit);
    const whole = upTo(1000);
    expect(upTo(whole.length)).toBe(whole);
    expect(upTo(50)).toBe('…\n**Cai** drops out.\n**Dan** drops out.');
    expect(upTo(10)).toBe('**Dan** d…');
    for (let limit = 1; limit <= whole.length; limit++) {
      expect(upTo(limit).length).toBeLessThanOrEqual(limit);
    }
  });
});
