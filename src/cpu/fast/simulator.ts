import { type CardSet, cardsOf, HALF, isEmpty, setOf } from '../../engine/core/card-set.ts';
import type { CardId } from '../../engine/core/cards.ts';
import type { Seat } from '../../engine/core/game.ts';
import { askerOf } from '../../engine/match/build-game.ts';
import { finish } from '../../engine/match/round-flow.ts';
import { PLATE } from '../../engine/mechanics/payments/stakes.ts';
import { monthOfRound } from '../../engine/round/by-seat.ts';
import { type Draft, draftOf } from '../../engine/round/draft.ts';
import { capturesOf, chooseCapture, playCard, resolve, turnOf } from '../../engine/round/play.ts';
import type { Ended, Ruleset, Transition } from '../../engine/round/ruleset.ts';
import { usedBy } from '../../engine/round/state/onifuda-state.ts';
import { EMPTY, type Move, playBy, type Source, type State } from '../../engine/round/state.ts';
import { newlyMade } from '../../engine/round/yaku.ts';
import { type CaptureTable, captureTable } from './capture-table.ts';
import { Places, setsOf } from './places.ts';

/** More ways to capture than the field has cards. */
const MOST_WAYS = 64;

/** What a simulated round waits for; `asked`: for the answer to anything but to play. */
export type Waits = 'play' | 'capture' | 'asked' | 'ended';

/**
 * One round at a time, changed in place, so that a playout makes few objects. What most turns consist of is done
 * here: to play, to capture by month, to lay, to turn the pile, to pass the turn on. All that games declare as
 * functions (wild cards, hand rules, calls, offers, auctions, leftovers, settlement) they do themselves, on a
 * draft of the engine's state that is brought up to date for them.
 */
export class Simulator extends Places {
  readonly rules: Ruleset;
  waits: Waits = 'ended';
  /** Who is asked; while cards are played, whose turn it is. */
  seat: Seat = 0;
  /** The card that may capture in several ways; meaningless unless it waits for a `capture`. */
  card: CardId = 0;
  from: Source = 'hand';
  /** The ways in which it captures: how many, and the cards of each. */
  ways = 0;
  readonly wayLo = new Int32Array(MOST_WAYS);
  readonly wayHi = new Int32Array(MOST_WAYS);
  playLo = 0;
  playHi = 0;
  /** How the round has ended; null while it goes on. */
  ended: Ended | null = null;

  private draft: Draft;
  private readonly table: CaptureTable | null;
  private readonly wildLo: number;
  private readonly wildHi: number;
  private readonly heedsYaku: boolean;

  constructor(rules: Ruleset, state: State) {
    super(state.hands.length);
    this.rules = rules;
    this.table = captureTable(rules);
    const { onifuda } = rules;
    ({ lo: this.wildLo, hi: this.wildHi } = setOf(onifuda === null ? [] : [onifuda.card]));
    this.heedsYaku = rules.afterTurn?.noteYaku !== undefined || rules.endsRound !== null;
    this.draft = draftOf(state);
    this.read();
  }

  copy(other: Simulator): void {
    this.draft = draftOf(other.draft);
    this.placeAs(other);
    this.waits = other.waits;
    this.seat = other.seat;
    this.card = other.card;
    this.from = other.from;
    this.ways = other.ways;
    this.wayLo.set(other.wayLo);
    this.wayHi.set(other.wayHi);
    this.ended = other.ended;
  }

  /** What is kept in no bits: its hands, captured cards, field and phase may be behind. */
  get rest(): Readonly<Draft> {
    return this.draft;
  }

  /** Deals the hands and the pile of an imagined deal; the hands by seat, the pile from its top. */
  deal(hands: readonly CardSet[], pile: readonly CardId[]): void {
    this.deals(hands);
    this.draft.pile = pile;
    this.draft.drawn = 0;
  }

  /** The state of the match as the engine has it, except for the slots of the field. */
  state(): State {
    return draftOf(this.synced());
  }

  /** Finds the cards that may be played: `playLo` and `playHi`. */
  findPlays(): void {
    const { seat, rules } = this;
    if (rules.hand === null) {
      this.playLo = this.handLo[seat] as number;
      this.playHi = this.handHi[seat] as number;
      return;
    }
    const { lo, hi } = rules.hand.playable({ rules, state: this.synced(), seat });
    this.playLo = lo;
    this.playHi = hi;
  }

  insteadOfPlay(): readonly Move[] {
    return this.rules.inTurn?.legalMoves(this.synced()) ?? [];
  }

