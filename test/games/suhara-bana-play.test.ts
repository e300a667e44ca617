import { describe, expect, test } from 'vitest';
import { IllegalMove } from '../../src/engine/core/game.ts';
import { moveOf, play } from '../support/play.ts';
import { gameOf, position } from '../support/position.ts';
import { JUNE } from '../support/suhara-piles.ts';
import { rowsOf } from './rows.ts';

const suhara = rowsOf('suhara-bana', { round: JUNE });

describe('a shoifuda', () => {
  /** It may not be played: it would complete this yaku for the seat that has captured these cards. */
  const completes = (card: string, yaku: string, theirs: string, seat = 1) =>
    `at hands ${card} wisteria.chaff1 / 2 / 2, captured ${'/ '.repeat(seat)}${theirs} => moves play:wisteria.chaff1, blocked ${card} burdened ${yaku} ${seat}`;
  suhara({
    'completes a yaku for another player and may not be played (S16)': [
      completes('chrys.cup', 'hanami', 'cherry.curtain'),
      completes('chrys.cup', 'tsukimi', 'susuki.moon', 2),
      completes('susuki.moon', 'jitsugetsu', 'pine.crane'),
      completes('susuki.geese', 'otori', 'pine.crane paulownia.phoenix'),
      completes('paulownia.phoenix', 'goroju', 'pine.crane susuki.moon', 2),
      completes('plum.warbler', 'sugawara', 'pine.crane cherry.curtain'),
      completes('clover.boar', 'akiyaku', 'susuki.geese maple.deer'),
      completes('maple.ribbon', 'mimu', 'peony.ribbon chrys.ribbon'),
      completes('plum.ribbon', 'ko-sugawara', 'pine.ribbon cherry.ribbon', 2),
      completes('iris.bridge', 'kusabana', 'peony.butterflies chrys.cup'),
      completes('willow.swallow', 'kotori', 'plum.warbler wisteria.cuckoo'),
    ],
    'is told with the best of what it completes (S16)': [
      completes('cherry.curtain', 'shihon', 'pine.crane susuki.moon paulownia.phoenix'),
      completes('susuki.geese', 'otori-goroju', 'pine.crane susuki.moon paulownia.phoenix'),
    ],
    'is none while two cards are missing (S16)': [
      'at hands plum.warbler wisteria.chaff1 / 2 / 2, captured / pine.crane / cherry.curtain',
      '=> moves play:plum.warbler play:wisteria.chaff1',
    ],
    'is none for a yaku of the own captured cards (S16)': [
      'at hands chrys.cup wisteria.chaff1 / 2 / 2, captured cherry.curtain => allows play:chrys.cup',
    ],
    'is none for a player who sits the round out (S16)': [
      'at hands chrys.cup wisteria.chaff1 / 2 / 2, captured / / / cherry.curtain => allows play:chrys.cup',
    ],
    'is never the fourth of a month, not even of the round’s (S16)': [6, 12].map(
      (round) =>
        `at round ${round}, hands paulownia.phoenix wisteria.chaff1 / 2 / 2, captured / paulownia.yellow paulownia.chaff1 paulownia.chaff2 => allows play:paulownia.phoenix`,
    ),
    'may not capture either (S17)': [
      'at hands chrys.cup wisteria.chaff1 / 2 / 2, captured / cherry.curtain',
      'field chrys.ribbon wisteria.cuckoo => moves play:wisteria.chaff1',
    ],
  });

  test('is not offered, and refused when tried (S21)', () => {
    const hands = ['chrys.cup wisteria.chaff1', 2, 2];
    const state = position('suhara-bana', { round: JUNE, hands, captured: ['', 'cherry.curtain'] });
    const game = gameOf('suhara-bana');
    expect(() => game.apply(state, 0, moveOf('play:chrys.cup'))).toThrow(IllegalMove);
  });
});

