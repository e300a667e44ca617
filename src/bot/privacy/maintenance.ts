import type { Log } from '../../log.ts';
import { type Meter, NO_METER } from '../../meter.ts';
import type { Where } from '../../model/match.ts';
import type { Outcome } from '../../model/outcome.ts';
import { within } from '../../table/background.ts';
import type { Tables } from '../../table/tables.ts';
import { wholeServer } from '../../table/timers/timer-store.ts';
import { logFailure } from '../failure/guard.ts';
import type { TableMessages } from '../table-message/table-messages.ts';

/** How long closed tables have for their last message before the deletion goes on. */
const LAST_WORDS_MS = 5000;

interface Deps {
  readonly tables: Tables;
  readonly log: Log;
  readonly meter?: Meter;
  readonly signal?: AbortSignal;
}

interface Shown {
  readonly tableMessages: Pick<TableMessages, 'showNow'>;
}

/**
 * What is done now and then: drops what is out of date, and deletes what servers left behind that the bot
 * left long ago. Only while it is known in which servers it is.
 */
export async function maintain(
  deps: Deps & Shown & { readonly isReachable: (where: Where) => boolean },
): Promise<void> {
  const { tables, log, isReachable } = deps;
  for (const server of await tables.privacy.deletionsDue()) {
    // Nobody can undo it now: the time is given back once they can.
    if (!isReachable(wholeServer(server))) continue;
    await showClosed(deps, await tables.privacy.closeDue(server));
    if (await tables.privacy.forgetDue(server))
      log.info({ server }, 'the data of this server is deleted, as a manager asked');
  }
  for (const server of await tables.privacy.forgetLeftServers()) {
    log.info({ server, days: tables.privacy.keepLeftDays }, 'the bot left this server long ago');
  }
  await eraseForgotten(deps);
  await tables.daily.closeLapsed();
  await tables.holidays.prune();
  await tables.interactions.prune();
  await eraseOldMatches(deps);
}

/** Deletes the matches whose time is over, and logs how much that was. */
async function eraseOldMatches({ tables, log, meter = NO_METER, signal }: Deps): Promise<void> {
  const { matches, moves } = await tables.privacy.eraseOldMatches(signal);
  if (matches === 0) return;
  meter.count('hanafuda_deletions_total', { what: 'match' }, matches);
  log.info({ matches, moves }, 'matches are deleted whose time was over');
}

/** Has those matches go on that wait for nobody: they would never end. */
export async function reviveStranded({ tables, log }: Deps): Promise<void> {
  for (const match of await tables.stored.untimedMatches()) {
    try {
      const { ok } = await tables.timers.revive(match);
      if (ok) log.error({ match }, 'a match waited for nobody, and goes on');
    } catch (error) {
      logFailure(log, error, { what: 'a match that waits for nobody', match });
    }
  }
}

/** Deletes all data of the people and servers that are to be forgotten, and logs how much that was. */
export async function eraseForgotten({
  tables,
  log,
  meter = NO_METER,
  signal,
}: Deps): Promise<void> {
  for (const { erasure, erased } of await tables.privacy.finishErasures(signal)) {
    const what = 'personId' in erasure ? 'person' : 'server';
    meter.count('hanafuda_deletions_total', { what });
    // Of a person nothing is left, not even a number.
    if ('personId' in erasure) log.info(erased, 'the data of a person is deleted');
    else log.info({ server: erasure.serverId, ...erased }, 'the data of a server is deleted');
  }
}

async function showClosed({ tableMessages }: Shown, closed: readonly Outcome[]): Promise<void> {
  const shown = closed.flatMap((one) => (one.ok ? [tableMessages.showNow(one.match)] : []));
  if (shown.length > 0) await within(LAST_WORDS_MS, Promise.allSettled(shown));
}