  play(card: CardId): void {
    const { rules, seat } = this;
    if (rules.turn !== null) {
      this.byEngine((t) => playCard(t, { rules, state: t.state, seat }, card));
      return;
    }
    if (rules.hand?.isPromising === true) this.notePromise(card);
    this.leavesHand(seat, card);
    this.resolve(card, 'hand');
  }

  /** Captures in one of the ways there are; to take nothing is to lay the card. */
  capture(way: number): void {
    const { card, seat, from } = this;
    const take = { lo: this.wayLo[way] as number, hi: this.wayHi[way] as number };
    if (this.rules.turn !== null || this.isGuarded(card)) {
      this.byEngine((step) => chooseCapture(step, { seat, card, from }, cardsOf(take)));
      return;
    }
    this.waits = 'play';
    if (isEmpty(take)) this.lay(card, from);
    else this.take(seat, card, way);
    this.afterCard(from);
  }

  answers(): readonly Move[] {
    return askerOf(this.rules, this.draft.phase).legalMoves(this.draft);
  }

  answer(move: Move): void {
    const asker = askerOf(this.rules, this.synced().phase);
    this.byEngine((transition) => asker.apply(transition, move));
  }

  /** Pays the round that has ended: `owned` tells the rest. */
  settle(): void {
    if (this.ended !== null) this.rules.settle(this.transition(), this.ended);
  }

  /** Pays the round that has ended, and deals the next; false if the match is over. */
  nextRound(): boolean {
    finish({ ...this.transition(), ended: this.ended });
    this.read();
    return this.draft.phase.type !== 'over';
  }

  /** What a seat owns once its loans are repaid: to be lent a plate isn't a gain (S2). */
  owned(seat: Seat): number {
    const { totals, stakes } = this.draft;
    return (totals[seat] ?? 0) - PLATE * (stakes?.borrowed[seat] ?? 0);
  }

  private read(): void {
    const { phase } = this.draft;
    this.readFrom(this.draft);
    this.ended = null;
    this.waits = 'ended';
    if (phase.type === 'over') return;
    this.seat = phase.seat;
    if (phase.type === 'play') this.waits = 'play';
    else if (phase.type === 'capture') {
      this.waits = 'capture';
      this.card = phase.card;
      this.from = phase.from;
      this.ways = 0;
      for (const choice of phase.choices) this.addWay(choice);
    } else this.waits = 'asked';
  }

  private addWay(take: Iterable<CardId>): void {
    const { lo, hi } = setOf(take);
    this.wayLo[this.ways] = lo;
    this.wayHi[this.ways] = hi;
    this.ways += 1;
  }

  private synced(): Draft {
    const { draft } = this;
    this.writeTo(draft);
    if (this.waits === 'play') draft.phase = playBy(this.seat);
    else if (this.waits === 'capture') {
      const { seat, card, from, wayLo, wayHi } = this;
      const choices = setsOf(wayLo, wayHi, this.ways).map(cardsOf);
      draft.phase = { type: 'capture', seat, card, from, choices };
    }
    return draft;
  }

  private transition(): Transition {
    return { rules: this.rules, state: this.synced(), events: [], ended: null };
  }

  /** Lets the engine do what is not done here, and goes on from where it stops. */
  private byEngine(act: (transition: Transition) => void): void {
    const transition = this.transition();
    act(transition);
    this.read();
    if (transition.ended !== null) this.end(transition.ended);
  }

  /** Notes what playing a card declares and promises. */
  private notePromise(card: CardId): void {
    const { rules, seat } = this;
    const state = this.synced();
    const promised = rules.hand?.declared({ rules, state, seat }, card)?.promised ?? EMPTY;
    if (state.promised === null || state.promised[seat] === promised) return;
    state.promised = state.promised.map((slot, at) => (at === seat ? promised : slot));
  }

  /** Whether the engine must say what a card may take, since hands that are hidden may keep it from it. */
  private isGuarded(card: CardId): boolean {
    const { onifuda } = this.rules;
    return onifuda?.guard !== undefined && card === onifuda.card;
  }

  private resolve(card: CardId, from: Source): void {
    if (this.isGuarded(card)) {
      this.byEngine((step) => resolve(step, { seat: this.seat, card, from }));
      return;
    }
    this.findWays(card, from);
    if (this.ways > 1) {
      this.waits = 'capture';
      this.card = card;
      this.from = from;
      return;
    }
    if (this.ways === 1) this.take(this.seat, card, 0);
    else this.layOrKeep(card, from);
    this.afterCard(from);
  }

