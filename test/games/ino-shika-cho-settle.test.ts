import { describe, expect, test } from 'vitest';
import type { CardSet } from '../../src/engine/core/card-set.ts';
import { oyaOf } from '../../src/engine/round/state.ts';
import { dealOut } from '../support/deal-out.ts';
import { type FinishSpec, finish, formatPayments, voidIds } from '../support/finish.ts';
import { closed } from '../support/opened.ts';
import { theEvent } from '../support/play.ts';
import { printedCount } from '../support/printed-yaku.ts';
import { yakuOf } from '../support/told.ts';

const ino = (spec: FinishSpec) => closed('ino-shika-cho', { seats: 3, ...spec });

describe('a yaku of Ino-Shika-Chō', () => {
  const PLAIN4 = 'wisteria.ribbon iris.ribbon clover.ribbon willow.ribbon';

  test.each<[row: string, captured: string, made: readonly string[]]>([
    ['Boar, Deer, Butterflies', 'clover.boar maple.deer peony.butterflies', ['inoshikacho 30']],
    ['Boar and Deer', 'clover.boar maple.deer peony.ribbon', []],
    ['red ribbons with writing', 'pine.ribbon plum.ribbon cherry.ribbon', ['akatan-moji 20']],
    ['red ribbons with writing but one', 'pine.ribbon plum.ribbon cherry.chaff1', []],
    ['Blue Ribbons', 'peony.ribbon chrys.ribbon maple.ribbon', ['aotan 20']],
    ['Blue Ribbons but one', 'peony.ribbon chrys.ribbon maple.chaff1', []],
    ['plain red ribbons, the willow’s among the four', PLAIN4, ['akatan-muji 20']],
    ['plain red ribbons without the willow’s', PLAIN4.replace('willow.ribbon', ''), []],
    ['plain red ribbons without the clover’s', PLAIN4.replace('clover.ribbon', ''), []],
    ['Flower Viewing', 'cherry.curtain chrys.cup', ['hanami 10']],
    ['Flower Viewing but the cup', 'cherry.curtain chrys.ribbon', []],
    ['Flower Viewing with the rain man', 'cherry.curtain chrys.cup willow.rainman', ['hanami 10']],
    ['Moon Viewing', 'susuki.moon chrys.cup', ['tsukimi 10']],
    ['Moon Viewing but the moon', 'susuki.geese chrys.cup', []],
    ['Full Wisteria (I16)', 'wisteria.*', ['fuji-ippai 10']],
    ['Full Wisteria but one', 'wisteria.cuckoo wisteria.ribbon wisteria.chaff1', []],
    ['Full Paulownia (I16)', 'paulownia.*', ['kiri-ippai 10']],
    ['Full Paulownia but one', 'paulownia.phoenix paulownia.yellow paulownia.chaff1', []],
    ['brights, which make nothing', 'pine.crane cherry.curtain susuki.moon willow.rainman', []],
    [
      'all eight: they stack',
      'clover.boar maple.deer peony.butterflies pine.ribbon plum.ribbon cherry.ribbon peony.ribbon' +
        ' chrys.ribbon maple.ribbon iris.ribbon clover.ribbon willow.ribbon cherry.curtain chrys.cup' +
        ' susuki.moon wisteria.* paulownia.*',
      [
        'inoshikacho 30',
        'akatan-moji 20',
        'aotan 20',
        'akatan-muji 20',
        'hanami 10',
        'tsukimi 10',
        'fuji-ippai 10',
        'kiri-ippai 10',
      ],
    ],
  ])('%s', (_, captured, made) => {
    const { settlement } = ino({ captured: ['*', captured, ''] });
    expect(yakuOf(settlement, 1)).toEqual(made);
    expect(voidIds(settlement, 1)).toEqual([]);
  });
});

const chaffZero = ({ standard, type }: { standard: number; type: string }) =>
  type === 'C' ? 0 : standard;

/** Captured cards worth so much, with no yaku. */
function plain(points: readonly number[]): readonly string[] {
  const setup = { game: 'ino-shika-cho', seats: points.length, seed: '', options: {} };
  const accept = (piles: readonly CardSet[]) =>
    piles.every((pile) => printedCount(setup, 1, pile).length === 0);
  return dealOut({ points, accept, value: chaffZero });
}

