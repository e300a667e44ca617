import { misplaced, parseOptions } from '../../engine/core/options.ts';
import { chanceOf, secretFrom, seedOfChance, sha256Of } from '../../fairness/promise.ts';
import type { HanafudaGame } from '../../games/index.ts';
import {
  type Contribution,
  type Invitation,
  type Match,
  type Person,
  type Player,
  personsIn,
  type Strength,
  seatOf,
} from '../../model/match.ts';
import type { Outcome } from '../../model/outcome.ts';
import { clockAtStart, isInvited, seated, seatsAt, takenAt, wayIn } from '../../model/seats.ts';
import type { MatchTimers } from '../../model/timers.ts';
import { gameOfMatch, type TransactionDeps } from '../deps.ts';
import { endHoliday, stopsClock } from '../holiday/holiday.ts';
import { changed, refuse, stopped } from '../matches/change.ts';
import { comeBack, deal, running } from '../play/running-match.ts';

/** One of those who sit in a lobby. */
export type Occupant =
  | { readonly personId: string; readonly computer?: undefined }
  | { readonly personId?: undefined; readonly computer: number };

/** Who takes a seat, by which press or command; without its id they add nothing to the deals. */
export interface Arrival {
  readonly person: Person;
  readonly interactionId?: string | undefined;
}

/** Gives somebody a seat, or their own back; whoever watches is counted in. */
export async function sitDown(
  deps: TransactionDeps,
  match: Match,
  arrival: Arrival,
): Promise<Outcome> {
  const { person } = arrival;
  if (match.status === 'open') return await takeSeat(deps, match, arrival);
  if (seatOf(match, person.id) === undefined) {
    return countIn(gameOfMatch(deps, match), match, person);
  }
  const back = comeBack(running(match), person);
  if (back.ok && stopsClock(match)) {
    await endHoliday(deps, { ...match.where, personId: person.id });
  }
  return back;
}

/**
 * Seats a person in a lobby. The match begins when a person takes the last seat (I14), as the lobby
 * announces. A host who puts a computer into the last seat presses Start themselves.
 */
async function takeSeat(
  deps: TransactionDeps,
  match: Match,
  { person, interactionId }: Arrival,
): Promise<Outcome> {
  const game = gameOfMatch(deps, match);
  if (seatOf(match, person.id) !== undefined) return refuse({ reason: 'already-seated', match });
  if (match.barred.some(({ id }) => id === person.id)) return refuse({ reason: 'barred', match });
  const player = seated(person, contributed('join', interactionId));
  // The seat that was kept for them counts as taken already.
  const outcome = isInvited(match, person.id)
    ? changed(match, {
        players: [...match.players, player],
        invited: withoutInvited(match, person.id),
      })
    : addPlayer(game, match, player);
  if (!outcome.ok) return outcome;
  const joined = { ...outcome.match, players: await inOldOrder(deps, outcome.match) };
  const isFull = joined.players.length === seatsAt(game, joined);
  return isFull
    ? begin(deps, joined)
    : await onceAgreed(deps, match, { ...outcome, match: joined });
}

/** Players of a rematch as they sat in the match before, on which teams and turns depend; who is new sits last. */
async function inOldOrder(
  { store }: TransactionDeps,
  { rematchOf, players }: Match,
): Promise<readonly Player[]> {
  const before = rematchOf === null ? undefined : await store.match(rematchOf);
  if (before === undefined) return players;
  const seat = (player: Player) => {
    const at = before.players.findIndex((one) => isSame(one, player));
    return at === -1 ? before.players.length : at;
  };
  return players.toSorted((a, b) => seat(a) - seat(b));
}

function isSame(one: Player, other: Player): boolean {
  return one.type === 'person'
    ? other.type === 'person' && one.person.id === other.person.id
    : other.type === 'computer' && one.number === other.number;
}

/** Deals a rematch once the last for whom a seat was kept has answered, if those who want to play are enough. */
export async function onceAgreed(
  deps: TransactionDeps,
  before: Match,
  outcome: Outcome,
): Promise<Outcome> {
  if (!outcome.ok || outcome.match.status !== 'open' || before.rematchOf === null) return outcome;
  const { players, invited } = outcome.match;
  const hasAnswered = before.invited.length > 0 && invited.length === 0;
  const isEnough =
    personsIn({ players }).length > 1 && gameOfMatch(deps, before).seats.includes(players.length);
  return hasAnswered && isEnough ? begin(deps, outcome.match) : outcome;
}