  findWays(card: CardId, from: Source): void {
    const { table, rules } = this;
    this.ways = 0;
    const wild = (this.fieldLo & this.wildLo) | (this.fieldHi & this.wildHi);
    const isLaden = (this.draft.calls?.risks ?? []).length > 0;
    if (wild !== 0 || card === rules.onifuda?.card || table === null || isLaden) {
      const active = { seat: this.seat, card, from };
      for (const take of capturesOf(rules, this.synced(), active)) this.addWay(take);
      return;
    }
    const isLow = card < HALF;
    const shift = (isLow ? card : card - HALF) & ~3;
    const row = card * 16 + (((isLow ? this.fieldLo : this.fieldHi) >> shift) & 0xf);
    const ways = table.ways[row] ?? 0; // a card of no month takes none
    for (let way = 0; way < ways; way++) {
      const take = (table.takes[row * 3 + way] as number) << shift;
      this.wayLo[way] = isLow ? take : 0;
      this.wayHi[way] = isLow ? 0 : take;
    }
    this.ways = ways;
  }

  private layOrKeep(card: CardId, from: Source): void {
    const { onifuda } = this.rules;
    const seat =
      card === onifuda?.card ? onifuda.alone(this.synced(), { seat: this.seat, card, from }) : null;
    if (seat === null) this.lay(card, from);
    else this.take(seat, card, MOST_WAYS - 1); // a way that is always empty
  }

  private lay(card: CardId, from: Source): void {
    this.joinsField(card);
    if (card === this.rules.onifuda?.card) this.draft.onifuda = usedBy(this.seat);
    this.rules.afterTurn?.noteLaid?.(this.synced(), { seat: this.seat, card, from });
  }

  private take(seat: Seat, card: CardId, way: number): void {
    const lo = (this.wayLo[way] as number) | (card < HALF ? 1 << card : 0);
    const hi = (this.wayHi[way] as number) | (card < HALF ? 0 : 1 << (card - HALF));
    const before = { lo: this.takenLo[seat] as number, hi: this.takenHi[seat] as number };
    this.captures(seat, { lo, hi });
    if (((lo & this.wildLo) | (hi & this.wildHi)) !== 0) this.draft.onifuda = usedBy(seat);
    if (!this.heedsYaku) return;
    const after = { lo: before.lo | lo, hi: before.hi | hi };
    const made = newlyMade(this.rules.yaku(monthOfRound(this.draft.round)), before, after);
    if (made.length === 0) return;
    this.rules.afterTurn?.noteYaku?.(this.draft, made, { lo, hi });
    if (this.rules.endsRound?.(made) === true) this.end({ why: 'yaku', seat });
  }

  private afterCard(from: Source): void {
    if (this.ended !== null) return;
    if (from === 'hand') this.turnPile();
    else this.endTurn();
  }

  private turnPile(): void {
    const { draft, seat } = this;
    const card = draft.pile[draft.drawn];
    if (card === undefined) {
      this.endTurn();
      return;
    }
    draft.drawn += 1;
    if (draft.onifuda?.isBlind === true) {
      this.wayLo[0] = this.wildLo;
      this.wayHi[0] = this.wildHi;
      this.take(seat, card, 0);
      this.afterCard('pile');
    } else this.resolve(card, 'pile');
  }

  private endTurn(): void {
    const { afterTurn } = this.rules;
    this.waits = 'play';
    if (afterTurn === null || afterTurn.isDue?.(this.draft) === false) this.nextTurn();
    else this.byEngine(afterTurn.begin);
  }

  private nextTurn(): void {
    const { draft } = this;
    draft.turns += 1;
    this.seat = turnOf(draft);
    this.waits = 'play';
    if (((this.handLo[this.seat] as number) | (this.handHi[this.seat] as number)) !== 0) return;
    const mayTurn = this.rules.playOutPile || this.hasHands();
    if (mayTurn && draft.drawn < draft.pile.length) this.turnPile();
    else this.endPlay();
  }

  private endPlay(): void {
    if ((this.fieldLo | this.fieldHi) !== 0) {
      const state = this.synced();
      const left = this.rules.leftovers(state, state.field);
      for (const { seat, cards } of left) this.captures(seat, cards);
    }
    this.end({ why: 'played' });
  }

  private end(ended: Ended): void {
    const { closing } = this.rules;
    if (ended.why === 'played' && closing !== null) this.byEngine(closing.begin);
    else {
      this.waits = 'ended';
      this.ended = ended;
    }
  }
}
