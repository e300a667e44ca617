import { describe } from 'vitest';
import { inOrder } from '../support/told.ts';
import { rowsOf } from './rows.ts';

const WILD = 'willow.lightning';
const turns = rowsOf('ume-botan');

describe('the lightning dealt to the field of Ume Botan', () => {
  const DEALT = `at blind, after 0, field ${WILD} iris.ribbon, hands iris.bridge susuki.moon / maple.deer pine.crane / 2, pile chrys.cup chrys.ribbon cherry.curtain, moves play:iris.bridge`;
  turns({
    'is taken with the card laid on it, in place of the first turn’s card of the pile (U1)': [
      `${DEALT} => captured iris.bridge iris.ribbon chrys.cup ${WILD}, turned 0, pile 39, used 0`,
      `${DEALT} play:maple.deer => field maple.deer chrys.ribbon`,
    ],
  });
  rowsOf('ume-botan', { blind: true, turns: 0 })({
    'is taken by its blind card even if that has its month on the field (U1)': [
      'plays susuki.moon on willow.lightning iris.ribbon chrys.ribbon, turns chrys.cup',
      'captures chrys.cup willow.lightning, leaves susuki.moon iris.ribbon chrys.ribbon',
    ],
    'is taken by no card of the hand before that (U2)': [
      'plays willow.ribbon on willow.lightning willow.swallow, turns chrys.cup',
      'captures willow.ribbon willow.swallow chrys.cup willow.lightning',
      'plays willow.ribbon on willow.lightning, turns chrys.cup, leaves willow.ribbon',
      'plays maple.deer on willow.lightning, turns chrys.cup, leaves maple.deer',
    ],
    'may be taken by a willow so (U3)': [
      'plays maple.deer on willow.lightning willow.swallow, turns willow.rainman',
      'captures willow.rainman willow.lightning, leaves maple.deer willow.swallow',
    ],
    'may be taken by the fourth of a stack, of which the three then stay (U4)': [
      'plays maple.deer on willow.lightning iris.ribbon iris.chaff1 iris.chaff2, turns iris.bridge',
      'captures iris.bridge willow.lightning',
      'leaves maple.deer iris.ribbon iris.chaff1 iris.chaff2',
    ],
    'is part of no stack of willows (U8)': [
      'plays willow.rainman on willow.lightning willow.swallow willow.ribbon, turns chrys.cup',
      'asked willow.ribbon willow.swallow',
    ],
  });
});

describe('the lightning of Ume Botan in a hand', () => {
  turns({
    'takes one card that is no willow, as its player chooses (U5, U8)': [
      'plays willow.lightning on pine.crane willow.ribbon iris.chaff1',
      'asked iris.chaff1 pine.crane, chooses pine.crane, captures pine.crane willow.lightning',
    ],
    'takes one of a stack, whose others are then a pair (U5)': [
      'plays willow.lightning on plum.ribbon plum.chaff1 plum.chaff2, turns plum.warbler',
      'asked plum.chaff1 plum.ribbon, chooses plum.ribbon',
      'captures plum.warbler plum.ribbon plum.chaff1 willow.lightning',
    ],
    'goes to its player alone where only willows or nothing lies on the field (U6)': [
      'plays willow.lightning on willow.ribbon willow.swallow, asked, captures willow.lightning',
      'user 0',
      'plays willow.lightning, captures willow.lightning, user 0',
    ],
    'may not be left on the field while there is something to take (U7)': [
      'plays willow.lightning on pine.crane, captures pine.crane willow.lightning',
      'plays willow.lightning on pine.crane plum.ribbon, asked pine.crane plum.ribbon',
    ],
    'turned must take a card that is no willow, as its player chooses (U8)': [
      'plays maple.deer on willow.ribbon iris.chaff1, turns willow.lightning',
      'asked iris.chaff1 maple.deer',
    ],
  });
});

describe('what is left at the end of Ume Botan (U11)', () => {
  /** Seat 2 plays the last cards; `left` stays on the field. */
  const last = (left: string, captured: string, used: number, told: string) =>
    `at field ${left} maple.ribbon chrys.chaff1, hands / / maple.deer, captured ${captured}, pile chrys.cup, turn 2, used ${used}, moves play:maple.deer => leftovers ${told}`;
  const ofUser = (left: string) =>
    [`${WILD} / *`, `/ ${WILD} / *`, `* / / ${WILD}`].map((captured, user) =>
      last(left, captured, user, `${user} ${inOrder(left).replaceAll(' ', '+')}`),
    );
  turns({
    'is all of who used the lightning: a willow, the lightning having gone alone (U6)':
      ofUser('willow.ribbon'),
    'is a willow and a card': ofUser('willow.ribbon pine.chaff1'),
    'is three willows, with another card or not (U10)': [
      ...ofUser('willow.ribbon willow.rainman willow.swallow'),
      ...ofUser('willow.ribbon willow.rainman willow.swallow pine.crane'),
    ],
    'is a stack and a willow (U4)': ofUser('iris.ribbon iris.chaff1 iris.chaff2 willow.swallow'),
    'is nothing, as after a willow under the lightning (U3)': last('', `${WILD} / *`, 0, 'none'),
  });
});
