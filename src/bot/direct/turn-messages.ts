import type { Tables } from '../../table/tables.ts';
import { turnLines } from '../../text/alerts/alerts.ts';
import type { Words } from '../../text/words/words.ts';
import type { TableMessages } from '../table-message/table-messages.ts';
import type { DirectMessage, DirectMessages } from './direct-messages.ts';

interface Deps {
  readonly tables: Pick<Tables, 'matches' | 'mentions' | 'timers'>;
  readonly direct: Pick<DirectMessages, 'send'>;
  readonly tableMessages: Pick<TableMessages, 'call'>;
  readonly wordsOf: (serverId: string) => Promise<Words>;
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
    const { tables, tableMessages, direct, wordsOf } = this.#deps;
    const match = await tables.matches.find(matchId);
    if (match === undefined) return;
    // Nobody knows their Discord's language, so that of the server stands in.
    const { language: locale } = await wordsOf(match.where.serverId);
    const dueAt = await tables.timers.moveDueAt(match.id);
    for (const personId of await tables.mentions.people(match, { type: 'direct' })) {
      const lines: DirectMessage['lines'] = (table, words) => turnLines({ ...table, dueAt }, words);
      const message = { personId, locale, match, lines, mute: TURNS };
      if (await direct.send({ kind: 'turn', ...message })) continue;
      const callable = await tables.mentions.people(match, { type: 'warning' });
      if (callable.includes(personId)) tableMessages.call(match, [personId]);
    }
  }
}
