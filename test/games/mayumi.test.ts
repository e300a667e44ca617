import { describe, expect, test } from 'vitest';
import { cardsOf, NO_CARDS, size } from '../../src/engine/core/card-set.ts';
import { type CardId, card, monthOf } from '../../src/engine/core/cards.ts';
import type { Options } from '../../src/engine/core/game.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { eventsFor } from '../../src/engine/round/event.ts';
import { oyaOf, type State } from '../../src/engine/round/state.ts';
import { opened } from '../support/opened.ts';
import { actorOf, movesOf, play, theEvent } from '../support/play.ts';
import { gameOf, type PositionSpec, position } from '../support/position.ts';
import { capturedOf } from '../support/told.ts';

const GAME = gameOf('mayumi');

function start(number: number, seats = 3, options: Options = {}) {
  const all = { ...defaultOptions(GAME.options), ...options };
  return GAME.start({ game: 'mayumi', seats, options: all, seed: seedOf(number) });
}

describe('the order of play of Mayumi', () => {
  test('is clockwise: after the oya comes the one on the left (M1)', () => {
    for (let number = 0; number < 30; number++) {
      const { state } = start(number);
      const oya = oyaOf(state);
      expect(state.seating).toEqual([oya, (oya + 2) % 3, (oya + 1) % 3]);
    }
    const state = position('mayumi', {
      ...{ seats: 3, oya: 1 },
      field: 'pine.chaff1',
      hands: ['iris.bridge iris.ribbon', 'plum.ribbon plum.chaff1', 'maple.deer maple.ribbon'],
      pile: 'chrys.chaff1 susuki.chaff1 clover.chaff1',
    });
    const { state: second } = play(state, 'play:plum.ribbon');
    expect(actorOf(second)).toBe(0);
    const { state: third } = play(second, 'play:iris.bridge');
    expect(actorOf(third)).toBe(2);
    const { state: fourth } = play(third, 'play:maple.deer');
    expect(actorOf(fourth)).toBe(1);
  });
});

describe('three or four of a family in a hand of Mayumi (M6)', () => {
  const FIELD = 'plum.ribbon maple.deer chrys.cup pine.crane clover.boar susuki.moon';
  const THREE = 'iris.bridge iris.ribbon iris.chaff1 peony.ribbon';
  const FOUR = 'cherry.* peony.chaff1';
  const NONE = 'wisteria.cuckoo wisteria.ribbon paulownia.phoenix';
  const ask = (hands: PositionSpec['hands'], spec: PositionSpec = {}) =>
    opened('mayumi', { seats: 3, field: FIELD, ...(hands && { hands }), ...spec });
  const ofMonth = (state: State, seat: number, month: number) =>
    cardsOf(state.hands[seat] ?? NO_CARDS).filter((id) => monthOf(id) === month);

  test('may be exchanged: its holder is asked before the first turn', () => {
    const { state } = ask([NONE, THREE, 'cherry.ribbon']);
    expect(state.phase).toMatchObject({ type: 'offer', seat: 1, offer: 'replacement' });
    expect(movesOf(state)).toEqual(['claim', 'pass']);
  });

  test('are asked about from the oya’s left on, the oya last', () => {
    const hands = [THREE, FOUR, 'wisteria.cuckoo wisteria.ribbon wisteria.chaff1'];
    const { state } = ask(hands, { oya: 1 });
    const asked = [actorOf(state)];
    const { state: second } = play(state, 'pass');
    asked.push(actorOf(second));
    const { state: third } = play(second, 'pass');
    asked.push(actorOf(third));
    expect(asked).toEqual([0, 2, 1]);
    expect(play(third, 'pass').state.phase).toEqual({ type: 'play', seat: 1 });
  });

  test('are known of nobody before he is asked: no view tells who else is to be', () => {
    const { state } = ask([THREE, FOUR, 'wisteria.cuckoo wisteria.ribbon wisteria.chaff1']);
    expect(state.phase).toMatchObject({ type: 'offer', rest: expect.arrayContaining([0]) });
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(GAME.view(state, viewer).phase).toMatchObject({ type: 'offer', rest: [] });
    }
  });

  test('lose one of three for the top of the pile', () => {
    for (let number = 0; number < 20; number++) {
      const { state } = ask([NONE, THREE, 'cherry.ribbon'], { seed: seedOf(number) });
      const { state: after, events } = play(state, 'claim');
      expect(theEvent(events, 'replaced')).toMatchObject({ seat: 1, many: 1 });
      expect(size(after.hands[1] ?? NO_CARDS)).toBe(4);
      expect(after.pile).toHaveLength(state.pile.length);
      const all = [...after.pile, ...after.hands.flatMap(cardsOf), ...after.field];
      expect(new Set(all).size).toBe(48);
      expect(after.phase).toEqual({ type: 'play', seat: 0 });
    }
  });

  test('lose two of four', () => {
    const left = new Set<number>();
    for (let number = 0; number < 20; number++) {
      const { state } = ask([NONE, FOUR, 'iris.ribbon'], { seed: seedOf(number) });
      const { state: after, events } = play(state, 'claim');
      expect(theEvent(events, 'replaced').many).toBe(2);
      left.add(ofMonth(after, 1, 3).length);
    }
    expect([...left].sort()).toContain(2);
    expect(left).not.toContain(4);
  });

  test('lose a card by chance, not by choice, and the pile is cut', () => {
    const gone = new Set<CardId | undefined>();
    const tops = new Set<CardId | undefined>();
    for (let number = 0; number < 40; number++) {
      const { state } = ask([NONE, THREE, 'cherry.ribbon'], { seed: seedOf(number) });
      const { state: after } = play(state, 'claim');
      const irises = ofMonth(after, 1, 5);
      gone.add(ofMonth(state, 1, 5).find((id) => !irises.includes(id)));
      tops.add(after.pile[0]);
    }
    expect(gone.size).toBeGreaterThan(2);
    expect(tops.size).toBeGreaterThan(5);
  });

  test('go back unseen: the others learn that something was exchanged', () => {
    const { state } = ask([NONE, THREE, 'cherry.ribbon']);
    const { events } = play(state, 'claim');
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(eventsFor(events, viewer).map(({ type }) => type)).toEqual(['claimed', 'replaced']);
    }
    expect(theEvent(events, 'replaced').cards).toBeNull();
    const own = eventsFor(events, 1).map(({ type }) => type);
    expect(own).toEqual(['claimed', 'replaced', 'hand-dealt']);
  });
});

