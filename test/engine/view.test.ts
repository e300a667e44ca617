import { describe, expect, test } from 'vitest';
import { formatCardSet } from '../../src/engine/core/card-set.ts';
import { card, formatCard } from '../../src/engine/core/cards.ts';
import type { Viewer } from '../../src/engine/core/game.ts';
import type { State } from '../../src/engine/round/state.ts';
import { rowsOf } from '../games/rows.ts';
import { play } from '../support/play.ts';
import { gameOf, position } from '../support/position.ts';

const viewOf = (state: State, viewer: Viewer) => gameOf(state.setup.game).view(state, viewer);

/** What each card of the viewer's hand would take, as text. */
function takes(state: State, viewer: Viewer): Readonly<Record<string, readonly string[]>> {
  const { hand } = viewOf(state, viewer);
  return Object.fromEntries(
    hand.map((held) => [
      formatCard(held.card),
      held.takes.map((take) => take.map(formatCard).join('+')),
    ]),
  );
}

describe('the view of a seat', () => {
  test('shows what each card of its hand would take, also out of turn', () => {
    const state = position('botan-cho', {
      field: 'pine.crane pine.ribbon plum.chaff1 iris.ribbon iris.chaff1 iris.chaff2',
      hands: [2, 'pine.chaff1 plum.ribbon maple.deer iris.bridge'],
    });
    expect(takes(state, 1)).toEqual({
      'pine.chaff1': ['pine.crane', 'pine.ribbon'],
      'plum.ribbon': ['plum.chaff1'],
      'maple.deer': [],
      'iris.bridge': ['iris.ribbon+iris.chaff1+iris.chaff2'],
    });
  });

  test('shows only the captures that the rules leave open (S15)', () => {
    const state = position('suhara-bana', {
      field: 'susuki.moon susuki.geese',
      hands: ['susuki.chaff1 plum.chaff1', 2, 2],
    });
    expect(takes(state, 0)).toEqual({ 'susuki.chaff1': ['susuki.geese'], 'plum.chaff1': [] });
  });

  test('shows card points and yaku as they are captured', () => {
    const state = position('botan-cho', {
      captured: ['pine.crane plum.warbler cherry.curtain pine.chaff1', 'wisteria.*'],
    });
    const seats = viewOf(state, 'spectator').seats;
    expect(seats.map(({ points }) => points)).toEqual([51, 17]);
    expect(seats.map(({ yaku }) => yaku.map(({ id }) => id))).toEqual([['sanko'], ['fujishima']]);
  });

  test('shows a yaku that lacks one card, unless another has captured that card', () => {
    const near = (theirs: string) => {
      const captured = ['pine.crane plum.warbler pine.chaff1 plum.chaff1', theirs];
      return viewOf(position('botan-cho', { captured }), 0).seats[0]?.near;
    };
    expect(near('')).toEqual([{ id: 'sanko', value: 25, missing: card('cherry.curtain') }]);
    expect(near('cherry.curtain cherry.chaff1')).toEqual([]);
  });

  test('shows no yaku in the making that a better one of its group would beat', () => {
    const near = (id: string, captured: string) =>
      viewOf(position(id, { captured: [captured] }), 0).seats[0]?.near.map(
        ({ id: yaku, value, missing }) => `${yaku} ${value} ${formatCard(missing)}`,
      );
    // Four ribbons: any fifth makes tan, but the third poem makes akatan, worth more.
    const four = 'plum.ribbon cherry.ribbon wisteria.ribbon iris.ribbon';
    expect(near('koi-koi', four)).toContain('akatan 7 pine.ribbon');
    expect(near('koi-koi', four)).toContain('tan 1 willow.ribbon');
    expect(near('koi-koi', four)).not.toContain('tan 1 pine.ribbon');
    expect(near('koi-koi', `pine.ribbon ${four.replace('iris.ribbon', '')}`)).toEqual([]);
    // Crane, geese and phoenix are ōtori; with the moon the stacked yaku counts alone.
    expect(near('suhara-bana', 'pine.crane susuki.geese paulownia.phoenix')).toEqual([
      'otori-goroju 6 susuki.moon',
    ]);
  });

  test('shows the card that is between hand and field while its player chooses', () => {
    const state = position('botan-cho', {
      field: 'pine.crane pine.ribbon',
      hands: ['pine.chaff1 maple.deer', 2],
    });
    const { state: asked } = play(state, 'play:pine.chaff1');
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { phase, field } = viewOf(asked, viewer);
      expect(phase).toMatchObject({ type: 'capture', seat: 0, card: card('pine.chaff1') });
      expect(field).toEqual([card('pine.crane'), card('pine.ribbon')]);
    }
  });

  test('keeps an empty place on the field', () => {
    const state = position('botan-cho', { field: 'pine.crane - plum.ribbon' });
    expect(viewOf(state, 0).field).toEqual([card('pine.crane'), -1, card('plum.ribbon')]);
  });

  test('says who plays and who sits out, what is in the pot and what a point costs', () => {
    const state = position('suhara-bana', {
      seats: 5,
      order: [1, 2, 4],
      answers: ['drop', 'stay', 'stay', 'displaced', 'stay'],
      pot: [12, 0, 0, 0, 0],
      totals: [38, 50, 100, 62, 50],
      borrowed: [0, 0, 1, 0, 0],
    });
    const view = viewOf(state, 3);
    expect(view.seats.map(({ active }) => active)).toEqual([false, true, true, false, true]);
    expect(view.seats.map(({ answer }) => answer)).toEqual(state.entry?.answers);
    expect(view.seats.map(({ inPot }) => inPot)).toEqual([12, 0, 0, 0, 0]);
    expect(view.seats.map(({ borrowed }) => borrowed)).toEqual([0, 0, 1, 0, 0]);
    expect(view).toMatchObject({
      pot: 12,
      stage: 'middle',
      unitsPerFivePoints: 2,
      order: [1, 2, 4],
    });
  });

  test('names the month, the rounds and every yaku that can be made', () => {
    const botan = viewOf(position('botan-cho', { round: 5, options: { rounds: 12 } }), 0);
    expect([botan.month, botan.rounds, botan.par, botan.pot, botan.stage]).toEqual([
      5,
      12,
      120,
      0,
      null,
    ]);
    expect(botan.yaku.map(({ id, value }) => [id, value])).toEqual([
      ['goko', 30],
      ['sanko', 25],
      ['fujishima', 10],
      ['kirishima', 10],
    ]);
    const march = viewOf(position('suhara-bana', { round: 15 }), 0);
    expect(march.month).toBe(3);
    const ofMonth = march.yaku.find(({ id }) => id === 'dori-shima');
    expect(formatCardSet(ofMonth?.cards ?? { lo: 0, hi: 0 })).toBe(
      'cherry.curtain cherry.ribbon cherry.chaff1 cherry.chaff2',
    );
  });

  test('has no standing until the match is over', () => {
    expect(viewOf(position('botan-cho'), 0).standing).toBeNull();
    const over = position('botan-cho', { phase: { type: 'over' }, totals: [200, 163] });
    expect(viewOf(over, 1).standing).toEqual({ scores: [200, 163], places: [[0], [1]] });
  });
});

