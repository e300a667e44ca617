import { describe, expect, test } from 'vitest';
import { parseCardSet } from '../../src/engine/core/card-set.ts';
import { formatCard } from '../../src/engine/core/cards.ts';
import type { Seat, Setup } from '../../src/engine/core/game.ts';
import { type Draw, drawsOf, seedOf } from '../../src/engine/core/random.ts';
import type { Event } from '../../src/engine/round/event.ts';
import { EMPTY } from '../../src/engine/round/state.ts';
import { opened } from '../support/opened.ts';
import { gameOf } from '../support/position.ts';
import { PRINTED_DECK } from '../support/printed-deck.ts';
import { printedCount } from '../support/printed-yaku.ts';
import {
  type Chooser,
  oneOf,
  playMatch,
  randomChooser,
  randomOptions,
} from '../support/random-match.ts';

/** What Koi-Koi asks and deals, reckoned a second time from the rules alone: cards are names. */

const monthIn = new Map(PRINTED_DECK.map(({ id, month }) => [id, month]));
const isOf = (month: number) => (card: string) => monthIn.get(card) === month;

/** K1: the patterns of a field that is thrown in; pairs come before the oya's four. */
function isThrownIn(field: readonly string[], fourIsOyas: boolean): boolean {
  const many = Array.from({ length: 12 }, (_, index) => field.filter(isOf(index + 1)).length);
  return many.every((cards) => cards % 2 === 0) || (!fourIsOyas && many.includes(4));
}

/** So many cards of months drawn at random. */
function fieldOf(shares: readonly number[], draw: Draw): readonly string[] {
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  return shares.flatMap((share) => {
    const [month = 0] = months.splice(draw(months.length), 1);
    const cards = PRINTED_DECK.filter((row) => row.month === month).map(({ id }) => id);
    return Array.from({ length: share }, () => cards.splice(draw(cards.length), 1)[0] ?? '');
  });
}

const SHARES = [
  [4, 2, 2],
  [4, 4],
  [2, 2, 2, 2],
  [4, 3, 1],
  [4, 2, 1, 1],
  [4, 1, 1, 1, 1],
  [3, 3, 2],
  [3, 2, 2, 1],
  [2, 2, 2, 1, 1],
  [2, 1, 1, 1, 1, 1, 1],
];

test('a field of Koi-Koi is dealt again as the rules say, in two thousand deals (K1)', () => {
  const draw = drawsOf(seedOf(4), 'fields');
  for (let deal = 0; deal < 2000; deal++) {
    const field = fieldOf(oneOf(SHARES, draw), draw);
    const fieldFour = oneOf(['redeal', 'oya-takes'], draw);
    const spec = { options: { fieldFour }, field: field.join(' '), hands: [8, 8] };
    const told = `${fieldFour}: ${field}`;
    const isRedealt = opened('koi-koi', spec).misdeal !== null;
    expect(isRedealt, told).toBe(isThrownIn(field, fieldFour === 'oya-takes'));
  }
});

/** What lies open in a round, followed by its events, and what each was asked about. */
class Round {
  readonly piles: string[][] = [[], []];
  field: string[] = [];
  /** By seat and yaku, the most at which it was asked about (K2). */
  readonly asked = [new Map<string, number>(), new Map<string, number>()];
  /** What the first edition remembered: the yaku at the last call alone. */
  readonly lastCall = [new Map<string, number>(), new Map<string, number>()];
  readonly #month: number;

  constructor(month = 0) {
    this.#month = month;
  }

  follow(event: Event): void {
    const take = (seat: Seat, cards: readonly string[]) => {
      this.field = this.field.filter((card) => !cards.includes(card));
      this.piles[seat]?.push(...cards);
    };
    if (event.type === 'dealt') {
      this.field = event.field.filter((place) => place !== EMPTY).map(formatCard);
    } else if (event.type === 'laid') this.field.push(formatCard(event.card));
    else if (event.type === 'captured') {
      take(event.seat, [...event.taken, event.card].map(formatCard));
    } else if (event.type === 'field-taken') {
      take(
        event.seat,
        PRINTED_DECK.map(({ id }) => id).filter((_, id) => hasCard(event.cards, id)),
      );
    }
  }

  /** Koi-koi is called: all that counts has been asked about. */
  call(setup: Setup, seat: Seat): void {
    this.lastCall[seat]?.clear();
    for (const [id, value] of this.counting(setup, seat)) {
      this.asked[seat]?.set(id, Math.max(value, this.asked[seat]?.get(id) ?? 0));
      this.lastCall[seat]?.set(id, value);
    }
  }

