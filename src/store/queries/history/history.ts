import type { HistoryStore } from '../../../table/history/history-store.ts';
import { and, count, desc, eq, max } from '../../drizzle.ts';
import { type Database, isOf } from '../database.ts';
import { factQueries } from '../facts.ts';

const REPLAY_KEY = 'replayKey';

/** What people have played, from the results. */
export function historyQueries(database: Database): HistoryStore {
  const { db, match, person, result } = database;
  const { read, keepFirst } = factQueries(database);
  return {
    async history({ game, limit, offset, ...member }) {
      const ofGame = game === null ? undefined : eq(result.game, game);
      const wanted = and(isOf(result, member), ofGame);
      const { matchId, score, place, finishedAt } = result;
      const matches = await db
        .select({ matchId, score, place, finishedAt })
        .from(result)
        .where(wanted)
        .orderBy(desc(finishedAt), desc(matchId))
        .limit(limit)
        .offset(offset);
      const [counted] = await db.select({ total: count() }).from(result).where(wanted);
      return { matches, total: counted?.total ?? 0 };
    },
    async personOf(serverId, personId) {
      const [found] = await db
        .select({ id: person.id, name: person.name })
        .from(person)
        .where(and(eq(person.serverId, serverId), eq(person.id, personId)));
      return found;
    },
    replayKey: () => read(REPLAY_KEY),
    addReplayKey: (key) => keepFirst(REPLAY_KEY, key),
    async lastMatchId() {
      const [row] = await db.select({ last: max(match.id) }).from(match);
      return row?.last ?? 0;
    },
  };
}
