import {
  type CardSet,
  cardsOf,
  NO_CARDS,
  setOf,
  union,
  withCard,
} from '../../engine/core/card-set.ts';
import type { CardId } from '../../engine/core/cards.ts';
import type { Seat } from '../../engine/core/game.ts';
import type { Event } from '../../engine/round/event.ts';
import type { Source } from '../../engine/round/state.ts';

export interface LastMove {
  readonly seat: Seat;
  /** The card from its hand; null when that was told before. */
  readonly played: CardId | null;
  /** The card from the pile; null before it is turned. */
  readonly turned: CardId | null;
  /** Those cards, and what they took. */
  readonly cards: CardSet;
}

export interface Recent {
  readonly laid: ReadonlyMap<CardId, Seat>;
  readonly taken: ReadonlyMap<Seat, CardSet>;
  /** The latest of the moves; null before the first. */
  readonly last: LastMove | null;
}

/** Reads the marks of the last moves out of the events; a new deal wipes what came before it. */
export function readRecent(events: readonly Event[]): Recent {
  const laid = new Map<CardId, Seat>();
  const taken = new Map<Seat, CardSet>();
  let last: LastMove | null = null;
  for (const event of events) {
    last = moveAfter(last, event);
    if (event.type === 'dealt') {
      laid.clear();
      taken.clear();
    } else if (event.type === 'laid') {
      laid.set(event.card, event.seat);
    } else if (event.type === 'captured') {
      const cards = setOf([event.card, ...event.taken]);
      taken.set(event.seat, union(taken.get(event.seat) ?? NO_CARDS, cards));
    } else if (event.type === 'month-taken' || event.type === 'stolen') {
      taken.set(event.seat, union(taken.get(event.seat) ?? NO_CARDS, event.cards));
    }
  }
  return { laid, taken, last };
}

/** The latest move after one more event: a card that is played begins another. */
function moveAfter(last: LastMove | null, event: Event): LastMove | null {
  switch (event.type) {
    case 'dealt':
      return null;
    case 'played':
      return begun(event.seat, event.card, 'hand');
    case 'bombed': {
      const [first = null] = cardsOf(event.cards);
      return { seat: event.seat, played: first, turned: null, cards: event.cards };
    }
    case 'month-taken': {
      const [first = null] = cardsOf(event.held);
      // Out of turn it isn't a move.
      if (event.why === 'blocked' || first === null) return last;
      return { seat: event.seat, played: first, turned: null, cards: event.cards };
    }
    case 'turned': {
      if (last === null || last.seat !== event.seat) return begun(event.seat, event.card, 'pile');
      return { ...last, turned: event.card, cards: withCard(last.cards, event.card) };
    }
    case 'laid':
    case 'captured': {
      // What was chosen for a card that an earlier picture has shown.
      const move = last ?? begun(event.seat, event.card, event.from);
      const taken = event.type === 'captured' ? setOf(event.taken) : NO_CARDS;
      return { ...move, cards: union(withCard(move.cards, event.card), taken) };
    }
    default:
      return last;
  }
}

function begun(seat: Seat, card: CardId, from: Source): LastMove {
  const cards = setOf([card]);
  return from === 'hand'
    ? { seat, played: card, turned: null, cards }
    : { seat, played: null, turned: card, cards };
}
