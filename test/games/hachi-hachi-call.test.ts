import { describe, expect, test } from 'vitest';
import { card } from '../../src/engine/core/cards.ts';
import { GAMES } from '../../src/games/index.ts';
import { movesOf, play } from '../support/play.ts';
import { type PositionSpec, position } from '../support/position.ts';
import { rowsOf } from './rows.ts';

const hachi = rowsOf('hachi-hachi');

/** Seat 0 takes the pine ribbon with its chaff and makes Poetry Ribbons. */
const MAKES =
  'field pine.ribbon iris.bridge, hands pine.chaff1 maple.chaff1 chrys.chaff1 / peony.chaff1 clover.chaff1 wisteria.chaff1 / susuki.chaff1 clover.chaff2 wisteria.chaff2, captured plum.ribbon cherry.ribbon, pile paulownia.chaff1 paulownia.yellow plum.chaff1 plum.chaff2 susuki.chaff2 maple.chaff2 *';
const PLAYS = 'moves play:pine.chaff1';

describe('the question', () => {
  const EIGHTH =
    'field willow.ribbon iris.bridge, hands willow.swallow maple.chaff1 chrys.chaff1 / peony.chaff1 / susuki.chaff1, captured plum.ribbon cherry.ribbon pine.ribbon wisteria.ribbon iris.ribbon clover.ribbon peony.ribbon, calls 1 0 0, known nanatan 10 akatan 7 / /, pile paulownia.chaff1 paulownia.yellow plum.chaff1 *, moves play:willow.swallow';
  hachi({
    'comes at the end of a turn in which a yaku was made (HH21)': `at ${MAKES}, ${PLAYS} => asks call 0, moves sage shobu, stops 168`,
    'does not come for an eighth ribbon, but with 1 kan for each it does (nanatanExtra)': [
      `at ${EIGHTH} => asks play 1`,
      `at house nanatanExtra=true, ${EIGHTH} => asks call 0`,
    ],
    'is none with the last card: shōbu by itself (HH22), position 16': [
      `at ${MAKES}, hands pine.chaff1 / peony.chaff1 / susuki.chaff1, ${PLAYS}`,
      '=> shobu 0, scores 168 -84 -84',
    ],
  });
});

describe('sage', () => {
  const CALLED = `at ${MAKES}, ${PLAYS} sage play:peony.chaff1 play:susuki.chaff1`;
  hachi({
    'may be cancelled at a later turn instead of playing, for half (HH23), position 13': [
      `${CALLED} => moves cancel play:chrys.chaff1 play:maple.chaff1, stops 84`,
      `${CALLED} cancel => cancelled 0, scores 84 -42 -42`,
    ],
    'may not be cancelled by who has not called it': `${CALLED} play:maple.chaff1 => bars cancel`,
  });
});

describe('liability, by a house rule (hatto) (HH28)', () => {
  // Seat 2 lays the plum chaff, with which seat 0 takes the plum ribbon: the laid card is of its month.
  const HANDS = 'plum.ribbon maple.chaff1 / peony.chaff1 clover.chaff1 / plum.chaff1 clover.chaff2';
  const FED = `house hatto=true, field iris.bridge, hands ${HANDS}, captured pine.ribbon cherry.ribbon, pile willow.swallow paulownia.chaff1 susuki.chaff1 *, turn 2, after 17`;
  const STOPS = 'moves play:plum.chaff1 play:plum.ribbon shobu';
  const USUAL = '=> scores 168 -84 -84';
  hachi({
    'makes who laid a card of the missing one’s month pay for both': `at ${FED}, ${STOPS} => payments 2>0 168 liability`,
    'is none where it is no rule': `at ${FED}, house hatto=false, ${STOPS} ${USUAL}`,
    'is none for the last card of a hand': [
      `at ${FED}, hands plum.ribbon maple.chaff1 / peony.chaff1 / plum.chaff1, ${STOPS} ${USUAL}`,
    ],
    'is none where another card of the month is taken': [
      `at ${FED}, field plum.chaff2 iris.bridge, hands ${HANDS.replace('plum.chaff1', 'iris.chaff1')}`,
      `moves play:iris.chaff1 play:plum.ribbon shobu ${USUAL}`,
    ],
    'leaves the other yaku to be paid as usual': [
      `at ${FED}, captured pine.ribbon cherry.ribbon peony.ribbon chrys.ribbon maple.ribbon`,
      `calls 1 1 0, first 0, known aotan 7 / /, ${STOPS}`,
      '=> payments 2>0 168 liability & 1>0 168 yaku',
    ],
    'holds for the four brights where the rain man makes them five (L4)': [
      `at ${FED}, hands pine.crane maple.chaff1 / peony.chaff1 clover.chaff1 / pine.chaff1 clover.chaff2`,
      'captured cherry.curtain susuki.moon paulownia.phoenix willow.rainman',
      'moves play:pine.chaff1 play:pine.crane shobu => scores 288 0 -288',
    ],
  });

  test('leaves the choice between the card laid and an equal one, on which it depends (L14)', () => {
    const spec: PositionSpec = {
      ...{ options: { hatto: true }, field: 'plum.chaff2 plum.chaff1 iris.bridge', turns: 18 },
      ...{ hands: ['plum.ribbon maple.chaff1', 2, 2], turn: 0 },
      captured: ['pine.ribbon cherry.ribbon', '', ''],
    };
    const laid = { by: 2, card: card('plum.chaff1'), for: 0, yaku: 'akatan', turn: 17 };
    const calls = { risks: [{ ...laid, isTaken: false }] };
    const asked = play(position('hachi-hachi', { ...spec, calls }), 'play:plum.ribbon').state;
    expect(movesOf(asked)).toEqual(['capture:plum.chaff1', 'capture:plum.chaff2']);
    const calm = play(position('hachi-hachi', spec), 'play:plum.ribbon').state;
    expect(movesOf(calm)).not.toContain('capture:plum.chaff2');
  });
});

test('Hachi-Hachi is for three to seven: not for two (HH36)', () => {
  expect(GAMES.find(({ id }) => id === 'hachi-hachi')?.seats).toEqual([3, 4, 5, 6, 7]);
});
