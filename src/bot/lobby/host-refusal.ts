import type { Match } from '../../model/match.ts';
import type { Refusal } from '../../model/outcome.ts';

export function hostRefusal(match: Match | undefined, personId: string): Refusal | null {
  if (match === undefined) return { reason: 'no-table' };
  if (match.status === 'playing') return { reason: 'not-open', match };
  if (match.status !== 'open') return { reason: 'over', match };
  return match.hostId === personId ? null : { reason: 'not-host', match };
}
