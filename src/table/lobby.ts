import { parseOptions } from '../engine/core/options.ts';
import type { HanafudaGame } from '../engine/games/index.ts';
import { type Match, type Outcome, type Person, type Player, seatOf, UNTOUCHED } from './match.ts';
import { changed, refuse, stopped } from './parts.ts';
import { mostSeats } from './seats.ts';
import type { OpenRequest } from './tables.ts';

/** The match that a request opens, or why it opens none. */
export function newMatch(game: HanafudaGame, request: OpenRequest): Omit<Match, 'id'> | Outcome {
  const { options, problems } = parseOptions(game.options, request.options);
  if (problems.length > 0) return refuse({ reason: 'bad-option', match: null, problems });
  return {
    ...UNTOUCHED,
    where: request.where,
    game: game.id,
    options,
    status: 'open',
    hostId: request.host.id,
    players: [seated(request.host)],
  };
}

/** Somebody sits down in a lobby. */
export function sitDown(game: HanafudaGame, match: Match, person: Person): Outcome {
  if (seatOf(match, person.id) !== undefined) return refuse({ reason: 'already-seated', match });
  return addPlayer(game, match, seated(person));
}

function seated(person: Person): Player {
  return { type: 'person', person, away: false, missed: 0 };
}

function addPlayer(game: HanafudaGame, match: Match, player: Player): Outcome {
  if (match.players.length >= mostSeats(game)) return refuse({ reason: 'full', match });
  return changed(match, { players: [...match.players, player] });
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

/** A computer player sits down. */
export function seatComputer(game: HanafudaGame, match: Match): Outcome {
  const number = match.players.filter((player) => player.type === 'computer').length + 1;
  return addPlayer(game, match, { type: 'computer', number, strength: 'normal' });
}

/** The computer player that sat down last gets up. */
export function unseatComputer(match: Match): Outcome {
  const seat = match.players.findLastIndex((player) => player.type === 'computer');
  if (seat === -1) return refuse({ reason: 'no-computer', match });
  return changed(match, { players: match.players.toSpliced(seat, 1) });
}

/** One house rule is set to the value typed. */
export function setRule(
  game: HanafudaGame,
  match: Match,
  rule: { readonly option: string; readonly value: string },
): Outcome {
  const { options, problems } = parseOptions(game.options, { [rule.option]: rule.value });
  const value = options[rule.option];
  if (problems.length > 0 || value === undefined) {
    return refuse({ reason: 'bad-option', match, problems });
  }
  return changed(match, { options: { ...match.options, [rule.option]: value } });
}
