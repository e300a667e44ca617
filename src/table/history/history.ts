import type { Match } from '../../model/match.ts';
import { isPrivate } from '../../model/private.ts';
import type { Deps } from '../deps.ts';
import { formatReplayCode, parseReplayCode } from './replay-code.ts';

/**
 * Why a code opens nothing. `unknown`: it is no match's. `elsewhere`: that match was played in another server.
 * `deleted`: it has been deleted.
 */
export type CodeProblem = 'unknown' | 'elsewhere' | 'deleted';

/** What was played to its end, and by whom. */
export function history({ store, entropy }: Deps) {
  const key = async (): Promise<string> =>
    (await store.replayKey()) ?? (await store.addReplayKey(Buffer.from(entropy()).toString('hex')));
  return {
    /** The code by which members of its server open a match; null unless it was played to its end in a channel. */
    codeOf: async (match: Match): Promise<string | null> =>
      hasCode(match) ? formatReplayCode(match.id, await key()) : null,
    /** The match of a code, as members of a server type it; or why there is none for them. */
    byCode: async (code: string, serverId: string): Promise<Match | CodeProblem> => {
      const matchId = parseReplayCode(code, await key());
      if (matchId === undefined || matchId === 0) return 'unknown';
      if (matchId > (await store.lastMatchId())) return 'unknown';
      const match = await store.match(matchId);
      if (match === undefined) return 'deleted';
      if (!hasCode(match)) return 'unknown';
      return match.where.serverId === serverId ? match : 'elsewhere';
    },
  };
}

/** Matches that go on can be seen at their table; those that stopped count for nothing. */
function hasCode(match: Match): boolean {
  return match.status === 'over' && !isPrivate(match);
}
