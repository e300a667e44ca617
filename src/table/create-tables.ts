import { change } from './change.ts';
import { newMatch, seatComputer, setRule, sitDown, standUp, unseatComputer } from './lobby.ts';
import type { Match, Outcome, Person } from './match.ts';
import { gameOf, refuse, stopped, type TableParts } from './parts.ts';
import { comeBack, deal, goAway, makeMove, running } from './play.ts';
import { replayed } from './replay.ts';
import type { At, MoveRequest, OpenRequest, Tables } from './tables.ts';

/** How long a second delivery of an interaction can still come; Discord's tokens live 15 minutes. */
const INTERACTION_AGE = 60 * 60 * 1000;

/** The use cases over a store, a set of games and a computer player. */
export function createTables(parts: TableParts): Tables {
  const { store, now } = parts;
  return {
    ...tableCases(parts),
    ...hostCases(parts),
    ...matchQueries(parts),

    posted: (message) => store.putMessage(message),
    forgetMessage: (matchId) => store.deleteMessage(matchId),
    message: (matchId) => store.message(matchId),
    unposted: () => store.unposted(),

    keepHand: (hand) => store.putHand(hand),
    hands: (matchId) => store.hands(matchId, now()),
    forgetHand: (matchId, personId) => store.deleteHand(matchId, personId),

    firstTime: (interactionId) => store.addInteraction(interactionId, now()),
    prune: () =>
      store.transaction(() => {
        store.deleteExpiredHands(now());
        store.deleteInteractions(now() - INTERACTION_AGE);
      }),
  };
}

function tableCases(parts: TableParts): Pick<Tables, 'open' | 'join' | 'leave' | 'move' | 'stop'> {
  const { store } = parts;
  const changeAt = (at: At, decide: (match: Match) => Outcome): Outcome =>
    store.transaction(() => change(parts, at, decide));
  return {
    open: (request) => store.transaction(() => open(parts, request)),
    join: (at, person) =>
      changeAt(at, (match) =>
        match.status === 'open'
          ? sitDown(gameOf(parts, match), match, person)
          : comeBack(running(match), person),
      ),
    leave: (at, person) =>
      changeAt(at, (match) =>
        match.status === 'open' ? standUp(match, person) : goAway(parts, running(match), person),
      ),
    move: (request) => store.transaction(() => move(parts, request)),
    stop: ({ at, person, mayManage }) =>
      changeAt(at, (match) =>
        mayManage || match.hostId === person.id
          ? stopped(match, match.hostId === person.id ? 'by-host' : 'by-manager')
          : refuse({ reason: 'may-not-stop', match }),
      ),
  };
}

function hostCases(
  parts: TableParts,
): Pick<Tables, 'addComputer' | 'removeComputer' | 'setOption' | 'start'> {
  const hostChange = (at: At, person: Person, decide: (match: Match) => Outcome): Outcome =>
    parts.store.transaction(() =>
      change(parts, at, (match) => {
        if (match.status !== 'open') return refuse({ reason: 'not-open', match });
        if (match.hostId !== person.id) return refuse({ reason: 'not-host', match });
        return decide(match);
      }),
    );
  return {
    addComputer: (at, person) =>
      hostChange(at, person, (match) => seatComputer(gameOf(parts, match), match)),
    removeComputer: (at, person) => hostChange(at, person, unseatComputer),
    setOption: (request) =>
      hostChange(request.at, request.person, (match) =>
        setRule(gameOf(parts, match), match, request),
      ),
    start: (at, person) => hostChange(at, person, (match) => deal(parts, match, parts.entropy())),
  };
}

function matchQueries(
  parts: TableParts,
): Pick<Tables, 'look' | 'find' | 'replay' | 'happenedSince' | 'leaderboard' | 'rankOf'> {
  const { store } = parts;
  const replay = (match: Match) => replayed(parts, match, store.records(match.id));
  return {
    look: (channelId) => store.newestMatch(channelId),
    find: (matchId) => store.match(matchId),
    replay,
    happenedSince: (match, version) =>
      replay(match)
        .filter((step) => step.version > version)
        .map(({ state: _, ...happened }) => happened),
    leaderboard: ({ serverId, game = null, limit, offset }) =>
      store.leaderboard({ serverId, game }, { limit, offset }),
    rankOf: ({ serverId, game = null, personId }) => store.rankOf({ serverId, game }, personId),
  };
}

function open(parts: TableParts, request: OpenRequest): Outcome {
  const { store } = parts;
  const game = parts.findGame(request.game);
  if (game === undefined) return refuse({ reason: 'no-such-game', game: request.game });
  const lobby = newMatch(game, request);
  if ('ok' in lobby) return lobby;
  const match = store.insertMatch(lobby, parts.now());
  if (match === undefined) return taken(parts, request.where.channelId);
  store.putPerson(request.where.serverId, request.host);
  return { ok: true, match, happened: [] };
}

function taken(parts: TableParts, channelId: string): Outcome {
  const match = parts.store.activeMatch(channelId);
  if (match === undefined) throw new Error(`channel ${channelId} is taken and has no match`);
  return refuse({ reason: 'channel-taken', match });
}

function move(parts: TableParts, request: MoveRequest): Outcome {
  const { at, interactionId, version } = request;
  if (interactionId !== undefined && !parts.store.addInteraction(interactionId, parts.now())) {
    return refuse({ reason: 'repeated' });
  }
  return change(parts, at, (match) =>
    match.status === 'open'
      ? refuse({ reason: 'not-playing', match })
      : makeMove(parts, running(match), {
          person: request.person,
          move: request.move,
          version,
        }),
  );
}
