import { describe, expect, test } from 'vitest';
import { formatCardSet, size } from '../../src/engine/core/card-set.ts';
import { card, monthOf } from '../../src/engine/core/cards.ts';
import { defaultOptions, optionsFor } from '../../src/engine/core/options.ts';
import { opened } from '../support/opened.ts';
import { fieldOf, movesOf, play, theEvent } from '../support/play.ts';
import { gameOf, position } from '../support/position.ts';
import { started } from '../support/started.ts';
import { capturedOf } from '../support/told.ts';
import { rowsOf } from './rows.ts';

const GAME = gameOf('sakura');
const WILD = 'willow.lightning';

const IRISES = 'iris.bridge iris.ribbon iris.chaff1';
const FLIPS = 'seats 2, field iris.ribbon, pile plum.* cherry.* peony.chaff1, captured *, turn 1';

const sakura = rowsOf('sakura', { seats: 3 });

describe('the deal of Sakura', () => {
  sakura({
    'gives four of a month on the field to the oya, 25 points before the first turn (SK1; test position 10)':
      [
        'deals oya 1, field susuki.* pine.crane plum.ribbon, hands 7 / 7 / 7',
        '=> field-taken 1, worth 0 25 0, field pine.crane plum.ribbon',
      ],
    'may be thrown in instead (SK1, fieldFour)': [
      'deals house fieldFour=redeal, field susuki.* pine.crane plum.ribbon, hands 7 / 7 / 7',
      '=> misdeal four-of-a-month-on-field',
    ],
  });

  test('goes the other way, with the latest month first, where the house says so (SK21, L9, direction)', () => {
    const usual = started('sakura', { seats: 4 });
    const turned = started('sakura', { seats: 4, options: { direction: 'clockwise' } });
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
  sakura({
    'without cards in the hand only flips the pile (SK2; test position 11)': [
      'at field pine.crane maple.deer, hands / iris.bridge, turn 1, captured *',
      'pile peony.ribbon maple.ribbon pine.ribbon chrys.cup, moves play:iris.bridge',
      '=> turned 1 & 2 & 0 & 1, round 2',
    ],
    'of two goes on for four flips each when their hands are empty (SK2; test position 12)': [
      `at ${FLIPS}, hands / iris.bridge, moves play:iris.bridge`,
      '=> turned 1 & 0 & 1 & 0 & 1 & 0 & 1 & 0 & 1',
    ],
    'is the last of two when both hands are empty, where the house says so (SK2, L12, pileOut)': [
      `at ${FLIPS}, house pileOut=false, hands / iris.bridge, moves play:iris.bridge => turned 1`,
      // A player without cards flips as long as the other has some.
      `at ${FLIPS}, house pileOut=false, hands / iris.bridge maple.deer, moves play:iris.bridge`,
      '=> turned 1 & 0, asks play 1',
    ],
  });

  test.each([2, 3, 4, 5, 6, 7])('of %d leaves no card in a hand (SK3)', (seats) => {
    for (let seed = 1; seed <= 20; seed++) {
      let step = started('sakura', { seats, seed });
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
  const PLAYS = 'play:iris.bridge play:iris.chaff1 play:iris.ribbon play:plum.chaff1';
  sakura({
    'is offered with four of a month in hand and field (SK4; test position 1)': [
      `at hands ${IRISES} plum.chaff1 / 4 / 4, field iris.chaff2 pine.crane, pile maple.deer *, moves hiki:iris`,
      `=> captured ${IRISES} iris.chaff2, month-taken 0 hiki, held 1 4 4`,
    ],
    'needs a card in the hand, and none on the field (SK4)': [
      `at hands plum.chaff1 plum.chaff2 / 2 / 2, field ${IRISES} => moves play:plum.chaff1 play:plum.chaff2`,
      'at hands iris.* plum.chaff1 / 5 / 5, field pine.crane, pile maple.deer *, moves hiki:iris',
      `=> captured ${IRISES} iris.chaff2`,
    ],
    'of willows counts the lightning (SK5; test position 3)': [
      `at hands ${WILD} willow.ribbon / 2 / 2, field willow.rainman willow.swallow`,
      '=> allows hiki:willow',
    ],
    'takes one month a turn (SK6)': [
      'at hands iris.* plum.* / 8 / 8, field pine.crane, pile maple.deer *, moves hiki:iris',
      '=> asks play 1, held 4 8 8',
    ],
    'leaves single cards playable (SK7)': `at hands ${IRISES} plum.chaff1 / 4 / 4, field iris.chaff2 => moves hiki:iris ${PLAYS}`,
  });
});

describe('the lightning of Sakura', () => {
  sakura({
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
    const state = position('sakura', {
      ...{ seats: 3, hands: ['pine.chaff1 willow.swallow', 2, 2], field: WILD },
      pile: 'iris.bridge *',
    });
    expect(fieldOf(play(state, 'play:pine.chaff1').state)).toContain(WILD);
    const { state: after } = play(state, 'play:willow.swallow');
    expect([state, after].map((one) => GAME.view(one, 0).onifuda)).toEqual([null, card(WILD)]);
    expect(capturedOf(after, 0)).toContain(WILD);
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
    expect(capturedOf(four.state, 0)).toBe(
      'willow.rainman willow.swallow willow.ribbon willow.lightning',
    );
  });
});

describe('a month that another could take by hiki', () => {
  const AT = `hands ${WILD} plum.chaff1 / ${IRISES} maple.deer / 4, pile chrys.cup *`;
  const TAKES_IRIS = `moves play:${WILD} capture:iris.chaff2`;
  const RETURNS = 'house blockedGaji=returns';
  sakura({
    'is offered, for hands are secret, and its owner takes it; then another is taken (SK10, blockedGaji; test position 4)':
      [
        `at ${AT}, field iris.chaff2 pine.crane susuki.moon, moves play:${WILD}`,
        '=> allows capture:iris.chaff2',
        `at ${AT}, field iris.chaff2 pine.crane susuki.moon, ${TAKES_IRIS}`,
        '=> month-taken 1 blocked, took 0 4 0, asks capture 0',
        'moves capture:pine.crane capture:susuki.moon',
        `at ${AT}, field iris.chaff2 pine.crane, ${TAKES_IRIS} => captured pine.crane ${WILD}`,
      ],
    'leaves the lightning on an empty field (SK10; test position 5)': [
      `at ${AT}, field iris.chaff2, moves play:${WILD}`,
      `=> month-taken 1, took 0 4 0, field ${WILD} chrys.cup`,
    ],
    'has the lightning laid where the house says so (SK10, blockedGaji)': [
      `at ${AT}, house blockedGaji=lays, field iris.chaff2 pine.crane, ${TAKES_IRIS}`,
      `=> field ${WILD} pine.crane chrys.cup`,
    ],
    'sends the lightning back where the house says so, and another card is played (SK10, blockedGaji; test position 6)':
      [
        `at ${RETURNS}, ${AT}, field iris.chaff2 pine.crane, ${TAKES_IRIS}`,
        `=> returned 0, moves play:plum.chaff1, blocked ${WILD} returned`,
      ],
    'sends back no lightning that was turned, and the only card of a hand is played again (SK10, blockedGaji, L8)':
      [
        `at ${RETURNS}, field iris.chaff2 pine.crane susuki.moon, pile ${WILD} *`,
        `hands plum.chaff1 maple.chaff1 / ${IRISES} maple.deer / 4`,
        'moves play:plum.chaff1 capture:iris.chaff2 => allows capture:pine.crane',
        `at ${RETURNS}, ${AT}, field iris.chaff2 pine.crane`,
        `hands ${WILD} / ${IRISES} maple.deer / 4, ${TAKES_IRIS} => moves play:${WILD}`,
      ],
    'may be a stack of three, of which the other holds the fourth (SK10)': [
      `at ${AT}, field ${IRISES} pine.crane, hands ${WILD} plum.chaff1 / iris.chaff2 maple.deer / 2`,
      `moves play:${WILD} capture:iris.ribbon => month-taken 1 blocked, took 2 4 0`,
    ],
    'is not blocked by oneself, nor by a partner (SK11)': [
      `at ${AT}, field iris.chaff2 pine.crane, hands ${WILD} ${IRISES} / 4 / 4, ${TAKES_IRIS}`,
      `=> captured iris.chaff2 ${WILD}`,
      'at seats 4, house teams=pairs, field iris.chaff2 pine.crane, pile chrys.cup *',
      `hands ${WILD} plum.chaff1 / 4 / ${IRISES} maple.deer / 4, ${TAKES_IRIS}`,
      `=> captured iris.chaff2 ${WILD}`,
    ],
  });
});

describe('what is left on the field', () => {
  const left = (field: string, mine: string, house = 'leftovers=mate') =>
    `at house ${house}, turn 2, used 0, field iris.bridge pine.ribbon ${field}, hands / / iris.ribbon, pile pine.crane, captured ${mine} / *, moves play:iris.ribbon`;
  const MAPLES = left('maple.chaff2 willow.swallow', `maple.deer ${WILD}`);
  sakura({
    'goes to who took its month with the lightning (SK12, leftovers; example 4)': [
      `${MAPLES} => leftovers 0 maple.chaff2`,
      `${MAPLES.replace('=mate', '=all')} => leftovers 0 maple.chaff2+willow.swallow`,
      `${MAPLES.replace('=mate', '=none')} => leftovers none`,
    ],
    'may be more than one card (SK12)': [
      left('maple.ribbon maple.chaff1 maple.chaff2 willow.swallow', `maple.deer ${WILD}`),
      '=> leftovers 0 maple.ribbon+maple.chaff1+maple.chaff2',
    ],
    'is nobody’s after it took a willow, or where it was laid (SK12, leftovers)': [
      'mate',
      'all',
    ].flatMap((which) => [
      `${left('maple.chaff1 maple.chaff2', `willow.ribbon ${WILD}`, `leftovers=${which}`)} => leftovers none`,
      `${left(`${WILD} willow.ribbon`, 'maple.deer maple.ribbon', `leftovers=${which}`)} => leftovers none`,
    ]),
    'is of that month alone, though cards stay in the pile (SK12, leftovers, pileOut)': [
      'at seats 2, house pileOut=false, turn 1, used 0, field iris.bridge maple.ribbon peony.ribbon',
      `hands / iris.ribbon, pile pine.crane plum.ribbon maple.chaff1, captured maple.deer ${WILD} / *`,
      'moves play:iris.ribbon => leftovers 0 maple.ribbon',
    ],
  });
});
