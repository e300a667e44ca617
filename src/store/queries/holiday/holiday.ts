import type { HolidayStore } from '../../../table/holiday/holiday-store.ts';
import { and, asc, eq, gt, lt } from '../../drizzle.ts';
import { type Database, isOf, upsert } from '../database.ts';

export function holidayQueries({ db, holiday }: Database): HolidayStore {
  const { serverId, personId, beganAt, endsAt } = holiday;
  return {
    holidaysOf: async (id) =>
      db.select().from(holiday).where(eq(personId, id)).orderBy(asc(beganAt), asc(serverId)),
    holidaysIn: async (id, after) =>
      db
        .select()
        .from(holiday)
        .where(and(eq(serverId, id), gt(endsAt, after))),
    putHoliday: ({ endsAt: until, ...key }) =>
      upsert({ db }, holiday, { key, set: { endsAt: until } }),
    async deleteHoliday(one) {
      await db.delete(holiday).where(and(isOf(holiday, one), eq(beganAt, one.beganAt)));
    },
    async deleteHolidays(endedBefore) {
      await db.delete(holiday).where(lt(endsAt, endedBefore));
    },
  };
}
