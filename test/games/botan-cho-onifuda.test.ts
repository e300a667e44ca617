import { describe } from 'vitest';
import { rowsOf } from './rows.ts';

const turns = rowsOf('botan-cho');

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

  rowsOf('botan-cho', { options: { wildTakesStack: true } })({
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
  const LAST = `field maple.ribbon, captured pine.* / *, pile ${WILD}, moves play:maple.deer`;
  turns({
    // The pines are 20 + 5 + 1 + 1; the maples of the last turn 10 + 5.
    'go alone to the opponent of who turned them (B4)': [
      `at oya 1, turn 0, hands maple.deer, ${LAST} => turned 0 ${WILD}, points 42 198`,
      `at oya 0, turn 1, hands / maple.deer, ${LAST} => turned 1 ${WILD}, points 37 203`,
    ],
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
  const LEFT = `field maple.ribbon pine.chaff2 iris.chaff1, hands / maple.deer, captured ${WILD} pine.crane / *, pile iris.chaff2, turn 1, moves play:maple.deer`;
  turns({
    'go to the user of the butterflies (B6)': [
      `at used 0, ${LEFT} => leftovers 0 pine.chaff2, points 31 209`,
      `at used 1, ${LEFT} => leftovers 1 pine.chaff2, points 30 210`,
    ],
    'go to who captured the butterflies on the field, all of them (B6, B11)': [
      `at field ${WILD} ${PINES}, hands / pine.chaff1, captured plum.* cherry.* wisteria.* / *, turn 1`,
      `pile maple.chaff1, moves play:pine.chaff1 capture:${WILD}`,
      `=> leftovers 1 ${PINES.replaceAll(' ', '+')}+maple.chaff1, points 61 179`,
    ],
  });
});
