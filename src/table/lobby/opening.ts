import { misplaced, openingOptions, parseOptions } from '../../engine/core/options.ts';
import { secretFrom } from '../../fairness/promise.ts';
import type { Clock } from '../../model/clock.ts';
import {
  hasEnded,
  type Match,
  NEW_MATCH,
  type Person,
  type PersonPlayer,
  type Player,
  personsIn,
  seatOf,
  type Where,
} from '../../model/match.ts';
import type { Outcome } from '../../model/outcome.ts';
import { isPrivate } from '../../model/private.ts';
import { isInvited, isPresent, seated, withWaiting } from '../../model/seats.ts';
import { gameOfMatch, type TransactionDeps } from '../deps.ts';
import { holidaymakers } from '../holiday/holiday.ts';
import { change, refuse } from '../matches/change.ts';
import { begin, contributed, invitations, sitDown } from './lobby-changes.ts';

export interface OpenRequest {
  readonly where: Where;
  /** The channel in which the thread hangs; null or absent if the table stands in no thread. */
  readonly parentId?: string | null | undefined;
  readonly host: Person;
  readonly game: string;
  /** House rules as typed: `{ rounds: '3' }`; missing ones at their default. */
  readonly options: Readonly<Record<string, string>>;
  /** As the server has chosen when absent, or when it is none and the server has not chosen that. */
  readonly clock?: Clock;
  /** How many seats the table has; absent or null: as many as the game usually has. */
  readonly seats?: number | null | undefined;
  /** For whom seats are kept; absent: nobody. */
  readonly invited?: readonly Person[];
  /** Discord's id of the command or press; absent: the host adds nothing to the deals by it. */
  readonly interactionId?: string | undefined;
  /** What the deals come from; absent: it is drawn. */
  readonly secret?: string;
}

export interface RematchRequest {
  /** The match that ended. */
  readonly matchId: number;
  readonly person: Person;
  /** Where the lobby is to stand; absent: where that match did. */
  readonly where?: Where | undefined;
  /** As in `OpenRequest`. */
  readonly parentId?: string | null | undefined;
  readonly interactionId?: string | undefined;
}

/** What differs between new matches. */
type Fresh = Pick<OpenRequest, 'where' | 'parentId'> &
  Pick<Match, 'game' | 'seats' | 'options' | 'players' | 'clock' | 'rematchOf'> & {
    readonly secret?: string | undefined;
    readonly invited?: Match['invited'];
  };

export async function open(deps: TransactionDeps, request: OpenRequest): Promise<Outcome> {
  const { where, parentId, host, seats = null } = request;
  const game = deps.findGame(request.game);
  if (game === undefined) return refuse({ reason: 'no-such-game', game: request.game });
  if (seats !== null && !game.seats.includes(seats)) {
    return refuse({ reason: 'bad-seats', match: null, game: game.id });
  }
  const { options, problems: typing } = parseOptions(
    game.options,
    request.options,
    openingOptions(game.options),
  );
  const named = Object.keys(request.options);
  const chosen = { options, named, seats: seats ?? game.usualSeats };
  const problems = [...typing, ...misplaced(game.options, chosen)];
  if (problems.length > 0)
    return refuse({ reason: 'bad-option', match: null, game: game.id, problems });
  const guests = (request.invited ?? []).filter(({ id }) => id !== host.id);
  if (1 + guests.length > (seats ?? Math.max(...game.seats))) {
    return refuse({ reason: 'bad-seats', match: null, game: game.id });
  }
  const clock = await clockAt(deps, where.serverId, request.clock);
  const invited = invitations(guests, NEW_MATCH.version);
  const table = { where, parentId, game: game.id, seats, options, clock, invited };
  const players = [seated(host, contributed('open', request.interactionId))];
  return insert(deps, host, { ...table, players, rematchOf: null, secret: request.secret });
}

/** A table is without a clock only if the server's are. */
async function clockAt(
  { store }: TransactionDeps,
  serverId: string,
  chosen: Clock = 'none',
): Promise<Clock> {
  return chosen === 'none' ? (await store.serverSettings(serverId)).clock : chosen;
}

/**
 * Has the players of a match that has ended play again: keeps their seats for the others, and deals once all of them
 * have asked for it, which is at once if there are only computers. Joins the one that another has asked for.
 */
