import { describe, expect, test } from 'vitest';
import { ALL_CARDS, cardsOf, setOf, union } from '../../src/engine/core/card-set.ts';
import { sameMove } from '../../src/engine/round/move-text.ts';
import { EMPTY } from '../../src/engine/round/state.ts';
import { kindOf, lessonOf } from '../../src/games/index.ts';
import { GAME_KINDS, LEARNER, lessonStep } from '../../src/games/lesson.ts';
import { LANGUAGES } from '../../src/text/language.ts';

/** More than any lesson has. */
const MANY = 99;

describe.each(GAME_KINDS)('the lesson of a game of %s', (kind) => {
  const { game, lesson } = lessonOf(kind);
  const moments = Array.from({ length: MANY }, (_, made) => lessonStep(game, lesson, made));
  /** The lesson at each of its moments, its end the last. */
  const steps = moments.slice(0, moments.findIndex(({ expected }) => expected === null) + 1);

  test('is a deal of such a game with every card once', () => {
    expect(kindOf(game.id)).toBe(kind);
    const [first] = steps;
    const { hands, field, pile } = first!.state;
    const size = kind === 'late' ? 10 : 8;
    expect(hands.map((hand) => cardsOf(hand).length)).toEqual([size, size]);
    const lying = [...field.filter((slot) => slot !== EMPTY), ...pile];
    expect(hands.reduce(union, setOf(lying))).toEqual(ALL_CARDS);
    expect(lying).toHaveLength(48 - 2 * size);
  });

  test('numbers the cards of the hand from 1, and they keep their numbers', () => {
    const hands = steps.map(({ state }) => game.view(state, LEARNER).hand);
    const [dealt = []] = hands;
    expect(dealt.map(({ number }) => number)).toEqual(dealt.map((_, at) => at + 1));
    for (const { card, number } of hands.flat()) {
      expect(dealt).toContainEqual(expect.objectContaining({ card, number }));
    }
  });

  test('asks for moves that the engine allows: a match, another, a choice of two, and a yaku', () => {
    const asked = steps.slice(0, -1);
    for (const { state, expected } of asked) {
      const legal = game.legalMoves(state, LEARNER);
      expect(legal.some((move) => sameMove(move, expected!))).toBe(true);
    }
    expect(asked.map(({ expected }) => expected?.type)).toEqual([
      'play',
      'play',
      'capture',
      'play',
    ]);
    const made = steps.at(-1)!.events.filter(({ type }) => type === 'yaku-made');
    expect(made).toHaveLength(1);
    expect(steps.slice(0, -1).flatMap(({ events }) => events)).not.toContainEqual(
      expect.objectContaining({ type: 'yaku-made' }),
    );
  });

  test('ends with the call where the game has one', () => {
    const { state } = steps.at(-1)!;
    const types = game.legalMoves(state, LEARNER).map(({ type }) => type);
    const calls = { yaku: ['koi-koi', 'shobu'], points: [], late: ['go', 'shobu'] };
    expect(types).toEqual(calls[kind]);
  });

  test('has a text for each move in each language', () => {
    for (const own of LANGUAGES) expect(own.lesson.asks[kind]).toHaveLength(steps.length - 1);
  });
});
