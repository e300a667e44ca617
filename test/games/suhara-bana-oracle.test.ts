import { describe, expect, test } from 'vitest';
import type { Seat } from '../../src/engine/core/game.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { type Draw, drawsOf, seedOf } from '../../src/engine/core/random.ts';
import type { Event } from '../../src/engine/round/event.ts';
import type { EntryAnswer } from '../../src/engine/round/state/auction-state.ts';
import { oyaOf } from '../../src/engine/round/state.ts';
import { over } from '../support/opened.ts';
import { eventsOf, play, theEvent } from '../support/play.ts';
import { gameOf } from '../support/position.ts';
import { PRINTED_DECK } from '../support/printed-deck.ts';

/**
 * Rounds of Suhara-bana reckoned a second time, from the rules alone: who plays and who leads
 * after chases, who pays whom how much, and who deals next. Cards are names, sets are lists.
 */

const CARDS = PRINTED_DECK.map(({ id }) => id);
const WORTH = new Map(PRINTED_DECK.map(({ id, suhara }) => [id, suhara]));

/** All but the sets of a month, in hai. */
const YAKU: readonly (readonly [hai: number, cards: string])[] = [
  [8, 'pine.crane cherry.curtain susuki.moon paulownia.phoenix susuki.geese'],
  [6, 'pine.crane cherry.curtain susuki.moon paulownia.phoenix'],
  [6, 'pine.crane susuki.moon paulownia.phoenix susuki.geese'],
  [4, 'pine.crane susuki.moon paulownia.phoenix'],
  [1, 'pine.crane susuki.moon'],
  [2, 'pine.crane susuki.geese paulownia.phoenix'],
  [2, 'pine.crane plum.warbler cherry.curtain'],
  [2, 'clover.boar susuki.geese maple.deer'],
  [2, 'peony.ribbon chrys.ribbon maple.ribbon'],
  [1, 'pine.ribbon plum.ribbon cherry.ribbon'],
  [1, 'iris.bridge peony.butterflies chrys.cup'],
  [1, 'plum.warbler wisteria.cuckoo willow.swallow'],
  [1, 'cherry.curtain chrys.cup'],
  [1, 'susuki.moon chrys.cup'],
];
const BLUE = 'peony.ribbon chrys.ribbon maple.ribbon';
const ELDER = 'pine.crane susuki.moon paulownia.phoenix';
const SHIMA = [1, 2, 3, 8, 11, 12];

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const hasAll = (pile: readonly string[], cards: string) =>
  cards.split(' ').every((card) => pile.includes(card));
const hasMonth = (pile: readonly string[], month: number) =>
  PRINTED_DECK.filter((row) => row.month === month).every(({ id }) => pile.includes(id));

/** S5–S11: who plays, leader first, after the seats that stayed and the chases that succeeded. */
function playedBy(
  stayed: readonly Seat[],
  seats: number,
  chases: readonly { readonly by: Seat; readonly displaced: Seat }[],
): readonly Seat[] {
  return chases.reduce((order, { by, displaced }) => {
    const left: Seat[] = [];
    for (let step = 1; step < seats; step++) {
      const seat = (displaced + step) % seats;
      if (order.includes(seat)) left.push(seat);
    }
    return [...left, by];
  }, stayed);
}

interface Round {
  readonly seats: number;
  readonly month: number;
  /** Who plays, leader first. */
  readonly order: readonly Seat[];
  readonly chases: readonly { readonly by: Seat; readonly displaced: Seat }[];
  /** By seat. */
  readonly piles: readonly (readonly string[])[];
  readonly totals: readonly number[];
  readonly borrowed: readonly number[];
  readonly pot: readonly number[];
}

interface Reckoned {
  readonly totals: readonly number[];
  readonly borrowed: readonly number[];
  /** Deals next; null where nobody won, or the match is over. */
  readonly next: Seat | null;
  readonly end: 'next' | 'void' | 'no-points' | 'ruin';
}

/** What each pile is worth in hai: its best yaku, after nullification (S22, S23). */
function haiOf({ piles, month }: Round): readonly number[] {
  const elder = piles.findIndex((pile) => hasAll(pile, ELDER));
  return piles.map((pile, seat) => {
    const ofMonth = hasMonth(pile, month) ? 3 : 0;
    if (elder !== -1 && elder !== seat) return ofMonth;
    const shima = SHIMA.some((one) => one !== month && hasMonth(pile, one)) ? 1 : 0;
    const made = YAKU.filter(([, cards]) => hasAll(pile, cards)).map(([hai]) => hai);
    return Math.max(0, ofMonth, shima, ...made);
  });
}

/** Everybody as they sit from the leader on; a chaser has sat down at the leader's left (S28). */
function asTheySit({ seats, order }: Round): readonly Seat[] {
  const ring = Array.from({ length: seats }, (_, step) => ((order[0] ?? 0) + step) % seats);
  let next = 0;
  return ring.map((seat) => (order.includes(seat) ? (order[next++] ?? 0) : seat));
}

class Stones {
  readonly totals: number[];
  readonly times: number;
  constructor({ totals, borrowed }: Round) {
    this.totals = [...totals];
    this.times = [1, 2, 4][sum(borrowed)] ?? 4;
  }

