import { describe, expect, test } from 'vitest';
import {
  cardsOf,
  monthSet,
  NO_CARDS,
  parseCardSet,
  union,
} from '../../src/engine/core/card-set.ts';
import type { Payment, Settlement } from '../../src/engine/round/event.ts';
import { GAMES } from '../../src/games/index.ts';
import { layoutResult, layoutSettlement } from '../../src/render/layout/result/settlement.ts';
import type { SettlementInput } from '../../src/render/layout/result/won.ts';
import type { Scene } from '../../src/render/scene.ts';
import { finish } from '../support/finish.ts';
import { pictureWordsFor } from '../support/picture-words.ts';
import { gameOf, type PositionSpec, position } from '../support/position.ts';
import {
  boxesIn,
  cardsIn,
  checkScene,
  overlap,
  panelsIn,
  textsIn,
  wordsIn,
} from '../support/scene.ts';

const WORDS = pictureWordsFor();
/** The lowest panel of a picture that is full ends below this. */
const FILLED = 580;

function pay(from: Payment['from'], to: Payment['to'], more: Partial<Payment> = {}): Payment {
  const amount = more.amount ?? 4;
  return { from, to, amount, owed: amount, unit: 'stones', points: 0, why: 'dekiyaku', ...more };
}

/** The score sheet of a settled round of a game. */
function settled(game: string, spec: Partial<Settlement>): readonly Scene[] {
  return layoutSettlement(inputOf(game, spec));
}

/** A settled round of a game, with what a test is about. */
function inputOf(
  game: string,
  spec: Partial<Settlement>,
  table: PositionSpec = {},
): SettlementInput {
  const state = position(game, table);
  const view = gameOf(game).view(state, 'spectator');
  const nobody = view.seats.map(() => []);
  const zeros = view.seats.map(() => 0);
  const settlement: Settlement = {
    round: 2,
    month: 2,
    oya: 0,
    order: view.order,
    captured: view.seats.map(() => NO_CARDS),
    points: zeros,
    par: view.par,
    yaku: nobody,
    void: nobody,
    payments: [],
    scores: zeros,
    totals: view.seats.map(({ total }) => total),
    multipliers: [],
    teyaku: [],
    winner: null,
    borrowed: null,
    stage: view.stage,
    ...spec,
  };
  return { view, settlement, words: WORDS };
}

/** The texts that a line goes through. */
function struckIn(scene: Scene): readonly string[] {
  const lines = boxesIn(scene).filter(({ h }) => h === 4);
  return textsIn(scene)
    .filter((text) => lines.some((line) => overlap(line, text)))
    .map(({ text }) => text);
}