describe('a shoifuda of the own teyaku', () => {
  const CUP = 'round 9, hands chrys.cup iris.bridge wisteria.chaff1 / 3 / 3';
  const declares = (spec: string) =>
    `at round 9, hands ${spec}, pile pine.crane plum.warbler cherry.ribbon *, moves play:chrys.cup => declared 0 chrys.cup teyaku`;
  suhara({
    'may be played, wholly in the hand, partly captured, or of the month (S18)': [
      declares('chrys.cup susuki.moon wisteria.chaff1 / 3 / 3, captured / cherry.curtain'),
      declares('chrys.cup wisteria.chaff1 / 2 / 2, captured susuki.moon / cherry.curtain'),
      declares(
        'chrys.cup chrys.ribbon wisteria.chaff1 / 3 / 3, captured chrys.chaff1 chrys.chaff2 / cherry.curtain',
      ),
    ],
    'may not be played while one card of it is elsewhere (S18)': [
      `at ${CUP}, captured / cherry.curtain => bars play:chrys.cup`,
      `at ${CUP}, captured peony.butterflies / cherry.curtain => allows play:chrys.cup`,
    ],
  });
});

describe('two shoifuda of one month', () => {
  // The moon completes the sun-moon for seat 1, the geese autumn for seat 2.
  const PAIR =
    'hands susuki.moon susuki.geese wisteria.chaff1 / iris.chaff1 iris.chaff2 peony.chaff1 / willow.ribbon willow.lightning peony.chaff2, captured / pine.crane / clover.boar maple.deer, pile plum.chaff1 cherry.chaff1 plum.chaff2 *';
  const LAP = 'play:iris.chaff1 play:willow.ribbon';
  const bound = (first: string, second: string) => [
    `at ${PAIR}, moves play:susuki.${first} => declared 0 susuki.${first} pair`,
    `at ${PAIR}, moves play:susuki.${first} ${LAP} => moves play:susuki.${second}`,
    `at ${PAIR}, moves play:susuki.${first} ${LAP} play:susuki.${second}`,
    `=> declared 0 susuki.${first} pair & 0 susuki.${second} pair-promised`,
    `at ${PAIR}, moves play:susuki.${first} ${LAP} play:susuki.${second} play:iris.chaff2 play:willow.lightning`,
    '=> moves play:wisteria.chaff1',
  ];
  suhara({
    'may both be played, and other cards as well (S19)': [
      `at ${PAIR} => moves play:susuki.geese play:susuki.moon play:wisteria.chaff1`,
    ],
    'bind the next turn: after one the other is compulsory (S19)': [
      ...bound('moon', 'geese'),
      ...bound('geese', 'moon'),
    ],
    'bind even when the other is no burden any more, and others say why they may not be played (S19)':
      [
        'at hands susuki.geese wisteria.chaff1 / 2 / 2, captured susuki.moon, promised susuki.geese / /',
        '=> moves play:susuki.geese, blocked wisteria.chaff1 promised susuki.geese',
      ],
  });
});

describe('a hand of nothing but shoifuda', () => {
  suhara({
    // The cup completes hanami (1 hai), the boar autumn (2).
    'must give the card whose yaku is the lowest (S20)': [
      'at hands chrys.cup clover.boar / 2 / 2, captured / cherry.curtain / susuki.geese maple.deer',
      '=> moves play:chrys.cup',
      'at hands chrys.cup clover.boar / 2 / 2, captured / cherry.curtain / susuki.geese maple.deer',
      'moves play:chrys.cup => declared 0 chrys.cup all-burdened',
    ],
    // The moon: sun-moon 1, goroju 4. The boar: autumn 2.
    'weighs each card by the best yaku it would complete for anyone (S20)': [
      'at hands susuki.moon clover.boar / 2 / 2',
      'captured / pine.crane paulownia.phoenix / susuki.geese maple.deer => moves play:clover.boar',
    ],
    'leaves the choice between equals (S20)': [
      'at hands chrys.cup willow.swallow / 2 / 2',
      'captured / cherry.curtain / plum.warbler wisteria.cuckoo',
      '=> moves play:chrys.cup play:willow.swallow',
    ],
    // Cup and boar are burdened; the cup makes tsukimi with the captured moon.
    'is still free to play its teyaku (S18, S20)': [
      'at hands chrys.cup clover.boar / 2 / 2',
      'captured susuki.moon / cherry.curtain iris.bridge peony.butterflies / susuki.geese maple.deer',
      '=> allows play:chrys.cup',
    ],
  });
});

const turns = rowsOf('suhara-bana');

