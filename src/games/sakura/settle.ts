import type { Seat } from '../../engine/core/game.ts';
import { pay } from '../../engine/mechanics/payments/ledger.ts';
import {
  closeRound,
  type Round as EngineRound,
  firstHighest,
  openRound,
  payCardPointsFromBank,
  payYakuFromBank,
} from '../../engine/mechanics/payments/settlement.ts';
import { atSeat, capturedAt } from '../../engine/round/by-seat.ts';
import type { Aftermath, Transition } from '../../engine/round/ruleset.ts';
import { yakuValue } from '../../engine/round/yaku.ts';
import type { HouseRules } from './options.ts';

/** The points are what each captured itself, the yaku what its team made. */
interface Round extends EngineRound {
  readonly options: HouseRules;
  readonly transition: Transition;
}

/** Pays a round: points from the bank, or a victory (SK13, SK17, SK18). */
export function settle(options: HouseRules, transition: Transition): Aftermath {
  const { state } = transition;
  const round: Round = { ...openRound(transition), options, transition };
  const scores = state.totals.map((_, seat) => scoreOf(round, seat));
  // SK16: of equals the oya, or who is first after the oya; of a team its member.
  const best = firstHighest(scores, state.order);
  const winner = options.count === 'victories' ? payVictory(round, scores) : best;
  if (options.count === 'points') payPoints(round);
  return closeRound(transition, { ...round, winner }, best);
}

/** The seats of each team; of those who play alone each is one. */
function teamsOf({ rules, state }: Transition): readonly (readonly Seat[])[] {
  const { teams } = rules;
  if (teams === null) return state.order.map((seat) => [seat]);
  return [...new Set(teams)].map((team) => state.order.filter((seat) => teams[seat] === team));
}

function isOpponent({ rules: { teams } }: Transition, one: Seat, other: Seat): boolean {
  return teams === null ? one !== other : teams[one] !== teams[other];
}

/** SK13: what the round comes to for a seat, or for its team. */
function scoreOf({ options, transition, points, yaku }: Round, seat: Seat): number {
  const own = points.reduce(
    (sum, count, other) => (isOpponent(transition, seat, other) ? sum : sum + count),
    0,
  );
  if (options.scoring === 'plus') return own + yakuValue(atSeat(yaku, seat));
  return teamsOf(transition).reduce((score, [member = seat]) => {
    const isRival = isOpponent(transition, seat, member);
    return isRival ? score - yakuValue(atSeat(yaku, member)) : score;
  }, own);
}

function payPoints(round: Round): void {
  const { options, transition, ledger, yaku } = round;
  payCardPointsFromBank(transition, round);
  for (const team of teamsOf(transition)) {
    payPartners(round, team);
    const { counts } = atSeat(yaku, team[0] ?? 0);
    if (options.scoring === 'plus') {
      for (const seat of team) payYakuFromBank(ledger, seat, counts);
    } else {
      for (const { id, value, cards } of counts) {
        for (const from of transition.state.order) {
          if (!isOpponent(transition, from, team[0] ?? 0)) continue;
          pay(ledger, { from, to: 'bank', amount: value, why: 'rival-yaku', yaku: id, cards });
        }
      }
    }
  }
}

/** SK17: each has the card points of the whole team. */
function payPartners(
  { transition: { state }, ledger, points }: Round,
  team: readonly Seat[],
): void {
  for (const to of team) {
    for (const partner of team) {
      if (partner === to) continue;
      const amount = atSeat(points, partner);
      const cards = capturedAt(state, partner);
      pay(ledger, { from: 'bank', to, amount, why: 'partner-points', cards });
    }
  }
}

/** SK18: a victory for the only best, and more for a great lead; who won, or null at a tie. */
function payVictory(round: Round, scores: readonly number[]): Seat | null {
  const { options, transition, ledger } = round;
  const { state } = transition;
  const teams = teamsOf(transition).toSorted(
    ([one = 0], [other = 0]) => atSeat(scores, other) - atSeat(scores, one),
  );
  const [first = [], second = []] = teams;
  const lead = atSeat(scores, first[0] ?? 0) - atSeat(scores, second[0] ?? 0);
  if (lead === 0) return null;
  for (const to of first) {
    const amount = victoriesBy(options, lead);
    const cards = capturedAt(state, to);
    pay(ledger, { from: 'bank', to, amount, points: lead, why: 'victory', cards });
  }
  return firstHighest(scores, state.order);
}

/** *Basa* doubles a victory by 100 points; *chū* one by 50, and lets *basa* count for three. */
function victoriesBy({ basa, chu }: HouseRules, lead: number): number {
  if (basa && lead >= 100) return chu ? 3 : 2;
  return chu && lead >= 50 ? 2 : 1;
}
