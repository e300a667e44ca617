import { describe, expect, test } from 'vitest';
import { chooseAs } from '../../src/cpu/choose-as.ts';
import { drawsOf, seedOf } from '../../src/engine/core/random.ts';
import { GAMES } from '../../src/games/index.ts';
import type { Mind } from '../../src/model/computer.ts';
import { STRENGTHS } from '../../src/model/match.ts';
import { askedOf } from '../support/play.ts';
import { gameOf, LATE_BOTAN, position } from '../support/position.ts';
import { oneOf, turnsFrom } from '../support/random-match.ts';
import { started } from '../support/started.ts';
import { DRAWS_OFFERED } from './positions.ts';

type Strength = Mind['strength'];

/** Plays the first round of a match by computers of these strengths; what each owns after it. */
function totals(id: string, strengths: readonly Strength[], number: number): readonly number[] {
  const game = gameOf(id);
  const draw = drawsOf(seedOf(number), 'strength');
  const { state: start } = started(id, { seats: strengths.length, seed: number });
  const turns = turnsFrom(start, ({ before, seat, moves }) =>
    chooseAs(game.view(before, seat), moves, { draw, strength: strengths[seat] ?? 'normal' }),
  );
  for (const { state } of turns)
    if (state.round > 1 || state.phase.type === 'over') return state.totals;
  throw new RangeError('a round without an end');
}

/** How many points a round the first strength wins from the second, on the average. */
function lead(id: string, [one, other]: readonly [Strength, Strength], rounds: number): number {
  let sum = 0;
  for (let number = 1; number <= rounds; number++) {
    const isFirst = number % 2 === 0;
    const [mine = 0, theirs = 0] = totals(id, isFirst ? [one, other] : [other, one], number);
    sum += isFirst ? mine - theirs : theirs - mine;
  }
  return sum / rounds;
}

describe('the strengths of a computer', () => {
  test('tell: a strong one wins from an easy one', () => {
    // Some 50 points a round, give or take 17 over so many.
    expect(lead('ino-shika-cho', ['strong', 'easy'], 24)).toBeGreaterThan(15);
  });

  test('tell: a normal one wins from an easy one', () => {
    expect(lead('koi-koi', ['normal', 'easy'], 300)).toBeGreaterThan(0.5);
  });

  test('tell: a strong one wins from a normal one', () => {
    // 2.8 points a round in 288 rounds, give or take 1.9; half of them is far above nothing.
    expect(lead('koi-koi', ['strong', 'normal'], 120)).toBeGreaterThan(0);
  });

  test.each(GAMES.map(({ id }) => id))('all play legal moves through a round of %s', (id) => {
    const { seats } = gameOf(id);
    const most = Math.max(...seats);
    const kinds = STRENGTHS;
    const strengths = Array.from({ length: most }, (_, seat) => oneOf(kinds, (n) => seat % n));
    expect(totals(id, strengths, 5)).toHaveLength(most);
  });

  test('decide by what comes of it: a strong one claims a draw of a round lost only (M19)', () => {
    const answers = DRAWS_OFFERED.map((state) =>
      Array.from({ length: 8 }, (_, number) => {
        const draw = drawsOf(seedOf(number), 'offer');
        return chooseAs(...askedOf(state), { draw, strength: 'strong' }).type;
      }),
    );
    expect(answers.map((all) => new Set(all))).toEqual([new Set(['claim']), new Set(['pass'])]);
  });

  test('end their thinking when the time is up, a master too', () => {
    const [view, moves] = askedOf(position('botan-cho', LATE_BOTAN));
    const drawn = (now: () => number) => {
      const chance = drawsOf(seedOf(1), 'late');
      let draws = 0;
      const draw = (bound: number) => {
        draws++;
        return chance(bound);
      };
      const move = chooseAs(view, moves, { draw, strength: 'master', now });
      expect(moves).toContainEqual(move);
      return draws;
    };
    let time = 0;
    expect(drawn(() => (time += 5))).toBeLessThan(drawn(() => 0) / 10);
  });

  test('give the same move for the same chance', () => {
    const [view, moves] = askedOf(started('koi-koi', { seed: 3 }).state);
    const choose = () =>
      chooseAs(view, moves, { draw: drawsOf(seedOf(3), 'again'), strength: 'strong' });
    expect(choose()).toEqual(choose());
  });
});