describe('two cards of its month on the field', () => {
  turns({
    'leave no choice between two that score: the lower is taken (S15)': [
      'plays susuki.chaff1 on susuki.moon susuki.geese, asked, captures susuki.chaff1 susuki.geese',
      'plays chrys.chaff1 on chrys.cup chrys.ribbon, captures chrys.chaff1 chrys.ribbon',
      'plays maple.chaff2 on maple.ribbon maple.deer, captures maple.chaff2 maple.ribbon',
      'plays pine.chaff1 on pine.crane pine.ribbon, captures pine.chaff1 pine.ribbon',
      'plays willow.lightning on willow.rainman willow.ribbon',
      'captures willow.lightning willow.ribbon',
      'plays clover.chaff1 on clover.boar clover.ribbon, captures clover.chaff1 clover.ribbon',
    ],
    'leave the choice between equals, the rain man counting 10, and where one is chaff (S15)': [
      'plays willow.ribbon on willow.rainman willow.swallow, asked willow.rainman willow.swallow',
      'plays pine.ribbon on pine.crane pine.chaff1, asked pine.crane pine.chaff1',
      'chooses pine.chaff1, captures pine.ribbon pine.chaff1',
      'plays paulownia.chaff1 on paulownia.phoenix paulownia.yellow',
      'asked paulownia.phoenix paulownia.yellow',
      'plays willow.swallow on willow.ribbon willow.lightning',
      'asked willow.ribbon willow.lightning',
    ],
    'are taken by the lower number where they are equal (L14)':
      'plays susuki.moon on susuki.chaff2 susuki.chaff1, captures susuki.moon susuki.chaff1',
  });

  test('cannot be taken against the rule even by who asks (S15)', () => {
    const state = position('suhara-bana', {
      field: 'pine.crane pine.chaff1',
      hands: ['pine.ribbon wisteria.chaff1', 2, 2],
    });
    const asked = play(state, 'play:pine.ribbon').state;
    for (const move of ['capture:pine.crane+pine.chaff1', 'capture:pine.chaff2', 'stay']) {
      expect(() => gameOf('suhara-bana').apply(asked, 0, moveOf(move))).toThrow(IllegalMove);
    }
  });
});

describe('a turn of Suhara-bana', () => {
  turns({
    'has no wild card: lightning and butterflies take only their month': [
      'plays willow.lightning on pine.crane plum.ribbon, captures',
      'plays peony.butterflies on pine.crane plum.ribbon, captures',
    ],
  });
});

// What makes a yaku, and that the best alone counts, is in `yaku.test.ts`.

const MIMU = 'peony.ribbon chrys.ribbon maple.ribbon clover.boar maple.deer';
const GOROJU = 'pine.crane susuki.moon paulownia.phoenix';
const NULLIFYING = [
  ['goroju 4', GOROJU, false],
  ['otori-goroju 6', `${GOROJU} susuki.geese`, false],
  ['shihon 6', `${GOROJU} cherry.curtain`, true],
  ['shihon-otori 8', `${GOROJU} cherry.curtain susuki.geese`, true],
] as const;

describe('crane, moon and phoenix', () => {
  suhara({
    'nullify the yaku of the others (S22)': NULLIFYING.map(
      ([made, cards]) => `ends captured ${cards} / ${MIMU} / * => yaku ${made} / /`,
    ),
    'nullify where four brights do not (S22, option fourBrightsNullify)': NULLIFYING.map(
      ([made, cards, hasFour]) =>
        `ends house fourBrightsNullify=false, captured ${cards} / ${MIMU} / * => yaku ${made} / ${hasFour ? 'mimu 2' : ''}`,
    ),
    'leave the cards of the month, worth 3 (S23)': `ends captured ${GOROJU} / peony.* chrys.ribbon maple.ribbon maple.deer / * => yaku goroju 4 / dori-shima 3 /`,
  });
});

suhara({
  'the cards of the month count again a year later': [
    `ends round ${JUNE + 12}, captured maple.* willow.* cherry.* / peony.* iris.* chrys.* / * => yaku / dori-shima 3`,
  ],
});

test('nullified yaku are not shown in the view either', () => {
  const state = position('suhara-bana', { round: JUNE, captured: [GOROJU, MIMU] });
  const { seats } = gameOf('suhara-bana').view(state, 1);
  expect(seats.map(({ yaku }) => yaku.map(({ id }) => id))).toEqual([['goroju'], [], [], []]);
});
