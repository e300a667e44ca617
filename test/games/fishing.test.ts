import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { unclaimed } from '../support/opened.ts';
import { actorOf, fieldOf, movesOf, play, theEvent } from '../support/play.ts';
import { position } from '../support/position.ts';
import { TABLES } from '../support/random-match.ts';
import { capturedOf } from '../support/told.ts';
import { rowsOf } from './rows.ts';

/** Every game and seat count in which the turn is the usual one; a game that restricts it tests its own. */
const USUAL = TABLES.map(({ id, seats, game }) => {
  const setup = { game: id, seats, options: defaultOptions(game.options) };
  return { id, seats, rules: game.rulesOf(setup) };
}).filter(({ rules }) => rules.hand === null);

describe.each(USUAL)('a turn of $id with $seats seats', ({ id, seats, rules }) => {
  const playing = rules.auction?.active ?? seats;
  /** Seat 0 leads; the others hold cards that have nothing to do with its own. */
  const at = (field: string) =>
    position(id, {
      ...{ seats, field, pile: 'chrys.chaff1' },
      hands: ['pine.chaff1 iris.bridge', ...new Array(playing - 1).fill(2)],
    });

  test('lays a card that matches nothing, and the pile follows by itself', () => {
    const state = at('plum.ribbon');
    const { state: after, events } = play(state, 'play:pine.chaff1');
    const told = rules.turn === null ? ['laid', 'turned'] : ['turned', 'laid'];
    expect(events.map(({ type }) => type)).toEqual(['played', ...told, 'laid']);
    expect(fieldOf(after)).toEqual(['plum.ribbon', 'pine.chaff1', 'chrys.chaff1']);
  });

  rowsOf(id, { seats })({
    'takes the one card of its month, without asking': [
      'plays pine.chaff1 on pine.crane plum.ribbon',
      'captures pine.chaff1 pine.crane, leaves plum.ribbon',
    ],
    'takes either of two, as the player chooses, from hand and pile': [
      'plays pine.chaff1 on pine.crane pine.ribbon, asked pine.crane pine.ribbon',
      'plays iris.bridge on pine.crane pine.ribbon, turns pine.chaff1',
      'asked pine.crane pine.ribbon, chooses pine.ribbon',
      'captures pine.ribbon pine.chaff1, leaves pine.crane iris.bridge',
    ],
    'takes all three of a month at once': [
      'plays pine.chaff1 on pine.crane pine.ribbon pine.chaff2',
      'captures pine.crane pine.ribbon pine.chaff1 pine.chaff2',
    ],
    'turns a card that takes what was laid just now':
      'plays pine.chaff1 on plum.ribbon, turns pine.crane, captures pine.crane pine.chaff1',
  });

  test('may be any card, also one that takes nothing while another could', () => {
    const state = at('pine.crane');
    expect(movesOf(state, 0)).toEqual(['play:iris.bridge', 'play:pine.chaff1']);
    expect(movesOf(state, 1)).toEqual([]);
  });

  test('passes to the next in playing order', () => {
    const state = at('plum.ribbon');
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
    const { state: after, events } = unclaimed(play(state, 'play:pine.chaff1'));
    expect(capturedOf(theEvent(events, 'settled').settlement, last)).toBe(
      'pine.crane pine.chaff1 plum.ribbon plum.chaff1',
    );
    expect(after.round).toBe(2);
  });
});
