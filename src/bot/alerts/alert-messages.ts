import type { Log } from '../../log.ts';
import type { Match } from '../../model/match.ts';
import type { Alert } from '../../table/alerts/alert-store.ts';
import type { Tables } from '../../table/tables.ts';
import { openedLines } from '../../text/alerts/alerts.ts';
import type { DirectMessages } from '../direct/direct-messages.ts';
import { discordErrorKind } from '../failure/discord-error.ts';
import { logFailure } from '../failure/guard.ts';
import type { FindMember } from '../gateway/members.ts';

interface Deps {
  readonly tables: Pick<Tables, 'alerts'>;
  readonly direct: Pick<DirectMessages, 'send'>;
  readonly findMember: FindMember;
  readonly log: Log;
}

/** Tells people of open tables, as they have asked for. */
export class AlertMessages {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Tells the next few of a table. A message is lost with the process, rather than sent twice. */
  async announce(matchId: number): Promise<void> {
    const { tables, log } = this.#deps;
    const batch = await tables.alerts.nextBatch(matchId);
    if (batch === null) return;
    for (const alert of batch.alerts) {
      try {
        if (!(await this.#tell(batch.match, alert)))
          await tables.alerts.notTold(alert, batch.match);
      } catch (error) {
        await tables.alerts.notTold(alert, batch.match);
        logFailure(log, error, { what: 'an alert', match: matchId });
      }
    }
  }

  /** Whether they were told, or are not to be. */
  async #tell(match: Match, alert: Alert): Promise<boolean> {
    if (!(await this.#maySee(match, alert))) return false;
    const { personId, locale, serverId: mute } = alert;
    const message = { personId, locale, match, lines: openedLines, mute };
    return await this.#deps.direct.send({ kind: 'alert', ...message });
  }

  /** Whoever has left the server is not told of its tables again. */
  async #maySee({ where }: Match, alert: Alert): Promise<boolean> {
    const { tables, findMember } = this.#deps;
    try {
      const member = await findMember(alert.serverId, alert.personId);
      return member?.canSee(where.channelId) ?? false;
    } catch (error) {
      if (discordErrorKind(error) !== 'unknown-member') throw error;
      await tables.alerts.remove(alert);
      return false;
    }
  }
}