describe('Botan-chō', () => {
  const seat0 = 'pine.crane plum.warbler cherry.curtain wisteria.chaff1';
  const [scene, yakuScene, ...more] = settled('botan-cho', {
    captured: [parseCardSet(seat0), parseCardSet('maple.deer')],
    points: [89, 151],
    yaku: [
      [{ id: 'sanko', value: 25, cards: parseCardSet('pine.crane plum.warbler cherry.curtain') }],
      [],
    ],
    payments: [
      pay(0, 1, { amount: 6, unit: 'points', why: 'round-score' }),
      pay('bank', 1, { amount: 1, unit: 'points', why: 'round-counter' }),
    ],
    scores: [-6, 7],
    totals: [174, 187],
    winner: 1,
  });

  test('needs one picture', () => {
    expect(settled('botan-cho', {})).toHaveLength(1);
  });

  test('shows the sum of each seat, and every payment with its reason', () => {
    expect(wordsIn(scene!).slice(-18).join(' ')).toBe(
      '1 89 − 120 = −6 total 174 2 151 − 120 = +7 total 187 round-sco 1 → 2 6 round-cou 2 +1',
    );
  });

  test('has nothing in the place of who pays where points are scored', () => {
    expect(wordsIn(scene!)).not.toContain('bank');
  });

  test('stars who won the round', () => {
    expect(wordsIn(scene!).filter((text) => text === '★')).toHaveLength(1);
    expect(wordsIn(scene!).indexOf('★')).toBe(wordsIn(scene!).indexOf('Beni') + 1);
  });

  test('begins with the yaku that won, its cards large, and what the round brought in large figures', () => {
    const cards = parseCardSet('pine.crane plum.warbler cherry.curtain');
    const won: Partial<Settlement> = {
      yaku: [[{ id: 'sanko', value: 25, cards }], []],
      captured: [cards, NO_CARDS],
      scores: [31, -31],
      winner: 0,
    };
    const [first, ...others] = settled('botan-cho', won);
    expect(others).toEqual([]);
    const large = cardsIn(first!).filter(({ w }) => w >= 112);
    expect(large.map((item) => item.card)).toEqual(cardsOf(cards));
    expect(wordsIn(first!)).toContain('sanko 25');
    expect(textsIn(first!).find(({ size }) => size > 90)?.text).toBe('+31');
  });

  test('begins with the best cards of who won without a yaku, its card points, and a large score', () => {
    expect(cardsIn(scene!).flatMap(({ card, w }) => (w >= 112 ? [card] : []))).toEqual(
      cardsOf(parseCardSet('maple.deer')),
    );
    expect(wordsIn(scene!).join(' ')).toContain('2 Beni ★ cards 151 +7');
  });

  test('shows the cards of each yaku in a picture of its own, with its owner and worth', () => {
    expect(more).toEqual([]);
    expect(cardsIn(scene!).filter(({ w }) => w < 112)).toHaveLength(5);
    const made = parseCardSet('pine.crane plum.warbler cherry.curtain');
    const large = cardsIn(yakuScene!).filter(({ w }) => w >= 112);
    expect(large.map((item) => item.card)).toEqual(cardsOf(made));
    const from = wordsIn(yakuScene!).indexOf('sanko');
    expect(wordsIn(yakuScene!).slice(from, from + 4)).toEqual(['sanko', '1', 'Aki', '25']);
  });

  test('shows a hand that scored as dealt among the yaku', () => {
    const cards = monthSet(10);
    const [yaku] = settled('koi-koi', { teyaku: [{ seat: 1, id: 'teshi', value: 6, cards }] });
    expect(cardsIn(yaku!)).toHaveLength(4);
    expect(wordsIn(yaku!)).toContain('teshi 6');
  });

  test('sets many yaku smaller, and never in more than three pictures', () => {
    for (const many of [2, 6, 7, 12, 13, 20]) {
      const yaku = Array.from({ length: many }, (_, month) => ({
        ...{ id: `yaku${month}`, value: 10 },
        cards: union(union(monthSet(12), monthSet(4)), monthSet(5)),
      }));
      const [, ...pages] = settled('hana-awase', { yaku: [yaku, [], []] });
      for (const page of pages) checkScene(page);
      expect(pages.length).toBeLessThanOrEqual(3);
      const ids = pages.flatMap(wordsIn).filter((text) => text.startsWith('yaku'));
      expect(ids).toEqual(yaku.map(({ id }) => id));
    }
  });
});

describe('Suhara-bana', () => {
  test('has a second picture for the payments only where the first has no room', () => {
    const payments = [pay(0, 1)];
    expect(settled('suhara-bana', { payments })).toHaveLength(1);
    const two = [...payments, pay(0, 2, { why: 'card-points' })];
    const yaku = [[{ id: 'goroju', value: 4, cards: monthSet(1) }], [], []];
    expect(settled('suhara-bana', { payments: two, yaku, winner: 0 })).toHaveLength(2);
  });

  test('strikes out what was made and counts for nothing', () => {
    const [, scene] = settled('suhara-bana', {
      order: [0, 1, 2],
      yaku: [[], [{ id: 'goroju', value: 4, cards: NO_CARDS }], [], []],
      void: [[{ id: 'hanami', value: 1, cards: NO_CARDS }], [], [], []],
    });
    expect(struckIn(scene!)).toEqual(['hanami', '1 hai']);
    expect(wordsIn(scene!)).toContain('goroju');
  });

  test('adds up what one seat pays another for one reason', () => {
    const payments = [
      pay(1, 0, { amount: 20, why: 'yaku', unit: 'points', yaku: 'hanami' }),
      pay(1, 0, { amount: 30, why: 'yaku', unit: 'points', yaku: 'tsukimi' }),
    ];
    const [scene] = settled('botan-cho', { payments });
    const from = wordsIn(scene!).indexOf('yaku');
    expect(wordsIn(scene!).slice(from)).toEqual(['yaku', '2', '→', '1', '50']);
  });

  test('joins equal payments for one reason to one seat, and keeps others apart', () => {
    const payments = [
      pay(1, 0, { amount: 10, why: 'blue-bonus' }),
      pay(2, 0, { amount: 10, why: 'blue-bonus' }),
      pay(3, 0, { amount: 5, why: 'blue-bonus' }),
      pay('pot', 0, { amount: 6, why: 'pot-share' }),
    ];
    const [scene] = settled('suhara-bana', { order: [0, 1, 2], payments });
    const from = wordsIn(scene!).indexOf('blue-bonu');
    expect(wordsIn(scene!).slice(from, from + 17)).toEqual([
      'blue-bonu',
      '2',
      '3',
      '→',
      '1',
      '2',
      '2',
      '4',
      '→',
      '1',
      '1',
      '1',
      'pot-share',
      'pot',
      '→',
      '1',
      '1',
    ]);
  });

  test('tells the points of the rules that stones are paid for', () => {
    const [scene] = settled('suhara-bana', { payments: [pay(0, 1, { points: 20 })] });
    expect(wordsIn(scene!).join(' ')).toContain('1 → 2 20 = 1');
  });

  test('strikes out what was owed where less was paid', () => {
    const [scene] = settled('suhara-bana', {
      order: [0, 1, 2],
      payments: [pay(0, 1, { amount: 4, owed: 20 })],
    });
    expect(struckIn(scene!)).toEqual(['5']);
    expect(wordsIn(scene!)).toContain('1');
  });

  test('shows what every seat owns afterwards with its worth, and its borrowed plates', () => {
    const [scene] = settled('suhara-bana', {
      order: [0, 1, 2],
      par: 0,
      totals: [70, 50, 50, 30],
      scores: [20, 0, 0, -20],
      borrowed: [0, 0, 0, 1],
      payments: [pay(3, 0, { amount: 20 })],
    });
    const said = wordsIn(scene!).join(' ');
    expect(said).toContain('1 + 5 total 17 2 = 350 points 2 ±0 total 12 2 = 250 points');
    expect(said).toContain('4 − 5 借 total 7 2 = 150 points');
  });

  test('shows how many games each has won, where there are several', () => {
    const input = { order: [0, 1], totals: [310, 40, 0, 0], scores: [10, 40, 0, 0] };
    const [scene] = settled('roppyakken', { ...input, games: [2, 1] });
    const said = wordsIn(scene!).join(' ');
    expect(said).toContain('勝 勝 total 310');
    expect(said).toContain('勝 total 40');
    const [single] = settled('roppyakken', input);
    expect(wordsIn(single!)).not.toContain('勝');
  });

  test('draws a sum of stones with its signs', () => {
    const { words, ...input } = inputOf('suhara-bana', { scores: [9, 0, 0, -9] });
    const sums = (_: Settlement, seat: number) => (seat === 0 ? [['2 × ', 4, ' + ', 1, ' =']] : []);
    const [scene] = layoutSettlement({ ...input, words: { ...words, sums } });
    expect(wordsIn(scene!).join(' ')).toContain('1 2 × 1 + 1 = + 2 1');
  });
});

