import { type CardSet, isEmpty } from '../../engine/core/card-set.ts';
import type { Seat } from '../../engine/core/game.ts';
import { callsOf } from '../../engine/mechanics/koi-koi-call.ts';
import {
  closeLedger,
  type Ledger,
  openLedger,
  pay,
  payFromEach,
} from '../../engine/mechanics/payments/ledger.ts';
import { closeRound, multipliersOf, reasonOf } from '../../engine/mechanics/payments/settlement.ts';
import { paidBefore } from '../../engine/mechanics/payments/stakes.ts';
import { atSeat, capturedAt } from '../../engine/round/by-seat.ts';
import type { Payment, Times } from '../../engine/round/event.ts';
import type { Aftermath, Ended, Ruleset, Transition } from '../../engine/round/ruleset.ts';
import { lateOf } from '../../engine/round/state/late-capture-state.ts';
import type { State } from '../../engine/round/state.ts';
import { voidYaku, yakuValue } from '../../engine/round/yaku.ts';
import type { YakuCount } from '../../engine/round/yaku-table.ts';
import type { HouseRules, Variant } from './options.ts';
import {
  animalsIn,
  hasBright,
  hasBrightRow,
  hasChaffRow,
  type Scored,
  type Scoring,
} from './scores.ts';

/** Animals that double (*meongtta*). */
const MANY_ANIMALS = 7;
const DOUBLING_GO = 3;

/** How a table pays. */
export interface PaymentConfig {
  readonly options: HouseRules;
  readonly variant: Variant;
  readonly scoring: Scoring;
}

/** What a loser pays the winner: the rows and the calls of go, each multiplied by all these. */
interface Share {
  readonly from: Seat;
  readonly rows: number;
  readonly goes: number;
  /** The loser's own doublings. */
  readonly times: readonly Times[];
  readonly product: number;
}

/** What a win brings, the cup counted in one way. */
interface Win {
  readonly scored: Scored;
  readonly times: readonly Times[];
  readonly shares: readonly Share[];
  readonly sum: number;
}

function productOf(times: readonly Times[]): number {
  return times.reduce((product, one) => product * one.times, 1);
}

function doubled(why: Times['why'], often: number): readonly Times[] {
  return often > 0 ? [{ times: 2 ** often, why }] : [];
}

function goesOf(state: State, seat: Seat): number {
  return atSeat(callsOf(state).made, seat);
}

/** What the winner's own calls, shakes, bombs and animals multiply by, and the rounds nobody won. */
function winnersTimes(state: State, winner: Seat, { cup }: Scored): readonly Times[] {
  const { shakes, bombs } = lateOf(state);
  return [
    ...doubled('goes', goesOf(state, winner) - DOUBLING_GO + 1),
    ...doubled('shake', atSeat(shakes, winner)),
    ...doubled('bomb', atSeat(bombs, winner)),
    ...doubled('many-animals', animalsIn(capturedAt(state, winner), cup) >= MANY_ANIMALS ? 1 : 0),
    ...multipliersOf(state),
  ];
}

/** A loser's own doublings, *bak*. */
function losersTimes(
  config: PaymentConfig,
  state: State,
  { loser, count }: { readonly loser: Seat; readonly count: YakuCount },
): readonly Times[] {
  const captured = capturedAt(state, loser);
  const isShort = hasChaffRow(count) && hasLittleChaff(config, captured);
  return [
    ...doubled('bright-bak', hasBrightRow(count) && !hasBright(captured) ? 1 : 0),
    ...doubled('chaff-bak', isShort ? 1 : 0),
    ...doubled('go-bak', config.variant.hasGoBak && goesOf(state, loser) > 0 ? 1 : 0),
  ];
}

/** Whether who loses with these cards pays double to whose chaff scores. */
function hasLittleChaff({ options, variant, scoring }: PaymentConfig, captured: CardSet): boolean {
  const most = options.piBak === 'usual' ? variant.piBak : options.piBak;
  const chaff = scoring.chaffOf(captured);
  return chaff === 0 ? options.piBakZero === 'pays' : chaff <= most;
}

