import { describe, expect, test } from 'vitest';
import { size } from '../../src/engine/core/card-set.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { chaff } from '../support/chaff.ts';
import { opened } from '../support/opened.ts';
import { fieldOf, play } from '../support/play.ts';
import { gameOf, position } from '../support/position.ts';
import { started } from '../support/started.ts';
import { rowsOf } from './rows.ts';

const GAME = gameOf('go-stop');
const BIRDS = 'plum.warbler wisteria.cuckoo susuki.geese';
const BRIGHT3 = 'pine.crane cherry.curtain susuki.moon';
const go = rowsOf('go-stop', { seats: 3 });

/** Seat 0 stops with the first of these captured. */
const stop = (captured: string, scores: string, more = '') =>
  `ends captured ${captured}, ended shobu 0${more && `, ${more}`} => scores ${scores}`;
const HANDS = 'maple.ribbon susuki.moon / chrys.cup clover.boar / willow.ribbon pine.ribbon';
/** Seat 0 plays the bridge with these on the field, and turns a chaff of its month. */
const ppeok = (more: string) =>
  `at field iris.ribbon plum.chaff1, hands iris.bridge ${HANDS}, pile iris.chaff1 *, ${more}, moves play:iris.bridge =>`;
/** Seat 0 takes its own stack. */
const ownStack = (more = '') =>
  `at field iris.bridge iris.ribbon iris.chaff1 pine.crane, hands iris.chaff2 ${HANDS}, pile plum.ribbon *, captured / ${chaff(3)} / ${chaff(3, 12)}, stack 5 0${more}, moves play:iris.chaff2 =>`;
const paid = (points: number, why: string) => `paid 1>0 ${points} ${why} & 2>0 ${points} ${why}`;

describe('the deal of Go-Stop', () => {
  test.each([
    [3, 24],
    [2, 23],
    [0, 21],
  ])(
    'is 7 each and 6 on the field; with %d bonus cards the pile has %d (bonusCards)',
    (many, pile) => {
      const { state } = started('go-stop', { seats: 3, options: { bonusCards: many } });
      expect(state.hands.map(size)).toEqual([7, 7, 7]);
      expect([fieldOf(state).length, state.pile.length]).toEqual([6, pile]);
    },
  );
});

describe('worked examples of Go-Stop', () => {
  go({
    '1: gwangbak doubles for who has no bright alone': stop(
      `${BRIGHT3} / ${chaff(7)} / willow.rainman`,
      '9 -6 -3',
    ),
    '2: go and pibak, and who has no chaff is exempt': stop(
      `${chaff(14)} / ${chaff(4, 14)} / willow.rainman`,
      '18 -12 -6',
      'log 0',
    ),
    '3: who has called go pays for both, at the doublings of each (GS32)': [
      stop(
        `${chaff(10)} willow.lightning paulownia.yellow / ${chaff(10, 10)} / chrys.cup`,
        '15 -15 0',
        'log 1',
      ),
      'payments 1>0 5 stop & 1>0 10 dokbak',
    ],
    '4: of two who have called go the last is liable (GS31)': [
      stop(BIRDS, '10 0 -10', 'log 1 2'),
      stop(BIRDS, '12 -12 0', 'log 2 1 0'),
    ],
    '4: or the last or first by the rule of the house (GS31; liable)': [
      stop(BIRDS, '10 0 -10', 'log 1 2, house liable=last'),
      stop(BIRDS, '10 -10 0', 'log 1 2, house liable=first'),
    ],
    '8: chongtong is 3 from each (GS5)': [
      'deals field pine.chaff1 plum.chaff1 cherry.chaff1 iris.chaff1 peony.chaff1 maple.chaff1',
      'hands clover.* chrys.cup / 5 / 5, pile *, moves claim => scores 6 -3 -3',
    ],
    '9: ppeok in the first two turns bring 3, then 6 from each (GS9)': [
      `${ppeok('after 0')} ${paid(3, 'first-ppeok')}`,
      `${ppeok('after 3, ppeoks 1 0 0')} ${paid(6, 'first-ppeok')}`,
      `${ppeok('after 6, ppeoks 2 0 0')} sums 30 -15 -15`,
    ],
    '10: ppeok, and later the fourth by the owner brings one from each (GS13; test position 7)': [
      `${ownStack()} stolen 0 1 pine.chaff1 & 0 2 clover.chaff1`,
    ],
  });
});

