import { isSlow } from '../../model/clock.ts';
import {
  daysOf,
  daysUsed,
  HOLIDAY_YEAR,
  type HolidayOutcome,
  type HolidayProblem,
  type HolidayStatus,
  holidayEnd,
  onHoliday,
  withoutPastHolidays,
} from '../../model/holiday.ts';
import {
  hasEnded,
  type Match,
  type Member,
  type PersonPlayer,
  type Player,
} from '../../model/match.ts';
import type { Outcome } from '../../model/outcome.ts';
import { isPrivate } from '../../model/private.ts';
import { isAlone, isPresent } from '../../model/seats.ts';
import { type Deps, type TransactionDeps, transact } from '../deps.ts';
import { change, changeDue, changed } from '../matches/change.ts';
import type { MemberHoliday } from './holiday-store.ts';

/** How long, as `holidayEnd` reads it, in the server's time zone. */
export interface HolidayRequest extends Member {
  readonly typed: string;
}

/** When people's clocks stand still in slow games, by their wish. */
export function holidays(deps: Deps) {
  const { store, now } = deps;
  return {
    of: (member: Member): Promise<HolidayStatus> => statusOf(deps, member),
    /** Their clocks in the slow games of a server stand still from now on. */
    begin: (request: HolidayRequest): Promise<HolidayOutcome> =>
      transact(deps, (tx) => begin(tx, request)),
    /** They are back. False for who was not away. */
    end: (member: Member): Promise<boolean> => transact(deps, (tx) => endHoliday(tx, member)),
    /** Shows a table without those whose holidays have ended by their date. Null if none was due. */
    over: (matchId: number): Promise<Outcome | null> =>
      changeDue(deps, { matchId, kind: 'holiday' }, (match) => changed(match, {})),
    /** Drops holidays that no longer count. Call now and then. */
    prune: (): Promise<void> => store.deleteHolidays(now() - HOLIDAY_YEAR),
  };
}

type HolidayDeps = Pick<TransactionDeps, 'store' | 'now'>;

async function statusOf({ store, now }: HolidayDeps, member: Member): Promise<HolidayStatus> {
  const { holidayDays, timeZone } = await store.serverSettings(member.serverId);
  const limit = Number(holidayDays);
  const theirs = await holidaysThere(store, member);
  const left = Math.max(0, limit - daysUsed(theirs, timeZone, now()));
  return { limit, left, until: theirs.find(({ endsAt }) => endsAt > now())?.endsAt ?? null };
}

async function holidaysThere(
  store: HolidayDeps['store'],
  { serverId, personId }: Member,
): Promise<readonly MemberHoliday[]> {
  return (await store.holidaysOf(personId)).filter((one) => one.serverId === serverId);
}

async function begin(
  deps: TransactionDeps,
  { typed, serverId, personId }: HolidayRequest,
): Promise<HolidayOutcome> {
  const { store, now } = deps;
  const member = { serverId, personId };
  const beganAt = now();
  const status = await statusOf(deps, member);
  const { timeZone } = await store.serverSettings(serverId);
  const endsAt = holidayEnd(typed, timeZone, beganAt);
  const days = endsAt === undefined ? 0 : daysOf({ beganAt, endsAt }, timeZone);
  const refuse = (reason: HolidayProblem) => ({ ok: false, reason, status, days }) as const;
  if (status.until !== null) return refuse('running');
  if (status.limit === 0) return refuse('off');
  if (endsAt === undefined) return refuse('unreadable');
  if (endsAt <= beganAt) return refuse('past');
  if (days > status.left) return refuse('too-long');
  await store.putHoliday({ ...member, beganAt, endsAt });
  await changeTables(deps, member, (player) => {
    // A player who says that they are away is no longer silent.
    const { silent: _, ...rest } = player;
    return onHoliday(rest, endsAt);
  });
  return { ok: true };
}

/** As `end` above, within a transaction. */
export async function endHoliday(deps: TransactionDeps, member: Member): Promise<boolean> {
  const { store, now } = deps;
  const endsAt = now();
  const running = (await holidaysThere(store, member)).find((one) => one.endsAt > endsAt);
  if (running === undefined) return false;
  // By a clock that was set back, none of it has passed.
  if (endsAt <= running.beganAt) await store.deleteHoliday(running);
  else await store.putHoliday({ ...running, endsAt });
  await changeTables(deps, member, (player) =>
    player.holidayUntil === undefined ? player : onHoliday(player),
  );
  return true;
}

/** Changes them where they sit at the server's slow tables. Each is redrawn, and its timers follow. */
async function changeTables(
  deps: TransactionDeps,
  { serverId, personId }: Member,
  replace: (player: PersonPlayer) => Player,
): Promise<void> {
  const replaced = (one: Player) =>
    isPresent(one) && one.person.id === personId ? replace(one) : one;
  for (const seat of await deps.store.seatsOf(personId)) {
    const isMeant = seat.where.serverId === serverId && stopsClock(seat);
    if (!isMeant || seat.players.every((one) => replaced(one) === one)) continue;
    await change(deps, { matchId: seat.id }, (match) =>
      changed(match, { players: match.players.map(replaced) }),
    );
  }
}

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
