import type { Seat } from '../../engine/core/game.ts';
import { CALL_TIME } from '../../model/clock.ts';
import type { Match, Person } from '../../model/match.ts';
import { isPresent, seatsAsked } from '../../model/seats.ts';
import type { MentionStyle } from '../../model/settings.ts';
import { gameOf, type TableParts } from '../deps.ts';

/** Why people may be called to the table by a mention. */
export type CallWhy =
  /** Something may have been asked since the match had this version. */
  | { readonly type: 'turn'; readonly since: number }
  /** The timer `call` has fallen due. */
  | { readonly type: 'reminder' }
  /** Little time is left. */
  | { readonly type: 'warning' };

export interface CallCases {
  /** Whom the public message should call now, by their and the server's wishes. Ids of Discord. */
  toCall(match: Match, why: CallWhy): readonly string[];
}

/** For how long a hand message can be refreshed: Discord's quarter of an hour, less the way there. */
export const HAND_LIFE_MS = 14.5 * 60_000;

/** Who did something at the table within this time is there, and sees that they are asked. */
const ACTIVE_MS = 5 * 60_000;

type Parts = Pick<TableParts, 'store' | 'findGame' | 'now'>;

/** Somebody who owes a decision. */
interface Asked {
  readonly seat: Seat;
  readonly person: Person;
}

/** Whom to call when; what is meant is told at `CallCases`. */
export function callCases(parts: Parts): CallCases {
  return { toCall: (match, why) => toCall(parts, match, why) };
}

function toCall(parts: Parts, match: Match, why: CallWhy): readonly string[] {
  // Who plays against computers alone is waited for by nobody.
  if (match.status !== 'playing' || match.players.filter(isPresent).length < 2) return [];
  return peopleAsked(parts, match)
    .filter(callerFor(parts, match, why))
    .map(({ person }) => person.id);
}

function callerFor(parts: Parts, match: Match, why: CallWhy): (one: Asked) => boolean {
  switch (why.type) {
    case 'turn':
      return isNewlyAsked(parts, match, why.since);
    case 'reminder':
      return (one) => isReminded(parts, match, one);
    case 'warning':
      return ({ person }) => styleOf(parts, match, person) !== 'never';
  }
}

function peopleAsked(parts: Parts, match: Match): readonly Asked[] {
  return seatsAsked(gameOf(parts, match), match).flatMap((seat) => {
    const player = match.players[seat];
    return player?.type === 'person' ? [{ seat, person: player.person }] : [];
  });
}

/** Somebody else's move has brought them to their turn, and they may not have seen it. */
function isNewlyAsked(parts: Parts, match: Match, since: number): (one: Asked) => boolean {
  const steps = parts.store.records(match.id).filter(({ version }) => version > since);
  const lastMover = steps.findLast((step) => step.seat !== null && !step.byComputer)?.seat;
  return (one) => {
    if (steps.length === 0 || one.seat === lastMover) return false;
    const style = styleOf(parts, match, one.person);
    if (style !== 'quiet') return style === 'always';
    return activeAt(parts, match, one) < parts.now() - ACTIVE_MS;
  };
}

/** They seemed to be there when they were asked, and have not been heard of since. */
function isReminded(parts: Parts, match: Match, one: Asked): boolean {
  const dueAt = parts.store.dueAt(match.id, 'call');
  const wait = CALL_TIME[match.clock];
  if (dueAt === undefined || wait === null) return false;
  if (styleOf(parts, match, one.person) !== 'quiet') return false;
  const askedAt = dueAt - wait;
  const at = activeAt(parts, match, one);
  return askedAt - ACTIVE_MS <= at && at <= askedAt;
}

/** When they last moved, or asked for their hand. */
function activeAt({ store, now }: Parts, { id }: Match, { seat, person }: Asked): number {
  const moved = store.lastMoves(id).get(seat) ?? 0;
  const hand = store.hands(id, now()).find(({ personId }) => personId === person.id);
  return Math.max(moved, hand === undefined ? 0 : hand.expiresAt - HAND_LIFE_MS);
}

function styleOf({ store }: Parts, { where }: Match, { id }: Person): MentionStyle {
  const own = store.personSettings(id).mentions;
  return own === 'server' ? store.serverSettings(where.serverId).mentions : own;
}