function addPlayer(game: HanafudaGame, match: Match, player: Player): Outcome {
  const seats = seatsAt(game, match);
  if (match.players.length >= seats) return refuse({ reason: 'full', match });
  if (takenAt(match) >= seats) return refuse({ reason: 'seats-kept', match });
  return changed(match, { players: [...match.players, player] });
}

/** Deals the cards. Whether the match is rated is decided now, by the server's settings. */
export async function begin(deps: TransactionDeps, match: Match): Promise<Outcome> {
  const settings = await deps.store.serverSettings(match.where.serverId);
  const hasComputer = match.players.some(({ type }) => type === 'computer');
  const isRated = settings.isRated && (settings.ratesComputers || !hasComputer);
  const clock = clockAtStart(match);
  // A lobby of an older version has promised nothing.
  const secret = match.secret ?? secretFrom(deps.entropy());
  const { seedOf = seedOfChance } = deps;
  const outcome = deal(deps, match, seedOf(chanceOf(match, secret)));
  return outcome.ok
    ? { ...outcome, match: { ...outcome.match, invited: [], isRated, clock } }
    : outcome;
}

/** Removes a person from a lobby. The lobby closes when the last person leaves. */
export function standUp(match: Match, person: Person): Outcome {
  const seat = seatOf(match, person.id);
  if (seat === undefined) {
    const declined = uninvite(match, person.id);
    return declined.ok ? declined : refuse({ reason: 'not-seated', match });
  }
  const players = match.players.toSpliced(seat, 1);
  const next = players.find((player) => player.type === 'person');
  if (next === undefined) return stopped({ ...match, players }, 'emptied');
  const hostId = match.hostId === person.id ? next.person.id : match.hostId;
  return changed(match, { players, hostId });
}

/** Seats a computer player under the lowest free number. */
export function seatComputer(game: HanafudaGame, match: Match, strength: Strength): Outcome {
  const taken = match.players.map((player) => (player.type === 'computer' ? player.number : 0));
  let number = 1;
  while (taken.includes(number)) number++;
  return addPlayer(game, match, { type: 'computer', number, strength });
}

export function unseatComputer(match: Match): Outcome {
  const seat = match.players.findLastIndex((player) => player.type === 'computer');
  if (seat === -1) return refuse({ reason: 'no-computer', match });
  return changed(match, { players: match.players.toSpliced(seat, 1) });
}

/**
 * Frees a seat for the host. A person removed this way cannot sit down at this table again; the
 * next table does not remember it.
 */
export function freeSeat(match: Match, occupant: Occupant): Outcome {
  const seat = match.players.findIndex((player) =>
    player.type === 'person'
      ? player.person.id === occupant.personId
      : player.number === occupant.computer,
  );
  const player = match.players[seat];
  if (player === undefined) {
    const withdrawn = uninvite(match, occupant.personId ?? '');
    return withdrawn.ok ? withdrawn : refuse({ reason: 'no-such-player', match });
  }
  const players = match.players.toSpliced(seat, 1);
  if (player.type === 'computer') return changed(match, { players });
  if (player.person.id === match.hostId) return standUp(match, player.person);
  return changed(match, { players, barred: [...match.barred, player.person] });
}

export function makeHost(match: Match, personId: string): Outcome {
  if (seatOf(match, personId) === undefined) return refuse({ reason: 'no-such-player', match });
  return changed(match, { hostId: personId });
}

/** Sets the number of seats. The table waits for its host even when all are taken. */
export function setSeats(game: HanafudaGame, match: Match, seats: number): Outcome {
  if (!game.seats.includes(seats)) return refuse({ reason: 'bad-seats', match, game: game.id });
  if (seats < takenAt(match)) return refuse({ reason: 'seats-taken', match });
  return changed(match, { seats });
}

