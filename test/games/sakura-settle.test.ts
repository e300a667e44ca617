import { describe, expect, test } from 'vitest';
import type { Options } from '../../src/engine/core/game.ts';
import { oyaOf } from '../../src/engine/round/state.ts';
import { closed, type EndSpec } from '../support/opened.ts';
import { eventsOf, play } from '../support/play.ts';
import { gameOf, position } from '../support/position.ts';
import { yakuOf } from '../support/told.ts';

const POETRY = 'pine.ribbon plum.ribbon cherry.ribbon';
const BLUE = 'peony.ribbon chrys.ribbon maple.ribbon';
const GRASS = 'wisteria.ribbon iris.ribbon clover.ribbon';
const ended = (spec: EndSpec) => closed('sakura', { out: '*', seats: 3, ...spec });
const settled = (spec: EndSpec) => ended(spec).settlement;

describe('a yaku of Sakura', () => {
  test('counts by what each has captured at the end, leftovers too (SK14)', () => {
    const state = position('sakura', {
      ...{
        seats: 3,
        turn: 2,
        onifudaUser: 0,
        field: 'iris.bridge pine.ribbon maple.ribbon willow.swallow',
      },
      ...{ hands: ['', '', 'iris.ribbon'], pile: 'pine.crane' },
      captured: [
        'maple.deer willow.lightning peony.ribbon peony.chaff1 chrys.ribbon chrys.chaff1',
        '*',
        '',
      ],
    });
    const [event] = eventsOf(play(state, 'play:iris.ribbon').events, 'settled');
    expect(yakuOf(event!.settlement, 0)).toEqual(['ni 50']);
  });
});

describe('the score of a round of Sakura', () => {
  const TWO = [
    `${POETRY} ${GRASS} willow.ribbon pine.crane cherry.curtain`,
    'susuki.moon paulownia.phoenix paulownia.yellow peony.butterflies chrys.cup maple.deer wisteria.cuckoo iris.bridge clover.boar susuki.geese plum.warbler',
  ];

  test('is −40 to −10 for two with two and three yaku (SK13, scoring; example 1)', () => {
    const { settlement, state } = ended({ seats: 2, captured: TWO });
    expect(settlement.points).toEqual([110, 90]);
    expect([0, 1].map((seat) => yakuOf(settlement, seat).map((one) => one.split(' ')[0]))).toEqual([
      ['ha', 'he'],
      ['ho', 'to', 'chiri'],
    ]);
    expect(settlement.scores).toEqual([-40, -10]);
    expect(oyaOf(state)).toBe(1);
  });

  test('is 210 to 240 where yaku bring what they are worth (SK13, scoring; example 1)', () => {
    const { scores } = settled({ seats: 2, captured: TWO, options: { scoring: 'plus' } });
    expect(scores).toEqual([210, 240]);
  });

  test('has no points for chaff, which stays with what is captured (SK20)', () => {
    const { points, captured } = settled({ captured: ['pine.chaff1 pine.chaff2'] });
    expect(points).toEqual([0, 0, 0]);
    expect(captured[0]).not.toEqual(captured[1]);
  });
});

describe('the next oya of Sakura', () => {
  test('is who comes first after the oya of those who are level (SK16; test position 13)', () => {
    const captured = ['', 'pine.ribbon', 'plum.ribbon'];
    expect(oyaOf(ended({ captured }).state)).toBe(1);
  });

  test('is the old oya if level with the best (SK16; test position 14)', () => {
    const captured = ['pine.ribbon', '', 'plum.ribbon'];
    expect(oyaOf(ended({ captured }).state)).toBe(0);
    expect(oyaOf(ended({ oya: 2, captured }).state)).toBe(2);
  });

  test('is of the winning team the first after the old oya, or the same again (SK17)', () => {
    const spec = { seats: 4, options: { teams: 'pairs' } };
    const won = ['', 'pine.ribbon', '', ''];
    expect(oyaOf(ended({ ...spec, oya: 0, captured: won }).state)).toBe(1);
    expect(oyaOf(ended({ ...spec, oya: 2, captured: won }).state)).toBe(3);
    expect(oyaOf(ended({ ...spec, oya: 3, captured: won }).state)).toBe(3);
  });
});

