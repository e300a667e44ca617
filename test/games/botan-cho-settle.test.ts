import { describe, expect, test } from 'vitest';
import { card } from '../../src/engine/core/cards.ts';
import { oyaOf } from '../../src/engine/round/state.ts';
import { type FinishSpec, finish, formatPayments, voidIds, yakuIds } from '../support/finish.ts';
import { eventsOf, play, theEvent } from '../support/play.ts';
import { gameOf, position } from '../support/position.ts';

const botan = (spec: FinishSpec) => finish('botan-cho', spec);

describe('a yaku of Botan-chō (B1)', () => {
  test.each<[row: string, captured: string, made: readonly string[]]>([
    [
      'Five Brights',
      'pine.crane cherry.curtain susuki.moon willow.rainman paulownia.phoenix',
      ['goko'],
    ],
    [
      'Five Brights but the rain man',
      'pine.crane cherry.curtain susuki.moon paulownia.phoenix',
      [],
    ],
    ['Five Brights but the moon', 'pine.crane cherry.curtain willow.rainman paulownia.phoenix', []],
    ['Three Brights', 'pine.crane plum.warbler cherry.curtain', ['sanko']],
    ['Three Brights but the warbler', 'pine.crane plum.ribbon cherry.curtain', []],
    ['Three Brights but the crane', 'pine.ribbon plum.warbler cherry.curtain', []],
    ['three brights that are not the three of spring', 'pine.crane susuki.moon cherry.curtain', []],
    ['Four Wisterias', 'wisteria.*', ['fujishima']],
    [
      'Four Wisterias but a chaff, with the butterflies instead',
      'wisteria.cuckoo wisteria.ribbon wisteria.chaff1 peony.butterflies',
      [],
    ],
    ['Four Paulownias', 'paulownia.*', ['kirishima']],
    ['Four Paulownias but the phoenix', 'paulownia.yellow paulownia.chaff1 paulownia.chaff2', []],
    ['four of another month', 'willow.*', []],
    ['the poetry ribbons of other games', 'pine.ribbon plum.ribbon cherry.ribbon', []],
    [
      'all four at once: they all stack',
      'pine.crane cherry.curtain susuki.moon willow.rainman paulownia.* plum.warbler wisteria.*',
      ['goko', 'sanko', 'fujishima', 'kirishima'],
    ],
  ])('%s', (_, captured, made) => {
    const { settlement } = botan({ captured: [captured, '*'] });
    expect(yakuIds(settlement, 0)).toEqual(made);
    expect(voidIds(settlement, 0)).toEqual([]);
  });

  test('is worth 30, 25, 10 and 10', () => {
    const { settlement } = botan({
      captured: ['*', 'iris.* willow.swallow maple.*'],
    });
    const values = settlement.yaku[0]?.map(({ id, value }) => [id, value]);
    expect(values).toEqual([
      ['goko', 30],
      ['sanko', 25],
      ['fujishima', 10],
      ['kirishima', 10],
    ]);
  });

  test('is told in the step that makes it, once', () => {
    const state = position('botan-cho', {
      field: 'cherry.curtain plum.warbler',
      hands: ['cherry.chaff1 iris.bridge', 2],
      captured: ['pine.crane', ''],
      pile: 'plum.chaff1 *',
    });
    const { events } = play(state, 'play:cherry.chaff1');
    const made = theEvent(events, 'yaku-made');
    expect(made).toMatchObject({ seat: 0, yaku: { id: 'sanko', value: 25 } });
    expect(events.indexOf(made)).toBe(events.length - 1);
  });
});

describe('the round score of Botan-chō', () => {
  test('is own cards − 120 + own yaku − the opponent’s, paid by the loser', () => {
    // Pine 27, plum 17, cherry 27: 71 points and sanko; the other 169 and nothing of the four.
    const { settlement } = botan({
      captured: [`pine.* plum.* cherry.* wisteria.chaff1 paulownia.chaff1`, '*'],
    });
    expect(settlement.points).toEqual([73, 167]);
    expect(settlement.scores).toEqual([-22, 23]);
    expect(formatPayments(settlement.payments)).toEqual([
      '0>1 22 round-score',
      'bank>1 1 round-counter',
    ]);
    expect(settlement.totals).toEqual([180 - 22, 180 + 22 + 1]);
    expect(settlement.winner).toBe(1);
  });

  test('follows the worked example of Mushi with a par of 120', () => {
    // A: 2 brights, 3 animals, 3 ribbons, 10 chaff and sanko; B: the rest and wisterias.
    const { settlement } = botan({
      captured: [
        'pine.crane cherry.curtain plum.warbler iris.bridge chrys.cup' +
          ' pine.ribbon plum.ribbon cherry.ribbon pine.chaff1 pine.chaff2 plum.chaff1 plum.chaff2' +
          ' cherry.chaff1 cherry.chaff2 iris.chaff1 iris.chaff2 chrys.chaff1 paulownia.yellow',
        '*',
      ],
    });
    expect(settlement.points).toEqual([40 + 30 + 15 + 10, 145]);
    expect([yakuIds(settlement, 0), yakuIds(settlement, 1)]).toEqual([['sanko'], ['fujishima']]);
    expect(formatPayments(settlement.payments)).toEqual([
      `0>1 ${145 - 120 + 10 - 25} round-score`,
      'bank>1 1 round-counter',
    ]);
    expect(settlement.scores).toEqual([95 - 120 + 25 - 10, 10 + 1]);
  });

  test('can turn a lead in cards into a lost round by the opponent’s yaku', () => {
    const { settlement } = botan({
      captured: ['*', `pine.* plum.* cherry.* wisteria.* paulownia.yellow maple.deer chrys.cup`],
    });
    // 27 + 17 + 27 + 17 + 1 + 10 + 10 = 109 and sanko 25 + fujishima 10 make +24.
    expect(settlement.points).toEqual([131, 109]);
    expect(settlement.scores).toEqual([-24, 25]);
  });

  test('may take a total below nothing (B8)', () => {
    const { settlement, state } = botan({ totals: [5, 355], captured: ['iris.* maple.*', '*'] });
    // 17 + 17 = 34 against 206 with Five Brights, Three Brights, wisterias and paulownias.
    expect(settlement.totals).toEqual([5 - (86 + 75), 355 + (86 + 75) + 1]);
    expect(state.phase).toMatchObject({ type: 'play' });
  });
});

