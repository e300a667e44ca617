import type { Career } from '../../model/achievements/career.ts';
import type { Deps } from '../deps.ts';
import type { Earned, MadeAt, Member } from './achievement-store.ts';
import { careerIn } from './earn.ts';

/** What people have achieved. */
export function achievements({ store }: Deps) {
  return {
    /** The newest first. */
    of: (member: Member): Promise<readonly Earned[]> => store.achievements(member),
    /** All that they have done so far. */
    career: (member: Member): Promise<Career> => careerIn(store, member),
    /** In which match, and in which seat, they made their best yaku in a game. */
    bestYaku: (member: Member, game: string): Promise<MadeAt | undefined> =>
      store.bestYaku(member, game),
  };
}
