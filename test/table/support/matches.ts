import { formatMove } from '../../../src/engine/round/move-text.ts';
import type { Move } from '../../../src/engine/round/state.ts';
import { findGame } from '../../../src/games/index.ts';
import type { Match, Person, Strength } from '../../../src/model/match.ts';
import type { Outcome } from '../../../src/model/outcome.ts';
import type { Leaderboard } from '../../../src/table/ranking/ranking-store.ts';
import type { Tables } from '../../../src/table/tables.ts';
import { done } from './outcomes.ts';
import { AKI, HERE, SERVER, WHERE } from './people.ts';

/** A lobby of these people, the first as host; a match where they take every seat. */
export async function lobby(
  tables: Tables,
  game: string,
  ...people: readonly Person[]
): Promise<Match> {
  const [host = AKI, ...others] = people;
  const options = game === 'suhara-bana' ? { length: '3' } : { rounds: '3' };
  let match = done(await tables.lobby.open({ where: WHERE, host, game, options }));
  for (const person of others) match = done(await tables.lobby.join(HERE, person));
  return match;
}

/** A running match of these people, the first as host. */
export async function dealt(
  tables: Tables,
  game: string,
  ...people: readonly Person[]
): Promise<Match> {
  const match = await lobby(tables, game, ...people);
  // It has begun automatically with the last seat.
  return match.status === 'open'
    ? done(await tables.lobby.start(HERE, { id: match.hostId, name: '' }))
    : match;
}

/** A running match of one person against computers of these strengths. */
export async function against(
  tables: Tables,
  game: string,
  ...strengths: readonly Strength[]
): Promise<Match> {
  await lobby(tables, game, AKI);
  for (const strength of strengths) done(await tables.lobby.addComputer(HERE, AKI, strength));
  return done(await tables.lobby.start(HERE, AKI));
}

/** A running match of one person against so many computers. */
export const alone = (tables: Tables, game: string, computers: number): Promise<Match> =>
  against(tables, game, ...Array.from({ length: computers }, () => 'normal' as const));

/** A private match of somebody's that has just begun. */
export async function practising(tables: Tables, game: string): Promise<Match> {
  const plan = { host: AKI, game, options: {}, strength: 'easy', instead: null } as const;
  return done(await tables.practice.begin(plan));
}

/** A match as it is stored by now. Throws if there is none. */
export async function current({ stored }: Pick<Tables, 'stored'>, id: number): Promise<Match> {
  const match = await stored.match(id);
  if (match === undefined) throw new Error(`there is no match ${id}`);
  return match;
}

/** Has people ask to play again after a match, one after the other; what came of it. */
export async function again(
  tables: Tables,
  { id: matchId }: Match,
  ...people: readonly Person[]
): Promise<Match> {
  const outcomes = [];
  for (const person of people) {
    outcomes.push(done(await tables.lobby.rematch({ matchId, person })));
  }
  const last = outcomes.at(-1);
  if (last === undefined) throw new Error('nobody asks');
  return last;
}

/** Who sits there: people by their names, computers by number and strength. */
export const names = ({ players }: Match): readonly string[] =>
  players.map((player) =>
    player.type === 'person' ? player.person.name : `${player.number} ${player.strength}`,
  );

/** Who is asked, and the moves they have. Throws when the match is over. */
export function asked(match: Match): {
  readonly seat: number;
  readonly person: Person;
  readonly move: Move;
  readonly moves: readonly Move[];
} {
  const game = findGame(match.game);
  if (game === undefined || match.state === null) throw new Error('no cards out');
  const seat = game.toAct(match.state);
  const player = seat === undefined ? undefined : match.players[seat];
  if (seat === undefined || player?.type !== 'person') throw new Error('nobody is asked');
  const moves = game.legalMoves(match.state, seat);
  const [move] = moves;
  if (move === undefined) throw new Error('no move');
  return { seat, person: player.person, move, moves };
}

/** The person who is asked makes the first legal move. */
export async function moveOn(tables: Tables, match: Match): Promise<Outcome> {
  const { person, move } = asked(match);
  return await tables.play.move({
    at: { matchId: match.id },
    person,
    move,
    version: match.version,
  });
}

/** Plays first legal moves until another round has begun, or the match is over. */
export async function playRound(tables: Tables, match: Match): Promise<Match> {
  let current = match;
  while (current.status === 'playing' && current.state?.round === match.state?.round) {
    current = done(await moveOn(tables, current));
  }
  return current;
}

/** Plays first legal moves until the match is over. */
export async function playOut(tables: Tables, match: Match): Promise<Match> {
  let current = match;
  while (current.status === 'playing') current = done(await moveOn(tables, current));
  return current;
}

/** A move that nobody can make now: the card is on the table or in another hand. */
export function illegalMove(match: Match): Move {
  const legal = new Set(asked(match).moves.map(formatMove));
  for (let card = 0; card < 48; card++) {
    const move: Move = { type: 'play', card };
    if (!legal.has(formatMove(move))) return move;
  }
  throw new Error('every card is legal');
}

/** Everybody with a result on the server, in any game. */
export async function leaderboardOf(tables: Tables): Promise<Leaderboard> {
  const all = { serverId: SERVER, game: null, period: 'all', sort: 'wins' } as const;
  return await tables.ranking.leaderboard({ ...all, personId: AKI.id, offset: 0, limit: 100 });
}
