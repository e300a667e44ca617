import type { Match, Person } from '../../model/match.ts';
import { isPresent } from '../../model/seats.ts';
import type { Tables } from '../../table/tables.ts';

interface Stopper {
  readonly person: Person;
  readonly mayManage: boolean;
}

/** Whether somebody could stop a match only as a manager, which others play: they are asked first. */
export async function isToBeAsked(
  { leaving }: Tables,
  match: Match,
  { person, mayManage }: Stopper,
): Promise<boolean> {
  const others = match.players.filter((one) => isPresent(one) && one.person.id !== person.id);
  if (!mayManage || match.status !== 'playing' || others.length === 0) return false;
  return !(await leaving.mayStop(match, { person, mayManage: false }));
}
