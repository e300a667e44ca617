import { type CardSet, cardsOf, HALF, setOf } from '../../engine/core/card-set.ts';
import type { CardId } from '../../engine/core/cards.ts';
import type { Seat } from '../../engine/core/game.ts';
import type { Draft } from '../../engine/round/draft.ts';
import { EMPTY } from '../../engine/round/state.ts';

/** Where the cards of a round lie, as bits of numbers that change in place: `Lo` and `Hi` are the halves of a `CardSet`. */
export class Places {
  readonly handLo: Int32Array;
  readonly handHi: Int32Array;
  readonly takenLo: Int32Array;
  readonly takenHi: Int32Array;
  fieldLo = 0;
  fieldHi = 0;
  /** The lists of the engine that are behind: a list is made again, for rules remember by identity. */
  private isHandStale = false;
  private isTakenStale = false;
  private isFieldStale = false;

  constructor(seats: number) {
    this.handLo = new Int32Array(seats);
    this.handHi = new Int32Array(seats);
    this.takenLo = new Int32Array(seats);
    this.takenHi = new Int32Array(seats);
  }

  protected placeAs(other: Places): void {
    this.handLo.set(other.handLo);
    this.handHi.set(other.handHi);
    this.takenLo.set(other.takenLo);
    this.takenHi.set(other.takenHi);
    this.fieldLo = other.fieldLo;
    this.fieldHi = other.fieldHi;
    this.isHandStale = other.isHandStale;
    this.isTakenStale = other.isTakenStale;
    this.isFieldStale = other.isFieldStale;
  }

  protected readFrom({ hands, captured, field }: Draft): void {
    writeSets(hands, this.handLo, this.handHi);
    writeSets(captured, this.takenLo, this.takenHi);
    ({ lo: this.fieldLo, hi: this.fieldHi } = setOf(field.filter((slot) => slot !== EMPTY)));
    this.isHandStale = this.isTakenStale = this.isFieldStale = false;
  }

  /** Brings the lists of the engine up to date. */
  protected writeTo(draft: Draft): void {
    if (this.isHandStale) draft.hands = setsOf(this.handLo, this.handHi);
    if (this.isTakenStale) draft.captured = setsOf(this.takenLo, this.takenHi);
    if (this.isFieldStale) draft.field = [...cardsOf({ lo: this.fieldLo, hi: this.fieldHi })];
    this.isHandStale = this.isTakenStale = this.isFieldStale = false;
  }

  protected deals(hands: readonly CardSet[]): void {
    writeSets(hands, this.handLo, this.handHi);
    this.isHandStale = true;
  }

  protected leavesHand(seat: Seat, card: CardId): void {
    if (card < HALF) this.handLo[seat] = (this.handLo[seat] as number) & ~(1 << card);
    else this.handHi[seat] = (this.handHi[seat] as number) & ~(1 << (card - HALF));
    this.isHandStale = true;
  }

  protected joinsField(card: CardId): void {
    if (card < HALF) this.fieldLo |= 1 << card;
    else this.fieldHi |= 1 << (card - HALF);
    this.isFieldStale = true;
  }

  /** A seat captures cards, which leave the field if they lie there. */
  protected captures(seat: Seat, { lo, hi }: CardSet): void {
    this.takenLo[seat] = (this.takenLo[seat] as number) | lo;
    this.takenHi[seat] = (this.takenHi[seat] as number) | hi;
    this.fieldLo &= ~lo;
    this.fieldHi &= ~hi;
    this.isTakenStale = true;
    this.isFieldStale = true;
  }

  protected hasHands(): boolean {
    let bits = 0;
    for (const lo of this.handLo) bits |= lo;
    for (const hi of this.handHi) bits |= hi;
    return bits !== 0;
  }
}

function writeSets(sets: readonly CardSet[], lo: Int32Array, hi: Int32Array): void {
  sets.forEach((set, at) => {
    lo[at] = set.lo;
    hi[at] = set.hi;
  });
}

/** The first `many` sets as values. `Array.from` takes several times as long over these. */
export function setsOf(lo: Int32Array, hi: Int32Array, many = lo.length): CardSet[] {
  const sets: CardSet[] = [];
  for (let at = 0; at < many; at++) sets.push({ lo: lo[at] as number, hi: hi[at] as number });
  return sets;
}
