import { describe, expect, test } from 'vitest';
import { type CardSet, sizeOfBoth } from '../../src/engine/core/card-set.ts';
import type { Options } from '../../src/engine/core/game.ts';
import { RIBBONS } from '../../src/engine/mechanics/scoring/named-sets.ts';
import { oyaOf } from '../../src/engine/round/state.ts';
import { dealOut } from '../support/deal-out.ts';
import { closed, type EndSpec } from '../support/opened.ts';
import { eventsOf, play, theEvent } from '../support/play.ts';
import { position } from '../support/position.ts';
import { yakuOf } from '../support/told.ts';

const POETRY = 'pine.ribbon plum.ribbon cherry.ribbon';
const BLUE = 'peony.ribbon chrys.ribbon maple.ribbon';
const BRIGHTS = 'pine.crane cherry.curtain susuki.moon paulownia.phoenix';
const TWO: Options = { shares: 'two-four-six' };
const THREE: Options = { shares: 'three-six-nine' };

const ended = (spec: EndSpec) => closed('ichi-ni-san', { out: '*', ...spec });
const settled = (spec: EndSpec) => ended(spec).settlement;

/** No pile makes a yaku of these. */
const APART = [
  'pine.ribbon pine.crane peony.ribbon',
  'plum.ribbon cherry.curtain chrys.ribbon',
  'cherry.ribbon susuki.moon maple.ribbon',
];

/** The deck shared out by card points, and by what is in each pile in any case. */
function piles(points: readonly number[], named: readonly string[] = APART): readonly string[] {
  return dealOut({
    points,
    named,
    value: ({ standard }) => standard,
    ...(named === APART && { accept: isPlain }),
  });
}

/** Nobody has seven ribbons, or any yaku that was not named. */
function isPlain(sets: readonly CardSet[]): boolean {
  return sets.every((set) => sizeOfBoth(set, RIBBONS) < 7);
}

describe('a yaku', () => {
  const made = (captured: string, options: Options) =>
    yakuOf(settled({ options, captured: [captured] }), 0);
  const SIX = 'pine.ribbon plum.ribbon peony.ribbon chrys.ribbon wisteria.ribbon iris.ribbon';

  test.each([
    [BRIGHTS, ['shiko 3'], ['shiko 2'], ['shiko 9']],
    ['pine.crane cherry.curtain susuki.moon willow.rainman', [], [], []],
    [POETRY, ['akatan 2'], ['akatan 1'], ['akatan 3']],
    ['pine.ribbon plum.ribbon iris.ribbon', [], [], []],
    [BLUE, ['aotan 2'], ['aotan 1'], ['aotan 3']],
    ['peony.ribbon chrys.ribbon iris.ribbon', [], [], []],
    [`${SIX} clover.ribbon`, [], [], ['nanatan 6']],
    [`${SIX} willow.ribbon`, [], [], []],
    [`${BRIGHTS} ${POETRY}`, ['shiko 3'], ['shiko 2'], ['shiko 9']],
    [`${SIX} cherry.ribbon`, ['akatan 2'], ['akatan 1'], ['nanatan 6']],
  ])(
    'of %s is %j, %j in Ni-shi-roku and %j in Saburokku (IN1, shares; test positions 4, 9, 10)',
    (captured, one, two, three) => {
      expect([made(captured, {}), made(captured, TWO), made(captured, THREE)]).toEqual([
        one,
        two,
        three,
      ]);
    },
  );

  const last = (options: Options, captured: readonly string[]) =>
    position('ichi-ni-san', {
      ...{ options, captured, turn: 0, field: 'cherry.ribbon', pile: 'iris.bridge *' },
      hands: ['cherry.chaff1 maple.deer', 2, 2],
    });

  test('of a card of the hand ends the round at once: +4, −2, −2 (IN2; test position 1)', () => {
    const { events, state } = play(last({}, ['pine.ribbon plum.ribbon']), 'play:cherry.chaff1');
    expect(eventsOf(events, 'turned')).toEqual([]);
    expect(theEvent(events, 'settled').settlement).toMatchObject({
      ...{ scores: [4, -2, -2], winner: 0 },
    });
    expect([state.round, oyaOf(state)]).toEqual([2, 0]);
  });

  test('lets the round go on in Ni-shi-roku (shares; test position 5)', () => {
    const { events, state } = play(last(TWO, ['pine.ribbon plum.ribbon']), 'play:cherry.chaff1');
    expect(eventsOf(events, 'yaku-made').map(({ yaku }) => yaku.id)).toEqual(['akatan']);
    expect(eventsOf(events, 'turned')).toHaveLength(1);
    expect(state.round).toBe(1);
  });
});

describe('card points in Ichi-ni-san', () => {
  test.each([
    [[90, 88, 86], [2, -1, -1], 0],
    [[86, 90, 88], [-1, 2, -1], 1],
  ])('of %j bring %j (example 2)', (points, scores, oya) => {
    const { settlement, state } = ended({ captured: piles(points) });
    expect(settlement.points).toEqual(points);
    expect([settlement.scores, oyaOf(state)]).toEqual([scores, oya]);
  });

  test('that two have the most of bring nothing, and the oya stays (IN5; test position 3)', () => {
    const { settlement, state } = ended({ oya: 2, captured: piles([90, 90, 84]) });
    expect([settlement.scores, settlement.winner, oyaOf(state)]).toEqual([[0, 0, 0], null, 2]);
  });
});

describe('card points in Ni-shi-roku', () => {
  test.each([
    [
      [100, 90, 74],
      [2, 2, -4],
    ],
    [
      [95, 88, 81],
      [2, 0, -2],
    ],
    [
      [88, 88, 88],
      [0, 0, 0],
    ],
    [
      [100, 82, 82],
      [2, -1, -1],
    ],
  ])('of %j bring %j (IN3, shares; test positions 6, 8, examples 3, 4)', (points, scores) => {
    const { settlement } = ended({ options: TWO, captured: piles(points) });
    expect(settlement.points).toEqual(points);
    expect(settlement.scores).toEqual(scores);
  });

  test.each([
    [
      [90, 90, 84],
      [`${BLUE} ${POETRY}`, 'pine.crane', 'cherry.curtain'],
      [4, 1, -5],
    ],
    [
      [100, 90, 74],
      ['pine.crane peony.ribbon', 'cherry.curtain chrys.ribbon', POETRY],
      [1, 1, -2],
    ],
  ])(
    'of %j are paid besides the best yaku of each: %j, %j (IN1, IN3; test position 7, example 3)',
    (points, named, scores) => {
      expect(settled({ options: TWO, captured: piles(points, named) }).scores).toEqual(scores);
    },
  );

  test('make who has the most the next oya, of equals who played earlier (IN6)', () => {
    const captured = piles([80, 90, 94]);
    expect(oyaOf(ended({ options: TWO, captured }).state)).toBe(2);
    const level = piles([84, 90, 90]);
    expect(oyaOf(ended({ options: TWO, oya: 2, captured: level }).state)).toBe(2);
  });
});

describe('card points in Saburokku', () => {
  test.each([
    [
      [101, 94, 69],
      [2, 1, -3],
    ],
    [
      [90, 90, 84],
      [0, 0, 0],
    ],
    [
      [120, 80, 64],
      [5, -1, -4],
    ],
  ])('of %j bring %j (IN4, shares; test positions 11, 12, example 5)', (points, scores) => {
    const { settlement } = ended({ options: THREE, captured: piles(points) });
    expect(settlement.points).toEqual(points);
    expect(settlement.scores).toEqual(scores);
  });
});
