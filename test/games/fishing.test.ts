import { describe, expect, test } from 'vitest';
import { card } from '../../src/engine/core/cards.ts';
import type { Step } from '../../src/engine/core/game.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import type { Event } from '../../src/engine/round/event.ts';
import type { State } from '../../src/engine/round/state.ts';
import { GAMES } from '../../src/games/index.ts';
import { actorOf, eventsOf, fieldOf, movesOf, play, theEvent } from '../support/play.ts';
import { type PositionSpec, position } from '../support/position.ts';
import { rulesOf } from '../support/rules-of.ts';
import { capturedOf, inOrder } from '../support/told.ts';

/** Every game and seat count in which the turn is the usual one; a game that restricts it tests its own. */
const TABLES = GAMES.flatMap(({ id, seats, options: table }) =>
  seats.map((count) => {
    const rules = rulesOf({ game: id, seats: count, options: defaultOptions(table) });
    return { id, seats: count, rules };
  }),
).filter(({ rules }) => rules.hand === null);

describe.each(TABLES)('a turn of $id with $seats seats', ({ id, seats, rules }) => {
  const playing = rules.auction?.active ?? seats;
  /** Seat 0 leads with `hand`; the others hold cards that have nothing to do with it. */
  const at = (hand: string, spec: PositionSpec) =>
    position(id, {
      seats,
      hands: [hand, ...new Array(playing - 1).fill(2)],
      pile: 'chrys.chaff1 susuki.chaff1 maple.chaff1',
      ...spec,
    });

  test('lays a card that matches nothing, and the pile follows by itself', () => {
    const state = at('pine.chaff1 iris.bridge', { field: 'plum.ribbon' });
    const { state: after, events } = play(state, 'play:pine.chaff1');
    const told = rules.turn === null ? ['laid', 'turned'] : ['turned', 'laid'];
    expect(events.map(({ type }) => type)).toEqual(['played', ...told, 'laid']);
    expect(fieldOf(after)).toEqual(['plum.ribbon', 'pine.chaff1', 'chrys.chaff1']);
  });

  test('takes the one card of its month, without asking', () => {
    const state = at('pine.chaff1 iris.bridge', { field: 'pine.crane plum.ribbon' });
    const { state: after } = play(state, 'play:pine.chaff1');
    expect(capturedOf(after, 0)).toBe('pine.crane pine.chaff1');
    expect(after.field[1]).toBe(card('plum.ribbon'));
  });

  test('takes either of two, as the player chooses, from hand and pile', () => {
    const hand = play(
      at('pine.chaff1 iris.bridge', { field: 'pine.crane pine.ribbon' }),
      'play:pine.chaff1',
    );
    expect(movesOf(hand.state, 0)).toEqual(['capture:pine.crane', 'capture:pine.ribbon']);
    const turned = play(
      at('iris.bridge iris.ribbon', { field: 'pine.crane pine.ribbon', pile: 'pine.chaff1' }),
      'play:iris.bridge',
    );
    expect(turned.state.phase).toMatchObject({ type: 'capture', seat: 0, from: 'pile' });
    const { state } = play(turned.state, 'capture:pine.ribbon');
    expect(capturedOf(state, 0)).toBe('pine.ribbon pine.chaff1');
    expect(fieldOf(state)).toContain('pine.crane');
  });

  test('takes all three of a month at once', () => {
    const field = 'pine.crane pine.ribbon pine.chaff2';
    const { state } = play(at('pine.chaff1 iris.bridge', { field }), 'play:pine.chaff1');
    expect(capturedOf(state, 0)).toBe(inOrder(`${field} pine.chaff1`));
  });

  test('may be any card, also one that takes nothing while another could', () => {
    const state = at('pine.chaff1 iris.bridge', { field: 'pine.crane' });
    expect(movesOf(state, 0)).toEqual(['play:iris.bridge', 'play:pine.chaff1']);
    expect(movesOf(state, 1)).toEqual([]);
  });

  test('turns a card that takes what was laid just now', () => {
    const state = at('pine.chaff1 iris.bridge', { field: 'plum.ribbon', pile: 'pine.crane' });
    const { state: after } = play(state, 'play:pine.chaff1');
    expect(capturedOf(after, 0)).toBe('pine.crane pine.chaff1');
  });

  test('passes to the next in playing order', () => {
    const state = at('pine.chaff1 iris.bridge', { field: 'plum.ribbon' });
    const { state: after } = play(state, 'play:pine.chaff1');
    expect(actorOf(after)).toBe(state.order[1]);
    expect(state.order[1]).toBe(rules.isClockwise ? seats - 1 : 1);
  });

  test('that is the last ends the round', () => {
    const last = playing - 1;
    const order = [...Array(playing).keys()];
    const state = position(id, {
      ...{ seats, order, turn: last },
      field: 'pine.crane plum.ribbon',
      hands: order.map((seat) => (seat === last ? 'pine.chaff1' : '')),
      captured: order.map((seat) =>
        seat === 0 ? 'cherry.curtain wisteria.cuckoo iris.bridge' : '',
      ),
      out: '*',
      pile: 'plum.chaff1',
    });
    const { state: after, events } = passed(play(state, 'play:pine.chaff1'));
    expect(eventsOf(events, 'settled').length).toBe(1);
    expect(capturedOf(theEvent(events, 'settled').settlement, last)).toBe(
      'pine.crane pine.chaff1 plum.ribbon plum.chaff1',
    );
    expect(after.round).toBe(2);
  });
});

/** The same when nobody claims what is offered after the last card. */
function passed(step: Step<State, Event>): Step<State, Event> {
  if (step.state.phase.type !== 'offer') return step;
  const { state, events } = play(step.state, 'pass');
  return passed({ state, events: [...step.events, ...events] });
}
