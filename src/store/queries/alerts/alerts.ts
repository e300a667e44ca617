import { PACE_TIME, PACES } from '../../../model/pace.ts';
import type { Alert, AlertStore } from '../../../table/alerts/alert-store.ts';
import { and, asc, eq, isNull, like, lt, lte, or } from '../../drizzle.ts';
import type { Schema } from '../../schema/schema.ts';
import { type Database, isOf, upsert } from '../database.ts';
import { isUnbarred } from '../servers/servers.ts';

/** Who wants direct messages, and who does not take them. */
export function alertQueries(database: Database): AlertStore {
  const { db, alert } = database;
  return {
    ...refusalQueries(database),
    async alert(member) {
      const [row] = await db.select().from(alert).where(isOf(alert, member));
      return row && alertOf(row);
    },
    async alertsOf(personId) {
      const own = eq(alert.personId, personId);
      const rows = await db.select().from(alert).where(own).orderBy(asc(alert.serverId));
      return rows.map(alertOf);
    },
    putAlert: ({ serverId, personId, games, ...rest }) => {
      const set = { ...rest, games: written(games) };
      return upsert(database, alert, { key: { serverId, personId }, set });
    },
    async deleteAlert(member) {
      await db.delete(alert).where(isOf(alert, member));
    },
    async hasAlerts(serverId) {
      const rows = await db
        .select({ personId: alert.personId })
        .from(alert)
        .where(eq(alert.serverId, serverId))
        .limit(1);
      return rows.length > 0;
    },
    alertsDue: alertsDue(database),
    async markTold(member, { matchId: toldMatch, at: toldAt }) {
      await db.update(alert).set({ toldMatch, toldAt }).where(isOf(alert, member));
    },
  };
}

function alertsDue(database: Database): AlertStore['alertsDue'] {
  const { db, alert, profile } = database;
  return async ({ serverId, game, matchId, now, most }) => {
    const isRested = PACES.map((pace) =>
      and(eq(alert.pace, pace), lte(alert.toldAt, now - PACE_TIME[pace])),
    );
    const rows = await db
      .select({ alert })
      .from(alert)
      .leftJoin(profile, eq(profile.personId, alert.personId))
      .where(
        and(
          eq(alert.serverId, serverId),
          or(eq(alert.games, ''), like(alert.games, `%,${game},%`)),
          or(isNull(alert.toldMatch), lt(alert.toldMatch, matchId)),
          or(isNull(alert.toldAt), ...isRested),
          isNull(profile.refusedAt),
          isUnbarred(database, { serverId: alert.serverId, personId: alert.personId }),
        ),
      )
      .orderBy(asc(alert.personId))
      .limit(most);
    return rows.map((row) => alertOf(row.alert));
  };
}

function refusalQueries({ db, profile }: Database) {
  const { refusedAt, refusalTold } = profile;
  return {
    async refusal(personId) {
      const [row] = await db
        .select({ refusedAt, refusalTold })
        .from(profile)
        .where(eq(profile.personId, personId));
      return row === undefined || row.refusedAt === null
        ? null
        : { at: row.refusedAt, isTold: row.refusalTold };
    },
    async putRefusal(personId, refusal) {
      const set = { refusedAt: refusal?.at ?? null, refusalTold: refusal?.isTold ?? false };
      if (refusal === null) {
        await db.update(profile).set(set).where(eq(profile.personId, personId));
        return;
      }
      await upsert({ db }, profile, { key: { personId }, set });
    },
  } satisfies Partial<AlertStore>;
}

/** With a comma on both sides of each, by which one is found; empty for none. */
function written(games: readonly string[]): string {
  return games.length === 0 ? '' : `,${games.join(',')},`;
}

function alertOf({ games, ...row }: Schema['alert']['$inferSelect']): Alert {
  return { ...row, games: games.split(',').filter((game) => game !== '') };
}