describe('a round of Botan-chō that ends 0–0', () => {
  /** 60 + 17 + 17 + 10 + 10 + 4 = 118 points and no yaku. */
  const LEVEL =
    'pine.crane susuki.moon paulownia.phoenix iris.* maple.* pine.ribbon plum.ribbon wisteria.cuckoo' +
    ' pine.chaff1 pine.chaff2 plum.chaff1 plum.chaff2';

  test('is level', () => {
    const { settlement } = botan({ captured: [`${LEVEL} willow.lightning wisteria.chaff1`, '*'] });
    expect(settlement.points).toEqual([120, 120]);
    expect([settlement.yaku[0], settlement.yaku[1]]).toEqual([[], []]);
  });

  test.each([
    [0, `${LEVEL} willow.lightning wisteria.chaff1`],
    [1, `${LEVEL} wisteria.chaff1 wisteria.chaff2`],
  ])(
    'is won by seat %d, who captured the lightning: the counter and nothing else (B7)',
    (winner, mine) => {
      const { settlement, state } = botan({ captured: [mine, '*'] });
      expect(settlement.winner).toBe(winner);
      expect(formatPayments(settlement.payments)).toEqual([`bank>${winner} 1 round-counter`]);
      expect(settlement.scores[winner]).toBe(1);
      expect(settlement.scores[1 - winner]).toBe(0);
      expect(oyaOf(state)).toBe(winner);
    },
  );
});

describe('the match of Botan-chō', () => {
  test.each([
    ['*', 'iris.* maple.*', 0],
    ['iris.* maple.*', '*', 1],
  ])('is dealt next by the winner of the round (B9): %s against %s', (mine, theirs, winner) => {
    for (const oya of [0, 1]) {
      const { state, events } = finish('botan-cho', { oya, captured: [mine, theirs] });
      expect([oyaOf(state), state.round]).toEqual([winner, 2]);
      expect(state.order).toEqual([winner, 1 - winner]);
      expect(theEvent(events, 'round-started')).toMatchObject({ round: 2, month: 2, oya: winner });
    }
  });

  test.each([3, 6, 12])('ends when the last of %d counters is taken (option rounds)', (rounds) => {
    const captured = ['*', 'iris.* maple.*'];
    const early = botan({ options: { rounds }, round: rounds - 1, captured });
    expect(eventsOf(early.events, 'over')).toEqual([]);
    const { state, events } = botan({ options: { rounds }, round: rounds, captured });
    expect(state.phase).toEqual({ type: 'over' });
    const { why, standing } = theEvent(events, 'over');
    expect(why).toBe('rounds');
    expect(standing).toEqual({ scores: [342, 19], places: [[0], [1]] });
    expect(gameOf('botan-cho').toAct(state)).toEqual([]);
    expect(gameOf('botan-cho').view(state, 'spectator').standing).toEqual(standing);
  });

  test('shares the first place when the totals are equal', () => {
    const { events } = botan({
      options: { rounds: 3 },
      round: 3,
      totals: [180 - 161, 180 + 162],
      captured: ['*', 'iris.* maple.*'],
    });
    expect(theEvent(events, 'over').standing).toEqual({ scores: [181, 181], places: [[0, 1]] });
  });

  test('goes on for twelve months and begins no thirteenth round', () => {
    const { settlement } = botan({
      options: { rounds: 12 },
      round: 12,
      captured: ['*', 'iris.* maple.*'],
    });
    expect([settlement.round, settlement.month]).toEqual([12, 12]);
  });

  test('leaves the butterflies out of every yaku', () => {
    const { settlement } = botan({ captured: ['*', 'iris.* maple.*'] });
    for (const yaku of settlement.yaku.flat()) {
      expect(yaku.cards.lo & (1 << card('peony.butterflies'))).toBe(0);
    }
  });
});
