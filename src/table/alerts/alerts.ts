import { type Match, seatOf } from '../../model/match.ts';
import { isPrivate } from '../../model/private.ts';
import { isInvited } from '../../model/seats.ts';
import { type Deps, type TransactionDeps, transact } from '../deps.ts';
import type { Alert, AlertStore } from './alert-store.ts';

/** What somebody chooses. */
export type AlertRequest = Pick<Alert, 'serverId' | 'personId' | 'games' | 'pace' | 'locale'>;

/** One of those who are to be told of an open table. */
export interface NextAlert {
  readonly match: Match;
  readonly alert: Alert;
}

/** How long a lobby stands before people are told, in milliseconds: most that were opened by mistake are gone by then. */
export const ALERT_AFTER = 10_000;

/** Who hears of open tables by direct message, and who takes no direct messages. */
export function alerts(deps: Deps) {
  const { store } = deps;
  return {
    /** From now on they are told; their direct messages are taken to be open again. */
    put: (request: AlertRequest): Promise<void> =>
      store.transaction(async (tx) => {
        const { toldAt = null, toldMatch = null } = (await tx.alert(request)) ?? {};
        await tx.putAlert({ ...request, toldAt, toldMatch });
        await tx.putRefusal(request.personId, null);
      }),
    /** Whom to tell of an open table next. They count as told; null once there is nobody left. */
    next: (matchId: number): Promise<NextAlert | null> => transact(deps, (tx) => next(tx, matchId)),
    /** The message was certainly not sent: they are told of the same table later. */
    tellAgain: ({ serverId, personId, toldMatch, toldAt }: Alert): Promise<void> =>
      store.markTold({ serverId, personId }, { matchId: toldMatch, at: toldAt }),
    /** The message failed for no reason of theirs: this table does not delay the next that they are told of. */
    notTold: ({ serverId, personId, toldAt }: Alert, { id }: Match): Promise<void> =>
      store.markTold({ serverId, personId }, { matchId: id, at: toldAt }),
    /** Discord has refused a direct message to them: they get no other until they ask. */
    refused: (personId: string): Promise<void> =>
      store.putRefusal(personId, { at: deps.now(), isTold: false }),
    /** Their account was deleted: they are never written to again, and their alerts go. */
    gone: (personId: string): Promise<void> =>
      store.transaction(async (tx) => {
        for (const alert of await tx.alertsOf(personId)) await tx.deleteAlert(alert);
        await tx.putRefusal(personId, { at: deps.now(), isTold: true });
      }),
    /** Whether they are to be told that their direct messages are closed: true once. */
    tellRefusal: (personId: string): Promise<boolean> => tellRefusal(store, personId),
  };
}

async function tellRefusal(store: AlertStore, personId: string): Promise<boolean> {
  const refusal = await store.refusal(personId);
  if (refusal === null || refusal.isTold) return false;
  await store.putRefusal(personId, { ...refusal, isTold: true });
  return true;
}

async function next({ store, now }: TransactionDeps, matchId: number): Promise<NextAlert | null> {
  const match = await store.match(matchId);
  const at = now();
  while (match?.status === 'open') {
    const { game, where } = match;
    const [alert] = await store.alertsDue({ ...where, game, matchId, now: at, most: 1 });
    if (alert === undefined) break;
    const isKnown = isAtTable(match, alert.personId);
    await store.markTold(alert, { matchId, at: isKnown ? alert.toldAt : at });
    if (!isKnown) return { match, alert };
  }
  await store.setTimers(matchId, { alert: null });
  return null;
}

/** Whether they know of the table already, or may not sit there. */
function isAtTable(match: Match, personId: string): boolean {
  const isBarred = match.barred.some(({ id }) => id === personId);
  return (
    isBarred ||
    isInvited(match, personId) ||
    match.hostId === personId ||
    seatOf(match, personId) !== undefined
  );
}

/** When people are told of a lobby that was just opened; null: nobody is. */
export async function announcedAt(
  { store, now }: Pick<TransactionDeps, 'store' | 'now'>,
  match: Match,
): Promise<number | null> {
  if (isPrivate(match) || match.rematchOf !== null) return null;
  return (await store.hasAlerts(match.where.serverId)) ? now() + ALERT_AFTER : null;
}
