import type { Seat } from '../../engine/core/game.ts';
import { type Draw, drawsOf, type Seed, seedFrom, seedWithin } from '../../engine/core/random.ts';
import { sameMove } from '../../engine/round/move-text.ts';
import type { Move, State } from '../../engine/round/state.ts';
import type { View } from '../../engine/view/view.ts';
import type { HanafudaGame } from '../../games/index.ts';
import type { Question } from '../../model/computer.ts';
import { type Match, type Person, type Player, seatOf, TAKES_TIME } from '../../model/match.ts';
import { endsRound, type MatchStep, type Outcome } from '../../model/outcome.ts';
import { isAgreed, isPresent, nextPresent } from '../../model/seats.ts';
import { type Deps, gameOfMatch } from '../deps.ts';
import { changed, refuse, stopped } from '../matches/change.ts';

/** A match with cards out. */
export interface RunningMatch extends Match {
  readonly seed: Seed;
  readonly state: State;
}

export type PlayDeps = Pick<Deps, 'findGame' | 'chooseMove' | 'think'>;

/** Far beyond the longest match: only a game that never ends reaches it. */
const MOST_COMPUTER_MOVES = 10_000;

/** The match as one with cards out. Throws when it has none, which its status must have told. */
export function running(match: Match): RunningMatch {
  const { seed, state } = match;
  if (seed === null || state === null) throw new TypeError(`match ${match.id} has no cards out`);
  return { ...match, seed, state };
}

/** Deals, and lets the computers play until a person is asked. */
export function deal(deps: PlayDeps, match: Match, seed: Seed): Outcome {
  const game = gameOfMatch(deps, match);
  const seats = match.players.length;
  if (!game.seats.includes(seats)) return refuse({ reason: 'too-few', match });
  const { state, events } = game.start({ game: game.id, seats, options: match.options, seed });
  const version = match.version + 1;
  const dealt: RunningMatch = { ...match, status: 'playing', version, seed, state };
  const start: MatchStep = { version, seat: null, move: null, byComputer: false, events };
  return continued(deps, dealt, [start]);
}

/** Makes a person's move and the computers' that follow. `version` as in `MoveRequest`. */
export function makeMove(
  deps: PlayDeps,
  match: RunningMatch,
  request: { readonly person: Person; readonly move: Move; readonly version: number | undefined },
): Outcome {
  const seat = seatOf(match, request.person.id);
  const player = match.players[seat ?? -1];
  if (seat === undefined || player === undefined || !isPresent(player)) {
    return refuse({ reason: 'not-seated', match });
  }
  if (request.version !== undefined && request.version !== match.version) {
    return refuse({ reason: 'stale', match });
  }
  const game = gameOfMatch(deps, match);
  if (game.toAct(match.state) !== seat) return refuse({ reason: 'not-your-turn', match });
  const move = game.legalMoves(match.state, seat).find((legal) => sameMove(legal, request.move));
  if (move === undefined) return refuse({ reason: 'illegal', match });

  const seen = { ...match, players: withPresent(match, seat, request.person) };
  const made = moved(game, seen, { seat, move, byComputer: false });
  return continued(deps, made.match, [made.step]);
}

/**
 * Marks a person as away from a running match: the computer is to play for them. Stops the match if
 * nobody is left.
 */
export function goAway(match: RunningMatch, person: Person): Outcome {
  const seat = seatOf(match, person.id);
  const player = match.players[seat ?? -1];
  if (seat === undefined || player === undefined || !isPresent(player)) {
    return refuse({ reason: 'not-seated', match });
  }
  const players = match.players.with(seat, { ...player, away: true });
  const next = nextPresent(players, seat);
  if (next === undefined) return stopped({ ...match, players }, 'emptied');
  const hostId = match.hostId === person.id ? next.id : match.hostId;
  const left = { ...match, players, hostId };
  // All who remain may have voted to stop.
  if (isAgreed(left)) return stopped(left, 'by-vote');
  return changed(match, left);
}

export function comeBack(match: RunningMatch, person: Person): Outcome {
  const seat = seatOf(match, person.id);
  const player = match.players[seat ?? -1];
  if (seat === undefined || player?.type !== 'person') return refuse({ reason: 'not-open', match });
  if (!player.away) return refuse({ reason: 'already-seated', match });
  return changed(match, { players: withPresent(match, seat, person) });
}

/** The players once a person in a seat has shown that they are there; the same if that was known. */
function withPresent(match: Match, seat: Seat, person: Person): readonly Player[] {
  const player = match.players[seat];
  if (player?.type !== 'person') return match.players;
  const { silent, holidayUntil, ...rest } = player;
  const isKnown = !(player.away || silent || holidayUntil) && player.missed === 0;
  if (isKnown && player.person.name === person.name) return match.players;
  return match.players.with(seat, { ...rest, person, away: false, missed: 0 });
}

/**
 * The outcome once the computers have played what is theirs to play; they stop after the move that
 * ends a round, and where one must think (see `thinkerToAct`).
 */
