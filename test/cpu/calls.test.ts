import { describe, expect, test } from 'vitest';
import { chooseMove } from '../../src/cpu/choose-move.ts';
import { drawsOf, seedOf } from '../../src/engine/core/random.ts';
import type { State } from '../../src/engine/round/state.ts';
import { askedOf } from '../support/play.ts';
import { gameOf, position } from '../support/position.ts';
import { randomChooser, randomSetup, turnsFrom } from '../support/random-match.ts';
import { called, DRAWS_OFFERED } from './positions.ts';

/** What a normal computer answers, by the chances that it may have. */
function answersTo(state: State): readonly string[] {
  const [view, moves] = askedOf(state);
  const answers = Array.from({ length: 12 }, (_, number) => {
    return chooseMove(view, moves, drawsOf(seedOf(number), 'answer')).type;
  });
  return [...new Set(answers)];
}

/** The match as one that was begun by the first edition of its rules. */
function ofOld({ setup: { edition: _, ...setup }, ...state }: State): State {
  return { ...state, setup };
}

/** The first positions of a game in which somebody is asked to call, or is offered something. */
function* calledIn(id: string, seats: number, most: number, what: 'call' | 'offer' = 'call') {
  const game = gameOf(id);
  const choose = randomChooser(3, 'calls');
  let left = most;
  for (let number = 1; left > 0; number++) {
    const { state } = game.start(randomSetup(game, seats, number));
    for (const { before } of turnsFrom(state, choose))
      if (before.phase.type === what && left-- > 0) yield before;
  }
}

describe('a normal computer', () => {
  test.each([
    ['koi-koi', 2],
    ['hachi-hachi', 4],
  ])('tosses no coin for a call of %s', (id, seats) => {
    for (const state of calledIn(id, seats, 12)) expect(answersTo(state)).toHaveLength(1);
  });

  test.each([2, 3])(
    'decides by no chance whether to ask for another hand (Mayumi of %i)',
    (seats) => {
      for (const state of calledIn('mayumi', seats, 25, 'offer'))
        expect(answersTo(state)).toHaveLength(1);
    },
  );

  test('ends a match that it wins by that, and none that it loses', () => {
    const answers = [22, 30].map((theirs) => answersTo(called([20, theirs])));
    expect(answers).toEqual([['shobu'], ['koi-koi']]);
  });

  test('stops where nothing can follow any more, though nothing was learned of the game', () => {
    const last = position('matgo', {
      hands: ['', ''],
      field: 'iris.chaff1',
      captured: ['pine.crane cherry.curtain susuki.moon paulownia.phoenix', ''],
      out: '*',
      turns: 20,
      phase: { type: 'call', seat: 0 },
    });
    expect(answersTo(last)).toEqual(['shobu']);
  });

  test('claims a draw of a round that is lost, and no other (M19)', () => {
    expect(DRAWS_OFFERED.map(answersTo)).toEqual([['claim'], ['pass']]);
  });

  test('answers by chance in a match begun before, so that a deal of the day is the same for all', () => {
    const all = [...calledIn('koi-koi', 2, 6)].flatMap((state) => answersTo(ofOld(state)));
    expect(new Set(all)).toEqual(new Set(['koi-koi', 'shobu']));
  });
});
