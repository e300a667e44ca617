import { describe, expect, test } from 'vitest';
import {
  cardsOf,
  monthSet,
  NO_CARDS,
  parseCardSet,
  setOf,
  union,
} from '../../src/engine/core/card-set.ts';
import { type CardId, cardAt } from '../../src/engine/core/cards.ts';
import type { Settlement } from '../../src/engine/round/event.ts';
import { wrapped } from '../../src/render/layout/line.ts';
import { layoutResult, layoutSettlement } from '../../src/render/layout/result/settlement.ts';
import type { SettlementInput } from '../../src/render/layout/result/won.ts';
import { words } from '../../src/text/language.ts';
import { pictureWords } from '../../src/text/pictures/picture.ts';
import { closed } from '../support/opened.ts';
import { pictureWordsFor } from '../support/picture-words.ts';
import { gameOf } from '../support/position.ts';
import { TABLES } from '../support/random-match.ts';
import {
  boxesIn,
  cardsIn,
  checkScene,
  curvesIn,
  overlap,
  panelsIn,
  posterIn,
  textsIn,
  textsUnderCards,
  wordsIn,
} from '../support/scene.ts';
import { pay, settledOf } from '../support/settled.ts';

const WORDS = pictureWordsFor();
/** The lowest panel of a picture that is full ends below this. */
const FILLED = 580;

function inputOf(...round: Parameters<typeof settledOf>): SettlementInput {
  return { ...settledOf(...round), words: WORDS };
}

describe('Botan-chō', () => {
  test('has very many yaku with their cards in three pictures of their own', () => {
    for (const many of [2, 6, 7, 12, 13, 20]) {
      const yaku = Array.from({ length: many }, (_, month) => ({
        ...{ id: `yaku${month}`, value: 10 },
        cards: union(union(monthSet(12), monthSet(4)), monthSet(5)),
      }));
      const pages = layoutSettlement(inputOf('hana-awase', { yaku: [yaku, [], []] }));
      for (const page of pages) checkScene(page);
      expect(pages.length).toBeLessThanOrEqual(5);
      const ids = pages.flatMap(wordsIn).filter((text) => text.startsWith('yaku'));
      const named = new Set(ids.map((text) => text.replace(/ .*/, '')));
      expect([...named]).toEqual(yaku.map(({ id }) => id));
    }
  });
});

describe('Suhara-bana', () => {
  test('adds up what one seat pays another for one reason', () => {
    const payments = [
      pay(1, 0, { amount: 20, why: 'yaku', unit: 'points', yaku: 'hanami' }),
      pay(1, 0, { amount: 30, why: 'yaku', unit: 'points', yaku: 'tsukimi' }),
    ];
    const [, scene] = layoutSettlement(inputOf('botan-cho', { payments }));
    const from = wordsIn(scene!).indexOf('yaku');
    expect(wordsIn(scene!).slice(from, from + 5)).toEqual(['yaku', '2', '→', '1', '50']);
  });

  test('draws a sum of stones with its signs', () => {
    const { words, ...input } = inputOf('suhara-bana', { scores: [9, 0, 0, -9] });
    const sums = (_: Settlement, seat: number) => (seat === 0 ? [['2 × ', 4, ' + ', 1, ' =']] : []);
    const [, scene] = layoutSettlement({ ...input, words: { ...words, sums } });
    expect(wordsIn(scene!).join(' ')).toContain('1 2 × 1 + 1 = + 2 1');
  });
});

test('a round of seven has in a picture of its own what each seat captured, with a frame around who won', () => {
  const { settlement, state } = closed('min-hwatu', {
    seats: 7,
    captured: ['plum.*', 'iris.*', '', '', '', '', '*'],
  });
  const view = gameOf('min-hwatu').view(state, 'spectator');
  const scenes = layoutSettlement({ view, settlement, words: WORDS });
  for (const scene of scenes) checkScene(scene);
  const own = scenes.find((scene) =>
    boxesIn(scene).some(({ ink, line }) => ink === 'gold' && line === 5),
  )!;
  const frame = boxesIn(own).find(({ ink, line }) => ink === 'gold' && line === 5);
  const framed = textsIn(own).filter((text) => overlap(frame!, text));
  expect(framed.map(({ text }) => text)).toContain(String(settlement.winner! + 1));
  expect(cardsIn(scenes[0]!).every(({ w }) => w >= 112)).toBe(true);
});