/** How far a seat is on its way to `minimum` points. */
export function progressOf(config: PaymentConfig, minimum: number): Progressing {
  const { scoring } = config;
  return (state, seat) => {
    const captured = capturedAt(state, seat);
    const others = state.order.filter((other) => other !== seat);
    const counts = others.map((other) => scoring.best(capturedAt(state, other)));
    return {
      chaff: scoring.chaffOf(captured),
      points: yakuValue(scoring.best(captured)),
      minimum,
      isAtRisk: counts.some(hasChaffRow) && hasLittleChaff(config, captured),
    };
  };
}

type Progressing = NonNullable<Ruleset['progress']>;

function winBy(
  config: PaymentConfig,
  state: State,
  { winner, scored }: { readonly winner: Seat; readonly scored: Scored },
): Win {
  const { options } = config;
  const calls = goesOf(state, winner);
  const times = winnersTimes(state, winner, scored);
  const isDoubleOnly = options.goBonus === 'double-only' && calls >= DOUBLING_GO; // GS28
  const rows = yakuValue(scored.count);
  const goes = isDoubleOnly ? 0 : calls;
  const shares = state.order.flatMap((from): readonly Share[] => {
    const isSpared = !options.emptyPays && isEmpty(capturedAt(state, from)); // GS33
    if (from === winner || isSpared) return [];
    const own = losersTimes(config, state, { loser: from, count: scored.count });
    return [{ from, rows, goes, times: own, product: productOf(times) * productOf(own) }];
  });
  const sum = shares.reduce((all, { product }) => all + (rows + goes) * product, 0);
  return { scored, times, shares, sum };
}

/** What stopping brings now: with the cup as what brings more, of equals as an animal (GS8). */
export function winOf(config: PaymentConfig, state: State, winner: Seat): Win {
  const ways = config.scoring.ways(capturedAt(state, winner));
  return ways
    .map((scored) => winBy(config, state, { winner, scored }))
    .reduce((best, one) => (one.sum > best.sum ? one : best));
}

/** Who pays for all: of the losers who have called go the last, or the first (GS31). */
function liableFor({ variant }: PaymentConfig, state: State, winner: Seat): Seat | null {
  const isLoser = (seat: Seat) => seat !== winner;
  const { log = [] } = callsOf(state);
  if (variant.liable === null) return null;
  const found = variant.liable === 'first' ? log.find(isLoser) : log.findLast(isLoser);
  return found ?? null;
}

/** Points from each for a win that nothing but earlier rounds multiplies (GS36). */
function fixedWin({ options, variant }: PaymentConfig, why: FixedWhy): number {
  if (why !== 'three-ppeoks') return variant.chongtong;
  return options.threePpeok === 'ten' ? 10 : variant.minimum;
}

type FixedWhy = 'chongtong' | 'three-ppeoks' | 'four-on-field';

/** What four of a month in the hand bring from all, shown before the first card (GS4). */
export function chongtongScore(config: PaymentConfig, state: State): number {
  const others = state.order.length - 1;
  return fixedWin(config, 'chongtong') * (state.multiplier?.times ?? 1) * others;
}

/** A round's payments in the making. */
interface Round {
  readonly config: PaymentConfig;
  readonly transition: Transition;
  readonly ledger: Ledger;
}

/** Pays a round. */
export function settle(config: PaymentConfig, transition: Transition, ended: Ended): Aftermath {
  const ledger = openLedger(transition, 'negative');
  const round: Round = { config, transition, ledger };
  switch (ended.why) {
    case 'shobu':
      return settleStop(round, ended.seat);
    case 'ppeoks':
      return settleFixed(round, ended.seat, 'three-ppeoks');
    case 'claimed':
      return settleFixed(round, ended.seat, 'chongtong');
    case 'unplayed':
      return settleUnplayed(round, ended.because);
    default:
      return settleNagari(round);
  }
}

