import { intersection, isSubsetOf, monthSet, size } from '../../engine/core/card-set.ts';
import type { OptionsOf, OptionTable } from '../../engine/core/game.ts';
import { dealFor } from '../../engine/mechanics/defaults.ts';
import { MUSHI_LIGHTNING } from '../../engine/mechanics/onifuda/lightning.ts';
import { type Ledger, payFromEach } from '../../engine/mechanics/payments/ledger.ts';
import {
  bestDealsNext,
  openRound,
  payCardPoints,
  payFromBank,
  payTeyaku,
  payYaku,
} from '../../engine/mechanics/payments/settlement.ts';
import * as SETS from '../../engine/mechanics/scoring/named-sets.ts';
import { CHAFF_ZERO, STANDARD } from '../../engine/mechanics/scoring/values.ts';
import { atSeat, capturedAt, handAt } from '../../engine/round/by-seat.ts';
import type { GameDeclaration, GameRules } from '../../engine/round/declaration.ts';
import type { Aftermath, Ruleset, Transition } from '../../engine/round/ruleset.ts';
import type { State } from '../../engine/round/state.ts';
import { countingOf, countYaku, voidYaku } from '../../engine/round/yaku.ts';
import { type Yaku, type YakuCount, yakuTable } from '../../engine/round/yaku-table.ts';
import { ROUNDS } from '../rounds.ts';

const OPTIONS = {
  rounds: ROUNDS,
  scoring: { default: 'zero-sum', choices: ['zero-sum', 'additive'] },
  handOfTwo: { default: 8, choices: [8, 10], seats: [2] },
  fuke: { default: false, choices: [false, true] },
  rainCancelsViewings: { default: false, choices: [false, true] },
  willowsCancelYaku: { default: false, choices: [false, true] },
  fewCards: { default: false, choices: [false, true], seats: [3] },
  chaffZero: { default: false, choices: [false, true] },
  chaffTeyaku: { default: false, choices: [false, true] },
  wildLightning: { default: false, choices: [false, true] },
} as const satisfies OptionTable;

type HouseRules = OptionsOf<typeof OPTIONS>;

/** Card points that make a round void by a house rule. */
const FUKE = 20;
const FEW_CARDS = 30;

/** The most captured cards that are still few, by place in the playing order. */
type FewOf = (seats: number) => readonly number[];

/** H1: the oya and the second 8, the third 10; with two or four players nobody has few. */
const few: FewOf = (seats) => (seats === 3 ? [8, 8, 10] : []);

/** The first edition went by the number of players. */
const fewOfFirst: FewOf = (seats) => (seats === 2 ? [10, 10] : [8, 8, 8, 8]);

type TeyakuId = 'roku-kasu' | 'nana-kasu';

/** HA4: of the brights, of the ribbon counts and of the viewings only the best counts. */
function yakuOf(options: HouseRules) {
  const unless = options.rainCancelsViewings ? { unless: SETS.RAIN_MAN } : {};
  const viewing = { group: 'viewings', ...unless };
  return [
    { id: 'goko', value: 100, cards: SETS.BRIGHT5, group: 'brights' },
    { id: 'shiko', value: 60, cards: SETS.BRIGHT4, group: 'brights' },
    { id: 'omote-sugawara', value: 30, cards: SETS.SPRING, group: 'brights' },
    { id: 'matsukiribozu', value: 20, cards: SETS.MATSUKIRIBOZU, group: 'brights' },
    { id: 'nanatan', value: 40, cards: SETS.RIBBONS_BUT_WILLOW, need: 7, group: 'tan' },
    { id: 'rokutan', value: 30, cards: SETS.RIBBONS_BUT_WILLOW, need: 6, group: 'tan' },
    { id: 'akatan', value: 40, cards: SETS.POETRY },
    { id: 'aotan', value: 40, cards: SETS.BLUE },
    { id: 'kusa', value: 20, cards: SETS.GRASS },
    { id: 'inoshikacho', value: 20, cards: SETS.INOSHIKACHO },
    { id: 'nomi', value: 40, cards: SETS.TEPPO, ...viewing },
    { id: 'hanami', value: 20, cards: SETS.HANAMI, ...viewing },
    { id: 'tsukimi', value: 20, cards: SETS.TSUKIMI, ...viewing },
    { id: 'ameshima', value: 10, cards: monthSet(11) },
    { id: 'fujishima', value: 10, cards: monthSet(4) },
    { id: 'kirishima', value: 10, cards: monthSet(12) },
  ] as const satisfies readonly Yaku[];
}

