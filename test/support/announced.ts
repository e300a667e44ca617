import {
  cardsOf,
  size,
  union,
  withCard,
  withCards,
  without,
} from '../../src/engine/core/card-set.ts';
import type { Seat } from '../../src/engine/core/game.ts';
import type { Event, YakuMade } from '../../src/engine/round/event.ts';
import { clearOff } from '../../src/engine/round/field.ts';
import type { State } from '../../src/engine/round/state.ts';
import type { HanafudaGame } from '../../src/games/index.ts';
import { hold } from './invariants.ts';
import type { Turn } from './random-match.ts';

/** The table as it was at each announcement of a step. */
function* announced(
  before: State,
  events: readonly Event[],
): Generator<{ readonly state: State; readonly seat: Seat; readonly yaku: YakuMade }> {
  const field = [...before.field];
  const captured = [...before.captured];
  for (const event of events) {
    // The next deal has begun, on another table.
    if (event.type === 'settled' || event.type === 'redealt') return;
    if (event.type === 'laid') field[event.place] = event.card;
    if (event.type === 'captured') {
      clearOff(field, event.taken);
      const pile = captured[event.seat] ?? { lo: 0, hi: 0 };
      captured[event.seat] = withCard(withCards(pile, event.taken), event.card);
    }
    if (event.type === 'stolen') {
      const { seat, from, cards } = event;
      captured[seat] = union(captured[seat] ?? cards, cards);
      captured[from] = without(captured[from] ?? cards, cards);
    }
    if (event.type === 'month-taken') {
      clearOff(field, cardsOf(event.cards));
      captured[event.seat] = union(captured[event.seat] ?? event.cards, event.cards);
    }
    if (event.type === 'yaku-made') {
      const { seat, yaku } = event;
      yield { state: { ...before, field: [...field], captured: [...captured] }, seat, yaku };
    }
  }
}

/** Throws if something is announced that would not count were the round paid at that moment. */
export function checkAnnounced(
  game: HanafudaGame,
  { before }: Turn,
  events: readonly Event[],
): number {
  let many = 0;
  for (const { state, seat, yaku } of announced(before, events)) {
    many++;
    const counts = game.view(state, 'spectator').seats[seat]?.yaku ?? [];
    const found = counts.some(({ id, value }) => id === yaku.id && value === yaku.value);
    hold(found, () => `seat ${seat}: ${yaku.id} ${yaku.value} in ${JSON.stringify(state)}`);
  }
  return many;
}

/** What counts of the seat that is asked koi-koi has been announced before; points for its calls (K19) need no cards. */
export function checkAsked(game: HanafudaGame, state: State, told: ReadonlySet<string>): void {
  if (state.phase.type !== 'call') return;
  const { seat } = state.phase;
  for (const { id, value, cards } of game.view(state, seat).seats[seat]?.yaku ?? []) {
    if (size(cards) === 0) continue;
    hold(told.has(`${seat} ${id}`), () => `never told: ${id} ${value} of ${JSON.stringify(state)}`);
  }
}

/** Throws if a yaku is said to lack a card with which it would not count. */
export function checkNear(game: HanafudaGame, state: State): number {
  let many = 0;
  for (const { seat, near, captured } of game.view(state, 'spectator').seats) {
    for (const { id, value, missing } of near) {
      many++;
      const pile = state.captured.with(seat, withCard(captured, missing));
      const { seats } = game.view({ ...state, captured: pile }, 'spectator');
      const found = seats[seat]?.yaku.some((yaku) => yaku.id === id && yaku.value === value);
      hold(
        found === true,
        () => `seat ${seat} lacks ${missing} for ${id}: ${JSON.stringify(state)}`,
      );
    }
  }
  return many;
}
