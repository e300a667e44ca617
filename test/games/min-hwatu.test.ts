import { describe, expect, test } from 'vitest';
import { size } from '../../src/engine/core/card-set.ts';
import type { Options } from '../../src/engine/core/game.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { formatPayments } from '../support/finish.ts';
import { closed, type EndSpec, opened } from '../support/opened.ts';
import { actorOf, eventsOf, movesOf, play } from '../support/play.ts';
import { gameOf } from '../support/position.ts';

const GAME = gameOf('min-hwatu');
const POETRY = 'pine.ribbon plum.ribbon cherry.ribbon';
const BRIGHT4 = 'pine.crane cherry.curtain susuki.moon paulownia.phoenix';
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const settled = (spec: EndSpec) => closed('min-hwatu', { seats: 3, ...spec }).settlement;

function start(seed: number, seats: number, options: Options = {}) {
  const all = { ...defaultOptions(GAME.options), ...options };
  return GAME.start({ game: 'min-hwatu', seats, options: all, seed: seedOf(seed) });
}

describe('the deal of Min-Hwatu', () => {
  test.each([5, 7])('adds nothing to make 240 divisible by %d, and has no par (MH4)', (seats) => {
    expect(GAME.view(start(1, seats).state, 'spectator').par).toBe(0);
    const captured = ['', 'pine.crane', 'susuki.moon', '', '', '', ''].slice(0, seats);
    expect(settled({ seats, captured, out: '*' }).scores.slice(0, 4)).toEqual([0, 20, 20, 0]);
  });

  test('stands with four of a month in a hand: they are played (MH3)', () => {
    const field = 'plum.ribbon maple.deer chrys.cup pine.crane peony.ribbon cherry.ribbon';
    const hands = ['iris.* willow.swallow clover.boar susuki.moon', 7, 7];
    const { misdeal, state } = opened('min-hwatu', { seats: 3, field, hands });
    expect(misdeal).toBeNull();
    expect(movesOf(state, 0)).toContain('play:iris.bridge');
  });
});

describe('the score of a round of Min-Hwatu', () => {
  test('is own cards, own yaku from each other, less theirs: 55, 25, 30 (MH1, example 1)', () => {
    const captured = [POETRY, 'iris.bridge iris.ribbon iris.chaff1 iris.chaff2', BRIGHT4];
    const { points, scores } = settled({ captured, out: '*' });
    expect([points, scores]).toEqual([
      [15, 15, 80],
      [55, 25, 30],
    ]);
  });

  test('is paid for cards by the bank, and for yaku by the others (MH1)', () => {
    const { payments } = settled({ captured: [POETRY, 'pine.crane', ''], out: '*' });
    expect(formatPayments(payments)).toEqual([
      'bank>0 15 card-points',
      'bank>1 20 card-points',
      '1>0 30 yaku',
      '2>0 30 yaku',
    ]);
  });

  test.each([2, 3, 4, 5, 6, 7])(
    'of %d is of every card: 240 in all (MH1, position 10)',
    (seats) => {
      const { state } = start(1, seats);
      const cards = sum(state.hands.map(size));
      let step: Pick<ReturnType<typeof play>, 'state' | 'events'> = { state, events: [] };
      let turns = 0;
      while (eventsOf(step.events, 'settled').length === 0) {
        const [move = ''] = movesOf(step.state, actorOf(step.state));
        if (move.startsWith('play:')) turns++;
        step = play(step.state, move);
      }
      const [settlement] = eventsOf(step.events, 'settled').map((event) => event.settlement);
      expect(turns).toBe(cards);
      expect(sum(settlement?.captured.map(size) ?? [])).toBe(48);
      expect([sum(settlement?.points ?? []), sum(settlement?.scores ?? [])]).toEqual([240, 240]);
    },
  );
});
