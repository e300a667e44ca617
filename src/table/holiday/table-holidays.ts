import { isSlow } from '../../model/clock.ts';
import { onHoliday, withoutPastHolidays } from '../../model/holiday.ts';
import { hasEnded, type Match, type Player } from '../../model/match.ts';
import { isPrivate } from '../../model/private.ts';
import { isAlone } from '../../model/seats.ts';
import type { TransactionDeps } from '../deps.ts';

type HolidayDeps = Pick<TransactionDeps, 'store' | 'now'>;

/**
 * A match after a change, with the holidays of those who sit there. They are looked up until the cards are dealt, as
 * people come and the clock is chosen; from then on they only end, or change with the holiday itself.
 */
export async function withHolidays(deps: HolidayDeps, before: Match, match: Match): Promise<Match> {
  if (before.status !== 'open' || hasEnded(match)) return withoutPastHolidays(match, deps.now());
  return { ...match, players: await holidaymakers(deps, match) };
}

/** The players of a table that has not begun, with their holidays if those stop its clock. */
export async function holidaymakers(
  { store, now }: HolidayDeps,
  match: HolidayTable,
): Promise<readonly Player[]> {
  const holidays = stopsClock(match) ? await store.holidaysIn(match.where.serverId, now()) : [];
  const ends = new Map(holidays.map(({ personId, endsAt }) => [personId, endsAt]));
  return match.players.map((player) =>
    player.type === 'person' ? onHoliday(player, ends.get(player.person.id)) : player,
  );
}

type HolidayTable = Pick<Match, 'where' | 'clock' | 'players' | 'status'>;

/** Whether holidays stop the clock of a table: if people wait, or will wait, for each other over days. */
export function stopsClock(match: HolidayTable): boolean {
  return isSlow(match.clock) && !isPrivate(match) && (match.status === 'open' || !isAlone(match));
}
