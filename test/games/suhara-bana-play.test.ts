import { describe, expect, test } from 'vitest';
import { IllegalMove } from '../../src/engine/core/game.ts';
import { moveOf, play } from '../support/play.ts';
import { gameOf, position } from '../support/position.ts';
import { rowsOf } from './rows.ts';

const turns = rowsOf('suhara-bana');

describe('two cards of its month on the field', () => {
  turns({
    'leave no choice between two that score: the lower is taken (S15)': [
      'plays susuki.chaff1 on susuki.moon susuki.geese, asked, captures susuki.chaff1 susuki.geese',
      'plays chrys.chaff1 on chrys.cup chrys.ribbon, captures chrys.chaff1 chrys.ribbon',
      'plays maple.chaff2 on maple.ribbon maple.deer, captures maple.chaff2 maple.ribbon',
      'plays pine.chaff1 on pine.crane pine.ribbon, captures pine.chaff1 pine.ribbon',
      'plays willow.lightning on willow.rainman willow.ribbon',
      'captures willow.lightning willow.ribbon',
      'plays clover.chaff1 on clover.boar clover.ribbon, captures clover.chaff1 clover.ribbon',
    ],
    'leave the choice between equals, the rain man counting 10, and where one is chaff (S15)': [
      'plays willow.ribbon on willow.rainman willow.swallow, asked willow.rainman willow.swallow',
      'plays pine.ribbon on pine.crane pine.chaff1, asked pine.crane pine.chaff1',
      'chooses pine.chaff1, captures pine.ribbon pine.chaff1',
      'plays paulownia.chaff1 on paulownia.phoenix paulownia.yellow',
      'asked paulownia.phoenix paulownia.yellow',
      'plays willow.swallow on willow.ribbon willow.lightning',
      'asked willow.ribbon willow.lightning',
    ],
    'are taken by the lower number where they are equal (L14)':
      'plays susuki.moon on susuki.chaff2 susuki.chaff1, captures susuki.moon susuki.chaff1',
  });

  test('cannot be taken against the rule even by who asks (S15)', () => {
    const state = position('suhara-bana', {
      field: 'pine.crane pine.chaff1',
      hands: ['pine.ribbon wisteria.chaff1', 2, 2],
    });
    const asked = play(state, 'play:pine.ribbon').state;
    for (const move of ['capture:pine.crane+pine.chaff1', 'capture:pine.chaff2', 'stay']) {
      expect(() => gameOf('suhara-bana').apply(asked, 0, moveOf(move))).toThrow(IllegalMove);
    }
  });
});

describe('a turn of Suhara-bana', () => {
  turns({
    'has no wild card: lightning and butterflies take only their month': [
      'plays willow.lightning on pine.crane plum.ribbon, captures',
      'plays peony.butterflies on pine.crane plum.ribbon, captures',
    ],
  });
});