  /** Pays points as far as there are stones; the rest is forgiven (S28). */
  pay(from: Seat, to: Seat, points: number): void {
    const stones = Math.min((points / 5) * this.times, this.totals[from] ?? 0);
    this.totals[from] = (this.totals[from] ?? 0) - stones;
    this.give(to, stones);
  }

  give(to: Seat, stones: number): void {
    this.totals[to] = (this.totals[to] ?? 0) + stones;
  }
}

function reckon(round: Round): Reckoned {
  const { order, pot, borrowed } = round;
  const points = round.piles.map((pile) => sum(pile.map((card) => WORTH.get(card) ?? 0)));
  const pointsOf = (seat: Seat) => points[seat] ?? 0;
  const stones = new Stones(round);
  const least = Math.min(...order.map(pointsOf));
  // S13: of equal low men the nearest to the dealer anti-clockwise, who plays before the other.
  const low = least <= 15 ? order.find((seat) => pointsOf(seat) === least) : undefined;
  if (low !== undefined && least === 0) {
    const all = sum(round.totals) + sum(pot);
    const totals = round.totals.map((_, seat) => (seat === low ? all : 0));
    return { totals, borrowed, next: null, end: 'no-points' };
  }
  if (low === undefined && order.every((seat) => pointsOf(seat) === 100)) {
    const totals = round.totals.map((total, seat) => total + (pot[seat] ?? 0));
    return { totals, borrowed, next: null, end: 'void' };
  }
  for (const { by, displaced } of round.chases) {
    if (order.includes(by) && by !== low && pointsOf(by) < 100) stones.pay(by, displaced, 20);
  }
  if (low === undefined) settlePlayed(round, points, stones);
  else {
    const debt = least > 10 ? 20 : least > 5 ? 40 : 60;
    for (const seat of asTheySit(round)) if (seat !== low) stones.pay(seat, low, debt);
    for (const [seat, paid] of pot.entries()) stones.give(seat, paid);
  }
  // S31: of equal ones the nearest to the dealer's left, who plays after the others.
  const most = Math.max(...order.map(pointsOf));
  const next = low ?? order.findLast((seat) => pointsOf(seat) === most) ?? null;
  return borrow(round, stones, next);
}

/** Card points, yaku, blue ribbons, pot (S24–S27). */
function settlePlayed(round: Round, points: readonly number[], stones: Stones): void {
  const { order, piles, pot } = round;
  const surplus = points.map((count) => count - 100);
  for (const from of order) {
    for (const to of order) {
      const owed = Math.min(-(surplus[from] ?? 0), surplus[to] ?? 0);
      if (owed <= 0) continue;
      stones.pay(from, to, owed);
      surplus[from] = (surplus[from] ?? 0) + owed;
      surplus[to] = (surplus[to] ?? 0) - owed;
    }
  }
  const hai = haiOf(round);
  const worth = (seat: Seat) => hai[seat] ?? 0;
  for (const from of order) {
    for (const to of order) {
      if (worth(to) > worth(from)) stones.pay(from, to, 20 * (worth(to) - worth(from)));
    }
  }
  const blue = piles.findIndex((pile) => hasAll(pile, BLUE));
  if (blue !== -1) {
    for (const seat of asTheySit(round)) {
      if (seat !== blue) stones.pay(seat, blue, order.includes(seat) ? 50 : 25);
    }
  }
  const best = Math.max(...order.map(worth));
  const holders = order.filter((seat) => worth(seat) === best);
  const thirds = best === 0 || holders.length === 3 ? 0 : Math.min(3, best);
  for (const seat of holders) stones.give(seat, (sum(pot) * thirds) / 3 / holders.length);
  for (const [seat, paid] of pot.entries()) stones.give(seat, (paid * (3 - thirds)) / 3);
}

/** S29, S30. */
function borrow(round: Round, stones: Stones, next: Seat | null): Reckoned {
  const borrowed = [...round.borrowed];
  for (const seat of asTheySit(round)) {
    if (stones.totals[seat] !== 0) continue;
    if (sum(borrowed) === 2) return { totals: stones.totals, borrowed, next: null, end: 'ruin' };
    borrowed[seat] = (borrowed[seat] ?? 0) + 1;
    stones.give(seat, 50);
  }
  return { totals: stones.totals, borrowed, next, end: 'next' };
}

/** Cards in an order of chance. */
function shuffled<T>(list: readonly T[], draw: Draw): readonly T[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(draw(rest.length), 1));
}

