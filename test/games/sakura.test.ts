import { describe, expect, test } from 'vitest';
import { formatCardSet, size } from '../../src/engine/core/card-set.ts';
import { card, monthOf } from '../../src/engine/core/cards.ts';
import type { Options } from '../../src/engine/core/game.ts';
import { defaultOptions, optionsFor } from '../../src/engine/core/options.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { opened } from '../support/opened.ts';
import {
  actorOf,
  capturedBy,
  eventsOf,
  fieldOf,
  movesOf,
  play,
  theEvent,
} from '../support/play.ts';
import { gameOf, type PositionSpec, position } from '../support/position.ts';
import { leftoversIn } from '../support/told.ts';
import { turnsOf } from './turns.ts';

const GAME = gameOf('sakura');
const WILD = 'willow.lightning';

const sakura = (spec: PositionSpec) => position('sakura', { seats: 3, ...spec });

function started(seats: number, options: Options = {}, seed = 1) {
  const setup = { game: 'sakura', seats, seed: seedOf(seed) };
  return GAME.start({ ...setup, options: { ...defaultOptions(GAME.options), ...options } });
}

describe('the deal of Sakura', () => {
  test('gives four of a month on the field to the oya, 25 points before the first turn (SK1; test position 10)', () => {
    const { state, events } = opened('sakura', {
      ...{ seats: 3, oya: 1, field: 'susuki.* pine.crane plum.ribbon', hands: [7, 7, 7] },
    });
    expect(theEvent(events, 'field-taken').seat).toBe(1);
    expect(GAME.view(state, 1).seats[1]?.points).toBe(25);
    expect(fieldOf(state)).toEqual(['pine.crane', 'plum.ribbon']);
  });

  test('may be thrown in instead (SK1, fieldFour)', () => {
    const deal = { seats: 3, field: 'susuki.* pine.crane plum.ribbon', hands: [7, 7, 7] };
    const { misdeal } = opened('sakura', { ...deal, options: { fieldFour: 'redeal' } });
    expect(misdeal).toBe('four-of-a-month-on-field');
  });

  test('goes the other way, with the latest month first, where the house says so (SK21, L9, direction)', () => {
    const usual = started(4);
    const turned = started(4, { direction: 'clockwise' });
    const firstOf = ({ events }: typeof usual) => {
      const { draws, oya } = theEvent(events, 'oya-drawn');
      const [last = []] = draws;
      const mine = last.find(({ seat }) => seat === oya);
      return [monthOf(mine?.card ?? 0), last.map((one) => monthOf(one.card))] as const;
    };
    const [earliest, months] = firstOf(usual);
    expect(earliest).toBe(Math.min(...months));
    const [latest, same] = firstOf(turned);
    expect(latest).toBe(Math.max(...same));
    const step = ({ state }: typeof usual) => {
      const [one = 0, two = 0] = state.seating;
      return (two - one + 4) % 4;
    };
    expect([step(usual), step(turned)]).toEqual([1, 3]);
  });
});

test('teams of three are offered to six, and pairs to four as well (L9, teams)', () => {
  const offered = (seats: number) =>
    optionsFor(GAME.options, seats, defaultOptions(GAME.options))['teams']?.choices;
  expect([4, 5, 6].map(offered)).toEqual([
    ['none', 'pairs'],
    undefined,
    ['none', 'pairs', 'threes'],
  ]);
});

