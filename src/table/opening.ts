import { parseOptions } from '../engine/core/options.ts';
import { change } from './change.ts';
import { watchLobby } from './idle.ts';
import { seated, takeSeat } from './lobby.ts';
import { type Match, type Outcome, type Player, seatOf, UNTOUCHED } from './match.ts';
import { refuse, type TableParts } from './parts.ts';
import { isStranger } from './privacy.ts';
import type { OpenRequest, RematchRequest } from './tables.ts';

/** Whatever of a new match is not as with every other. */
type Fresh = Pick<OpenRequest, 'where' | 'parentId'> &
  Pick<Match, 'game' | 'options' | 'hostId' | 'players' | 'clock' | 'rematchOf'>;

/** Opens a lobby with its host seated. Within a transaction. */
export function open(parts: TableParts, request: OpenRequest): Outcome {
  const { where, parentId, host } = request;
  const game = parts.findGame(request.game);
  if (game === undefined) return refuse({ reason: 'no-such-game', game: request.game });
  const { options, problems } = parseOptions(game.options, request.options);
  if (problems.length > 0)
    return refuse({ reason: 'bad-option', match: null, game: game.id, problems });
  const clock = request.clock ?? parts.store.serverSettings(where.serverId).clock;
  const table = { where, parentId, game: game.id, options, clock };
  return insert(parts, { ...table, hostId: host.id, players: [seated(host)], rematchOf: null });
}

/**
 * Opens a lobby in which those of an ended match sit again, or gives a seat in the one that another
 * of them has opened. Within a transaction.
 */
export function rematch(parts: TableParts, request: RematchRequest): Outcome {
  const { store } = parts;
  const { person, parentId } = request;
  const before = store.match(request.matchId);
  if (before === undefined) return refuse({ reason: 'no-table' });
  if (before.status === 'open' || before.status === 'playing') {
    return refuse({ reason: 'not-over', match: before });
  }
  const { game, options, clock, where } = before;
  if (seatOf(before, person.id) === undefined) {
    // Who was not there cannot call the others back, but may well play the same.
    return open(parts, { where, parentId, host: person, game, options: typed(before), clock });
  }
  const current = store.activeMatch(where.channelId);
  if (current?.rematchOf === before.id && current.status === 'open') {
    return change(parts, { matchId: current.id }, (match) => takeSeat(parts, match, person));
  }
  const players = playersAgain(before, request);
  const table = { where, parentId, game, options, clock };
  return insert(parts, { ...table, hostId: person.id, players, rematchOf: before.id });
}

function typed({ options }: Match): Readonly<Record<string, string>> {
  const entries = Object.entries(options);
  return Object.fromEntries(entries.map(([option, value]) => [option, String(value)]));
}

/**
 * The same people in the same seats; those who had left come back only by their own wish,
 * and those who are forgotten not at all.
 */
function playersAgain(before: Match, { person }: RematchRequest): readonly Player[] {
  return before.players.flatMap((player): readonly Player[] => {
    if (player.type === 'computer') return [player];
    if (player.person.id === person.id) return [seated(person)];
    return player.away || isStranger(player.person) ? [] : [seated(player.person)];
  });
}

/** A new lobby, where and when the server lets one be. */
function insert(parts: TableParts, { parentId, ...fresh }: Fresh): Outcome {
  const { store } = parts;
  const { serverId, channelId } = fresh.where;
  const taken = store.activeMatch(channelId);
  if (taken !== undefined) return refuse({ reason: 'channel-taken', match: taken });
  const { channels, tableCap } = store.serverSettings(serverId);
  const isAllowed =
    channels.length === 0 || channels.includes(channelId) || channels.includes(parentId ?? '');
  if (!isAllowed) return refuse({ reason: 'channel-not-allowed', channels });
  if (tableCap !== null && store.activeMatches(serverId).length >= tableCap) {
    return refuse({ reason: 'too-many-tables', cap: tableCap });
  }
  const at = parts.now();
  const match = store.insertMatch({ ...UNTOUCHED, ...fresh, status: 'open' }, at);
  if (match === undefined) throw new Error(`channel ${channelId} is taken and has no match`);
  for (const player of match.players) {
    if (player.type === 'person') store.putPerson(serverId, player.person);
  }
  watchLobby(store, match, at);
  return { ok: true, match, happened: [] };
}
