import { describe, expect, test } from 'vitest';
import { card } from '../../src/engine/core/cards.ts';
import { IllegalMove, type Seat } from '../../src/engine/core/game.ts';
import type { Blocked } from '../../src/engine/round/ruleset.ts';
import type { State } from '../../src/engine/round/state.ts';
import { moveOf, movesOf, play, theEvent } from '../support/play.ts';
import { gameOf, type PositionSpec, position } from '../support/position.ts';

/** Seat 0 is to play; the others hold as many cards of those not named. */
function holding(hand: string, captured: readonly string[], spec: PositionSpec = {}): State {
  const many = hand.split(' ').length;
  return position('suhara-bana', { round: 6, hands: [hand, many, many], captured, ...spec });
}

const allowed = (state: State) => movesOf(state, 0).map((move) => move.slice('play:'.length));

/** Why the card may not be played, as its holder sees it. */
function blockedIn(state: State, id: string): Blocked | undefined {
  const view = gameOf('suhara-bana').view(state, 0);
  return view.hand.find((held) => held.card === card(id))?.blocked;
}

describe('a shoifuda', () => {
  test.each<[string, string, Seat, string, readonly string[]]>([
    ['hanami', 'chrys.cup', 1, 'hanami', ['', 'cherry.curtain']],
    ['tsukimi', 'chrys.cup', 2, 'tsukimi', ['', '', 'susuki.moon']],
    ['the sun-moon', 'susuki.moon', 1, 'jitsugetsu', ['', 'pine.crane']],
    ['the large birds', 'susuki.geese', 1, 'otori', ['', 'pine.crane paulownia.phoenix']],
    ['goroju', 'paulownia.phoenix', 2, 'goroju', ['', '', 'pine.crane susuki.moon']],
    ['spring', 'plum.warbler', 1, 'sugawara', ['', 'pine.crane cherry.curtain']],
    ['autumn', 'clover.boar', 1, 'akiyaku', ['', 'susuki.geese maple.deer']],
    ['the blue ribbons', 'maple.ribbon', 1, 'mimu', ['', 'peony.ribbon chrys.ribbon']],
    ['the poetry ribbons', 'plum.ribbon', 2, 'ko-sugawara', ['', '', 'pine.ribbon cherry.ribbon']],
    ['the grass flowers', 'iris.bridge', 1, 'kusabana', ['', 'peony.butterflies chrys.cup']],
    ['the small birds', 'willow.swallow', 1, 'kotori', ['', 'plum.warbler wisteria.cuckoo']],
    [
      'four brights (the best of what it completes)',
      'cherry.curtain',
      1,
      'shihon',
      ['', 'pine.crane susuki.moon paulownia.phoenix'],
    ],
    [
      'the stacked large birds (the best of what it completes)',
      'susuki.geese',
      1,
      'otori-goroju',
      ['', 'pine.crane susuki.moon paulownia.phoenix'],
    ],
  ])(
    'completes %s for another player and may not be played (S16): %s',
    (_, id, whose, yaku, captured) => {
      const state = holding(`${id} wisteria.chaff1`, captured);
      expect(allowed(state)).toEqual(['wisteria.chaff1']);
      expect(blockedIn(state, id)).toEqual({ why: 'burdened', yaku, for: whose });
      expect(blockedIn(state, 'wisteria.chaff1')).toBeUndefined();
    },
  );

  test('is none while two cards are missing (S16)', () => {
    const state = holding('plum.warbler wisteria.chaff1', ['', 'pine.crane', 'cherry.curtain']);
    expect(allowed(state)).toEqual(['plum.warbler', 'wisteria.chaff1']);
  });

  test('is none for a yaku of the own captured cards (S16)', () => {
    const state = holding('chrys.cup wisteria.chaff1', ['cherry.curtain']);
    expect(allowed(state)).toContain('chrys.cup');
  });

  test('is none for a player who sits the round out (S16)', () => {
    const state = holding('chrys.cup wisteria.chaff1', ['', '', '', 'cherry.curtain']);
    expect(allowed(state)).toContain('chrys.cup');
  });

  test('is never the fourth of a month, not even of the round’s (S16)', () => {
    const captured = ['', 'paulownia.yellow paulownia.chaff1 paulownia.chaff2'];
    for (const round of [6, 12]) {
      const state = holding('paulownia.phoenix wisteria.chaff1', captured, { round });
      expect(allowed(state)).toContain('paulownia.phoenix');
    }
  });

  test('may not capture either (S17)', () => {
    const state = holding('chrys.cup wisteria.chaff1', ['', 'cherry.curtain'], {
      field: 'chrys.ribbon wisteria.cuckoo',
    });
    expect(allowed(state)).toEqual(['wisteria.chaff1']);
    expect(blockedIn(state, 'chrys.cup')).toBeDefined();
  });

  test('is not offered, and refused when tried (S21)', () => {
    const state = holding('chrys.cup wisteria.chaff1', ['', 'cherry.curtain']);
    const game = gameOf('suhara-bana');
    expect(() => game.apply(state, 0, moveOf('play:chrys.cup'))).toThrow(IllegalMove);
  });
});