/** A round of chance: who stayed and chased, and what each took, now and then next to nothing. */
function randomRound(draw: Draw): Round & { readonly oya: Seat; readonly answers: EntryAnswer[] } {
  const seats = 4 + draw(2);
  const oya = draw(seats);
  const seating = Array.from({ length: seats }, (_, step) => (oya + step) % seats);
  const dropped = shuffled(seating, draw).slice(0, draw(seats - 2));
  const [, , , ...outside] = seating.filter((seat) => !dropped.includes(seat));
  const stayed = seating.filter((seat) => !dropped.includes(seat)).slice(0, 3);
  const chases: { by: Seat; displaced: Seat }[] = [];
  for (const by of outside) {
    const now = playedBy(stayed, seats, chases);
    if (draw(3) > 0) chases.push({ by, displaced: now[draw(3)] ?? 0 });
  }
  const order = playedBy(stayed, seats, chases);
  const borrowed = seating.map(() => 0);
  for (let plates = draw(3); plates > 0; plates--) {
    const seat = draw(seats);
    borrowed[seat] = (borrowed[seat] ?? 0) + 1;
  }
  const dropout = 6 * ([1, 2, 4][sum(borrowed)] ?? 4);
  const sizes = draw(4) === 0 ? [4 + draw(8), 4 + draw(8)] : [16, 16];
  const deck = shuffled(CARDS, draw);
  const [one = 16, two = 16] = sizes;
  const taken = [deck.slice(0, one), deck.slice(one, one + two), deck.slice(one + two)];
  const shares = shuffled(taken, draw);
  const answers = seating.map((_, seat): EntryAnswer => {
    if (order.includes(seat)) return 'stay';
    if (dropped.includes(seat)) return 'drop';
    return chases.some(({ displaced }) => displaced === seat) ? 'displaced' : 'forced-out';
  });
  return {
    ...{ seats, oya, answers, order, chases, borrowed, month: 1 + draw(12) },
    piles: seating.map((_, seat) => shares[order.indexOf(seat)] ?? []),
    totals: seating.map(() => 1 + draw(draw(3) === 0 ? 30 : 200)),
    pot: seating.map((_, seat) => (dropped.includes(seat) ? dropout : 0)),
  };
}

const TOLD_BY = { 'no-points': 'over', ruin: 'over', next: 'settled', void: 'redealt' } as const;

describe('Suhara-bana reckoned a second time', () => {
  test('comes to the same payments and the same next oya in five thousand rounds (S9, S12, S13, S14, S22, S23, S24, S25, S26, S28, S29, S30, S31, S32)', () => {
    const draw = drawsOf(seedOf(9), 'oracle');
    const seen = { next: 0, void: 0, 'no-points': 0, ruin: 0 };
    const moved = { next: 0, totals: 0 };
    for (let round = 0; round < 5000; round++) {
      const spec = randomRound(draw);
      const { oya, answers, order, chases, borrowed, totals, pot, seats, month } = spec;
      const captured = spec.piles.map((pile) => pile.join(' '));
      const { state, events } = over('suhara-bana', {
        ...{ oya, answers, order, chases, borrowed, totals, pot, seats, captured, round: month },
      });
      const expected = reckon(spec);
      seen[expected.end]++;
      const told = JSON.stringify(spec);
      expect(eventsOf(events, TOLD_BY[expected.end]), told).toHaveLength(1);
      expect([state.totals, state.stakes?.borrowed], told).toEqual([
        expected.totals,
        expected.borrowed,
      ]);
      if (expected.next !== null) expect(oyaOf(state), told).toBe(expected.next);
      // How often the order before any chase would have come to something else (S13, S28, S31).
      const from = (seat: Seat) => (seat - oya + seats) % seats;
      const dealt = reckon({ ...spec, order: order.toSorted((a, b) => from(a) - from(b)) });
      if (dealt.next !== expected.next) moved.next++;
      if (dealt.totals.join() !== expected.totals.join()) moved.totals++;
    }
    expect(seen.next).toBeGreaterThan(3000);
    for (const many of Object.values(seen)) expect(many).toBeGreaterThan(10);
    for (const many of Object.values(moved)) expect(many).toBeGreaterThan(10);
  });

  test('has the same players in the same order after every auction (S5, S11)', () => {
    const draw = drawsOf(seedOf(9), 'auctions');
    let chased = 0;
    for (let number = 1; number <= 500; number++) {
      const seats = 4 + draw(2);
      const game = gameOf('suhara-bana');
      const options = defaultOptions(game.options);
      let { state } = game.start({ game: game.id, seats, options, seed: seedOf(number) });
      const oya = oyaOf(state);
      const events: Event[] = [];
      while (events.every(({ type }) => type !== 'entered' && type !== 'unplayed')) {
        const choices = state.phase.type === 'chase' ? ['chase', 'pass'] : ['stay', 'drop'];
        const step = play(state, choices[draw(2)] ?? 'stay');
        state = step.state;
        events.push(...step.events);
        if (step.events.some(({ type }) => type === 'redealt')) break;
      }
      const entered = eventsOf(events, 'entered');
      if (entered.length === 0) continue;
      const seating = Array.from({ length: seats }, (_, at) => (oya + at) % seats);
      const answered = eventsOf(events, 'stayed').map(({ seat }) => seat);
      const stayed = seating.filter((seat) => answered.includes(seat));
      const chases = eventsOf(events, 'displaced').map(({ seat, by }) => ({ by, displaced: seat }));
      if (chases.length > 0) chased++;
      expect(theEvent(entered, 'entered').order).toEqual(playedBy(stayed, seats, chases));
    }
    expect(chased).toBeGreaterThan(50);
  });
});
