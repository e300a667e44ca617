import type { Match } from '../../model/match.ts';
import { knownChannel } from '../../model/thread.ts';
import type { Alert } from '../../table/alerts/alert-store.ts';
import type { NextAlert } from '../../table/alerts/alerts.ts';
import type { Tables } from '../../table/tables.ts';
import { openedLines } from '../../text/alerts/alerts.ts';
import type { CommonDeps } from '../common-deps.ts';
import type { DirectMessages, DirectOutcome } from '../direct/direct-messages.ts';
import { isNobody } from '../failure/discord-error.ts';
import { logFailure } from '../failure/guard.ts';

interface Deps extends Pick<CommonDeps, 'findMember' | 'log'> {
  readonly tables: Pick<Tables, 'alerts' | 'stored'>;
  readonly direct: Pick<DirectMessages, 'send' | 'pace'>;
}

/**
 * Tells the next of those who are to be told of a table, if a message may be sent now; it stays due until everybody
 * was. A message is lost with the process, rather than sent twice.
 */
export async function announceTable(deps: Deps, matchId: number): Promise<void> {
  const { tables, direct } = deps;
  const slot = direct.pace.take('alert');
  if (typeof slot === 'string') return;
  const next = await tables.alerts.next(matchId);
  const outcome = next === null ? undefined : await tell(deps, next);
  if (outcome === undefined) slot.giveBack();
}

/** What came of the message; undefined if none was sent. */
async function tell(deps: Deps, { match, alert }: NextAlert): Promise<DirectOutcome | undefined> {
  const { tables, direct, log } = deps;
  const { personId, locale, serverId: mute } = alert;
  try {
    const isSeen = await maySee(deps, match, alert);
    const message = { personId, locale, match, lines: openedLines, mute };
    const outcome = isSeen ? await direct.send({ kind: 'alert', ...message }) : undefined;
    if (outcome === 'held' || outcome === 'unsent') await tables.alerts.tellAgain(alert);
    else if (outcome === undefined || outcome === 'refused')
      await tables.alerts.notTold(alert, match);
    return outcome;
  } catch (error) {
    await tables.alerts.notTold(alert, match);
    logFailure(log, error, { what: 'an alert', match: match.id });
    return undefined;
  }
}

/** Whoever has left the server is not told of its tables again. */
async function maySee(
  { tables, findMember }: Deps,
  { where }: Match,
  alert: Alert,
): Promise<boolean> {
  try {
    const member = await findMember(alert.serverId, alert.personId);
    return member?.canSee(knownChannel(where)) ?? false;
  } catch (error) {
    if (!isNobody(error)) throw error;
    await tables.stored.deleteAlert(alert);
    return false;
  }
}