describe.each(TABLES)('the score sheet of $id with $seats seats', ({ id: game, seats }) => {
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
    const named = wordsIn(scenes[0]!);
    expect(all.filter((one) => !named.includes(WORDS.players[one]!))).toEqual([]);
    const badges = named.filter((text) => text === String(seat + 1));
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

  test('has the course, the yaku in large and all totals at the most seats, too', () => {
    const seats = 7;
    const nobody = Array.from({ length: seats }, () => []);
    const spec = { ...won, yaku: [won.yaku![0]!, ...nobody.slice(1)], captured: [] };
    const scores = nobody.map((_, seat) => (seat === 0 ? 60 : -10));
    const input = inputOf('min-hwatu', { ...spec, scores, totals: scores }, { seats });
    const scene = layoutResult(input, {
      course: [scores, scores.toReversed(), scores],
      start: 0,
    });
    checkScene(scene);
    expect(cardsIn(scene).map((item) => item.card)).toEqual(cardsOf(cards));
    expect(wordsIn(scene).join(' ')).toContain(
      '1 Aki ★ +60 total 60 2 Beni −10 total -10 3 Chika −10',
    );
    const curves = curvesIn(scene);
    expect(curves.filter(({ ink, line }) => ink === 'seat6' && line > 3)).toHaveLength(1);
    const starts = curves.filter(({ line }) => line > 3).map(({ heights }) => heights[0]);
    expect(new Set(starts).size).toBe(1);
  });

  test.each(['suhara-bana', 'hachi-hachi', 'min-hwatu'])('fits the most seats of %s', (game) => {
    const input = inputOf(game, {});
    const seats = input.view.seats.map(({ seat }) => seat);
    checkScene(layoutResult(input, { course: [seats, seats.toReversed(), seats], start: 0 }));
  });
});

describe('the poster of a round', () => {
  const yakuOf = (many: number) =>
    Array.from({ length: many }, (_, month) => ({
      ...{ id: `yaku${month}`, value: 10 },
      cards: monthSet(month + 1),
    }));
  const posterOf = (spec: Partial<Settlement>, game = 'hana-awase') => {
    const [scene] = layoutSettlement(inputOf(game, { winner: 0, ...spec }));
    checkScene(scene!);
    expect(textsUnderCards(scene!)).toEqual([]);
    return posterIn(scene!);
  };

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('has all of %i yaku by name, with their cards', (many) => {
    const yaku = yakuOf(many);
    const { texts, cards } = posterOf({ yaku: [yaku, [], []] });
    expect(texts.filter((text) => text.startsWith('yaku'))).toEqual(
      yaku.map(({ id }) => `${id} 10`),
    );
    expect(setOf(cards.map(({ card }) => Number(card)))).toEqual(
      yaku.map((one) => one.cards).reduce(union),
    );
  });

  test('names a yaku that no cards make', () => {
    const yaku = [{ id: 'calls', value: 3, cards: NO_CARDS }];
    expect(posterOf({ yaku: [yaku, [], []] }).strong).toContain('calls 3');
  });

  test('says beside a short name, and under a long one, what the amount is made of', () => {
    const spec = { winner: 0, points: [95, 88, 81], par: 88, scores: [7, 0, -7] };
    expect(posterOf(spec).texts).toContain('cards 95 − par 88 =');
    const long = { ...WORDS, players: ['A name that is as long as it may be', 'Beni', 'Chika'] };
    const [scene] = layoutSettlement({ ...inputOf('hana-awase', spec), words: long });
    checkScene(scene!);
    expect(posterIn(scene!).texts.join(' ')).toContain('= cards 95 − par 88');
  });

  test('has every card but chaff of who won by card points, or says how many more there are', () => {
    const scoring = Array.from({ length: 48 }, (_, card) => card as CardId).filter(
      (card) => cardAt(card).kind !== 'kasu',
    );
    for (const many of [9, 12, 13, 15]) {
      const own = union(setOf(scoring.slice(0, many)), parseCardSet('willow.lightning'));
      const { cards, texts } = posterOf({
        captured: [own, NO_CARDS, NO_CARDS],
        points: [95, 0, 0],
      });
      const more = texts.find((text) => /^\+[1-9]$/.test(text));
      expect(cards.length + Number(more ?? 0)).toBe(many);
      expect(cards.length).toBe(Math.min(12, many));
    }
  });

  test('keeps a figure with its unit where a line breaks', () => {
    const lines = wrapped('Seven Ribbons 10 kan', 330, { bold: true });
    const texts = lines.flatMap((line) => line.at(0, 0)).map((item) => 'text' in item && item.text);
    expect(texts).toEqual(['Seven Ribbons', '10 kan']);
  });

  test('never shortens the name of a yaku to something that ends in a sign', () => {
    const context = { game: 'suhara-bana', names: ['A', 'B', 'C', 'D'], words: words('en') };
    const cards = parseCardSet(
      'pine.crane cherry.curtain susuki.moon susuki.geese paulownia.phoenix',
    );
    const yaku = ['shihon-otori', 'tsukimi', 'hanami', 'sugawara'].map((id) => ({
      ...{ id, value: 2, cards },
    }));
    const input = inputOf('suhara-bana', { yaku: [yaku, [], [], []], winner: 0 });
    const [scene] = layoutSettlement({ ...input, words: pictureWords(context) });
    const all = posterIn(scene!).texts.join(' ');
    expect(all).toContain('Four Brights + Geese');
  });
});