describe('the round score of Ino-Shika-Chō', () => {
  test.each([
    [2, [130, 110]],
    [3, [100, 80, 60]],
    [4, [80, 70, 50, 40]],
  ])('of %d players is the card points, 240 together', (seats, points) => {
    const { settlement } = ino({ seats, captured: plain(points) });
    expect([settlement.points, settlement.scores]).toEqual([points, points]);
    expect(formatPayments(settlement.payments)).toEqual(
      points.map((count, seat) => `bank>${seat} ${count} card-points`),
    );
  });

  test.each([2, 3, 4])(
    'of %d players gets each yaku from every other: the sum stays 240 (I15)',
    (seats) => {
      const captured = ['iris.* maple.*', 'wisteria.* paulownia.*', '', ''].slice(0, seats);
      captured[0] += ' *';
      const { settlement } = ino({ seats, captured });
      expect(yakuOf(settlement, 1)).toEqual(['fuji-ippai 10', 'kiri-ippai 10']);
      const theirs = settlement.yaku[0]?.reduce((sum, { value }) => sum + value, 0) ?? 0;
      expect(settlement.scores[1]).toBe(35 + 20 * (seats - 1) - theirs);
      expect(settlement.scores.reduce((sum, one) => sum + one, 0)).toBe(240);
    },
  );

  test('is added to the totals, round after round', () => {
    const { settlement } = ino({ totals: [10, 20, 210], captured: plain([100, 80, 60]) });
    expect(settlement.totals).toEqual([110, 100, 270]);
  });

  test('may be below nothing', () => {
    const { settlement } = ino({ captured: ['*', 'pine.chaff1 pine.chaff2', ''] });
    expect(settlement.scores[1]).toBeLessThan(0);
  });
});

describe('the next oya of Ino-Shika-Chō (I12)', () => {
  test.each<[points: readonly number[], oya: number, next: number]>([
    [[60, 100, 80], 0, 1],
    [[60, 100, 80], 2, 1],
    [[90, 60, 90], 0, 0],
    [[90, 60, 90], 1, 2],
    [[90, 60, 90], 2, 2],
    [[80, 80, 80], 1, 1],
  ])(
    'has the highest score of %j, the earliest in turn order of equals (oya %d)',
    (points, oya, next) => {
      const { state, settlement } = ino({ oya, captured: plain(points) });
      expect([oyaOf(state), settlement.winner]).toEqual([next, next]);
      expect(state.order).toEqual([next, (next + 1) % 3, (next + 2) % 3]);
    },
  );

  test('is found clockwise where the house plays so (I11, direction)', () => {
    const { state } = ino({
      ...{ oya: 1, options: { direction: 'clockwise' } },
      captured: plain([90, 60, 90]),
    });
    expect(state.order).toEqual([0, 2, 1]);
  });

  test('is found by the score, yaku and all, not by cards', () => {
    const { state, settlement } = ino({
      captured: ['*', 'wisteria.* paulownia.* pine.ribbon plum.ribbon cherry.ribbon', ''],
    });
    const [most] = [...settlement.scores.keys()].sort(
      (a, b) => (settlement.scores[b] ?? 0) - (settlement.scores[a] ?? 0),
    );
    expect(oyaOf(state)).toBe(most);
  });
});

describe('a match of Ino-Shika-Chō', () => {
  const captured = ['iris.* maple.*', 'pine.* plum.*', '*'];

  test.each([12, 6, 3])('has %d rounds where the house says so (I13, rounds)', (rounds) => {
    const options = { rounds };
    const played = (round: number) =>
      finish('ino-shika-cho', { seats: 3, options, round, captured });
    expect(played(rounds - 1).state.round).toBe(rounds);
    const { events, state } = played(rounds);
    expect(theEvent(events, 'over').why).toBe('rounds');
    expect(state.phase.type).toBe('over');
  });

  test('is won by the highest total of all rounds', () => {
    const { events } = ino({ round: 12, totals: [500, 0, 0], captured });
    expect(theEvent(events, 'over').standing.places[0]).toEqual([0]);
  });
});
