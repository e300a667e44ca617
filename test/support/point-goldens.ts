import type { Options, Step } from '../../src/engine/core/game.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import type { Event } from '../../src/engine/round/event.ts';
import type { State } from '../../src/engine/round/state.ts';
import { dealOut } from './deal-out.ts';
import type { FinishSpec } from './finish.ts';
import { gameOf, type PositionSpec } from './position.ts';
import { printedCount } from './printed-yaku.ts';

type First = () => Step<State, Event>;

interface Case {
  readonly about: readonly string[];
  readonly first: First;
  readonly opening?: readonly string[];
  readonly isPart?: boolean;
}

/** The ways to begin a transcript. */
interface Makers {
  readonly match: (
    id: string,
    seats: number,
    rules: { readonly options: Options; readonly seed: number },
  ) => First;
  readonly built: (id: string, spec: PositionSpec) => First;
  readonly lastTurn: (id: string, about: readonly string[], spec: FinishSpec) => Case;
}

/** Matches short enough to read: the game, its seats, any seed, and the house rules that differ. */
const MATCHES: readonly (readonly [id: string, seats: number, seed: number, options: Options])[] = [
  ['mushi', 2, 100, { rounds: 6 }],
  ['mushi', 3, 101, { rounds: 6 }],
  ['mushi', 4, 102, { rounds: 6, fourInHand: true }],
  ['ume-botan', 3, 103, { rounds: 2 }],
  ['ume-botan', 4, 104, { rounds: 2, dandruff: 'cancels-round' }],
  ['ino-shika-cho', 2, 105, { rounds: 3 }],
  ['ino-shika-cho', 3, 106, { rounds: 3 }],
  ['ino-shika-cho', 4, 107, { rounds: 3, threeCardRule: true, direction: 'clockwise' }],
  ['mayumi', 2, 108, { games: 3 }],
  ['mayumi', 3, 109, { games: 3 }],
  ['koi-koi', 2, 110, { length: 3 }],
  ['hana-awase', 2, 111, { rounds: 3 }],
  ['hana-awase', 3, 112, { rounds: 3 }],
  ['hana-awase', 4, 113, { rounds: 3, wildLightning: true }],
  ['roppyakken', 2, 114, { target: 600 }],
  ['roppyakken', 3, 115, { target: 300, luckyHands: true }],
  ['hachi-ju-hana', 2, 116, { rounds: 3 }],
  ['hachi-ju-hana', 3, 117, { rounds: 3 }],
  ['hachi-ju-hana', 4, 118, { rounds: 3, yaku: 'none', chaff: 1, fieldFour: 'redeal' }],
  ['hiraya', 3, 119, { rounds: 3 }],
  ['min-hwatu', 2, 120, { rounds: 3 }],
  ['min-hwatu', 3, 121, { rounds: 3 }],
  ['min-hwatu', 4, 122, { rounds: 3, extraYaku: 'korean' }],
  ['min-hwatu', 5, 123, { rounds: 3 }],
  ['min-hwatu', 6, 124, { rounds: 3 }],
  ['min-hwatu', 7, 125, { rounds: 3, extraYaku: 'korean' }],
  ['hachi-hachi', 3, 126, { rounds: 3 }],
  ['hachi-hachi', 4, 127, { rounds: 3, tooFew: 'split' }],
  ['hachi-hachi', 5, 128, { rounds: 3, kan: 10, region: 'kansai', dropFee: 'by-seat' }],
  ['hachi-hachi', 6, 129, { rounds: 3, oikomiPayers: 'all' }],
  ['hachi-hachi', 7, 130, { rounds: 3 }],
  ['ichi-ni-san', 3, 139, { rounds: 6, shares: 'three-six-nine' }],
  ['sudaoshi', 3, 137, { rounds: 3 }],
  ['kyurei-hana', 3, 138, { rounds: 3 }],
  ['sakura', 2, 131, { rounds: 3 }],
  ['sakura', 3, 132, { rounds: 3 }],
  ['sakura', 4, 133, { rounds: 3, teams: 'pairs' }],
  ['sakura', 5, 134, { rounds: 3, count: 'victories', basa: true, chu: true }],
  ['sakura', 6, 135, { rounds: 3, teams: 'threes', blockedGaji: 'returns' }],
  ['sakura', 7, 136, { rounds: 3, scoring: 'plus', direction: 'clockwise' }],
  ['matgo', 2, 131, { rounds: 3 }],
  ['go-stop', 3, 132, { rounds: 3 }],
  ['go-stop', 4, 133, { rounds: 3, bonusCards: 2, bonusSteals: true }],
  ['go-stop', 5, 134, { rounds: 3, smallBomb: 'double', entryAfterNagari: 'new' }],
  ['go-stop', 6, 135, { rounds: 3, bonusCards: 3, liable: 'first' }],
];

/** The transcripts of the games for points: a match for each seat count, and examples by hand. */
export function goldensOfPointGames(makers: Makers): Readonly<Record<string, Case>> {
  const matches = MATCHES.map(([id, seats, seed, house]): [string, Case] => {
    const options = { ...defaultOptions(gameOf(id).options), ...house };
    const told = Object.entries(house).map(([option, value]) => `${option} ${value}`);
    return [
      `${id}-${seats}-seats`,
      {
        about: [`A match of ${id} with ${seats} seats: ${told.join(', ')}.`],
        first: makers.match(id, seats, { options, seed }),
      },
    ];
  });
  const { options } = gameOf('roppyakken');
  const bestOf3 = { ...defaultOptions(options), family: 'changara', games: 3 };
  const changara = {
    about: ['A match of Changara, best of 3: who has won two games to 300 ken wins (L2, RP20).'],
    first: makers.match('roppyakken', 2, { options: bestOf3, seed: 140 }),
  };
  return { ...Object.fromEntries(matches), 'roppyakken-changara': changara, ...byHand(makers) };
}

