import { otherSeats, parseOptions } from '../../engine/core/options.ts';
import type { HanafudaGame } from '../../games/index.ts';
import { type Match, type Person, type Player, type Strength, seatOf } from '../../model/match.ts';
import type { Outcome } from '../../model/outcome.ts';
import { seatsAt } from '../../model/seats.ts';
import { type Deps, gameOf } from '../deps.ts';
import { changed, refuse, stopped } from '../matches/outcomes.ts';
import { deal } from '../play/running.ts';

/** One of those who sit in a lobby. */
export type Occupant =
  | { readonly personId: string; readonly computer?: undefined }
  | { readonly personId?: undefined; readonly computer: number };

/** A person as a player who has just sat down. */
export function seated(person: Person): Player {
  return { type: 'person', person, away: false, missed: 0 };
}

/**
 * Somebody sits down in a lobby. With its last seat the match begins (I14): whoever takes it has come to
 * play, and the lobby says so beforehand. A rematch waits for its host instead, since those who were
 * given a seat in it have not said yet that they want to play; and a host who puts a computer into the
 * last seat is there to press Start.
 */
export function takeSeat(deps: Deps, match: Match, person: Person): Outcome {
  const game = gameOf(deps, match);
  if (seatOf(match, person.id) !== undefined) return refuse({ reason: 'already-seated', match });
  if (match.barred.some(({ id }) => id === person.id)) return refuse({ reason: 'barred', match });
  const outcome = addPlayer(game, match, seated(person));
  if (!outcome.ok || match.rematchOf !== null) return outcome;
  const isFull = outcome.match.players.length === seatsAt(game, match);
  return isFull ? begin(deps, outcome.match) : outcome;
}

function addPlayer(game: HanafudaGame, match: Match, player: Player): Outcome {
  if (match.players.length >= seatsAt(game, match)) return refuse({ reason: 'full', match });
  return changed(match, { players: [...match.players, player] });
}

/** Deals. Whether the match counts for ratings is settled now, by what the server has chosen. */
export function begin(deps: Deps, match: Match): Outcome {
  const settings = deps.store.serverSettings(match.where.serverId);
  const hasComputer = match.players.some(({ type }) => type === 'computer');
  const isRated = settings.isRated && (settings.ratesComputers || !hasComputer);
  const outcome = deal(deps, match, deps.entropy());
  return outcome.ok ? { ...outcome, match: { ...outcome.match, isRated } } : outcome;
}

/** Somebody gets up from a lobby; the last person to do so closes it. */
export function standUp(match: Match, person: Person): Outcome {
  const seat = seatOf(match, person.id);
  if (seat === undefined) return refuse({ reason: 'not-seated', match });
  const players = match.players.toSpliced(seat, 1);
  const next = players.find((player) => player.type === 'person');
  if (next === undefined) return stopped({ ...match, players }, 'emptied');
  const hostId = match.hostId === person.id ? next.person.id : match.hostId;
  return changed(match, { players, hostId });
}

/** A computer player sits down, under the lowest number that is free. */
export function seatComputer(game: HanafudaGame, match: Match, strength: Strength): Outcome {
  const taken = match.players.map((player) => (player.type === 'computer' ? player.number : 0));
  let number = 1;
  while (taken.includes(number)) number++;
  return addPlayer(game, match, { type: 'computer', number, strength });
}

/** The computer player that sat down last gets up. */
export function unseatComputer(match: Match): Outcome {
  const seat = match.players.findLastIndex((player) => player.type === 'computer');
  if (seat === -1) return refuse({ reason: 'no-computer', match });
  return changed(match, { players: match.players.toSpliced(seat, 1) });
}

/**
 * The host frees a seat. A person stays away from this table then, or freeing it would be in vain;
 * the next table knows nothing of it.
 */
export function freeSeat(match: Match, occupant: Occupant): Outcome {
  const seat = match.players.findIndex((player) =>
    player.type === 'person'
      ? player.person.id === occupant.personId
      : player.number === occupant.computer,
  );
  const player = match.players[seat];
  if (player === undefined) return refuse({ reason: 'no-such-player', match });
  const players = match.players.toSpliced(seat, 1);
  if (player.type === 'computer') return changed(match, { players });
  if (player.person.id === match.hostId) return standUp(match, player.person);
  return changed(match, { players, barred: [...match.barred, player.person] });
}

/** The host hands the role on. */
export function makeHost(match: Match, personId: string): Outcome {
  if (seatOf(match, personId) === undefined) return refuse({ reason: 'no-such-player', match });
  return changed(match, { hostId: personId });
}

/** The table gets so many seats. It waits for its host even when they are all taken. */
export function setSeats(game: HanafudaGame, match: Match, seats: number): Outcome {
  if (!game.seats.includes(seats)) return refuse({ reason: 'bad-seats', match, game: game.id });
  if (seats < match.players.length) return refuse({ reason: 'seats-taken', match });
  return changed(match, { seats });
}

/** One house rule is set to the value typed. */
export function setRule(
  game: HanafudaGame,
  match: Match,
  rule: { readonly option: string; readonly value: string },
): Outcome {
  const { options, problems: typing } = parseOptions(game.options, { [rule.option]: rule.value });
  const problems = [...typing, ...otherSeats(game.options, [rule.option], seatsAt(game, match))];
  const value = options[rule.option];
  if (problems.length > 0 || value === undefined) {
    return refuse({ reason: 'bad-option', match, game: match.game, problems });
  }
  return changed(match, { options: { ...match.options, [rule.option]: value } });
}
