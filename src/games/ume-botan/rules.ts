import { ALL_CARDS, monthSet, NO_CARDS, without } from '../../engine/core/card-set.ts';
import { MONTHS, monthOf } from '../../engine/core/cards.ts';
import type { OptionsOf, OptionTable, Seat } from '../../engine/core/game.ts';
import { dealFor } from '../../engine/mechanics/defaults.ts';
import {
  captureBesideLightning,
  leftoversToUser,
  UME_LIGHTNING,
} from '../../engine/mechanics/onifuda/lightning.ts';
import {
  firstHighest,
  multipliersOf,
  openRound,
  payCardPoints,
  payYaku,
  report,
} from '../../engine/mechanics/payments/settlement.ts';
import * as SETS from '../../engine/mechanics/scoring/named-sets.ts';
import { STANDARD } from '../../engine/mechanics/scoring/values.ts';
import { monthOfRound } from '../../engine/round/by-seat.ts';
import type { GameDeclaration, GameRules } from '../../engine/round/declaration.ts';
import { cardsOnField } from '../../engine/round/field.ts';
import type { Aftermath, Transition } from '../../engine/round/ruleset.ts';
import type { Multiplier, State } from '../../engine/round/state.ts';
import { countYaku, voidYaku } from '../../engine/round/yaku.ts';
import {
  NO_TABLE,
  type Yaku,
  type YakuCount,
  type YakuTable,
  yakuTable,
} from '../../engine/round/yaku-table.ts';

const OPTIONS = {
  rounds: { default: 12, choices: [12, 6, 4, 2], opensWith: 4 },
  dandruff: { default: 'yaku', choices: ['yaku', 'cancels-round'] },
} as const satisfies OptionTable;

type HouseRules = OptionsOf<typeof OPTIONS>;

const PINE = 1;
/** Of the bright yaku only the best counts. */
const BRIGHTS = 'brights';

/** All stack but the brights (U17). */
const ALWAYS = [
  { id: 'goko', value: 50, cards: SETS.BRIGHT5, group: BRIGHTS },
  { id: 'shiko', value: 40, cards: SETS.BRIGHT4, group: BRIGHTS },
  { id: 'ameshiko', value: 30, cards: SETS.BRIGHT4, need: 3, also: SETS.RAIN_MAN, group: BRIGHTS },
  { id: 'sanko', value: 20, cards: SETS.BRIGHT4, need: 3, group: BRIGHTS }, // U15
  { id: 'omote-dango', value: 20, cards: SETS.SPRING },
  { id: 'ura-dango', value: 20, cards: SETS.POETRY },
  { id: 'aotan', value: 20, cards: SETS.BLUE },
  { id: 'akatan', value: 20, cards: SETS.GRASS },
  { id: 'inoshikacho', value: 20, cards: SETS.INOSHIKACHO },
  { id: 'hanami', value: 20, cards: SETS.HANAMI, unless: SETS.RAIN_MAN }, // U16
  { id: 'tsukimi', value: 20, cards: SETS.TSUKIMI, unless: SETS.RAIN_MAN },
  { id: 'fujishima', value: 20, cards: monthSet(4) },
  { id: 'kirishima', value: 20, cards: monthSet(12) },
] as const satisfies readonly Yaku[];

type YakuId = (typeof ALWAYS)[number]['id'] | 'tsukiyaku' | 'fuke';

/** A pile of at most 20 points with three players, 15 with four; U18's option leaves willows out. */
function dandruff(seats: number, cancelsRound: boolean): Yaku<YakuId> {
  const [limit, value] = seats === 3 ? [20, 50] : [15, 40];
  const of = cancelsRound ? without(ALL_CARDS, SETS.WILLOWS) : ALL_CARDS;
  const maxPoints = { most: limit, of, values: STANDARD };
  return { id: 'fuke', value, cards: NO_CARDS, maxPoints, atEnd: true };
}

