import { type CardSet, HALF, lowest, size, sumOf } from '../../engine/core/card-set.ts';
import { ALL_ROWS, type CardId } from '../../engine/core/cards.ts';
import type { Seat } from '../../engine/core/game.ts';
import { unitsPerFive } from '../../engine/mechanics/payments/stakes.ts';
import { monthOfRound } from '../../engine/round/by-seat.ts';
import {
  type AuctionQuestion,
  type EntryAnswer,
  isAuction,
} from '../../engine/round/state/auction-state.ts';
import { countYaku, yakuValue } from '../../engine/round/yaku.ts';
import type { YakuTable } from '../../engine/round/yaku-table.ts';
import type { Simulator } from '../fast/simulator.ts';
import { AUCTION_STAGE, indexOf, type Layout, type MonthLayout, WHERE } from './layout.ts';

const MOST_ACTIVE = 64;
const MOST_POINTS = 24;
const POINTS_A_STEP = 5;
const MOST_WORTH = 9;
const MOST_CALLS = 2;
/** Players later in the order have the weights of this place. */
const MOST_PLACE = 4;
const ANSWERS: readonly EntryAnswer[] = ['none', 'stay', 'drop', 'forced-out', 'displaced'];
/** In the order in which their weights are stored. */
const QUESTIONS: readonly AuctionQuestion[] = ['entry', 'chase', 'chased'];

/** What becomes of a card: it takes the cards of a way, or is laid if there is none. */
export interface Action {
  readonly card: CardId;
  readonly lo: number;
  readonly hi: number;
  readonly isTaken: boolean;
}

/** A position as one seat sees it, which tells what it does not see to nobody. */
export class Perspective {
  /** The weights that are active in the position last counted, `many` of them. */
  readonly active = new Int32Array(MOST_ACTIVE);
  many = 0;

  private readonly layout: Layout;
  private readonly where = new Uint8Array(ALL_ROWS.length);
  private readonly base = new Int32Array(MOST_ACTIVE);
  private readonly seen = new Int32Array(MOST_ACTIVE);
  private readonly moved: CardId[] = [];
  private stamp = 0;
  private baseSum = 0;
  private month: MonthLayout;
  private simulator: Simulator;
  private seat: Seat = 0;
  private stage = 0;
  private left = 0;
  private isOut = false;
  private points = 0;
  private rivalsWorth = 0;
  private isTurnOver = false;
  private table: YakuTable | null = null;
  /** What cards are worth by that table, by both halves as one number. */
  private readonly worth = new Map<number, number>();

  constructor(layout: Layout, simulator: Simulator) {
    this.layout = layout;
    this.simulator = simulator;
    this.month = monthOf(layout, 1);
  }

  /**
   * Looks at a position: before a card of the hand or the pile is taken or laid (`active`, or null if
   * any of the hand may be played), or else after an answer.
   */
  look(simulator: Simulator, seat: Seat, active: CardId | 'hand' | null): void {
    const { rest } = simulator;
    this.simulator = simulator;
    this.seat = seat;
    this.month = monthOf(this.layout, monthOfRound(rest.round));
    this.isTurnOver = active === null;
    this.placeCards();
    if (typeof active === 'number') this.where[active] = WHERE.hand;
    const isAsked = isAuction(rest.phase) && simulator.waits === 'asked';
    const held = size({ lo: simulator.handLo[seat] ?? 0, hi: simulator.handHi[seat] ?? 0 });
    this.left = active === 'hand' ? held - 1 : held;
    this.stage = isAsked ? AUCTION_STAGE : Math.min(AUCTION_STAGE - 1, this.left >> 1);
    this.isOut = rest.entry !== null && this.isSittingOut(isAsked);
    this.points = this.layout.points === -1 ? 0 : this.pointsOf(seat);
    this.rivalsWorth = this.layout.calls === -1 ? 0 : this.worthOfRivals();
  }

  value(weights: Float64Array): number {
    this.count(null);
    let sum = 0;
    for (let at = 0; at < this.many; at++) sum += weights[this.active[at] as number] as number;
    return sum;
  }

