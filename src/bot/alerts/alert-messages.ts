import type { Log } from '../../log.ts';
import type { Match } from '../../model/match.ts';
import type { Alert } from '../../table/alerts/alert-store.ts';
import type { NextAlert } from '../../table/alerts/alerts.ts';
import type { Tables } from '../../table/tables.ts';
import { openedLines } from '../../text/alerts/alerts.ts';
import type { DirectMessages, DirectOutcome } from '../direct/direct-messages.ts';
import { discordErrorKind } from '../failure/discord-error.ts';
import { logFailure } from '../failure/guard.ts';
import type { FindMember } from '../gateway/members.ts';

interface Deps {
  readonly tables: Pick<Tables, 'alerts'>;
  readonly direct: Pick<DirectMessages, 'send' | 'take'>;
  readonly findMember: FindMember;
  readonly log: Log;
}

export class AlertMessages {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Tells the next of those who are to be told of a table, if a message may be sent now; it stays due until everybody
   * was. A message is lost with the process, rather than sent twice.
   */
  async announce(matchId: number): Promise<void> {
    const { tables, direct } = this.#deps;
    const slot = direct.take('alert');
    if (typeof slot === 'string') return;
    const next = await tables.alerts.next(matchId);
    const outcome = next === null ? undefined : await this.#tell(next);
    if (outcome === undefined) slot.giveBack();
  }

  /** What came of the message; undefined where none was sent. */
  async #tell({ match, alert }: NextAlert): Promise<DirectOutcome | undefined> {
    const { tables, direct, log } = this.#deps;
    const { personId, locale, serverId: mute } = alert;
    try {
      const isSeen = await this.#maySee(match, alert);
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
  async #maySee({ where }: Match, alert: Alert): Promise<boolean> {
    const { tables, findMember } = this.#deps;
    try {
      const member = await findMember(alert.serverId, alert.personId);
      return member?.canSee(where.channelId) ?? false;
    } catch (error) {
      const kind = discordErrorKind(error);
      if (kind !== 'unknown-member' && kind !== 'no-such-person') throw error;
      await tables.alerts.remove(alert);
      return false;
    }
  }
}