  /** The yaku that count for a seat now, viewings that are rained out left away. */
  counting(setup: Setup, seat: Seat): readonly (readonly [string, number])[] {
    const pile = this.piles[seat] ?? [];
    const isRainy = setup.options['viewings'] === 'rained-out';
    const wet = isRainy && pile.includes('willow.rainman');
    const made = printedCount(setup, this.#month, parseCardSet(pile.join(' '))).map((told) => {
      const [id = '', value] = told.split(' ');
      return [id, Number(value)] as const;
    });
    const dry = made.filter(([id]) => {
      if (id === 'hanami') return !wet && !(isRainy && this.field.some(isOf(11)));
      return id !== 'tsukimi' || (!wet && !(isRainy && this.field.some(isOf(12))));
    });
    const isAlone = dry.every(([id]) => id === 'hanami' || id === 'tsukimi');
    return setup.options['viewings'] === 'with-other' && isAlone ? [] : dry;
  }
}

function hasCard({ lo, hi }: { readonly lo: number; readonly hi: number }, id: number): boolean {
  return id < 24 ? (lo & (1 << id)) !== 0 : (hi & (1 << (id - 24))) !== 0;
}

const NOTHING: ReadonlyMap<string, number> = new Map();

/** Whether a seat is asked for what counts, after what it was asked about (K2–K4, K7, K11). */
function isAsked(
  counting: readonly (readonly [string, number])[],
  before: ReadonlyMap<string, number>,
  options: Setup['options'],
): boolean {
  const values = counting.map(([, value]) => value);
  const worth =
    options['bestOnly'] === true ? Math.max(0, ...values) : values.reduce((a, b) => a + b, 0);
  if (worth < Number(options['minimum'])) return false;
  return counting.some(([id, value]) => {
    const known = before.get(id);
    return known === undefined || (value > known && options['calls'] !== 'new-yaku');
  });
}

describe('Koi-Koi reckoned a second time', () => {
  test('asks when the rules say so, in six thousand rounds with every house rule (K2)', () => {
    const game = gameOf('koi-koi');
    const seen = { rounds: 0, asked: 0, forgotten: 0 };
    for (let number = 0; seen.rounds < 6000; number++) {
      const draw = drawsOf(seedOf(number), 'options');
      // Playing the pile out makes several turns in one step.
      const house = { ...randomOptions(game, draw), length: 12, playOut: false };
      const options = draw(3) > 0 ? { ...house, viewings: 'rained-out' } : house;
      const setup = { game: game.id, seats: 2, options, seed: seedOf(number) };
      let round = new Round();
      const atRandom = randomChooser(number);
      // Who always goes on is asked most often.
      const choose: Chooser = (turn) =>
        turn.moves.find(({ type }) => type === 'koi-koi') ?? atRandom(turn);
      playMatch(game, { setup, choose }, ({ state, events }, turn) => {
        const seat = turn?.seat ?? 0;
        if (turn?.move.type === 'koi-koi') round.call(setup, seat);
        // A turn ends with its step, unless a card has still to be chosen for.
        let isPending = turn?.move.type === 'play' || turn?.move.type === 'capture';
        const endTurn = () => {
          if (!isPending) return;
          isPending = false;
          const counting = round.counting(setup, seat);
          const isNow = events.some(({ type }) => type === 'shobu') || state.phase.type === 'call';
          const expected = isAsked(counting, round.asked[seat] ?? NOTHING, options);
          if (isNow !== expected) throw new Error(JSON.stringify([isNow, number, setup, events]));
          if (isNow) seen.asked++;
          const atFirst = isAsked(counting, round.lastCall[seat] ?? NOTHING, options);
          if (atFirst !== expected) seen.forgotten++;
        };
        for (const event of events) {
          if (event.type === 'shobu' || event.type === 'settled') endTurn();
          if (event.type === 'settled') seen.rounds++;
          if (event.type === 'round-started') round = new Round(event.month);
          round.follow(event);
        }
        if (state.phase.type !== 'capture') endTurn();
      });
    }
    expect(seen.asked).toBeGreaterThan(1000);
    // So often would the first edition have asked again for flowers or moon.
    expect(seen.forgotten).toBeGreaterThan(10);
  });
});
