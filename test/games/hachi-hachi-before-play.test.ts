import { describe, expect, test } from 'vitest';
import { NO_CARDS, size } from '../../src/engine/core/card-set.ts';
import { actorOf, eventsOf, play, theEvent } from '../support/play.ts';
import { started } from '../support/started.ts';
import { rowsOf } from './rows.ts';

const hachi = rowsOf('hachi-hachi');
/** The auction of a fresh deal. */
const auction = (seats: number, more = '', oya = 0) =>
  `at seats ${seats}, oya ${oya}, asks entry ${oya}${more && `, ${more}`}`;

describe('the deal', () => {
  test.each([
    [3, 21],
    [4, 14],
    [5, 7],
    [6, 0],
  ])(
    'gives each of %i seats seven cards and leaves %i in the pile, 21 for those who play (HH2)',
    (seats, pile) => {
      const { state, events } = started('hachi-hachi', { seats });
      expect(state.hands.map(size)).toEqual(state.hands.map(() => 7));
      expect(theEvent(events, 'dealt').pile).toBe(pile);
      const answers = seats === 3 ? [] : ['stay', 'stay', 'stay'];
      expect(play(state, ...answers).state.pile).toHaveLength(21);
    },
  );

  test('draws one of seven to sit out: no hand, no question, no payment (HH3)', () => {
    const out = new Set<number>();
    for (let seed = 1; seed <= 40; seed++) {
      const { state, events } = started('hachi-hachi', { seats: 7, seed });
      const [event] = eventsOf(events, 'sat-out').slice(-1);
      const seat = event?.seat ?? -1;
      out.add(seat);
      expect(state.hands[seat]).toEqual(NO_CARDS);
      expect(state.hands.filter((hand) => size(hand) === 7)).toHaveLength(6);
      expect(state.field.length + state.pile.length).toBe(6);
      expect(state.entry?.answers[seat]).toBe('sits-out');
      expect(actorOf(state)).not.toBe(seat);
      const { state: begun } = play(state, 'drop', 'stay', 'stay', 'stay');
      expect(begun.totals[seat]).toBe(0);
      expect(begun.pile).toHaveLength(21);
    }
    expect(out.size).toBe(7);
  });

  test('leaves the lead to the next seat when the oya sits out (HH4)', () => {
    const seeds = Array.from({ length: 60 }, (_, at) =>
      started('hachi-hachi', { seats: 7, seed: at + 1 }),
    );
    const found = seeds.find(
      ({ state }) => size(state.hands[state.seating[0] ?? 0] ?? NO_CARDS) === 0,
    );
    if (found === undefined) throw new RangeError('no such seed');
    const { state, events } = play(found.state, 'stay', 'stay', 'stay');
    expect(theEvent(events, 'entered').order).toEqual(found.state.seating.slice(1, 4));
    expect(actorOf(state)).toBe(found.state.seating[1]);
  });

  const FOUR = 'field pine.* plum.warbler iris.bridge';
  hachi({
    'gives the four to who leads, after the auction, by a house rule (fieldFour, L6)': [
      `deals house fieldFour=oya-takes, ${FOUR}, oya 1 => misdeal null, took 0 4 0, times 2 oba`,
      `deals house fieldFour=oya-takes, ${FOUR}, seats 4, hands 7 / 7 / 7 / 7 => took 0 0 0 0`,
      `deals house fieldFour=oya-takes, ${FOUR}, seats 4, hands 7 / 7 / 7 / 7, moves drop => took 0 4 0 0`,
    ],
  });
});

describe('the auction', () => {
  const SPLIT = 'house tooFew=split kan=10 dropFee=by-order';
  const KARASU =
    'pine.chaff1 plum.chaff1 peony.chaff1 maple.chaff1 chrys.chaff1 willow.lightning iris.chaff1';
  hachi({
    'asks from the oya on until three stay (HH9)': [
      `${auction(5, '', 3)} => moves drop stay`,
      `${auction(5, '', 3)}, moves stay drop stay stay => forced-out 2, entered 3 0 1, asks play 3`,
    ],
    'lets the first who stays lead when the oya drops (HH10)': `${auction(4)}, moves drop => entered 1 2 3`,
    'has a fee that rises with each who drops, and is multiplied (HH11)': [
      `${auction(6, 'house tooFew=split')}, moves drop stay drop drop drop`,
      '=> paid 0>pot 12 dropout & 2>pot 18 dropout & 3>pot 24 dropout & 4>pot 30 dropout',
      `${auction(4, 'times 4 zetsuba')}, moves drop => paid 0>pot 48 dropout`,
      `${auction(5, 'house kan=10')}, moves drop drop => paid 0>pot 10 dropout & 1>pot 15 dropout`,
    ],
    'has a fee by the seat by a house rule (dropFee)': [
      `${auction(5, 'house dropFee=by-seat')}, moves stay drop drop`,
      '=> paid 1>pot 18 dropout & 2>pot 24 dropout',
    ],
    'has the last three stay unasked (HH12)': [
      `${auction(4)}, moves drop => stayed 1 obliged & 2 obliged & 3 obliged`,
    ],
    'lets too few share the pot by a house rule, an odd mon to the earlier (tooFew)': [
      `${auction(4, SPLIT)}, moves drop drop stay stay`,
      '=> unplayed 1 pot-split, totals -10 -15 13 12, round 2, next 0',
      `${auction(4, SPLIT)}, moves drop drop drop stay => totals -10 -15 -20 45, round 2, next 3`,
    ],
    'does not let who is forced out buy a place (HH14)': `${auction(4)}, moves stay stay stay => asks play 0`,
    'leaves who does not play out of everything, the hand unshown (HH15)': [
      `${auction(4, `hands ${KARASU} / ${KARASU.replaceAll('1', '2').replace('willow.lightning', 'willow.ribbon')} / 7 / 7, field willow.swallow`)}`,
      'moves drop => lucky 1 karasu 4',
    ],
  });
});