describe('a card of Mayumi', () => {
  const at = (spec: PositionSpec) => position('mayumi', { seats: 3, ...spec });

  test('must be one that takes something where the house says so (M2, mustMatch)', () => {
    const options = { mustMatch: true };
    const some = at({ options, field: 'pine.crane', hands: ['pine.chaff1 iris.bridge', 2, 2] });
    expect(movesOf(some)).toEqual(['play:pine.chaff1']);
    const blocked = GAME.view(some, 0).hand.map(({ card: id, blocked: why }) => [id, why?.why]);
    expect(blocked).toEqual([
      [card('pine.chaff1'), undefined],
      [card('iris.bridge'), 'must-match'],
    ]);
    const none = at({ options, field: 'plum.ribbon', hands: ['pine.chaff1 iris.bridge', 2, 2] });
    expect(movesOf(none)).toEqual(['play:iris.bridge', 'play:pine.chaff1']);
  });

  test('may not be laid there beside a rain man that it can take (M2, M9, mustMatch)', () => {
    const spec: PositionSpec = {
      ...{ turns: 6, field: 'willow.rainman' },
      ...{ hands: ['pine.crane maple.chaff1', 2, 2], pile: 'clover.chaff1' },
    };
    const { state } = play(at({ ...spec, options: { mustMatch: true } }), 'play:pine.crane');
    expect(capturedOf(state, 0)).toBe('pine.crane willow.rainman');
    expect(movesOf(play(at(spec), 'play:pine.crane').state)).toContain('capture:nothing');
  });

  test('counts the rain man’s targets as matches there, after the first lap (M2, mustMatch)', () => {
    const hands = ['willow.rainman plum.chaff1', 2, 2];
    const at3 = (turns: number) =>
      movesOf(at({ options: { mustMatch: true }, turns, field: 'pine.crane', hands }));
    expect(at3(0)).toEqual(['play:plum.chaff1', 'play:willow.rainman']);
    expect(at3(6)).toEqual(['play:willow.rainman']);
  });
});