test('a round that was played to its end is drawn whole', () => {
  const { settlement, state } = finish('botan-cho', { captured: ['pine.* plum.*', '*'] });
  const view = gameOf('botan-cho').view(state, 'spectator');
  const [scene, yaku, ...more] = layoutSettlement({ view, settlement, words: WORDS });
  expect(more).toEqual([]);
  for (const each of [scene, yaku]) checkScene(each!);
  expect(cardsIn(scene!).filter(({ w }) => w < 112)).toHaveLength(41);
});

test('a round of seven has in a picture of its own what each seat captured, with a frame around who won', () => {
  const { settlement, state } = finish('min-hwatu', {
    seats: 7,
    captured: ['plum.*', 'iris.*', '', '', '', '', '*'],
  });
  const view = gameOf('min-hwatu').view(state, 'spectator');
  const scenes = layoutSettlement({ view, settlement, words: WORDS });
  for (const scene of scenes) checkScene(scene);
  const last = scenes.at(-1)!;
  const frame = boxesIn(last).find(({ ink, line }) => ink === 'gold' && line !== undefined);
  const framed = textsIn(last).filter((text) => overlap(frame!, text));
  expect(framed.map(({ text }) => text)).toContain(String(settlement.winner! + 1));
  expect(cardsIn(scenes[0]!).every(({ w }) => w >= 112)).toBe(true);
});

const TABLES = GAMES.flatMap(({ id, seats }) => seats.map((many) => [id, many] as const));

describe.each(TABLES)('the score sheet of %s with %d seats', (game, seats) => {
  const cards = parseCardSet('pine.crane plum.warbler cherry.curtain');
  const table = inputOf(game, {}, { seats });
  const all = table.view.seats.map(({ seat }) => seat);
  const seat = all.length - 1;
  const won = inputOf(
    game,
    {
      yaku: all.map((one) => (one === seat ? [{ id: 'sanko', value: 6, cards }] : [])),
      order: table.view.order.length < all.length ? all.slice(-3) : all,
      captured: all.map((one) => (one === seat ? cards : NO_CARDS)),
      scores: all.map((one) => (one === seat ? 6 * seat : -6)),
      payments: all
        .slice(0, -1)
        .map((from) => pay(from, seat, { unit: table.view.unit, amount: 6 })),
      winner: seat,
    },
    { seats },
  );

  test('begins with the cards of the yaku that won at 112 px or more, and a large score', () => {
    const [first] = layoutSettlement(won);
    checkScene(first!);
    const large = cardsIn(first!).filter(({ w }) => w >= 112);
    expect(large.map(({ card }) => card)).toEqual(cardsOf(cards));
    expect(Math.max(...textsIn(first!).map(({ size }) => size))).toBeGreaterThanOrEqual(72);
  });

  test('has a line for each seat that the round concerned, and fills each picture', () => {
    const scenes = layoutSettlement(won);
    const badges = wordsIn(scenes[0]!).filter((text) => text === String(seat + 1));
    expect(badges.length).toBeGreaterThanOrEqual(2);
    for (const each of scenes) {
      const bottoms = panelsIn(each).map(({ y, h }) => y + h);
      expect(Math.max(...bottoms)).toBeGreaterThan(FILLED);
    }
  });
});

