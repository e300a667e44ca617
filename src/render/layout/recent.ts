import type { CardSet } from '../../engine/core/card-set.ts';
import { NO_CARDS, setOf, union, withCard } from '../../engine/core/card-set.ts';
import type { CardId } from '../../engine/core/cards.ts';
import type { Seat } from '../../engine/core/game.ts';
import type { Event } from '../../engine/round/event.ts';

/** What the moves since the last picture have left on the table. */
export interface Recent {
  /** Who laid a card on the field, by card. */
  readonly laid: ReadonlyMap<CardId, Seat>;
  /** Which of the cards that were laid or have captured came from the pile. */
  readonly turned: CardSet;
  /** What each seat took, by seat. */
  readonly taken: ReadonlyMap<Seat, CardSet>;
}

/** Reads the marks of the last moves out of the events; a new deal wipes what came before it. */
export function readRecent(events: readonly Event[]): Recent {
  const laid = new Map<CardId, Seat>();
  const taken = new Map<Seat, CardSet>();
  let turned = NO_CARDS;
  for (const event of events) {
    if (event.type === 'dealt') {
      laid.clear();
      taken.clear();
      turned = NO_CARDS;
    } else if (event.type === 'laid') {
      laid.set(event.card, event.seat);
    } else if (event.type === 'captured') {
      const cards = setOf([event.card, ...event.taken]);
      taken.set(event.seat, union(taken.get(event.seat) ?? NO_CARDS, cards));
    } else if (event.type === 'turned') {
      turned = withCard(turned, event.card);
    }
  }
  return { laid, taken, turned };
}