describe('what Go-Stop has otherwise than Matgo', () => {
  const third = (more = '') => ppeok(`after 9, ppeoks 2 0 0${more}`);
  const ttadak = (rule: boolean) =>
    `at field iris.ribbon iris.chaff2 plum.chaff1, hands iris.bridge ${HANDS}, pile iris.chaff1 *, after 0, house firstTtadak=${rule}, moves play:iris.bridge capture:iris.ribbon =>`;
  const PI_BAK = [
    ['usual', 5, 2],
    ['usual', 6, 1],
    [6, 6, 2],
    [7, 7, 2],
    [5, 6, 1],
  ] as const;
  go({
    'three ppeok win 3 from each, and nobody is liable (GS15, GS36; test position 22)': `${third(', log 1')} scores 6 -3 -3`,
    'three ppeok win the least score or ten by the rule of the house (threePpeok)': [
      `${third(', house threePpeok=minimum')} scores 6 -3 -3`,
      `${third(', house threePpeok=ten')} scores 20 -10 -10`,
    ],
    'an own stack takes one or two by the rule of the house (ownStack)': [
      ...['usual', 'one'].map(
        (rule) =>
          `${ownStack(`, house ownStack=${rule}`)} stolen 0 1 pine.chaff1 & 0 2 clover.chaff1`,
      ),
      `${ownStack(', house ownStack=two')} stolen 0 1 pine.chaff1+pine.chaff2 & 0 2 clover.chaff1+clover.chaff2`,
    ],
    'an early ppeok is paid, or is not (firstPpeok)': [
      `${ppeok('after 0, house firstPpeok=true')} ${paid(3, 'first-ppeok')}`,
      `${ppeok('after 0, house firstPpeok=false')} paid`,
    ],
    'an early ttadak is paid, or is not (GS10; firstTtadak)': [
      `${ttadak(true)} ${paid(3, 'first-ttadak')}`,
      `${ttadak(false)} paid`,
    ],
    'pibak is by the rule of the house (piBak)': PI_BAK.map(([rule, many, times]) =>
      stop(
        `${chaff(10)} / pine.crane ${chaff(many, 10)} / plum.warbler`,
        `${times + 1} ${-times} -1`,
        `house piBak=${rule}`,
      ),
    ),
    'a loser’s go is no gobak': stop(`${BIRDS} / pine.crane / plum.ribbon`, '10 -10 0', 'log 1'),
    'seven animals double for both losers': stop(
      'iris.bridge peony.butterflies clover.boar maple.deer willow.swallow plum.warbler wisteria.cuckoo / pine.crane / plum.ribbon',
      '12 -6 -6',
    ),
  });

  test('chaff that is taken lowers a score at once, and nobody is asked (GS16)', () => {
    const turned = (field: string, pile: string, from: number) =>
      play(
        position('go-stop', {
          ...{ seats: 3, field, pile: `${pile} *`, captured: ['', chaff(10, from), ''] },
          hands: `iris.bridge ${HANDS}`.split(' / '),
        }),
        'play:iris.bridge',
      ).state;
    const before = turned('iris.ribbon plum.warbler pine.crane', 'plum.ribbon', 4);
    const after = turned('plum.warbler', 'iris.ribbon', 10);
    const [scored, less] = [before, after].map((at) => GAME.view(at, 'spectator').seats[1]?.yaku);
    expect(scored).toMatchObject([{ id: 'pi', value: 1 }]);
    expect([less, after.phase]).toEqual([[], { type: 'play', seat: 1 }]);
  });
});

describe('entry and selling with four and more', () => {
  const four = (more = '', hand = 'pine.ribbon') =>
    `deals seats 4, field pine.chaff1 plum.chaff1 cherry.chaff1, pile *, hands iris.bridge maple.deer / clover.boar / willow.swallow / ${hand}${more}`;
  const sold = (hand: string, points: number, seats = 4) => {
    const others = ' / peony.ribbon'.repeat(seats - 4);
    return `deals seats ${seats}, field pine.chaff1 plum.chaff1 cherry.chaff1, pile *, hands iris.bridge / clover.boar / cherry.ribbon / ${hand}${others}, moves stay stay => paid ${points === 0 ? '' : `1>3 ${points} compensation & 2>3 ${points} compensation`}`;
  };
  go({
    'the oya must play, and the others are asked from the oya’s right on': `${four(', oya 2')} => stayed 2 obliged, asks entry 3`,
    'dropping is free, and the last three must play': [
      `${four(', moves drop')} => paid, stayed 0 obliged & 2 obliged & 3 obliged, order 0 2 3`,
    ],
    'the hands of those out are shuffled into the pile': `${four(', moves stay stay')} => held 2 1 1 0, order 0 1 2`,
    'who is not asked sells brights, and doubles, to both who do not deal': [
      sold('pine.crane susuki.moon willow.lightning', 6),
      sold('pine.crane pine.ribbon pine.chaff2 susuki.moon willow.lightning', 12),
      sold('chrys.cup paulownia.yellow', 4),
      sold('willow.rainman maple.deer', 0),
      sold('willow.rainman pine.crane', 4),
      sold('maple.deer maple.ribbon', 0),
    ],
    'with five seats a lone rain man is sold, where nobody else is left out': sold(
      'willow.rainman maple.deer',
      2,
      5,
    ),
    'what was sold is on the sheet of the round': [
      `ends seats 4, captured ${BIRDS} / pine.crane / plum.ribbon /, order 0 1 2, ended shobu 0`,
      'totals 0 -6 -6 12, paid 1>3 6 & 2>3 6 => scores 10 -11 -11 12',
    ],
    'what was sold is given back where the field makes the deal void (GS3, L7)': [
      'deals seats 4, field clover.* pine.chaff1, pile *',
      'hands iris.bridge / maple.deer / willow.swallow / pine.crane, moves stay stay',
      '=> redealt four-of-a-month-on-field, totals 0 0 0 0',
      'paid 1>3 2 compensation & 2>3 2 compensation & 3>1 2 compensation-returned & 3>2 2 compensation-returned',
    ],
  });

  test('the field lies face down until it is known who plays', () => {
    const { state } = opened('go-stop', {
      ...{ seats: 4, field: 'pine.chaff1 plum.chaff1 cherry.chaff1', pile: '*' },
      hands: ['iris.bridge maple.deer', 'clover.boar', 'willow.swallow', 'pine.ribbon'],
    });
    const view = GAME.view(state, 1);
    expect([view.field, view.fieldDown]).toEqual([[], 3]);
    expect(view.hand.every(({ takes }) => takes.length === 0)).toBe(true);
    const { state: after, events } = play(state, 'stay', 'stay');
    expect(events.find(({ type }) => type === 'field-shown')).toMatchObject({ field: after.field });
    expect(GAME.view(after, 1).fieldDown).toBe(0);
  });

  rowsOf('go-stop', { seats: 4, seed: seedOf(3) })({
    'after a round that nobody won the same play on, or all are asked anew (GS2; entryAfterNagari)':
      [
        ['same', 'play 0, order 0 1 2'],
        ['new', 'entry 1'],
      ].map(
        ([rule, asks]) =>
          `ends captured ${BIRDS}, order 0 1 2, oya 0, answers stay stay stay forced-out, house entryAfterNagari=${rule} => next 0, asks ${asks}`,
      ),
  });
});