function settleStop(round: Round, winner: Seat): Aftermath {
  const { config, transition, ledger } = round;
  const { state } = transition;
  const { scored, times, shares } = winOf(config, state, winner);
  const liable = liableFor(config, state, winner);
  for (const share of shares) {
    const isFor = liable !== null && liable !== share.from;
    const from = liable ?? share.from;
    const debt = { from, to: winner, ...(share.times.length > 0 && { times: share.times }) };
    const rows = share.rows * share.product;
    const goes = share.goes * share.product;
    const why = isFor ? 'dokbak' : 'stop';
    // GS32: for another at that one's doublings.
    const reason = reasonOf(scored.count.counts);
    pay(ledger, { ...debt, amount: rows, why, ...reason });
    pay(ledger, { ...debt, amount: goes, why: 'go', cards: reason.cards });
  }
  const made = config.scoring;
  const yaku = state.captured.map((captured, seat) =>
    seat === winner ? scored.count : voidYaku(made.best(captured)),
  );
  return close(round, { winner, yaku, times });
}

function settleFixed(round: Round, winner: Seat, why: FixedWhy): Aftermath {
  const { config, transition, ledger } = round;
  const { state } = transition;
  const times = multipliersOf(state);
  const amount = fixedWin(config, why) * productOf(times);
  payFromEach(ledger, state.order, { to: winner, amount, why });
  return close(round, { winner, yaku: nothingCounts(round), times });
}

/** The deal is not played (GS3, GS6). */
function settleUnplayed(round: Round, because: 'four-on-field' | 'two-fours'): Aftermath {
  const { config, transition, ledger } = round;
  const { state } = transition;
  const { fieldFour } = config.options;
  if (because === 'two-fours' || fieldFour === 'nagari') return settleNagari(round);
  const [oya = 0] = state.order;
  if (fieldFour === 'oya-wins') return settleFixed(round, oya, because);
  // What was sold of a deal that is void is given back.
  for (const { from, to, amount } of paidBefore(transition)) {
    pay(ledger, { from: to, to: from, amount, why: 'compensation-returned' });
  }
  closeLedger(transition, ledger);
  return { type: 'redeal', why: 'four-of-a-month-on-field' };
}

/** Nobody wins: the next round brings twice as much (GS27). */
function settleNagari(round: Round): Aftermath {
  const { config, transition } = round;
  const { state } = transition;
  const { nagariCap } = config.options;
  const times = (state.multiplier?.times ?? 1) * 2;
  const next = nagariCap === 'none' ? times : Math.min(times, nagariCap);
  state.multiplier = { times: times / 2, why: 'nagari', next: [next] };
  return close(round, { winner: null, yaku: nothingCounts(round), times: [] });
}

function nothingCounts({ config, transition }: Round): readonly YakuCount[] {
  return transition.state.captured.map((captured) => voidYaku(config.scoring.best(captured)));
}

interface Outcome {
  readonly winner: Seat | null;
  readonly yaku: readonly YakuCount[];
  readonly times: readonly Times[];
}

/** Tells the round; the winner deals next, or the same oya again (GS2). */
function close({ transition, ledger }: Round, { winner, yaku, times }: Outcome): Aftermath {
  const { state } = transition;
  const earlier = [...paidBefore(transition), ...paidAtOnce(transition)];
  const points = state.hands.map(() => 0);
  return closeRound(transition, { ledger, points, yaku, winner, earlier, multipliers: times });
}

/** What was paid for a ppeok or a ttadak in the first turns. */
function paidAtOnce({ state, rules: { unit } }: Transition): readonly Payment[] {
  return (state.late?.paid ?? []).map((one) => {
    const { points: amount } = one;
    return { ...one, amount, owed: amount, unit };
  });
}
