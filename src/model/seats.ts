import type { Seat } from '../engine/core/game.ts';
import { seatsOf } from '../engine/core/seats.ts';
import type { HanafudaGame } from '../games/index.ts';
import { type Clock, isSlow, USUAL_CLOCK } from './clock.ts';
import {
  type Contribution,
  type Match,
  type Person,
  type PersonPlayer,
  type Player,
  personsIn,
  seatOf,
} from './match.ts';
import { isPrivate } from './private.ts';

/** How many seats a lobby has. */
export function seatsAt(game: HanafudaGame, match: Match): number {
  return seatsOf(game, match.seats, takenAt(match));
}

/** How many seats of a lobby are taken, or kept for people. */
export function takenAt({ players, invited }: Pick<Match, 'players' | 'invited'>): number {
  return players.length + invited.length;
}

/** A person as a player who has just sat down. */
export function seated(person: Person, contributions?: readonly Contribution[]): PersonPlayer {
  const player = { type: 'person', person, away: false, missed: 0 } as const;
  return contributions === undefined ? player : { ...player, contributions };
}

/** A person who is at the table and decides for themselves. */
export function isPresent(player: Player): player is PersonPlayer {
  return player.type === 'person' && !player.away;
}

/** Whether somebody has a seat that they have not left. */
export function isAtTable({ players }: Pick<Match, 'players'>, personId: string): boolean {
  return players.some((player) => isPresent(player) && player.person.id === personId);
}

/** Whether one person sits at a table, against computers. */
export function isAlone(match: Pick<Match, 'players'>): boolean {
  return personsIn(match).length === 1;
}

/**
 * The clock of a match that begins with those who sit there. The usual one and slower ones are for people who
 * wait for each other: one person against computers has no limit instead.
 */
export function clockAtStart(match: Pick<Match, 'players' | 'clock'>): Clock {
  const { clock } = match;
  return isAlone(match) && (clock === USUAL_CLOCK || isSlow(clock)) ? 'none' : clock;
}

/** Whether a computer has somebody's seat since they were silent, and not since they said that they leave. */
export function hasFallenSilent(match: Match, personId: string): boolean {
  const player = match.players[seatOf(match, personId) ?? -1];
  if (match.status !== 'playing' || player?.type !== 'person' || !player.away) return false;
  return player.missed > 0 || player.silent === true;
}

/** Whether a seat is kept for somebody, or in a running match the next that is free. */
export function isInvited({ invited }: Pick<Match, 'invited'>, personId: string): boolean {
  return invited.some(({ person }) => person.id === personId);
}

/**
 * What somebody who watches a running match can have: the seat of a computer from the next round on, or one in the
 * next match. Undefined: neither.
 */
export function wayIn(game: HanafudaGame, match: Match): 'computer' | 'next' | undefined {
  const { players, invited, status } = match;
  if (status !== 'playing' || isPrivate(match)) return undefined;
  const people = personsIn(match).length + invited.length;
  if (people < players.length) return 'computer';
  return people < Math.max(...game.seats) ? 'next' : undefined;
}

/** Those who wait sit down, first in the seats of computers and then in free ones, as far as there are any. */
export function withWaiting(
  players: readonly Player[],
  waiting: readonly Player[],
  free = 0,
): readonly Player[] {
  const queue = [...waiting];
  const taken = players.map((one) => (one.type === 'computer' ? (queue.shift() ?? one) : one));
  return [...taken, ...queue.slice(0, free)];
}

/** Whether a match is for practice: of one person against computers, and counted for no rating. */
export function isPractice(match: Match): boolean {
  return isAlone(match) && !match.isRated;
}

/** Whether at most one person is at the table, so that nobody waits for another. */
export function hasNobodyToWait({ players }: Match): boolean {
  return players.filter(isPresent).length < 2;
}

/** The seat of the person who owes a decision; undefined if a computer does, or nobody. */
export function seatAsked(game: HanafudaGame, { state, players }: Match): Seat | undefined {
  const seat = state === null ? undefined : game.toAct(state);
  const player = seat === undefined ? undefined : players[seat];
  return player !== undefined && isPresent(player) ? seat : undefined;
}

/** Whether all who are at the table want to stop. */
export function isAgreed({ players, stopVotes }: Match): boolean {
  const present = players.filter(isPresent);
  return present.length > 0 && present.every(({ person }) => stopVotes.includes(person.id));
}

/** The next person who is present after a seat, in playing order, wrapping around. */
export function nextPresent(players: readonly Player[], seat: Seat): Person | undefined {
  return [...players.slice(seat + 1), ...players.slice(0, seat)].find(isPresent)?.person;
}
