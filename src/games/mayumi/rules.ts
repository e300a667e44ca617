import {
  type CardSet,
  cardsOf,
  monthSet,
  sumOf,
  union,
  without,
} from '../../engine/core/card-set.ts';
import type { OptionsOf, OptionTable } from '../../engine/core/game.ts';
import { offers } from '../../engine/mechanics/before-play/offers.ts';
import { REPLACEMENT_ON_REQUEST } from '../../engine/mechanics/before-play/three-cards.ts';
import { dealFor, ofOwnCards } from '../../engine/mechanics/defaults.ts';
import { MUST_MATCH } from '../../engine/mechanics/must-match.ts';
import { gaji } from '../../engine/mechanics/onifuda/gaji.ts';
import { TAME_WILLOWS } from '../../engine/mechanics/onifuda/lightning.ts';
import { pay } from '../../engine/mechanics/payments/ledger.ts';
import { closeRound, onlyHighest, openRound } from '../../engine/mechanics/payments/settlement.ts';
import * as SETS from '../../engine/mechanics/scoring/named-sets.ts';
import { valuesBy } from '../../engine/mechanics/scoring/values.ts';
import { atSeat, capturedAt } from '../../engine/round/by-seat.ts';
import type { GameDeclaration, GameRules } from '../../engine/round/declaration.ts';
import type { Aftermath, Ended, Interlude, Transition } from '../../engine/round/ruleset.ts';
import { oyaOf } from '../../engine/round/state.ts';
import { yakuValue } from '../../engine/round/yaku.ts';
import { type Yaku, yakuTable } from '../../engine/round/yaku-table.ts';
import { ROUNDS } from '../rounds.ts';

const OPTIONS = {
  games: ROUNDS,
  warbler: { default: 50, choices: [50, 10] },
  nizoro: { default: 3, choices: [3, 4] },
  tegarasu: { default: 'families', choices: ['families', 'one-light'] },
  mustMatch: { default: false, choices: [false, true] },
  teppoReplacesViewings: { default: false, choices: [false, true] },
  willowRibbon: { default: true, choices: [true, false] },
} as const satisfies OptionTable;

type HouseRules = OptionsOf<typeof OPTIONS>;

/** Left out when an empty hand is measured. */
const NOT_COUNTED = union(SETS.WILLOWS, monthSet(12));
const EMPTY_HAND = 30;

/** A bright 50, an animal or ribbon 10, the yellow chaff 10. */
function valuesOf(options: HouseRules): readonly number[] {
  const special = { 'plum.warbler': options.warbler, 'paulownia.yellow': 10 };
  return valuesBy({ hikari: 50, tane: 10, tan: 10, kasu: 0 }, special);
}

/** All stack (M12), a card may serve in several. */
function yakuOf(options: HouseRules) {
  const viewings = options.teppoReplacesViewings ? { group: 'viewings' } : {};
  const ribbons = options.willowRibbon ? SETS.RIBBONS : SETS.RIBBONS_BUT_WILLOW;
  const tan = <Id extends string>(id: Id, need: number): Yaku<Id> => ({
    id,
    need,
    value: need * 100,
    cards: ribbons,
    group: 'tan', // M13
  });
  return [
    { id: 'matsukiribozu', value: 300, cards: SETS.MATSUKIRIBOZU },
    { id: 'oozan', value: 300, cards: SETS.SPRING },
    { id: 'inoshikacho', value: 300, cards: SETS.INOSHIKACHO },
    { id: 'teppo', value: 300, cards: SETS.TEPPO, ...viewings },
    { id: 'nizoro', value: 300, cards: options.nizoro === 4 ? SETS.WILLOWS : TAME_WILLOWS },
    { id: 'kozan', value: 200, cards: SETS.POETRY },
    { id: 'akatan', value: 200, cards: SETS.GRASS },
    { id: 'aotan', value: 200, cards: SETS.BLUE },
    { id: 'hanami', value: 100, cards: SETS.HANAMI, ...viewings },
    { id: 'tsukimi', value: 100, cards: SETS.TSUKIMI, ...viewings },
    tan('kyu-tan', 9),
    tan('hachi-tan', 8),
    tan('nana-tan', 7),
    ...FAMILIES,
  ] as const satisfies readonly Yaku[];
}