export function continued(
  deps: PlayDeps,
  match: RunningMatch,
  steps: readonly MatchStep[],
): Outcome {
  const game = gameOfMatch(deps, match);
  const all = [...steps];
  let current = match;
  for (
    let seat = computerToAct(game, current);
    seat !== undefined && !endsRound(all.at(-1)) && !mustThink(deps, current, seat);
    seat = computerToAct(game, current)
  ) {
    if (all.length > MOST_COMPUTER_MOVES) throw new Error(`match ${match.id} does not end`);
    const made = movedByComputer(deps, current, { seat });
    all.push(made.step);
    current = made.match;
  }
  // Votes to stop lapse with the round.
  const isSettled = all.some(({ events }) => events.some(({ type }) => type === 'settled'));
  const ended = isSettled ? { ...current, stopVotes: [] } : current;
  const isOver = game.toAct(current.state) === undefined;
  return { ok: true, match: isOver ? { ...ended, status: 'over' } : ended, steps: all };
}

/** The seat, if any, that owes a decision and is played by the computer. */
function computerToAct(game: HanafudaGame, match: RunningMatch): Seat | undefined {
  const seat = game.toAct(match.state);
  const player = match.players[seat ?? -1];
  return player === undefined || isPresent(player) ? undefined : seat;
}

/** Whether a seat is that of a computer that takes its time, and has a choice. */
function mustThink({ findGame, think }: PlayDeps, match: RunningMatch, seat: Seat): boolean {
  const player = match.players[seat];
  if (think === undefined || player?.type !== 'computer' || !TAKES_TIME[player.strength]) {
    return false;
  }
  return gameOfMatch({ findGame }, match).legalMoves(match.state, seat).length > 1;
}

/** The seat, if any, of a computer that has to think about its decision before the match goes on. */
export function thinkerToAct(deps: PlayDeps, match: Match): Seat | undefined {
  if (match.status !== 'playing' || thinkersIn(match) === 0) return undefined;
  const current = running(match);
  const seat = computerToAct(gameOfMatch(deps, match), current);
  return seat !== undefined && mustThink(deps, current, seat) ? seat : undefined;
}

/** What the computer of a seat is to think about, which sees this. */
export function questionTo(deps: PlayDeps, match: RunningMatch, view: View): Question {
  const seat = gameOfMatch(deps, match).toAct(match.state) ?? 0;
  const player = match.players[seat];
  return {
    view,
    moves: gameOfMatch(deps, match).legalMoves(match.state, seat),
    strength: player?.type === 'computer' ? player.strength : 'normal',
    chance: chanceSeedOf(match),
    thinkers: thinkersIn(match),
  };
}

const CHANCE_BYTES = 16;

/** A computer's chance has a key of its own, from which nobody can tell the cards. */
function chanceOf({ seed, version }: RunningMatch): Draw {
  return drawsOf(seedWithin(seed, 'computers'), `computer/${version}`);
}

/** The same as a seed, to be sent elsewhere. */
function chanceSeedOf(match: RunningMatch): Seed {
  const draw = chanceOf(match);
  return seedFrom(Uint8Array.from({ length: CHANCE_BYTES }, () => draw(256)));
}

/** Makes the move of a computer that has thought about it, and those of the computers that follow. */
export function makeThoughtMove(
  deps: PlayDeps,
  match: RunningMatch,
  thought: { readonly seat: Seat; readonly move: Move; readonly version: number },
): Outcome {
  const { seat, move, version } = thought;
  if (version !== match.version || thinkerToAct(deps, match) !== seat) {
    return refuse({ reason: 'stale', match });
  }
  const made = movedByComputer(deps, match, { seat, move });
  return continued(deps, made.match, [made.step]);
}

/**
 * A computer moves: as it has thought or else chooses now, or if the rules refuse that, otherwise. No match waits for a
 * mistake of ours.
 */
export function movedByComputer(
  deps: PlayDeps,
  match: RunningMatch,
  { seat, move: thought }: { readonly seat: Seat; readonly move?: Move },
): ReturnType<typeof moved> {
  const game = gameOfMatch(deps, match);
  try {
    const move = thought ?? computersMove(deps, match, seat);
    return moved(game, match, { seat, move, byComputer: true });
  } catch (error) {
    for (const move of game.legalMoves(match.state, seat)) {
      try {
        return moved(game, match, { seat, move, byComputer: true });
      } catch {
        // The next may be made.
      }
    }
    throw error;
  }
}

/** The move of a computer that takes no time. */
export function computersMove(deps: PlayDeps, match: RunningMatch, seat: Seat): Move {
  const game = gameOfMatch(deps, match);
  const player = match.players[seat];
  return deps.chooseMove(game.view(match.state, seat), game.legalMoves(match.state, seat), {
    draw: chanceOf(match),
    strength: player?.type === 'computer' ? player.strength : 'normal',
    thinkers: Math.max(1, thinkersIn(match)),
  });
}

/** How many computers that take their time sit there. */
function thinkersIn({ players }: Match): number {
  return players.filter((one) => one.type === 'computer' && TAKES_TIME[one.strength]).length;
}

/** A legal move is made: the match after it, and what happened. Throws `IllegalMove` on another. */
export function moved(
  game: HanafudaGame,
  match: RunningMatch,
  made: { readonly seat: Seat; readonly move: Move; readonly byComputer: boolean },
): { readonly match: RunningMatch; readonly step: MatchStep } {
  const { state, events } = game.apply(match.state, made.seat, made.move);
  const version = match.version + 1;
  return { match: { ...match, state, version }, step: { version, ...made, events } };
}
