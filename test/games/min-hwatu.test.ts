import { describe, expect, test } from 'vitest';
import { size } from '../../src/engine/core/card-set.ts';
import { eventsOf } from '../support/play.ts';
import { randomChooser, turnsFrom } from '../support/random-match.ts';
import { started } from '../support/started.ts';
import { sum } from '../support/sums.ts';
import { rowsOf } from './rows.ts';

describe('the deal of Min-Hwatu', () => {
  rowsOf('min-hwatu')({
    'adds nothing to make 240 divisible by the players, and has no par (MH4)': [5, 7].map(
      (seats) =>
        `ends seats ${seats}, out *, captured / pine.crane / susuki.moon => pars 0, scores 0 20 20${' 0'.repeat(seats - 3)}`,
    ),
    'stands with four of a month in a hand: they are played (MH3)': [
      'deals seats 3, field plum.ribbon maple.deer chrys.cup pine.crane peony.ribbon cherry.ribbon',
      'hands iris.* willow.swallow clover.boar susuki.moon / 7 / 7',
      '=> misdeal null, allows play:iris.bridge',
    ],
  });
});

describe('the score of a round of Min-Hwatu', () => {
  const POETRY = 'pine.ribbon plum.ribbon cherry.ribbon';
  rowsOf('min-hwatu', { seats: 3, out: '*' })({
    'is own cards, own yaku from each other, less theirs: 55, 25, 30 (MH1, example 1)': [
      `ends captured ${POETRY} / iris.* / pine.crane cherry.curtain susuki.moon paulownia.phoenix`,
      '=> points 15 15 80, scores 55 25 30',
    ],
    'is paid for cards by the bank, and for yaku by the others (MH1)': [
      `ends captured ${POETRY} / pine.crane`,
      '=> payments bank>0 15 card-points & bank>1 20 card-points & 1>0 30 yaku & 2>0 30 yaku',
    ],
  });

  test.each([2, 3, 4, 5, 6, 7])(
    'of %d is of every card: 240 in all (MH1, position 10)',
    (seats) => {
      const { state } = started('min-hwatu', { seats });
      const cards = sum(state.hands.map(size));
      const round = [...turnsFrom(state, randomChooser(1))].filter(
        ({ before }) => before.round === 1,
      );
      const [settlement] = round
        .flatMap(({ events }) => eventsOf(events, 'settled'))
        .map((event) => event.settlement);
      expect(round.filter(({ move }) => move.type === 'play')).toHaveLength(cards);
      expect(sum(settlement?.captured.map(size) ?? [])).toBe(48);
      expect([sum(settlement?.points ?? []), sum(settlement?.scores ?? [])]).toEqual([240, 240]);
    },
  );
});