describe('teams of Sakura', () => {
  test('have one yaku of what both took, −50 for the others (SK17, teams; test position 15)', () => {
    const captured = ['pine.ribbon plum.ribbon', 'iris.bridge', 'cherry.ribbon', 'maple.deer'];
    const settlement = settled({ seats: 4, options: { teams: 'pairs' }, captured });
    expect([0, 1, 2, 3].map((seat) => yakuOf(settlement, seat))).toEqual([
      ['ha 50'],
      [],
      ['ha 50'],
      [],
    ]);
    expect(settlement.scores).toEqual([30, -40, 30, -40]);
  });

  test('tell a yaku when the partner completes it (SK17)', () => {
    const state = position('sakura', {
      ...{ seats: 4, options: { teams: 'pairs' }, turn: 2, turns: 2, field: 'cherry.ribbon' },
      ...{ hands: [2, 2, 'cherry.chaff1 maple.deer', 2], captured: ['pine.ribbon plum.ribbon'] },
      pile: 'susuki.geese *',
    });
    const { events } = play(state, 'play:cherry.chaff1');
    expect(eventsOf(events, 'yaku-made')).toMatchObject([{ seat: 2, yaku: { id: 'ha' } }]);
    expect(
      gameOf('sakura')
        .view(state, 3)
        .seats[2]?.near.map(({ id }) => id),
    ).toEqual(['ha']);
  });

  test.each([
    [4, 'pairs', [0, 1, 0, 1]],
    [4, 'threes', [0, 1, 0, 1]],
    [6, 'pairs', [0, 1, 2, 0, 1, 2]],
    [6, 'threes', [0, 1, 0, 1, 0, 1]],
    [6, 'none', null],
    [5, 'pairs', null],
  ])('of %d by %s are %j (SK17, teams)', (seats, teams, sides) => {
    const view = gameOf('sakura').view(position('sakura', { seats, options: { teams } }), 0);
    expect(view.teams).toEqual(sides);
  });

  test('of three pairs lose by the yaku of each of the two others once (SK17, teams)', () => {
    const { scores } = settled({
      ...{ seats: 6, options: { teams: 'pairs' } },
      captured: ['pine.ribbon plum.ribbon', '', BLUE, 'cherry.ribbon', '', ''],
    });
    expect(scores).toEqual([-20, -100, -20, -20, -100, -20]);
  });

  test('bring each their yaku where yaku bring points (SK17, teams, scoring)', () => {
    const options = { teams: 'pairs', scoring: 'plus' };
    const captured = ['pine.ribbon plum.ribbon', 'iris.bridge', 'cherry.ribbon', ''];
    expect(settled({ seats: 4, options, captured }).scores).toEqual([80, 5, 80, 5]);
  });
});

describe('victories of Sakura', () => {
  const VICTORIES = { count: 'victories' };
  const scoresOf = (captured: readonly string[], options: Options) =>
    settled({ captured, options: { ...VICTORIES, ...options } }).scores;
  /** A lead of 190: 110 points and two yaku to 20. */
  const GREAT = [
    `${POETRY} ${GRASS} willow.ribbon pine.crane cherry.curtain`,
    'susuki.moon',
    'paulownia.phoenix',
  ];
  /** A lead of 60: 70 to 10 and less. */
  const MIDDLE = ['pine.crane cherry.curtain susuki.moon paulownia.yellow', 'pine.ribbon', ''];
  /** A lead of 10. */
  const SMALL = ['pine.crane', 'pine.ribbon', ''];

  test.each([
    [{}, [1, 1, 1]],
    [{ basa: true }, [2, 1, 1]],
    [{ chu: true }, [2, 2, 1]],
    [{ basa: true, chu: true }, [3, 2, 1]],
  ])(
    'are by %j for leads of 190, 60 and 10 %j (SK18, count, basa, chu; example 3)',
    (options, wins) => {
      expect([GREAT, MIDDLE, SMALL].map((captured) => scoresOf(captured, options)[0])).toEqual(
        wins,
      );
      expect(scoresOf(GREAT, options).slice(1)).toEqual([0, 0]);
    },
  );

  test('are nobody’s at a tie for the best (SK18, count)', () => {
    const { scores, winner } = settled({
      captured: ['pine.ribbon', 'plum.ribbon'],
      options: VICTORIES,
    });
    expect([scores, winner]).toEqual([[0, 0, 0], null]);
  });

  test('are each partner’s (SK17, SK18, teams, count)', () => {
    const options = { ...VICTORIES, teams: 'pairs' };
    const { scores } = settled({ seats: 4, captured: ['', 'pine.crane'], options });
    expect(scores).toEqual([0, 1, 0, 1]);
  });

  test('are what the match is won by (SK18, count)', () => {
    const state = position('sakura', { options: VICTORIES, round: 4, totals: [2, 1] });
    const { unit } = gameOf('sakura').view(state, 0);
    expect(unit).toBe('victories');
    const { state: over } = ended({
      ...{ options: VICTORIES, round: 4, totals: [2, 0, 0], captured: ['', 'pine.crane', ''] },
    });
    const { standing } = gameOf('sakura').view(over, 0);
    expect(standing?.scores).toEqual([2, 1, 0]);
    expect(standing?.places).toEqual([[0], [1], [2]]);
  });
});

test('nobody bids for two seats: nothing is asked before play (SK19)', () => {
  const state = position('sakura', { seats: 2 });
  expect(state.phase).toMatchObject({ type: 'play' });
});
