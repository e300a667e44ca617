import type { Match } from '../model/match.ts';
import type { Outcome } from '../model/outcome.ts';
import { breathe, OneAtATime } from './background.ts';
import { refuse, type TableDeps, type TableParts } from './deps.ts';
import { leaveCases } from './leaving/leaving.ts';
import { hostCases } from './lobby/lobby.ts';
import { takeSeat } from './lobby/lobby-changes.ts';
import { open, rematch } from './lobby/opening.ts';
import { change } from './matches/change.ts';
import { Changes } from './matches/changes.ts';
import { callCases } from './mentions/mentions.ts';
import { replayed, replayedIfLegal } from './play/replay.ts';
import { comeBack, makeMove, running } from './play/running.ts';
import { erasureCases } from './privacy/erasure.ts';
import { privacyCases } from './privacy/privacy.ts';
import { rankingCases } from './ranking/ranking.ts';
import { bestYakuOf } from './ranking/results.ts';
import type { MoveRequest, Tables } from './requests.ts';
import { placeCases } from './servers/servers.ts';
import { timeCases } from './timers/timers.ts';

/** How long a second delivery of an interaction can still come; Discord's tokens live 15 minutes. */
const INTERACTION_AGE = 60 * 60 * 1000;

/** The use cases over a store, a set of games and a computer player. */
export function createTables(deps: TableDeps): Tables {
  const { store, now } = deps;
  const large = new OneAtATime();
  const changes = new Changes();
  const parts: TableParts = { ...deps, changes };
  return {
    onChange: (listener) => changes.listen(listener),
    ...tableCases(parts),
    ...hostCases(parts),
    ...leaveCases(parts),
    ...matchQueries(parts),
    ...timeCases(parts),
    ...callCases(parts),
    ...placeCases(parts),
    ...rankingCases(parts, large),
    ...privacyCases(parts),
    ...erasureCases(parts, large),

    history: (wish) => store.history(wish),
    personOf: (serverId, personId) => store.personOf(serverId, personId),

    posted: (message) => store.putMessage(message),
    forgetMessage: (matchId) => store.deleteMessage(matchId),
    message: (matchId) => store.message(matchId),
    replacing: (message) => store.putReplaced(message),
    replaced: (matchId) => store.replaced(matchId),
    removed: (messageId) => store.deleteReplaced(messageId),
    unposted: () =>
      store.unposted().filter(({ match }) => !store.isBeingErased(match.where.serverId, null)),

    keepHand: (hand) => store.putHand(hand),
    hands: (matchId) => store.hands(matchId, now()),
    forgetHand: (matchId, personId) => store.deleteHand(matchId, personId),

    firstTime: (interactionId) => store.addInteraction(interactionId, now()),
    async prune() {
      store.deleteExpiredHands(now());
      while (store.deleteInteractions(now() - INTERACTION_AGE)) await breathe();
      store.emptyLog();
    },
  };
}

function tableCases(parts: TableParts): Pick<Tables, 'open' | 'rematch' | 'join' | 'move'> {
  const { store } = parts;
  return {
    open: (request) => store.transaction(() => open(parts, request)),
    rematch: (request) => store.transaction(() => rematch(parts, request)),
    join: (at, person) =>
      store.transaction(() =>
        change(parts, at, (match) =>
          match.status === 'open'
            ? takeSeat(parts, match, person)
            : comeBack(running(match), person),
        ),
      ),
    move: (request) => store.transaction(() => move(parts, request)),
  };
}

function matchQueries(
  parts: TableParts,
): Pick<
  Tables,
  'look' | 'find' | 'tablesIn' | 'tablesOf' | 'replay' | 'happenedSince' | 'bestYaku'
> {
  const { store } = parts;
  const replay = (match: Match) => replayed(parts, match, store.records(match.id));
  return {
    look: (channelId) => store.newestMatch(channelId),
    find: (matchId) => store.match(matchId),
    tablesIn: (serverId) => store.activeMatches(serverId),
    tablesOf: (personId) => store.seatsOf(personId),
    replay,
    happenedSince: (match, version) =>
      (replayedIfLegal(parts, match, store.records(match.id)) ?? [])
        .filter((step) => step.version > version)
        .map(({ state: _, ...happened }) => happened),
    bestYaku: (match) => bestYakuOf(parts, match, store.records(match.id)),
  };
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