export function setRule(
  game: HanafudaGame,
  match: Match,
  rule: { readonly option: string; readonly value: string },
): Outcome {
  const { options, problems: typing } = parseOptions(game.options, { [rule.option]: rule.value });
  const value = options[rule.option] ?? '';
  const all = { ...match.options, [rule.option]: value };
  const chosen = { options: all, named: [rule.option], seats: seatsAt(game, match) };
  const problems = [...typing, ...misplaced(game.options, chosen)];
  if (problems.length > 0) {
    return refuse({ reason: 'bad-option', match, game: match.game, problems });
  }
  return changed(match, { options: all });
}

/** Who cuts the cards of a lobby. */
export interface CutRequest {
  readonly personId: string;
  /** Discord's id of the press or command. */
  readonly interactionId: string;
  /** Their own words; absent: the id alone counts. */
  readonly words?: string | undefined;
}

/** What a press or command adds to the deals; nothing without its id. */
export function contributed(
  by: Contribution['by'],
  id: string | undefined,
): readonly Contribution[] | undefined {
  return id === undefined ? undefined : [{ by, id }];
}

/** Cuts the cards of a lobby. A later cut replaces the person's earlier one. */
export function cut(match: Match, { personId, interactionId, words }: CutRequest): Outcome {
  if (match.status !== 'open') return refuse({ reason: 'not-open', match });
  if (seatOf(match, personId) === undefined) return refuse({ reason: 'not-seated', match });
  const hashed = words === undefined ? {} : { words: sha256Of(words) };
  return changed(match, adding(match, personId, { by: 'cut', id: interactionId, ...hashed }));
}

/** The players with another contribution of one of them, in the place of an earlier one of its kind. */
export function adding(
  match: Match,
  personId: string,
  contribution: Contribution,
): Pick<Match, 'players'> {
  const seat = seatOf(match, personId);
  const player = match.players[seat ?? -1];
  if (seat === undefined || player?.type !== 'person') return match;
  const others = (player.contributions ?? []).filter(({ by }) => by !== contribution.by);
  const contributions = [...others, contribution];
  return { players: match.players.with(seat, { ...player, contributions }) };
}

/** For how many milliseconds a seat is kept for whom the host has invited. */
export const KEPT_TIME = 15 * 60_000;

/** Keeps seats of a lobby for people; whoever sits there or is invited already stays as they are. */
export function invite(game: HanafudaGame, match: Match, people: readonly Person[]): Outcome {
  const fresh = people.filter(({ id }) => seatOf(match, id) === undefined && !isInvited(match, id));
  if (fresh.length === 0) return refuse({ reason: 'already-seated', match });
  const most = match.seats ?? Math.max(...game.seats);
  if (takenAt(match) + fresh.length > most) return refuse({ reason: 'full', match });
  const invited = [...match.invited, ...invitations(fresh, match.version + 1)];
  const barred = match.barred.filter(({ id }) => !fresh.some((one) => one.id === id));
  return changed(match, { invited, barred });
}

/** Seats kept for people since a version of their match. */
export function invitations(people: readonly Person[], since: number): readonly Invitation[] {
  return people.map((person) => ({ person, since }));
}

/**
 * Counts somebody in who watches a running match: for a computer's seat from the next round on, or for the next
 * match. Refuses: barred, counted-in, full.
 */
function countIn(game: HanafudaGame, match: Match, person: Person): Outcome {
  if (match.barred.some(({ id }) => id === person.id)) return refuse({ reason: 'barred', match });
  if (isInvited(match, person.id)) return refuse({ reason: 'counted-in', match });
  if (wayIn(game, match) === undefined) return refuse({ reason: 'full', match });
  const invited = [...match.invited, ...invitations([person], match.version + 1)];
  return changed(match, { invited });
}

/** Gives up the seat that is kept for somebody: they decline it, or the host takes it back. */
export function uninvite(match: Match, personId: string): Outcome {
  if (!isInvited(match, personId)) return refuse({ reason: 'not-invited', match });
  return changed(match, { invited: withoutInvited(match, personId) });
}

function withoutInvited({ invited }: Match, personId: string): readonly Invitation[] {
  return invited.filter(({ person }) => person.id !== personId);
}

/** Seats whose time was kept are free again: those that no longer have a timer. */
export function lapse(match: Match, kept: MatchTimers['kept']): Outcome {
  return changed(match, { invited: match.invited.filter(({ person }) => person.id in kept) });
}
