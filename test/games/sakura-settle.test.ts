import { describe, expect, test } from 'vitest';
import { gameOf, position } from '../support/position.ts';
import { rowsOf } from './rows.ts';

const POETRY = 'pine.ribbon plum.ribbon cherry.ribbon';
const BLUE = 'peony.ribbon chrys.ribbon maple.ribbon';
const GRASS = 'wisteria.ribbon iris.ribbon clover.ribbon';
const BRIGHT_POETRY = `${POETRY} ${GRASS} willow.ribbon pine.crane cherry.curtain`;
const ends = rowsOf('sakura', { seats: 3, out: '*' });

describe('the score of a round of Sakura', () => {
  const TWO = `seats 2, captured ${BRIGHT_POETRY} / susuki.moon paulownia.phoenix paulownia.yellow peony.butterflies chrys.cup maple.deer wisteria.cuckoo iris.bridge clover.boar susuki.geese plum.warbler`;

  rowsOf('sakura', { seats: 3 })({
    'counts a yaku by what each has captured at the end, leftovers too (SK14)': [
      'at turn 2, used 0, field iris.bridge pine.ribbon maple.ribbon willow.swallow',
      'hands / / iris.ribbon, pile pine.crane',
      'captured maple.deer willow.lightning peony.ribbon peony.chaff1 chrys.ribbon chrys.chaff1 / *',
      'moves play:iris.ribbon => yaku ni 50',
    ],
  });
  ends({
    'is −40 to −10 for two with two and three yaku (SK13, scoring; example 1)': [
      `ends ${TWO} => points 110 90, yaku ha 50 he 50 / ho 50 to 50 chiri 50, scores -40 -10, next 1`,
    ],
    'is 210 to 240 where yaku bring what they are worth (SK13, scoring; example 1)': `ends ${TWO}, house scoring=plus => scores 210 240`,
  });

  test('has no points for chaff, which stays with what is captured (SK20)', () => {
    const { values } = gameOf('sakura').view(position('sakura'), 'spectator');
    expect([2, 3].map((chaff) => values[chaff])).toEqual([0, 0]);
  });
});

describe('the next oya of Sakura', () => {
  ends({
    'is who comes first after the oya of those who are level (SK16; test position 13)':
      'ends captured / pine.ribbon / plum.ribbon => next 1',
    'is the old oya if level with the best (SK16; test position 14)': [
      'ends captured pine.ribbon / / plum.ribbon => next 0',
      'ends oya 2, captured pine.ribbon / / plum.ribbon => next 2',
    ],
    'is of the winning team the first after the old oya, or the same again (SK17)': [0, 2, 3].map(
      (oya) =>
        `ends seats 4, house teams=pairs, oya ${oya}, captured / pine.ribbon => next ${oya === 0 ? 1 : 3}`,
    ),
  });
});

describe('teams of Sakura', () => {
  ends({
    'have one yaku of what both took, −50 for the others (SK17, teams; test position 15)': [
      'ends seats 4, house teams=pairs',
      'captured pine.ribbon plum.ribbon / iris.bridge / cherry.ribbon / maple.deer',
      '=> yaku ha 50 / / ha 50 /, scores 30 -40 30 -40',
    ],
    'of three pairs lose by the yaku of each of the two others once (SK17, teams)': [
      `ends seats 6, house teams=pairs, captured pine.ribbon plum.ribbon / / ${BLUE} / cherry.ribbon`,
      '=> scores -20 -100 -20 -20 -100 -20',
    ],
    'bring each their yaku where yaku bring points (SK17, teams, scoring)': [
      'ends seats 4, house teams=pairs scoring=plus',
      'captured pine.ribbon plum.ribbon / iris.bridge / cherry.ribbon => scores 80 5 80 5',
    ],
  });
  rowsOf('sakura', { seats: 4, options: { teams: 'pairs' } })({
    'tell a yaku when the partner completes it (SK17)': [
      'at turn 2, after 2, field cherry.ribbon, hands 2 / 2 / cherry.chaff1 maple.deer / 2',
      'captured pine.ribbon plum.ribbon, pile susuki.geese *, moves play:cherry.chaff1',
      '=> yaku-made 2 ha 50',
    ],
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
});

describe('victories of Sakura', () => {
  /** Leads of 190, 60 and 10. */
  const LEADS = [
    `${BRIGHT_POETRY} / susuki.moon / paulownia.phoenix`,
    'pine.crane cherry.curtain susuki.moon paulownia.yellow / pine.ribbon',
    'pine.crane / pine.ribbon',
  ];
  const won = (house: string, wins: readonly number[]) =>
    LEADS.map((captured, at) => {
      return `ends house count=victories ${house}, captured ${captured} => scores ${wins[at]} 0 0`;
    });

  ends({
    'are by the house rule one, two or three, for leads of 190, 60 and 10 (SK18, count, basa, chu; example 3)':
      [
        ...won('', [1, 1, 1]),
        ...won('basa=true', [2, 1, 1]),
        ...won('chu=true', [2, 2, 1]),
        ...won('basa=true chu=true', [3, 2, 1]),
      ],
    'are nobody’s at a tie for the best (SK18, count)':
      'ends house count=victories, captured pine.ribbon / plum.ribbon => scores 0 0 0, winner null',
    'are each partner’s (SK17, SK18, teams, count)':
      'ends seats 4, house count=victories teams=pairs, captured / pine.crane => scores 0 1 0 1',
    'are what the match is won by (SK18, count)': [
      'ends house count=victories, round 4, totals 2 0 0, captured / pine.crane',
      '=> over rounds 2 1 0 0 1 2',
    ],
  });

  test('are the unit of the match (SK18, count)', () => {
    const state = position('sakura', { options: { count: 'victories' } });
    expect(gameOf('sakura').view(state, 0).unit).toBe('victories');
  });
});

rowsOf('sakura')({
  'nobody bids for two seats: nothing is asked before play (SK19)': 'at => asks play 0',
});