describe('a shoifuda of the own teyaku', () => {
  test.each([
    ['wholly in the hand', 'chrys.cup susuki.moon wisteria.chaff1', ['', 'cherry.curtain']],
    ['partly captured', 'chrys.cup wisteria.chaff1', ['susuki.moon', 'cherry.curtain']],
    [
      'of the month',
      'chrys.cup chrys.ribbon wisteria.chaff1',
      ['chrys.chaff1 chrys.chaff2', 'cherry.curtain'],
    ],
  ])('may be played, %s (S18)', (_, hand, captured) => {
    const state = holding(hand, captured, { round: 9 });
    expect(allowed(state)).toContain('chrys.cup');
    expect(blockedIn(state, 'chrys.cup')).toBeUndefined();
    const { events } = play(state, 'play:chrys.cup');
    expect(theEvent(events, 'declared')).toEqual({
      type: 'declared',
      seat: 0,
      card: card('chrys.cup'),
      why: 'teyaku',
    });
  });

  test('may not be played while one card of it is elsewhere (S18)', () => {
    const hand = 'chrys.cup iris.bridge wisteria.chaff1';
    const without = holding(hand, ['', 'cherry.curtain']);
    expect(allowed(without)).not.toContain('chrys.cup');
    const complete = holding(hand, ['peony.butterflies', 'cherry.curtain']);
    expect(allowed(complete)).toContain('chrys.cup');
  });
});

describe('two shoifuda of one month', () => {
  // The moon completes the sun-moon for seat 1, the geese autumn for seat 2.
  const captured = ['', 'pine.crane', 'clover.boar maple.deer'];
  const pair = () =>
    holding('susuki.moon susuki.geese wisteria.chaff1', captured, {
      hands: [
        'susuki.moon susuki.geese wisteria.chaff1',
        'iris.chaff1 iris.chaff2 peony.chaff1',
        'willow.ribbon willow.lightning peony.chaff2',
      ],
      pile: 'plum.chaff1 cherry.chaff1 plum.chaff2 *',
    });

  test('may both be played, and other cards as well (S19)', () => {
    expect(allowed(pair())).toEqual(['susuki.geese', 'susuki.moon', 'wisteria.chaff1']);
  });

  test.each([
    ['susuki.moon', 'susuki.geese'],
    ['susuki.geese', 'susuki.moon'],
  ])('bind the next turn: after %s the %s is compulsory (S19)', (first, second) => {
    const { state, events } = play(pair(), `play:${first}`);
    expect(theEvent(events, 'declared')).toMatchObject({ card: card(first), why: 'pair' });
    const { state: next } = play(state, 'play:iris.chaff1', 'play:willow.ribbon');
    expect(allowed(next)).toEqual([second]);
    expect(blockedIn(next, 'wisteria.chaff1')).toEqual({ why: 'promised', card: card(second) });
    expect(blockedIn(next, second)).toBeUndefined();
    const { state: done, events: last } = play(next, `play:${second}`);
    expect(theEvent(last, 'declared')).toMatchObject({ card: card(second), why: 'pair-promised' });
    const { state: later } = play(done, 'play:iris.chaff2', 'play:willow.lightning');
    expect(allowed(later)).toEqual(['wisteria.chaff1']);
  });

  test('bind even when the other is no burden any more (S19)', () => {
    const state = holding('susuki.geese wisteria.chaff1', ['susuki.moon'], {
      promised: ['susuki.geese', '', ''],
    });
    expect(allowed(state)).toEqual(['susuki.geese']);
  });
});

describe('a hand of nothing but shoifuda', () => {
  test('must give the card whose yaku is the lowest (S20)', () => {
    // The cup completes hanami (1 hai), the boar autumn (2).
    const state = holding('chrys.cup clover.boar', [
      '',
      'cherry.curtain',
      'susuki.geese maple.deer',
    ]);
    expect(allowed(state)).toEqual(['chrys.cup']);
    const { events } = play(state, 'play:chrys.cup');
    expect(theEvent(events, 'declared')).toMatchObject({ why: 'all-burdened' });
  });

  test('weighs each card by the best yaku it would complete for anyone (S20)', () => {
    // The phoenix completes the large birds (2) for seat 1 and goroju (4) for nobody else;
    // the moon completes the sun-moon (1) and, with the geese, nothing better.
    const state = holding('susuki.moon clover.boar', [
      '',
      'pine.crane paulownia.phoenix',
      'susuki.geese maple.deer',
    ]);
    // The moon: sun-moon 1, goroju 4. The boar: autumn 2.
    expect(allowed(state)).toEqual(['clover.boar']);
  });

  test('leaves the choice between equals (S20)', () => {
    const state = holding('chrys.cup willow.swallow', [
      '',
      'cherry.curtain',
      'plum.warbler wisteria.cuckoo',
    ]);
    expect(allowed(state)).toEqual(['chrys.cup', 'willow.swallow']);
  });

  test('is still free to play its teyaku (S18, S20)', () => {
    // Cup and boar are burdened; the cup makes tsukimi with the captured moon.
    const state = holding('chrys.cup clover.boar', [
      'susuki.moon',
      'cherry.curtain iris.bridge peony.butterflies',
      'susuki.geese maple.deer',
    ]);
    expect(allowed(state)).toContain('chrys.cup');
  });
});
