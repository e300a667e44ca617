import type { Options } from '../../../engine/core/game.ts';
import { completeOptions } from '../../../engine/core/options.ts';
import { formatMove, parseMove } from '../../../engine/round/move-text.ts';
import type { State } from '../../../engine/round/state.ts';
import { parseState } from '../../../engine/round/stored-state.ts';
import { findGame } from '../../../games/index.ts';
import type { Match, Player } from '../../../model/match.ts';
import type { MatchRecord } from '../../../table/matches/match-store.ts';
import { sql } from '../../drizzle.ts';
import type { StoredPlayer } from '../../schema/match-tables.ts';
import type { Schema } from '../../schema/schema.ts';
import type { Database } from '../database.ts';

type MatchRow = Schema['match']['$inferSelect'];
/** What is recorded of a step, beside its match and the time. */
type MoveRow = Omit<Schema['move']['$inferSelect'], 'matchId' | 'at' | 'serverId'>;

/**
 * Worded like the partial index, so that it is used. Asked only for the number of a match, SQLite would
 * rather read the index that has all of them and the status, if nothing of the channel were asked.
 */
export const isActive = sql`status in ('open', 'playing') and channel_id is not null`;

/** Where people stand in a match. */
const PLACES = ['hostId', 'players', 'stopVotes', 'barred', 'invited'] as const;
/** What else of it changes: not the secret, once it is promised. */
const OTHERS = [
  'options',
  'status',
  'seats',
  'version',
  'clock',
  'isRated',
  'stopReason',
  'rematchOf',
  'seed',
  'state',
] as const;
export type ChangingField = (typeof PLACES | typeof OTHERS)[number];

/** Only the columns that change: SQLite rewrites each index of a column that is set, even to the same value. */
export function changedFields(match: Match, before: Match): readonly ChangingField[] {
  const isChanged = (name: ChangingField) => match[name] !== before[name];
  // All people at once: of those who are being deleted, `before` has pseudonyms that the row may not have yet.
  return [...(PLACES.some(isChanged) ? PLACES : []), ...OTHERS.filter(isChanged)];
}

/** A field as its column takes it. */
export function storedField(match: Match, name: ChangingField): unknown {
  const { id, state } = match;
  if (name !== 'state' || state === null) return match[name];
  const text = JSON.stringify(state);
  remember(id, { text, state });
  return text;
}

interface Written {
  readonly text: string;
  readonly state: State;
}

/** How many matches are remembered, a few kilobytes each. */
const REMEMBERED = 1000;

/** By match. To parse what the last move has written would be a fifth of a move's work beside the disk. */
const written = new Map<number, Written>();

function remember(matchId: number, last: Written): void {
  if (written.size === REMEMBERED) written.clear();
  written.set(matchId, last);
}

/** The state of a text, which is what counts: another process may have written it, or a transaction been undone. */
function stateOf(matchId: number, text: string): State | null {
  const last = written.get(matchId);
  return last?.text === text ? last.state : parseState(text);
}

/** The columns of a match; its id and the times are the caller's. */
export function matchColumns({
  id: _,
  where,
  isStripped: __,
  ...match
}: Omit<Match, 'id'> & Partial<Match>): Omit<
  MatchRow,
  'id' | 'openedAt' | 'changedAt' | 'strippedAt'
> {
  return { ...match, ...where, state: match.state && JSON.stringify(match.state) };
}

/** What people are shown of a match that is stored; not its state, which is most of it. */
export function shownColumns({ match }: Database) {
  const { id, channelId, game, options, clock, status, isRated } = match;
  const { players, openedAt, changedAt, strippedAt } = match;
  const table = { id, channelId, game, options, clock, status, isRated, players };
  return { ...table, openedAt, changedAt, strippedAt };
}

export function matchOf({ serverId, channelId, strippedAt, ...stored }: MatchRow): Match {
  const { openedAt: _, changedAt: __, ...row } = stored;
  return {
    ...row,
    where: { serverId, channelId },
    options: optionsIn(row),
    players: playersIn(row),
    state: row.state === null ? null : stateOf(row.id, row.state),
    isStripped: strippedAt !== null,
  };
}

/** All house rules that its game has by now. */
export function optionsIn({ game, options }: Pick<MatchRow, 'game' | 'options'>): Options {
  return completeOptions(findGame(game)?.options ?? {}, options);
}

/** By seat. */
export function playersIn({ players }: Pick<MatchRow, 'players'>): readonly Player[] {
  return players.map(playerOf);
}

function playerOf(stored: StoredPlayer): Player {
  if ('missed' in stored || 'strength' in stored) return stored as Player;
  const unknown = stored.type === 'person' ? { missed: 0 } : { strength: 'normal' };
  return { ...unknown, ...stored } as Player;
}

export function moveColumns({ version, seat, move, byComputer }: MatchRecord): MoveRow {
  return { version, seat, move: move && formatMove(move), byComputer };
}

/** The recorded step of a row. Throws on a text that isn't a move. */
export function recordOf(row: MoveRow): MatchRecord {
  const { version, seat, byComputer } = row;
  const move = row.move === null ? null : parseMove(row.move);
  if (move === undefined) throw new RangeError(`no such move: ${row.move}`);
  return { version, seat, move, byComputer };
}
