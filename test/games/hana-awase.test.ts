import { describe, expect, test } from 'vitest';
import { size } from '../../src/engine/core/card-set.ts';
import type { Options } from '../../src/engine/core/game.ts';
import { chaffZero, plainPiles } from '../support/deal-out.ts';
import { closed, opened } from '../support/opened.ts';
import { rowsOf } from './rows.ts';

const WILD = 'willow.lightning';

const hana = rowsOf('hana-awase', { seats: 3 });

/** Captured cards worth so much, with no yaku. */
const plain = (points: readonly number[]) => plainPiles('hana-awase', points);

describe('the deal of Hana-awase', () => {
  hana({
    'with four of a month in a hand is played (HA5)': [
      'deals hands iris.* plum.ribbon maple.deer chrys.cup / 7 / 7 => misdeal null, asks play 0',
    ],
  });
});

describe('the score of Hana-awase', () => {
  const MONTHS = 'captured * / wisteria.* paulownia.*';
  hana({
    'may be additive: own cards and own yaku, and nobody pays (scoring)': [
      `ends house scoring=additive, ${MONTHS} => scores 444 60 0`,
      `ends ${MONTHS} => scores 556 -228 -328`,
    ],
    'may count chaff nothing (chaffZero)': [
      `ends house chaffZero=true, captured ${plainPiles('hana-awase', [100, 80, 60], chaffZero)}`,
      '=> points 100 80 60, scores 20 0 -20',
    ],
  });
});

describe('a house of Hana-awase', () => {
  const few = (points: number, house: string) =>
    `ends ${house}, oya 1, round 4, totals 5 -2 -3, captured ${plain([points, 130, 134 - points])}`;
  const CANCELLED = 'captured * / willow.* wisteria.* / paulownia.*';
  hana({
    'may void a round in which somebody has 20 points or less (fuke, HA3)': [
      `${few(20, 'house fuke=true')} => redealt fuke, settled none, round 4, next 1, totals 5 -2 -3`,
      `${few(21, 'house fuke=true')} => settled 4, redealt none`,
      `${few(20, 'house fuke=false')} => settled 4, redealt none`,
    ],
    'pays lucky hands when the round is settled (chaffTeyaku)': [
      `ends house chaffTeyaku=true, lucky 1 roku-kasu 20, captured ${plain([120, 90, 54])}`,
      '=> scores 12 42 -54',
    ],
  });

  hana({
    'may let four willows in one pile cancel every yaku of the round, their own too (willowsCancelYaku, HA2)':
      [
        `ends ${CANCELLED} => yaku omote-sugawara 30 nanatan 40 akatan 40 aotan 40 inoshikacho 20 nomi 40 / ameshima 10 fujishima 10 / kirishima 10`,
        `ends house willowsCancelYaku=true, ${CANCELLED} => yaku / /`,
        `ends house willowsCancelYaku=true, captured * / willow.rainman willow.swallow willow.ribbon wisteria.* / paulownia.*`,
        '=> yaku omote-sugawara 30 nanatan 40 akatan 40 aotan 40 inoshikacho 20 nomi 40 / fujishima 10 / kirishima 10',
      ],
  });

  test('may give 30 from each other to who of three captured few cards (fewCards, H1)', () => {
    const few = [
      ...'susuki.chaff1 susuki.chaff2 iris.chaff1 iris.chaff2 wisteria.chaff1'.split(' '),
      ...'clover.chaff1 clover.chaff2 willow.ribbon iris.ribbon iris.bridge clover.boar'.split(' '),
    ];
    const paid = (place: number, many: number, options: Options = { fewCards: true }) => {
      const captured = ['maple.* chrys.* peony.*', '*'].toSpliced(
        place,
        0,
        few.slice(0, many).join(' '),
      );
      const { settlement } = closed('hana-awase', { seats: 3, options, captured });
      const payments = settlement.payments.filter(({ why }) => why === 'few-cards');
      return payments.map(({ from, to, amount }) => [from, to, amount]);
    };
    // The oya and the second may have 8, the third 10.
    const places = [
      [0, 8, [1, 2]],
      [1, 8, [0, 2]],
      [2, 10, [0, 1]],
    ] as const;
    for (const [place, most, others] of places) {
      expect(paid(place, most)).toEqual(others.map((from) => [from, place, 30]));
      expect(paid(place, most + 1)).toEqual([]);
      expect(paid(place, most, {})).toEqual([]);
    }
  });

  test('may pay 20 for six chaff dealt, 30 for seven, from each other player (chaffTeyaku)', () => {
    const field = 'pine.crane plum.ribbon iris.bridge maple.deer chrys.cup susuki.geese';
    const six = 'pine.chaff1 pine.chaff2 plum.chaff1 plum.chaff2 cherry.chaff1 cherry.chaff2';
    const deal = (hand: string, options: Options = { chaffTeyaku: true }) =>
      opened('hana-awase', { seats: 3, options, field, hands: [6, hand, 6] }).state.teyaku.filter(
        ({ seat }) => seat === 1,
      );
    const told = (hand: string) =>
      deal(hand).map(({ id, value, cards }) => [id, value, size(cards)]);
    expect(told(`${six} cherry.ribbon`)).toEqual([['roku-kasu', 20, 6]]);
    expect(told(`${six} iris.chaff1`)).toEqual([['nana-kasu', 30, 7]]);
    expect(told(`${six} ${WILD}`)).toEqual([['nana-kasu', 30, 7]]);
    expect(told(`${six} iris.chaff1 iris.chaff2`)).toEqual([['nana-kasu', 30, 8]]);
    expect(told(six.replace('pine.chaff1', 'pine.ribbon'))).toEqual([]);
    expect(deal(six, {})).toEqual([]);
  });
});

describe('the wild lightning of a house of Hana-awase (wildLightning)', () => {
  const RAIN = 'willow.rainman willow.swallow willow.ribbon';
  const LAST = 'hands / / maple.deer, pile chrys.cup, turn 2, moves play:maple.deer';
  const TAKES = 'plays willow.lightning on pine.crane willow.ribbon iris.chaff1';
  hana({
    'takes a willow where it is not wild': `${TAKES}, captures willow.ribbon willow.lightning`,
  });
  rowsOf('hana-awase', { seats: 3, options: { wildLightning: true } })({
    'takes any card but a willow from a hand': `${TAKES}, asked iris.chaff1 pine.crane`,
    'leaves three willows on the opening field in play: they are of who used it': [
      `deals field ${RAIN} maple.ribbon chrys.cup iris.ribbon, hands 7 / 7 / 7 => misdeal null`,
      `at field maple.ribbon chrys.chaff1 pine.chaff1 ${RAIN}, captured * / ${WILD} pine.crane`,
      `used 1, ${LAST} => leftovers 1 pine.chaff1+${RAIN.replaceAll(' ', '+')}`,
    ],
    'leaves the willow to who took the other two, the rest to who used it': [
      'at field maple.ribbon chrys.chaff1 willow.ribbon pine.chaff1',
      `captured * / willow.rainman willow.swallow / ${WILD} pine.crane, used 2, ${LAST}`,
      '=> leftovers 1 willow.ribbon & 2 pine.chaff1',
    ],
  });
});

describe('a match of Hana-awase', () => {
  const LEVEL = plain([100, 64, 100]);
  hana({
    'is dealt next by who scored most, the earliest of equals (HA6)': [
      `ends captured ${plain([54, 120, 90])} => next 1`,
      ...[0, 2, 2].map((next, oya) => `ends oya ${oya}, captured ${LEVEL} => next ${next}`),
    ],
  });
});