describe('the result of a round, for who played it', () => {
  const cards = parseCardSet('susuki.moon chrys.cup');
  const won: Partial<Settlement> = {
    yaku: [[{ id: 'tsukimi', value: 5, cards }], []],
    captured: [union(cards, monthSet(1)), monthSet(2)],
    payments: [pay('bank', 0, { amount: 5, unit: 'points', why: 'shobu' })],
    scores: [5, 0],
    totals: [9, 3],
    winner: 0,
  };
  const courseTo = (rounds: number) => Array.from({ length: rounds }, (_, round) => [round, 3]);

  test('shows the yaku that won, the course of the match until then, and what each one owns', () => {
    const scene = layoutResult(inputOf('koi-koi', won), courseTo(3));
    checkScene(scene);
    expect(wordsIn(scene)).toEqual(
      expect.arrayContaining(['tsukimi 5', '+5', 'course', 'total', '9']),
    );
    expect(cardsIn(scene).map((item) => item.card)).toEqual(cardsOf(cards));
    // The match goes on: nobody has won it.
    expect(wordsIn(scene).join(' ')).not.toContain('turned');
  });

  test('shows what each one captured after the first round, and beside the course where there is room', () => {
    const first = layoutResult(inputOf('koi-koi', won), courseTo(1));
    expect(wordsIn(first)).not.toContain('course');
    expect(cardsIn(first)).toHaveLength(2 + 6 + 4);
    const drawn = { ...won, yaku: [[], []], winner: null, scores: [0, 0] };
    const both = layoutResult(inputOf('koi-koi', drawn), courseTo(4));
    checkScene(both);
    expect(wordsIn(both)).toContain('course');
    expect(cardsIn(both)).toHaveLength(6 + 4);
  });

  test('has the course, the yaku in large and all totals at the most seats, too', () => {
    const seats = 7;
    const nobody = Array.from({ length: seats }, () => []);
    const spec = { ...won, yaku: [won.yaku![0]!, ...nobody.slice(1)], captured: [] };
    const scores = nobody.map((_, seat) => (seat === 0 ? 60 : -10));
    const input = inputOf('min-hwatu', { ...spec, scores, totals: scores }, { seats });
    const scene = layoutResult(input, [scores, scores.toReversed(), scores]);
    checkScene(scene);
    expect(cardsIn(scene).map((item) => item.card)).toEqual(cardsOf(cards));
    expect(wordsIn(scene).join(' ')).toContain('1 +60 total 60 2 −10 total -10 3 −10');
    expect(
      boxesIn(scene).filter(({ ink, w }) => ink === 'seat6' && w === 2).length,
    ).toBeGreaterThan(100);
  });

  test.each(['suhara-bana', 'hachi-hachi', 'min-hwatu'])('fits the most seats of %s', (game) => {
    const input = inputOf(game, {});
    const seats = input.view.seats.map(({ seat }) => seat);
    checkScene(layoutResult(input, [seats, seats.toReversed(), seats]));
  });
});

test('who stops calls shōbu in large letters above the score sheet', () => {
  const called = { payments: [pay('bank', 0, { amount: 5, unit: 'points', why: 'shobu' })] };
  const [scene] = settled('koi-koi', { ...called, scores: [5, 0], winner: 0 });
  const shout = textsIn(scene!).find(({ text }) => text === 'shobu!');
  expect(shout).toMatchObject({ size: 48 });
  expect(wordsIn(settled('koi-koi', {})[0]!)).not.toContain('shobu!');
});

test('a score sheet of partners has the letter of each team, and frames all who won', () => {
  const teams = { seats: 6, options: { teams: 'pairs' } };
  const [scene, captured] = layoutSettlement(inputOf('sakura', { winner: 1 }, teams));
  const letters = textsIn(scene!).flatMap(({ text }) => (/^[ABC]$/.test(text) ? text : []));
  expect(letters).toEqual(['A', 'B', 'C', 'A', 'B', 'C']);
  expect(
    boxesIn(captured!).filter(({ ink, line }) => ink === 'gold' && line !== undefined),
  ).toHaveLength(2);
});
