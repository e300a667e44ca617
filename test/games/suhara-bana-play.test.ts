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

  test('cannot be taken against the rule even by who asks (S15)', () => {
    const game = gameOf('suhara-bana');
    const free = play(turn('pine.crane pine.chaff1', 'pine.ribbon'), 'play:pine.ribbon').state;
    for (const move of ['capture:pine.crane+pine.chaff1', 'capture:pine.chaff2', 'stay']) {
      expect(() => game.apply(free, 0, moveOf(move))).toThrow(IllegalMove);
    }
  });
});

describe('a turn of Suhara-bana', () => {
  test('has no wild card: lightning and butterflies take only their month', () => {
    for (const played of ['willow.lightning', 'peony.butterflies']) {
      const { state } = play(turn('pine.crane plum.ribbon', played), `play:${played}`);
      expect(capturedBy(state, 0)).toEqual([]);
      expect(fieldOf(state)).toContain(played);
    }
  });
});
