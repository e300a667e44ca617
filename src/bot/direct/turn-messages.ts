import type { Match } from '../../model/match.ts';
import type { SettingsStore } from '../../table/settings/settings-store.ts';
import type { Tables } from '../../table/tables.ts';
import { turnLines } from '../../text/alerts/alerts.ts';
import type { Words } from '../../text/words/words.ts';
import type { Payload } from '../api/payload.ts';
import { wordsOfPerson } from '../interaction/localize.ts';
import type { TableMessages } from '../table-message/table-messages.ts';
import { type DirectMessages, mutablePayload } from './direct-messages.ts';

interface Deps {
  readonly tables: Pick<Tables, 'matches' | 'mentions' | 'messages' | 'timers'>;
  readonly settings: SettingsStore;
  readonly direct: Pick<DirectMessages, 'send'>;
  readonly tableMessages: Pick<TableMessages, 'call'>;
  readonly wordsOf: (serverId: string) => Promise<Words>;
  readonly serverName: (serverId: string) => string;
}

/** The argument of the button that ends messages about one's turn, in place of a server. */
export const TURNS = 'turns';

/** Tells people of slow games that it is their turn, as they have asked for. */
export class TurnMessages {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Writes to those who owe a decision; whom it cannot reach is called to the table. */
  async tell(matchId: number): Promise<void> {
    const { tables, tableMessages, direct } = this.#deps;
    const match = await tables.matches.find(matchId);
    if (match === undefined) return;
    for (const personId of await tables.mentions.people(match, { type: 'direct' })) {
      const payload = await this.#payload(match, personId);
      const nonce = [match.id, match.version, BigInt(personId)].map((one) => one.toString(36));
      const message = { kind: 'turn', personId, payload, nonce: `t${nonce.join('.')}` } as const;
      if (await direct.send(message)) continue;
      const callable = await tables.mentions.people(match, { type: 'warning' });
      if (callable.includes(personId)) tableMessages.call(match, [personId]);
    }
  }

  async #payload(match: Match, personId: string): Promise<Payload> {
    const { tables, settings, wordsOf, serverName } = this.#deps;
    const { serverId } = match.where;
    // Nobody knows their Discord's language, so that of the server stands in.
    const { language } = await wordsOf(serverId);
    const words = wordsOfPerson(await settings.personSettings(personId), language);
    const messageId = (await tables.messages.find(match.id))?.messageId;
    const dueAt = await tables.timers.moveDueAt(match.id);
    const lines = turnLines({ match, server: serverName(serverId), messageId, dueAt }, words);
    return mutablePayload(lines, TURNS, words);
  }
}