type YakuId = ReturnType<typeof yakuOf>[number]['id'];

/** Four willows captured by one player cancel every yaku of the round, by a house rule. */
function cancelByWillows({ captured }: State, counts: readonly YakuCount[]): readonly YakuCount[] {
  const hasWillows = captured.some((set) => isSubsetOf(monthSet(11), set));
  return hasWillows ? counts.map((count) => voidYaku(count)) : counts;
}

/** A dealt hand of six chaff pays 20, of seven or more 30. */
function chaffHands({ state }: Transition): void {
  state.teyaku = state.seating.flatMap((seat) => {
    const cards = intersection(handAt(state, seat), SETS.CHAFF);
    const many = size(cards);
    if (many < 6) return [];
    const [id, value] = many === 6 ? ['roku-kasu', 20] : ['nana-kasu', 30];
    return [{ seat, id: String(id), value: Number(value), cards }];
  });
}

/** Who captured few cards is paid by each other player (H1). */
function payFewCards({ state }: Transition, ledger: Ledger, fewOf: FewOf): void {
  const most = fewOf(state.order.length);
  for (const [place, to] of state.order.entries()) {
    const cards = capturedAt(state, to);
    if (size(cards) > (most[place] ?? Number.NEGATIVE_INFINITY)) continue;
    payFromEach(ledger, state.order, { to, amount: FEW_CARDS, why: 'few-cards', cards });
  }
}

interface PaymentConfig {
  readonly options: HouseRules;
  readonly fewOf: FewOf;
}

function settle({ options, fewOf }: PaymentConfig, transition: Transition): Aftermath {
  const { state } = transition;
  const round = openRound(transition);
  if (options.fuke && state.order.some((seat) => atSeat(round.points, seat) <= FUKE)) {
    return { type: 'redeal', why: 'fuke' };
  }
  if (options.scoring === 'additive') {
    payFromBank(transition, round);
  } else {
    payCardPoints(transition, round);
    payYaku(transition, round);
  }
  payTeyaku(transition, round);
  if (options.fewCards) payFewCards(transition, round.ledger, fewOf);
  return bestDealsNext(transition, round);
}

/** Every player's fair share of the deck. */
function parOf(options: HouseRules, seats: number): number {
  if (options.scoring === 'additive') return 0;
  return (options.chaffZero ? 240 : 264) / seats;
}

function rules(options: HouseRules, seats: number, edition: number): GameRules<YakuId | TeyakuId> {
  const yaku = yakuTable(yakuOf(options));
  const config = { options, fewOf: edition > 1 ? few : fewOfFirst };
  const isCancelled = options.willowsCancelYaku;
  const countAll: Ruleset['countYaku'] = (state, when) => {
    const counts = state.captured.map((set) => countYaku(yaku, set, when));
    return isCancelled ? cancelByWillows(state, counts) : counts;
  };
  return {
    cards: { values: options.chaffZero ? CHAFF_ZERO : STANDARD, par: parOf(options, seats) },
    dealing: {
      deal: dealFor(seats, options.handOfTwo),
      afterDeal: options.chaffTeyaku ? [chaffHands] : [],
    },
    capture: options.wildLightning ? MUSHI_LIGHTNING : {},
    yaku: {
      yaku: () => yaku,
      countYaku: countAll,
      announces: isCancelled
        ? (state, seat, made) => countingOf(countAll(state, 'so-far')[seat], made)
        : null,
    },
    end: {
      // Two hands of eight leave eight cards in the pile, which are played out.
      playOutPile: seats === 2,
      settle: (transition) => settle(config, transition),
    },
    match: { rounds: options.rounds },
  };
}

/** Hana-awase, the base of the family. */
export const RULES = {
  id: 'hana-awase',
  seats: [2, 3, 4],
  options: OPTIONS,
  edition: 3, // H1, L14
  equalsSince: 3,
  rules,
} as const satisfies GameDeclaration;