  /** Readies `valueOf` for the actions of this position. */
  begin(weights: Float64Array): void {
    const { tuples } = this.month;
    this.baseSum = 0;
    for (let at = 0; at < tuples.length; at++) {
      const tuple = tuples[at] as (typeof tuples)[number];
      const index = tuple.offset + this.stage * tuple.size + indexOf(tuple, this.where);
      this.base[at] = index;
      this.baseSum += weights[index] as number;
    }
  }

  valueOf(weights: Float64Array, action: Action): number {
    this.move(action);
    this.stamp++;
    let sum = this.baseSum;
    for (const card of this.moved) {
      for (const at of this.month.byCard[card] ?? []) {
        if (this.seen[at] === this.stamp) continue;
        this.seen[at] = this.stamp;
        const tuple = this.month.tuples[at];
        if (tuple === undefined) continue;
        const index = tuple.offset + this.stage * tuple.size + indexOf(tuple, this.where);
        sum += (weights[index] as number) - (weights[this.base[at] as number] as number);
      }
    }
    this.countContext(action);
    for (let at = 0; at < this.many; at++) sum += weights[this.active[at] as number] as number;
    this.moveBack(action);
    return sum;
  }

  /** Counts the weights that are active after an action, or as the position is. */
  count(action: Action | null): void {
    if (action !== null) this.move(action);
    this.countContext(action);
    if (!this.isOut) this.countTuples();
    if (action !== null) this.moveBack(action);
  }

  private countTuples(): void {
    for (const tuple of this.month.tuples) {
      this.add(tuple.offset + this.stage * tuple.size + indexOf(tuple, this.where));
    }
  }

  private add(index: number): void {
    this.active[this.many] = index;
    this.many += 1;
  }

  private move({ card, lo, hi, isTaken }: Action): void {
    this.moved.length = 0;
    this.moved.push(card);
    for (let rest = lo; rest !== 0; rest &= rest - 1) this.moved.push(lowest(rest));
    for (let rest = hi; rest !== 0; rest &= rest - 1) this.moved.push(HALF + lowest(rest));
    for (const one of this.moved) this.where[one] = isTaken ? WHERE.own : WHERE.field;
  }

  private moveBack({ card }: Action): void {
    for (const one of this.moved) this.where[one] = WHERE.field;
    this.where[card] = WHERE.hand;
  }

  private placeCards(): void {
    const { handLo, handHi, takenLo, takenHi, fieldLo, fieldHi, rest } = this.simulator;
    const { seat } = this;
    const { order } = rest;
    this.where.fill(WHERE.unseen);
    this.place(handLo[seat] ?? 0, handHi[seat] ?? 0, WHERE.hand);
    if (!this.isFieldDown()) this.place(fieldLo, fieldHi, WHERE.field);
    const next = order[(order.indexOf(seat) + 1) % order.length];
    for (let other = 0; other < takenLo.length; other++) {
      const rival = other === next ? WHERE.next : WHERE.others;
      this.place(takenLo[other] ?? 0, takenHi[other] ?? 0, other === seat ? WHERE.own : rival);
    }
  }

  private isFieldDown(): boolean {
    const { rules, rest, waits } = this.simulator;
    return waits === 'asked' && rules.auction?.isFieldDown === true && isAuction(rest.phase);
  }

  private place(lo: number, hi: number, where: number): void {
    for (let rest = lo; rest !== 0; rest &= rest - 1) this.where[lowest(rest)] = where;
    for (let rest = hi; rest !== 0; rest &= rest - 1) this.where[HALF + lowest(rest)] = where;
  }

  /** Counts all but the cards' places; `action`: what is about to be done. */
  private countContext(action: Action | null): void {
    const { layout, seat, left, simulator } = this;
    const { order, onifuda } = simulator.rest;
    this.many = 0;
    if (this.stage === AUCTION_STAGE || this.isOut) this.add(layout.auction + this.answers());
    if (this.isOut) return;
    const place = Math.min(MOST_PLACE, Math.max(0, order.indexOf(seat)));
    this.add(layout.places + (place * 2 + (onifuda?.isBlind === true ? 1 : 0)) * 11 + left);
    if (layout.points !== -1) {
      const points = this.points + (action?.isTaken === true ? this.pointsMoved() : 0);
      const step = Math.min(MOST_POINTS, Math.floor(points / POINTS_A_STEP));
      this.add(layout.points + step * 11 + left);
    }
    if (layout.calls !== -1) this.add(layout.calls + this.callIndex(action));
  }

