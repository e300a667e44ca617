import { monthsWith, setOf, union } from '../../core/card-set.ts';
import { type CardId, monthOf } from '../../core/cards.ts';
import { IllegalMove } from '../../core/game.ts';
import { atSeat, handAt, withSeat } from '../../round/by-seat.ts';
import { captureByMonth } from '../../round/field.ts';
import { turnOf } from '../../round/play.ts';
import type { Asker, Transition } from '../../round/ruleset.ts';
import { lateOf } from '../../round/state/late-capture-state.ts';
import type { Move, State } from '../../round/state.ts';
import { handWithout, keep, ofMonth, putDown } from './late-capture.ts';
import type { LateCaptureConfig } from './late-capture-gains.ts';

export interface BombConfig extends LateCaptureConfig {
  /** A bomb of two cards for two on the field: none, one that only captures, or one that doubles. */
  readonly smallBomb: 'no' | 'plain' | 'double';
}

/** Cards of a month that make a bomb or may be shown, except for a small one. */
const TRIPLET = 3;

/**
 * What may be done in a turn besides playing a card: three of a month at once for the one on the field
 * (*bomb*), to show three as one of them is played (*shake*), and to play none with a token of a bomb.
 */
export function bombs(config: BombConfig): Asker {
  return {
    asks: ({ type }) => type === 'play',
    legalMoves: (state) => movesOf(state, config),
    apply: (transition, move) => {
      if (move.type === 'bomb') bomb(transition, config, move.card);
      else if (move.type === 'shake') shake(transition, config, move.card);
      else if (move.type === 'flip') useToken(transition, config);
      else throw new IllegalMove(`${move.type} in a turn`);
    },
  };
}

function movesOf(state: State, { smallBomb }: BombConfig): readonly Move[] {
  const seat = turnOf(state);
  const hand = handAt(state, seat);
  const moves: Move[] = [];
  for (const month of monthsWith(hand, smallBomb === 'no' ? TRIPLET : 2)) {
    const cards = ofMonth(hand, month);
    const [card = 0] = cards;
    const mates = state.field.filter((one) => monthOf(one) === month).length;
    const isBomb = cards.length === TRIPLET && mates === 1;
    const isSmall = cards.length === 2 && mates === 2;
    if (isBomb || isSmall) moves.push({ type: 'bomb', card });
    else if (cards.length >= TRIPLET && mates === 0) {
      for (const one of cards) moves.push({ type: 'shake', card: one });
    }
  }
  if (atSeat(lateOf(state).tokens, seat) > 0) moves.push({ type: 'flip' });
  return moves;
}

function bomb(transition: Transition, config: BombConfig, first: CardId): void {
  const { state, events } = transition;
  const seat = turnOf(state);
  const { tokens, bombs: made } = lateOf(state);
  const played = ofMonth(handAt(state, seat), monthOf(first));
  const mates = captureByMonth(state.field, first).flat();
  const isWhole = played.length === TRIPLET;
  const doubles = isWhole || config.smallBomb === 'double';
  state.hands[seat] = handWithout(state, seat, played);
  events.push({ type: 'bombed', seat, cards: setOf(played) });
  keep(transition, {
    tokens: withSeat(tokens, seat, atSeat(tokens, seat) + played.length - 1),
    bombs: withSeat(made, seat, atSeat(made, seat) + (doubles ? 1 : 0)),
  });
  putDown(transition, config, { played, mates });
}

function shake(transition: Transition, config: BombConfig, card: CardId): void {
  const { state, events } = transition;
  const seat = turnOf(state);
  const { shown, shakes } = lateOf(state);
  const cards = setOf(ofMonth(handAt(state, seat), monthOf(card)));
  keep(transition, {
    shown: withSeat(shown, seat, union(atSeat(shown, seat), cards)),
    shakes: withSeat(shakes, seat, atSeat(shakes, seat) + 1),
  });
  events.push({ type: 'shaken', seat, cards });
  state.hands[seat] = handWithout(state, seat, [card]);
  events.push({ type: 'played', seat, card });
  // No card of the month lies on the field.
  putDown(transition, config, { played: [card], mates: [] });
}

function useToken(transition: Transition, config: BombConfig): void {
  const { state, events } = transition;
  const seat = turnOf(state);
  const { tokens } = lateOf(state);
  const left = atSeat(tokens, seat) - 1;
  keep(transition, { tokens: withSeat(tokens, seat, left) });
  events.push({ type: 'token-used', seat, left });
  putDown(transition, config, { played: [], mates: [] });
}
