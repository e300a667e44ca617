import { describe, expect, test } from 'vitest';
import { IllegalMove } from '../../src/engine/core/game.ts';
import { capturedBy, fieldOf, moveOf, movesOf, play } from '../support/play.ts';
import { gameOf, position } from '../support/position.ts';

/** Seat 0 plays the card onto the field; the pile turns one that matches nothing there. */
function turn(field: string, played: string) {
  return position('suhara-bana', {
    field,
    hands: [`${played} wisteria.chaff1`, 2, 2],
    pile: 'iris.chaff1 *',
  });
}

describe('two cards of its month on the field', () => {
  test.each([
    ['susuki.chaff1', 'susuki.moon susuki.geese', 'susuki.geese'],
    ['chrys.chaff1', 'chrys.cup chrys.ribbon', 'chrys.ribbon'],
    ['maple.chaff2', 'maple.ribbon maple.deer', 'maple.ribbon'],
    ['pine.chaff1', 'pine.crane pine.ribbon', 'pine.ribbon'],
    ['willow.lightning', 'willow.rainman willow.ribbon', 'willow.ribbon'],
    ['clover.chaff1', 'clover.boar clover.ribbon', 'clover.ribbon'],
  ])('leave %s no choice between two that score (S15): %s', (played, field, taken) => {
    const { state, events } = play(turn(field, played), `play:${played}`);
    expect(capturedBy(state, 0)).toEqual(expect.arrayContaining([played, taken]));
    expect(capturedBy(state, 0)).toHaveLength(2);
    expect(events.map(({ type }) => type)).toEqual(['played', 'captured', 'turned', 'laid']);
  });

  test.each([
    ['willow.ribbon', 'willow.rainman willow.swallow', 'equal, the rain man counting 10'],
    ['pine.ribbon', 'pine.crane pine.chaff1', 'one is chaff'],
    ['paulownia.chaff1', 'paulownia.phoenix paulownia.yellow', 'the yellow one is chaff'],
    ['willow.swallow', 'willow.ribbon willow.lightning', 'the lightning is chaff'],
  ])('leave %s the choice when %s (S15): %s', (played, field) => {
    const { state } = play(turn(field, played), `play:${played}`);
    const choices = field.split(' ').map((id) => `capture:${id}`);
    expect(movesOf(state)).toEqual(choices.sort());
    for (const choice of choices) {
      const { state: after } = play(state, choice);
      expect(capturedBy(after, 0)).toContain(choice.slice('capture:'.length));
    }
  });

  test('are taken by the lower number where they are equal (L14)', () => {
    const { state } = play(turn('susuki.chaff2 susuki.chaff1', 'susuki.moon'), 'play:susuki.moon');
    expect(capturedBy(state, 0)).toEqual(['susuki.moon', 'susuki.chaff1']);
  });

  test('bind a card of the pile as they bind one of the hand (S15)', () => {
    const state = (field: string) =>
      position('suhara-bana', {
        field,
        hands: ['plum.chaff1 wisteria.chaff1', 2, 2],
        pile: 'susuki.chaff1 *',
      });
    const forced = play(state('susuki.moon susuki.geese'), 'play:plum.chaff1');
    expect(capturedBy(forced.state, 0)).toEqual(['susuki.geese', 'susuki.chaff1']);
    const free = play(state('susuki.moon susuki.chaff2'), 'play:plum.chaff1');
    expect(movesOf(free.state)).toEqual(['capture:susuki.chaff2', 'capture:susuki.moon']);
  });

  test('cannot be taken against the rule even by who asks (S15)', () => {
    const game = gameOf('suhara-bana');
    const free = play(turn('pine.crane pine.chaff1', 'pine.ribbon'), 'play:pine.ribbon').state;
    for (const move of ['capture:pine.crane+pine.chaff1', 'capture:pine.chaff2', 'stay']) {
      expect(() => game.apply(free, 0, moveOf(move))).toThrow(IllegalMove);
    }
  });
});

describe('a turn of Suhara-bana', () => {
  test('takes all three of a stack with the fourth', () => {
    const { state } = play(
      turn('pine.crane pine.ribbon pine.chaff1', 'pine.chaff2'),
      'play:pine.chaff2',
    );
    expect(capturedBy(state, 0)).toEqual([
      'pine.crane',
      'pine.ribbon',
      'pine.chaff1',
      'pine.chaff2',
    ]);
  });

  test('has no wild card: lightning and butterflies take only their month', () => {
    for (const played of ['willow.lightning', 'peony.butterflies']) {
      const { state } = play(turn('pine.crane plum.ribbon', played), `play:${played}`);
      expect(capturedBy(state, 0)).toEqual([]);
      expect(fieldOf(state)).toContain(played);
    }
  });

  test('passes among the three who play, and from the last to the first', () => {
    const state = position('suhara-bana', {
      order: [3, 0, 2],
      hands: ['plum.chaff1 wisteria.chaff1', '', 2, 'maple.chaff1 chrys.chaff1'],
      pile: 'iris.chaff1 iris.chaff2 clover.chaff1 *',
    });
    const first = play(state, 'play:maple.chaff1').state;
    expect(first.phase).toEqual({ type: 'play', seat: 0 });
    const second = play(first, 'play:plum.chaff1').state;
    expect(second.phase).toEqual({ type: 'play', seat: 2 });
  });
});