export async function rematch(deps: TransactionDeps, request: RematchRequest): Promise<Outcome> {
  const { store } = deps;
  const { person, parentId, interactionId } = request;
  const opener = seated(person, contributed('open', interactionId));
  const before = await store.match(request.matchId);
  // Practice is redealt by its player, and a deal of the day never.
  if (before === undefined || isPrivate(before)) return refuse({ reason: 'no-table' });
  if (!hasEnded(before)) return refuse({ reason: 'not-over', match: before });
  const { game, options } = before;
  const { where = before.where } = request;
  if (where.serverId !== before.where.serverId) return refuse({ reason: 'no-table' });
  const clock = await clockAt(deps, where.serverId, before.clock);
  // A match has as many seats as were taken when it began, whatever its lobby had.
  const wasDealt = before.state !== null || before.isStripped;
  const dealtTo = wasDealt ? before.players.length : before.seats;
  const table = { where, parentId, game, seats: dealtTo, clock };
  if (seatOf(before, person.id) === undefined && !isInvited(before, person.id)) {
    // Somebody who did not play cannot invite the others, but can open a table by the same rules.
    return insert(deps, person, { ...table, options, players: [opener], rematchOf: null });
  }
  const current = (await store.activeMatches(where.serverId)).find(
    ({ rematchOf }) => rematchOf === before.id,
  );
  if (current !== undefined) {
    return change(deps, { matchId: current.id }, (match) => sitDown(deps, match, request));
  }
  const all = await playersAgain(deps, before, opener);
  const fitting = gameOfMatch(deps, before).seats.find((count) => count >= all.length);
  const seats = dealtTo !== null && all.length > dealtTo ? (fitting ?? dealtTo) : dealtTo;
  const [players, others] = [all.filter(isHere), all.filter((player) => !isHere(player))];
  const invited = invitations(personsIn({ players: others }), NEW_MATCH.version);
  const again = { ...table, seats, options, players, invited, rematchOf: before.id };
  const opened = await insert(deps, person, again);
  if (!opened.ok || players.length !== seats) return opened;
  return change(deps, { matchId: opened.match.id }, (match) => begin(deps, match));

  function isHere(player: Player): boolean {
    return player.type === 'computer' || player.person.id === person.id;
  }
}

/**
 * The same people in the same seats, under their current names, and those who were counted in. People who had left
 * are not seated again, nor are people who have deleted their data.
 */
async function playersAgain(
  deps: TransactionDeps,
  before: Match,
  opener: PersonPlayer,
): Promise<readonly Player[]> {
  const { serverId } = before.where;
  const players: Player[] = [];
  for (const player of before.players) {
    if (player.type === 'computer') players.push(player);
    else if (player.person.id === opener.person.id) players.push(opener);
    else if (!player.away) {
      const known = await deps.store.personOf(serverId, player.person.id);
      if (known !== undefined) players.push(seated(known));
    }
  }
  const waiting = before.invited.map(({ person }) =>
    person.id === opener.person.id ? opener : seated(person),
  );
  const most = Math.max(...gameOfMatch(deps, before).seats);
  return withWaiting(players, waiting, most - players.length);
}

/** How many lobbies a person may wait in at once, so that nobody fills a server alone. */
const MOST_LOBBIES = 3;

/** The same with the matches in which only computers play with them, which are begun in three presses. */
const MOST_OWN_TABLES = 5;

/** Whether all but one of those who play are computers, or have a computer play for them. */
function isPlayedAlone({ status, players }: Match): boolean {
  return status === 'playing' && players.filter(isPresent).length === 1;
}

/** Why a table may not be opened in a channel, by the server's settings or for what the host has already; or null. */
async function whyNotThere(
  { store }: TransactionDeps,
  host: Person,
  { parentId, where: { serverId, channelId } }: Fresh,
): Promise<Outcome | null> {
  const { channels, tableCap } = await store.serverSettings(serverId);
  const isAllowed =
    channels.length === 0 || channels.includes(channelId) || channels.includes(parentId ?? '');
  if (!isAllowed) return refuse({ reason: 'channel-not-allowed', channels });
  if (tableCap !== null && (await store.activeMatches(serverId)).length >= tableCap) {
    return refuse({ reason: 'too-many-tables', cap: tableCap });
  }
  const theirs = (await store.seatsOf(host.id)).filter((match) => !isPrivate(match));
  const lobbies = theirs.filter(({ status }) => status === 'open').length;
  if (lobbies >= MOST_LOBBIES) return refuse({ reason: 'too-many-lobbies', cap: MOST_LOBBIES });
  if (lobbies + theirs.filter(isPlayedAlone).length >= MOST_OWN_TABLES) {
    return refuse({ reason: 'too-many-own-tables', cap: MOST_OWN_TABLES });
  }
  return null;
}

/** Inserts a lobby, if the server's settings allow one there. */
async function insert(
  deps: TransactionDeps,
  host: Person,
  { parentId, ...fresh }: Fresh,
): Promise<Outcome> {
  const { store } = deps;
  const { serverId, channelId } = fresh.where;
  const taken = await store.activeMatch(channelId);
  if (taken !== undefined) return refuse({ reason: 'channel-taken', match: taken });
  // What takes up no channel takes nothing from anybody.
  const refused = isPrivate(fresh) ? null : await whyNotThere(deps, host, { parentId, ...fresh });
  if (refused !== null) return refused;
  const secret = fresh.secret ?? secretFrom(deps.entropy());
  const lobby = { ...NEW_MATCH, ...fresh, hostId: host.id, status: 'open', secret } as const;
  const players = await holidaymakers(deps, lobby);
  const match = await store.insertMatch({ ...lobby, players }, deps.now());
  if (match === undefined) throw new Error(`channel ${channelId} is taken and has no match`);
  // For the other players, the store may know newer names than the old match does.
  await store.putPerson(serverId, host);
  const timers = await deps.followers.keepTimers(deps, {
    before: null,
    match,
    steps: [],
    pause: 0,
  });
  deps.note({ match, steps: [], since: match.version, timers });
  return { ok: true, match, steps: [] };
}
