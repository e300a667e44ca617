import type { Match } from '../../model/match.ts';
import type { Tables } from '../../table/tables.ts';
import type { Timer } from '../../table/timers/timer-store.ts';
import { turnLines } from '../../text/alerts/alerts.ts';
import type { Words } from '../../text/words/words.ts';
import type { TableMessages } from '../table-message/table-messages.ts';
import type { DirectMessage, DirectMessages } from './direct-messages.ts';

interface Deps {
  readonly tables: Pick<Tables, 'leaving' | 'matches' | 'mentions' | 'timers'>;
  readonly direct: Pick<DirectMessages, 'send' | 'take'>;
  readonly tableMessages: Pick<TableMessages, 'call'>;
  readonly wordsOf: (serverId: string) => Promise<Words>;
}

/** The argument of the button that ends messages about one's turn, in place of a server. */
export const TURNS = 'turns';

export class TurnMessages {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Writes to whoever owes a decision, if a message may be sent now; else it stays due. It is noted as done before it is
   * sent: a message is lost with the process, rather than sent twice.
   */
  async tell(due: Timer): Promise<void> {
    const { tables, direct } = this.#deps;
    const slot = direct.take('turn');
    if (slot === 'soon') return;
    const match = await tables.matches.find(due.matchId);
    const people =
      match === undefined ? [] : await tables.mentions.people(match, { type: 'direct' });
    await tables.timers.clear(due);
    if (people.length === 0 && slot !== 'held') slot.giveBack();
    if (match === undefined) return;
    // There is leave for one message, and hardly ever do two owe a decision.
    const told = slot === 'held' ? [] : people.slice(0, 1);
    for (const personId of told) await this.#tell(match, personId);
    for (const personId of people.slice(told.length)) await this.#call(match, personId);
  }

  async #tell(match: Match, personId: string): Promise<void> {
    const { tables, direct, wordsOf } = this.#deps;
    // Nobody knows their Discord's language, so that of the server stands in.
    const { language: locale } = await wordsOf(match.where.serverId);
    const dueAt = await tables.timers.moveDueAt(match.id);
    const lines: DirectMessage['lines'] = (table, words) => turnLines({ ...table, dueAt }, words);
    const message = { personId, locale, match, lines, mute: TURNS };
    const outcome = await direct.send({ kind: 'turn', ...message });
    if (outcome === 'gone') await this.#callOthers(match, personId);
    else if (outcome !== 'sent' && outcome !== 'unsure') await this.#call(match, personId);
  }

  /** For a player whose account was deleted, the others can let a computer play. */
  async #callOthers({ id }: Match, personId: string): Promise<void> {
    const { tables, tableMessages } = this.#deps;
    const outcome = await tables.leaving.noteGone(id, personId);
    if (!outcome.ok) return;
    const others = await tables.mentions.people(outcome.match, { type: 'gone', personId });
    tableMessages.call(outcome.match, others);
  }

  /** Whom no message reaches is called to the table. */
  async #call(match: Match, personId: string): Promise<void> {
    const { tables, tableMessages } = this.#deps;
    const callable = await tables.mentions.people(match, { type: 'warning' });
    if (callable.includes(personId)) tableMessages.call(match, [personId]);
  }
}