describe('a turn of Sakura', () => {
  test('without cards in the hand only flips the pile (SK2; test position 11)', () => {
    const state = sakura({
      ...{ field: 'pine.crane maple.deer', hands: ['', 'iris.bridge', ''], turn: 1 },
      pile: 'peony.ribbon maple.ribbon pine.ribbon chrys.cup',
      captured: ['*'],
    });
    const { events, state: after } = play(state, 'play:iris.bridge');
    expect(eventsOf(events, 'turned').map(({ seat }) => seat)).toEqual([1, 2, 0, 1]);
    expect(after.round).toBe(2);
  });

  test('of two goes on for four flips each when their hands are empty (SK2; test position 12)', () => {
    const pile = 'plum.* cherry.* peony.chaff1';
    const state = sakura({
      ...{ seats: 2, hands: ['', 'iris.bridge'], turn: 1, field: 'iris.ribbon', pile },
      captured: ['*'],
    });
    const { events } = play(state, 'play:iris.bridge', ...['capture:plum.ribbon'].slice(1));
    const flips = eventsOf(events, 'turned').slice(1);
    expect([0, 1].map((seat) => flips.filter((one) => one.seat === seat).length)).toEqual([4, 4]);
  });

  test('is the last of two when both hands are empty, where the house says so (SK2, L12, pileOut)', () => {
    const pile = 'plum.* cherry.* peony.chaff1';
    const spec = {
      ...{ seats: 2, field: 'iris.ribbon', pile, captured: ['*'], options: { pileOut: false } },
    };
    const last = sakura({ ...spec, hands: ['', 'iris.bridge'], turn: 1 });
    expect(eventsOf(play(last, 'play:iris.bridge').events, 'turned')).toHaveLength(1);
    // Who has no cards flips for as long as the other has some.
    const more = sakura({ ...spec, hands: ['', 'iris.bridge maple.deer'], turn: 1 });
    const { events, state } = play(more, 'play:iris.bridge');
    expect(eventsOf(events, 'turned').map(({ seat }) => seat)).toEqual([1, 0]);
    expect(actorOf(state)).toBe(1);
  });

  test.each([2, 3, 4, 5, 6, 7])('of %d leaves no card in a hand (SK3)', (seats) => {
    for (let seed = 1; seed <= 20; seed++) {
      let step = started(seats, {}, seed);
      while (step.state.round === 1 && step.state.phase.type !== 'over') {
        const moves = movesOf(step.state);
        step = play(step.state, moves[seed % moves.length] ?? '');
        if (step.state.round === 1) continue;
        const captured = theEvent(step.events, 'settled').settlement.captured;
        const lying = 48 - captured.reduce((sum, one) => sum + size(one), 0);
        // Willows, and nothing else.
        expect(lying).toBeLessThanOrEqual(3);
      }
    }
  });
});

describe('hiki', () => {
  const IRISES = 'iris.bridge iris.ribbon iris.chaff1';

  test('is offered with four of a month in hand and field (SK4; test position 1)', () => {
    const state = sakura({
      hands: [`${IRISES} plum.chaff1`, 4, 4],
      field: 'iris.chaff2 pine.crane',
    });
    expect(movesOf(state)).toContain('hiki:iris');
    const { state: after, events } = play(state, 'hiki:iris');
    expect(capturedBy(after, 0)).toEqual(expect.arrayContaining(IRISES.split(' ')));
    expect(theEvent(events, 'month-taken')).toMatchObject({ seat: 0, why: 'hiki' });
    expect(eventsOf(events, 'turned')).toHaveLength(1);
    expect(size(after.hands[0]!)).toBe(1);
  });

  test('needs a card in the hand, and none on the field (SK4)', () => {
    const stack = sakura({ hands: ['plum.chaff1 plum.chaff2', 2, 2], field: IRISES });
    expect(movesOf(stack)).toEqual(['play:plum.chaff1', 'play:plum.chaff2']);
    const whole = sakura({ hands: ['iris.* plum.chaff1', 5, 5], field: 'pine.crane' });
    const { state } = play(whole, 'hiki:iris');
    expect(capturedBy(state, 0)).toEqual(expect.arrayContaining(['iris.bridge', 'iris.chaff2']));
  });

  test('of willows counts the lightning (SK5; test position 3)', () => {
    const state = sakura({
      hands: [`${WILD} willow.ribbon`, 2, 2],
      field: 'willow.rainman willow.swallow',
    });
    expect(movesOf(state)).toContain('hiki:willow');
  });

  test('takes one month a turn (SK6)', () => {
    const state = sakura({
      hands: ['iris.* plum.*', 8, 8],
      field: 'pine.crane',
      pile: 'maple.deer *',
    });
    const { state: after } = play(state, 'hiki:iris');
    expect(actorOf(after)).toBe(1);
    expect(formatCardSet(after.hands[0]!)).toBe('plum.warbler plum.ribbon plum.chaff1 plum.chaff2');
  });

  test('leaves single cards playable (SK7)', () => {
    const state = sakura({ hands: [`${IRISES} plum.chaff1`, 4, 4], field: 'iris.chaff2' });
    const plays = [...IRISES.split(' '), 'plum.chaff1'].map((one) => `play:${one}`);
    expect(movesOf(state)).toEqual(['hiki:iris', ...plays.toSorted()]);
  });
});

