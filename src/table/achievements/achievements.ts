import type { Deps } from '../deps.ts';
import type { Earned, Member } from './achievement-store.ts';

/** What people have achieved. */
export function achievements({ store }: Deps) {
  return {
    /** The newest first. */
    of: (member: Member): Promise<readonly Earned[]> => store.achievements(member),
  };
}