type YakuId = ReturnType<typeof yakuOf>[number]['id'];

/** A whole family makes one of its chaff worth 50; not the willows (M16). */
const FAMILIES: readonly Yaku<'family'>[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12].map((month) => ({
  id: 'family',
  value: 50,
  cards: monthSet(month),
}));

/**
 * *Tegarasu sanjū*: the captured cards but willows and paulownias are worth 30 or less; in
 * the other reading, at most one card of 50, plus 30.
 */
function isEmptyHanded(options: HouseRules, values: readonly number[], captured: CardSet): boolean {
  if (options.tegarasu === 'one-light') {
    const lights = cardsOf(captured).filter((id) => values[id] === 50).length;
    return lights <= 1 && sumOf(captured, values) - 50 * lights <= EMPTY_HAND;
  }
  return sumOf(without(captured, NOT_COUNTED), values) <= EMPTY_HAND;
}

/** M19: at the end, in turn order, each player who can claim is asked. */
function claimOfDraw(options: HouseRules, values: readonly number[]): Interlude {
  return offers({
    offer: 'draw',
    to: ({ state }) =>
      state.order.filter((seat) => isEmptyHanded(options, values, capturedAt(state, seat))),
    claim: (transition, seat) => {
      transition.ended = { why: 'claimed', seat, offer: 'draw' };
    },
    andThen: (transition) => {
      transition.ended = { why: 'closed' };
    },
  });
}

/** Each player settles with the oya alone, card points and yaku together (M18). */
function settle(transition: Transition, ended: Ended): Aftermath {
  if (ended.why === 'claimed') return { type: 'redeal', why: 'tegarasu' };
  const { state } = transition;
  const round = openRound(transition);
  const sums = round.points.map((count, seat) => count + yakuValue(atSeat(round.yaku, seat)));
  const oya = oyaOf(state);
  for (const seat of state.order) {
    const lead = atSeat(sums, seat) - atSeat(sums, oya);
    const [from, to] = lead > 0 ? [oya, seat] : [seat, oya];
    const amount = Math.abs(lead);
    const cards = capturedAt(state, to);
    pay(round.ledger, { from, to, amount, why: 'difference', cards });
  }
  // M17: the highest deals next; after a tie for first the oya stays.
  return closeRound(transition, { ...round, winner: onlyHighest(sums, state.order) });
}

function rules(options: HouseRules, seats: number): GameRules<YakuId> {
  const values = valuesOf(options);
  return {
    cards: { values },
    totals: { unit: 'ken', yakuUnit: 'ken', scoreUnit: 'ken' },
    seating: {
      isClockwise: true, // M1
      drawTie: 'redraw', // M22
    },
    dealing: { deal: dealFor(seats) }, // M5
    entry: { opening: REPLACEMENT_ON_REQUEST }, // M6
    turn: { hand: options.mustMatch ? MUST_MATCH : null }, // M2
    // M15, M20: what is left on the field or in the pile counts for nobody
    capture: {
      onifuda: gaji({
        values,
        mustMatch: options.mustMatch,
        takenBy: 'any',
        waitsALap: true, // M7
        takesWillows: true, // M8
        keepsStacks: false, // M10
      }),
    },
    yaku: ofOwnCards(yakuTable(yakuOf(options))),
    end: { closing: claimOfDraw(options, values), settle },
    match: { rounds: options.games }, // M21
  };
}

/** Mayumi-no Hanafuda, a family version of hanafuda, of the Roppyakken kind, counted in ken. */
export const RULES = {
  id: 'mayumi',
  seats: [2, 3],
  options: OPTIONS,
  edition: 2, // L14
  equalsSince: 2,
  rules,
} as const satisfies GameDeclaration;