describe('the lightning of Sakura', () => {
  turnsOf('sakura', { seats: 3 })({
    'takes any one card, one out of a stack too (SK8)': [
      'plays willow.lightning on iris.bridge iris.ribbon iris.chaff1 plum.chaff1 willow.ribbon',
      'asked iris.bridge iris.ribbon iris.chaff1 plum.chaff1 willow.ribbon',
    ],
    'may take three willows together, or one of them (SK8)': [
      'plays willow.lightning on willow.rainman willow.swallow willow.ribbon',
      'asked willow.rainman willow.swallow willow.ribbon willow.rainman+willow.swallow+willow.ribbon',
      'chooses willow.rainman+willow.swallow+willow.ribbon',
      'captures willow.rainman willow.swallow willow.ribbon willow.lightning',
    ],
    'turned must take one of two (SK8; test position 8)': [
      'plays iris.bridge on plum.ribbon willow.ribbon iris.ribbon, turns willow.lightning',
      'asked plum.ribbon willow.ribbon',
    ],
  });

  test('on the field is an ordinary willow (SK9; test position 7)', () => {
    const state = sakura({
      ...{ hands: ['pine.chaff1 willow.swallow', 2, 2], field: WILD, pile: 'iris.bridge *' },
    });
    expect(fieldOf(play(state, 'play:pine.chaff1').state)).toContain(WILD);
    expect(GAME.view(state, 0).onifuda).toBeNull();
    expect(GAME.view(play(state, 'play:willow.swallow').state, 0).onifuda).toBe(card(WILD));
    expect(capturedBy(play(state, 'play:willow.swallow').state, 0)).toContain(WILD);
  });

  test('dealt to the field is left out where the house says so (SK9, dealtGaji)', () => {
    const deal = { seats: 3, options: { dealtGaji: 'removed' }, hands: [7, 7, 7] };
    const { state, events } = opened('sakura', {
      ...deal,
      field: `${WILD} pine.crane plum.ribbon iris.bridge maple.deer chrys.cup`,
    });
    expect(theEvent(events, 'removed').card).toBe(card(WILD));
    expect(fieldOf(state)).not.toContain(WILD);
    expect(formatCardSet(state.removed)).toBe(WILD);
    expect(formatCardSet(GAME.view(state, 0).deck)).not.toContain(WILD);
    // Four willows are the oya's before that.
    const four = opened('sakura', { ...deal, field: 'willow.* pine.crane plum.ribbon' });
    expect(capturedBy(four.state, 0)).toHaveLength(4);
  });
});

describe('a month that another could take by hiki', () => {
  const IRISES = 'iris.bridge iris.ribbon iris.chaff1';
  const at = (field: string, options: Options = {}) =>
    sakura({
      ...{ options, field, hands: [`${WILD} plum.chaff1`, `${IRISES} maple.deer`, 4] },
      pile: 'chrys.cup *',
    });

  test('is offered, for hands are secret, and its owner takes it; then another is taken (SK10, blockedGaji; test position 4)', () => {
    const asked = play(at('iris.chaff2 pine.crane susuki.moon'), `play:${WILD}`).state;
    expect(movesOf(asked)).toContain('capture:iris.chaff2');
    const { state, events } = play(asked, 'capture:iris.chaff2');
    expect(theEvent(events, 'month-taken')).toMatchObject({ seat: 1, why: 'blocked' });
    expect(capturedBy(state, 1)).toHaveLength(4);
    expect(actorOf(state)).toBe(0);
    expect(movesOf(state)).toEqual(['capture:pine.crane', 'capture:susuki.moon']);
    const only = play(at('iris.chaff2 pine.crane'), `play:${WILD}`, 'capture:iris.chaff2').state;
    expect(capturedBy(only, 0)).toEqual(['pine.crane', WILD]);
  });

  test('leaves the lightning on an empty field (SK10; test position 5)', () => {
    const { state, events } = play(at('iris.chaff2'), `play:${WILD}`);
    expect(theEvent(events, 'month-taken').seat).toBe(1);
    expect(fieldOf(state)).toContain(WILD);
    expect(capturedBy(state, 0)).toEqual([]);
  });

  test('sends the lightning back where the house says so, and another card is played (SK10, blockedGaji; test position 6)', () => {
    const field = 'iris.chaff2 pine.crane';
    const asked = play(at(field, { blockedGaji: 'returns' }), `play:${WILD}`).state;
    const { state, events } = play(asked, 'capture:iris.chaff2');
    expect(theEvent(events, 'returned').seat).toBe(0);
    expect(movesOf(state)).toEqual(['play:plum.chaff1']);
    expect(GAME.view(state, 0).hand.map(({ blocked }) => blocked?.why)).toEqual([
      undefined,
      'returned',
    ]);
  });

  test('sends back no lightning that was turned, and the only card of a hand is played again (SK10, blockedGaji, L8)', () => {
    const options = { blockedGaji: 'returns' };
    const turned = sakura({
      ...{ options, field: 'iris.chaff2 pine.crane susuki.moon' },
      ...{ hands: ['plum.chaff1 maple.chaff1', `${IRISES} maple.deer`, 4], pile: `${WILD} *` },
    });
    const { state } = play(turned, 'play:plum.chaff1', 'capture:iris.chaff2');
    expect(movesOf(state)).toContain('capture:pine.crane');
    const lone = sakura({
      ...{ options, field: 'iris.chaff2 pine.crane', pile: 'chrys.cup *' },
      hands: [WILD, `${IRISES} maple.deer`, 4],
    });
    expect(movesOf(play(lone, `play:${WILD}`, 'capture:iris.chaff2').state)).toEqual([
      `play:${WILD}`,
    ]);
  });

  test('has the lightning laid where the house says so (SK10, blockedGaji)', () => {
    const options = { blockedGaji: 'lays' };
    const { state } = play(
      at('iris.chaff2 pine.crane', options),
      `play:${WILD}`,
      'capture:iris.chaff2',
    );
    expect(fieldOf(state)).toEqual(expect.arrayContaining([WILD, 'pine.crane']));
  });

  test('may be a stack of three, of which the other holds the fourth (SK10)', () => {
    const state = sakura({
      ...{
        field: `${IRISES} pine.crane`,
        hands: [`${WILD} plum.chaff1`, 'iris.chaff2 maple.deer', 2],
      },
      pile: 'chrys.cup *',
    });
    const { state: after } = play(state, `play:${WILD}`, 'capture:iris.ribbon');
    expect(capturedBy(after, 1)).toHaveLength(4);
  });

  test('is not blocked by oneself, nor by a partner (SK11)', () => {
    const own = sakura({
      ...{
        field: 'iris.chaff2 pine.crane',
        hands: [`${WILD} ${IRISES}`, 4, 4],
        pile: 'chrys.cup *',
      },
    });
    expect(capturedBy(play(own, `play:${WILD}`, 'capture:iris.chaff2').state, 0)).toHaveLength(2);
    const partner = sakura({
      ...{ seats: 4, options: { teams: 'pairs' }, field: 'iris.chaff2 pine.crane' },
      ...{ hands: [`${WILD} plum.chaff1`, 4, `${IRISES} maple.deer`, 4], pile: 'chrys.cup *' },
    });
    const { state } = play(partner, `play:${WILD}`, 'capture:iris.chaff2');
    expect(capturedBy(state, 0)).toEqual(['iris.chaff2', WILD]);
  });
});

