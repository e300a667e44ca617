import { describe, expect, test } from 'vitest';
import { formatCardSet, has, NO_CARDS } from '../../src/engine/core/card-set.ts';
import { card } from '../../src/engine/core/cards.ts';
import { eventsOf, play, theEvent } from '../support/play.ts';
import { position } from '../support/position.ts';
import { turnsOf } from './turns.ts';

const turns = turnsOf('botan-cho');

const WILD = 'peony.butterflies';
const PINES = 'pine.crane pine.ribbon pine.chaff2';

describe('the butterflies in a hand', () => {
  turns({
    'take any card of the field, a willow included (B5)': [
      'plays peony.butterflies on pine.crane willow.ribbon iris.chaff1',
      'asked iris.chaff1 pine.crane willow.ribbon',
      'plays peony.butterflies on pine.crane willow.ribbon, chooses willow.ribbon',
      'captures peony.butterflies willow.ribbon',
    ],
    'stay on an empty field, where the next card must take them (B2, B5)':
      'plays peony.butterflies, turns chrys.cup, captures peony.butterflies chrys.cup',
    'take no more than one card of a stack (B3)': [
      'plays peony.butterflies on pine.crane plum.ribbon plum.chaff1 plum.chaff2',
      'asked pine.crane plum.ribbon plum.chaff1',
      'plays peony.butterflies on pine.crane plum.ribbon plum.chaff1 plum.chaff2',
      'chooses plum.ribbon, leaves pine.crane plum.chaff1 plum.chaff2',
    ],
  });

  turnsOf('botan-cho', { options: { wildTakesStack: true } })({
    'take a whole stack of three at once too where the house says so (wildTakesStack, B3)': [
      'plays peony.butterflies on pine.crane plum.ribbon plum.chaff1 plum.chaff2',
      'asked pine.crane plum.ribbon plum.chaff1 plum.ribbon+plum.chaff1+plum.chaff2',
      'plays peony.butterflies on pine.crane plum.ribbon plum.chaff1 plum.chaff2',
      'chooses plum.ribbon+plum.chaff1+plum.chaff2',
      'captures plum.ribbon plum.chaff1 plum.chaff2 peony.butterflies',
      'plays maple.deer on plum.ribbon plum.chaff1 plum.chaff2, turns peony.butterflies',
      'asked maple.deer plum.ribbon plum.chaff1 plum.ribbon+plum.chaff1+plum.chaff2',
    ],
  });
});

describe('the butterflies turned from the pile', () => {
  turns({
    'must take a card, of their player’s choice (B5)': [
      'plays maple.deer on pine.crane plum.ribbon, turns peony.butterflies',
      'asked maple.deer pine.crane plum.ribbon',
    ],
    'take one card of a stack of three (B3)': [
      'plays maple.deer on plum.ribbon plum.chaff1 plum.chaff2, turns peony.butterflies',
      'asked maple.deer plum.ribbon plum.chaff1',
    ],
    'stay where the field is empty (B4 is only for the last card)':
      'plays maple.deer on maple.ribbon, turns peony.butterflies, leaves peony.butterflies, user 0',
  });
});

describe('name-oni: the butterflies as the last card of the pile', () => {
  test.each([0, 1])('go alone to the opponent of seat %d, who turned them (B4)', (turn) => {
    const state = position('botan-cho', {
      oya: 1 - turn,
      turn,
      field: 'maple.ribbon',
      hands: ['', ''].with(turn, 'maple.deer'),
      captured: ['pine.*', '*'],
      pile: WILD,
    });
    const { events } = play(state, 'play:maple.deer');
    const [, taken] = eventsOf(events, 'captured');
    expect(taken).toMatchObject({ seat: 1 - turn, card: card(WILD), from: 'pile', taken: [] });
    const { points } = theEvent(events, 'settled').settlement;
    // The pines are 20 + 5 + 1 + 1; the maples of the last turn 10 + 5.
    const first = turn === 0 ? 27 + 15 : 27 + 10;
    expect(points).toEqual([first, 240 - first]);
  });
});

describe('onitsuki: the butterflies on the field', () => {
  turns({
    'may be taken by any card of the hand (B2)': [
      'plays pine.chaff1 on peony.butterflies pine.crane, turns chrys.cup',
      'asked peony.butterflies pine.crane',
      'plays pine.chaff1 on peony.butterflies pine.crane, turns chrys.cup',
      'chooses peony.butterflies, captures pine.chaff1 peony.butterflies, user 0',
    ],
    'must be taken by a card that takes nothing else: none may be laid (B2)': [
      'plays maple.deer on peony.butterflies pine.crane, turns chrys.cup',
      'captures peony.butterflies maple.deer, leaves chrys.cup pine.crane',
    ],
    'leave the fourth card of a stack the choice of stack or butterflies (B11)': [
      'plays pine.chaff1 on peony.butterflies pine.crane pine.ribbon pine.chaff2, turns chrys.cup',
      'asked peony.butterflies pine.crane+pine.ribbon+pine.chaff2',
      'plays pine.chaff1 on peony.butterflies pine.crane pine.ribbon pine.chaff2, turns chrys.cup',
      'chooses peony.butterflies, leaves pine.crane pine.ribbon pine.chaff2 chrys.cup',
    ],
  });
});

describe('the cards left over', () => {
  test.each([0, 1])('go to the user of the butterflies, seat %d (B6)', (user) => {
    const state = position('botan-cho', {
      field: 'maple.ribbon pine.chaff2 iris.chaff1',
      hands: ['', 'maple.deer'],
      captured: [`${WILD} pine.crane`, '*'],
      pile: 'iris.chaff2',
      turn: 1,
      onifudaUser: user,
    });
    const { events } = play(state, 'play:maple.deer');
    const { seat, cards } = theEvent(events, 'leftovers');
    expect([seat, formatCardSet(cards)]).toEqual([user, 'pine.chaff2']);
    const { captured, points } = theEvent(events, 'settled').settlement;
    expect(has(captured[user] ?? NO_CARDS, card('pine.chaff2'))).toBe(true);
    expect(points[0]).toBe(10 + 20 + (user === 0 ? 1 : 0));
  });

  test('go to who captured the butterflies on the field, all of them (B6, B11)', () => {
    const state = position('botan-cho', {
      field: `${WILD} ${PINES}`,
      hands: ['', 'pine.chaff1'],
      captured: ['plum.* cherry.* wisteria.*', '*'],
      pile: 'maple.chaff1',
      turn: 1,
    });
    const { events } = play(state, 'play:pine.chaff1', `capture:${WILD}`);
    const { seat, cards } = theEvent(events, 'leftovers');
    expect([seat, formatCardSet(cards)]).toEqual([1, `${PINES} maple.chaff1`]);
    expect(theEvent(events, 'settled').settlement.points).toEqual([17 + 27 + 17, 240 - 61]);
  });
});
