import { describe, expect, test } from 'vitest';
import {
  type CardSet,
  formatCardSet,
  has,
  NO_CARDS,
  parseCardSet,
  setOf,
  withCard,
  without,
  withoutCard,
} from '../../src/engine/core/card-set.ts';
import type { Options, Setup } from '../../src/engine/core/game.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { GAMES, type HanafudaGame } from '../../src/games/index.ts';
import { hold } from '../support/invariants.ts';
import { gameOf, position } from '../support/position.ts';
import { PRINTED_DECK } from '../support/printed-deck.ts';
import {
  countBy,
  GAMES_WITH_PRINTED_YAKU,
  type PrintedYaku,
  printedTable,
} from '../support/printed-yaku.ts';

const CARDS = [...PRINTED_DECK.keys()];
const ALL = setOf(CARDS);

/** House rules by which more than the own cards decides: the tests of their games have those. */
const NOT_BY_OWN_CARDS = new Set([
  'viewings=with-other',
  'viewings=rained-out',
  'bestOnly=true',
  'willowsCancelYaku=true',
  'dandruff=cancels-round',
]);

/** The usual house rules, and each other choice of each. */
function housesOf({ options }: HanafudaGame): readonly Options[] {
  const usual = defaultOptions(options);
  const others = Object.entries(options).flatMap(([id, { choices }]) =>
    choices
      .filter((value) => value !== usual[id] && !NOT_BY_OWN_CARDS.has(`${id}=${value}`))
      .map((value) => ({ ...usual, [id]: value })),
  );
  return [usual, ...others];
}

/** Everything, and all but what might spoil a yaku. */
const STARTS = [
  ALL,
  without(ALL, parseCardSet('willow.rainman')),
  without(ALL, parseCardSet('willow.rainman willow.swallow willow.ribbon willow.lightning')),
  NO_CARDS,
];

/** Cards that make a yaku, and with none of them missing. */
function leastOf({ worth }: PrintedYaku): CardSet {
  const start = STARTS.find((cards) => worth(cards) > 0);
  if (start === undefined) throw new RangeError('nothing makes it');
  return CARDS.reduce((held, card) => {
    const less = withoutCard(held, card);
    return worth(less) > 0 ? less : held;
  }, start);
}

/** What the last in the order makes of these cards, and what of it counts for nothing. */
function countOf(setup: Setup, round: number): (captured: CardSet) => readonly string[][] {
  const rules = gameOf(setup.game).rulesOf(setup);
  const state = { ...position(setup.game, { ...setup, round }), field: [] };
  const last = state.order.at(-1) ?? 0;
  return (cards) => {
    const captured = state.captured.map((_, seat) => (seat === last ? cards : NO_CARDS));
    const count = rules.countYaku({ ...state, captured }, 'at-end')[last];
    return [
      (count?.counts ?? []).map(({ id, value }) => `${id} ${value}`).sort(),
      (count?.void ?? []).map(({ id }) => id).sort(),
    ];
  };
}

/** Cards that make a yaku, these but one, with one more, and with another for one of them. */
function around(least: CardSet): readonly CardSet[] {
  const fewer = CARDS.filter((card) => has(least, card)).map((card) => withoutCard(least, card));
  return [least, ...fewer].flatMap((held) => [held, ...CARDS.map((one) => withCard(held, one))]);
}

/** Holds what the engine counts against what is printed, for every yaku of a round by these house rules. */
function check(setup: Setup, round: number): void {
  const count = countOf(setup, round);
  const table = printedTable(setup, round);
  for (const yaku of table) {
    for (const cards of around(leastOf(yaku))) {
      const counted = count(cards).join(' | ');
      const { counts, beaten } = countBy(table, cards);
      const printed = [counts, beaten].join(' | ');
      hold(counted === printed, () => {
        const told = JSON.stringify(setup.options);
        return `${formatCardSet(cards)} make ${counted}, not ${printed}, by ${told}`;
      });
    }
  }
}

/** Rulings and house rules that the printed tables have, each in its game. */
const RULINGS =
  '(B1, HA4, HH20, HR5, I16, IN1, K15, M12, M13, M14, M16, MH2, RP9, RP10, RP19, SK15, U14, U15,' +
  ' U16, U17;' +
  ' cupIsChaff, doubleChaff, extraYaku, fiveBrights, inoshikacho, nanatanExtra, nizoro, olderYaku,' +
  ' rainCancelsViewings, rainSpoils, region, teppo, teppoReplacesViewings, viewingPoints,' +
  ' willowRibbon)';

describe(`a yaku ${RULINGS}`, () => {
  test.each(GAMES_WITH_PRINTED_YAKU)(
    'of %s is made by its cards, by none less, and not beside one that spoils it, in every house',
    (id) => {
      const game = gameOf(id);
      const setups = housesOf(game).map((options): Setup => {
        return { game: id, seats: game.seats[0] ?? 0, options, seed: seedOf(1) };
      });
      for (const setup of setups) check(setup, 8);
      const [usual] = setups;
      for (let round = 1; round <= 12; round++)
        if (usual !== undefined && game.info.hasMonths) check(usual, round);
    },
  );

  test('is printed for every registered game but those with tests of their own', () => {
    const others = GAMES.map(({ id }) => id).filter((id) => !GAMES_WITH_PRINTED_YAKU.includes(id));
    expect(others).toEqual(['matgo', 'go-stop', 'hachi-ju-hana']);
  });
});