describe('bonus cards of Go-Stop', () => {
  const THREE = 'hands bonus.three maple.deer / clover.boar / chrys.cup';
  const GAINED = `field iris.ribbon, ${THREE}, captured / ${chaff(2)} / ${chaff(2, 12)}, pile plum.ribbon *, moves play:bonus.three`;
  rowsOf('go-stop', { seats: 3, options: { bonusCards: 2 } })({
    'from the hand are captured at once, and the turn goes on': [
      'at field iris.ribbon, hands bonus.two1 maple.deer / clover.boar / chrys.cup, pile plum.ribbon *',
      'moves play:bonus.two1 => captured bonus.two1, moves play:maple.deer play:plum.ribbon, asks play 0',
    ],
    'take chaff as they are captured, by the rule of the house (bonusSteals)': [
      `at house bonusSteals=false, ${GAINED} => stolen none`,
      `at house bonusSteals=true, ${GAINED} => stolen 0 1 pine.chaff1 & 0 2 clover.chaff1`,
    ],
    'turned are captured with the pair, and another is turned': [
      'at field iris.ribbon, hands iris.bridge maple.deer / clover.boar / chrys.cup',
      'pile bonus.two1 plum.chaff1 *, moves play:iris.bridge',
      '=> captured iris.bridge iris.ribbon bonus.two1, turned 0 bonus.two1 & 0 plum.chaff1',
    ],
    'of a ppeok lie in the stack, and go with it': [
      'at field iris.ribbon pine.crane, pile bonus.three iris.chaff1 susuki.geese *',
      'hands iris.bridge maple.deer / iris.chaff2 clover.boar / chrys.cup',
      'moves play:iris.bridge play:iris.chaff2',
      '=> captured / iris.bridge iris.ribbon iris.chaff1 iris.chaff2 bonus.three',
    ],
    'on the field are the oya’s, and others of the pile lie there for them': [
      'deals hands 2 / 2 / 2, field bonus.two1 iris.ribbon, pile bonus.three plum.ribbon *',
      '=> captured bonus.two1 bonus.three, field plum.ribbon iris.ribbon',
    ],
  });
});

describe('how far a seat is on its way to stop', () => {
  const progressIn = (captured: readonly string[], game = 'go-stop') =>
    gameOf(game)
      .view(position(game, { captured }), 'spectator')
      .seats.map(({ progress }) => progress);

  test('is its chaff, and its points of those it can stop with', () => {
    const [first, second] = progressIn([`${BIRDS} ${chaff(3)}`, BRIGHT3, '']);
    expect(first).toMatchObject({ chaff: 3, points: 5, minimum: 3 });
    expect(second).toMatchObject({ chaff: 0, points: 3, minimum: 3 });
    expect(progressIn(['', ''], 'matgo')[0]).toMatchObject({ chaff: 0, points: 0, minimum: 7 });
    expect(gameOf('koi-koi').view(position('koi-koi', {}), 'spectator').seats[0]?.progress).toBe(
      null,
    );
  });

  test('is at risk while another scores with chaff, and it has little itself', () => {
    const risks = (captured: readonly string[]) =>
      progressIn(captured).map((progress) => progress?.isAtRisk);
    expect(risks([chaff(10), chaff(3, 10), ''])).toEqual([false, true, false]);
    expect(risks([chaff(9), chaff(3, 10), ''])).toEqual([false, false, false]);
    expect(risks([chaff(10), chaff(7, 10), ''])).toEqual([false, false, false]);
  });
});