describe('the compensation of who is forced out (HH13)', () => {
  const EXAMPLE_8 =
    'pine.crane pine.ribbon pine.chaff1 plum.ribbon iris.chaff1 clover.boar susuki.geese';
  const EXAMPLE_9 =
    'pine.ribbon plum.ribbon cherry.ribbon susuki.moon maple.deer iris.bridge clover.boar';
  const INOSHIKACHO =
    'clover.boar maple.deer peony.chaff1 iris.bridge chrys.cup plum.chaff1 pine.chaff1';
  const forcedOut = (hand: string, points: number, more = '', from = [1, 2]) => {
    const paid = from.map((seat) => `${seat}>3 ${points} compensation`);
    return `${auction(4, `hands 7 / 7 / 7 / ${hand}${more}`)}, moves stay stay stay => paid ${points > 0 ? paid.join(' & ') : ''}`;
  };
  hachi({
    'is half of its lucky hand, and 3 for each good card besides (worked example 8)': [
      forcedOut(EXAMPLE_8, 15),
      forcedOut(EXAMPLE_8, 60, ', times 4 zetsuba'),
    ],
    'is half of a yaku that is whole in the hand (worked example 9)': forcedOut(EXAMPLE_9, 45),
    'counts boar, deer and butterflies where they are a yaku (inoshikacho)': [
      forcedOut(INOSHIKACHO, 0),
      forcedOut(INOSHIKACHO, 6, ', house inoshikacho=true'),
    ],
    'comes from all three by a house rule (oikomiPayers)': forcedOut(
      EXAMPLE_8,
      15,
      ', house oikomiPayers=all',
      [0, 1, 2],
    ),
    'is 35 for half of seven kan of ten (kan)': forcedOut(EXAMPLE_9, 38, ', house kan=10'),
  });
});

const RAIN = 'willow.rainman';
const PHOENIX = 'paulownia.phoenix';

/** A deal with these brights on the field, and what it makes of the payments. */
const field = (brights: string, times: string, more = '') =>
  `deals field ${brights} plum.chaff1 iris.bridge chrys.cup${more && `, ${more}`} => times ${times}`;

describe('the field', () => {
  hachi({
    'without a bright multiplies by nothing, with crane, curtain or moon by two, with rain man or phoenix by four (HH6)':
      [
        field('', 'none'),
        field('pine.crane', '2 oba'),
        field('cherry.curtain', '2 oba'),
        field('susuki.moon', '2 oba'),
        field(RAIN, '4 zetsuba'),
        field(PHOENIX, '4 zetsuba'),
      ],
    'with several brights has one multiplier, the highest, and the rest wait (HH7)': [
      field('pine.crane susuki.moon', '2 oba 2'),
      field(`pine.crane ${RAIN}`, '4 zetsuba 2'),
      field('', '4 carried 2', 'carried 4 2'),
      field(`pine.crane ${RAIN}`, '2 carried 4 2 2', 'carried 2 2'),
    ],
    'multiplies all at once by a house rule (multiplier)': [
      field(`pine.crane susuki.moon ${RAIN}`, '16 bright-field', 'house multiplier=product'),
      field('', 'none', 'house multiplier=product'),
    ],
    'worked example 13: a queue of multipliers over four rounds': [
      field(`pine.crane ${RAIN} ${PHOENIX}`, '4 zetsuba 4 2'),
      field('', '4 carried 2', 'carried 4 2'),
      field('susuki.moon', '2 carried 2', 'carried 2'),
      field('', '2 carried', 'carried 2'),
    ],
    'position 10: the moon and a queue of 2': field('susuki.moon', '2 carried 2', 'carried 2'),
  });
});

describe('what waits', () => {
  hachi({
    'is there in the next round':
      'ends captured *, times 4 zetsuba 2 => round 2, carried 2, times 2 carried',
    'lapses when the last round is over (HH8)':
      'ends captured *, times 4 zetsuba 2, round 12 => over rounds, asks over',
    'is played out by a house rule before the match ends (etsunen)': [
      'ends captured *, times 4 zetsuba 2, house etsunen=true, round 12 => round 13, asks play 0',
      'ends captured *, house etsunen=true, round 12 => asks over',
    ],
  });
});