  private answers(): number {
    const { entry, phase, seating } = this.simulator.rest;
    const all = entry?.answers ?? [];
    const many = (answer: EntryAnswer) => all.filter((one) => one === answer).length;
    const isAsked = this.stage === AUCTION_STAGE && isAuction(phase);
    const kind = isAsked ? QUESTIONS.indexOf(phase.type) : QUESTIONS.length;
    const status = ANSWERS.indexOf(all[this.seat] ?? 'none');
    const place = Math.min(MOST_PLACE, seating.indexOf(this.seat));
    const answered = Math.min(4, many('stay')) * 5 + Math.min(4, many('drop'));
    return ((kind * 5 + status) * 25 + answered) * 5 + place;
  }

  private isSittingOut(isAsked: boolean): boolean {
    const { entry, order } = this.simulator.rest;
    if (!isAsked) return !order.includes(this.seat);
    const answer = entry?.answers[this.seat];
    if (answer === 'forced-out') return entry?.chasers.includes(this.seat) !== true;
    return answer === 'drop' || answer === 'displaced';
  }

  private callIndex(action: Action | null): number {
    const { calls } = this.simulator.rest;
    const { seat, left } = this;
    let rivals = 0;
    calls?.made.forEach((made, other) => {
      if (other !== seat) rivals = Math.max(rivals, made);
    });
    const made = Math.min(MOST_CALLS, calls?.made[seat] ?? 0);
    const both = made * (MOST_CALLS + 1) + Math.min(MOST_CALLS, rivals);
    const worth = this.worthOf(seat, action?.isTaken === true ? action : null) * 10;
    const stage = Math.min(3, left >> 1) * 2 + (this.isTurnOver ? 1 : 0);
    return (both * 100 + worth + this.rivalsWorth) * 8 + stage;
  }

  private worthOf(seat: Seat, action: Action | null): number {
    const { takenLo, takenHi, rules, rest } = this.simulator;
    const card = action === null ? -1 : action.card;
    const lo =
      (takenLo[seat] ?? 0) | (action?.lo ?? 0) | (card >= 0 && card < HALF ? 1 << card : 0);
    const hi = (takenHi[seat] ?? 0) | (action?.hi ?? 0) | (card >= HALF ? 1 << (card - HALF) : 0);
    return this.worthOfCards(rules.yaku(monthOfRound(rest.round)), { lo, hi });
  }

  private worthOfCards(table: YakuTable, cards: CardSet): number {
    if (table !== this.table) this.worth.clear();
    this.table = table;
    const key = cards.lo + cards.hi * 2 ** HALF;
    const known = this.worth.get(key);
    if (known !== undefined) return known;
    const worth = Math.min(MOST_WORTH, yakuValue(countYaku(table, cards, 'so-far')));
    this.worth.set(key, worth);
    return worth;
  }

  private worthOfRivals(): number {
    let most = 0;
    for (let other = 0; other < this.simulator.takenLo.length; other++) {
      if (other !== this.seat) most = Math.max(most, this.worthOf(other, null));
    }
    return most;
  }

  private pointsOf(seat: Seat): number {
    const { takenLo, takenHi, rules } = this.simulator;
    return sumOf({ lo: takenLo[seat] ?? 0, hi: takenHi[seat] ?? 0 }, rules.values);
  }

  private pointsMoved(): number {
    const { values } = this.simulator.rules;
    let sum = 0;
    for (const card of this.moved) sum += values[card] ?? 0;
    return sum;
  }
}

/** By how much the payments of a round are multiplied; a value holds for payments as they are. */
export function scaleOf({ rest }: Simulator): number {
  return (rest.multiplier?.times ?? 1) * (rest.stakes === null ? 1 : unitsPerFive(rest));
}

/** What a seat owns more than the others on average. */
export function leadOf(simulator: Simulator, seat: Seat): number {
  const seats = simulator.handLo.length;
  let sum = 0;
  for (let other = 0; other < seats; other++) {
    sum += other === seat ? simulator.owned(other) : -simulator.owned(other) / (seats - 1);
  }
  return sum;
}

function monthOf({ months }: Layout, month: number): MonthLayout {
  return months[month - 1] ?? { tuples: [], byCard: [] };
}