describe('the event of a yaku', () => {
  rowsOf('koi-koi')({
    'tells no lesser yaku of its group that is made at the same time': [
      'at captured plum.ribbon cherry.ribbon wisteria.ribbon iris.ribbon, field pine.chaff1',
      'hands pine.ribbon iris.bridge / 2, pile maple.deer *, moves play:pine.ribbon',
      '=> yaku-made 0 akatan 7',
    ],
    'tells no lesser yaku of its group that is made later, but the better one raised': [
      'at captured pine.ribbon plum.ribbon cherry.ribbon wisteria.ribbon, field willow.swallow',
      'hands willow.ribbon iris.bridge / 2, pile maple.deer *, moves play:willow.ribbon',
      '=> yaku-made 0 akatan 7',
    ],
  });
  const cup = (captured: string) =>
    `at captured ${captured}, field chrys.chaff1, hands chrys.cup iris.bridge / 2 / 2, pile maple.deer *, moves play:chrys.cup`;
  rowsOf('suhara-bana')({
    'tells nothing where only the best of all counts and that was made before': [
      `${cup('peony.ribbon chrys.ribbon maple.ribbon susuki.moon')} => yaku-made none`,
      `${cup('peony.ribbon chrys.ribbon susuki.moon')} => yaku-made 0 tsukimi 1`,
    ],
  });
});