describe('what is left on the field', () => {
  const end = (left: string, mine: string, options: Options = {}) => {
    const state = sakura({
      ...{ options, turn: 2, onifudaUser: 0, field: `iris.bridge pine.ribbon ${left}` },
      ...{ hands: ['', '', 'iris.ribbon'], pile: 'pine.crane' },
      captured: [mine, '*', ''],
    });
    return leftoversIn(play(state, 'play:iris.ribbon').events);
  };
  const MAPLES = 'maple.chaff2 willow.swallow';

  test.each([
    ['mate', ['0: maple.chaff2']],
    ['all', ['0: maple.chaff2 willow.swallow']],
    ['none', []],
  ])(
    'goes to who took its month with the lightning: %s (SK12, leftovers; example 4)',
    (leftovers, told) => {
      expect(end(MAPLES, `maple.deer ${WILD}`, { leftovers })).toEqual(told);
    },
  );

  test('may be more than one card (SK12)', () => {
    const left = 'maple.ribbon maple.chaff1 maple.chaff2 willow.swallow';
    expect(end(left, `maple.deer ${WILD}`)).toEqual(['0: maple.ribbon maple.chaff1 maple.chaff2']);
  });

  test.each(['mate', 'all'])(
    'is nobody’s after it took a willow: %s (SK12, leftovers)',
    (leftovers) => {
      expect(end('maple.chaff1 maple.chaff2', `willow.ribbon ${WILD}`, { leftovers })).toEqual([]);
    },
  );

  test.each(['mate', 'all'])('is nobody’s where it was laid: %s (SK12, leftovers)', (leftovers) => {
    expect(end(`${WILD} willow.ribbon`, 'maple.deer maple.ribbon', { leftovers })).toEqual([]);
  });

  test('is of that month alone, though cards stay in the pile (SK12, leftovers, pileOut)', () => {
    const state = sakura({
      ...{ seats: 2, options: { pileOut: false }, turn: 1, onifudaUser: 0 },
      ...{ field: 'iris.bridge maple.ribbon peony.ribbon', hands: ['', 'iris.ribbon'] },
      ...{ pile: 'pine.crane plum.ribbon maple.chaff1', captured: [`maple.deer ${WILD}`, '*'] },
    });
    expect(leftoversIn(play(state, 'play:iris.ribbon').events)).toEqual(['0: maple.ribbon']);
  });
});