function byHand({ built, lastTurn }: Makers): Readonly<Record<string, Case>> {
  return {
    'mushi-worked-example': lastTurn(
      'mushi',
      [
        'By hand: the worked example of the rules. A has 2 brights, 3 animals, 3 ribbons and 10',
        'chaff, 95 points, and sankō; B the rest, 135, and wisterias: A −5, B +5.',
      ],
      {
        captured: [
          'pine.crane cherry.curtain plum.warbler iris.bridge chrys.cup' +
            ' pine.ribbon plum.ribbon cherry.ribbon pine.chaff1 pine.chaff2 plum.chaff1 plum.chaff2' +
            ' cherry.chaff1 cherry.chaff2 iris.chaff1 iris.chaff2 chrys.chaff1 paulownia.yellow',
          '*',
        ],
      },
    ),
    'ume-botan-blind-card': {
      about: [
        'By hand: the lightning lies on the field with the pile’s top card on it (U1). The willow of',
        'the hand sees only the swallow (U2); then seat 0 takes the lightning with the chrysanthemum,',
        'which does not look at its mate (U1).',
      ],
      first: built('ume-botan', {
        ...{ seats: 3, blind: true, turns: 0 },
        field: 'willow.lightning willow.swallow chrys.ribbon',
        hands: ['willow.ribbon pine.crane', 'maple.deer plum.ribbon', 'iris.bridge susuki.moon'],
        pile: 'chrys.cup maple.ribbon *',
      }),
      opening: ['play:willow.ribbon', 'play:maple.deer'],
      isPart: true,
    },
    'ino-shika-cho-leftovers': {
      about: [
        'By hand: the usual end (seed). Seat 1 used the lightning on a pine, seat 2 took the other two',
        'willows: the pine left is seat 1’s, the willow seat 2’s. The scores add up to 240.',
      ],
      first: built('ino-shika-cho', {
        ...{ seats: 3, turn: 2, onifudaUser: 1 },
        field: 'willow.ribbon pine.ribbon maple.ribbon chrys.chaff1',
        hands: ['', '', 'maple.deer'],
        captured: ['*', 'willow.lightning pine.crane', 'willow.rainman willow.swallow'],
        pile: 'chrys.cup',
      }),
      opening: ['play:maple.deer'],
      isPart: true,
    },
    'mayumi-gaji': {
      about: [
        'By hand: from the second lap on a scoring card may take the rain man from the table (M9).',
        'Seat 0 may, and leaves it; seat 2, next clockwise, turns a bridge, which must take it.',
      ],
      first: built('mayumi', {
        ...{ seats: 3, turns: 6 },
        field: 'willow.rainman',
        hands: [
          'pine.crane plum.chaff1',
          'maple.chaff1 clover.chaff1',
          'chrys.chaff1 susuki.chaff1',
        ],
        pile: 'cherry.chaff1 iris.bridge *',
      }),
      opening: ['play:pine.crane', 'capture:nothing', 'play:chrys.chaff1'],
      isPart: true,
    },
    'mayumi-worked-example': lastTurn(
      'mayumi',
      [
        'By hand: A, the oya, has 420 ken, B 550 and C 170: B gets 130 of A, C pays A 250, and B is',
        'the next oya (seed, M17, M18).',
      ],
      { seats: 3, captured: MAYUMI },
    ),
    'koi-koi-call': {
      about: [
        'By hand: seat 0 views the flowers and goes on; seat 1 makes poetry ribbons and two more, 7',
        'points: twice for the seven, twice for the other’s koi-koi, 28.',
      ],
      first: built('koi-koi', {
        round: 7,
        field: 'cherry.curtain pine.ribbon',
        hands: ['cherry.chaff1 maple.deer', 'pine.chaff1 peony.chaff1'],
        captured: ['chrys.cup', 'plum.ribbon cherry.ribbon iris.ribbon clover.ribbon'],
        pile: 'susuki.chaff1 wisteria.chaff1 *',
      }),
      opening: ['play:cherry.chaff1', 'koi-koi', 'play:pine.chaff1', 'shobu'],
      isPart: true,
    },
  };
}

const SETUP = {
  ...{ game: 'mayumi', seats: 3, seed: '' },
  options: { warbler: 50, nizoro: 3, teppoReplacesViewings: false, willowRibbon: true },
};

/** 120 and 300, 250 and 300, 120 and 50 ken. */
const MAYUMI = dealOut({
  points: [120, 250, 120],
  value: ({ id, type }) => {
    if (id === 'plum.warbler') return 50;
    return id === 'paulownia.yellow' ? 10 : { B: 50, A: 10, R: 10, C: 0 }[type];
  },
  named: [
    'clover.boar maple.deer peony.butterflies cherry.curtain pine.chaff1',
    'willow.rainman willow.swallow willow.ribbon pine.ribbon susuki.geese susuki.moon chrys.chaff1 chrys.chaff2 plum.chaff1 plum.chaff2',
    'iris.* pine.crane cherry.ribbon',
  ],
  accept: (piles) =>
    piles.map((pile) => printedCount(SETUP, 1, pile).join()).join(' | ') ===
    'inoshikacho 300 | nizoro 300 | family 50',
});
