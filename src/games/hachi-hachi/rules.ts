import { IllegalMove } from '../../engine/core/game.ts';
import { takeFours } from '../../engine/mechanics/before-play/take-fours.ts';
import { DEFAULTS, ofOwnCards } from '../../engine/mechanics/defaults.ts';
import { beginCalls, callsOf, koiKoiCall } from '../../engine/mechanics/koi-koi-call.ts';
import { handYaku, type TeyakuId } from '../../engine/mechanics/scoring/seven-cards.ts';
import { STANDARD } from '../../engine/mechanics/scoring/values.ts';
import { atSeat, capturedAt, handAt } from '../../engine/round/by-seat.ts';
import type { GameDeclaration, GameRules, Units } from '../../engine/round/declaration.ts';
import { turnOf } from '../../engine/round/play.ts';
import type { Asker, Interlude, Ruleset, Transition } from '../../engine/round/ruleset.ts';
import type { State } from '../../engine/round/state.ts';
import { countYaku, yakuValue } from '../../engine/round/yaku.ts';
import type { YakuTable } from '../../engine/round/yaku-table.ts';
import { auction } from './auction.ts';
import { type DekiyakuId, dekiyaku } from './dekiyaku.ts';
import { multiplyByField } from './field.ts';
import { notingRisks } from './hatto.ts';
import { type HouseRules, OPTIONS } from './options.ts';
import { monOf, PAR, settle } from './settle.ts';

/** HH16: those who play show what their hands have. */
function showHands(options: HouseRules): (transition: Transition) => void {
  return ({ state, events }) => {
    state.teyaku = state.order.flatMap((seat) =>
      handYaku(handAt(state, seat), options).map((one) => ({ seat, ...one })),
    );
    for (const teyaku of state.teyaku) events.push({ type: 'teyaku', teyaku });
  };
}

/** HH21, HH22: who made or raised something stops with shōbu or goes on with sage. */
function sageOrShobu(table: YakuTable<DekiyakuId>, { hatto }: HouseRules): Interlude {
  const call = koiKoiCall({
    call: 'sage',
    worthOf: yakuValue,
    countOf: (state, seat) => countYaku(table, capturedAt(state, seat), 'so-far'),
  });
  return hatto ? { ...call, ...notingRisks(table) } : call;
}

/** Whether the seat whose turn it is has called sage in an earlier one. */
function mayCancel(state: State): boolean {
  return state.phase.type === 'play' && atSeat(callsOf(state).made, turnOf(state)) > 0;
}

/** HH23: instead of playing, who has called sage takes it back. */
const CANCEL: Asker = {
  asks: ({ type }) => type === 'play',
  legalMoves: (state) => (mayCancel(state) ? [{ type: 'cancel' }] : []),
  apply: (transition, move) => {
    if (move.type !== 'cancel') throw new IllegalMove(`${move.type} in a turn`);
    const seat = turnOf(transition.state);
    transition.events.push({ type: 'cancelled', seat });
    transition.ended = { why: 'cancelled', seat };
  },
};

/** What stopping brings from both others: with shōbu all, by cancelling half (HH24, HH25). */
function stopScore({ kan }: HouseRules, table: YakuTable<DekiyakuId>): Ruleset['shobuScore'] {
  return (state) => {
    const { phase, multiplier } = state;
    if (phase.type !== 'call' && !mayCancel(state)) return null;
    const made = yakuValue(countYaku(table, capturedAt(state, turnOf(state)), 'so-far'));
    const shares = phase.type === 'call' ? state.order.length - 1 : (state.order.length - 1) / 2;
    return made * kan * (multiplier?.times ?? 1) * shares;
  };
}

function unitsOf(options: HouseRules): Units {
  const mon = monOf(options);
  return { unit: mon, scoreUnit: mon };
}

function rules(options: HouseRules, seats: number): GameRules<DekiyakuId | TeyakuId> {
  const yaku = dekiyaku(options);
  const takesFours = options.fieldFour === 'oya-takes'; // HH5
  return {
    cards: { values: STANDARD, par: PAR },
    totals: { ...unitsOf(options), yakuUnit: 'kan' },
    dealing: {
      deal: { hand: 7, field: 6, most: 6 }, // HH2, HH3
      misdeal: takesFours ? () => null : DEFAULTS.misdeal,
      afterDeal: [multiplyByField(options)],
    },
    entry: {
      auction: seats > 3 ? auction(options) : null,
      beforePlay: [...(takesFours ? [takeFours] : []), beginCalls, showHands(options)],
    },
    turn: { inTurn: CANCEL, afterTurn: sageOrShobu(yaku, options) },
    yaku: ofOwnCards(yaku),
    end: {
      settle: (transition, ended) => settle(options, transition, ended),
      shobuScore: stopScore(options, yaku),
    },
    match: {
      rounds: options.rounds,
      goesOn: ({ multiplier }) => options.etsunen && (multiplier?.next ?? []).length > 0, // HH8
    },
  };
}

/** Hachi-Hachi: three of three to seven play each round. */
export const RULES = {
  id: 'hachi-hachi',
  seats: [3, 4, 5, 6, 7],
  usualSeats: 3,
  options: OPTIONS,
  units: unitsOf,
  edition: 2, // L14
  equalsSince: 2,
  rules,
} as const satisfies GameDeclaration;
