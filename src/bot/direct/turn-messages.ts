import type { Match } from '../../model/match.ts';
import type { Tables } from '../../table/tables.ts';
import type { Timer } from '../../table/timers/timer-store.ts';
import { turnLines } from '../../text/alerts/alerts.ts';
import type { Words } from '../../text/words/words.ts';
import type { TableMessages } from '../table-message/table-messages.ts';
import type { DirectMessage, DirectMessages } from './direct-messages.ts';

interface Deps {
  readonly tables: Pick<Tables, 'leaving' | 'mentions' | 'stored' | 'timers'>;
  readonly direct: Pick<DirectMessages, 'send' | 'pace'>;
  readonly tableMessages: Pick<TableMessages, 'call'>;
  readonly wordsOf: (serverId: string) => Promise<Words>;
}

/** The argument of the button that ends messages about one's turn, in place of a server. */
export const TURNS = 'turns';

/**
 * Writes to whoever owes a decision, as they have asked for, if a message may be sent now; else it stays due. It is noted
 * as done before it is sent: a message is lost with the process, rather than sent twice.
 */
export async function tellTurn(deps: Deps, due: Timer): Promise<void> {
  const { tables, direct } = deps;
  const slot = direct.pace.take('turn');
  if (slot === 'soon') return;
  const match = await tables.stored.match(due.matchId);
  const people = match === undefined ? [] : await tables.mentions.people(match, { type: 'direct' });
  await tables.stored.clearTimer(due);
  if (people.length === 0 && slot !== 'held') slot.giveBack();
  if (match === undefined) return;
  // There is leave for one message, and hardly ever do two owe a decision.
  const told = slot === 'held' ? [] : people.slice(0, 1);
  for (const personId of told) await tell(deps, match, personId);
  for (const personId of people.slice(told.length)) await call(deps, match, personId);
}

async function tell(deps: Deps, match: Match, personId: string): Promise<void> {
  const { tables, direct, wordsOf } = deps;
  // Nobody knows their Discord's language, so that of the server stands in.
  const { language: locale } = await wordsOf(match.where.serverId);
  const dueAt = await tables.timers.moveDueAt(match.id);
  const lines: DirectMessage['lines'] = (table, words) => turnLines({ ...table, dueAt }, words);
  const message = { personId, locale, match, lines, mute: TURNS };
  const outcome = await direct.send({ kind: 'turn', ...message });
  if (outcome === 'gone') await callOthers(deps, match, personId);
  else if (outcome !== 'sent' && outcome !== 'unsure') await call(deps, match, personId);
}

/** For a player whose account was deleted, the others can let a computer play. */
async function callOthers(
  { tables, tableMessages }: Deps,
  { id }: Match,
  personId: string,
): Promise<void> {
  const outcome = await tables.leaving.noteGone(id, personId);
  if (!outcome.ok) return;
  const others = await tables.mentions.people(outcome.match, { type: 'gone', personId });
  tableMessages.call(outcome.match, others);
}

/** Whom no message reaches is called to the table. */
async function call(
  { tables, tableMessages }: Deps,
  match: Match,
  personId: string,
): Promise<void> {
  const callable = await tables.mentions.people(match, { type: 'warning' });
  if (callable.includes(personId)) tableMessages.call(match, [personId]);
}
