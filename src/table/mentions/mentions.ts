import type { Seat } from '../../engine/core/game.ts';
import { REMIND_TIME } from '../../model/clock.ts';
import type { Match, Person } from '../../model/match.ts';
import { isPresent, seatsAsked } from '../../model/seats.ts';
import type { MentionStyle } from '../../model/settings.ts';
import { type Deps, gameOf } from '../deps.ts';

/** When people may be mentioned at the table. */
export type MentionOccasion =
  /** It may have become somebody's turn since the match had this version. */
  | { readonly type: 'turn'; readonly since: number }
  /** The timer `call` has fallen due. */
  | { readonly type: 'reminder' }
  /** Little time is left. */
  | { readonly type: 'warning' };

/** How long a hand message can be edited: Discord's 15 minutes, less the time a request takes. */
export const HAND_LIFE_MS = 14.5 * 60_000;

/**
 * A player who did something at the table within this time is active, and sees that it is their
 * turn.
 */
const ACTIVE_MS = 5 * 60_000;

type MentionDeps = Pick<Deps, 'store' | 'findGame' | 'now'>;

/** Somebody who owes a decision. */
interface AskedPlayer {
  readonly seat: Seat;
  readonly person: Person;
}

/** Occupant the table message mentions. */
export function mentions(deps: Deps) {
  return {
    /** Occupant it should mention now, by their and the server's settings. Ids of Discord. */
    people: (match: Match, occasion: MentionOccasion): readonly string[] =>
      peopleToMention(deps, match, occasion),
  };
}

function peopleToMention(
  deps: MentionDeps,
  match: Match,
  occasion: MentionOccasion,
): readonly string[] {
  // Nobody waits for a person who plays against computers only.
  if (match.status !== 'playing' || match.players.filter(isPresent).length < 2) return [];
  return peopleAsked(deps, match)
    .filter(isMentioned(deps, match, occasion))
    .map(({ person }) => person.id);
}

function isMentioned(
  deps: MentionDeps,
  match: Match,
  occasion: MentionOccasion,
): (one: AskedPlayer) => boolean {
  switch (occasion.type) {
    case 'turn':
      return isNewlyAsked(deps, match, occasion.since);
    case 'reminder':
      return (one) => isReminded(deps, match, one);
    case 'warning':
      return ({ person }) => styleOf(deps, match, person) !== 'never';
  }
}

function peopleAsked(deps: MentionDeps, match: Match): readonly AskedPlayer[] {
  return seatsAsked(gameOf(deps, match), match).flatMap((seat) => {
    const player = match.players[seat];
    return player?.type === 'person' ? [{ seat, person: player.person }] : [];
  });
}

/** Another player's move made it their turn, and they may not have seen it. */
function isNewlyAsked(
  deps: MentionDeps,
  match: Match,
  since: number,
): (one: AskedPlayer) => boolean {
  const steps = deps.store.records(match.id).filter(({ version }) => version > since);
  const lastMover = steps.findLast((step) => step.seat !== null && !step.byComputer)?.seat;
  return (one) => {
    if (steps.length === 0 || one.seat === lastMover) return false;
    const style = styleOf(deps, match, one.person);
    if (style !== 'quiet') return style === 'always';
    return activeAt(deps, match, one) < deps.now() - ACTIVE_MS;
  };
}

/** They were active when their turn began, and have done nothing since. */
function isReminded(deps: MentionDeps, match: Match, one: AskedPlayer): boolean {
  const dueAt = deps.store.dueAt(match.id, 'call');
  const wait = REMIND_TIME[match.clock];
  if (dueAt === undefined || wait === null) return false;
  if (styleOf(deps, match, one.person) !== 'quiet') return false;
  const askedAt = dueAt - wait;
  const at = activeAt(deps, match, one);
  return askedAt - ACTIVE_MS <= at && at <= askedAt;
}

/** When they last moved or opened their hand. */
function activeAt(
  { store, now }: MentionDeps,
  { id }: Match,
  { seat, person }: AskedPlayer,
): number {
  const moved = store.lastMoves(id).get(seat) ?? 0;
  const hand = store.hands(id, now()).find(({ personId }) => personId === person.id);
  return Math.max(moved, hand === undefined ? 0 : hand.expiresAt - HAND_LIFE_MS);
}

function styleOf({ store }: MentionDeps, { where }: Match, { id }: Person): MentionStyle {
  const own = store.personSettings(id).mentions;
  return own === 'server' ? store.serverSettings(where.serverId).mentions : own;
}