/** The cards of the month count in a match of twelve rounds only (U14). */
function yakuTables(options: HouseRules, seats: number): readonly YakuTable<YakuId>[] {
  const fuke = dandruff(seats, options.dandruff === 'cancels-round');
  return MONTHS.map((month) => {
    const own: Yaku<YakuId> = { id: 'tsukiyaku', value: 20, cards: monthSet(month) };
    return yakuTable([...ALWAYS, ...(options.rounds === 12 ? [own] : []), fuke]);
  });
}

/** What the field, or the round, multiplies by: twice, never four times (U12–U14). */
function multiplierOf({ round, field }: State, rounds: number): Multiplier | null {
  if (round === rounds) return { times: 2, why: 'shimeba' };
  if (round === rounds / 2) return { times: 2, why: 'hankiba' };
  const hasPine = cardsOnField(field).some((id) => monthOf(id) === PINE);
  return hasPine ? { times: 2, why: 'matsuba' } : null;
}

/** U18's option: a dandruff leaves no other yaku and no card points. */
function isCancelled(options: HouseRules, yaku: readonly YakuCount[]): boolean {
  const hasFuke = yaku.some(({ counts }) => counts.some(({ id }) => id === 'fuke'));
  return options.dandruff === 'cancels-round' && hasFuke;
}

/** (cards − par) + own yaku × (players − 1) − the others' yaku, doubled by the field. */
function settle(options: HouseRules, transition: Transition): Aftermath {
  const { state } = transition;
  const made = openRound(transition);
  const cancelled = isCancelled(options, made.yaku);
  const left = made.yaku.map((one) => voidYaku(one, ({ id }) => cancelled && id !== 'fuke'));
  const round = { ...made, yaku: left };
  const times = state.multiplier?.times ?? 1;
  if (!cancelled) payCardPoints(transition, round, times);
  payYaku(transition, round, times);
  const scores = round.ledger.totals.map((total, seat) => total - (state.totals[seat] ?? 0));
  const winner = firstHighest(scores, state.order);
  report(transition, { ...round, winner, multipliers: multipliersOf(state) });
  return { type: 'next', seating: reseated(state.seating, scores) };
}

/**
 * The winner is seated first, the loser last, and the others go on from the winner as they sat
 * (U20–U22): ties go to the earlier as winner, to the later as loser.
 */
function reseated(seating: readonly Seat[], scores: readonly number[]): readonly Seat[] {
  const score = (seat: Seat) => scores[seat] ?? 0;
  if (seating.every((seat) => score(seat) === score(seating[0] ?? 0))) return seating; // U21
  const winner = firstHighest(scores, seating);
  const loser = [...seating]
    .reverse()
    .reduce((low, seat) => (score(seat) < score(low) ? seat : low));
  const others = seating.filter((seat) => seat !== loser);
  const from = others.indexOf(winner);
  return [...others.slice(from), ...others.slice(0, from), loser];
}

function rules(options: HouseRules, seats: number): GameRules<YakuId> {
  const tables = yakuTables(options, seats);
  const rounds = options.rounds;
  return {
    cards: { values: STANDARD, par: 264 / seats },
    seating: { draw: 'order' }, // U24
    // U9, U10, U23: only four of a month on the field spoil a deal
    dealing: {
      deal: dealFor(seats),
      afterDeal: [
        ({ state }) => {
          state.multiplier = multiplierOf(state, rounds);
        },
      ],
    },
    capture: {
      captures: captureBesideLightning,
      onifuda: UME_LIGHTNING,
      leftovers: leftoversToUser, // U11
    },
    yaku: {
      yaku: (month) => tables[month - 1] ?? NO_TABLE,
      countYaku: ({ captured, round }, when) =>
        captured.map((set) => countYaku(tables[monthOfRound(round) - 1] ?? NO_TABLE, set, when)),
    },
    end: { settle: (transition) => settle(options, transition) },
    match: { rounds },
  };
}

/** Ume Botan, made by a couple from Kansai and Tōkyō of the rules they had grown up with. */
export const RULES = {
  id: 'ume-botan',
  seats: [3, 4],
  options: OPTIONS,
  edition: 2, // L14
  equalsSince: 2,
  rules,
} as const satisfies GameDeclaration;
