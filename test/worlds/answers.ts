import type { Actor, Outcome } from 'discord-sandbox';
import { parseCustomId } from '../../src/bot/interaction/custom-id.ts';
import type { Player } from '../../src/model/match.ts';
import type { Query } from './deadlines.ts';
import type { Act } from './people.ts';
import type { Trouble } from './troubles.ts';

interface Situation {
  readonly query: Query;
  /** What may go wrong in the world. */
  readonly troubles: readonly Trouble[];
}

/** What does not hold of the answer to what somebody did. */
export function faultsOfAnswer(
  { who, told, customId }: Act,
  outcome: Outcome,
  { query, troubles }: Situation,
): readonly string[] {
  if (outcome.kind === 'failed') {
    return troubles.length === 0 ? [`${who.name} ${told}: ${outcome.text}`] : [];
  }
  if (troubles.includes('database') || troubles.includes('owners')) return [];
  const { verb, match = 0 } = parseCustomId(customId ?? '') ?? {};
  if (verb === 'join' && isInvited(query, who, match)) {
    return [`${who.name} is invited, has pressed Join and has no seat`];
  }
  if (verb === 'back' && isAway(query, who, match)) {
    return [`${who.name} is back, and a computer plays for them`];
  }
  return [];
}

function isInvited(query: Query, { id }: Actor, match: number): boolean {
  const [row] = query<{ invited: string }>(
    `select invited from match where id = ${match} and status = 'open'`,
  );
  return row?.invited.includes(id) === true;
}

function isAway(query: Query, { id }: Actor, match: number): boolean {
  const [row] = query<{ players: string }>(
    `select players from match where id = ${match} and status = 'playing'`,
  );
  const players: readonly Player[] = JSON.parse(row?.players ?? '[]');
  return players.some((one) => one.type === 'person' && one.person.id === id && one.away);
}

/** Whether somebody invites a person by that, who is then known again even if their data was just deleted. */
export function isInvitedBy(told: string, id: string, name: string): boolean {
  const invites = told.includes('"invite"') && told.includes(id);
  return invites || told.endsWith(`Challenge to hanafuda on ${name}`);
}

export function isMove(customId: string | undefined): customId is string {
  const verb = customId === undefined ? undefined : parseCustomId(customId)?.verb;
  return verb === 'move' || verb === 'sure';
}
